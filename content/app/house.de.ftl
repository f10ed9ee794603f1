# Unser Tisch: zehn Fragen, ein Regelsatz mit Namen, ein Heft.

house-title = Unser Tisch
house-intro = Wie spielt ihr? Viele Fragen zeigen einen Moment aus dem Spiel; aus euren Antworten wird ein Regelsatz mit Namen, den ihr überall in der App wählen und ausdrucken könnt.
house-question = Frage { $n } von { $of }
house-ask = Wie macht ihr es an eurem Tisch?
house-way = { $label }: { $what }
house-dont-know = Wissen wir nicht: wie üblich
house-usual = { $label } (wie üblich)
house-back = Zurück
house-next = Nächste Frage
house-answered = { $n } von { $of } beantwortet
house-name = Wie heißt euer Tisch?
house-name-hint = Sonntags bei Oma
house-nameless = Unser Tisch
house-result = Eure Regeln
house-as-usual = Bisher ist alles wie üblich: { $preset }.
house-against = Gegenüber dem Üblichen ({ $preset }) ist bei euch anders:
house-since = { $what }, entschieden am { $day }
house-moment = Und nun: { $what }.
house-unsure = Unbekannt, also wie üblich: { $what }.
house-keep = Diesen Regelsatz aufheben
house-kept = Aufgehoben. Dieser Regelsatz lässt sich nun überall wählen, wo Regelsätze zur Wahl stehen.
house-kept-none = Hier ist noch kein eigener Regelsatz aufgehoben.
house-kept-all = Aufgehobene Tische
house-open = { $name } öffnen
house-remove = { $name } löschen
house-use = Damit weiter
house-print = Heft drucken
house-gone = Manches aus diesem Regelsatz gibt es nicht mehr, oder es passt nicht zusammen; alles andere gilt.
house-code = Für Notizbücher, Befehlszeile und Python
house-by-name = Ist der Regelsatz auf diesem Rechner aufgehoben, geht es auch kürzer: preset: { $name }
house-other = Mit einem anderen Tisch vergleichen
house-other-link = Link des anderen Tisches
house-other-bad = Das ist kein Link zu den Regeln eines Tisches in diesem Spiel.
house-other-same = Beide Tische spielen nach denselben Regeln.
house-other-differ = { $n ->
    [one] Sie unterscheiden sich in einem Punkt.
   *[other] Sie unterscheiden sich in { $n } Punkten.
}
house-we = Bei uns: { $label }
house-they = Bei „{ $name }“: { $label }
house-own = { $name } (eigener Tisch)
booklet-rules = Die Regeln
booklet-trick = Ein Moment aus dem Spiel
booklet-scores = Zum Anschreiben
booklet-player = Name
booklet-decisions = Was wir entschieden haben
booklet-app = Zurück zur App
booklet-none = Wir spielen wie üblich: { $preset }.
house-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
