"""Figures, each with the work it did, and the app under test; not in the wheel."""
