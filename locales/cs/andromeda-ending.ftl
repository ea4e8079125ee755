# Příběh na konci partie Andromeda’s Edge: co ji rozhodlo, proč a v čem kdo vynikl.

## Co ji rozhodlo

andromeda-turning-quick-city = Brzký základ
andromeda-turned-quick-city = { $seat } staví v tahu { $turn }, dřív než je někdo podruhé doma: { $region }. Vynáší to body: { $points }.
andromeda-turning-first-blood = První výstřely
andromeda-turned-first-blood = První výstřely padají v tahu { $turn } na místě { $region }: { $sides }.
andromeda-turning-slow-start = Všichni vyčkávají
andromeda-turned-slow-start = Po čtyřech kolech nemá nikdo víc bodů než { $points }.
andromeda-turning-against-odds = Proti všem předpokladům
andromeda-turned-against-odds = { $seat } má na místě { $region } naději { $percent } % a vítězí, { $dice } proti { $other }.
andromeda-turning-sure-thing = Jistota, která nevyšla
andromeda-turned-sure-thing = { $seat } má na místě { $region } naději { $percent } % a prohrává, { $dice } proti { $other }.
andromeda-turning-saved-by-card = Rozhodla jedna karta
andromeda-turned-saved-by-card = { $seat } na místě { $region } prohrává s hodem { $first }, mění ho na { $dice } a vítězí proti { $other }.
andromeda-turning-tie-ruin = Nikdo nevyhrál, všichni prohráli
andromeda-turned-tie-ruin =
    Shoda na místě { $region }: nevítězí nikdo a na vrakoviště { $count ->
        [one] míří { $count } loď
        [few] míří { $count } lodě
        [many] míří { $count } lodě
       *[other] míří { $count } lodí
    }.
andromeda-turning-gathering = Přiletěli všichni
andromeda-turned-gathering =
    Na místě { $region } se scházejí { $sides }. Dohromady { $count ->
        [one] je tu { $count } loď
        [few] jsou tu { $count } lodě
        [many] je tu { $count } lodě
       *[other] je tu { $count } lodí
    }.
andromeda-turning-giant = Obr padl
andromeda-turned-giant = { $seat } poráží na místě { $region } nájezdníka: { $raider }.
andromeda-turning-devoured = Týden nájezdníků
andromeda-turned-devoured = Nájezdníci vítězí po sobě v bitvách: { $count }. Poslední z nich: { $region }.
andromeda-turning-full-house = Plno lidí
andromeda-turned-full-house = { $seat } staví mezi tolika veliteli, že to najednou vynáší body: { $points }. Místo: { $region }.
andromeda-turning-next-door = Dobří sousedé
andromeda-turned-next-door = { $seat } staví na místě { $region }, hned vedle stavby na místě { $beside }. Tu má { $other }.
andromeda-turning-workshop = Dílna se plní
andromeda-turned-workshop = { $seat } získává mezi dvěma návraty moduly: { $count }.
andromeda-turning-summit = Na vrcholu stupnice
andromeda-turned-summit = { $seat } dosahuje vrcholu stupnice: { $track }.
andromeda-turning-scrap-gold = Zlato ze šrotu
andromeda-turned-scrap-gold = { $seat } se vrací a za vraky získává body: { $points }.
andromeda-turning-overtaken = Změna v čele
andromeda-turned-overtaken = { $seat } se ujímá vedení, ačkoli ztráta byla { $points } b.
andromeda-turning-forced-end = Konec přišel nevhod
andromeda-turned-forced-end = { $seat } přináší konec na { $terminus } bodech, ale vítězí { $other }.
andromeda-turning-last-turn = V úplně posledním tahu
andromeda-turned-last-turn = { $seat } se ujímá vedení v úplně posledním tahu.
andromeda-turning-quiet-account = Vyhráno na papíře
andromeda-turned-quiet-account = { $seat } na konci partie nevede a vítězí body závěrečného účtu: { $points }.
andromeda-turning-for-good = Vpředu už nadobro
andromeda-turned-for-good = { $seat } jde do čela po tahu { $turn } a už tam zůstává.

## Ocenění

andromeda-award-hunter = Postrach nájezdníků
andromeda-award-hunter-why = Poražení nájezdníci: { $count }
andromeda-award-victor = Válečná sláva
andromeda-award-victor-why = Vyhrané bitvy: { $count }
andromeda-award-lucky = Přízeň kostek
andromeda-award-lucky-why = Kostky byly vlídnější než šance
andromeda-award-founder = Zakladatelské dílo
andromeda-award-founder-why = Stojící stavby: { $count }
andromeda-award-crowd = Dobrá adresa
andromeda-award-crowd-why = Body za jednu stavbu: { $count }
andromeda-award-engineer = Plná dílna
andromeda-award-engineer-why = Moduly na stanici: { $count }
andromeda-award-scholar = Nejdál na stupnici
andromeda-award-scholar-why = Pole stupnice: { $count }
andromeda-award-undaunted = Neohrožená flotila
andromeda-award-undaunted-why = Bitvy, které vyhráli nájezdníci nebo nikdo: { $count }

## Odkud byly body

andromeda-source-battle = Bitvy
andromeda-source-development = Stavby
andromeda-source-scrapyard = Vrakoviště
andromeda-source-track = Konec stupnice
andromeda-source-repair = Opravy
andromeda-source-event = Události
andromeda-source-effect = Moduly, karty a místa
andromeda-source-told = Podle hlášení

## Proč někdo prohrál

andromeda-ending-short =
    { $seat } ztrácí body: { $points }. V čele je { $winner } a rozhoduje toto: { $what ->
        [battle] bitvy
        [development] stavby během partie
        [running] body během partie
        [tracks] stupnice
        [developments] stavby v závěrečném účtu
        [moons] měsíce
        [tokens] žetony
        [leaders] velitelé
        [vault] trezor
        [destiny] osud
       *[rest] zbylé položky účtu
    }, { $own } proti { $other }.{ $turn ->
        [0] { "" }
       *[other] { " " }Rozdíl vzniká v tahu { $turn }.
    }
