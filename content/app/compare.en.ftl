# Comparing rule sets.

compare-open = Compare rule sets
compare-else = What else would change it?
compare-else-more = And { $n ->
    [one] one more move
   *[other] { $n } more moves
}.
compare-else-nothing = No other rule set and no single option changes what is legal here.
error-other-to-move = Under this rule set it would be { $seat }’s turn here, so there is nothing to compare.
compare-own = This position’s own rule set
compare-table = Every move under each rule set
compare-move = Move
compare-cannot = cannot be judged under this rule set
