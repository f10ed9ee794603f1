# What would make a move legal, or forbid it. Facts: $what the move, $count its cards, $legal whether it would be.

whatif-title = What if?
whatif-help = These are the smallest changes that reverse the answer; the engine has tried each of them.
whatif-which = Which move?
whatif-make-legal = What would make it legal?
whatif-make-illegal = What would forbid it?
whatif-open = See it on the table
whatif-nothing = No single change reverses this answer, and neither does any pair of changes that was tried.
error-whatif-over = The game is over: nobody is to move, so no move can be asked about.
error-whatif-chance = Chance decides here; only a player’s move can be legal or not.
error-whatif-no-move = Say which move is meant, for example “W ♠A”.

whatif-hand = { $legal ->
    [yes] If { $seat } held { $cards } instead of { $out }, { $what } would be legal.
   *[no] If { $seat } held { $cards } instead of { $out }, { $what } would not be legal.
}
whatif-lead = { $legal ->
    [yes] If { $leader } had led { $card } instead of { $out }, { $what } would be legal.
   *[no] If { $leader } had led { $card } instead of { $out }, { $what } would not be legal.
}
whatif-trick = { $legal ->
    [yes] If { $card } lay in the trick instead of { $out }, { $what } would be legal.
   *[no] If { $card } lay in the trick instead of { $out }, { $what } would not be legal.
}
whatif-top = { $legal ->
    [yes] If { $card } lay on top instead of { $out }, { $what } would be legal.
   *[no] If { $card } lay on top instead of { $out }, { $what } would not be legal.
}
whatif-turn-up = { $legal ->
    [yes] If { $card } had been turned up instead of { $out }, { $what } would be legal.
   *[no] If { $card } had been turned up instead of { $out }, { $what } would not be legal.
}
whatif-turned = { $legal ->
    [yes] If { $card } had been turned up instead of { $out }, { $what } would be legal.
   *[no] If { $card } had been turned up instead of { $out }, { $what } would not be legal.
}
whatif-field = { $name ->
    [asked] If { $value } of the players had been asked about taking, instead of { $old }
    [number] If “{ $field }” were { $value } instead of { $old }
    [called] If { $value } had been called instead of { $old }
    [swapped] If the first player had exchanged { $value } instead of { $old }
    [silent] If { $value } had not announced the last card
    [debt] If the number of twos waiting for an answer were { $value } instead of { $old }
    [exchanges] If the number of exchanges so far were { $value } instead of { $old }
    [offenders] If a revoke by { $value } lay on the table
    [dogs] If { $value } had been dealt a single card instead of { $old }
   *[other] With “{ $field }: { $value }” instead of “{ $old }”
}, { $what } would { $legal ->
    [yes] be legal.
   *[no] not be legal.
}
    .first = { $name ->
        [asked] Suppose first that { $value } of the players had been asked about taking, instead of { $old }.
        [number] Suppose first that “{ $field }” were { $value } instead of { $old }.
        [called] Suppose first that { $value } had been called instead of { $old }.
        [swapped] Suppose first that the first player had exchanged { $value } instead of { $old }.
        [silent] Suppose first that { $value } had not announced the last card.
        [debt] Suppose first that the number of twos waiting for an answer were { $value } instead of { $old }.
        [exchanges] Suppose first that the number of exchanges so far were { $value } instead of { $old }.
        [offenders] Suppose first that a revoke by { $value } lay on the table.
        [dogs] Suppose first that { $value } had been dealt a single card instead of { $old }.
       *[other] Suppose first that it were “{ $field }: { $value }” instead of “{ $old }”.
    }
whatif-empty = If { $name ->
    [stock] the stock were empty
    [talon] the stock were empty
    [pile] the discard pile were empty
    [drawn] nothing had been drawn in this turn
   *[other] there were nothing under “{ $field }”
}, { $what } would { $legal ->
    [yes] be legal.
   *[no] not be legal.
}
    .first = Suppose first that { $name ->
        [stock] the stock were empty.
        [talon] the stock were empty.
        [pile] the discard pile were empty.
        [drawn] nothing had been drawn in this turn.
       *[other] there were nothing under “{ $field }”.
    }
