# Was die Engine in der Gurke-Familie sagt. Fakten: $seat handelt, $cards wird gespielt ($card die erste davon),
# $target ist zu erreichen, $lowest das Niedrigste auf der Hand, $options was erlaubt ist, $limit die Grenze.

move-play = { $cards } spielen
    .button = { $cards } spielen
    .did = { $seat } spielt { $cards }.
move-swap =
    { $cards_count ->
        [0] keine Karte tauschen
        [one] { $cards } tauschen
       *[other] { $cards_count } Karten tauschen: { $cards }
    }
    .button =
        { $cards_count ->
            [0] Nichts tauschen
            [one] { $cards } tauschen
           *[other] Tauschen: { $cards }
        }
    .did =
        { $cards_count ->
            [0] { $seat } tauscht nichts.
            [one] { $seat } legt eine Karte verdeckt ab und bekommt eine neue.
           *[other] { $seat } legt { $cards_count } Karten verdeckt ab und bekommt ebenso viele neue.
        }
move-kontra = Kontra sagen
    .button = Kontra
    .did = { $seat } sagt Kontra.
move-pass = passen
    .button = Passe
    .did = { $seat } passt.
move-free = die Hand frei tauschen
    .button = Frei tauschen
    .did = { $seat } hat keine Bildkarte und tauscht die ganze Hand ohne Aufpreis.
move-double = doppelt tauschen
    .button = Doppelt
    .did = { $seat } tauscht die ganze Hand; eine Niederlage zählt nun { $times ->
        [2] doppelt
       *[other] vierfach
    }.
move-buy = sich zurückkaufen
    .button = Zurückkaufen
    .did = { $seat } kauft sich zurück.
move-decline = draußen bleiben
    .button = Draußen bleiben
    .did = { $seat } bleibt vorerst draußen.
move-dealer = auslosen, wer zuerst gibt
    .given = Wer zuerst gibt, entscheidet das Los: { $other }.
move-deal = geben
    .given = Die Karten werden gemischt und verteilt.
move-draw = nachziehen
    .given =
        { $cards_count ->
            [one] Vom Talon kommt eine Karte.
           *[other] Vom Talon kommen { $cards_count } Karten.
        }
move-redeal = eine neue Hand geben
    .given = Es gibt eine ganz neue Hand: { $cards_count } Karten.

## Wer ausspielt und wer dran ist

gurke-play-forehand-leads =
    .yes = { $seat } sitzt links von { $dealer }, ist also Vorhand und spielt zum ersten Stich aus.
    .no = Zum ersten Stich spielt Vorhand aus, also { $leader } links von { $dealer }; alle anderen warten.
gurke-play-dealer-leads =
    .yes = An diesem Tisch spielt der Geber zum ersten Stich aus, und das ist { $seat }.
    .no = An diesem Tisch spielt der Geber zum ersten Stich aus: Das ist { $leader }, nicht { $seat }.
gurke-play-winner-leads =
    .yes = { $seat } hat den vorigen Stich gemacht und spielt deshalb zum nächsten aus.
    .no = { $leader } hat den vorigen Stich gemacht und spielt deshalb aus; { $seat } ist noch nicht dran.
gurke-play-clockwise =
    .no = In jedem Stich spielen alle einmal, reihum im Uhrzeigersinn. Jetzt ist { $turn } an der Reihe.

## Ausspielen

gurke-lead-free =
    .yes = { $seat } spielt aus und darf dafür jede Karte nehmen, auch { $card }.
gurke-lead-lowest =
    .yes = An diesem Tisch spielt man immer das Niedrigste aus, was man hat. Bei { $seat } ist das { $cards }.
    .no = An diesem Tisch spielt man immer das Niedrigste aus, was man hat. Bei { $seat } ist das { $options }, nicht { $cards }.
gurke-set-lead =
    .yes = { $cards } sind gleich hoch und dürfen zusammen ausgespielt werden.
    .no = Zusammen ausspielen darf man nur Karten, die gleich hoch sind. { $faces ->
        [1] { $high } steht an diesem Tisch aber über den Assen und ist höher als { $low }
       *[other] { $cards } sind es nicht
    }.
