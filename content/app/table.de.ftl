# Der Tisch, der von selbst antwortet.

table-card = Karte
table-lying = Was auf dem Tisch liegt
table-last = Letzter Stich
table-won = { $seat } macht den Stich.
table-taken = Der Stich ist abgebrochen: { $seat } nimmt die Karten auf.
table-blank = Pause. Mit B geht es weiter.

ui-trick-of = Stich { $n } von { $most }
ui-trick-only = Stich { $n }
ui-own-page = In deinem Exemplar der Seite
ui-paragraph = Die Regel
ui-close = Schließen
ui-no-cards-yet = Noch keine Karte gewählt: Drück erst auf die Karten, die du meinst.
ui-no-such-cards = Diese Karten lassen sich hier nicht zusammen ausprobieren.
ui-guess-next = Weiter
ui-sheet-more = Mehr
ui-sheet-less = Weniger
ui-projector-blank = Bild aus (B)
ui-projector-paragraph = Die Regel (E)
ui-line-failed = Dieser Verlauf lässt sich nicht zeigen. Alles andere auf der Seite ist da.
ui-share-own = Dieser Link gilt nur auf diesem Rechner. Für Handys starte die App mit „tutor run --share“.

# Die Gruppen der Seiten
ui-group-more = Mehr
