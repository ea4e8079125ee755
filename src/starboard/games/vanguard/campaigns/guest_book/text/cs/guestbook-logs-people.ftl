# Záznamy: co se čte.

guestbook-log-LG-02-title = Povolán: Ondřej Malík
guestbook-log-LG-02 =
    Sedí na lůžku dřív, než zaklepete. Slyšel kroky. Býval nočním vrátným v hotelu a ptá se, které jste číslo a jestli jsou nějaká zavazadla.

    Když slyší, že jde o výsadkové moduly, šátrá pod lůžkem po botách. Jsou naleštěné. Celé ty měsíce tam stojí vedle sebe, špičkami ke dveřím. „Už jsem myslel, že nikdo nezazvoní,“ říká Ondřej Malík.

guestbook-log-LG-04-title = Povolána: Grace Atieno
guestbook-log-LG-04 =
    Povolává se na Lůžkové palubě, každý vedle svého lůžka, a kdo má jít dolů, dostane hrnek vody. Grace Atieno polovinu vypije a zbytek podává doleva. Vlevo nikdo není. Je tam plech, z jedenáctého roku.

    Ještě chvíli ten hrnek drží nataženou rukou. Pak vstane, zjistí, kdo co nese, a kus toho převezme.

guestbook-log-LG-12-title = Povolán: Gunnar Eikeland
guestbook-log-LG-12 =
    Než člověka pustí do modulu, dostane injekci. „Teď to bude vosa,“ říká Halina. Gunnar Eikeland, který na plošině rovnal kosti ve vichřici, se podívá na jehlu a svalí se jako dveře.

    Když přijde k sobě, omluví se doktorce, sestře a podlaze. Pak si všimne, že se někdo při tom chytání dost ošklivě pořezal o tác. Ránu má zavázanou dřív, než koho napadne, kde jsou obvazy.

guestbook-log-LG-23-title = Povolán: Jakub Stránský
guestbook-log-LG-23 =
    První, co Jakub Stránský chce, když ho uznají schopným pro moduly, je plán lodi. Obrátí ho vzhůru nohama, přejede po něm palcem a vyrazí.

    Za hodinu ho najdou v chodbě devět. Přišel třemi žebříky a jednou šachtou. Tvrdí, že je to nejkratší cesta na snídani. Proč si myslel, že snídaně je tady, neví.

guestbook-log-LG-27-title = Povolán: Tenzin Lhamo
guestbook-log-LG-27 =
    „Tak co,“ říká Desta Wolde, „jdeme zdolat pár světů?“

    Tenzin Lhamo o tom přemýšlí. Vynesl cizí kyslík na většinu věcí, které mají vrchol. „Hora tě nechá,“ říká. „Nebo tě nenechá. Co to neseš?“ Je to Destova snídaně. Vezme mu ji, posune váhu na zadní okraj tácu a jde s ní do schodů přesně tím krokem, kterým by se dalo jít do schodů navždy.

guestbook-log-LG-31-title = Povolán: Hassan Cheikh
guestbook-log-LG-31 =
    Hassan Cheikh se hádá s mapou. Vestoje, v hodinu, kdy ho povolají. Tady stojí sucho; ten, kdo to kreslil, prý nikdy neměl žízeň. Tady stojí jedenáct dní od studny ke studni. „Devět,“ říká. „Kdo by chodil v poledne?“

    Je to mapa hvězdných tras. Upozorní ho na to. Položí na ni dlaň a jede po čáře. „To je jedno,“ říká Hassan. „Na téhle cestě voda je. Někdo ji rozestavěl.“

guestbook-log-LG-46-title = Povolána: Wanjiru Mwangi
guestbook-log-LG-46 =
    Wanjiru Mwangi už jednou kouslo všechno. Při prohlídce to sestře vykládá od zápěstí nahoru: husa, osel, biskupova kočka.

    Jedno kousnutí, pod loktem, neumí zařadit. Je staré, široké a mělké a nejsou v něm zuby. Vypadá, jako když vás něco hodně velkého vezme za ruku do tlamy a někam vede.

    „To bych si přece pamatovala,“ říká Wanjiru. Vypadá dost dotčeně.