gurke-set-keep-single =
    .no = Für den letzten Stich muss allen eine einzelne Karte bleiben. Von { $held } Karten darf man also höchstens { $most } auf einmal ausspielen, nicht { $n }.
gurke-set-pair-at-two =
    .no = { $seat } hat nur noch zwei Karten, und eine davon muss für den letzten Stich bleiben. Ausspielen darf man jetzt also nur eine.

## Übernehmen oder das Niedrigste geben

gurke-set-same-count =
    .no = Ausgespielt { $count ->
        [one] ist eine einzelne Karte, also legen alle genau eine
       *[other] sind { $count } Karten, also legen alle genau { $count }
    }, nicht { $n }.
gurke-play-must-beat =
    .yes = { $seat } kann { $target } erreichen und muss es hier deshalb auch; erlaubt ist jede Karte, die dafür reicht.
    .no = { $seat } kann { $target } erreichen und muss hier deshalb übernehmen. Mit { $cards } geht das nicht, wohl aber mit { $options }.
gurke-play-lowest-beater =
    .yes = Von allem, was { $target } erreicht, ist { $cards } das Niedrigste, und genau das wird hier verlangt.
    .no = { $seat } kann { $target } erreichen und muss es hier mit dem Niedrigsten tun, was dafür reicht: mit { $options }, nicht mit { $cards }.
gurke-play-beat-highest =
    .yes = { $joker ->
        [1] Ein Joker zählt hier als Ass: { $card } ist mindestens so hoch wie { $target }, das Höchste in diesem Stich, und übernimmt.
       *[0] { $card } ist mindestens so hoch wie { $target }, das Höchste in diesem Stich, und übernimmt.
    }
gurke-play-beat-previous =
    .yes = { $card } ist mindestens so hoch wie { $target }, und hier zählt nur die Karte direkt davor.
gurke-play-equal-others =
    .yes = { $card } ist ebenso hoch wie { $target }, und das genügt; verboten ist hier nur Ass auf Ass.
gurke-set-dominate =
    .yes = { $cards } übernehmen { $target }: Legt man beide Sätze der Höhe nach nebeneinander, ist jede Karte mindestens so hoch wie ihr Gegenüber.
    .no = { $cards } übernehmen { $target } nicht. Legt man beide Sätze der Höhe nach nebeneinander, müsste jede Karte ihr Gegenüber erreichen; { $short } ist aber niedriger als { $over }.
gurke-set-mixed-ok =
    .yes = Die Karten einer Antwort dürfen verschieden hoch sein, auch wenn gleiche ausgespielt wurden.
gurke-play-lowest-option =
    .yes = { $card } ist das Niedrigste, was { $seat } hat, und das darf man immer spielen, auch wenn man übernehmen könnte.
gurke-set-lowest-n =
    .yes = { $cards } sind die { $count } niedrigsten Karten von { $seat }, und die darf man immer spielen.
    .no = Kein Satz von { $seat } kann { $target } übernehmen, auch { $cards } nicht. Dann muss man die { $count } niedrigsten Karten spielen: { $lowest }.
gurke-play-forced-lowest =
    .yes = Keine Karte von { $seat } kann { $target } übernehmen. Dann muss man das Niedrigste spielen, und das ist { $card }.
    .no = Keine Karte von { $seat } kann { $target } übernehmen, auch { $card } nicht. Dann muss man das Niedrigste spielen: { $options }.
gurke-play-nothing-between =
    .no = { $card } ist niedriger als { $target } und auch nicht das Niedrigste auf der Hand. Etwas dazwischen darf man nicht spielen: Erlaubt ist { $options }.
gurke-set-no-mixing =
    .no = Eine halbe Antwort gibt es nicht: { $cards } erreichen { $target } nur zum Teil, denn { $short } ist niedriger als { $over }. Die andere Möglichkeit sind die niedrigsten Karten: { $lowest }.
gurke-play-ace-blocks =
    .no = { $joker ->
        [1] Ein Joker zählt hier als Ass, und auf ein Ass darf kein Ass folgen.
       *[0] Auf ein Ass darf hier kein Ass folgen.
    } Nach { $target } muss es { $options } sein, nicht { $card }.
