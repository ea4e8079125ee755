# Záznamy: co se čte.

guestbook-log-L03-1-title = Svítí se
guestbook-log-L03-1 =
    Stojí sám na plošině z modrého ledu, ve větru, který urazil čtyři tisíce kilometrů a nic nepotkal. Má verandu, střechu s ochozem a jedno okno a v okně je světlo.

    Přistávali jste už na spoustě prázdných míst, abyste mohli napsat do kolonky *prázdné*. Kontrolujete číslo planety. Kontrolujete ho znovu. { $other } se ptá, do záznamu, jestli se v konceptu píše něco o světle.

    V konceptu se píše: *stavba, neporušená. Doporučuje se návštěva.* Stejným písmem jako všechno ostatní. Nestojí tam *teple se oblečte*, ale někdo *návštěvu* podtrhl.

guestbook-log-L03-2-title = Síň s ohništěm
guestbook-log-L03-2 =
    Uvnitř je teplo. Ne takové, jako když hoří oheň. Takové, jako když je někdo doma.

    Podél stěny vede lavice ve čtyřech výškách. Na plochém kameni uprostřed podlahy stojí konvice o třech hubičkách a vře. Pod kamenem nic není. { $active } si lehne na zem a podívá se zblízka. Pod kamenem není nic než podlaha.

    Stojíte ve vlastních kalužích. Nikdo nejde. Jen je tu všechno tam, kde by to člověk hledal: háčky u dveří, rohožka, prohlubeň ve zdi ve výšce mokré rukavice. Když stojíte asi tak dlouho, jak stojí nesmělý člověk, světlo v síni trochu zesílí. Možná to dělá vítr.

guestbook-log-L03-3-title = První, co tu necháte
guestbook-log-L03-3 =
    Položíte to na konec řady, mezi zvonek, který přišel o srdce, a něco, co je klobouk, jestli je to vůbec něco.

    Dům si to rozmýšlí. Hluboko ve zdi sjede závaží dolů a druhé nahoru. Dveře, které byly od vašeho příchodu zdí, byly celou dobu dveře.

    Takže takhle se to dělá. Není to placení. Všichni jste už za něco platili a víte, jaké to je. Tohle je lehčí a trochu trapné, jako když se přijde s kytkou.

guestbook-log-L03-4-title = Nová chodba
guestbook-log-L03-4 =
    Zbytek domu je starý. Starý jako říční koryto: vyšlapaný, vyhlazený, prochozený. Pak zahnete za roh a všechno je nové.

    V podlaze není důlek. Stěny jsou z té šedé hmoty, hladké, pod nehtem ještě trochu měkké. Po obou stranách jsou dveře. Je tu zameteno, teplo, prázdno. { $active } sáhne po klice, aniž se podívá, najde ji a zůstane stát.

    Na každé dveře se dosud muselo přijít. Moc vysoko, moc nízko, pro zápěstí, které se otáčelo na druhou stranu. Tahle klika je sto čtyři centimetry nad zemí. Všechny jsou. Dalo by se jimi projít s taškou v každé ruce a s dítětem v náručí.

    Než se chodba stočí, napočítáte čtyřicet dveří. Za ohybem pokračují.

guestbook-log-L03-6-title = Kniha
guestbook-log-L03-6 =
    V místnosti není stůl. Kniha stojí otevřená u zdi, vyšší než kdokoli z vás, a listy má z čehosi mezi břidlicí a plstí. Nikdo do ní nic nenapsal. Všichni v ní nechali *znamení*: řadu důlků, jaké by udělal zobák; šmouhu, pečlivě orámovanou; jedenáct uzlů na šňůrce; spáleninu velikosti mince a vedle ní menší, blízko a níž. Jdou po stránce dolů, jak přicházely. Dole jsou ty nejčerstvější a úplně naspodu, inkoustem, drobným vzpřímeným písmem, stojí řádek písmen.

    Je to jméno, u něj den a měsíc, rok žádný, a za ním číslo: 41 208.

    „Něčí žert,“ říká { $other } a nepokračuje, protože { $signer } si právě stahuje rukavici a píše na její hřbet. To samé jméno. Ten samý ocásek u posledního písmene, který opravovali v každé škole. Rukavice se zvedne vedle stránky.

    { $signer } nasliní palec a tře. Nerozmazává se to.

    „Na tohle se nezapomíná,“ říká { $signer }.

    Pod posledním řádkem je místo. V ohybu knihy leží pero, příděl z loděnice, se sponou spravenou drátem. { $active } ho ze zvyku vezme a zkusí na manžetě. Píše.

