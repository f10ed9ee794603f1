# Fragen an die Regeln.

ask-nothing = Keines dieser Wörter steht in einer Regel. Versuch es mit dem, was am Tisch geschieht: ausspielen, bedienen, letzte Karte.
ask-unknown = Unbekannt: { $words }.
ask-kind-rule = Regel
ask-kind-option = Option
ask-kind-preset = Regelsatz
ask-kind-gap = Offene Frage
ask-kind-example = Beispiel
ask-kind-exercise = Übung
ask-kind-term = Begriff
ask-kind-page = Seite
ask-kind-game = Spiel
error-ask-no-question = Eine Frage hat das Feld question mit einem Text, nicht „{ $text }“.
error-ask-no-language = Eine Sprache „{ $text }“ gibt es nicht; es gibt de und en.
error-ask-not-a-text = „{ $field }“ ist ein Text oder bleibt weg; „{ $text }“ ist keiner.

ask-forbidden-yes = Ja, das ist verboten.
ask-forbidden-no = Nein, das ist erlaubt.
ask-verdict-yes = Ja.
ask-expected-yes = Doch.
ask-played-option = Ja, als Option: { $title }.
ask-played-preset = Ja, als Regelsatz: { $title }.
ask-verdict-no = Nein.
ask-takes = { $who }, mit { $card }.
ask-takes-card = { $card }.
ask-cards = { $n ->
    [0] Keine davon.
   *[other] { $cards }.
  }
ask-seat-north = Nord
ask-seat-east = Ost
ask-seat-south = Süd
ask-seat-west = West
ask-seat-me = Du
ask-house = Der Text sagt es nicht; hier gilt: { $answer }
ask-gap = Der Text sagt es nicht.
ask-open = Der Text sagt es nicht. { $option }: Hier gilt { $here }, bei anderen { $others }.
ask-house-others = { $house } Andere spielen { $sides } ({ $option }).
ask-house-side = { $value }, also { $answer }
ask-option = „{ $option }: { $value }“
ask-options = { $n ->
    [1] der Option { $options }
   *[other] den Optionen { $options }
}
ask-with-options = Mit { $options }: { $text }
ask-in-preset = { $name }: { $text }
ask-off-here = Eine Option, hier nicht gewählt: { $text }
ask-impossible = Das kann nicht sein: { $card } gibt es nur einmal.
ask-impossible-rank = Das kann nicht sein: Von diesem Rang gibt es nur vier Karten.
ask-silent = Dazu sagt der Text nichts.
ask-silent-foreign = Davon handelt keine Regel der fünf Spiele.
ask-silent-nonsense = Keines dieser Wörter steht in einer Regel. Versuch es mit dem, was am Tisch geschieht: ausspielen, bedienen, letzte Karte.
ask-silent-nothing = Am nächsten kommt, was darunter steht.
ask-depends-held = Es kommt darauf an, ob du noch { $what } hast: dann { $then }, sonst { $else }.
ask-depends-trump = Es kommt auf die Trumpffarbe an. { $sides }.
ask-depends-preset = Es kommt auf den Regelsatz an. { $sides }.
ask-depends-card = Es kommt auf die Karte an, die liegt. { $sides }.
ask-held-led = eine Karte der ausgespielten Farbe
ask-held-higher = eine höhere Karte der ausgespielten Farbe
ask-held-trump-held = einen Trumpf
ask-held-lower = eine niedrigere Karte
ask-none = keine
ask-first-trick = der erste
ask-suit-led = die ausgespielte Farbe
ask-trumps = Trumpf
ask-told-game = Spiel
ask-told-rule-set = Regelsatz
ask-told-trick = Stich
ask-told-lying = Es liegt
ask-told-called = Angesagt
ask-told-trump = Trumpf
ask-told-hand = Auf der Hand
ask-told-size = Karten auf der Hand
ask-told-lacked = Nicht auf der Hand
ask-told-seats = Im Uhrzeigersinn
ask-told-left = Links von { $beside }
ask-told-dealer = Gegeben hat
ask-told-dog = Hundeleben
ask-told-layer = Zuletzt gelegt hat
ask-told-taking = Nimmt eine Hand
ask-told-line = Reihe der Chouette
ask-told-asked = Gefragt
ask-asked-may = Darf ich spielen:
ask-asked-must = Muss ich spielen:
ask-asked-ends = Gewinnt diese Karte:
ask-asked-beats = Gewinnt meine Karte den Stich?
ask-asked-who = Wer bekommt den Stich?
ask-asked-takes = Den Stich bekommt:
ask-asked-picks = Den Stich nimmt auf:
ask-asked-picked = Karten nimmt auf:
ask-asked-held = Karten hat danach:
ask-asked-total = Punkte danach:
ask-asked-leads = Als Nächstes spielt aus:
ask-asked-out = Entkommen ist:
ask-asked-loses = Verloren hat:
ask-asked-still = Legt noch eine Karte dazu:
ask-asked-points = Punkte bekommt:
ask-asked-listed = Ist das ein Blatt zum Spielen?
ask-asked-stand = Ohne Tausch spielen?
ask-asked-refuse = Den Tausch ablehnen?
ask-asked-exchange = Tauschen?
ask-listed-trumps =
    { $n ->
        [0] kein Trumpf
        [1] ein Trumpf
       *[other] { $n } Trümpfe
    }
