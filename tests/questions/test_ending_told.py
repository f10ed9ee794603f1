"""The end of a trick of Getaway told with whose last card it was: what is read of it, and what the engine says."""

from __future__ import annotations

from itertools import product

import pytest

from tutor.asking.ending_asked import DRAWS, ENDED, LEADS, LOST, OUT, PICKS, STILL
from tutor.asking.ending_judged import judge_ending
from tutor.asking.ending_told import OFF, Ending, Lay, read_ending
from tutor.asking.named import Named
from tutor.asking.reply import reply
from tutor.asking.rulesets import usual
from tutor.games import game

GETAWAY = game("getaway")

TOLD = (
    (
        "Only Nell and Bram are left. Nell leads ♣9, her last card, Bram follows with ♣4 and keeps two. Has Nell lost?",
        [("nell", "♣9", ""), ("bram", "♣4", "")],
        {"nell"},
        (LOST, "nell"),
        "no",
    ),
    (
        "Nur noch mein Bruder und ich. Er spielt Herz 9, hat noch drei, ich lege meine letzte, Herz 5. Bin ich raus?",
        [("bruder", "♥9", ""), ("me", "♥5", "")],
        {"me"},
        (OUT, "me"),
        "yes",
    ),
    (
        "just us two left. i drew the 6 of spades, led it, she has no spades and throws a heart. have i lost at once?",
        [("me", "♠6", ""), ("other", "", OFF)],
        {"me"},
        (LOST, "me"),
        "yes",
    ),
    (
        "Wir sind zu viert. Meine letzte Karte war der Kreuz-König, alle haben bedient, keiner höher. Bin ich raus?",
        [("me", "♣K", "")],
        {"me"},
        (OUT, "me"),
        "no",
    ),
    (
        "Trick 3: Yara leads ♦7, Omid ♦J, I have no diamond and throw ♠A. Omid says I have to pick up. Is he right?",
        [("yara", "♦7", ""), ("omid", "♦B", ""), ("me", "♠A", OFF)],
        set(),
        (PICKS, "me"),
        "no",
    ),
    (
        "Stich 5: Ruth kommt mit Karo 4, Sanjay hat kein Karo und wirft Pik 9. Muss ich jetzt noch etwas dazulegen?",
        [("ruth", "♦4", ""), ("sanjay", "♠9", OFF)],
        set(),
        (STILL, "me"),
        "no",
    ),
    (
        "Three of us. Kofi drew ♥8 and led it, Lene put ♥Q on it, I followed with ♥2. Is Kofi out?",
        [("kofi", "♥8", ""), ("lene", "♥D", ""), ("me", "♥2", "")],
        {"kofi"},
        (OUT, "kofi"),
        "yes",
    ),
    (
        "Three of us. Kofi drew ♥8 and led it, Lene put ♥3 on it, I ♥2, both of us have cards. Has Kofi to draw?",
        [("kofi", "♥8", ""), ("lene", "♥3", ""), ("me", "♥2", "")],
        {"kofi"},
        (DRAWS, "kofi"),
        "yes",
    ),
    (
        "Zu zweit: Ilse spielt ihre letzte Karte, Karo 9, Jürgen legt seine letzte, Karo 3. Ist das Spiel aus?",
        [("ilse", "♦9", ""), ("jürgen", "♦3", "")],
        {"ilse", "jürgen"},
        (ENDED, ""),
        "yes",
    ),
    (
        "Very first trick. Ines opens with the ace of spades, Tariq has no spades and throws ♥A. Does Tariq lead next?",
        [("ines", "♠A", ""), ("tariq", "♥A", OFF)],
        set(),
        (LEADS, "tariq"),
        "no",
    ),
    (
        "Two decks. Ayo leads ♦J, then Bea plays the other ♦J, Finn has no diamonds, throws a spade. Does Bea pick up?",
        [("ayo", "♦B", ""), ("bea", "♦B", ""), ("finn", "", OFF)],
        set(),
        (PICKS, "bea"),
        "no",
    ),
    (
        "Zwei Decks, nur Olu und Uta. Olu spielt die gezogene ♣9, Uta gibt die andere ♣9, hat noch Karten. Zieht Olu?",
        [("olu", "♣9", ""), ("uta", "♣9", "")],
        {"olu"},
        (DRAWS, "olu"),
        "yes",
    ),
)


@pytest.mark.parametrize(("text", "lays", "empty", "asks", "answer"), TOLD, ids=[one[0][:40] for one in TOLD])
def test_a_told_end_is_read_and_judged(text, lays, empty, asks, answer):
    read = read_ending(text.lower(), text)
    assert read is not None
    told = [(one.who, one.card[0] + one.card[1] if one.card else "", one.how) for one in read.lays]
    assert told == lays
    assert read.empty == empty
    assert (read.asks, read.about) == asks
    said = reply(text, "getaway")
    assert said.verdict == answer
    assert said.case is not None


