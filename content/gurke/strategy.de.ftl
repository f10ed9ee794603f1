# Was ein Grundsatz in einer Stellung sagt, und was der andere Zug täte.

gurke-well-change-the-middle =
    .advice = { $n ->
        [0] Hier ist nichts Mittleres, das weg müsste.
        [one] { $cards } ist weder hoch noch niedrig.
       *[other] { $cards } sind weder hoch noch niedrig.
    }
    .other = Nicht: { $other }. Damit ginge Hohes oder Niedriges weg, oder es bliebe zu viel Mittleres.
gurke-well-do-not-raise =
    .advice = Von den anderen Händen ist noch nichts bekannt, und teurer werden kann es für alle.
    .other = Nicht: { $other }. Das setzt mehr aufs Spiel, ohne dass man mehr weiß.
gurke-well-keep-an-ace-for-the-end =
    .advice = { $kept } ist im letzten Stich die niedrigste Karte und bleibt deshalb; { $card } reicht hier.
    .other = { $other } gäbe das Ass her, bevor es am meisten nützt, oder bliebe höher als nötig.
gurke-well-lead-high-keep-the-highest =
    .advice = Mit { $n } Karten auf der Hand ist noch Zeit: { $card } holt den anderen die kleinen Karten heraus, die höchste bleibt für später.
    .other = { $other } gäbe eine kleine Karte her, die am Ende fehlt, oder die höchste zu früh.
gurke-well-lead-the-highest-near-the-end =
    .advice = Nur noch { $n } Karten: { $card } muss weg, damit zuletzt die niedrigste übrig bleibt.
    .other = Nach { $other } bliebe { $card } für den letzten Stich, und der wird teuer.
gurke-well-reach-and-save-the-small-ones =
    .advice = { $card } reicht, und { $kept } bleibt für den letzten Stich.
    .other = Mit { $other } ginge eine Karte weg, die später mehr wert ist.
gurke-well-go-high-near-the-end =
    .advice = Nur noch { $n } Karten: { $card } geht jetzt weg, und { $kept } bleibt.
    .other = Nach { $other } bliebe eine höhere Karte für den letzten Stich.
gurke-well-cannot-reach =
    .advice = Nichts reicht heran, also geht { $card }.
    .other = { $other } wäre gleich viel wert.

# Was der Coach zuerst fragt.

coach-ask =
    .lead = Mit welcher Karte willst du am Ende übrig bleiben?
    .follow = Reicht etwas heran, und was müsstest du sonst hergeben?
    .speak = Welche deiner Karten sind weder hoch noch niedrig?

# Was tut, wer keinen Grundsatz kennt.

coach-habit = Gibt das Niedrigste her und hebt die hohen Karten für später auf; zuletzt wird das teuer.
