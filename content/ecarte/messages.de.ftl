# Was die Engine in Écarté sagt. Fakten: $seat handelt, $other sitzt gegenüber, $elder ist Vorhand, $dealer gibt,
# $lead ist ausgespielt, $led deren Farbe, $suited die Karten dieser Farbe auf der Hand, $higher die höheren davon,
# $trumps die Trümpfe auf der Hand, $trump die Trumpffarbe, $n meist die Karten im Talon.

move-play = { $card } ausspielen und dabei { $value } ansagen
    .button = { $card }, aber { $value } ansagen
    .did = { $named ->
        [yes] { $seat } spielt { $card } aus und sagt dabei { $value } an.
       *[no] { $seat } spielt { $card }.
    }
move-propose = einen Tausch vorschlagen
    .button = „Je propose!“
    .did = { $seat } sagt „Je propose!“ [schö pro-POHS] und schlägt damit einen Tausch vor.
move-stand = ohne weiteren Vorschlag spielen
    .button = Ich spiele
    .did = { $seat } spielt mit diesen Karten und schlägt nichts mehr vor.
move-accept = den Tausch bewilligen
    .button = „Combien?“ (annehmen)
    .did = { $seat } fragt „Combien?“ [kong-BJÄNG] und nimmt damit an.
move-refuse = den Tausch ablehnen
    .button = „Jouez!“ (ablehnen)
    .did = { $seat } sagt „Jouez!“ [schu-EH] und lehnt damit ab.
move-discard = { $cards_count ->
        [0] keine Karte ablegen
       *[other] { $cards } ablegen
    }
    .button = { $cards_count ->
        [0] Alle behalten
       *[other] { $cards } ablegen
    }
    .did = { $cards_count ->
        [0] { $seat } behält alle fünf Karten.
        [one] { $seat } legt eine Karte ab: { $cards }.
       *[other] { $seat } legt { $cards_count } Karten ab: { $cards }.
    }
move-announce = den Trumpfkönig melden
    .button = König melden
    .did = { $turned_king ->
        [yes] { $seat } fordert den Punkt für den aufgedeckten König.
       *[no] { $seat } meldet den Trumpfkönig: „König!“
    }
move-claim = eine Renonce rügen
    .button = Renonce!
    .did = { $seat } rügt eine Renonce.
move-hold = { $value ->
        [card] die Karte gelten lassen
       *[word] auf der Ansage bestehen
    }
    .button = { $value ->
        [card] Die Karte gilt
       *[word] Die Ansage gilt
    }
    .did = { $value ->
        [card] { $seat } lässt die ausgespielte Karte gelten.
       *[word] { $seat } besteht auf der angesagten Farbe.
    }
move-choose = { $value ->
        [deal] zuerst geben
       *[lead] die andere Seite geben lassen
    }
    .button = { $value ->
        [deal] Ich gebe
       *[lead] Du gibst
    }
    .did = { $value ->
        [deal] { $seat } will zuerst geben.
       *[lead] { $seat } überlässt das erste Geben der anderen Seite.
    }
move-bank = { $value } in die Bank legen
    .button = Bank: { $value }
    .did = { $seat } legt { $value } in die Bank.
move-bet = { $value } gegen die Bank setzen
    .button = { $value } setzen
    .did = { $seat } setzt { $value } gegen die Bank.
move-raise = die Bank um { $value } erhöhen
    .button = { $value } nachlegen
    .did = { $seat } legt { $value } in die Bank nach.
move-side = { $value } auf den Bankhalter setzen
    .button = { $value } auf den Bankhalter
    .did = { $seat } setzt { $value } auf den Bankhalter.
move-withdraw = { $value } aus der Bank nehmen
    .button = { $value } herausnehmen
    .did = { $seat } nimmt { $value } aus der Bank zurück.
move-leave = alles in der Bank lassen
    .button = Alles drinlassen
    .did = { $seat } lässt alles in der Bank.
move-keep = die Bank behalten
    .button = Bank behalten
    .did = { $seat } behält die Bank und nimmt nichts heraus.
move-cash = das Geld nehmen und die Bank abgeben
    .button = Kasse machen
    .did = { $seat } nimmt das Geld und gibt die Bank ab.
move-stop = die Runde beenden
    .button = Aufhören
    .did = { $seat } eröffnet keine neue Bank; die Runde geht auseinander.
