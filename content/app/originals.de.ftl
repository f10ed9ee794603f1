# Die eigene Kopie einer Seite, und wie viel von ihr ausführbar ist.

ui-originals = Originale
ui-coverage = Abdeckung
originals-read = Im Original lesen

## Hinzufügen und entfernen

originals-manage = Eigene Kopien
originals-lead = Leg die deutsche Seite, die du gespeichert hast, neben unsere Regeln: als Text oder als HTML aus dem Browser. Sie wird nur auf diesem Rechner aufbewahrt, steht in keinem Link, und nichts wird aus dem Netz geholt.
originals-lead-away = Leg die deutsche Seite, die du gespeichert hast, neben unsere Regeln: als Text oder als HTML aus dem Browser. Diese App läuft nicht auf deinem Rechner; deshalb bleibt die Kopie nur in dieser Sitzung, niemand sonst sieht sie, und beim Schließen der Seite ist sie weg.
originals-upload = Dateien auswählen
originals-kept = { $game }: { $file }, hinzugefügt am { $added }
originals-remove = Entfernen
originals-remove-help = Die Kopie von { $game } sofort und endgültig löschen
originals-no-copy = Von { $game } ist noch keine Kopie da. Wie die Seite gegliedert ist und was davon ausführbar ist, lässt sich auch ohne sie ansehen.
originals-to-coverage = Zur Abdeckung
originals-aligning = Die Absätze werden zugeordnet.

## Wessen Text

originals-whose = Dieser Text gehört anderen. In der Datei steht: { $said }.
originals-author = Text: { $name }
originals-translator = Übersetzung: { $name }
originals-edition = Stand: { $name }
originals-contributors = Beiträge: { $name }
originals-nobody = Dieser Text gehört anderen. Wer ihn verfasst hat, steht in der Datei nicht.

## Lesen

originals-columns = Spalten
originals-column-original = Original
originals-column-ours = Unser Text
originals-column-why = Erklärung
originals-place-none = Absatz { $n } der Kopie
originals-doubtful = vermutlich
originals-also = Hierauf beruht auch:
originals-example = Beispiel; es lässt sich unten nachspielen.
originals-unclaimed = Dazu gibt es noch keinen Eintrag.
originals-unknown = Dieser Absatz steht nicht auf der Seite, wie wir sie kennen.
originals-sort-rule = Dazu gibt es noch keinen Eintrag.
originals-sort-credits = Keine Regel: Urheber und Stand.
originals-sort-links = Keine Regel: Verweise auf andere Seiten.
originals-sort-software = Keine Regel: Programme.
originals-sort-background = Keine Regel: Namen, Herkunft, Überleitung.
originals-sort-navigation = Keine Regel: Navigation der Website.
originals-sort-contents = Keine Regel: Inhaltsverzeichnis.
originals-not-here = „{ $place }“ steht nicht in dieser Kopie.
originals-rules = { $n ->
    [one] Ein Eintrag:
   *[other] { $n } Einträge:
}
originals-examples = { $n ->
    [one] Ein Beispiel zum Nachspielen:
   *[other] { $n } Beispiele zum Nachspielen:
}
originals-exercises = { $n ->
    [one] Eine Übung:
   *[other] { $n } Übungen:
}
originals-nothing-here = Auf diesem Absatz beruht kein Eintrag.
originals-steps = Dieser Absatz beschreibt die Schritte { $first } bis { $last } des Beispiels.
originals-close = Absatz schließen

## Was gefunden wurde

originals-found = { $paragraphs } Absätze: { $aligned } sind Regeln zugeordnet, { $not_a_rule } sind keine Regel{ $unclaimed ->
    [0] {""}
    [one] , zu einem gibt es keinen Eintrag
   *[other] , zu { $unclaimed } gibt es keinen Eintrag
}{ $unknown ->
    [0] {""}
    [one] , einer ist unbekannt
   *[other] , { $unknown } sind unbekannt
}.
originals-left = { $n ->
    [0] Was keine Regel ist
    [one] Eine Stelle ist offen
   *[other] { $n } Stellen sind offen
}
originals-expected = Erwartet und in dieser Kopie nicht gefunden
originals-left-unclaimed = Absätze, zu denen es keinen Eintrag gibt
originals-left-unknown = Absätze, die wir auf der Seite nicht kennen
originals-left-doubtful = Absätze, deren Zuordnung nur eine Vermutung ist
originals-left-not-a-rule = Absätze, die keine Regel sind

