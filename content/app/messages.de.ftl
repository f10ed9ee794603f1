# Die Wörter der App selbst und die Sätze für das, was nicht geht.

nothing = nichts
list-and = und
list-or = oder

number-1 = eins
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf

card =
    { $suit ->
        [spades] Pik
        [hearts] Herz
        [diamonds] Karo
       *[clubs] Kreuz
    }-{ $rank ->
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
rank =
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
card-joker = Joker { $n }
card-hidden = verdeckte Karte
suit =
    { $suit_key ->
        [spades] Pik
        [hearts] Herz
        [diamonds] Karo
       *[clubs] Kreuz
    }
suit-one =
    { $suit_key ->
        [spades] Pik
        [hearts] Herz
        [diamonds] Karo
       *[clubs] Kreuz
    }
seat-N = Nord
seat-E = Ost
seat-S = Süd
seat-W = West
seat-table = der Tisch

## Was nicht geht

error-illegal-move = { $move } ist hier nicht erlaubt.
error-no-such-seat = „{ $text }“ nennt keinen Platz an diesem Tisch; es gibt { $seats }.
error-unreadable-move = „{ $text }“ ist kein Zug; ein Zug sieht so aus: W ♠A oder E takes.
error-no-such-verb = „{ $text }“: { $verb } ist kein Zug dieses Spiels; es gibt { $verbs }.
error-no-such-value = „{ $option }“ kann nicht „{ $value }“ sein; möglich sind { $values }.
error-no-such-option = Eine Option „{ $option }“ gibt es nicht; es gibt { $options }.
error-options-conflict = „{ $first }“ und „{ $second }“ schließen einander aus; bitte eines von beiden wählen.
error-no-such-game = Ein Spiel „{ $text }“ gibt es nicht; es gibt { $games }.
error-no-such-preset = Einen Regelsatz „{ $text }“ gibt es nicht; es gibt { $presets }.
error-no-such-field = Ein Feld „{ $field }“ gibt es nicht; es gibt { $fields }.
error-field-of-position = „{ $text }“ gehört zu einer Stellung: bitte unter „position“ schreiben, als „{ $field }“.
error-no-such-word = „{ $field }“ kann nicht „{ $text }“ sein; möglich sind { $values }.
error-no-such-rule = Eine Regel „{ $text }“ gibt es nicht. Am ähnlichsten ist { $nearest }.
error-no-such-case = Ein Beispiel oder eine Übung „{ $text }“ gibt es nicht. Am ähnlichsten ist { $nearest }.
error-no-such-step = Diese Partie hat keinen Schritt „{ $text }“; der letzte ist { $most }.
error-case-empty = Hier steht nichts; ein Fall besteht aus Feldern wie game und hands.
error-case-not-a-mapping = Ein Fall besteht aus Feldern wie game und hands, nicht aus „{ $text }“.
error-options-not-a-mapping = Optionen schreibt man als Name: Wert, nicht als „{ $text }“.
error-players-not-a-list = Die Mitspielenden schreibt man als Liste von Namen, nicht als „{ $text }“.
error-moves-not-a-list = Züge schreibt man als Liste wie [W ♠A, N ♠B], nicht als „{ $text }“.
error-hands-not-a-list = Hände schreibt man als „Platz: Karten“, nicht als „{ $text }“.
error-position-not-a-list = Eine Stellung besteht aus Feldern wie hands und trick, nicht aus „{ $text }“.
error-hands-and-position = Ein Fall hat entweder hands (gegebene Karten) oder eine position, nicht beides.
error-bad-name = „{ $text }“ kann kein Name sein: ein Wort mit höchstens 24 Zeichen, ohne Klammern, Komma und Doppelpunkt.
error-name-twice = { $text } kommt zweimal vor; alle Namen müssen verschieden sein.
error-player-count = Zu { $n } kann man nach diesem Regelsatz nicht spielen; { $most ->
    [2] man spielt zu zweit
   *[other] vorgesehen sind { $fewest } bis { $most }
}.
error-too-many-moves = So viele Züge ({ $n }) hat keine Partie; höchstens { $most } sind möglich.
error-deal-incomplete = Das sind nicht alle Karten: { $n ->
    [one] { $cards } fehlt
   *[other] Es fehlen { $n }, nämlich { $cards }
}.
error-deal-uneven = Diese Hände haben { $sizes } Karten; wird alles ausgeteilt, darf keine um mehr als eine Karte größer sein als eine andere.
error-unreadable-card = „{ $text }“ ist keine Karte; eine Karte schreibt man so: ♥D, herzD oder „Herz-Dame“.
error-card-foreign = { $card } gehört nicht zum Paket dieses Spiels.
error-card-twice = { $card } kommt zweimal vor; jede Karte gibt es nur einmal.
error-cards-missing = { $n ->
    [one] Eine Karte fehlt ({ $cards }); sie
   *[other] Es fehlen { $n } Karten ({ $cards }); sie
} { $n ->
    [one] muss
   *[other] müssen
} in einer Hand oder auf dem Tisch liegen.
error-field-missing = Das Feld { $field } fehlt.
error-pile-count = Der Stapel kann nicht { $n } Karten haben: Übrig sind { $rest }.
error-not-a-number = „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $text }“.
error-one-card-only = In das Feld { $field } gehört eine einzige Karte; genannt sind { $n }.
error-trick-who-led = Wer hat ausgespielt? Schreib vor jede Karte, wer sie gelegt hat, etwa { $text }, oder sag, wer ausspielt.
error-trick-too-many = So viele Karten ({ $n }) liegen in keinem Stich: Nur { $most } Personen haben Karten.
error-not-a-list = „{ $field }“ schreibt man als Liste, nicht als „{ $text }“.
error-numbers-per-seat = „{ $field }“ braucht für jeden Platz eine Zahl, also { $n }.
error-heap-sizes = „{ $text }“ teilt { $most } Karten nicht in { $n } Haufen; eine Verteilung endet zum Beispiel mit = 13 12 14 13.
error-phase-needs-option = Die Phase „{ $phase }“ gibt es nur, wo { $option } auf { $value } steht; dieser Regelsatz hat es anders.
error-phase-impossible = Die Phase „{ $phase }“ passt nicht zum Rest der Stellung oder nicht zu diesem Regelsatz.
error-in-without-cards = { $seat } ist noch im Spiel, hat aber keine Karten.
error-ace-does-not-open = Den ersten Stich eröffnet, wer { $card } hat; hier ist das nicht { $seat }.
error-drawn-not-alone = Gezogen wird nur mit leerer Hand: { $seat } kann also nur die gezogene Karte haben.
error-case-too-big = Das ist größer oder tiefer verschachtelt als jeder Fall; höchstens { $most } Einträge und { $deepest } Ebenen sind möglich.
error-out-with-cards = { $seat } ist nicht mehr im Spiel, hat aber Karten.
error-power-is-out = { $seat } soll ausspielen, ist aber nicht mehr im Spiel.
error-nobody-to-move = Es sind weniger als zwei im Spiel; niemand ist dran.
error-pile-empty = Hier müsste gezogen werden, aber der Stapel ist leer; in einer echten Partie kann das nicht geschehen.
error-played-twice = { $seat } hat zu diesem Stich zweimal gespielt.
error-trick-already-stopped = { $card } hat diesen Stich schon unterbrochen; er kann nicht weitergehen.
error-trick-already-full = Zu diesem Stich haben schon alle gespielt.
error-game-is-over = Das Spiel ist zu Ende; { $move } kommt zu spät.
error-not-held = { $seat } hat { $card } nicht.
error-not-possible = Das kann man hier nicht versuchen: { $move }.
error-table-not-to-move = Der Zufall ist hier nicht dran: { $move }.
error-table-cannot-give = { $card } kann von dort nicht kommen.
error-broken-yaml = { $line ->
    [0] Dieser Text lässt sich nicht als YAML lesen
   *[other] Zeile { $line } lässt sich nicht als YAML lesen
}: { $why ->
    [tab] Eingerückt ist mit einem Tabulator; es müssen Leerzeichen sein.
    [twice] Ein Feld steht zweimal da.
    [colon] Ein Doppelpunkt fehlt, oder es ist einer zu viel; ein Feld schreibt man „Name: Wert“.
    [open] Eine Klammer oder ein Anführungszeichen davor ist nicht geschlossen.
    [indent] Die Einrückung passt nicht zu den Zeilen, die dazugehören.
    [tag] Darin steht ein Zeichen, das es in einem Fall nicht gibt (&, *, % oder !).
    [value] Ein Datum, eine Zahl oder ein Zeichen darin gibt es nicht.
   *[other] Etwas darin steht nicht an seinem Platz.
}
error-broken-json = Diese Zeile ist kein JSON: { $why }.
error-file-not-text = { $file } ist keine Textdatei.
error-not-a-checkout = In { $file } liegt nicht dieses Projekt, also lässt sich dort nichts messen.
error-line-not-text = Diese Zeile ist kein Text in UTF-8.
error-line-failed = Bei dieser Zeile ist im Programm selbst etwas schiefgegangen; die anderen sind nicht betroffen.
error-no-input = Es kommt keine Eingabe an: Nenne eine Datei, oder leite eine weiter.
error-cannot-write = Die Ausgabe lässt sich nicht schreiben: { $why }.
error-not-that-kind = „{ $text }“ ist { $wanted ->
    [case] kein Fall; ein Fall kommt aus tutor.read.
    [move] kein Zug.
    [seat] kein Platz.
    [seats] keine Liste von Plätzen.
    [verdict] kein Urteil über dieses Spiel.
   *[event] weder ein Ereignis noch eine Beschwerde.
  }
error-no-such-language = „{ $text }“ ist keine Sprache der Texte; es gibt „de“ und „en“.
error-no-such-file = Eine Datei { $file } gibt es nicht.
error-file-too-big = Diese Datei ist zu groß; höchstens { $most } kB sind möglich.
error-link-damaged = Dieser Link ist beschädigt oder unvollständig; bitte noch einmal kopieren.
error-unforeseen = Da ist etwas schiefgegangen, das nicht hätte passieren dürfen. Verloren ist nichts; geh zurück oder fang neu an.

## Was erlaubt, aber gut zu wissen ist

notice-two-players = Zu zweit ist das Spiel erlaubt; spannend wird es erst ab drei.
notice-few-for-two-packs = Zwei Pakete sind für große Runden gedacht; bei weniger als { $fewest } Personen werden die Hände sehr groß.
