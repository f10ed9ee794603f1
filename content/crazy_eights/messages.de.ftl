# Was die Engine in Crazy Eights sagt. Fakten: $seat handelt, $card ist die Karte des Zugs, $top liegt obenauf,
# $required ist die verlangte Farbe, $called die angesagte, $may sind die Karten, die jetzt gelegt werden dürfen,
# $turn ist an der Reihe, $other eine zweite Person.

move-play = { $said ->
        [suit] { $card } mit Ansage { $called }
        [shout] { $card } mit Meldung
        [both] { $card } mit Ansage { $called } und Meldung
       *[nothing] { $card }
    }
    .button = { $said ->
        [suit] { $card }, { $called } ansagen
        [shout] { $card }, letzte Karte melden
        [both] { $card }, { $called } ansagen, letzte Karte melden
       *[nothing] { $card } legen
    }
    .did = { $said ->
        [suit] { $seat } legt { $card } und sagt { $called } an.
        [shout] { $seat } legt { $card } und meldet die letzte Karte.
        [both] { $seat } legt { $card }, sagt { $called } an und meldet die letzte Karte.
       *[nothing] { $seat } legt { $card }.
    }
move-draw = eine Karte ziehen
    .button = Karte ziehen
    .did = { $seat } zieht eine Karte.
    .given = { $cards_count ->
        [one] Vom Stock kommt { $cards }.
       *[other] Vom Stock kommen { $cards }.
    }
move-take = die Strafkarten nehmen
    .button = Strafkarten nehmen
    .did = { $seat } nimmt die Strafkarten.
move-pass = passen
    .button = Passen
    .did = { $seat } passt.
move-object = die fehlende Meldung beanstanden
    .button = Meldung fehlt!
    .did = { $seat } beanstandet, dass { $forgetful } die letzte Karte nicht gemeldet hat.
move-call = { $value } ansagen
    .button = { $value } ansagen
    .did = { $seat } sagt { $value } an.
move-deal = geben
    .given = Die Karten werden gemischt und einzeln verteilt.
move-turn = die erste Karte aufdecken
    .given = Aufgedeckt wird { $card }.
move-shuffle = den Ablagestapel mischen
    .given = Die abgelegten Karten werden gemischt.

## Wer an der Reihe ist

crazy-eights-turn-first =
    .no = Den ersten Zug hat, wer links vom Geber sitzt: { $other } hat gegeben, also ist { $turn } dran.
    .event = { $other } hat gegeben, also beginnt { $seat } auf dem Platz links daneben.
crazy-eights-turn-direction =
    .no = { $seat } ist nicht an der Reihe: { $way ->
        [anticlockwise] Gespielt wird gerade gegen den Uhrzeigersinn, und jetzt kommt { $turn }.
       *[clockwise] Gespielt wird im Uhrzeigersinn, und jetzt kommt { $turn }.
    }
crazy-eights-turn-one-card =
    .no = { $seat } hat schon { $top } gelegt, und in einem Zug legt man nur eine Karte. Jetzt ist { $turn } dran.

## Was passt

crazy-eights-play-match-suit =
    .yes = { $card } hat dieselbe Farbe wie { $top }.
crazy-eights-play-match-rank =
    .yes = { $card } hat denselben Wert wie { $top }; auf die Farbe kommt es dann nicht an.
crazy-eights-play-no-match =
    .no = { $top } verlangt { $required } oder denselben Wert, und { $card } hat weder das eine noch das andere. { $may_count ->
        [0] Legen kann man gerade nichts.
        [one] Passen würde { $may }.
       *[other] Passen würden { $may }.
    }
crazy-eights-play-picture-is-not-rank =
    .no = { $card } und { $top } sind zwar beide Bilder, doch das zählt nur bei den Punkten. Hier muss es { $required } oder genau derselbe Wert sein. { $may_count ->
        [0] Legen kann man gerade nichts.
        [one] Passen würde { $may }.
       *[other] Passen würden { $may }.
    }
crazy-eights-play-eight-any-time =
    .yes = { $card } ist eine Wunschkarte und passt auf jede Karte, auch auf { $top }.
