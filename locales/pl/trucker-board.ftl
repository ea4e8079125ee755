# Co w przeglądarce mówi plansza gry Galaxy Trucker.

## Gdzie jesteśmy

trucker-board-round = Runda { $round } z { $rounds }
trucker-board-class = Klasa { $shipclass }
trucker-board-part-building = Budowa
trucker-board-part-check = Kontrola statków
trucker-board-part-loading = Załadunek
trucker-board-part-flight = Lot
trucker-board-part-end = Koniec podróży
trucker-board-credits = { $credits } kr
trucker-board-view-ship = Statek
trucker-board-view-table = Stół
trucker-board-view-cards = Karty
trucker-board-view-others = Inni
trucker-board-watch = { $seat }: obejrzyj ten statek
trucker-board-watching = { $seat }. Wróć do swojego statku
trucker-board-flown-out = Twój lot dobiegł końca. Teraz leci { $seat }.

## Statki i części

trucker-board-fleet-ship = statek { $number }
trucker-board-ship-of = Statek: { $seat }
trucker-board-beside = Obok statku
trucker-board-enlarge = Większe pola
trucker-board-square = kolumna { $column }, rząd { $row }
trucker-board-free = wolne pole: { $square }
trucker-board-unseen = część, której nie widzisz
trucker-board-loose = jeszcze nieprzyspawana
trucker-board-with-places = { $kind }, { $places }
trucker-board-with-colour =
    { $kind }, { $colour ->
        [brown] dla brązowych
        [purple] dla fioletowych
        [cyan] dla turkusowych
       *[other] dla brązowych i fioletowych
    }
trucker-board-facing-front = do przodu
trucker-board-facing-right = w prawo
trucker-board-facing-rear = do tyłu
trucker-board-facing-left = w lewo
trucker-board-covers-front-right = osłania przód i prawą burtę
trucker-board-covers-right-rear = osłania prawą burtę i tył
trucker-board-covers-rear-left = osłania tył i lewą burtę
trucker-board-covers-left-front = osłania lewą burtę i przód
trucker-board-humans =
    { $count ->
        [one] { $count } człowiek
        [few] { $count } ludzie
        [many] { $count } ludzi
       *[other] { $count } człowieka
    }
trucker-board-alien =
    { $colour ->
        [brown] brązowy obcy
        [purple] fioletowy obcy
       *[cyan] turkusowy obcy
    }
trucker-board-batteries =
    { $count ->
        [0] brak baterii
        [one] { $count } bateria
        [few] { $count } baterie
        [many] { $count } baterii
       *[other] { $count } baterii
    }
trucker-board-good =
    { $good ->
        [red] czerwona skrzynia
        [yellow] żółta skrzynia
        [green] zielona skrzynia
       *[blue] niebieska skrzynia
    }

## Stocznia

trucker-board-hourglass = Klepsydra
trucker-board-hourglass-at = Klepsydra na polu { $space }: { $time }
trucker-board-sand-out = Piasek się przesypał
trucker-board-sand-turns =
    { $turns ->
        [one] Została { $turns } tura
        [few] Zostały { $turns } tury
        [many] Zostało { $turns } tur
       *[other] Zostało { $turns } tury
    }
trucker-board-sand-moves = Wzięcie części to jeden ruch; przyspawanie, odłożenie lub zwrot to drugi. Obracanie nic nie kosztuje, a ruchów nie trzeba wykorzystać.
trucker-board-sand-next = Gdy piasek się przesypie, można obrócić klepsydrę na następne pole. Gdy przesypie się na ostatnim, budowa się kończy.
trucker-board-launch-order = Kolejność startu
trucker-board-number = numer { $number }
trucker-board-number-of = numer { $number }: { $seat }
trucker-board-piles = Karty lotu
trucker-board-pile =
    stos { $pile }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
trucker-board-pile-looked-at = stos { $pile } ogląda { $seat }
trucker-board-pile-secret = stos, który pozostaje tajny
trucker-board-peek = Karty z tego stosu
trucker-board-known = Poznane karty
trucker-board-known-tab = Karty
trucker-board-known-none = Nie znasz jeszcze żadnej karty tego lotu.
trucker-board-hand = W ręce
trucker-board-hand-empty = pusta ręka
trucker-board-turn-left = Obróć w lewo
trucker-board-turn-right = Obróć w prawo
trucker-board-reserve = Odłożone
trucker-board-reserve-free = wolne miejsce na odłożoną część
trucker-board-heap = Złomowisko
trucker-board-face-down = { $count } zakrytych
trucker-board-heap-of =
    złomowisko, { $count ->
        [one] { $count } zakryta część
        [few] { $count } zakryte części
        [many] { $count } zakrytych części
       *[other] { $count } zakrytej części
    }
