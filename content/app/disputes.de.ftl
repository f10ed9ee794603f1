# Streitfälle: Was der Text offenlässt, nach jeder Lesart gespielt.

ui-disputes = Streitfälle
disputes-intro = Hier lässt sich der Text verschieden lesen. Jede Lesart wird am selben Tisch gespielt.
disputes-which = Was offen ist
disputes-readings = Die Lesarten
disputes-held = { $n ->
    [0] so liest es hier kein Regelsatz
   *[other] so bei: { $presets }
}
disputes-usual = hier üblich
disputes-same-move = Derselbe Zug nach jeder Lesart: { $what }
disputes-chance = Der Zufall ist nach jeder Lesart derselbe: { $what }
disputes-refused = Nicht erlaubt: { $why }
disputes-allowed = Erlaubt: { $why }
disputes-nothing = Sonst geschieht nichts.
disputes-then = Dann ist { $seat } an der Reihe.
disputes-then-may = Als Nächstes { $seat }: { $what }.
disputes-then-table = Dann geht es am Tisch von selbst weiter.
disputes-then-over = Damit ist es vorbei.
disputes-seats = Karten für jede Hand und was übrig bleibt
disputes-players = Am Tisch
disputes-dealt = { $each }, Rest { $left }
disputes-not-so-many = nein
disputes-no-table = Es ist keine Stellung gefunden worden, in der sich diese Lesarten unterscheiden; mehr steht im Text der Frage.
disputes-none = Der Text dieses Spiels lässt nichts offen, was ein Tisch wählen könnte.
disputes-judge = Nach dieser Lesart beurteilen
error-no-such-dispute = Eine offene Frage „{ $text }“ mit mehreren Lesarten zur Wahl gibt es nicht.
