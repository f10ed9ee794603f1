"""What a certificate says of its own error, where a share of the classes stands for all of them."""

import numpy as np

from tutor.odds.first.certify import _error


def test_the_classes_that_were_left_out_are_part_of_the_error():
    """Over a thousand choices of every tenth class, the mean lies within the error named about 19 times in 20."""
    random = np.random.default_rng(7)
    true, weights = random.exponential(0.001, 4000), random.uniform(0.2, 1, 4000)
    mean = weights @ true / weights.sum()
    met = 0
    for _ in range(1000):
        rows = random.choice(4000, 400, replace=False)
        own = weights[rows] / weights[rows].sum()
        met += abs(own @ true[rows] - mean) <= _error(own, [true[rows]] * 2, 0.9) + 5e-5  # printed with four decimals
    assert 930 <= met <= 1000
    assert _error(weights / weights.sum(), [true] * 2, 0.0) == 0
