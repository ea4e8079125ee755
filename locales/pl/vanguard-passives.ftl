# Co obowiązuje, dopóki karta jest w grze.
vanguard-passive-convert =
    { $colour ->
        [R] symbol podstawowy na czerwonej kości może liczyć się jako { $face }
        [G] symbol podstawowy na zielonej kości może liczyć się jako { $face }
        [B] symbol podstawowy na niebieskiej kości może liczyć się jako { $face }
       *[other] symbol podstawowy może liczyć się jako { $face }
    }
vanguard-passive-crew-convert = zamiana z twojej karty załogi działa na wszystkie kolory
vanguard-passive-rest-refresh =
    odpoczynek odświeża o { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } więcej
vanguard-passive-rest-draw =
    przy odpoczynku dobierasz o { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } więcej
vanguard-passive-rest-heal =
    { $cure ->
        [die] przy odpoczynku odrzucasz też kość obrażeń{ $reach ->
            [here] , swoją lub kogoś w twoim sektorze
           *[other] { "" }
        }
       *[other] przy odpoczynku odrzucasz też kartę obrażenia
    }
vanguard-passive-rest-free = odpoczynek nie kosztuje zapasu
vanguard-passive-exert-refresh =
    wysiłek odświeża o { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } więcej
vanguard-passive-ignore =
    na ścieżkach ignorujesz { $shows ->
        [any] dowolny symbol
        [T] symbole podróży
       *[other] symbole „{ $symbol }”
    }
vanguard-passive-path-less =
    ścieżki, które { $ends ->
        [both] się tu zaczynają lub kończą,
        [end] się tu kończą,
       *[other] się tu zaczynają,
    } mają o { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
        [many] { $count } symboli
       *[other] { $count } symbolu
    } mniej
vanguard-passive-can-travel = możesz podróżować mimo zakazu
vanguard-passive-hand-limit = limit kart jest o { $count } wyższy
vanguard-passive-support = wspierać może też załoga gdziekolwiek { $place }
vanguard-passive-support-card = kto wspiera, może też zagrać kartę sekcji
vanguard-passive-no-support = nikt nie może wspierać
vanguard-passive-immune = nie odnosisz obrażenia { $injury }
vanguard-passive-no-event = główne efekty wydarzeń dla biomu { $biome } nie działają
vanguard-passive-no-threat = zagrożenia nie mogą tu wejść
vanguard-passive-no-danger = nie rzuca się kośćmi zagrożenia
vanguard-passive-more-danger = testy mają dodatkową kość zagrożenia { $box }
vanguard-passive-less-danger =
    każdy test ma o { $count ->
        [one] { $count } kość zagrożenia
        [few] { $count } kości zagrożenia
        [many] { $count } kości zagrożenia
       *[other] { $count } kości zagrożenia
    } mniej
vanguard-passive-no-injury = nikt tu nie odnosi obrażeń
vanguard-passive-counts-as = sektor liczy się też jako biom { $biome }
vanguard-passive-swap = { $face }
vanguard-passive-closed = ścieżka { $path } jest zamknięta
vanguard-passive-track-fields =
    { $sign ->
        [minus] { $track } jest o { $count ->
            [one] { $count } pole
            [few] { $count } pola
            [many] { $count } pól
           *[other] { $count } pola
        } krótszy
       *[other] { $track } jest o { $count ->
            [one] { $count } pole
            [few] { $count } pola
            [many] { $count } pól
           *[other] { $count } pola
        } dłuższy
    }
vanguard-passive-first-symbol = pierwszy symbol { $face } w teście przesuwa zielony tor o krok dalej, a z kolejną taką kartą także drugi
vanguard-passive-lead-extra =
    dobierasz o { $count ->
        [one] { $count } żeton tropu
        [few] { $count } żetony tropów
        [many] { $count } żetonów tropów
       *[other] { $count } żetony tropów
    } więcej i tyle samo odkładasz
vanguard-passive-unseen = zagrożenia na ciebie nie działają
vanguard-passive-hold = efekty cię nie przesuwają
vanguard-passive-poi-closed = punktu zainteresowania nie można użyć
vanguard-passive-crowd =
    w sektorze { $count ->
        [one] może być najwyżej { $count } osoba z załogi
        [few] mogą być najwyżej { $count } osoby z załogi
        [many] może być najwyżej { $count } osób z załogi
       *[other] może być najwyżej { $count } osób z załogi
    }
vanguard-passive-supplies = zaczynacie z zapasami o { $count } większymi
vanguard-passive-most-supplies = limit zapasów jest o { $count } wyższy
vanguard-passive-personal =
    lądownik mieści o { $count ->
        [one] { $count } sztukę
        [few] { $count } sztuki
        [many] { $count } sztuk
       *[other] { $count } sztuki
    } wyposażenia osobistego więcej
