# Welche Frage man der Stellung stellt, nach der Regel, die entscheidet. Fakten: $seat handelt.

ask-gurke-play-forced-lowest = Kommt { $seat } überhaupt an die höchste Karte des Stichs heran?
ask-gurke-play-nothing-between = Ist die Karte so hoch wie die höchste im Stich, oder ist sie die niedrigste der Hand?
ask-gurke-play-must-beat = Welche Karte ist die höchste im Stich, und hat { $seat } eine, die heranreicht?
ask-gurke-lead-lowest = Welche Karte ist die niedrigste in der Hand von { $seat }?
ask-gurke-play-ace-blocks = Ist ein Ass ausgespielt?
ask-gurke-set-lead = Haben alle Karten denselben Wert?
ask-gurke-set-same-count = Wie viele Karten sind ausgespielt?
ask-gurke-swap-empty-stock = Wie viele Karten liegen noch zum Tauschen da?
ask-gurke-swap-short-stock = Wie viele Karten liegen noch zum Tauschen da?
ask-gurke-swap-forehand-gates = Wie viele Karten hat die Vorhand getauscht?
ask-gurke-swap-equal-or-none = Wie viele Karten hat die Vorhand getauscht?
