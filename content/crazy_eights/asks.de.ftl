# Welche Frage man der Stellung stellt, nach der Regel, die entscheidet. Fakten: $seat handelt.

ask-crazy-eights-play-no-match = Was liegt oben, nach Farbe und Wert, und ist eine Farbe angesagt?
ask-crazy-eights-play-follow-called-suit = Ist eine Farbe angesagt, und welche?
ask-crazy-eights-play-eight-must-call = Was gehört dazu, wenn eine Acht gelegt wird?
ask-crazy-eights-turn-no-pass-with-stock = Gibt es noch etwas zu ziehen?
ask-crazy-eights-draw-two-only-two-or-take = Wartet noch eine Zwei auf Antwort, und hat { $seat } eine?
ask-crazy-eights-draw-two-eight-cannot-answer = Womit allein lässt sich eine Zwei beantworten?
ask-crazy-eights-last-card-announce = Wie viele Karten hat { $seat } nach diesem Zug noch?
ask-crazy-eights-turn-play-or-draw = Woraus kann ein Zug überhaupt bestehen?
ask-crazy-eights-turn-one-card = Wie viele Karten hat { $seat } in diesem Zug schon gelegt?
ask-crazy-eights-turn-draw = Liegt im Stock noch eine Karte, und wie oft hat { $seat } in diesem Zug schon gezogen?
ask-crazy-eights-turn-pass = Was könnte { $seat } noch tun, bevor der Zug vorbei ist?
ask-crazy-eights-play-match-suit = Was zeigt die oberste Karte, und was davon hat { $seat }?
ask-crazy-eights-play-match-rank = Welche Zahl oder welchen Buchstaben zeigt die oberste Karte, und hat { $seat } das auch?
ask-crazy-eights-play-picture-is-not-rank = Steht auf beiden Karten derselbe Buchstabe in der Ecke?
ask-crazy-eights-play-eight-any-time = Gibt es in diesem Spiel eine Karte, der es gleich ist, was oben liegt?
ask-crazy-eights-play-eight-on-eight = Was ist zur obersten Karte angesagt worden, und wen bindet das?
ask-crazy-eights-stock-voluntary-pass = Gibt es noch etwas zu ziehen, und muss { $seat } legen, was passt?
ask-crazy-eights-stock-nothing-to-reshuffle = Wie viele Karten liegen im Ablagestapel?
ask-crazy-eights-draw-two-answer = Ist eine Schuld offen, und womit kann { $seat } sie weitergeben?
ask-crazy-eights-draw-two-may-take-with-two = Muss { $seat } die passende Karte auch einsetzen?
ask-crazy-eights-opt-eight-must-match = Darf eine Acht an diesem Tisch auf jede Karte gelegt werden?
ask-crazy-eights-opt-drawn-card = Hat { $seat } in diesem Zug schon gezogen, und was darf man danach an diesem Tisch?
ask-crazy-eights-stock-empty-play-on = Gibt es noch etwas zu ziehen, und hat { $seat } etwas, das passt?
ask-crazy-eights-last-card-penalty = Wer hält nur noch eine Karte, und ist das gemeldet worden?
