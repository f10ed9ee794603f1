# The interface.

ui-title = Card rules
ui-tab = { $page } · { ui-title }
ui-tagline = Learn and teach card-game rules: why each move is legal or not, with the rule that decides.
ui-start = Start
ui-rules = Rules
ui-replay = Replay
ui-judge = Judge
ui-practise = Practise
ui-compare = Compare
ui-language = Language
ui-game = Game
ui-preset = Rule set
ui-options = Options
ui-changes = { $n ->
    [0] as printed
    [one] 1 change
   *[other] { $n } changes
}
ui-reset-options = Reset the options to this rule set
ui-share = Share
ui-share-what = This link shows exactly what you see here.
ui-qr-alt = QR code of this link
ui-back-to-start = To the start page
ui-colours = Suit colours
ui-colours-two = Two colours
ui-colours-four = Four colours
ui-display = Display
ui-light = Day or night
ui-light-system = Same as my device
ui-light-day = Day
ui-light-night = Night
ui-waits = One moment …
ui-rest = View and share
ui-ways = Ways through the app
ui-projector = Projector view
ui-projector-leave = Leave the projector view
ui-projector-reveal = Show what is legal
ui-print = Print view
ui-print-leave = Leave the print view
ui-continue = Continue where you left off
ui-players = Players: { $text }

ui-legal = legal
ui-illegal = not legal
ui-instead = Instead:
ui-instead-nothing = nothing this player could do at the moment.
ui-also-broken = This would also be broken:
ui-also-granted = What allows it:
ui-tolerated = At this table the card stays where it is, and the mistake costs something.
ui-what-then = What it would cause
ui-house = The text does not settle this.
ui-house-why = The reading used here is a house rule.
ui-source = Source: { $source }
ui-read-in-rules = Read in the rules
ui-press-own-card = Press any of your cards, legal or not, to see why.
ui-press-a-card = Press any card in the hand of { $seat }, legal or not, to see why.
ui-make-move = Make this move
ui-all-moves = Every possible move
ui-game-over = The game is over.
ui-chance = The table moves next: chance decides.
ui-chance-random = Let chance decide
ui-chance-choose = Choose the card yourself
ui-lost = Lost: { $names }
ui-lost-you = You have lost
ui-not-lost-you = You have not lost
ui-not-won-you = You have not won
ui-won = Won: { $names }
ui-won-you = You have won
ui-points = { $name }: { $n }

ui-step = Step { $n } of { $most }
ui-step-only = Step { $n }
ui-step-start = Before the first move
ui-step-after = After { $n ->
    [one] the first move
   *[other] { $n } moves
}
ui-first = Start
ui-previous = Step back
ui-next = Next step
ui-last = End
ui-which-step = Step
ui-guess = Guess first
ui-guess-what = What does { $seat } play? Press a card.
ui-guess-right = That is what happened.
ui-guess-wrong = Legal, but another move was played:
ui-guess-illegal = That is not possible here.
ui-checked = checked against the rules
ui-not-checked = breaks the rules from step { $n }
ui-whose = What we added
ui-example = Example
ui-line = Continuation
ui-line-main = As played
ui-what-happened = What happened
ui-timeline = All moves
ui-record-own = A record of your own
ui-record-help = As YAML or JSON; the format is described together with the content files.
ui-record-play = Play it through
ui-record-upload = Open a file
ui-open-judge = Judge this position
ui-no-examples = There are no worked examples for this game yet.

ui-position = Position
ui-position-from = Start from
ui-position-own = The position in this link
ui-position-deal = A fresh deal
ui-edit-problems = This position is impossible:

ui-explanation = Explanation
ui-glossary = Glossary
ui-names = Also known as
ui-name-note = A word on the name
ui-credits = Source page
ui-changed-by = changed by { $option }
ui-changed-here = { $n ->
    [0] Nothing in the text changes.
    [one] One paragraph is different; it is marked.
   *[other] { $n } paragraphs are different; they are marked.
}
ui-status-derived = follows from the text
ui-status-recommended = recommended
ui-status-house = house rule
ui-kind-legality = decides moves
ui-kind-consequence = what happens
ui-kind-component = cards and seats
ui-kind-aim = aim
ui-kind-advice = advice
ui-kind-etiquette = custom
ui-kind-history = background
ui-kind-option = option
ui-kind-switch = house switch
ui-kind-preset = rule set
ui-kind-gap = open question
ui-part-rules = Rules
ui-part-options = Options
ui-part-presets = Rule sets
ui-part-gaps = Open questions
ui-default = usual

ui-exercise = Exercise
ui-mark-legal = Mark every legal move
ui-choose-answer = Choose an answer
ui-choose-answers = Several answers are right: choose all of them
ui-check-answer = Check
ui-answer-right = All correct.
ui-answer-parts = Not quite. Look at these:
ui-answer-not = Not quite.
ui-answer-missed = { $move } is legal:
ui-answer-wrong = { $move } is not legal:
ui-hint = Hint
ui-next-exercise = Next exercise
ui-previous-exercise = Previous exercise
ui-retry = Try again
ui-no-exercises = There are no exercises for this game yet.
ui-explain = Explanation

card-press = { $card }, press to ask
card-mark = { $card }, press to mark
card-legal = { $card }, legal, press to ask why
card-illegal = { $card }, not legal, press to ask why
card-differs = { $card }, legal under some rule sets only, press to ask why
action-legal = { $text }, legal, press to ask why
action-illegal = { $text }, not legal, press to ask why
action-differs = { $text }, legal under some rule sets only, press to ask why
table-turn = { $seat } is to play.
table-over = Nobody is to play.
table-chance = Chance decides now.
table-no-cards = Nobody has a card left.
table-hand = Hand
table-trick = Trick
table-empty = No card in the trick yet
table-cards = cards
table-led = Led
table-actions = Other moves
table-table = Card table

tag-power = has the power
tag-dealer = dealer
tag-out = out
tag-escaped = got away
tag-loser = lost
tag-drawn = must lead the drawn card
tag-turn = to play

pile-pile = discard pile
pile-heap = heap
fact-losses = Games lost

ui-compare-which = Rule sets side by side
ui-compare-flips = { $n ->
    [0] No move depends on the rule set here.
    [one] One move depends on the rule set.
   *[other] { $n } moves depend on the rule set.
}
ui-compare-alone = A comparison needs two rule sets under which this position can be judged.
ui-compare-none = no such move here
ui-compare-press = Press a card to see side by side what each rule set says.
ui-projector-hide = Hide what is legal
ui-view-from = Shown
ui-view-all = all hands
ui-view-seat = { $seat } only
ui-ledger = Ledger
ui-ledger-who = Who
ui-ledger-what = What for
ui-ledger-amount = Amount
ui-ledger-bank = In the bank
ui-choose-cards = Choose cards
ui-choose-cards-ask = Is that legal?
ui-gone = No connection – trying again
