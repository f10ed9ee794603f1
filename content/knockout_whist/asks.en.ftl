# What to ask a position, by the rule that decides. Facts: $seat acts.

ask-knockout-whist-trick-follow-suit = Which suit was led, and does { $seat } hold a card of it?
ask-knockout-whist-trick-void-plays-anything = Which suit was led, and is there one of it in the hand of { $seat }?
ask-knockout-whist-dog-play-or-knock = Was { $seat } dealt a full hand or a single card?
ask-knockout-whist-trump-choose-after-deal = Who names trumps for this hand, and is it time to?
ask-knockout-whist-lead-left-of-dealer = Who dealt, and who sits to the left?
