"""How an answer is written: what the engine says to a position or a moment, what a text says, and that none does."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tutor.asking.answer import Answer, Hit
from tutor.asking.at_length import told_together
from tutor.asking.completing import Judged
from tutor.asking.counted import hand_number, twos_laid
from tutor.asking.facts import Fact, Table, moment_fact, rules_fact, understood
from tutor.asking.heard import kinds_of, players_in
from tutor.asking.impossible import Impossible
from tutor.asking.index import index
from tutor.asking.judging import Heard, Judge
from tutor.asking.meaning import digest
from tutor.asking.moment import Stood, stood_at
from tutor.asking.open_question import elsewhere, opening
from tutor.asking.played import ABOUT, asks_whether_played, tells_of
from tutor.asking.quote import quoted
from tutor.asking.ranking import plain
from tutor.asking.reading import as_read, has, introduced
from tutor.asking.rules_meant import rules_meant
from tutor.asking.rulesets import RuleSet
from tutor.asking.said import answer_said, judged_said, lowered, others_said
from tutor.asking.scene import ME
from tutor.asking.seated import Seated, who_is
from tutor.asking.silence import Silence
from tutor.asking.surest import Standing
from tutor.asking.taught import FAR, taught
from tutor.asking.tidying import tidied
from tutor.asking.told import Told
from tutor.asking.weighing import WHOSE
from tutor.cases.transcript import Case
from tutor.core.options import AnyOptions
from tutor.games import game as find_game
from tutor.words import explain, library
from tutor.words.book.book import Book
from tutor.words.explain import APP

VERDICT, SUPPOSED, TEXT, GAP, SILENT = "verdict", "supposed", "text", "gap", "silent"
KINDS = (VERDICT, SUPPOSED, TEXT, GAP, SILENT)

FOUND = 1_000.0
"""What a rule scores by which the engine decided."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered to a question."""

    kind: str
    """``verdict`` of the engine, ``supposed`` where it answers what is meant perhaps, ``text`` of a rule, ``gap`` that
    the house fills, ``silent`` where no text speaks."""
    lang: str
    first: str
    """The answer itself, in a sentence or a word."""
    reason: str
    """The sentence that carries it; of a text, with the neighbour it leans on."""
    facts: tuple[Fact, ...]
    """What was understood of a position, each thing with what may be chosen instead."""
    verdict: str
    """yes, no, depends or who takes it, where the engine judged what is certainly meant; else nothing."""
    case: Case | None
    """One of the positions that were judged."""
    answer: Answer
    """What was found, the best first."""
    here: tuple[AnyOptions, ...] = ()
    """The options that are told, or those of the table in view: what is quoted is read under them."""
    supposed: str = ""
    """What the verdict is if that is meant which is perhaps meant; ``depends`` where one of two is."""

    @property
    def understood(self) -> tuple[tuple[str, str], ...]:
        """What was understood of a position, each thing with its name."""
        return understood(self.facts)


def say(lang: str, key: str, facts: Mapping[str, object] | None = None) -> str:
    return explain.say(APP, lang, key, facts=dict(facts or {}))


# A verdict


def verdict_reply(answer: Answer, lang: str, heard: Heard) -> Reply:
    """Return what the engine says to a position that was told in words."""
    judged = heard.judged
    facts = heard.facts(lang)
    if judged is None:  # corrected by hand to what cannot be, or leaves too much open
        return Reply(VERDICT, lang, say(lang, "ask-no-verdict"), "", facts, "", None, answer)
    game = judged.case.game
    book = library.book(game.folder)
    rules = [rule for rule in _preferred(book, heard.told, judged) if library.entry(rule) is not None]
    gaps = [rule for rule in rules if ".gap." in rule]
    rules = _told_first(answer, rules)
    answer = replace_hits(answer, rules)
    here = (judged.case.options,)
    reason = _quoted(answer, rules[0], lang, here) if rules else ""
    first = judged_said(book, lang, judged, heard.told.lying)
    if gaps:
        first = _as_house(lang, first, gaps[0], judged.case, judged.answer, heard.again)
    return Reply(VERDICT, lang, first, reason, facts, judged.answer, judged.case, answer, here)