crazy-eights-play-eight-must-call =
    .yes = { $card } ist die letzte Karte von { $seat }: Damit ist die Runde zu Ende, und angesagt wird nichts mehr.
    .no = { $said ->
        [nothing] Zu { $card } gehört eine Ansage: Wer eine Wunschkarte legt, nennt die Farbe, die folgen muss; auch die eigene Farbe der Karte ist erlaubt.
        [shout] Zu { $card } gehört eine Ansage: Wer eine Wunschkarte legt, nennt die Farbe, die folgen muss; auch die eigene Farbe der Karte ist erlaubt.
       *[suit] { $card } ist die letzte Karte von { $seat }: Damit ist die Runde zu Ende, und es gibt nichts mehr anzusagen.
    }
    .event = { $seat } hat { $card } gelegt und { $called } angesagt: Nur noch { $called } oder eine weitere Wunschkarte passt.
crazy-eights-play-eight-on-eight =
    .yes = { $card } passt auf { $top }, denn eine Wunschkarte passt immer auf eine andere.
crazy-eights-play-follow-called-suit =
    .yes = { $card } hat die angesagte Farbe { $required }.
    .no = Auf { $top } ist { $required } angesagt, und { $card } ist kein { $required_one }. { $printed ->
        [same] Angesagt ist die Farbe, die { $top } ohnehin hat.
       *[other] Die gedruckte Farbe von { $top } zählt nicht mehr.
    } { $may_count ->
        [0] Legen kann man gerade nichts.
        [one] Passen würde { $may }.
       *[other] Passen würden { $may }.
    }
crazy-eights-opt-eight-must-match =
    .yes = An diesem Tisch muss eine Wunschkarte passen, und { $card } hat die verlangte Farbe { $required }.
    .no = An diesem Tisch muss auch eine Wunschkarte passen: Sie muss { $required } sein oder auf eine andere Wunschkarte gelegt werden. { $card } passt deshalb nicht auf { $top }.
crazy-eights-opt-wild-mode =
    .yes = Auf { $top } wurde nichts angesagt, also zählt die gedruckte Farbe, und { $card } hat sie.
    .no = { $said ->
        [suit] { $mode ->
            [wong] Ansagen darf hier nur, wer die Wunschkarte auf gleiche Farbe oder gleichen Wert legt; { $card } hat weder die Farbe noch den Wert von { $top }. Ohne Ansage darf man sie legen.
           *[no-call] An diesem Tisch wird nichts angesagt: Auf { $card } muss die Farbe folgen, die aufgedruckt ist.
        }
        [both] { $mode ->
            [wong] Ansagen darf hier nur, wer die Wunschkarte auf gleiche Farbe oder gleichen Wert legt; { $card } hat weder die Farbe noch den Wert von { $top }. Ohne Ansage darf man sie legen.
           *[no-call] An diesem Tisch wird nichts angesagt: Auf { $card } muss die Farbe folgen, die aufgedruckt ist.
        }
       *[nothing] Auf { $top } wurde nichts angesagt, also muss { $required } folgen, und { $card } ist kein { $required_one }.
    }
crazy-eights-opt-wild-rank =
    .no = An diesem Tisch sind { $wild ->
        [jacks] Buben
        [aces] Asse
       *[eights] Achten
    } die Wunschkarten. { $card } ist eine gewöhnliche Karte und hat weder die Farbe noch den Wert von { $top }.
crazy-eights-opt-starter-wild =
    .yes = { $starter ->
        [call] Aufgedeckt ist die Wunschkarte { $top }, und an diesem Tisch sagt { $seat } dafür eine Farbe an.
        [free] Aufgedeckt ist die Wunschkarte { $top }, ohne dass jemand eine Farbe angesagt hat: An diesem Tisch passt darauf jede Karte.
       *[own] { $top } ist aufgedeckt worden, ohne dass jemand etwas angesagt hat: Es gilt die gedruckte Farbe, und { $card } hat sie.
    }
    .no = { $top } ist aufgedeckt worden, ohne dass jemand etwas angesagt hat. Es gilt die gedruckte Farbe { $required }, und die hat { $card } nicht.
    .event = { $way ->
        [buried] { $card } ist eine Wunschkarte, zu der niemand eine Farbe angesagt hat: Sie kommt zurück in den Stock, und eine andere wird aufgedeckt.
       *[called] Für die aufgedeckte Wunschkarte gilt { $called }.
    }

## Zweien

