# Eine Klasse am Tisch: die Lehrkraft, der Beamer, die Handys.

# Die Lehrkraft
class-nav = Klasse
class-title = Eine Klasse am Tisch
class-lead = Alle antworten auf ihrem Handy; niemand braucht ein Konto. Du deckst auf, und zu jeder Antwort steht die Regel da.
class-not-yours = Eine Klasse leiten kann, wer den Link der Lehrkraft hat; er steht dort, wo der Server gestartet wurde. Wer mitmachen will, öffnet die Adresse unten.
class-join-in = Mitmachen
class-own-machine = Diese App ist nur auf diesem Rechner zu erreichen; kein Handy kann sie öffnen. Starte sie mit „uv run tutor run --share“: Dann zeigt die Klasse Adresse und QR-Code, die im selben Netz gelten.
class-open = Klasse öffnen
class-open-from = Was soll die Klasse durchnehmen?
class-open-this = Klasse öffnen mit „{ $title }“
class-from-course = Kurs: { $title }
class-hold = Mit einer Klasse
class-none = Noch keine Klasse. Öffne eine aus einem Notizbuch oder einem Kurs.
class-nothing-in-it = In diesem Notizbuch steht noch kein Block, den man einer Klasse zeigen könnte.
class-row = { $time } · Code { $code } · { $n ->
    [0] noch niemand
    [one] ein Platz
   *[other] { $n } Plätze
}
class-lead-it = Leiten
class-keep = Behalten
class-keep-help = Sonst wird die Klasse 24 Stunden nach der letzten Änderung mit allen Antworten gelöscht.
class-delete = Löschen
class-all = Alle Klassen
class-projector = Beamer
class-results = Ergebnisse
class-results-none = Noch keine Antworten.
class-csv = Als CSV herunterladen
class-table = Der Tisch
class-one-block = Eine Stellung
class-code = Code
class-address = Auf dem Handy öffnen
class-question-of = { $n } von { $of }
class-here-now = { $n } da
class-answered-of = { $n } von { $of } haben geantwortet
class-names = Da sind: { $names }

# Tasten
class-back = Zurück
class-next = Weiter
class-begin = Erste Frage
class-stop = Stopp
class-go-on = Wieder öffnen
class-reveal = Auflösen
class-more = Mehr zeigen
class-again = Noch einmal fragen
class-qr = QR-Code groß
class-close = Schließen
class-leave = Beamer verlassen
class-so-far = Antworten bisher zeigen
class-gathering = Gleich geht es los.
class-is-over = Das war’s.

# Alle Bildschirme
class-ask-move = Du bist { $seat }. Was spielst du?
class-ask-odds-elder = Du bist Vorhand: Spielst du, oder schlägst du vor?
class-ask-odds-dealer = Du gibst, und die Vorhand hat vorgeschlagen: Lehnst du ab, oder gibst du Karten?
class-look = Schau nach vorn.
class-legal = erlaubt
class-illegal = nicht erlaubt
class-right = richtig
class-wrong = nicht richtig
class-trick = Auf dem Tisch
class-first = Noch liegt nichts.
class-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
class-empty = leer
class-connected = Verbunden
class-since = Stand { $n }
class-lost = Keine Verbindung seit { $n } s – es geht von selbst weiter
class-exact = { $n } von { $of } haben alles richtig
class-seat-number = Platz { $n }
class-csv-seats = Nach Plätzen, als CSV
class-desk-notes = Deine Notizen
class-desk-next = Danach
class-desk-seats = Wer geantwortet hat
class-desk-worst = Am häufigsten falsch
class-desk-clock = An dieser Frage
class-desk-minutes = { $n } min
class-many-chose = { $n } × gewählt
class-paragraph = Die Regel