def _as_house(lang: str, first: str, gap: str, case: Case, answer: str, again: Judge) -> str:
    """Return a verdict where the text is silent, with what is answered where it is read in another way."""
    house = say(lang, "ask-house", {"answer": first})
    others = elsewhere(case.game, library.book(case.game.folder).entries[gap], case, answer, again)
    return house if others is None else others_said(lang, house, *others)


def _preferred(book: Book, told: Told, judged: Judged) -> list[str]:
    """Return the rules that decide; of those that say who takes a trick, the one that says it first."""
    rules = list(judged.rules)
    wanted = list(book.situation.get("who", ())) if told.kind in WHOSE else []
    led = next((one.suit for one in told.lying), "")
    if led and told.kind in ("may", "must") and sum(one.suit == led for one in (*told.hand, *told.asked)) > 1:
        wanted = list(book.situation.get("choice", ()))  # of several cards that follow, one is chosen
    return sorted(rules, key=lambda rule: wanted.index(rule) if rule in wanted else len(wanted))


SPEAKS = 0.4
"""As likely as that by what was learned, the best entry speaks of what is asked, and stands before the other rules by
which the engine decided. Of 45 questions (kept18 to 20) in which it is another one, a right entry is first for 35; for
26 with the engine's always first."""


def _spoken_of(answer: Answer) -> str:
    """Return the entry that certainly speaks of what is asked; nothing where none does."""
    if not answer.hits:
        return ""
    best, asked = answer.hits[0].id, answer.question
    return best if taught().rules(asked.game, plain(asked)).get(digest(best), FAR) >= math.log(SPEAKS) else ""


def _told_first(answer: Answer, rules: Sequence[str]) -> list[str]:
    """Return the rules that decided, the one that is spoken of first if it is among them."""
    spoken = _spoken_of(answer)
    return sorted(rules, key=lambda rule: rule != spoken)


def replace_hits(answer: Answer, rules: Sequence[str]) -> Answer:
    """Return an answer with these rules before everything else that was found, but for what is spoken of."""
    found, spoken = index(), _spoken_of(answer)
    ids = dict.fromkeys([*filter(None, [spoken]), *(rule for rule in rules if rule in found.at)])
    first = [found.document(id_) for id_ in ids]
    hits = [Hit(one.id, one.game, one.kind, one.title, round(FOUND - place, 3)) for place, one in enumerate(first)]
    rest = [hit for hit in answer.hits if hit.id not in ids]
    return answer._replace(hits=(*hits, *rest)[: max(len(hits), 10)])


def moment_reply(answer: Answer, lang: str, standing: Standing) -> Reply:
    """Return the answer of the engine to a moment that was told without cards."""
    stood = standing.stood
    rules = [rule for rule in dict.fromkeys(stood.rules) if library.entry(rule) is not None]
    answer = replace_hits(answer, rules)
    here = (stood.case.options,)
    reason = _quoted(answer, _decided_by(answer, rules, here), lang, here)
    first = "" if stood.sides else answer_said(lang, stood.answer)
    if stood.sides:
        parts = [f"{when[lang]}: {lowered(answer_said(lang, said))}" for when, said in stood.sides]
        first = say(lang, "ask-depends-moment", {"sides": "; ".join(parts)})
    elif rules and ".gap." in rules[0]:
        first = _as_house(lang, first, rules[0], stood.case, stood.answer, standing.again)
    facts = [moment_fact(lang, stood, standing.instead)]
    if not any(".preset." in rule for rule in rules):
        game = stood.case.game
        table = Table(game, library.book(game.folder).situation or {}, lang)
        facts.insert(0, rules_fact(table, stood.case, open_=bool(stood.sides)))
    return Reply(VERDICT, lang, first, reason, tuple(facts), stood.answer, stood.case, answer, here)


