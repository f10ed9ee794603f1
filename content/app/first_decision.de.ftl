# Aufgaben zur ersten Entscheidung im Écarté.

first-decision-title = { $role ->
    [elder] Spielen oder vorschlagen?
   *[other] Ablehnen oder Karten geben?
}
first-decision-ask = { $role ->
    [elder] Du bist Vorhand, das Ende ist noch weit, und der Trumpfkönig zählt einen Punkt. Was ist mit diesem Blatt mehr wert?
   *[dealer] Du gibst, das Ende ist noch weit, der Trumpfkönig zählt einen Punkt, und die andere Seite hat vorgeschlagen. Was ist mit diesem Blatt mehr wert?
}
first-decision-keep = { $role ->
    [elder] Gleich spielen.
   *[dealer] Ablehnen.
}
first-decision-exchange = { $role ->
    [elder] Vorschlagen.
   *[dealer] Karten geben.
}
first-decision-why = { $role ->
    [elder] Spielen bringt im Mittel { $keep } Punkte, Vorschlagen { $exchange }: Die falsche Wahl kostet { $loss }.
   *[dealer] Ablehnen bringt im Mittel { $keep } Punkte, Karten geben { $exchange }: Die falsche Wahl kostet { $loss }.
} { $agrees ->
    [yes] { $trumpless ->
        [yes] Die Regel zum Merken stimmt: Ohne Trumpf schlägt die Vorhand vor.
       *[no] Die Regel zum Merken stimmt: Das Blatt zählt { $count }; die Grenze ist { $limit }.
    }
   *[no] { $trumpless ->
        [yes] Die Regel zum Merken läge hier falsch: Ohne Trumpf rät sie, vorzuschlagen.
       *[no] Die Regel zum Merken läge hier falsch: Das Blatt zählt { $count }; die Grenze ist { $limit }.
    }
} Die Lösung bewertet die Karten so, als lägen beide Blätter offen.
