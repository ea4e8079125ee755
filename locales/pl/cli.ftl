# Co mówi polecenie `starboard`.

## Pomoc

cli-usage = Użycie:
cli-options = Opcje
cli-commands = Polecenia
cli-about = Duże kosmiczne gry planszowe przy jednym stole, z pilnowaniem wszystkich zasad.
cli-about-play = Przygotowuje stół na tym komputerze i otwiera go w przeglądarce.
cli-about-serve = Udostępnia stoły innym; STARBOARD_DATABASE podaje plik lub adres postgresql.
cli-about-tables = Przeglądaj stoły, które prowadzi serwer na tym komputerze, i dbaj o nie.
cli-about-tables-list = Wypisz wszystkie stoły, od najnowszego.
cli-about-tables-show = Pokaż jeden stół.
cli-about-tables-close = Odłóż stół: znika ze wszystkich list i nikt przy nim nie gra dalej. Nic nie zostaje usunięte.
cli-about-tables-purge = Usuń stół na dobre albo wszystkie, których nikt nie ruszał od wielu dni.
cli-about-tables-ban = Wyproś osobę z miejsca o tym numerze (od 1) i odbierz jej miejsce; gospodarz stołu może je dać komuś innemu.
cli-about-tables-bans = Wypisz, kto jest wyproszony, albo komuś wybacz.
cli-about-tables-export = Zapisuje trwającą partię do nowego pliku, ze wszystkimi sekretami, żeby dokończyć ją gdzie indziej.
cli-about-tables-import = Otwiera stół, przy którym gra toczy się dalej tam, gdzie stała wyeksportowana partia, i wypisuje linki do miejsc.
cli-about-backup = Zapisz wszystko, co przechowuje serwer, w jednym nowym pliku, choćby w trakcie pracy.
cli-about-restore = Wczytaj kopię zapasową do pustej bazy danych.
cli-about-games = Wypisuje zainstalowane gry, ich miejsca, opcje i boty.
cli-about-simulate = Każe botom rozegrać wiele partii i liczy, jak się skończyły.
cli-about-merge = Łączy wyniki części jednej symulacji, jakby przebiegła w całości.
cli-about-duel = Niech dwa boty grają ze sobą, aż będzie jasne, który jest silniejszy.
cli-about-replay = Odtwarza zapis, sprawdza każdy jego wiersz i opowiada, co się stało.
cli-about-analyse = Ogląda zakończoną partię jeszcze raz: szanse na wygraną, punkty zwrotne, szczęście.
cli-about-odds = Oblicza dokładne szanse.
cli-about-campaign = Zajmuje się kampanią ISS Vanguard zapisaną w folderze.
cli-about-companion = Zapisuje, co jest wydrukowane w twoim pudełku Andromeda’s Edge, i sprawdza to.
cli-help-help = Pokazuje tę stronę i kończy działanie.
cli-help-version = Pokazuje wersję i kończy działanie.
cli-help-lang = Angielski, czeski lub polski; w przeciwnym razie język z STARBOARD_LANG lub systemu.
cli-help-json = Wypisuje JSON, dla innych programów.
cli-help-seats = Liczba miejsc; w przeciwnym razie tyle, ile podano botów, lub najmniej, na ile pozwala gra.
cli-help-bots = Jeden bot na miejsce, po kolei, albo jeden dla wszystkich; domyślnie wszyscy grają na drugim poziomie, a gdzie poziomów nie ma, losowo.
cli-help-preset = Zestaw ustawień pod jedną nazwą; opcją --option można dodać lub zmienić inne.
cli-help-option = Ustawienie gry; można podać kilka razy.
cli-help-games = Ile partii rozegrać; domyślnie 100.
cli-help-from = Numer pierwszej partii, od 1: część symulacji rozgrywa się tutaj, a reszta gdzie indziej.
cli-help-last = Numer ostatniej partii, zamiast --games.
cli-help-save = Nowy plik na dokładne wyniki; kilka takich łączy „starboard merge”.
cli-help-seed = Skąd zaczyna się los: ta sama liczba daje te same partie; domyślnie 0.
cli-help-workers = Ile procesów gra naraz; domyślnie tyle, ile jest procesorów, jeśli to się opłaca.
cli-help-runner = Kto gra: serial (ten proces), processes (kilka procesów) lub ray, klaster (wymaga dodatku „ray”); domyślnie processes.
cli-help-address = Gdzie jest klaster Ray, albo „auto”; bez tego Ray uruchomi się tylko na tym komputerze.
cli-help-keep = Folder na zapisy partii, które się nie powiodły.
cli-help-duel-seats = Ile miejsc; domyślnie dwa albo liczba najbliższa.
cli-help-alone = Pierwszy bot siedzi sam wśród miejsc drugiego, na każdym miejscu raz.
cli-help-rounds = Ile rund najwyżej; w rundzie to samo rozdanie gra się z każdej strony. Domyślnie 1000.
cli-help-elo = Co znaczyłoby, że jest silniejszy, w punktach Elo; domyślnie 40. Pojedynek kończy się, gdy to potwierdzono albo obalono.
cli-help-all-rounds = Rozegraj wszystkie rundy, nawet gdy odpowiedź jest już znana.
cli-help-analyse-seat = Najpierw punkty zwrotne tego miejsca; pierwsze miejsce to 1.
cli-help-analyse-quick = Tylko krótkie spojrzenie: szybciej i z dużo mniejszą pewnością.
cli-help-to = Zatrzymuje się po tylu wierszach i pokazuje, kto o czym decyduje.
cli-help-port = Gdzie nasłuchiwać; inaczej 8420, a gdy jest zajęty, dowolny wolny port.
cli-help-serve-port = Gdzie nasłuchiwać; inaczej 8420.
cli-help-no-browser = Nie otwierać przeglądarki.
cli-help-data = Folder, w którym są zapisane partie; inaczej twój własny folder danych.
cli-help-host = Adres, na którym nasłuchiwać; inaczej 127.0.0.1, dostępny tylko z tego komputera.
cli-help-own-boxes = Każdy, kto ma dostęp do serwera, może wypełnić pudełko własnych komponentów. Trafiają do folderu danych.
cli-help-state = Tylko stoły w tym stanie: open, playing, paused, over albo archived.
cli-help-purge-open = Wszystkie stoły, przy których nigdy nie zaczęto i które nie zmieniły się od tylu dni.
cli-help-purge-finished = Wszystkie stoły zakończone lub odłożone, które nie zmieniły się od tylu dni.
cli-help-lift = Wybacz temu, kto ma na liście ten numer.

