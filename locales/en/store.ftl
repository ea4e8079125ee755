# What is said about what is kept.

store-newer = The database was written by a newer version of Starboard: it has format { $version }, this program knows format { $known }.
store-failed = The database cannot be used: { $reason }.
store-conflict = Another program has written to this table meanwhile.
store-no-driver = A PostgreSQL database needs its driver: install starboard[postgres].
