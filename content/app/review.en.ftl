# Review: what was asked comes back.

ui-review = Review
review-intro = The rules you were asked about come back in new positions when it is time: soon if you missed one, later if you knew it. At most ten rules come up in a day, and those you miss come up again the same day; nothing is counted against you.
review-due = { $n ->
    [one] One rule is due today
   *[other] { $n } rules are due today
}
review-none-due = Nothing is due today.
review-none = Nothing here yet: a rule appears once you have answered a question about it.
review-no-key = Nothing about you is kept in this browser, so nothing can come back.
review-begin = Begin
review-picture = What you know well, and what you do not know yet
review-sure = sure
review-open = not yet sure
review-resting = resting
review-back-now = is due now
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
review-forget-sure = Really forget your progress on every rule? The answers themselves stay.
review-forget-yes = Yes, forget
review-export = Take it with you
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
review-pace = Your { $n } answers show how fast you forget: they decide when a rule comes back.

# How exercises were answered, for whoever writes and teaches.

answered-title = Exercises answered
answered-lead = Here you see which exercises nobody gets right, and which everybody does. Only each person’s first answer is counted, on this computer and in the classes kept here.
answered-not-yours = Only those who teach with this server can see these answers: you need the teacher’s link.
answered-none = Nothing has been answered yet. As soon as a person or a class answers an exercise, it is counted here.
answered-nobody = Nobody gets them right
answered-nobody-none = Of the exercises answered by { $n } people or more, none was missed by everybody.
answered-everybody = Everybody gets them right
answered-everybody-none = Of the exercises answered by { $n } people or more, none was answered right by everybody.
answered-kinds = By rule and kind of question
answered-kinds-lead = You seldom meet the same generated exercise twice. But the answers show how hard a rule is in one kind of question, and the level is adjusted accordingly.
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
answered-moved = The level has changed, since { $right } of { $asked } answers to questions like this were right. At first it was { $begun }.
answered-kind-mark = mark what is legal
answered-kind-then = mark what is legal afterwards
answered-kind-play = do what is legal
answered-kind-pick = choose what is legal
answered-kind-make = make it happen
answered-kind-who = who is next
answered-kind-gap = fill the gap
answered-kind-goes = where the cards go
answered-kind-write = fill in the score sheet
answered-kind-next = what happens
answered-kind-cause = which rule
answered-kind-which = legal, and by which rule
answered-kind-score = what is written down
answered-kind-choose = choose an answer
answered-kind-other = another question
