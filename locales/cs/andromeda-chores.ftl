# Seznam k odškrtání, když Hegemon táhl: co udělat na vlastním stole.

## Otázka

andromeda-ask-told-chores = Tah Hegemona skončil. Udělejte totéž na svém stole.
andromeda-move-all-done = Vše je hotovo
andromeda-move-ticked = Odškrtnout krok { $step }
andromeda-move-moon-stays = Měsíc nikdo nezabral, místo: { $region }
andromeda-told-moon-stays = Měsíc zůstává na místě { $region }.

## Kde co je

andromeda-chore-ramp = jeho startovní rampa
andromeda-chore-scrapyard = vrakoviště
andromeda-chore-repair-bay = jeho opravna
andromeda-chore-from = Odkud: { $from }
andromeda-chore-price = Nejlevnější modul typu { $type }, cena { $price }
andromeda-chore-numbers = Z { $start } na { $end }
andromeda-chore-offer-note = Přišel jiný? Řekněte to u tohoto modulu na kartě Moduly.
andromeda-chore-development-note = Pod ni jde jeho transportér a velitelé, které potřebuje.
andromeda-chore-cards-note = Nikdo se na ně nedívá.

## Kroky

andromeda-chore-ship =
    { $count ->
        [one] Přesuňte jeho loď ({ $piece }). Cíl: { $to }
        [few] Přesuňte { $count } jeho lodě ({ $piece }). Cíl: { $to }
        [many] Přesuňte { $count } jeho lodě ({ $piece }). Cíl: { $to }
       *[other] Přesuňte { $count } jeho lodí ({ $piece }). Cíl: { $to }
    }
andromeda-chore-shield = Na štít jeho lodi ({ $piece }) položte poškození
andromeda-chore-shield-whole = Ze štítu jeho lodi ({ $piece }) odeberte poškození
andromeda-chore-moon =
    { $count ->
        [one] Dejte mu měsíc z místa { $from }
        [few] Dejte mu { $count } měsíce z místa { $from }
        [many] Dejte mu { $count } měsíce z místa { $from }
       *[other] Dejte mu { $count } měsíců z místa { $from }
    }
andromeda-chore-command = Posuňte jeho ukazatel velení na pole { $end } velitelského kruhu
andromeda-chore-track = Posuňte jeho ukazatel na stupnici { $piece } na { $end }
andromeda-chore-points = Nastavte jeho vítězné body na { $end }
andromeda-chore-module = Dejte mu modul { $piece }
andromeda-chore-offer = Doplňte sloupec modulů ({ $type }). Tady přišel: { $piece }
andromeda-chore-module-damaged = Na jeho modul { $piece } položte poškození
andromeda-chore-module-repaired = Z jeho modulu { $piece } odeberte poškození
andromeda-chore-leader-home =
    { $count ->
        [one] Vraťte na jeho stanici velitele z místa { $from }
        [few] Vraťte na jeho stanici { $count } velitele z místa { $from }
        [many] Vraťte na jeho stanici { $count } velitele z místa { $from }
       *[other] Vraťte na jeho stanici { $count } velitelů z místa { $from }
    }
andromeda-chore-leader-out =
    { $count ->
        [one] Postavte jeho velitele na místo { $to }
        [few] Postavte { $count } jeho velitele na místo { $to }
        [many] Postavte { $count } jeho velitele na místo { $to }
       *[other] Postavte { $count } jeho velitelů na místo { $to }
    }
andromeda-chore-development = Postavte jeho stavbu ({ $piece }) na místo { $to }
andromeda-chore-collapsed = Otočte stavbu ({ $piece }) na místě { $to } lícem dolů
andromeda-chore-rebuilt = Otočte stavbu ({ $piece }) na místě { $to } zase lícem nahoru
andromeda-chore-raider = Přesuňte nájezdníka { $piece }. Cíl: { $to }
andromeda-chore-raider-gone = Odstraňte nájezdníka { $piece } z místa { $from }
andromeda-chore-raider-new = Postavte nájezdníka { $piece } na místo { $to }
andromeda-chore-probe = Přesuňte sondu. Cíl: { $to }
andromeda-chore-cards =
    { $count ->
        [one] Doberte mu kartu taktiky
        [few] Doberte mu { $count } karty taktiky
        [many] Doberte mu { $count } karty taktiky
       *[other] Doberte mu { $count } karet taktiky
    }
