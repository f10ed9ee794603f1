# Hints that ask before they tell.

hint-question = First ask yourself: what does “{ $title }” say here?
hint-fact = { $n ->
    [0] This rule forbids nothing that { $seat } could try here; read what it allows, and to whom.
    [one] Of the { $all } things that { $seat } could try, this rule rules out one.
   *[other] Of the { $all } things that { $seat } could try, this rule rules out { $n }.
}
hint-twin = Another position with the same rule
hint-ask = Help me think
hint-more = Say a little more
