# Záznamy: co se čte.

guestbook-log-LS-07-title = Co dělá devadesát pět lidí se třemi roky
guestbook-log-LS-07 =
    Nikdo samozřejmě nespí. Třetí noc někdo postaví na čaj pro celou čtvrtou palubu a sedí se podél chodby, zády k jedné zdi, nohama o druhou.

    Všichni počítají totéž. Je v tom šedesát pět a nevychází to. Něčí matce bylo sedmdesát, když ulehla ve *Fenyklu*. Někdo se chtěl začít učit na flétnu.

    Nejlepší nápad má Desta Wolde: jiná loď. Vyslali ji před vámi, ztratila se, prošla tudy a podepisovala. Pojmenoval ji *Předchůdkyně*. Do půlnoci má kapitána. Má plnovous a papouška. Papoušek zaokrouhluje nahoru. Je to poprvé za tři dny, co se někdo zasměje, a trvá to o něco déle, než by mělo.

    „Jezte,“ říká kuchař, který přišel s chlebem. Každému dá ten kousek, který má rád. Tobě patku; tobě střídku.

    Minh se dívá, jak jde podél řady. Má hodinářský zvyk počítat všechno, co je pravidelné. Pětadevadesát kousků, napočítá. Ani jeden špatně.

guestbook-log-LS-08-title = Co si Maret brouká
guestbook-log-LS-08 =
    Přinesete jí pásek do navijákové haly, i s přístrojem. Na krabici stojí, co to je. Utírá si ruce.

    „Má to ještě někdo?“

    Nemá.

    Obrací krabici, jako by mohla mít razítko zespodu. „Slýchám to v trubkách,“ říká Maret. „Myslela jsem, že je to ložisko. Vyndala jsem tři ložiska.“ Položí ji na ponk, rovně s hranou. Přitáhne si stoličku, sedne si před ni a nasadí brýle na jemnou práci.

    Nepustí to. Po nějaké době vytáhne metr, krabici změří a začne pro ni dělat zásuvku.

guestbook-log-LS-08-b1 = „Není to ta z ošetřovny,“ říkáte. „Tahle je delší.“ „Tu z ošetřovny znám,“ říká Maret. „Lehám si na plechy. Jde to skrz.“ Přisune krabici blíž. „Vypínají ji moc brzo.“
guestbook-log-LS-08-b2 = Ukáže se, že klíč od laboratoře má už měsíce: od zásuvky Sikdar, kde leží ten první pásek. Udělala si ho ze lžíce. Nikdy ho nepoužila. „Chtěla jsem jenom jeden mít,“ říká Maret.
guestbook-log-LS-09-title = Listina a Půda
guestbook-log-LS-09 =
    ZÁPIS Z JEDNÁNÍ STOLU. *Přítomno: devadesát pět bez hlídky. Předsedá: R. Adeyinka.*

    1. Čtou se a přijímají zprávy o Honákovi a o Tvrdém jitru.

    2. Navrhuje se, aby Stůl vzal nejlepší svět, jaký je, a měl to za sebou. Navrhovatel říká, že čtyřicet tisíc lidí nemůže stát na chodbě, než si srovnáme pocity.

    3. Navrhuje se naproti tomu, aby Stůl nevzal žádný svět, na kterém někdo přemýšlí, přemýšlel nebo by mohl přemýšlet. Navrhovatel říká, že víme, jaké to je.

    4. Někdo nazve první stranu Listina. Někdo nazve druhou Půda. Předsedající žádá, aby se jim nedávala jména. Předsedající konstatuje, že už je mají.

    5. Účetní má říct, jestli by se dalo mít obojí. Účetní říká, že už po něm v životě chtěli sečíst leccos a že tohle nejsou dvě čísla.

    6. Předsedající se ptá, jestli je něco, co jsme neřekli.

    7. Navigátorka říká: jsou to dva roky a pět měsíců. Jen chtěla, aby to bylo v zápise.

