# Welche Frage man der Stellung stellt, nach der Regel, die entscheidet. Fakten: $seat handelt.

ask-ecarte-play-must-beat = Welche Karte ist ausgespielt, und kann { $seat } sie in ihrer Farbe schlagen?
ask-ecarte-play-must-follow-low = Welche Farbe ist ausgespielt, und was hat { $seat } davon?
ask-ecarte-play-must-trump = Hat { $seat } die ausgespielte Farbe? Und wenn nicht, einen Trumpf?
ask-ecarte-king-announce = Wo ist der Trumpfkönig, und steht fest, dass gespielt wird?
ask-ecarte-king-too-late = Hat { $seat } schon eine Karte gespielt?
ask-ecarte-king-exclusive = Wo ist der Trumpfkönig jetzt?
ask-ecarte-exchange-talon-limit = Wie viele Karten liegen noch im Talon?
