"""Notebooks: a Markdown file with live blocks, read, checked on the engine and written back without loss."""