def named_reply(said: Reply, text: str, stood: Stood) -> Reply:
    """Return who has a part by name, where the question tells the seats and who has dealt; else as it was said.

    With it stands the number that was read, where the engine counted from one.
    """
    one, lang = named_of(text, stood), said.lang
    said = replace(said, facts=(*said.facts, *_counted_facts(lang, tidied(text), stood)))
    if one is None or said.first != answer_said(lang, said.verdict):
        return said
    name = "line" if one.by == "banker" else "seats"
    told = [Fact(name, say(lang, f"ask-told-{name}"), ", ".join(_called(lang, each) for each in one.order))]
    if one.order and one.by != "banker":
        told.append(Fact(one.by, say(lang, f"ask-told-{one.by}"), _called(lang, one.beside)))
    elif one.beside and not one.order:
        beside = say(lang, "ask-told-left", {"beside": _called(lang, one.beside)})
        told = [Fact("seats", beside, _called(lang, one.name))]
    part = stood.answer.partition("|")[2]
    role = f"{lowered(say(lang, f'ask-role-{part}'))}."
    first = say(lang, "ask-role-of", {"name": _called(lang, one.name), "role": role})
    facts = (*said.facts, *(told if one.order or one.beside else ()))
    return replace(said, first=first, verdict=f"{one.name.lower()}|", facts=facts)


_COUNTED_FROM: Mapping[str, Callable[[str], int | None]] = {
    "debt": twos_laid,
    "size": hand_number,
    "cards": players_in,
}
"""By what the number is read from which the engine counts."""
_CALLED = {"cards": "players", "size": "hand-number"}
"""What that number is a number of, where the name says another thing."""


def _counted_facts(lang: str, text: str, stood: Stood) -> Iterator[Fact]:
    """Yield the number that a question tells and from which the engine counts: of twos, of the hand, of people."""
    name = str(stood.moment.get("fact", ""))
    counted = _COUNTED_FROM.get(name)
    number = counted(text) if counted else None
    if number:
        yield Fact(name, say(lang, f"ask-told-{_CALLED.get(name, name)}"), str(number))


def named_of(text: str, stood: Stood) -> Seated | None:
    """Return who has the part that a moment answers, by the seats that are told; nothing where they tell too little."""
    return who_is(text, stood.answer, stays=bool(stood.moment.get("stays")))


def _called(lang: str, name: str) -> str:
    return say(lang, "ask-seat-me") if name == ME else name[:1].upper() + name[1:]


def supposed_reply(said: Reply, key: str, answer: Answer, means: str = "") -> Reply:
    """Return what the engine says under the condition that it is meant; what was found stays in its order.

    It is no verdict on the question that was put.
    """
    facts = {"means": means, "answer": said.first, "verdict": said.verdict, "word": said.first.removesuffix(".")}
    first = say(said.lang, key, facts)
    return replace(said, kind=SUPPOSED, first=first, verdict="", supposed=said.verdict, answer=answer)


def with_options(said: Reply, presets: tuple[RuleSet, ...]) -> Reply:
    """Return an answer with the options under which it was given, where the rules meant have them otherwise."""
    told = options_told(said, presets)
    if not told or not said.first:
        return said
    return replace(said, first=say(said.lang, "ask-with-options", {"options": told, "text": said.first}))


def in_rule_set(said: Reply, stood: Stood, presets: tuple[RuleSet, ...]) -> Reply:
    """Return an answer after the rule set that its moment is told for, where it is not the same under those meant."""
    preset = str(stood.moment.get("preset", ""))
    if not preset or not said.first or said.case is None or preset in {one.preset for one in presets}:
        return said
    game, text = said.case.game, said.answer.question.said.lower()
    free = {name: one for name, one in stood.moment.items() if name != "preset"}
    here = stood_at(game, free, text, kinds_of(text), presets)
    named = library.entry(f"{game.key}.preset.{preset}")
    if named is None or (here is not None and here.answer == stood.answer):
        return said
    return replace(said, first=say(said.lang, "ask-in-preset", {"name": named[1].title[said.lang], "text": said.first}))


def options_told(said: Reply, presets: tuple[RuleSet, ...]) -> str:
    """Return the options under which an answer was given that the rules meant have otherwise, as players say them."""
    if said.case is None:
        return ""
    meant = {change for one in presets for change in one.changes}
    changed = [one for one in said.case.changes.items() if one not in meant]
    entries = library.book(said.case.game.folder).entries
    named = [(entries.get(f"{said.case.game.key}.opt.{name}"), value) for name, value in changed]
    told = [
        say(said.lang, "ask-option", {"option": explain.plain(one.title[said.lang], said.lang), "value": label})
        for one, value in named
        if one is not None and (label := one.values.get(str(value), {}).get(said.lang, ""))
    ]
    listed = explain.listed(said.lang, told, join="and")
    return say(said.lang, "ask-options", {"n": len(told), "options": listed}) if told else ""