gurke-play-ace-nonadjacent =
    .yes = Nach dem letzten Ass ist { $target } gespielt worden, also ist jetzt wieder ein Ass erlaubt.
gurke-trick-no-choice-last =
    .yes = Es ist der letzte Stich: { $seat } hat nur noch { $card } und damit keine Wahl.

## Tauschen

gurke-swap-forehand-any =
    .yes = { $seat } ist Vorhand, tauscht zuerst und wählt die Zahl der Karten frei, hier bis zu { $most }.
    .no = { $seat } kann nicht { $n } Karten tauschen, denn im Talon { $stock ->
        [one] liegt nur eine
       *[other] liegen nur { $stock }
    }.
    .event = { $seat } tauscht zuerst: { $n ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $n } Karten
    }; im Talon { $stock ->
        [one] lag noch eine Karte
       *[other] lagen { $stock } Karten
    }.
gurke-swap-upto =
    .yes = { $seat } darf an dieser Stelle bis zu { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    } tauschen oder keine.
    .no = { $seat } kann nicht { $n } Karten tauschen: { $by_stock ->
        [1] Im Talon { $most ->
            [one] liegt nur eine Karte
           *[other] liegen nur { $most } Karten
        }.
       *[0] Vorhand hat { $swapped } getauscht, und mehr darf { $seat } auch nicht.
    }
    .event = { $seat } tauscht { $n ->
        [0] nichts
        [one] eine Karte
       *[other] { $n } Karten
    }; im Talon { $stock ->
        [one] lag noch eine Karte
       *[other] lagen { $stock } Karten
    }.
gurke-swap-dealer-keep-two =
    .yes = { $seat } hat gegeben und darf tauschen, muss aber zwei Karten behalten: also höchstens { $most }.
    .no = { $by_stock ->
        [1] { $seat } kann nicht { $n } Karten tauschen, denn im Talon { $most ->
            [one] liegt nur eine
           *[other] liegen nur { $most }
        }.
       *[0] { $seat } hat gegeben und muss zwei Karten behalten: Tauschen darf man also höchstens { $most }, nicht { $n }.
    }
    .event = { $seat } hat gegeben und tauscht zuerst: { $n ->
        [0] nichts
        [one] eine Karte
       *[other] { $n } Karten
    }.
gurke-swap-equal-or-none =
    .yes = Vorhand hat { $swapped } getauscht; { $seat } darf genau so viele tauschen oder gar keine.
    .no = Vorhand hat { $swapped } getauscht. Für { $seat } heißt das: { $swapped } oder keine, aber nicht { $n }.
    .event = { $seat } tauscht { $n ->
        [0] nichts
        [one] eine Karte
       *[other] { $n } Karten
    }; im Talon { $stock ->
        [one] lag noch eine Karte
       *[other] lagen { $stock } Karten
    }.
gurke-swap-dealer-equal =
    .yes = Der Geber hat { $swapped } getauscht; { $seat } darf genau so viele tauschen oder gar keine.
    .no = Der Geber hat { $swapped } getauscht. Für { $seat } heißt das: { $swapped } oder keine, aber nicht { $n }.
    .event = { $seat } tauscht { $n ->
        [0] nichts
        [one] eine Karte
       *[other] { $n } Karten
    }; im Talon { $stock ->
        [one] lag noch eine Karte
       *[other] lagen { $stock } Karten
    }.
gurke-swap-forehand-gates =
    .yes = Wer zuerst tauschen durfte, hat alles behalten; damit tauscht in diesem Spiel niemand.
    .no = Wer zuerst tauschen durfte, hat alles behalten. Damit ist der Tausch für alle vorbei, auch für { $seat }.
    .event = { $seat } behält alle Karten; damit tauscht in diesem Spiel niemand.
