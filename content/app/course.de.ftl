# Ein Notizbuch lesen: einen Kurs oder eine Stunde.

ui-course = Lernen
course-station-done = Alles an dieser Station ist beantwortet.
course-which = Welches Spiel möchtest du lernen?
course-lead = Fast jede Station hat einen kurzen Text, einen Tisch zum Ausprobieren und zwei oder drei Fragen; die Seite merkt sich, wo du warst.
course-begin = { $game } lernen
course-go-on = { $game }: weiter bei { $n } von { $of }
course-again = { $game } noch einmal
course-contents = Inhalt
course-all = Alles auf einer Seite
course-one = Eine Station nach der anderen
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
start-ask = Darf ich …? Und wenn …? Frag nach einer Regel
start-minutes = gelernt in etwa { $n } Minuten
course-question = Eine Frage an dich
course-coming = Kommt gleich …
course-copy = Link auf diese Station kopieren
course-copied = Link kopiert
course-wrong = Zeile { $line }:
course-play = Von hier aus spielen
course-odds = Alles über dieses Blatt
course-show-rule = Regel zeigen
course-decide = Was würdest du tun?
course-show-odds = Chancen zeigen

error-course-none = Für „{ $text }“ gibt es keinen Kurs.
error-course-no-station = Eine Station „{ $text }“ gibt es hier nicht mehr; weiter geht es mit dieser.
error-course-exercise-wrong = Diese Aufgabe behauptet etwas, das nicht stimmt, und fehlt deshalb.
course-not-yet = Zu { $game } gibt es noch keinen Kurs; die Regeln stehen auf der Regelseite.

course-can = Du kannst dich jetzt an jeden Tisch setzen, an dem { $game } gespielt wird. Beantwortet sind { $n } von { $of } Fragen.
course-open = Noch offen:
course-not-kept = Dieser Browser merkt sich für uns nichts: Wo du warst und was du geantwortet hast, weiß er nur, bis du die Seite schließt.
sit-first = Entscheide dich zuerst. Was es bedeutet, kommt danach.
sit-skip = Weiterlesen, ohne zu entscheiden
sit-over = Das Spiel ist aus.
sit-again = Dasselbe Spiel noch einmal
sit-free = Ein eigenes Spiel
sit-more = Noch ein Spiel
sit-harder = Gegen Stärkere spielen
sit-house = Die Regeln eures Tischs
sit-still-here = Dein Spiel liegt noch da, wie du es verlassen hast.
sit-afresh = Von vorn anfangen
sit-anew = Das Spiel, das du verlassen hast, stammt aus einer älteren Fassung der Regeln; deshalb ist neu gegeben worden.
error-sit-deal = Die Nummer eines Spiels ist eine ganze Zahl unter einer Million, nicht „{ $text }“.
error-sit-told-not-a-mapping = Für das, was erzählt wird, steht in jeder Zeile eine Regel und dahinter ihr Satz.
error-sit-never-comes-up = An diesem Tisch kommt { $rule } in Spiel { $deal } nie vor.