move-advise = { $value ->
        [propose] zu einem Vorschlag raten
        [stand] zum Spielen raten
        [discard] raten, { $cards } abzulegen
        [announce] zur Meldung des Königs raten
        [claim] raten, eine Renonce zu rügen
        [card] raten, die Karte gelten zu lassen
        [word] raten, auf der Ansage zu bestehen
       *[play] zu { $cards } raten
    }
    .button = { $value ->
        [propose] Rat: vorschlagen
        [stand] Rat: spielen
        [discard] Rat: { $cards } ablegen
        [announce] Rat: König melden
        [claim] Rat: Renonce rügen
        [card] Rat: Karte gilt
        [word] Rat: Ansage gilt
       *[play] Rat: { $cards }
    }
    .did = { $value ->
        [propose] { $seat } rät, einen Tausch vorzuschlagen.
        [stand] { $seat } rät, mit diesen Karten zu spielen.
        [discard] { $seat } rät, { $cards } abzulegen.
        [announce] { $seat } rät, den König zu melden.
        [claim] { $seat } rät, eine Renonce zu rügen.
        [card] { $seat } rät, die Karte gelten zu lassen.
        [word] { $seat } rät, auf der Ansage zu bestehen.
       *[play] { $seat } rät zu { $cards }.
    }
move-cut = abheben
    .given = { $other } zieht { $card }.
move-deal = geben
    .given = Die Karten werden gemischt und gegeben.
move-turn = aufdecken
    .given = Als elfte Karte wird { $card } aufgedeckt.
move-draw = Karten vom Talon nehmen
    .given = { $cards_count ->
        [one] { $other } bekommt vom Talon { $cards }.
       *[other] { $other } bekommt vom Talon { $cards_count } Karten: { $cards }.
    }

## Vor dem Spielen

ecarte-opt-first-dealer =
    .yes = { $seat } hat höher gezogen und darf an diesem Tisch wählen, wer zuerst gibt.
    .event = { $how ->
        [lower] { $seat } hat mit { $card } niedriger gezogen als { $other } mit { $other_card }; an diesem Tisch gibt zuerst, wer niedriger gezogen hat.
       *[other] { $seat } hat mit { $card } höher gezogen als { $other } mit { $other_card } und darf wählen, wer zuerst gibt.
    }
ecarte-deal-first-dealer =
    .event = { $how ->
        [chosen] { $seat } durfte mit der höheren Karte wählen und gibt zuerst; { $other } ist Vorhand.
        [left] { $seat } muss zuerst geben, denn { $other } hat lieber die Vorhand genommen.
       *[drawn] { $seat } hat mit { $card } höher gezogen als { $other } mit { $other_card } und gibt zuerst.{ $rank ->
            [under] {" "}Das Ass steht hier unter dem Buben.
           *[plain] {""}
        }
    }
ecarte-deal-draw-tie =
    .event = { $cards } sind gleich hoch; deshalb ziehen { $seats } noch einmal.
ecarte-deal-alternate =
    .event = Das Geben wechselt mit jedem Spiel: Jetzt gibt { $seat }, und { $other } ist Vorhand.
ecarte-deal-packets =
    .event = { $seat } gibt erst { $other } und dann sich selbst { $first } Karten, danach ebenso je { $second }.
ecarte-deal-turn-up =
    .event = Die elfte Karte ist { $card }, also ist { $trump } Trumpf. Sie bleibt offen liegen und gehört niemandem.
ecarte-deal-talon =
    .no = Der Talon liegt verdeckt: { $seat } bekommt von oben so viele Karten, wie abgelegt werden, und kann sie sich nicht aussuchen.
    .event = Verdeckt übrig bleibt der Talon mit { $n } Karten.
ecarte-deal-elder-leads =
    .no = Den ersten Stich eröffnet die Vorhand, und das ist { $elder }. { $seat } antwortet darauf.
ecarte-propose-pass =
    .yes = { $seat } ist Vorhand und darf mit jedem Blatt einen Tausch vorschlagen; im Talon liegen { $n } Karten.
    .no = Der Vorschlag von { $elder } ist noch offen: Erst nimmt { $dealer } an oder lehnt ab; vorher wird keine Karte gespielt.
    .event = Auf den Vorschlag von { $seat } muss { $other } antworten.