guestbook-log-LS-11-title = Anatolovy sloupce
guestbook-log-LS-11 =
    { "*" }Z denní knihy A. Grigorjana.*

    Nalinkoval jsem jedenáct sloupců. Vzduch. Voda. Půda. Zima. Hloubka orby. Vzdálenost. Dřevo. Kámen. Přístav. Nemoci. Mír.

    Cop je první v prvním sloupci i ve druhém. Je první ve třetím. Došel jsem k devátému a dal si čaj. Vyhrává všechny, jen pod *mír* jsem napsal *ano* a potom jsem napsal *viz pozn.*, a žádná poznámka není.

    Visí to v jídelně. Lidé položí prst na ten řádek a jedou po něm až na konec. Z můstku hlásí, že v deltě je velká voda a nikdo tam znovu nepřistane, dokud neopadne. Zatím máme celou cestu za sebou, říká předsedající, a cesta zpátky je z kopce. Jsem za to zdržení rád. Nahlas jsem to neřekl.

    Nikdy v životě jsem neměl sloupec, proti kterému by nic nestálo. Zamlada, když jsem takové knihy viděl, ptával jsem se majitele, jestli bych mohl vidět tu druhou sadu.

    Babička by řekla: na rovné cestě stojí někdo na obou koncích.

guestbook-log-LS-12-title = Čtení jmen
guestbook-log-LS-12 =
    Než kdo otevře nějakou knihu, požádá Joaquim Bastos o svolení přečíst desku. Je to padesát čtyři jmen ve třech sloupcích a nahlas je nikdo nečetl ode dne, kdy jste se probudili. Má je opsaná na kartičce. Přinesl si tužku.

    Čte tak, jak vám četl do rádia, po každém s pomlkou. U osmi z nich je pomlka delší a je slyšet tužku. Když skončí, položí kartičku doprostřed Stolu, kam patří sůl, aby ti, kdo byli na Tvrdém jitru, viděli, že to souhlasí.

    „Osm,“ říká Bastos, „kteří zemřeli ve svých lůžkách.“ Sedne si. Kartička jde z ruky do ruky a vrátí se s otiskem palce.

guestbook-log-LS-13-title = Případ proti kuchyni
guestbook-log-LS-13 =
    Složil to dohromady Anatole. Nespal dvě noci. Prosí, aby se posunula lampa, a otevře velkou knihu, což před lidmi ještě nikdy neudělal.

    „Zatajoval jsem věci,“ říká. „Malé. Nechtěl jsem nikoho děsit.“ Čte je, s daty: plechovky, olej, plomba v zubu. Šroub s naším závitem, bota s naší kotvou. Nápěv; jméno v knize; střevíček. Hvězdy. Má je ve sloupci a dole, kde bývá součet, stojí: *už jsme tu byli.*

    Je velké ticho. Každý to měl v kapse.

    „Někdo uklidil,“ říká Anatole. „Jeden člověk. Pečlivý, se štětcem, který na to měl roky. Který byl vzhůru, když my ostatní ne.“ Zavře knihu. „Prošel jsem záznamy lůžek. Za sto padesát sedm let měl jediný člověk hlídku sám. Měl ji tu noc, kdy zemřelo těch padesát čtyři.“

    Nikdo se neotočí. Na tom konci jídelny je okénko, je otevřené a za ním někdo škrábe mrkev. Je pomalejší a pomalejší. Teď přestal.

    Jak se kuchaře zeptat, to je na čtyřech velitelích.

