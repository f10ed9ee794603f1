# Die Seiten mit den Gewinnchancen beim Écarté.

ui-odds = Chancen
ui-jeux = Jeux de règle
odds-lead = Écarté: Wie oft gewinnt dieses Blatt den Punkt? Genau gezählt, gegen jedes Blatt, das die Gegenseite haben kann.
odds-hand = Dein Blatt
odds-turn-up = Aufgedeckte Karte
odds-role = Wer bist du?
odds-role-elder = Vorhand
odds-role-dealer = Geber
odds-chance = { $p } mit offenen Blättern, für drei Stiche oder mehr
odds-count = { $rest ->
    [none] In allen { $of } Verteilungen
   *[some] In { $n } von { $of } Verteilungen, in { $against } nicht
    }, wenn beide Blätter offen liegen und beide Seiten bestmöglich spielen: ein Maßstab, keine Grenze.
odds-sure = Mindestens { $low } sind dir sicher, was auch immer die Gegenseite tut; dazu genügt, was du selbst siehst (bewiesen: { $gap ->
    [none] { $lo } Verteilungen
   *[some] zwischen { $lo } und { $hi } Verteilungen
}).
odds-sure-missing = Was diesem Blatt sicher ist, wenn man das andere nicht sieht, ist noch nicht berechnet.
odds-no-pattern = Das Blatt ist kein Jeu de règle.
odds-patterns = Das Blatt ist ein Jeu de règle:
odds-assumed = Was die Zahlen voraussetzen
odds-assumptions = Jede der 65 780 Hände der Gegenseite ist gleich wahrscheinlich, aus einem Vorschlag oder einer Ablehnung wird nichts geschlossen, und beide spielen bestmöglich auf Stiche. Der Punktestand ist ausgeglichen und das Ende weit, sodass jeder Punkt gleich viel zählt; der Trumpfkönig zählt nichts extra. „Offen“ heißt mit aufgedeckten Blättern: ein Maßstab, denn wo auch die Gegenseite deine Karten nicht sieht, kann wirkliches Spiel besser oder schlechter ausgehen. „Sicher“ heißt: Du siehst nur dein Blatt, die aufgedeckte Karte und das Gespielte; die Gegenseite sieht alles.
odds-chart-tricks = Wie viele Stiche?
odds-chart-leads = Welche Karte ausspielen?
odds-chart-bracket = Sicher, und mit offenen Blättern
odds-chart-among = Unter allen Blättern
odds-exactly = genau so viele
odds-at_least = mindestens so viele
odds-layouts = Verteilungen
odds-tricks = Stiche
odds-two_to_one = zwei zu eins
odds-point = der Punkt, danach mit offenen Blättern
odds-vole = die Vole (alle fünf)
odds-best = am besten
odds-dealer-no-lead = Der Geber spielt nicht aus; die erste Karte legt die Vorhand.
odds-bracket-text = Was hier „sicher“ heißt, ist das Mindeste. Offene Blätter sind ein Maßstab, keine Grenze: Auch die wirkliche Gegenseite sieht deine Karten nicht.
odds-mark-sure = sicher nach den eigenen Karten
odds-mark-first = erste Karte blind, dann offen
odds-mark-open = offene Blätter
odds-among-text = { $p } aller Blätter sind in dieser Rolle schwächer.
odds-chance_axis = Chance auf den Punkt
odds-share_axis = Anteil aller Blätter
odds-here = dieses Blatt
odds-worth-elder = Spielen, ohne vorzuschlagen, ist bei offenen Blättern { $worth } Punkte wert. Gerechnet sind ein Punkt für drei Stiche, zwei für alle fünf und zwei für den Geber, wenn du scheiterst.
odds-worth-dealer = Ablehnen ist { $worth } Punkte wert, wenn die Blätter offen liegen und der Vorschlag nichts verrät. Gerechnet sind ein Punkt für drei Stiche, zwei für alle fünf und zwei für die Vorhand, wenn du scheiterst.
odds-what = was gezählt ist
odds-card = Ausspiel
odds-kind = gezählt
odds-certain = sicher nach den eigenen Karten (drei Stiche oder mehr)
odds-leads-certain = Auch zeigen, wie viel bei jedem Ausspiel sicher ist
odds-leads-solving = Jedes Ausspiel wird allein nach den eigenen Karten gelöst; beim ersten Mal dauert das ein, zwei Minuten.
odds-leads-text = „Am besten“ gilt jeweils für eine Art zu zählen. Bei offenen Blättern ist angenommen, dass man die andere Hand sieht, sobald die erste Karte liegt; allein nach den eigenen Karten kann eine andere Karte besser sein.
odds-play-hidden = Auch verdeckt ausspielen: Niemand sieht das andere Blatt
odds-hidden-playing = { $n } Verteilungen werden ausgespielt; beim allerersten Mal dauert das etwas länger.
odds-mark-hidden = niemand sieht das andere Blatt
odds-hidden-text = Niemand sieht das andere Blatt: { $p } (± { $error }) in { $n } ausgespielten Verteilungen. Vor jeder Karte stellt sich, wer am Zug ist, 24 Hände vor, die die Gegenseite noch haben kann, und spielt, was gegen sie offen am besten wäre. So zu raten, ist kein vollkommenes Spiel: Wo es weniger bringt als das Sichere, ist der sichere Weg der bessere.
odds-yardstick = Wie weit liegt der Maßstab daneben?
odds-yardstick-text = { $n } zufällige Blätter wurden in beiden Rollen je 2 000-mal verdeckt ausgespielt. Gegenüber offenen Blättern verschiebt sich die Chance der Vorhand im Mittel um { $elder-mean } Prozentpunkte, die des Gebers um { $dealer-mean }; am weitesten liegen { $elder-most } und { $dealer-most } daneben.
odds-error = ± (19 von 20 Mal)
odds-from = von
odds-to = bis
odds-how = Wie gezählt wurde
odds-how-text = Die 26 unbekannten Karten liegen in neun Lücken zwischen den eigenen. Hände der Gegenseite, die sich in der Zahl der Karten je Lücke nicht unterscheiden, spielen sich gleich; so werden aus { $of } Händen wenige Klassen. Die Lücken, von den hohen Karten zu den niedrigen, Trumpf zuerst:
odds-how-classes = { $n } Klassen, zusammen { $of } Hände:
odds-held = Karten je Lücke
odds-hands = Hände

