# Wiederholen: Wonach gefragt wurde, kommt wieder.

ui-review = Wiederholen
review-intro = Wonach du gefragt wurdest, kommt in einer neuen Stellung wieder, wenn es Zeit ist: bald, was nicht saß, später, was du wusstest. An einem Tag kommen höchstens zehn Regeln, dazu noch einmal, was an diesem Tag nicht saß; Punkte oder Noten gibt es nicht.
review-due = { $n ->
    [one] Eine Regel ist heute fällig
   *[other] { $n } Regeln sind heute fällig
}
review-none-due = Heute ist nichts fällig.
review-none = Noch ist nichts da: Eine Regel erscheint, sobald du eine Frage zu ihr beantwortet hast.
review-no-key = Dieser Browser speichert nichts für dich; deshalb kann keine Regel wiederkommen.
review-begin = Anfangen
review-picture = Was sitzt und was noch nicht
review-sure = sitzt
review-open = noch nicht
review-resting = ruht
review-back-now = ist fällig
review-back-days = { $n ->
    [0] kommt heute wieder
    [one] kommt morgen wieder
   *[other] kommt in { $n } Tagen wieder
}
review-unasked = { $n ->
    [0] Nach jeder Regel dieses Spiels ist schon gefragt worden.
    [one] Nach einer Regel ist noch nicht gefragt worden.
   *[other] Nach { $n } Regeln ist noch nicht gefragt worden.
}
review-which = Regel
review-pause = Ruhen lassen
review-resume = Wiederkommen lassen
review-forget = Vergessen
review-forget-all = Alles vergessen
review-forget-sure = Wirklich vergessen, was zu allen Regeln aufgehoben ist? Die Antworten selbst bleiben.
review-forget-yes = Ja, vergessen
review-export = Mitnehmen
review-ask = Eine Frage dazu
review-week = Die nächsten sieben Tage
review-today = Heute
review-weekday = { $n ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[other] So
}
review-pace = Deine { $n } Antworten zeigen, wie schnell du vergisst; danach richtet sich, wann eine Regel wiederkommt.

# Wie Aufgaben beantwortet wurden, für alle, die schreiben und unterrichten.

answered-title = Beantwortete Aufgaben
answered-lead = Hier steht, welche Aufgaben niemand richtig löst und welche alle. Gezählt wird, was jede Person zuerst geantwortet hat: auf diesem Rechner und in den Klassen, die hier aufgehoben sind.
answered-not-yours = Was geantwortet wurde, sieht nur, wer mit diesem Server unterrichtet; dazu braucht man den Link der Lehrkraft.
answered-none = Noch ist nichts beantwortet. Sobald jemand eine Aufgabe löst oder eine Klasse antwortet, wird es hier gezählt.
answered-nobody = Löst niemand
answered-nobody-none = Unter den Aufgaben, die mindestens { $n } Personen beantwortet haben, ist keine, die alle falsch hatten.
answered-everybody = Lösen alle
answered-everybody-none = Unter den Aufgaben, die mindestens { $n } Personen beantwortet haben, ist keine, die alle richtig hatten.
answered-kinds = Nach Regel und Art der Frage
answered-kinds-lead = Dieselbe neu gemachte Aufgabe sieht man selten zweimal. Die Antworten zeigen aber, wie schwer eine Regel bei einer bestimmten Art von Frage ist, und danach ändert sich die Stufe.
answered-of = { $right } von { $asked } richtig
answered-level = Stufe { $level }
answered-level-moved = Stufe { $level }, anfangs { $begun }
answered-more = { $n ->
    [one] Eine weitere Art von Fragen steht hier nicht.
   *[other] { $n } weitere Arten von Fragen stehen hier nicht.
}
answered-people = { $n ->
    [one] Eine Antwort
   *[other] { $n } Antworten
} auf { $exercises ->
    [one] eine Aufgabe
   *[other] { $exercises } Aufgaben
}
answered-moved = Die Stufe hat sich verschoben: { $right } von { $asked } Antworten auf solche Fragen waren richtig. Anfangs war es Stufe { $begun }.
answered-kind-mark = Erlaubtes markieren
answered-kind-then = danach Erlaubtes markieren
answered-kind-play = Erlaubtes tun
answered-kind-pick = Erlaubtes auswählen
answered-kind-make = etwas herbeiführen
answered-kind-who = wer dran ist
answered-kind-gap = die Lücke füllen
answered-kind-goes = wohin die Karten gehen
answered-kind-write = auf den Zettel schreiben
answered-kind-next = was geschieht
answered-kind-cause = welche Regel
answered-kind-which = erlaubt oder nicht, und welche Regel
answered-kind-score = was angeschrieben wird
answered-kind-choose = eine Antwort wählen
answered-kind-other = eine andere Frage
