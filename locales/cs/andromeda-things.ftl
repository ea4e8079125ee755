# Co je natištěno na součástech hry Andromeda's Edge: jména.

## Suroviny, stupnice, lodě

andromeda-thing-energy = energie
andromeda-thing-ice = led
andromeda-thing-nano = nanouhlík
andromeda-thing-titan = titan
andromeda-thing-credit = kredit
andromeda-thing-any = led, nanouhlík nebo titan
andromeda-thing-card = karta taktiky
andromeda-thing-tactics = karta taktiky
andromeda-thing-science = Věda
andromeda-thing-industry = Průmysl
andromeda-thing-supremacy = Nadvláda
andromeda-thing-commerce = Obchod
andromeda-thing-civilization = Civilizace
andromeda-thing-transport = transportér
andromeda-thing-fighter = stíhačka
andromeda-thing-science-vessel = výzkumná loď
andromeda-thing-heavy-cruiser = těžký křižník

## Planety

andromeda-thing-pl-ice-1 = Halverth
andromeda-thing-pl-ice-2 = Jinovatka Noctis
andromeda-thing-pl-ice-3 = Bledá kotva
andromeda-thing-pl-desert-1 = Dun Sahar
andromeda-thing-pl-desert-2 = Okrová pláň
andromeda-thing-pl-desert-3 = Mozaika
andromeda-thing-pl-volcanic-1 = Popelopád
andromeda-thing-pl-volcanic-2 = Magmaris
andromeda-thing-pl-volcanic-3 = Ibalova kovárna
andromeda-thing-pl-terran-1 = Pravda
andromeda-thing-pl-terran-2 = Zelený plášť
andromeda-thing-pl-terran-3 = Nový Perth
andromeda-thing-pl-gas-giant-1 = Stínový obr
andromeda-thing-pl-gas-giant-2 = Bouřná koruna
andromeda-thing-pl-gas-giant-3 = Vael

## Spojenecké báze a zvláštní lokace

andromeda-thing-odessa-field = Pole Odessa
andromeda-thing-kestrel-yards = Loděnice Poštolka
andromeda-thing-meridian-exchange = Burza Meridian
andromeda-thing-halcyon-drydock = Suchý dok Halcyon
andromeda-thing-bastion-academy = Akademie Bašta
andromeda-thing-charter-beacon = Zakladatelský maják
andromeda-thing-underdark-gate = Brána podtemnoty
andromeda-thing-quasar = kvasar
andromeda-thing-vortex = vortex

## Stavby

andromeda-thing-observatory = observatoř
andromeda-thing-factory = továrna
andromeda-thing-obelisk = obelisk
andromeda-thing-spaceport = kosmodrom
andromeda-thing-city = město

## Moduly: věda

andromeda-thing-sci-01 = Spektrální pole
andromeda-thing-sci-02 = Laboratoř ledových jader
andromeda-thing-sci-03 = Fotonové síto
andromeda-thing-sci-04 = Datový trezor
andromeda-thing-sci-05 = Hangár sond
andromeda-thing-sci-06 = Gravimetrická čočka
andromeda-thing-sci-07 = Hydroponický prstenec
andromeda-thing-sci-08 = Dekodér signálů
andromeda-thing-sci-09 = Kryoarchiv
andromeda-thing-sci-10 = Kvantová hvězdárna
andromeda-thing-sci-11 = Mapování mlhovin
andromeda-thing-sci-12 = Průzkumné drony
andromeda-thing-sci-13 = Skener anomálií
andromeda-thing-sci-14 = Předpovědní stroj
andromeda-thing-sci-15 = Xenolaboratoř
andromeda-thing-sci-16 = Dálkové senzory
andromeda-thing-sci-17 = Zkušební fúzní rig
andromeda-thing-sci-18 = Opuštěná knihovna

## Moduly: průmysl