gurke-swap-short-stock =
    .yes = Im Talon { $stock ->
        [one] liegt nur noch eine Karte
       *[other] liegen nur noch { $stock } Karten
    }, weniger als die { $swapped }, die man tauschen müsste: { $seat } nimmt den ganzen Rest oder nichts.
    .no = Im Talon { $stock ->
        [one] liegt nur noch eine Karte. { $seat } nimmt sie oder nichts
       *[other] liegen nur noch { $stock } Karten. { $seat } nimmt alle oder keine
    }; { $n } kann man nicht tauschen.
    .event = { $seat } { $n ->
        [0] lässt den Rest des Talons liegen
       *[other] nimmt den ganzen Rest des Talons
    }, denn für die volle Zahl reicht er nicht.
gurke-swap-empty-stock =
    .yes = Der Talon ist leer; { $seat } behält die Hand.
    .no = Der Talon ist leer, und abgelegte Karten kommen nicht zurück: { $seat } kann nichts mehr tauschen.
    .event = Für { $seat } ist im Talon nichts mehr übrig.

## Kontra

gurke-kontra-round =
    .yes = { $seat } ist an der Reihe und darf Kontra sagen oder passen.
    .no = Angesagt wird reihum ab Vorhand, und alle kommen höchstens einmal dran. Jetzt spricht { $turn }.
    .event = { $caller ->
        [0] Alle haben gepasst; der letzte Stich zählt einfach.
       *[other] { $seat } hat Kontra gesagt; damit sind die Ansagen zu Ende.
    }
gurke-kontra-double =
    .event = Wegen des Kontras zahlt { $seat } doppelt: { $base } mal 2 ist { $n }.
gurke-kontra-caller-four =
    .event = { $seat } hat selbst Kontra gesagt und zahlt vierfach: { $base } mal 4 ist { $n }.

## Rassi

gurke-rassi-frei =
    .yes = { $verb ->
        [pass] Der freie Tausch ist ein Angebot; { $seat } muss es nicht annehmen.
       *[free] { $seat } hat weder König noch Dame noch Bube und darf die ganze Hand frei tauschen.
    }
    .no = { $phase ->
        [double] Die Frage nach dem freien Tausch ist vorbei; sie wird in jedem Spiel nur einmal gestellt.
       *[free] { $obstacle ->
            [turn] Gefragt wird reihum, und jetzt antwortet { $turn }.
            [courts] { $seat } hat eine Bildkarte auf der Hand; frei tauschen darf nur, wer weder König noch Dame noch Bube hat.
           *[stock] Für eine ganze neue Hand reichen die restlichen Karten nicht, und eine halbe gibt es nicht.
        }
    }
gurke-rassi-doppelt =
    .yes = { $verb ->
        [pass] Doppelt tauschen muss niemand; { $seat } kann die Hand behalten.
       *[double] { $seat } darf die ganze Hand tauschen; dafür zählt eine Niederlage doppelt.
    }
    .no = { $obstacle ->
        [turn] Gefragt wird reihum, und jetzt antwortet { $turn }.
       *[stock] Für eine ganze neue Hand reichen die restlichen Karten nicht, und eine halbe gibt es nicht.
    }
    .event = { $seat } hat einmal doppelt getauscht und zahlt zweifach: { $base } mal 2 ist { $n }.
gurke-rassi-second =
    .yes = { $verb ->
        [pass] Auch das zweite Doppel ist freiwillig; { $seat } bleibt beim ersten.
       *[double] Nach dem ersten Doppel darf { $seat } noch einmal tauschen; eine Niederlage zählt dann vierfach.
    }
    .no = Für noch eine ganze Hand reichen die restlichen Karten nicht.
    .event = { $seat } hat zweimal doppelt getauscht und zahlt vierfach: { $base } mal 4 ist { $n }.
gurke-rassi-three-swaps =
    .yes = { $verb ->
        [pass] Einmal frei, einmal doppelt: { $seat } darf es dabei belassen.
       *[double] Einmal frei, einmal doppelt und nun das zweite Doppel: Mehr als drei neue Hände gibt es nicht.
    }
    .no = Für eine dritte neue Hand reichen die restlichen Karten nicht.
gurke-opt-pre-play =
    .event = Der Talon reicht nicht mehr für eine ganze Hand; die { $n } abgelegten Karten werden eingemischt.

## Zurückkaufen

