# What is kept.

data-exported = Everything is now in { $file }.
data-imported = { $n ->
    [0] Everything in this file was already there.
    [one] One entry was new and has been added.
   *[other] { $n } entries were new and have been added.
}
data-deleted = Deleted.
data-delete-sure = Delete everything that is kept: progress, answers, notebooks, classes?

error-store-no-address = TUTOR_DATABASE is not the address of a database; write one like postgresql+psycopg://user@host/name.
error-store-no-driver = The driver for { $text } is missing; for PostgreSQL, install tutor[postgres].
error-store-unreachable = The database { $text } cannot be used: { $why }.
error-store-newer = This database was written by a newer version of the app ({ $text }); please update the app.
error-store-changed-meanwhile = In the meantime this notebook has been saved in another window, as version { $n }. Your text is still here; look at that version before you save.
error-store-no-notebook = There is no such notebook; perhaps it has been deleted.
error-store-no-version = This notebook has no version { $n }.
error-store-not-an-export = This file is not an export of this app; “tutor data export” writes one.
error-store-newer-export = This file was written by a newer version of the app (format { $n }); please update the app.
error-store-no-game = This game is not saved here.
error-store-not-sealed = This view is not saved here; perhaps it was deleted, or the link belongs to another computer.
error-store-full = You have already saved as much as there is room for ({ $most } entries of this kind); nothing more can be saved here.
error-store-damaged = The database { $text } is damaged ({ $why }). “tutor data check” examines it, “tutor data back” brings back the last copy, and “tutor data salvage FILE” writes down what can still be read.
error-store-emptied = The database { $text } is empty: something has wiped it. “tutor data back” brings back the last copy; to start over, delete the file.
error-store-no-copy = Before its tables were changed, the database was to be copied to { $text }, but that failed: { $why }. Nothing was changed.
error-store-no-copies = There is no copy to go back to in { $text }.
error-store-only-sqlite = Copies are made of a database file, but this database is on a server: “pg_dump” makes copies of it, and “pg_restore” brings them back.
data-whole = The database { $text } is undamaged.
data-copies = { $n ->
    [0] There is no copy of it yet.
    [one] There is one copy of it, from { $day }.
   *[other] There are { $n } copies of it, the last from { $day }.
}
data-salvaged = { $n } entries could be read and are in { $file }; “tutor data import” reads them in.
data-lost = { $table } is damaged: { $n ->
    [one] one row
   *[other] { $n } rows
} could be read; the rest could not.
data-back-sure = Replace the database with the copy { $text }? What is there now will be kept beside it.
data-back = The database is now as it was in { $text }.
data-aside = What was there before is now in { $text }.
