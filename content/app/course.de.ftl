# Ein Notizbuch lesen: einen Kurs oder eine Stunde.

ui-course = Lernen
course-which = Welches Spiel möchtest du lernen?
course-lead = An jeder Station ein kurzer Text, ein Tisch zum Drücken, zwei oder drei Fragen; die Seite merkt sich, wo du warst.
course-begin = { $game } lernen
course-go-on = { $game }: weiter bei { $n } von { $of }
course-again = { $game } noch einmal
course-contents = Inhalt
course-all = Alles auf einer Seite
course-where = Station { $n } von { $of }
course-answered = { $of ->
    [one] { $n } von 1 Frage beantwortet
   *[other] { $n } von { $of } Fragen beantwortet
}
course-next = Weiter: { $title }
course-back = Zurück: { $title }
course-finished = Das war die letzte Station. Jetzt kennst du das Spiel.
course-other = Ein anderes Spiel lernen
course-empty = In diesem Notizbuch steht noch nichts.
start-ask = Darf ich …? Was passiert, wenn …? Frag nach einer Regel, in jedem der Spiele
start-minutes = gelernt in etwa { $n } Minuten
course-question = Eine Frage an dich
course-coming = Kommt gleich …
course-copy = Link auf diese Station kopieren
course-copied = Link kopiert
course-wrong = Zeile { $line }:
course-play = Von hier aus spielen
course-odds = Alles über dieses Blatt
course-show-rule = Regel zeigen
course-show-odds = Chancen zeigen

error-course-none = Für „{ $text }“ gibt es keinen Kurs.
error-course-no-station = Eine Station „{ $text }“ hat dieses Notizbuch nicht; hier ist die erste.
error-course-exercise-wrong = Diese Aufgabe behauptet etwas, das nicht stimmt, und fehlt deshalb.
course-not-yet = Zu { $game } gibt es noch keinen Kurs; die Regeln stehen auf der Regelseite.

sit-over = Das Spiel ist aus.
sit-again = Dasselbe Spiel noch einmal
sit-free = Ein eigenes Spiel
error-sit-deal = Die Nummer eines Spiels ist eine ganze Zahl unter einer Million, nicht „{ $text }“.
error-sit-told-not-a-mapping = Was erzählt wird, steht als eine Regel je Zeile da, mit ihrem Satz dahinter.
error-sit-never-comes-up = An diesem Tisch kommt { $rule } in Spiel { $deal } nie vor.