gurke-buy-once =
    .yes = { $seat } ist ausgeschieden und hat sich in dieser Partie noch nicht zurückgekauft.
    .no = { $seat } hat sich schon einmal zurückgekauft; mehr als einmal geht es nicht.
gurke-buy-min-three =
    .yes = Es sind noch { $inside } andere dabei, genug für einen Rückkauf.
    .no = Für einen Rückkauf müssen noch mindestens { $most_back } andere dabei sein; es sind aber nur { $inside }.
gurke-buy-when =
    .no = { $between ->
        [1] Gefragt wird reihum, ob sich jemand zurückkauft, und jetzt antwortet { $turn }.
       *[0] Zurückkaufen kann man sich nur zwischen zwei Spielen; dieses läuft noch.
    }
gurke-buy-optional =
    .yes = Niemand muss sich zurückkaufen; { $seat } stiege mit { $total } Punkten wieder ein.
gurke-buy-price =
    .event = { $staked ->
        [1] Der Rückkauf kostet { $seat } noch einmal den ganzen Einsatz
       *[0] Der Rückkauf kostet { $seat } einen Einsatz
    }; im Pott { $pot ->
        [one] liegt jetzt einer
       *[other] liegen jetzt { $pot }
    }.
gurke-buy-free =
    .event = Der Rückkauf kostet { $seat } an diesem Tisch nichts.
gurke-buy-score =
    .event = { $seat } steigt mit { $total } Punkten wieder ein, dem höchsten Stand derer, die dabei sind.
gurke-buy-final =
    .event = { $seat } hatte sich schon zurückgekauft und ist bis zum Ende der Partie draußen.

## Geben

gurke-stake-ante =
    .event = Alle { $n } zahlen einen Einsatz; im Pott liegen { $pot }.
gurke-pack-two-packs =
    .event = Für { $players } Hände braucht man { $n } Pakete; doppelte Karten gelten als gleich hoch.
gurke-deal-seven =
    .event = { $seat } gibt allen { $n } Karten{ $left ->
        [0] .
        [one] , eine bleibt übrig.
       *[other] , { $left } bleiben übrig.
    }
gurke-deal-six =
    .event = { $seat } gibt allen { $n } Karten{ $left ->
        [0] .
        [one] , eine bleibt übrig.
       *[other] , { $left } bleiben übrig.
    }
gurke-deal-fixed-five =
    .event = { $seat } gibt wie in jedem Spiel { $n } Karten.
gurke-deal-loser-card =
    .event = { $deal ->
        [1] { $seat } gibt zum ersten Spiel { $n } Karten.
       *[other] Die letzte Verliererkarte zählt { $wanted }; { $seat } gibt { $n }.
    }
gurke-deal-vidargas-size =
    .event = { $deal ->
        [1] { $seat } gibt zum ersten Spiel { $n } Karten.
       *[other] So viele, wie die letzte Verliererkarte wert ist, höchstens aber sieben: { $seat } gibt { $n }.
    }
gurke-deal-decreasing =
    .event = Spiel { $deal }: { $seat } gibt { $n ->
        [one] eine einzige Karte; danach geht es wieder von vorn los.
       *[other] { $n } Karten{ $fewer ->
            [1] , im nächsten Spiel eine weniger.
           *[0] ; für { $wanted } je Hand reicht das Paket nicht.
        }
    }
gurke-deal-pyramid =
    .event = Spiel { $deal }: In der Pyramide { $n ->
        [one] ist eine Karte
       *[other] sind { $n } Karten
    } an der Reihe; { $seat } gibt.
gurke-deal-max-even =
    .event = { $seat } gibt so viele Karten, wie gleichmäßig aufgehen: { $n } für jede der { $players } Hände.
gurke-deal-stock-hidden =
    .event = { $n ->
        [0] Es bleibt keine Karte übrig.
        [one] Eine Karte bleibt verdeckt liegen.
       *[other] Verdeckt liegen bleiben { $n } Karten.
    }
gurke-deal-stock-shown =
    .event = { $n ->
        [0] Es bleibt nichts übrig, was man zeigen könnte.
        [one] Übrig ist { $cards }, für alle sichtbar.
       *[other] Übrig sind { $cards }, für alle sichtbar.
    }
