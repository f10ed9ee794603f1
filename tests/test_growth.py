"""What a stranger sends is read in time that grows with its length and no faster, whatever stands in it."""

import pytest

from tutor.bench.growth import READERS, too_fast, tried
from tutor.bench.hostile import again

LONGEST = 16_000
"""Up to here at every run; ``tutor prove`` goes on to the limit of each reader."""


@pytest.mark.parametrize(("name", "shape"), list(tried()))
def test_no_text_takes_longer_than_its_length(name, shape):
    reader, shapes, longest = READERS[name]
    assert too_fast(reader, shapes[shape], min(LONGEST, longest)) == ""


def test_what_looks_at_everything_from_everywhere_is_noticed():
    def slow(text: str) -> int:
        return sum(text.count(text[place]) for place in range(len(text)))

    assert too_fast(slow, again("a"), 256_000)