guestbook-log-LS-13-b1 = Sami jste tak daleko nedošli. Uprostřed debaty o filtrech vyjde zpoza okénka sám Bo a utírá si ruce. „Nemůžu spát,“ říká. „Šli jste na to tak opatrně. Říkal jsem si, budou potřebovat ještě rok.“ Sedne si na konec Stolu. Nikdo ho to ještě neviděl udělat.
guestbook-log-LS-13-b2 = „Jednu jste mě už nechali přečíst,“ říká Anatole. „Ty meruňky. V životě jsem se tak nebál. Přinesl jsem vám zbytek.“ Jde to rychleji, než myslel. Od toho čtvrtka všichni počítají; u každého řádku někdo kývne a přidá k němu své číslo.
guestbook-log-LS-13-b3 = „O meruňkách čtyři z vás věděli,“ říká Anatole. „Zeptal jsem se jich a oni mi to nechali. Bylo to myšleno laskavě.“ Bylo. Ale je vidět, jak lidé hledají na lavici, kteří čtyři to jsou; a trochu se odsunou.
guestbook-log-LS-13-c1 = Zeptat se ho o samotě, v kuchyni.
guestbook-log-LS-13-r1 = Jdou čtyři z vás. Každý dostane něco oloupat. Říká, že by to radši udělal vestoje přede všemi, jestli vám to nevadí; ale bylo milé přijít zadem. Prosí o dva dny. Má na plotně vývar.
guestbook-log-LS-13-c2 = Zeptat se ho přede všemi.
guestbook-log-LS-13-r2 = „Pane Vráno,“ říká Ruth a její hlas se nese. Vystrčí hlavu z okénka. Dívá se na něj devadesát čtyři lidí. Jde pohledem po řadách, od tváře k tváři, a řekli byste, že kontroluje, jestli mají dost na talíři.
guestbook-log-LS-13-c3 = Neříct nic a čekat.
guestbook-log-LS-13-r3 = Nikdo neřekne ani slovo. Sklidíte stůl a naskládáte židle. Týden to vypadá, jako by devadesát čtyři lidí neslo jednu plnou mísu. Osmý den vyjde kuchař a ptá se Ruth Adeyinky, jestli by mohl mít bod na programu.
guestbook-log-LS-15-title = Kuchařovo svědectví
guestbook-log-LS-15 =
    ZÁPIS Z JEDNÁNÍ STOLU, MIMOŘÁDNÉHO. *Přítomni: všichni vzhůru. Předsedá: R. Adeyinka.*

    1. Kuchař se ptá, jestli všichni jedli. Jedli.

    2. Kuchař je vyzván, aby se posadil. Říká, že se mu líp přemýšlí s něčím v rukou, a utírá talíř dál.

    3. Kuchař říká, že by rád dopověděl pár příběhů.

    4. Na jedné lodi, kde jsem býval, byl kluk, který nemohl ani cítit cibuli. Vyprávěl jsem vám, jak ji schovával do květináčů. Nevyprávěl jsem, že ho na jedné zdi zabil někdo, kdo s ním šest let jedl u stolu. Dal jsem ho na mosaznou desku s dalšími třiapadesáti, podle abecedy. Jeho bratr sedí tamhle. Taky ji nemůže ani cítit. Nedávám ji tam.

    5. Byla žena, která na jednu noc ztratila dítě mezi zvířaty. Řekl jsem: a ráno. Ráno se odsunula a ono tam bylo, spalo a zlobilo se, že ho budí.

    6. Lůžkům nic nebylo. Devatenáct je mrtvých. Pětatřiceti se dařilo dobře, když jsem je viděl naposled. Ta deska mě mrzí. Bylo to to nejhorší, co mě napadlo a za co by se nikdo nešel podívat.

    7. Hlasovalo se. Osmdesát čtyři ku čtyřiceti šesti. Hlasoval jsem proti, vytáhl jsem krátké stéblo a od té doby si myslím, že to bylo dobré hlasování a poctivé stéblo. Můžu si to myslet dál, jestli chcete radši tohle. Mám cvik.

    8. Zástupkyně velitele Techniky se ptá, co bylo s tím dítětem.

    9. Kuchař říká, že to je v záznamu, a ten je za pecemi, v promáčknuté bedně na mouku. Měl ho nechat zavřený, dokud se nedočte. Když mu Stůl řekne, ať ho otevře, otevře ho. Prosí Stůl, aby to neříkal. Říká: čtete už rok a nevíte, co chcete najít. Nic tak slušného jsem ještě neviděl.

    10. Předsedající se ptá, jestli je něco, co jsme neřekli. Dlouho nikdo nic.

guestbook-log-LS-15-b1 = { "*" }Připojeno na žádost účetního:* bod 4 přednesl A. Grigorjan, z připraveného listu. Kuchař opravil dvě data.
guestbook-log-LS-15-b2 = { "*" }Připojila předsedající:* kuchař o bod požádal sám. Nikdo se ho na nic neptal. Přál si, aby to bylo zapsáno jako laskavost, a tak je.
guestbook-log-LS-15-c1 = Otevřít záznam.
guestbook-log-LS-15-r1 = Je to kniha, silná šest let, sto čtyřiceti devíti rukopisy. Každý hledá nejdřív ten svůj.
guestbook-log-LS-15-c2 = Nechat ho zavřený.
guestbook-log-LS-15-r2 = Bo dá talíř na hromadu. Je to, jak se ukáže, velmi čistý talíř.
guestbook-log-LS-17-title = Dveře
guestbook-log-LS-17 =
    Udělá to Maret. Je to její zámek. Pozná to, když sundá štítek a vidí, jak je vypilovaný: má takový způsob, jak dělá zub, s malým schůdkem, který k ničemu není, protože ji kdysi učitel praštil, když ho vynechala.

    Vstane z kolen. Zkusí kliku.

    Uvnitř svítí lampa. Je stažená. Je tam kulatý stůl s mapami přidržovanými hrnkem a podél zdi devatenáct háčků a na háčcích devatenáct hrnků. Je tam ponk se značkami všech. A za tím, v oblouku, s vrátky, jaká brání malým lidem spadnout ze schodů, je druhý pokoj. Je žlutý. Stojí v něm postel dlouhá sto deset centimetrů.

    Nikdo nejde dál. Stojí na chodbě, u zárubně, šest čárek u lokte, a dívají se.

    „Čí to je?“ ptá se Maret.

    V tom hloučku za vámi je člověk, který by jí to mohl říct. Je kniha v bedně na mouku, která by mohla. A jsou už nejmíň čtyři další, kdo vedle jedněch rukou položili druhé a počítali.