whatif-when = { $phase ->
    [deal] the cards had still to be dealt
    [heaps] a heap had still to be chosen
    [window] the next trick had not begun yet
    [first] the first trick were under way
    [trick] a trick were under way
    [draw] there were still cards to be drawn
    [stopped] a tochoo had just stopped the trick
    [forfeit] there were still cards to be picked up for a mistake
    [turn] a card had still to be turned up
    [trump] the trump suit had still to be named
    [order] the rank order had still to be named
    [exchange] there were still cards to be exchanged
    [swap] there were still cards to be exchanged
    [pay] staying in had still to be paid for
    [cut] the pack had still to be cut
    [rainbow] the cut for the game were still to come
    [call] the starter had still to be given its call
    [debt] the cards for the twos had still to be drawn
    [missed] the penalty for a missed announcement had still to be taken
    [blocked] the cards had still to be shuffled after a block
    [choose] the dealer had still to be chosen
    [bank] the stake had still to be put into the bank
    [bet] bets were still being made
    [balance] bank and bets had still to be made equal
    [propose] elder had still to choose between exchange and play
    [answer] a proposal had still to be answered
    [discard] there were still cards to be discarded
    [named] it were still undecided whether the card or the suit named counts
    [cash] it had still to be decided whether the stake stays in
    [dealer] the first dealer had still to be drawn
    [kontra] kontra could still be said
    [free] the question “Is it free?” had still to be answered
    [double] the question “Double?” had still to be answered
    [redeal] a new hand had still to be dealt
    [buy] it had still to be settled who buys back in
    [over] the game were over
   *[play] { $game ->
        [crazy-eights] it were an ordinary turn
       *[other] play were already under way
    }
}
whatif-phase = If { $when }, { $what } would { $legal ->
    [yes] be legal.
   *[no] not be legal.
}
    .first = Suppose first that { $when }.
whatif-leader = If { $value } had the lead instead of { $old }, { $what } would { $legal ->
    [yes] be legal.
   *[no] not be legal.
}
    .first = Suppose first that { $value } had the lead instead of { $old }.
whatif-trump = { $legal ->
    [yes] If trumps were { $value } instead of { $old }, { $what } would be legal.
   *[no] If trumps were { $value } instead of { $old }, { $what } would not be legal.
}
    .first = Suppose first that trumps were { $value } instead of { $old }.
whatif-turn = { $legal ->
    [yes] If it were { $value }’s turn, { $what } would be legal.
   *[no] If it were { $value }’s turn, { $what } would not be legal.
}
    .first = Suppose first that it were { $value }’s turn.
whatif-later = { $n ->
    [one] One move later ({ $moves }), { $what } would be legal.
    [2] Two moves later ({ $moves }), { $what } would be legal.
    [3] Three moves later ({ $moves }), { $what } would be legal.
    [4] Four moves later ({ $moves }), { $what } would be legal.
   *[other] { $n } moves later ({ $moves }), { $what } would be legal.
}
    .first = { $n ->
        [one] First, imagine the position one move later ({ $moves }).
       *[other] First, imagine the position { $n } moves later ({ $moves }).
    }
whatif-earlier = { $n ->
    [one] One move earlier
    [2] Two moves earlier
    [3] Three moves earlier
    [4] Four moves earlier
   *[other] { $n } moves earlier
}, before { $seat }’s move, { $what } would have been legal.
whatif-before = If all the cards played so far were back in the hands, { $what } would be legal.
    .first = Suppose first that no card had been played yet.
whatif-pile = { $n ->
    [one] If one more card could be drawn, { $what } would be legal.
   *[other] If { $n } more cards could be drawn, { $what } would be legal.
}
    .first = { $n ->
        [one] Suppose first that one more card could be drawn.
       *[other] Suppose first that { $n } more cards could be drawn.
    }
whatif-fewer = { $how ->
    [none] If { $seat } had no card left,
    [suit] If { $seat } had no { $suit } left,
    [many] If { $seat } had only { $n ->
        [one] one card
       *[other] { $n } cards
    } left,
   *[few] If { $seat } no longer held { $out },
} { $what } would { $legal ->
    [yes] be legal.
   *[no] not be legal.
}
    .first = { $how ->
        [none] Suppose first that { $seat } had no card left.
        [suit] Suppose first that { $seat } had no { $suit } left.
        [many] Suppose first that { $seat } had only { $n ->
            [one] one card
           *[other] { $n } cards
        } left.
       *[few] Suppose first that { $seat } no longer held { $out }.
    }
whatif-more = { $legal ->
    [yes] If { $seat } held { $cards } as well, { $what } would be legal.
   *[no] If { $seat } held { $cards } as well, { $what } would not be legal.
}
    .first = Suppose first that { $seat } held { $cards } as well.
whatif-stocked = If { $cards } lay in the stock instead of in { $seat }’s hand, { $what } would be legal.
whatif-each = If everyone held one more card, { $what } would be legal.
whatif-bet = If { $seat } had bet { $n } instead of { $out }, { $what } would be legal.
whatif-players = With { $n } players, without { $seats }, { $what } would be legal.
whatif-option = { $legal ->
    [yes] With the option “{ $option }: { $value }”, { $what } would be legal.
   *[no] With the option “{ $option }: { $value }”, { $what } would not be legal.
}
    .first = Suppose first that the option were “{ $option }: { $value }”.
whatif-preset = { $legal ->
    [yes] Under the rule set “{ $preset }”, { $what } would be legal.
   *[no] Under the rule set “{ $preset }”, { $what } would not be legal.
}
whatif-move = “{ $text }”
whatif-by = { $seat }: { $what }
whatif-none = nothing
