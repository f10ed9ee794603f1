"""What is said of a game names every move once, in order, and no card that its listener cannot know."""

import random
import re

import pytest
from playing import GAMES, never_seen, rule_sets, seats_for, wander

from tutor.cases.transcript import Case
from tutor.core.languages import LANGUAGES
from tutor.core.play import Replay, Step
from tutor.shown.line import line, unpacked
from tutor.shown.linetexts import Telling
from tutor.shown.spoken import spoken
from tutor.words import explain

UNCOUNTED = re.compile(
    r"(hidden card|verdeckte Karte).*\1|\b[Tt]he hidden|(?<![e\d] )verdeckte Karte|: (a |eine |\d )?(hidden|verdeckte)"
)
"""Cards that lie face down, told one by one, or told once more though their number was."""
UNSPOKEN = re.compile(r"[{}\[\]\ue000♠♥♦♣]|\s[,.;]|\.\.|\s{2}|[,:]\s*[,.]")
"""What no voice can say, and where a card or a name is missing."""
STEPS = 40


def a_game(one, source):
    """Return some moves of a game at random, as a case and as it went."""
    game = one.game
    seats = seats_for(game, one.options, source, 5)
    case = Case(game, one.preset, one.options, seats)
    start = case.play().end
    steps = [Step(m.before, m.move, None, m.events, m.after) for m in wander(game, start, source, STEPS)]
    return case, Replay(start, tuple(steps))


@pytest.mark.parametrize("key", GAMES)
def test_every_move_is_said_once_and_no_card_that_cannot_be_known(key):
    source = random.Random(f"heard {key}")
    for one in rule_sets(key)[::3]:
        case, run = a_game(one, source)
        seat = source.choice(case.seats)
        for lang in LANGUAGES:
            said = unpacked(line(case, Telling(lang, seat=seat, you=True), run=run, since=0).packed)
            moves = [step.get("heard", "") for step in said["steps"][1:]]
            assert len(moves) == len(run.steps)
            for text in (*moves, *(trick.get("heard", "") for trick in said["tricks"])):
                assert not UNSPOKEN.search(text), text
                assert text == text.strip()
                assert not UNCOUNTED.search(text), text
            lines = [told for _, part in said["log"] for told in part]
            assert [n for n, _ in lines] == list(range(1, len(moves) + 1))
            assert all(text.startswith(moves[n - 1]) for n, text in lines)
            hidden = {explain.plain(f"{{{name}}}", lang).lower() for name in never_seen(case, run, seat)}
            words = {re.sub(r"^the ", "", name) for name in hidden}
            for text in moves:
                found = {name for name in words if re.search(rf"\b{re.escape(name)}\b(?! [a-h]\b)", text.lower())}
                assert not found, text


def test_what_stands_on_a_page_is_read_in_sentences():
    html = (
        "<h2>Why</h2><p>North holds <span class='x' role='img' aria-label='queen of hearts'>♥Q</span>, no more</p>"
        "<ul><li>one</li><li>two.</li></ul><span aria-hidden='true'>*</span><svg><path/></svg>"
        "<table><tr><th>Move</th><td>5</td></tr></table>"
    )
    assert spoken(html) == "Why. North holds queen of hearts, no more. one. two. Move 5."
