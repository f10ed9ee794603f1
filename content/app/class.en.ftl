# A class at the table: the teacher, the projector, the phones.

# The teacher
class-nav = Class
class-title = A class at the table
class-lead = Everybody answers on their own phone, and nobody needs an account. You reveal the answers, each with its rule beside it.
class-not-yours = To lead a class you need the teacher’s link; it was printed where the server was started. To join in, open the address below.
class-join-in = Join in
class-own-machine = This app can only be reached from this computer; no phone can open it. Start it with “uv run tutor run --share”, and the class will show an address and a QR code that work on the same network.
class-open = Open a class
class-open-from = What should the class work through?
class-open-this = Open a class with “{ $title }”
class-from-course = Course: { $title }
class-hold = With a class
class-none = There is no class yet. Open one from a notebook or a course.
class-nothing-in-it = This notebook has no block yet that could be shown to a class.
class-row = { $time } · code { $code } · { $n ->
    [0] nobody yet
    [one] one seat
   *[other] { $n } seats
}
class-lead-it = Lead
class-keep = Keep
class-keep-help = Unless you keep it, the class and all its answers are deleted 24 hours after its last change.
class-delete = Delete
class-all = All classes
class-projector = Projector
class-results = Results
class-results-none = No answers yet.
class-csv = Download as CSV
class-table = The table
class-one-block = A position
class-code = Code
class-address = Open on your phone
class-question-of = { $n } of { $of }
class-here-now = { $n } here
class-answered-of = { $n } of { $of } have answered
class-names = Here: { $names }

# Keys
class-back = Back
class-next = Next
class-begin = First question
class-stop = Stop
class-go-on = Open again
class-reveal = Reveal
class-more = Show more
class-again = Ask again
class-qr = Large QR code
class-close = Close
class-leave = Leave the projector view
class-so-far = Show answers so far
class-gathering = We are about to begin.
class-is-over = That’s all.

# Every screen
class-ask-move = You are { $seat }. What do you play?
class-ask-odds-elder = You are elder: do you play, or do you propose?
class-ask-odds-dealer = You are the dealer, and elder has proposed: do you refuse, or do you give cards?
class-look = Look at the front.
class-legal = legal
class-illegal = not legal
class-right = right
class-wrong = not right
class-trick = On the table
class-first = Nothing yet.
class-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
class-empty = empty
class-connected = Connected
class-since = as of { $n }
class-lost = No connection for { $n } s – it will resume by itself
class-exact = { $n } of { $of } got everything right
class-seat-number = Seat { $n }
class-csv-seats = By seat number, as CSV
class-desk-notes = Your notes
class-desk-next = Next
class-desk-seats = Who has answered
class-desk-worst = Wrong most often
class-desk-clock = Time on this question
class-desk-minutes = { $n } min
class-many-chose = chosen { $n } ×
class-paragraph = The rule

# The phone
class-phone-title = Join in
class-type-code = Class code
class-type-name = Nickname (if you like)
class-go-in = Join in
class-wait = You are in. The first question is on its way.
class-phone-over = The lesson is over. Thank you for joining in!
class-press-one = Tap an answer. You can change it until the reveal.
class-press-all = Several answers are right. Tap all of them; you can change your choice until the reveal.
class-press-many = Tap every card that is legal. You can change your choice until the reveal.
class-sending = Sending …
class-counted = Received
class-too-late = That came too late to count.
class-stopped = No more answers are taken. The right answer is on its way.
class-yours = Your answer
class-yours-none = You did not answer.
class-right-is = Correct
class-allowed-is = Legal
class-unknown-code = There is no such code. The right code is on the screen at the front.
class-too-many-tries = Too many wrong codes. Wait a minute.
class-gone = This class no longer exists.
class-full = This class has no seats left.
class-other-class = Another class
class-mine = chosen by you
class-look-at = Tap a card or a move: the reason appears below, and you can ask “What if?”.
class-what-if = What if?
class-what-if-table = See it on the table
class-rules-ask = Ask the rules
class-rules-how = May I …? What happens if …?
class-rules-go = Ask
class-rules-read = Understood
class-rules-many = You have asked a lot. Wait a minute.
class-rules-later = A question of the class is open now. Ask again once it has been answered.

# Command line
class-cli-row = { $code } { $title }: { $seats } seats, { $ballots } answers{ $kept ->
    [yes] , kept
   *[other] {""}
}
class-cli-none = No classes.
class-cli-deleted = Deleted.
class-cli-sure = Delete the class “{ $title }” with all its answers?

error-class-none = This class no longer exists; unless it is kept, a class is deleted 24 hours after its last change.
error-class-full = All { $most } seats of this class are taken.
error-class-no-seat = This phone does not have a seat in the class yet.
class-shut = The door of this class is closed. Ask your teacher.
class-sent-away = You have been sent out of this class.
class-queue = Many people are joining at the same time. You are in the queue and will be let in; stay on this page.
class-door = Door open
class-door-help = With the door closed, everybody who has a seat carries on, and nobody new can join.
class-who = Who is here ({ $n })
class-seat-of = { $named ->
    [true] { $name } (seat { $n })
   *[other] seat { $n }
}
class-send = Send { $name } away
error-class-shut = The door of this class is closed.
error-class-sent-away = You have been sent out of this class; this phone cannot come back in.
class-door-and-seats = Door and seats

# Again, and later
class-twin = Twin question
class-twin-help = The same rule in another position: the question comes at once, and then the lesson goes on.
class-twin-of = One more like question { $n }
class-twin-number = Twin of { $n }
error-class-no-twin = This question has no twin, because no exercise asks about the same rule under this rule set.
class-later = Come back to this
class-later-not = Do not come back to this
class-comeback = Come back to
class-comeback-none = Nothing is marked, and every question was answered right by more than half.
class-comeback-row = { $n } of { $of } right
class-comeback-marked = marked
class-ask-anew = Ask again
class-by-question = By question
class-by-seat = By seat
class-to-repeat = Three rules to repeat
class-to-repeat-none = No question about a rule was answered wrong.
class-to-repeat-row = { $n ->
    [one] answered wrong once
   *[other] answered wrong { $n } times
}
class-csv-rules = Rules to repeat, as CSV
class-seat = Seat

# Everybody plays the same deal
class-ask-deal = You are { $seat }. Play this deal to its end.
class-press-deal = Tap the card you want to play. Once tapped, it is played.
class-deal-over = Played to the end.
class-deal-go-on = Go on without saying anything
class-deal-far = How far each seat has got
class-deal-parted = Where they parted ways
class-deal-at = Move { $n }:
class-deal-ends = How it ended
class-deal-seats = { $n }:
error-class-deal-over = You have nothing left to play here.
class-desk-minutes-of = { $n } of { $of } min
class-from-lesson = Lesson: { $title }
