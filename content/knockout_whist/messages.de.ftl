# Was die Engine in Knock-Out Whist sagt. Fakten: $seat handelt, $card wird gespielt, $led muss bedient werden,
# $suited sind die Karten dieser Farbe auf der Hand, $top führt mit $top_card, $turn ist an der Reihe,
# $why unterscheidet Lagen, in denen dieselbe Regel Verschiedenes bedeutet.

move-play = { $card } spielen
    .did = { $blind ->
        [yes] { $seat } spielt die Karte, die noch niemand gesehen hat.
       *[other] { $seat } spielt { $card }.
    }
move-trump = { $value ->
        [none] „ohne Trumpf“ ansagen
       *[other] { $value } zum Trumpf machen
    }
    .button = { $value ->
        [none] Ohne Trumpf
       *[other] Trumpf { $value }
    }
    .did = { $value ->
        [none] { $seat } sagt „ohne Trumpf“ an.
       *[other] { $seat } macht { $value } zum Trumpf.
    }
move-order = die Rangfolge { $value ->
        [king-ace] K, D, B … 2, A
        [ace-king] A, 2, 3 … K
        [two-ace] 2, 3 … K, A
       *[other] A, K, D … 2
    } ansagen
    .button = { $value ->
        [king-ace] K D B … 2 A
        [ace-king] A 2 3 … K
        [two-ace] 2 3 … K A
       *[other] A K D … 2
    }
    .did = { $seat } legt die Rangfolge fest: { $value ->
        [king-ace] K, D, B … 2, A
        [ace-king] A, 2, 3 … K
        [two-ace] 2, 3 … K, A
       *[other] A, K, D … 2
    }.
move-discard = { $card } ablegen
    .button = { $card } ablegen
    .did = { $seat } legt eine Karte zum Tausch ab.
move-done = den Tausch abschließen
    .button = Fertig getauscht
    .did = { $gone ->
        [0] { $seat } behält alle Karten.
        [one] { $seat } tauscht eine Karte.
       *[other] { $seat } tauscht { $gone } Karten.
    }
move-knock = klopfen
    .button = Klopfen
    .did = { $seat } klopft und behält die Karte.
move-pay = eine Einheit zahlen
    .button = Eine Einheit zahlen
    .did = { $seat } zahlt eine Einheit.
move-leave = aussteigen
    .button = Aussteigen
    .did = { $seat } zahlt nicht und steigt aus.
move-deal = geben
    .given = { $dealer } mischt und gibt.
move-turn = aufdecken
    .given = Aufgedeckt wird { $card }.
move-cut = abheben
    .given = { $cutter } hebt ab und zeigt { $card }.
move-draw = eine neue Karte geben
    .given = { $cutter } bekommt vom Rest { $card }.

## Erlaubt oder nicht: Trumpf

knockout-whist-trump-choose-after-deal =
    .yes = Die neuen Karten sind verteilt; { $seat } kennt die eigenen und nennt erst jetzt den Trumpf.
    .no = { $why ->
        [dealing] Der Trumpf wird erst genannt, wenn die nächste Hand verteilt ist.
       *[other] Bevor die erste Karte gespielt wird, nennt { $chooser } den Trumpf.
    }
    .event = { $seat } hat mit { $card } am höchsten abgehoben und nennt nach dem Geben den Trumpf.
knockout-whist-trump-most-tricks-chooses =
    .yes = { $seat } hat durch die vorige Hand die Trumpfwahl; erlaubt ist jede Farbe.
    .no = Den Trumpf für diese Hand nennt { $chooser }, sonst niemand.
    .event = { $n ->
        [0] { $seat } nennt den nächsten Trumpf: Wer Stiche gemacht hatte, ist nicht mehr dabei.
        [one] { $seat } hat mit einem Stich die meisten und nennt den nächsten Trumpf.
       *[other] { $seat } hat mit { $n } Stichen die meisten und nennt den nächsten Trumpf.
    }
knockout-whist-opt-no-trump =
    .yes = An diesem Tisch darf { $seat } statt einer Farbe auch „ohne Trumpf“ ansagen.
    .no = An diesem Tisch muss eine der vier Farben Trumpf werden; „ohne Trumpf“ gibt es nicht.
    .event = { $seat } lässt ohne Trumpf spielen: In jedem Stich zählt nur die ausgespielte Farbe.
