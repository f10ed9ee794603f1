# Die Seiten mit den Gewinnchancen beim Écarté.

ui-odds = Chancen
ui-jeux = Jeux de règle
odds-lead = Wie oft gewinnt dieses Blatt den Punkt? Genau gezählt, gegen jede Hand, die die Gegenseite haben kann.
odds-hand = Dein Blatt
odds-turn-up = Aufgedeckte Karte
odds-role = Wer bist du?
odds-role-elder = Vorhand
odds-role-dealer = Geber
odds-warming = Die Zählwerke werden vorbereitet, das dauert nur beim ersten Mal.
odds-q = Chance auf den Punkt nach einem Tausch (q)
odds-q-help = Stehen und scheitern kostet zwei Punkte statt einem. Deshalb lohnt sich Stehen erst ab (1 + 2q) / 3, bei q = 0,5 also ab zwei zu eins.
odds-chance = { $p } für drei Stiche oder mehr
odds-count = In { $n } von { $of } Verteilungen, in { $against } nicht. Mit offenen Blättern und bestem Spiel auf beiden Seiten.
odds-sure = Allein mit dem, was du sehen kannst, sind { $low } sicher (bewiesen: { $gap ->
    [none] { $lo } Verteilungen
   *[some] zwischen { $lo } und { $hi } Verteilungen
}).
odds-sure-missing = Was allein mit eigener Information sicher ist, wurde für dieses Blatt noch nicht berechnet.
odds-stand = Spielen, ohne zu tauschen: Auch das Sichere liegt über { $even }.
odds-stand-open = Knapp: Mit offenen Blättern liegt die Chance über { $even }, das Sichere darunter. Zwischen beiden liegt die Wahrheit.
odds-propose = Lieber tauschen: Die Chance liegt unter { $even }.
odds-refuse = Ablehnen und spielen: Auch das Sichere liegt über { $even }.
odds-refuse-open = Knapp: Mit offenen Blättern liegt die Chance über { $even }, das Sichere darunter. Zwischen beiden liegt die Wahrheit.
odds-accept = Lieber Karten geben: Die Chance liegt unter { $even }.
odds-no-pattern = Das Blatt ist kein Jeu de règle.
odds-patterns = Das Blatt ist ein Jeu de règle:
odds-assumptions = Angenommen ist: Jede der 65 780 Hände der Gegenseite ist gleich wahrscheinlich, aus einem Vorschlag oder einer Ablehnung wird nichts geschlossen, und beide spielen bestmöglich. „Offen“ heißt mit aufgedeckten Blättern; „sicher“ heißt nur mit dem eigenen Blatt, der aufgedeckten Karte und dem bisher Gespielten, während die Gegenseite alles sieht.
odds-chart-tricks = Wie viele Stiche?
odds-chart-leads = Welche Karte ausspielen?
odds-chart-bracket = Zwischen sicher und offen
odds-chart-among = Unter allen Blättern
odds-exactly = genau so viele
odds-at_least = mindestens so viele
odds-layouts = Verteilungen
odds-tricks = Stiche
odds-two_to_one = zwei zu eins
odds-point = der Punkt (drei Stiche oder mehr)
odds-vole = die Vole (alle fünf)
odds-best = am besten
odds-dealer-no-lead = Der Geber spielt nicht aus; die erste Karte legt Vorhand.
odds-bracket-text = Wirkliches Spiel liegt dazwischen: Man sieht nicht alles, aber mehr als nichts.
odds-mark-sure = sicher mit eigener Information
odds-mark-first = erste Karte blind, dann offen
odds-mark-open = offene Blätter
odds-mark-even = lohnt sich ab hier
odds-among-text = { $p } aller Blätter sind in dieser Rolle schwächer.
odds-chance_axis = Chance auf den Punkt
odds-share_axis = Anteil aller Blätter
odds-here = dieses Blatt
odds-how = Wie gezählt wurde
odds-how-text = Die 26 unbekannten Karten liegen in neun Lücken zwischen den eigenen. Hände der Gegenseite, die gleich viele Karten in jeder Lücke haben, spielen sich gleich; so werden aus { $of } Händen wenige Klassen. Die Lücken, von den hohen Karten zu den niedrigen, Trumpf zuerst:
odds-how-classes = { $n } Klassen, zusammen { $of } Hände:
odds-held = Karten je Lücke
odds-hands = Hände

