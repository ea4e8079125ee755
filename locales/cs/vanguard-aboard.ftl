vanguard-board-page-read = { $title } – přečteno
vanguard-board-page-goes-on = { $title } – pokračuje
vanguard-board-some-page = Stránka palubního deníku
vanguard-board-scene-landing = Přistání
vanguard-board-scene-debrief = Návrat
vanguard-board-scene-ending = Konec
vanguard-board-descent = Cesta dolů
vanguard-board-rolls-left =
    { $left ->
        [0] Nezbývá žádný hod.
        [one] Zbývá jeden hod.
        [few] Zbývají { $left } hody.
        [many] Zbývá { $left } hodu.
       *[other] Zbývá { $left } hodů.
    }
vanguard-board-landing-table = Přistávací tabulka
vanguard-board-harmless = nic se nestane
vanguard-board-rolls = Co padlo
vanguard-board-result = padlo { $result }
vanguard-board-no-roll = Zatím se neházelo.
vanguard-board-homecoming = Stránky návratu
vanguard-board-mission-done-stamp = Mise splněna
vanguard-board-mission-failed-stamp = Mise nesplněna
vanguard-board-evacuated-stamp = Nouzová evakuace
vanguard-board-evacuated = Všichni jsou zpátky, ať byli kdekoli. Běžné nálezy zůstaly na planetě, jedinečné jsou na palubě.
vanguard-board-rested = Po odpočinku k dispozici: { $names }
vanguard-board-promoted = povýšení
vanguard-board-hurt =
    { $count ->
        [0] bez zranění
        [one] jedno zranění
        [few] { $count } zranění
        [many] { $count } zranění
       *[other] { $count } zranění
    }
vanguard-board-nobody-back = Nikdo se nevrátil.
vanguard-board-not-done = nesplněno
vanguard-board-unique-find = mimořádný objev
vanguard-board-report = Hlášení
vanguard-board-nurses = Kdo bude sedět u pacienta?
vanguard-board-won = Dokázali to
vanguard-board-lost = Nestačilo to
vanguard-board-planets-seen =
    { $count ->
        [one] jedna planeta
        [few] { $count } planety
        [many] { $count } planety
       *[other] { $count } planet
    }
vanguard-board-pages-read =
    { $count ->
        [one] jedna stránka
        [few] { $count } stránky
        [many] { $count } stránky
       *[other] { $count } stránek
    }
vanguard-board-last-page = Přečíst poslední stránku
vanguard-board-score = Co se započítává
vanguard-board-total = Celkem
vanguard-board-decisions = Co jste rozhodli
vanguard-board-living =
    { $count ->
        [one] Přežil jeden člen posádky
        [few] Přežili { $count } členové posádky
        [many] Přežilo { $count } člena posádky
       *[other] Přežilo { $count } členů posádky
    }
vanguard-board-missions =
    { $count ->
        [0] na žádné misi
        [one] jedna mise
        [few] { $count } mise
        [many] { $count } mise
       *[other] { $count } misí
    }
vanguard-board-planets = Planety
vanguard-board-visits =
    { $count ->
        [one] jedna návštěva
        [few] { $count } návštěvy
        [many] { $count } návštěvy
       *[other] { $count } návštěv
    }
vanguard-board-carry = Co si příští kampaň bude pamatovat
vanguard-board-carry-nothing = Tato kampaň po sobě nic nezanechá.
vanguard-board-carry-how = Až otevřete stůl pro příští kampaň, zvolte totéž pod „Co zanechala dřívější kampaň“.
vanguard-board-costs-energy = stojí { $energy } energie
vanguard-board-we-are-here = jsme tady
vanguard-board-visited = navštíveno
vanguard-board-search = Hledat v palubním deníku
vanguard-board-nothing-found = To na žádné stránce není.
vanguard-board-contents = Obsah
vanguard-board-previous-page = Předchozí stránka
vanguard-board-next-page = Další stránka
vanguard-board-aboard = na palubě
vanguard-board-stands-in = Tato stránka ještě není přeložená. Vypráví se anglicky.
vanguard-board-page-of = stránka { $page } z { $pages }
vanguard-board-decided = Rozhodnuto: { $choice }
vanguard-board-a-die = kostka
vanguard-board-dice-box = V krabičce