crazy-eights-draw-two-answer =
    .yes = { $card } ist eine Zwei: Sie beantwortet { $top } und gibt die Schuld weiter, um zwei Karten erhöht. Auf die Farbe kommt es nicht an.
crazy-eights-opt-draw-two-stack =
    .no = An diesem Tisch wird eine Zwei nicht mit einer Zwei beantwortet: { $seat } muss die { $n } Karten nehmen.
crazy-eights-draw-two-eight-cannot-answer =
    .no = Die Zweien verlangen { $n } Karten von { $seat }, und dagegen hilft keine Wunschkarte, auch nicht { $card }: { $stack ->
        [on] Man legt eine Zwei oder nimmt die Karten.
       *[off] Man kann sie nur nehmen.
    }
crazy-eights-draw-two-only-two-or-take =
    .no = Die Zweien verlangen { $n } Karten von { $seat }. { $stack ->
        [on] Dagegen hilft nur eine Zwei; sonst muss man die { $n } Karten nehmen.
       *[off] Man kann sie nur nehmen.
    }
crazy-eights-draw-two-take =
    .yes = { $twos ->
        [one] Eine Zwei ist unbeantwortet, also nimmt { $seat } { $n } Karten.
       *[other] Unbeantwortet sind { $twos } Zweien, also nimmt { $seat } { $n } Karten, zwei für jede.
    }
    .event = { $n ->
        [0] { $seat } müsste Strafkarten nehmen, bekommt aber keine; die Schuld ist erledigt.
        [one] { $seat } nimmt eine Karte, und die Schuld ist erledigt.
       *[other] { $seat } nimmt { $n } Karten, und die Schuld ist erledigt.
    }
crazy-eights-draw-two-may-take-with-two =
    .yes = { $seat } hält zwar eine Zwei, darf sie aber behalten und lieber { $n } Karten nehmen.
crazy-eights-draw-two-owe =
    .event = { $twos ->
        [one] { $stack ->
            [on] { $seat } hat eine Zwei gelegt: { $other } antwortet mit einer Zwei oder nimmt { $n } Karten.
           *[off] { $seat } hat eine Zwei gelegt: { $other } nimmt { $n } Karten.
        }
       *[other] Jetzt sind { $twos } Zweien unbeantwortet: { $other } legt noch eine oder nimmt { $n } Karten.
    }
crazy-eights-draw-two-no-immediate-play =
    .event = Von den Strafkarten darf { $seat } keine gleich legen; weiter geht es mit { $other }.
crazy-eights-draw-two-follow-up =
    .event = Die Schuld ist bezahlt: Für { $other } ist die letzte Zwei wieder eine gewöhnliche Karte der Farbe { $suit }.
crazy-eights-draw-two-new-chain =
    .event = Die Zweien darunter sind bezahlt: Mit { $card } beginnt eine neue Folge, wieder mit { $n } Karten.

## Ziehen und Passen

crazy-eights-turn-play-or-draw =
    .no = { $seat } hat in diesem Zug schon gezogen, und mehr als eine Karte zieht man nicht: { $left ->
        [both] Nun kann man legen oder passen.
        [lay] Nun muss man legen.
       *[pass] Nun kann man nur passen.
    }
crazy-eights-deal-stock =
    .no = Der Stock liegt verdeckt: { $seat } zieht die oberste Karte und kann sich { $card } nicht aussuchen.
crazy-eights-turn-draw =
    .yes = { $why_draw ->
        [always] Ziehen ist immer erlaubt, auch wenn etwas passt.
        [first] Jeder Zug beginnt an diesem Tisch mit dem Ziehen.
        [spared] Es passt nur eine Wunschkarte, und die muss an diesem Tisch niemand hergeben: Ziehen ist erlaubt.
       *[need] Es passt nichts, und zu ziehen gibt es noch etwas; also zieht man.
    }
    .event = Mit dem Ziehen ist der Zug von { $seat } vorbei, auch wenn die neue Karte passen sollte; { $other } ist dran.
crazy-eights-turn-pass =
    .yes = { $drawn_count ->
        [0] Der Stock gibt nichts mehr her, also darf gepasst werden.
       *[other] { $left ->
            [both] In diesem Zug ist schon gezogen worden; wer nicht legt, passt.
           *[pass] In diesem Zug ist schon gezogen worden, und legen kann man nichts: Dann passt man.
        }
    }
