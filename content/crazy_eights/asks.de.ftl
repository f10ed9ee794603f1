# Welche Frage man der Stellung stellt, nach der Regel, die entscheidet. Fakten: $seat handelt.

ask-crazy-eights-play-no-match = Was liegt oben, nach Farbe und Wert, und ist eine Farbe angesagt?
ask-crazy-eights-play-follow-called-suit = Ist eine Farbe angesagt, und welche?
ask-crazy-eights-play-eight-must-call = Was gehört dazu, wenn eine Acht gelegt wird?
ask-crazy-eights-turn-no-pass-with-stock = Gibt es noch etwas zu ziehen?
ask-crazy-eights-draw-two-only-two-or-take = Wartet noch eine Zwei auf Antwort, und hat { $seat } eine?
ask-crazy-eights-draw-two-eight-cannot-answer = Womit allein lässt sich eine Zwei beantworten?
ask-crazy-eights-last-card-announce = Wie viele Karten hat { $seat } nach diesem Zug noch?
