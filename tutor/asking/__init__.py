"""Asking: a typed question, in German or English, and everything in the books that answers it."""
