# Regelsätze vergleichen.

compare-open = Regelsätze vergleichen
compare-else = Was würde es noch ändern?
compare-else-more = Und { $n ->
    [one] noch ein Zug
   *[other] noch { $n } Züge
}.
compare-else-nothing = Kein anderer Regelsatz und keine einzelne Option ändert hier, was erlaubt ist.
error-other-to-move = Nach diesem Regelsatz wäre hier { $seat } an der Reihe; da gibt es nichts zu vergleichen.
compare-own = Der Regelsatz dieser Stellung
compare-table = Jeder Zug nach jedem Regelsatz
compare-move = Zug
compare-cannot = nach diesem Regelsatz nicht zu beurteilen
