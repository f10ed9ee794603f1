# Ein Notizbuch vor der Klasse: Vortrag und Arbeitsblatt.

course-teach = Unterrichten
course-talk = Als Vortrag am Beamer
course-sheet = Als Arbeitsblatt mit Lösung
course-own = Zu meinem eigenen machen
talk-back = Zurück (Bild auf)
talk-next = Weiter (Bild ab)
talk-leave = Vortrag verlassen (Esc)
sheet-how = Drucken mit dem Druckbefehl des Browsers; die Lösung kommt auf eine eigene Seite.
sheet-title = Arbeitsblatt
sheet-name = Name
sheet-ask = Was darf { $seat }? Ankreuzen und begründen.
sheet-several = Mehrere Antworten sind richtig.
sheet-key = Lösung
sheet-legal = erlaubt
sheet-trick = Im Stich
sheet-app = Mit der App:
sheet-empty = In diesem Notizbuch steht noch nichts.