jeux-lead = Neun Muster gelten seit jeher als Blätter, mit denen man spielt, ohne zu tauschen. Hier steht, wie gut sie wirklich sind.
jeux-readings = Lesarten
jeux-v1-at-least = drei Trümpfe oder mehr
jeux-v1-exactly = genau drei Trümpfe
jeux-v2b-at-least = zwei oder mehr Karten der Farbe
jeux-v2b-exactly = genau zwei Karten der Farbe
jeux-v2c-either = Bube oder Ass genügt
jeux-v2c-both = Bube und Ass
jeux-v3b-queen-or-better = Dame oder König
jeux-v3b-literal-queen = wörtlich: die Dame
jeux-v4a-kings-outside = die Könige in den beiden anderen Farben
jeux-v4a-disjoint = zwei Könige neben der Dame und einer weiteren Karte
jeux-v4a-overlap = zwei Könige, einer darf bei der Dame stehen
jeux-v4b-at-least = vier Bilder oder mehr, zwei Damen oder mehr
jeux-v4b-exactly = genau vier Bilder, genau zwei Damen
jeux-pattern = Muster
jeux-hands = Blätter
jeux-role = Rolle
jeux-least = mindestens
jeux-mean = im Mittel
jeux-most = höchstens
jeux-reach = erreichen 2 : 1
jeux-sure = davon sicher
jeux-weakest = schwächstes Blatt
jeux-strongest = stärkstes Blatt
jeux-missed = Was die Liste übersieht
jeux-missed-elder = Als Vorhand erreichen { $reach } der genannten Blätter zwei zu eins. Unter allen Blättern tun das { $reaching }, und die Liste nennt davon nur { $found }.
jeux-missed-dealer = Als Geber erreichen { $reach } der genannten Blätter zwei zu eins. Unter allen Blättern tun das { $reaching }, und die Liste nennt davon { $found }.
jeux-strongest-missed = Das stärkste, das fehlt:
jeux-dealer = Für den Geber dieselbe Liste?
jeux-dealer-text = Die Seite gibt beiden Rollen dieselben Blätter. Für den Geber stimmt das bei den Mustern V3a, V3b, V4a und V4b nicht: Eine lange Farbe nützt nur, wenn man sie selbst ausspielt. Die Zeilen „Geber“ in der Tabelle zeigen, um wie viel.
jeux-books = Was die Bücher sagen
jeux-book-what = Lage
jeux-book-says = Das Buch
jeux-book-exact = Gezählt
jeux-book-source = Quelle
jeux-book-agrees = stimmt
jeux-book-differs = stimmt nicht

error-odds-unreadable = Dieses Blatt lässt sich nicht lesen: { $why }.
error-odds-not-in-pack = { $card } gibt es beim Écarté nicht; gespielt wird mit Sieben bis Ass.
error-odds-turn-up-in-hand = { $card } ist aufgedeckt und kann nicht zugleich im Blatt sein.
error-odds-five-cards = Ein Blatt hat fünf Karten, hier { $n ->
    [one] ist es eine
   *[other] sind es { $n }
}.
error-odds-no-turn-up = Zu einem Blatt gehört die aufgedeckte Karte: --turn-up 8H.
error-odds-not-a-situation = Eine Lage hat die Felder hand, turn_up und role, nicht „{ $text }“.
error-odds-no-card = „{ $text }“ ist keine Karte; eine Karte schreibt man wie ♥D oder QH.
error-odds-twice = { $card } ist zweimal im Blatt; es gibt jede Karte nur einmal.
error-odds-no-role = „{ $text }“ ist keine Rolle; es gibt elder (Vorhand) und dealer (Geber).

worth-title = Offene Blätter:
worth-hand = So wie es liegt, macht dieses Blatt in { $open } aller Verteilungen den Punkt, sicher sind { $sure }.
worth-open-lab = Zu den Chancen
worth-best = { $card } führt bei bestem Spiel beider Seiten zu { $n ->
    [0] keinem Stich
    [one] einem Stich
   *[other] { $n } Stichen
}; mehr ist nicht drin.
worth-less = { $card } führt bei bestem Spiel beider Seiten zu { $n ->
    [0] keinem Stich
    [one] einem Stich
   *[other] { $n } Stichen
}; mit { $options } wären es { $best }.
worth-chance = Chance auf den Punkt:
worth-chance-best = vorher { $before }, nach { $card } { $after }; keine andere Karte hält mehr.
worth-chance-less = vorher { $before }, nach { $card } { $after }, mit { $options } { $best }.
worth-chance-how = Gezählt über alle { $of } Blätter, die auf der anderen Seite noch liegen können: jedes gleich wahrscheinlich, offen weitergespielt.
worth-settled = { $made ->
    [yes] Der Punkt ist schon gewonnen.
   *[no] Für den Punkt fehlen zu viele Stiche.
}
