# Our table's rules: ten questions, a rule set with a name, a booklet.

house-title = Our table’s rules
house-intro = How do you play it? Many questions show a moment from the game; your answers become a rule set with its own name, to use on every page and to print.
house-question = Question { $n } of { $of }
house-ask = What do you do at your table?
house-way = { $label }: { $what }
house-dont-know = We don’t know: play the usual way
house-usual = { $label } (as usual)
house-back = Back
house-next = Next question
house-answered = { $n } of { $of } answered
house-name = What is your table called?
house-name-hint = Sunday at Grandma’s
house-nameless = Our table
house-result = Your rules
house-as-usual = So far you play everything the usual way: { $preset }.
house-against = Compared with the usual way ({ $preset }), your table changes this:
house-since = { $what }, decided on { $day }
house-moment = Then: { $what }.
house-unsure = Nobody knew, so you play it the usual way: { $what }.
house-keep = Keep this rule set
house-kept = Kept. You can now choose it wherever rule sets are offered.
house-kept-none = You have not kept a rule set of your own here yet.
house-kept-all = Tables kept here
house-open = Open { $name }
house-remove = Delete { $name }
house-use = Use it
house-print = Print the booklet
house-gone = Parts of this rule set no longer exist or do not go together; the rest still holds.
house-code = For notebooks, the command line and Python
house-by-name = Once it is kept on this computer, its name is enough: preset: { $name }
house-other = Compare with another table
house-other-link = Link of the other table
house-other-bad = This is not a link to a table’s rules for the same game.
house-other-same = Both tables play by the same rules.
house-other-differ = { $n ->
    [one] One thing is different.
   *[other] { $n } things are different.
}
house-we = We play: { $label }
house-they = { $name } plays: { $label }
house-own = { $name } (own table)
booklet-rules = The rules
booklet-trick = A moment from the game
booklet-scores = Score sheet
booklet-player = Player
booklet-decisions = What we have decided
booklet-app = Back to the app
booklet-none = We play the usual way: { $preset }.
house-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
