# Die Oberfläche.

ui-title = Kartenregeln
ui-tab = { $page } · { ui-title }
ui-tagline = Regeln von Kartenspielen lernen und lehren: warum jeder Zug erlaubt ist oder nicht, mit der Stelle in den Regeln.
ui-start = Start
ui-rules = Regeln
ui-replay = Nachspielen
ui-judge = Urteil
ui-practise = Üben
ui-compare = Vergleich
ui-language = Sprache
ui-game = Spiel
ui-preset = Regelsatz
ui-options = Optionen
ui-changes = { $n ->
    [0] wie beschrieben
    [one] 1 Änderung
   *[other] { $n } Änderungen
}
ui-reset-options = Zurück zum unveränderten Regelsatz
ui-share = Teilen
ui-share-what = Dieser Link zeigt genau das, was hier zu sehen ist.
ui-qr-alt = QR-Code dieses Links
ui-back-to-start = Zur Startseite
ui-colours = Farben der Karten
ui-colours-two = Zwei Farben
ui-colours-four = Vier Farben
ui-display = Anzeige
ui-light = Tag oder Nacht
ui-light-system = Wie mein Gerät
ui-light-day = Tag
ui-light-night = Nacht
ui-waits = Einen Moment …
ui-rest = Ansicht und Teilen
ui-ways = Wege durch die App
ui-projector = Für den Beamer
ui-projector-leave = Beamer-Ansicht verlassen
ui-projector-reveal = Zeigen, was erlaubt ist
ui-print = Druckansicht
ui-print-leave = Druckansicht verlassen
ui-continue = Weiter, wo du warst
ui-players = Personen: { $text }

ui-legal = erlaubt
ui-illegal = nicht erlaubt
ui-instead = Stattdessen:
ui-instead-nothing = im Moment nichts.
ui-also-broken = Auch dagegen würde der Zug verstoßen:
ui-also-granted = Was den Zug erlaubt:
ui-tolerated = An diesem Tisch bleibt die Karte liegen, und der Fehler hat seinen Preis.
ui-what-then = Was daraus folgt
ui-house = Der Text entscheidet das nicht.
ui-house-why = Die Lesart hier ist eine Hausregel.
ui-source = Quelle: { $source }
ui-read-in-rules = In den Regeln lesen
ui-press-own-card = Drück auf irgendeine deiner Karten, erlaubt oder nicht: Du erfährst, warum.
ui-press-a-card = Drück auf irgendeine Karte von { $seat }, erlaubt oder nicht: Du erfährst, warum.
ui-make-move = Diesen Zug machen
ui-all-moves = Alle möglichen Züge
ui-game-over = Das Spiel ist zu Ende.
ui-chance = Der Tisch ist dran: Der Zufall entscheidet.
ui-chance-random = Den Zufall entscheiden lassen
ui-chance-choose = Die Karte selbst bestimmen
ui-lost = Verloren: { $names }
ui-lost-you = Du hast verloren
ui-not-lost-you = Du hast nicht verloren
ui-not-won-you = Du hast nicht gewonnen
ui-won = Gewonnen: { $names }
ui-won-you = Du hast gewonnen
ui-points = { $name }: { $n }

ui-step = Schritt { $n } von { $most }
ui-step-only = Schritt { $n }
ui-step-start = Vor dem ersten Zug
ui-step-after = Nach { $n ->
    [one] dem ersten Zug
   *[other] { $n } Zügen
}
ui-first = Anfang
ui-previous = Schritt zurück
ui-next = Schritt weiter
ui-last = Ende
ui-which-step = Schritt
ui-guess = Erst raten
ui-guess-what = Was spielt { $seat }? Drück auf eine Karte.
ui-guess-right = Genau so kam es.
ui-guess-wrong = Erlaubt, aber gespielt wurde etwas anderes:
ui-guess-illegal = Das geht hier nicht.
ui-checked = mit dem Regelwerk geprüft
ui-not-checked = ab Schritt { $n } nicht nach den Regeln
ui-whose = Was daran von uns ist
ui-example = Beispiel
ui-line = Fortsetzung
ui-line-main = Wie es lief
ui-what-happened = Was geschah
ui-timeline = Alle Züge
ui-record-own = Eine eigene Partie
ui-record-help = YAML oder JSON, wie bei den Inhaltsdateien beschrieben.
ui-record-play = Nachspielen
ui-record-upload = Datei öffnen
ui-open-judge = Diese Stellung beurteilen
ui-no-examples = Zu diesem Spiel gibt es noch keine Beispiele.

