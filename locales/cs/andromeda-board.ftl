# Herní plán Andromeda's Edge v prohlížeči.

## Pohledy a fáze

andromeda-board-scenes = Na co se dívat
andromeda-board-scene-edge = Okraj
andromeda-board-scene-station = Stanice
andromeda-board-scene-market = Moduly
andromeda-board-scene-battle = Bitva
andromeda-board-scene-hegemon = Hegemon
andromeda-board-scene-scores = Body
andromeda-board-phase-setup = Příprava hry
andromeda-board-phase-choose = Vypustit, nebo se vrátit
andromeda-board-phase-launch = Vypuštění lodi
andromeda-board-phase-return = Návrat na stanici
andromeda-board-phase-battle = Bitva
andromeda-board-phase-event = Událost
andromeda-board-phase-hegemon = Tah Hegemona
andromeda-board-phase-over = Konec
andromeda-board-final-turn = Poslední tahy
andromeda-board-vp = { $points } b.

## Mapa

andromeda-board-map = Mapa Okraje
andromeda-board-planet =
    { $type ->
        [ice] ledová planeta
        [desert] pouštní planeta
        [volcanic] sopečná planeta
        [terran] terestrická planeta
       *[gas_giant] plynný obr
    }
andromeda-board-base = spojenecká báze
andromeda-board-gate = domov Saně
andromeda-board-top-moon =
    { $count ->
        [one] { $moon }
        [few] { $moon }, celkem { $count } měsíce
        [many] { $moon }, celkem { $count } měsíce
       *[other] { $moon }, celkem { $count } měsíců
    }
andromeda-board-development-of = { $what }, vlastník: { $owner }
andromeda-board-site = stavební místo: { $what }, potřeba velitelů: { $leaders }
andromeda-board-leaders-of =
    { $owner }: { $count ->
        [one] { $count } velitel
        [few] { $count } velitelé
        [many] { $count } velitele
       *[other] { $count } velitelů
    }
andromeda-board-probe = sonda Hegemona
andromeda-board-reaches = Ukázat, kam dosáhnou nájezdníci
andromeda-board-points = Vítězné body: { $points }. Cíl: { $terminus }.
andromeda-board-your-bay = Vaše rampa
andromeda-board-bay = Loď k vypuštění
andromeda-board-you-start-with = Na začátku dostanete
andromeda-board-launch-to = Vypustit: { $region }
andromeda-board-launch-ship = Vypouštíte loď: { $ship }
andromeda-board-reroll = Přehodit { $dice }
andromeda-board-event = Událost

## Kam vede vyslání

andromeda-board-raider-comes = Výpad: { $raider }
andromeda-board-raider-may = Možný výpad: { $raider }
andromeda-board-joins = { $who } se připojí: { $ships }
andromeda-board-may-join = { $who } se může připojit: { $ships }
andromeda-board-fight-alone = Na vlastní pěst
andromeda-board-fight-helped = Se všemi svými loděmi a energií
andromeda-board-fight-all = Když se přidají všichni, kdo mohou, se vší energií
andromeda-board-before-cards = Přesné šance; karty v rukou se nepočítají.
andromeda-board-warped = Saň by loď přenesla k Bráně; tam ji žádná bitva nečeká.

## Bitva

andromeda-board-battle-at = Bitva: { $region }
andromeda-board-last-battle = Poslední bitva
andromeda-board-raiders = Nájezdníci
andromeda-board-step-escalation = Eskalace
andromeda-board-step-diplomacy = Diplomacie
andromeda-board-step-preparation = Příprava
andromeda-board-step-roll = Hod
andromeda-board-step-result = Výsledek
andromeda-board-step-damage = Škody
andromeda-board-steps = Šest kroků bitvy
andromeda-board-in-escalation = Mohou se přidat lodě, které mají lokaci v dosahu.
andromeda-board-in-diplomacy = Každý může zahrát jednu kartu diplomacie: příměří, ústup.
andromeda-board-in-preparation = Energie a karty manévrů přidávají kostky a míření.
andromeda-board-in-roll = Všichni hází; efekty mohou kostky změnit.
andromeda-board-in-result = Vyhrává nejvyšší kostka. Při shodě rozhoduje další.
andromeda-board-in-damage = Každá loď poražených utrpí jedno poškození.
andromeda-board-to-decide = Rozhodují:
andromeda-board-stake =
    { $count ->
        [0] Při prohře: žádná loď, ránu zachytí štít
        [one] Při prohře: { $count } loď na vrakoviště
        [few] Při prohře: { $count } lodě na vrakoviště
        [many] Při prohře: { $count } lodi na vrakoviště
       *[other] Při prohře: { $count } lodí na vrakoviště
    }
