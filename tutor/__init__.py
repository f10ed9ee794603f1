"""Learn and teach card-game rules: every move judged, explained and traced to its paragraph."""