crazy-eights-turn-no-pass-with-stock =
    .no = Passen ist jetzt nicht erlaubt, denn noch kann { $seat } eine Karte ziehen.
crazy-eights-opt-drawn-card =
    .no = { $permission ->
        [every-turn] { $card } ist eben erst gezogen worden und darf an diesem Tisch noch nicht gelegt werden.
       *[other] { $seat } hat gezogen, und danach darf man an diesem Tisch nur eine frisch gezogene Karte legen; { $card } war schon vorher auf der Hand.
    }
crazy-eights-opt-draw-permission =
    .yes = An diesem Tisch darf nur ziehen, wer nichts legen muss, und bei { $seat } ist das so.
    .no = { $permission ->
        [every-turn] An diesem Tisch beginnt jeder Zug mit dem Ziehen: erst eine Karte vom Stock, dann darf gelegt werden.
       *[other] An diesem Tisch muss legen, wer kann, und { $seat } kann: { $may_count ->
            [one] { $may } passt.
           *[other] { $may } passen.
        }
    }
crazy-eights-opt-draw-count =
    .yes = { $until ->
        [yes] Von den gezogenen Karten passt noch keine, also zieht { $seat } weiter.
       *[no] In einem Zug darf man an diesem Tisch bis zu { $most } Karten ziehen, und so viele sind es noch nicht.
    }
    .no = { $until ->
        [yes] Gezogen wird, bis eine gezogene Karte passt, und das ist jetzt der Fall.
       *[no] Mehr als { $most } Karten zieht an diesem Tisch niemand in einem Zug.
    }
crazy-eights-opt-draw-stop-early =
    .no = An diesem Tisch hört man nicht vorzeitig auf: Wer zu ziehen beginnt und nichts legt, zieht bis zu { $most } Karten.
crazy-eights-opt-until-playable-must-play =
    .no = Gezogen wurde, bis eine Karte passte; dann muss man an diesem Tisch auch legen: Passen geht nicht.
crazy-eights-stock-empty-play-on =
    .no = Der Stock ist leer, und ziehen kann man nicht mehr: { $left ->
        [both] Man kann legen oder passen.
        [lay] Man muss legen.
       *[pass] Man kann nur passen.
    }
    .event = { $seat } hat die letzte Karte des Stocks bekommen; { $then ->
        [reshuffle-after-block] bis zu einer Blockade wird ohne Ziehen gespielt.
       *[pass] von nun an wird ohne Ziehen gespielt.
    }
crazy-eights-stock-nothing-to-reshuffle =
    .no = Der Stock ist leer, und unter { $top } liegt keine Karte, die man mischen könnte.
    .event = Unter { $top } liegt keine Karte, die man mischen könnte.
crazy-eights-stock-voluntary-pass =
    .yes = { $seat } könnte zwar legen, muss aber nicht: Bei leerem Stock darf man auch freiwillig passen.
crazy-eights-stock-blocked =
    .event = { $n ->
        [2] Beide haben nacheinander gepasst: Das Spiel ist blockiert.
       *[other] Alle { $n } haben nacheinander gepasst: Das Spiel ist blockiert.
    }
crazy-eights-stock-pass-counter-reset =
    .event = { $seat } legt eine Karte; { $n ->
        [one] dass davor einmal gepasst wurde, zählt
       *[other] dass davor { $n }-mal gepasst wurde, zählt
    } nicht mehr für eine Blockade.
crazy-eights-stock-reshuffle =
    .event = { $n ->
        [one] Eine abgelegte Karte bildet
       *[other] Die { $n } abgelegten Karten bilden
    } den neuen Stock; { $top } bleibt liegen, und was verlangt ist, ändert sich nicht.

## Die letzte Karte

crazy-eights-last-card-announce =
    .no = Nach { $card } hat { $seat } nur noch eine Karte, und das muss man melden; sonst dürfen es alle anderen beanstanden.
    .event = { $seat } meldet die letzte Karte.
crazy-eights-last-card-penalty =
    .yes = { $forgetful } hat die letzte Karte nicht gemeldet, und noch darf man es beanstanden.
    .no = Es gibt gerade nichts zu beanstanden: Keine vergessene Meldung lässt sich jetzt noch beanstanden.
    .event = { $seat } hat bemerkt, dass die Meldung fehlte: { $n ->
        [0] { $other } müsste ziehen, bekommt aber keine Karte.
        [one] { $other } zieht eine Strafkarte. Der Zug bleibt gültig.
       *[other] { $other } zieht { $n } Strafkarten. Der Zug bleibt gültig.
    }