andromeda-thing-ind-01 = Huť
andromeda-thing-ind-02 = Fúzní elektrárna
andromeda-thing-ind-03 = Hangár dronů
andromeda-thing-ind-04 = Opravárenský portál
andromeda-thing-ind-05 = Slévárna slitin
andromeda-thing-ind-06 = Fabrikátor
andromeda-thing-ind-07 = Muniční sklad
andromeda-thing-ind-08 = Výroba trupů
andromeda-thing-ind-09 = Nákladní jeřáb
andromeda-thing-ind-10 = Velká loděnice
andromeda-thing-ind-11 = Dok vylepšení
andromeda-thing-ind-12 = Projektor štítů
andromeda-thing-ind-13 = Těžká montáž
andromeda-thing-ind-14 = Recyklace šrotu
andromeda-thing-ind-15 = Flotila remorkérů
andromeda-thing-ind-16 = Hmotový urychlovač
andromeda-thing-ind-17 = Opuštěná kovárna
andromeda-thing-ind-18 = Opuštěný reaktor

## Moduly: obchod

andromeda-thing-com-01 = Obchodní stánek
andromeda-thing-com-02 = Makléřství
andromeda-thing-com-03 = Celní dok
andromeda-thing-com-04 = Nákladní terminál
andromeda-thing-com-05 = Celní sklad
andromeda-thing-com-06 = Aukční síň
andromeda-thing-com-07 = Mincovna
andromeda-thing-com-08 = Luxusní pasáž
andromeda-thing-com-09 = Pašerácké kotviště
andromeda-thing-com-10 = Galaktická banka
andromeda-thing-com-11 = Investiční fond
andromeda-thing-com-12 = Bazar modulů
andromeda-thing-com-13 = Obchodník se zbraněmi
andromeda-thing-com-14 = Mýtný maják
andromeda-thing-com-15 = Komisní prstenec
andromeda-thing-com-16 = Pojišťovna
andromeda-thing-com-17 = Opuštěná burza
andromeda-thing-com-18 = Opuštěný nákladní koráb

## Moduly: civilizace

andromeda-thing-civ-01 = Obytná kupole
andromeda-thing-civ-02 = Paluba velvyslanectví
andromeda-thing-civ-03 = Paluba akademie
andromeda-thing-civ-04 = Zahradní prstenec
andromeda-thing-civ-05 = Občanské náměstí
andromeda-thing-civ-06 = Radnice
andromeda-thing-civ-07 = Lékařské křídlo
andromeda-thing-civ-08 = Nanodílna
andromeda-thing-civ-09 = Vysílací věž
andromeda-thing-civ-10 = Velké shromáždění
andromeda-thing-civ-11 = Sbor průkopníků
andromeda-thing-civ-12 = Plánovací úřad
andromeda-thing-civ-13 = Škola velitelů
andromeda-thing-civ-14 = Muzeum dědictví
andromeda-thing-civ-15 = Školka archy
andromeda-thing-civ-16 = Diplomatický sbor
andromeda-thing-civ-17 = Opuštěná kolonie
andromeda-thing-civ-18 = Opuštěný chrám

## Moduly: starobylé

andromeda-thing-anc-01 = Čočka předchůdců
andromeda-thing-anc-02 = Šeptající krychle
andromeda-thing-anc-03 = Kovadlina předchůdců
andromeda-thing-anc-04 = Věčná turbína
andromeda-thing-anc-05 = Účetní kniha předchůdců
andromeda-thing-anc-06 = Opálová mincovna
andromeda-thing-anc-07 = Sbor předchůdců
andromeda-thing-anc-08 = Zahrada kolébek

## Jádro stanice

andromeda-thing-core-reactor = reaktor
andromeda-thing-core-cargo = nákladový prostor
andromeda-thing-core-hangar = hangár
andromeda-thing-core-comms = spojení

## Karty taktiky

andromeda-thing-focused-fire = Soustředěná palba
andromeda-thing-full-broadside = Plná salva
andromeda-thing-target-lock = Zaměření cíle
andromeda-thing-precision-strike = Přesný úder
andromeda-thing-evasive-burn = Úhybný zážeh
andromeda-thing-jamming = Rušení
andromeda-thing-deflector-surge = Náraz štítů
andromeda-thing-overcharge = Přetížení
andromeda-thing-lucky-shot = Šťastný zásah
andromeda-thing-salvage-rights = Právo na vraky
andromeda-thing-safe-passage = Bezpečný průlet
andromeda-thing-ceasefire = Příměří
andromeda-thing-bribe = Úplatek
andromeda-thing-intimidation = Zastrašení
andromeda-thing-joint-command = Společné velení
andromeda-thing-supply-drop = Zásilka zásob
andromeda-thing-emergency-repairs = Nouzové opravy
andromeda-thing-quick-launch = Rychlý start
andromeda-thing-black-market = Černý trh
andromeda-thing-recall-leaders = Odvolání velitelů
andromeda-thing-survey-report = Zpráva z průzkumu
andromeda-thing-research-grant = Výzkumný grant
andromeda-thing-shipwright-contract = Zakázka pro loděnici

