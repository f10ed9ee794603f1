"""What the texts of Écarté say of the first decision is what the solution says."""

import re

import numpy as np
import pytest

from tutor.odds.atlas import atlas, reaches_two_to_one
from tutor.odds.first.remember import Count, keeps, told
from tutor.odds.first.solution import first
from tutor.odds.first.whole import OURS, by_pattern, choices, cost, follow_cost, played, showing
from tutor.odds.hand import read_situation
from tutor.odds.patterns import PATTERNS
from tutor.paths import CONTENT
from tutor.words import library

GERMAN = re.compile(
    r"spielt (\d+) % dieser .* damit (\d+) % der .*kostet die Vorhand (\d,\d\d), den Geber (\d,\d\d) Punkte"
)
ENGLISH = re.compile(r"on (\d+)% of these .* refuses (\d+)% of .*costs elder (\d\.\d\d) and the dealer (\d\.\d\d)")
OLD = {
    "de": ("verlässlichste Muster", "Das ist kein Blatt zum Spielen", "gute Regel", "steht damit noch nicht fest"),
    "en": ("most reliable pattern", "no hand to play", "good rule", "not settled"),
}


@pytest.mark.parametrize("pattern", PATTERNS)
def test_each_pattern_says_what_following_it_costs(pattern):
    done = {role: by_pattern(role, king_point=True)[pattern] for role in ("elder", "dealer")}
    lost = {role: follow_cost(role, king_point=True)[pattern] for role in ("elder", "dealer")}
    wanted = (*(f"{100 * one.often:.0f}" for one in done.values()), *(f"{one:.2f}" for one in lost.values()))
    entry = library.book("ecarte").entries[f"ecarte.jdr.{pattern.lower()}"]
    for lang, said in (("de", GERMAN), ("en", ENGLISH)):
        text = (CONTENT / "ecarte" / "rules.md").read_text(encoding="utf-8")
        part = text[text.index(f"{{#{entry.id}}}") :]
        part = part[part.index(f":::{lang}-why") :].split("\n:::")[0]
        found = said.search(part)
        assert found, (pattern, lang)
        assert tuple(one.replace(",", ".") for one in found.groups()) == wanted


def test_two_to_one_costs_elder_about_as_much_as_never_standing():
    keeps = reaches_two_to_one(atlas().opened[:, 0])
    for king_point in (False, True):
        never = cost(np.zeros(len(keeps), bool), "elder", king_point)
        assert round(cost(keeps, "elder", king_point), 2) == 0.05
        assert cost(keeps, "elder", king_point) > 0.85 * never


def test_the_hands_that_the_texts_name():
    def found(hand, turn_up, role):
        both = [first(read_situation(hand, turn_up, role), king) for king in (False, True)]
        return [one["propose"] - one["stand"] for one in both], {one["verdict"] for one in both}

    for hand, turn_up, role in (
        ("QH KS 7S 8D 7C", "9H", "elder"),  # the course
        ("9D 7D 9C 8C 7C", "TD", "dealer"),  # the record of a refusal that fails
        ("KH QH JH 7S 7D", "TH", "elder"),  # the course's last hand
    ):
        more, verdicts = found(hand, turn_up, role)
        assert verdicts == {"exchange"}
        assert min(more) > 0.5
    more, verdicts = found("QS 8S 7S KD KC", "TH", "elder")  # an example of V4a: one of its exceptions
    assert verdicts == {"exchange"}
    assert min(more) > 0.15
    more, verdicts = found("QS QD KS JD 8C", "TH", "elder")  # an example of V4b: so is this
    assert verdicts == {"exchange"}
    assert min(more) > 0.15


@pytest.mark.parametrize("king_point", [False, True])
@pytest.mark.parametrize("role", ["elder", "dealer"])
def test_the_old_advice_is_right_with_four_in_five_hands_off_the_list(role, king_point):
    """“About four such hands in five”, says the event of the old advice."""
    listed = np.any([showing(pattern, OURS) for pattern in PATTERNS], axis=0)
    assert 0.76 < 1 - played(~listed, role, king_point).often < 0.84


def test_no_text_says_otherwise():
    texts = [
        *(CONTENT / "ecarte").glob("*.md"),
        *(CONTENT / "ecarte").glob("*.yaml"),
        *(CONTENT / "courses").glob("ec*"),
    ]
    for path in texts:
        for said in (*OLD["de"], *OLD["en"]):
            assert said not in path.read_text(encoding="utf-8"), (path.name, said)


@pytest.mark.parametrize("king_point", [False, True])
def test_the_course_says_how_often_the_count_is_right(king_point):
    """With nearly nine hands in ten, and where it is wrong it costs a tenth of a point on average."""
    kept, found = keeps(Count(*told()["elder"]["rule"])), choices("elder", king_point)
    wrong = kept != (found.keep > found.exchange)
    lost = found.weights * wrong * np.abs(found.keep - found.exchange)
    assert 0.87 < 1 - found.weights @ wrong < 0.9
    assert round(float(lost.sum() / (found.weights @ wrong)), 1) == 0.1
    for lang, said in (("en", "a tenth of a point on average"), ("de", "im Schnitt einen Zehntelpunkt")):
        assert said in (CONTENT / "courses" / f"ecarte.{lang}.md").read_text(encoding="utf-8")
