# Was die gelöste erste Entscheidung weglässt.

beyond = Was die Lösung weglässt
beyond-hidden = Dieses Blatt verdeckt durchspielen
beyond-hidden-help = Eine Schätzung: Jede Seite sieht nur die eigenen Karten, stellt sich vor jeder Karte das andere Blatt vor und spielt, was über alle vorgestellten Blätter am besten abschneidet.
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
beyond-sample = Verdeckte Blätter. Die Lösung bewertet die Karten so, als lägen beide Blätter offen. { $n } zufällige Blätter wurden auch so durchgespielt, dass jede Seite nur die eigenen Karten sieht und die anderen errät. Im Mittel bringt dann { $role ->
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
beyond-again = Ein zweiter Vorschlag. Die Lösung kennt nur einen Tausch. Darf noch einmal getauscht werden, so ändert sich fast nichts: Die Vorhand schlägt nach { $comes } der Tausche wieder vor, und der Geber nimmt { $accepted } dieser Vorschläge an. Ein zweites Nein kostet nichts, also wird nur getauscht, wo beide sich etwas davon versprechen. Am Anfang spielt die Vorhand dann mit { $stands } der Blätter gleich (mit einem Tausch: { $before }); { $role ->
    [elder] für { $turn } ihrer Blätter ist die Antwort eine andere.
   *[dealer] für { $turn } der Blätter des Gebers ist die Antwort eine andere.
} Ein Spiel ist für die Vorhand { $twice } Punkte wert (mit einem Tausch: { $once }). Diese Spielweise haben beide Seiten in { $deals } Spielen gelernt; sie sahen dabei ihre fünf Karten, nicht die abgelegten. Die beste Antwort auf die zweite Entscheidung gewinnt jedes Mal bis zu { $most } Punkte. Einen dritten Vorschlag lässt die Rechnung weg: Ein zweiter Tausch folgt nur auf { $third } der ersten.
