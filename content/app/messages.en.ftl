# Words of the app itself, and the sentences for things that cannot be.

nothing = nothing
list-and = and
list-or = or

number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve

card =
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
    } of { $suit }
rank =
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
card-joker = joker { $n }
card-hidden = hidden card
suit =
    { $suit_key ->
        [spades] spades
        [hearts] hearts
        [diamonds] diamonds
       *[clubs] clubs
    }
suit-one =
    { $suit_key ->
        [spades] spade
        [hearts] heart
        [diamonds] diamond
       *[clubs] club
    }
seat-N = North
seat-E = East
seat-S = South
seat-W = West
seat-table = the table

## What cannot be

error-illegal-move = { $move } is not legal here.
error-no-such-seat = “{ $text }” is not a seat at this table; the seats are { $seats }.
error-unreadable-move = “{ $text }” is not a move; write a move like W ♠A or E takes.
error-no-such-verb = “{ $text }”: { $verb } is not a move in this game; the moves are { $verbs }.
error-no-such-value = “{ $option }” cannot be “{ $value }”; it can be { $values }.
error-no-such-option = There is no option “{ $option }”; the options are { $options }.
error-options-conflict = “{ $first }” and “{ $second }” rule each other out; choose one of the two.
error-no-such-game = There is no game “{ $text }”; the games are { $games }.
error-no-such-preset = There is no rule set “{ $text }”; the rule sets are { $presets }.
error-no-such-field = There is no field “{ $field }”; the fields are { $fields }.
error-field-of-position = “{ $text }” belongs to a position: write it below “position”, as “{ $field }”.
error-no-such-word = “{ $field }” cannot be “{ $text }”; it can be { $values }.
error-no-such-rule = There is no rule “{ $text }”. The nearest is { $nearest }.
error-no-such-case = There is no example or exercise “{ $text }”. The nearest is { $nearest }.
error-no-such-step = This record has no step “{ $text }”; the last one is { $most }.
error-case-empty = There is nothing here; a case is a list of fields such as game and hands.
error-case-not-a-mapping = A case is a list of fields such as game and hands, not “{ $text }”.
error-options-not-a-mapping = Options are written as name: value, not “{ $text }”.
error-players-not-a-list = Players are a list of names, not “{ $text }”.
error-moves-not-a-list = Moves are a list such as [W ♠A, N ♠B], not “{ $text }”.
error-hands-not-a-list = Hands are written as seat: cards, not “{ $text }”.
error-position-not-a-list = A position is a list of fields such as hands and trick, not “{ $text }”.
error-hands-and-position = A case has either hands (a deal) or a position, not both.
error-bad-name = “{ $text }” cannot be a player’s name: one word of at most 24 characters, without brackets, commas or colons.
error-name-twice = Two players are called { $text }; every name must be different.
error-player-count = This rule set is not for { $n } { $n ->
    [one] player
   *[other] players
}; it takes { $most ->
    [2] two
   *[other] { $fewest } to { $most }
}.
error-too-many-moves = A record can hold at most { $most } moves; this one has { $n }.
error-deal-incomplete = This deal is not complete: { $n ->
    [one] { $cards } is missing
   *[other] { $n } cards are missing, namely { $cards }
}.
error-deal-uneven = These hands have { $sizes } cards; when the whole pack is dealt, no hand may be more than one card larger than another.
error-unreadable-card = “{ $text }” is not a card; write a card like Q♥, QH or “queen of hearts”.
error-card-foreign = { $card } is not in the pack of this game.
error-card-twice = { $card } is there twice; there is only one of each card.
error-cards-missing = { $n ->
    [one] One card is missing ({ $cards }); it
   *[other] { $n } cards are missing ({ $cards }); they
} must lie in a hand or on the table.
error-field-missing = The field { $field } is missing.
error-pile-count = The pile cannot have { $n ->
    [one] one card
   *[other] { $n } cards
}: { $rest } { $rest ->
    [one] is
   *[other] are
} left over.
error-not-a-number = “{ $field }” must be a whole number from { $least } to { $most }, not “{ $text }”.
error-one-card-only = The field { $field } takes a single card, not { $n }.
error-trick-who-led = Nothing says who led to this trick. Write the seat before each card, as in { $text }, or say who leads.
error-trick-too-many = A trick cannot hold { $n } cards: only { $most } players have cards.
error-not-a-list = “{ $field }” is written as a list, not as “{ $text }”.
error-numbers-per-seat = “{ $field }” needs one number for each seat, { $n } in all.
error-heap-sizes = “{ $text }” does not cut { $most } cards into { $n } heaps; write the end of a deal like this: = 13 12 14 13.
error-phase-needs-option = The phase “{ $phase }” exists only where { $option } is { $value }, and in this rule set it is not.
error-phase-impossible = The phase “{ $phase }” does not go with the rest of this position or with this rule set.
error-in-without-cards = { $seat } is still in the game but has no cards.
error-ace-does-not-open = The player who holds { $card } leads to the first trick; here that is not { $seat }.
error-drawn-not-alone = A drawn card is the only card in its hand; { $seat } must hold exactly one.
error-case-too-big = That is larger or more deeply nested than a case may be; the limit is { $most } entries and { $deepest } levels.
error-out-with-cards = { $seat } is out of the game but holds cards.
error-power-is-out = { $seat } is to lead but is out of the game.
error-nobody-to-move = Fewer than two players are left; nobody is to move.
error-pile-empty = A card has to be drawn, but the pile is empty; that cannot happen in a real game.
error-played-twice = { $seat } has played twice to this trick.
error-trick-already-stopped = { $card } has already stopped this trick; it cannot go on.
error-trick-already-full = Everyone has already played to this trick.
error-game-is-over = The game is over; it is too late for { $move }.
error-not-held = { $seat } does not hold { $card }.
error-not-possible = You cannot try this here: { $move }.
error-table-not-to-move = Chance decides nothing here, so this is not possible: { $move }.
error-table-cannot-give = { $card } cannot come from there.
error-broken-yaml = { $line ->
    [0] This text cannot be read as YAML
   *[other] Line { $line } cannot be read as YAML
}: { $why ->
    [tab] it is indented with a tab; use spaces.
    [twice] a field is given twice.
    [colon] a colon is missing, or there is one too many; a field is written “name: value”.
    [open] a bracket or quotation mark before it is not closed.
    [indent] it is not indented like the lines it belongs to.
    [tag] it uses a character that has no place in a case (&, *, % or !).
    [value] it holds a date, number or character that is not possible.
   *[other] something in it is out of place.
}
error-broken-json = This line is not JSON: { $why }.
error-file-not-text = { $file } is not a text file.
error-not-a-checkout = { $file } is not a folder with this project in it, so there is nothing to measure.
error-line-not-text = This line is not text in UTF-8.
error-line-failed = At this line something went wrong in the program itself; the other lines are not affected.
error-no-input = There is no input: name a file, or pipe one in.
error-cannot-write = The output cannot be written: { $why }.
error-not-that-kind = “{ $text }” is { $wanted ->
    [case] not a case; a case comes from tutor.read.
    [move] not a move.
    [seat] not a seat.
    [seats] not a list of seats.
    [verdict] not a verdict on this game.
   *[event] neither an event nor a complaint.
  }
error-no-such-language = There are no texts in a language “{ $text }”; the languages are “de” and “en”.
error-no-such-file = There is no file { $file }.
error-file-too-big = This file is too big; { $most } kB is the limit.
error-link-damaged = This link is damaged or incomplete; copy it again.
error-unforeseen = Something went wrong that should not have. Nothing is lost: go back, or start again.

## What is allowed but good to know

notice-two-players = Two can play, but it only gets interesting with three or more.
notice-few-for-two-packs = Two packs are meant for large groups; with fewer than { $fewest } players the hands become very large.