ecarte-propose-dealer-cannot =
    .no = Vorschlagen darf nur die Vorhand. { $seat } gibt und kann auf einen Vorschlag von { $elder } nur antworten.
ecarte-propose-accept =
    .yes = { $seat } gibt und darf den Tausch gewähren. Dann können beide Karten ablegen und neue nehmen, und { $elder } entscheidet neu.
    .event = Zuerst tauscht { $other }, dann { $seat }.
ecarte-propose-refuse =
    .yes = { $seat } darf ablehnen. { $again ->
        [yes] Nach einem Tausch verpflichtet das nicht mehr.
        [any] An diesem Tisch verpflichtet auch das: { $seat } muss dann drei Stiche machen.
       *[no] Es ist der erste Vorschlag; deshalb muss { $seat } dann drei Stiche machen.
    }
    .event = Beide spielen mit den Karten, die sie auf der Hand haben.
ecarte-stand-elder-leads =
    .yes = { $seat } ist Vorhand und { $again ->
        [must] kann nichts mehr vorschlagen: Jetzt wird gespielt.
        [yes] darf einfach spielen.
        [any] darf einfach spielen; an diesem Tisch heißt auch das, dass es drei Stiche werden müssen.
       *[no] darf einfach spielen; ohne Vorschlag heißt das, dass es drei Stiche werden müssen.
    }
    .event = { $seat } eröffnet den ersten Stich.
ecarte-obligation-elder =
    .event = { $seat } hat gar nicht erst vorgeschlagen und muss deshalb drei Stiche machen; sonst { $price ->
        [failer-loses-two] kostet es { $seat } zwei Punkte.
        [both] verliert { $seat } zwei Punkte, und { $other } bekommt zwei.
       *[opponent-gets-two] bekommt { $other } einen Punkt mehr.
    }
ecarte-obligation-dealer =
    .event = { $seat } hat den ersten Vorschlag abgelehnt und muss deshalb drei Stiche machen; sonst { $price ->
        [failer-loses-two] kostet es { $seat } zwei Punkte.
        [both] verliert { $seat } zwei Punkte, und { $other } bekommt zwei.
       *[opponent-gets-two] bekommt { $other } einen Punkt mehr.
    }
ecarte-obligation-none =
    .event = Es ist schon getauscht worden: { $seat } ist zu nichts mehr verpflichtet.
ecarte-opt-obligation-scope =
    .event = Wer keinen weiteren Tausch will, ist an diesem Tisch auch nach einem früheren verpflichtet: { $seat } muss drei Stiche machen.

## Tauschen

ecarte-exchange-elder-first =
    .yes = { $seat } ist Vorhand, tauscht zuerst und darf { $most ->
        [one] eine Karte
       *[other] eine bis { $most } Karten
    } ablegen: hier { $given ->
        [one] eine
       *[other] { $given }
    }.
    .no = { $given ->
        [0] { $elder } hat den Tausch verlangt und muss deshalb wenigstens eine Karte ablegen.
       *[other] Zuerst tauscht die Vorhand, und das ist { $elder }.
    }
    .event = { $n ->
        [one] { $seat } bekommt dafür eine neue.
       *[other] { $seat } bekommt dafür { $n } neue.
    }
ecarte-exchange-dealer-any-number =
    .yes = { $given ->
        [0] { $seat } darf auch alle fünf Karten behalten.
       *[other] { $seat } gibt und darf { $fewest ->
            [0] bis zu { $most ->
                [one] eine Karte
               *[other] { $most } Karten
            }
           *[1] { $most ->
                [one] eine Karte
               *[other] eine bis { $most } Karten
            }
        } tauschen: hier { $given ->
            [one] eine
           *[other] { $given }
        }.
    }
    .event = { $n ->
        [0] { $seat } bekommt keine neuen Karten.
        [one] { $seat } bekommt dafür eine neue.
       *[other] { $seat } bekommt dafür { $n } neue.
    }
ecarte-exchange-discards-dead =
    .no = { $seat } hat in diesem Tausch schon abgelegt; was weg ist, bleibt weg.
    .event = { $n ->
        [one] Die abgelegte Karte bleibt verdeckt und kommt in diesem Spiel nicht wieder.
       *[other] Die { $n } abgelegten Karten bleiben verdeckt und kommen in diesem Spiel nicht wieder.
    }
