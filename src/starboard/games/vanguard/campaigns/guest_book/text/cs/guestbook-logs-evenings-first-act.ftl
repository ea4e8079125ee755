# Záznamy: co se čte.

guestbook-log-LM-01-title = Lampa na devítce
guestbook-log-LM-01 =
    Bastos končí noční obchůzku v chodbě devět. U dveří, které se neotvírají, tam visí lampa. Bere dvanáct wattů. Maret Tamm ji zapsala na seznam věcí, bez kterých se dá obejít.

    Každou noc v jedenáct ji někdo zhasne, předpisově, a podepíše se. Každé ráno v pět svítí. Ptal se všech na palubě. Nikdo z nich to není.

    „Mohl bych se tam postavit a podívat se,“ říká Bastos. „Jenže ten člověk by pak tu lampu nepotřeboval.“ Přinesl seznam i tužku a čeká, co řeknou čtyři velitelé.

guestbook-log-LM-01-c1 = Ať svítí.
guestbook-log-LM-01-r1 = Maret škrtá *devítka, lampa, 12 W.* Je to první řádek na tom seznamu, který kdy škrtla, aniž předtím něco udělala.
guestbook-log-LM-01-c2 = Zhasnout.
guestbook-log-LM-01-r2 = Zhasnou ji a zůstane zhasnutá. V noci se podél té zdi chodí s jednou rukou na ní a počítají se dveře. U jedněch všichni zpomalí.
guestbook-log-LM-02-title = První lusky
guestbook-log-LM-02 =
    Ruth Adeyinka staví na Stůl mísu. Je v ní jednatřicet fazolových lusků, celý metr truhlíku.

    Mohl by být lusk na hlavu pro třetinu lodi. Mohla by být polévka pro všechny, kolem které šla fazole. Anebo se dají usušit a na podzim, jak tomu ona pořád říká, z toho budou tři metry.

    Předsedající říká, že na to nemá názor. Co je mísa na programu, drží ji oběma rukama.

guestbook-log-LM-02-c1 = Polévka pro všechny.
guestbook-log-LM-02-r1 = Kuchař zařídí, že vystačí. Jak, o tom se bavit nebude. V každé z pětadevadesáti misek je přesně jedna fazole a všichni k ní jedí ze všech stran.
guestbook-log-LM-02-c2 = Nechat na semeno.
guestbook-log-LM-02-r2 = Visí v zahradě na provázku jako drobounké prádlo. Nikdo neřekl, že se na ně nesmí sahat. Někdo vyvěsil cedulku, na které stojí *děkujeme.*
guestbook-log-LM-03-title = Díra v pytli
guestbook-log-LM-03 =
    Účetní prosí čtyři velitele, ať vstoupí do klece, a zavře za nimi dvířka, takže je v kleci dost plno.

    Chce jim ukázat stránku. Stojí na ní 400 a přes to, malé, tužkou, 188. „Je to jen ovoce,“ říká Anatole Grigorjan. „Můžu to vést jako špatnou nakládku a nikdo se nikdy nezeptá. Nebo to ve čtvrtek přečtu, mezi olejem a čajem.“ Uhlazuje list. „Vedu knihy čtyřicet let. Ještě nikdy jsem neměl rozdíl, který by byl *úhledný*.“

guestbook-log-LM-03-c1 = Ať to přečte.
guestbook-log-LM-03-r1 = Čte to svým čtecím hlasem. Někdo se zasměje. A pak je vidět, jak si všichni vzpomínají na něco, co sami přepočítali a svedli na špatnou nakládku. Do pátku je hotová inventura na všech palubách.
guestbook-log-LM-03-c2 = Ať si to nechá pro sebe.
guestbook-log-LM-03-r2 = „Jen by to lidi vyděsilo,“ říká. Připíše k tomu *prověřit*, tak drobně, že by to mohl být mol; a večer rozdává čaj sám, zarovnanou lžičkou.
guestbook-log-LM-04-title = Něco pro ošetřovnu
guestbook-log-LM-04 =
    Halina Wierzba by si ráda půjčila pásek z Ticha. Má tři pacienty, kteří nespí, a polici věcí, po kterých se spí, a raději by je nechala stát.

    „To není *ukolébavka*,“ říká Parveen Sikdar. „To je vítr a velké zvíře. Pusťte to nemocným a na téhle lodi už nikdy neseženu nezaujatého posluchače.“

    „Varuji předem, že bych to pouštěla i zdravým,“ říká Halina.

    Na konci Stolu odsouvá Maret Tamm židli. Vzpomněla si na ventil.

