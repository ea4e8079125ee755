# Co w grze Galaxy Trucker jest na stole, pole po polu, dla prostego widoku.

trucker-view-aliens = obcy według pól
trucker-view-batteries = baterie według pól
trucker-view-beaten = do kogo się strzela
trucker-view-budget = pozostałe ruchy
trucker-view-build = sposób budowy
trucker-view-card = karta
trucker-view-classes = klasy statków
trucker-view-credits = kredyty
trucker-view-debt = dług
trucker-view-dice = kości
trucker-view-figures = wartości statku
trucker-view-finished = budowa ukończona
trucker-view-flight = lot
trucker-view-flown = rozegrane karty
trucker-view-flying = leci
trucker-view-foreseen = przewidziana następna karta
trucker-view-goods = towary według pól
trucker-view-guided = budowa z pomocą
trucker-view-halves = połówki planszy
trucker-view-hand = w ręce
trucker-view-heap = zakryte części
trucker-view-hole = brakujące pola
trucker-view-humans = ludzie według pól
trucker-view-hyperspace = w nadprzestrzeni
trucker-view-known = karty, które znasz
trucker-view-landed = wylądowali, według miejsc
trucker-view-last = położona ostatnio, można przenieść
trucker-view-level = poziom lotu
trucker-view-loans = pożyczki
trucker-view-looking = ogląda stos
trucker-view-looking-at = karty, które oglądasz
trucker-view-lost = utracone części
trucker-view-moves = ruchy przy tym statku
trucker-view-number = numer startowy
trucker-view-offer = towary do załadowania
trucker-view-open = odkryte części
trucker-view-order = kolejność lotu
trucker-view-panels = użyte panele słoneczne
trucker-view-part = część rundy
trucker-view-parts = części według pól
trucker-view-piles = stosy kart
trucker-view-position = miejsce na torze
trucker-view-premium = zapłacona składka
trucker-view-ready = gotowi
trucker-view-reserve = odłożone części
trucker-view-round = runda
trucker-view-running = piasek się sypie
trucker-view-sand = tury do końca piasku
trucker-view-barrage = nadlatujące meteory lub strzały
trucker-view-come = ile już nadleciało
trucker-view-sleepers = w hibernacji według pól
trucker-view-specialist = specjalista
trucker-view-step = krok karty
trucker-view-strike = co teraz uderza
trucker-view-truckers = truckerzy
trucker-view-turn = czyja tura
trucker-view-wrecks = pola osmalone w tym locie
trucker-view-cap = najwyższy koszt strat
trucker-view-cell = pole
trucker-view-cells = pola
trucker-view-faults = błędy
trucker-view-hits = co trafi
trucker-view-lines = kolumny lub rzędy
trucker-view-side = z której strony
trucker-view-message = co jest źle
trucker-view-rule = zasada
trucker-view-shields = osłony, które pomogą
trucker-view-size = rozmiar
trucker-view-weak-spot = słaby punkt
trucker-view-chain = gdzie stykają się jego pola
trucker-view-what = co
trucker-view-behind = dni za poprzednim
trucker-view-boards = plansze statków
trucker-view-bridges = połączone przez złącze
trucker-view-cannons = działa
trucker-view-cards = karty
trucker-view-crew = załoga
trucker-view-dice-left = kości do rzucenia
trucker-view-engines = silniki
trucker-view-exposed = odsłonięte złącza
trucker-view-fleet = pierwsze pola statków
trucker-view-formerly = rozpoczęte według starszych zasad
trucker-view-hourglass = klepsydra
trucker-view-kind = rodzaj
trucker-view-looker = kto ogląda
trucker-view-marks = co otwierają kości
trucker-view-numbers = numery startowe
trucker-view-pieces = kawałki statku
trucker-view-ranks = kto leci, prowadzący pierwszy
trucker-view-run = tury na jedno przesypanie
trucker-view-secret = tajne
trucker-view-ship = statek
trucker-view-ship-class = klasa tej rundy
trucker-view-space = pole klepsydry
trucker-view-square = pole
trucker-view-squares = pola
trucker-view-symbol = symbol
trucker-view-to-come = karty przed wami
trucker-view-whom = gracz
trucker-view-yard = stocznia

## Values

trucker-view-strike-word =
    { $word ->
        [meteor] meteor
        [shot] strzał
        [small] mały rozmiar
       *[large] duży rozmiar
    }
trucker-view-seat = { $seat }
trucker-view-pile = stos { $pile }
