# Questions put to the rules.

ask-nothing = No rule has a word of this. Try what happens at the table: lead, follow suit, last card.
ask-unknown = Not known: { $words }.
ask-kind-rule = Rule
ask-kind-option = Option
ask-kind-preset = Rule set
ask-kind-gap = Open question
ask-kind-example = Example
ask-kind-exercise = Exercise
ask-kind-term = Term
ask-kind-page = Page
ask-kind-game = Game
error-ask-no-question = A question has the field question with a text, not “{ $text }”.
error-ask-no-language = There is no language “{ $text }”; there are de and en.
error-ask-not-a-text = “{ $field }” is a text or left out; “{ $text }” is none.