guestbook-log-LG-50-title = Povolán: Kazimierz Nowicki
guestbook-log-LG-50 =
    Na parapetu ošetřovny, kde se čeká na prohlídku, stojí květináč s hlínou. Kazimierz Nowicki si nasliní prst.

    Ochutná, zdvořile odplivne, ochutná znovu. „To je naše,“ říká. „Zpoza skleníku v loděnici. Je v tom cihla.“ Zamračí se a vezme si ještě. „A něco, co není. Železo, rašelina. Hodně deště.“ Postaví květináč zpátky, tváří ke světlu. „To bude tím květináčem,“ říká Kazimierz.

guestbook-log-LG-51-title = Povolána: Amara Obi
guestbook-log-LG-51 =
    Amara Obi operuje děti. Ptali se jí, proč chce letět na lodi, kde žádné nebudou; řekla, že až doletíte, bude tam čtyřicet tisíc lidí a někdo s tím určitě začne.

    Při práci si píská. Píská si i teď, když balí kufřík do modulu: dlouhé, zahnuté. Vzadu v zásuvce je miska úplně malých nástrojů. Jsou použité, vyvařené a uložené ve správném pořadí. V jejím.

guestbook-log-LG-70-title = Povolána: Luz Marina Cordero
guestbook-log-LG-70 =
    Luz Marina Cordero má koncesi na vysílání, od země, která už není. Má ji zarámovanou. První den u polní stanice má sluchátka na uších dřív, než si svlékne kabát, a jede pomalu po pásmu nahoru a zase dolů.

    Nic. Šum a hvězda. „Dobré ráno,“ říká do něj a volací značku, jak se patří. Minutu poslouchá, podle hodin, protože tak zní předpis.

    Do deníku píše: *nic nezachyceno.* Má pocit, že je to špatný čas.

guestbook-log-LG-72-title = Povolán: Chidi Okwuosa
guestbook-log-LG-72 =
    Ve třech ulicích města, které vám rád popíše, to byl Chidi Okwuosa, kdo zase rozsvítil, když zhaslo. Zatím dělal lampy na šesté palubě. Teď mu ukazují reaktor. Obchází ho s rukama za zády.

    „Kdo s ní spal?“ ptá se Chidi. Nerozumějí mu. „Někdo tu měl postel.“ Hrábne nohou: čtyři otlaky v podlaze, od noh, na teplé straně. „Čtyři roky. Pět. To není z návštěv.“

    „Montéři,“ říká Maret Tamm.

guestbook-log-LG-83-title = Povolán: Matthias Uwimana
guestbook-log-LG-83 =
    Přivezl si ceduli ze svého krámu. Padla na ni celá jeho osobní váha. Stojí na ní *máme i ten druhý pedál* a visí nad ponkem, který v navijákové hale dostal, dřív, než stačí zkusit svěrák.

    „A máte?“ ptá se Maret.

    Matthias Uwimana vytáhne zásuvku pod ponkem, aby ukázal, jak se zařizuje krám. Leží v ní pedál. Levý, malý, s přišroubovaným špalíkem, aby na něj dosáhl někdo s krátkýma nohama. Zásuvku zavře. „Vypadá to tak,“ říká.

guestbook-log-LK-01-title = Povýšen: Yusuf Kaplan
guestbook-log-LK-01 =
    Druhý proužek dostane Yusuf Kaplan na chodbě, protože zrovna jde kvůli jednomu poklopu. Děkuje všem. Děkuje i poklopu, říká, že je mu to líto, a pak ho jedním úderem ramene vezme z pantů.

    Je za ním jen skříň. Dveře zavěsí zpátky sám. Trvá mu to celé odpoledne a namaže je.

guestbook-log-LK-08-title = Povýšen: Batbayar Dorj
guestbook-log-LK-08 =
    Batbayar Dorj to jde říct motorům. S dlaní na krytu, vysoko, kde by byl krk; říká jim, co to znamená, a že mezi přáteli se nic nemění.

    Teď jsi nad něčím náčelník, volají za ním. Čerpadlo číslo dvě, které klepe od loděnice, přestalo klepat. Dává mu kousek chleba. Co se s tím chlebem stane, nikomu nic není.

