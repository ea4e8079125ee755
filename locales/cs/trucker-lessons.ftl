# Lekce a hádanky hry Galaxy Trucker.

## First flight

trucker-lesson-title = První let
trucker-lesson-about = Postavte loď, naložte ji a něco z ní dovezte domů.
trucker-lesson-welcome = Postavíte loď ze šrotu a poletíte s ní, dokud neupadne něco důležitého. V lekci písek stojí, tak nespěchejte: jinde vám to už nikdo nedovolí.
trucker-lesson-wrong-draw = To ještě ne. Nejdřív si vezměte jednu naslepo z hromady.
trucker-lesson-wrong-take = Vezměte součástku, která svítí: leží lícem nahoru.
trucker-lesson-wrong-pick-up = Nejdřív zvedněte prostor, který jiskří.
trucker-lesson-first-draw = Všichni se hrabou v jedné hromadě, vždy po jedné součástce. Vezměte jednu naslepo a uvidíte, co pro vás nechal osud nebo poslední havárie.
trucker-lesson-first-draw-no = To jde také, ale později. Nejdřív radost z neznáma: vezměte naslepo.
trucker-lesson-first-place = Prostor na červené zboží, které vynáší nejvíc a obyčejné bedny nesnáší. Otočte ho dvakrát, aby žluté zuby, tedy mosazný hřeben, mířily dolů ke kabině, a položte ho na rozsvícené pole.
trucker-lesson-first-place-no = Držel by i tam, ale dělo, které přijde, by nemělo na čem stát. Hřebenem ke kabině, jednoduchým kolíkem dopředu.
trucker-lesson-ends = Jeden kolík pasuje k jednomu, dva ke dvěma a mosazný hřeben bere obojí. Hladká strana snese jen hladkou: smí se to, ale nic tam nedrží.
trucker-lesson-double-draw = Berta našla nákladový prostor a brouká si. Vy si vezměte další překvapení.
trucker-lesson-double-draw-no = Ty tam za chvíli budou pořád; Berta nemá oko na kvalitu. Vezměte jednu naslepo.
trucker-lesson-reserve = Dvojitý motor: silný, žíznivý (viz blesk) a s jediným koncem, který zatím nikam nepasuje. Odložte ho; čekat smějí dvě součástky, ale co čeká ještě při startu, počítá se jako ztracené.
trucker-lesson-reserve-no = Rovnou pod kabinou by fungoval, ale to místo je slíbené motoru, který jede bez baterií. Odložte ho.
trucker-lesson-engine-draw = Ještě jednou. Lodi bez motorů se říká dům.
trucker-lesson-engine-draw-no = Naslepo, prosím: to, co potřebujeme, ještě nevidělo světlo.
trucker-lesson-engine-place = Motory foukají dozadu, nikdy do strany, a za plamenem nesmí nic stát. Pod kabinou má plán zářez: tam nikdy nic stát nebude.
trucker-lesson-engine-place-no = Motor, který míří jinam, se při kontrole odstraní bez diskuse a bez náhrady. Plamenem dozadu, pod kabinu.
trucker-lesson-cannon = Dělo má dopředu sílu 1 a jinam polovinu; pole před hlavní musí zůstat prázdné. Na špici je před ním jen vesmír, a ten si nestěžuje.
trucker-lesson-cannon-no = Tam by mělo poloviční sílu, nebo by střílelo do něčeho, co ještě potřebujete. Na špici, hlavní dopředu.
trucker-lesson-cannon-two = Další dělo, a jeho dva kolíky potkají dva kolíky prostoru: svatba ze šrotu. Všimněte si hladkého levého boku; od takových způsobů se malé meteory odrážejí.
trucker-lesson-cannon-two-no = Rozsvícené pole je lepší: dva kolíky ke dvěma, hlaveň do prázdna.
trucker-lesson-battery = Dvě baterie, které se nikdy nedobíjejí: každá jednou rozběhne jednu věc s bleskem. Otočte ji tak, aby držela na motoru a dole zbyly dva kolíky pro to, co čeká mezi odloženými.
trucker-lesson-battery-no = Drží, ale dvojitý motor by zůstal bez domova. Dva kolíky musí mířit dozadu.
trucker-lesson-fetch = Teď si vezměte dvojitý motor: dva kolíky, seznamte se se dvěma kolíky. Za jednu baterii dá sílu 2, zadarmo je jen na okrasu.
trucker-lesson-fetch-no = Co bylo jednou odložené, na hromadu se nevrací: buď na loď, nebo na účet. Pod baterii, prosím.
trucker-lesson-return = Kabina se dvěma hladkými boky: postavte ji teď a dělová paluba tady skončí. Vraťte ji; zůstane odkrytá pro všechny, tak se truckeři loučí.
trucker-lesson-return-no = Mohli byste. Ale pak byste o ni zakopávali u každého spoje; vraťte ji.
trucker-lesson-cabin = Berta vyhodila úplně dobrou kabinu. Bydlí v ní dva lidé; vezměte ji a postavte vlevo od vaší, dvěma kolíky ven.
trucker-lesson-cabin-no = Tahle ne, nebo ne takhle: potřebujeme kabinu, jejíž dva kolíky mohou mířit doleva.
trucker-lesson-life-support = Fialový mimozemšťan přidá vašim dělům 2, ale dýchá něco, čím byste loupali barvu. Připojte jeho podporu života k té kabině, hřebenem ke kolíkům.
trucker-lesson-life-support-no = Podpora života pomáhá jen kabině, ke které je připojená; hnědá je k motorům, fialová k dělům. Chceme fialovou, vedle té kabiny.
trucker-lesson-battery-two = Další dvě baterie, uprostřed lodi, kde je máloco trefí. Hřebenem dozadu.
trucker-lesson-battery-two-no = Hodí se na spoustu míst; tady ale podepře dělo nahoře, štít vedle a kabinu dole. Hřebenem dozadu.
trucker-lesson-double-cannon = Dvojité dělo má sílu 2, pokaždé za jednu baterii. Postavte ho dopředu nad baterii.
trucker-lesson-double-cannon-no = Pozpátku by mělo poloviční sílu, a to je ještě slušně řečeno. Hlavněmi dopředu, nad baterii.
trucker-lesson-shield = Štít kryje dvě strany celé lodi, ty, kam ukazují oblouky, pokaždé za baterii. Otočte ho doprava a dozadu: předek si hlídají děla.
trucker-lesson-shield-no = Takhle otočený hlídá jinou stranu. Budeme rádi za tu pravou; říkejme tomu předtucha.
trucker-lesson-again = Vaše stará kabina tu pořád leží a nikdo ji nechtěl: hladké boky jsou tady přesně to pravé. Otočte ji vzhůru nohama a zavěste pod baterii.
trucker-lesson-again-no = Pěkná součástka, ale tohle pole chce hladké boky vlevo i vpravo. Ta stará kabina je má.
trucker-lesson-spark = Teď udělejte něco špatně: otočte nákladový prostor o čtvrt doleva a položte ho tam. Nahoře drží; vlevo dře hřeben o hladkou stranu, a ta jiskra je chyba.
trucker-lesson-spark-no = Až moc dobře! Otočte ho o čtvrt doleva: chceme vidět jiskru.
trucker-lesson-pick-up = Naposledy položená součástka je volná, dokud si nevezmete další. Zvedněte ji, otočte o čtvrt doprava a položte v tichosti.
trucker-lesson-pick-up-no = Pořád jiskří. Vlevo hladkou k hladké, nahoře hřeben ke kolíku.
trucker-lesson-last-engine = Ještě jeden motor, vzadu vpravo. To je síla 2, s baterií 4, a mezi náklaďáky je to sporťák.
trucker-lesson-last-engine-no = Motory nechtějí nic za sebou a něco před sebou. Pod dolní kabinou mají obojí.
trucker-lesson-mistake = Zbývá jeden otevřený konec a k němu kabina: dva lidi navíc! Že nahoře nesedí k podpoře života, o tom pomlčíme; inspektor nepomlčí.
trucker-lesson-mistake-no = Rozumné, ale lekce potřebuje zločin. Dejte kabinu sem; bude vás stát jeden kredit a naučí za deset.
trucker-lesson-look = Ve čtyřech balíčcích na vás čeká osm karet a do tří z nich se smí podívat každý s prázdnou rukou. Podívejte se do prostředního; zapečetěný se ne nadarmo jmenuje dobrodružství.
trucker-lesson-look-no = Číst se smějí všechny tři a jak často chcete, ale dnešní úkol je v prostředním. Nejdřív se podívejte, pak leťte.
trucker-lesson-look-away = Volný vesmír má rád motory; roj přinese velký kámen zepředu a oblázek z každého boku. Máte dělo, štít i hladký bok: vraťte karty a tvařte se nevinně.
trucker-lesson-look-away-no = S kartami v ruce nikdo nestaví. Nejdřív vraťte balíček.
trucker-lesson-finish = Žádný otevřený konec už nevede na volné pole, loď je tedy hotová. Vezměte číslo 1: kdo skončí první, letí vpředu a vybírá první, což je dobré, dokud na prvního někdo nemíří.
trucker-lesson-finish-no = Vzít se smí kterékoli zbylé číslo, ale planety se rozdávají zepředu. Číslo 1.
trucker-lesson-check = Inspektor Norm to našel: dva kolíky proti hladké straně, jedna z obou součástek musí pryč. Dejte mu kabinu navíc; bez podpory života by byl váš fialový host fialovou minulostí.
trucker-lesson-check-no = Chybu by to vyléčilo a mimozemšťana udusilo, a to stojí 2 síly děl. Kabina je lacinější loučení.
trucker-lesson-alien = Do každé kabiny jdou dva lidé, nebo jeden mimozemšťan, kde má svůj vzduch. Fialový přidá 2 dělům, která mají víc než nulu: vítejte na palubě, utřete si prosím všech šest nohou.
trucker-lesson-alien-no = Dva lidi nemíří ani zpoloviny tak dobře; přiletí piráti se silou 5 a vy budete chtít mít 6.
trucker-lesson-launch = Vedete, Berta za vámi, a dráha počítá dny. Před každou kartou to smíte vzdát: kredity zůstanou, ale za příjezd nedostanete nic a za zboží polovinu.
trucker-lesson-launch-no = Vzdát to před první kartou je rekord, ale takový si nerámujeme. Leťte dál.
trucker-lesson-open-space = Volný vesmír: letíte tolik dní, kolik mají motory síly, a se silou 0 byste skončili. Dva dny zdarma, nebo čtyři za baterii; dobře je obojí, baterie máte čtyři.
trucker-lesson-cell = Kterákoli baterie napájí cokoli na lodi; na vás je jen, odkud ji vezmete. Ty na kraji mizí při nehodách první, berte tedy nejdřív je.
trucker-lesson-swarm = Teď meteory. Pro každý určí dvě kostky sloupec nebo řadu, všem stejně; štěstí je společné, škoda soukromá.
trucker-lesson-swarm-no = Na papíře vypadají kameny hůř. Leťte dál: dělo máte na správném místě.
trucker-lesson-large = Tři a pět: ten velký míří rovnou na vaše dvojité dělo a na štíty ani hladké strany nedbá. Dělo přesně v tom sloupci ho sestřelí: zaplaťte baterii.
trucker-lesson-large-no = Pak je dvojité dělo pryč a s ním i naděje proti pirátům. Jednoduché dělo by vystřelilo samo; tohle chce svou baterii.
trucker-lesson-which-cell = Zaplaťte z baterie na levém kraji: oblázek ji může urazit i s tím, co v ní zbylo. Ta vedle kabiny je schovaná za půlkou lodi.
trucker-lesson-which-cell-no = Jde to, ale šetrní lidé pálí nejdřív to, o co nejspíš přijdou. Nejdřív levý kraj.
trucker-lesson-bounce = Berta v tom sloupci dělo neměla, má tedy o jeden prostor míň. Váš oblázek zleva narazil na hladkou stranu a trochu uraženě se odrazil.
trucker-lesson-raise = Poslední oblázek míří na otevřený hřeben vašeho prostoru a tam se nic neodráží. Štít kryje pravý bok: jedna baterie a prostor je dál váš.
trucker-lesson-raise-no = Prostor má teď větší cenu než baterie: přijdou planety a zboží chce někde ležet.
trucker-lesson-planets = První vybírá vedoucí, přistání stojí dva dny a červené smí jen do červeného prostoru: máte ho pro jedno. Druhá planeta vám naplní celou loď, 4 + 1 + 1; u první by jedna červená bedna mávala za oknem.
trucker-lesson-planets-no = Počítejte, co se vejde, ne co se třpytí: dvě červené vám vynesou 4, druhá planeta 6, třetí 3.
trucker-lesson-load = Červenou do červeného prostoru, modré do druhého. Berta přistála u dvou červených, a přitom dva červené prostory vrátila na hromadu: dva dny za výhled.
trucker-lesson-load-no = Nic na molu nenechávejte: prázdný prostor vynese přesně to, co v něm je.
trucker-lesson-wreck = Opuštěná loď: nechte dva z posádky, ať ji dovezou domů, dostanete tři kredity a ztratíte den. Máte jich pět, můžete si tu velkorysost dovolit.
trucker-lesson-wreck-no = Když proletíte kolem, nabídku dostane Berta. Tři kredity za dva lidi je bohužel běžná sazba.
trucker-lesson-crew = Vyberte dva lidi z kterékoli kabiny. Fialového si nechte k dělům a aspoň jednoho člověka navždy: loď bez lidí v závodě končí.
trucker-lesson-crew-no = Mimozemšťan má cenu 2 síly děl a piráti jsou někde v balíčku. Lidé první, jak praví plakát.
trucker-lesson-stardust = Hvězdný prach stojí den za každý odkrytý konektor: vás pět, Bertu deset. Doma navíc ten, kdo jich má nejmíň, dostane cenu krásy; zavírejte, co jde.
trucker-lesson-stardust-no = Je to jen prach. Leťte dál a počítejte s námi.
trucker-lesson-your-choice = Tentokrát bez rady: dva dny za dvě zelené, jednu žlutou, nebo tři modré, a máte plno. Co naložíte, může vytlačit něco levnějšího.
trucker-lesson-your-choice-after = Pro zajímavost: obě zelené nebo žlutá udělají z nákladu 8 kreditů, modré ho nechají na 6, a průlet také, jen ušetří dva dny.
trucker-lesson-pirates = Piráti se silou 5: máte 2 z jednoduchých děl a 2 od fialového střelce, a se 4 se prohrává. Baterie přidá 2 a 6 je víc než 5: palte!
trucker-lesson-pirates-no = Se 4 prohrajete: tři střely zepředu a tu těžkou nezastaví vůbec nic. Přesně na tohle byla ta baterie.
trucker-lesson-reward = Vyhráno, a tím je ušetřena i Berta: řekne, že to tak plánovala. Čtyři kredity vás stojí den; vedete s náskokem, tak si je vezměte.
trucker-lesson-reward-no = Odmítnutím ušetříte den a těch máte dost. Ale jsou to vaše peníze.
trucker-lesson-last-card = Poslední karta: volný vesmír a domů. Co teď ještě drží pohromadě, smí se nazývat lodí.
trucker-lesson-last-card-no = Jednu kartu před pokladnou? To by letěl dál i Fridolin.
trucker-lesson-account = Pořadí, krása, zboží, mínus kredit za kabinu, kterou snědl inspektor: { $mine } kreditů. Berta má { $theirs } a nový názor na červené prostory.
trucker-lesson-next = Umíte stavět, mířit, nakládat a počítat: to je víc, než chce leckterý průkaz. Teď totéž s běžícím pískem, nebo napřed hádanku?

