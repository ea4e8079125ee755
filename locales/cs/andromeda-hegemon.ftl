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
andromeda-hegemon-section-empty = Hegemon hází { $die }: v sekci { $section } už není žádná loď, a tak se vrací na stanici.
andromeda-hegemon-last-turn =
    Poslední tah Hegemona: mimo rampu má { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }, a tak se vrací na stanici.
andromeda-hegemon-target = Karta říká: { $target }. To je { $region }.
andromeda-hegemon-to-probe = Tam, kam ukazuje karta ({ $target }), loď vypustit nelze, a tak letí k sondě: { $region }.
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
andromeda-hegemon-too-few-leaders = Hegemon nestaví: místo { $region } potřebuje velitelů { $needed } a na stanici má { $leaders }.
andromeda-hegemon-builds = Hegemon staví na místě { $region }, své volné planetě nejvíc vlevo. Potřebuje velitelů { $needed }, na stanici má { $leaders }.
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
