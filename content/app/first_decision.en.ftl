# Exercises on Écarté's first decision.

first-decision-title = { $role ->
    [elder] Play or propose?
   *[other] Refuse or give cards?
}
first-decision-ask = { $role ->
    [elder] You are elder, the end is still far off, and the trump king is worth a point. Which is the better choice with this hand?
   *[dealer] You are the dealer, the end is still far off, the trump king is worth a point, and elder has proposed. Which is the better choice with this hand?
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
    [elder] Playing is worth { $keep } points on average, proposing { $exchange }: the wrong choice costs { $loss }.
   *[dealer] Refusing is worth { $keep } points on average, giving cards { $exchange }: the wrong choice costs { $loss }.
} { $agrees ->
    [yes] { $trumpless ->
        [yes] The rule to remember agrees: without a trump, elder proposes.
       *[no] The rule to remember agrees: this hand counts { $count }, and the limit is { $limit }.
    }
   *[no] { $trumpless ->
        [yes] The rule to remember goes wrong here: without a trump it says to propose.
       *[no] The rule to remember goes wrong here: this hand counts { $count }, and the limit is { $limit }.
    }
} The solution values the cards as if both hands lay open.
