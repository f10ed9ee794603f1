# Giving advice in a chouette that is being played.

play-advise = You may give advice before the punter decides.
play-choose-advice = You may advise: choose what the punter should discard, then:
play-say-nothing = Say nothing
play-silent = Say nothing more in this deal
play-unadvised = There is nobody here to advise you; ask “What now?”.
