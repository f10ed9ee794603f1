# Warum keine Änderung ein Verbot aufhebt: nach der Regel, die verbietet, und der Art des Zuges. Fakt: $seat, wer es versucht.

never-getaway-lastcard-draw =
    .draw = Gezogen wird erst nach dem Ausspielen: Die letzte Karte der Hand muss vorher gelegt sein und ihren Stich machen.
never-knockout-whist-trump-choose-after-deal =
    .knock = Klopfen darf nur, wer als zweite Chance eine einzelne Karte bekommen hat; { $seat } hat ein Blatt zu spielen.
never-knockout-whist-dog-play-or-knock =
    .knock = Klopfen darf nur, wer als zweite Chance eine einzelne Karte bekommen hat; { $seat } hat ein Blatt zu spielen.
never-ecarte-exchange-elder-first =
    .discard = Wer Karten verlangt hat, legt wenigstens eine weg, gleich mit welchem Blatt und nach welchem Regelsatz.
never-ecarte-king-exclusive =
    .announce = Solange dieser König offen auf dem Tisch liegt, hat ihn niemand auf der Hand, und sein Punkt ist geschrieben: Zum Ansagen müsste anders gegeben sein.
never-ecarte-renonce-definition =
    .claim = Ein Verstoß muss auf dem Tisch liegen: Vorher müsste jemand gegen eine Pflicht gespielt haben.
never-ecarte-chouette-over =
    .raise = Wie viel fehlt, ergibt sich aus Bank und Einsätzen: Genau das kommt dazu, kein anderer Betrag.
    .side = Wie viel fehlt, ergibt sich aus Bank und Einsätzen: Genau das wird gedeckt, kein anderer Betrag.
never-gurke-set-lead =
    .play = Es liegt an den Karten selbst: Sie haben verschiedene Ränge, und nichts am Tisch macht sie gleich.
never-gurke-set-no-mixing =
    .play = Mehr als eine der ausgespielten Karten müsste niedriger sein: Das wäre ein anderer Stich.
never-gurke-set-same-count =
    .play = Die Zahl steht mit dem Ausspiel fest: Bei einer anderen Zahl ausgespielter Karten wäre es ein anderer Stich.
never-gurke-rassi-frei =
    .free = Gefragt wird in jedem Spiel nur einmal, vor dem Doppeln, und es kommt auf das Blatt an; für beides zusammen müsste anders gegeben sein.
