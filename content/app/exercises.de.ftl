# Übungen aus zufälligem Spiel.

exercise-new = Neue Übungen
exercise-new-help = Stellungen aus zufälligem Spiel, ausgesucht nach der Regel, auf die es ankommt. Der Link führt wieder zur selben Übung; ändert eine neue Fassung die Übungen, so steht das dabei.
exercise-earlier = Dieser Link stammt aus einer früheren Fassung, in der er vielleicht zu einer anderen Übung führte.
exercise-written = Von Hand geschriebene Übungen
exercise-next-new = Noch eine
exercise-previous-new = Die davor
exercise-rule = Worum es geht
exercise-rule-any = irgendeine Regel
exercise-rules = Regelsatz
exercise-rules-any = irgendein Regelsatz
exercise-level = Stufe
exercise-level-any = jede Stufe
exercise-level-n = { $n ->
    [1] zum Einstieg
    [2] leicht
    [3] mittel
    [4] knifflig
   *[other] schwer
}
error-exercise-none = Zu „{ $rule }“ ist keine Stellung gefunden worden; zu anderen Regeln des Spiels gibt es welche.
error-exercise-level = Zu „{ $rule }“ gibt es keine Übung der Stufe { $n }, wohl aber der Stufe { $levels }.
error-exercise-not-under = Unter diesem Regelsatz gibt es keine Übung zu „{ $rule }“: In den gefundenen Stellungen entscheidet sie dort nichts, unter anderen Regelsätzen schon.
error-exercise-no-rule = „{ $rule }“ entscheidet in diesem Spiel keinen Zug und bewirkt nichts; Übungen gibt es zu Regeln, die das tun.
error-exercise-seed = Die Nummer einer Übung ist eine ganze Zahl, nicht „{ $text }“.

exercise-own = Diese Stellung üben
error-exercise-not-here = „{ $text }“ ist keine Übung dieses Spiels.
error-exercise-no-choice = In dieser Stellung gibt es nichts anzukreuzen: Niemand ist am Zug, es ist alles oder gar nichts erlaubt, oder es gibt zu viele Züge.
# Eine eigene Frage zu einer Stellung.
ask-trap = Dieser Zug würde gegen die Regel „{ $title }“ verstoßen.
ask-may = { $seat } möchte das tun: { $move }. Ist das erlaubt?
ask-yes = Ja
ask-no = Nein
ask-one = Was darf { $seat } hier?
ask-several = Was davon darf { $seat }? Mehr als eines ist richtig.
ask-many = Wie viele Karten hat { $seat } danach?

answer-grade = { $hit ->
    [0] Keine von { $of }
   *[other] { $hit } von { $of }
}{ $extra ->
    [0] .
    [one] , und eine zu viel.
   *[other] , und { $extra } zu viel.
}
exercise-mark = { $seat } ist am Zug. Markiere alles, was hier erlaubt ist.
exercise-which = { $plain ->
    [yes] { $seat } möchte { $what } spielen. Ist das erlaubt, und welche Regel entscheidet?
   *[no] { $seat } wählt { $what }. Ist das erlaubt, und welche Regel entscheidet?
}
exercise-which-legal = Erlaubt: „{ $title }“.
exercise-which-illegal = Nicht erlaubt: „{ $title }“.
exercise-next = Was geschieht dadurch?
exercise-next-nothing = Nichts davon; es geht einfach weiter.
exercise-cause = Welche dieser Regeln greift dabei?
exercise-who = Wer ist danach am Zug?
exercise-who-nobody = Niemand: Die Partie ist zu Ende.
exercise-who-table = Noch niemand: Erst wird gegeben, gezogen oder abgehoben.
exercise-score = Was wird für jede Person aufgeschrieben?
exercise-score-one = { $seat } { $n }
exercise-trap-elsewhere = Nach dem Regelsatz „{ $preset }“ wäre das erlaubt, hier nicht.

# Mit den Händen beantwortet.
exercise-mark-all = Markiere alles, was { $seat } hier darf. Das kann alles sein oder nichts.
exercise-then = Markiere alles, was { $seat } danach darf. Das kann alles sein oder nichts.
exercise-turn = Danach ist { $seat } am Zug.
exercise-whoever = Wer am Zug ist,
exercise-play = Tu etwas, das { $seat } hier darf.
exercise-played = { $n ->
    [one] { $what } wird gespielt.
   *[other] { $what } werden gespielt.
}
exercise-gap = „{ $said }“ Wer ist mit [?] gemeint? Zeig hin.
exercise-goes = Wohin kommen danach die Karten aus der Mitte? Zeig auf die Stelle.
exercise-write = Schreib auf, was sich dadurch am Punktestand ändert.
exercise-pick = Was davon darf { $seat }? Mehr als eines ist richtig.
exercise-last-legal = Und welche Regel erlaubt { $what }?
exercise-last-illegal = Und welche Regel verbietet { $what }?
exercise-last-caused = Und welche dieser Regeln greift dabei?
exercise-point-how = Zeig auf einen Platz am Tisch.
exercise-press-how = Tipp auf eine Karte oder auf eine andere Möglichkeit.
exercise-sheet-how = Plus und Minus ändern, was aufgeschrieben wird; wer nichts bekommt, bleibt bei 0.
exercise-sheet-more = Mehr für { $seat }
exercise-sheet-less = Weniger für { $seat }
exercise-here = Hier
exercise-here-of = Hierhin zeigen: { $seat }
exercise-right-was = Richtig wäre gewesen: { $what }

# Welche Karte? Wo ein Grundsatz entscheidet.

well-ask = Was tust du am Platz von { $seat }?
well-cost = In gedachten Verläufen, die zu allem passen, was hier zu sehen ist, kam die andere Wahl um { $gain } ± { $margin } von 100 schlechter weg.
