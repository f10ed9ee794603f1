# Wörter am Tisch und Sätze für das, was nicht geht.

tag-dealer = gibt
tag-chooser = wählt Trumpf
tag-dog = im Hundeleben
tag-by-permission = mit Erlaubnis der Gemeinde
tag-blind = blind
tag-knocked = hat geklopft
tag-out = ausgeschieden
tag-winner = hat gewonnen
score-sheet = Stiche in jeder Hand
    .row = Hand
tag-score = { $n } { $n ->
    [one] Stich
   *[other] Stiche
}
pile-stock = Rest
pile-turn-up = aufgedeckt
pile-discards = abgelegt
pile-cut = abgehoben
fact-hand = Hand
fact-trump = Trumpf
fact-no-trump = ohne Trumpf
fact-order = Rangfolge
fact-pot = Pott
error-deal-count = Gegeben werden hier genau { $wanted } Karten, genannt sind { $n }.
error-hand-size = { $seat } hat { $n } Karten; hier müssten es { $wanted } sein.
error-turn-without-cards = { $seat } ist an der Reihe, hat aber keine Karte.
error-too-many-tricks = { $n } Stiche sind schon verteilt; zu diesem Zeitpunkt können es höchstens { $most } sein.
error-seat-is-out = { $seat } ist ausgeschieden und kann unter { $field } nicht stehen.
error-cuts-out-of-order = Beim Abheben fehlt eine Karte, oder die Karten stehen nicht in der Reihenfolge, in der vor { $seat } abgehoben wurde.
error-no-trick-no-life = { $seat } hat keinen Stich und keine zweite Chance, kann also auch für nichts zahlen.
error-no-dogs-life = Bei diesem Regelsatz gibt es kein Hundeleben; { $seat } wäre ohne Stich ausgeschieden.
error-nobody-plays-blind = Blind spielt nur, wer dafür bezahlt; bei diesem Regelsatz wird nicht um Einsätze gespielt, auch nicht von { $seat }.
error-order-is-fixed = Bei diesem Regelsatz gilt immer die gewohnte Rangfolge vom Ass hinab zur Zwei.
error-always-trumps = Bei diesem Regelsatz gibt es in jeder Hand eine Trumpffarbe; „ohne Trumpf“ kann niemand ansagen.
error-no-exchange = Bei diesem Regelsatz tauscht niemand Karten, also kann auch keine abgelegt sein.

# Was sich von einer Stellung sagen lässt, und was es sein kann.

field-dealer = Gegeben hat
field-phase = Gewartet wird auf
    .deal = das Geben
    .turn = das Aufdecken einer Trumpfkarte
    .trump = die Ansage der Trumpffarbe
    .order = die Ansage der Rangfolge
    .exchange = den Tausch von Karten
    .draw = neue Karten für die abgelegten
    .play = die nächste Karte
    .pay = die Zahlung für das Weiterspielen
    .cut = das Abheben
    .rainbow = das Abheben um die Partie
    .over = nichts mehr, die Partie ist zu Ende
field-number = Nummer der Hand
field-hands = Blätter
field-trick = Im Stich liegen
field-in = Noch in der Partie
field-blind = Spielt blind
field-dogs = Mit einer einzigen Karte
field-lives = Zweite Chancen bisher
field-won = Stiche in dieser Hand
field-chooser = Trumpf bestimmt
field-trump = Trumpf
    .none = ohne Trumpf
field-order = Rangfolge
    .ace-two = A K … 2
    .king-ace = K … 2 A
    .ace-king = A 2 … K
    .two-ace = 2 … K A
field-turned = Aufgedeckte Karte
field-played = Schon gespielt
field-discards = Abgelegt beim Tausch
field-owed = Noch zu ziehen
field-stock = Rest
field-tied = Abheben müssen
field-cuts = Abgehoben
field-first = Zuerst gefragt
field-last = Letzter Stich ging an
field-turn = An der Reihe
field-pot = Im Pott
field-winner = Gewonnen hat
field-ended_by = Beendet durch
