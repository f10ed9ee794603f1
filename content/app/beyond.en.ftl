# What the solved first decision leaves out.

beyond = What the solution leaves out
beyond-hidden = Play this hand with the other hand hidden
beyond-hidden-help = An estimate: each side sees only its own cards, imagines what the other hand may be before it plays, and chooses the card that does best over all the hands imagined.
beyond-hidden-playing = Playing { $n } deals; the very first time this takes a little longer.
beyond-hidden-said = With hidden hands, { $role ->
    [elder] standing is worth about { $keep } and proposing about { $exchange }
   *[dealer] refusing is worth about { $keep } and giving cards about { $exchange }
}, measured over { $n } deals; the difference is accurate to ± { $error }. { $word ->
    [even] This estimate cannot tell which of the two is better.
   *[other] { $same ->
        [yes] The solution’s choice stays the better one.
       *[no] So the other choice looks better here than the solution’s.
    }
}
beyond-sample = Hidden hands. The solution values the cards as if both hands lay open. For comparison, { $n } random hands were also played out with each side seeing only its own cards and guessing the rest. On average, { $role ->
    [elder] standing is then worth { $keep-hidden } (open: { $keep }) and proposing { $exchange-hidden } (open: { $exchange }).
   *[dealer] refusing is then worth { $keep-hidden } (open: { $keep }) and giving cards { $exchange-hidden } (open: { $exchange }).
} In this play nobody draws conclusions from a proposal or a refusal, so the figures are an estimate for one way of playing, not a solution. For { $turns } of these hands the other choice looks better than the solution’s, by more than the error; for { $open } the error leaves the question open.{ $turns ->
    [0] { "" }
   *[other] { " " }Some of them:
}
beyond-turned-up = turn-up
beyond-turns = { $role ->
    [elder] { $word ->
        [keep] standing is better by { $gap } (± { $error }); with open hands, proposing is better, by { $before }
       *[exchange] proposing is better by { $gap } (± { $error }); with open hands, standing is better, by { $before }
    }
   *[dealer] { $word ->
        [keep] refusing is better by { $gap } (± { $error }); with open hands, giving cards is better, by { $before }
       *[exchange] giving cards is better by { $gap } (± { $error }); with open hands, refusing is better, by { $before }
    }
}
beyond-again = A second proposal. The solution allows one exchange. If cards may be exchanged once more, hardly anything changes: elder proposes again after { $comes } of exchanges, and the dealer accepts { $accepted } of these proposals. Refusing a second proposal costs nothing, so cards are exchanged again only where both sides hope to gain. In the first decision elder then stands with { $stands } of hands (with one exchange: { $before }); { $role ->
    [elder] for { $turn } of elder’s hands the answer changes.
   *[dealer] for { $turn } of the dealer’s hands the answer changes.
} A deal is worth { $twice } points to elder (with one exchange: { $once }). Both sides learned their second decision over { $deals } deals, going by the five cards they hold and not by those they discarded; a best answer to the second decision gains up to { $most } points each time it comes up. A third proposal is left out, since only { $third } of first exchanges are followed by a second.
