# Was die Engine in Getaway sagt. Fakten: $seat handelt, $card wird gespielt, $led ist die ausgespielte Farbe,
# $suited die Karten dieser Farbe auf der Hand, $top führt mit $top_card, $other ist die andere Person.

move-take = { $target ->
        [no] eine Hand nehmen
       *[yes] die ganze Hand von { $other } nehmen
    }
    .button = { $target ->
        [no] Eine Hand nehmen
       *[yes] Hand von { $other } nehmen
    }
    .did = { $seat } nimmt die ganze Hand von { $other }.
move-draw = eine Karte ziehen
    .button = Karte ziehen
    .did = { $seat } hat die Macht, aber keine Karte, und zieht.
    .given = Gezogen wird { $card }.
move-gather = den Stich aufnehmen
    .button = Stich aufnehmen
    .did = { $seat } nimmt den Stich auf.
move-choose = Haufen { $value } wählen
    .button = Haufen { $value }
    .did = { $seat } wählt einen Haufen.
move-deal = geben
    .given = Die Karten werden gemischt und verteilt.
move-play = { $card } spielen
    .did = { $seat } spielt { $card }.

## Erlaubt oder nicht

getaway-first-ace-of-spades-starts =
    .yes = Das Pik-Ass eröffnet den ersten Stich, und { $seat } hat es.
    .no = Nur das Pik-Ass darf den ersten Stich eröffnen; { $card } muss warten.
getaway-first-everyone-plays =
    .no = { $seat } hat zu diesem Stich schon gespielt; mehr als eine Karte legt niemand dazu.
getaway-first-order-relaxed =
    .yes = Im ersten Stich muss niemand warten, sobald das Pik-Ass liegt.
getaway-opt-first-trick-order =
    .no = An diesem Tisch wird auch der erste Stich der Reihe nach gespielt, und jetzt ist { $turn } dran.
getaway-first-follow-spades =
    .yes = { $card } ist ein Pik, und im ersten Stich darf es jedes beliebige sein.
    .no = { $seat } hat noch Pik ({ $suited }) und muss eines davon spielen; { $card } ist keins.
getaway-first-void-plays-anything =
    .yes = { $seat } hat kein Pik und darf jede Karte spielen.
getaway-trick-power-leads =
    .no = { $power } hat die Macht und spielt aus; sonst darf niemand die erste Karte legen.
getaway-trick-free-lead =
    .yes = { $seat } hat die Macht und darf jede Karte ausspielen.
getaway-trick-clockwise-turns =
    .no = { $seat } ist nicht an der Reihe: Jetzt kommt { $turn }.
getaway-trick-follow-suit =
    .yes = { $card } bedient: Ausgespielt ist { $led }.
    .no = Ausgespielt ist { $led }, und { $seat } hat noch { $suited }. Eine andere Farbe darf nur spielen, wer kein { $led } mehr hat.
getaway-trick-free-choice-in-suit =
    .yes = { $card } bedient, und zwischen { $suited } ist die Wahl frei: Niemand muss höher spielen, niemand muss darunter bleiben.
getaway-trick-void-plays-anything =
    .yes = { $seat } hat kein { $led } mehr und darf jede Karte spielen. Das ist ein Tochoo und unterbricht den Stich.
getaway-trick-tochoo-stops =
    .yes = Der Stich ist unterbrochen; { $seat } nimmt ihn auf.
    .no = Der Stich ist unterbrochen: Niemand legt mehr eine Karte dazu.
    .event = { $card } ist kein { $led }: ein Tochoo. Der Stich ist sofort zu Ende; nach { $seat } spielt niemand mehr.
getaway-take-window =
    .yes = { $takers ->
        [power-only] Eine Hand nehmen darf an diesem Tisch nur, wer ausspielt, und das ist { $seat }
       *[all] Vor jedem Stich dürfen alle die ganze Hand der nächsten Person nehmen, die Karten hat
    }: hier die von { $other } mit { $other_held ->
        [one] einer Karte
       *[other] { $other_held } Karten
    }.
    .no = { $closed ->
        [drawn] { $power } hat eine Karte gezogen und spielt sie jetzt aus; dazwischen nimmt niemand eine Hand.
        [passed] Gefragt wird der Reihe nach, und { $seat } ist schon gefragt worden; vor diesem Stich ist es dafür zu spät.
       *[trick] Auf dem Tisch liegt noch ein Stich; eine Hand nehmen darf man erst vor dem nächsten.
    }