## Události

andromeda-thing-dawn-01 = Vítejte ve flotile
andromeda-thing-dawn-02 = Roztříštěný relikt
andromeda-thing-dawn-03 = Elektronová bouře
andromeda-thing-dawn-04 = Obchodní konvoj
andromeda-thing-dawn-05 = Déšť komet
andromeda-thing-dawn-06 = Sněm aliance
andromeda-thing-dawn-07 = Odměna za nájezdníky
andromeda-thing-dawn-08 = Otevřené archivy
andromeda-thing-dawn-09 = Bludné měsíce
andromeda-thing-dawn-10 = Skryté zásoby
andromeda-thing-twilight-01 = Katastrofální zhroucení
andromeda-thing-twilight-02 = Časová anomálie
andromeda-thing-twilight-03 = Sluneční erupce
andromeda-thing-twilight-04 = Pirátský desátek
andromeda-thing-twilight-05 = Temný příliv
andromeda-thing-twilight-06 = Únava trupů
andromeda-thing-twilight-07 = Nepokoje
andromeda-thing-twilight-08 = Sklizeň prázdnoty
andromeda-thing-twilight-09 = Poslední konvoj
andromeda-thing-twilight-10 = Blednoucí hvězdy
andromeda-thing-shadow-01 = Povstání ze stínů
andromeda-thing-shadow-02 = Tachyonová vlna
andromeda-thing-shadow-03 = Vábení tmy
andromeda-thing-shadow-04 = Ozvěny předchůdců
andromeda-thing-shadow-05 = Daň stínu
andromeda-thing-shadow-06 = Saň se probouzí
andromeda-thing-shadow-07 = Vraky z trhliny
andromeda-thing-shadow-08 = Stínový desátek
andromeda-thing-shadow-09 = Zrcadlové flotily
andromeda-thing-shadow-10 = Vzestup brány

## Žetony objevů a nadvlády

andromeda-thing-disc-1 = terénní zápisky
andromeda-thing-disc-2 = bohatá žíla
andromeda-thing-disc-3 = fúzní článek
andromeda-thing-disc-4 = patent
andromeda-thing-disc-5 = plán lodi
andromeda-thing-disc-6 = nález vraku
andromeda-thing-disc-7 = kartografie
andromeda-thing-sup-1 = válečný prapor
andromeda-thing-sup-2 = zbrojnice
andromeda-thing-sup-3 = zkušené posádky
andromeda-thing-sup-4 = řízení palby
andromeda-thing-sup-5 = kořist
andromeda-thing-sup-6 = stanné právo
andromeda-thing-sup-7 = zesílené trupy
andromeda-thing-sup-8 = obávané jméno

## Karty osudu

andromeda-thing-dest-architect = Architekt
andromeda-thing-dest-colonist = Kolonista
andromeda-thing-dest-archivist = Archivář
andromeda-thing-dest-warlord = Vojevůdce
andromeda-thing-dest-polymath = Všeuměl
andromeda-thing-dest-specialist = Specialista
andromeda-thing-dest-lunar-lord = Pán měsíců
andromeda-thing-dest-engineer = Inženýr
andromeda-thing-dest-curator = Kurátor
andromeda-thing-dest-hoarder = Křeček
andromeda-thing-dest-strategist = Stratég
andromeda-thing-dest-admiral = Admirál
andromeda-thing-dest-survivor = Přeživší
andromeda-thing-dest-pristine = Bez poskvrny
andromeda-thing-dest-diplomat = Diplomat
andromeda-thing-dest-frontiersman = Hraničář
andromeda-thing-dest-raider-bane = Metla nájezdníků
andromeda-thing-dest-balanced = Vyrovnaný
andromeda-thing-dest-homeworld = Domovské světy
andromeda-thing-dest-gatekeeper = Strážce brány

## Frakce