guestbook-log-LK-16-title = Povýšen: Cheng Guoliang
guestbook-log-LK-16 =
    V jeho dřívějším povolání se nepovyšovalo; člověk tam jen pořád byl. Cheng Guoliang to vysvětluje, když má říct pár slov. Měl šéfa, který devatenáct let stříhal ten modrý, poslali ho do penze a porazil ho vozík s mlékem.

    „Takže děkuji,“ říká Cheng, „a budu se dívat na obě strany.“ Z dekretu mezitím složil ptáka. Na křídle má místo na razítko.

guestbook-log-LK-22-title = Povýšena: Ngaire Pohatu
guestbook-log-LK-22 =
    Ngaire Pohatu je na lodi nejlepší pilotka a nejhorší cestující. Má to ve složce dvojím rukopisem. S povýšením má nárok na sedadlo vpředu, v každém modulu, ať řídí kdokoli.

    „S kniplem?“ ptá se Ngaire.

    Bez kniplu. Se sedadlem.

    Při dalším letu tam knipl je. Někdo v navijákové hale ho vysoustružil z nohy od židle. Není k ničemu připojený, ona ho drží celou cestu dolů a nikdo ji nezažil tak milou.

guestbook-log-LK-25-title = Povýšen: Oluwaseun Bakare
guestbook-log-LK-25 =
    Z komory ke Stolu vede šest cest. Oluwaseuna Bakareho, který tam má být v osm a převzít proužek, vidí za pět minut osm lidé na čtyřech z nich.

    Přijde podlahou. Pod Stolem je poklop, kterého si nikdy nikdo nevšiml; je to prý ta šestá cesta, vždycky nějaká je. Zevnitř na něm někdo křídou napsal *pozor na hlavu, Seune.* Tak mu od dětství nikdo neřekl, a tady vůbec.

guestbook-log-LK-34-title = Povýšena: Nadia Petrosyan
guestbook-log-LK-34 =
    Dekret jí z legrace hodili do lodní pošty. Lodní pošta neexistuje. Je to pytel na háku u výtahu, kam se dává, co se člověk u stolu neodhodlá říct.

    Nadia Petrosyan ho před snídaní vyprázdní a všechno doručí, do ruky, poklusem. Na svoje se dostane naposled. Adresa souhlasí. Podepíše převzetí. Pak najde na samém dně pytle ještě dvě, která tam leží déle a jsou pro lidi z desky; stojí a drží je.

guestbook-log-LK-44-title = Povýšena: Ines Carvalho
guestbook-log-LK-44 =
    Ines Carvalho se naučila plavat ve čtyřiceti. Zabralo jí to léto. Říká, že to, co se člověk musí naučit, je dát do vody obličej.

    Dostala proužek, vlastní skupinu a má promluvit. Stojí před nimi s papírem. Po chvíli si sundá brýle, nadechne se jako do hluboké vody a jde do toho bez papíru.

guestbook-log-LK-45-title = Povýšen: Abhijit Sengupta
guestbook-log-LK-45 =
    „Míval řeku,“ říká se o Abhijitu Senguptovi. Je to pravda. Dvacet let ji vychovával, hrázkami a rohožemi, mezi břehy; a pak se jednoho srpna zvedla a odešla jinými dveřmi.

    Nemyslí si, že to byl nevděk. Vykládá to Stolu, který se jen ptal, jestli hodnost přijímá. „Nikdy jsem se jí nezeptal, kam chce,“ říká Abhijit. „Ptal jsem se jen kolik, jak vysoko a kdy.“ Přijímá. Prosí o zápis, že příště se zeptá.

guestbook-log-LK-49-title = Povýšena: Rivka Halevi
guestbook-log-LK-49 =
    Rivka Halevi umí jedenáct jazyků, kterými nikdo nemluví a nikdy nemluvil; byly pro ruce. Když má proužek našitý, poděkuje všemi. Trvá to čtyři minuty a dívají se na to potichu.

    Při devátém udělá Bastos u dveří drobný pohyb dvěma prsty. Neví o tom. Rivka se zarazí. „To je odpověď,“ říká. „Ta *zdvořilá*. Uměla ji třicítka lidí v jednom údolí. Kde jste k ní přišel?“ Dívá se na svou ruku a schová ji za zády k té druhé.

