# Výprava na planetu: otázky, tahy, co se děje, a rady výuky.

## Questions

vanguard-ask-start = Kdo bude v tomto kole na tahu první?
vanguard-ask-action = Co tento člen posádky udělá?
vanguard-ask-lift-off = Ostatní chtějí odstartovat. Souhlasíte?
vanguard-ask-roll = Kterými kostkami hodíte?
vanguard-ask-support = Podpoříte zkoušku kostkou?
vanguard-ask-help = Pomůžete kartou?
vanguard-ask-modify = Upravit výsledky, použít kombinaci, nebo pokračovat?
vanguard-ask-spend = Které kostky se vyčerpají?
vanguard-ask-special = Přidáte k tomuto zvláštnímu efektu další kostky? { $what }
vanguard-ask-injury-die = Která kostka zranění se vyhodnotí dřív?
vanguard-ask-reroll = Kterými kostkami hodíte znovu?
vanguard-ask-turn-die = Kterou kostku otočíte a na co?
vanguard-ask-toss = Která kostka opustí zásobu hodu?
vanguard-ask-add-die = Která kostka se přidá k hodu?
vanguard-ask-use =
    { $colour ->
        [red] Kterou červenou kostku použijete?
        [green] Kterou zelenou kostku použijete?
        [blue] Kterou modrou kostku použijete?
       *[any] Kterou kostku použijete?
    }
vanguard-ask-sacrifice =
    { $colour ->
        [red] Kterou červenou kostku obětujete?
        [green] Kterou zelenou kostku obětujete?
        [blue] Kterou modrou kostku obětujete?
       *[any] Kterou kostku obětujete?
    }
vanguard-ask-refresh =
    { $left ->
        [one] Kterou kostku obnovíte?
        [few] Které { $left } kostky obnovíte?
        [many] Kterých { $left } kostky obnovíte?
       *[other] Kterých { $left } kostek obnovíte?
    }
vanguard-ask-refresh-one =
    { $left ->
        [one] Kterou kostku obnovíte?
        [few] Kterou kostku obnovíte teď? Zbývají { $left }.
        [many] Kterou kostku obnovíte teď? Zbývá { $left }.
       *[other] Kterou kostku obnovíte teď? Zbývá { $left }.
    }
vanguard-ask-column = Na který sloupec přijde kostka zranění?
vanguard-ask-free-column = Který sloupec zůstane bez kostky zranění?
vanguard-ask-pushed = Sloupec je plný. Která kostka se vyčerpá?
vanguard-ask-heal-die = Která kostka zranění zmizí?
vanguard-ask-heal-card = Která karta zranění?
vanguard-ask-discard = Kterou kartu odložíte?
vanguard-ask-sacrifice-card = Kterou kartu obětujete?
vanguard-ask-type = Který druh objevů?
vanguard-ask-leads-from = Ze kterého balíčku přesunete žeton stopy?
vanguard-ask-discovery-order = Který objev přijde dřív?
vanguard-ask-lead = Který žeton stopy umístíte teď?
vanguard-ask-lead-back = Který žeton stopy vrátíte do sáčku?
vanguard-ask-lead-card = Kdo si dobere kartu?
vanguard-ask-lead-charge = Kdo získá náboj?
vanguard-ask-lead-instead = Která stopa bude jiného druhu?
vanguard-ask-fetch = Které vybavení?
vanguard-ask-give-discovery = Kterého objevu se vzdáte?
vanguard-ask-give-gear = Kterého vybavení se vzdáte?
vanguard-ask-path = Která cesta?
vanguard-ask-march = Kam?
vanguard-ask-walk = Kam se pohne?
vanguard-ask-standee = Která figurka?
vanguard-ask-track = Která časová stupnice postoupí teď?
vanguard-ask-track-back = Která stupnice?
vanguard-ask-action-track = Která stupnice?
vanguard-ask-symbol = Který symbol?
vanguard-ask-threat-row = Která zvláštní akce hrozby?
vanguard-ask-place = Které polní vybavení položíte?
vanguard-ask-word = Co z toho?
vanguard-ask-event = Událost je odkrytá. Zareagujete?
vanguard-ask-event-order = Která událost přijde dřív?
vanguard-ask-event-drop = Kterou událost odložíte?
vanguard-ask-event-under = Kterou událost dáte pod balíček?
vanguard-ask-event-pick = Která událost se vyhodnotí?
vanguard-ask-injury = Hrozí zranění. Uděláte s tím něco?
vanguard-ask-attack = Hrozba útočí. Uděláte s tím něco?
vanguard-ask-danger = Výsledek nebezpečí má platit. Uděláte s tím něco?
vanguard-ask-die = Má se použít kostka. Uděláte s tím něco?
vanguard-ask-disc = Přichází objev. Použijete něco?
vanguard-ask-leads = Přicházejí stopy. Použijete něco?
vanguard-ask-move = Někdo má být přesunut. Uděláte s tím něco?
vanguard-ask-enter = Vstupujete do sektoru. Použijete něco?
vanguard-ask-poi = Místo se změnilo. Použijete něco?
vanguard-ask-rest = Použijete něco při tomto odpočinku?
vanguard-ask-row = Výsledek je vyhodnocen. Použijete něco?
vanguard-ask-time = Časová stupnice má postoupit. Zadržíte ji?
vanguard-ask-travel = Použijete něco cestou?
vanguard-ask-landing = Použijete něco proti tomuto řádku?

