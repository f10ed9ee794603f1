"""A sentence that speaks of whoever reads is said to them: "du hast" where it is about A, and A sits there."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from playing import GAMES, anyhow, rule_sets, seats_for, wander

from tutor.core.languages import LANGUAGES
from tutor.core.moves import TABLE, Seat
from tutor.core.play import verdicts
from tutor.games import shelf
from tutor.paths import CONTENT
from tutor.words import explain
from tutor.words.addressed import BEGUN, ENDED, YOU, addressed, forms, named

ME, B = named(YOU), named("B")

SAID = {
    "en": {
        f"{ME} has the trick and leads next.": "you have the trick and lead next.",
        f"It is not {ME}'s turn: {B} comes next.": "It is not your turn: B comes next.",
        f"The loser deals: the next deal is {ME}'s.": "The loser deals: the next deal is yours.",
        f"No card of {ME}'s can overtake.": "No card of yours can overtake.",
        f"{ME} answered lower and still has cards: {B} draws.": "you answered lower and still have cards: B draws.",
        f"{B} would have led; by house rule {ME} leads now.": "B would have led; by house rule you lead now.",
        f"{ME} does not pay and leaves.": "you do not pay and leave.",
        f"{ME}, to the left of {B}, leads; all others wait.": "you, to the left of B, lead; all others wait.",
        f"Calls go round. It is {ME} who speaks now.": "Calls go round. It is you who speak now.",
        f"It is empty, but {ME} has the power and loses.": "It is empty, but you have the power and lose.",
        f"Nobody but {ME} is left in the game.": "Nobody but you is left in the game.",
        f"nobody after {ME} plays.": "nobody after you plays.",
        f"{ME} says “Jouez!” [zhoo-AY] and so refuses.": "you say “Jouez!” [zhoo-AY] and so refuse.",
        f"{named(f'B and {YOU}')} have the lowest score.": "B and you have the lowest score.",
        f"{ME} accepts first, and only then is a card played.": "you accept first, and only then is a card played.",
    },
    "de": {
        f"{ME} hat den Stich und spielt als Nächstes aus.": "du hast den Stich und spielst als Nächstes aus.",
        f"{B} ist nicht an der Reihe: Jetzt kommt {ME}.": "B ist nicht an der Reihe: Jetzt kommst du.",
        f"Zu zweit gilt: {ME} ist draußen.": "Zu zweit gilt: Du bist draußen.",
        f"{ME} legt {{♥D}}, obwohl der Stich unterbrochen war, muss {{♥7}} aufnehmen und spielt aus.": (
            "du legst {♥D}, obwohl der Stich unterbrochen war, musst {♥7} aufnehmen und spielst aus."
        ),
        f"Der Stich geht an {ME}; mit {ME} sitzt niemand.": "Der Stich geht an dich; mit dir sitzt niemand.",
        f"{{♥D}} kostet {ME} nur einen Punkt.": "{♥D} kostet dich nur einen Punkt.",
        f"Der Stich gehört {ME}.": "Der Stich gehört dir.",
        f"bevor {ME} sich entschieden hat; das ist zu spät.": "bevor du dich entschieden hast; das ist zu spät.",
        f"{ME} zieht und kann sich {{♥D}} nicht aussuchen.": "du ziehst und kannst dir {♥D} nicht aussuchen.",
        f"{ME} hatte sich schon zurückgekauft.": "du hattest dich schon zurückgekauft.",
        f"Macht {ME} nun alle Stiche, zählt das einen Punkt.": "Machst du nun alle Stiche, zählt das einen Punkt.",
        f"{ME} kann es, und wer das kann, muss übernehmen.": "du kannst es, und wer das kann, muss übernehmen.",
        f"{ME} hat gespielt, und damit ist die Zeit vorbei.": "du hast gespielt, und damit ist die Zeit vorbei.",
        f"Es war die letzte Karte von {ME}, doch es geht weiter.": "Es war deine letzte Karte, doch es geht weiter.",
        f"{ME} hat gegeben, also beginnt links davon {B}.": "du hast gegeben, also beginnt links davon B.",
        f"{named(f'B und {YOU}')} teilen sich den Pott.": "B und du teilt euch den Pott.",
        f"Alle zahlen an {named(f'B und {YOU}')}.": "Alle zahlen an B und dich.",
        f"Hätte {ME} {{♥6}} statt {{♣3}}, wäre {{♠7}} erlaubt.": "Hättest du {♥6} statt {♣3}, wäre {♠7} erlaubt.",
        f"Wäre {ME} an der Reihe, wäre {{♠7}} erlaubt.": "Wärst du an der Reihe, wäre {♠7} erlaubt.",
        f"Hätte {B} statt {ME} das Ausspiel, ginge {{♠7}}.": "Hätte B statt dir das Ausspiel, ginge {♠7}.",
        f"{B} spielt, alle rufen „nun {ME}!“": "B spielt, alle rufen „nun du!“",
        f"Einen Zug früher, vor dem Zug von {ME}, wäre es gut.": "Einen Zug früher, vor deinem Zug, wäre es gut.",
    },
}
"""Sentences as the content has them, and as they are said to whoever sits at A: one for each turn of the grammar."""


@pytest.mark.parametrize(("lang", "told", "said"), [(lang, *each) for lang in LANGUAGES for each in SAID[lang].items()])
def test_the_verbs_take_the_person_of_whoever_reads(lang: str, told: str, said: str) -> None:
    assert addressed(told, lang) == said


WORD = re.compile(r"[\w’'äöüß-]+|[.,;:!?()]")
NO_VERB = ("also", "dann", "das", "nicht", "als", ",", ":", "reihenfolge")
"""Behind these words "du" may stand without a verb: "Wer zuletzt spielt, also du für den Joker"."""


def wrong(said: str, lang: str) -> str:
    """Return what cannot be right about a sentence said to somebody; found without what turned it."""
    if any(mark in said for mark in (BEGUN, ENDED, YOU)):
        return "a mark is left"
    words = [word.lower() for word in WORD.findall(said)]
    known = forms(lang)
    changed = {verb for verb, turned in known.verbs.items() if verb != turned}
    right = set(known.verbs.values()) | set(known.plural.values())
    for n, word in enumerate(words):
        before, after = words[n - 1] if n else "", words[n + 1] if n + 1 < len(words) else ""
        if lang == "en" and word == "you" and after in changed and (before, after) not in OBJECTS:
            return f"you {after}"
        if lang == "de" and word == "du":
            if after in changed or (before in changed and before != "hat"):
                return f"{before} du {after}"
            ends = [k for k, each in enumerate(words) if each in ".,;:!?()"]
            clause = words[
                max([k for k in ends if k < n], default=-1) + 1 : min([k for k in ends if k > n], default=len(words))
            ]
            score = len(clause) > 1 and all(each.isdigit() for each in clause if each != "du")
            if not right & set(clause) and before not in NO_VERB and not score:
                return f"no verb for du in “{' '.join(clause)}”"
        if lang == "de" and word == "sich" and "du" in words[max(0, n - 3) : n]:
            return "du … sich"
    return ""


OBJECTS = {("but", "is"), ("after", "plays"), ("than", "is"), ("for", "is"), ("of", "returns")}
"""Words around a "you" that is no subject: "nobody but you is left"."""


def moments(key: str) -> Iterator[tuple[str, str]]:
    """Yield what is said to a seat in random games under every rule set, and in which language."""
    game = shelf()[key]
    for number, rules in enumerate(rule_sets(key)):
        rng = random.Random(number)
        seats = seats_for(game, rules.options, rng)
        for moment in wander(game, game.start(rules.options, seats), rng, 20, anyhow):
            lang, you = rng.choice(LANGUAGES), rng.choice(seats)
            yield explain.did(game, moment.before, moment.move, lang, you), lang
            for event in moment.events:
                yield explain.happened(game, event, lang, seats, you), lang
            acting = [one for one in game.movers(moment.after) if one != TABLE]
            for seat in acting[:1]:
                found = verdicts(game, moment.after, seat)
                for verdict in rng.sample(found, min(3, len(found))):
                    yield explain.why(game, moment.after, verdict, lang, you=seat), lang


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_said_in_a_game_is_said_rightly_to_whoever_sits_there(key: str) -> None:
    told = list(moments(key))
    addressed_ones = [said for said, lang in told if re.search(r"\b([Dd]u|[Dd]ich|[Dd]ir|[Yy]ou|[Yy]ours?)\b", said)]
    assert len(addressed_ones) > len(told) // 10
    assert not {(said, found) for said, lang in told if (found := wrong(said, lang))}


# Every sentence of the content

WHO = frozenset(("seat", "other", "turn", "elder", "dealer", "ponte", "chooser", "cutter", "leader", "power", "next"))


def variants(pattern: ast.Pattern) -> list[str]:
    """Every text of a pattern that differs in one choice from its usual one; its slots as ``<name>``."""
    found = [""]
    for element in pattern.elements:
        parts = ["7"]
        if isinstance(element, ast.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            parts = [text for variant in element.expression.variants for text in variants(variant.value)][::-1]
        elif isinstance(element.expression, ast.VariableReference):
            parts = [f"<{element.expression.id.name}>"]
        found = [found[0] + part for part in parts] + [text + parts[0] for text in found[1:]]
    return found


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    for file in sorted(CONTENT.glob(f"*/messages.{lang}.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and "-hint-" not in entry.id.name:  # "other" is a suit there
                for part in entry.attributes:
                    if part.id.name in ("yes", "no", "event", "did", "given"):
                        yield from ((f"{entry.id.name}.{part.id.name}", text) for text in variants(part.value))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said_to_every_seat_in_it(lang: str) -> None:
    found = []
    for id_, text in sentences(lang):
        for slot in WHO & set(re.findall(r"<(\w+)>", text)):
            told = re.sub(r"<(\w+)>", lambda m, slot=slot: ME if m[1] == slot else B if m[1] in WHO else "{♥7}", text)
            said = addressed(" ".join(told.split()), lang)
            if trouble := wrong(said, lang):
                found.append((id_, trouble, said))
    assert not found


def test_whoever_only_looks_on_is_told_of_the_seats() -> None:
    game = shelf()["getaway"]
    (moment,) = wander(
        game, game.start(next(iter(game.presets.values())), tuple(map(Seat, "ABC"))), random.Random(1), 1
    )
    assert explain.did(game, moment.before, moment.move, "en", "") == explain.did(
        game, moment.before, moment.move, "en"
    )
