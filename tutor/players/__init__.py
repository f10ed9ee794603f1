"""Players that are no people: what a seat remembers and imagines, and how it chooses; they know the engine alone."""