knockout-whist-opt-rank-order =
    .yes = { $seat } hat den Trumpf bestimmt und legt nun eine der vier Rangfolgen fest.
    .no = Bevor gespielt wird, sagt { $chooser } noch die Rangfolge an.
    .event = In dieser Hand gilt von hoch nach niedrig: { $order ->
        [king-ace] K, D, B, 10 … 2, A. Das Ass ist die niedrigste Karte
        [ace-king] A, 2, 3 … 10, B, D, K. Das Ass bleibt oben; sonst steht alles auf dem Kopf
        [two-ace] 2, 3 … 10, B, D, K, A. Alles steht auf dem Kopf
       *[other] A, K, D, B, 10 … 2, also wie sonst auch
    }.

## Erlaubt oder nicht: Tausch und Einsätze

knockout-whist-opt-exchange =
    .yes = { $verb ->
        [done] { $gone ->
            [0] Niemand muss tauschen; { $seat } behält das Blatt, wie es ist
            [one] Mehr muss niemand tauschen; für die eine abgelegte Karte kommt nun eine neue
           *[other] Mehr muss niemand tauschen; für die { $gone } abgelegten Karten kommen nun neue
        }.
       *[other] { $seat } darf hier höchstens { $limit ->
            [one] eine Karte ablegen
           *[other] { $limit } Karten ablegen, und zwar alle auf einmal, bevor es neue gibt
        }.
    }
    .no = { $why ->
        [not-asked] Getauscht wird reihum, und jede Person darf nur einmal tauschen; gerade ist { $turn } dran.
        [first-exchange] Erst wird der Tausch abgeschlossen, dann wird gespielt.
        [short] Im Rest liegen nicht genug Karten: { $seat } kann { $limit ->
            [0] nichts mehr tauschen
            [one] höchstens eine tauschen
           *[other] höchstens { $limit } tauschen
        }.
       *[other] { $limit ->
            [one] Mehr als eine Karte
           *[other] Mehr als { $limit } Karten
        } darf { $seat } in dieser Hand nicht tauschen.
    }
    .event = { $n ->
        [0] { $seat } tauscht nichts.
        [one] { $seat } legt eine Karte verdeckt ab und bekommt eine neue.
       *[other] { $seat } legt { $n } Karten verdeckt ab und bekommt ebenso viele neue.
    }
knockout-whist-opt-exchange-shortage =
    .event = Der Rest ist aufgebraucht: { $n ->
        [one] Die eine Karte, die von den anderen abgelegt wurde, wird wieder ausgegeben.
       *[other] Die { $n } Karten, die von den anderen abgelegt wurden, werden gemischt und wieder ausgegeben.
    }
knockout-whist-opt-stakes-stay-in-fee =
    .yes = { $verb ->
        [leave] Niemand muss zahlen, doch wer es nicht tut, ist draußen.
       *[other] { $seat } ist nicht leer ausgegangen; dabeizubleiben, kostet trotzdem eine Einheit.
    }
    .no = Gezahlt wird der Reihe nach, und gerade ist { $turn } gefragt.
    .event = { $seat } zahlt eine Einheit und bleibt dabei; im Pott sind jetzt { $pot }.
knockout-whist-opt-stakes-dogs-life-full-hand =
    .yes = { $verb ->
        [leave] { $seat } darf auf das Hundeleben verzichten und ist dann draußen.
       *[other] { $seat } hat keinen Stich und kauft sich für eine Einheit das Hundeleben: wieder eine volle Hand.
    }
    .event = { $seat } zahlt eine Einheit für das Hundeleben und bekommt wieder eine volle Hand; im Pott sind jetzt { $pot }.
knockout-whist-opt-stakes-by-permission =
    .yes = { $verb ->
        [leave] { $seat } darf auf die Erlaubnis der Gemeinde verzichten und ist dann draußen.
       *[other] { $seat } ist wieder leer ausgegangen und kann für eine Einheit mit Erlaubnis der Gemeinde weiterspielen: mit einer einzigen Karte.
    }
    .event = { $stage ->
        [paid] { $seat } zahlt eine Einheit und spielt mit Erlaubnis der Gemeinde weiter; im Pott sind jetzt { $pot }.
       *[other] { $seat } spielt mit Erlaubnis der Gemeinde und bekommt eine Karte statt { $n }.
    }
