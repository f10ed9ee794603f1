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

error-notebook-no-head = A notebook begins with a header: title, lang and game between two lines of three dashes.
error-notebook-head-not-a-mapping = The header is written as fields, one on each line, such as title: My lesson.
error-notebook-newer = This notebook is written for version { $n } of the format; this app knows version { $most }. What it does not know is shown as text.
error-notebook-unknown-block = There is no live block “{ $text }”; the kinds are { $values }.
error-notebook-not-closed = This { $kind } block is not closed: it ends with the same marks it begins with, alone on a line.
error-notebook-nested = A live block starts at the left margin, not inside a list or a quotation.
error-notebook-not-fields = A { $kind } block holds fields, one on each line: name: value.
error-notebook-two-cases = A block shows either “{ $text }” or a case of its own; besides the name, the block can hold only “preset”, “options” and “after”.
error-notebook-claims-not-a-mapping = Claims are written as fields, such as legal: [♥9].
error-notebook-between = A comparison needs at least two rule sets under “between”; you can choose from { $presets }.
error-notebook-differ = The verdict differs for { $found }; the text says: { $text }.
error-notebook-from-to = A record cannot be shown from step { $first } to step { $last }.
error-notebook-no-rule = Which rule is meant? Write its id after the kind of block, or one id on each line.
error-notebook-over = The game is over here; there is nothing left to play.
error-notebook-no-term = The glossary of this game has no entry “{ $text }”.
error-sit-no-such-fact = No table of this game shows anything called “{ $text }”.
error-teaches-unknown = This game has nothing called “{ $text }” to teach: no rule, kind of move, badge, panel or glossary word. The nearest name is { $nearest }.
error-teaches-nothing = There is nothing after “teaches:”. Name what this station teaches, or leave the line out.
error-teaches-elsewhere = Write “teaches:” directly below the heading of a station (##). Where it stands now, it is text that everybody reads.
error-teaches-not-yet = “{ $text }” is needed here, but no station so far teaches it. Write it after “teaches:”, in this station or an earlier one.
error-notebook-too-many-blocks = A notebook can have at most { $most } live blocks; from here on they are not checked.
error-notebook-choice-twice = “{ $text }” appears twice among the answers.
error-notebook-covers = The rule “{ $text }” belongs to another game.
error-notebook-comma = Inside braces, a comma ends the text. Put the text in quotation marks: text: { $text }.
error-notebook-not-a-mapping = Below “{ $field }”, write fields, one on each line: name: value.
error-notebook-not-a-text = “{ $field }” is a text; put it in quotation marks if it begins with a bracket.
error-notebook-picture = Only images kept with the notebook are shown; { $text } would appear as plain text. Drop the image onto the text.
error-notebook-picture-unsaid = What does this image show? Write it between the square brackets, for anyone who cannot see it.
error-notebook-picture-missing = The image “{ $text }” is not here. Drop it onto the text again, or import the notebook from its file.
error-picture-unreadable = This is not an image that can be shown here, or it is damaged.
error-picture-too-big = An image in a notebook can have at most { $most } kB.
error-notebook-html = HTML is not understood here: { $text } would appear as plain text. Put notes to yourself between <!-- and -->.
error-notebook-footnote = There is no footnote { $text } in this part of the text. Write it as { $text }: and the note, on a line of its own.
error-notebook-link = { $text } is not a link that works here; it would appear as plain text. A link leads to a heading (#aim), to a rule or to a page (https://…).
error-notebook-mark = { $text } would appear as plain text: nothing can be crossed out or ticked here.
error-notebook-no-place = This notebook has no heading “#{ $text }”, and nothing is called that in the rules.
error-notebook-id-twice = “{ $text }” is already the name of a heading above, so a link to it never comes here.
error-notebook-cut = “{ $text }” is not a setting for a screen; you can write “hidden”, “join” or a time such as “5 min”, or “step” on its own.
error-notebook-step = Nothing can appear step by step here. Put “step” after the question or table on the same screen, or on a screen that has only text; everything that appears later goes below it.
error-notebook-screen-empty = There is nothing on this screen, so it is left out.

# Screens
notes-screens = Screens
notes-screen-of = Screen { $n } of { $of }
notes-screen-split = Split here
notes-screen-step = Show the rest later
notes-screen-join = Join with the next screen
notes-screen-up = Move up
notes-screen-down = Move down
notes-screen-hide = Leave out in class
notes-screen-minutes = Minutes planned (0: none set)
notes-screen-hidden = This screen is left out in class.
notes-screen-wrong = This screen cannot be shown yet; the text says what is missing.
notes-look = View
notes-look-page = Page
notes-look-wall = Wall
notes-look-phone = Phone
notes-look-paper = Paper
notes-paper-none = This screen is empty, on paper too.
notes-lessons = One lesson of 45 minutes
notes-courses = A whole course