gurke-deal-one-card-luck =
    .event = Mit nur einer Karte ist alles Glück: Es gibt nichts zu entscheiden.
gurke-deal-next-left =
    .event = Das Geben geht nach links weiter: Als Nächstes gibt { $seat }.
gurke-deal-skip-out =
    .event = { $other } ist nicht mehr dabei und wird übersprungen; als Nächstes gibt { $seat }.
gurke-deal-loser-deals =
    .event = { $seat } hat verloren und gibt deshalb das nächste Spiel.
gurke-deal-lowest-deals =
    .event = { $seat } hat im letzten Stich die niedrigste Karte gelegt, bei mehreren gleichen die erste, und gibt deshalb das nächste Spiel.
gurke-deal-winner-first =
    .event = In der nächsten Partie gibt { $seat } zuerst.

## Der Stich und der letzte Stich

gurke-trick-winner =
    .event = { $equal ->
        [one] { $seat } hat mit { $card } die höchste Karte und macht den Stich.
        [2] Die zwei höchsten Karten sind gleich; die { $counts ->
            [first] erste
           *[later] zweite
        } zählt, und mit { $card } macht { $seat } den Stich.
       *[other] Die { $equal } höchsten Karten sind gleich; die { $counts ->
            [first] erste
            [middle] mittlere
           *[later] letzte
        } davon zählt, und mit { $card } macht { $seat } den Stich.
    }
gurke-set-winner =
    .event = { $equal ->
        [one] { $seat } hat mit { $cards } den besten Satz und macht den Stich.
       *[other] Die besten Sätze sind gleich; der letzte davon zählt, und mit { $cards } macht { $seat } den Stich.
    }
gurke-aim-avoid-last =
    .event = Das war der letzte Stich: { $seat } hat ihn mit { $card } gemacht und verliert das Spiel.

## Was es kostet

gurke-score-value =
    .event = { $joker ->
        [1] { $card } zählt hier als Ass und kostet { $seat } { $base } Punkte.
       *[0] { $card } kostet { $seat } { $base } Punkte.
    }
gurke-score-ace-one =
    .event = { $joker ->
        [1] { $card } zählt wie ein Ass, ist im letzten Stich also die niedrigste Karte und kostet { $seat } nur einen Punkt.
       *[0] { $card } ist im letzten Stich die niedrigste Karte und kostet { $seat } nur einen Punkt.
    }
gurke-score-joker-15 =
    .event = Der Joker steht über den Assen und kostet { $seat } { $base } Punkte.
gurke-score-c6-21 =
    .event = { $card } ist die teuerste Karte: { $base } Punkte für { $seat }.
gurke-score-black7 =
    .event = { $card } steht hier über den Assen und kostet { $seat } { $base } Punkte.
gurke-score-flat-11 =
    .event = Bildkarten und Asse kosten hier alle gleich viel: { $card } kostet { $seat } pauschal { $base } Punkte.
gurke-score-cumulate =
    .event = { $seat } hatte { $before ->
        [one] einen Punkt
       *[other] { $before } Punkte
    } und steht nun bei { $total }.
gurke-table-cards-keep-score =
    .event = { $card } bleibt offen vor { $seat } liegen und fehlt vorerst beim Geben.
gurke-table-cards-return =
    .event = Die Karten vor { $seat } kommen zurück ins Paket: { $cards }.
gurke-tie-plus =
    .event = { $seat } hatte eine gleich hohe Karte und bekommt { $n } Pluspunkte: Aus { $before } werden { $total }.
gurke-tie-floor =
    .event = { $seat } hatte nur { $before } auf dem Zettel, und unter null geht es nicht.
gurke-tie-keeps-gurke =
    .event = Die Gurke bleibt stehen: Pluspunkte geben { $seat } das verlorene Leben nicht zurück.
gurke-tie-order =
    .event = Das verlorene Leben ist schon abgerechnet; erst danach bekommt { $seat } die Pluspunkte.
gurke-tie-none =
    .event = { $seats_count ->
        [one] { $seats } hatte eine gleich hohe Karte; das bringt und kostet nichts.
       *[other] { $seats } hatten gleich hohe Karten; das bringt und kostet nichts.
    }
