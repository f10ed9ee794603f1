# Wörter am Tisch und Sätze für das, was nicht geht.

tag-dealer = gibt
tag-winner = gewinnt
tag-loser = verliert
tag-gurke = ein Leben verloren
tag-is-gurke = ausgeschieden
tag-bought-back = zurückgekauft
tag-kontra = hat Kontra gesagt
tag-doubled = zahlt doppelt
tag-fourfold = zahlt vierfach
pile-stock = Talon
pile-discards = Abgelegtes
pile-losing-cards = Verliererkarten
fact-deal = Spiel
fact-limit = Grenze
fact-pot = Pott
fact-undealt = übrige Karten
error-gives-wrong-count = Hier sind { $count } Karten zu geben, nicht { $n }.
error-talon-count = Der Talon kann nicht { $n } Karten haben: Übrig sind { $rest }.
error-score-over-limit = { $seat } steht bei { $n } und müsste damit schon draußen sein oder ein Leben verloren haben.
error-trick-order = { $seat } wäre noch nicht dran gewesen: Gespielt wird reihum, beginnend mit dem Ausspiel.
error-trick-uneven = In einem Stich legen alle gleich viele Karten, und ohne Sätze immer eine.
error-hands-uneven = Die Hände passen nicht zusammen: { $sizes } Karten. Wer schon gespielt hat, hält so viel weniger, wie im Stich liegt; sonst sind alle gleich groß.
error-phase-not-here = { $phase ->
    [swap] An diesem Tisch tauscht vor dem ersten Stich niemand Karten; diesen Augenblick gibt es hier nicht.
    [draw] An diesem Tisch tauscht vor dem ersten Stich niemand Karten; diesen Augenblick gibt es hier nicht.
    [kontra] An diesem Tisch gibt es kein Kontra; diesen Augenblick gibt es hier nicht.
    [buy] An diesem Tisch kauft sich niemand zurück; diesen Augenblick gibt es hier nicht.
   *[free] An diesem Tisch fragt vor dem ersten Stich niemand nach neuen Händen; diesen Augenblick gibt es hier nicht.
}
