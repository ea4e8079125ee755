vanguard-board-scenes = Części planszy
vanguard-board-scene-now = Teraz
vanguard-board-scene-planet = Planeta
vanguard-board-scene-check = Test kości
vanguard-board-scene-crew = Załoga
vanguard-board-scene-ship = Statek
vanguard-board-scene-book = Dziennik
vanguard-board-scene-orders = Zadania
vanguard-board-over = Koniec
vanguard-board-round = Runda { $round }
vanguard-board-pass = Przejście { $pass }
vanguard-board-page-setup = Przed startem
vanguard-board-page-bridge = Mostek
vanguard-board-page-situations = Sytuacje
vanguard-board-page-starmap = Mapa gwiazd
vanguard-board-page-facilities = Pomieszczenia
vanguard-board-page-hangar = Hangar
vanguard-board-page-launch = Start
vanguard-board-page-landing = Lądowanie
vanguard-board-page-explore = Na planecie
vanguard-board-page-leaving = Opuszczenie planety
vanguard-board-page-docking = Dokowanie
vanguard-board-page-debriefing = Odprawa
vanguard-board-page-unloading = Rozładunek
vanguard-board-page-medbay = Ambulatorium
vanguard-board-page-memorial = Miejsce pamięci
vanguard-board-page-saving = Zapis
vanguard-board-page-recruits = Rekruci
vanguard-board-page-ending = Koniec kampanii
vanguard-board-sector = Sektor { $number }, { $name }
vanguard-board-in = sektor { $sector }
vanguard-board-rank = stopień { $rank }
vanguard-board-available =
    { $count ->
        [one] jedna osoba do dyspozycji
        [few] { $count } osoby do dyspozycji
        [many] { $count } osób do dyspozycji
       *[other] { $count } osoby do dyspozycji
    }
vanguard-board-of = { $count } z { $most }
vanguard-board-conversion = Zamiana
vanguard-board-ready = Dostępne kości
vanguard-board-spent = Zużyte
vanguard-board-injuries = Obrażenia
vanguard-board-injury-die = kość obrażeń
vanguard-board-last-injury = Kolejne obrażenie oznacza ewakuację.
vanguard-board-empty = puste
vanguard-board-hand = Ręka
vanguard-board-deck =
    { $cards ->
        [one] jedna karta w talii
        [few] { $cards } karty w talii
        [many] { $cards } kart w talii
       *[other] { $cards } karty w talii
    }
vanguard-board-team = Drużyna desantowa
vanguard-board-start = żeton startowy
vanguard-board-below = Obok mapy
vanguard-board-here = Ten sektor
vanguard-board-track-at = { $name }: pole { $at } z { $fields }
vanguard-board-danger = kość zagrożenia, pole { $box }
vanguard-board-danger-title = Zagrożenie, pole { $box }
vanguard-board-danger-face =
    { $face ->
        [common] jeden pazur
        [uncommon] dwa pazury
        [rare] trzy pazury
       *[special] oko
    }
vanguard-board-danger-else = w innym razie nic się nie dzieje
vanguard-board-path-sign = Znak ścieżki { $sign }
vanguard-board-path-closed = Zamknięte, dopóki: { $when }
vanguard-board-then = potem { $row }
vanguard-board-face-down = Punkt zainteresowania leży tu zakryty.
vanguard-board-no-poi = Nie ma tu punktu zainteresowania.
vanguard-board-orders = Misje, zagrożenia i wydarzenia
vanguard-board-planet-rules = Co obowiązuje na tej planecie
vanguard-board-condition = warunek
vanguard-board-mission-main = misja główna
vanguard-board-mission-open = misja
vanguard-board-mission-done = ukończona
vanguard-board-mission-failed = nieudana
vanguard-board-events =
    { $cards ->
        [one] Wydarzenia: jedna karta
        [few] Wydarzenia: { $cards } karty
        [many] Wydarzenia: { $cards } kart
       *[other] Wydarzenia: { $cards } karty
    }
vanguard-board-leads = Tropy
vanguard-board-lead-sum =
    { $count ->
        [one] jeden żeton, razem { $sum }
        [few] { $count } żetony, razem { $sum }
        [many] { $count } żetonów, razem { $sum }
       *[other] { $count } żetonu, razem { $sum }
    }
