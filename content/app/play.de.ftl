# Gegen andere spielen.

ui-play = Spielen
play-table-of = Ein Tisch für { $game }
play-who = Am Tisch
play-your-chair = Dein Platz
play-each = Wer mit dir am Tisch sitzt, { $temper }.
play-choices = Mehr: wie viele, wie stark, welche Karten
play-intro = Offen liegt nur das eigene Blatt; die anderen wissen nicht mehr, als sie an einem echten Tisch wüssten. Lässt die App eine Karte nicht zu, kostet das nichts: Du erfährst, warum sie nicht geht.
play-from-here = Du spielst von dieser Stellung aus weiter. Such dir ein Blatt aus; die anderen wissen nur, was sie auch an einem echten Tisch wüssten.
play-players = Am Tisch
play-seat = Eigenes Blatt
play-level = Die anderen spielen
play-level-child = wie Kinder
play-level-beginner = wie Neulinge
play-level-club = wie im Verein
play-level-strong = stark
play-seed = Nummer der Austeilung
play-seed-help = Dieselbe Nummer gibt dieselben Karten; ohne Nummer entscheidet der Zufall.
play-unknown-players = Zu „{ $text }“ wird hier nicht gespielt; am Tisch sitzen { $usual }.
play-unknown-seat = Einen Platz „{ $text }“ gibt es an diesem Tisch nicht; du sitzt stattdessen auf { $usual }.
play-unknown-level = Eine Spielstärke „{ $text }“ gibt es nicht; gewählt ist „{ $usual }“.
play-fresh = Lieber neu austeilen
play-begin = Hinsetzen und spielen
play-kept = Eigene Partien
play-kept-at = { $game }, { $preset }: { $n } Züge
play-kept-over = { $game }, { $preset }: nach { $n } Zügen zu Ende
play-forget = Wegnehmen
play-other = Andere Partie

play-pace = Tempo der anderen
play-pace-slow = langsam
play-pace-normal = normales Tempo
play-pace-quick = schnell
play-pace-once = sofort
play-pace-step = einzeln
play-pace-heard = wenn der letzte Zug gesagt ist
play-help = Erlaubtes zeigen
play-help-what = Am eigenen Blatt ist zu sehen, was jetzt gespielt werden darf.
play-paragraphs = Zu jedem Zug die Regel zeigen
play-what-now = Was nun?
play-why = Warum haben sie das getan?
play-back = Zurücknehmen
play-go-on = Weiter
play-next-deal = Nächstes Spiel
play-thinking = Die anderen überlegen.
play-your-turn = Du bist dran: Such dir einen Zug aus.
play-choose = Du bist dran: Wähl die Karten in deinem Blatt, dann:
play-choose-or = Du bist dran: Drück auf eine Karte, oder wähl hier mehrere.
play-may-moving = Wer will, kann hier etwas tun; es geht von selbst weiter.
play-may = Jetzt darfst du etwas tun, musst aber nicht; tust du nichts, geht es weiter.
play-side = Zug und Regel
play-look-back = Den Zug davor ansehen
play-look-on = Den Zug danach ansehen
play-look-now = Den jetzigen Stand ansehen
play-you-alone = Du
play-you = { $seat } (du)
play-these = Diese Karten
card-choose = { $card }, drücken zum Wählen
card-play = { $card }, drücken zum Spielen
card-play-legal = { $card }, erlaubt, drücken zum Spielen
action-play-legal = { $text }, erlaubt, drücken zum Ausführen
cards-unseen = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
card-play-illegal = { $card }, unerlaubt, lässt sich an diesem Tisch aber spielen
play-lost = Beim Überlegen wurde jemand unterbrochen und hat nach der Faustregel gespielt.

play-share-record = Der Verlauf bis hierher, zum Durchgehen:
play-share-on = Dieselbe Partie, um von hier weiterzuspielen:
play-won = Du hast gewonnen.
play-lose = Du hast verloren.
play-again = Noch einmal
play-record = Den Verlauf durchgehen
play-it-out = Von hier aus spielen

play-advising = Wird durchgedacht
play-only = Nur eins ist hier erlaubt: { $move }.

play-why-anything = Ohne Plan gespielt, irgendetwas Erlaubtes.
play-why-fair = Niemand wusste mehr, als vom eigenen Platz aus zu sehen ist. Was die anderen sonst noch halten, bleibt hier verdeckt.

