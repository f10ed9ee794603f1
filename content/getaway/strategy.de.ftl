# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

getaway-well-first-trick =
    .advice = Der erste Stich kommt auf jeden Fall auf den Stapel, und etwas Höheres als { $card } darfst du hier nicht spielen.
    .other = { $other } wäre auch erlaubt, aber dann behältst du die höhere Karte, { $card }.
getaway-well-shed-high =
    .advice = Du hast kein { $suit } und beendest den Stich; { $ends ->
        [yes] dabei wirst du { $card } los.
       *[other] { $card } muss jemand anders aufnehmen.
    }
    .other = { $how ->
        [longer] { $other } ist nicht niedriger, aber von { $long } hast du { $more_word } Karten, von { $short } nur { $n ->
            [one] eine
           *[other] { $n_word }
        }: Mit { $card } wirst du eine Farbe schneller los.
       *[keeps] Mit { $other } behältst du die höhere Karte, { $card }, und mit ihr später die Gefahr.
    }
getaway-well-last-goes-high =
    .advice = { $below ->
        [yes] Der Stich geht auf jeden Fall auf den Stapel, aber ausspielen willst du danach nicht: Jede Farbe auf deiner Hand kann unterbrochen werden. Mit { $card } bekommt { $next } das Ausspiel.
       *[other] Alle haben bedient, und niemand kommt mehr: Der Stich geht auf den Stapel, und du wirst { $card } los.
    }
    .other = { $how ->
        [takes] Mit { $other } wärst du zwar eine höhere Karte los, müsstest aber als Nächstes ausspielen.
        [leads] Mit { $other } bekommt { $next } das nächste Ausspiel, aber du behältst { $card }, und so sicher wirst du eine Karte selten los.
       *[keeps] { $other } ginge auch, aber dann behältst du die höhere Karte, { $card }, und so sicher wirst du eine Karte selten los.
    }
getaway-well-high-while-all-follow =
    .advice = { $alone_count ->
        [0] Wer noch kommt,
       *[other] { $alone }
    } hat sehr wahrscheinlich { $suit }: Dann geht der Stich auf den Stapel, und du bist { $card } los.
    .other = Mit { $other } behältst du die höhere Karte, { $card }.
getaway-well-stay-below =
    .advice = { $seats_count ->
        [0] { $alone_count ->
            [0] Wer noch kommt,
           *[other] { $alone }
        } hat vielleicht kein { $suit }
        [one] { $seats } hat kein { $suit }
       *[other] { $seats } haben kein { $suit }
    }: Dann muss aufnehmen, wer die höchste Karte gelegt hat. { $below ->
        [yes] { $card } ist die höchste deiner Karten, die unter dem bleibt, was liegt.
       *[other] Alles, was du an { $suit } hast, ist höher als die Karten auf dem Tisch; { $chance ->
            [none] ganz egal was du davon spielst, geschlagen wird es nicht mehr.
            [like] { $card } wird ebenso leicht noch geschlagen wie etwas Niedrigeres.
           *[best] { $card } wird am ehesten noch geschlagen.
        }
    }
    .other = { $how ->
        [tops] Mit { $other } hättest du die höchste Karte und müsstest aufnehmen, wenn vor der Unterbrechung niemand höher spielt.
        [fewer] Über { $card } { $more ->
            [one] liegt noch eine Karte bei den anderen
           *[other] liegen noch { $more_word } Karten bei den anderen
        }, über { $other } { $n ->
            [0] keine.
            [one] nur eine.
           *[other] nur { $n_word }.
        }
       *[keeps] { $other } bliebe auch darunter, aber dann behältst du die höhere Karte, { $card }.
    }
