# Words at the table, and sentences for what cannot be.

tag-dealer = dealer
tag-winner = winner
tag-loser = loser
tag-gurke = one life lost
tag-is-gurke = out of the game
tag-bought-back = bought back
tag-kontra = said kontra
tag-doubled = pays double
tag-fourfold = pays fourfold
pile-stock = stock
pile-discards = discards
pile-losing-cards = losing cards
fact-deal = deal
fact-limit = limit
fact-pot = pot
fact-undealt = undealt cards
error-gives-wrong-count = { $count } cards have to be dealt here, not { $n }.
error-talon-count = The stock cannot have { $n ->
    [one] one card
   *[other] { $n } cards
}: { $rest } { $rest ->
    [one] is
   *[other] are
} left over.
error-score-over-limit = { $seat } stands at { $n } and would already be out or have lost a life.
error-trick-order = It was not yet { $seat }'s turn: play goes round clockwise from the leader.
error-trick-uneven = Everyone lays the same number of cards to a trick, and without sets always one.
error-hands-uneven = The hands do not fit together: { $sizes } cards. Those who have played hold as many fewer as lie in the trick; otherwise all are equal.
error-phase-not-here = { $phase ->
    [swap] Nobody exchanges cards before the first trick at this table; this moment does not exist here.
    [draw] Nobody exchanges cards before the first trick at this table; this moment does not exist here.
    [kontra] There is no kontra at this table; this moment does not exist here.
    [buy] Nobody buys back in at this table; this moment does not exist here.
   *[free] Nobody is asked about new hands before the first trick at this table; this moment does not exist here.
}
