# The rules as a book: contents, search, what holds elsewhere.

ui-contents = Contents
ui-both-languages = Both languages
ui-both-help = Show the German text below the English one
ui-elsewhere = What differs elsewhere
ui-elsewhere-why = { $n ->
    [one] One entry does not hold in this rule set.
   *[other] { $n } entries do not hold in this rule set.
}
ui-show-elsewhere = Unfold everything
ui-hide-elsewhere = Fold everything
ui-holds-with = holds with “{ $option }”
ui-use-value = play it this way
ui-in-use = in use
ui-use-preset = Play by this rule set
ui-see-on-table = See it on the table
ui-which-card = Which card? Decide at a table
ui-own-copy = The paragraph on the source page
ui-run-example = Play along: { $title }
ui-ask = Ask the rules
ui-ask-hint = for example: do I have to follow suit?
ui-hits = { $n ->
    [one] One result
   *[other] { $n } results
}
ui-hits-more = { $n ->
    [one] One more
   *[other] { $n } more
}
ui-back-to-hits = Back to the results ({ $n })
ui-rule-in-full = The rule in full
ui-odds-with-hand = Work out the odds of this hand
ui-odds-open = Go to the odds
ui-country-dk = Denmark, other ways
ui-country-se = Sweden
ui-country-pl = Poland
ui-country-fi = Finland
ui-country-no = Norway
ui-country-is = Iceland
ui-country-us = United States
ui-country-cz = Prague 2004
