"""Every sentence that play can bring, in both languages: the one reason that holds here, and good grammar."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping

import pytest
from playing import GAMES, RuleSet, rule_sets, seats_for, wander

from tutor.core.languages import LANGUAGES
from tutor.core.play import verdicts
from tutor.words import explain

MOMENTS, JUDGED = 60, 9
"""Moves of a random game, and at every how-many-th everything is judged."""

OPEN = "both are open to the player"
CHOICES: Mapping[str, str] = {
    "crazy-eights.play.face-up": "the rule is an alternative: suit or rank",
    "crazy-eights.play.no-match": "the rule is an alternative: suit or rank",
    "crazy-eights.play.picture-is-not-rank": "the rule is an alternative: suit or rank",
    "crazy-eights.opt.wild-mode": "the rule is an alternative: suit or rank",
    "crazy-eights.opt.eight-must-match": "the rule is an alternative: the suit, or another eight",
    "crazy-eights.play.eight-must-call": "the rule is an alternative: the suit called, or another eight",
    "crazy-eights.play.call-lapses": "the rule is an alternative: suit or rank",
    "crazy-eights.turn.play-or-draw": OPEN,
    "crazy-eights.stock.empty-play-on": OPEN,
    "crazy-eights.draw-two.owe": OPEN,
    "crazy-eights.draw-two.eight-cannot-answer": OPEN,
    "crazy-eights.draw-two.only-two-or-take": OPEN,
    "ecarte.exchange.repeat": OPEN,
    "ecarte.propose.pass": OPEN,
    "ecarte.opt.name-suit": OPEN,
    "ecarte.renonce.take-back": OPEN,
    "ecarte.play.name-suit": OPEN,
    "ecarte.chouette.under": OPEN,
    "gurke.play.nothing-between": "the cards named are all that may be played",
    "gurke.play.forced-lowest": "the cards named are all that may be played",
    "gurke.play.must-beat": "the cards named are all that may be played",
    "gurke.play.lowest-beater": "the cards named are all that may be played",
    "gurke.lead.lowest": "the cards named are all that may be played",
    "gurke.swap.upto": OPEN,
    "gurke.swap.equal-or-none": OPEN,
    "gurke.swap.dealer-equal": OPEN,
    "gurke.swap.short-stock": OPEN,
    "gurke.gap.vid-short-stock": OPEN,
    "gurke.kontra.round": OPEN,
    "gurke.rassi.frei": "one condition in three words: no king, queen or jack",
    "knockout-whist.trick.void-plays-anything": "it denies two duties that other games have",
}
"""Sentences that may say "or", with why; everywhere else a list of alternatives hides the one reason that holds."""

OR = {
    "de": re.compile(r"\b(?:oder|beziehungsweise)\b"),
    "en": re.compile(r"\bor\b(?! (?:more|less|fewer|lower|higher)\b)"),
}
FAULTS = {
    "de": {
        "one of many": re.compile(r"(?<![\d.,])1 (?:Karten|Punkte|Stiche|Zweien|Plätze|Personen)\b|\beine Karten\b"),
        "many of one": re.compile(r"\b(?:[2-9]|\d\d+|zwei|drei|vier|fünf|sechs) (?:Karte|Punkt|Stich|Person)\b"),
        "verb": re.compile(r"\b(?:liegen|bleiben|sind) (?:nur )?(?:noch )?(?:1|eine) Karte\b"),
    },
    "en": {
        "one of many": re.compile(r"(?<![\d.,])\b(?:1|one) (?:cards|points|tricks|twos|players|lives)\b"),
        "many of one": re.compile(r"\b(?:[2-9]|\d\d+|two|three|four|five|six) (?:card|point|trick|player|life)\b"),
        "verb": re.compile(r"\b(?:are|remain) (?:1|one) (?:card|point)\b"),
        "article": re.compile(r"\ba (?:ace|eight|eleven|8|18|80)\b|\ban (?:king|queen|jack|ten|two|seven)\b"),
    },
}
ANYWHERE = {
    "code word": re.compile(r"\b(?!(?:pick|face|turned|two|turn|left|counter)-)[a-z]+[a-z0-9]*(?:[-_][a-z0-9]+)+\b"),
    "slot": re.compile(r"\{ ?\$|\bNone\b(?! of)|\bTrue\b|\bFalse\b"),
    "twice": re.compile(r"\b([A-Za-zÄÖÜäöüß]{2,}) \1\b"),
    "space": re.compile(r"  |\s[.,;:?!]|\(\s|\s\)"),
    "end": re.compile(r"[^.?!)“”]$"),
    "quotation mark": re.compile(r"[\"«»]|(?<!\w)'|'(?!\w)"),
    "small letter": re.compile(r"^[a-zäöü]|[.!?] [a-zäöü]"),
}


def sentences(one: RuleSet) -> Iterator[tuple[str, str, str]]:
    """Yield (rule, language, sentence) of a random game: all that happens, and all that may be tried now and then."""
    game = one.game
    source = random.Random(repr(one))
    state = game.start(one.options, seats_for(game, one.options, source, 6))
    for number, moment in enumerate(wander(game, state, source, MOMENTS)):
        for lang in LANGUAGES:
            for event in moment.events:
                yield event.rule, lang, explain.plain(explain.happened(game, event, lang), lang)
        if number % JUDGED == 0:
            for verdict in verdicts(game, moment.before):
                for lang in LANGUAGES:
                    yield verdict.rule, lang, explain.plain(explain.why(game, moment.before, verdict, lang), lang)


def faults(rule: str, lang: str, said: str) -> list[str]:
    """What is wrong with a sentence."""
    found = [name for name, wrong in (*ANYWHERE.items(), *FAULTS[lang].items()) if wrong.search(said)]
    return found + ["alternatives"] * (rule not in CHOICES and OR[lang].search(said) is not None)


@pytest.mark.parametrize("key", GAMES)
def test_a_sentence_names_the_one_reason_and_is_well_formed(key):
    found = {
        (wrong, rule, lang): said
        for one in rule_sets(key)
        for rule, lang, said in sentences(one)
        for wrong in faults(rule, lang, said)
    }
    assert not found


@pytest.mark.parametrize(
    ("lang", "said", "wrong"),
    [
        ("en", "It is not a spade, or it is not your turn.", "alternatives"),
        ("de", "Nicht dran oder keine Karten mehr.", "alternatives"),
        ("en", "East takes 1 cards.", "one of many"),
        ("de", "Ost nimmt alle 1 Karten.", "one of many"),
        ("de", "Ost nimmt drei Karte.", "many of one"),
        ("de", "Es liegen noch 1 Karte da.", "verb"),
        ("en", "This is a eight.", "article"),
        ("en", "Only the taker-only may do that.", "code word"),
        ("de", "Es bleibt { $n } liegen.", "slot"),
        ("en", "On the eight of clubs clubs were called.", "twice"),
        ("de", "Das ist Herz , nicht Pik.", "space"),
        ("de", "Ohne Punkt", "end"),
        ("de", 'Das heißt "Tochoo".', "quotation mark"),
        ("de", "Es reicht nicht. es muss höher sein.", "small letter"),
    ],
)
def test_the_faults_are_seen(lang, said, wrong):
    assert wrong in faults("no.such.rule", lang, said)
