# Questions put to the rules.

ask-nothing = No rule uses any of these words. Try the words players use at the table: lead, follow suit, last card.
ask-unknown = Unknown: { $words }.
ask-kind-rule = Rule
ask-kind-option = Option
ask-kind-preset = Rule set
ask-kind-gap = Open question
ask-kind-example = Example
ask-kind-exercise = Exercise
ask-kind-term = Term
ask-kind-page = Page
ask-kind-game = Game
error-ask-no-question = A question needs a field “question” with a text, not “{ $text }”.
error-ask-no-language = There is no language “{ $text }”; the languages are “de” and “en”.
error-ask-not-a-text = “{ $field }” has to be a text or be left out; “{ $text }” is not a text.

ask-forbidden-yes = Yes, that is forbidden.
ask-forbidden-no = No, that is allowed.
ask-verdict-yes = Yes.
ask-expected-yes = Yes.
ask-played-option = Yes, as an option: { $title }.
ask-played-preset = Yes, as a rule set: { $title }.
ask-verdict-no = No.
ask-takes = { $who }, with the { $card }.
ask-takes-card = The { $card }.
ask-cards = { $n ->
    [0] None of them.
   *[other] { $cards }.
  }
ask-seat-north = North
ask-seat-east = East
ask-seat-south = South
ask-seat-west = West
ask-seat-me = You
ask-house = The text does not say; here we play: { $answer }
ask-gap = The text does not say.
ask-open = The text does not say. { $option }: here we play { $here }, others { $others }.
ask-house-others = { $house } Others play { $sides } ({ $option }).
ask-house-side = { $value }, so { $answer }
ask-option = “{ $option }: { $value }”
ask-options = { $n ->
    [1] the option { $options }
   *[other] the options { $options }
}
ask-with-options = With { $options }: { $text }
ask-in-preset = { $name }: { $text }
ask-off-here = This is an option, and it is off here: { $text }
ask-impossible = That cannot be: there is only one { $card }.
ask-impossible-rank = That cannot be: there are only four cards of that rank.
ask-silent = The text says nothing about this.
ask-silent-foreign = None of the five games has a rule about it.
ask-silent-nonsense = No rule uses any of these words. Try the words players use at the table: lead, follow suit, last card.
ask-silent-nothing = The nearest entries are below.
ask-depends-held = It depends on whether you still hold { $what }: if so, { $then }; if not, { $else }.
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
ask-told-game = Game
ask-told-rule-set = Rule set
ask-told-trick = Trick
ask-told-lying = On the table
ask-told-called = Called
ask-told-trump = Trumps
ask-told-hand = In the hand
ask-told-size = Cards in hand
ask-told-lacked = Not in the hand
ask-told-seats = Clockwise
ask-told-left = To the left of { $beside }
ask-told-dealer = Dealer
ask-told-dog = Dog’s life
ask-told-layer = Last to play
ask-told-taking = Takes a hand
ask-told-line = Line of the chouette
ask-told-asked = Asked
ask-asked-may = May I play:
ask-asked-must = Must I play:
ask-asked-ends = Does this card win:
ask-asked-beats = Does my card take the trick?
ask-asked-who = Who takes the trick?
ask-asked-takes = Takes the trick:
ask-asked-picks = Picks up the trick:
ask-asked-picked = Picks up how many cards:
ask-asked-held = Holds how many cards afterwards:
ask-asked-total = Points afterwards:
ask-asked-leads = Leads next:
ask-asked-out = Has got away:
ask-asked-loses = Has lost:
ask-asked-still = Still plays a card:
ask-asked-points = Gets points:
ask-asked-listed = Is that a hand to play on?
ask-asked-stand = Play without an exchange?
ask-asked-refuse = Refuse the exchange?
ask-asked-exchange = Exchange?
ask-listed-trumps =
    { $n ->
        [0] no trump
        [1] one trump
       *[other] { $n } trumps
    }
ask-advised-yes = Yes, the list says so.
ask-advised-no = No, this hand is not on the list.
ask-advised-exchange = No, the list says to play.
ask-asks-any = any card
ask-asks-some = any of these cards
ask-asks-which = which card
ask-asks-other = a card of another suit, not a trump
ask-asks-trump = a trump
ask-asks-led = the suit led
ask-asks-that = the card named
ask-asks-on = one more card to this trick
ask-asks-over = a higher card of the suit led
ask-understood = Understood:
ask-nearest = Nearest:
ask-depends-hand = It depends on the exact card. { $sides }.
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
ask-found = What was found:
ask-change = Change it at the table