gurke-tie-last-only =
    .event = Von den gleich hohen Karten verliert nur die, die den Stich gemacht hat: { $card } von { $seat }.
gurke-tie-all-minus =
    .event = { $seats_count ->
        [one] Auch { $seats } hat eine Karte gelegt, die so hoch ist wie { $card }; dafür zahlen hier alle.
       *[other] Auch { $seats } haben Karten gelegt, die so hoch sind wie { $card }; dafür zahlen hier alle.
    }

## Die Grenze

gurke-exact-reset-21 =
    .event = Genau { $total }: { $seat } fängt wieder bei null an.
gurke-exact-c6-case =
    .event = { $before ->
        [0] { $seat } hatte noch keinen Punkt; mit { $card } sind es genau { $total }.
       *[other] { $seat } hatte schon { $before } und kommt mit { $card } auf { $total }.
    }
gurke-opt-inclusive =
    .event = { $seat } steht genau bei { $limit }; an diesem Tisch zählt erst, was darüber liegt.
gurke-life-lose-at-21 =
    .event = { $seat } steht bei { $total }, und die Grenze ist { $limit }: Das kostet ein Leben, und dafür gibt es eine Gurke.
gurke-life-second-death =
    .event = { $seat } steht bei { $total } und hat schon eine Gurke: Das zweite Leben ist verloren.
gurke-life-rebirth =
    .event = { $seat } wird wiedergeboren und beginnt bei { $total }, dem höchsten Stand der anderen.
gurke-life-none =
    .event = Ein zweites Leben gibt es hier nicht: Mit { $total } ist { $seat } draußen, denn die Grenze ist { $limit }.
gurke-over-20 =
    .event = { $seat } steht bei { $total }; an diesem Tisch ist bei { $limit } Schluss.
gurke-over-21-exclusive =
    .event = { $seat } steht bei { $total }, also über { $limit }.
gurke-over-21-klassisch =
    .event = { $seat } steht bei { $total }; im klassischen Ogórek reicht das schon, denn die Grenze ist { $limit }.
gurke-over-30 =
    .event = { $seat } steht bei { $total }; hier ist die Grenze { $limit }.
gurke-over-50 =
    .event = { $seat } steht bei { $total }; in dieser Fassung ist bei { $limit } Schluss.

## Das Ende

gurke-end-last-survivor =
    .event = { $seats_count ->
        [one] { $seats } bleibt übrig und gewinnt die Partie.
       *[other] { $seats } haben die wenigsten Punkte und gewinnen gemeinsam.
    }
gurke-end-two-left =
    .event = Nur { $seats } sind noch dabei und spielen weiter, bis jemand auch das zweite Leben verliert.
gurke-end-first-over =
    .event = { $seats_count ->
        [one] { $seats } hat zu viele Punkte
       *[other] { $seats } haben zu viele Punkte
    }; die Grenze ist { $limit }. Damit ist die Partie verloren und zu Ende.
gurke-end-lowest-wins =
    .event = Die Grenze von { $limit } ist erreicht. { $seats_count ->
        [one] { $seats } hat mit { $total } den niedrigsten Stand und gewinnt.
       *[other] { $seats } haben mit { $total } den niedrigsten Stand und gewinnen gemeinsam.
    }
gurke-end-all-but-one =
    .event = Höchstens eine Person steht noch unter { $limit }. { $seats_count ->
        [one] { $seats } hat mit { $total } den niedrigsten Stand und gewinnt.
       *[other] { $seats } haben mit { $total } den niedrigsten Stand und gewinnen gemeinsam.
    }
gurke-end-settle =
    .event = Alle anderen zahlen an { $seats } den Unterschied, zusammen { $n }.
gurke-end-pot =
    .event = { $seats_count ->
        [one] { $seats } bekommt den Pott mit { $n } Einsätzen.
       *[other] { $seats } teilen sich den Pott mit { $n } Einsätzen.
    }
gurke-end-none =
    .event = Punkte gibt es hier nicht; { $seat } hat bisher { $n ->
        [one] ein Spiel
       *[other] { $n } Spiele
    } verloren.
