# Co je ve hře Galaxy Trucker na stole, pole po poli, pro prosté zobrazení.

trucker-view-aliens = Mimozemšťané podle polí
trucker-view-batteries = Baterie podle polí
trucker-view-beaten = Na koho se střílí
trucker-view-budget = Zbývající tahy
trucker-view-build = Způsob stavby
trucker-view-card = Karta
trucker-view-classes = Třídy lodí
trucker-view-credits = Kredity
trucker-view-debt = Dluh
trucker-view-dice = Kostky
trucker-view-figures = Údaje o lodi
trucker-view-finished = Stavba hotova
trucker-view-flight = Zbývající karty
trucker-view-flown = Odehrané karty
trucker-view-flying = Letí
trucker-view-foreseen = Předvídaná další karta
trucker-view-goods = Zboží podle polí
trucker-view-guided = Stavba s pomocí
trucker-view-halves = Půlky desky
trucker-view-hand = V ruce
trucker-view-heap = Zakryté dílky
trucker-view-hole = Chybějící pole
trucker-view-humans = Lidé podle polí
trucker-view-hyperspace = V hyperprostoru
trucker-view-known = Karty, které znáte
trucker-view-landed = Přistáli, podle míst
trucker-view-last = Položeno naposledy, lze přesunout
trucker-view-level = Etapa
trucker-view-loans = Půjčky
trucker-view-looking = Prohlíží si balíček
trucker-view-looking-at = Karty, na které se díváte
trucker-view-lost = Ztracené dílky
trucker-view-moves = Tahy při stavbě této lodi
trucker-view-number = Startovní číslo
trucker-view-offer = Zboží k naložení
trucker-view-open = Odkryté dílky
trucker-view-order = Pořadí v letu
trucker-view-panels = Použité sluneční panely
trucker-view-part = Část kola
trucker-view-parts = Dílky podle polí
trucker-view-piles = Balíčky karet
trucker-view-position = Místo na dráze
trucker-view-premium = Zaplacené pojistné
trucker-view-ready = Připraveni
trucker-view-reserve = Odložené dílky
trucker-view-round = Kolo
trucker-view-running = Hodiny se sypou
trucker-view-sand = Kola do přesypání hodin
trucker-view-barrage = Meteory nebo střely, které právě přilétají
trucker-view-come = Kolik jich už přiletělo
trucker-view-sleepers = Ve stázi podle polí
trucker-view-specialist = Specialista
trucker-view-step = Krok karty
trucker-view-strike = Co teď zasahuje
trucker-view-truckers = Truckeři
trucker-view-turn = Kdo je na tahu
trucker-view-wrecks = Pole ožehnutá při tomto letu
trucker-view-cap = Nejvyšší cena ztrát
trucker-view-cell = Pole
trucker-view-cells = Pole
trucker-view-faults = Chyby
trucker-view-hits = Co zasáhne
trucker-view-lines = Sloupce nebo řady
trucker-view-side = Z které strany
trucker-view-message = Co je špatně
trucker-view-rule = Pravidlo
trucker-view-shields = Štíty, které pomohou
trucker-view-size = Velikost
trucker-view-weak-spot = Slabé místo
trucker-view-chain = Kde se jeho pole dotýkají
trucker-view-what = Co
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
        [meteor] Meteorit
        [shot] Střela
        [small] Malá
       *[large] Velká
    }
trucker-view-seat = { $seat }
trucker-view-pile = Balíček { $pile }
