# Co říká Galaxy Trucker od první součástky po start.

## Tahy

trucker-move-ready = Můžeme začít

## Otázky

trucker-ask-ready = { $round }. kolo začne, až budou všichni připraveni. Můžeme?
trucker-is-ready = { $seat } čeká na povel ke stavbě.
trucker-ask-build = Stavte loď!
trucker-ask-build-turn =
    Stavte loď. V tomto tahu vám { $moves ->
        [one] zbývá { $moves } krok
        [few] zbývají { $moves } kroky
        [many] zbývá { $moves } kroku
       *[other] zbývá { $moves } kroků
    }.
trucker-ask-hourglass = Písek se přesypal. Co uděláte?
trucker-ask-check = Inspektor našel chyby. Jak loď opravíte?
trucker-ask-alien = Vezmete na palubu mimozemšťana?
trucker-ask-insurance = Jaké pojištění si na tento let koupíte?

## Přesýpací hodiny

trucker-space-off = MIMO PLÁN
trucker-space-extra = ČAS NAVÍC

trucker-sand-out = Písek se přesypal, hodiny stojí na místě { $space }.
trucker-turned-hourglass = { $seat } otáčí hodiny na místo { $space }.
trucker-rolled-die = { $seat } hází kostkou o nová pole: { $number }.
trucker-rolled-late = Na nová pole nikdo včas nehodil, tak hodilo vrakoviště: { $number }.
trucker-turns-up = Poslední stavební tah skončil. Ruce pryč od lodí!
trucker-time-up = Čas vypršel! Ruce pryč od lodí!

## Stavba

trucker-round = { $round }. kolo: všichni stavějí loď třídy { $shipclass } pro etapu { $level }.
trucker-drew = { $seat } bere naslepo: { $part }.
trucker-drew-hidden = { $seat } bere dílek naslepo.
trucker-took = { $seat } bere z odkrytých dílků: { $part }.
trucker-fetched = { $seat } bere z odložených dílků: { $part }.
trucker-picked-up = { $seat } zvedá zase: { $part }.
trucker-placed = { $seat } přidává: { $part }.
trucker-reserved = { $seat } odkládá stranou: { $part }.
trucker-returned = { $seat } vrací: { $part }.
trucker-looks = { $seat } si prohlíží { $pile }. balíček karet.
trucker-looks-away = { $seat } vrací { $pile }. balíček karet.
trucker-took-number = { $seat } má hotovo a bere si číslo { $number }.
trucker-given-number = { $seat } dostává číslo { $number }.
trucker-tools-down = { $seat } má za sebou všechny povolené kroky ({ $most }) a musí loď dokončit.
trucker-reserve-lost =
    { $seat } přichází { $count ->
        [one] o { $count } odložený dílek
        [few] o { $count } odložené dílky
        [many] o { $count } odloženého dílku
       *[other] o { $count } odložených dílků
    }.

## Kontrola lodi

trucker-askew-removed = { $seat } přichází o motor: nemíří dozadu.
trucker-scrapped = { $seat } odstraňuje: { $part }.
trucker-scrapped-set =
    { $seat } sundává { $count ->
        [0] nula dílků
        [one] { $count } dílek
        [few] { $count } dílky
        [many] { $count } dílku
       *[other] { $count } dílků
    }{ $loose ->
        [0] {""}
        [one] {" a přichází o "}{ $loose } další, který nic nedrží
        [few] {" a přichází o "}{ $loose } další, které nic nedrží
        [many] {" a přichází o "}{ $loose } dalšího, který nic nedrží
       *[other] {" a přichází o "}{ $loose } dalších, které nic nedrží
    }.
trucker-loose-lost =
    { $seat } přichází o { $count ->
        [one] { $count } dílek, který nebyl spojený
        [few] { $count } dílky, které nebyly spojené
        [many] { $count } dílku, který nebyl spojený
       *[other] { $count } dílků, které nebyly spojené
    } se zbytkem lodi.
