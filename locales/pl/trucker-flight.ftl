# Co mówi Galaxy Trucker podczas lotu i na jego końcu.

## Karty przygód

trucker-card-open-space = otwarta przestrzeń
trucker-card-stardust = gwiezdny pył
trucker-card-epidemic = epidemia
trucker-card-sabotage = sabotaż
trucker-card-planets = planety
trucker-card-abandoned-ship = opuszczony statek
trucker-card-abandoned-station = opuszczona stacja
trucker-card-meteoric-swarm = rój meteorów
trucker-card-slavers = łowcy niewolników
trucker-card-smugglers = przemytnicy
trucker-card-pirates = piraci
trucker-card-combat-zone = strefa walk
trucker-card-revealed =
    Następna karta: { $card }. { $left ->
        [0] To ostatnia.
        [one] Została jeszcze { $left }.
        [few] Zostały jeszcze { $left }.
        [many] Zostało jeszcze { $left }.
       *[other] Zostało jeszcze { $left }.
    }
trucker-card-skipped = Karta jest pomijana: leci już tylko jeden gracz.

## Towary

trucker-good-red = czerwony towar
trucker-good-yellow = żółty towar
trucker-good-green = zielony towar
trucker-good-blue = niebieski towar

## Meteory i strzały

trucker-threat-small-meteor = Mały meteor
trucker-threat-large-meteor = Duży meteor
trucker-threat-light-shot = Lekki strzał
trucker-threat-heavy-shot = Ciężki strzał
trucker-from-front = z przodu
trucker-from-right = z prawej
trucker-from-rear = z tyłu
trucker-from-left = z lewej
trucker-line-column = kolumna { $column }
trucker-line-row = rząd { $row }
trucker-line-rows = rzędy { $first } i { $second }
trucker-line-none = obok planszy
trucker-attack = { $threat } { $side }! Kości { $dice }: { $line }.
trucker-attack-turned = { $threat } { $side }! Na kości wypadło { $die }, więc nadlatuje { $turned }.
trucker-attack-square = { $threat } { $side }! Kości { $dice }: zaczyna się na polu { $square }.
trucker-missed = Atak chybia: { $seat }.
trucker-bounced = Meteor odbija się. { $seat }: brzdęk!
trucker-plated = { $seat }: pancerz wytrzymuje.
trucker-shielded = { $seat }: osłona wytrzymuje.
trucker-shot-down = { $seat } rozbija meteor na żwir.
trucker-destroyed = { $seat } traci część: { $kind }.
trucker-broke-off =
    { $seat } traci jeszcze { $count ->
        [one] { $count } część, która się oderwała
        [few] { $count } części, które się oderwały
        [many] { $count } części, które się oderwały
       *[other] { $count } części, które się oderwały
    }.
trucker-alien-left = { $seat }: obcy stracił podtrzymywanie życia i opuszcza statek.

## Dni i siła

trucker-moved-forward =
    { $seat } zyskuje { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }.
trucker-moved-back =
    { $seat } traci { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }.
trucker-declared-engines = { $seat } leci z mocą silników { $strength }.
trucker-declared-cannons = { $seat } strzela z siłą ognia { $strength }.
trucker-spent-batteries =
    { $seat } zużywa { $count ->
        [one] { $count } baterię
        [few] { $count } baterie
        [many] { $count } baterii
       *[other] { $count } baterii
    }.
trucker-no-engines = { $seat } dryfuje w otwartej przestrzeni bez silników.

## Zyski i straty

trucker-lost-crew =
    { $seat } traci { $count ->
        [one] { $count } członka załogi
        [few] { $count } członków załogi
        [many] { $count } członków załogi
       *[other] { $count } członka załogi
    }.
trucker-lost-good = { $seat } traci towar: { $good }.
trucker-lost-batteries =
    { $seat } traci { $count ->
        [one] { $count } baterię
        [few] { $count } baterie
        [many] { $count } baterii
       *[other] { $count } baterii
    }.
trucker-loaded =
    { $seat } ładuje { $count ->
        [one] { $count } skrzynię
        [few] { $count } skrzynie
        [many] { $count } skrzyń
       *[other] { $count } skrzyni
    }: { $good }.
trucker-threw-out =
    { $seat } wyrzuca { $count ->
        [one] { $count } skrzynię
        [few] { $count } skrzynie
        [many] { $count } skrzyń
       *[other] { $count } skrzyni
    }: { $good }.
trucker-no-holds = { $seat } nie ma ładowni.
trucker-earned =
    { $seat } dostaje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
trucker-landed = { $seat } ląduje na planecie { $planet }.
trucker-docked = { $seat } cumuje przy stacji.

## Wrogowie, strefa walk, sabotaż

trucker-victory = { $seat } pokonuje wrogów.
trucker-draw = { $seat } odpiera wrogów, a ci lecą do następnego statku.
trucker-defeat = { $seat } przegrywa z wrogami.
trucker-declined = { $seat } odmawia nagrody.
trucker-least-crew = najmniejsza załoga
trucker-least-engines = najsłabsze silniki
trucker-least-cannons = najsłabsze działa
trucker-weakest = Za karę obrywa { $seat }: { $least }.
trucker-sabotaged = Sabotaż! Najmniejszą załogę ma { $seat }.
trucker-sabotage-empty = Sabotażyści nie znaleźli nic do zepsucia.
trucker-sabotage-beyond = Sabotażyści nie trafili w statek.

## Rezygnacja