## Moves

vanguard-move-give-start = začíná { $who }
vanguard-move-take-special = { $name } ({ $source })
vanguard-move-travel = cesta: { $sector }
vanguard-move-prepare =
    { $what ->
        [draw] příprava: dobrat kartu
        [check] příprava: zkouška kvůli kombinacím
        [draw-check] příprava: dobrat kartu, pak zkouška
       *[check-draw] příprava: zkouška, pak dobrat kartu
    }
vanguard-move-rest = odpočinek
vanguard-move-place-gear = postavit: { $card }
vanguard-move-lift-off = odstartovat
vanguard-move-agree = souhlasím
vanguard-move-disagree = nesouhlasím
vanguard-move-exert = vypětí sil: { $who }
vanguard-move-play-card = { $who } zahraje kartu { $card }
vanguard-move-use-skill = { $who }: { $skill }
vanguard-move-use-card = { $who } použije: { $card }
vanguard-move-hand-over = { $who } předá: { $card } → { $to }
vanguard-move-use-die = { $die }
vanguard-move-sacrifice-die =
    { $spent ->
        [yes] { $die } (vyčerpaná)
       *[no] { $die } (dostupná)
    }
vanguard-move-refresh-die =
    { $copy ->
        [1] { $die }
       *[other] { $die }, číslo { $copy }
    }
vanguard-move-pick-column = sloupec: { $colour }
vanguard-move-roll-die =
    { $copy ->
        [1] { $die }
       *[other] { $die }, číslo { $copy }
    }
vanguard-move-give-die = dát: { $die }
vanguard-move-combine = kombinace: { $card }
vanguard-move-spend-dice = { $places }
vanguard-move-turn-die = { $place } → { $symbol }
vanguard-move-pick-die = { $place }
vanguard-move-resolve-injury-die =
    { $face ->
        [injury] zranění
        [grave] těžké zranění
        [psychic] psychika
        [special] zvláštní
       *[blank] prázdná
    }
vanguard-move-discard-card = { $card }
vanguard-move-pick-path = cesta { $path }
vanguard-move-pick-track = { $track }
vanguard-move-pick-standee = { $threat }, sektor: { $sector }
vanguard-move-pick-type = { $kind }
vanguard-move-pick-card = { $card }
vanguard-move-pick-injury = { $who }: { $injury }
vanguard-move-pick-word = { $word }
vanguard-move-place-lead = { $token }
vanguard-move-choose = { $what }
vanguard-move-accept = ano: { $what }
vanguard-move-decline = ne
vanguard-move-pick-crew = { $crew }
vanguard-move-pick-sector = { $sector }

## Names

vanguard-nobody = nikdo
vanguard-board = herní plán
vanguard-prepare = příprava
vanguard-pool-die = { $die }: { $face }
vanguard-two-symbols = { $first } a { $second }
vanguard-action-track-of = stupnice – { $row } – { $source }
vanguard-lead-token =
    { $returns ->
        [yes] hodnota { $value }, vrací se do sáčku{ $gives ->
            [card] , karta
            [charge] , náboj
           *[nothing] { "" }
        }
       *[no] hodnota { $value }{ $gives ->
            [card] , karta
            [charge] , náboj
           *[nothing] { "" }
        }
    }
