# Hints that ask before they tell.

hint-question = { $kind ->
    [mark] Whose turn is it, and what has to happen before anything else can?
    [play] What has to happen here before anything else can?
    [pick] What has to happen here before anything else can?
    [who] What ends with this: a turn, a trick, a deal? And who begins what comes after it?
    [gap] Go through the move step by step: of whom can this sentence be true afterwards?
    [goes] Is the trick complete, or does it stop here? And who gets the cards in the middle?
    [write] Who scores something now, and how much is it worth at this table?
    [next] Play the move in your head: what does it decide, for whom, and how much is it worth?
    [cause] What does this move decide: a trick, a seat, points, the order of play? Which of the titles is about that?
    [well] What do you gain by each choice? And what are you left with afterwards?
   *[other] What is on the table, whose turn is it, and what has just changed?
}
hint-fact = { $n ->
    [one] Of the { $all } things that { $seat } could try, this rule rules out one.
   *[other] Of the { $all } things that { $seat } could try, this rule rules out { $n }.
}
hint-twin = Another position with the same rule
hint-ask = Help me think
hint-more = Say a little more
