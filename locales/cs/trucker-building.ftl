# Co říká Galaxy Trucker od první součástky po start.

## Tahy

trucker-move-ready = jsem na místě

## Otázky

trucker-ask-ready = { $round }. kolo začne, až budou všichni připraveni. Jste?
trucker-is-ready = { $seat }: připraveno ke stavbě.
trucker-ask-build = Stavte svou loď!
trucker-ask-build-turn =
    Stavte svou loď. V tomto kole vám { $moves ->
        [one] zbývá { $moves } krok
        [few] zbývají { $moves } kroky
        [many] zbývá { $moves } kroku
       *[other] zbývá { $moves } kroků
    }.
trucker-ask-hourglass = Písek se přesypal. Co uděláte?
trucker-ask-check = Vaše loď porušuje pravidla. Co odstraníte?
trucker-ask-alien = Nastoupí na palubu mimozemšťan?
trucker-ask-insurance = Jaké pojištění si na tento let koupíte?

## Přesýpací hodiny

trucker-space-off = MIMO PLÁN
trucker-space-extra = ČAS NAVÍC

trucker-sand-out = Písek se přesypal, hodiny stojí na místě { $space }.
trucker-turned-hourglass = { $seat } otáčí hodiny na místo { $space }.
trucker-rolled-die = { $seat } hází kostkou o nová pole: { $number }.
trucker-rolled-late = Touto kostkou o nová pole nikdo včas nehodil: { $number }.
trucker-time-up = Čas vypršel!

## Stavba

trucker-round = { $round }. kolo: všichni stavějí loď třídy { $shipclass }. Let má úroveň { $level }.
trucker-drew = { $seat } bere naslepo: { $part }.
trucker-drew-hidden = { $seat } bere součástku naslepo.
trucker-took = { $seat } bere z odkrytých součástek: { $part }.
trucker-fetched = { $seat } bere z odložených součástek: { $part }.
trucker-picked-up = { $seat } zvedá z pole { $square }: { $part }.
trucker-placed = { $seat } staví na pole { $square }: { $part }.
trucker-reserved = { $seat } si odkládá: { $part }.
trucker-returned = { $seat } vrací: { $part }.
trucker-looks = { $seat } si prohlíží { $pile }. balíček karet.
trucker-looks-away = { $seat } vrací { $pile }. balíček karet.
trucker-took-number = { $seat } má hotovo a bere si číslo { $number }.
trucker-given-number = { $seat } dostává číslo { $number }.
trucker-tools-down = { $seat } má na této lodi za sebou počet kroků { $most } a musí ji teď dokončit.
trucker-reserve-lost =
    { $seat } přichází { $count ->
        [one] o { $count } odloženou součástku
        [few] o { $count } odložené součástky
        [many] o { $count } odložené součástky
       *[other] o { $count } odložených součástek
    }.

## Kontrola lodi

trucker-askew-removed = { $seat } přichází o motor na poli { $square }: nemíří dozadu.
trucker-scrapped = { $seat } odstraňuje z pole { $square }: { $part }.
trucker-loose-lost =
    { $seat } přichází { $count ->
        [one] o { $count } součástku, která nebyla spojená
        [few] o { $count } součástky, které nebyly spojené
        [many] o { $count } součástky, které nebyly spojené
       *[other] o { $count } součástek, které nebyly spojené
    } se zbytkem lodi.
trucker-checked =
    { $seat } má kontrolu za sebou. Mezi ztracenými { $count ->
        [one] je { $count } součástka
        [few] jsou { $count } součástky
        [many] je { $count } součástky
       *[other] je { $count } součástek
    }.
trucker-premium =
    { $seat } platí pojistné { $premium ->
        [one] { $premium } kredit
        [few] { $premium } kredity
        [many] { $premium } kreditu
       *[other] { $premium } kreditů
    }: největší mezera má { $gap ->
        [one] { $gap } pole
        [few] { $gap } pole
        [many] { $gap } pole
       *[other] { $gap } polí
    }.
trucker-premium-owed =
    { $seat } zůstává na pojistném dlužit { $debt ->
        [one] { $debt } kredit
        [few] { $debt } kredity
        [many] { $debt } kreditu
       *[other] { $debt } kreditů
    }; zaplatí se po letu.

## Nakládání a start

trucker-colour-brown = hnědý mimozemšťan
trucker-colour-purple = fialový mimozemšťan
trucker-alien-aboard = { $seat } vítá na palubě, v kabině na poli { $square }: { $colour }.
trucker-insured =
    { $seat } si kupuje pojištění za { $premium ->
        [one] { $premium } kredit
        [few] { $premium } kredity
        [many] { $premium } kreditu
       *[other] { $premium } kreditů
    }.
trucker-uninsured = { $seat } letí bez pojištění.
trucker-launched = { $seat } startuje s číslem { $number }.
trucker-stays-home = { $seat } nemá na palubě žádného člověka a zůstává doma.
trucker-ship-stays =
    { $seat } nechává doma loď bez lidí, která má { $count ->
        [one] { $count } součástku
        [few] { $count } součástky
        [many] { $count } součástky
       *[other] { $count } součástek
    }.

## Proč ne

trucker-why-hand-full = V ruce už máte součástku.
trucker-why-hand-empty = V ruce nemáte žádnou součástku.
trucker-why-heap-empty = Žádná součástka už neleží lícem dolů.
trucker-why-not-open = Tato součástka neleží lícem nahoru.
trucker-why-not-reserved = Tuto součástku nemáte odloženou.
trucker-why-welded = Poslední součástka je přivařená: vzali jste si od té doby další, nebo žádná není.
trucker-why-no-square = Plán vaší lodi nemá pole { $square }.
trucker-why-occupied = Na poli { $square } už součástka je.
trucker-why-no-such-turn = Součástka se otáčí o 0, 1, 2 nebo 3 čtvrtiny.
trucker-why-not-joined = Na poli { $square } by součástka nebyla spojená s vaší lodí.
trucker-why-reserve-full =
    Odkládací prostor je plný: { $most ->
        [one] vejde se tam { $most } součástka
        [few] vejdou se tam { $most } součástky
        [many] vejde se tam { $most } součástky
       *[other] vejde se tam { $most } součástek
    }.
trucker-why-kept = Tuto součástku jste měli odloženou, a na hromadu už nesmí.
trucker-why-looking = Nejdřív vraťte karty.
trucker-why-not-looking = Na žádné karty se nedíváte.
trucker-why-secret = Na tento balíček se před letem nikdo dívat nesmí.
trucker-why-build-first = Než se podíváte na karty, musíte mít na lodi kromě startovní kabiny ještě něco.
trucker-why-ships-first = Než se podíváte na karty, musí mít každá vaše loď nějakou součástku.
trucker-why-pile-taken = { $pile }. balíček karet si právě prohlíží někdo jiný.
trucker-why-number-taken = Číslo { $number } už si vzít nejde.
trucker-why-finished = Svou loď už máte hotovou.
trucker-why-tools-down = Na této lodi už máte za sebou počet kroků { $most }. Vezměte si číslo.
trucker-why-sand-runs = Písek se ještě sype.
trucker-why-last-space = Přesýpací hodiny stojí na posledním místě.
trucker-why-number-first = Otočit hodiny na místo { $space } smí jen ten, kdo má číslo.
trucker-why-die-first = Než se hodiny otočí, musí někdo hodit kostkou.
trucker-why-turn-first = Než se hodí další kostkou, musí se otočit hodiny.
trucker-why-dice-rolled = Obě kostky už jsou hozené.
trucker-why-no-dice = Pole tohoto plánu kostky neotvírají.