andromeda-board-stake-raiders = Při prohře: odstraněni
andromeda-board-decided = { $die }. kostka: { $own } proti { $other }
andromeda-board-decided-without = { $die }. kostka: žádná nezbyla proti { $other }
andromeda-board-decided-more = { $die }. kostka: { $own }, nikomu jinému už nezbyla
andromeda-board-as-it-stands = zatím
andromeda-board-odds = Šance na vítězství
andromeda-board-prospects = Co můžete přidat a jaká pak bude šance
andromeda-board-energy =
    { $count ->
        [one] { $count } energie
        [few] { $count } energie
        [many] { $count } energie
       *[other] { $count } energií
    }
andromeda-board-tie = remíza, prohrávají všichni
andromeda-board-dice =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
andromeda-board-sits-out = neúčastní se
andromeda-board-rolled-below = méně než { $value } se hází znovu
andromeda-board-rolled-once = nic se nehází znovu
andromeda-board-standing-leads = Vede
andromeda-board-standing-tied = Nerozhodně
andromeda-board-standing-trails = Prohrává
andromeda-board-standing-out = Neúčastní se
andromeda-board-standing-open = Nerozhodnuto
andromeda-board-unharmed = bez škody
andromeda-board-raider-out = odstraněno ze hry
andromeda-board-ships-lost =
    { $count ->
        [0] žádná ztráta
        [one] { $count } loď na vrakoviště
        [few] { $count } lodě na vrakoviště
        [many] { $count } lodi na vrakoviště
       *[other] { $count } lodí na vrakoviště
    }

## Stanice

andromeda-board-whose = Čí stanice
andromeda-board-fleet = Flotila
andromeda-board-hand = Karty v ruce
andromeda-board-of-limit = { $count } z { $limit }
andromeda-board-in-bay = odletová rampa
andromeda-board-in-scrapyard = vrakoviště
andromeda-board-in-repair = opravna
andromeda-board-unbuilt = nepostavena
andromeda-board-used-up = pod stavbou
andromeda-board-leaders =
    { $count ->
        [one] { $count } velitel
        [few] { $count } velitelé
        [many] { $count } velitele
       *[other] { $count } velitelů
    }
andromeda-board-targeting = Míření { $level }
andromeda-board-vault = Úroveň trezoru { $level }
andromeda-board-defeated = Poražení nájezdníci: { $count }
andromeda-board-damaged = poškozený
andromeda-board-derelict = vrak
andromeda-board-own-modules = Vaše tohoto druhu
andromeda-board-relic = relikt
andromeda-board-slot-out = místo pro měsíc: přidá i svůj symbol
andromeda-board-slot-cost = místo pro měsíc: jeho symbol je cena
andromeda-board-left = zbývá { $count }
andromeda-board-kind-maneuver = Manévr
andromeda-board-kind-diplomacy = Diplomacie
andromeda-board-kind-operation = Operace
andromeda-board-look-at-table = Podívat se na stůl
andromeda-board-when-after-roll = po hodu
andromeda-board-when-always = stále
andromeda-board-when-battle-prep = v bitvě
andromeda-board-when-battle-prep-if-active = v bitvách ve vašem tahu
andromeda-board-when-battle-prep-if-energy-spent = v bitvě, když utratíte energii
andromeda-board-when-damage-step = při poškození lodí
andromeda-board-when-damage-step-once-per-battle = jednou za bitvu
andromeda-board-when-diplomacy = při diplomacii
andromeda-board-when-escalation = při připojení k bitvě
andromeda-board-when-on-battle-lost = za prohranou bitvu
andromeda-board-when-on-build-dev = při stavbě
andromeda-board-when-on-launch = při vypuštění
andromeda-board-when-on-launch-to-base = při vypuštění na bázi
andromeda-board-when-on-own-ship-scrapped = za ztracenou loď
andromeda-board-when-on-play-diplomacy = za kartu Diplomacie

