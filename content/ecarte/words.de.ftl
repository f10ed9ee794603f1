# Wörter am Tisch und Sätze für das, was nicht geht.

tag-dealer = gibt
tag-elder = Vorhand
tag-obliged = muss drei Stiche machen
tag-king = hat den Königspunkt
tag-open = Hand liegt offen
tag-winner = hat gewonnen
tag-banker = Bankhalter
tag-ponte = Ponte
tag-adviser = berät
tag-side = wettet auf die Bank
score-sheet = Punkte nach jedem Spiel
tag-score = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
pile-talon = Talon
pile-turn-up = Retourne
pile-discards = abgelegt
pile-bank = Bank
fact-trump = Trumpf
fact-tricks = Stiche
fact-exchanges = Tausche
fact-pot = in der Kasse
fact-worth = Wert der Partie
fact-line = Reihe
fact-bets = gesetzt
fact-purses = Gewinn und Verlust
error-table-gives = Hier werden { $n } Karten gegeben, nicht { $given }.
error-hand-size = { $seat } hat { $n } Karten; hier müssen es { $wanted } sein.
error-order-incomplete = In der Reihe muss jede Person genau einmal stehen; es sind { $seats }.
error-score-over = { $seat } hat schon { $n } Punkte; mit fünf ist die Partie zu Ende.
error-tricks-broken = Die gespielten Stiche gehen nicht auf: Zu jedem gehört von beiden eine Karte.
error-cards-too-early = So weit ist das Spiel noch nicht: Diese Karten können noch nicht auf dem Tisch liegen.
error-turn-wrong = { $seat } kann hier nicht an der Reihe sein; an der Reihe ist { $turn }.

word-stake = Einsatz in die Bank
word-raise = Bank erhöht
word-side = Wette auf die Bank
word-withdraw = Überschuss herausgenommen
word-bet = Wette gegen die Bank
word-won = Wette gewonnen
word-rest = Rest der Bank zurück
word-side-won = Wette auf die Bank gewonnen
word-bets = Wetten gehen in die Bank
word-cash = Bank aufgelöst

# Die Angaben zu einer Stellung, und was sie sein können.

field-phase = Gewartet wird auf
    .cut = eine Karte der Auslosung
    .choose = die Wahl, wer gibt
    .bank = den Einsatz in die Bank
    .bet = die nächste Wette
    .balance = den Ausgleich von Bank und Wetten
    .deal = das Geben
    .turn = das Aufdecken der elften Karte
    .propose = die Vorhand: tauschen oder spielen
    .answer = die Antwort auf den Vorschlag
    .discard = das Ablegen
    .draw = die neuen Karten vom Talon
    .play = die nächste Karte oder die Meldung des Königs
    .named = die Entscheidung, ob die Karte oder die Ansage gilt
    .cash = die Wahl des Bankhalters: stehen lassen oder mitnehmen
    .over = nichts mehr, die Partie ist zu Ende
field-company = Chouette
field-order = Die Reihe
field-bank = In der Bank
field-first = Erster Einsatz
field-bets = Wetten
field-side = Auf die Bank wettet
field-covered = Höhe dieser Wette
field-ledger = Zahlungen
field-advice = Rat
field-dealer = Geber ist
field-score = Punkte
field-number = Nummer des Spiels
field-turn_up = Aufgedeckte Karte
field-hands = Blätter
field-discards = Abgelegt
field-trick = Im Stich liegt
field-played = Gespielte Stiche
field-won = Stiche
field-talon = Talon
field-exchanges = Tausche bisher
field-obliged = Drei Stiche machen muss
field-king = Den Königspunkt hat
field-turn = An der Reihe
field-before = Punkte vor den Stichen
field-offenders = Falsch gespielt hat
field-missed = Zum Melden zu spät
field-named = Angesagte Farbe
    .none = keine
field-cuts = Zur Auslosung gezogen
field-winner = Gewonnen hat
field-worth = Wert der Partie
field-ended_by = Beendet durch
