"""What must last: a learner's progress, and notebooks with all their versions; only this knows the database."""
