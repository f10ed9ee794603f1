# Notizbücher: was an einem falsch sein kann.

notebook-checked = „{ $title }“: { $stations ->
    [one] eine Station
   *[other] { $stations } Stationen
}, { $blocks ->
    [one] ein interaktiver Block
   *[other] { $blocks } interaktive Blöcke
}, { $n ->
    [0] nichts zu beanstanden.
    [one] eine Beanstandung.
   *[other] { $n } Beanstandungen.
}

error-notebook-no-head = Ein Notizbuch beginnt mit einem Kopf: title, lang und game zwischen zwei Zeilen aus drei Strichen.
error-notebook-head-not-a-mapping = Der Kopf wird in Feldern geschrieben, jedes in einer Zeile, etwa title: Meine Stunde.
error-notebook-newer = Dieses Notizbuch ist für Version { $n } des Formats geschrieben; diese App kennt Version { $most }. Was sie nicht kennt, bleibt als Text stehen.
error-notebook-unknown-block = Einen Block „{ $text }“ gibt es nicht; es gibt { $values }.
error-notebook-not-closed = Dieser Block ({ $kind }) ist nicht geschlossen: Er endet mit denselben Zeichen, mit denen er beginnt, allein in einer Zeile.
error-notebook-nested = Ein interaktiver Block steht am linken Rand, nicht in einer Liste oder einem Zitat.
error-notebook-not-fields = In einem Block { $kind } stehen Felder, jedes in einer Zeile: name: wert.
error-notebook-two-cases = Entweder wird „{ $text }“ gezeigt oder ein eigener Fall; neben dem Namen können hier nur preset, options und after stehen.
error-notebook-claims-not-a-mapping = Behauptungen werden in Feldern geschrieben, etwa legal: [♥9].
error-notebook-between = Ein Vergleich braucht unter between mindestens zwei Regelsätze; es gibt { $presets }.
error-notebook-differ = Unterschiedlich beurteilen die Regelsätze { $found }; im Text steht: { $text }.
error-notebook-from-to = Eine Aufzeichnung lässt sich nicht von Schritt { $first } bis Schritt { $last } zeigen.
error-notebook-no-rule = Welche Regel ist gemeint? Ihre Kennung steht hinter der Art des Blocks; bei mehreren steht darunter in jeder Zeile eine.
error-notebook-over = Das Spiel ist hier zu Ende; es gibt nichts mehr zu spielen.
error-notebook-no-term = Das Glossar dieses Spiels kennt „{ $text }“ nicht.
error-sit-no-such-fact = An keinem Tisch dieses Spiels gibt es eine Angabe, die „{ $text }“ heißt.
error-teaches-unknown = In diesem Spiel heißt nichts „{ $text }“, was man lehren könnte: keine Regel, keine Art von Zug, kein Zeichen, kein Feld daneben, kein Wort des Glossars. Am nächsten kommt { $nearest }.
error-teaches-nothing = Hinter „teaches:“ steht nichts. Nenne, was diese Station lehrt, oder lass die Zeile weg.
error-teaches-elsewhere = Was eine Station lehrt, steht direkt unter ihrer Überschrift (##). Hier ist „teaches:“ Text, den alle lesen.
error-teaches-not-yet = Hier wird nach „{ $text }“ gefragt, und bis hierher lehrt das keine Station. Schreib es hinter „teaches:“, in dieser Station oder einer früheren.
error-notebook-too-many-blocks = Ein Notizbuch hat höchstens { $most } interaktive Blöcke; ab hier werden sie nicht geprüft.
error-notebook-choice-twice = „{ $text }“ steht zweimal unter den Antworten.
error-notebook-covers = Die Regel „{ $text }“ gehört zu einem anderen Spiel.
error-notebook-comma = In geschweiften Klammern endet der Text am Komma. Bitte in Anführungszeichen schreiben: text: { $text }.
error-notebook-not-a-mapping = Unter „{ $field }“ stehen Felder, jedes in einer Zeile: name: wert.
error-notebook-not-a-text = „{ $field }“ ist ein Text; beginnt er mit einer Klammer, gehört er in Anführungszeichen.
error-notebook-picture = Gezeigt werden nur Bilder, die beim Notizbuch liegen; { $text } stünde als Text da. Zieh das Bild auf den Text.
error-notebook-picture-unsaid = Was ist auf diesem Bild zu sehen? Das steht in den eckigen Klammern, für alle, die es nicht sehen.
error-notebook-picture-missing = Das Bild „{ $text }“ ist nicht da. Zieh es noch einmal auf den Text, oder hol das Notizbuch aus seiner Datei.
error-picture-unreadable = Das ist kein Bild, das sich hier zeigen lässt, oder es ist beschädigt.
error-picture-too-big = Ein Bild im Notizbuch darf höchstens { $most } kB haben.
error-notebook-html = HTML wird hier nicht verstanden: { $text } stünde als Text da. Eine Notiz für dich selbst steht zwischen <!-- und -->.
error-notebook-footnote = Eine Fußnote { $text } gibt es in diesem Teil des Textes nicht. Sie steht in einer Zeile für sich: { $text }: und dahinter die Anmerkung.
error-notebook-link = { $text } führt nirgendwohin und stünde als Text da. Ein Link führt zu einer Überschrift (#aim), einer Regel oder einer Seite (https://…).
error-notebook-mark = { $text } stünde als Text da: Durchstreichen und Kästchen zum Ankreuzen gibt es hier nicht.
error-notebook-no-place = Eine Überschrift „#{ $text }“ gibt es in diesem Notizbuch nicht, und keine Regel heißt so.
error-notebook-id-twice = „{ $text }“ heißt schon eine Überschrift weiter oben; ein Link dorthin führt nie hierher.
error-notebook-cut = „{ $text }“ ist keine Einstellung für einen Bildschirm; es gibt hidden, join und eine Dauer wie 5 min, außerdem step, das allein steht.
error-notebook-step = step bewirkt hier nichts: Es steht hinter der Frage oder dem Tisch eines Bildschirms, sonst nur auf einem Bildschirm aus reinem Text; darunter steht, was später kommt.
error-notebook-screen-empty = Auf diesem Bildschirm steht nichts; er wird ausgelassen.

# Bildschirme
notes-screens = Bildschirme
notes-screen-of = Bildschirm { $n } von { $of }
notes-screen-split = Hier teilen
notes-screen-step = Ab hier erst später zeigen
notes-screen-join = Mit dem nächsten verbinden
notes-screen-up = Nach vorn
notes-screen-down = Nach hinten
notes-screen-hide = In der Klasse auslassen
notes-screen-minutes = Minuten dafür (0: offen)
notes-screen-hidden = Dieser Bildschirm wird in der Klasse ausgelassen.
notes-screen-wrong = Dieser Bildschirm lässt sich noch nicht zeigen; was fehlt, steht am Text.
notes-look = Ansicht
notes-look-page = Seite
notes-look-wall = Wand
notes-look-phone = Handy
notes-look-paper = Papier
notes-paper-none = Dieser Bildschirm ist leer, auch auf Papier.
notes-lessons = Eine Unterrichtsstunde
notes-courses = Ein ganzer Kurs
