# Playing against others.

ui-play = Play
play-table-of = A table for { $game }
play-who = At the table
play-your-chair = Your seat
play-each = { $n ->
    [one] Your opponent { $temper }.
   *[other] Each of the others { $temper }.
}
play-choices = More: players, strength, cards
play-intro = You see your own hand; the others know no more than they would at a real table. If the app refuses a card, trying it costs nothing: you are told why.
play-from-here = You play on from this position. Choose a hand; the others know only what they would know at a real table.
play-players = Players
play-seat = Your hand
play-level = The others play
play-level-child = like children
play-level-beginner = like beginners
play-level-club = like club players
play-level-strong = like strong players
play-seed = Deal number
play-seed-help = The same number deals the same cards; if you leave it empty, a number is drawn at random.
play-unknown-players = This game cannot be played with “{ $text }” players; { $usual } sit at the table.
play-unknown-seat = There is no seat “{ $text }” at this table; you sit at { $usual } instead.
play-unknown-level = There is no level “{ $text }”; “{ $usual }” is used instead.
play-fresh = Deal a new game instead
play-begin = Sit down and play
play-kept = Your games
play-kept-at = { $game }, { $preset }: { $n } moves
play-kept-over = { $game }, { $preset }: over after { $n } moves
play-forget = Remove
play-other = Another game

play-pace = Pace of the others
play-pace-slow = slowly
play-pace-normal = normal pace
play-pace-quick = quickly
play-pace-once = at once
play-pace-step = one by one
play-pace-heard = once the last move has been read out
play-help = Highlight what is allowed
play-help-what = Your cards show which of them you may play now.
play-paragraphs = Show the rule behind every move
play-what-now = What now?
play-why = Why did they do that?
play-back = Take back
play-go-on = Go on
play-next-deal = Next deal
play-thinking = The others are thinking.
play-your-turn = It is your turn: choose a move.
play-choose = It is your turn: choose the cards in your hand, then:
play-choose-or = It is your turn: press one card, or choose several here.
play-may-moving = You may do something here if you like; otherwise play goes on by itself.
play-may = There is something you may do now, but you do not have to; if you do not, the game goes on.
play-side = Move and rule
play-look-back = See the move before
play-look-on = See the move after
play-look-now = See how things stand now
play-you-alone = You
play-you = { $seat } (you)
play-these = These cards
card-choose = { $card }, press to choose
card-play = { $card }, press to play
card-play-legal = { $card }, allowed, press to play
action-play-legal = { $text }, allowed, press to do it
cards-unseen = { $n ->
    [one] one card
   *[other] { $n } cards
}
card-play-illegal = { $card }, not legal, but at this table it can be played
play-lost = A player was interrupted while thinking and fell back on a rule of thumb.

play-share-record = The record so far, to step through:
play-share-on = The same game, to continue from here:
play-won = You have won.
play-lose = You have lost.
play-again = Play again
play-record = Step through the record
play-it-out = Play it out from here

play-advising = Thinking it over
play-only = There is only one thing you may do: { $move }.

play-why-anything = This was played without a plan: it was one of the moves that were allowed.
play-why-fair = Nobody knew more than can be seen from their own seat. The rest of the cards stay hidden here.

play-score = Score sheet
play-moments = Moments that mattered
play-moments-find = Which moments mattered?
play-moments-looking = Thinking about every decision again
play-moments-none = None: no other move was ever better by more than the margin of error.
play-moment = Move { $n }: you chose { $made }, but { $better } was better by { $gain } ± { $margin } out of 100. That is how many more of a hundred such deals would have ended well for you.
play-moment-unsure = Move { $n }: you chose { $made }, but { $better } looked better twice. Counted once more, it is { $gain } ± { $margin } out of 100, which is within the margin of error.
play-first-rules = { $n ->
    [one] One rule came up for the first time
   *[other] { $n } rules came up for the first time
}

play-moments-playing = Playing on from the better move
play-otherwise = What it would have changed
play-otherwise-what = Here the deal is played on once from the other move, with the same players, the same chance and a player of their strength in your seat. It might have gone in many other ways: this is only an example to go with the estimate above.
play-otherwise-there = There the deal ended:
play-otherwise-here = In your game it ended:
play-otherwise-step = Step through it
play-review = { $n ->
    [one] Ask me about one of them when it is time
   *[other] Ask me about { $n } of them when it is time
}
play-review-all = { $n ->
    [one] Ask me about it when it is time
    [2] Ask me about both when it is time
   *[other] Ask me about all { $n } when it is time
}
play-review-others = For the other rules there is no question yet, or they are already in your review.
play-review-taken = { $n ->
    [one] One rule comes back in review
   *[other] { $n } rules come back in review
}

error-play-no-such-deal = “{ $text }” is not the number of a deal; write it in digits, such as 4711.
error-play-is-over = This game is over; there is nothing left to play.
error-play-hands-unknown = Not every card of this position is known, so it cannot be played out.
error-play-other-version = This game was played with another version of the rules and cannot be continued.
error-play-nothing-to-take-back = There is no decision of yours to take back.
error-another-match = { $file } holds another match; each match needs a file of its own.

# The coach: asks, shows, says why.

coach-show = Show me a card
coach-shows = My advice: { $move }
coach-ours = This is our own advice; the source page says nothing about it.
coach-page = The source page itself advises this:
coach-figure = In { $n } imagined lines that agree with all you know, { $better } came out better than { $worse } by { $gain } ± { $margin } out of 100.
coach-principle = By the rule of thumb alone it would be { $move }, and the rule is this:
coach-close = When played through, the two best moves come out about equally well, so the principle decides.
coach-no-time = There was no time to imagine enough lines, so there is no figure here, and the principle decides.
coach-last-card = That was the last card of this hand.
coach-habit-other = Goes by habit here and not by a principle.
coach-unwatched = Does not keep in mind what the others have shown, and goes by this principle here:
coach-thought = When played through, this came out better than the move that the principles suggest.
play-apart = Advice never decides what is allowed; only the rules decide that.

# Who sits at the table.

play-cast = At the table: { $who }
temper-hoards = is new to the game and goes by habit
temper-does-not-count = does not count cards
temper-never-takes = shies away from high cards
temper-watches = notices who is out of which suit
temper-thinks = thinks every move through
play-cast-one = { $name } ({ $temper })
play-cast-seat = { $seat } is { $name }
play-tally = Games played to the end so far: { $n }; won or survived: { $won }.
