# Průzkum planety: otázky, tahy, co se děje, a rady výuky.

## Questions

vanguard-the-crew = Posádka
vanguard-ask-start = Posádka: kdo začne { $round }. kolo?
vanguard-ask-action = Co udělá { $crew }?
vanguard-ask-lift-off = { $crew } chce odletět. Souhlasíte?
vanguard-ask-roll = { $crew }: které kostky si vezmete?
vanguard-ask-support = { $crew }: půjčíte kostku? Ověření má { $active }.
vanguard-ask-help = { $crew } má ověření: pomůžete kartou, nebo to necháte být?
vanguard-ask-modify = { $crew }: změníte něco?
vanguard-ask-take-vanguards = { $crew }: budou symboly Vanguardu platit za jiné, nebo tak, jak leží?
vanguard-ask-drop-danger = { $crew }: která kostka nebezpečí odpadne?
vanguard-ask-exert-first = { $crew }: čeká vás ověření kostkami. Vypnete předtím síly?
vanguard-ask-spend = { $crew }: které kostky se vyčerpají?
vanguard-ask-special = { $crew }: přidáte k tomu další kostky? { $what }
vanguard-ask-injury-die = { $crew }: která kostka zranění se vyhodnotí dřív?
vanguard-ask-reroll = { $crew }: kterými kostkami hodíte znovu?
vanguard-ask-turn-die = { $crew }: kterou kostku otočíte a na co?
vanguard-ask-toss = { $crew }: kterou kostku pustíte?
vanguard-ask-add-die = { $crew }: kterou kostku přidáte k ostatním?
vanguard-ask-use =
    { $colour ->
        [red] { $crew }: kterou červenou kostku vyčerpáte?
        [green] { $crew }: kterou zelenou kostku vyčerpáte?
        [blue] { $crew }: kterou modrou kostku vyčerpáte?
       *[any] { $crew }: kterou kostku vyčerpáte?
    }
vanguard-ask-sacrifice =
    { $colour ->
        [red] { $crew }: které červené kostky se do konce průzkumu vzdáte?
        [green] { $crew }: které zelené kostky se do konce průzkumu vzdáte?
        [blue] { $crew }: které modré kostky se do konce průzkumu vzdáte?
       *[any] { $crew }: které kostky se do konce průzkumu vzdáte?
    }
vanguard-ask-refresh =
    { $left ->
        [one] { $crew }: kterou kostku si obnovíte?
        [few] { $crew }: které { $left } kostky si obnovíte?
        [many] { $crew }: kterých { $left } kostky si obnovíte?
       *[other] { $crew }: kterých { $left } kostek si obnovíte?
    }
vanguard-ask-refresh-one =
    { $left ->
        [one] { $crew }: kterou kostku si obnovíte?
        [few] { $crew }: kterou kostku si obnovíte teď? Zbývají { $left }.
        [many] { $crew }: kterou kostku si obnovíte teď? Zbývá { $left }.
       *[other] { $crew }: kterou kostku si obnovíte teď? Zbývá { $left }.
    }