andromeda-thing-nightmare-cove-astropirates = Astropiráti ze Zátoky nočních můr
andromeda-thing-helion-syndicate = Syndikát Helion
andromeda-thing-verdant-covenant = Zelená úmluva
andromeda-thing-iron-choir = Železný chór
andromeda-thing-lumen-scholars = Učenci Lumen
andromeda-thing-drift-nomads = Nomádi Driftu
andromeda-thing-bastion-remnant = Zbytky Bašty
andromeda-thing-ember-legion = Legie žhavých uhlíků
andromeda-thing-glasswing-collective = Kolektiv skleněných křídel
andromeda-thing-tidal-oracles = Věštci přílivu
andromeda-thing-exile-parliament = Exilový parlament
andromeda-thing-rustborn-salvagers = Rezaví sběrači
andromeda-thing-cloud-nebulans = Oblační nebulané
andromeda-thing-black-star-acolytes = Akolyté Černé hvězdy
andromeda-thing-larvonids = Larvouni

## Schopnosti frakcí

andromeda-thing-piracy = Pirátství
andromeda-thing-grim-flag = Pochmurná vlajka
andromeda-thing-margins = Marže
andromeda-thing-letters-of-credit = Akreditivy
andromeda-thing-deep-roots = Hluboké kořeny
andromeda-thing-harmony = Harmonie
andromeda-thing-fabricate = Sériová výroba
andromeda-thing-hymn-of-steel = Hymnus oceli
andromeda-thing-curiosity = Zvídavost
andromeda-thing-lecture-hall = Posluchárna
andromeda-thing-open-sky = Otevřené nebe
andromeda-thing-long-memory = Dlouhá paměť
andromeda-thing-phalanx = Falanga
andromeda-thing-walls-within = Vnitřní hradby
andromeda-thing-warpath = Válečná stezka
andromeda-thing-fuel-the-fire = Olej do ohně
andromeda-thing-mindweb = Síť myslí
andromeda-thing-foresight = Předvídavost
andromeda-thing-moonbound = Spojení s měsíci
andromeda-thing-reflections = Odrazy
andromeda-thing-envoys = Vyslanci
andromeda-thing-quorum = Kvorum
andromeda-thing-second-life = Druhý život
andromeda-thing-scrap-sense = Cit pro šrot
andromeda-thing-mist-walkers = Chodci mlhou
andromeda-thing-vapor-harvest = Sklizeň par
andromeda-thing-omnipresence = Všudypřítomnost
andromeda-thing-silent-litany = Tichá litanie
andromeda-thing-infestation = Zamoření
andromeda-thing-hive-mind = Vědomí roje

## Vylepšení lodí

andromeda-thing-up-transport = palivové zásobníky
andromeda-thing-up-fighter = dvojitá děla
andromeda-thing-up-science-vessel = průzkumná aparatura
andromeda-thing-up-heavy-cruiser = dálkové motory
andromeda-thing-up-nightmare-cove-astropirates = výsadkové oddíly
andromeda-thing-up-helion-syndicate = obchodní povolení
andromeda-thing-up-verdant-covenant = semenné drony
andromeda-thing-up-iron-choir = katedrální děla
andromeda-thing-up-lumen-scholars = čítárny
andromeda-thing-up-drift-nomads = sluneční plachty
andromeda-thing-up-bastion-remnant = baštové pláty
andromeda-thing-up-ember-legion = žhavé zaměřovače
andromeda-thing-up-glasswing-collective = zrcadlová křídla
andromeda-thing-up-tidal-oracles = přílivové motory
andromeda-thing-up-exile-parliament = kajuty vyslanců
andromeda-thing-up-rustborn-salvagers = svářecí ramena
andromeda-thing-up-cloud-nebulans = sítě na mlhu
andromeda-thing-up-black-star-acolytes = stínový plášť
andromeda-thing-up-larvonids = úlové zásobníky

## Nájezdníci

andromeda-thing-vorticon-attackers = Útočníci z Vorticonu
andromeda-thing-rift-skitters = Trhlinoví běžci
andromeda-thing-grave-barge = Hrobový člun
andromeda-thing-mirror-lance = Zrcadlové kopí
andromeda-thing-mechaphage = Mechafág
andromeda-thing-hollow-choir = Dutý sbor
andromeda-thing-sunbreaker = Lamač sluncí
andromeda-thing-pale-leviathan = Bledý leviatan
andromeda-thing-world-ender = Konec světů
andromeda-thing-null-emperor = Nulový císař
andromeda-thing-underdark-wyrm = Podtemná saň