guestbook-log-LM-04-c1 = Půjčit jí pásek.
guestbook-log-LM-04-r1 = Na ošetřovně hraje potichu, když se stáhnou lampy. Té noci nikdo nezvoní. V navijákové hale o patro výš upadne něco na plechy a zvedne se to, až když pásek dohraje.
guestbook-log-LM-04-c2 = Nechat ho v laboratoři.
guestbook-log-LM-04-r2 = Sikdar vám formálně děkuje, zamyká ho k těm dvěma a klíč věší na háček. Jenom výtah teď začal stavět u laboratoře. Stojí tam, říkají ti, kdo se o výtahy starají, asi tak dlouho, jak trvá jedenáct tónů.
guestbook-log-LM-05-title = Tichá polovina
guestbook-log-LM-05 =
    Ne že by se někdo pohádal. V jídelně je pětadevadesát lidí a je slyšet lžíce.

    Desta Wolde si vyleze na lavici a nabízí, že s kýmkoli poběží na záď a zpátky, o housku. Rozhlédne se po řadách. Sleze a housku sní.

    „Mám ve skladu čtyři lampiony a harmoniku,“ říká účetní svému talíři. „Podepsané. Od loděnice nebyly venku.“

guestbook-log-LM-05-c1 = Poslat pro ně.
guestbook-log-LM-05-r1 = Ukáže se, že harmonika má myší díru a že se dá hrát kolem ní. Stojí to spoustu oleje a celé příští dopoledne.
guestbook-log-LM-05-c2 = Nechat lidi být.
guestbook-log-LM-05-r2 = Necháte lidi být. Odejdou brzy na lůžka, leží tam a jsou.
guestbook-log-LM-06-title = Kurzy
guestbook-log-LM-06 =
    Někdo vede sázky, která sekce přijde první pozdě. Je to křídou na boku nádrže. Průzkum stojí jedna ku jedné.

    Daří se a všichni to vědí a nikdo to neříká, protože tihle lidé měli štěstí vždycky jen vypůjčené. Jsou jen o něco hlasitější na schodech. Někdo namazal dveře mokré laboratoře, a nebyl na to seznam.

    Výhra jsou dva knoflíky a bonbon. Prošly už tolika rukama, že bonbon dostal od účetního inventární číslo.

guestbook-log-LM-07-title = Písek
guestbook-log-LM-07 =
    Když se vrátíte z Loudalu, komoru zametou, a když projdete, zametou ji znovu a večer ještě jednou. U dveří kuchyně je stejně duna. Naklání se k východu.

    Asi den chodíte všichni, jako byste měli světlo v zádech. { $active } stojí u večeře s talířem v každé ruce a pomalu postupuje podél stolu, pořád ve stínu lampy.

guestbook-log-LM-07-b1 = Ve zprávě, v rubrice *ostatní*, někdo napsal: *vyčištěn žlab.* Ruth Adeyinka se ptá, pod který odstavec to patří. Nepatří pod žádný. Linkuje pro to dole na stránce řádek a nechává místo.
guestbook-log-LM-08-title = Vlna
guestbook-log-LM-08 =
    Je ve všem: v těsnění, ve filtrech, v másle. Je šedá, dlouhá na dlaň a lehne si tím směrem, kterým ji hladíte.

    Kuchař obchází s hřebenem. Co vyčeše, nevyhazuje. Má na to pytel od mouky, koncem týdne má pytel tvar polštáře a polštář leží na židli toho, kdo má noční hlídku.

guestbook-log-LM-08-b1 = Účetnímu chybí popruh: přívozní, tři metry. { $active } ví, kde je. „Na *teleti*,“ opakuje Anatole Grigorjan. Zapíše ho do sloupce *půjčeno* a do *vrátit do* udělá čárku, protože tam něco být musí.
guestbook-log-LM-08-b2 = { $active } stojí v komoře napůl ze skafandru. „Nevolalo nás,“ ozve se po chvíli. „Prostě volalo.“ Kuchař ten skafandr bere a věší ho a rukávy mu zaberou dost času.
guestbook-log-LM-09-title = Řada na parapetu
guestbook-log-LM-09 =
    Nepadlo o tom ani slovo. Parapet u kuchyňského okénka byl vždycky prázdný; dává se tam loket. Od Konvice na něm stojí řada věcí. Náprstek, dobrý hřebík, knoflík ve tvaru ryby.

    { $active } jde kolem s tácem, zastaví se a řadu si prohlíží. Bere hřebík. A pak, po prohlídce všech kapes, pokládá na parapet kousek červené nitě.