vanguard-ask-column = { $crew }: pod kterou barvu přijde kostka zranění?
vanguard-ask-free-column = { $crew }: která barva zůstane bez kostky zranění?
vanguard-ask-pushed = { $crew }: pod tou barvou už není místo. Která kostka se vyčerpá?
vanguard-ask-heal-die = { $crew }: kterou kostku zranění odložíte?
vanguard-ask-heal-card = { $crew }: které zranění?
vanguard-ask-discard = { $crew }: kterou kartu odložíte?
vanguard-ask-sacrifice-card = { $crew }: které karty se do konce průzkumu vzdáte?
vanguard-ask-type = { $crew }: jaký druh objevu?
vanguard-ask-leads-from = { $crew }: ze kterého balíčku přesunete žeton náznaku?
vanguard-ask-discovery-order = { $crew }: který objev je na řadě?
vanguard-ask-lead = { $crew }: který žeton náznaku položíte teď?
vanguard-ask-lead-back = { $crew }: který žeton náznaku vrátíte do sáčku?
vanguard-ask-lead-card = Rozhoduje vědecká sekce: kdo si dobere kartu?
vanguard-ask-lead-charge = Rozhoduje vědecká sekce: kdo získá stimulant?
vanguard-ask-lead-instead = { $crew }: který náznak bude jiného druhu?
vanguard-ask-fetch = { $crew }: která výbava?
vanguard-ask-give-discovery = { $crew }: kterého objevu se vzdáte?
vanguard-ask-give-gear = Posádka: které výbavy se vzdáte?
vanguard-ask-path = { $crew }: která cesta?
vanguard-ask-march = { $crew }: kam?
vanguard-ask-walk = { $crew }: kam se hrozba pohne?
vanguard-ask-standee = { $crew }: která figurka?
vanguard-ask-track = { $crew }: která stupnice času postoupí teď?
vanguard-ask-track-back = { $crew }: která stupnice?
vanguard-ask-action-track = { $crew }: která stupnice?
vanguard-ask-symbol = { $crew }: který symbol?
vanguard-ask-threat-row = { $crew }: která zvláštní akce hrozby?
vanguard-ask-place = { $crew }: kterou polní výbavu postavíte?
vanguard-ask-word = { $crew }: co z toho?
vanguard-ask-event = { $crew }: událost leží odkrytá. Zareagujete?
vanguard-ask-event-order = { $crew }: která událost je na řadě?
vanguard-ask-event-drop = { $crew }: kterou událost odhodíte?
vanguard-ask-event-under = { $crew }: kterou událost dáte pod balíček?
vanguard-ask-event-pick = { $crew }: která událost se vyhodnotí?
vanguard-ask-injury = { $crew }: hrozí zranění. Zabráníte mu?
vanguard-ask-attack = { $crew }: hrozba útočí. Uděláte s tím něco?
vanguard-ask-danger = { $crew }: kostka nebezpečí má udeřit. Uděláte s tím něco?
vanguard-ask-die = { $crew }: má se vyčerpat kostka. Uděláte s tím něco?
vanguard-ask-disc = { $crew }: je tu objev. Použijete něco?
vanguard-ask-leads = { $crew }: jsou tu náznaky. Použijete něco?
vanguard-ask-move = { $crew }: někdo má být přesunut. Uděláte s tím něco?
vanguard-ask-enter = { $crew }: jste v novém sektoru. Použijete něco?
vanguard-ask-poi = { $crew }: místo se změnilo. Použijete něco?
vanguard-ask-rest = { $crew }: použijete něco při tomhle odpočinku?
vanguard-ask-row = { $crew }: výsledek je jasný. Použijete něco?
vanguard-ask-time = { $crew }: stupnice času má postoupit. Zadržíte ji?
vanguard-ask-travel = { $crew }: použijete něco cestou?
vanguard-ask-landing = { $crew }: použijete něco proti tomuto řádku?

## Moves

vanguard-move-give-start = Začíná { $who }
vanguard-move-take-special = { $name } ({ $source })
vanguard-move-travel = Přesunout se: { $sector }
vanguard-move-prepare =
    { $what ->
        [draw] Připravit se: dobrat kartu
        [check] Připravit se: hodit kvůli kombinacím
        [draw-check] Připravit se: dobrat kartu, pak hodit
       *[check-draw] Připravit se: hodit, pak dobrat kartu
    }
vanguard-move-rest = Odpočinout si
vanguard-move-rest-costing = Odpočinout si: zásoby z { $from } na { $to }
vanguard-move-place-gear = Postavit: { $card }
vanguard-move-lift-off = Odletět a ukončit průzkum
vanguard-move-lift-off-costing = Odletět: { $cost }
vanguard-cost-stranded = na planetě zůstane a zemře { $crew }
vanguard-cost-undone = nesplněno: { $missions }
vanguard-move-stand-by = V tomto tahu už nedělat nic
vanguard-move-agree = Souhlasím
vanguard-move-agree-costing = Souhlasím: { $cost }
vanguard-move-disagree = Nesouhlasím
vanguard-move-exert = Vypětí sil: { $who }
vanguard-move-play-card = { $who } zahraje kartu { $card }
vanguard-move-use-skill = { $who }: { $skill }
vanguard-move-use-card = { $who } použije: { $card }
vanguard-move-hand-over = { $who } předá: { $card } → { $to }
vanguard-move-use-die = { $die }
vanguard-move-sacrifice-die =
    { $spent ->
        [yes] Obětovat do konce průzkumu: { $die }, vyčerpaná
       *[no] Obětovat do konce průzkumu: { $die }, dostupná
    }
