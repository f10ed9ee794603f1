# Giving advice in a chouette that is being played.

play-advise = You may advise before the punter decides.
play-choose-advice = You may advise: choose in the punter’s hand what should be laid away, then:
play-say-nothing = Say nothing
play-silent = Say nothing more in this deal
play-unadvised = Nobody advises you here; ask “What now?”.
