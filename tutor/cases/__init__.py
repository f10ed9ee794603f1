"""A situation as text and back, and the examples run on the engine."""