## Hranice (třídy IC a IIC)

trucker-lesson-border-title = Hranice (třídy IC a IIC)
trucker-lesson-border-about = Obrys rozdělený na dvě poloviny a co smí přes řez.
trucker-lesson-border-cabin = Tento model nemá pole pro vaši kabinu: čeká mezi odloženými a první součástka smí kamkoli. Postavte ji vlevo od hranice, jako když se kotví loďka.
trucker-lesson-border-cabin-no = Také se smí, ale pak byste minuli hranici, a kvůli ní jsme tu.
trucker-lesson-border-same = Přes hranici je vybíravý i mosazný hřeben: jeden k jednomu, dva ke dvěma, hřeben k hřebenu. Tenhle štít má hřeben vlevo, smí tedy přejít.
trucker-lesson-border-same-no = Jinde kolík do hřebenu vklouzne; přes hranici vklouzne do ničeho. Hřeben k hřebenu, prosím.
trucker-lesson-border-sideways = Namiřte tohle dělo doprava: na tomhle modelu přilétá ohlášené zepředu rádo odjinud. Kryje svou řadu a obě sousední.
trucker-lesson-border-sideways-no = Dopředu je to odvážnější a tady míň užitečné. Otočte ho jednou doprava.
trucker-lesson-border-labels = Čtěte řady: 1, 2, 3, 4, 3, 4, 5, 6. V kreslírně šel někdo dřív domů a zaplatíte to vy.
trucker-lesson-border-finish = Hotovo. Tenhle model nikdo nepojistí: každá ztracená součástka stojí kredit a bez stropu, tak je ztrácejte po jedné a s lítostí.
trucker-lesson-border-finish-no = Mohli byste stavět dál, ale písek dobíhá a teď se letí.
trucker-lesson-border-one-die = Blíží se roj a místo dvou kostek se hází jednou. Dva až pět je sloupec; jedna a šest znamenají, že si to ta věc rozmyslela.
trucker-lesson-border-one-die-no = Mohli byste teď skončit a nikdy se nedozvědět, co dělá šestka. Leťte dál.
trucker-lesson-border-turned = Šestka: velký meteor ohlášený zepředu letí zprava a druhý hod určí řadu. Řada 1 k vaší lodi ani nepatří: proletí kolem a mává.
trucker-lesson-border-twice = Čtyřka na řadu jsou obě řady 4: dva oblázky naráz. Jeden se odrazí od hladkého motoru, druhý míří na otevřený hřeben; jediná baterie pro štít by zastavila i oba.
trucker-lesson-border-twice-no = Pak je pryč červený prostor, kredit za něj a co bylo uvnitř. Jedna baterie je levná.
trucker-lesson-border-large-twice = Kdyby byly velké, chtěl by každý vlastní dělo tím směrem, ve své řadě nebo hned vedle. Jedno dělo nikdy nezastaví dva kameny.
trucker-lesson-border-end = Nic ztraceného, šestnáct kreditů a hranici už znáte. Třída IIC je týž plán i s oranžovými rohy a s více způsoby, jak jich litovat.

