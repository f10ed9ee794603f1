# Reading a notebook: a course or a lesson.

ui-course = Learn
course-station-done = You have answered everything at this station.
course-which = Which game would you like to learn?
course-lead = Almost every station has a short text, a table to try and two or three questions; the page remembers where you were.
course-begin = Learn { $game }
course-go-on = { $game }: go on at { $n } of { $of }
course-again = { $game } once more
course-contents = Contents
course-all = All on one page
course-one = One station at a time
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
start-ask = May I …? What if …? Ask about any rule
start-minutes = takes about { $n } minutes to learn
course-question = A question for you
course-coming = On its way …
course-copy = Copy link to this station
course-copied = Link copied
course-wrong = Line { $line }:
course-play = Play it out from here
course-odds = Everything about this hand
course-show-rule = Show the rule
course-decide = What would you do?
course-show-odds = Show the odds

error-course-none = There is no course for “{ $text }”.
error-course-no-station = There is no station “{ $text }” here any more; carry on from this one.
error-course-exercise-wrong = This exercise claims something that is not true, so it is left out.
course-not-yet = There is no course for { $game } yet; its rules are on the rules page.

course-can = You can now sit down at any { $game } table. { $n } of { $of } questions answered.
course-open = Still open:
course-not-kept = This browser does not let us save anything: your place and your answers last only until you close the page.
sit-first = Decide first. Afterwards you will see what your choice means.
sit-skip = Read on without deciding
sit-over = The deal is over.
sit-again = Play this deal again
sit-free = A game of your own
sit-more = Play again
sit-harder = Harder opponents
sit-house = Your table’s rules
sit-still-here = Your game is still on the table, as you left it.
sit-afresh = Deal it again
sit-anew = The game you left was played by an older version of the rules, so it has been dealt again.
error-sit-deal = The number of a deal is a whole number below a million, not “{ $text }”.
error-sit-told-not-a-mapping = Write one rule on each line, followed by the sentence to be said about it.
error-sit-never-comes-up = At this table { $rule } never comes up in deal { $deal }.