jeux-lead = Neun Muster gelten in Écarté seit jeher als Blätter, mit denen man spielt, ohne zu tauschen. Hier steht, wie oft sie drei Stiche machen und was die Lösung mit ihnen tut.
jeux-table = Die neun Muster, gezählt
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
jeux-hands-of = { $n } von { $of } Blättern
jeux-role = Rolle
jeux-least = mindestens
jeux-mean = im Mittel
jeux-most = höchstens
jeux-reach = erreichen 2 : 1
jeux-sure = erreichen es sicher
jeux-weakest = schwächstes Blatt
jeux-strongest = stärkstes Blatt
jeux-missed = Was die Liste übersieht, an zwei zu eins gemessen
jeux-missed-elder = Bei der Vorhand erreichen { $reach } der genannten Blätter bei offenen Karten zwei zu eins. Unter allen Blättern tun das { $reaching }, und die Liste nennt davon nur { $found }.
jeux-missed-dealer = Beim Geber erreichen { $reach } der genannten Blätter bei offenen Karten zwei zu eins. Unter allen Blättern tun das { $reaching }, und die Liste nennt davon { $found }.
jeux-strongest-missed = Das stärkste, das fehlt:
jeux-dealer = Für den Geber dieselbe Liste?
jeux-dealer-text = Die Quelle gibt beiden Rollen dieselben Blätter. Bei { $weak } erreicht mit offenen Karten weniger als die Hälfte der Blätter des Gebers zwei zu eins{ $some ->
    [none] {""}
   *[other] ; bei { $some } verfehlt es mehr als ein Zehntel der Blätter
}. Wer nicht ausspielt, kann eine lange Farbe nicht selbst ins Spiel bringen.{ $elder ->
    [none] {""}
   *[other] {" "}Bei { $elder } erreicht selbst für die Vorhand weniger als die Hälfte der Blätter zwei zu eins.
} Zwei zu eins ist freilich der Maßstab der Bücher, nicht der Lösung: Was sie mit jedem Muster tut, steht weiter oben.
jeux-books = Was die Bücher sagen
jeux-books-note = Wo ein Buch nur die Trumpffarbe nennt, ist die aufgedeckte Karte von uns gewählt; Blätter, bei denen es auf sie ankommt, kämen sonst etwas anders heraus.
jeux-book-what = Lage
jeux-book-says = Das Buch
jeux-book-exact = Gezählt
jeux-book-source = Quelle
jeux-book-agrees = stimmt
jeux-book-differs = stimmt nicht

error-odds-not-in-pack = { $card } gibt es beim Écarté nicht; gespielt wird mit Sieben bis Ass.
error-odds-turn-up-in-hand = { $card } ist aufgedeckt und kann nicht zugleich im Blatt sein.
error-odds-five-cards = Ein Blatt hat fünf Karten; hier { $n ->
    [one] ist es eine
   *[other] sind es { $n }
}.
error-odds-no-turn-up = Zu einem Blatt gehört die aufgedeckte Karte: --turn-up 8H.
error-odds-not-a-situation = Eine Lage hat die Felder hand, turn_up und role, nicht „{ $text }“.
error-odds-not-yes-or-no = Das Feld king_point ist true oder false, nicht „{ $text }“.
error-odds-no-card = „{ $text }“ ist keine Karte; eine Karte schreibt man wie ♥D oder QH.
error-odds-twice = { $card } ist zweimal im Blatt; es gibt jede Karte nur einmal.
error-odds-no-role = „{ $text }“ ist keine Rolle; es gibt elder (Vorhand) und dealer (Geber).

worth-title = Offene Blätter:
worth-hand = Ohne Tausch macht dieses Blatt in { $open } aller Verteilungen den Punkt; sicher sind { $sure }.
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
worth-chance-best = vorher { $before }, nach { $card } { $after }; keine andere Karte bringt mehr.
worth-chance-less = vorher { $before }, nach { $card } { $after }, mit { $options } { $best }.
worth-chance-how = Gezählt über alle { $of } Blätter, die auf der anderen Seite noch liegen können: jedes gleich wahrscheinlich, offen weitergespielt.
worth-settled = { $made ->
    [yes] Der Punkt ist schon gewonnen.
   *[no] Für den Punkt sind schon zu viele Stiche verloren.
}
jeux-solved = Was die Lösung mit diesen Mustern tut
jeux-solved-text = Anteil der Blätter jedes Musters, die die Lösung behält (die Vorhand spielt, der Geber lehnt ab), solange das Ende noch weit ist und der Königspunkt zählt; dazu, was es je Blatt kostet, der Liste immer zu folgen. Mit starken Trümpfen schlägt die Lösung vor, mit starken Nebenfarben spielt sie.
jeux-kept = behalten
jeux-swapped = getauscht
jeux-loss = Kosten der Liste, Punkte je Blatt
jeux-done = Lösung