ecarte-turn-up-fixed =
    .event = Am Trumpf ändert der Tausch nichts: Es bleibt { $trump }.
ecarte-exchange-repeat =
    .yes = Nach einem Tausch entscheidet { $seat } neu und darf wieder vorschlagen; im Talon { $n ->
        [one] liegt noch eine Karte
       *[other] liegen noch { $n } Karten
    }.
    .event = { $seat } entscheidet neu: spielen oder noch einmal vorschlagen. Im Talon { $n ->
        [one] liegt noch eine Karte
       *[other] liegen noch { $n } Karten
    }.
ecarte-exchange-talon-limit =
    .no = { $given ->
        [0] { $n ->
            [0] Der Talon ist leer
            [one] Im Talon liegt nur noch eine Karte, und die müsste für den Geber bleiben
           *[other] Im Talon liegen nur noch { $n } Karten
        }: { $seat } kann nichts mehr vorschlagen und muss spielen.
       *[other] { $n ->
            [0] Der Talon ist leer
            [one] Im Talon liegt nur noch eine Karte
           *[other] Im Talon liegen nur noch { $n } Karten
        }: Für { $given } neue Karten reicht das nicht.
    }
    .event = { $n ->
        [0] Der Talon ist verbraucht
       *[other] Der Talon reicht für keinen weiteren Tausch
    }: { $seat } muss jetzt spielen.
ecarte-opt-max-exchanges =
    .no = { $times ->
        [one] An diesem Tisch wird in einem Spiel nur einmal getauscht
       *[other] An diesem Tisch wird in einem Spiel höchstens { $times }-mal getauscht
    }: { $seat } muss spielen.
    .event = { $times ->
        [one] Mehr als einen Tausch gibt es an diesem Tisch nicht
       *[other] Öfter als { $times }-mal wird an diesem Tisch nicht getauscht
    }: { $seat } muss jetzt spielen.
ecarte-opt-dealer-min-discard =
    .no = Wer den Tausch bewilligt, muss an diesem Tisch auch selbst wenigstens eine Karte ablegen.

## Der Trumpfkönig

ecarte-king-turned-up =
    .yes = { $turn_up } liegt als elfte Karte offen: { $seat } hat gegeben und darf dafür einen Punkt fordern, bevor { $elder } zum ersten Mal entscheidet.
    .event = { $card } ist aufgedeckt: Der Geber bekommt dafür einen Punkt. { $seat } steht bei { $score }.
ecarte-opt-king-turnup =
    .no = Der Punkt für den aufgedeckten König musste gefordert werden, bevor { $elder } sich entschieden hat; jetzt ist es zu spät.
ecarte-king-announce =
    .yes = { $seat } hat { $king } auf der Hand und noch keine Karte gespielt: Die Meldung bringt einen Punkt.
    .no = { $settled ->
        [yes] { $seat } hat { $king } nicht auf der Hand und kann ihn nicht melden.
       *[no] Gemeldet wird erst, wenn feststeht, dass gespielt wird. Noch könnte getauscht werden.
    }
    .event = { $seat } hat { $card } gemeldet und bekommt einen Punkt: jetzt { $score }.
ecarte-king-optional =
    .yes = { $seat } hat { $king } und darf ihn trotzdem verschweigen; { $later ->
        [yes] ist diese Karte gespielt, kann er nur noch nach einem gewonnenen Stich gemeldet werden.
       *[no] zum Melden ist nach dieser Karte aber keine Zeit mehr.
    }
ecarte-king-too-late =
    .no = { $afterwards ->
        [yes] { $seat } kann jetzt erst wieder nach einem gewonnenen Stich melden.
       *[no] { $missed ->
            [yes] Schon bevor die Karten zurückgenommen wurden, war für { $seat } die Zeit zum Melden vorbei; auch dass neu gespielt wird, ändert daran nichts.
           *[no] { $seat } hat schon eine Karte gespielt, und damit ist die Zeit zum Melden vorbei.
        }
    }
ecarte-opt-king-window =
    .yes = { $seat } hat schon einen Stich und hält { $king } noch: An diesem Tisch darf dann nachträglich gemeldet werden.
    .no = An diesem Tisch muss der König vor dem ersten Ausspiel gemeldet sein, und { $lead } liegt schon.
    .event = { $seat } meldet { $card } nach einem gewonnenen Stich und bekommt einen Punkt: jetzt { $score }.
