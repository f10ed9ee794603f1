"""Boosted trees over signs of which each speaks one way alone: for the trust in a moment, and in a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tutor.asking.trust import Forest, Node

DECIMALS = 4


class Shape(NamedTuple):
    """How trees grow."""

    trees: int
    leaves: int
    """How many a tree has at most."""
    slowly: float
    """How little each tree counts."""
    least: int
    """Of how many examples a leaf must be."""
    held: float
    """How much large values are held against them."""


def fitted(
    signs: Sequence[Mapping[str, float]],
    right: Sequence[bool],
    names: Sequence[str],
    one_way: Sequence[int],
    shape: Shape,
) -> Forest:
    """Return the trees under which what was right is likely; ``one_way`` says which way each sign may speak."""
    from sklearn.ensemble import HistGradientBoostingClassifier  # only whoever learns has it

    learned = HistGradientBoostingClassifier(
        learning_rate=shape.slowly,
        max_iter=shape.trees,
        max_leaf_nodes=shape.leaves,
        min_samples_leaf=shape.least,
        l2_regularization=shape.held,
        monotonic_cst=list(one_way),
        early_stopping=False,
        random_state=1,
    )
    learned.fit([[one[name] for name in names] for one in signs], list(right))
    trees = tuple(tuple(map(_node, tree.nodes)) for (tree,) in learned._predictors)
    return Forest(tuple(names), round(float(learned._baseline_prediction.item()), DECIMALS), trees)


def _node(one: Any) -> Node:
    if one["is_leaf"]:
        return Node(-1, round(float(one["value"]), DECIMALS), 0, 0)
    return Node(
        int(one["feature_idx"]), round(float(one["num_threshold"]), DECIMALS), int(one["left"]), int(one["right"])
    )