guestbook-log-LS-17-b1 = Je pořád vidět, kde byly. Barva je tam novější než po stranách a někdo se do ní od té doby opíral, na šesti místech, jedno nad druhým.
guestbook-log-LS-17-b2 = Klika se jí neotočila. Nakonec to udělalo rameno, čtyři lidé po řadě; a pak šly dveře dovnitř najednou, kam až to šlo, a ještě o dlaň dál. Tam stál ten ponk. Značky se dají přečíst pořád, prkno po prkně.
guestbook-log-LS-17-c1 = Říct jí to.
guestbook-log-LS-17-r1 = Řekne jí to Bo. Vezme ji kvůli tomu do navijákové haly, stranou od lidí, a trvá to tak dlouho jako konvice čaje. Když se vrátí, má v ruce klíč na matice. Podívá se na něj. Pak jde ke dveřím, sundá je z pantů a začne hoblovat hranu.
guestbook-log-LS-17-c2 = Nechat ji čekat.
guestbook-log-LS-17-r2 = „To ještě nevíme,“ říká někdo. Je to skoro pravda. Maret Tamm se sehne a narovná vrátka na čepu, protože visí křivě. Trvá jí to dost dlouho. Píše si: *devítka, vnitřní vrátka, převěsit.*
guestbook-log-LS-18-title = Převěšené
guestbook-log-LS-18 =
    Dveře v chodbě devět se teď zavírají. Vždycky se musely nadzvednout.

    Udělala všechny tři panty. Spodní hranu vzala hoblíkem, tam, kde šedesát pět let drhla o nic, co by kdo viděl; a když se dveře uvolnily, několikrát je otevřela a zavřela. To není potřeba, říká Minh, který jí držel lampu. Pozná se to napoprvé.

    „Pět,“ říká Maret. „A pak jsem odjela. To jsem byla já. Mám na to *zápis*.“ Otevře a zavře. „Obě jsme věděly, jak to vychází. Člověk by myslel, že by si pamatoval, že něco takového spočítal. Člověk by myslel, že po tom bude značka.“

    Pod šestou čárkou, asi ve výši vlastního boku, nakreslila sedmou. Je tužkou, má den a měsíc, a rok.

    „No, bude vyšší,“ říká Maret.

guestbook-log-LA-04-title = Stav
guestbook-log-LA-04 =
    Dvě hvězdy, jedna velká a pomalá, jedna malá a rychlá. Malá zajde za velkou a vyjde před ní, dovnitř a ven, jednou za čtyřicet hodin, a táhne za sebou nit plynu. Dělá to už nějakou dobu. Látky je hodně.

    „Kdo by tomu *takhle* říkal,“ ptá se Desta, „kdo neměl babičku?“ Potom je dlouho zticha.

guestbook-log-LA-05-title = Jez
guestbook-log-LA-05 =
    Přes půl oblohy stojí hráz prachu a za ní, zadržované, je světlo. Na jednom místě jde přes vrch a padá. Dole v tůni je žlutá hvězda a blízko ní modrá tečka.

    Joaquimu Bastosovi nikdo neřekl, kde jste. Přijde k oknu s hrnkem, uvidí to a sedne si na podlahu. „To nic,“ říká. „Jen jsem myslel, že to bude hlučnější.“

guestbook-log-LD-12-title = Člunkové měsíce
guestbook-log-LD-12 =
    Jsou dva a dvakrát denně se minou tak těsně, že loď, která mezi nimi proletí, to vymrští. Není to nebezpečné, když se trefí okamžik. Je to velmi nebezpečné, když se trefí skoro.

    Průzkum prosí o jedno kolo. Celý Průzkum.