ecarte-king-exclusive =
    .no = { $turned_king ->
        [yes] { $turn_up } liegt offen auf dem Tisch, also kann ihn niemand auf der Hand haben.
       *[no] In jedem Spiel gibt es nur einen Königspunkt, und der ist vergeben.
    }
ecarte-king-wins-at-four =
    .event = { $seat } stand bei vier Punkten und hat durch den König fünf: Die Partie ist gewonnen, und die Stiche zählen nicht mehr.
ecarte-opt-false-king =
    .no = { $seat } hat { $king } nicht. An diesem Tisch ist eine falsche Meldung möglich, aber sie bringt { $other } einen Punkt.
    .event = { $seat } hat { $card } gemeldet, ohne ihn zu haben: { $other } bekommt einen Punkt und steht bei { $score }.

## Die fünf Stiche

ecarte-play-lead-free =
    .yes = { $seat } spielt aus und darf dafür jede Karte nehmen.
ecarte-play-next-lead =
    .no = Jetzt ist { $turn } am Zug; { $seat } muss warten.
    .event = { $seat } hat den Stich und spielt als Nächstes aus.
ecarte-play-must-beat =
    .yes = { $card } ist höher als { $lead } in derselben Farbe.{ $rank ->
        [under] {" "}Ja: In Écarté steht das Ass unter dem Buben.
        [over] {" "}Beim Écarté steht das Ass über der Zehn.
       *[plain] {""}
    }
    .no = { $follows ->
        [yes] { $card } schlägt { $lead } nicht, und { $seat } muss überstechen: Höher { $higher_count ->
            [one] ist { $higher }
           *[other] sind { $higher }
        }.{ $rank ->
            [under] {" "}Beim Écarté steht das Ass unter dem Buben.
            [over] {" "}Beim Écarté steht das Ass über der Zehn.
           *[plain] {""}
        }
       *[no] { $lead } ist ausgespielt; { $seat } hat mit { $higher } etwas Höheres in dieser Farbe und muss überstechen. { $is_trump ->
            [yes] Getrumpft wird erst, wenn die Farbe fehlt.
           *[no] { $card } bedient nicht einmal.
        }{ $rank ->
            [under] {" "}Beim Écarté steht das Ass unter dem Buben.
            [over] {" "}Beim Écarté steht das Ass über der Zehn.
           *[plain] {""}
        }
    }
ecarte-play-must-follow-low =
    .yes = { $seat } hat kein höheres { $led_one } als { $lead } und muss trotzdem bedienen; { $suited_count ->
        [one] dafür gibt es nur { $suited }.
       *[other] zur Wahl stehen { $suited }.
    }{ $ranks ->
        [under] {" "}Auch das Ass hilft nicht, denn es steht beim Écarté unter dem Buben.
        [over] {" "}Beim Écarté steht das Ass nämlich über der Zehn.
       *[plain] {""}
    }
    .no = { $seat } hat noch { $suited } und muss { $led } bedienen, auch wenn das den Stich nicht gewinnt. { $is_trump ->
        [yes] Auch der Trumpf { $card } muss warten, bis die Farbe fehlt.
       *[no] { $card } ist eine andere Farbe.
    }{ $ranks ->
        [under] {" "}Beim Écarté steht das Ass unter dem Buben.
        [over] {" "}Beim Écarté steht das Ass über der Zehn.
       *[plain] {""}
    }
ecarte-play-must-trump =
    .yes = { $seat } hat kein { $led_one } und muss trumpfen; erlaubt ist dafür jeder Trumpf.
    .no = { $seat } hat kein { $led_one }, aber Trumpf: Dann muss { $trumps_count ->
        [one] { $trumps } gespielt werden
       *[other] einer gespielt werden ({ $trumps })
    }; { $card } abzuwerfen, wäre ein Verstoß.
ecarte-play-free-discard =
    .yes = { $trumped_lead ->
        [yes] { $seat } hat keinen Trumpf zum Bedienen und wirft eine beliebige Karte ab; der Stich geht an { $other }.
       *[no] { $seat } hat weder { $led_one } noch Trumpf und wirft eine beliebige Karte ab; der Stich geht an { $other }.
    }
ecarte-play-trump-led =
    .yes = Trumpf ist ausgespielt. Auch hier gilt: höher bedienen, wenn es geht, sonst niedriger bedienen, und ohne Trumpf abwerfen.