knockout-whist-opt-stakes-blind =
    .yes = { $verb ->
        [leave] { $seat } darf auf den blinden Versuch verzichten und ist dann draußen.
        [pay] { $seat } ist noch einmal leer ausgegangen; für eine Einheit gibt es eine letzte Karte, und die bleibt verdeckt.
        [knock] Auch wer blind spielt, darf klopfen und die Karte für einen späteren Stich behalten.
       *[other] { $seat } kennt die eigene Karte nicht, also kann niemand verlangen, dass damit bedient wird.
    }
    .no = { $seat } spielt blind: Die ungesehene Karte lässt sich nicht tauschen.
    .event = { $stage ->
        [paid] { $seat } zahlt eine Einheit und spielt blind weiter; im Pott sind jetzt { $pot }.
        [shown] Die blinde Karte von { $seat } wird erst jetzt aufgedeckt: { $card }.
       *[other] { $seat } bekommt eine einzige Karte und darf sie nicht ansehen.
    }
knockout-whist-opt-stakes =
    .event = { $seat } zahlt nicht mehr und ist damit aus der Partie ausgeschieden.
knockout-whist-opt-stakes-ante =
    .event = Jede der { $n } Personen legt eine Einheit in den Pott; darin sind jetzt { $pot }.
knockout-whist-opt-stakes-pot =
    .event = Der Pott mit { $pot } Einheiten geht an { $seat }.
knockout-whist-opt-stakes-winner-deals-trump-leads =
    .event = { $seat } hat die Hand gewonnen, gibt die nächste, nennt den Trumpf und spielt aus.

## Erlaubt oder nicht: an der Reihe sein

knockout-whist-lead-left-of-dealer =
    .yes = { $dealer } hat gegeben, also spielt { $seat } auf dem Platz links daneben zum ersten Stich aus.
    .no = { $dealer } hat gegeben, also spielt { $turn } auf dem Platz links daneben zum ersten Stich aus.
knockout-whist-opt-first-hand-lead =
    .yes = An diesem Tisch spielt in der ersten Hand der Geber aus, also { $seat }.
    .no = An diesem Tisch spielt in der ersten Hand der Geber aus, also { $turn }.
knockout-whist-opt-dealer-and-lead =
    .yes = { $seat } hat die vorige Hand gewonnen, diese gegeben und darf nun auch ausspielen.
    .no = An diesem Tisch spielt zum ersten Stich aus, wer die vorige Hand gewonnen hat: { $turn }.
    .event = { $seat } hat die Hand gewonnen, gibt die nächste und spielt zum ersten Stich aus.
knockout-whist-trick-winner-leads =
    .no = { $turn } hat den letzten Stich gemacht und spielt zum nächsten aus.
    .event = { $seat } hat den Stich und spielt zum nächsten aus.
knockout-whist-dog-win-left-leads =
    .no = { $winner } hat mit der einzigen Karte den Stich gemacht und nun keine zum Ausspielen; deshalb spielt { $turn } aus.
    .event = { $seat } hat den Stich, aber keine Karte mehr; deshalb geht das Ausspiel nach links weiter an { $other }.
knockout-whist-components-direction =
    .no = { $why ->
        [played] { $seat } hat zu diesem Stich schon eine Karte gespielt; im Uhrzeigersinn ist jetzt { $turn } dran.
       *[other] Gespielt wird im Uhrzeigersinn, und an der Reihe ist { $turn }.
    }

## Erlaubt oder nicht: das Hundeleben

knockout-whist-dog-play-or-knock =
    .yes = { $why ->
        [last-trick] Es ist der letzte Stich: { $seat } muss die Karte jetzt spielen, ob sie bedient oder nicht.
       *[other] { $verb ->
            [knock] { $seat } hat nur diese eine Karte und darf sie mit einem Klopfen für einen späteren Stich behalten.
           *[other] { $seat } hat nur diese eine Karte und darf sie zu jedem Stich spielen, auch zu diesem.
        }
    }
    .no = { $why ->
        [knocked] { $seat } hat in diesem Stich schon geklopft und wird erst im nächsten wieder gefragt.
        [last-trick] Ein Klopfen hebt die Karte für einen späteren Stich auf; nach diesem kommt aber keiner mehr.
       *[other] Klopfen darf nur, wer als zweite Chance eine einzige Karte bekommen hat; { $seat } muss eine Karte spielen.
    }
