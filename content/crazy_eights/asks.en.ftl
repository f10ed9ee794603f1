# What to ask a position, by the rule that decides. Facts: $seat acts.

ask-crazy-eights-play-no-match = What lies on top, by suit and by rank, and was a suit called?
ask-crazy-eights-play-follow-called-suit = Was a suit called, and which one?
ask-crazy-eights-play-eight-must-call = What has to be said when an eight is laid?
ask-crazy-eights-turn-no-pass-with-stock = Is there anything left to draw?
ask-crazy-eights-draw-two-only-two-or-take = Is a two still waiting for an answer, and does { $seat } hold one?
ask-crazy-eights-draw-two-eight-cannot-answer = What alone answers a two?
ask-crazy-eights-last-card-announce = How many cards will { $seat } have after this move?
