# Reading a notebook: a course or a lesson.

ui-course = Learn
course-which = Which game would you like to learn?
course-lead = A little text, a table to press, two or three questions at every station; the page remembers where you were.
course-begin = Learn { $game }
course-go-on = { $game }: go on at { $n } of { $of }
course-again = { $game } once more
course-contents = Contents
course-all = All on one page
course-where = Station { $n } of { $of }
course-answered = { $of ->
    [one] { $n } of 1 question answered
   *[other] { $n } of { $of } questions answered
}
course-next = On to: { $title }
course-back = Back to: { $title }
course-finished = That was the last station. You know the game now.
course-other = Learn another game
course-empty = There is nothing in this notebook yet.
start-ask = May I …? What if …? Ask a rule question about any of the games
start-minutes = learned in about { $n } minutes
course-question = A question for you
course-coming = On its way …
course-copy = Copy link to this station
course-copied = Link copied
course-wrong = Line { $line }:
course-play = Play it out from here
course-odds = Everything about this hand
course-show-rule = Show the rule
course-show-odds = Show the odds

error-course-none = There is no course for “{ $text }”.
error-course-no-station = This notebook has no station “{ $text }”; here is the first one.
error-course-exercise-wrong = This exercise claims something that is not so, and is left out.
course-not-yet = There is no course for { $game } yet; its rules are on the rules page.

sit-over = The deal is over.
sit-again = Play this deal once more
sit-free = A game of your own
error-sit-deal = The number of a deal is a whole number below a million, not “{ $text }”.
error-sit-told-not-a-mapping = What is told is written as one rule a line, with its sentence behind it.
error-sit-never-comes-up = At this table { $rule } never comes up in deal { $deal }.
