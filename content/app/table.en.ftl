# The table that answers by itself.

table-card = card
table-lying = What lies on the table
table-last = Last trick
table-won = { $seat } takes the trick.
table-taken = The trick is stopped: { $seat } picks up the cards.
table-blank = Paused. Press B to go on.

ui-trick-of = Trick { $n } of { $most }
ui-trick-only = Trick { $n }
ui-own-page = In your copy of the page
ui-paragraph = The rule
ui-close = Close
ui-no-cards-yet = No card chosen yet: first press the cards you mean.
ui-no-such-cards = This combination of cards cannot be tried here.
ui-guess-next = Go on
ui-sheet-more = More
ui-sheet-less = Less
ui-projector-blank = Blank the screen (B)
ui-projector-paragraph = The rule (E)
ui-line-failed = This line cannot be shown. Nothing else on the page is missing.
ui-share-own = This link works on this computer only. For phones, start the app with “tutor run --share”.

# The groups of pages
ui-group-more = More