vanguard-move-refresh-die =
    { $copy ->
        [1] { $die }
       *[other] { $die }, číslo { $copy }
    }
vanguard-move-pick-column = Barva: { $colour }
vanguard-move-roll-die =
    { $copy ->
        [1] { $die }
       *[other] { $die }, číslo { $copy }
    }
vanguard-move-give-die = Dát: { $die }
vanguard-move-combine = Použít kombinaci: { $card }
vanguard-move-spend-dice = { $places }
vanguard-move-turn-die = Otočit: { $place } na { $symbol }
vanguard-move-take-vanguards = Platí za: { $symbols }
vanguard-move-drop-danger =
    { $face ->
        [common] Rámeček { $box }: běžné
        [uncommon] Rámeček { $box }: neobvyklé
        [rare] Rámeček { $box }: vzácné
        [special] Rámeček { $box }: zvláštní
       *[none] Rámeček { $box }
    }
vanguard-move-pick-die = { $place }
vanguard-move-resolve-injury-die =
    { $face ->
        [injury] Poranění
        [grave] Těžké poranění
        [psychic] Psychické problémy
        [special] Zvláštní zranění
       *[blank] Prázdná
    }
vanguard-move-discard-card = { $card }
vanguard-move-pick-path = Cesta { $path }
vanguard-move-pick-track = { $track }
vanguard-move-pick-standee = { $threat }, sektor: { $sector }
vanguard-move-pick-type = { $kind }
vanguard-move-pick-card = { $card }
vanguard-move-pick-injury = { $who }: { $injury }
vanguard-injury-down = { $injury }, lícem dolů
vanguard-move-pick-word = { $word }
vanguard-move-place-lead = { $token }
vanguard-move-choose = { $what }
vanguard-move-accept = Ano: { $what }
vanguard-move-decline = Ne
vanguard-move-pick-crew = { $crew }
vanguard-move-pick-sector = { $sector }

## Names

