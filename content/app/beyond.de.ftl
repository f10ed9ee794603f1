# Was die gelöste erste Entscheidung weglässt.

beyond = Was die Lösung weglässt
beyond-hidden = Dieses Blatt verdeckt durchspielen
beyond-hidden-help = Eine Schätzung: Jede Seite sieht nur die eigenen Karten, denkt sich vor jeder Karte aus, welche Blätter gegenüber liegen können, und spielt, was über alle diese Blätter am besten abschneidet.
beyond-hidden-playing = { $n } Spiele werden gespielt; beim allerersten Mal dauert das etwas länger.
beyond-hidden-said = Mit verdeckten Blättern bringt { $role ->
    [elder] Spielen etwa { $keep }, Vorschlagen etwa { $exchange }
   *[dealer] Ablehnen etwa { $keep }, Karten geben etwa { $exchange }
}, nach { $n } durchgespielten Spielen; der Unterschied ist auf ± { $error } genau. { $word ->
    [even] Was von beiden besser ist, kann diese Schätzung nicht sagen.
   *[other] { $same ->
        [yes] Die Wahl der Lösung bleibt die bessere.
       *[no] Hier sieht also die andere Wahl besser aus als die der Lösung.
    }
}
beyond-sample = Verdeckte Blätter. Die Lösung bewertet die Karten so, als lägen beide Blätter offen. { $n } zufällige Blätter wurden auch so durchgespielt, dass jede Seite nur die eigenen Karten sieht und die anderen raten muss. Im Mittel bringt dann { $role ->
    [elder] Spielen { $keep-hidden } (offen: { $keep }) und Vorschlagen { $exchange-hidden } (offen: { $exchange }).
   *[dealer] Ablehnen { $keep-hidden } (offen: { $keep }) und Karten geben { $exchange-hidden } (offen: { $exchange }).
} Aus einem Vorschlag oder einer Ablehnung schließt dabei niemand etwas; es ist also eine Schätzung für eine Art zu spielen, keine Lösung. Bei { $turns } dieser Blätter sieht die andere Wahl besser aus als die der Lösung, und zwar um mehr, als der Fehler ausmacht; bei { $open } lässt der Fehler die Frage offen.{ $turns ->
    [0] { "" }
   *[other] { " " }Einige davon:
}
beyond-turned-up = aufgedeckt
beyond-turns = { $role ->
    [elder] { $word ->
        [keep] Spielen ist um { $gap } (± { $error }) besser; mit offenen Blättern ist es Vorschlagen, um { $before }
       *[exchange] Vorschlagen ist um { $gap } (± { $error }) besser; mit offenen Blättern ist es Spielen, um { $before }
    }
   *[dealer] { $word ->
        [keep] Ablehnen ist um { $gap } (± { $error }) besser; mit offenen Blättern ist es Kartengeben, um { $before }
       *[exchange] Kartengeben ist um { $gap } (± { $error }) besser; mit offenen Blättern ist es Ablehnen, um { $before }
    }
}
beyond-again = Ein zweiter Vorschlag. Die Lösung kennt nur einen Tausch. Darf noch einmal getauscht werden, so ändert sich fast nichts: Die Vorhand schlägt nach dem ersten Tausch in { $comes } der Fälle wieder vor, und der Geber nimmt { $accepted } dieser Vorschläge an. Einen zweiten Vorschlag abzulehnen, kostet nichts, also wird nur dort noch einmal getauscht, wo beide sich etwas davon versprechen. Am Anfang spielt die Vorhand dann mit { $stands } der Blätter, ohne vorzuschlagen (mit einem Tausch: { $before }); { $role ->
    [elder] für { $turn } ihrer Blätter ist die Antwort eine andere.
   *[dealer] für { $turn } der Blätter des Gebers ist die Antwort eine andere.
} Ein Spiel ist für die Vorhand { $twice } Punkte wert (mit einem Tausch: { $once }). Ihre zweite Entscheidung haben beide Seiten in { $deals } Spielen gelernt; dabei zählten die fünf Karten auf der Hand, nicht die abgelegten. Die beste Antwort auf die zweite Entscheidung gewinnt jedes Mal bis zu { $most } Punkte. Einen dritten Vorschlag lässt die Rechnung weg: Ein zweiter Tausch folgt nur auf { $third } der ersten.
