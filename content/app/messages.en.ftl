# Words of the app itself, and the sentences for things that cannot be.

nothing = nothing
list-and = and
list-or = or

card =
    { $rank ->
        [rA] ace
        [rK] king
        [rD] queen
        [rB] jack
        [r10] ten
        [r9] nine
        [r8] eight
        [r7] seven
        [r6] six
        [r5] five
        [r4] four
        [r3] three
       *[r2] two
    } of { $suit }
card-joker = joker { $n }
card-hidden = hidden card
suit =
    { $suit_key ->
        [spades] spades
        [hearts] hearts
        [diamonds] diamonds
       *[clubs] clubs
    }
suit-one =
    { $suit_key ->
        [spades] spade
        [hearts] heart
        [diamonds] diamond
       *[clubs] club
    }
seat-N = North
seat-E = East
seat-S = South
seat-W = West
seat-table = the table