ask-advised-yes = Ja, so rät es die Liste.
ask-advised-no = Nein, auf der Liste steht dieses Blatt nicht.
ask-advised-exchange = Nein, die Liste rät zum Spielen.
ask-asks-any = irgendeine Karte
ask-asks-some = eine dieser Karten
ask-asks-which = welche Karte
ask-asks-other = eine Karte einer anderen Farbe, kein Trumpf
ask-asks-trump = einen Trumpf
ask-asks-led = die ausgespielte Farbe
ask-asks-that = die genannte Karte
ask-asks-on = noch eine Karte in diesem Stich
ask-asks-over = eine höhere Karte der ausgespielten Farbe
ask-understood = So verstanden:
ask-nearest = Am nächsten kommt:
ask-depends-hand = Es kommt darauf an, welche Karte es genau ist. { $sides }.
ask-rank =
    { $rank ->
        [rA] Ass
        [rK] König
        [rD] Dame
        [rB] Bube
        [r10] Zehn
        [r9] Neun
        [r8] Acht
        [r7] Sieben
        [r6] Sechs
        [r5] Fünf
        [r4] Vier
        [r3] Drei
       *[r2] Zwei
    }
ask-found = Dazu gefunden:
ask-change = Am Tisch ändern

ask-means-with = { $means } mit { $options }
ask-supposed = Verstanden als { $means }: { $answer }
ask-supposed-may = Verstanden als { $means }: { $verdict ->
    [yes] { $word }, das ist erlaubt.
   *[no] Nein, das ist nicht erlaubt.
}
ask-supposed-must = Verstanden als { $means }: { $verdict ->
    [yes] { $word }, das muss sein.
   *[no] Nein, das muss nicht sein.
}
ask-supposed-so = Wenn die Stellung richtig verstanden ist: { $answer }
ask-depends-moment = Es kommt darauf an. { $sides }.
ask-points =
    { $n ->
        [0] Keine Punkte.
        [1] Ein Punkt.
        [2] Zwei Punkte.
        [3] Drei Punkte.
        [4] Vier Punkte.
        [5] Fünf Punkte.
        [6] Sechs Punkte.
        [7] Sieben Punkte.
        [8] Acht Punkte.
        [9] Neun Punkte.
        [10] Zehn Punkte.
        [11] Elf Punkte.
        [12] Zwölf Punkte.
       *[other] { $n } Punkte.
    }
ask-count =
    { $n ->
        [0] Keine.
        [1] Eine.
        [2] Zwei.
        [3] Drei.
        [4] Vier.
        [5] Fünf.
        [6] Sechs.
        [7] Sieben.
        [8] Acht.
        [9] Neun.
        [10] Zehn.
        [11] Elf.
        [12] Zwölf.
       *[other] { $n }.
    }
