"""Everything that is said: the books, sentences about verdicts and events, finding an answer."""
