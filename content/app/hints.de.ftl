# Hinweise, die erst fragen.

hint-question = { $kind ->
    [mark] Wer ist überhaupt dran, und was muss geschehen, bevor etwas anderes geht?
    [play] Was muss hier geschehen, bevor etwas anderes geht?
    [pick] Was muss hier geschehen, bevor etwas anderes geht?
    [who] Was endet damit: ein Zug, ein Stich, ein Spiel? Und wer beginnt, was danach kommt?
    [gap] Geh den Zug Schritt für Schritt durch: Auf wen kann dieser Satz danach zutreffen?
    [goes] Ist der Stich vollständig, oder bricht er hier ab? Und wem gehört dann, was in der Mitte liegt?
    [write] Für wen zählt jetzt etwas, und was ist es an diesem Tisch wert?
    [next] Spiel den Zug in Gedanken: Was ist damit entschieden, für wen und um wie viel?
    [cause] Was ist mit diesem Zug entschieden: ein Stich, ein Platz, Punkte, die Reihenfolge? Welche Überschrift spricht davon?
    [well] Was gewinnst du mit dem einen, was mit dem anderen? Und was bleibt dir danach?
   *[other] Was liegt auf dem Tisch, wer ist dran, und was hat sich zuletzt geändert?
}
hint-fact = { $n ->
    [one] Von { $all } Zügen, die { $seat } versuchen könnte, schließt diese Regel einen aus.
   *[other] Von { $all } Zügen, die { $seat } versuchen könnte, schließt diese Regel { $n } aus.
}
hint-twin = Noch eine Stellung mit dieser Regel
hint-ask = Hilf mir denken
hint-more = Sag etwas mehr
