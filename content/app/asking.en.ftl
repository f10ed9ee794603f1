# Questions put to the rules.

ask-nothing = No rule has a word of this. Try what happens at the table: lead, follow suit, last card.
ask-unknown = Not known: { $words }.
ask-kind-rule = Rule
ask-kind-option = Option
ask-kind-preset = Rule set
ask-kind-gap = Open question
ask-kind-example = Example
ask-kind-exercise = Exercise
ask-kind-term = Term
ask-kind-page = Page
ask-kind-game = Game
error-ask-no-question = A question has the field question with a text, not “{ $text }”.
error-ask-no-language = There is no language “{ $text }”; there are de and en.
error-ask-not-a-text = “{ $field }” is a text or left out; “{ $text }” is none.

ask-verdict-yes = Yes.
ask-verdict-no = No.
ask-takes = { $who }, with the { $card }.
ask-takes-card = The { $card }.
ask-seat-north = North
ask-seat-east = East
ask-seat-south = South
ask-seat-west = West
ask-seat-me = You
ask-house = The text does not say; here we play: { $answer }
ask-gap = The text does not say; the open question is:
ask-silent = The text says nothing on this.
ask-silent-foreign = It belongs to none of the five games.
ask-silent-nothing = The nearest things it does say are below.
ask-depends-held = It depends on whether you also hold { $what }: if so, { $then }; if not, { $else }.
ask-depends-trump = It depends on which suit is trumps. { $sides }.
ask-depends-preset = It depends on the rule set. { $sides }.
ask-depends-card = It depends on which card was played. { $sides }.
ask-held-led = a card of the suit led
ask-held-higher = a higher card of the suit led
ask-held-trump-held = a trump
ask-held-lower = a lower card
ask-none = none
ask-first-trick = the first
ask-suit-led = the suit led
ask-trumps = trumps
ask-told-rule-set = Rule set
ask-told-trick = Trick
ask-told-lying = On the table
ask-told-called = Called
ask-told-trump = Trumps
ask-told-hand = In hand
ask-told-lacked = Not in hand
ask-told-asked = Asked
ask-asked-may = May I play:
ask-asked-must = Must I play:
ask-asked-who = Who takes the trick?
ask-asks-any = any card
ask-asks-other = a card of another suit, no trump
ask-asks-trump = a trump
ask-asks-led = the suit led
ask-asks-that = the card named
ask-asks-on = one more card to this trick
ask-understood = Understood:
ask-nearest = Nearest:
ask-depends-hand = It depends on which card exactly. { $sides }.
ask-rank =
    { $rank ->
        [rA] ace
        [rK] king
        [rD] queen
        [rB] jack
        [r10] ten
        [r9] nine
        [r8] eight
        [r7] seven
        [r6] six
        [r5] five
        [r4] four
        [r3] three
       *[r2] two
    }
ask-found = Found on this:
ask-change = Change it on a table