## Was geschah

crazy-eights-deal-singly =
    .event = Einzeln und reihum sind { $n } Karten verteilt worden, angefangen links vom Geber.
crazy-eights-deal-hand-size =
    .event = { $players ->
        [2] Zu zweit haben nun beide { $each } Karten; der Rest ist der Stock.
       *[other] Bei { $players } Personen haben nun alle { $each } Karten; der Rest ist der Stock.
    }
crazy-eights-deal-starter =
    .event = { $card } wird aufgedeckt und eröffnet den Ablagestapel.
crazy-eights-deal-rotation =
    .event = Das Geben geht nach links weiter: In Runde { $n } gibt { $seat }.
crazy-eights-opt-starter-action =
    .event = { $acts ->
        [yes] { $card } liegt offen und wirkt an diesem Tisch so, als hätte { $seat } sie gelegt.
       *[no] { $card } ist eine Sonderkarte, doch als erste Karte bewirkt sie nichts.
    }
crazy-eights-play-face-up =
    .event = { $wild ->
        [yes] { $card } liegt obenauf, ohne Ansage: Weiter geht es mit { $suit } oder mit einer Wunschkarte.
       *[no] { $card } liegt obenauf: Weiter geht es mit { $suit } oder mit demselben Wert.
    }
crazy-eights-play-call-lapses =
    .event = { $card } deckt { $top } zu, und damit gilt die Ansage { $called } nicht mehr.
crazy-eights-skip-next-misses =
    .event = { $card } lässt { $other } aussetzen: Weiter geht es mit { $next }.
crazy-eights-reverse-flip =
    .event = { $way ->
        [clockwise] { $card } dreht die Richtung um, und es geht wieder im Uhrzeigersinn: { $next } ist dran.
       *[anticlockwise] { $card } dreht die Richtung um, und es geht gegen den Uhrzeigersinn: { $next } ist dran.
    }
crazy-eights-opt-penalty-shortfall =
    .event = { $wanted ->
        [one] Fällig wäre eine Karte
       *[other] Fällig wären { $wanted } Karten
    }, im Stock { $stock ->
        [0] liegt keine mehr
        [one] liegt nur noch eine
       *[other] liegen nur noch { $stock }
    }: { $n ->
        [0] { $seat } kommt ohne Karten davon.
        [one] Für { $seat } bleibt es bei einer.
       *[other] Für { $seat } bleibt es bei { $n }.
    }
crazy-eights-opt-final-card-effects =
    .event = Die letzte Karte war eine Zwei, und an diesem Tisch wirkt sie noch: { $other } soll vor dem Abrechnen { $n } Karten nehmen.
crazy-eights-end-first-out-wins =
    .event = { $seat } hat mit { $card } die letzte Karte gelegt und gewinnt die Runde.
crazy-eights-stock-blocked-scoring =
    .event = Niemand ist fertig geworden: Alle bekommen die Karten angerechnet, die sie noch halten.
crazy-eights-score-eight =
    .event = { $cards_count ->
        [one] { $cards } kostet { $seat } 50 Punkte.
       *[other] { $cards } kosten { $seat } { $n } Punkte, jede 50.
    }
crazy-eights-score-picture =
    .event = { $cards_count ->
        [one] { $cards } ist ein Bild und kostet { $seat } 10 Punkte.
       *[other] { $cards } sind Bilder und kosten { $seat } { $n } Punkte, jedes 10.
    }
crazy-eights-score-pip =
    .event = { $cards_count ->
        [one] { $cards } kostet { $seat } den Nennwert: { $n }.
       *[other] { $cards } kosten { $seat } ihren Nennwert: zusammen { $n }.
    }
crazy-eights-score-losers-pay =
    .event = { $n ->
        [one] { $seat } bekommt einen Strafpunkt.
       *[other] { $seat } bekommt { $n } Strafpunkte.
    }
crazy-eights-opt-match =
    .event = Mit { $n } Punkten ist die Grenze von { $target } erreicht: Die Partie ist zu Ende, und die niedrigste Summe gewinnt.
