# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

knockout-whist-well-change-low-plain-cards =
    .advice = { $n ->
        [0] Nichts davon ist schwächer als das, was der Stock im Mittel bringt.
       *[other] { $cards } macht kaum einen Stich; was vom Stock kommt, ist im Mittel besser.
    }
    .other = Nicht: { $other }. Damit ginge eine Karte weg, die noch einen Stich machen kann, oder es bliebe eine, die keinen macht.
knockout-whist-well-wait-with-the-lone-card =
    .advice = Die einzige Karte muss den Stich bringen: Gelegt wird sie, wenn sie ihn wahrscheinlich macht, sonst wird geklopft.
    .other = Nicht: { $other }. Damit wäre die einzige Gelegenheit vertan oder eine gute verschenkt.
knockout-whist-well-draw-trumps =
    .advice = Höher als { $card } ist kein Trumpf mehr, und { $n ->
        [one] einer ist
       *[other] bis zu { $n } sind
    } noch bei den anderen: Der Stich ist sicher und nimmt ihnen welche ab.
    .other = Auf { $other } könnte noch getrumpft werden.
knockout-whist-well-lead-a-master =
    .advice = In { $suit } ist nichts mehr über { $card }, und niemand hat gezeigt, dass die Farbe fehlt.
    .other = { $other } kann noch überboten werden.
knockout-whist-well-lead-from-a-short-suit =
    .advice = { $n ->
        [one] { $card } ist die einzige Karte in { $suit }: Danach kann man diese Farbe trumpfen.
       *[other] In { $suit } sind es nur { $n } Karten: Bald kann man diese Farbe trumpfen.
    }
    .other = Mit { $other } bliebe die kurze Farbe auf der Hand, oder es ginge ein Trumpf weg, der später noch einen Stich macht.
knockout-whist-well-lead-high =
    .advice = { $card } hält von dem, was da ist, am ehesten.
    .other = { $other } wird leichter überboten.
knockout-whist-well-last-wins-cheaply =
    .advice = Niemand kommt mehr: { $card } genügt, und Höheres bleibt für später.
    .other = { $other } gäbe mehr aus als nötig oder ließe den Stich gehen.
knockout-whist-well-take-what-holds =
    .advice = Andere kommen noch: { $card } hält am ehesten gegen sie.
    .other = { $other } ließe sich leichter überbieten oder gäbe den Stich her.
knockout-whist-well-trump-low =
    .advice = { $suit } fehlt hier: { $card } macht den Stich und ist der billigste Trumpf, der das kann.
    .other = { $other } ließe den Stich gehen oder wäre teurer.
knockout-whist-well-throw-the-lowest =
    .advice = Diesen Stich macht hier nichts; { $card } macht auch sonst am wenigsten.
    .other = { $other } könnte später noch einen Stich machen.
knockout-whist-hint-longest-suit-here =
    .advice = { $suit } ist mit { $n ->
        [one] einer Karte
       *[other] { $n } Karten
    } am längsten.
    .other = { $other } wäre kürzer oder machte aus Karten Trümpfe, die auch so gewinnen.

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Welche deiner Karten kann niemand mehr überbieten, und wer hat noch Trümpfe?
    .follow = Kommt noch jemand, und was davon hält?
    .speak = Welche Farbe bringt dir die meisten Stiche?

# Was tut, wer keinen Grundsatz kennt.

coach-habit = Spielt hohe Karten gleich aus, ob sie halten oder nicht.
