# A notebook before a class: the talk and the worksheet.

course-teach = Teach
course-talk = As a talk on the projector
course-sheet = As a worksheet with its key
course-own = Make it my own
talk-back = Back (page up)
talk-next = On (page down)
talk-leave = Leave the talk (Esc)
sheet-how = Print with the print command of your browser; the key comes on a page of its own.
sheet-title = Worksheet
sheet-name = Name
sheet-ask = What may { $seat } do? Mark it, and say why.
sheet-several = Several answers are right.
sheet-key = Key
sheet-legal = legal
sheet-trick = In the trick
sheet-app = With the app:
sheet-empty = Nothing in this notebook can be asked on paper.