## Nagłówki tabel

cli-title = Tytuł
cli-name = Nazwa
cli-seats = Miejsca
cli-settings = Opcje
cli-presets = Warianty
cli-bots = Boty
cli-notes = Uwagi
cli-seat = Miejsce
cli-bot = Bot
cli-wins = Wygrane
cli-share = Udział
cli-mean-score = Średni wynik
cli-thinking = Czas na decyzję
cli-score = Wynik
cli-result = Rezultat
cli-won = wygrana
cli-table = Stół
cli-state = Stan
cli-players = Gracze
cli-moves = Ruchy
cli-changed = Ostatnia zmiana
cli-created = Otwarty
cli-lines = Wiersze zapisu
cli-number = Numer
cli-since = Od

## Wyniki

cli-no-games = Nie zainstalowano żadnej gry.
cli-simulating = Gramy
cli-simulated =
    { $title }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    } w { $seconds } s.
cli-merged =
    { $title }, partie od { $first } do { $last }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }.
cli-duelled =
    { $title }: { $rounds ->
        [one] jedna runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }, { $matches ->
        [one] jedna partia
        [few] { $matches } partie
        [many] { $matches } partii
       *[other] { $matches } partii
    } w { $seconds } s.
cli-duel-elo = { $first } przeciw { $second }: { $elo } Elo, w 95 przypadkach na 100 między { $low } a { $high }.
cli-duel-stronger = Silniejszy jest { $first }. Przypadek powiedziałby tak najwyżej w { $wrong } przypadkach na 100.
cli-duel-not-stronger = { $first } nie jest o { $elo } Elo silniejszy niż { $second }. Przypadek powiedziałby tak najwyżej w { $wrong } przypadkach na 100.
cli-duel-open = Na razie zbyt blisko; rozstrzygnęłyby kolejne rundy.
cli-interrupted =
    Przerwano po { $games ->
        [one] { $games } partii
        [few] { $games } partiach
        [many] { $games } partiach
       *[other] { $games } partii
    }.
