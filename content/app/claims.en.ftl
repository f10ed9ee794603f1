# What a lesson says and the engine does not.

error-claim-no-such-step = There is no step { $text } here; the record has { $most }.
error-claim-to-move = { $found } is to move, not { $text }.
error-claim-nobody-to-move = Nobody is to move here.
error-claim-event = “{ $rule }” did not happen here. What happened: { $found }.
error-claim-card-count = { $seat } has { $found ->
    [one] one card
   *[other] { $found } cards
}, not { $n }.
error-claim-hand = { $seat } holds { $found }, not { $text }.
error-claim-legal = Legal for { $seat }: { $found }. The text says: { $text }.
error-claim-is-legal = { $move } is legal under { $rule }.
error-claim-illegal-by = { $move } is stopped by { $found }, not by { $rule }.
error-claim-field = “{ $field }” is { $found }, not { $text }.
error-claim-not-over = The game is not over here.
error-claim-no-choice = None of these answers is marked as right: at least one has to begin with right: true.
error-claim-trap-legal = A trap must be a move that is not legal, but { $move } is legal under { $rule }.
error-claim-unreadable = Something here is not written correctly: { $why }.