## Kobliha (třída IIIC)

trucker-lesson-torus-title = Kobliha (třída IIIC)
trucker-lesson-torus-about = Loď bez okrajů a kolik stojí díry.
trucker-lesson-torus-cabin = Na tomhle plánu se každý okraj potkává s protějším: loď je kobliha s dírou, jen bez cukru. Dejte kabinu do rohu, který není roh.
trucker-lesson-torus-cabin-no = Stačilo by kterékoli pole; střed tu není. Zkuste přesto ten roh.
trucker-lesson-torus-across = Pole vpravo od vaší kabiny je na druhém konci řady. Dejte tam konstrukční díl: drží, i když si oba vidí jen na záda.
trucker-lesson-torus-across-no = Drží to i tam. Ale podívejte, jak daleko může být soused: levý konec téže řady.
trucker-lesson-torus-finish = Teď se podívejte na díry; rohy se dotýkají, okraje jsou slepené: madam Polisa měří tu největší. Malé díry všude jsou levnější než jedna, ve které se dá zaparkovat.
trucker-lesson-torus-finish-no = V téhle lekci teď letíme; díry jsou dost malé na to, abyste byli pyšní.
trucker-lesson-torus-premium = Tři pole vás stojí 3, sousedových pět stojí 10: pole navíc není nikdy jen kredit navíc. Kdo teď nemá peníze, dluží do konce letu.
trucker-lesson-torus-inside = Dvě kostky, jedna na sloupec, druhá na řadu: útok začíná rovnou tam, uvnitř lodi. Oblázek na kabině se odrazil: její přední konec je spojený, i když jen přes okraj.
trucker-lesson-torus-gone = Velký si našel kabinu ve sloupci bez děla dopředu. Na koblize by stačilo kterékoli dělo ve sloupci, ať stojí kdekoli; žádné tam nebylo.
trucker-lesson-torus-column = Kostky 3 a 4, zepředu: meteor začíná přímo na vašem dvojitém děle. To smí sestřelit, co už na něm sedí; na koblize je vzadu zároveň vpředu.
trucker-lesson-torus-column-no = Vzal by dělo, které ho mohlo zastavit. Zaplaťte baterii.
trucker-lesson-torus-flies-on = Kostky ukazují do díry po kabině, oblázek tedy letí dál, dokud na něco nenarazí: o pole dál na odkrytý konektor. Štít zajímá jen strana, ze které letí; zvedněte ho.
trucker-lesson-torus-flies-on-no = Pak půjde další kabina za první. Štít kryje předek: použijte ho.
trucker-lesson-torus-end = Pokuta za ztráty tu končí na 15, pojistné je navíc a platí se úplně naposled. Stavte dokulata, díry nechávejte malé a rohům nevěřte.

