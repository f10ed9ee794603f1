# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

getaway-well-first-trick =
    .advice = Der erste Stich kommt auf jeden Fall auf den Stapel, und { $card } ist die höchste Karte, die hier erlaubt ist.
    .other = { $other } wäre auch erlaubt, aber dann bleibt die höhere Karte, { $card }, auf der Hand.
getaway-well-shed-high =
    .advice = Ohne { $suit } auf der Hand beendest du den Stich; { $ends ->
        [yes] { $card } ist weg.
       *[other] { $card } muss jemand anders aufnehmen.
    }
    .other = { $how ->
        [longer] { $other } ist nicht niedriger, aber von { $long } sind { $more } da, von { $short } nur { $n }: Mit { $card } wirst du eine Farbe schneller los.
       *[keeps] Mit { $other } bliebe die höhere Karte, { $card }, auf der Hand und würde später zur Gefahr.
    }
getaway-well-last-goes-high =
    .advice = { $below ->
        [yes] Der Stich geht auf jeden Fall auf den Stapel, aber ausspielen willst du danach nicht: Jede Farbe auf deiner Hand kann unterbrochen werden. Mit { $card } bekommt { $next } das Ausspiel.
       *[other] Alle haben bedient, und niemand kommt mehr: Der Stich geht auf den Stapel, und { $card } ist weg.
    }
    .other = { $how ->
        [takes] Mit { $other } wäre zwar eine höhere Karte weg, aber du müsstest als Nächstes ausspielen.
        [leads] Mit { $other } bekommt { $next } das nächste Ausspiel, aber { $card } bleibt auf der Hand, und so sicher wird man sie selten los.
       *[keeps] { $other } ginge auch, aber dann bleibt { $card } auf der Hand, und so sicher wird man sie selten los.
    }
getaway-well-high-while-all-follow =
    .advice = { $alone_count ->
        [0] Wer noch kommt,
       *[other] { $alone }
    } hat sehr wahrscheinlich { $suit }: Dann geht der Stich auf den Stapel, und { $card } ist weg.
    .other = Mit { $other } bliebe die höhere Karte, { $card }, auf der Hand.
getaway-well-stay-below =
    .advice = { $seats_count ->
        [0] { $alone_count ->
            [0] Wer noch kommt,
           *[other] { $alone }
        } hat vielleicht kein { $suit }
       *[other] { $seats } fehlt { $suit }
    }: Dann muss aufnehmen, wer die höchste Karte gelegt hat. { $below ->
        [yes] { $card } bleibt unter dem, was liegt.
       *[other] Alles, was du an { $suit } hast, ist höher als die Karten auf dem Tisch; { $chance ->
            [none] ganz egal was du davon spielst, geschlagen wird es nicht mehr.
            [like] { $card } wird ebenso leicht noch geschlagen wie etwas Niedrigeres.
           *[best] { $card } wird am ehesten noch geschlagen.
        }
    }
    .other = { $how ->
        [tops] Mit { $other } hätte man die höchste Karte und müsste aufnehmen, wenn vor der Unterbrechung niemand höher spielt.
        [fewer] Über { $card } { $more ->
            [one] liegt noch eine Karte bei den anderen
           *[other] liegen noch { $more } Karten bei den anderen
        }, über { $other } { $n ->
            [0] keine.
            [one] nur eine.
           *[other] nur { $n }.
        }
       *[keeps] { $other } bliebe auch darunter, aber dann behält man die höhere Karte, { $card }.
    }
getaway-well-lead-high-in-a-live-suit =
    .advice = { $suit } { $alone_count ->
        [0] haben wahrscheinlich noch alle
       *[other] hat { $alone } wahrscheinlich noch
    }, also wird man { $card } hier ohne große Gefahr los.{ $seats_count ->
        [0] { "" }
       *[other] { " " }Mit { $barred } geht das nicht: Das fehlt { $seats }, und der Stich würde unterbrochen.
    }
    .other = { $how ->
        [stopped] { $away } fehlt { $away_suit }: Ein Stich, der mit { $other } beginnt, würde unterbrochen.
        [rarer] Von { $away_suit } { $n ->
            [one] ist nur noch eine Karte
           *[other] sind nur noch { $n } Karten
        } bei den anderen, von { $suit } noch { $more }: Mit { $other } wird der Stich eher unterbrochen.
       *[keeps] Mit { $other } bliebe die höhere Karte, { $card }, auf der Hand und käme später vielleicht nicht mehr so sicher weg.
    }
getaway-well-lead-low-where-others-are-higher =
    .advice = { $free ->
        [yes] In keiner Farbe ist mehr darauf zu rechnen, dass alle bedienen.
       *[other] Jede Farbe, die man ausspielen könnte, fehlt { $alone_count ->
            [0] jemandem
           *[other] { $alone }
        }; der Stich wird also unterbrochen.
    } Über { $card } { $n ->
        [0] ist keine Karte mehr im Spiel
        [one] { $counted ->
            [yes] ist noch eine Karte im Spiel
           *[other] ist vielleicht noch eine Karte im Spiel
        }
       *[other] { $counted ->
            [yes] sind noch { $n } Karten im Spiel
           *[other] sind noch bis zu { $n } Karten im Spiel
        }
    }{ $seats_count ->
        [0] .
       *[other] { $free ->
            [yes] ; { $barred } fehlt { $seats }, dort würde der Stich unterbrochen.
           *[other] .
        }
    }
    .other = { $how ->
        [stopped] { $away } fehlt { $away_suit }: Ein Stich, der mit { $other } beginnt, würde unterbrochen.
       *[fewer] Über { $other } { $n ->
            [0] kann keine Karte mehr im Spiel sein
            [one] kann nur noch eine Karte im Spiel sein
           *[other] können nur noch { $n } Karten im Spiel sein
        }, also hat man eher selbst die höchste Karte und muss aufnehmen.
    }
getaway-take-hint-here =
    .advice = Bei { $seat } fehlt jede Farbe, die man ausspielen könnte: Jeder Stich würde dort unterbrochen. Nimmt man die ganze Hand, ist diese Gefahr vorbei.
    .other = Mit { $other } würde der Stich gleich von der nächsten Karte unterbrochen, und beide müsste man aufnehmen.

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Wer kann welche Farbe noch bedienen, und wer muss darin höher spielen als du?
    .follow = Wer kommt noch, und können alle bedienen?
    .speak = Was würdest du mit den neuen Karten tun?

# Was tut, wer keinen Grundsatz kennt.

coach-habit =
    .low = Spielt hier aus Gewohnheit das Niedrigste, das erlaubt ist, und behält die hohen Karten; gerade mit denen muss man später aufnehmen.
