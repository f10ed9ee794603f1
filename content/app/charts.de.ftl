# Was ein Diagramm zeigt, in einem Satz, und seine Zahlen.
chart-alt = Diagramm: { $name }
chart-figures = Die Zahlen: { $name }
chart-range = { $low } bis { $high }
chart-tricks = Am häufigsten { $k ->
    [0] ist es kein Stich
    [one] ist es ein Stich
   *[other] sind es { $k } Stiche
} ({ $p }); drei oder mehr in { $point }, alle fünf in { $vole }.
chart-leads = { $kind }: { $same ->
    [yes] { $p } nach jeder Karte
   *[no] am meisten nach { $best } ({ $p }), am wenigsten nach { $worst } ({ $q })
}
chart-bracket = { $parts }; zwei zu eins wären { $two }.
chart-among = { $share } aller Blätter erreichen zwei zu eins; dieses { $reaches ->
    [yes] auch
   *[no] nicht
}, mit { $here }.
chart-yardstick = Jeder Punkt im Bild steht für ein Blatt in einer Rolle. In { $close } von { $n } Fällen gewinnt es verdeckt so oft wie mit offenen Blättern, auf fünf Prozentpunkte genau.
chart-patterns = Drei Stiche macht die Vorhand im Mittel am häufigsten mit { $best } ({ $p }) und am seltensten mit { $worst } ({ $q }); der Geber mit { $dealer-best } ({ $dealer-p }) und { $dealer-worst } ({ $dealer-q }).
chart-solved = Am häufigsten behalten: { $best } ({ $p }); am seltensten: { $worst } ({ $q }). Der Liste immer zu folgen, kostet am meisten bei { $dear }: { $loss } Punkte je Blatt.
chart-as = { $pattern } als { $role }
chart-hands = Die Lösung behält { $none } der Blätter ohne Trumpf, { $one } der Blätter mit einem, { $two } mit zwei und { $more } mit drei oder mehr.
chart-hands-trumps = { $n ->
    [0] Kein Trumpf
    [one] Ein Trumpf
   *[other] { $n } Trümpfe
}
chart-scores = { $role ->
    [elder] Die Vorhand spielt
   *[dealer] Der Geber lehnt ab:
} am häufigsten bei { $most } ({ $p }), am seltensten bei { $least } ({ $q }), Punkte der Vorhand zuerst.
