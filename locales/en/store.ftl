# What is said about what is kept.

store-newer = The database was written by a newer Starboard: it has format { $version }, and this program reads format { $known }.
store-failed = The database cannot be used: { $reason }.
store-conflict = Another program has changed this table in the meantime.
store-no-driver = A PostgreSQL database needs its driver: install starboard[postgres].
store-own-unreadable = The files of “{ $name }” can’t be read.
store-own-unwritable = “{ $name }” can’t be written: the disk is full, or the folder is protected. Nothing has changed.
