# Fragen an die Regeln.

ask-nothing = Dazu steht in keiner Regel ein Wort. Versuch es mit dem, was am Tisch geschieht: ausspielen, bedienen, letzte Karte.
ask-unknown = Unbekannt: { $words }.
ask-kind-rule = Regel
ask-kind-option = Option
ask-kind-preset = Regelsatz
ask-kind-gap = Offene Frage
ask-kind-example = Beispiel
ask-kind-exercise = Übung
ask-kind-term = Begriff
ask-kind-page = Seite
ask-kind-game = Spiel
error-ask-no-question = Eine Frage hat das Feld question mit einem Text, nicht „{ $text }“.
error-ask-no-language = Eine Sprache „{ $text }“ gibt es nicht; es gibt de und en.
error-ask-not-a-text = „{ $field }“ ist ein Text oder bleibt weg; „{ $text }“ ist keiner.
