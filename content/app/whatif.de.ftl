# Was einen Zug erlauben oder verbieten würde. Fakten: $what der Zug, $count seine Karten, $legal ob er es dann ist.

whatif-title = Was wäre, wenn?
whatif-help = Die kleinsten Änderungen, bei denen die Antwort anders ausfällt; jede hat die App ausprobiert.
whatif-which = Welcher Zug?
whatif-make-legal = Was würde ihn erlauben?
whatif-make-illegal = Was würde ihn verbieten?
whatif-open = Am Tisch ansehen
whatif-nothing = Keine einzelne Änderung kehrt diese Antwort um, und auch keine zwei zusammen, die ausprobiert wurden.
error-whatif-over = Die Partie ist zu Ende: Niemand ist am Zug, also lässt sich nach keinem Zug fragen.
error-whatif-chance = Hier entscheidet der Zufall; nur der Zug einer Person kann erlaubt sein oder nicht.
error-whatif-no-move = Welcher Zug ist gemeint? Zum Beispiel „W ♠A“.

whatif-hand = { $legal ->
    [yes] Hätte { $seat } { $cards } statt { $out }, { $count ->
        [one] wäre
       *[other] wären
    } { $what } erlaubt.
   *[no] Hätte { $seat } { $cards } statt { $out }, { $count ->
        [one] wäre
       *[other] wären
    } { $what } nicht erlaubt.
}
whatif-lead = { $legal ->
    [yes] Hätte { $leader } { $card } statt { $out } ausgespielt, { $count ->
        [one] wäre
       *[other] wären
    } { $what } erlaubt.
   *[no] Hätte { $leader } { $card } statt { $out } ausgespielt, { $count ->
        [one] wäre
       *[other] wären
    } { $what } nicht erlaubt.
}
whatif-trick = { $legal ->
    [yes] Läge im Stich { $card } statt { $out }, { $count ->
        [one] wäre
       *[other] wären
    } { $what } erlaubt.
   *[no] Läge im Stich { $card } statt { $out }, { $count ->
        [one] wäre
       *[other] wären
    } { $what } nicht erlaubt.
}
whatif-top = { $legal ->
    [yes] Läge oben { $card } statt { $out }, { $count ->
        [one] wäre
       *[other] wären
    } { $what } erlaubt.
   *[no] Läge oben { $card } statt { $out }, { $count ->
        [one] wäre
       *[other] wären
    } { $what } nicht erlaubt.
}
whatif-turn-up = { $legal ->
    [yes] Wäre { $card } statt { $out } aufgedeckt, { $count ->
        [one] wäre
       *[other] wären
    } { $what } erlaubt.
   *[no] Wäre { $card } statt { $out } aufgedeckt, { $count ->
        [one] wäre
       *[other] wären
    } { $what } nicht erlaubt.
}
whatif-turned = { $legal ->
    [yes] Wäre { $card } statt { $out } aufgedeckt, { $count ->
        [one] wäre
       *[other] wären
    } { $what } erlaubt.
   *[no] Wäre { $card } statt { $out } aufgedeckt, { $count ->
        [one] wäre
       *[other] wären
    } { $what } nicht erlaubt.
}
whatif-field = { $name ->
    [asked] Wären erst { $value } statt { $old } nach dem Nehmen gefragt worden,
    [number] Stünde bei „{ $field }“ { $value } statt { $old },
    [called] Wäre { $value } statt { $old } angesagt,
    [swapped] Hätte die erste Person { $value } statt { $old } getauscht,
    [silent] Hätte { $value } die letzte Karte nicht gemeldet,
    [debt] Wäre die Zahl der offenen Zweien { $value } statt { $old },
    [exchanges] Wäre bisher { $value } statt { $old } Mal getauscht worden,
    [offenders] Läge eine Renonce von { $value } auf dem Tisch,
    [dogs] Wäre die einzelne Karte an { $value } statt an { $old } gegangen,
   *[other] Mit „{ $field }: { $value }“ statt „{ $old }“
} { $count ->
    [one] wäre
   *[other] wären
} { $what } { $legal ->
    [yes] erlaubt.
   *[no] nicht erlaubt.
}
    .first = Erst einmal angenommen, { $name ->
        [asked] es wären erst { $value } statt { $old } nach dem Nehmen gefragt worden.
        [number] bei „{ $field }“ stünde { $value } statt { $old }.
        [called] { $value } wäre statt { $old } angesagt.
        [swapped] die erste Person hätte { $value } statt { $old } getauscht.
        [silent] { $value } hätte die letzte Karte nicht gemeldet.
        [debt] die Zahl der offenen Zweien wäre { $value } statt { $old }.
        [exchanges] bisher wäre { $value } statt { $old } Mal getauscht worden.
        [offenders] eine Renonce von { $value } läge auf dem Tisch.
        [dogs] die einzelne Karte wäre an { $value } statt an { $old } gegangen.
       *[other] „{ $field }: { $value }“ statt „{ $old }“.
    }
