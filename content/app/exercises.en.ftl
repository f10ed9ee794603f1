# Exercises made from random play.

exercise-new = New exercises
exercise-new-help = Positions from random play, chosen by the rule that decides them. The link always leads back to the same exercise; if a newer version makes exercises differently, the page says so.
exercise-earlier = This link comes from an earlier version, in which it may have led to another exercise.
exercise-written = Exercises written by hand
exercise-next-new = Another one
exercise-previous-new = The previous one
exercise-rule = About
exercise-rule-any = any rule
exercise-rules = Rule set
exercise-rules-any = any rule set
exercise-level = Level
exercise-level-any = any level
exercise-level-n = { $n ->
    [1] first steps
    [2] easy
    [3] medium
    [4] tricky
   *[other] hard
}
error-exercise-none = No position has been found for “{ $rule }”; there are some for other rules of the game.
error-exercise-level = There is no exercise at level { $n } for “{ $rule }”; there are some at level { $levels }.
error-exercise-not-under = There is no exercise for “{ $rule }” under this rule set: in none of the positions found does it decide anything there, but it does under other rule sets.
error-exercise-no-rule = “{ $rule }” decides no move and causes nothing in this game; exercises are about rules that do.
error-exercise-seed = The number of an exercise is a whole number, not “{ $text }”.

exercise-own = Practise this position
error-exercise-not-here = “{ $text }” is not an exercise of this game.
error-exercise-no-choice = There is nothing to mark in this position: nobody is to act, everything is legal, nothing is legal, or there are too many moves.
# A question of one's own about a position.
ask-trap = This move would break the rule “{ $title }”.
ask-may = { $seat } would like to do this: { $move }. Is it allowed?
ask-yes = Yes
ask-no = No
ask-one = What may { $seat } do here?
ask-several = Which of these may { $seat } do? More than one answer is right.
ask-many = How many cards does { $seat } hold after that?

answer-grade = { $hit ->
    [0] None of { $of }
   *[other] { $hit } of { $of }
}{ $extra ->
    [0] .
    [one] , and one too many.
   *[other] , and { $extra } too many.
}
exercise-mark = { $seat } is to act. Mark everything that is legal here.
exercise-which = { $plain ->
    [yes] { $seat } would like to play { $what }. Is that legal, and which rule decides?
   *[no] { $seat } chooses { $what }. Is that legal, and which rule decides?
}
exercise-which-legal = Legal: “{ $title }”.
exercise-which-illegal = Not legal: “{ $title }”.
exercise-next = What happens as a result?
exercise-next-nothing = None of these; play simply goes on.
exercise-cause = Which of these rules applies?
exercise-who = Who is to act after that?
exercise-who-nobody = Nobody: the game is over.
exercise-who-table = Nobody yet: cards are dealt, drawn or cut first.
exercise-score = What is written down for each player?
exercise-score-one = { $seat } { $n }
exercise-trap-elsewhere = It would be legal under the rule set “{ $preset }”, but not here.

# Answered with the hands.
exercise-mark-all = Mark everything that { $seat } may do here. Perhaps everything is allowed, perhaps nothing.
exercise-then = Mark everything that { $seat } may do then. Perhaps everything is allowed, perhaps nothing.
exercise-turn = After that, { $seat } is to act.
exercise-whoever = The player to act
exercise-play = Do something that { $seat } may do here.
exercise-played = { $n ->
    [one] { $what } is played.
   *[other] { $what } are played.
}
exercise-gap = “{ $said }” Who is [?] here? Point to the seat.
exercise-goes = Where do the cards in the middle go next? Point to the place.
exercise-write = Write down what this changes on the score sheet.
exercise-pick = Which of these may { $seat } do? More than one answer is right.
exercise-last-legal = And which rule makes { $what } legal?
exercise-last-illegal = And which rule forbids { $what }?
exercise-last-caused = And which of these rules applies here?
exercise-point-how = Point to a place at the table.
exercise-press-how = Press a card, or another move.
exercise-sheet-how = Plus and minus change what is written; players who get nothing stay at 0.
exercise-sheet-more = More for { $seat }
exercise-sheet-less = Less for { $seat }
exercise-here = Here
exercise-here-of = Point here: { $seat }
exercise-right-was = The right answer: { $what }

# Which card? Where a principle decides.

well-ask = What would you do as { $seat }?
well-cost = In imagined lines that agree with everything you can see here, the other choice came out worse by { $gain } ± { $margin } out of 100.
