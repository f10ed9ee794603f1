# What to ask a position, by the rule that decides. Facts: $seat acts.

ask-ecarte-play-must-beat = Which card was led, and can { $seat } beat it in its suit?
ask-ecarte-play-must-follow-low = Which suit was led, and what does { $seat } hold of it?
ask-ecarte-play-must-trump = Does { $seat } have a card of the suit led? And if not, a trump?
ask-ecarte-king-announce = Where is the king of trumps, and is it settled that play begins?
ask-ecarte-king-too-late = Has { $seat } already played a card?
ask-ecarte-king-exclusive = Where is the king of trumps now?
ask-ecarte-exchange-talon-limit = How many cards are left in the stock?
ask-ecarte-propose-pass = Has the first card been led, and does { $seat } want other cards?
ask-ecarte-propose-dealer-cannot = Which of the two speaks first in this deal?
ask-ecarte-propose-refuse = What has just been asked, and who has to answer?
ask-ecarte-propose-accept = What has just been asked, and what are the two possible answers?
ask-ecarte-exchange-elder-first = The proposal was accepted: who discards first, and at least how many cards?
ask-ecarte-exchange-dealer-any-number = Has the other player already exchanged, and what is left in the stock?
ask-ecarte-exchange-discards-dead = What happens to cards once they are discarded?
ask-ecarte-exchange-repeat = The exchange is over: what could { $seat } do before it, and what can { $seat } do now?
ask-ecarte-stand-elder-leads = Does { $seat } have to ask for other cards first?
ask-ecarte-king-optional = Does a good card have to be shown?
ask-ecarte-play-lead-free = Is there a card in the trick that { $seat } would have to answer?
ask-ecarte-play-free-discard = Which suit was led, what are trumps, and does { $seat } have any of either?
ask-ecarte-play-trump-led = Which suit was led, and can { $seat } go higher in it?
ask-ecarte-play-next-lead = Who took the last trick?
ask-ecarte-deal-elder-leads = Which of the two deals this time?
ask-ecarte-renonce-definition = Has anybody broken a duty, and does it show yet?
ask-ecarte-chouette-over = How much has been bet altogether, and how much is in the bank?
ask-ecarte-chouette-under = How much has been bet altogether, and how much is in the bank?