guestbook-log-L03-6-c1 = Napsat jméno.
guestbook-log-L03-6-r1 = Střídáte se jako děti u sádry. Je to úhledný seznam a u data je rok.
guestbook-log-L03-6-c2 = Napsat znovu to číslo.
guestbook-log-L03-6-r2 = { $active } ho píše pod to první, číslici pod číslici, jako když se má něco sečíst. Podlaha je teplejší než předtím.
guestbook-log-L03-6-c3 = Nenapsat nic.
guestbook-log-L03-6-r3 = Vrátíte pero tam, kde leželo, sponou doleva, jak leželo.
guestbook-log-L03-6-c4 = Řádek přeškrtnout.
guestbook-log-L03-6-r4 = Jediný tah, podle pravítka. Inkoust tahu je černý, inkoust pod ním hnědý a přečíst se dá obojí.
guestbook-log-L03-8-title = Co přivážíte
guestbook-log-L03-8 =
    Přivážíte otisk stránky. Jde po Stole z ruky do ruky, lícem dolů, protože o to Ruth požádala, a každý ho obrací sám.

    Pak má { $signer } napsat to jméno ještě jednou, na papír, přede všemi. Papíry leží vedle sebe. Dívá se lékařka, dívá se účetní, který se na podpisy dívá čtyřicet let.

    „Poznávám,“ říká Anatole Grigorjan. „Kdybych musel. Proplatil bych to.“ Sundává si brýle. „Inkoust je náš. Ten hnědý. Po čase hnědne.“

    „Po jakém čase,“ ptá se Ruth.

    „To by záleželo na vlhkosti,“ říká Anatole. Je to poprvé, co ho kdokoli z vás slyší neuvést číslo.

guestbook-log-L03-9-title = Stránka na rampě
guestbook-log-L03-9 =
    Do místnosti na konci jste nedošli. Zrovna přivazujete náklad, když přes led přichází jeden z mykačů, po čtyřech ze svých šesti nohou, a zbylýma dvěma drží něco nad sněhem.

    Položí to na rampu, srovná s hranou a vrátí se pro roh, který odfoukl vítr.

    Je to stránka, něco mezi břidlicí a plstí. Jsou na ní hlavně důlky. Dole je jméno inkoustem, den a měsíc a číslo, které všichni znáte. Zvedá ji { $signer }. Je to jméno, které { $signer } píše celý život.

    Dnes se nikdo nepodepsal. Pod tím jménem je místo a zůstává prázdné.

guestbook-log-L03-10-title = Nemocným se neúčtuje
guestbook-log-L03-10 =
    Dům otevře všechny dveře, co má. Kdo z vás byl ve stavu se dívat, na to nezapomene: celá ta dlouhá cesta dovnitř, dveře za dveřmi, světlo běží do dálky a nikdo tam nejde.

    Bylo to jen kvůli průvanu. Nosítka letí přes led na teplém vzduchu.

    V modulu je v nohách přikrývky zastrčená stránka, jako se přikrývá panenka. Jsou na ní důlky, šmouha a dole jméno. { $signer } ho čte vzhůru nohama a pak správně.

guestbook-log-L03-8-b1 = Když odlétáte, jsou okenice zavřené. Za nimi je světlo. Nezhasne; je jen otočené tak, aby nepadalo na cestu.
guestbook-log-L03-1-b1 = Nová chodba vyrostla. Je to vidět zvenčí: šedé křídlo podél východní strany, které tu předtím nebylo, nízké, se spoustou dveří. Před každými někdo odmetl sníh.
guestbook-log-L03-1-b2 = Okno svítí a okenice jsou přivřené. Klepete. Trvá to déle než posledně.