guestbook-log-LD-12-c1 = Naučit se ten okamžik.
guestbook-log-LD-12-r1 = Pokaždé vyletíte o něco rychleji a o něco víc vzhůru nohama. Do večera navijáková hala ohnula plech do tvaru, který prý viděla, když křičela.
guestbook-log-LD-12-c2 = Ať si to zkusí každý.
guestbook-log-LD-12-r2 = Cvičení to není v žádném smyslu. Vystupují z modulu šediví a staví se znovu do řady. Do večeře jsou na seznamu Průzkumu tři nová jména a jedno z nich patří písaři účetního.
guestbook-log-LD-13-title = Pomalý zvon
guestbook-log-LD-13 =
    Je to kus kovu velký jako půl lodi a něco ho zavěsilo. Jednou za devatenáct dní udeří. Vzduch tu není; ale když člověk položí ruku na trup, dostane to, zdola přes kosti, jednou.

    Udeřil včera. Znamenalo by to čekat osmnáct dní.

guestbook-log-LD-13-c1 = Počkat na něj.
guestbook-log-LD-13-r1 = Čekáte. Je to dlouhá doba na jeden zvuk. Devatenáctý den stojíte všichni s dlaněmi na zdi jako lidé, kteří drží dům, a přijde to: jeden úder. Každý si vzpomene na něco, co měl udělat. Teuila ty dny odepíše.
guestbook-log-LD-13-c2 = Nahrát ticho.
guestbook-log-LD-13-r2 = Nahrajete ho hodinu. Sikdar si ho zařadí do sbírky. Má prý podlahu a strop a na vzdálené zdi někdo pověsil zvon.
guestbook-log-LD-16-title = Nízký průlet
guestbook-log-LD-16 =
    Letíte čtyři sta metrů nad tím se spuštěnými kamerami: tři ramena, lavice, rákos, který se před vámi ohýbá dlouhým pruhem. Vytištěné to pokryje Stůl.

    Lezou po tom v ponožkách. Shora se to ničemu nepodobá tak jako stránce. „To řeky dělají,“ říká Sikdar na kolenou, s lupou. Už to říkala. V druhé ruce má loňský otisk.

guestbook-log-LD-17-title = Stará odstavná dráha
guestbook-log-LD-17 =
    Je to prstenec ledu, tenký, kolem ničeho. Je to odpadní voda. Loď, která dlouho stojí na jedné dráze, po sobě takový prstenec nechá; po sobě se to uklízí.

    Jsou v něm soli. Každá úpravna přidává stopové soli, aby se poznalo, co odkud uniká, a každá loď má svůj recept. Chemik to přinese Stolu v zatavené trubičce, položí ji před Ruth a nesedá si.

    „Řekněte to,“ říká Ruth.

    „Je naše,“ říká. „Je to tak šest let.“

guestbook-log-LC-09-title = Kapitán Předchůdkyně
guestbook-log-LC-09 =
    Teď už je o něm píseň. Kormidluje podle plnovousu. Měsíce zaokrouhlil nahoru. Účty mu vede papoušek.

    Sloky zpívá Desta Wolde a všichni se přidávají na *asi tak tři sta*. Jde mu to výborně. Stojí na lavici, naběračku má místo dalekohledu. V jedenácté sloce, ve které si kapitán dá ušít botu s kotvou v podpatku, zůstane stát s otevřenou pusou.

    „Dál,“ volají.

    „Jednoho jsem měl,“ říká. „Bratrance, co lidem říkal kapitáne. Když jsem byl malý. Měl letět napřed s…“ Slézá z lavice. „Je na desce. Druhý sloupec. Měl plnovous.“ Podá někomu naběračku. „Já jen myslel, že si to vymýšlím.“

guestbook-log-LC-10-title = Třetí lžíce
guestbook-log-LC-10 =
    Halina Wierzba jí pozdě. Kuchař jí to nechává v teple. Sedí v rohu u okénka, nemluví spolu a vycházejí dobře.

    „Na jedné lodi, kde jsem býval,“ říká dnes zády k ní, „byla doktorka. Měla na něco najít dávku, pro sto třicet lidí, a neměla to na čem zkusit. Co udělá? Vezme si to sama. Jednu lžíci. Napíše si, co zapomněla. Druhý den dvě.“

    „Tak bych to udělala taky,“ říká Halina.

    „Měla list papíru. Nahoře na něm stálo: *co vím.* Po třetí lžíci se mě sem přišla zeptat, k čemu ten papír je.“ Ždímá hadr. „Řekl jsem jí to. Každé ráno.“

    „A co s ní bylo?“

    „Chce to posolit,“ říká kuchař.

