"""What all tests share: random cases are the same at every run, so that a verdict on a change is one on the change.

``uv run pytest --hypothesis-profile=search`` looks at other cases each time.
"""

from hypothesis import settings

settings.register_profile("steady", derandomize=True)
settings.register_profile("search", derandomize=False, print_blob=True)
settings.load_profile("steady")
