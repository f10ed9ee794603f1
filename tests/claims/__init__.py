"""What a sentence says besides its own verdict, and how the engine is asked whether it is so.

A claim is found by the words that make it, in both languages, or by the fact that it names.
So a new sentence with the same words is checked as well, and a wording that one language
alone promises something with is a fault.
"""
