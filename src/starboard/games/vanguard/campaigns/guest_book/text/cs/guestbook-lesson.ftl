# Výuka na Prahu: co se vysvětluje v prvním kole, krok za krokem (tutorial.toml).

## První tah: zkouška, karta, cesta

guestbook-lesson-turn = Startovní žeton má { $who }, a tím i první tah. V každém kole má každý člen posádky jeden tah o dvou akcích: cestování, příprava, odpočinek, odlet a jednou za tah zvláštní akce. Z místa, které ukazuje zákaz cestování, odcestovat nejde, a tohle ho ukazuje. Proveďte tedy zvláštní akci, která na něm stojí.
guestbook-lesson-dice = „{ guestbook-action-1-1 }“ žádá zkoušku kostkami. Její zelený řádek chce zdatnost, konstrukci nebo techniku. Žádná vaše kostka je nemá, ale každá má Vanguard, a ten platí za kterýkoli symbol. Vezměte základní kostky, červenou a modrou. Čím se hodí, to je potom vyčerpané: ostatní si nechte na později.
guestbook-lesson-support = Ostatní ve stejném sektoru mohou zkoušku podpořit, každý jednou kostkou. Všechny kostky dohromady tvoří jeden hod. Tahle zkouška se bez toho obejde: pokračujte.
guestbook-lesson-help = Ostatní v sektoru mohou také za toho, kdo zkoušku dělá, zahrát svou kartu, i když kostku nedali. Zatím si ji nechte.
guestbook-lesson-card = Červená kostka ukazuje nehodu. Ta něco spustí jen tam, kde to akce říká, a tahle to neříká. Modrá ukazuje základní symbol, který sám o sobě není nic. Zelený řádek tedy splněn není. Teď ale mohou karty měnit výsledky: „{ guestbook-card-SC06 }“ jednu kostku vyčerpá a jinou nastaví, na co chcete. Bez ní zbývá červený řádek: kostka nebezpečí, a pak po šipce přece jen zelený. Zahrajte kartu, nebo riskněte.
guestbook-lesson-toss = Jedna kostka musí pryč. Nehoda tu k ničemu není: vyčerpejte ji.
guestbook-lesson-turn-die = Druhou kostku můžete nastavit na libovolný výsledek. Nastavte Vanguard. Řádky se pak zkoušejí shora; první, který kostky splní, je výsledek, a všechny zbylé kostky se vyčerpají.
guestbook-lesson-combination = Karty mají i dolní polovinu: vyčerpejte kostky, které ukazují její kombinaci, a stane se dolní efekt. Vanguard by na to stačil také, ale chcete ho na poklop. Pokračujte.
guestbook-lesson-travel = Poklop je otevřený. Nad deskou leží žeton úspěchu a místo zakryla nová karta. Má vlastní zvláštní akci, ale dvě v jednom tahu nikdo neprovede. Zákaz cestování nemá: vydejte se do sektoru „{ guestbook-sector-P00-5 }“. Cesta ukazuje symbol cestování a co znamená, stojí na podmínce „{ guestbook-condition-C01 }“.
guestbook-lesson-danger = „{ guestbook-condition-C01 }“ chce jedno ze dvou: použít kostku, nebo hodit kostkou nebezpečí a výsledek vyhledat v poli T. Pro tentokrát riskněte.
guestbook-lesson-use = Pole T zná, co padlo: použijte kostku. Použít kostku znamená přesunout jednu z dostupných mezi vyčerpané, a kterou, to vyberete vy. Výsledek, který v poli není, by neudělal nic. Tak či tak dorazíte a záznam sektoru se hned přečte.

## Druhý tah: stupnice a odpočinek