ask-range = { $least } bis { $most }.
ask-role-of = { $name }, also { $role }
ask-role-highest-led = Wer die höchste Karte der ausgespielten Farbe gelegt hat.
ask-role-tochoo = Wer den Tochoo gelegt hat.
ask-role-ace-spades = Wer das Pik-Ass hat.
ask-role-trick-winner = Wer den Stich gewonnen hat.
ask-role-left-of-dealer = Wer links von der Person sitzt, die gegeben hat.
ask-role-left-of-dog = Wer links von der Person mit dem Hundeleben sitzt.
ask-role-dealer = Wer gegeben hat.
ask-role-elder = Die Vorhand, also wer nicht gegeben hat.
ask-role-most-tricks = Wer die meisten Stiche gemacht hat.
ask-role-after-next = Die übernächste Person.
ask-role-first-out = Wer zuerst keine Karten mehr hat.
ask-role-highest-cut = Wer beim Abheben die höchste Karte zeigt.
ask-role-holder = Wer ganz allein noch Karten hat.
ask-role-next-left = Die nächste Person links, die noch dabei ist.
ask-role-next-right = Die nächste Person rechts, die noch dabei ist.
ask-role-banker = Wer bisher die Bank hatte.
ask-role-ponte = Wer bisher Ponte war.
ask-role-first-adviser = Wer unter den Beratern vorn stand.
ask-role-second-adviser = Wer unter den Beratern an zweiter Stelle stand.
ask-role-offender = Wer den Fehler gemacht hat.
ask-role-taker = Wer die Hand genommen hat.
ask-role-takes-from = Die nächste Person links, die noch Karten hat.
ask-role-youngest = Die jüngste Person.
ask-told-view = Stellung
ask-in-view = die gezeigte
ask-keep-unanswered = Diese Frage für die nächste Fassung aufheben
ask-kept = Aufgehoben auf diesem Gerät; `tutor ask --unanswered` zeigt alle.
ask-none-kept = Es ist keine Frage aufgehoben.
ask-unsaid = nicht gesagt
ask-add-card = + Karte
ask-last-trick = der letzte
ask-told-stood = Stand vorher
ask-told-lives = Verlorene Leben
ask-told-reached = Stand jetzt
ask-told-others = Die anderen haben
ask-told-had = Karten vorher
ask-told-lost = Verloren mit
ask-asked-lost-out = Ist diese Person ausgeschieden?
ask-asked-lost-in = Ist diese Person noch dabei?
ask-asked-lost-life = Kostet das ein Leben?
ask-asked-lost-nought = Steht diese Person wieder bei null?
ask-asked-reborn = Mit wie vielen Punkten geht es weiter?
ask-told-obliged = Zu drei Stichen verpflichtet
ask-told-made = Die meisten Stiche
ask-told-king = Trumpfkönig
ask-deal-elder = Vorhand
ask-deal-dealer = Geberseite
ask-deal-nobody = niemand
ask-deal-made = { $n } ({ $who })
ask-deal-announced = gemeldet
ask-asked-deal-winner = Punkte der Seite mit den meisten Stichen
ask-asked-deal-loser = Punkte der anderen Seite
ask-told-drawn = Gezogene Karte
ask-lay-over = eine höhere Karte
ask-lay-under = eine niedrigere Karte
ask-lay-off = eine fremde Farbe
ask-lay-any = eine Karte der ausgespielten Farbe
ask-lay-rest = alle anderen
ask-lay-somebody = jemand
ask-lay-other = die andere Person
ask-drawn-led = ausgespielt
ask-asked-draws = Ziehen muss:
ask-asked-ended = Ist das Spiel aus?
ask-asked-goes-on = Geht das Spiel weiter?
ask-asked-sits-out = Legt keine Karte mehr:
ask-told-loser = Die unterlegene Seite hat
ask-asked-worth = Wie oft zählt die Partie?
ask-asked-bought-back = Mit wie vielen Punkten kommt diese Person zurück?
ask-asked-so-worth = Zählt die Partie { $n }-fach?
ask-asked-so-bought-back = Kommt diese Person mit { $n } zurück?
ask-told-debt = Zweien in einer Reihe
ask-told-hand-number = Die wievielte Hand
ask-told-players = Personen
ask-told-last = Letzte Karte
ask-told-clean = Kein Trumpf gespielt
ask-told-whole = Ganzes Blatt
ask-take-away = Weglassen
ask-no-verdict = So gibt es kein Urteil: Die Angaben widersprechen sich, oder zu viel bleibt offen.
ask-add = Ergänzen
ask-otherwise = sonst
