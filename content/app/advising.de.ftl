# In einer Chouette raten, wenn gespielt wird.

play-advise = Du darfst raten, bevor der Ponte entscheidet.
play-choose-advice = Du darfst raten: Wähl im Blatt des Ponte, was abgelegt werden soll, dann:
play-say-nothing = Nichts sagen
play-silent = In diesem Spiel nichts mehr sagen
play-unadvised = Hier rät dir niemand; frag „Was nun?“.