## Auf der Befehlszeile

originals-added = „{ $file }“ ist { $game }: { $paragraphs } Absätze, { $aligned } zugeordnet, { $not_a_rule } keine Regel, { $unclaimed } ohne Eintrag, { $unknown } unbekannt.
originals-expected-line = Nicht gefunden: { $place } ({ $ids })
originals-none-kept = Es ist keine Kopie da; der Ordner dafür ist { $folder }.
originals-kept-in = Aufbewahrt in { $folder }.
originals-removed = „{ $id }“ ist gelöscht.

## Was nicht geht

error-original-too-big = „{ $file }“ ist zu groß; gelesen werden Dateien bis { $most } MB.
originals-damaged = Die gespeicherte Kopie zu { $game } ist beschädigt und lässt sich nicht mehr lesen. Lies die Seite einfach neu ein; das ersetzt die Kopie.
error-original-nested = „{ $file }“ ist tiefer verschachtelt oder hat mehr Auszeichnungen als jede Textseite und wird deshalb nicht gelesen.
error-original-too-long = „{ $file }“ hat { $n } Absätze, mehr als jede der fünf Seiten; gelesen werden höchstens { $most }.
error-original-empty = In „{ $file }“ steht kein Text.
error-original-binary = „{ $file }“ ist kein lesbarer Text. Bitte die Seite als reinen Text oder als HTML speichern, nicht als PDF, als Bild oder in einem Textverarbeitungsformat wie Word.
error-original-unknown = „{ $file }“ ist keine der Seiten, die hier erklärt werden: { $pages }.
error-original-not-kept = In { $folder } lässt sich nichts speichern.
error-no-such-original = Eine Kopie „{ $text }“ gibt es nicht; es gibt { $known }.

## Abdeckung

coverage-of = { $n } von { $of } Absätzen mit Regeln
coverage-counting = Es wird gezählt.
coverage-lead = Von { $n } Absätzen der Seite nennen { $counted } Regeln: Davon sind { $full } ganz ausführbar ({ $percent } Prozent), { $part } zum Teil, { $none } gar nicht, und zu { $unclaimed } gibt es keinen Eintrag. Die übrigen { $others }: { $told } erzählen nur oder geben Rat, { $not_a_rule } sind Links, Dank und dergleichen.
coverage-state-full = ganz ausführbar
coverage-state-part = zum Teil ausführbar
coverage-state-none = nicht ausführbar
coverage-state-told = nichts auszuführen
coverage-state-unclaimed = ohne Eintrag
coverage-kind-example = Beispiel von hier
coverage-engine = Engine
coverage-engine-none = keine Engine
coverage-examples = { $n ->
    [one] 1 Beispiel
   *[other] { $n } Beispiele
}
coverage-examples-none = kein Beispiel
coverage-exercises = { $n ->
    [one] 1 Übung
   *[other] { $n } Übungen
}
coverage-exercises-none = keine Übung
coverage-replays = { $n ->
    [one] in 1 Partie
   *[other] in { $n } Partien
}
coverage-replays-none = in keiner Partie
coverage-idle = { $n ->
    [one] Ein Eintrag ist nicht ausführbar
   *[other] { $n } Einträge sind nicht ausführbar
}
coverage-why-missing = Regeln, die der App noch fehlen
coverage-why-component = Karten, Plätze, Ablauf: Daraus ist das Spiel gebaut, aber die Engine nennt diese Einträge nicht eigens
coverage-why-advice = Rat: Er hilft beim Wählen und verbietet nichts
coverage-why-etiquette = Brauch: Darüber wird nicht geurteilt
coverage-why-history = Hintergrund: nichts zum Spielen
coverage-why-aim = Ziel: Es sagt, worum es geht, und entscheidet keinen Zug
coverage-why-gap = Offene Fragen, zu denen die Engine keine eigene Stelle hat
coverage-show = Zeigen
coverage-show-all = Alle Absätze
coverage-show-open = Nur was offen ist
coverage-nothing-open = Alles, was ausführbar sein kann, ist es.