## Stupnice

andromeda-board-tracks = Stupnice
andromeda-board-track-worth = { $points } b., stavby { $worth }

## Hegemon

andromeda-board-hegemon = Hegemon
andromeda-board-hegemon-did = Co Hegemon udělal
andromeda-board-hegemon-waits = Hegemon ještě nebyl na tahu.
andromeda-board-hegemon-read =
    Tah Hegemona: { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
andromeda-board-skip = Přeskočit
andromeda-board-again = Vyprávět znovu
andromeda-board-eye = Oko drží { $seat }
andromeda-board-holds-eye = drží Oko
andromeda-board-level = úroveň { $level }
andromeda-board-ring = Velitelský kruh: značka je na poli { $space }: { $gains }
andromeda-board-ramp = Startovní rampa
andromeda-board-section = Sekce { $section }
andromeda-board-away = pryč

## Závěrečné účtování

andromeda-board-final = Závěrečné účtování
andromeda-board-counted = za { $count }
andromeda-board-total = Celkem
andromeda-board-item-running = Body během hry
andromeda-board-item-leaders = Velitelé na stanici
andromeda-board-item-vault = Trezor
andromeda-board-item-damaged = Poškozené moduly
andromeda-board-item-relics = Relikty
andromeda-board-item-moons = Měsíce
andromeda-board-item-tokens = Žetony

## Karty osudu

andromeda-board-destiny-developments = { $points } b. za každou stavbu, nejvýš { $cap }.
andromeda-board-destiny-transports-out = { $points } b. za každý transportér na mapě nebo pod stavbou, nejvýš { $cap }.
andromeda-board-destiny-discoveries = { $points } b. za každý žeton objevu, i použitý, nejvýš { $cap }.
andromeda-board-destiny-supremacy-tokens = { $points } b. za každý žeton nadvlády, nejvýš { $cap }.
andromeda-board-destiny-tracks-at-5 = { $points } b. za každou stupnici, na které jste na poli 5 nebo dál, nejvýš { $cap }.
andromeda-board-destiny-highest-track = { $points } b. za každé pole vaší nejvyšší stupnice, nejvýš { $cap }.
andromeda-board-destiny-moons = { $points } b. za každý měsíc, nejvýš { $cap }.
andromeda-board-destiny-modules =
    { $points } b. za { $each ->
        [one] každý { $each } modul
        [few] každé { $each } moduly
        [many] každých { $each } modulů
       *[other] každých { $each } modulů
    }, nejvýš { $cap }.
andromeda-board-destiny-relics = { $points } b. za každý relikt, nejvýš { $cap }.
andromeda-board-destiny-resources =
    { $points } b. za { $each ->
        [one] každý { $each } zdroj
        [few] každé { $each } zdroje
        [many] každých { $each } zdrojů
       *[other] každých { $each } zdrojů
    }, nejvýš { $cap }.
andromeda-board-destiny-cards = { $points } b. za každou kartu taktiky v ruce, nejvýš { $cap }.
andromeda-board-destiny-ship-types = { $points } b. za každý typ lodi, který jste postavili, nejvýš { $cap }.
andromeda-board-destiny-scrapyard = { $points } b. za každou loď na vrakovišti, nejvýš { $cap }.
andromeda-board-destiny-pristine = { $points } b., pokud žádný váš modul není poškozený.
andromeda-board-destiny-leaders = { $points } b. za každého velitele na stanici, nejvýš { $cap }.
andromeda-board-destiny-southern-developments = { $points } b. za každou svou stavbu ve dvou nejnižších řadách s dílky, nejvýš { $cap }.
andromeda-board-destiny-raiders = { $points } b. za každého poraženého nájezdníka, nejvýš { $cap }.
andromeda-board-destiny-lowest-track = { $points } b. za každé pole vaší nejnižší stupnice, nejvýš { $cap }.
andromeda-board-destiny-planet-types = { $points } b. za každý typ planety s vaší stavbou, nejvýš { $cap }.
andromeda-board-destiny-ships-near-dark = { $points } b. za každou svou loď, která má v dosahu Bránu podtemnoty nebo mlhovinu, nejvýš { $cap }.

## Co umějí frakce

andromeda-board-ability-piracy = Když zvítězíte nad hráči, vezměte každému z nich jeden zdroj.
andromeda-board-ability-grim-flag = O kostku víc při vypuštění lodi s útokem.
andromeda-board-ability-margins = Když vám modul dá kredity, získáte 1 energii.
andromeda-board-ability-letters-of-credit = Jednou za návrat smíte vyměnit 2 zdroje.
andromeda-board-ability-deep-roots = Vaše stavby stojí o 1 méně.
andromeda-board-ability-harmony = Za postavení stavby získáte 1 b.
andromeda-board-ability-fabricate = Vaše lodě stojí o 1 méně.
andromeda-board-ability-hymn-of-steel = Po každém návratu opravte 1.
andromeda-board-ability-curiosity = Při výběru žetonu objevu vidíte o jeden víc.
andromeda-board-ability-lecture-hall = Při každém postupu na Vědě doberte kartu taktiky.
andromeda-board-ability-open-sky = Všechny vaše lodě mají dosah +1.
andromeda-board-ability-long-memory = Jednou za tah s vypuštěním smíte před bitvou za 1 energii posunout loď o krok do lokace bez jiných lodí.
andromeda-board-ability-phalanx = O kostku víc v bitvách v tazích ostatních.
andromeda-board-ability-walls-within = V každém cyklu návratu se první poškození modulu ignoruje.
andromeda-board-ability-warpath = První vyhraná bitva v každém cyklu návratu dá o 1 Nadvládu víc.
andromeda-board-ability-fuel-the-fire = První energie odhozená v bitvě dá 2 kostky.
andromeda-board-ability-mindweb = Limit karet v ruce máte o 2 vyšší.
andromeda-board-ability-foresight = Když dobíráte 2 nebo více karet, doberte o jednu víc.
andromeda-board-ability-moonbound = Za získání měsíce dostanete 1 energii.
andromeda-board-ability-reflections = Jednou za návrat smíte přesunout měsíc do jiného modulu.
andromeda-board-ability-envoys = Velitele naberete i ze sousední lokace.
andromeda-board-ability-quorum = Na konci má každý velitel na stanici hodnotu 2 b. místo 1.
andromeda-board-ability-second-life = Lodě na vrakovišti vám dají 3 b. místo 2.
andromeda-board-ability-scrap-sense = Moduly, které přicházejí poškozené, stojí o 1 méně.
andromeda-board-ability-mist-walkers = Všechny vaše lodě mají navigaci.
andromeda-board-ability-vapor-harvest = Když vypustíte loď do mlhoviny, získáte led, nanouhlík nebo titan.
andromeda-board-ability-omnipresence = Jednou za cyklus návratu smíte vypustit loď na obsazenou spojeneckou bázi; toto vypuštění nevyvolá bitvu.
andromeda-board-ability-silent-litany = Když vypustíte loď na spojeneckou bázi, doberte kartu taktiky.
andromeda-board-ability-infestation = Transportér smíte vypustit na planetu, kde máte vlastní lodě.
andromeda-board-ability-hive-mind = O kostku víc za každou vaši stavbu vedle bitvy, nejvýš 2.