trucker-checked =
    { $seat } má kontrolu za sebou. Mezi ztracenými { $count ->
        [0] není nic
        [one] je { $count } dílek
        [few] jsou { $count } dílky
        [many] je { $count } dílku
       *[other] je { $count } dílků
    }.
trucker-premium =
    { $seat } má zaplatit pojistné { $premium ->
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
    { $seat } na to nemá: { $debt ->
        [one] { $debt } kredit
        [few] { $debt } kredity
        [many] { $debt } kreditu
       *[other] { $debt } kreditů
    } se doplatí po letu.

## Nakládání a start

trucker-colour-brown = hnědý mimozemšťan
trucker-colour-purple = fialový mimozemšťan
trucker-alien-aboard = { $seat } vítá na palubě: { $colour }.
trucker-insured =
    { $seat } si kupuje pojištění za { $premium ->
        [one] { $premium } kredit
        [few] { $premium } kredity
        [many] { $premium } kreditu
       *[other] { $premium } kreditů
    }.
trucker-uninsured = { $seat } letí bez pojištění.
trucker-launched = { $seat } startuje s číslem { $number }.
trucker-stays-home = { $seat } nemá na palubě ani jednoho člověka a zůstává doma. Nejbezpečnější let celého kola.
trucker-ship-stays =
    { $seat } nechává doma loď bez lidí, která má { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
        [many] { $count } dílku
       *[other] { $count } dílků
    }.

## Proč ne

trucker-why-hand-full = V ruce už máte dílek.
trucker-why-hand-empty = V ruce nemáte žádný dílek.
trucker-why-heap-empty = Žádný dílek už neleží lícem dolů.
trucker-why-not-open = Tento dílek neleží lícem nahoru.
trucker-why-not-reserved = Tento dílek nemáte odložený.
trucker-why-welded = Poslední dílek je přivařený: od té doby přibyl další, nebo žádný není.
trucker-why-no-square = Tady plán vaší lodi žádné pole nemá.
trucker-why-occupied = Tady už dílek je.
trucker-why-no-such-turn = Dílek se otáčí o 0, 1, 2 nebo 3 čtvrtiny.
trucker-why-not-joined = Tady by dílek nebyl spojený s vaší lodí.
trucker-why-reserve-full =
    Odkládací prostor je plný: { $most ->
        [one] vejde se tam { $most } dílek
        [few] vejdou se tam { $most } dílky
        [many] vejde se tam { $most } dílku
       *[other] vejde se tam { $most } dílků
    }.
trucker-why-kept = Tento dílek byl odložený, na hromadu se už nevrací.
trucker-why-looking = Nejdřív vraťte karty.
trucker-why-not-looking = Na žádné karty se nedíváte.
trucker-why-secret = Na tento balíček se před letem nikdo dívat nesmí.
trucker-why-build-first = Než nahlédnete do karet, přidejte něco k základnímu dílku.
trucker-why-ships-first = Než se podíváte na karty, musí mít každá vaše loď nějaký dílek.
trucker-why-pile-taken = { $pile }. balíček karet si právě prohlíží někdo jiný.
trucker-why-number-taken = Číslo { $number } už si vzít nejde.
trucker-why-finished = Vaše loď už je hotová.
trucker-why-tools-down = Všechny povolené kroky na této lodi ({ $most }) už máte za sebou. Vezměte si číslo.
trucker-why-sand-runs = Písek se ještě sype.
trucker-why-last-space = Přesýpací hodiny stojí na posledním místě.
trucker-why-number-first = Otočit hodiny na místo { $space } smí jen ten, kdo má číslo.
trucker-why-die-first = Než se hodiny otočí, musí někdo hodit kostkou.
trucker-why-turn-first = Než se hodí další kostkou, musí se otočit hodiny.
trucker-why-dice-rolled = Obě kostky už jsou hozené.
trucker-why-no-dice = Pole tohoto plánu kostky neotvírají.
