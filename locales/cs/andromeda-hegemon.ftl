# Hegemon: co dělá a proč, na co se ptá držitele oka a co je natištěno na jeho součástech.

## Na co se ptá držitele oka

andromeda-ask-hegemon-region = Tyto lokace leží stejně daleko vlevo. Kterou Hegemon zvolí?
andromeda-ask-hegemon-modules = Těchto modulů má Hegemon stejně málo. Který druh si vezme?
andromeda-ask-hegemon-module = Tyto moduly stojí stejně. Který si Hegemon vezme?
andromeda-ask-hegemon-moon = Který měsíc Hegemon zabere?
andromeda-ask-hegemon-recruit = Odkud Hegemon nabere velitele?
andromeda-ask-hegemon-repair = Co Hegemon opraví?
andromeda-ask-hegemon-advance = Na které stupnici Hegemon postoupí?
andromeda-ask-hegemon-send-leader = Na kterou bázi Hegemon pošle velitele?
andromeda-ask-ultimatum = Hegemonovo ultimátum: odhodíte zdroj, nebo ať hodí o kostku víc?
andromeda-ask-tribute = Hegemon žádá tribut. Zaplatíte 2 zdroje, aby bitvu vynechal?
andromeda-move-choose-region = { $region }
andromeda-move-choose-modules = Modul: { $kind }
andromeda-move-choose-module = { $module }
andromeda-move-submit = Odhodit zdroj
andromeda-move-defy = Vzdorovat Hegemonovi: hodí o kostku víc
andromeda-move-pay-tribute = Zaplatit 2 zdroje
andromeda-move-refuse-tribute = Odmítnout

## Co dělá a proč

andromeda-hegemon-officer = Hegemonovi velí { $officer } (úroveň { $level }).
andromeda-hegemon-die = Hegemon hází { $die }: sekce { $section }. Její karta říká: { $target }.
andromeda-hegemon-section-empty = Hegemon hází { $die }, ale v sekci { $section } už není žádná loď.
andromeda-hegemon-settles =
    { $count ->
        [one] Možnost je { $count }
        [few] Možnosti jsou { $count }
        [many] Možnosti je { $count }
       *[other] Možností je { $count }
    }, rozhoduje { $why ->
        [nearest] nejkratší cesta
        [weakest] nejmenší síla
        [cheapest] nejnižší cena
        [lowest] nejnižší pole
        [topmost] místo nejvýš
       *[leftmost] místo nejvíc vlevo
    }.
andromeda-hegemon-wants-base =
    { $officer } { $temper ->
        [bold] útočí na cíl
        [cold] má vybráno
       *[orderly] míří sem
    }: { $region }. Velitelský kruh se tam pootočí o pole.
andromeda-hegemon-wants-ground =
    { $officer } { $temper ->
        [bold] zabírá, co je volné
        [cold] bere, co nikdo nehlídá
       *[orderly] zabírá novou půdu
    }: { $region } je nejvíc vlevo z planet, kde nikdo nestaví.
andromeda-hegemon-wants-moons =
    { $officer } { $temper ->
        [bold] shrabuje měsíce
        [cold] vybírá oblohu
       *[orderly] sbírá měsíce
    } a nejvíc jich má { $region }.
andromeda-hegemon-wants-probe =
    { $officer } { $temper ->
        [bold] pronásleduje sondu
        [cold] jde po vaší stopě
       *[orderly] letí za sondou
    } tam, kde jste naposledy přistáli: { $region }.
andromeda-hegemon-wants-beside =
    { $officer } { $temper ->
        [bold] přehrazuje cestu
        [cold] tiše uzavírá cestu
       *[orderly] obsazuje místo
    } vedle vás: { $region }.
andromeda-hegemon-wants-crowd =
    { $officer } { $temper ->
        [bold] útočí
        [cold] zjevuje se
       *[orderly] letí
    } tam, kde máte nejvíc lodí: { $region }.
andromeda-hegemon-wants-nowhere =
    Kam karta ukazuje, tam nic není, a tak { $officer } { $temper ->
        [bold] se žene
        [cold] připlouvá
       *[orderly] letí
    } k sondě: { $region }.
andromeda-hegemon-wants-building =
    { $officer } { $temper ->
        [bold] neváhá
        [cold] má vše připraveno
       *[orderly] má dost velitelů
    } a hned staví: { $region }. Velitelů má { $leaders }, stačí { $needed }.
andromeda-hegemon-wants-leaders =
    { $officer } { $temper ->
        [bold] hoří touhou stavět
        [cold] hodlá stavět
       *[orderly] chce stavět
    }, ale velitelů je na to málo: { $region }. Má { $leaders }, potřebuje { $needed }.
andromeda-hegemon-wants-event =
    { $officer } { $temper ->
        [bold] popohání
        [cold] přivolává
       *[orderly] posouvá
    } další událost o krok blíž.
andromeda-hegemon-wants-repair =
    { $officer } { $temper ->
        [bold] v rychlosti opravuje
        [cold] beze slova opravuje
       *[orderly] opravuje
    }, co je rozbité, a když nic, bere bod.
andromeda-hegemon-wants-battle =
    { $officer } { $temper ->
        [bold] se do bitvy v dosahu žene vždycky
        [cold] žádnou bitvu v dosahu neopomene
       *[orderly] nikdy nevynechá bitvu v dosahu
    }: připojuje se { $ship } z místa { $region }.
andromeda-hegemon-wants-home =
    Sekce je prázdná, a tak { $officer } { $temper ->
        [bold] velí všem k návratu
        [cold] mlčky stahuje všechny domů
       *[orderly] volá všechny domů
    }.