ecarte-play-trick-winner =
    .event = { $trumped ->
        [yes] { $seat } sticht { $other_card } mit dem Trumpf { $card } und hat damit { $n ->
            [one] einen Stich
           *[other] { $n } Stiche
        }.
        [off] { $other_card } ist abgeworfen und kann nicht gewinnen: { $card } macht den Stich, und { $seat } hat nun { $n ->
            [one] einen Stich
           *[other] { $n } Stiche
        }.
       *[no] { $card } schlägt { $other_card }, und { $seat } hat { $n ->
            [one] einen Stich
           *[other] { $n } Stiche
        }.{ $rank ->
            [under] {" "}Das Ass steht nämlich unter dem Buben.
            [over] {" "}Das Ass steht nämlich über der Zehn.
           *[plain] {""}
        }
    }
ecarte-play-name-suit =
    .event = { $seat } nennt, wie es Brauch ist, die Farbe: „{ $suit }“.
ecarte-opt-name-suit =
    .yes = { $named ->
        [hold] { $seat } darf die Karte gelten lassen oder auf der Ansage bestehen, falls die andere Hand diese Farbe hat.
       *[no] { $other } hat auf der Ansage bestanden, und { $card } hat diese Farbe.
    }
    .no = { $named ->
        [yes] Angesagt wird die Farbe, die man ausspielt, und { $card } ist eine andere. Hier bindet die Ansage: { $other } könnte die Karte gelten lassen oder auf der Ansage bestehen, falls { $seat } diese Farbe hat.
        [hold] Auf der Ansage lässt sich nicht bestehen: Die andere Seite hat diese Farbe gar nicht, also gilt die Karte.
       *[no] { $other } hat auf der Ansage bestanden, also muss jetzt die angesagte Farbe kommen; { $card } ist eine andere.
    }
    .event = { $seat } spielt { $card } aus und sagt { $suit } an: { $other } darf die Karte gelten lassen oder auf der Ansage bestehen, falls { $seat } diese Farbe hat.

## Renonce

ecarte-renonce-definition =
    .yes = Die gespielten Karten zeigen, dass { $other } eine Karte gespielt hat, die nicht erlaubt war: Das ist eine Renonce, und { $seat } darf sie rügen.
    .no = Die Karten auf dem Tisch zeigen keinen Verstoß; rügen darf man eine Renonce erst, wenn sie zu sehen ist.
    .event = { $seat } hat auf { $lead } mit { $card } geantwortet, obwohl { $cards } auf der Hand { $cards_count ->
        [one] war
       *[other] waren
    }: eine Renonce.
ecarte-renonce-take-back =
    .event = { $n ->
        [one] Die gespielte Karte wird wieder aufgenommen
       *[other] Alle { $n } gespielten Karten werden wieder aufgenommen
    }; kein Stich davon zählt.
ecarte-renonce-expose =
    .event = { $seat } legt das ganze Blatt offen: { $cards }.
ecarte-renonce-replay =
    .event = Gespielt wird noch einmal vom ersten Stich an, und { $seat } spielt aus. Macht { $other } nun alle fünf Stiche, zählt das nur einen Punkt.
ecarte-renonce-vole-capped =
    .event = { $seat } macht alle fünf Stiche, bekommt aber nach der Renonce nur einen Punkt: jetzt { $score }.
ecarte-opt-renonce-replay =
    .event = An diesem Tisch wird nach einer Renonce neu gegeben, und zwar wieder von { $seat }.
ecarte-opt-renonce-score =
    .event = { $points ->
        [0] { $seat } macht { $n } Stiche, aber wegen der Renonce zählt das nach der strengeren Regel nichts.
       *[other] { $seat } macht { $n } Stiche; wegen der Renonce bleibt davon nach der strengeren Regel ein Punkt: jetzt { $score }.
    }

## Punkte und Partie

ecarte-score-three-tricks =
    .event = { $seat } hat { $n } Stiche und bekommt einen Punkt: jetzt { $score }.
ecarte-score-vole =
    .event = { $seat } hat alle fünf Stiche, die Vole, und bekommt zwei Punkte: jetzt { $score }.
ecarte-score-extra-point =
    .event = { $other } war zu drei Stichen verpflichtet und hat sie verfehlt: { $seat } bekommt einen Punkt und den Extrapunkt, jetzt { $score }.