trucker-board-open = Odkryte
trucker-board-open-tile = { $tile }; złącza od przodu zgodnie z ruchem wskazówek zegara: { $ends }
trucker-board-fleet-dice = Kości nowych pól
trucker-board-fleet-dice-shown = kości nowych pól: { $faces }
trucker-board-joins = Co otwierają kości
trucker-board-join-double = dublet
trucker-board-join-squares =
    { $face }: { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
trucker-board-join-open = otwarte
trucker-board-yard = Stocznia
trucker-board-finish = Przytrzymaj: koniec
trucker-board-finish-adrift = Przytrzymaj: koniec, bez silnika
trucker-board-number-yours = Masz numer { $number }
trucker-board-legend = Co znaczą oznaczenia
trucker-board-legend-fits = Pasuje
trucker-board-legend-fits-note = każde złącze się zgadza
trucker-board-legend-turned = Pasuje po obrocie
trucker-board-legend-turned-note = Q lub E
trucker-board-legend-risky = Ryzykowne
trucker-board-legend-risky-note = któreś złącze zawiedzie
trucker-board-legend-letter = Litera
trucker-board-legend-letter-note = klawisz tego miejsca
trucker-board-legend-torus = Dziób łączy się z rufą, lewy brzeg z prawym.
trucker-board-legend-ring = Lewy brzeg łączy się z prawym.
trucker-board-legend-rim = Wyblakłe części to ten sam statek widziany za brzegiem.
trucker-board-legend-fleet = Każdy obrys to osobny statek. Kość otwiera pola ze swoją liczbą i statki się łączą.
trucker-board-rim = zielona ramka: pasuje od razu
trucker-board-tile-fits =
    { $turning ->
        [0] Teraz nigdzie nie pasuje.
       *[other] { $lying ->
            [0] Pasuje po obrocie.
            [one] Tak jak leży, pasuje na jedno pole.
            [few] Tak jak leży, pasuje na { $lying } pola.
            [many] Tak jak leży, pasuje na { $lying } pól.
           *[other] Tak jak leży, pasuje na { $lying } pola.
        }
    }
trucker-board-holding =
    { $tile }. { $fits ->
        [0] Nigdzie nie pasuje
        [one] Pasuje na jedno pole
        [few] Pasuje na { $fits } pola
        [many] Pasuje na { $fits } pól
       *[other] Pasuje na { $fits } pola
    }{ $turned ->
        [0] {""}
        [one] , po obrocie na { $turned }
        [few] , po obrocie na { $turned }
        [many] , po obrocie na { $turned }
       *[other] , po obrocie na { $turned }
    }{ $risky ->
        [0] {""}
        [one] , ryzykownie na { $risky }
        [few] , ryzykownie na { $risky }
        [many] , ryzykownie na { $risky }
       *[other] , ryzykownie na { $risky }
    }.
trucker-board-closed = Twój statek jest zamknięty: nie da się nic dodać.
trucker-board-hand-free = Masz pustą rękę. Wyciągnij część albo weź jedną z odkrytych.
trucker-board-hand-done = Skończone. Piasek sypie się pozostałym.
trucker-board-hand-done-out = Skończone. Odwróć klepsydrę, a pozostali nie dostaną więcej czasu.
trucker-board-bots-build = Skończone. Budują już tylko boty, więc czas pędzi.
trucker-board-pull = Wyciągnij część
trucker-board-put-back = Odłóż ją
trucker-board-weld = Przyspawaj tutaj
trucker-board-weld-anyway = Przyspawaj mimo to
trucker-board-ends =
    { $count ->
        [one] wolny koniec
        [few] wolne końce
        [many] wolnych końców
       *[other] wolnego końca
    }
trucker-board-places =
    { $count ->
        [one] miejsce
        [few] miejsca
        [many] miejsc
       *[other] miejsca
    }
trucker-board-mistakes-now =
    { $count ->
        [one] błąd
        [few] błędy
        [many] błędów
       *[other] błędu
    }
trucker-board-mistakes-told = Złącza, które nie pasują, zasłonięte lufy i dysze, luźne części: inspektor by je znalazł.
trucker-board-ends-told = Otwarte końce. Tu ugryzłby mały meteor. Naciśnij, aby zaznaczyć je na statku.
trucker-board-finish-reserve =
    { $count ->
        [one] Odłożona część przepadnie.
        [few] { $count } odłożone części przepadną.
        [many] { $count } odłożonych części przepadnie.
       *[other] { $count } odłożonej części przepadnie.
    }
trucker-board-spot-fits =
    Pasuje. { $joints ->
        [0] Obok nic nie ma.
        [one] Zamyka się jedno złącze.
        [few] Zamykają się { $joints } złącza.
        [many] Zamyka się { $joints } złączy.
       *[other] Zamyka się { $joints } złącza.
    }
trucker-board-spot-turn = Pasuje po obrocie. Pierwsze naciśnięcie obraca część, drugie ją spawa.
trucker-board-spot-again = Teraz pasuje. Naciśnij jeszcze raz, żeby ją przyspawać.
trucker-board-spot-risky = Ryzykowne: { $why }.
trucker-board-spot-loose = Nic by jej tu nie trzymało.
trucker-board-fails-connector = dwa złącza by do siebie nie pasowały
trucker-board-fails-splice = złącza po obu stronach szwu by nie pasowały
trucker-board-fails-askew = silnik musi być skierowany do tyłu
trucker-board-fails-muzzle = lufa byłaby zasłonięta
trucker-board-fails-exhaust = dysza silnika byłaby zasłonięta
trucker-board-fails-nozzle = wylot byłby zasłonięty
trucker-board-fails-their-muzzle = część zasłoniłaby lufę
trucker-board-fails-their-exhaust = część zasłoniłaby silnik
trucker-board-fails-their-nozzle = część zasłoniłaby wylot

## Kontrola statków

trucker-board-mistake = Błąd
trucker-board-in-pieces = W kawałkach
trucker-board-no-mistake = Bez błędów
trucker-board-weak-spot =
    Słaby punkt: { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
trucker-board-premium = Składka według wielkości słabego punktu
trucker-board-premium-due =
    Składka wynosi { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
trucker-board-weak-spot-show = Pokaż na statku
trucker-board-boarding = Wejście na pokład
trucker-board-boarding-note = Przeciągnij obcego do podświetlonej kabiny albo ją naciśnij. Dwoje ludzi ustąpi mu miejsca.
trucker-board-insurance = Ubezpieczenie
trucker-board-insurance-offer = teraz { $premium } kr, straty kosztują najwyżej { $cap } kr
trucker-board-mistakes =
    { $count ->
        [one] Jeden błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
trucker-board-way = Najtańsze wyjście
trucker-board-way-other = Inne wyjście
trucker-board-way-goes =
    { $count ->
        [one] Odpada jedna część
        [few] Odpadają { $count } części
        [many] Odpada { $count } części
       *[other] Odpada { $count } części
    }{ $loose ->
        [0] .
        [one] , jedna tylko dlatego, że nic jej potem nie trzyma.
        [few] , { $loose } tylko dlatego, że nic ich potem nie trzyma.
        [many] , { $loose } tylko dlatego, że nic ich potem nie trzyma.
       *[other] , { $loose } tylko dlatego, że nic ich potem nie trzyma.
    }
trucker-board-way-another = Inny zestaw
trucker-board-way-take =
    { $count ->
        [one] Usuń tę część
        [few] Usuń te { $count }
        [many] Usuń tych { $count }
       *[other] Usuń { $count } części
    }
trucker-board-keep = zostaw
trucker-board-keep-note = Naciśnij przekreśloną część, a zostanie.
trucker-board-hanging =
    { $count ->
        [one] Wisi na niej jeszcze jedna część.
        [few] Wiszą na niej jeszcze { $count } części.
        [many] Wisi na niej jeszcze { $count } części.
       *[other] Wisi na niej jeszcze { $count } części.
    }
trucker-board-singly = Po jednym
trucker-board-singly-note = Naciśnij część, która ma odpaść. Reszta jest przyciemniona.
trucker-board-singly-back = Reszta najtaniej

## Miejsca przy stole

trucker-board-tiles = części
trucker-board-parts =
    { $count ->
        [one] część
        [few] części
        [many] części
       *[other] części
    }
trucker-board-reserved = odłożone
trucker-board-seat-finished = Gotowe, numer { $number }
trucker-board-seat-looks = Ogląda stos { $pile }
trucker-board-seat-holds = Trzyma część
trucker-board-seat-reaches = Sięga po części
trucker-board-seat-grounded = Już nie leci
trucker-board-seat-mistakes =
    { $count ->
        [0] Bez błędów
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }

## Lot

trucker-board-track = Tor lotu
trucker-board-leads = prowadzi { $seat }
trucker-board-behind =
    { $seat }: do prowadzącego traci { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
trucker-board-cards-left =
    { $count ->
        [0] Nie ma więcej kart
        [one] Została { $count } karta
        [few] Zostały { $count } karty
        [many] Zostało { $count } kart
       *[other] Zostało { $count } karty
    }
trucker-board-cannons = działa
trucker-board-engines = silniki
trucker-board-crew = załoga
trucker-board-battery-count = baterie
trucker-board-open-ends = odsłonięte złącza
trucker-board-lost = stracone
trucker-board-lost-pile = Stracone części
trucker-board-lost-cap = stracone, limit { $cap }
trucker-board-dice = Kości: { $faces }
trucker-board-offer = Jeszcze do załadowania
trucker-board-attack =
    { $size ->
        [small] { $what ->
            [meteor] Mały
           *[shot] Lekki
        }
       *[large] { $what ->
            [meteor] Duży
           *[shot] Ciężki
        }
    }, { $side ->
        [front] z przodu
        [right] z prawej
        [rear] z tyłu
       *[left] z lewej
    }
trucker-board-helps = Co tu pomoże
trucker-board-part-at = { $kind } { $column } · { $row }
trucker-board-needs-battery = za jedną baterię
trucker-board-by-itself = bez baterii
trucker-board-no-cannon = Żadne działo nie celuje w tę stronę
trucker-board-no-shield = Żadna osłona nie chroni tej strony
trucker-board-shields-too-small = Na to osłony są za słabe
trucker-board-cannons-too-slow = Działa nie zatrzymują strzałów
trucker-board-no-battery = Nie ma już baterii

## Karty

trucker-board-open-space = Każdy leci do przodu o tyle dni, ile wynosi moc jego silników.
trucker-board-stardust = Dzień straty za każde odsłonięte złącze.
trucker-board-epidemic = Każda zajęta kabina połączona z inną zajętą traci jednego członka załogi.
trucker-board-sabotage = Najmniejsza załoga traci część, jeśli kości ją znajdą.
trucker-board-planets = Na każdej planecie może wylądować jeden statek.
trucker-board-told-planets = Pierwszy ląduje prowadzący, potem następni. Lądowanie kosztuje dni; zabierz tyle, ile mieszczą ładownie.
trucker-board-told-abandoned-ship = Przycumować może jeden statek, a pierwszy decyduje prowadzący. Załoga, która tu zostaje, przepada na dobre.
trucker-board-told-abandoned-station = Przycumować może jeden statek, a pierwszy decyduje prowadzący. Na pokładzie musi być dość załogi; nikt nie przepada.
trucker-board-told-meteors = Na każdy meteor rzuca prowadzący, a leci on na wszystkie statki. Mały zatrzyma osłona albo gładka burta, duży trzeba zestrzelić.
trucker-board-told-enemies = Najpierw atakują prowadzącego. Kto jest silniejszy, pokonuje ich, kto równie silny, uchodzi cało, kto słabszy, płaci i kolej na następnego.
trucker-board-told-combat-zone = W każdym wierszu płaci ten, kto ma najmniej. Kto leci sam, temu nic się nie dzieje.
trucker-board-planet = planeta { $planet }
trucker-board-strength = Siła { $strength }
trucker-board-need-crew =
    Potrzebna załoga: { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
trucker-board-lose-days =
    { $count ->
        [one] Tracisz { $count } dzień lotu
        [few] Tracisz { $count } dni lotu
        [many] Tracisz { $count } dni lotu
       *[other] Tracisz { $count } dnia lotu
    }
trucker-board-lose-crew =
    { $count ->
        [one] Tracisz { $count } członka załogi
        [few] Tracisz { $count } członków załogi
        [many] Tracisz { $count } członków załogi
       *[other] Tracisz { $count } członka załogi
    }
trucker-board-lose-goods =
    { $count ->
        [one] Tracisz najcenniejszą skrzynię
        [few] Tracisz { $count } najcenniejsze skrzynie
        [many] Tracisz { $count } najcenniejszych skrzyń
       *[other] Tracisz { $count } najcenniejszej skrzyni
    }
trucker-board-lose-shots =
    { $count ->
        [one] { $count } strzał
        [few] { $count } strzały
        [many] { $count } strzałów
       *[other] { $count } strzału
    }
trucker-board-credits-gain =
    { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }
trucker-board-goods-gain = Towary
trucker-board-commandos =
    Na statek { $side ->
        [front] z przodu
        [right] z prawej
        [rear] z tyłu
       *[left] z lewej
    } { $count ->
        [one] wdziera się { $count } komandos
        [few] wdzierają się { $count } komandosi
        [many] wdziera się { $count } komandosów
       *[other] wdziera się { $count } komandosa
    }, kroki: { $steps }; ładunek na { $every ->
        [1] każdym polu
       *[other] każdym { $every }. polu
    }.
trucker-board-predator =
    Na statek { $side ->
        [front] z przodu
        [right] z prawej
        [rear] z tyłu
       *[left] z lewej
    } { $count ->
        [one] wdziera się { $count } drapieżnik
        [few] wdzierają się { $count } drapieżniki
        [many] wdziera się { $count } drapieżników
       *[other] wdziera się { $count } drapieżnika
    }, kroki: { $steps }; po drodze pożera załogę.

## Koniec podróży

trucker-board-journey-end = Koniec podróży
trucker-board-account-arrived = przybycie
trucker-board-account-looks = najładniejszy statek
trucker-board-account-vips = VIP-y
trucker-board-account-manager = menedżer
trucker-board-account-sold = towary
trucker-board-account-losses = straty
trucker-board-account-debt = dług
trucker-board-account-loans = pożyczki
trucker-board-account-place = { $place }. miejsce
trucker-board-account-credits = kredyty
trucker-board-account-close = Dalej

## Ruchy na swoim miejscu: gdzie to jest, mówi samo miejsce

trucker-here-fault-connectors = Te dwie strony nie pasują do siebie: { $one } i { $other }.
trucker-here-fault-splice = Przez transwymiarową granicę łączą się tylko takie same złącza, a tutaj są: { $one } i { $other }.
trucker-here-fault-muzzle = To działo potrzebuje pustego pola przed lufą.
trucker-here-fault-exhaust = Ten silnik potrzebuje pustego pola za sobą.
trucker-here-fault-nozzle = Ten silnik manewrowy potrzebuje pustego pola przy dyszy.
trucker-here-fault-askew = Ten silnik nie jest skierowany do tyłu.
trucker-here-fault-pieces = Statek jest w { $pieces } kawałkach, które nie trzymają się razem.
trucker-here-pick-up = Podnieś ponownie { $part }
trucker-here-scrap =
    Usuń { $part }{ $gap ->
        [0] { "" }
       *[other] { " " }(słaby punkt { $gap }, składka { $premium })
    }
trucker-here-keep-piece =
    Zachowaj ten kawałek: { $count ->
        [one] { $count } część
        [few] { $count } części
        [many] { $count } części
       *[other] { $count } części
    }
trucker-here-board-alien =
    { $colour ->
        [brown] Brązowy obcy
        [purple] Fioletowy obcy
       *[cyan] Turkusowy obcy
    } do tej kabiny
trucker-here-use-battery =
    Użyj stąd baterii ({ $count ->
        [one] jest tam { $count }
        [few] są tam { $count }
        [many] jest tam { $count }
       *[other] jest tam { $count }
    })
trucker-here-lose-crew = Oddaj z tej kabiny { $who }
trucker-here-lose-good =
    Oddaj ten { $good ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    } towar
trucker-here-lose-battery =
    Oddaj stąd baterię ({ $count ->
        [one] jest tam { $count }
        [few] są tam { $count }
        [many] jest tam { $count }
       *[other] jest tam { $count }
    })
trucker-here-load-good =
    Załaduj tu { $good ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    } towar
trucker-here-replace-good =
    Zamień tu { $old ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    } towar na { $good ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    }
trucker-here-overload-cannon = Przeciąż to działo
trucker-here-overload-shield =
    Przeciąż tę osłonę { $batteries ->
        [0] bez baterii
       *[other] za 1 baterię
    }: zatrzyma wszystko i ulegnie zniszczeniu
trucker-here-jump =
    Przeciąż ten silnik { $batteries ->
        [0] bez baterii
       *[other] za 1 baterię
    } i zniknij w nadprzestrzeni
trucker-here-choose-hit = Poświęć tę część
trucker-here-wake = Obudź kogoś do tej kabiny