vanguard-row-yellow = žlutý řádek
vanguard-row-green = zelený řádek
vanguard-row-red = červený řádek
vanguard-symbol-fitness = zdatnost
vanguard-symbol-gathering = sběr
vanguard-symbol-defence = obrana
vanguard-symbol-exploration = průzkum
vanguard-symbol-biology = biologie
vanguard-symbol-xenology = xenologie
vanguard-symbol-construction = konstrukce
vanguard-symbol-science = věda
vanguard-symbol-technology = technika
vanguard-symbol-basic = základní
vanguard-symbol-vanguard = Vanguard
vanguard-symbol-accident = nehoda

## Rounds and actions

vanguard-start = Startovní žeton má { $who }.
vanguard-round = Začíná { $round }. kolo.
vanguard-turn = Na tahu je { $who }.
vanguard-special-action = { $who }: { $name } – { $source }.
vanguard-moved = { $who } je teď zde: { $sector }.
vanguard-ignored = { $who } ignoruje symbol cesty.
vanguard-rests = { $who } odpočívá.
vanguard-exerts = { $who } vypíná síly.
vanguard-extra = { $who } smí provést o jednu akci víc.
vanguard-lift-off = { $who } dává povel ke startu.
vanguard-lift-off-refused = { $who } chce odstartovat, ale všichni nesouhlasí.
vanguard-lands = Člun stojí zde: { $sector }.

## Dice, cards, charges, supplies

vanguard-used = { $who } používá: { $die }.
vanguard-sacrificed = { $who } obětuje: { $die }.
vanguard-refreshed =
    { $count ->
        [one] { $who } obnovuje jednu kostku.
        [few] { $who } obnovuje { $count } kostky.
        [many] { $who } obnovuje { $count } kostky.
       *[other] { $who } obnovuje { $count } kostek.
    }
vanguard-pushed = { $who }: pro kostku už není řada, je vyčerpaná: { $die }.
vanguard-drew =
    { $count ->
        [one] { $who } si bere kartu.
        [few] { $who } si bere { $count } karty.
        [many] { $who } si bere { $count } karty.
       *[other] { $who } si bere { $count } karet.
    }
vanguard-discarded = { $who } odkládá: { $card }.
vanguard-boxed = { $who } obětuje: { $card }.
vanguard-played = { $who } hraje: { $card }.
vanguard-skill = { $who } používá schopnost; zbývá nábojů: { $left }.
vanguard-used-card = { $who } používá: { $card }.
vanguard-charges = { $who }: náboje { $change }, teď { $left }.
vanguard-supplies = Zásoby { $change }, teď { $left }.

## A dice check

vanguard-supports = { $who } podporuje: { $die }.
vanguard-rolled = { $who } hází: { $pool }.
vanguard-rerolled = Nový hod: { $place }.
vanguard-turned = { $die } teď ukazuje: { $symbol }.
vanguard-added = { $who } přidává kostku: { $place }.
vanguard-combined = { $who } využívá kombinaci: { $card }.
vanguard-danger-dropped =
    { $count ->
        [one] Jedna kostka nebezpečí mizí.
        [few] { $count } kostky nebezpečí mizí.
        [many] { $count } kostky nebezpečí mizí.
       *[other] { $count } kostek nebezpečí mizí.
    }
vanguard-rolled-danger =
    { $face ->
        [common] { $who }: nebezpečí, pole { $box }: běžné
        [uncommon] { $who }: nebezpečí, pole { $box }: neobvyklé
        [rare] { $who }: nebezpečí, pole { $box }: vzácné
       *[special] { $who }: nebezpečí, pole { $box }: zvláštní
    }
vanguard-danger-nothing =
    { $face ->
        [common] { $who }: pole { $box } nemá „běžné“; nic se neděje.
        [uncommon] { $who }: pole { $box } nemá „neobvyklé“; nic se neděje.
        [rare] { $who }: pole { $box } nemá „vzácné“; nic se neděje.
       *[special] { $who }: pole { $box } nemá „zvláštní“; nic se neděje.
    }
vanguard-special =
    { $times ->
        [1] { $who }: zvláštní efekt, jednou: { $what }
       *[other] { $who }: zvláštní efekt, { $times }×: { $what }
    }
vanguard-instant = { $who }: zkouška hned končí, { $row }.
vanguard-marked = { $who }: výsledek – { $row }.
vanguard-row = { $who } vyhodnocuje: { $row } – { $source }.
vanguard-track = { $source }: stupnice ({ $row }) na poli { $field } z { $fields }.

## Injuries