ui-position = Stellung
ui-position-from = Ausgangspunkt
ui-position-own = Die Stellung aus diesem Link
ui-position-deal = Neu gegeben
ui-edit-problems = Diese Stellung kann es nicht geben:

ui-explanation = Erklärung
ui-glossary = Glossar
ui-names = Andere Namen
ui-name-note = Ein Wort zum Namen
ui-credits = Quelle
ui-changed-by = anders durch { $option }
ui-changed-here = { $n ->
    [0] Am Text ändert sich nichts.
    [one] Ein Absatz ist anders; er ist markiert.
   *[other] { $n } Absätze sind anders; sie sind markiert.
}
ui-status-derived = folgt aus dem Text
ui-status-recommended = empfohlen
ui-status-house = Hausregel
ui-kind-legality = entscheidet Züge
ui-kind-consequence = was geschieht
ui-kind-component = Karten und Plätze
ui-kind-aim = Ziel
ui-kind-advice = Rat
ui-kind-etiquette = Brauch
ui-kind-history = Hintergrund
ui-kind-option = Option
ui-kind-switch = Hausschalter
ui-kind-preset = Regelsatz
ui-kind-gap = offene Frage
ui-part-rules = Regeln
ui-part-options = Optionen
ui-part-presets = Regelsätze
ui-part-gaps = Offene Fragen
ui-default = üblich

ui-exercise = Übung
ui-mark-legal = Markiere alle erlaubten Züge
ui-choose-answers = Mehrere Antworten sind richtig: alle richtigen auswählen
ui-choose-answer = Wähle eine Antwort
ui-check-answer = Prüfen
ui-answer-right = Richtig, und vollständig.
ui-answer-parts = Noch nicht ganz. Sieh dir das an:
ui-answer-not = Noch nicht ganz.
ui-answer-missed = { $move } ist erlaubt:
ui-answer-wrong = { $move } ist nicht erlaubt:
ui-hint = Hinweis
ui-next-exercise = Nächste Übung
ui-previous-exercise = Vorige Übung
ui-retry = Noch einmal
ui-no-exercises = Zu diesem Spiel gibt es noch keine Übungen.
ui-explain = Erklärung

card-press = { $card }, drücken und fragen
card-mark = { $card }, drücken zum Markieren
card-legal = { $card }, erlaubt, drücken für den Grund
card-illegal = { $card }, nicht erlaubt, drücken für den Grund
card-differs = { $card }, je nach Regelsatz erlaubt oder nicht, drücken für den Grund
action-legal = { $text }, erlaubt, drücken für den Grund
action-illegal = { $text }, nicht erlaubt, drücken für den Grund
action-differs = { $text }, je nach Regelsatz erlaubt oder nicht, drücken für den Grund
table-turn = { $seat } ist dran.
table-over = Niemand ist dran.
table-chance = Jetzt entscheidet der Zufall.
table-no-cards = Niemand hat noch eine Karte.
table-hand = Hand
table-trick = Stich
table-empty = Noch keine Karte im Stich
table-cards = Karten
table-led = Ausgespielt
table-actions = Weitere Züge
table-table = Kartentisch

tag-power = hat die Macht
tag-dealer = gibt
tag-out = ausgeschieden
tag-escaped = entkommen
tag-loser = verloren
tag-drawn = muss die gezogene Karte ausspielen
tag-turn = ist dran

pile-pile = Ablagestapel
pile-heap = Haufen
fact-losses = Verlorene Spiele

ui-compare-which = Regelsätze nebeneinander
ui-compare-flips = { $n ->
    [0] Bei keinem Zug kommt es hier auf den Regelsatz an.
    [one] Bei einem Zug kommt es auf den Regelsatz an.
   *[other] Bei { $n } Zügen kommt es auf den Regelsatz an.
}
ui-compare-alone = Zum Vergleichen gehören zwei Regelsätze, nach denen sich diese Stellung beurteilen lässt.
ui-compare-none = diesen Zug gibt es hier nicht
ui-compare-press = Drück auf eine Karte: Du erfährst nebeneinander, was jeder Regelsatz dazu sagt.
ui-projector-hide = Verbergen, was erlaubt ist
ui-view-from = Zu sehen
ui-view-all = alle Hände
ui-view-seat = nur { $seat }
ui-ledger = Kassenbuch
ui-ledger-who = Wer
ui-ledger-what = Wofür
ui-ledger-amount = Betrag
ui-ledger-bank = In der Bank
ui-choose-cards = Karten wählen
ui-choose-cards-ask = Ist das erlaubt?
ui-gone = Keine Verbindung – sie wird wieder gesucht