cli-warning = Uwaga: { $warning }
cli-note = { $setting }, liczba miejsc { $seats }: { $warning }
cli-game-failed = Partia { $game } (ziarno { $seed }): { $reason }
cli-more-failed =
    { $count ->
        [one] Nie powiodła się jeszcze { $count } partia
        [few] Nie powiodły się jeszcze { $count } partie
        [many] Nie powiodło się jeszcze { $count } partii
       *[other] Nie powiodło się jeszcze { $count } partii
    }.

## Stół

cli-serving = Starboard jest pod adresem { $address } – zatrzymasz go klawiszami Ctrl-C.
cli-already-running = Starboard już działa pod adresem { $address }.
cli-stopped = Wszystko jest zapisane.

## Co robi właściciel serwera

cli-state-open = czeka na graczy
cli-state-playing = w grze
cli-state-paused = przerwa
cli-state-over = koniec
cli-state-archived = odłożony
cli-line-of-table = { $head }: { $cell }
cli-no-tables = Nie ma tu żadnych stołów.
cli-closed = Stół „{ $table }” jest odłożony.
cli-banned = „{ $name }” nie ma tu już wstępu i traci miejsce.
cli-pardoned = „{ $name }” znów ma tu wstęp.
cli-no-bans = Nikt nie jest wyproszony.
cli-exported = Stół „{ $table }” jest w pliku { $file }. Przechowuj go bezpiecznie: kto go ma, widzi wszystkie karty.
cli-imported = Partia z pliku { $file } toczy się dalej przy stole „{ $table }”. Te ścieżki dopisz do adresu serwera:
cli-link-of-host = Gospodarz: { $path }
cli-link-of-seat = { $name }: { $path }
cli-purged =
    { $count ->
        [0] Żaden stół nie jest dość stary, nic nie usunięto.
        [one] Usunięto jeden stół.
        [few] Usunięto { $count } stoły.
        [many] Usunięto { $count } stołów.
       *[other] Usunięto { $count } stołu.
    }
cli-backed-up =
    Plik { $file } zawiera { $tables ->
        [one] jeden stół.
        [few] { $tables } stoły.
        [many] { $tables } stołów.
       *[other] { $tables } stołu.
    } Dobrze go schowaj: kto go ma, widzi wszystkim w karty.
cli-restored =
    Z pliku { $file } { $tables ->
        [one] przywrócono jeden stół.
        [few] przywrócono { $tables } stoły.
        [many] przywrócono { $tables } stołów.
       *[other] przywrócono { $tables } stołu.
    }

## Opowieść z zapisu

cli-story =
    { $title }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }, ziarno { $seed }, zasady w wersji { $rules }.
cli-story-move = { $seat }: { $move }
cli-story-answer = { $seat } podejmuje decyzję.
cli-story-nothing = { $seat } nie wybiera niczego.
cli-story-undo = { $seat } cofa ostatni ruch.
cli-story-redo = { $seat } powtarza ten ruch.
cli-story-deadline = Czas minął.
cli-story-fell-back = Ostatni ruch zostaje cofnięty, bo nie pasuje do poprawionych zasad.
cli-open-question = Czekamy na ruch: { $seats }. { $question }
cli-verified =
    Zapis jest poprawny; odtworzono go w całości: { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
        [many] { $lines } wierszy
       *[other] { $lines } wiersza
    }.

## Partia jeszcze raz

cli-analysing = Patrzymy jeszcze raz
cli-analyse-no-seat =
    Ta partia ma tylko { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }.
