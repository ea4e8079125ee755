# Proč Galaxy Trucker odmítá tah při kontrole, při nakládání a za letu.

## Části kola

trucker-why-not-begun = Stavět se začne, až budou všichni připraveni.
trucker-why-begun = Kolo už začalo.
trucker-why-still-building = Lodě se ještě stavějí.
trucker-why-building-over = Stavba skončila.
trucker-why-not-checked = Než se začne nakládat, musí být lodě postavené a zkontrolované.
trucker-why-checked = Kontrola lodí už skončila.
trucker-why-loaded = Lodě jsou naložené a na cestě.
trucker-why-not-launched = Lodě ještě neodstartovaly.

## Kontrola lodi

trucker-why-few-mistakes =
    Při méně než { $least ->
        [one] { $least } chybě
        [few] { $least } chybách
        [many] { $least } chyby
       *[other] { $least } chybách
    } sundávejte dílky po jednom.
trucker-why-sound = Tento dílek neporušuje žádné pravidlo.
trucker-why-nothing-there = Tady žádný dílek není.
trucker-why-faults-first = Nejdřív odstraňte, co porušuje pravidla, například dílek na poli { $square }.
trucker-why-one-piece = Vaše loď je v jednom kusu.
trucker-why-no-piece = Kusy vaší lodi začínají na polích { $squares }.

## Nakládání

trucker-why-no-cabin = Tady žádná kabina není.
trucker-why-humans-only = V této kabině bydlí jen lidé.
trucker-why-alien-there = V této kabině už mimozemšťan bydlí.
trucker-why-one-alien = Jeden mimozemšťan této barvy už na palubě je a druhý být nesmí.
trucker-why-no-life-support = Tato kabina nemá podporu života této barvy.
trucker-why-no-insurer = Lodě této třídy nikdo nepojišťuje. Viděli je letět.
trucker-why-no-such-premium = Pojištění se prodává za tyto počty kreditů: { $premiums }.
trucker-why-too-dear =
    Máte jen { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }.
trucker-why-no-loans = Žádná půjčka už nezbývá.
trucker-why-no-need = Půjčky jsou na pojistné, na které nemáte.
trucker-why-no-written-debt = Když se hraje s půjčkami, pojišťovna na dluh nepojišťuje: co vám chybí, dostanete jako půjčku.

## Let

trucker-why-no-card = Na stole není karta. Letem dál otočíte další.
trucker-why-between-cards = Uprostřed karty se let vzdát nedá.
trucker-why-last-ship = Máte jen jednu loď: buď let vzdejte, nebo leťte dál.
trucker-why-no-ship = Z vaší flotily ještě letí tyto lodě: { $ships }.
trucker-why-not-this-card = S kartou na stole to nesouvisí: { $card }.
trucker-why-other-line = V tomto řádku bojové zóny se porovnává něco jiného.
trucker-why-no-battery = Tady žádná baterie není.
trucker-why-no-batteries = Už nemáte žádnou baterii.
trucker-why-only-meteors = Děla zastaví velké meteority a nic jiného.
trucker-why-no-attack = Na vaši loď teď nic neletí. Užijte si to.
trucker-why-nobody-there = Tady žádná posádka není.
trucker-why-no-planet = Planety této karty mají čísla od 1 do { $most }.
trucker-why-planet-taken = Na planetě { $planet } už někdo přistál.
trucker-why-not-beaten = Odměna je pro toho, kdo nepřátele porazí.

## Zboží

trucker-why-no-goods = Teď se žádné zboží nenakládá, a to na palubě zůstává, kde je.
trucker-why-other-good = Teď se nakládá: { $good }.
trucker-why-last-good = Tohle je poslední zboží: naložte je, nebo nechte být.
trucker-why-holds-empty = Nákladové prostory jsou prázdné: není co vyložit.
trucker-why-no-hold = Tady žádný nákladový prostor není.
trucker-why-red-hold = Červené zboží potřebuje speciální kontejner, a tady pro ně žádný není.
trucker-why-hold-full = Tento nákladový prostor je plný.
trucker-why-hold-free = V tomto nákladovém prostoru je místo: nic se vyhazovat nemusí.
trucker-why-no-such-good = Takové zboží tady není.
trucker-why-not-cheaper = Tady není nic levnějšího, co by šlo vyhodit.
trucker-why-dearest = Nejdřív jde nejcennější zboží: { $good }.
trucker-why-goods-first = Baterie se ztrácejí, až když na palubě žádné zboží nezbývá.
trucker-why-as-printed = Lepší zboží než na kartě dostávají jen lodě třídy IV s kartami III. etapy.
trucker-why-red-is-best = Lepší zboží než červené není.
trucker-why-not-offered = Takové zboží karta nenabízí.
