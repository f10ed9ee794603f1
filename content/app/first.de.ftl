# Die Seite über die erste Entscheidung beim Écarté.

ui-propose = Tauschen oder spielen?
propose-lead = Die erste Entscheidung beim Écarté, gelöst: spielen oder vorschlagen, annehmen oder ablehnen, und was man ablegt.
propose-verdict-elder = { $verdict ->
    [keep] Spielen, ohne vorzuschlagen.
    [exchange] Vorschlagen.
   *[even] Beides ist, soweit es sich sagen lässt, gleich gut. Die Lösung schlägt in { $often } der Fälle vor.
}
propose-verdict-dealer = { $verdict ->
    [keep] Ablehnen und spielen.
    [exchange] Karten geben.
   *[even] Beides ist, soweit es sich sagen lässt, gleich gut. Die Lösung gibt in { $often } der Fälle Karten.
}
propose-worth-elder = Sofortiges Spielen bringt { $keep }, Vorschlagen { $exchange } (± { $error }). Die Lösung schlägt mit diesem Blatt in { $often } der Fälle vor; angenommen wird ein Vorschlag in { $accept } der Fälle.
propose-worth-dealer = Hat die Vorhand vorgeschlagen, bringt Ablehnen { $keep }, Kartengeben { $exchange } (± { $error }). Die Lösung gibt in { $often } der Fälle Karten; gegen dieses Blatt schlägt die Vorhand in { $accept } der Fälle vor.
propose-never-elder = Die Lösung schlägt mit diesem Blatt nie vor. Wer es doch tut, legt am besten so ab:
propose-never-dealer = Die Lösung gibt mit diesem Blatt nie Karten. Wer es doch tut, legt am besten so ab:
propose-king = Punkt für den Trumpfkönig
propose-exact = Wie genau ist das?
propose-exact-text = Folgt die Gegenseite der Lösung, so gewinnt die Vorhand mit der besten Antwort darauf { $elder-low } bis { $elder-high } Punkte je Spiel, der Geber { $dealer-low } bis { $dealer-high }. Was ohne Tausch gespielt wird, ist genau gezählt. Der Tausch ist in { $deals } ausgelosten Spielen für jede Seite gemessen, und in jedem wurde jede Wahl beim Ablegen versucht; keines davon diente dazu, die Lösung zu finden. Die untere Grenze ist in frischen Spielen gemessen, die an der Wahl der Antwort keinen Anteil hatten, auf etwa ± { $gain_error } genau; die obere in allen zusammen, sodass sie eher zu hoch liegt: Der Zufall lässt manche Wahl besser aussehen, als sie ist. Der Wert eines Spiels ist auf etwa ± { $error } genau.
propose-none = Unsere Regeln erlauben dem Geber auch, keine Karte abzulegen; gelöst ist das Spiel mit einer bis fünf. Dürfte er es hier, so gewänne er mit der besten Antwort höchstens { $most } Punkte je Spiel; ohne diese Freiheit sind es höchstens { $without }.
propose-curve-text = So wurde die Lösung genauer. Jede Zeile nennt, was die beste Antwort nach so vielen Durchgängen durch alle Blätter und so vielen Sekunden Rechenzeit noch gewann, in Punkten je Spiel; bis auf die letzte Zeile ist das an jedem achten Blatt gemessen.
propose-sweeps = Durchgänge
propose-seconds = Sekunden
propose-gain-elder = Vorhand
propose-gain-dealer = Geber
propose-throw = Ablegen
propose-throw-after = { $first ->
    [1] { $last ->
        [1] Ablegen, wenn die Vorhand eine Karte ablegt
        [5] Ablegen, was auch immer die Vorhand ablegt
       *[other] Ablegen, wenn die Vorhand 1 bis { $last } Karten ablegt
    }
   *[other] { $last ->
        [5] Ablegen, wenn die Vorhand { $first } Karten oder mehr ablegt
       *[other] Ablegen, wenn die Vorhand { $first } bis { $last } Karten ablegt
    }
}
propose-assumptions = Angenommen ist: { $score ->
    [said] Es steht { $at } (die Vorhand zuerst), und es zählt, wer die Partie gewinnt: fünf Punkte.
   *[neutral] Der Punktestand ist ausgeglichen und das Ende weit, sodass jeder Punkt gleich viel zählt.
} Getauscht wird höchstens einmal; jede Seite legt eine bis fünf Karten ab, die Vorhand zuerst, und der Geber sieht, wie viele. Drei Stiche zählen einen Punkt, alle fünf zwei; wer spielt oder ablehnt und scheitert, gibt der anderen Seite zwei. { $king ->
    [held] Wer den Trumpfkönig hält, wenn das Ausspielen beginnt, meldet ihn und bekommt einen Punkt; wer ihn ablegt, nicht.
    [turned] Der Trumpfkönig ist aufgedeckt: Seinen Punkt hat der Geber, wie auch immer entschieden wird; er ist hier nicht mitgezählt.
   *[off] Der Trumpfkönig zählt nichts extra.
} Stehen beide Blätter fest, so gilt ihr genauer Wert bei offenen Karten; verdeckt gespielt wären manche Blätter etwas mehr oder weniger wert. Beide Seiten folgen der Lösung.
propose-certificate = Wie gut ist diese Lösung? { $unit ->
    [chance] Wer sie kennt und das Beste dagegen tut, gewinnt höchstens etwa { $most } der Partien mehr als mit ihr. Über alle Blätter gemittelt gewinnt die Vorhand von hier aus { $value } der Partien;
   *[points] Wer sie kennt und das Beste dagegen tut, gewinnt je Spiel höchstens etwa { $most } Punkte mehr als mit ihr. Über alle Blätter gemittelt ist ein Spiel für die Vorhand { $value } Punkte wert;
} sie spielt mit { $stands } ihrer Blätter, ohne vorzuschlagen, und { $refuses } der Vorschläge werden abgelehnt.
propose-all = Alle Blätter
propose-all-text = Jedes Feld steht für die Blätter mit einer bestimmten Zahl von Trümpfen und einer bestimmten Chance bei offenen Karten; je dunkler es ist, desto öfter behält die Lösung das Blatt.
propose-trumps = Trümpfe
propose-kept-elder = spielt
propose-kept-dealer = lehnt ab
propose-share = Anteil aller Blätter
propose-patterns = Die neun Muster
propose-rule = Eine Regel zum Merken
propose-often = ({ $share })
propose-loses = ({ $share }; kostet gegenüber der besten Wahl { $loss })
propose-patterns-text = Was die Lösung mit den Blättern der Liste tut und was beides wert ist, im Mittel über jedes Muster. Für den Geber gilt das, nachdem die Vorhand vorgeschlagen hat.
propose-keeps = behält das Blatt
propose-keep = behalten, Punkte
propose-exchange = getauscht, Punkte
propose-rule-elder = Vorhand: Trümpfe, Bilder und längste Nebenfarbe je zwei, Asse eins; mit einem Trumpf ab elf spielen.
propose-rule-dealer = Geber: Trümpfe drei (höchstens sechs), Könige und Damen zwei, Buben und Asse eins; ab acht ablehnen.
propose-keep-elder = spielen
propose-exchange-elder = vorschlagen
propose-keep-dealer = ablehnen
propose-exchange-dealer = Karten geben
propose-rule-cost = Gegenüber der Lösung kostet das { $cost } Punkte { $what ->
    [proposal] je Vorschlag
   *[deal] je Spiel
} (± { $error }).
propose-more = Tauschen oder spielen? Die erste Entscheidung, gelöst
error-odds-king-without-first = `--king-point` gehört zu `--first`: Die Chancen selbst zählen nur Stiche.
error-odds-score-without-first = `--score` gehört zu `--first`: Die Chancen selbst zählen nur Stiche.
error-odds-no-score = Bei { $elder }:{ $dealer } entscheidet niemand mehr: Jede Seite hat 0 bis 4 Punkte, und fünf gewinnen die Partie.
error-odds-not-a-score = „{ $text }“ ist kein Punktestand; geschrieben wird er wie 4:3, die Vorhand zuerst.
error-odds-turned-king-score = Der König ist aufgedeckt, also hat der Geber schon einen Punkt dafür: Er steht bei 1 bis 4.
error-odds-score-unsolved = Bei { $elder }:{ $dealer } ist die erste Entscheidung nicht gelöst.
first-amount = { $unit ->
    [chance] { $value } % der Partien
   *[points] { $value } Punkte
}
first-keep-elder = Spielen
first-keep-dealer = Ablehnen
first-exchange-elder = Vorschlagen
first-exchange-dealer = Karten geben
first-verdict = also
first-often-elder = Lösung schlägt vor in
first-often-dealer = Lösung gibt Karten in
first-meets-elder = wird angenommen in
first-meets-dealer = Vorhand schlägt vor in
first-throw = { $after ->
    [all] ablegen
   *[other] ablegen gegen { $after }
}
first-certificate = { $unit ->
    [chance] Wer die Lösung kennt und das Beste dagegen tut, gewinnt höchstens etwa { $most } von hundert Partien mehr als mit ihr.
   *[points] Wer die Lösung kennt und das Beste dagegen tut, gewinnt je Spiel höchstens etwa { $most } Punkte mehr als mit ihr.
}
propose-amount = { $unit ->
    [chance] { $value } der Partien
   *[points] { $value } Punkte
}
propose-score = Punktestand (Vorhand : Geber)
propose-neutral = ausgeglichen, weit vom Ende
propose-score-help = Kurz vor dem Ende zählt nicht der Punkt, sondern die Partie. Jeder Stand ist für sich gelöst.
propose-exact-score = Folgt die Gegenseite der Lösung, so gewinnt die Vorhand mit der besten Antwort darauf { $elder-low } bis { $elder-high } der Partien mehr, der Geber { $dealer-low } bis { $dealer-high }; gemessen an jedem 31. Blatt in { $deals } frischen Spielen für jede Seite, auf etwa ± { $gain_error }; in jedem wurde jede Wahl beim Ablegen versucht. Abgelegt wird so, als wäre das Ende noch weit; wie oft getauscht wird, ist für jeden Stand eigens gelernt. Was ein Punkt hier wert ist, kommt aus den späteren Ständen und ist auf { $later } genau; alles zusammen ist die Chance zu gewinnen auf { $all } genau.
propose-scores-elder = Wie oft die Vorhand spielt, bei jedem Stand
propose-scores-dealer = Wie oft der Geber ablehnt, bei jedem Stand
propose-scores-text-elder = Anteil der Blätter, mit denen die Lösung spielt, ohne vorzuschlagen. Solange das Ende noch weit ist, sind es { $neutral }.
propose-scores-text-dealer = Anteil der Vorschläge, die die Lösung ablehnt. Solange das Ende noch weit ist, sind es { $neutral }.
propose-elder-points = Punkte der Vorhand
propose-dealer-points = Punkte des Gebers
propose-most = beste Antwort gewinnt höchstens
propose-turned = Was sich bei diesem Stand ändert
propose-turned-text = { $share } aller Blätter bekommen bei { $at } eine andere Antwort, als wenn das Ende noch weit ist. Beispiele; aufgedeckt ist immer dieselbe Karte:
propose-turned-row = { $now } statt { $before }
propose-rule-throw = Ablegen: Trümpfe und Könige behalten, ab zwei Trümpfen auch Damen; alles andere kommt weg.
propose-rule-why = Bilder und Asse zählen nur in Nebenfarben; für die Vorhand zählt von der längsten Nebenfarbe jede Karte, und ohne Trumpf schlägt sie vor. Der Gedanke dahinter: Mit starken Trümpfen schlägt man vor, mit starken Nebenfarben spielt man, denn Trümpfe behält man beim Tausch. Diese Regeln sind die besten ihrer Art; jede ist gegen die Lösung der anderen Seite gemessen, in { $deals } frischen Spielen. Zum Vergleich: Nur mit den neun Mustern zu spielen, kostet die Vorhand { $list } Punkte je Spiel; nie zu spielen, kostet { $never }.