## Flotila (třída IVC)

trucker-lesson-fleet-title = Flotila (třída IVC)
trucker-lesson-fleet-about = Čtyři malé lodě, ze kterých kostky udělají dvě.
trucker-lesson-fleet-cabin = Čtyři obrysy, čtyři lodě, vy jste jeden. Kabina smí začít kteroukoli: dejte ji vzadu vlevo, kde budou kostky později laskavé.
trucker-lesson-fleet-cabin-no = Pěkné místo pro jinou flotilu. Vzadu vlevo, prosím.
trucker-lesson-fleet-second = Loď bez součástek smí začít kdekoli ve svém obrysu. Tahle kabina začíná tu vzadu vpravo: teď máte dvě lodě a dvoje starosti.
trucker-lesson-fleet-second-no = Smíte stavět i dál na první lodi. Tady začneme druhou.
trucker-lesson-fleet-die-one = První písek doběhl: kdokoli smí hodit kostkou a ta otevře všem pole se svým číslem. Hoďte; špatná čísla nejsou, jen překvapení stavitelé.
trucker-lesson-fleet-die-one-no = Dokud se nehodí, nikdo nesmí otočit hodiny. Hoďte.
trucker-lesson-fleet-joined = Šestka: přední levá a zadní levá jsou teď jedna loď, ať se jim to líbí, nebo ne. Do startu musí držet pohromadě; otočte hodiny a písek zase běží.
trucker-lesson-fleet-die-two = A druhá kostka. Kdyby padla zase šestka, otevřela by se místo toho pole se znakem =.
trucker-lesson-fleet-die-two-no = Všichni čekají na číslo, většinou se strachem. Hoďte.
trucker-lesson-fleet-two-ships = Pětka spojila přední pravou a zadní pravou: dvě dlouhé lodě vedle sebe. Baterie a štíty pomáhají jen své lodi; děla se sčítají a z motorů platí jen ta slabší loď.
trucker-lesson-fleet-pieces = Vaše pravá loď je pořád ve dvou kusech a jedna loď musí být jeden kus. Nechte si ten velký: pět součástek zůstane a zamává.
trucker-lesson-fleet-pieces-no = Malý kus sám by byl velmi drahá poštovní schránka. Nechte si ten velký.
trucker-lesson-fleet-insurance = Madam Polisa prodává stropy: za 2 kredity končí ztráty na 26, za 5 na 19, za 8 na 12. Kredity nemáte, tedy buď půjčka 10 za 12, nebo odvaha, která je zadarmo, dokud není.
trucker-lesson-fleet-slowest = Volný vesmír: flotila letí tak daleko jako její slabší loď, a to je jeden den. Loď úplně bez síly motorů by zůstala a ostatní by letěly dál.
trucker-lesson-fleet-own-shield = Oblázek míří na pravou loď, pomůže tedy jen štít a baterie pravé lodi. Pomůžou: zvedněte ho.
trucker-lesson-fleet-own-shield-no = Ten prostor tam je na červené. Zvedněte štít.
trucker-lesson-fleet-end = Obě lodě jsou doma, a kdo přiveze víc lodí, je před tím, kdo jich přiveze míň. Příště zkuste ztratit celou loď: hodně se naučíte a součástky vám ani nenaúčtují.