whatif-empty = { $name ->
    [stock] Wäre der { $field } leer
    [talon] Wäre der Talon leer
    [pile] Wäre der Ablagestapel leer
    [drawn] Wäre in diesem Zug noch nichts gezogen
   *[other] Stünde bei „{ $field }“ nichts
}, { $count ->
    [one] wäre
   *[other] wären
} { $what } { $legal ->
    [yes] erlaubt.
   *[no] nicht erlaubt.
}
    .first = Erst einmal angenommen, { $name ->
        [stock] der { $field } wäre leer.
        [talon] der Talon wäre leer.
        [pile] der Ablagestapel wäre leer.
        [drawn] in diesem Zug wäre noch nichts gezogen.
       *[other] bei „{ $field }“ stünde nichts.
    }
whatif-when = { $phase ->
    [deal] noch zu geben wäre
    [heaps] noch ein Haufen zu wählen wäre
    [window] der nächste Stich noch nicht begonnen hätte
    [first] der erste Stich noch liefe
    [trick] ein Stich schon liefe
    [draw] noch Karten zu ziehen wären
    [stopped] ein Tochoo den Stich gerade beendet hätte
    [forfeit] nach einem Fehler noch Karten aufzunehmen wären
    [turn] noch eine Karte aufzudecken wäre
    [trump] die Trumpffarbe noch anzusagen wäre
    [order] die Rangfolge noch anzusagen wäre
    [exchange] noch Karten zu tauschen wären
    [swap] noch Karten zu tauschen wären
    [pay] noch für das Weiterspielen zu zahlen wäre
    [cut] noch abzuheben wäre
    [rainbow] noch um die Partie abzuheben wäre
    [call] zur ersten Karte noch etwas anzusagen wäre
    [debt] die Karten für die Zweien noch zu ziehen wären
    [missed] die Strafe für die vergessene Meldung noch ausstünde
    [blocked] nach der Blockade noch zu mischen wäre
    [choose] noch zu wählen wäre, wer gibt
    [bank] der Einsatz in die Bank noch ausstünde
    [bet] noch gewettet würde
    [balance] Bank und Wetten noch auszugleichen wären
    [propose] die Vorhand noch zwischen Tauschen und Spielen zu wählen hätte
    [answer] ein Vorschlag noch zu beantworten wäre
    [discard] noch Karten abzulegen wären
    [named] noch offen wäre, ob die Karte oder die Ansage gilt
    [cash] noch zu wählen wäre, ob der Einsatz stehen bleibt
    [dealer] noch auszulosen wäre, wer zuerst gibt
    [kontra] noch Kontra gesagt werden könnte
    [free] auf „Ist es frei?“ noch zu antworten wäre
    [double] auf „Doppelt?“ noch zu antworten wäre
    [redeal] noch ein neues Blatt zu geben wäre
    [buy] noch zu klären wäre, wer sich zurückkauft
    [over] das Spiel zu Ende wäre
   *[play] { $game ->
        [crazy-eights] ein gewöhnlicher Zug an der Reihe wäre
       *[other] das Ausspielen schon begonnen hätte
    }
}
whatif-phase = Wenn { $when }, { $count ->
    [one] wäre
   *[other] wären
} { $what } { $legal ->
    [yes] erlaubt.
   *[no] nicht erlaubt.
}
    .first = Erst einmal angenommen, dass { $when }.
whatif-leader = Hätte { $value } statt { $old } das Ausspiel, { $count ->
    [one] wäre
   *[other] wären
} { $what } { $legal ->
    [yes] erlaubt.
   *[no] nicht erlaubt.
}
    .first = Erst einmal angenommen, { $value } hätte statt { $old } das Ausspiel.
whatif-trump = { $legal ->
    [yes] Wäre { $value } statt { $old } Trumpf, { $count ->
        [one] wäre
       *[other] wären
    } { $what } erlaubt.
   *[no] Wäre { $value } statt { $old } Trumpf, { $count ->
        [one] wäre
       *[other] wären
    } { $what } nicht erlaubt.
}
    .first = Erst einmal angenommen, { $value } wäre statt { $old } Trumpf.
