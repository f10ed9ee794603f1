"""What must be so where the coach says something of another move, asked of the cards as they lie: one file a game."""
