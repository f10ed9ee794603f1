# What a chart shows, in one sentence, and its figures.
chart-alt = Chart: { $name }
chart-figures = The figures: { $name }
chart-range = { $low } to { $high }
chart-tricks = Most often it is { $k ->
    [0] no trick
    [one] one trick
   *[other] { $k } tricks
} ({ $p }); three or more in { $point }, all five in { $vole }.
chart-leads = { $kind }: { $same ->
    [yes] { $p } after any card
   *[no] most after { $best } ({ $p }), least after { $worst } ({ $q })
}
chart-bracket = { $parts }; two to one would be { $two }.
chart-among = { $share } of all hands reach two to one; this hand { $reaches ->
    [yes] does
   *[no] does not
}, with { $here }.
chart-yardstick = One dot for each hand in each role: for { $close } of { $n } dots the point is made as often in hidden play as with open hands, give or take five percentage points.
chart-patterns = On average, elder makes three tricks most often with { $best } ({ $p }) and least often with { $worst } ({ $q }); the dealer with { $dealer-best } ({ $dealer-p }) and { $dealer-worst } ({ $dealer-q }).
chart-solved = Kept most often: { $best } ({ $p }); least often: { $worst } ({ $q }). Always following the list is most costly with { $dear }: { $loss } points a hand.
chart-as = { $pattern } as { $role }
chart-hands = The solution keeps { $none } of the hands without a trump, { $one } of those with one, { $two } with two and { $more } with three or more.
chart-hands-trumps = { $n ->
    [0] No trump
    [one] One trump
   *[other] { $n } trumps
}
chart-scores = { $role ->
    [elder] Elder stands
   *[dealer] The dealer refuses
} most often at { $most } ({ $p }) and least often at { $least } ({ $q }), elder’s points first.
