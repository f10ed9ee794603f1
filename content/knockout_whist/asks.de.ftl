# Welche Frage man der Stellung stellt, nach der Regel, die entscheidet. Fakten: $seat handelt.

ask-knockout-whist-trick-follow-suit = Welche Farbe ist ausgespielt, und hat { $seat } davon eine Karte?
ask-knockout-whist-trick-void-plays-anything = Welche Farbe ist ausgespielt, und hat { $seat } überhaupt eine Karte davon?
ask-knockout-whist-dog-play-or-knock = Hat { $seat } eine volle Hand bekommen oder nur eine Karte?
ask-knockout-whist-trump-choose-after-deal = Wer nennt für diese Hand den Trumpf, und ist es schon so weit?
ask-knockout-whist-lead-left-of-dealer = Wer hat gegeben, und wer sitzt links davon?
ask-knockout-whist-trick-free-lead = Liegt schon eine Karte im Stich?
ask-knockout-whist-dog-follow-suit-vacuous = Wie viele Karten hat { $seat } diesmal bekommen?
ask-knockout-whist-dog-lead-or-knock = Wie viele Karten hat { $seat } bekommen, und liegt schon etwas im Stich?
ask-knockout-whist-trick-winner-leads = Wem gehört der letzte Stich?
ask-knockout-whist-trump-most-tricks-chooses = Wer hat in der vorigen Hand am besten abgeschnitten, und was ist jetzt zuerst zu sagen?
