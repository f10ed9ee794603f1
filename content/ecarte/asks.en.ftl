# What to ask a position, by the rule that decides. Facts: $seat acts.

ask-ecarte-play-must-beat = Which card was led, and can { $seat } beat it in its suit?
ask-ecarte-play-must-follow-low = Which suit was led, and what does { $seat } hold of it?
ask-ecarte-play-must-trump = Has { $seat } the suit that was led? And if not, a trump?
ask-ecarte-king-announce = Where is the king of trumps, and is it settled that play begins?
ask-ecarte-king-too-late = Has { $seat } already played a card?
ask-ecarte-king-exclusive = Where is the king of trumps now?
ask-ecarte-exchange-talon-limit = How many cards are left in the talon?
