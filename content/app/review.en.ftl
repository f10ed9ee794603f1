# Review: what was missed comes back.

ui-review = Review
review-intro = What you missed comes back in a new position, when it is time. Nothing is counted against you.
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
