# What to ask a position, by the rule that decides. Facts: $seat acts.

ask-crazy-eights-play-no-match = What are the suit and rank of the card on top, and was a suit called?
ask-crazy-eights-play-follow-called-suit = Was a suit called, and which one?
ask-crazy-eights-play-eight-must-call = What has to be said when an eight is played?
ask-crazy-eights-turn-no-pass-with-stock = Is there anything left to draw?
ask-crazy-eights-draw-two-only-two-or-take = Is a two still waiting for an answer, and does { $seat } hold one?
ask-crazy-eights-draw-two-eight-cannot-answer = What is the only answer to a two?
ask-crazy-eights-last-card-announce = How many cards will { $seat } have after this move?
ask-crazy-eights-turn-play-or-draw = What are the two things a turn can consist of?
ask-crazy-eights-turn-one-card = How many cards has { $seat } already played in this turn?
ask-crazy-eights-turn-draw = Is there a card left in the stock, and how often has { $seat } drawn in this turn?
ask-crazy-eights-turn-pass = What could { $seat } still do before giving up the turn?
ask-crazy-eights-play-match-suit = Which suit is the card on top, and does { $seat } hold a card of it?
ask-crazy-eights-play-match-rank = Which number or letter does the top card show, and does { $seat } hold it too?
ask-crazy-eights-play-picture-is-not-rank = Do the two cards carry the same letter in the corner?
ask-crazy-eights-play-eight-any-time = Is there a card in this game that does not have to match the card on top?
ask-crazy-eights-play-eight-on-eight = What was called with the card on top, and whom does that bind?
ask-crazy-eights-stock-voluntary-pass = Is anything left to draw, and must { $seat } play a card that matches?
ask-crazy-eights-stock-nothing-to-reshuffle = How many cards are in the discard pile?
ask-crazy-eights-draw-two-answer = Is there a debt, and how can { $seat } pass it on?
ask-crazy-eights-draw-two-may-take-with-two = Does holding the right card oblige { $seat } to use it?
ask-crazy-eights-opt-eight-must-match = May an eight go on any card at this table?
ask-crazy-eights-opt-drawn-card = Has { $seat } drawn in this turn already, and what does this table allow after that?
ask-crazy-eights-stock-empty-play-on = Is anything left to draw, and does { $seat } have a card that matches?
ask-crazy-eights-last-card-penalty = Who holds just one card, and was that announced?
