vanguard-unknown = něco neznámého
vanguard-nothing = nic
vanguard-somebody = někdo
vanguard-and = { $first }, { $second }

vanguard-section-security = Bezpečnost
vanguard-section-recon = Průzkum
vanguard-section-science = Věda
vanguard-section-engineering = Technika

vanguard-morale-high = vysoká
vanguard-morale-medium = střední
vanguard-morale-low = nízká
vanguard-morale-very-low = velmi nízká

vanguard-facility-laboratory = výzkumná laboratoř
vanguard-facility-complex = výrobní komplex
vanguard-facility-barracks = ubikace
vanguard-facility-situation-room = situační místnost
vanguard-facility-add-on = přídavné zařízení

vanguard-slot-critical = kritický stav
vanguard-slot-moderate = střední stav
vanguard-slot-light = lehký stav
vanguard-slot-recovered = uzdraveno

vanguard-penalty-dice = každá sekce vrátí jednu kostku
vanguard-penalty-success = ztratíte tři žetony úspěchu
vanguard-penalty-crew = každá sekce se třemi a více lidmi přijde o někoho, kdo odpočívá

vanguard-deck-last = balíček z minula
vanguard-deck-starters = počáteční karty
vanguard-deck-all = všechny karty dané hodnosti
vanguard-deck-own = kartu po kartě

vanguard-type-minerals = minerály
vanguard-type-living-specimens = živé exempláře
vanguard-type-alien-technology = mimozemské technologie
vanguard-type-strange-flora = podivná flóra
vanguard-type-microorganisms = mikroorganismy

vanguard-colour-red = červená
vanguard-colour-green = zelená
vanguard-colour-blue = modrá

vanguard-die = { $colour } kostka ({ $kind })
vanguard-die-basic = základní
vanguard-die-wild = žolíková
vanguard-die-universal = univerzální
vanguard-die-expert = expertní
vanguard-die-fitness = zdatnost
vanguard-die-gathering = sběr
vanguard-die-defence = obrana
vanguard-die-exploration = průzkum
vanguard-die-biology = biologie
vanguard-die-xenology = xenologie
vanguard-die-construction = stavba
vanguard-die-science = věda
vanguard-die-technology = technologie

vanguard-need-crew =
    { $rank ->
        [1] jeden člen sekce { $section }
       *[other] jeden člen sekce { $section }, hodnost { $rank } nebo vyšší
    }
vanguard-need-anybody =
    { $rank ->
        [1] jeden člen kterékoli sekce
       *[other] jeden člen kterékoli sekce, hodnost { $rank } nebo vyšší
    }
vanguard-need-different =
    { $rank ->
        [1] jeden člen jiné sekce
       *[other] jeden člen jiné sekce, hodnost { $rank } nebo vyšší
    }
vanguard-need-success =
    { $count ->
        [one] { $count } žeton úspěchu
        [few] { $count } žetony úspěchu
        [many] { $count } žetonu úspěchu
       *[other] { $count } žetonů úspěchu
    }
vanguard-need-command =
    { $count ->
        [one] { $count } žeton velení
        [few] { $count } žetony velení
        [many] { $count } žetonu velení
       *[other] { $count } žetonů velení
    }
vanguard-need-energy =
    { $count ->
        [one] { $count } energie
        [few] { $count } energie
        [many] { $count } energie
       *[other] { $count } energií
    }
vanguard-need-morale = vysoká morálka
vanguard-need-passes = { $what }, po jednom za průchod, celkem průchodů: { $count }
