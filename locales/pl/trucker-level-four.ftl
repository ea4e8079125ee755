# Co mówi Galaxy Trucker z dużymi dodatkami: inne plansze, pięciu graczy, pożyczki, poziom IV.

## Zestawy

trucker-preset-standard = Gra standardowa: I, II, III
trucker-preset-first-flight = Pierwszy lot: klasa I, z pomocą przy budowie
trucker-preset-other-boards = Druga strona planszy: I, II, IIIA
trucker-preset-latest-models = Najnowsze Modele: IC, II, IIIC
trucker-preset-latest-models-large = Najnowsze Modele dla wyjadaczy: IIC, IIIC, IVC
trucker-preset-big-expansion = Pierwszy duży dodatek: IA, IIA, III
trucker-preset-both-expansions = Oba duże dodatki: IIB, IIIB, IV
trucker-preset-everything = Wszystko naraz: IIC, IIIC, IVC z oboma dodatkami

## Plansze

trucker-five-players = Gra pięć osób: dochodzą części z pierwszego dodatku, z opuszczonego statku lub stacji może skorzystać dwóch graczy, a pierwszy meteor lub strzał karty omija tego, kto leci piąty.
trucker-hole = Na kości wypadło { $number }: pola z tą liczbą są dla wszystkich dziurami.
trucker-halves = { $seat } buduje na planszach { $halves }.
trucker-ships-turned = Statki się obróciły: to, co nadlatuje z przodu, trafia teraz w { $side }.
trucker-side-front = przód
trucker-side-right = prawy bok
trucker-side-rear = tył
trucker-side-left = lewy bok

## Pożyczki

trucker-move-take-loan = Weź pożyczkę
trucker-move-stay-in-debt = Zapłać resztę po locie
trucker-borrowed =
    { $seat } pożycza { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } i na koniec gry oddaje { $repay }.
trucker-repaid =
    { $seat } spłaca { $count ->
        [one] { $count } pożyczkę
        [few] { $count } pożyczki
        [many] { $count } pożyczek
       *[other] { $count } pożyczki
    } za { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
trucker-unpaid =
    { $seat } nie ma z czego spłacić { $count ->
        [one] { $count } pożyczki
        [few] { $count } pożyczek
        [many] { $count } pożyczek
       *[other] { $count } pożyczki
    }: wynik końcowy maleje o { $credits }.

## Poziom IV

trucker-spared = { $seat } leci na piątym miejscu i pierwszy atak przelatuje obok.
trucker-ask-defended-ship =
    Obrona statku oddaje do każdego, kto zacumuje, { $shots ->
        [one] { $shots } strzał
        [few] { $shots } strzały
        [many] { $shots } strzałów
       *[other] { $shots } strzału
    }. Czy cumujesz i oddajesz { $crew ->
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
trucker-ask-defended-station =
    Obrona stacji oddaje do każdego, kto zacumuje, { $shots ->
        [one] { $shots } strzał
        [few] { $shots } strzały
        [many] { $shots } strzałów
       *[other] { $shots } strzału
    }. { $robots ->
        [0] Twoja załoga wystarczy
       *[other] Twoja załoga wystarczy razem z robotami, które potrzebują energii
    }, potrzeba { $crew }. Czy cumujesz po towary i tracisz { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }?
trucker-docked-in-vain = { $seat } cumuje na próżno: potrzebna jest załoga o liczebności { $crew }, a tylu już nie zostało.
trucker-card-commandos = komandosi
trucker-card-predator = drapieżnik
trucker-intruder-repelled = { $seat } odpiera najeźdźcę.
trucker-intruder-walked = { $seat }: na pokład wdziera się najeźdźca i idzie z pomieszczenia do pomieszczenia.
trucker-intruder-defeated = { $seat } pokonuje najeźdźcę.
trucker-charges =
    { $seat }: { $count ->
        [one] wybucha { $count } ładunek
        [few] wybuchają { $count } ładunki
        [many] wybucha { $count } ładunków
       *[other] wybucha { $count } ładunku
    }.
trucker-eaten =
    { $seat }: drapieżnik pożera { $count ->
        [one] { $count } członka załogi
        [few] { $count } członków załogi
        [many] { $count } członków załogi
       *[other] { $count } członka załogi
    }.