OPEN = (
    "Two decks. Both queens of hearts are on the table and they are the highest, Ben's came first. Does Ben lead?",
    "Only Nell and Bram are left. Nell leads ♣9, her last card, Bram follows with ♣4. Has Nell lost?",  # had he more?
    "Getaway: ist man raus, wenn man mit der letzten Karte gewinnt?",
    "Third trick: Yara leads ♦7, Omid ♦J. I hold ♦3. May I play it?",
    "Pete leads ♣8, Quinn ♣J, Rae has none and throws ♠5, Steve still adds ♣Q, we play strictly. Who picks up?",
    "Nora and Rita are left. She leads her last card, ♣9, she follows with ♣4. Has she lost?",  # who is she?
    "Endgame for two without the special rule: I lead the ♦2 I drew, she is void and throws a spade. Have I lost?",
)


@pytest.mark.parametrize("text", OPEN, ids=[text[:40] for text in OPEN])
def test_what_is_open_has_no_end(text):
    read = read_ending(text.lower(), text)
    assert read is None or judge_ending(GETAWAY, read, (usual(GETAWAY),)) is None


SPELLED = {
    "en": (
        "Just Noor and Pavel are left.",
        "Noor leads {card}{last}, Pavel {how}{keeps}. {asked}",
        (", her last card", " and keeps two more"),
        ("follows with ♥4", "follows with ♥Q", "has no hearts and throws ♣3"),
        (", his last card,", " and has three cards left"),
        {OUT: "Is Noor out?", LOST: "Has Noor lost?", DRAWS: "Does Noor have to draw?"},
    ),
    "de": (
        "Nur noch Noor und Pavel sind dabei.",
        "Noor spielt {card} aus{last}, Pavel {how}{keeps}. {asked}",
        (", ihre letzte Karte", " und hat noch zwei"),
        ("bedient mit ♥4", "bedient mit ♥D", "hat kein Herz und wirft ♣3"),
        (", seine letzte Karte,", " und hat noch drei Karten"),
        {OUT: "Ist Noor raus?", LOST: "Hat Noor verloren?", DRAWS: "Muss Noor ziehen?"},
    ),
}
LAID = (Lay("pavel", Named("♥", "4"), ""), Lay("pavel", Named("♥", "D"), ""), Lay("pavel", Named("♣", "3"), OFF))


@pytest.mark.parametrize("lang", SPELLED)
def test_every_end_between_two_is_read_as_it_is_told_and_gets_one_answer(lang):
    begins, story, hands, ways, others, asks = SPELLED[lang]
    led = Lay("noor", Named("♥", "9"), "")
    for mine, way, theirs, asked in product(range(2), range(3), range(2), asks):
        told = story.format(card="♥9", last=hands[mine], how=ways[way], keeps=others[theirs], asked=asks[asked])
        read = read_ending(f"{begins} {told}".lower(), f"{begins} {told}")
        assert read is not None, told
        assert [(one.who, one.card and one.card[:2], one.how) for one in read.lays] == [
            (one.who, one.card[:2], one.how) for one in (led, LAID[way])
        ], told
        empty = {*(["noor"] if not mine else []), *(["pavel"] if not theirs else [])}
        assert read.empty == empty, told
        assert (read.people, read.asks, read.about) == (2, asked, "noor"), told
        judged = judge_ending(GETAWAY, read, (usual(GETAWAY),))
        assert judged is not None, told
        assert judged.answer in ("yes", "no")


def test_nobody_is_out_who_has_cards_and_somebody_has_lost_when_it_is_over():
    """Whatever is told, what the engine says of the two fits together."""
    led = Lay("a", Named("♥", "9"), "")
    for reply_, mine, theirs, drawn in product(LAID, (True, False), (True, False), (True, False)):
        if drawn and not mine:
            continue  # whoever has drawn holds that card alone
        lays = [led, reply_._replace(who="b")]
        empty = {*(["a"] if mine else []), *(["b"] if theirs else [])}

        def asked(asks, about, *, lays=lays, empty=empty, drawn=drawn):
            told = Ending(
                lays=[*lays], empty={*empty}, keeps={"a", "b"} - empty, drawn=drawn, people=2, later=True,
                asks=asks, about=about,
            )  # fmt: skip
            said = judge_ending(GETAWAY, told, (usual(GETAWAY),))
            assert said is not None or asks == OUT
            return said is not None and said.answer == "yes"

        over = asked(ENDED, "")
        assert over == (asked(LOST, "a") or asked(LOST, "b"))
        assert over or not asked(LOST, "a")
        for one in ("a", "b"):
            assert not (asked(OUT, one) and asked(LOST, one))
            assert not (asked(OUT, one) and one not in empty)
        assert over or asked(LEADS, "a") or asked(LEADS, "b") or asked(DRAWS, "a") or asked(DRAWS, "b")


@pytest.mark.parametrize(
    ("asked", "first"), [("Is it me who picks up?", "No. Tom"), ("Is it Tom who picks up?", "Yes. Tom")]
)
def test_whoever_asks_whether_it_is_somebody_is_told_who_it_is(asked, first):
    told = "Trick 4: i led the 5 of hearts, tom the 9 of hearts, jen has no hearts and throws the ace of clubs."
    assert reply(f"{told} {asked}", "getaway").first.startswith(first)


def test_of_whom_a_pronoun_is_asked_is_yes_or_no():
    told = "Only my brother and I are left. I lead my last card, the 6 of hearts, he puts his last one on it, the 4."
    assert reply(f"{told} So is it him who loses?", "getaway").verdict == "no"
