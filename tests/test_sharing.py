"""Links of positions: short, read for ever, and told when they are damaged; their QR codes are read as a phone does."""

from __future__ import annotations

import io
from random import Random

import pytest
import zxingcpp
from PIL import Image, ImageFilter
from playing import rule_sets, seats_for, wander

from tutor.cases.transcript import Case, write_case
from tutor.core.complaints import Complaint
from tutor.games import shelf
from tutor.ui.address import pack, unpack
from tutor.ui.sharing import MODULE, qr

EARLIER = (
    "eNqrVkpPzE1VslJKTy1JLE-sVNJRKshJrEwtKlayilbyA3JdgThYKRYonl-cWZKZn6dkVa2UkZiXUgxi-AG1Ppq5wFLh0cylhgZg"
    "5WABb6DAMmOwVhB_sZFSrY5SSVFmcjbYXJByI4ih5alFQCV-SrW1AKb1Lt0"
)
"""A link as the first version wrote it."""
TODAY = "-qyYyrmPxB4YlyGRDA4T7vEG2GMNdtdgIaBdqVC81ghgKSzC1tQA"


def test_links_that_people_have_made_are_read():
    assert write_case(unpack(EARLIER)) == write_case(unpack(TODAY))
    assert pack(unpack(EARLIER)) == TODAY


@pytest.mark.parametrize("link", [EARLIER, TODAY])
def test_a_link_cut_anywhere_is_one_complaint(link):
    for length in range(1, len(link)):
        with pytest.raises(Complaint):
            unpack(link[:length]).start()


@pytest.mark.parametrize("key", tuple(shelf()))
def test_a_position_in_a_link_is_short_and_its_code_is_read_from_a_blurred_screen(key):
    source = Random(7)
    rules = rule_sets(key)[0]
    seats = seats_for(rules.game, rules.options, source, 4)
    for made in list(wander(rules.game, rules.game.start(rules.options, seats), source, 12))[-2:]:
        case = Case(rules.game, rules.preset, rules.options, seats, {"position": rules.game.write(made.after)})
        packed = pack(case)
        assert unpack(packed).start() == case.start()
        assert len(packed) < 260
        url = f"http://192.168.178.20:8501/judge?game={key}&at={packed}&lang=de"
        picture, width = qr(url)
        seen = Image.open(io.BytesIO(picture)).convert("L")
        assert seen.width == width
        assert MODULE >= 5
        blurred = seen.filter(ImageFilter.GaussianBlur(1.5))
        assert [found.text for found in zxingcpp.read_barcodes(blurred)] == [url]
