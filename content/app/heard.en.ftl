# What is said to whoever listens.
heard-plays = { $seat }: { $cards }
heard-you = You
heard-hidden = { $n ->
    [one] a hidden card
   *[other] { $n } hidden cards
}
heard-trick = Trick to { $seat }.
heard-trick-you = Trick to you.
heard-taken = The trick is stopped: { $seat } picks up the cards.
heard-taken-you = The trick is stopped: you pick up the cards.
heard-before = The deal
heard-brief-turn = Your turn.
heard-next-deal = This deal is over; the next one can be dealt.
heard-hand-none = You hold no cards.
heard-trick-none = No card in the trick yet.
heard-last-none = There is no last trick yet.
heard-score = { $seat }: { $score }
heard-score-none = Nothing is scored yet.
heard-legal = Legal
heard-legal-none = Nothing can be played now.
heard-why-none = There is no reason to give here.
heard-said-none = Nothing has been said yet.
heard-make = The move has not been made yet; the button “{ $button }” does that.
heard-log = What happened so far

# Where it is chosen, and what can be asked for.
heard-title = Sound, reading aloud and keys
heard-sound = Sounds for cards and good moments
heard-sound-how = For a card, a trick, a right answer or a game won. Everything you hear can also be seen.
heard-much = How much is said
heard-much-full = Everything: the move, what it caused, and why
heard-much-brief = Briefly: who played what, and whose trick it is
heard-much-silent = Nothing, unless I ask
heard-keys = Single keys and buttons tell you how things stand
heard-keys-how = If your screen reader keeps letter keys for itself, the buttons below the table’s tools do the same. The question-mark key opens this help again.
heard-aloud = Read aloud with a voice on this device
heard-aloud-near = Nothing is sent anywhere: only voices on this device are used.
heard-aloud-none = This browser has no voice of its own in this language.
heard-aloud-test = This is how it sounds.
heard-asks = Say
heard-what-trick = The trick
heard-what-hand = Your hand
heard-what-last = The last trick
heard-what-score = The score
heard-what-turn = Whose turn it is
heard-what-legal = What may be played
heard-what-why = Why
heard-what-again = What was said, again
heard-key-trick = t
heard-key-hand = h
heard-key-last = l
heard-key-score = s
heard-key-turn = w
heard-key-legal = p
heard-key-why = y
heard-key-again = a