guestbook-log-LC-11-title = Nepodepisuje nic
guestbook-log-LC-11 =
    Parveen Sikdar má v zásuvce dvě zprávy. Jedna je její. Napsala ji na jaře; stojí v ní, že delta je hydraulika, že hledala cokoli jiného a že jí to je líto.

    Druhá je starší. Byla v podšívce zásuvky. Je na stejném papíru a stojí v ní, že delta je mysl. Má důvody: tytéž latě, tytéž nákresy, jeden přes druhý. Jsou to dobré důvody. Dokazuje to, jak dokazuje ona. Je tam poznámka k poznámce. Podepsaná není; jen je tam místo, kde se někdo opřel o pero a zase ho zvedl.

    „Tytéž důkazy,“ říká. „Tatáž hloupá ženská.“ Drží listy proti lampě, jeden přes druhý, a je vidět, že mají oba přesně čtyři stránky.

    Požádala o třetí zásuvku.

guestbook-log-LC-12-title = Fazole
guestbook-log-LC-12 =
    Ruth Adeyinka pěstuje fazole. Má v zahradě metr truhlíku; ví se, že tam se za ní s papíry nechodí.

    „Ráda bych to předala,“ říká fazolím. „Sedím na té židli rok. Slyším se.“ Jednu přivazuje. „Mám hlas, který otvírá schůze. Něco řeknu a zůstane to řečené. Nikdy jsem takový nemívala. Maminka mi říkala, ať mluvím nahlas.“

    Je tam Bastos s konví; zalévá, když ona mluví. Odpovídá, jako vždycky, na to předtím.

    „Nemusela jste ho zvyšovat,“ říká. „Všichni jsme stáli docela blízko.“

    Oba se zarazí. Ani jeden neví, kde k tomu přišel.

guestbook-log-LC-13-title = Noční obchůzka
guestbook-log-LC-13 =
    Když jde Bastos ve tři kolem, sedí v chodbě devět někdo na podlaze. Je to kluk, který nemůže ani cítit cibuli. Sedí proti mosazné desce, kolena u brady. Přenesli ji sem, aby se kvůli ní nemuselo do komory.

    „Je na ní můj brácha,“ říká kluk. „Bylo mi jedenáct. Měl mě naučit se holit.“ Má ruku na čelisti. „Umím se holit. Vzbudil jsem se a uměl jsem to. *On* to dělá takhle, nahoru, od krku. Kdo mě to naučil?“

    Bastos se s jistou námahou spustí na podlahu. Je to velký člověk. Sedne si na pravý bok, aby byl mezi klukem a průvanem. Po chvíli si všimne, co udělal.

    „Nejspíš on,“ říká Bastos.

guestbook-log-LC-14-title = Ostrov
guestbook-log-LC-14 =
    Teuila Faleolo smí pojmenovat hvězdu. Odhlasoval to Stůl, za zásluhy: malou, nažloutlou, nikomu po cestě.

    Jméno ostrova má připravené. Má ho připravené od devíti let. Jde ke sklu s tužkou a s mapou a každý má náhodou něco poblíž.

    Hledá ji dost dlouho.

    „Má ho,“ říká. Otočí mapu, aby to viděli. Je to napsané docela drobně, vedle tečky, kulatým písmem, s malou vlnkou. Je to její vlnka. Je to ten ostrov.

    „Takže jsem to přece jen stihla,“ říká Teuila. „Snad jsem z toho měla radost.“ Strčí tužku zpátky za ucho; pak ji vytáhne a písmena, kde vybledla, obtáhne.

guestbook-log-LC-15-title = V mouce
guestbook-log-LC-15 =
    U bedny na mouku někdo byl. Bo to pozná z prachu: na víku ležela dlaň a zase se zvedla, aniž ho otevřela.

    Nesetře to. Druhou noc jsou tam dlaně dvě, jedna větší. Koncem týdne je jich víko plné, jako zeď ve škole.

    Nikdo se dovnitř nepodíval. Lidé tudy zřejmě jdou od něčeho k něčemu a položí na ni ruku, jako se kladou ruce na koně.

    „Na jedné lodi, kde jsem býval,“ říká kuchař nikomu a zjistí, že za tím nic není. Všechny už jim pověděl. Stojí tam s naběračkou. Po chvíli se zeptá kluka s hrnci, co říká počasí.