vanguard-passive-field =
    lądownik mieści o { $count ->
        [one] { $count } sztukę
        [few] { $count } sztuki
        [many] { $count } sztuk
       *[other] { $count } sztuki
    } wyposażenia polowego więcej
vanguard-passive-discoveries =
    lądownik mieści o { $count ->
        [one] { $count } odkrycie
        [few] { $count } odkrycia
        [many] { $count } odkryć
       *[other] { $count } odkrycia
    } więcej
vanguard-passive-minor =
    każdy bierze o { $count ->
        [one] { $count } sztukę
        [few] { $count } sztuki
        [many] { $count } sztuk
       *[other] { $count } sztuki
    } drobnego wyposażenia więcej
vanguard-passive-keep-disc =
    przy ewakuacji zachowujecie { $count ->
        [one] { $count } odkrycie
        [few] { $count } odkrycia
        [many] { $count } odkryć
       *[other] { $count } odkrycia
    }
vanguard-passive-keep-supplies =
    na następną wizytę zachowujecie do { $count ->
        [one] { $count } zapasu
        [few] { $count } zapasów
        [many] { $count } zapasów
       *[other] { $count } zapasu
    }
vanguard-passive-command =
    każde przejście daje o { $count ->
        [one] { $count } żeton dowodzenia
        [few] { $count } żetony dowodzenia
        [many] { $count } żetonów dowodzenia
       *[other] { $count } żetony dowodzenia
    } więcej
vanguard-passive-energy =
    każde przejście daje o { $count ->
        [one] { $count } żeton energii
        [few] { $count } żetony energii
        [many] { $count } żetonów energii
       *[other] { $count } żetony energii
    } więcej
vanguard-passive-scan-free =
    w każdym przejściu { $count ->
        [one] { $count } krok skanowania jest darmowy
        [few] { $count } kroki skanowania są darmowe
        [many] { $count } kroków skanowania jest darmowych
       *[other] { $count } kroków skanowania jest darmowych
    }
vanguard-passive-flight-cheaper = jeden lot w każdym przejściu kosztuje o { $count } mniej
vanguard-passive-line =
    linia produkcyjna mieści o { $count ->
        [one] { $count } projekt
        [few] { $count } projekty
        [many] { $count } projektów
       *[other] { $count } projektu
    } więcej
vanguard-passive-exchange-found =
    przy odprawie możesz wymienić { $count ->
        [one] { $count } znalezione odkrycie
        [few] { $count } znalezione odkrycia
        [many] { $count } znalezionych odkryć
       *[other] { $count } znalezione odkrycia
    }
vanguard-passive-pass-success =
    każde przejście daje { $count ->
        [one] { $count } żeton sukcesu
        [few] { $count } żetony sukcesu
        [many] { $count } żetonów sukcesu
       *[other] { $count } żetony sukcesu
    }
vanguard-passive-armour =
    { $sign ->
        [minus] pancerz lądownika jest o { $count } słabszy
       *[other] pancerz lądownika jest o { $count } mocniejszy
    }
vanguard-passive-sensors =
    { $sign ->
        [minus] czujniki lądownika są o { $count } słabsze
       *[other] czujniki lądownika są o { $count } mocniejsze
    }
vanguard-passive-manoeuvrability =
    { $sign ->
        [minus] zwrotność lądownika jest o { $count } mniejsza
       *[other] zwrotność lądownika jest o { $count } większa
    }
vanguard-passive-keep-tracks = niedokończone tory są zapisywane
vanguard-passive-redraw-zero = zamiast pierwszego żetonu tropu o wartości 0 dobierasz inny
vanguard-passive-reroll-landing = raz na lądowanie możesz przerzucić kość
vanguard-passive-reroll-critical = raz na przejście możesz przerzucić kość w rzucie o życie pacjenta
vanguard-passive-morale-free = niskie morale nie kosztuje energii
vanguard-passive-start-earlier = projekty, które zaczynają od etapu 3, zaczynają już od etapu 2
vanguard-passive-add-on-free = raz na przejście pomieszczenie dodatkowe nie kosztuje żetonu dowodzenia
vanguard-passive-row-morale = morale rośnie, gdy po raz pierwszy zapełni się rząd unikatowych odkryć
vanguard-passive-let-pass = pacjent może przepuścić innego
vanguard-passive-star-speed = jedno przyspieszenie w każdym przejściu można opłacić żetonem sukcesu
vanguard-passive-slot =
    ambulatorium ma o { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    } więcej dla { $medbay ->
        [light] stanu lekkiego
        [moderate] stanu średniego
       *[other] stanu krytycznego
    }
