# What to ask a position, by the rule that decides. Facts: $seat acts.

ask-getaway-trick-follow-suit = Which suit was led, and does { $seat } still hold a card of it?
ask-getaway-trick-free-choice-in-suit = Which suit was led, and which cards of it does { $seat } hold?
ask-getaway-trick-void-plays-anything = Which suit was led, and does { $seat } hold a card of it at all?
ask-getaway-trick-power-leads = Who has the power, and so leads?
ask-getaway-trick-clockwise-turns = Who played last, and who comes next?
ask-getaway-trick-tochoo-stops = Has a card of another suit already been played to this trick?
ask-getaway-first-follow-spades = It is the first trick: does { $seat } still hold a spade?
ask-getaway-first-void-plays-anything = It is the first trick: does { $seat } hold any spade?
ask-getaway-first-ace-of-spades-starts = Which card opens the very first trick?
ask-getaway-take-window = Is a trick on the table, or is one just about to begin?
ask-getaway-lastcard-draw = Who has the power, and does that player have a card left?
ask-getaway-first-everyone-plays = Has { $seat } already played to the first trick?
ask-getaway-first-order-relaxed = Is the opening ace on the table, and does { $seat } still have to play a card?
ask-getaway-trick-free-lead = Is there a card in the trick that { $seat } would have to answer?
ask-getaway-take-target = Going round clockwise from { $seat }, who is the first player with any cards?
ask-getaway-lastcard-must-lead-drawn = How many cards does { $seat } hold after drawing?
