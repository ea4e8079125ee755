# Výuka na Prahu: co se vysvětluje v prvním kole, krok za krokem (tutorial.toml).

## První tah: ověření, karta, přesun

guestbook-lesson-turn = Žeton začínajícího hráče, a s ním i první tah, má { $who }. V každém kole má každý člen posádky jeden tah o dvou akcích. Na výběr je přesun, příprava, odpočinek, odlet a jednou za tah zvláštní akce. Z místa se symbolem zákazu přesunu se nikdo přesunout nemůže, a tohle místo ho má. Proveďte tedy zvláštní akci, která je na něm vytištěná.
guestbook-lesson-dice = „{ guestbook-action-1-1 }“ vyžaduje ověření kostkami. Zelený řádek žádá zdatnost, stavbu nebo technologii. Ani jeden z těch symbolů na svých kostkách nemáte, ale na každé je Vanguard, a ten platí za kterýkoli symbol. Vezměte si základní kostky, červenou a modrou. Čím hodíte, to pak bude vyčerpané: ostatní kostky si nechte na později.
guestbook-lesson-support = Ostatní ve stejném sektoru mohou ověření podpořit, každý jednou kostkou. Všechny kostky dohromady tvoří zásobu kostek. Tentokrát se bez podpory obejdete: pokračujte.
guestbook-lesson-help = Ostatní v sektoru mohou tomu, kdo ověření provádí, pomoci také svou kartou, i když kostku nepřidali. Zatím si karty nechte.
guestbook-lesson-card = Červená kostka ukazuje nehodu. Ta něco spustí jen tam, kde to u akce stojí, a tady nestojí. Modrá ukazuje základní symbol, který sám o sobě nic neznamená. Zelený řádek tedy splněn není. Teď však můžete výsledky měnit kartami: „{ guestbook-card-SC06 }“ jednu kostku vyčerpá a jinou nastaví, na co chcete. Bez ní zbývá červený řádek: hod kostkou nebezpečí, a pak po šipce přece jen zelený. Zahrajte kartu, nebo to riskněte.
guestbook-lesson-toss = Jedna kostka musí pryč. Nehoda vám tu k ničemu není: vyčerpejte ji.
guestbook-lesson-turn-die = Druhou kostku můžete nastavit na libovolný výsledek. Zvolte Vanguard. Potom se shora zkoušejí řádky; první, který kostky splní, určí důsledek, a všechny zbylé kostky se vyčerpají.
guestbook-lesson-combination = Karty mají i dolní polovinu: vyčerpejte kostky, které ukazují její kombinaci, a její dolní účinek se provede. I na to by se Vanguard hodil, ale potřebujete ho na poklop. Pokračujte.
guestbook-lesson-travel = Poklop je otevřený. Nad deskou leží žeton úspěchu a místo zakryla nová karta. Má svou vlastní zvláštní akci, ale dvě zvláštní akce v jednom tahu provést nelze. Zákaz přesunu na ní není: vydejte se do sektoru „{ guestbook-sector-P00-5 }“. Na cestě je symbol přesunu. Co znamená, říká karta obecných podmínek „{ guestbook-condition-C01 }“.
guestbook-lesson-danger = „{ guestbook-condition-C01 }“ chce jedno ze dvou: vyčerpat kostku, nebo hodit kostkou nebezpečí a výsledek vyhledat v rámečku T. Pro tentokrát to riskněte.
guestbook-lesson-use = Co padlo, to v rámečku T stojí: vyčerpejte kostku. Vyčerpat kostku znamená přesunout jednu z dostupných mezi vyčerpané; kterou, to je na vás. Výsledek, který v rámečku chybí, by neznamenal nic. Tak či tak dorazíte do cíle a hned se čte záznam sektoru.

## Druhý tah: stupnice a odpočinek