guestbook-log-LM-09-b1 = Koncem týdne na palubě skoro není člověk, který by tam nebyl. Tak vyjde najevo, že dva z barvírny, kteří spolu od loděnice nemluví, jsou zadobře: každý má hřeben toho druhého.
guestbook-log-LM-09-b2 = Je to krátká řada. To, co jste si odtamtud přinesli a nic za to nenechali, leží v kleci, za pletivem, s cedulkou. Bastos má při obchůzce zkoušet zámek. Zkouší ho a prosí ho za odpuštění.
guestbook-log-LM-10-title = Kuchyňské řeči: noc mezi zvířaty
guestbook-log-LM-10 =
    „Na jedné lodi, kde jsem býval,“ říká kuchař, „byla žena, co ztratila dítě. Na jednu noc. Venku to bylo, potmě, a kolem samá zvířata jako stodoly. Šli jsme s lampami, všichni, kuchaři taky. Volali jsme. A ona se samozřejmě sešla, z celého kraje, kvůli tomu volání. Nůž by mezi ně člověk nestrčil. A ta žena stála uprostřed vší té vlny a zařídila, že jsme zmlkli. Sto čtyřicet lidí. Jedním prstem. A pak mu začala zpívat to, co mívalo před spaním. A ráno…“

    Nadskočí poklice. Jde k poklici.

    „A ráno?“ ptá se někdo.

    „Ráno je potřeba kaše,“ říká kuchař, „pro sto…“ Počítá misky na odkapávači. „Devadesát pět,“ říká. „Já taky mluvím.“

guestbook-log-LM-11-title = Kuchyňské řeči: dva tesaři
guestbook-log-LM-11 =
    „Na jedné lodi, kde jsem býval, byli dva tesaři. Kamarádi. Jednoho bez druhého jste neviděli. Zavěsili spolu dveře, a když visely, tak jeden řekl, že se otvírají dovnitř, a druhý, že ven.“

    „A jak to bylo?“

    „No, byly to dveře. Z téhle strany kousek sebrali hoblíkem. Z tamté taky. Lidi začali říkat, od kterého z nich si půjčí kladivo.“ Krájí chleba. Od oka, všechno na jednu tloušťku. „Ke konci jsem jim nosil večeři. Musel jsem to brát kolem, po schodech.“

    Čekají.

    „Byly to dobré dveře,“ říká kuchař.

guestbook-log-LM-12-title = Co balí kuchař
guestbook-log-LM-12 =
    Na žluté čáře leží pro každého balíček v šedém papíru, se špagátem. Jména na nich nejsou. Jen leží vždycky ten správný u správných bot.

    { $active } odhrne roh. Kůrky jsou okrájené. O těch kůrkách už léta nikdo neví; byla jedna babička, na stanici, kterou mezitím prodali.

    „Na to se mě ptal,“ ozve se vedle, ne úplně jistě. Je to { $other }. „Nejspíš se ptal všech.“

    Kuchař je pryč. Má něco na plotně.

guestbook-log-LM-13-title = Jeden na rozloučenou
guestbook-log-LM-13 =
    Obvykle má půlka lodi něco na práci zrovna poblíž. Dneska je to jeden kluk se sloupcem hrnců až k bradě.

    Má tam prý stát, dokud se nerozsvítí zelená. Kuchař řekl, že by tam někdo měl být. Co se u toho dělá, neví.

    „Můžeš zamávat,“ radí { $active }.

    Kluk zváží hrnce. Když se poklop zavírá, vidíte, jak pokrčí kolena, velice opatrně zvedne jednu nohu a zakýve s ní.

guestbook-log-LM-14-title = Nařízené
guestbook-log-LM-14 =
    Pham Duc Minh zkontroloval všechny hodiny na lodi, sto šest kusů, a shodují se na vteřinu. Hlásí to první den a má radost. Jeho otec měl krám. V krámě se nikdy nic s ničím neshodovalo.

    Trvá mu pár týdnů, než přestane mít radost. „Hodiny jsou jako děti,“ říká v jídelně. „Necháte je devadesát let o samotě a rozejdou se. Tyhle o samotě nebyly.“ Otáčí hrnek. „Nejdou *správně*. Jsou *nařízené*.“

    „Kým?“ ptá se Ruth.

    To neví. Ty ve své kajutě zastavil, na dvaceti minutách po čtvrté. Prý aby měl aspoň jedny, kterým se dá věřit.

guestbook-log-LM-15-title = Drát na to
guestbook-log-LM-15 =
    Agnieszka Bąk tvrdí, že výtah na devítce nezastavuje náhodou. Někdo na to natáhl drát. Radim Kovář tvrdí, že stavěl kulisy k jedenácti filmům, ve kterých výtahy někde zastavovaly, a nikdy to nebyl drát, vždycky chlap. Vsadí se o chleba na týden.

    Panel je dole na čtyři šrouby. Drát tam je: modrý, na obou koncích připájený, se štítkem. Na štítku stojí *devítka, vždy.*

    „Pěkný spoj,“ říká Radim. Dívá se zblízka. Dívá se na ni. „Je tvůj.“

    Neodpovídá. Má takový způsob, jak nechá konec cínu, jako čárku za větou. Panel přišroubuje zpátky, všemi čtyřmi, a večer mu vyplatí celou výhru, krajíc po krajíci, a on ji nejí.

