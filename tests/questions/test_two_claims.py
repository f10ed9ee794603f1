"""Two people claim two things: the one who is asked about is answered, and the other is not taken for what is asked."""

from __future__ import annotations

import pytest

from tutor.asking.reply import reply
from tutor.asking.two_claims import one_claim

JACK = (
    "Just me and Joe remaining. I lead my last card, the jack of spades, he follows with the six and has two "
    "more. I say I'm out and he's lost, he says no way. Am I right?"
)
PAID = (
    "Oben liegt Pik 2, Lisa hat dafür grad ihre zwei Strafkarten gezogen. Nun bin ich dran und lege Herz 8. Lisa "
    "meint, auf eine Zwei sei die Acht verboten; ich meine, die Strafe ist abgegolten und ich darf. Stimmt's?"
)
LOW = (
    "Ogórek, dritter Stich, höchste Karte ist ne 10. Ich hab ua. 10 und 2 und will die 2 loswerden. Kasia sagt, ich "
    "muss drüber, ich sag ich hab die Wahl. Bin ich im Recht?"
)


@pytest.mark.parametrize(
    ("game", "text", "verdict"), [("getaway", JACK, "no"), ("crazy-eights", PAID, "yes"), ("gurke", LOW, "no")]
)
def test_the_claim_that_is_asked_about_is_answered(game, text, verdict):
    assert reply(text, game).verdict == verdict


@pytest.mark.parametrize(
    "text",
    [
        "mum says i must draw. i say that's wrong. am i right?",  # what is wrong only she says
        "i led a heart and she says i may not. is she right?",
        "i say i go out. what happens now?",
        "carlo says one draws, and i say nobody does. who is right?",
    ],
)
def test_what_says_nothing_alone_or_is_not_asked_of_one_stays_whole(text):
    assert one_claim(text) == text