guestbook-log-LR-07-title = Co mykači dělají
guestbook-log-LR-07 =
    Třídí. To je všechno. Dejte jednomu zásuvku šroubů a srovná je v tom pořadí, ve kterém byste na ně rádi natrefili.

    Jeden se nastěhoval za plotnu. Probral koření. Kuchař říká, že je to správně a že neví, jestli je mu to po chuti.

guestbook-log-LR-08-title = Tmel, první poznámky
guestbook-log-LR-08 = Je to pasta a pak je to kámen. Jde, kde je prasklina. Když není, čeká. Maret ho dala do švu nádrže číslo dvě, kde od loděnice slzí svar, a chodí se denně dívat, jako se chodí na návštěvu.
guestbook-log-LR-09-title = Dům počítá
guestbook-log-LR-09 = Ve zdech jsou počty. Jsou velmi pomalé a umějí jen jedno: kolik, jak teplo, jak dlouho. S trochou přemlouvání počítají i pro reaktor. Na šesté palubě přestaly blikat lampy, které tam blikaly celý váš život.
guestbook-log-LR-10-title = Prach a těsnění
guestbook-log-LR-10 = Prach z Honáka projde vším, co má díru, a vzduch taky. Řešením je těsnění bez díry: plete se. Vzor má Bjarni. Je u devátého.
guestbook-log-LR-11-title = Jedenáct nohou
guestbook-log-LR-11 = Sudý počet by se překlopil. Deset by pochodovalo. Jedenáct nejde do kroku samo se sebou, a tak nikdy neupadne; máte to všechno na výkrese a malý model, který zatím došel k výtahu.
guestbook-log-LR-12-title = Ničí půda
guestbook-log-LR-12 = Nemá vůbec žádnou paměť. Není v ní kořínek, krovka ani střep. Kazimierz Nowicki ji ochutnal a pro jednou neplivl. „Jako papír,“ říká. „Než se na něj píše.“
guestbook-log-LR-13-title = Jedenašedesát let vody
guestbook-log-LR-13 = Latě, koryta, hloubky, nakreslené na jedenašedesáti fóliích. Visí ve zvláštní místnosti, jedna za druhou. Když člověk stojí ve dveřích, lampu má vzadu a někdo otevře, pohnou se.
guestbook-log-LR-14-title = Var bez ohně
guestbook-log-LR-14 = Ten kámen je studený: vezme, co je kolem tepla, a dá to na jedno místo. Máte kousek velký jako houska. Uvaří hrnek. Podle záznamů už čtyřicetkrát, v místnosti se neochladilo a všichni by laskavě mohli přestat chodit pro čaj.
guestbook-log-LP-09-title = Místo na další ponk
guestbook-log-LP-09 = Zeď nebyla, kde ji měl výkres. Za ní byl dobrý metr, zametený, s konzolami. Konzoly nikdo nekreslil. Jsou ve správné výšce pro svěrák.
guestbook-log-LP-10-title = Metla
guestbook-log-LP-10 = Drát a odvaha. Váží míň než její nátěr. Na výkresech z loděnice stálo *nestavět* a pod tím tužkou *létá dobře*.
guestbook-log-LP-11-title = Výrobci přístrojů
guestbook-log-LP-11 = Měřický stolek, spektrograf, věc podobná lékařské trubce na poslouchání skály. Každý z nich je seřízený podle něčeho, čemu jsme věřili. Bylo o čem mluvit, co by to mělo být.
guestbook-log-LP-13-title = Pláty a žebra
guestbook-log-LP-13 = Je to dobrý plech. Byl válcovaný dvakrát. Jsou v něm staré díry po nýtech, zalité, v řadě, kterou přečte každý, kdo zná moduly: tady byly dveře, tady zábradlí a tady, nízko, kdoví proč, druhé zábradlí.
guestbook-log-LP-14-title = Police a zásuvky
guestbook-log-LP-14 = Všechno má teď své místo a každé místo popruh. Jeden den je v modulu uklizeno. Vyfotografuje se to.
guestbook-log-LP-15-title = Těžké práce
guestbook-log-LP-15 = Kladivo zvedají čtyři, kůl drží dva a někdo říká kdy. Je to dělané pro Tvrdé jitro. Zkoušeli jste to v nákladovém prostoru a celá loď řekla *kdy*.
guestbook-log-LP-16-title = Pánev
guestbook-log-LP-16 = Odlitá vcelku, do písku, v nákladovém prostoru. Musela se vyndat přepážka. Vyšla z formy matná a černá a bez jediného spoje, Maret ji obešla s kladívkem, poslouchala a řekla to svoje slovo.
guestbook-log-LP-26-title = Stožáry a roubení
guestbook-log-LP-26 = Stožár, který v bouřce stojí sám, a roubení, které se dá sešroubovat v rukavicích. Kreslil to někdo, komu byla zima. Stojí to v rohu: *kresleno v zimě, M. T., rok 97.* O tom roku nikdo nic neříká.
guestbook-log-LO-02-title = Dvě stě dvanáct meruněk
guestbook-log-LO-02 =
    Všechno šlo z polic dolů. Je to práce na celý den, technikova a strážného. Za meruňkami je na zdi značka, v očích. Je to čárka. Je jich dvě stě dvanáct, po pěti, moc úhledně, tužkou.

    „Jedna týdně,“ říká technik. „To jsou čtyři roky.“

    „Někdo tu sedával,“ říká strážný. Našel bednu. Je prosezená do důlku. Z bedny je vidět na dveře; a je vidět i chodbou až k prvním lůžkům, kde by byli lidé, spící, v řadě. Byla by to svým způsobem společnost.

    „To je nakládkou,“ říká Anatole ode dveří. Nerozhlíží se, jestli s ním někdo souhlasí.

