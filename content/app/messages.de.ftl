# Die Wörter der App selbst und die Sätze für das, was nicht geht.

nothing = nichts
list-and = und
list-or = oder

card =
    { $suit ->
        [spades] Pik
        [hearts] Herz
        [diamonds] Karo
       *[clubs] Kreuz
    }-{ $rank ->
        [rA] Ass
        [rK] König
        [rD] Dame
        [rB] Bube
        [r10] Zehn
        [r9] Neun
        [r8] Acht
        [r7] Sieben
        [r6] Sechs
        [r5] Fünf
        [r4] Vier
        [r3] Drei
       *[r2] Zwei
    }
card-joker = Joker { $n }
card-hidden = verdeckte Karte
suit =
    { $suit_key ->
        [spades] Pik
        [hearts] Herz
        [diamonds] Karo
       *[clubs] Kreuz
    }
suit-one =
    { $suit_key ->
        [spades] Pik
        [hearts] Herz
        [diamonds] Karo
       *[clubs] Kreuz
    }
seat-N = Nord
seat-E = Ost
seat-S = Süd
seat-W = West
seat-table = der Tisch