andromeda-hegemon-last-turn =
    Poslední tah Hegemona: mimo rampu má { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }, a tak se vrací na stanici.
andromeda-hegemon-launched = Hegemon vypouští loď { $letter } ze sekce { $section } ({ $ship }). Cíl: { $region }.
andromeda-hegemon-nebula = Mlhovina s měsícem nejvíc vlevo: { $region }.
andromeda-hegemon-no-nebula = V žádné mlhovině už není měsíc, a tak Hegemon bere měsíc planety.
andromeda-hegemon-no-moon = { $region }: měsíc už tu není, a tak Hegemon dobírá kartu.
andromeda-hegemon-command = { $officer }: ukazatel velení je na poli { $space }: { $gains }.
andromeda-hegemon-collected =
    Hegemon odhazuje { $count ->
        [one] { $count } zdroj
        [few] { $count } zdroje
        [many] { $count } zdroje
       *[other] { $count } zdrojů
    } ({ $region }) a dobírá stejně mnoho karet.
andromeda-hegemon-no-site = Hegemon nestaví: nemá transportér na planetě bez stavby.
andromeda-hegemon-benefit = Hegemon jednou získává přínos stavby: { $what }.
andromeda-hegemon-rarest = Tohoto druhu modulů má Hegemon nejméně: { $type } ({ $count }).
andromeda-hegemon-cheapest = Nejlevnější modul druhu { $type }: { $module } (cena { $price }).
andromeda-hegemon-upgrade = Hegemon odkrývá upgrade: { $tile }. Zbývá: { $left }.
andromeda-hegemon-ability = Působí schopnost důstojníka: { $ability }.
andromeda-hegemon-next-card = Další karta sekce { $section } říká: { $target }.
andromeda-hegemon-probe = Sonda letí za lodí: { $region }.
andromeda-hegemon-eye = Oko má teď { $seat }.
andromeda-hegemon-stays = Transportér Hegemona zůstává: { $region } je planeta bez stavby.
andromeda-hegemon-negotiates = Hegemon vyjednává: { $card }.
andromeda-hegemon-silenced = Hegemon neodkrývá kartu vyjednávání: všichni jsou umlčeni.
andromeda-hegemon-no-energy = V této bitvě nesmí nikdo odhazovat energii za kostky.
andromeda-hegemon-gave-card = Hegemon vám dává kartu: { $card }.
andromeda-hegemon-gave-hidden = Hegemon dává kartu. Bere si ji { $seat }.

## Co říká karta akce

andromeda-target-undeveloped = planeta bez stavby nejvíc vlevo
andromeda-target-most-moons = planeta s nejvíce měsíci
andromeda-target-most-ships = lokace s nejvíce loděmi hráčů
andromeda-target-probe = lokace sondy
andromeda-target-probe-east = o krok na východ od sondy
andromeda-target-probe-northeast = o krok na severovýchod od sondy
andromeda-target-probe-northwest = o krok na severozápad od sondy
andromeda-target-probe-west = o krok na západ od sondy
andromeda-target-probe-southwest = o krok na jihozápad od sondy
andromeda-target-probe-southeast = o krok na jihovýchod od sondy

## Důstojníci

andromeda-thing-ofc-1a = Proviantní důstojník Vell
andromeda-thing-ofc-1b = Kadetní maršálka Ione
andromeda-thing-ofc-1c = Zeměměřič Praxt
andromeda-thing-ofc-2a = Komodor Sarn
andromeda-thing-ofc-2b = Legát Quillon
andromeda-thing-ofc-2c = Archivářka Noor
andromeda-thing-ofc-3a = Velkoadmirál Thane
andromeda-thing-ofc-3b = Místokrál Malketh
andromeda-thing-ofc-3c = Tichá věštkyně
andromeda-thing-iron-line = Železná linie
andromeda-thing-levies = Odvody
andromeda-thing-cold-reading = Chladné čtení
andromeda-thing-annihilation-doctrine = Doktrína zkázy
andromeda-thing-annexation = Anexe
andromeda-thing-foreknowledge = Předzvěst
andromeda-officer-iron-line = V bitvách na planetách o kostku víc.
andromeda-officer-levies = Na začátku každého návratu dobere kartu taktiky.
andromeda-officer-cold-reading = Kdykoli získá žetony objevů, vezme o jeden víc.
andromeda-officer-annihilation-doctrine = V každé bitvě míření +1.
andromeda-officer-annexation = Ke stavbě stačí o velitele méně, než je třeba, nejméně však jeden.
andromeda-officer-foreknowledge = První kostka v každé bitvě je 6.

## Karty vyjednávání a vylepšení

andromeda-thing-neg-no-terms = Bez podmínek
andromeda-thing-neg-overwhelming-force = Drtivá přesila
andromeda-thing-neg-veiled-threat = Skrytá hrozba
andromeda-thing-neg-ultimatum = Ultimátum
andromeda-thing-neg-tribute = Tribut
andromeda-thing-neg-false-truce = Falešné příměří
andromeda-thing-neg-press-gang = Nucený odvod
andromeda-thing-neg-stand-down = Stáhnout se
andromeda-thing-neg-hostage-exchange = Výměna rukojmích
andromeda-thing-hup-1 = Obléhací děla
andromeda-thing-hup-2 = Zaměřovací mříž
andromeda-thing-hup-3 = Předsunutá loděnice
andromeda-thing-hup-4 = Rekviziční rozkaz
andromeda-thing-hup-5 = Válečná pokladna
