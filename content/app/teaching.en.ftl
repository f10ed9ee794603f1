# A notebook before a class: the talk and the worksheet.

course-teach = Teach
course-talk = As a talk on the projector
course-sheet = As a worksheet with a key
course-own = Make it my own
talk-back = Back (page up)
talk-next = Next (page down)
talk-leave = Leave the talk (Esc)
sheet-how = Print with your browser’s print command; the key comes on a separate page.
sheet-title = Worksheet
sheet-name = Name
sheet-ask = What may { $seat } do? Mark it, and say why.
sheet-several = Several answers are right.
sheet-key = Key
sheet-legal = legal
sheet-trick = In the trick
sheet-app = With the app:
sheet-empty = There is nothing in this notebook yet.