getaway-well-lead-high-in-a-live-suit =
    .advice = { $suit } { $alone_count ->
        [0] haben wahrscheinlich noch alle
       *[other] hat { $alone } wahrscheinlich noch
    }, also wirst du { $card } hier ohne große Gefahr los.{ $seats_count ->
        [0] { "" }
        [one] { " " }{ $seats } hat dagegen kein { $barred }: Dort würde der Stich unterbrochen.
       *[other] { " " }{ $seats } haben dagegen kein { $barred }: Dort würde der Stich unterbrochen.
    }
    .other = { $how ->
        [stopped] { $away } { $away_count ->
            [one] hat
           *[other] haben
        } kein { $away_suit }: Ein Stich, der mit { $other } beginnt, würde unterbrochen.
        [rarer] Von { $away_suit } { $n ->
            [one] ist nur noch eine Karte
           *[other] sind nur noch { $n_word } Karten
        } bei den anderen, von { $suit } noch { $more_word }: Mit { $other } wird der Stich eher unterbrochen.
       *[keeps] Mit { $other } behältst du die höhere Karte, { $card }, die du später vielleicht nicht mehr so sicher loswirst.
    }
getaway-well-lead-low-where-others-are-higher =
    .advice = { $free ->
        [yes] In keiner Farbe kannst du mehr darauf rechnen, dass alle bedienen.
       *[other] Jede Farbe, die du ausspielen könntest, fehlt { $alone_count ->
            [0] jemandem
           *[other] { $alone }
        }; der Stich wird also unterbrochen.
    } { $at_once_count ->
        [0] { $n ->
            [0] { $free ->
                [yes] { $seats_count ->
                    [0] Über deinen Karten ist nichts mehr im Spiel: Wird der Stich unterbrochen, nimmst du auf. { $card } ist die niedrigste.
                   *[other] In den Farben, die niemandem sicher fehlen, ist über deinen Karten nichts mehr im Spiel: Wird der Stich unterbrochen, nimmst du auf. { $card } ist die niedrigste davon.
                }
               *[other] Über deinen Karten ist nichts mehr im Spiel: Aufnehmen wirst du in jedem Fall. { $card } ist die niedrigste.
            }
            [one] { $counted ->
                [yes] Über { $card } ist noch eine Karte im Spiel
               *[other] Über { $card } ist vielleicht noch eine Karte im Spiel
            }
           *[other] { $counted ->
                [yes] Über { $card } sind noch { $n_word } Karten im Spiel
               *[other] Über { $card } sind noch bis zu { $n_word } Karten im Spiel
            }
        }{ $n ->
            [0] { "" }
           *[other] { $seats_count ->
                [0] .
               *[other] { $free ->
                    [yes] ; { $seats } { $seats_count ->
                        [one] hat
                       *[other] haben
                    } kein { $barred }, dort würde der Stich unterbrochen.
                   *[other] .
                }
            }
        }
       *[other] { $at_once } kommt gleich nach dir und hat kein { $suit }: Du nimmst { $card } und die Karte dazu wieder auf.
    }
    .other = { $how ->
        [stopped] { $away } { $away_count ->
            [one] hat
           *[other] haben
        } kein { $away_suit }: Ein Stich, der mit { $other } beginnt, würde unterbrochen.
        [once] { $away } kommt gleich nach dir und hat kein { $away_suit }: Mit { $other } nähmst du sicher auf.
       *[fewer] Über { $other } { $n ->
            [0] kann keine Karte mehr im Spiel sein
            [one] kann nur noch eine Karte im Spiel sein
           *[other] können nur noch { $n_word } Karten im Spiel sein
        }, also hast du eher selbst die höchste Karte und musst aufnehmen.
    }
getaway-take-hint-here =
    .advice = { $seat } hat keine der Farben, die du ausspielen könntest: Jeder Stich würde dort unterbrochen. Nimmst du die ganze Hand, ist diese Gefahr vorbei.
    .other = Mit { $other } würde der Stich gleich von der nächsten Karte unterbrochen, und beide müsstest du aufnehmen.

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Wer kann welche Farbe noch bedienen, und wer muss darin höher spielen als du?
    .follow = Wer kommt noch, und können alle bedienen?
    .speak = Was würdest du mit den neuen Karten tun?

# Was tut, wer keinen Grundsatz kennt.

coach-habit =
    .low = Spielt hier aus Gewohnheit das Niedrigste, das erlaubt ist, und behält die hohen Karten; gerade mit denen muss man später aufnehmen.