trucker-gave-up =
    { $why ->
        [engines] { $seat } nie ma żadnego ciągu i musi opuścić lot.
        [humans] { $seat } musi opuścić lot.
        [lapped] { $seat } musi opuścić lot.
       *[choice] { $seat } rezygnuje z lotu.
    }
trucker-withdrew =
    { $why ->
        [engines] { $seat }: statek { $ship } nie ma żadnego ciągu i opuszcza lot.
        [humans] { $seat } nie ma na statku { $ship } żadnego człowieka: statek opuszcza lot.
       *[choice] { $seat } wycofuje statek { $ship }.
    }
trucker-no-humans = { $seat } nie ma już na pokładzie żadnego człowieka.
trucker-lapped = { $seat } traci całe okrążenie.

## Koniec podróży

trucker-arrived =
    { $seat } dolatuje jako numer { $place } i dostaje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
trucker-best-looking =
    Najładniejszy statek, na którym { $count ->
        [one] jest { $count } odsłonięte złącze
        [few] są { $count } odsłonięte złącza
        [many] jest { $count } odsłoniętych złączy
       *[other] jest { $count } odsłoniętego złącza
    }, przynosi { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }: { $seat }.
trucker-sold =
    { $seat } sprzedaje towary za { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
trucker-paid-losses =
    { $credits ->
        [0] { $seat } nie ma czym zapłacić za stracone części.
       *[other]
            { $seat } płaci { $credits ->
                [one] { $credits } kredyt
                [few] { $credits } kredyty
                [many] { $credits } kredytów
               *[other] { $credits } kredytu
            } za { $count ->
                [one] { $count } straconą część
                [few] { $count } stracone części
                [many] { $count } straconych części
               *[other] { $count } straconej części
            }.
    }
trucker-paid-debt =
    { $credits ->
        [0] { $seat } nie ma z czego spłacić zaległej składki i dług przepada.
       *[other]
            { $seat } spłaca { $credits ->
                [one] { $credits } kredyt
                [few] { $credits } kredyty
                [many] { $credits } kredytów
               *[other] { $credits } kredytu
            } zaległej składki.
    }

## Pytania

trucker-ask-fly-on = Lecisz dalej, do następnej karty, czy rezygnujesz?
trucker-ask-engines = Jak mocne mają być twoje silniki?
trucker-ask-cannons = Jak silne mają być twoje działa?
trucker-ask-cannons-against = Wrogowie mają siłę { $enemy }. A ty?
trucker-ask-battery =
    Skąd bierzesz baterie? Do zużycia { $left ->
        [one] została jeszcze { $left }
        [few] zostały jeszcze { $left }
        [many] zostało jeszcze { $left }
       *[other] zostało jeszcze { $left }
    }.
trucker-ask-shield =
    { $threat } leci na { $part }{ $count ->
        [1] { "" }
       *[other] { " " }i jeszcze na jedną część
    }. Włączasz osłonę?
trucker-ask-shoot =
    { $threat } leci na { $part }{ $count ->
        [1] . Zestrzeliwujesz go?
       *[other] , a drugi na inną część. Które zestrzeliwujesz?
    }
trucker-ask-save-piece = Statek się rozpada! Który kawałek zachowujesz?
trucker-ask-crew =
    Kogo oddajesz? Odejść { $left ->
        [one] musi { $left } członek załogi
        [few] musi { $left } członków załogi
        [many] musi { $left } członków załogi
       *[other] musi { $left } członka załogi
    }.
trucker-ask-cabin =
    Z której kabiny oddajesz załogę? Do oddania { $left ->
        [one] został jeszcze { $left } członek
        [few] zostało jeszcze { $left } członków
        [many] zostało jeszcze { $left } członków
       *[other] zostało jeszcze { $left } członka
    }.
trucker-ask-lose-good = Z której ładowni oddajesz towar? Teraz: { $good }. Do stracenia: { $left }.
trucker-ask-lose-battery =
    Towaru już nie ma, w zamian przepadają baterie. { $left ->
        [one] Która?
        [few] Które { $left }?
        [many] Których { $left }?
       *[other] Których { $left }?
    }
trucker-ask-good =
    Gdzie załadujesz { $good }? { $left ->
        [one] To już ostatni.
        [few] Zostały { $left } towary.
        [many] Zostało { $left } towarów.
       *[other] Zostało { $left } towaru.
    }
trucker-ask-good-no-room =
    { $good } nigdzie się nie zmieści. { $left ->
        [one] Nie ma nic innego do załadowania.
        [few] Zostały { $left } towary.
        [many] Zostało { $left } towarów.
       *[other] Zostało { $left } towaru.
    }
trucker-ask-surcharge = Ulepszasz jeden towar czy bierzesz dodatkowy niebieski?
trucker-ask-planet =
    Lądujesz na którejś planecie? Kosztuje to { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }.
trucker-ask-abandoned-ship =
    Oddajesz { $crew ->
        [one] { $crew } członka załogi
        [few] { $crew } członków załogi
        [many] { $crew } członków załogi
       *[other] { $crew } członka załogi
    } i { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    } za { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }?
trucker-ask-abandoned-station =
    Potrzeba załogi { $crew }, a twoja wystarczy{ $robots ->
        [0] { "" }
       *[other] , jeśli roboty dostaną energię
    }. Cumujesz po towary i tracisz { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }?
trucker-ask-reward =
    Bierzesz { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } i tracisz { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }?
trucker-ask-booty =
    Bierzesz towary i tracisz { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }?

trucker-order-fly-past = Mijaj wszystkie postoje
trucker-order-fly-past-note = Planety, stacje i opuszczone statki mijasz do końca tego lotu.
