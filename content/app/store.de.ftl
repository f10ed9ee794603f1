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
error-store-newer = Diese Datenbank stammt von einer neueren Version der App ({ $text }); bitte die App aktualisieren.
error-store-changed-meanwhile = Dieses Notizbuch ist inzwischen in einem anderen Fenster gespeichert worden, als Fassung { $n }. Dein Text ist noch da; sieh dir diese Fassung an, bevor du speicherst.
error-store-no-notebook = Dieses Notizbuch gibt es nicht; vielleicht ist es gelöscht worden.
error-store-no-version = Eine Fassung { $n } hat dieses Notizbuch nicht.
error-store-not-an-export = Diese Datei ist kein Export dieser App; einen solchen schreibt tutor data export.
error-store-newer-export = Diese Datei stammt von einer neueren Version der App (Format { $n }); bitte die App aktualisieren.
error-store-no-game = Diese Partie ist hier nicht aufgehoben.
error-store-not-sealed = Diese Sicht ist hier nicht aufgehoben; vielleicht ist sie gelöscht worden, oder der Link gilt auf einem anderen Rechner.
error-store-full = Von dir ist schon sehr viel aufgehoben ({ $most } Einträge dieser Art); für mehr ist hier kein Platz.
error-store-damaged = Die Datenbank { $text } ist beschädigt ({ $why }). tutor data check prüft sie, tutor data back holt die letzte Kopie zurück, und tutor data salvage DATEI schreibt auf, was sich noch lesen lässt.
error-store-emptied = Die Datenbank { $text } ist leer: Etwas hat sie geleert. tutor data back holt die letzte Kopie zurück; wer neu anfangen will, löscht die Datei.
error-store-no-copy = Bevor sich ihre Tabellen ändern, wird die Datenbank nach { $text } kopiert, und das ist misslungen: { $why }. Geändert wurde nichts.
error-store-no-copies = In { $text } liegt keine Kopie, zu der es zurückgehen könnte.
error-store-only-sqlite = Kopiert wird eine Datenbank in einer Datei; diese liegt auf einem Server: Dort macht pg_dump die Kopien, und pg_restore holt sie zurück.
data-whole = Die Datenbank { $text } ist heil.
data-copies = { $n ->
    [0] Es gibt noch keine Kopie davon.
    [one] Es gibt eine Kopie davon, vom { $day }.
   *[other] Es gibt { $n } Kopien davon, die letzte vom { $day }.
}
data-salvaged = { $n } Einträge ließen sich lesen und stehen in { $file }; tutor data import nimmt sie auf.
data-lost = { $table } ist beschädigt: { $n ->
    [one] Eine Zeile ließ
   *[other] { $n } Zeilen ließen
} sich lesen; alles andere nicht.
data-back-sure = Die Kopie { $text } an die Stelle der Datenbank setzen? Was jetzt da ist, bleibt daneben liegen.
data-back = Die Datenbank ist jetzt wieder wie in { $text }.
data-aside = Was vorher da war, liegt in { $text }.