# Das Handy
class-phone-title = Mitmachen
class-type-code = Code der Klasse
class-type-name = Spitzname (muss nicht sein)
class-go-in = Mitmachen
class-wait = Du bist dabei. Gleich kommt die erste Frage.
class-phone-over = Die Stunde ist zu Ende. Danke fürs Mitmachen!
class-press-one = Tippe auf eine Antwort. Bis zur Auflösung kannst du sie ändern.
class-press-all = Mehrere Antworten sind richtig. Tippe alle richtigen an; bis zur Auflösung kannst du sie ändern.
class-press-many = Tippe auf alle Karten, die erlaubt sind. Bis zur Auflösung kannst du das ändern.
class-sending = Wird geschickt …
class-counted = Angekommen
class-too-late = Das kam zu spät und zählt nicht mehr.
class-stopped = Gestoppt. Gleich wird aufgelöst.
class-yours = Deine Antwort
class-yours-none = Du hast nicht geantwortet.
class-right-is = Richtig
class-allowed-is = Erlaubt
class-unknown-code = Diesen Code gibt es nicht. Der richtige steht vorn auf der Leinwand.
class-too-many-tries = Zu viele falsche Codes. Warte eine Minute.
class-gone = Diese Klasse gibt es nicht mehr.
class-full = In dieser Klasse ist kein Platz mehr frei.
class-other-class = Andere Klasse
class-mine = von dir gewählt
class-look-at = Tippe auf eine Karte oder einen Zug: Dann steht unten, warum, und du kannst fragen: Was wäre, wenn?
class-what-if = Was wäre, wenn?
class-what-if-table = Am Tisch ansehen
class-rules-ask = Frag die Regeln
class-rules-how = Darf ich …? Was passiert, wenn …?
class-rules-go = Fragen
class-rules-read = Verstanden
class-rules-many = Das waren viele Fragen. Warte eine Minute.
class-rules-later = Gerade ist eine Frage der Klasse offen. Frag noch einmal, wenn sie beantwortet ist.

# Befehlszeile
class-cli-row = { $code } { $title }: { $seats } Plätze, { $ballots } Antworten{ $kept ->
    [yes] , wird behalten
   *[other] {""}
}
class-cli-none = Keine Klassen.
class-cli-deleted = Gelöscht.
class-cli-sure = Die Klasse „{ $title }“ mit allen Antworten löschen?

error-class-none = Diese Klasse gibt es nicht mehr; was nicht behalten wird, ist 24 Stunden nach der letzten Änderung gelöscht.
error-class-full = In dieser Klasse sind schon { $most } Plätze vergeben.
error-class-no-seat = Dieses Handy hat in der Klasse noch keinen Platz.
class-shut = Die Tür dieser Klasse ist zu. Frag, wer sie leitet.
class-sent-away = Du bist aus dieser Klasse hinausgeschickt worden.
class-queue = Gerade wollen viele auf einmal hinein. Du stehst in der Schlange und bist gleich dabei; bleib auf dieser Seite.
class-door = Tür offen
class-door-help = Ist die Tür zu, kommt niemand mehr dazu; wer einen Platz hat, macht weiter.
class-who = Wer da ist ({ $n })
class-seat-of = { $named ->
    [true] { $name } (Platz { $n })
   *[other] Platz { $n }
}
class-send = { $name } hinausschicken
error-class-shut = Die Tür dieser Klasse ist zu.
error-class-sent-away = Du bist aus dieser Klasse hinausgeschickt worden; mit diesem Handy kommst du nicht mehr hinein.
class-door-and-seats = Tür und Plätze

# Noch einmal, und später
class-twin = Zwillingsfrage
class-twin-help = Dieselbe Regel in einer anderen Stellung: Die Frage kommt sofort, und danach geht die Stunde weiter.
class-twin-of = Noch eine zu Frage { $n }
class-twin-number = Zwilling von { $n }
error-class-no-twin = Zu dieser Frage gibt es keine Zwillingsfrage, weil es unter diesem Regelsatz keine Aufgabe zu derselben Regel gibt.
class-later = Darauf kommen wir zurück
class-later-not = Doch nicht darauf zurückkommen
class-comeback = Darauf zurückkommen
class-comeback-none = Nichts ist vorgemerkt, und bei jeder Frage war mehr als die Hälfte richtig.
class-comeback-row = { $n } von { $of } richtig
class-comeback-marked = vorgemerkt
class-ask-anew = Noch einmal fragen
class-by-question = Nach Fragen
class-by-seat = Nach Plätzen
class-to-repeat = Drei Regeln zum Wiederholen
class-to-repeat-none = Keine Frage zu einer Regel wurde falsch beantwortet.
class-to-repeat-row = { $n ->
    [one] einmal falsch beantwortet
   *[other] { $n }-mal falsch beantwortet
}
class-csv-rules = Regeln zum Wiederholen, als CSV
class-seat = Platz

# Alle spielen dieselben Karten
class-ask-deal = Du bist { $seat }. Spiel diese Karten zu Ende.
class-press-deal = Tippe auf die Karte, die du spielst. Was liegt, liegt.
class-deal-over = Zu Ende gespielt.
class-deal-go-on = Weiter, ohne etwas zu sagen
class-deal-far = Wie weit jeder Platz ist
class-deal-parted = Hier trennten sich die Wege
class-deal-at = { $n }. Zug:
class-deal-ends = Das wurde daraus
class-deal-seats = { $n }:
error-class-deal-over = Du hast hier nichts mehr zu spielen.
class-desk-minutes-of = { $n } von { $of } min
class-from-lesson = Stunde: { $title }
