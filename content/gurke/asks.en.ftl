# What to ask a position, by the rule that decides. Facts: $seat acts.

ask-gurke-play-forced-lowest = Can { $seat } reach the highest card of the trick at all?
ask-gurke-play-nothing-between = Is the card as high as the highest in the trick, or is it the lowest in the hand?
ask-gurke-play-must-beat = Which card is the highest in the trick, and has { $seat } one that reaches it?
ask-gurke-lead-lowest = Which card is the lowest in the hand of { $seat }?
ask-gurke-play-ace-blocks = Was an ace led?
ask-gurke-set-lead = Do all the cards have one rank?
ask-gurke-set-same-count = How many cards were led?
ask-gurke-swap-empty-stock = How many cards are left to be exchanged for?
ask-gurke-swap-short-stock = How many cards are left to be exchanged for?
ask-gurke-swap-forehand-gates = How many cards did the first player exchange?
ask-gurke-swap-equal-or-none = How many cards did the first player exchange?