guestbook-lesson-tracks = Teď je na tahu { $who }. Tah končí událostí, na tomhle měsíci ale až po odhalení druhé mise. Ani odsud zatím nikdo nemůže. Tato akce má stupnice: zvláštní efekty po nich posouvají ukazatele a výsledek nastane, když jeho ukazatel stojí na posledním poli. Proveďte ji.
guestbook-lesson-all-dice = Zvláštní efekty jdou popořadě. Nejdřív každá nehoda posune červený ukazatel o pole a je vyčerpaná. Potom každá zbylá kostka posune zelený. Obě stupnice mají čtyři pole, vezměte tedy všech pět kostek.
guestbook-lesson-no-support = I tady jde zkoušku podpořit. Kdo ale dá kostku, bude ji později postrádat: pokračujte.
guestbook-lesson-no-help = Kdo tu stojí s vámi, mohl by na tuhle zkoušku zahrát kartu. Ať to nejdřív zkusí ten, kdo hází.
guestbook-lesson-accidents = Dvě nehody. Červený ukazatel posunou dvakrát a tři zbylé kostky jsou na zelenou stupnici o jednu méně, než je třeba. Teď se hodí karta, která změní kostku. Nebo pokračujte: ukazatele na stupnicích zůstanou a v některém dalším tahu může navázat kdokoli.
guestbook-lesson-reroll = Vyberte, čím se hodí znovu: nejlépe nehodou. Platí nový výsledek.
guestbook-lesson-set = Vyberte kostku a co má ukazovat. Každá kostka, která není nehoda, posune zelený ukazatel.
guestbook-lesson-more-cards = Kostky teď ukazují, co vidíte. Zahrajte další kartu, nebo pokračujte.
guestbook-lesson-rest = Ukazatele se posunuly. Stojí-li zelený na posledním poli, zásoby máte a leží tu nová karta; pokud ne, počká. Kdyby byly plné dvě stupnice najednou, přišla by na řadu nejdřív horní, a kdyby kartu odnesla, na druhou by nedošlo. { $who } už nemá žádné kostky, proto odpočívejte. Stojí to zásobu, těch je ale na tomhle měsíci dost. Vrátí se polovina kostek, zaokrouhleno nahoru, a doberete kartu.
guestbook-lesson-rest-card = Některé karty patří k odpočinku. Chcete-li, jednu teď zahrajte.
guestbook-lesson-refresh = Polovina vašich kostek, zaokrouhleno nahoru, je zase dostupná. Které to budou? Podívejte se, co žádají místa kolem.
guestbook-lesson-hand = Ve své hodnosti držíte dvě karty a máte tři: jednu odhoďte. Když balíček dojde, odhozené karty se zamíchají a jsou novým balíčkem.

## Třetí tah: žlutý řádek

guestbook-lesson-bonus = Na místě, kde se páčil poklop, stojí { $who }. Zdejší karta má nad zeleným řádkem žlutý: to je víc než úspěch. Řádky se zkoušejí shora, žlutý je tedy první. Proveďte zvláštní akci.
guestbook-lesson-one-die = Žlutý chce xenologii nebo vědu. Zelený by chtěl červenou, zelenou a modrou kostku, ale ze žlutého k němu vede šipka, a kdo přijde po šipce, nemusí splnit nic. Stačit může jediná kostka. Jednu vyberte.
guestbook-lesson-enough = Vanguard platí za xenologii. Není co měnit: pokračujte.
guestbook-lesson-follow = Staly se oba řádky: žeton úspěchu a jedinečný objev, který má číslo a zůstane lodi. Víc tu není. Vydejte se za ostatními.
guestbook-lesson-footing = Znovu symbol cestování: použít kostku, nebo hodit. Tentokrát volíte sami.

## Čtvrtý tah: k zídce

guestbook-lesson-wall = Cesta ven je volná, na tahu je { $who }. Cesta do sektoru „{ guestbook-sector-P00-4 }“ ukazuje kostku: tolik stojí. Jděte tam. Právě tam se máte všichni sejít.
guestbook-lesson-go-on-catching = Zásoby pořád plují a odejít nejde. Ukazatele ale na stupnicích zůstaly a zelenému chybí jediné pole. Proveďte zvláštní akci.
guestbook-lesson-last-die = Stačí jedna kostka. Ostatní si nechte.
guestbook-lesson-wall-then = Teď je cesta ven volná. Cesta do sektoru „{ guestbook-sector-P00-4 }“ ukazuje kostku: tolik stojí. Jděte tam. Právě tam se máte všichni sejít.
guestbook-lesson-prepare = Jedna akce zbývá: připravte se a doberte kartu. Příprava může být také zkouška bez výsledku, která slouží jen kombinacím na vašich kartách; nebo obojí.
guestbook-lesson-too-many = Ve své hodnosti držíte dvě karty a máte tři: jednu odhoďte.

## Konec kola

guestbook-lesson-alone = To bylo první kolo. Odteď se rozhodujete sami a nové věci se vysvětlí, až na nich poprvé záleží. Dostaňte všechny do sektoru „{ guestbook-sector-P00-4 }“. Komu došly kostky, odpočívá; kdo má společnost, může podpořit druhé. Každé kolo začíná startovním žetonem: kdo ho má, dá ho komukoli.
