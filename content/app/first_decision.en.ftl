# Exercises on Écarté's first decision.

first-decision-title = { $role ->
    [elder] Play or propose?
   *[other] Refuse or give cards?
}
first-decision-ask = { $role ->
    [elder] You are elder, the end is still far off, and the trump king is worth a point. Which is worth more with this hand?
   *[dealer] You deal, the end is still far off, the trump king is worth a point, and the other side has proposed. Which is worth more with this hand?
}
first-decision-keep = { $role ->
    [elder] Play at once.
   *[dealer] Refuse.
}
first-decision-exchange = { $role ->
    [elder] Propose.
   *[dealer] Give cards.
}
first-decision-why = { $role ->
    [elder] Playing brings { $keep } points on average, proposing { $exchange }: the wrong choice costs { $loss }.
   *[dealer] Refusing brings { $keep } points on average, giving cards { $exchange }: the wrong choice costs { $loss }.
} { $agrees ->
    [yes] { $trumpless ->
        [yes] By the rule to remember, elder proposes without a trump.
       *[no] By the rule to remember this hand counts { $count }, with { $limit } as the limit.
    }
   *[no] { $trumpless ->
        [yes] The rule to remember would be wrong here: without a trump it says to propose.
       *[no] The rule to remember would be wrong here: this hand counts { $count }, with { $limit } as the limit.
    }
} The solution values the cards as if both hands lay open.
