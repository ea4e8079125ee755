# Co się mówi o tym, co jest przechowywane.

store-newer = Bazę danych zapisała nowsza wersja programu Starboard: ma format { $version }, a ten program zna format { $known }.
store-failed = Nie można użyć bazy danych: { $reason }.
store-conflict = Inny program zapisał w międzyczasie coś do tego stołu.
store-no-driver = Baza danych PostgreSQL wymaga sterownika: zainstaluj starboard[postgres].