## Hádanky

trucker-puzzle-which-battery-title = Která baterie?
trucker-puzzle-which-battery-about = Dvě baterie, jeden výstřel.
trucker-puzzle-which-battery-ask = Letí meteor: z které baterie zaplatíte výstřel?
trucker-puzzle-which-battery-ask-after = Z té na levém kraji. Je v řadě úplně vnější, má odkrytý konektor a ten bok nekryje žádný štít; vnitřní je ohrazená ze všech čtyř stran.
trucker-puzzle-which-battery-ask-no = Vystřelí stejně dobře. Jenže příští oblázek zleva by vzal plnou baterii místo prázdné.
trucker-puzzle-three-mistakes-title = Tři chyby
trucker-puzzle-three-mistakes-about = Loď postavená ve spěchu, než přijde inspektor.
trucker-puzzle-three-mistakes-ask = Tahle loď má tři chyby a inspektor Norm je vidí všechny. S kolika nejméně ztracenými součástkami vyváznete?
trucker-puzzle-three-mistakes-ask-after = Se dvěma. Motor fouká do dvojitého děla a dvojité dělo míří na motor: bez motoru jsou obě chyby pryč. Třetí jsou dva kolíky proti hladké straně a tam musí jít dolní prostor; každá jiná součástka by vzala s sebou souseda.
trucker-puzzle-three-mistakes-ask-no = Chybu by to také vyřešilo, ale na té součástce visí něco dalšího a přijdete i o to. Která nic nedrží?
trucker-puzzle-last-battery-title = Poslední baterie
trucker-puzzle-last-battery-about = Štít teď, nebo síla potom.
trucker-puzzle-last-battery-ask = Poslední baterie, zleva letí malý meteor a hned po něm přiletí piráti se silou 5. Zvednout štít teď, nebo nechat baterii dvojitému dělu?
trucker-puzzle-last-battery-ask-after = Zvednout. Dvě děla mají sílu 2, dvojité s baterií další 2, a 4 na 5 nestačí: piráti vyhrají tak jako tak. Meteor by vám loď roztrhl na tři kusy.
trucker-puzzle-last-battery-ask-no = Spočítejte, k čemu ta baterie bude potom: 4 proti 5. A podívejte se, co visí na součástce, do které meteor narazí.
trucker-puzzle-which-planet-title = Která planeta?
trucker-puzzle-which-planet-about = Čtyři planety a tři místa na zboží.
trucker-puzzle-which-planet-ask = Tři prázdná místa a všechna snesou i červené: na které planetě přistanete?
trucker-puzzle-which-planet-ask-after = Na druhé: 4 + 3 + 1 je 8 a na molu nic nezůstane. První má víc beden, ale místa máte jen tři: 7.
trucker-puzzle-which-planet-ask-no = Spočítejte místa, potom ceny: červená 4, žlutá 3, zelená 2, modrá 1.
trucker-puzzle-weak-spot-title = Slabé místo
trucker-puzzle-weak-spot-about = Jedna součástka, několik děr.
trucker-puzzle-weak-spot-ask = Jedna součástka v ruce a sedm prázdných polí: kde ušetří nejvíc na pojistném?
trucker-puzzle-weak-spot-ask-after = Uprostřed poslední řady: tam přeruší díru, která pokračuje přes spodní okraj. Pět polí pohromadě stojí 10; zbudou jen dvojice a dvojice stojí 1.
trucker-puzzle-weak-spot-ask-no = Rohy se dotýkají a okraje jsou slepené: sledujte díru přes kraj a hledejte pole uprostřed.

