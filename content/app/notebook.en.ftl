# Notebooks: what can be wrong with one.

notebook-checked = “{ $title }”: { $stations ->
    [one] one station
   *[other] { $stations } stations
}, { $blocks ->
    [one] one live block
   *[other] { $blocks } live blocks
}, { $n ->
    [0] nothing to complain about.
    [one] one finding.
   *[other] { $n } findings.
}

error-notebook-no-head = A notebook begins with a head: title, lang and game between two lines of three dashes.
error-notebook-head-not-a-mapping = The head is written as fields, each on a line, such as title: My lesson.
error-notebook-newer = This notebook is written for version { $n } of the format; this app knows version { $most }. What it does not know stays as text.
error-notebook-unknown-block = There is no live block “{ $text }”; the kinds are { $values }.
error-notebook-not-closed = This { $kind } block is not closed: it ends with the same signs that it begins with, alone on a line.
error-notebook-nested = A live block stands at the left margin, not inside a list or a quotation.
error-notebook-not-fields = In a { $kind } block stand fields, each on a line: name: value.
error-notebook-two-cases = Either “{ $text }” is shown or a case of its own; besides the name only preset, options and after can stand here.
error-notebook-claims-not-a-mapping = Claims are written as fields, such as legal: [♥9].
error-notebook-between = A comparison needs at least two rule sets under between; there are { $presets }.
error-notebook-differ = The verdict differs for { $found }; the text says: { $text }.
error-notebook-from-to = A record cannot be shown from step { $first } to step { $last }.
error-notebook-no-rule = Which rule is meant? Its id stands behind the kind of the block, or one id a line.
error-notebook-over = The game is over here; there is nothing left to play.
error-notebook-no-term = The glossary of this game has no “{ $text }”.
error-teaches-unknown = In this game nothing is called “{ $text }” that could be taught: no rule, no kind of move, no badge, no panel, no word of the glossary. The nearest rule is { $nearest }.
error-notebook-too-many-blocks = A notebook has at most { $most } live blocks; from here on they are not checked.
error-notebook-comma = Inside braces a comma ends the text. Put the text in quotation marks: text: { $text }.
error-notebook-not-a-mapping = Below “{ $field }” stand fields, each on a line: name: value.
error-notebook-not-a-text = “{ $field }” is a text; put it in quotation marks if it begins with a bracket.
error-notebook-picture = Pictures are not shown here: { $text } would stand there as text.
error-notebook-html = HTML is not understood here: { $text } would stand there as text. A note for yourself stands between <!-- and -->.
error-notebook-footnote = There is no footnote { $text } in this part of the text. It is written as { $text }: and the note, in a line of its own.
error-notebook-cut = “{ $text }” cannot be said of a screen; there are: hidden, join, and a time such as 5 min.
error-notebook-screen-empty = There is nothing on this screen; it is left out.

# Screens
notes-screens = Screens
notes-screen-of = Screen { $n } of { $of }
notes-screen-split = Split here
notes-screen-join = Join with the next one
notes-screen-up = Move up
notes-screen-down = Move down
notes-screen-hide = Leave out in class
notes-screen-minutes = Minutes for it (0: open)
notes-screen-hidden = This screen is left out in class.
notes-screen-wrong = This screen cannot be shown yet; what is missing is said at the text.
notes-look = View
notes-look-page = Page
notes-look-wall = Wall
notes-look-phone = Phone
notes-look-paper = Paper
notes-paper-none = Nothing of this screen is on paper: it asks nothing.
notes-lessons = One lesson of 45 minutes
notes-courses = A whole course
