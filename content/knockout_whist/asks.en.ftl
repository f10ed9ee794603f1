# What to ask a position, by the rule that decides. Facts: $seat acts.

ask-knockout-whist-trick-follow-suit = Which suit was led, and does { $seat } hold a card of it?
ask-knockout-whist-trick-void-plays-anything = Which suit was led, and does { $seat } hold any of it?
ask-knockout-whist-dog-play-or-knock = Was { $seat } dealt a full hand or a single card?
ask-knockout-whist-trump-choose-after-deal = Who names trumps for this hand, and is it time to do so?
ask-knockout-whist-lead-left-of-dealer = Who dealt, and who sits to the left?
ask-knockout-whist-trick-free-lead = Is there a card in the trick yet?
ask-knockout-whist-dog-follow-suit-vacuous = How many cards was { $seat } dealt this time?
ask-knockout-whist-dog-lead-or-knock = How many cards was { $seat } dealt, and is there a card in the trick yet?
ask-knockout-whist-trick-winner-leads = Who took the last trick?
ask-knockout-whist-trump-most-tricks-chooses = Who took the most tricks in the last hand, and what has to be named first now?