vanguard-injured = { $who } má zranění: { $injury }.
vanguard-immune = { $who } se vyhýbá zranění: { $injury }.
vanguard-injury-die = { $who }: kostka zranění, sloupec: { $colour }.
vanguard-injury-die-hits =
    { $face ->
        [injury] { $who }: kostka zranění ukazuje zranění a zasahuje kartu { $injury }.
        [grave] { $who }: kostka zranění ukazuje těžké zranění a zasahuje kartu { $injury }.
        [psychic] { $who }: kostka zranění ukazuje psychiku a zasahuje kartu { $injury }.
       *[special] { $who }: kostka zranění ukazuje zvláštní symbol a zasahuje kartu { $injury }.
    }
vanguard-injury-die-nothing =
    { $face ->
        [injury] { $who }: kostka zranění ukazuje zranění; žádná karta neodpovídá.
        [grave] { $who }: kostka zranění ukazuje těžké zranění; žádná karta neodpovídá.
        [psychic] { $who }: kostka zranění ukazuje psychiku; žádná karta neodpovídá.
        [special] { $who }: kostka zranění ukazuje zvláštní symbol; žádná karta neodpovídá.
       *[blank] { $who }: kostka zranění je prázdná.
    }
vanguard-healed-die = { $who } odkládá kostku zranění.
vanguard-healed-card = { $who } se zbavuje zranění: { $injury }.
vanguard-turned-down = { $who } otáčí lícem dolů: { $injury }.
vanguard-fourth-injury = { $who } by dostal(a) čtvrté zranění.
vanguard-last-chance = { $who } bojuje o život: těžká zranění { $grave }, zranění { $hurt }.
vanguard-died = { $who } umírá.
vanguard-abandoned = { $who } zůstává na planetě.
vanguard-evacuation = Nouzová evakuace: všichni jsou zachráněni, nálezy jsou ztraceny.

## The board

vanguard-poi = Nové místo ({ $sector }): { $poi }.
vanguard-poi-empty = Tady už není co dělat: { $sector } ({ $poi }).
vanguard-poi-off = Pryč je { $poi }, sektor: { $sector }.
vanguard-poi-seen = { $sector } odhaluje: { $poi }.
vanguard-pois-gone = { $sector }: všechna místa jsou pryč.
vanguard-condition = Nová podmínka: { $condition }.
vanguard-mission-done = Mise splněna: { $mission }.
vanguard-mission-lost = Mise nesplněna: { $mission }.
vanguard-mission-revealed = Nová mise: { $mission }.
vanguard-ranked = Povýšení je zaslouženo: { $card }.
vanguard-success =
    { $count ->
        [one] Žeton úspěchu; celkem { $total }.
        [few] { $count } žetony úspěchu; celkem { $total }.
        [many] { $count } žetonu úspěchu; celkem { $total }.
       *[other] { $count } žetonů úspěchu; celkem { $total }.
    }
vanguard-marker = { $name }: { $sector }.
vanguard-marker-gone = { $name } mizí: { $sector }.
vanguard-path-marker = { $name }: cesta { $path }.
vanguard-path-marker-gone = { $name } mizí: cesta { $path }.
vanguard-path-free = Cesta { $path } je bez symbolů.
vanguard-path-closed = Cesta { $path } je uzavřená.
vanguard-lasting = Od této chvíle: { $name }.
vanguard-planet-track = { $name }: pole { $field } z { $fields }.
vanguard-planet-state = Teď: { $name }.
vanguard-learned = Naučeno: { $symbol }.

## Time and events

vanguard-event = Událost: { $card }.
vanguard-event-main = { $card } zasahuje: { $who }.
vanguard-event-other = { $card } neodpovídá: vedlejší efekt.
vanguard-events-seen =
    { $count ->
        [one] { $who } nahlíží do příští události.
        [few] { $who } nahlíží do příštích { $count } událostí.
        [many] { $who } nahlíží do příštích { $count } události.
       *[other] { $who } nahlíží do příštích { $count } událostí.
    }
vanguard-deck-seen = { $who } nahlíží na vrch balíčku objevů.
vanguard-time = Časová stupnice { $track }: pole { $field } z { $fields }.
vanguard-time-back = Časová stupnice { $track } se vrací na pole { $field }.
vanguard-time-held = Časová stupnice { $track } stojí.
vanguard-time-reset = Časová stupnice { $track } začíná znovu.

## Threats

