# Welche Frage man der Stellung stellt, nach der Regel, die entscheidet. Fakten: $seat handelt.

ask-ecarte-play-must-beat = Welche Karte ist ausgespielt, und kann { $seat } sie in ihrer Farbe schlagen?
ask-ecarte-play-must-follow-low = Welche Farbe ist ausgespielt, und was hat { $seat } davon?
ask-ecarte-play-must-trump = Hat { $seat } die ausgespielte Farbe? Und wenn nicht, einen Trumpf?
ask-ecarte-king-announce = Wo ist der Trumpfkönig, und steht fest, dass gespielt wird?
ask-ecarte-king-too-late = Hat { $seat } schon eine Karte gespielt?
ask-ecarte-king-exclusive = Wo ist der Trumpfkönig jetzt?
ask-ecarte-exchange-talon-limit = Wie viele Karten liegen noch im Talon?
ask-ecarte-propose-pass = Ist die erste Karte schon ausgespielt, und möchte { $seat } andere Karten?
ask-ecarte-propose-dealer-cannot = Wer von beiden hat in diesem Spiel das erste Wort?
ask-ecarte-propose-refuse = Was ist eben gefragt worden, und wer muss antworten?
ask-ecarte-propose-accept = Was ist eben gefragt worden, und welche zwei Antworten gibt es?
ask-ecarte-exchange-elder-first = Der Vorschlag ist angenommen: Wer legt vor wem ab, und wie viele mindestens?
ask-ecarte-exchange-dealer-any-number = Hat die andere Person schon getauscht, und was ist im Talon übrig?
ask-ecarte-exchange-discards-dead = Wo liegen die Karten, die abgelegt worden sind?
ask-ecarte-exchange-repeat = Der Tausch ist vorbei: Was konnte { $seat } davor tun, und was jetzt?
ask-ecarte-stand-elder-leads = Muss { $seat } erst nach anderen Karten fragen?
ask-ecarte-king-optional = Muss man eine gute Karte zeigen?
ask-ecarte-play-lead-free = Liegt eine Karte im Stich, auf die { $seat } antworten müsste?
ask-ecarte-play-free-discard = Was ist ausgespielt, was ist Trumpf, und hat { $seat } von beidem etwas?
ask-ecarte-play-trump-led = Welche Farbe ist ausgespielt, und kann { $seat } darin höher spielen?
ask-ecarte-play-next-lead = Wem gehört der letzte Stich?
ask-ecarte-deal-elder-leads = Wer von beiden gibt in diesem Spiel?
ask-ecarte-renonce-definition = Hat jemand gegen eine Pflicht gespielt, und sieht man es schon?
ask-ecarte-chouette-over = Wie viel ist zusammen gesetzt, und wie viel liegt in der Bank?
ask-ecarte-chouette-under = Wie viel ist zusammen gesetzt, und wie viel liegt in der Bank?