guestbook-log-LK-66-title = Povýšen: Pham Duc Minh
guestbook-log-LK-66 =
    K druhému proužku patří hodinky z Pokladny. Pham Duc Minh je zezadu otevře, jako když lékař podává ruku a bere přitom puls.

    Někdo je čistil. Dvakrát; otec ho naučil vždycky vyškrábnout dovnitř pouzdra datum, v tečkách. První umí přečíst: je z doby před odletem. Druhé je v jeho vlastních tečkách. Říká rok devadesát šest.

    „Omyl,“ říká Minh. Zaklapne je. Natáhne je, jedenáct otáček, a přiloží k uchu.

guestbook-log-LK-67-title = Povýšen: Radim Kovář
guestbook-log-LK-67 =
    Radim Kovář dělával meče z plechu. Hrady, koruny, jednou celý most; stačilo, aby vypadaly, že vydrží, než někdo zavolá *střih*.

    „Teď musí,“ říká. Proužek má za držák. Chodí se na něj denně dívat, cestou někam jinam, pokaždé ho vezme oběma rukama a zvedne nohy ze země.

guestbook-log-LK-71-title = Povýšen: Bjarni Ólafsson
guestbook-log-LK-71 =
    Bjarni Ólafsson při slavnosti plete. Poprosí ho, jestli by vstal; vstane a plete. Má to čtyři rukávy. Ono se prý ukáže, komu to je.

    Proužek se má přišít večer, a když mu ho vracejí, má ho už zapletený. Není vidět kde. „Teď se neutrhne,“ říká Bjarni. „Přišité se trhají.“

guestbook-log-LK-78-title = Povýšen: Noor Iskandar
guestbook-log-LK-78 =
    S plechovou lodí je to tak, říká Noor Iskandar: teče od prvního dne, vy v ní sedíte se záplatou v kapse, a tak spolu pořád dobře vycházíte.

    Ptají se ho, co pro něj znamená druhý proužek. Nejspíš druhou záplatu.

guestbook-log-LK-90-title = Druhý proužek
guestbook-log-LK-90 =
    Dělá se to u rohu Stolu, bez hudby. Ruth Adeyinka přečte řádek; { $active } řekne ano; je tam jehla a nit, protože se má za to, že tohle si má člověk umět sám.

    Sedí křivě. Skoro vždycky. Maret Tamm jde kolem a překousne nit. „To ujde,“ říká. Na ni je to projev.

guestbook-log-LK-91-title = Stejný rukáv
guestbook-log-LK-91 =
    V Pokladně je truhla rukávů, už s hodnostmi, pro ty, kdo spěchají. { $active } jeden zkouší. V zápěstí sedí, v lokti sedí a zevnitř je zalátaný přesně tam, kde se člověk opírá o ponk.

    „To bude z loděnice,“ říká účetní. „Na někom je zkoušeli.“

    { $active } hledá jmenovku. Žádná tam není; jsou tam čtyři dírky, kde bývala.

guestbook-log-LH-12-title = Gunnar jde domů
guestbook-log-LH-12 =
    Má devatenáct stehů a u žádného neomdlel. Díval se, jak je dělají. Až na konci, když Halina přišla s něčím maličkým na tácku proti tetanu, musela poslat pro kluky, aby ho zvedli.

    „Můžete jít,“ říká mu, když už ji slyší. „Zapsala jsem to jako komplikaci.“

guestbook-log-LH-01-title = Ze třetí postele
guestbook-log-LH-01 =
    { $active } odchází se seznamem. Má na něm spát, jíst a nezvedat; Halina podtrhla všechno třikrát a ví přesně, jak moc to pomůže.

    „Jednoho bych chtěla,“ říká dveřím. „Jednoho pacienta. Za celý život. Který udělá, co tam stojí.“

    Za deset minut je { $active } zpátky s otázkou, jestli stlaní postele je zvedání. Má se za to, že jí v tu chvíli bylo do pláče.

guestbook-log-LH-02-title = Průvan
guestbook-log-LH-02 =
    Ve dne není na ošetřovně nikdo tak docela zdravý. Pozná se to v noci, říká sestra: začnou si stěžovat.

    { $active } si stěžuje na průvan, na polévku a na druhou postel, kde se počítá ze spaní. Ráno leží prádlo složené na židli. Polévka je snědená. Na kartě, v rubrice pro poznámky, je nakreslené okno a malá ruka, která je zavírá.

