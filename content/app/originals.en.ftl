# A person's own copy of a page, and how much of it is executable.

ui-originals = Originals
ui-coverage = Coverage
originals-read = Read in the original

## Adding and removing

originals-manage = Your copies
originals-lead = Put your saved copy of the German page beside our rules: as plain text, or as HTML from the browser. The copy is kept on this computer only and never becomes part of a link, and nothing is fetched from the network.
originals-lead-away = Put your saved copy of the German page beside our rules: as plain text, or as HTML from the browser. This app does not run on your computer, so the copy is kept for this visit only: nobody else sees it, and it is gone when you close the page.
originals-upload = Choose files
originals-kept = { $game }: { $file }, added on { $added }
originals-remove = Remove
originals-remove-help = Delete the copy of { $game } now, for good
originals-no-copy = There is no copy of the page on { $game } yet. Even without one you can see how the page is built, and how much of it is executable.
originals-to-coverage = Go to coverage
originals-aligning = Matching the paragraphs.

## Whose text

originals-whose = This text belongs to others. The file says: { $said }.
originals-author = Text: { $name }
originals-translator = Translation: { $name }
originals-edition = Edition: { $name }
originals-contributors = Contributions: { $name }
originals-nobody = This text belongs to others. The file does not say who wrote it.

## Reading

originals-columns = Columns
originals-column-original = Original
originals-column-ours = Our text
originals-column-why = Explanation
originals-place-none = paragraph { $n } of the copy
originals-doubtful = probably
originals-also = Also based on this:
originals-example = An example; you can play it through below.
originals-unclaimed = There is no entry for this yet.
originals-unknown = This paragraph is not on the page as we know it.
originals-sort-rule = There is no entry for this yet.
originals-sort-credits = Not a rule: authors and edition.
originals-sort-links = Not a rule: links to other pages.
originals-sort-software = Not a rule: programs.
originals-sort-background = Not a rule: names, origins, transitions.
originals-sort-navigation = Not a rule: website navigation.
originals-sort-contents = Not a rule: table of contents.
originals-not-here = “{ $place }” is not in this copy.
originals-rules = { $n ->
    [one] One entry:
   *[other] { $n } entries:
}
originals-examples = { $n ->
    [one] One example to play through:
   *[other] { $n } examples to play through:
}
originals-exercises = { $n ->
    [one] One exercise:
   *[other] { $n } exercises:
}
originals-nothing-here = No entry is based on this paragraph.
originals-steps = This paragraph describes steps { $first } to { $last } of the example.
originals-close = Close the paragraph

## What was found

originals-found = { $paragraphs } paragraphs: { $aligned } are matched with rules, { $not_a_rule } are not rules{ $unclaimed ->
    [0] {""}
    [one] , one has no entry
   *[other] , { $unclaimed } have no entry
}{ $unknown ->
    [0] {""}
    [one] , one is unknown
   *[other] , { $unknown } are unknown
}.
originals-left = { $n ->
    [0] What is not a rule
    [one] One place is open
   *[other] { $n } places are open
}
originals-expected = Expected but not found in this copy
originals-left-unclaimed = Paragraphs without an entry
originals-left-unknown = Paragraphs that are not on the page as we know it
originals-left-doubtful = Paragraphs whose match is only probable
originals-left-not-a-rule = Paragraphs that are not rules

## On the command line

originals-added = “{ $file }” is { $game }: { $paragraphs } paragraphs, { $aligned } matched, { $not_a_rule } not rules, { $unclaimed } without an entry, { $unknown } unknown.
originals-expected-line = Not found: { $place } ({ $ids })
originals-none-kept = There is no copy; copies are kept in { $folder }.
originals-kept-in = Kept in { $folder }.
originals-removed = “{ $id }” has been deleted.

## What cannot be done

error-original-too-big = “{ $file }” is too large; files of up to { $most } MB are read.
originals-damaged = The copy kept for { $game } is damaged and can no longer be read. Just add the page again; that replaces the copy.
error-original-nested = “{ $file }” is nested more deeply or holds more markup than any page of text would, so it is not read.
error-original-too-long = “{ $file }” has { $n } paragraphs, more than any of the five pages; at most { $most } are read.
error-original-empty = There is no text in “{ $file }”.
error-original-binary = “{ $file }” is not readable text. Please save the page as plain text or HTML, not as a PDF, an image or a word-processor document.
error-original-unknown = “{ $file }” is not one of the pages explained here: { $pages }.
error-original-not-kept = Nothing can be saved in { $folder }.
error-no-such-original = There is no copy “{ $text }”; the copies are { $known }.

## Coverage

coverage-of = { $n } of { $of } paragraphs with rules
coverage-counting = Counting.
coverage-lead = Of the page’s { $n } paragraphs, { $counted } state rules: { $full } of these are fully executable ({ $percent } per cent), { $part } in part, { $none } not at all, and { $unclaimed } have no entry. Of the other { $others }, { $told } only tell or advise, and { $not_a_rule } are links, credits and the like.
coverage-state-full = fully executable
coverage-state-part = executable in part
coverage-state-none = not executable
coverage-state-told = nothing to execute
coverage-state-unclaimed = no entry
coverage-kind-example = example from here
coverage-engine = engine
coverage-engine-none = no engine
coverage-examples = { $n ->
    [one] 1 example
   *[other] { $n } examples
}
coverage-examples-none = no example
coverage-exercises = { $n ->
    [one] 1 exercise
   *[other] { $n } exercises
}
coverage-exercises-none = no exercise
coverage-replays = { $n ->
    [one] in 1 record
   *[other] in { $n } records
}
coverage-replays-none = in no record
coverage-idle = { $n ->
    [one] One entry is not executable
   *[other] { $n } entries are not executable
}
coverage-why-missing = Rules the engine still lacks
coverage-why-component = Cards, seats, procedure: the game is built on these entries, but the engine does not cite them
coverage-why-advice = Advice: helps you choose and forbids nothing
coverage-why-etiquette = Custom: the engine gives no verdict on it
coverage-why-history = Background: nothing to play by
coverage-why-aim = Aim: says what the game is about and decides no move
coverage-why-gap = Open questions without a place of their own in the engine
coverage-show = Show
coverage-show-all = All paragraphs
coverage-show-open = Only what is open
coverage-nothing-open = Everything that can be executed is executed.
