# Disputes: what the text leaves open, read both ways.

ui-disputes = Disputes
disputes-intro = Here the text can be read in more than one way. Each reading is played at the same table.
disputes-which = What is open
disputes-readings = The readings
disputes-held = { $n ->
    [0] no rule set here uses this reading
   *[other] used by { $presets }
}
disputes-usual = the usual one here
disputes-same-move = The same move under each reading: { $what }
disputes-chance = Chance is the same under each reading: { $what }
disputes-refused = Not legal: { $why }
disputes-allowed = Legal: { $why }
disputes-nothing = Nothing else happens.
disputes-then = Then it is { $seat }’s turn.
disputes-then-may = Next is { $seat }: { $what }.
disputes-then-table = Then play goes on by itself.
disputes-then-over = Then the game is over.
disputes-seats = Cards for each hand, and what is left over
disputes-players = At the table
disputes-dealt = { $each }, { $left } left over
disputes-not-so-many = not possible
disputes-no-table = No position has been found in which these readings differ; the text of the question says more.
disputes-none = The text of this game leaves no choice open to the table.
disputes-judge = Judge under this reading
error-no-such-dispute = There is no open question “{ $text }” with more than one reading to choose from.
