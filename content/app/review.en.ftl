# Review: what was asked comes back.

ui-review = Review
review-intro = What you were asked about comes back in a new position, when it is time: soon what you missed, later what you knew. Ten rules a day at most, and nothing is counted against you.
review-due = { $n ->
    [one] One rule is due today
   *[other] { $n } rules are due today
}
review-none-due = Nothing is due today.
review-none = Nothing here yet: a rule appears as soon as you have answered a question about it.
review-no-key = Nothing about you is kept in this browser, so nothing can come back.
review-begin = Begin
review-picture = What is sure, and what is not yet
review-sure = sure
review-open = not yet sure
review-resting = resting
review-back-now = is due
review-back-days = { $n ->
    [0] comes back today
    [one] comes back tomorrow
   *[other] comes back in { $n } days
}
review-unasked = { $n ->
    [0] Every rule of this game has been asked about.
    [one] One rule has not been asked about yet.
   *[other] { $n } rules have not been asked about yet.
}
review-which = Rule
review-pause = Let it rest
review-resume = Let it come back
review-forget = Forget it
review-forget-all = Forget everything
review-forget-sure = Really forget what is kept about all rules? The answers themselves stay.
review-forget-yes = Yes, forget
review-export = Take it along
review-ask = A question about it
review-week = The week ahead
review-today = Today
review-weekday = { $n ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[other] Sun
}
review-pace = Your { $n } answers show how fast you forget: when a rule comes back goes by that.

# How exercises were answered, for whoever writes and teaches.

answered-title = Exercises answered
answered-lead = Which exercises nobody gets right, and which everybody does. Counted is what each person answered first: on this machine, and in the classes kept here.
answered-not-yours = What people answered is for whoever teaches with this server: it needs the teacher’s link.
answered-none = Nothing has been answered yet. As soon as somebody answers an exercise or a class does, it is counted here.
answered-nobody = Nobody gets them right
answered-nobody-none = There is no exercise that { $n } people or more answered and nobody got right.
answered-everybody = Everybody gets them right
answered-everybody-none = There is no exercise that { $n } people or more answered and everybody got right.
answered-kinds = By rule and kind of question
answered-kinds-lead = Exercises made afresh are seldom met twice. What is learned from them is how hard a rule is when it is asked about in one way, and that moves their level.
answered-of = { $right } of { $asked } right
answered-level = level { $level }
answered-level-moved = level { $level }, at first { $begun }
answered-more = { $n ->
    [one] One more kind of question is not shown.
   *[other] { $n } more kinds of question are not shown.
}
answered-people = { $n ->
    [one] One answer
   *[other] { $n } answers
} to { $exercises ->
    [one] one exercise
   *[other] { $exercises } exercises
}
answered-moved = The level has moved: { $right } of { $asked } got a question like this right. At first it was { $begun }.
answered-kind-mark = mark what is legal
answered-kind-play = do what is legal
answered-kind-pick = choose what is legal
answered-kind-make = make it happen
answered-kind-who = who is next
answered-kind-gap = fill the gap
answered-kind-goes = where the cards go
answered-kind-write = write the sheet
answered-kind-next = what happens
answered-kind-cause = which rule
answered-kind-which = legal, and by which rule
answered-kind-score = what is written down
answered-kind-choose = choose an answer
answered-kind-other = another question
