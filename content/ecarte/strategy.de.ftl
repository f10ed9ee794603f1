# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

ecarte-well-announce-the-king =
    .advice = Gemeldet bringt der Trumpfkönig einen Punkt, und der ist mehr wert als das Geheimnis.
    .other = { $how ->
        [risked] Spielst du { $other }, ohne den König zu melden, kannst du ihn erst nach einem eigenen Stich melden.
       *[lost] Spielst du { $other }, ohne den König zu melden, ist der Punkt verloren.
    }
ecarte-well-stand-or-propose =
    .advice = { $keeps ->
        [yes] Du hast { $trumps ->
            [0] keinen Trumpf
            [one] einen Trumpf
           *[other] { $trumps_word } Trümpfe
        } und { $kings ->
            [0] in den Nebenfarben keinen König
            [one] in den Nebenfarben einen König
           *[other] in den Nebenfarben { $kings_word } Könige
        }: Damit kannst du drei Stiche versuchen.{ $far ->
            [yes] { " " }Nach unserer Regel zählt dieses Blatt { $n_word }, und ab { $limit_word } wird { $role ->
                [elder] gespielt.
               *[dealer] abgelehnt.
            }
           *[other] { "" }
        }
       *[other] { $role ->
            [elder] { $trumps ->
                [0] Du hast keinen Trumpf: Schlägst du nicht vor und machst keine drei Stiche, { $gets ->
            [yes] bekommt { $rival } zwei Punkte
           *[other] verlierst du zwei Punkte
        }.
                [one] Du hast { $trumps ->
            [0] keinen Trumpf
            [one] einen Trumpf
           *[other] { $trumps_word } Trümpfe
        } und { $kings ->
            [0] in den Nebenfarben keinen König
            [one] in den Nebenfarben einen König
           *[other] in den Nebenfarben { $kings_word } Könige
        }: Auf drei Stiche kannst du damit nicht zählen, und ohne Vorschlag { $gets ->
            [yes] bekommt { $rival } zwei Punkte
           *[other] verlierst du zwei Punkte
        }, wenn du sie nicht machst.
               *[other] Du hast { $trumps ->
            [0] keinen Trumpf
            [one] einen Trumpf
           *[other] { $trumps_word } Trümpfe
        } und { $kings ->
            [0] in den Nebenfarben keinen König
            [one] in den Nebenfarben einen König
           *[other] in den Nebenfarben { $kings_word } Könige
        }: Was du davon hast, behältst du beim Tausch, und der Rest kann besser werden.
            }
           *[dealer] Du hast { $trumps ->
            [0] keinen Trumpf
            [one] einen Trumpf
           *[other] { $trumps_word } Trümpfe
        } und { $kings ->
            [0] in den Nebenfarben keinen König
            [one] in den Nebenfarben einen König
           *[other] in den Nebenfarben { $kings_word } Könige
        }: Auf drei Stiche kannst du damit nicht zählen, und lehnst du ab, ohne sie zu machen, { $gets ->
            [yes] bekommt { $rival } zwei Punkte
           *[other] verlierst du zwei Punkte
        }.
        }{ $far ->
            [yes] { $n ->
                [0] { "" }
               *[other] { " " }Nach unserer Regel zählt dieses Blatt { $n_word }, und erst ab { $limit_word } wird { $role ->
                    [elder] gespielt.
                   *[dealer] abgelehnt.
                }
            }
           *[other] { "" }
        }
    }
    .other = { $how ->
        [keeps] Nach { $other } müsstest du die drei Stiche mit diesem Blatt machen, ohne eine neue Karte.
       *[exchanges] Nach { $other } { $role ->
            [elder] könnte auch { $rival } tauschen, und dieses Blatt ist gut genug, um es so zu spielen.
           *[dealer] könnte { $rival } tauschen, und dieses Blatt ist gut genug, um es so zu spielen.
        }
    }
    .why = { $role ->
        [elder] Mit wenigstens einem Trumpf zählt die Vorhand zwei für jeden Trumpf, jedes Bild und jede Karte der längsten Nebenfarbe und eins für jedes Ass (Bilder und Asse nur in den Nebenfarben); ab elf spielt sie, darunter oder ohne Trumpf schlägt sie vor.
       *[dealer] Der Geber zählt drei für jeden Trumpf (aber für höchstens zwei) und in den Nebenfarben zwei für König und Dame, eins für Bube und Ass; ab acht wird abgelehnt.
    }
ecarte-well-keep-trumps-and-kings =
    .advice = { $spoilt ->
        [0] { $n ->
            [0] Hier sind nur Karten, die bleiben sollen.
            [one] { $queens ->
                [yes] { $cards } ist weder Trumpf noch König noch Dame und kann weg.
               *[no] { $cards } ist weder Trumpf noch König und kann weg.
            }
           *[other] { $queens ->
                [yes] { $cards } sind weder Trümpfe noch Könige noch Damen und können weg.
               *[no] { $cards } sind weder Trümpfe noch Könige und können weg.
            }
        }
       *[other] Hier sind nur Karten, die bleiben sollen, aber eine muss weg: { $cards }.
    }
    .other = { $how ->
        [gives] { $given_count ->
            [one] { $given } behältst du besser: Trümpfe und Könige, mit zwei Trümpfen auch Damen machen eher einen Stich als eine neue Karte.
           *[other] { $given } behältst du besser: Trümpfe und Könige, mit zwei Trümpfen auch Damen machen eher einen Stich als neue Karten.
        }
       *[keeps] { $left_count ->
            [one] Behältst du { $left }, verzichtest du auf eine neue Karte, die besser sein kann.
           *[other] Behältst du { $left }, verzichtest du auf neue Karten, die besser sein können.
        }
    }
