# Co się mówi o tym, co jest przechowywane.

store-newer = Bazę danych zapisała nowsza wersja programu Starboard: ma format { $version }, a ten program zna format { $known }.
store-failed = Nie można użyć bazy danych: { $reason }.
store-conflict = W międzyczasie ten stół zmienił inny program.
store-no-driver = Baza danych PostgreSQL wymaga sterownika: zainstaluj starboard[postgres].
store-own-unreadable = Nie można odczytać plików pudełka „{ $name }”.
store-own-unwritable = Nie można zapisać „{ $name }”: dysk jest pełny albo folder jest chroniony. Nic się nie zmieniło.
store-held-elsewhere = Tym stołem zajmuje się teraz inny serwer. Spróbuj za chwilę.
store-leaving = Ten serwer właśnie się wyłącza. Spróbuj za chwilę, odpowie inny.
store-other-secret = Pozostałe serwery tej bazy danych podpisują innym kluczem. Ustaw na wszystkich to samo STARBOARD_SECRET.
store-no-table = W tej bazie danych nie ma stołu „{ $table }”.
store-backup-there = Coś o nazwie { $file } już tu jest. Wybierz inną nazwę kopii.
store-backup-unwritable = Kopii { $file } nie da się zapisać: { $reason }.
store-backup-unreadable = Kopii { $file } nie da się odczytać: { $reason }.
store-backup-damaged = { $file } nie jest kopią zapasową Starboarda albo jest uszkodzony. Nic się nie zmieniło.
store-no-backup = To nie jest kopia zapasowa Starboarda.
store-in-use = Z tej bazy danych korzysta serwer. Najpierw go zatrzymaj.
store-not-empty = W tej bazie danych są już stoły. Przywracaj do pustej.
store-nobody-there = Na miejscu { $place } przy stole „{ $table }” nie siedzi żaden człowiek.
store-no-ban = Na liście wyproszonych nie ma numeru { $number }.
