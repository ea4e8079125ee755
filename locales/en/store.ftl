# What is said about what is kept.

store-newer = The database was written by a newer Starboard: it has format { $version }, and this program reads format { $known }.
store-failed = The database cannot be used: { $reason }.
store-conflict = Another program has changed this table in the meantime.
store-no-driver = A PostgreSQL database needs its driver: install starboard[postgres].
store-own-unreadable = The files of “{ $name }” can’t be read.
store-own-unwritable = “{ $name }” can’t be written: the disk is full, or the folder is protected. Nothing has changed.
store-held-elsewhere = Another server holds this table just now. Try again in a moment.
store-leaving = This server is shutting down. Try again in a moment; another one will answer.
store-other-secret = The other servers of this database sign with another secret. Set the same STARBOARD_SECRET for all of them.
store-no-table = There is no table “{ $table }” in this database.
store-backup-there = There is already something called { $file }. Choose another name for the backup.
store-backup-unwritable = The backup { $file } can’t be written: { $reason }.
store-backup-unreadable = The backup { $file } can’t be read: { $reason }.
store-backup-damaged = { $file } is not a backup of Starboard, or it is damaged. Nothing has changed.
store-no-backup = This is not a backup of Starboard.
store-in-use = A server is using this database. Stop it first.
store-not-empty = This database already holds tables. Restore into an empty one.
store-nobody-there = No person holds seat { $place } of “{ $table }”.
store-no-ban = There is no ban number { $number } in the list.