ecarte-well-lead-what-nobody-beats =
    .advice = Nach allem, was offen gespielt wurde, kann { $rival } { $card } nicht mehr schlagen.
    .other = { $other } könnte noch geschlagen werden.
ecarte-well-lead-trumps-from-strength =
    .advice = { $n ->
        [one] { $card } ist hoch genug, um den Stich zu machen oder einen höheren Trumpf herauszuholen.
       *[other] Mit { $n_word } Trümpfen lohnt es sich, { $card } auszuspielen: Hat { $rival } noch Trumpf, ist einer davon weg.
    }
    .other = { $how ->
        [lower] { $other } ist niedriger und wird leichter geschlagen.
       *[trumped] { $other } kann getrumpft werden, solange { $rival } Trümpfe haben kann.
    }
ecarte-well-lead-from-two =
    .advice = { $trumps ->
        [only] { $n ->
            [one] Ausspielen lässt sich nur { $card }.
           *[other] Du hast nur noch Trümpfe, und { $card } ist der höchste davon.
        }
       *[other] { $n ->
            [one] { $plain ->
                [one] { $card } ist deine einzige Nebenkarte, und Trümpfe werden vielleicht noch gebraucht.
               *[other] { $trumps ->
                    [yes] Eine höhere Nebenkarte als { $card } hast du nicht, und Trümpfe werden vielleicht noch gebraucht.
                   *[other] Eine höhere Karte als { $card } hast du nicht.
                }
            }
           *[other] { $top ->
                [yes] In { $suit } kann { $rival } nichts Höheres haben als { $card }: Geschlagen wird das nur noch von einem Trumpf.
               *[other] In { $suit } hast du { $n_word } Karten: Gewinnt { $card } nicht, gewinnt vielleicht die nächste.
            }
        }
    }
    .other = { $how ->
        [trump] { $other } gäbe einen Trumpf her, der vielleicht noch gebraucht wird.
        [shorter] Von { $short } hast du { $n ->
            [one] nur eine Karte
           *[other] nur { $n_word } Karten
        }, von { $long } { $more_word }: Nach { $other } bliebe weniger zum Nachspielen.
       *[lower] { $other } ist niedriger und wird leichter geschlagen.
    }
ecarte-well-take-cheaply =
    .advice = Mit { $card } schlägst du { $lead }, und mit weniger ginge es nicht.
    .other = { $how ->
        [loses] Mit { $other } bekämst du den Stich nicht.
        [trump] { $other } gäbe einen Trumpf her.
       *[dearer] { $other } machte den Stich auch, wäre aber höher als nötig.
    }
ecarte-well-throw-away-the-lowest =
    .advice = Keine Karte, die du spielen darfst, macht diesen Stich; { $card } ist auch später am wenigsten wert.
    .other = { $how ->
        [master] In dieser Farbe kann { $rival } nichts über { $other } haben: Damit machst du vielleicht noch einen Stich.
       *[higher] { $other } ist höher und macht später eher einen Stich.
    }
ecarte-jdr-advice-here =
    .advice = { $good ->
        [yes] Die Hand gehört zu den Jeux de règle: Die alte Liste rät, damit nicht zu tauschen.
       *[other] Die Hand gehört nicht zu den Jeux de règle: Die alte Liste rät zum Tausch (Hand für Hand gelöst ist nur die Entscheidung vor dem ersten Tausch; danach wird in der Lösung selten noch einmal getauscht).
    }
    .other = { $how ->
        [keeps] { $other } ist nach dieser Liste falsch: Das Blatt ist nicht stark genug, um es so zu spielen.
       *[exchanges] { $other } ist nach dieser Liste falsch: Das Blatt ist stark genug, um es so zu spielen.
    }

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Welche deiner Karten können noch geschlagen werden, und wie viele Trümpfe können noch da sein?
    .follow = Was musst du zugeben, und welche Karte davon kostet dich am wenigsten?
    .speak = Was bliebe bei einem Tausch, und was ginge verloren?
    .king = Was ist mehr wert: der Punkt oder dass niemand von deinem König weiß?
    .bank = Willst du die Bank behalten?

# Was tut, wer keinen Grundsatz kennt.

coach-habit =
    .keeps = Tauscht aus Gewohnheit nicht, ganz gleich, was das Blatt wert ist.
    .high = Spielt hier aus Gewohnheit die höchste Karte, die erlaubt ist.

# Wie sie an diesem Tisch spielen.

temper-never-takes = spielt gern gleich die höchste Karte aus
