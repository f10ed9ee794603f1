"""The engine's vocabulary: cards, moves, rulings, options, playing; no game is in it."""