def _decided_by(answer: Answer, rules: Sequence[str], here: tuple[AnyOptions, ...]) -> str:
    """Return the rule that carries an answer: what is certainly spoken of, else the first that decided.

    One that holds under these options goes before one of another country. Of 275 verdicts on moments (kept33 to 35)
    the sentence below them is of a rule that answers for 266; with the first that decided it was for 241.
    """
    leading = [_spoken_of(answer), *rules[:1], *(hit.id for hit in answer.hits[:1])]
    leading = [rule for rule in leading if rule and not ABOUT.search(rule)]
    return next((rule for rule in leading if has(rule, here)), [*leading, *rules, ""][0])


def _quoted(answer: Answer, rule: str, lang: str, here: tuple[AnyOptions, ...]) -> str:
    """Return the sentence of an entry that answers, as it reads under the first of these options that has it."""
    found = index()
    said = _as_printed(answer, rule, lang, here)
    return introduced(found.document(rule), here, lang, said) if said else ""


def _as_printed(answer: Answer, rule: str, lang: str, here: tuple[AnyOptions, ...]) -> str:
    """Return the same without the rule set that has it."""
    found = index()
    return quoted(found, answer.question, as_read(found.document(rule), here), lang) if rule in found.at else ""


def played_reply(answer: Answer, lang: str, said: str) -> Reply | None:
    """Return that a thing is played by some, where that is asked and an option or a rule set certainly speaks of it."""
    spoken = _spoken_of(answer) if asks_whether_played(said) else ""
    found = library.entry(spoken) if spoken else None
    if found is None or not tells_of(found[1], said):
        return None
    title = explain.plain(found[1].title[lang], lang)
    kind = "preset" if found[1].kind == "preset" else "option"  # what belongs to an option is played with it
    first = say(lang, f"ask-played-{kind}", {"title": title})
    return Reply(VERDICT, lang, first, _quoted(answer, spoken, lang, ()), (), "yes", None, answer)


# No verdict


def impossible_reply(answer: Answer, lang: str, cannot: Impossible) -> Reply:
    """Return the one sentence that says what cannot be in what was told."""
    if cannot.card is not None:
        first = say(lang, "ask-impossible", {"card": explain.card_name(cannot.card, lang)})
    else:
        first = say(lang, "ask-impossible-rank")
    return Reply(SILENT, lang, first, "", (), "", None, answer)


def silent_reply(answer: Answer, lang: str, still: Silence) -> Reply:
    """Return that no text answers, why, and what is nearest, if anything is."""
    if still.why in ("foreign", "nonsense"):  # beside the weather nothing of ours is near
        answer = answer._replace(hits=())
    first = say(lang, "ask-silent")
    why = still.why if answer.hits or still.why != "nothing" else "nonsense"  # nothing is below that could be near
    reason = still.advice.get(lang, "") if still.advice else say(lang, f"ask-silent-{why}")
    return Reply(SILENT, lang, first, reason, (), "", None, answer)


def text_reply(answer: Answer, lang: str, text: str, table: RuleSet | None) -> Reply:
    """Return the sentence that fits best, under the rule sets told or that of the table in view."""
    if not answer.hits:
        return Reply(SILENT, lang, say(lang, "ask-silent"), "", (), "", None, answer)
    best = answer.hits[0]
    game = find_game(best.game)
    there = table if best.game == answer.question.game else None  # what fits best may be of another game
    here = tuple(one.options(game) for one in rules_meant(game, text, there))
    sentence = _quoted(answer, best.id, lang, here)
    if best.kind == "gap":
        gap = library.book(game.folder).entries[best.id]
        said = opening(game, gap, lang, here, sentence)
        return Reply(GAP, lang, said.first, said.reason, (), "", None, answer, here)
    first, *more = told_together(answer)
    sentence = _quoted(answer, first, lang, here)
    of = sentence.removesuffix(_as_printed(answer, first, lang, here))  # whose rule it is need not be said twice
    told = dict.fromkeys(_quoted(answer, rule, lang, here).removeprefix(of) for rule in more)
    further = " ".join(one for one in told if one not in sentence)
    return Reply(TEXT, lang, sentence, further, (), "", None, answer, here)