getaway-opt-take-before-first-trick =
    .no = An diesem Tisch wird vor dem ersten Stich keine Hand genommen.
getaway-opt-take-who =
    .no = Eine Hand nehmen darf an diesem Tisch nur, wer die Macht hat.
getaway-opt-take-limit-per-window =
    .no = { $seat } hat vor diesem Stich schon eine Hand genommen; an diesem Tisch geht das nur einmal.
getaway-take-target =
    .yes = { $other } ist die nächste Person mit Karten, und nur deren Hand kann man nehmen.
    .no = { $target ->
        [no] Es gibt nichts zu nehmen, denn sonst hat niemand mehr Karten.
       *[yes] Nehmen kann man nur die Hand der nächsten Person, die Karten hat. Für { $seat } ist das { $next }, nicht { $other }.
    }
getaway-lastcard-draw =
    .yes = { $seat } hat die Macht, aber keine Karte zum Ausspielen, und zieht deshalb vom verdeckten Ablagestapel.
    .no = { $blind ->
        [yes] { $particular ->
            [card] { $seat } zieht blind vom verdeckten Ablagestapel und kann sich { $card } nicht aussuchen.
           *[hand] { $seat } zieht vom verdeckten Ablagestapel, nicht aus der Hand von { $other }.
        }
       *[no] Ziehen darf nur, wer die Macht und eine leere Hand hat; { $seat } hat { $held ->
            [0] zwar keine Karte mehr, aber auch nicht die Macht
            [one] noch eine Karte
           *[other] noch { $held } Karten
        }.
    }
    .event = { $seat } zieht blind aus den { $n } Karten des Ablagestapels.
getaway-opt-last-card-power =
    .yes = { $seat } hat die Macht, aber keine Karte zum Ausspielen. An diesem Tisch wird dafür eine Karte aus einer anderen Hand gezogen.
    .no = { $particular ->
        [card] { $seat } zieht blind aus einer anderen Hand und kann sich { $card } nicht aussuchen.
       *[hand] An diesem Tisch zieht { $seat } aus der Hand der nächsten Person mit Karten. Das ist { $next }, nicht { $other }.
    }
    .event = { $way ->
        [passes] { $seat } hat mit der letzten Karte den Stich gemacht und ist an diesem Tisch trotzdem entkommen; { $other } spielt aus.
       *[draws] { $seat } zieht an diesem Tisch nicht vom Ablagestapel, sondern blind aus der Hand von { $other }.
    }
getaway-lastcard-must-lead-drawn =
    .yes = { $card } ist die gezogene Karte, und die muss ausgespielt werden.
    .event = { $seat } hat nur diese eine Karte, { $card }, und muss sie ausspielen.
getaway-opt-piles-youngest-first =
    .yes = { $seat } ist an der Reihe und wählt einen Haufen.
    .no = Jetzt wählt { $turn } einen Haufen; { $seat } muss warten.
    .event = { $seat } hat einen Haufen gewählt, ohne zu zählen.
getaway-opt-piles-no-counting =
    .event = Die Karten liegen in { $n } Haufen, die gleich hoch aussehen; gezählt hat niemand.

## Was geschah

getaway-deal-whole-pack-even =
    .event = Alle { $n } Karten sind verteilt; { $more ->
        [0] jede Hand hat { $cards_each }.
        [one] auf jede Hand kommen { $cards_each } und auf eine davon eine mehr.
       *[other] auf jede Hand kommen { $cards_each } und auf { $more } davon je eine mehr.
    }
getaway-first-no-interruption =
    .event = { $card } ist kein Pik, aber der erste Stich wird nie unterbrochen: Alle spielen eine Karte.
getaway-first-always-to-pile =
    .event = Die { $n } Karten des ersten Stichs werden verdeckt abgelegt; mit ihnen beginnt der Ablagestapel.
getaway-first-ace-holder-leads-second =
    .event = { $seat } hat mit dem Pik-Ass eröffnet und spielt auch zum zweiten Stich aus.
getaway-trick-clean-to-pile =
    .event = Alle haben bedient, also kommen { $cards } verdeckt auf den Ablagestapel.
getaway-trick-interrupted-pickup =
    .event = { $seat } hatte die höchste Karte der ausgespielten Farbe und nimmt { $cards } auf.
getaway-trick-power-is-highest-led =
    .event = { $seat } hat durch { $card } die Macht.
getaway-trick-tochoo-never-tops =
    .event = { $card } wäre zwar höher als { $top_card }, doch hier zählt nur { $led }.