vanguard-nobody = nikdo
vanguard-board = planetární deska
vanguard-prepare = příprava
vanguard-pool-die = { $die }: { $face }
vanguard-pool-die-of = { $die } ({ $who }): { $face }
vanguard-two-symbols = { $first } a { $second }
vanguard-action-track-of = stupnice – { $row } – { $source }
vanguard-lead-token =
    { $returns ->
        [yes] hodnota { $value }, vrací se do sáčku{ $gives ->
            [card] , karta
            [charge] , stimulant
           *[nothing] { "" }
        }
       *[no] hodnota { $value }{ $gives ->
            [card] , karta
            [charge] , stimulant
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
vanguard-symbol-construction = stavba
vanguard-symbol-science = věda
vanguard-symbol-technology = technologie
vanguard-symbol-basic = základní
vanguard-symbol-vanguard = Vanguard
vanguard-symbol-accident = nehoda

## Rounds and actions

vanguard-start = Žeton začínajícího hráče má { $who }.
vanguard-round = Začíná { $round }. kolo.
vanguard-turn = Na tahu je { $who }.
vanguard-special-action = { $who }: { $name } – { $source }.
vanguard-moved = { $who } se přesouvá. Nový sektor: { $sector }.
vanguard-ignored = { $who } ignoruje symbol cesty.
vanguard-rests = { $who } odpočívá.
vanguard-exerts = { $who } dává do toho všechno.
vanguard-extra = { $who } smí provést o jednu akci víc.
vanguard-lift-off = { $who } dává povel k odletu.
vanguard-lift-off-refused = { $who } chce odletět, ale nesouhlasí všichni.
vanguard-lands = Výsadková loď stojí zde: { $sector }.

## Dice, cards, charges, supplies

vanguard-used = { $who } vyčerpává kostku: { $die }.
vanguard-sacrificed = { $who } obětuje: { $die }.
vanguard-refreshed =
    { $count ->
        [one] { $who } obnovuje jednu kostku.
        [few] { $who } obnovuje { $count } kostky.
        [many] { $who } obnovuje { $count } kostky.
       *[other] { $who } obnovuje { $count } kostek.
    }
vanguard-pushed = { $who } už nemá místo, vyčerpá se: { $die }.
vanguard-drew =
    { $count ->
        [one] { $who } dobírá kartu.
        [few] { $who } dobírá { $count } karty.
        [many] { $who } dobírá { $count } karty.
       *[other] { $who } dobírá { $count } karet.
    }
vanguard-discarded = { $who } odhazuje: { $card }.
vanguard-boxed = { $who } obětuje: { $card }.
vanguard-played = { $who } hraje: { $card }.
vanguard-skill = { $who } používá dovednost; zbývá stimulantů: { $left }.
vanguard-used-card = { $who } používá: { $card }.
vanguard-charges =
    { $who } { $sign ->
        [minus] ztrácí
       *[plus] získává
    } stimulanty: { $count }, zbývá { $left }.
vanguard-supplies =
    Zásoby: { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }, zbývá { $left }.

## A dice check

vanguard-supports = { $who } podporuje: { $die }.
vanguard-check-demanded = { $who } provádí ověření kostkami: { $source }.
vanguard-rolled = { $who } hází: { $pool }.
vanguard-rerolled = Nový hod: { $place }.
vanguard-turned = { $die } teď ukazuje: { $symbol }.
vanguard-added = { $who } přidává kostku: { $place }.
vanguard-combined = { $who } aktivuje kombinaci: { $card }.
vanguard-danger-dropped =
    { $count ->
        [one] Odpadá jedna kostka nebezpečí.
        [few] Odpadají { $count } kostky nebezpečí.
        [many] Odpadá { $count } kostky nebezpečí.
       *[other] Odpadá { $count } kostek nebezpečí.
    }
vanguard-rolled-danger =
    { $face ->
        [common] { $who }, nebezpečí { $box }: jeden dráp.
        [uncommon] { $who }, nebezpečí { $box }: dva drápy.
        [rare] { $who }, nebezpečí { $box }: tři drápy.
       *[special] { $who }, nebezpečí { $box }: oko.
    }
vanguard-danger-nothing =
    { $face ->
        [common] Jeden dráp v nebezpečí { $box } nic neznamená. { $who } je v bezpečí.
        [uncommon] Dva drápy v nebezpečí { $box } nic neznamenají. { $who } je v bezpečí.
        [rare] Tři drápy v nebezpečí { $box } nic neznamenají. { $who } je v bezpečí.
       *[special] Oko v nebezpečí { $box } nic neznamená. { $who } je v bezpečí.
    }
vanguard-special =
    { $times ->
        [1] { $who }: zvláštní účinek, jednou: { $what }
       *[other] { $who }: zvláštní účinek, { $times }×: { $what }
    }
vanguard-instant = { $who }: ověření ihned končí, { $row }.
vanguard-marked = { $who } má důsledek: { $row }.
vanguard-row = { $who } vyhodnocuje { $row } ({ $source }).
vanguard-track = { $source }: stupnice ({ $row }) na poli { $field } z { $fields }.

## Injuries

vanguard-injured = { $who } utrpí zranění: { $injury }.
vanguard-immune = { $who } se vyhýbá zranění: { $injury }.
vanguard-injury-die = { $who } dostává kostku zranění, barva: { $colour }.
vanguard-injury-die-hits =
    { $face ->
        [injury] { $who }: kostka zranění ukazuje poranění a zasahuje kartu { $injury }.
        [grave] { $who }: kostka zranění ukazuje těžké poranění a zasahuje kartu { $injury }.
        [psychic] { $who }: kostka zranění ukazuje psychické problémy a zasahuje kartu { $injury }.
       *[special] { $who }: kostka zranění ukazuje zvláštní zranění a zasahuje kartu { $injury }.
    }
vanguard-injury-die-nothing =
    { $face ->
        [injury] { $who }: kostka zranění ukazuje poranění; žádná karta neodpovídá.
        [grave] { $who }: kostka zranění ukazuje těžké poranění; žádná karta neodpovídá.
        [psychic] { $who }: kostka zranění ukazuje psychické problémy; žádná karta neodpovídá.
        [special] { $who }: kostka zranění ukazuje zvláštní zranění; žádná karta neodpovídá.
       *[blank] { $who }: kostka zranění je prázdná.
    }
vanguard-healed-die = { $who } odhazuje kostku zranění.
vanguard-healed-card = { $who } se zbavuje zranění: { $injury }.
vanguard-turned-down = { $who } otáčí lícem dolů: { $injury }.
vanguard-fourth-injury = Hrozí čtvrté zranění: { $who }.
vanguard-last-chance = { $who } bojuje o život: těžká poranění { $grave }, poranění { $hurt }.
vanguard-died = { $who } umírá.
vanguard-abandoned = { $who } zůstává na planetě.
vanguard-evacuation = Nouzová evakuace: všichni jsou zachráněni, nálezy jsou ztraceny.

## The board

vanguard-poi = Nový bod zájmu ({ $sector }): { $poi }.
vanguard-poi-empty = Tady už není co dělat: { $sector } ({ $poi }).
vanguard-poi-off = Bod zájmu je pryč ({ $sector }): { $poi }.
vanguard-poi-seen = Odhaleno ({ $sector }): { $poi }.
vanguard-pois-gone = { $sector }: všechny body zájmu jsou pryč.
vanguard-condition = Nové obecné podmínky: { $condition }.
vanguard-mission-done = Mise splněna: { $mission }.
vanguard-mission-lost = Mise nesplněna: { $mission }.
vanguard-mission-revealed = Nová mise: { $mission }.
vanguard-ranked = Povýšení si zasloužíte: { $card }.
vanguard-success =
    { $count ->
        [one] Žeton úspěchu; celkem { $total }.
        [few] { $count } žetony úspěchu; celkem { $total }.
        [many] { $count } žetonu úspěchu; celkem { $total }.
       *[other] { $count } žetonů úspěchu; celkem { $total }.
    }
vanguard-marker = { $sector }: { $name }.
vanguard-marker-gone = { $sector }: mizí { $name }.
vanguard-path-marker = Cesta { $path }: { $name }.
vanguard-path-marker-gone = Cesta { $path }: mizí { $name }.
vanguard-path-free = Cesta { $path } je bez symbolů.
vanguard-path-closed = Cesta { $path } je uzavřená.
vanguard-lasting = Od této chvíle: { $name }.
vanguard-planet-track = { $name }: pole { $field } z { $fields }.
vanguard-planet-state = Teď platí: { $name }
vanguard-learned = Naučeno: { $symbol }.

## Time and events

vanguard-event = Událost: { $card }.
vanguard-event-main = Událost { $card } dopadá na: { $who }.
vanguard-event-other = Událost { $card } se sem nehodí, platí její vedlejší účinek.
vanguard-events-seen =
    { $count ->
        [one] { $who } se dívá na příští událost.
        [few] { $who } se dívá na příští { $count } události.
        [many] { $who } se dívá na příštích { $count } události.
       *[other] { $who } se dívá na příštích { $count } událostí.
    }
vanguard-deck-seen = { $who } si prohlíží vrch balíčku objevů.
vanguard-time = Stupnice času { $track }: pole { $field } z { $fields }.
vanguard-time-back = Stupnice času { $track } se vrací na pole { $field }.
vanguard-time-held = Stupnice času { $track } stojí.
vanguard-time-reset = Stupnice času { $track } začíná znovu.

## Threats

vanguard-field = { $threat }: pole { $field }.
vanguard-field-mute = { $threat }: pole { $field } nemá účinek.
vanguard-threat-comes = Nová hrozba na desce ({ $sector }): { $threat }.
vanguard-threat-moves = Přesun hrozby { $threat }: { $sector }.
vanguard-threat-hides = Z desky mizí: { $threat }.
vanguard-threat-gone = Hrozba je pryč: { $threat }.
vanguard-threat-still = Chvíli bez pohybu: { $threat }.
vanguard-predicted = { $who } očekává: { $symbol }.
vanguard-rolled-ten = Desetistěnná kostka: { $rolled }.

## Finds and equipment

vanguard-leads =
    { $count ->
        [one] { $who } získává náznak: { $type }.
        [few] { $who } získává { $count } náznaky: { $type }.
        [many] { $who } získává { $count } náznaku: { $type }.
       *[other] { $who } získává { $count } náznaků: { $type }.
    }
vanguard-lead-placed = Náznak o hodnotě { $value }: { $type }.
vanguard-lead-again = Žeton bez hodnoty se vrací a vytáhne se jiný.
vanguard-discovered = { $who } objevuje: { $card }.
vanguard-no-discovery = { $who }: žádný objev už nezbývá: { $type }.
vanguard-under-deck = Zpět pod svůj balíček: { $card }.
vanguard-unique = { $who } získává mimořádný objev: { $card }.
vanguard-unique-gone = { $who }: mimořádný objev už je pryč.
vanguard-received = { $who } si bere: { $card }.
vanguard-to-armory = Zpět do zbrojního skladu: { $card }.
vanguard-handed-over = { $who } předává: { $card } → { $other }.
vanguard-placed = { $who } staví: { $card }, sektor: { $sector }.
vanguard-discarded-gear = { $who } se vzdává: { $card }.

## Hints of the tutorial

vanguard-hint-turn = Tah má dvě akce. Zvláštní akci lze provést jednou, každou jinou i dvakrát. Karty, dovednosti ani výbava žádnou akci nestojí.
vanguard-hint-special-action = Zvláštní akce najdete na bodu zájmu, na kartě obecných podmínek, hrozby nebo mise. Většina z nich vyžaduje ověření kostkami.
vanguard-hint-travel = Přesouvá se ve směru šipky. Symboly na cestě se vyhodnotí popořadě a pak se přesunete, ať přinesly cokoli. Co dělá symbol přesunu, říká aktuální karta obecných podmínek.
vanguard-hint-prepare = Příprava: doberte kartu, nebo proveďte ověření bez důsledku, které slouží jen kombinacím kostek, nebo udělejte obojí.
vanguard-hint-rest = Odpočinek stojí zásobu, obnoví polovinu kostek (zaokrouhleno nahoru) a přinese kartu.
vanguard-hint-check = Ověření kostkami: vezměte tolik dostupných kostek, kolik chcete. Po hodu jsou vyčerpané, tak si nějaké nechte na později.
vanguard-hint-support = Ostatní ve stejném sektoru mohou ověření podpořit, každý jednou kostkou. Všechny kostky dohromady tvoří zásobu kostek.
vanguard-hint-modify = Teď mohou karty měnit výsledky. Karta má dvě poloviny a použijete jen jednu: horní tak, jak je na ní napsáno, dolní za kostky, které ukazují její kombinaci.
vanguard-hint-special = Zvláštní účinky se vyhodnocují před důsledkem. Spotřebují každou kostku, která ukazuje, co žádají. Symbol Vanguardu a přeměněné symboly přidat můžete, ale nemusíte.
vanguard-hint-row-yellow = Řádky se zkoušejí shora. První, který kostky splní, určí důsledek. Šipka vede k dalšímu řádku.
vanguard-hint-row-green = Zelený řádek je splněn. Kostky jsou vyčerpané a místo se může změnit.
vanguard-hint-row-red = Žádný jiný řádek splnit nešlo, platí tedy červený. I odtud může vést šipka dál.
vanguard-hint-injury = Zranění je karta a kostka. Kostka zabírá vrchol sloupce a musíte jí házet při každém svém ověření; ukáže-li totéž co karta, karta zasáhne.
vanguard-hint-exertion = Vypětí sil je možné kdykoli: obětujte kostku do konce tohoto průzkumu planety a pět kostek obnovte.
vanguard-hint-hand = Nikdo nedrží víc karet, než dovoluje hodnost: dvě, tři nebo čtyři.
vanguard-hint-event = Tah končí událostí. Ukazuje-li biom vašeho sektoru, zasáhne vás. Jinak postoupí všechny stupnice času.
vanguard-hint-time = Stupnice času postupují pole po poli. Na posledním se něco stane.
vanguard-hint-mission = Mise je splněna, jakmile platí její podmínka, ať před akcí, nebo po ní.
vanguard-hint-unique = Mimořádné objevy mají číslo a zůstávají na lodi natrvalo.