andromeda-chore-cards-gone =
    { $count ->
        [one] Odhoďte mu z ruky kartu taktiky
        [few] Odhoďte mu z ruky { $count } karty taktiky
        [many] Odhoďte mu z ruky { $count } karty taktiky
       *[other] Odhoďte mu z ruky { $count } karet taktiky
    }
andromeda-chore-token =
    { $count ->
        [one] Dejte mu žeton
        [few] Dejte mu { $count } žetony
        [many] Dejte mu { $count } žetonu
       *[other] Dejte mu { $count } žetonů
    }
andromeda-chore-upgrade = Otočte jeho dílek vylepšení { $piece }
andromeda-chore-dropped =
    { $count ->
        [one] Položte žeton zdroje na místo { $to }
        [few] Položte { $count } žetony zdrojů na místo { $to }
        [many] Položte { $count } žetonu zdrojů na místo { $to }
       *[other] Položte { $count } žetonů zdrojů na místo { $to }
    }
andromeda-chore-collected =
    { $count ->
        [one] Odhoďte žeton zdroje z místa { $to }
        [few] Odhoďte { $count } žetony zdrojů z místa { $to }
        [many] Odhoďte { $count } žetonu zdrojů z místa { $to }
       *[other] Odhoďte { $count } žetonů zdrojů z místa { $to }
    }
andromeda-chore-planet =
    { $count ->
        [0] Položte planetu { $piece } na první prázdné pole
        [one] Položte planetu { $piece } na první prázdné pole, s jedním měsícem
        [few] Položte planetu { $piece } na první prázdné pole, se { $count } měsíci
        [many] Položte planetu { $piece } na první prázdné pole, měsíců: { $count }
       *[other] Položte planetu { $piece } na první prázdné pole, měsíců: { $count }
    }
andromeda-chore-event =
    { $end ->
        [one] Postavte ukazatel událostí jeden krok před událost
        [few] Postavte ukazatel událostí { $end } kroky před událost
        [many] Postavte ukazatel událostí { $end } kroku před událost
       *[other] Postavte ukazatel událostí { $end } kroků před událost
    }
andromeda-chore-eye = Předejte Oko. Teď ho drží { $seat }

## Proč, když víc nebylo řečeno

andromeda-chore-because =
    { $kind ->
        [ship] Něco se jí stalo v bitvě, při události nebo schopností.
        [shield] Štít pohltí první poškození těžkého křižníku.
        [shield-whole] Křižník, který se vrátí domů, má štít zase celý.
        [moon] Kam Hegemon přiletí, tam si bere horní měsíc planety.
        [command] Start mimo planetu posune ukazatel velení; při návratu jej posune každá loď.
        [track] Hegemon na této stupnici postupuje.
        [points] Hegemon získává nebo ztrácí body.
        [module] Hegemon bere nejlevnější modul typu, kterého má nejméně.
        [offer] Mezera po modulu se doplní z jeho balíčku.
        [module-damaged] Poškození zasáhne kterýkoli nepoškozený modul Hegemona.
        [module-repaired] Hegemon opravuje moduly dřív než lodě.
        [leader-home] Jeho velitelé se vracejí z každé lokace, kde má loď.
        [leader-out] Událost vysílá velitele ven.
        [development] Hegemon tam má transportér i velitele, aby mohl stavět.
        [collapsed] Tato stavba se kvůli události hroutí.
        [rebuilt] Zhroucená stavba byla obnovena.
        [raider] Nájezdník, který má novou loď v dosahu, táhne na ni.
        [raider-gone] Nájezdník, který prohrál bitvu, mizí z mapy.
        [raider-new] S každou událostí přichází nájezdník.
        [probe] Sonda sleduje poslední start některého z vás.
        [cards] Místo zdrojů si Hegemon dobírá karty taktiky.
        [cards-gone] Hegemon přišel o karty z ruky.
        [token] Hegemon získává žeton; na jeho textu nezáleží.
        [upgrade] Místo vylepšení lodi otáčí Hegemon horní dílek vylepšení.
        [dropped] Událost tam nechává žetony zdrojů.
        [collected] Loď Hegemona sebrala, co tam leželo.
        [planet] Po události se na prvním prázdném poli objeví planeta.
        [event] Ukazatel událostí se posunul, nebo po události začíná znovu.
       *[eye] Oko přechází na dalšího z vás.
    }