ecarte-opt-vole-against-obliged =
    .event = { $seat } macht alle fünf Stiche gegen die verpflichtete Seite; an diesem Tisch sind das drei Punkte: jetzt { $score }.
ecarte-score-failed-declarer =
    .event = { $seat } war zu drei Stichen verpflichtet, hat aber { $n ->
        [0] keinen
        [one] nur einen
       *[other] nur { $n }
    } gemacht und verliert { $points ->
        [0] nichts, denn unter { $score } sinkt der Stand nicht
        [one] einen Punkt: jetzt { $score }
       *[other] { $points } Punkte: jetzt { $score }
    }.
ecarte-match-series =
    .event = Noch hat niemand fünf Punkte, und die Partie geht weiter: { $seat } { $score }, { $other } { $other_score }.
ecarte-match-end-at-five =
    .event = { $seat } hat { $score } Punkte, { $other } { $points }: Die Partie ist auf der Stelle zu Ende.
ecarte-stake-multiplier =
    .event = { $points ->
        [0] { $other } hat keinen Punkt
        [one] { $other } hat nur einen Punkt
       *[other] { $other } hat { $points } Punkte
    }: Wie vereinbart zählt die Partie { $n ->
        [one] einfach
        [2] doppelt
       *[other] dreifach
    }.
ecarte-opt-pot =
    .event = { $seat } hat die Partie gewonnen und nimmt die { $n } Marken aus der Kasse.

## Chouette

ecarte-chouette-order =
    .event = Die Ziehung bestimmt die Reihenfolge: { $seats }. { $seat } hält die Bank, und { $other } spielt als Ponte dagegen.
ecarte-chouette-bank =
    .yes = Vor dem Spiel wird gesetzt: Wer die Bank hält, legt einen Einsatz hinein, und alle anderen setzen dagegen.
    .event = { $seat } eröffnet die Bank mit { $n }.
ecarte-opt-chouette =
    .yes = Vor einer neuen Bank darf die Runde auch auseinandergehen.
    .event = { $seat } eröffnet keine Bank mehr; die Chouette ist zu Ende.
ecarte-chouette-over =
    .yes = Gesetzt sind { $bets }, und in der Bank liegen nur { $bank }: Mit { $missing } mehr geht es auf.
    .no = { $side ->
        [yes] { $seat } hat auf { $banker } gewettet und gibt deshalb { $ponte } keinen Rat mehr.
       *[no] Gesetzt sind { $bets }, und in der Bank liegen { $bank }. Der Unterschied beträgt genau { $missing }, und an diesem Tisch { $how ->
            [raise] legt ihn nach, wer die Bank hält.
           *[side] deckt ihn jemand von den Beratenden mit einer Wette auf { $banker }.
        }
    }
    .event = Gegen { $bank } in der Bank sind { $bets } gesetzt: { $missing } zu viel. Der Überschuss muss vor dem Spiel gedeckt sein.
ecarte-chouette-under =
    .yes = In der Bank liegen { $bank }, gesetzt sind nur { $bets }: { $over ->
        [one] Die eine übrige darf heraus oder bleibt
       *[other] Die übrigen { $over } dürfen heraus oder bleiben
    } ohne Gegenwette liegen.
    .event = Gegen { $bank } in der Bank sind nur { $bets } gesetzt: Der Überschuss beträgt { $over }.
ecarte-chouette-roles =
    .yes = { $seat } berät { $ponte } und darf vor jeder Entscheidung einmal etwas sagen.
    .no = { $seat } hat zu dieser Entscheidung schon geraten.
ecarte-opt-adviser-binding =
    .yes = Die Mehrheit der Ponte-Seite will es so, und an diesem Tisch ist das bindend.
    .no = An diesem Tisch entscheidet die Mehrheit der Ponte-Seite, und die will etwas anderes: { $instead }.
ecarte-chouette-banker-deals =
    .event = In der Chouette wechselt das Geben nicht: { $seat } gibt immer, und { $other } ist immer Vorhand.
ecarte-chouette-ponte-wins =
    .event = { $seat } hat gewonnen: Zu jedem Einsatz gegen die Bank gibt es noch einmal denselben Betrag. { $seat } übernimmt die Bank, { $ponte } wird Ponte, und { $old } stellt sich hinten an.
