"""What a tutor adds to a verdict; it knows engine and words and never decides legality."""
