# Wörter am Tisch und Sätze für das, was nicht geht.

tag-dealer = gibt
tag-winner = gewinnt
tag-loser = verliert
tag-gurke = ein Leben verloren
tag-is-gurke = ausgeschieden
tag-bought-back = zurückgekauft
tag-kontra = hat Kontra gesagt
tag-doubled = zahlt doppelt
tag-fourfold = zahlt vierfach
score-sheet = Punkte nach jedem Spiel
    .row = Spiel
tag-score = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
pile-stock = Talon
pile-discards = Abgelegtes
pile-losing-cards = Verliererkarten
fact-deal = Spiel
fact-limit = Grenze
fact-pot = Pott
fact-undealt = übrige Karten
error-gives-wrong-count = Die Zahl der Karten, die hier zu geben sind, ist { $count }, nicht { $n }.
error-talon-count = Der Talon kann nicht { $n ->
    [0] leer sein
    [one] aus einer Karte bestehen
   *[other] aus { $n } Karten bestehen
}: Übrig { $rest ->
    [one] ist eine
   *[other] sind { $rest }
}.
error-score-over-limit = { $seat } steht bei { $n } Punkten und müsste damit schon draußen sein oder ein Leben verloren haben.
error-trick-order = { $seat } wäre noch nicht dran gewesen: Nach dem Ausspiel wird reihum gespielt.
error-trick-uneven = In einem Stich spielen alle gleich viele Karten, ohne Sätze immer eine.
error-hands-uneven = Die Hände passen nicht zusammen; sie haben { $sizes } Karten. Wer schon gespielt hat, hat nur die dabei gelegten Karten weniger; sonst haben alle gleich viele.
error-phase-not-here = { $phase ->
    [swap] An diesem Tisch tauscht vor dem ersten Stich niemand Karten; diese Lage gibt es hier nicht.
    [draw] An diesem Tisch tauscht vor dem ersten Stich niemand Karten; diese Lage gibt es hier nicht.
    [kontra] An diesem Tisch gibt es kein Kontra; diese Lage gibt es hier nicht.
    [buy] An diesem Tisch kauft sich niemand zurück; diese Lage gibt es hier nicht.
   *[free] An diesem Tisch fragt vor dem ersten Stich niemand nach neuen Händen; diese Lage gibt es hier nicht.
}
error-nobody-asked = Der Tisch wartet auf eine Antwort, aber niemand ist gefragt.
error-asked-is-out = { $seat } soll antworten, ist aber nicht mehr in der Partie.
error-nobody-to-buy = Der Tisch wartet auf einen Rückkauf, aber von den Ausgeschiedenen ist niemand gefragt.
error-stock-too-small = Der Talon ist zu klein: vorhanden { $stock }, zu geben { $n }.

# Was man von einer Stellung sagen kann.

field-phase = Der Tisch wartet auf
    .dealer = das Los, wer zuerst gibt
    .deal = das Geben
    .swap = einen Tausch
    .draw = Karten vom Talon
    .kontra = Kontra oder Passe
    .free = die Antwort auf „Ist es frei?“
    .double = die Antwort auf „Doppelt?“
    .redeal = eine neue Hand
    .play = eine Karte
    .buy = die Antwort, ob sich jemand zurückkauft
    .over = nichts mehr: Die Partie ist zu Ende
field-dealer = Gegeben hat
field-deal = Nummer des Spiels
field-in = Noch in der Partie
field-scores = Punkte
field-gurken = Verlorene Leben
field-bought = Schon zurückgekauft
field-gone = Verliererkarten auf dem Tisch
field-pot = Einsätze im Pott
field-previous = Wert der letzten Verliererkarte
field-heir = Das nächste Spiel gibt
field-hands = Hände
field-trick = Im Stich liegen
field-rows = Früher gespielte Karten
field-discards = Abgelegt
field-stock = Talon
field-leader = Das Ausspiel hat
field-number = Nummer des Stichs
field-asked = Gefragt ist
field-swapped = Zuerst getauscht (Karten)
field-pending = Karten, die noch zu geben sind
field-factors = Strafe mal
field-freed = Hat frei getauscht
field-caller = Kontra gesagt hat
field-winners = Gewonnen hat
field-losers = Verloren hat
field-payments = Auszahlung
field-ended_by = Beendet durch