vanguard-board-unique = unikatowe odkrycia
vanguard-board-die-faces = Ścianki: { $faces }
vanguard-board-need-any = dowolny symbol
vanguard-board-need-die = dowolna kość
vanguard-board-need-red = czerwona kość
vanguard-board-need-green = zielona kość
vanguard-board-need-blue = niebieska kość
vanguard-board-preparing = Przygotowanie: kombinacje kości
vanguard-board-pool = Pula kości
vanguard-board-pool-note = Nić pokazuje, do czego kość może się jeszcze przydać.
vanguard-board-forced = Kości obrażeń i zagrożenia: nic nie może ich zużyć.
vanguard-board-swaps = Tu symbole liczą się inaczej:
vanguard-board-met = spełnione
vanguard-board-fit-turned = przez zamianę
vanguard-board-legend = Jak pasuje kość
vanguard-board-odds = Przed rzutem
vanguard-board-odds-exact = dokładnie
vanguard-board-odds-picked =
    { $count ->
        [0] Nie wybrano jeszcze kości.
        [one] Z jedną kością:
        [few] Z { $count } kośćmi:
        [many] Z { $count } kośćmi:
       *[other] Z { $count } kości:
    }
vanguard-board-advice = Które kości wziąć?
vanguard-board-new-page = Nowa strona: { $title }. Przeczytaj
vanguard-board-close-book = Zamknij dziennik
vanguard-board-no-pages = Nic jeszcze nie zapisano.
vanguard-board-story = Dotychczasowa historia
vanguard-board-choices = Wybory
vanguard-board-sealed = To, co będzie dalej, jest zapieczętowane.
vanguard-board-lander = Lądownik
vanguard-board-supplies = Zapasy
vanguard-board-hold = Ładownia
vanguard-board-success = Żetony sukcesu
vanguard-board-command = Dowodzenie
vanguard-board-energy = Energia
vanguard-board-morale = Morale
vanguard-board-armour = pancerz
vanguard-board-sensors = czujniki
vanguard-board-manoeuvrability = zwrotność
vanguard-board-rooms = Pomieszczenia statku
vanguard-board-room-bridge = Mostek
vanguard-board-room-starmap = Mapa gwiazd
vanguard-board-room-laboratory = Laboratorium
vanguard-board-room-production = Produkcja
vanguard-board-room-barracks = Koszary
vanguard-board-room-situation = Sala sytuacyjna
vanguard-board-room-hangar = Hangar
vanguard-board-room-medbay = Ambulatorium
vanguard-board-room-memorial = Miejsce pamięci
vanguard-board-room-addon = Pomieszczenie dodatkowe
vanguard-board-not-started = nierozpoczęte
vanguard-board-stage = etap { $stage }
vanguard-board-done = ukończone
vanguard-board-powered = zasilane
vanguard-board-damaged = uszkodzony
vanguard-board-fitted = zamontowane
vanguard-board-in-use = w użyciu
vanguard-board-situation-deck =
    { $cards ->
        [one] W talii czeka jedna sytuacja.
        [few] W talii czekają { $cards } sytuacje.
        [many] W talii czeka { $cards } sytuacji.
       *[other] W talii czeka { $cards } sytuacji.
    }
vanguard-board-target = cel lotu
vanguard-board-scanned = przeskanowane, krok { $steps }
vanguard-board-nobody-lost = Nikt nie zginął.
vanguard-board-place-available = do dyspozycji
vanguard-board-place-resting = odpoczywa
vanguard-board-place-unavailable = nie do dyspozycji
vanguard-board-place-team = w drużynie desantowej
vanguard-board-place-critical = stan krytyczny
vanguard-board-place-moderate = stan średni
vanguard-board-place-light = stan lekki
vanguard-board-place-recovered = po leczeniu
vanguard-board-place-dying = umiera
vanguard-board-place-memorial = pamiętamy
vanguard-board-place-recruit = rekrut
vanguard-board-page-here = Czeka tu strona dziennika pokładowego.
vanguard-board-zoom = Zbliżenie mapy
vanguard-board-zoom-in = Bliżej
vanguard-board-zoom-out = Dalej
vanguard-board-action-of = akcja { $now } z { $all }
vanguard-board-die-spent = { $die }, wyczerpana
vanguard-board-die-waits = Wraca, gdy jej właściciel odpocznie, albo dzięki karcie, która odświeża kości.
vanguard-board-die-idle = Do tego czasu nie można nią rzucać ani jej użyć.
vanguard-board-given-up =
    { $count ->
        [one] jedna poświęcona
        [few] { $count } poświęcone
        [many] { $count } poświęconych
       *[other] { $count } poświęconej
    }
vanguard-board-injury-down = Leży zakryta: nic nie robi, ale nadal liczy się jako obrażenie.
vanguard-board-hint-sacrifice = Kości w ramkach można poświęcić na całe to lądowanie. Przytrzymaj tę, którą wybierasz.
vanguard-board-hint-use = Kości w ramkach można użyć; wtedy się wyczerpują.
vanguard-board-hint-refresh = Kości w ramkach mogą wrócić.
vanguard-board-hint-turn = Świeci się to, dokąd możesz iść i co możesz zrobić.