guestbook-log-LH-03-title = Co počítá druhá postel
guestbook-log-LH-03 =
    Počítá ze spaní: je to tak. { $active } vedle něj leží už týden a teď má dost sil říct, co to je.

    „Jde to do sto čtyřiceti devíti. Pak řekne *lampa.* A pak zase dolů, k devadesáti pěti; tam ho to rozruší a začne znova.“ { $active } má boty na nohou a neodchází. „Někdo by u toho měl být, až dojde na konec.“

    Vedle druhé postele stojí židle. Stojí tam od té doby každou noc.

guestbook-log-LQ-01-title = Dveře na konci
guestbook-log-LQ-01 =
    { $lost } se omlouval dveřím. Nikdo na to nemyslel, dokud nebyl nikdo, kdo by to dělal. V týdnu potom vázne mokrá laboratoř i dveře na schody; lidé se do nich opřou ramenem a zarazí se, s rukou na zárubni.

    „Promiňte,“ řekne jim nakonec někdo. Otevřou se. V tiché komoře visí na háčku hrnek spravený pantem.

guestbook-log-LQ-06-title = Jízdenka
guestbook-log-LQ-06 =
    { $lost } slyšela, kdo jede načerno. Byl to dar: četla si noviny a najednou je odložila. V její skříňce se najdou kleště, role čtyř set jízdenek a sešit, ve kterém je každý člověk na palubě zapsaný jako *zaplaceno.*

    Kluk z kuchyně se ptá, jestli by jednu nedostal. Dostane ji, štípnutou. Od té doby ji nosí za čepicí, kdyby přišla kontrola.

guestbook-log-LQ-22-title = Špatná cestující
guestbook-log-LQ-22 =
    { $lost } jede do komory v křesle druhého pilota, protože má správnou délku. Všimne si toho Desta. „Obráceně,“ říká. „Chtěla by se dívat ven.“

    A tak křeslo otáčejí, v nejužším místě, což dá zabrat. Celou cestu pak jede tváří dopředu.

guestbook-log-LQ-28-title = Jména větrů
guestbook-log-LQ-28 =
    { $lost } měl jméno pro každý vítr. Začal i s těmi na lodi: ten z výtahové šachty, ten v zahradě, když se přepínají čerpadla, ten tenký na devítce.

    Nezapsal je. Tři dny nikdo nedokáže projít kolem výtahu. Pak se tam zastaví holka z Průzkumu, vlasy ve tváři, a řekne to nahlas, a jeden po druhém zjišťují, že je umějí skoro všechna.

guestbook-log-LQ-37-title = Čtyřicet písní
guestbook-log-LQ-37 =
    Měl čtyřicet písní, všechny na jeden nápěv, a { $lost } nikdy nechápal, co je na tom komu k smíchu. Zpívají je u večeře. Trvá to do dvou do rána. Nikdo neumí víc než tři, ale každou někdo umí.

    Když dojdou na konec, je ticho a vidí, že ve vnější komoře se svítí. Někdo tam je, zády ke sklu, rty našpulené.

guestbook-log-LQ-44-title = Druhý štítek
guestbook-log-LQ-44 =
    { $lost } má v kapse štítek, odlepený. Značívala věci dvakrát; každý, kdo s ní dělal, to věděl, i to, že ten druhý zase sundá.

    Stojí na něm *voda, Práh, vzorek 1.* Láhev, ke které patří, nikdo nemůže najít. Teď ho má Parveen Sikdar. V zásuvce, kam dává věci, na které se chce podívat dvakrát.

guestbook-log-LQ-48-title = Klidnější než loď
guestbook-log-LQ-48 =
    Byla klidnější než loď; říkalo se, že kymácení se pozná podle toho, že { $lost } se nekymácí. Na jejím stole zůstala stránka, měsíc práce, velká jako dlaň, ve čtyřiceti kouscích. Devětatřicet je na svém místě.

    Čtyřicátý leží vedle, na sklíčku, s pinzetou. Halina Wierzba, která celý život šije malé stehy, přijde a stojí nad tím. Jde si umýt ruce. Trvá jí to do rána.

guestbook-log-LQ-57-title = Sedmá generace
guestbook-log-LQ-57 =
    { $lost } byl z lidí od hrází, v sedmé generaci. Říkali, že jsou dvojího druhu: jedni se utopili a druzí se šli podívat, co to bylo za zvuk.

    Na lůžku stojí gumová bota, jedna. Rodinná; šla z otce na syna a vždycky levá. Maret Tamm ji odnese. Po čase se najde na konci zahrady, kde míval truhlík netěsnost, zaklíněná pod ním. Už neteče.

