# What is kept.

data-exported = Everything is in { $file } now.
data-imported = { $n ->
    [0] Everything in this file was there already.
    [one] One entry was new and is kept now.
   *[other] { $n } entries were new and are kept now.
}
data-deleted = It is deleted.
data-delete-sure = Delete everything that is kept: progress, answers, notebooks, classes?

error-store-no-address = TUTOR_DATABASE is not the address of a database; one is written like postgresql+psycopg://user@host/name.
error-store-no-driver = The driver for { $text } is missing; for PostgreSQL, install tutor[postgres].
error-store-unreachable = The database { $text } cannot be used: { $why }.
error-store-newer = This database was written by a newer version of the app ({ $text }); please update the app.
error-store-changed-meanwhile = This notebook has been saved in another window meanwhile, as version { $n }. Your text is still here; look at that version before you save.
error-store-no-notebook = There is no such notebook; perhaps it has been deleted.
error-store-no-version = This notebook has no version { $n }.
error-store-not-an-export = This file is no export of this app; one is written by tutor data export.
error-store-newer-export = This file was written by a newer version of the app (format { $n }); please update the app.
error-store-no-game = This game is not kept here.
error-store-not-sealed = This view is not kept here; perhaps it was deleted, or the link belongs to another machine.
error-store-full = A great deal of yours is kept already ({ $most } entries of this kind); no more is kept here.
error-store-damaged = The database { $text } is damaged ({ $why }). tutor data check looks at it, tutor data back brings back the last copy, and tutor data salvage FILE writes down what can still be read.
error-store-emptied = The database { $text } is empty: something has cut it to nothing. tutor data back brings back the last copy; whoever wants to begin anew deletes the file.
error-store-no-copy = Before its tables change, the database is copied to { $text }, and that failed: { $why }. Nothing was changed.
error-store-no-copies = There is no copy to go back to in { $text }.
error-store-only-sqlite = Copies are made of the database file; this one is a server’s: pg_dump makes its copies, and pg_restore brings them back.
data-whole = The database { $text } is whole.
data-copies = { $n ->
    [0] There is no copy of it yet.
    [one] There is one copy of it, of { $day }.
   *[other] There are { $n } copies of it, the last of { $day }.
}
data-salvaged = { $n } entries could be read and are in { $file }; tutor data import takes them in.
data-lost = { $table } is damaged: { $n ->
    [one] one row
   *[other] { $n } rows
} could be read, and what else it held could not.
data-back-sure = Put the copy { $text } in the place of the database? What is there now stays beside it.
data-back = The database is now as it was in { $text }.
data-aside = What was there before lies in { $text }.
