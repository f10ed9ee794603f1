"""A plain solver for the sure chance against a few hands of the opponent, to check the real one.

It shares no code with it: no spreads, nothing cut, every card played out until three tricks are made or lost.  A card
is (suit, height, name) with trumps as suit 0; of the opponent's cards the own side sees the name when they are played.
Plans come from plain regret matching; both bounds hold for any plans, however bad, so they need no trust.
"""


def takes(reply, led):
    return reply[1] > led[1] if reply[0] == led[0] else reply[0] == 0


def allowed(led, hand):
    same = [card for card in hand if card[0] == led[0]]
    return [card for card in same if card[1] > led[1]] or same or [card for card in hand if card[0] == 0] or list(hand)


def without(hand, card):
    return tuple(other for other in hand if other is not card)


class Node:
    """What the own side has seen: its cards, the hands that may lie behind, tricks, who leads and what was led."""

    def __init__(self, own, hands, got, lost, own_leads, led=None):
        self.layouts = list(hands)
        self.won = got >= 3
        self.after = {}
        if self.won or lost >= 3:
            return
        self.own_turn = own_leads == (led is None)
        if self.own_turn:
            for card in own if led is None else allowed(led, own):
                left = without(own, card)
                if led is None:
                    self.after[card] = Node(left, hands, got, lost, True, card)
                else:
                    won = takes(card, led)
                    self.after[card] = Node(left, hands, got + won, lost + (not won), won)
        else:
            plays = {}
            for layout, cards in hands.items():
                for card in {card[2]: card for card in (cards if led is None else allowed(led, cards))}.values():
                    plays.setdefault(card[2], (card, {}))[1][layout] = without(cards, card)
            for name, (card, behind) in plays.items():
                if led is None:
                    self.after[name] = Node(own, behind, got, lost, False, card)
                else:
                    lose = takes(card, led)
                    self.after[name] = Node(own, behind, got + (not lose), lost + lose, not lose)
        keys = [None] if self.own_turn else self.layouts
        self.choices = {
            key: [play for play, node in self.after.items() if key is None or key in node.layouts] for key in keys
        }
        self.regret = {key: dict.fromkeys(plays, 0.0) for key, plays in self.choices.items()}
        self.total = {key: dict.fromkeys(plays, 0.0) for key, plays in self.choices.items()}


def shares(values):
    whole = sum(value for value in values.values() if value > 0)
    return {play: max(0.0, value) / whole if whole else 1 / len(values) for play, value in values.items()}


def learn(node, own_reach, reach):
    """One round of regret matching; the chance of the point for each layout."""
    if not node.after:
        return dict.fromkeys(node.layouts, float(node.won))
    plans = {key: shares(regret) for key, regret in node.regret.items()}
    value = dict.fromkeys(node.layouts, 0.0)
    after = {}
    for play, child in node.after.items():
        if node.own_turn:
            after[play] = learn(child, own_reach * plans[None][play], reach)
        else:
            after[play] = learn(child, own_reach, {key: reach[key] * plans[key][play] for key in child.layouts})
        for key in child.layouts:
            value[key] += plans[None if node.own_turn else key][play] * after[play][key]
    for key, regret in node.regret.items():
        for play in regret:
            if node.own_turn:
                gain = sum(reach[n] * (after[play][n] - value[n]) for n in node.layouts)
                node.total[key][play] += own_reach * plans[key][play]
            else:
                gain = own_reach * (value[key] - after[play][key])
                node.total[key][play] += reach[key] * plans[key][play]
            regret[play] = max(0.0, regret[play] + gain)
    return value


def sure_of(node):
    """The chance for each layout when the own average plan meets the best answer."""
    if not node.after:
        return dict.fromkeys(node.layouts, float(node.won))
    after = {play: sure_of(child) for play, child in node.after.items()}
    if node.own_turn:
        plan = shares(node.total[None])
        return {key: sum(plan[play] * after[play][key] for play in after) for key in node.layouts}
    return {key: min(after[play][key] for play in node.choices[key]) for key in node.layouts}


def at_most(node, reach):
    """The most that any own plan makes of the opponent's average plan."""
    if not node.after:
        return node.won * sum(reach.values())
    if node.own_turn:
        return max(at_most(child, reach) for child in node.after.values())
    plans = {key: shares(node.total[key]) for key in node.layouts}
    return sum(
        at_most(child, {key: reach[key] * plans[key][play] for key in child.layouts})
        for play, child in node.after.items()
    )


def bracket(own, hands, weights, led, rounds):
    """Bounds for the own side's chance after its lead (None: the opponent leads), over the weights of the hands."""
    node = Node(tuple(own), hands, 0, 0, led is not None, led)
    for _ in range(rounds):
        learn(node, 1.0, weights)
    low = sum(weights[key] * chance for key, chance in sure_of(node).items())
    return low, at_most(node, weights)
