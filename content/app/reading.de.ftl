# Das Regelbuch als Buch: Inhalt, Suche, was anderswo gilt.

ui-contents = Inhalt
ui-both-languages = Beide Sprachen
ui-both-help = Den englischen Text unter dem deutschen zeigen
ui-elsewhere = Was anderswo anders ist
ui-elsewhere-why = { $n ->
    [one] Ein Eintrag gilt in diesem Regelsatz nicht.
   *[other] { $n } Einträge gelten in diesem Regelsatz nicht.
}
ui-show-elsewhere = Alles aufklappen
ui-hide-elsewhere = Alles zuklappen
ui-holds-with = gilt mit „{ $option }“
ui-use-value = so spielen
ui-in-use = gilt gerade
ui-use-preset = Nach diesem Regelsatz spielen
ui-see-on-table = Am Tisch ansehen
ui-which-card = Welche Karte? Am Tisch entscheiden
ui-own-copy = Der Absatz im Original
ui-run-example = Mitspielen: { $title }
ui-ask = Frag die Regeln
ui-ask-hint = etwa: Muss ich bedienen?
ui-hits = { $n ->
    [one] Ein Treffer
   *[other] { $n } Treffer
}
ui-hits-more = { $n ->
    [one] Ein weiterer
   *[other] { $n } weitere
}
ui-back-to-hits = Zurück zu den Treffern ({ $n })
ui-rule-in-full = Die ganze Regel
ui-odds-with-hand = Mit diesem Blatt rechnen
ui-odds-open = Zu den Chancen
ui-country-dk = Dänemark, andere Spielweisen
ui-country-se = Schweden
ui-country-pl = Polen
ui-country-fi = Finnland
ui-country-no = Norwegen
ui-country-is = Island
ui-country-us = Vereinigte Staaten
ui-country-cz = Prag 2004