vanguard-field = { $threat }: pole { $field }.
vanguard-field-mute = { $threat }: pole { $field } nemá účinek.
vanguard-threat-comes = { $threat } se objevuje: { $sector }.
vanguard-threat-moves = { $threat } se přesouvá: { $sector }.
vanguard-threat-hides = { $threat } opouští plán.
vanguard-threat-gone = { $threat } je pryč.
vanguard-threat-still = { $threat } se chvíli nehýbe.
vanguard-predicted = { $who } očekává: { $symbol }.
vanguard-rolled-ten = Desetistěnná kostka: { $rolled }.

## Finds and equipment

vanguard-leads =
    { $count ->
        [one] { $who } získává stopu: { $type }.
        [few] { $who } získává { $count } stopy: { $type }.
        [many] { $who } získává { $count } stopy: { $type }.
       *[other] { $who } získává { $count } stop: { $type }.
    }
vanguard-lead-placed = Stopa o hodnotě { $value }: { $type }.
vanguard-lead-again = Žeton bez hodnoty se vrací a táhne se jiný.
vanguard-discovered = { $who } objevuje: { $card }.
vanguard-no-discovery = { $who }: žádný objev už nezbývá: { $type }.
vanguard-under-deck = { $card } jde pod svůj balíček.
vanguard-unique = { $who } nachází jedinečný objev: { $card }.
vanguard-unique-gone = { $who }: jedinečný objev už je pryč.
vanguard-received = { $who } si bere: { $card }.
vanguard-to-armory = { $card } jde do zbrojnice.
vanguard-handed-over = { $who } předává: { $card } → { $other }.
vanguard-placed = { $who } staví: { $card }, sektor: { $sector }.
vanguard-discarded-gear = { $who } se vzdává: { $card }.

## Hints of the tutorial

vanguard-hint-turn = Tah má dvě akce. Zvláštní akci lze provést jednou, každou jinou i dvakrát. Karty, schopnosti a vybavení nejsou akce.
vanguard-hint-special-action = Zvláštní akce stojí na místě, podmínce, hrozbě nebo misi. Většina z nich žádá zkoušku kostkami.
vanguard-hint-travel = Cestujte po šipce. Její symboly se vyhodnotí popořadě, pak se přesunete, ať přinesly cokoli. Symbol cestování je efekt současné podmínky.
vanguard-hint-prepare = Příprava: doberte kartu, nebo udělejte zkoušku bez výsledku, která slouží jen kombinacím, nebo obojí.
vanguard-hint-rest = Odpočinek stojí zásobu, obnoví polovinu kostek (zaokrouhleno nahoru) a přinese kartu.
vanguard-hint-check = Zkouška kostkami: vezměte tolik dostupných kostek, kolik chcete. Po hodu jsou vyčerpané, tak si nějaké nechte na později.
vanguard-hint-support = Ostatní ve stejném sektoru mohou podpořit každý jednou kostkou. Všechny kostky tvoří jeden hod.
vanguard-hint-modify = Teď mohou karty měnit výsledky. Karta má dvě poloviny a použijete jednu: horní tak, jak říká, dolní za kostky, které ukazují její kombinaci.
vanguard-hint-special = Zvláštní efekty přicházejí před výsledkem. Vezmou každou kostku, která ukazuje, co žádají. Vanguard a přeměny přidat můžete, ale nemusíte.
vanguard-hint-row-yellow = Řádky se zkoušejí shora. První, který kostky splní, je výsledek. Šipka vede k dalšímu řádku.
vanguard-hint-row-green = Zelený řádek je splněn. Kostky jsou vyčerpané a místo se může změnit.
vanguard-hint-row-red = Žádný jiný řádek splnit nešlo, platí tedy červený. I odtud může vést šipka dál.
vanguard-hint-injury = Zranění je karta a kostka. Kostka zabírá vrchol sloupce a hází se v každé vaší zkoušce; ukáže-li to co karta, karta zasáhne.
vanguard-hint-exertion = Vypětí sil je možné kdykoli: obětujte kostku do konce této výpravy a obnovte pět kostek.
vanguard-hint-hand = Nikdo nedrží víc karet, než dovoluje hodnost: dvě, tři nebo čtyři.
vanguard-hint-event = Tah končí událostí. Ukazuje-li biom vašeho sektoru, zasáhne vás. Jinak postoupí všechny časové stupnice.
vanguard-hint-time = Časové stupnice postupují pole po poli. Na posledním se něco stane.
vanguard-hint-mission = Mise je splněna, jakmile platí její podmínka, před akcí nebo po ní.
vanguard-hint-unique = Jedinečné objevy mají číslo a zůstávají lodi.