guestbook-log-LQ-65-title = Jak vejít
guestbook-log-LQ-65 =
    Huda al-Basri uměla vejít do místnosti. Jinak se to říct nedá: { $lost } stála ve dveřích a pak se všichni kousek posunuli a měli radost.

    Ten týden to dělají špatně. Vejdou všichni najednou, nebo pozadu, nebo zůstanou na prahu. Koncem týdne je u dveří jídelny vidět Bastose, samotného, pozdě večer. Couvne; počká; položí jednu nohu přes práh, s otevřenou dlaní u boku, jako ona. Zkouší to jedenáctkrát.

guestbook-log-LQ-66-title = Čtyři dvacet
guestbook-log-LQ-66 =
    V kajutě, kde bydlel { $lost }, visí hodiny zastavené na dvaceti minutách po čtvrté. Zastavil je sám. Nikdo si není jistý, jestli se smějí pustit.

    Polovina lodi je pro, polovina proti. Nakonec je sundají, jak jsou, a pověsí v jídelně nad okénko. Člověk vzhlédne a je čtyři dvacet. Je to dobrý čas, skoro světlo; chleba je v peci; nikdo nikde nemusí být.

guestbook-log-LQ-67-title = Jedna stolička
guestbook-log-LQ-67 =
    V kovárně stojí dvě stoličky. Agnieszka Bąk sedí na jedné, nohy na příčce. Vsadili se spolu o chleba na týden kvůli drátu; dá se říct, že se pak sázeli dál.

    Řekli jí, že to bylo rychlé. Řekli jí, že držák vydržel, že drží pořád. Po nějaké době vstane a jde se na něj podívat. Vezme ho oběma rukama, zvedne nohy ze země a zůstane tak.

guestbook-log-LQ-68-title = Mezi patry
guestbook-log-LQ-68 =
    Výtah zase stojí. Ne na devítce; mezi čtyřkou a pětkou, kde nic není, a stojí tam od chvíle, kdy se { $lost } vrátila domů.

    Je v něm Radim Kovář. Je ho slyšet. Hledá prý závadu. Má tam lampu, sundaný panel, chleba na týden a nikdo ať na něj nespěchá. Uvázla často, { $lost }, a ani jednou nevolala.

guestbook-log-LQ-74-title = Cestou dolů
guestbook-log-LQ-74 =
    Se studnami mluvil, cestou dolů. To je slušnost, říkal { $lost }: lezete jim krkem. Obnovil jich jedenáct a věděl, co která ráda slyší.

    V tiché komoře nevědí, co říct. Někdo přinesl vědro. Spouštějí ho z horní galerie na laně, pomalu, přes čtyři paluby, a na každé se ten, kdo tam stojí, nakloní přes zábradlí a něco mu poví.

guestbook-log-LQ-81-title = Bez malty
guestbook-log-LQ-81 =
    { $lost } stavěl bez malty a beze spěchu. V kapse nosil kámen, který si pro jedno místo šetřil; zkoušel ho v každé zdi, co kde byla, zase ho vyndal a řekl *tady ne.*

    Vrátil se s jeho věcmi. Je to obyčejný šedý klín. Na palubě není zeď, kde by se dal zkusit. Leží na liště pod deskou. Maret se na něj přišla podívat a posunula ho o šířku prstu doleva. Sedí tam, že byste pod něj nestrčili vlas.

guestbook-log-LQ-90-title = Druhé místo
guestbook-log-LQ-90 =
    Kuchař teď prostírá dvě místa navíc. { $lost } má své v rohu u sloupu, odkud je vidět, kdo přichází.

    Nikdo se neptá, jak ví, kde kdo rád sedával a že se nemá pepřit. Jen ti, kdo chodí brzy, si všimli, že nad tím nemusí přemýšlet. Misku, lžíci a hrnek pokládá s očima jinde, jako člověk, který každý večer prostře pro jednadvacet a devatenáct zase sklidí, než kdo vstane.