knockout-whist-dog-follow-suit-vacuous =
    .yes = { $verb ->
        [knock] Die einzige Karte von { $seat } würde zwar bedienen, aber im Hundeleben darf man sich den Stich aussuchen: Klopfen bleibt erlaubt.
       *[other] { $card } bedient { $led }; { $seat } müsste sie aber nicht spielen, denn Klopfen ginge auch.
    }
knockout-whist-dog-lead-or-knock =
    .yes = { $verb ->
        [knock] { $seat } hat nur eine Karte und muss sie nicht ausspielen: Mit dem Klopfen geht das Ausspiel an die nächste Person.
       *[other] { $seat } darf den Stich mit der einzigen Karte eröffnen; zu klopfen und das Ausspiel weiterzugeben, ginge auch.
    }
    .no = { $opening } hat geklopft und damit das Ausspiel weitergegeben; jetzt ist { $turn } gefragt.
    .event = { $seat } klopft, und das Ausspiel geht weiter an { $other }.
knockout-whist-opt-knock-in-last-trick =
    .yes = { $verb ->
        [knock] An diesem Tisch darf auch im letzten Stich geklopft werden; die Karte verfällt dann.
       *[other] { $seat } darf die Karte im letzten Stich spielen, müsste es an diesem Tisch aber nicht.
    }

## Erlaubt oder nicht: bedienen

knockout-whist-trick-free-lead =
    .yes = { $seat } spielt aus und darf jede Karte nehmen, auch einen Trumpf.
knockout-whist-trick-follow-suit =
    .yes = { $as_trump ->
        [yes] { $card } bedient: { $lead } ist hier der höchste Trumpf, verlangt ist also { $led }.
       *[no] { $card } bedient: Verlangt ist { $led }.
    }
    .no = { $as_trump ->
        [yes] { $lead } ist hier der höchste Trumpf, verlangt ist also { $led }
       *[no] Verlangt ist { $led }
    }, und { $seat } hat davon noch { $suited }; so lange ist { $card } nicht erlaubt{ $trumping ->
        [yes] , auch nicht zum Trumpfen.
       *[other] .
    }
knockout-whist-trick-void-plays-anything =
    .yes = { $seat } hat kein { $led } und darf jede Karte spielen; niemand muss trumpfen oder übertrumpfen.
knockout-whist-opt-diamond-two =
    .yes = { $why ->
        [two] { $card } ist in dieser Hand der höchste Trumpf und darf jetzt gespielt werden.
       *[other] { $card } ist hier erlaubt.
    }
    .no = { $why ->
        [two] { $card } zählt an diesem Tisch als Trumpf und bedient { $led } nicht; { $seat } hat aber noch { $suited }.
       *[other] Verlangt ist { $led }, und dazu zählt an diesem Tisch auch { $suited }. Etwas anderes zum Bedienen hat { $seat } nicht und muss diese Karte deshalb spielen.
    }
    .event = { $card } sticht alles: An diesem Tisch ist sie immer der höchste Trumpf, und der Stich gehört { $seat }.

## Was geschah: geben und Trumpf

knockout-whist-deal-seven-first =
    .event = { $seat } gibt die erste Hand: { $n } Karten für jede Person.
knockout-whist-deal-one-fewer =
    .event = { $n ->
        [one] { $seat } gibt die letzte Hand: eine Karte für jede Person.
       *[other] { $seat } gibt die { $number }. Hand; eine volle Hand hat jetzt { $n } Karten.
    }
knockout-whist-deal-rotate =
    .event = Das Geben geht nach links weiter: Als Nächstes gibt { $seat }.
knockout-whist-deal-out-player-deals-last =
    .event = { $seat } ist ausgeschieden, gibt aber noch die nächste Hand; so behält { $other } das erste Ausspiel.
knockout-whist-dog-one-card =
    .event = { $seat } führt ein Hundeleben und bekommt { $n ->
        [one] wie alle anderen eine Karte
       *[other] eine einzige Karte statt { $n }
    }.
knockout-whist-trump-first-turn-up =
    .event = { $card } liegt offen, also ist { $trump } Trumpf. Die Karte gehört niemandem, und die übrigen { $n } bleiben verdeckt.
knockout-whist-trump-tie-cut =
    .event = { $seats } haben { $n ->
        [0] keinen Stich und
        [one] mit je einem Stich die meisten und
       *[other] mit je { $n } Stichen die meisten und
    } heben ab: Die höchste Karte bringt die Trumpfwahl.