## Komentovaný záznam: pět za osm

trucker-replay-two-crews-title = Pět za osm
trucker-replay-two-crews-about = Dva veteráni letí ve třídě II. Vy se díváte a já říkám, kde se rozhodlo.
trucker-replay-two-crews-welcome = Tady jen sledujete. Dva veteráni stavějí každý svou loď třídy II. Jedna je vaše, druhá Zitina. Film zastavím všude, kde se zápas láme.
trucker-replay-two-crews-peek = Oba se podívají na karty letu dřív, než něco postaví. Teď je to stojí tahy, ale vědí, co stavět: čekají je planety, kde se dá přistát, a nepřátelé, do kterých se střílí.
trucker-replay-two-crews-launch = Obě lodě prošly kontrolou bez jediné chyby. Zita má dva motory a startuje první. Vy máte jeden motor a víc místa na bedny. U děl sedí na obou lodích fialový mimozemšťan.
trucker-replay-two-crews-slavers = Otrokáři mají sílu 6 a Zita střílí silou 6½ bez baterie: počítají se i děla otočená do boku. Na vás už nedošlo.
trucker-replay-two-crews-ship = Tady Zita vymění pět lidí za osm kreditů, a to zbývá 7 karet. Tohle si zapamatujte.
trucker-replay-two-crews-station = A tady je cena: na stanici už má Zita malou posádku. Zakotvíte tedy vy, i když letíte vzadu, a berete žluté a zelené zboží.
trucker-replay-two-crews-smugglers = Jedna baterie udělá z 6½ rovných 8½ a to na 8 stačí. Zita vyhodí zelené zboží, aby měla místo na červené a žluté. Vaše baterie jsou pořád všechny na místě. Nikdo je od vás nekoupí.
trucker-replay-two-crews-over = Zbývá jedna karta a oba přistanou. Nakonec má Zita 49 kreditů a vy 39. Za zboží utržila skoro stejně: 28 proti 25. Zbytek zaplatili nepřátelé a těch osm kreditů za pět lidí.
