# Co mówią o sobie rzeczy na stole Andromeda's Edge, kiedy ktoś na nie wskaże.

andromeda-tell-glass = To, na co wskazujesz
andromeda-tell-idle = Wskaż cokolwiek
andromeda-tell-idle-more = Regiony, najeźdźcy, statki, moduły, karty i tory mówią tutaj, czym są, co robią i dlaczego coś się nie uda.
andromeda-tell-may = Możesz: { $what }

## Statki

andromeda-tell-ships =
    { $type ->
        [transport] { $count ->
            [one] transportowiec
            [few] { $count } transportowce
            [many] { $count } transportowców
           *[other] { $count } transportowca
        }
        [fighter] myśliwiec
        [science_vessel] statek badawczy
       *[heavy_cruiser] ciężki krążownik
    }
andromeda-tell-whose = { $who }: { $ships }
andromeda-tell-guns =
    { $guns ->
        [one] { $guns } kość
        [few] { $guns } kości
        [many] { $guns } kości
       *[other] { $guns } kości
    }, zasięg { $range }
andromeda-tell-guns-anywhere =
    { $guns ->
        [one] { $guns } kość
        [few] { $guns } kości
        [many] { $guns } kości
       *[other] { $guns } kości
    }, dołącza do każdej bitwy poza mgławicami
andromeda-tell-range = zasięg { $range }
andromeda-tell-can-builder = Budowniczy: tam, gdzie stoi, można budować.
andromeda-tell-can-assault = Szturm: można go wysłać tam, gdzie są inni.
andromeda-tell-can-navigation = Nawigacja: można go wysłać do mgławic.
andromeda-tell-can-shield = Osłona: pierwsze uszkodzenie niszczy tylko osłonę.
andromeda-tell-shield-hit = Osłona jest zniszczona.

## Najeźdźcy

andromeda-tell-raider-word = najeźdźca
andromeda-tell-raider-kind = Najeźdźca klasy { $rank }
andromeda-tell-raider-fights =
    { $guns ->
        [one] { $guns } kość
        [few] { $guns } kości
        [many] { $guns } kości
       *[other] { $guns } kości
    }, celowanie { $targeting }
andromeda-tell-raider-range = Napada na statki wysłane w zasięgu { $range }.
andromeda-tell-raider-worth = Za pokonanie: { $points } pkt.
andromeda-tell-raider-skitter = Ucieczka: kiedy wygra, przenosi się do najbliższej mgławicy.
andromeda-tell-raider-grapple = Chwyt: każdy przegrany odrzuca zasób.
andromeda-tell-raider-reflect = Odbicie: strona z największą liczbą kości rzuca o jedną mniej.
andromeda-tell-raider-infest = Zaraza: każdy przegrany kładzie na module mechafaga, który liczy się jak uszkodzenie.
andromeda-tell-raider-silence = Cisza: w jego bitwach nie zagrywa się kart dyplomacji.
andromeda-tell-raider-scorch = Żar: każdy przegrany uszkadza moduł.
andromeda-tell-raider-devour = Pożarcie: osłona ciężkiego krążownika pierwszego przegranego nie pomaga.
andromeda-tell-raider-nullify = Unieważnienie: energia w jego bitwach nie dodaje kości.
andromeda-tell-raider-shadow-warp = Warp cienia: wysłany statek trafia do Bramy Podmroku.

## Regiony

andromeda-tell-nebula = Wlatują tu tylko statki z nawigacją.
andromeda-tell-special =
    { $points ->
        [one] Na koniec { $points } pkt za każdą twoją budowlę obok.
        [few] Na koniec { $points } pkt za każdą twoją budowlę obok.
        [many] Na koniec { $points } pkt za każdą twoją budowlę obok.
       *[other] Na koniec { $points } pkt za każdą twoją budowlę obok.
    }
andromeda-tell-site =
    { $leaders ->
        [one] Miejsce na budowlę: { $what }. Potrzeba { $leaders } dowódcy
        [few] Miejsce na budowlę: { $what }. Potrzeba { $leaders } dowódców
        [many] Miejsce na budowlę: { $what }. Potrzeba { $leaders } dowódców
       *[other] Miejsce na budowlę: { $what }. Potrzeba { $leaders } dowódcy
    }
andromeda-tell-dropped = Leży tutaj: { $what }, liczba { $count }
andromeda-tell-nobody = Nikt nie stanie ci tam na drodze.
andromeda-tell-waits = Już tam jest: { $who }
andromeda-tell-joins = { $who } dołączy
andromeda-tell-may-join = { $who } może dołączyć
andromeda-tell-how-launch = Wybierz region, który świeci. Każdy inny powie, czemu nie.
andromeda-tell-how-activate = Każdy statek z mapy i z doku naprawczego budzi jedną funkcję lub moduł.
andromeda-tell-how-empty = Twój hangar jest pusty: sprowadź statki do domu.
andromeda-tell-how-faction = Każda ma dwie zdolności, ulepszenie jednego statku i to, z czym zaczynasz.
andromeda-tell-leaders = Dowódcy: { $all }
andromeda-tell-more = Wszystko o miejscu { $region }
andromeda-tell-pieces =
    { $count ->
        [one] { $count } figurka
        [few] { $count } figurki
        [many] { $count } figurek
       *[other] { $count } figurki
    }

## Punkty i wydarzenia

andromeda-tell-points = Punkty zwycięstwa
andromeda-tell-terminus = Przy { $terminus } punktach zaczynają się ostatnie tury.
andromeda-tell-next-space = Następne, na polu { $space }: { $does }
andromeda-tell-event = Tor wydarzeń
andromeda-tell-event-way =
    { $left ->
        [0] Nadchodzi następne wydarzenie.
        [one] Do następnego wydarzenia został { $left } krok.
        [few] Do następnego wydarzenia zostały { $left } kroki.
        [many] Do następnego wydarzenia zostało { $left } kroków.
       *[other] Do następnego wydarzenia zostało { $left } kroku.
    }
andromeda-tell-event-last = Ostatnie wydarzenie:

## Moduły i karty

andromeda-tell-wakes = Przy każdym przebudzeniu: { $does }.
andromeda-tell-when = { $when }: { $does }.
andromeda-tell-wake-cost = Przebudzenie kosztuje: { $cost }.
andromeda-tell-derelict = Przychodzi uszkodzony: działa dopiero po naprawie, a bez niej kosztuje na koniec 2 pkt.
andromeda-tell-hurt = Uszkodzony: działa dopiero po naprawie, a bez niej kosztuje na koniec 2 pkt.
andromeda-tell-used = W tym powrocie już użyty.
andromeda-tell-price = Cena: { $cost }.
andromeda-tell-relic = Niesie relikt.

## Karty na ręce

andromeda-tell-hand-limit = Limit { $limit }. Naciśnij kartę, żeby ją odrzucić; naciśnij znowu, żeby ją zostawić.
andromeda-tell-put-away = odrzuć
andromeda-tell-discard-named = Odrzuć: { $cards }
andromeda-tell-keep-named = Zatrzymaj: { $cards }
andromeda-tell-goes = Z ręki: { $all }.
andromeda-tell-together = Po jednym statku: { $all }.
andromeda-tell-discard-these =
    { $count ->
        [one] Odrzuć tę kartę
        [few] Odrzuć te { $count }
        [many] Odrzuć tych { $count }
       *[other] Odrzuć tych { $count }
    }
andromeda-tell-lower-hand = Opuść karty
