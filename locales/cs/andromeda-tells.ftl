# Co o sobě říkají věci na stole Andromeda's Edge, když na ně někdo ukáže.

andromeda-tell-glass = Na co ukazujete
andromeda-tell-idle = Ukažte na cokoli
andromeda-tell-idle-more = Lokace, nájezdníci, lodě, moduly, karty i stupnice tu řeknou, co jsou, co umějí a proč něco nejde.
andromeda-tell-may = Můžete: { $what }

## Lodě

andromeda-tell-ships =
    { $type ->
        [transport] { $count ->
            [one] transportér
            [few] { $count } transportéry
            [many] { $count } transportéru
           *[other] { $count } transportérů
        }
        [fighter] stíhačka
        [science_vessel] výzkumná loď
       *[heavy_cruiser] těžký křižník
    }
andromeda-tell-whose = { $who }: { $ships }
andromeda-tell-guns =
    { $guns ->
        [one] { $guns } kostka
        [few] { $guns } kostky
        [many] { $guns } kostky
       *[other] { $guns } kostek
    }, dosah { $range }
andromeda-tell-guns-anywhere =
    { $guns ->
        [one] { $guns } kostka
        [few] { $guns } kostky
        [many] { $guns } kostky
       *[other] { $guns } kostek
    }, připojí se ke každé bitvě mimo mlhoviny
andromeda-tell-range = dosah { $range }
andromeda-tell-can-builder = Stavitel: kde stojí, tam se dá stavět.
andromeda-tell-can-assault = Útok: smí být vypuštěna i tam, kde jsou cizí lodě.
andromeda-tell-can-navigation = Navigace: smí být vypuštěna do mlhovin.
andromeda-tell-can-shield = Štít: první poškození zničí jen štít.
andromeda-tell-shield-hit = Štít je zničený.

## Nájezdníci

andromeda-tell-raider-word = nájezdník
andromeda-tell-raider-kind = Nájezdník třídy { $rank }
andromeda-tell-raider-fights =
    { $guns ->
        [one] { $guns } kostka
        [few] { $guns } kostky
        [many] { $guns } kostky
       *[other] { $guns } kostek
    }, míření { $targeting }
andromeda-tell-raider-range = Napadá lodě vypuštěné do vzdálenosti { $range }.
andromeda-tell-raider-worth = Za poražení: { $points } b.
andromeda-tell-raider-skitter = Úprk: když vyhraje, přesune se do nejbližší mlhoviny.
andromeda-tell-raider-grapple = Sevření: každý, kdo prohraje, odhodí zdroj.
andromeda-tell-raider-reflect = Odraz: strana s nejvíce kostkami hází o jednu méně.
andromeda-tell-raider-infest = Nákaza: každý, kdo prohraje, položí na modul mechafága, který platí jako poškození.
andromeda-tell-raider-silence = Ticho: v jeho bitvách se nehrají karty diplomacie.
andromeda-tell-raider-scorch = Žár: každý, kdo prohraje, poškodí modul.
andromeda-tell-raider-devour = Pozření: štít těžkého křižníku toho, kdo prohraje první, nepomůže.
andromeda-tell-raider-nullify = Zrušení: energie v jeho bitvách nepřidává kostky.
andromeda-tell-raider-shadow-warp = Stínový warp: vypuštěnou loď odnese k Bráně podtemnoty.

## Lokace

andromeda-tell-nebula = Dovnitř létají jen lodě s navigací.
andromeda-tell-special =
    { $points ->
        [one] Na konci { $points } b. za každou vaši sousední stavbu.
        [few] Na konci { $points } b. za každou vaši sousední stavbu.
        [many] Na konci { $points } b. za každou vaši sousední stavbu.
       *[other] Na konci { $points } b. za každou vaši sousední stavbu.
    }
andromeda-tell-site =
    { $leaders ->
        [one] Stavební místo: { $what }. Je třeba { $leaders } velitel
        [few] Stavební místo: { $what }. Je třeba { $leaders } velitelů
        [many] Stavební místo: { $what }. Je třeba { $leaders } velitele
       *[other] Stavební místo: { $what }. Je třeba { $leaders } velitelů
    }
andromeda-tell-dropped = Leží tu: { $what }, počet { $count }
andromeda-tell-nobody = Nikdo se vám tam nepostaví.
andromeda-tell-waits = Už tam je: { $who }
andromeda-tell-joins = { $who } se připojí
andromeda-tell-may-join = { $who } se může připojit
andromeda-tell-how-launch = Vyberte lokaci, která svítí. Každá jiná řekne, proč ne.
andromeda-tell-how-activate = Každá loď z mapy i z opravny probudí jednu funkci nebo modul.
andromeda-tell-how-empty = Vaše rampa je prázdná: přiveďte lodě domů.
andromeda-tell-how-faction = Každá má dvě schopnosti, upgrade jedné lodi a to, s čím začínáte.
andromeda-tell-leaders = Velitelé: { $all }
andromeda-tell-more = Vše o lokaci { $region }
andromeda-tell-pieces =
    { $count ->
        [one] { $count } figurka
        [few] { $count } figurky
        [many] { $count } figurky
       *[other] { $count } figurek
    }

## Body a události

andromeda-tell-points = Vítězné body
andromeda-tell-terminus = Na { $terminus } bodech začínají poslední tahy.
andromeda-tell-next-space = Další, na poli { $space }: { $does }
andromeda-tell-event = Stupnice událostí
andromeda-tell-event-way =
    { $left ->
        [0] Přichází další událost.
        [one] Do další události zbývá { $left } krok.
        [few] Do další události zbývají { $left } kroky.
        [many] Do další události zbývá { $left } kroku.
       *[other] Do další události zbývá { $left } kroků.
    }
andromeda-tell-event-last = Poslední událost:

## Moduly a karty

andromeda-tell-wakes = Při každém probuzení: { $does }.
andromeda-tell-when = { $when }: { $does }.
andromeda-tell-wake-cost = Probuzení stojí: { $cost }.
andromeda-tell-derelict = Přichází poškozený: funguje až po opravě a bez ní stojí na konci 2 b.
andromeda-tell-hurt = Poškozený: funguje až po opravě a bez ní stojí na konci 2 b.
andromeda-tell-used = V tomto návratu už použitý.
andromeda-tell-price = Cena: { $cost }.
andromeda-tell-relic = Nese relikt.

## Karty v ruce

andromeda-tell-hand-limit = Limit { $limit }. Stiskem kartu odhodíte, dalším stiskem si ji necháte.
andromeda-tell-put-away = odhodit
andromeda-tell-discard-named = Odhodit: { $cards }
andromeda-tell-keep-named = Nechat si: { $cards }
andromeda-tell-goes = Z ruky: { $all }.
andromeda-tell-together = Po jedné lodi: { $all }.
andromeda-tell-discard-these =
    { $count ->
        [one] Odhodit tuto kartu
        [few] Odhodit tyto { $count }
        [many] Odhodit tyto { $count }
       *[other] Odhodit těchto { $count }
    }
andromeda-tell-lower-hand = Sklopit karty
