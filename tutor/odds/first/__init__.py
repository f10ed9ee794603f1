"""Écarté's first decision solved: stand or propose, accept or refuse, and what to throw.

In the order to read them:

* ``deals.py``: dealing, the classes of hands, and what an open deal is worth in points;
* ``solve.py``: both players learn against each other until neither gains much by changing;
* ``certify.py``: what the best answer of either side still gains;
* ``run.py``: both for the two games below, in pieces that a stopped run does not do again;
* ``stakes.py``: what elder is paid, points or the chance to win the game;
* ``sample.py``, ``scores.py``: every score, solved backwards from four all out of deals dealt once;
* ``matching.py``: the scores that ship, and the chance to win at each;
* ``solution.py``, ``weigh.py``: the answer for one hand, and what its choices are worth, weighed when asked;
* ``again.py``, ``second.py``: a second proposal, learned against each other, and what it changes;
* ``closed.py``: the same decision when nobody sees the other hand, estimated beside it;
* ``whole.py``, ``remember.py``: all hands at once, and rules to remember.

The game: elder stands or proposes; the dealer accepts or refuses; elder throws one to five cards, then the dealer, who
sees how many elder threw, one to five; then play.  At a neutral score points are paid: one for three tricks, two for
all five, two for the opponent of a player who stood or refused and failed.  Once the cards lie they are valued by the
exact table for open hands, so nothing is learned from the play itself.

Which trump is turned changes nothing but the names of the seven others: all eight ranks are one game.  With the point
for the trump king there are two, because a turned king is nobody's: that one is the game without the point again.
"""
