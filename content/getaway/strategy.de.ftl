# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

getaway-well-first-trick =
    .advice = Der erste Stich geht auf jeden Fall auf den Stapel: { $card } ist die höchste Karte, die mit hineindarf.
    .other = { $other } wäre auch erlaubt, aber dann bleibt { $card } auf der Hand.
getaway-well-shed-high =
    .advice = { $suit } fehlt hier, der Stich ist damit zu Ende; { $card } nimmt jemand anderes auf.
    .other = Mit { $other } bliebe { $card } auf der Hand und müsste später gefährlich hinaus.
getaway-well-last-goes-high =
    .advice = Alle haben bedient, und niemand kommt mehr: Der Stich geht auf den Stapel und nimmt { $card } mit.
    .other = { $other } ginge auch, aber { $card } wird man selten so sicher los.
getaway-well-high-while-all-follow =
    .advice = Wer noch kommt, hat sehr wahrscheinlich { $suit }: Der Stich wird sauber, und { $card } ist weg.
    .other = Mit { $other } bliebe die hohe Karte da, mit der man später aufnehmen muss.
getaway-well-stay-below =
    .advice = { $seats_count ->
        [0] Jemandem, der noch kommt, kann { $suit } fehlen
       *[other] { $seats } fehlt { $suit }
    }: Wer dann oben liegt, nimmt auf. { $card } hält sich heraus, so gut es geht.
    .other = Mit { $other } läge man weiter oben oder behielte eine höhere Karte als nötig.
getaway-well-lead-high-in-a-live-suit =
    .advice = { $suit } haben wahrscheinlich noch alle, also wird { $card } hier gefahrlos weggespielt.{ $seats_count ->
        [0] { "" }
       *[other] { " " }{ $barred } dagegen nicht: Das fehlt { $seats }, und der Stich würde unterbrochen.
    }
    .other = { $other } ist gefährlicher oder niedriger: entweder kann der Stich unterbrochen werden, oder eine hohe Karte bleibt auf der Hand.
getaway-well-lead-low-where-others-are-higher =
    .advice = Sicher ist keine Farbe mehr. Über { $card } { $n ->
        [0] liegt zwar keine Karte mehr
        [one] ist noch eine höhere Karte unterwegs
       *[other] sind noch { $n } höhere Karten unterwegs
    }{ $seats_count ->
        [0] .
       *[other] ; { $barred } fehlt { $seats }, dort nähme man selbst auf.
    }
    .other = Bei { $other } liegt man eher selbst obenauf und nimmt auf.
getaway-take-hint-here =
    .advice = { $seat } fehlt jede Farbe, die man ausspielen könnte: Jeder Stich würde dort unterbrochen. Mit der ganzen Hand ist diese Gefahr weg.
    .other = { $other } würde unterbrochen, und man nähme wieder auf.

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Wer kann welche Farbe noch bedienen, und wer muss dir höher antworten?
    .follow = Wer kommt noch, und können alle bedienen?
    .speak = Was würdest du mit den neuen Karten tun?

# Was tut, wer keinen Grundsatz kennt.

coach-habit = Spielt das Niedrigste und hebt die hohen Karten auf; später muss sie damit aufnehmen, wer sie behält.