guestbook-log-LO-03-title = Špatné hvězdy
guestbook-log-LO-03 =
    Děláte to pořádně: tři desky, tři noci, dva lidé, kteří si neřeknou, co jim vyšlo.

    Jsou jinde. Všechny jsou jinde, všechny jedním směrem, jako když někdo učeše vlasy. Taková chyba na světě není. Mohl by to být almanach, říká zástupce velitele Průzkumu. Mohla by to být epocha; kdyby někdo na začátek napsal špatný rok.

    „O kolik?“ ptá se Teuila. Neotočila se od okna.

    „Asi o šedesát pět.“

    „Děkuji,“ říká. „Myslela jsem, že jsem to jenom já.“ Chce to mít napsané na rub jídelníčku. Jídelníček skládá docela maličký.

guestbook-log-LO-04-title = Její vlastní rukou
guestbook-log-LO-04 =
    Vypadne to z *Lékopisu*, ze strany devět set, když pomáháte Halině stěhovat police. Je to lístek čtverečkovaného papíru. Její písmo: přeškrtnutá sedmička, g jako brýle.

    { "*" }Okraj, široký. 6 r. 0,7 na kg. NE pod dvanáct let.* A pak, níž, ne už tak jistě: *Funguje to. Právě mi řekli, že to funguje. Nepamatuji se, že jsem psala první řádek.*

    „Píšu ze spaní,“ říká Halina. „To se o mně ví.“ Drží papír v natažené ruce. Čte ho znovu, jako by byl od někoho cizího. „Ne pod dvanáct,“ říká. „Nikomu na palubě není pod dvanáct. Proč bych to psala?“ Vrací ho do knihy, na stranu devět set, kde po něm zůstal otisk.

guestbook-log-LU-01-title = První řada
guestbook-log-LU-01 = Čtyři věci v řadě za sklem. Anatole napsal štítky a vitrína stojí na chodbě, kde je světlo. Měla tam být šňůra. Ukázalo se, že se nikdo neopírá.
guestbook-log-LU-02-title = Druhá řada
guestbook-log-LU-02 = V chodbě šest je teď teplé místo, hned u skla. Chodí se tam s čajem. Někdo tam dal lavici.
guestbook-log-LU-03-title = Třetí řada
guestbook-log-LU-03 = Sedávají u ní. Nikoho to nenapadlo schválně: u vitríny je židle a k ránu na ní někdo je, s knížkou nebo s ponožkou. Rozneslo se, že se to dá dělat i s lidmi.
guestbook-log-LU-04-title = Čtvrtá řada
guestbook-log-LU-04 =
    Je plná. Anatole napsal šestnáct štítků, přinesl si židli a sedí před ní, ruce na kolenou.

    „Je to inventář,“ říká. „Myslel jsem, že jsou to kuriozity. Je to všechno, co nám kdy kdo *půjčil*.“