guestbook-log-LQ-91-title = Háčky
guestbook-log-LQ-91 =
    Háčků pod deskou je pro hrnky víc než dost. Nikdo se nikdy nepodivil, proč by jich loď měla mít tolik. Další má { $lost }.

    Hrnek věší Maret Tamm. Jede palcem po liště, po odřených místech, a rty přitom počítá. Počítá znovu, z druhého konce.

    „Tyhle se *používaly*,“ říká Maret. Pak vytáhne hadr a otře celou řadu, prázdné taky.

guestbook-log-LW-28-title = Mikkel a vítr
guestbook-log-LW-28 =
    „Na Loudalu vítr není,“ stojí v konceptu. Mikkel Sara stojí na rampě s pootevřenou pusou a otáčí hlavou.

    „Je,“ říká. „Je moc starý. Obchází s polednem, o krok za ním. Jen je zdvořilý.“ Probírá všechny, které zná. Poví vám, jak se jmenuje; má prý tetu na pobřeží Finnmarku. Ve vlasech se mu něco pohne.

guestbook-log-LW-31-title = Hassan u prvního stínu
guestbook-log-LW-31 =
    Hassan Cheikh bere mapu a otáčí ji tak, aby měl poledne v zádech. Jeho lidé vodili karavany. Krajem se prý nechodí; chodí se ze stínu do stínu a kraj se nechá projít kolem.

    „Tady,“ říká, „a tady. Nedívejte se na stanice. Dívejte se, kde by si člověk sedl.“ Ukazuje prstem na papír, do prázdna. Ukáže se, že tam je kámen s prohlubní, mimo slunce.

guestbook-log-LW-10-title = Wiremu dostal odpověď
guestbook-log-LW-10 =
    Nikdo Wiremuovi Paratovi neřekl, že má šeptat. Dělá to tak dlouho, že na Tichu jako jediný nemusí dávat pozor.

    „Dobré,“ říká údolí, pod vousy, jako se to říká u postýlky. „Dobré. To jsme jenom my.“

    Údolí o tom přemýšlí. Kdesi daleko si jedno po druhém lehne čtvero nebo patero velikých zvířat.

guestbook-log-LW-46-title = Wanjiru a kousnutí
guestbook-log-LW-46 =
    Stará kráva přišla na kraj rohože. Wanjiru Mwangi jde k ní s vyhrnutým rukávem, beze spěchu, šikmo, a dívá se jinam. Tak se to dělá.

    Kráva jí vezme ruku do tlamy až po loket, podrží ji a pustí. Vpředu nemá zuby. Zůstane otisk jako široký náramek; leží přesně na tom druhém.

    „Ahoj,“ říká Wanjiru. A pak si chvíli nic nezapisuje.

guestbook-log-LW-01-title = Yusuf prosí za odpuštění
guestbook-log-LW-01 =
    Yusuf Kaplan se před dveřmi Konvice zastaví a smekne čepici. Vyrazil jich za život hodně a všem se omluvil.

    „Doufám, že nebudu muset,“ říká jim. „Ale kdyby, tak se omlouvám. Chtěl jsem to mít řečené předem.“

    Západka se zvedne sama. Stojí tam s čepicí na prsou. Za jedenáct let u přívozu, říká potom, mu nikdy žádné neodpověděly.

guestbook-log-LW-49-title = Rivka čte lavici
guestbook-log-LW-49 =
    Podél zdi je lavice ve čtyřech výškách. Rivka Halevi si nesedá. Pokládá na ni dlaně, jednu po druhé, tam, kam jiní pokládali, co měli.

    „Tady se mluvilo,“ říká. „Vidíte. Seděli naproti sobě a opírali se loktem, takhle, aby měli volné ruce. Je vidět, kdo komu skákal do řeči.“ Položí loket do prohlubně. Je moc vlevo, na delší paži; ale udělá znamení, nikomu, přes síň, a čeká asi tak dlouho, jak by to trvalo.

guestbook-log-LW-65-title = Huda vchází
guestbook-log-LW-65 =
    Narodila se v rákosovém domě na vodě, kde dveře jsou rohož a je slyšet, kdo za ní stojí. U Konvice vám Huda al-Basri pokyne, ať couvnete, všichni. Jde dovnitř první a sama.

    Za dveřmi se zastaví. Čeká, až by to bylo trapné, a pak ještě chvilku. Ruku nechá viset, otevřenou.

    Lampa se rozsvítí víc. „Teď pojďte,“ říká Huda. „Řekla jsem, kolik nás je.“