cli-analyse-crew = Wszyscy razem
cli-analyse-position = Po { $position ->
        [one] { $position } ruchu
        [few] { $position } ruchach
        [many] { $position } ruchach
       *[other] { $position } ruchu
    }
cli-analyse-played = Zagrano: { $moves }. Szansa { $chance } %.
cli-analyse-better = Lepiej: { $moves }. Szansa { $chance } %.
cli-analyse-nothing = nic
cli-analyse-cost = Koszt: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, z dokładnością do { $error }.
cli-analyse-start = Początek
cli-analyse-moves = Ruchy
cli-analyse-others = Ruchy innych
cli-analyse-luck = Szczęście
cli-analyse-judged = Ocenia { $judge }: { $worlds ->
        [one] { $worlds } wymyślony świat
        [few] { $worlds } wymyślone światy
        [many] { $worlds } wymyślonych światów
       *[other] { $worlds } wymyślonego świata
    } na punkt, dogrywa { $player }. Inny sędzia powiedziałby coś trochę innego.

## Co jest nie tak z zapisem albo innym plikiem

cli-record-broken =
    { $file }: { $reason } { $whole ->
        [0] Żaden ruch przed nim nie jest cały.
        [one] Przed nim jest { $whole } cały ruch.
        [few] Przed nim są { $whole } całe ruchy.
        [many] Przed nim jest { $whole } całych ruchów.
       *[other] Przed nim jest { $whole } całego ruchu.
    }
cli-to-too-far =
    { $file } ma tylko { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
        [many] { $lines } wierszy
       *[other] { $lines } wiersza
    }, więc nie można go odtworzyć do wiersza { $to }.
cli-file-missing = { $file }: nie ma takiego pliku.
cli-file-there = { $file }: taki plik już istnieje; niczego nie nadpisano.
cli-file-is-folder = { $file } to folder, a nie plik.
cli-file-forbidden = { $file }: nie masz prawa czytać tego pliku.
cli-file-too-large = { $file } jest większy niż { $most } MiB, a tak dużego pliku to polecenie nie czyta.
cli-not-json = { $file } to nie JSON; czytanie nie powiodło się przy bajcie { $byte }.
cli-json-too-deep = { $file } jest zbyt głęboko zagnieżdżony, by go odczytać.

## Co jest nie tak z wierszem poleceń

cli-no-such-command = Nie ma polecenia „{ $command }”; są: { $commands }.
cli-no-such-option = Nie ma tu opcji { $option }; wszystkie pokazuje --help.
cli-no-such-language = Nie ma tu języka „{ $value }”; są: { $languages }.
cli-missing-argument = Brakuje argumentu { $argument }; więcej mówi --help.
cli-extra-argument = O jeden argument za dużo: „{ $argument }”.
cli-option-misused = Opcja { $option } jest źle użyta: brakuje jej wartości albo żadnej nie przyjmuje.
cli-option-malformed = „{ $value }” nie jest ustawieniem; pisz NAZWA=WARTOŚĆ.
cli-not-a-number = { $option } przyjmuje liczbę całkowitą od { $least } do { $most }, a nie „{ $value }”.
cli-games-or-to = Podaj --games albo --to, nie jedno i drugie.
cli-from-after-to = Partia { $first } jest dopiero po partii { $last }: --from ma być mniejszą liczbą.
cli-no-such-runner = Nie ma sposobu { $value }; wybierz jeden z { $runners }.
cli-address-without-ray = --address mówi, gdzie jest klaster Ray: używa się go z --runner ray.
cli-no-ray = Ray nie jest zainstalowany: pip install 'starboard[ray]'.
cli-no-such-state = Nie ma stanu „{ $state }”. Są: { $states }.
cli-purge-what = Podaj jeden stół do usunięcia albo użyj --open lub --finished.
cli-ban-whom = „{ $given }” nie jest numerem miejsca; pierwsze to 1.
cli-usage-error = Nie można zrozumieć wiersza poleceń: { $reason }

## Co jeszcze może się nie udać

cli-system = System odmawia: { $reason }.
cli-fault = To nasz błąd, prosimy go zgłosić: { $reason }.