whatif-turn = { $legal ->
    [yes] Wäre { $value } an der Reihe, { $count ->
        [one] wäre
       *[other] wären
    } { $what } erlaubt.
   *[no] Wäre { $value } an der Reihe, { $count ->
        [one] wäre
       *[other] wären
    } { $what } nicht erlaubt.
}
    .first = Erst einmal angenommen, { $value } wäre an der Reihe.
whatif-later = { $n ->
    [one] Einen Zug später ({ $moves })
    [2] Zwei Züge später ({ $moves })
    [3] Drei Züge später ({ $moves })
    [4] Vier Züge später ({ $moves })
   *[other] { $n } Züge später ({ $moves })
} { $count ->
    [one] wäre
   *[other] wären
} { $what } erlaubt.
    .first = { $n ->
        [one] Erst einmal angenommen, es wäre einen Zug später ({ $moves }).
       *[other] Erst einmal angenommen, es wäre { $n } Züge später ({ $moves }).
    }
whatif-earlier = { $n ->
    [one] Einen Zug früher
    [2] Zwei Züge früher
    [3] Drei Züge früher
    [4] Vier Züge früher
   *[other] { $n } Züge früher
}, vor dem Zug von { $seat }, { $count ->
    [one] wäre
   *[other] wären
} { $what } erlaubt gewesen.
whatif-before = Läge noch keine Karte auf dem Tisch und wären alle gespielten wieder auf der Hand, { $count ->
    [one] wäre
   *[other] wären
} { $what } erlaubt.
    .first = Erst einmal angenommen, es wäre noch keine Karte gespielt.
whatif-pile = { $n ->
    [one] Wäre eine Karte mehr zu ziehen,
   *[other] Wären { $n } Karten mehr zu ziehen,
} { $count ->
    [one] wäre
   *[other] wären
} { $what } erlaubt.
    .first = { $n ->
        [one] Erst einmal angenommen, eine Karte mehr wäre zu ziehen.
       *[other] Erst einmal angenommen, { $n } Karten mehr wären zu ziehen.
    }
whatif-fewer = { $how ->
    [none] Hätte { $seat } keine Karte mehr,
    [suit] Hätte { $seat } kein { $suit } mehr,
    [many] Hätte { $seat } nur noch { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    },
   *[few] Hätte { $seat } { $out } nicht mehr,
} { $count ->
    [one] wäre
   *[other] wären
} { $what } { $legal ->
    [yes] erlaubt.
   *[no] nicht erlaubt.
}
    .first = { $how ->
        [none] Erst einmal angenommen, { $seat } hätte keine Karte mehr.
        [suit] Erst einmal angenommen, { $seat } hätte kein { $suit } mehr.
        [many] Erst einmal angenommen, { $seat } hätte nur noch { $n ->
            [one] eine Karte
           *[other] { $n } Karten
        }.
       *[few] Erst einmal angenommen, { $seat } hätte { $out } nicht mehr.
    }
whatif-more = Hätte { $seat } auch noch { $cards }, { $count ->
    [one] wäre
   *[other] wären
} { $what } { $legal ->
    [yes] erlaubt.
   *[no] nicht erlaubt.
}
    .first = Erst einmal angenommen, { $seat } hätte auch noch { $cards }.
whatif-stocked = Läge { $cards } bei den übrigen Karten statt bei { $seat }, { $count ->
    [one] wäre
   *[other] wären
} { $what } erlaubt.
whatif-each = Hätten alle eine Karte mehr, { $count ->
    [one] wäre
   *[other] wären
} { $what } erlaubt.
whatif-bet = Hätte { $seat } { $n } statt { $out } gesetzt, { $count ->
    [one] wäre
   *[other] wären
} { $what } erlaubt.
whatif-players = Zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[other] { $n }
}, ohne { $seats }, { $count ->
    [one] wäre
   *[other] wären
} { $what } erlaubt.
whatif-option = Mit der Option „{ $option }: { $value }“ { $count ->
    [one] wäre
   *[other] wären
} { $what } { $legal ->
    [yes] erlaubt.
   *[no] nicht erlaubt.
}
    .first = Erst einmal angenommen: die Option „{ $option }: { $value }“.
whatif-preset = Nach dem Regelsatz „{ $preset }“ { $count ->
    [one] wäre
   *[other] wären
} { $what } { $legal ->
    [yes] erlaubt.
   *[no] nicht erlaubt.
}
whatif-move = „{ $text }“
whatif-by = { $seat }: { $what }
whatif-none = nichts
