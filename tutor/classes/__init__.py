"""A class: what its phones and screens ask and are shown, and what was answered."""
