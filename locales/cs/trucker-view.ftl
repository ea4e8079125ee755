# Co je ve hře Galaxy Trucker na stole, pole po poli, pro prosté zobrazení.

trucker-view-aliens = mimozemšťané podle polí
trucker-view-batteries = baterie podle polí
trucker-view-beaten = na koho se střílí
trucker-view-budget = zbývající tahy
trucker-view-build = způsob stavby
trucker-view-card = karta
trucker-view-classes = třídy lodí
trucker-view-credits = kredity
trucker-view-debt = dluh
trucker-view-dice = kostky
trucker-view-figures = údaje o lodi
trucker-view-finished = stavba hotova
trucker-view-flight = let
trucker-view-flown = odehrané karty
trucker-view-flying = letí
trucker-view-foreseen = předvídaná další karta
trucker-view-goods = zboží podle polí
trucker-view-guided = stavba s pomocí
trucker-view-halves = půlky desky
trucker-view-hand = v ruce
trucker-view-heap = zakryté součástky
trucker-view-hole = chybějící pole
trucker-view-humans = lidé podle polí
trucker-view-hyperspace = v hyperprostoru
trucker-view-known = karty, které jste viděli
trucker-view-landed = přistáli, podle míst
trucker-view-last = položeno naposledy, lze přesunout
trucker-view-level = úroveň letu
trucker-view-loans = půjčky
trucker-view-looking = prohlíží si balíček
trucker-view-looking-at = karty, na které se díváte
trucker-view-lost = ztracené součástky
trucker-view-moves = tahy při stavbě této lodi
trucker-view-number = startovní číslo
trucker-view-offer = zboží k naložení
trucker-view-open = odkryté součástky
trucker-view-order = pořadí v letu
trucker-view-panels = použité sluneční panely
trucker-view-part = část kola
trucker-view-parts = součástky podle polí
trucker-view-piles = balíčky karet
trucker-view-position = místo na dráze
trucker-view-premium = zaplacené pojistné
trucker-view-ready = připraveni
trucker-view-reserve = odložené součástky
trucker-view-round = kolo
trucker-view-running = hodiny se sypou
trucker-view-sand = kola do přesypání hodin
trucker-view-barrage = meteory nebo střely, které právě přilétají
trucker-view-come = kolik jich už přiletělo
trucker-view-sleepers = ve stázi podle polí
trucker-view-specialist = specialista
trucker-view-step = krok karty
trucker-view-strike = co teď zasahuje
trucker-view-truckers = truckeři
trucker-view-turn = kdo je na tahu
trucker-view-wrecks = pole ožehnutá při tomto letu
trucker-view-cap = nejvyšší cena ztrát
trucker-view-cell = pole
trucker-view-cells = pole
trucker-view-faults = chyby
trucker-view-hits = co zasáhne
trucker-view-lines = sloupce nebo řady
trucker-view-side = z které strany
trucker-view-message = co je špatně
trucker-view-rule = pravidlo
trucker-view-shields = štíty, které pomohou
trucker-view-size = velikost
trucker-view-weak-spot = slabé místo
trucker-view-chain = kde se jeho pole dotýkají
trucker-view-what = co
trucker-view-behind = zpoždění ve dnech
trucker-view-boards = plány lodí
trucker-view-bridges = spojeno přes spoj
trucker-view-cannons = děla
trucker-view-cards = karty
trucker-view-crew = posádka
trucker-view-dice-left = kostky, které se ještě hodí
trucker-view-engines = motory
trucker-view-exposed = odkryté konektory
trucker-view-fleet = první pole lodí
trucker-view-formerly = začato podle starších pravidel
trucker-view-hourglass = přesýpací hodiny
trucker-view-kind = druh
trucker-view-looker = kdo se dívá
trucker-view-marks = co otevírají kostky
trucker-view-numbers = startovní čísla
trucker-view-pieces = kusy lodi
trucker-view-ranks = kdo letí, vedoucí první
trucker-view-run = tahy na jedno přesypání
trucker-view-secret = tajné
trucker-view-ship = loď
trucker-view-ship-class = třída tohoto kola
trucker-view-space = pole hodin
trucker-view-square = pole
trucker-view-squares = pole
trucker-view-symbol = symbol
trucker-view-to-come = karty před vámi
trucker-view-whom = hráč
trucker-view-yard = loděnice

## Values

trucker-view-strike-word =
    { $word ->
        [meteor] meteor
        [shot] střela
        [small] malá velikost
       *[large] velká velikost
    }
trucker-view-seat = { $seat }
trucker-view-pile = balíček { $pile }