ecarte-chouette-banker-wins =
    .yes = { $seat } hat gewonnen und darf an der Bank bleiben, nimmt dann aber nichts heraus.
    .event = { $seat } bleibt an der Bank, in der jetzt { $bank } liegen; { $old } geht nach hinten, und { $ponte } wird Ponte.
ecarte-chouette-banker-cashes =
    .yes = { $seat } hat gerade gewonnen und darf das Geld nehmen, muss dafür aber die Bank abgeben.
    .event = { $seat } nimmt { $n } aus der Bank und gibt sie ab: { $banker } hält die nächste Bank, { $ponte } spielt dagegen, und { $seat } steht ganz hinten.

## Jeux de règle: Rat, keine Pflicht

ecarte-jdr-advice =
    .event = { $n ->
        [0] Auf der Liste der Jeux de règle steht diese Hand nicht: Der alte Rat heißt { $role ->
            [elder] vorschlagen. Solange das Ende noch weit ist und noch nicht getauscht wurde, ist das mit etwa vier von fünf solchen Händen besser.
           *[dealer] annehmen. Solange das Ende noch weit ist, ist das beim ersten Vorschlag mit etwa vier von fünf solchen Händen besser, nach einem Tausch nur selten.
        }
       *[other] Diese Hand steht auf der Liste der Jeux de règle: Der alte Rat heißt { $role ->
            [elder] gleich spielen. Solange das Ende noch weit ist und noch nicht getauscht wurde, ist es mit drei Trümpfen allerdings meist besser, vorzuschlagen.
           *[dealer] ablehnen. Solange das Ende noch weit ist, ist das beim ersten Vorschlag meist richtig, mit einem Trumpf und vier Karten einer Farbe aber nie.
        }
    }
ecarte-jdr-v1 =
    .event = Drei oder mehr Trümpfe: { $cards }.
ecarte-jdr-v2a =
    .event = Zwei Trümpfe und drei Karten einer Nebenfarbe: { $cards }.
ecarte-jdr-v2b =
    .event = Zwei Trümpfe und zwei Karten einer Nebenfarbe mit König oder Dame: { $cards }.
ecarte-jdr-v2c =
    .event = Zwei Trümpfe, ein Paar mit Bube oder Ass und ein fremder Bube: { $cards }.{ $depends ->
        [yes] {" "}Verlangt man im Paar beide, Bube und Ass, passt die Hand nicht.
       *[no] {""}
    }
ecarte-jdr-v3a =
    .event = Ein Trumpf und vier Karten einer Nebenfarbe mit dem König: { $cards }.
ecarte-jdr-v3b =
    .event = { $reading ->
        [literal-queen] Ein Trumpf, drei Karten einer Nebenfarbe mit der Dame und ein fremder König: { $cards }.
       *[queen-or-better] Ein Trumpf, drei Karten einer Nebenfarbe mit der Dame oder dem König und ein fremder König: { $cards }.
    }{ $depends ->
        [yes] {" "}Das ist unsere Lesart; wörtlich muss es eine Dame sein, und dann passt die Hand nicht.
       *[no] {""}
    }
ecarte-jdr-v3c =
    .event = Ein Trumpf, zwei Karten einer Nebenfarbe und die Könige der beiden anderen: { $cards }.
ecarte-jdr-v4a =
    .event = { $reading ->
        [kings-outside] Kein Trumpf, eine begleitete Dame und die Könige der beiden anderen Nebenfarben: { $cards }.
        [disjoint] Kein Trumpf, eine begleitete Dame und dazu zwei Könige, von denen einer auch die Farbe der Dame haben darf: { $cards }.
       *[overlap] Kein Trumpf, eine begleitete Dame und zwei Könige, von denen einer auch selbst die Begleitung sein darf: { $cards }.
    }{ $depends ->
        [yes] {" "}Nach mindestens einer anderen Lesart passt die Hand nicht.
       *[no] {""}
    }
ecarte-jdr-v4b =
    .event = { $reading ->
        [exactly] Kein Trumpf, genau vier Bilder, davon genau zwei Damen: { $cards }.
       *[at-least] Kein Trumpf, mindestens vier Bilder, davon mindestens zwei Damen: { $cards }.
    }{ $depends ->
        [yes] {" "}Nach der anderen Lesart passt die Hand nicht.
       *[no] {""}
    }
