vanguard-board-scenes = Části desky
vanguard-board-scene-now = Teď
vanguard-board-scene-planet = Planeta
vanguard-board-scene-check = Hod kostkami
vanguard-board-scene-crew = Posádka
vanguard-board-scene-ship = Loď
vanguard-board-scene-book = Kniha záznamů
vanguard-board-scene-orders = Úkoly
vanguard-board-over = Konec
vanguard-board-round = Kolo { $round }
vanguard-board-pass = Průchod { $pass }
vanguard-board-page-setup = Před začátkem
vanguard-board-page-bridge = Můstek
vanguard-board-page-situations = Situace
vanguard-board-page-starmap = Hvězdná mapa
vanguard-board-page-facilities = Zařízení
vanguard-board-page-hangar = Hangár
vanguard-board-page-launch = Start
vanguard-board-page-landing = Přistání
vanguard-board-page-explore = Na planetě
vanguard-board-page-leaving = Odlet z planety
vanguard-board-page-docking = Dokování
vanguard-board-page-debriefing = Hlášení
vanguard-board-page-unloading = Vykládka
vanguard-board-page-medbay = Ošetřovna
vanguard-board-page-memorial = Památník
vanguard-board-page-saving = Uložení
vanguard-board-page-recruits = Nováčci
vanguard-board-page-ending = Konec kampaně
vanguard-board-dice =
    { $count ->
        [one] jedna kostka
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
vanguard-board-sector = Sektor { $number }, { $name }
vanguard-board-in = v { $sector }
vanguard-board-rank = hodnost { $rank }
vanguard-board-available =
    { $count ->
        [one] jeden připraven
        [few] { $count } připraveni
        [many] { $count } připraveného
       *[other] { $count } připraveno
    }
vanguard-board-of = { $count } z { $most }
vanguard-board-conversion = Převod
vanguard-board-ready = Připravené kostky
vanguard-board-spent = Použité
vanguard-board-injuries = Zranění
vanguard-board-injury-die = kostka zranění
vanguard-board-empty = prázdné
vanguard-board-hand = Ruka
vanguard-board-deck =
    { $cards ->
        [one] jedna karta v balíčku
        [few] { $cards } karty v balíčku
        [many] { $cards } karty v balíčku
       *[other] { $cards } karet v balíčku
    }
vanguard-board-team = Výsadek
vanguard-board-start = žeton prvního hráče
vanguard-board-below = Pod mapou
vanguard-board-here = Tento sektor
vanguard-board-track-at = { $name }: pole { $at } z { $fields }
vanguard-board-danger = kostka nebezpečí, rámeček { $box }
vanguard-board-then = potom { $row }
vanguard-board-face-down = Bod zájmu zde leží lícem dolů.
vanguard-board-no-poi = Není tu žádný bod zájmu.
vanguard-board-orders = Mise, hrozby a události
vanguard-board-condition = podmínka
vanguard-board-mission-main = hlavní mise
vanguard-board-mission-open = mise
vanguard-board-mission-done = splněno
vanguard-board-mission-failed = nesplněno
vanguard-board-events =
    { $cards ->
        [one] Události: jedna karta
        [few] Události: { $cards } karty
        [many] Události: { $cards } karty
       *[other] Události: { $cards } karet
    }
vanguard-board-leads = Stopy
vanguard-board-lead-sum =
    { $count ->
        [one] jeden žeton, celkem { $sum }
        [few] { $count } žetony, celkem { $sum }
        [many] { $count } žetonu, celkem { $sum }
       *[other] { $count } žetonů, celkem { $sum }
    }
vanguard-board-unique = jedinečné nálezy
vanguard-board-need-any = libovolný symbol
vanguard-board-need-die = libovolná kostka
vanguard-board-need-red = červená kostka
vanguard-board-need-green = zelená kostka
vanguard-board-need-blue = modrá kostka
vanguard-board-preparing = Příprava: kombinace kostek
vanguard-board-steps = Kostky|Nucené|Hod|Úpravy|Kombinace|Zranění, nebezpečí|Zvláštní|Výsledek|Použití|Vyhodnocení
vanguard-board-step = Krok { $step } z 10
vanguard-board-rolled = Hozeno
vanguard-board-choose-dice = Vyberte kostky
vanguard-board-pool = Hozené kostky
vanguard-board-pool-note = Nit ukazuje, k čemu se kostka ještě hodí.
vanguard-board-forced = Kostky zranění a nebezpečí: nic je nemůže použít.
vanguard-board-met = splněno
vanguard-board-fit-turned = převodem
vanguard-board-legend = Jak se kostka hodí
vanguard-board-odds = Před hodem
vanguard-board-odds-exact = přesně
vanguard-board-odds-picked =
    { $count ->
        [0] Zatím není vybrána žádná kostka.
        [one] S jednou kostkou:
        [few] Se { $count } kostkami:
        [many] S { $count } kostky:
       *[other] S { $count } kostkami:
    }
vanguard-board-advice = Které kostky mám vzít?
vanguard-board-new-page = Nová stránka: { $title }. Přečíst
vanguard-board-close-book = Zavřít knihu záznamů
vanguard-board-no-pages = Zatím není nic zapsáno.
vanguard-board-story = Dosavadní příběh
vanguard-board-choices = Volby
vanguard-board-sealed = Co následuje, je zapečetěno.
vanguard-board-lander = Výsadkový modul
vanguard-board-supplies = Zásoby
vanguard-board-hold = Náklad
vanguard-board-success = Žetony úspěchu
vanguard-board-command = Velení
vanguard-board-energy = Energie
vanguard-board-morale = Morálka
vanguard-board-armour = pancíř
vanguard-board-sensors = senzory
vanguard-board-manoeuvrability = obratnost
vanguard-board-rooms = Místnosti lodi
vanguard-board-room-bridge = Můstek
vanguard-board-room-starmap = Hvězdná mapa
vanguard-board-room-laboratory = Laboratoř
vanguard-board-room-production = Výroba
vanguard-board-room-barracks = Ubikace
vanguard-board-room-situation = Krizová místnost
vanguard-board-room-hangar = Hangár
vanguard-board-room-medbay = Ošetřovna
vanguard-board-room-memorial = Památník
vanguard-board-room-addon = Přístavba
vanguard-board-not-started = nezahájeno
vanguard-board-stage = fáze { $stage }
vanguard-board-done = splněno
vanguard-board-powered = napájeno
vanguard-board-damaged = poškozeno
vanguard-board-fitted = namontováno
vanguard-board-in-use = v provozu
vanguard-board-situation-deck =
    { $cards ->
        [one] V balíčku čeká jedna situace.
        [few] V balíčku čekají { $cards } situace.
        [many] V balíčku čeká { $cards } situace.
       *[other] V balíčku čeká { $cards } situací.
    }
vanguard-board-target = cíl letu
vanguard-board-scanned = prozkoumáno skenerem, krok { $steps }
vanguard-board-nobody-lost = Nikdo nezahynul.
vanguard-board-place-available = připraven
vanguard-board-place-resting = odpočívá
vanguard-board-place-unavailable = není k dispozici
vanguard-board-place-team = ve výsadku
vanguard-board-place-critical = kritický stav
vanguard-board-place-moderate = střední stav
vanguard-board-place-light = lehký stav
vanguard-board-place-recovered = zotaven
vanguard-board-place-dying = umírá
vanguard-board-place-memorial = vzpomínáme
vanguard-board-place-recruit = nováček
