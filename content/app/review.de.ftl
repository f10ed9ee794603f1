# Wiederholen: Was nicht saß, kommt wieder.

ui-review = Wiederholen
review-intro = Was nicht saß, kommt in einer neuen Stellung wieder, wenn es Zeit ist. Angerechnet wird nichts.
review-due = { $n ->
    [one] Eine Regel ist heute fällig
   *[other] { $n } Regeln sind heute fällig
}
review-none-due = Heute ist nichts fällig.
review-none = Noch ist nichts da: Eine Regel erscheint, sobald du eine Frage zu ihr beantwortet hast.
review-no-key = In diesem Browser wird nichts von dir aufgehoben, deshalb kann nichts wiederkommen.
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