getaway-trick-lone-lead-stays-top =
    .event = Niemand sonst hat { $led } gespielt, also bleibt die ausgespielte Karte die höchste.
getaway-penalty-play-after-tochoo =
    .event = { $seat } legt { $card } dazu, obwohl der Stich schon unterbrochen war, und muss dafür { $cards } aufnehmen und als Nächstes ausspielen.
getaway-penalty-out-of-turn =
    .event = { $seat } spielt { $card } außer der Reihe und muss dafür { $cards } aufnehmen und als Nächstes ausspielen.
getaway-penalty-false-tochoo =
    .event = { $seat } spielt { $card }, obwohl noch { $led } auf der Hand ist, und muss dafür { $cards } aufnehmen und als Nächstes ausspielen.
getaway-penalty-other =
    .event = { $seat } hat zu diesem Stich schon gespielt, legt trotzdem { $card } dazu und muss dafür { $cards } aufnehmen und als Nächstes ausspielen.
getaway-escape-empty-hand =
    .event = { $seat } hat keine Karten mehr und ist entkommen.
getaway-escape-not-with-power =
    .event = { $seat } hat keine Karten mehr, aber durch { $card } die Macht, und ist deshalb nicht entkommen.
getaway-escape-pickup-cancels =
    .event = Es war die letzte Karte von { $seat }, doch mit dem aufgenommenen Stich ist die Hand wieder voll.
getaway-lastcard-exclude-current-trick =
    .event = Erst jetzt kommen { $cards } auf den Ablagestapel; ziehen konnte man davon keine.
getaway-lastcard-beaten-escapes =
    .event = { $top_card } schlägt die gezogene Karte { $card }: { $seat } ist entkommen.
getaway-lastcard-unbeaten-leads-again =
    .event = Die gezogene Karte ist nicht geschlagen worden, also muss { $seat } wieder ausspielen.
getaway-two-normal =
    .event = Jetzt sind nur noch { $seats } im Spiel, und alle Regeln gelten weiter.
getaway-two-out-by-tochoo =
    .event = Von den beiden Letzten ist { $seat } mit dem Tochoo { $card } entkommen.
getaway-two-out-by-lower =
    .event = Von den beiden Letzten ist { $seat } mit der niedrigeren Karte { $card } entkommen.
getaway-two-both-empty =
    .event = Beide Hände sind leer, doch { $seat } hat durch { $card } die Macht und verliert.
getaway-two-leader-draws =
    .event = Auch zu zweit muss { $seat } ziehen, und { $cards } liegen dabei noch nicht im Stapel.
getaway-two-drawn-higher =
    .event = { $held ->
        [0] { $other } hat mit der letzten Karte höher geantwortet. Die Hand ist leer, doch mit der Macht entkommt niemand: { $other } hat verloren.
       *[other] { $other } hat höher geantwortet und hat nun als einzige Person noch Karten: { $other } hat verloren.
    }
getaway-two-drawn-lower-last =
    .event = { $other } hat mit der letzten Karte niedriger geantwortet und ist entkommen; { $seat } hat verloren.
getaway-two-drawn-lower =
    .event = { $other } hat niedriger geantwortet, hat aber noch Karten: { $seat } zieht wieder.
getaway-two-drawn-tochoo =
    .event = { $other } hat keine Karte dieser Farbe. Zu zweit beendet ein Tochoo auf eine gezogene Karte das Spiel: { $seat } hat verloren.
getaway-opt-two-player-shortcut-scope =
    .event = An diesem Tisch beendet zu zweit ein Tochoo auf die letzte Karte das Spiel: { $seat } hat verloren.
getaway-take-all-cards =
    .event = { $seat } nimmt { $n ->
        [one] die letzte Karte
        [2] beide Karten
       *[other] alle { $n } Karten
    } von { $other }.
getaway-take-target-escapes =
    .event = { $other } ist entkommen und kann nicht mehr verlieren.
getaway-opt-take-lead-after-power-taken =
    .event = Eigentlich hätte { $other } ausgespielt; nach der Hausregel spielt jetzt { $seat } aus.
getaway-opt-two-packs-first-equal-wins =
    .event = Zwei gleiche Karten sind die höchsten; als höhere gilt die zuerst gespielte.
getaway-opt-loss-counter =
    .event = { $seat } hat nun insgesamt { $n ->
        [one] ein Spiel
       *[other] { $n } Spiele
    } verloren.
getaway-end-last-with-cards =
    .event = Außer { $seat } ist niemand mehr im Spiel: { $seat } hat verloren.