guestbook-log-LM-16-title = Uvnitř se nepíská
guestbook-log-LM-16 =
    Siobhán Meade jezdila na záchranných člunech. V trupu se nepíská. Přivolá to vítr; tady žádný není; stejně se to nedělá.

    Émile Thibodeaux má čtyřicet písní na jeden nápěv a neví, že píská, dokud mu to lidé neřeknou.

    Jde to do situační místnosti. Jde to ke Stolu. Nakonec to vyřeší Bastos, který odpoví na předminulou otázku: pískat se smí ve vnější komoře za zavřenými dveřmi, deset minut denně. Émile tam chodí. Je ho vidět sklem, ruce v kapsách a rty našpulené, celý spokojený. Asi po týdnu si lidé všimnou, že Siobhán tam chodí na čaj, z vnitřní strany, kde není slyšet vůbec nic.

guestbook-log-LM-17-title = Sedm nátěrů
guestbook-log-LM-17 =
    Hoshino Mei má prohlédnout barvu na devítce. Říká, že dělá papír. Skalpel ale přinese, i lupu, a sejme šupinku ne větší než nehet.

    Pod lupou vypadá jako ořízka knihy. Krémová, krémová, krémová: sedm nátěrů. Šest je starých jako loď. Jeden ne.

    „Letošní jaro,“ říká o tom vrchním.

    „Žádné jaro nebylo,“ říká Maret Tamm. „Spali jsme.“

    „To je pravda.“ Mei uloží šupinku do obálky a píše na ni datum, jak jen to jde. Ruka se jí netřese. Nikdo nepamatuje, že by se jí třásla. Před rokem chvíli čeká a pak ho vynechá.

guestbook-log-LM-18-title = Špatné křídlo
guestbook-log-LM-18 =
    Cheng Guoliang skládá ptáky. Při schůzích, pod hranou Stolu, z programů jednání, a nechává je stát všude, kde je rovno.

    Za policí s kořením v kuchyni stojí jeden, na kterého si nevzpomíná. Je žlutý od mastnoty. Vytáhl ho a obrátil: levé křídlo má přehnuté dvakrát. To je chyba. Dělal ji jako kluk a nechal si ji, aby svoje vždycky poznal.

    „To bude z minulého týdne,“ říkají mu. Je suchý jako list. Staví ho zpátky. Do večeře stojí vedle něj nový, zobákem k zobáku, a kuchař utírá prach kolem obou.

guestbook-log-LM-19-title = Čtyři desky
guestbook-log-LM-19 =
    Zanele Dube má krabici čtyřiadvaceti fotografických desek. Byla na ní pečeť loděnice. Čtyři jsou exponované.

    Jednu vyvolá, aby viděla, kdo se v tom hrabal. Je na ní dlouhý stůl, prostřený, od konce. Všichni se právě otočili za něčím mimo obraz, vlevo, a smějí se: ne tím výrazem, který se dělá do objektivu, ale tím po něm.

    „Večeře na rozloučenou,“ říká Anatole.

    „Na té se nikdo nesmál,“ říká Zanele. Byla tam; čekala na to celou noc. Pověsí desku schnout do chodby. Lidé se zastavují, najdou se na ní a dívají se, co je vlevo.

guestbook-log-LM-20-title = Modlitba
guestbook-log-LM-20 =
    Wiremu Parata se před jídlem modlí. Od narození dcery nezvýšil hlas, takže kvůli tomu musí stůl ztichnout, a časem si zvykl ztichnout o chvilku dřív.

    Dcera je v *Jalovci*, v druhém podpalubí. Bylo jí jedenáct měsíců; bude jí jedenáct měsíců. „Myslel jsem, že zakřičím,“ říká, „až ji uvidím. Jen jednou. Její jméno, přes pole.“ Láme chleba. „Šetřím si na to.“

guestbook-log-LM-21-title = Žíněnky
guestbook-log-LM-21 =
    Nomvula Khoza naučila čtyři sta dětí padat. Děti tu nejsou, a tak to učí kluky z kuchyně, v chodbě devět, kde je nejvíc místa: brada na prsa, ruka od těla, kotoul.

    Potřebují žíněnky. Za druhou přepážkou je jich, jak se ukáže, celý štos, pod plachtou. Jako dělané. Jsou modré, metr dlouhé a každá je uprostřed vysezená.

    „Poloviční,“ říká Nomvula. „Kdo pořizuje na průzkumnou loď poloviční žíněnky?“ Klekne si na jednu, že ji zkusí. A přistihne se, že si pod nosem počítá, hlasem pro ty úplně malé: *a přes hlavu, a vstát, a kdo je šikovný medvěd.*
