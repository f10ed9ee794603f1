# Welche Frage man der Stellung stellt, nach der Regel, die entscheidet. Fakten: $seat handelt.

ask-getaway-trick-follow-suit = Welche Farbe ist ausgespielt, und hat { $seat } davon noch eine Karte?
ask-getaway-trick-free-choice-in-suit = Welche Farbe ist ausgespielt, und welche Karten davon hat { $seat }?
ask-getaway-trick-void-plays-anything = Welche Farbe ist ausgespielt, und hat { $seat } überhaupt eine Karte davon?
ask-getaway-trick-power-leads = Wer hat die Macht und spielt also aus?
ask-getaway-trick-clockwise-turns = Wer hat zuletzt gespielt, und wer kommt danach?
ask-getaway-trick-tochoo-stops = Liegt in diesem Stich schon eine Karte anderer Farbe?
ask-getaway-first-follow-spades = Es ist der erste Stich: Hat { $seat } noch ein Pik?
ask-getaway-first-void-plays-anything = Es ist der erste Stich: Hat { $seat } überhaupt ein Pik?
ask-getaway-first-ace-of-spades-starts = Welche Karte eröffnet den allerersten Stich?
ask-getaway-take-window = Liegt gerade ein Stich, oder beginnt erst einer?
ask-getaway-lastcard-draw = Wer hat die Macht, und ist dort noch eine Karte auf der Hand?
ask-getaway-first-everyone-plays = Hat { $seat } zum ersten Stich schon eine Karte gegeben?
ask-getaway-first-order-relaxed = Liegt das Pik-Ass schon da, und muss { $seat } noch eine Karte dazugeben?
ask-getaway-trick-free-lead = Liegt im Stich schon eine Karte, auf die { $seat } antworten müsste?
ask-getaway-take-target = Von { $seat } aus im Uhrzeigersinn: Wer hat als erste Person noch Karten?
ask-getaway-lastcard-must-lead-drawn = Wie viele Karten hat { $seat } nach dem Ziehen auf der Hand?
