"""Exact odds for every Écarté hand.

``answer.py`` is the door: ``odds(hand, turn_up, role)``.  Behind it, in the order to read them:

* ``table.py``: every way two hands can lie against each other, and what it is worth;
* ``layouts.py``: how often each occurs against a given hand;
* ``atlas.py``: all hands at once;
* ``position.py``: any position with open hands, and what each card in it is worth;
* ``tree.py``, ``grow.py``, ``solve.py``, ``sure.py``: what a hand can count on when it sees only its own cards;
* ``sure_atlas.py``: the same for all hands, on all cores or a cluster;
* ``patterns.py``, ``worth.py``: the jeux de règle, and how good they are;
* ``first/``: the first decision solved, stand or propose, accept or refuse, and what to throw;
* ``hidden.py``: what a hand makes when nobody sees the other one, by playing it out.

Except in the last two, counts are whole numbers out of 65,780, the hands that the opponent may hold, and no inference
is drawn from a proposal.
"""
