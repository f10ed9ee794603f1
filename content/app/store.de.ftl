# Was aufgehoben wird.

data-exported = Alles liegt jetzt in { $file }.
data-imported = { $n ->
    [0] Alles in dieser Datei war schon da.
    [one] Ein Eintrag war neu und ist jetzt aufgehoben.
   *[other] { $n } Einträge waren neu und sind jetzt aufgehoben.
}
data-deleted = Gelöscht.
data-delete-sure = Alles löschen, was aufgehoben ist: Fortschritt, Antworten, Notizbücher, Klassen?

error-store-no-address = TUTOR_DATABASE ist keine Adresse einer Datenbank; sie sieht so aus: postgresql+psycopg://user@host/name.
error-store-no-driver = Für { $text } fehlt der Treiber; zu PostgreSQL gehört die Installation von tutor[postgres].
error-store-unreachable = Die Datenbank { $text } lässt sich nicht benutzen: { $why }.
error-store-newer = Diese Datenbank hat eine neuere Version der App geschrieben ({ $text }); bitte die App aktualisieren.
error-store-changed-meanwhile = Dieses Notizbuch ist inzwischen in einem anderen Fenster gespeichert worden, als Version { $n }. Dein Text ist noch da; sieh dir jene Version an, bevor du speicherst.
error-store-no-notebook = Dieses Notizbuch gibt es nicht; vielleicht ist es gelöscht worden.
error-store-no-version = Eine Version { $n } hat dieses Notizbuch nicht.
error-store-not-an-export = Diese Datei ist kein Export dieser App; einen solchen schreibt tutor data export.
error-store-newer-export = Diese Datei hat eine neuere Version der App geschrieben (Format { $n }); bitte die App aktualisieren.
error-store-no-game = Diese Partie ist hier nicht aufgehoben.
error-store-not-sealed = Diese Sicht ist hier nicht aufgehoben; vielleicht ist sie gelöscht worden, oder der Link gilt auf einem anderen Rechner.
error-store-full = Von dir ist schon sehr viel aufgehoben ({ $most } Einträge dieser Art); mehr wird hier nicht aufgehoben.