play-score = Anschreibezettel
play-moments = Worauf es ankam
play-moments-find = Worauf kam es an?
play-moments-looking = Jede Entscheidung wird noch einmal durchgedacht
play-moments-none = Kein anderer Zug war so viel besser, dass die Schätzung es sicher sagen könnte.
play-moment = Zug { $n }: { $made } gewählt; besser war { $better }. Von hundert solchen Spielen wären damit etwa { $gain } ± { $margin } mehr gut für dich ausgegangen.
play-moment-unsure = Zug { $n }: { $made } gewählt; { $better } sah zweimal besser aus. Noch einmal nachgezählt, sind es { $gain } ± { $margin } von hundert, und das kann Zufall sein.
play-first-rules = { $n ->
    [one] Eine Regel kam zum ersten Mal vor
   *[other] { $n } Regeln kamen zum ersten Mal vor
}

play-moments-playing = Vom besseren Zug aus wird weitergespielt
play-otherwise = Was das geändert hätte
play-otherwise-what = Hier ist das Spiel vom anderen Zug aus einmal zu Ende gespielt, mit denselben Mitspielenden und demselben Zufall; auf deinem Platz sitzt jemand von gleicher Stärke. Das ist ein Verlauf von vielen und nur ein Beispiel zur Schätzung oben.
play-otherwise-there = Dort endet das Spiel so:
play-otherwise-here = In deiner Partie endete es so:
play-otherwise-step = Diesen Verlauf durchgehen
play-review = { $n ->
    [one] Frag mich nach einer davon, wenn es Zeit ist
   *[other] Frag mich nach { $n } davon, wenn es Zeit ist
}
play-review-all = { $n ->
    [one] Frag mich danach, wenn es Zeit ist
    [2] Frag mich nach beiden, wenn es Zeit ist
   *[other] Frag mich nach allen { $n }, wenn es Zeit ist
}
play-review-others = Zu den übrigen gibt es noch keine Frage, oder sie stehen schon unter „Wiederholen“.
play-review-taken = { $n ->
    [one] Eine Regel kommt unter „Wiederholen“ wieder
   *[other] { $n } Regeln kommen unter „Wiederholen“ wieder
}

error-play-no-such-deal = „{ $text }“ ist keine Nummer einer Austeilung; sie besteht nur aus Ziffern, etwa 4711.
error-play-is-over = Diese Partie ist zu Ende; es gibt nichts mehr zu spielen.
error-play-hands-unknown = In dieser Stellung sind nicht alle Karten bekannt; deshalb kann sie nicht gespielt werden.
error-play-other-version = Diese Partie wurde mit einer anderen Fassung der Regeln gespielt und lässt sich nicht fortsetzen.
error-play-nothing-to-take-back = Hier gibt es keine eigene Entscheidung, die du zurücknehmen könntest.
error-another-match = In { $file } steht eine andere Partie; jede hat eine eigene Datei.

# Der Coach: fragt, zeigt, sagt warum.

coach-show = Zeig mir eine Karte
coach-shows = Mein Rat: { $move }
coach-ours = Das ist unser Rat; die Seite sagt dazu nichts.
coach-page = Das rät die Quelle selbst:
coach-figure = In { $n } gedachten Verläufen, die zu allem passen, was du weißt, kam { $better } um { $gain } ± { $margin } von 100 besser weg als { $worse }.
coach-principle = Die Faustregel allein spräche hier für { $move }, und sie lautet:
coach-close = Beim Durchspielen schneiden die beiden besten Züge etwa gleich gut ab; deshalb entscheidet der Grundsatz.
coach-no-time = Die Zeit hat nicht für genug gedachte Verläufe gereicht; deshalb steht hier keine Zahl, und der Grundsatz entscheidet.
coach-last-card = Das war die letzte Karte dieser Hand.
coach-habit-other = Folgt hier einer Gewohnheit und keinem Grundsatz.
coach-unwatched = Merkt sich nicht, was die anderen gezeigt haben, und geht hier nach diesem Grundsatz:
coach-thought = Beim Durchspielen kam dieser Zug besser weg als der, den die Grundsätze nahelegen.
play-apart = Was erlaubt ist, entscheiden allein die Regeln, nie ein Rat.

# Wer am Tisch sitzt.

play-cast = Am Tisch: { $who }
temper-hoards = spielt noch nicht lange und folgt Gewohnheiten
temper-does-not-count = zählt nicht mit
temper-never-takes = spielt ungern hohe Karten
temper-watches = achtet darauf, wem was fehlt
temper-thinks = denkt jeden Zug durch
play-cast-one = { $name } ({ $temper })
play-cast-seat = { $seat } ist { $name }
play-tally = Bisher zu Ende gespielte Partien: { $n }; davon gewonnen oder überstanden: { $won }.