ask-means-with = { $means } with { $options }
ask-supposed = Understood as { $means }: { $answer }
ask-supposed-may = Understood as { $means }: { $verdict ->
    [yes] Yes, that is allowed.
   *[no] No, that is not allowed.
}
ask-supposed-must = Understood as { $means }: { $verdict ->
    [yes] Yes, it has to be done.
   *[no] No, it need not be done.
}
ask-supposed-so = If the position is understood rightly: { $answer }
ask-depends-moment = It depends. { $sides }.
ask-points =
    { $n ->
        [0] No points.
        [1] One point.
        [2] Two points.
        [3] Three points.
        [4] Four points.
        [5] Five points.
        [6] Six points.
        [7] Seven points.
        [8] Eight points.
        [9] Nine points.
        [10] Ten points.
        [11] Eleven points.
        [12] Twelve points.
       *[other] { $n } points.
    }
ask-count =
    { $n ->
        [0] None.
        [1] One.
        [2] Two.
        [3] Three.
        [4] Four.
        [5] Five.
        [6] Six.
        [7] Seven.
        [8] Eight.
        [9] Nine.
        [10] Ten.
        [11] Eleven.
        [12] Twelve.
       *[other] { $n }.
    }
ask-range = { $least } to { $most }.
ask-role-of = { $name }, { $role }
ask-role-highest-led = The player of the highest card of the suit led.
ask-role-tochoo = The player of the tochoo.
ask-role-ace-spades = The holder of the ace of spades.
ask-role-trick-winner = The winner of the trick.
ask-role-left-of-dealer = The player to the left of the dealer.
ask-role-left-of-dog = The player to the left of the one on a dog’s life.
ask-role-dealer = The dealer.
ask-role-elder = Elder, the player who did not deal.
ask-role-most-tricks = The player with the most tricks.
ask-role-after-next = The player after the next one.
ask-role-first-out = The first player with no cards left.
ask-role-highest-cut = The player who cuts the highest card.
ask-role-holder = The only player who still has cards.
ask-role-next-left = The next player to the left who is still in.
ask-role-next-right = The next player to the right who is still in.
ask-role-banker = The one who had the bank.
ask-role-ponte = The one who was ponte.
ask-role-first-adviser = The first adviser in line.
ask-role-second-adviser = The second adviser in line.
ask-role-offender = The player who made the mistake.
ask-role-taker = The player who took the hand.
ask-role-takes-from = The next player to the left who still has cards.
ask-role-youngest = The youngest player.
ask-told-view = Position
ask-in-view = the position shown
ask-keep-unanswered = Keep this question for the next version
ask-kept = Kept on this computer; `tutor ask --unanswered` lists it.
ask-none-kept = No questions have been kept.
ask-unsaid = not said
ask-add-card = + card
ask-last-trick = the last
ask-told-stood = Stood at
ask-told-lives = Lives lost before
ask-told-reached = Now at
ask-told-others = The others have
ask-told-had = Cards before
ask-told-lost = Lost with
ask-asked-lost-out = Is that player out?
ask-asked-lost-in = Is that player still in?
ask-asked-lost-life = Does it cost a life?
ask-asked-lost-nought = Is that player back at zero?
ask-asked-reborn = With what score does that player go on?
ask-told-obliged = Obliged to make three tricks
ask-told-made = Most tricks
ask-told-king = King of trumps
ask-deal-elder = elder
ask-deal-dealer = dealer
ask-deal-nobody = nobody
ask-deal-made = { $n } ({ $who })
ask-deal-announced = announced
ask-asked-deal-winner = Points for the side with most tricks
ask-asked-deal-loser = Points for the other side
ask-told-drawn = Drawn card
ask-lay-over = a higher card
ask-lay-under = a lower card
ask-lay-off = another suit
ask-lay-any = a card of the suit led
ask-lay-rest = everybody else
ask-lay-somebody = somebody
ask-lay-other = the other player
ask-drawn-led = led
ask-asked-draws = Has to draw:
ask-asked-ended = Is the game over?
ask-asked-goes-on = Does the game go on?
ask-asked-sits-out = Plays no card any more:
ask-told-loser = The loser has
ask-asked-worth = How often does the game count?
ask-asked-bought-back = With what score does that player come back?
ask-asked-so-worth = Does the game count { $n } times?
ask-asked-so-bought-back = Does that player come back with { $n }?
ask-told-debt = Twos in a row
ask-told-hand-number = Which hand
ask-told-players = Players
ask-told-last = Last card
ask-told-clean = No trump played
ask-told-whole = Whole hand
ask-take-away = Take away
ask-no-verdict = These facts lead to no verdict: they contradict each other, or leave too much open.
ask-add = Add
ask-otherwise = otherwise
