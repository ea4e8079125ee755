# Co się mówi o tym, co jest przechowywane.

store-newer = Bazę danych zapisała nowsza wersja programu Starboard: ma format { $version }, a ten program zna format { $known }.
store-failed = Nie można użyć bazy danych: { $reason }.
store-conflict = W międzyczasie ten stół zmienił inny program.
store-no-driver = Baza danych PostgreSQL wymaga sterownika: zainstaluj starboard[postgres].
store-own-unreadable = Nie można odczytać plików pudełka „{ $name }”.
store-own-unwritable = Nie można zapisać „{ $name }”: dysk jest pełny albo folder jest chroniony. Nic się nie zmieniło.