knockout-whist-opt-recut =
    .event = { $cards } sind gleich hoch, und Farben zählen dabei nicht: { $seats } heben noch einmal ab.
knockout-whist-opt-tie-trump =
    .event = { $tied ->
        [yes] { $seats } haben gemeinsam die meisten Stiche, also wählt niemand: Den nächsten Trumpf bestimmt eine aufgedeckte Karte.
       *[other] { $card } liegt offen, also ist in dieser Hand { $trump } Trumpf.
    }
knockout-whist-opt-rainbow =
    .event = { $several ->
        [yes] { $seats } haben je vier Karten in vier Farben und heben um die Partie ab.
       *[other] { $seat } hat einen Regenbogen, { $cards }, und gewinnt damit sofort die Partie.
    }

## Was geschah: Stiche

knockout-whist-trick-highest-trump-wins =
    .event = { $card } ist der höchste Trumpf: Der Stich gehört { $seat }.
knockout-whist-trick-else-highest-led =
    .event = { $higher_count ->
        [0] Niemand hat getrumpft, und { $card } ist das höchste { $led }: Der Stich gehört { $seat }.
        [one] { $card } ist das höchste { $led }; { $higher } ist zwar höher, aber weder { $led } noch Trumpf. Der Stich gehört { $seat }.
       *[other] { $card } ist das höchste { $led }; { $higher } sind zwar höher, aber weder { $led } noch Trumpf. Der Stich gehört { $seat }.
    }

## Was geschah: nach der Hand

knockout-whist-out-no-trick =
    .event = { $seat } hat in dieser Hand keinen Stich und scheidet aus.
knockout-whist-opt-first-hand-free =
    .event = Die erste Hand ist frei: { $seats } { $seats_count ->
        [one] hat keinen Stich und bekommt
       *[other] haben keinen Stich und bekommen
    } trotzdem { $n } Karten.
knockout-whist-opt-rat-shout =
    .event = { $seat } steht auf und ruft „Ratte ****“.
knockout-whist-dog-first-zero =
    .event = Vor { $seat } ist in dieser Partie niemand ohne Stich geblieben; { $seat } bekommt deshalb ein Hundeleben: in der nächsten Hand nur eine einzige Karte.
knockout-whist-dog-several-first =
    .event = { $seats } sind zugleich leer ausgegangen, und ein Hundeleben gab es noch nicht: Deshalb bekommen sie alle eines.
knockout-whist-dog-one-per-game =
    .event = { $mine ->
        [yes] { $seat } hatte das Hundeleben schon; ein zweites gibt es nicht.
       *[other] { $seat } hat keinen Stich, und das Hundeleben dieser Partie ist schon vergeben.
    }
knockout-whist-dog-back-to-normal =
    .event = { $seat } hat mit der einen Karte einen Stich gemacht und bekommt in der nächsten Hand wieder ein volles Blatt.
knockout-whist-dog-fails =
    .event = Auch im Hundeleben hat { $seat } keinen Stich gemacht.
knockout-whist-win-last-trick =
    .event = { $seat } macht den letzten Stich der Partie und hat gewonnen.
knockout-whist-win-sole-survivor =
    .event = Außer { $seat } ist niemand mehr dabei: { $seat } hat die Partie gewonnen.

## Rat

knockout-whist-hint-longest-suit =
    .event = { $several ->
        [yes] Am längsten sind { $suits } mit je { $n ->
            [one] einer Karte
           *[other] { $n } Karten
        }; eine davon sollte Trumpf werden.
       *[other] { $suits } ist mit { $n ->
            [one] einer Karte
           *[other] { $n } Karten
        } die längste Farbe von { $seat } und darum der beste Trumpf: Auch kleine Trümpfe machen Stiche, wenn die der anderen weg sind.
    }
knockout-whist-hint-equal-length =
    .event = { $several ->
        [yes] Am besten wird eine der schwächeren Farben Trumpf ({ $suits }): { $other_cards } können auch so Stiche machen.
       *[other] { $suits } ist so lang wie { $other }, aber nicht so hoch besetzt und darum der bessere Trumpf: Mit { $other_cards } kann man auch so Stiche machen; { $cards } { $cards_count ->
            [one] wird
           *[other] werden
        } erst als Trumpf viel wert.
    }
