vanguard-board-scenes = Části stolu
vanguard-board-scene-now = Teď
vanguard-board-scene-planet = Planeta
vanguard-board-scene-check = Ověření kostkami
vanguard-board-scene-crew = Posádka
vanguard-board-scene-ship = Loď
vanguard-board-scene-book = Palubní deník
vanguard-board-scene-orders = Mise
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
vanguard-board-sector = Sektor { $number }, { $name }
vanguard-board-in = sektor { $sector }
vanguard-board-rank = hodnost { $rank }
vanguard-board-available =
    { $count ->
        [one] { $count } k dispozici
        [few] { $count } k dispozici
        [many] { $count } k dispozici
       *[other] { $count } k dispozici
    }
vanguard-board-of = { $count } z { $most }
vanguard-board-conversion = Přeměna
vanguard-board-ready = Dostupné kostky
vanguard-board-spent = Vyčerpané
vanguard-board-injuries = Zranění
vanguard-board-injury-die = kostka zranění
vanguard-board-last-injury = Další zranění znamená evakuaci.
vanguard-board-empty = prázdné
vanguard-board-hand = Ruka
vanguard-board-deck =
    { $cards ->
        [one] jedna karta v balíčku
        [few] { $cards } karty v balíčku
        [many] { $cards } karty v balíčku
       *[other] { $cards } karet v balíčku
    }
vanguard-board-team = Výsadkový tým
vanguard-board-start = žeton začínajícího hráče
vanguard-board-below = Vedle mapy
vanguard-board-here = Tento sektor
vanguard-board-track-at = { $name }: pole { $at } z { $fields }
vanguard-board-danger = kostka nebezpečí, rámeček { $box }
vanguard-board-danger-title = Nebezpečí, rámeček { $box }
vanguard-board-danger-face =
    { $face ->
        [common] jeden dráp
        [uncommon] dva drápy
        [rare] tři drápy
       *[special] oko
    }
vanguard-board-danger-else = jinak se nic nestane
vanguard-board-path-sign = Značka cesty { $sign }
vanguard-board-path-closed = Zavřeno, dokud platí: { $when }
vanguard-board-then = potom { $row }
vanguard-board-face-down = Bod zájmu zde leží lícem dolů.
vanguard-board-no-poi = Není tu žádný bod zájmu.
vanguard-board-orders = Mise, hrozby a události
vanguard-board-planet-rules = Co na této planetě platí
vanguard-board-condition = obecné podmínky
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
vanguard-board-leads = Náznaky
vanguard-board-lead-sum =
    { $count ->
        [one] jeden žeton, celkem { $sum }
        [few] { $count } žetony, celkem { $sum }
        [many] { $count } žetonu, celkem { $sum }
       *[other] { $count } žetonů, celkem { $sum }
    }
vanguard-board-unique = mimořádné objevy
vanguard-board-die-faces = Strany: { $faces }
vanguard-board-need-any = libovolný symbol
vanguard-board-need-die = libovolná kostka
vanguard-board-need-red = červená kostka
vanguard-board-need-green = zelená kostka
vanguard-board-need-blue = modrá kostka
vanguard-board-preparing = Příprava: kombinace kostek
vanguard-board-pool = Zásoba kostek
vanguard-board-pool-note = Nitka ukazuje, k čemu se kostka ještě hodí.
vanguard-board-forced = Kostky zranění a nebezpečí: k ničemu jinému je použít nelze.
vanguard-board-swaps = Symboly tu platí jinak:
vanguard-board-met = splněno
vanguard-board-fit-turned = přeměnou
vanguard-board-legend = K čemu se kostka hodí
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
vanguard-board-close-book = Zavřít palubní deník
vanguard-board-no-pages = Zatím není nic zapsáno.
vanguard-board-story = Dosavadní příběh
vanguard-board-choices = Volby
vanguard-board-sealed = Co následuje, je zapečetěno.
vanguard-board-lander = Výsadková loď
vanguard-board-supplies = Zásoby
vanguard-board-hold = Nákladový prostor
vanguard-board-success = Žetony úspěchu
vanguard-board-command = Velení
vanguard-board-energy = Energie
vanguard-board-morale = Morálka
vanguard-board-armour = pancéřování
vanguard-board-sensors = senzory
vanguard-board-manoeuvrability = manévrovatelnost
vanguard-board-rooms = Prostory lodi
vanguard-board-room-bridge = Můstek
vanguard-board-room-starmap = Hvězdná mapa
vanguard-board-room-laboratory = Laboratoř
vanguard-board-room-production = Výroba
vanguard-board-room-barracks = Ubikace
vanguard-board-room-situation = Situační místnost
vanguard-board-room-hangar = Hangár
vanguard-board-room-medbay = Ošetřovna
vanguard-board-room-memorial = Památník
vanguard-board-room-addon = Přídavné zařízení
vanguard-board-not-started = nezahájeno
vanguard-board-stage = etapa { $stage }
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
vanguard-board-scanned = naskenováno, krok { $steps }
vanguard-board-nobody-lost = Nikdo nezahynul.
vanguard-board-place-available = k dispozici
vanguard-board-place-resting = odpočívá
vanguard-board-place-unavailable = není k dispozici
vanguard-board-place-team = ve výsadkovém týmu
vanguard-board-place-critical = kritický stav
vanguard-board-place-moderate = střední stav
vanguard-board-place-light = lehký stav
vanguard-board-place-recovered = uzdraveno
vanguard-board-place-dying = umírá
vanguard-board-place-memorial = vzpomínáme
vanguard-board-place-recruit = nováček
vanguard-board-page-here = Čeká tu stránka palubního deníku.
vanguard-board-zoom = Přiblížení mapy
vanguard-board-zoom-in = Přiblížit
vanguard-board-zoom-out = Oddálit
vanguard-board-action-of = akce { $now } ze { $all }
vanguard-board-die-spent = { $die }, vyčerpaná
vanguard-board-die-waits = Vrátí se, až si její majitel odpočine, nebo kartou, která obnovuje kostky.
vanguard-board-die-idle = Do té doby s ní nelze házet ani ji použít.
vanguard-board-given-up =
    { $count ->
        [one] jedna obětovaná
        [few] { $count } obětované
        [many] { $count } obětované
       *[other] { $count } obětovaných
    }
vanguard-board-injury-down = Leží lícem dolů: nic nedělá, ale pořád se počítá jako zranění.
vanguard-board-hint-sacrifice = Orámované kostky lze na celý tento výsadek obětovat. Podržte tu, kterou chcete.
vanguard-board-hint-use = Orámované kostky lze použít; tím se vyčerpají.
vanguard-board-hint-refresh = Orámované kostky se mohou vrátit.
vanguard-board-hint-turn = Svítí, kam můžete jít a co můžete udělat.