guestbook-lesson-tracks = Teď je na tahu { $who }. Každý tah končí událostí, na tomhle měsíci ale až po odhalení druhé mise. Ani odsud zatím nikdo odejít nemůže. Zdejší akce má stupnice: zvláštní účinky po nich posouvají ukazatele a důsledek nastane, jakmile jeho ukazatel dojde na poslední pole. Proveďte ji.
guestbook-lesson-all-dice = Zvláštní účinky jdou popořadě. Nejdřív každá nehoda posune červený ukazatel o pole a vyčerpá se. Potom každá zbylá kostka posune zelený. Obě stupnice mají čtyři pole, vezměte tedy všech pět kostek.
guestbook-lesson-no-support = I tady lze ověření podpořit. Kdo ale kostku přidá, bude ji později postrádat: pokračujte.
guestbook-lesson-no-help = Kdo tu stojí s vámi, mohl by k ověření zahrát kartu. Ať si ale nejdřív poradí ten, kdo házel.
guestbook-lesson-accidents = Dvě nehody. Červený ukazatel posunou dvakrát a tři zbylé kostky na zelenou stupnici nestačí, jedna chybí. Teď se hodí karta, která změní kostku. Nebo pokračujte: ukazatele na stupnicích zůstanou a kdokoli na ně může některým dalším tahem navázat.
guestbook-lesson-reroll = Vyberte, kterou kostkou hodíte znovu; nejlépe tou s nehodou. Platí nový výsledek.
guestbook-lesson-set = Vyberte kostku a to, co má ukazovat. Zelený ukazatel posune každá, na které není nehoda.
guestbook-lesson-more-cards = Takhle teď kostky leží. Zahrajte další kartu, nebo pokračujte.
guestbook-lesson-rest = Ukazatele se posunuly. Stojí-li zelený na posledním poli, zásoby máte a leží tu nová karta; pokud ne, počká. Kdyby se naplnily dvě stupnice najednou, vyhodnotila by se nejdřív horní, a kdyby tím karta zmizela, na druhou by už nedošlo. { $who } už nemá žádné kostky, proto odpočívejte. Stojí to jednu zásobu, těch je ale na tomhle měsíci dost. Obnovíte polovinu kostek, zaokrouhleno nahoru, a doberete kartu.
guestbook-lesson-rest-card = Některé karty patří k odpočinku. Chcete-li, jednu teď zahrajte.
guestbook-lesson-refresh = Polovina vašich kostek, zaokrouhleno nahoru, bude zase dostupná. Které to budou? Podívejte se, co žádají místa kolem.
guestbook-lesson-hand = S vaší hodností smíte v ruce držet dvě karty a máte tři: jednu odhoďte. Když balíček dojde, odhozené karty se zamíchají a vznikne z nich nový.

## Třetí tah: žlutý řádek

guestbook-lesson-bonus = Na místě, kde se páčil poklop, stojí { $who }. Zdejší karta má nad zeleným řádkem žlutý: to je víc než úspěch. Řádky se zkoušejí shora, žlutý je tedy první. Proveďte zvláštní akci.
guestbook-lesson-one-die = Žlutý žádá xenologii nebo vědu. Zelený by žádal červenou, zelenou a modrou kostku, ale ze žlutého k němu vede šipka, a kdo přijde po šipce, nemusí splnit nic. Možná postačí jediná kostka. Jednu vyberte.
guestbook-lesson-enough = Vanguard platí za xenologii. Není co měnit: pokračujte.
guestbook-lesson-follow = Provedly se oba řádky: máte žeton úspěchu a mimořádný objev, který má číslo a zůstane na lodi natrvalo. Víc tu není. Vydejte se za ostatními.
guestbook-lesson-footing = Zase symbol přesunu: vyčerpat kostku, nebo hodit. Tentokrát je volba na vás.

## Čtvrtý tah: ke zdi

guestbook-lesson-wall = Na tahu je { $who } a odsud už se odejít dá. Na cestě do sektoru „{ guestbook-sector-P00-4 }“ je kostka: tolik stojí. Vydejte se tam. Právě tam se máte všichni sejít.
guestbook-lesson-go-on-catching = Zásoby pořád poletují a odejít nelze. Ukazatele ale na stupnicích zůstaly a zelenému chybí jediné pole. Proveďte zvláštní akci.
guestbook-lesson-last-die = Stačí jedna kostka. Ostatní si nechte.
guestbook-lesson-wall-then = Teď už se odejít dá. Na cestě do sektoru „{ guestbook-sector-P00-4 }“ je kostka: tolik stojí. Vydejte se tam. Právě tam se máte všichni sejít.
guestbook-lesson-prepare = Jedna akce zbývá: připravte se a doberte kartu. Příprava může být také ověření bez důsledku, které slouží jen kombinacím na vašich kartách, anebo obojí.
guestbook-lesson-too-many = S vaší hodností smíte v ruce držet dvě karty a máte tři: jednu odhoďte.

## Konec kola

guestbook-lesson-alone = To bylo první kolo. Odteď rozhodujete sami a co je nové, to se vysvětlí, až na tom poprvé bude záležet. Dostaňte všechny do sektoru „{ guestbook-sector-P00-4 }“. Komu došly kostky, ten odpočívá; kdo není sám, může podpořit ostatní. Každé kolo začíná žetonem začínajícího hráče: kdo ho má, předá ho, komu chce.
