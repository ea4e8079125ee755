# Záznamy: co se čte.

guestbook-log-LM-30-title = Co ukáže světlo
guestbook-log-LM-30 = Halina Wierzba na prvním měsíci řekla, že se bude dívat dál, a drží slovo. Každý druhý průchod má někoho z vás v křesle, s hlavou dozadu, a jde dovnitř s malým světlem.
guestbook-log-LM-30-b1 = Je to ten člověk, který pil. „Nic,“ říká Halina. „Zase nic. Žádná rýma, žádný kašel, a tady byla jizva, kterou jsem udělala sama.“ Skloní světlo. „Vy jste ten nejzdravější člověk, kterého mi kdy bylo líto. Jděte si sednout k nemocným. Varuji předem, že to myslím jako léčbu.“
guestbook-log-LM-30-b2 = Tentokrát je to láhev. Nechala si ji přinést z laboratoře. Na štítku stojí dvě stě mililitrů; je jich tam dvě stě třicet. „Nic jsem nedolévala,“ říká Sikdar. „Já *odlévala*, dvakrát.“ Chvíli se na hladinu dívají jako dva lidé, kteří čekají na třetího.
guestbook-log-LM-30-b3 = Není co hledat. Nikdo nepil. Jen k ní už pár týdnů chodí lidé se stejným steskem. Budí se ve čtyři a mají žízeň, a ne na nic, co teče z kohoutku. Začala s každým modulem posílat kanystr navíc. Píše ho jako *zátěž.*
guestbook-log-LM-36-title = Pod posledním řádkem
guestbook-log-LM-36 = Hádají se od Konvice a teď je to o knihu: co se tam mělo napsat.
guestbook-log-LM-36-b1 = Napsali jste jména. Podle některých to byla ješitnost, ale od té doby se do modulů přihlásilo víc lidí než za celou dobu předtím. Chtěli by být na další stránce.
guestbook-log-LM-36-b2 = Napsali jste znovu to číslo. „Čtyřicet jedna tisíc dvě stě osm,“ říká Anatole. „Dvakrát. Doufám, že to nebylo pochopeno jako *součet*.“ Na příští přistání objednal dvojnásobné zásoby. Nikdo neříká, že to není k smíchu.
guestbook-log-LM-36-b3 = Nenapsali jste nic. Sikdar tomu říká jediné čisté pozorování v celé té věci. Na ošetřovně, kde věci rádi probírají pomalu, to mají za slušné vychování: za dům, který spí, se neodpovídá.
guestbook-log-LM-36-b4 = Přeškrtli jste to. Pořád se to dá přečíst, říkají všichni; to je na tom to nejhorší. Ze sboru vystoupili dva a Bastos našel na dveřích na třetí palubě papír, na kterém byla jedna rovná čára a nic jiného. Na druhé straně má laboratoř vzorek toho inkoustu, pod tou čárou, a stojí za to.
guestbook-log-LM-43-title = Dva konce stolu
guestbook-log-LM-43 =
    Stůl má jedenáct metrů. Listina sedí na konci u okénka a Půda u dveří a mezi nimi je kus lavice, asi na šířku řeky, kde je jenom sůl.

    Nikdo to nezařídil. Začalo to těmi, kdo chtěli být blíž chlebu. Ruth si nese talíř doprostřed, sedí tam sama a prosí o sůl střídavě na obě strany.

guestbook-log-LM-43-c1 = Jít si sednout doprostřed.
guestbook-log-LM-43-r1 = Vezmete talíře a jdete. Není to příjemné, lidé se dívají. Třetí den musí někdo přijít, protože máte všechnu sůl. Koncem týdne je to zase jen stůl a má škrábanec.
guestbook-log-LM-43-c2 = Sedět, kde jste vždycky seděli.
guestbook-log-LM-43-r2 = Sedíte, kde jste vždycky seděli. Stal se z toho názor.
guestbook-log-LM-44-title = Svíčky za šest let
guestbook-log-LM-44 =
    Teuila to spočítala. Když se bere, co se prožilo, a ne, co se prospalo, má každý na palubě šest narozenin, na které si nevzpomíná.

    Slaví se všechny v jeden den. Kuchař upeče jediný dort na jedenácti plechách, srazí je na Stole k sobě a je na něm pět set sedmdesát svíček, totiž kousků zápalné šňůry. Když hoří, stojí vedle účetní s vědrem. Foukat se musí z obou stran.

    „Co jste si přál?“ ptají se ho.

    „Abych u toho byl,“ říká Anatole.

guestbook-log-LM-45-title = V podšívce
guestbook-log-LM-45 = Najde se to při úklidu modulu: za popruhy sedadla, u samé podlahy, je něco zastrčené.
guestbook-log-LM-45-b1 = Je to z Konvice. Je to hák: obyčejný, z té šedé hmoty, ještě teplý, s patkou udělanou tak, aby sedla na přepážku. Nikdo ho nebalil. Někdo ho v noci přinesl na palubu po šesti nohách a nechal ho tam, kde na něj člověk přijde. Visí teď v kuchyni. Přesně ve výšce kuchařovy ruky.
guestbook-log-LM-45-b2 = Je to prázdné: prohlubeň, vylízaná dočista, ve tvaru té věci, kterou jste z police vzali. Věc sama leží v kleci. Vychladla, říká Anatole; dřív nebyla studená. Dal ji na složený hadřík a nerad s ní zůstává o samotě.
guestbook-log-LM-46-title = Zprávy z Lavice
guestbook-log-LM-46 = Na Tichu běží jeden náš záznamník; Sikdar ho tam potají nechala, protože člověk má mít kontrolu. Mluví s mrtvým retranslátorem a retranslátor, když má dobrý den, mluví s vámi.
guestbook-log-LM-46-b1 = Je to hlavně vítr. Pak něco docela blízko dýchá a obchází mikrofon, pořád dokola. Má to na sobě sponu. Tu sponu je slyšet. Nakonec si to lehne zády k přístroji a ručička se do rána ani nehne. Pouštějí to na ošetřovně. Museli to pustit na všech palubách.
guestbook-log-LM-46-b2 = Je to hlavně vítr. Každý večer, v hodinu, kdy jste tamtudy šli, něco volá: ne nahlas a na nikoho. Po chvíli přestane. Přišla žádost, nepodepsaná, ať se to vypne, a Sikdar, která v životě žádnou kontrolu nevypnula, to jde udělat sama.
guestbook-log-LM-39-title = Kdo promluví
guestbook-log-LM-39 =
    { "*" }Bod od předsedající, osobně.* Ruth Adeyinka říká, že na téhle lodi jsou teď dvě strany a že se v úterý slyšela, jak má pravdu hlasem, který nikomu nenechal místo.

    Dřív ten hlas nemívala. Neví, kde k němu přišla. Bude dál počítat ruce a psát zápis. Ale přijde den, kdy bude muset někdo vstát a promluvit za všechny k lidem, kteří nejsou my; a ona žádá, aby to byl pan Bastos, kdyby byl tak laskav, protože ještě nikdy neodpověděl na nic dřív, než se ho zeptali.

    Zástupce velitele Bezpečnosti po chvíli říká, že to s filtry byla dobrá otázka. Pak říká, že by to udělal.

guestbook-log-LM-39-c1 = Má to být Ruth.
guestbook-log-LM-39-r1 = „Bere se na vědomí,“ říká Ruth. Posadí se. Židli posune o dlaň stranou, aby už nestála tak docela v čele, a další bod otevře zakašláním.
guestbook-log-LM-39-c2 = Má to být Bastos.
guestbook-log-LM-39-r2 = Cvičí. Potkáte ho na noční obchůzce, jak se před nějakými dveřmi nadechuje. Došel zatím k *dobrý večer* a má dojem, že je to možná dlouhé.
guestbook-log-LM-38-title = Lístek
guestbook-log-LM-38 =
    Halina Wierzba zve čtyři velitele po večerce na ošetřovnu. Na kolenou má *Lékopis* a otevře ho na straně devět set. Leží tam lístek, čtverečkovaný, její rukou: tolik na kilogram, *šest let*, *ne pod dvanáct.*

    „Nevzpomínám si na něj,“ říká. „Spočítala jsem to teď znovu, od nuly, a vychází mi to stejně. Fungovalo by to. Řekla jsem si, že by o takové věci na palubě měl vědět někdo kromě mě.“ Varuje vás, že vás chce požádat o radu. Vypadá to, že ji to stojí víc než jehla.

guestbook-log-LM-38-c1 = Spálit ho.
guestbook-log-LM-38-r1 = Zapálí ho od lihového kahanu a drží za růžek, dokud to nejde na nehty. „Tak,“ říká Halina. Je v místnosti jediná, koho napadlo, že ho může napsat znovu.
guestbook-log-LM-38-c2 = Nechat ho.
guestbook-log-LM-38-r2 = Vrací se na stranu devět set. Napadly ji další dvě věci, na které by se třetina toho dala použít, proti bolesti; a spala prý, poprvé za měsíc. Je útěcha, když vás u něčeho někdo viděl.
guestbook-log-LM-32-title = U dveří
guestbook-log-LM-32 = Bastos má v knize noční obchůzky nový záznam. Zní: *devítka: obsazeno.*
guestbook-log-LM-32-b1 = Je to tou lampou. Svítí, a tak je kam jít s knížkou, když člověk nemůže spát. Dva z těch, kdo mají ležet na ošetřovně, sedí venku na zemi pod dekou a hádají se o šachy. Halině to řekli. Přišla, podívala se, šla si pro kartu a posunula je o postel dál.
guestbook-log-LM-32-b2 = Od té doby, co lampu zhasli, je tam tma jako v pytli. Slyší je dřív, než je vidí: čtyři nebo pět lidí podél zdi, každý přišel sám a nechtěl to říct. Něčí noha je v něčím čaji. Je z toho vymknuté zápěstí a tác nástrojů, který spadl do šachty.
guestbook-log-LM-37-title = Druhý náčrt
guestbook-log-LM-37 = Teď je opravdu komu psát, a ne až za šedesát osm let. Vytáhli starý list. *Milá písařko. Máme se dobře. Doufáme, že se Ti dobře spalo.* A za tím větu, která je napsaná inkoustem.
guestbook-log-LM-37-b1 = { "*" }Jaké tam máš počasí?* „Je to hloupé,“ říká lanař, který to psal. „Je to trup. Budou se nám smát.“ Ruth to čte dvakrát. Myslí na člověka, kterého na devět dní za třicet let vzbudí v chladné místnosti, samotného; a jaké to je, když mu někdo přečte tohle. Navrhuje, aby to zůstalo. Přijato, a někdo otevírá zpěvník.
guestbook-log-LM-37-b2 = { "*" }Ještě jsme to nenašli.* Pořád je to pravda. Je to jediný papír na palubě, o kterém se to dá říct, poznamenává Anatole: srovnal ho, řádek po řádku, se všemi ostatními. Nechávají ho tak. Mělo to ten účinek, že se zprávy píšou kratší.
guestbook-log-LM-37-b3 = { "*" }Jedla jsi?* Chvíli se mluví o tom, jestli je to otázka do úředního sdělení. Kuchař stojí v okénku se založenýma rukama a pro jednou se na to nikoho neptá. „Nechte to,“ říká Bastos. „Na jejím místě bych chtěl, aby se mě na to zeptali.“ Po večeři leží na žluté čáře jedenáct balíčků, které nikdo neobjednal.
guestbook-log-LM-34-title = Jedenáct tónů
guestbook-log-LM-34 = Dostalo se to do lodi. Už nikdo neví, kdo začal.
guestbook-log-LM-34-b1 = Je to ošetřovnou. Od Ticha tam pásek hraje každou noc, a kdo tam ležel, odnese si ho s sebou. Půlka Lůžkové paluby usíná na devátém tónu. Porovnali si, co se jim zdá, jak se to u kaše dělá, a je to pokoj se žlutými stěnami. Spí se v něm tak dobře, že už není koho psát na seznam nemocných.
guestbook-log-LM-34-b2 = Je to výtahem. Pásek nikdo nepustil od chvíle, kdy ho uklidili, takže není proti čemu něco mít; ale kabina teď jezdí k laboratoři sama, v každou hodinu, stojí tam s otevřenými dveřmi a motor si brouká. Maret ho měla čtyřikrát rozebraný. Motoru nic není. Žere spoustu proudu.
guestbook-log-LM-31-title = Dlaň nad kolenem
guestbook-log-LM-31 = U zárubně na devítce někdo byl. Pozná se to, protože ji změřil: na podlaze leží tesařský metr, rozevřený na sto jedenácti.
guestbook-log-LM-31-b1 = Vyjde to najevo u večeře. Byli tam skoro všichni. Jde se v noci kolem, člověk se sehne a položí ruku na nejnižší čárku a pak na další, jako by šel do schodů. „Mezi nimi je rok,“ říká Halina. „Od čtvrté o něco míň. Jedlo to dobře.“ Řekla *jedlo*. Nikdo ji neopravuje a všichni si přidávají.
guestbook-log-LM-31-b2 = Už není co měřit. Přetřeli to v prvních týdnech, na příkaz, a moc pěkně. Jenže barva tam ne a ne ztvrdnout. Šest míst, jedno nad druhým, lepí pod palcem; a Maret Tamm, která ten příkaz dala, podepsala už tři druhy sušidla a nedá se s ní mluvit.
guestbook-log-LM-35-title = Chleba na týden
guestbook-log-LM-35 =
    Agnieszka Bąk ho ráno najde na svém ponku: sedm dní chleba, v krajících, tvrdý jako dlaždice. Radim Kovář si ho schoval všechen.

    „Nevezmu to,“ říká. „Teď už ne. Neměla jsi nepravdu. Byla jsi jen napřed.“ Zčervenal jako pájecí lampa. A ještě něco. Vzadu v kovárně, kam nikdo nechodí, stojí dvě stoličky; myslel, že patří k místu. Mají správnou výšku, jedna pro něj, druhá pro někoho, kdo si dává nohy na příčku. Až dneska si všiml, jak jsou k sobě natočené.

    Ona se dívá na chleba, na něj a nohou si jednu stoličku přitáhne. Ví, kde se má zastavit.

guestbook-log-LM-47-title = Ve vnější komoře
guestbook-log-LM-47 =
    Siobhán Meade žádá o deset minut denně ve vnější komoře, za zavřenými dveřmi. Nikdo neví, že by na to byl formulář.

    Jde dovnitř. Je vidět její záda. Chvíli stojí s rukama na zábradlí, jak asi stávala ve člunu, a pak se jí ramena zvednou a klesnou.

    Émile Thibodeaux stojí u skla s čajem. Pozorně ji sleduje. „To je devatenáctka,“ říká. „Ta o volavce. Má ji *špatně*, na konci jde nahoru.“ Sklem není slyšet nic, vůbec nic. Jedním prstem jí vyťukává takt.

guestbook-log-LM-40-title = Krokem
guestbook-log-LM-40 = Kdo byl na Honákovi, schází po rampě stejnou chůzí. Nohu pokládá kousek vlevo od místa, kam šla. Za dva dny to přejde a do té doby to půlka jídelny chytí.
guestbook-log-LM-40-b1 = { $active } chce skříňku, která se zamyká. To, co v ní je, je velké asi jako vejce a je to zabalené v rukavici. Nikdo se neptá. Účetní vydal klíč a nezapsal na co, poprvé za čtyřicet let.
guestbook-log-LM-40-b2 = „Vy jste ji tam nechali?“ ptá se Maret Tamm. Přišla jen pro těsnění. „Na háku? Za tkaničku?“ Vyprávíte jí, jak se kývala, až našla svůj oblouk. Přikyvuje. Když domluvíte, drží těsnění pořád v ruce a ohnula ho, docela jemně, do tvaru malé podrážky.
guestbook-log-LM-41-title = Puchýře
guestbook-log-LM-41 = Kdo byl na Tvrdém jitru, toho poznáte podle rukou. Drží lžíci jako lopatu. Nikdo si nestěžuje; jen se trochu porovnává.
guestbook-log-LM-41-b1 = Něco tam *stojí*. Říkají si to na chodbách, v chůzi, jako se říká, že je jaro. U Techniky je od sedmi fronta lidí z jiných sekcí, kteří slyšeli, že se tam dá něco naučit.
guestbook-log-LM-41-b2 = Osm jmen je opsaných načisto a visí v jídelně vedle otisku desky. Někdo vedl od každého čáru k jeho místu ve druhém sloupci. Nikdo k té zdi nesedí zády. Kuchař se už dvakrát ptal, jestli to tam nepřekáží.
guestbook-log-LM-41-b3 = Kameny jste nezvedli. V jídelně vám to vyčítají lidé, kteří tam nebyli. Bo, kuchař, jde kolem s hrncem a zastaví se. „Já bych je taky nechal,“ říká. Dá vám měkkou patku. Nastane ticho, ve kterém by se ho dalo zeptat proč.
guestbook-log-LM-42-title = Bláto
guestbook-log-LM-42 = Je na botách v komoře, hnědé a lesklé, a způsobí, co na téhle lodi ještě žádné bláto: lidé se ptají, jestli si smějí sáhnout. Do večera stojí podél chodby čtyři devatenáct květináčů.
guestbook-log-LM-42-b1 = Čerpadla běží. Řekli jste jim to; byla to slušná práce. Tam dole běží už týden a ten, komu chodí čísla, je začal u večeře předčítat. Východní rameno je o dlaň níž. Má dojem, že byste ta čísla měli slyšet.
guestbook-log-LM-42-b2 = Už nepoběží: o to jste se postarali. Křičí se kvůli tomu hodně, tím způsobem, při kterém se myslí na něco jiného. Parveen Sikdar vám odnese talíř, což ještě nikdy neudělala, a přinese ho zpátky plný.
guestbook-log-LM-42-b3 = Tři kameny ve vodě a věta. Někdo ji opsal na tabuli v jídelně, křídou, s těmi třemi tečkami. Pár dní ji nikdo nesmaže. Pak je vidět, že lidé začali odpovídat, pod ni, drobně.
guestbook-log-LM-33-title = Tři metry, nebo jeden
guestbook-log-LM-33 = V zahradě je podzim, protože to říká Ruth Adeyinka.
guestbook-log-LM-33-b1 = První lusky jste snědli. Pár fazolí spadlo za truhlík a ty zasadila. Je to řídký řádek. Mezi třetí a sedmou vyrůstá něco, co není fazole, a dostává všechny příležitosti. „Byla to dobrá polévka,“ říká Ruth. Říká to tomu řádku.
guestbook-log-LM-33-b2 = Jednatřicet lusků zůstalo na semeno. Teď jsou to tři metry. Sbírají dva, třetí drží mísu a účetní musel otevřít sloupec. V neděli jsou na každém stole, zelené, plný talíř; a podél trubky visí druhý provázek, tak plný, že bzučí, když se rozjedou větráky.
guestbook-log-LM-48-title = Cvičení
guestbook-log-LM-48 =
    Bastos má hlídku vycvičit: pro případ. Seřadil je na cvičné podlaze, dvanáct, s tyčemi.

    „Až řeknu *teď*,“ říká jim, „neuděláte to. Pomyslíte si: je to dobrý nápad? Podíváte se na toho vedle. Když to budete oba považovat za dobrý nápad, můžete začít.“

    „Teď,“ říká Bastos.

    Dívají se na sebe. Trvá to jedenáct vteřin. Je to nejhorší cvičení, jaké kdy kdo viděl, a nechá je to dělat do večeře; a když to dotáhnou na patnáct, poděkuje jim a musí si sednout.

guestbook-log-LM-49-title = Dvě písmena
guestbook-log-LM-49 =
    Desta Wolde přijde na žlutou čáru s lupou v ruce a chtěl by po vás laskavost. Dole, říká; vlevo, ať to bude cokoli; asi takhle vysoko. Budou tam dvě písmena. Nemáte s nimi nic dělat. Jen by to rád věděl.

    „A když tam budou?“ ptá se { $active }.

    „Pak jsem byl první,“ říká Desta. „Jenom jsem u toho nebyl.“

guestbook-log-LM-50-title = Sloka na cestu
guestbook-log-LM-50 =
    Teuila vám složila sloku. Teď má jednu pro každé přistání; tam, odkud je, se to dělá pro lidi, kteří jdou z dohledu. Říká se v ní, která hvězda bude nad modulem a která nad mořem a že mezi nimi bude někdo držet teplý talíř.

    Má jedenáct řádků. { $other } je umí zpaměti, než se zavře poklop. „Tak to už jste ji slyšeli,“ říká Teuila. Složila ji právě teď.

guestbook-log-LW-08-title = Batbayar a dům
guestbook-log-LW-08 =
    Jde to po cestě na jedenácti nohách, všichni běží a Batbayar Dorj stojí, kde stál. Mlaskne jazykem.

    Dům se nezastaví. Ale bližší noha, když přijde, se položí pomalu a zůstane o chvilku déle, než musí, a on má čas sjet jí dlaní po zadní straně až ke kloubu. „V téhle má kámen,“ říká Batbayar. „Teď ne. Až bude unavená, nechá nás se podívat.“

guestbook-log-LW-34-title = Nadia doručuje
guestbook-log-LW-34 =
    Ve dveřích domu je škvíra, ve výšce pro nikoho. Nadia Petrosyan ji vidí jet kolem. Měla kdysi okrsek o čtyřech stech schránkách, na motorce, za každého počasí, a v životě žádnou neminula.

    V devíti krocích je u ní. Nemá co vhodit; prohledává kapsy, v běhu. Nakonec tam hodí svůj přídělový lístek. Vrátí se celá udýchaná. „Vzal to,“ říká. „On *zatáhl*.“

guestbook-log-LW-83-title = Ta druhá noha
guestbook-log-LW-83 =
    „Jedenáct,“ říká Matthias Uwimana. Stíní si oči a počítá je ještě jednou, jak jdou nad ním. Doma, to jest v navijákové hale, má ceduli o pedálech.

    „Tak kde je ta druhá?“ ptá se.

    Myslí to vážně. Tváří se jako někdo, kdo přemýšlí, co má v zásuvkách. Později se zjistí, že podél celé té cesty, vlevo, vede dvanáctá řada stop, velmi starých a mělčích než ostatní.

guestbook-log-LW-50-title = Kazimierz neodplivne
guestbook-log-LW-50 =
    Nasliní si prst a sehne se. Všichni se díváte: stal se z toho takový zvyk po příletu.

    Kazimierz Nowicki ochutnává. Stojí ve větru se zavřenýma očima. Čeká se na ten drobný zdvořilý zvuk, s hlavou odvrácenou.

    Polkne. „Tady nikdy nikdo nebyl *smutný*,“ říká. Zní překvapeně. „Trochu toho v tom vždycky je. Jako železo.“

guestbook-log-LW-81-title = Isidro zvedne kámen
guestbook-log-LW-81 =
    Isidro Mamani jde od modulu k prvnímu volnému kameni a zvedne ho. Otočí ho. Rozhlíží se, k čemu patří.

    K ničemu. Na tomhle světě není zeď ani hromada. Stojí a drží ho tak dlouho, že začnete vykládat bez něj. Pak popojde na místo, které vypadá jako každé jiné; položí ho, usadí podpatkem a jde hledat druhý. „To je roh,“ říká.

guestbook-log-LW-45-title = Abhijit se ptá
guestbook-log-LW-45 =
    K vodě jde sám. Z rampy ho vidíte, v podřepu u kraje, s vyhrnutými kalhotami. Míval řeku.

    „Rád bych věděl,“ slyšíte Abhijita Senguptu, „jestli se to teď hodí.“

    Čeká. Přijde malá vlna, smočí ho po kotníky a zůstane, docela klidně, tak dlouho, jak by se držela ruka; a odejde. Vrací se k vám po lavici s botami kolem krku. Vodočet tam nechal. Bylo by prý nezdvořilé začínat tímhle.

guestbook-log-LW-57-title = Cornelis hledá hráz
guestbook-log-LW-57 =
    Cornelis Vroom je sedmá generace a je to na něm vidět, jak stojí: bokem k vodě, s váhou na vnitřní noze. Dívá se po řece nahoru, dolů a podél břehu. Je znát, jak ho to začíná znepokojovat.

    „Žádná tu není,“ říká. „Nikdy nebyla. Voda přijde a odejde, a kdo jí to říká?“ Ustoupí o krok, asi tam, kde by hráz byla, a zjistí, že země je tam trochu výš. Ne víc než o dlaň. Vede to po celé délce toho úseku, tak rovně, jak si člověk může přát. Klekne si a dívá se podél. „Tohle si udělala *sama*,“ říká Cornelis.

guestbook-log-LW-37-title = Jednačtyřicátá
guestbook-log-LW-37 =
    Émile Thibodeaux si brouká od chvíle, kdy jste prošli mrakem. Na lavici přestane. Nikdo z vás to u něj ještě nezažil.

    „To je moje,“ říká.

    Musí se zadržet dech, aby to bylo slyšet. Pod lavicí se scházejí tři ramena, každé se svým tónem, jedno pomalé, jedno rychlé a jedno, které skoro není. Jde to nahoru, počká a jde to dolů jinudy. Má na ten nápěv čtyřicet písní. Poslouchá s hlavou nakloněnou, jako někdo, komu cizí člověk dlouho dlužil peníze a právě je vrací.

guestbook-log-LW-63-title = Stopy na lavici
guestbook-log-LW-63 =
    Priscilla Anquetil čekávala na plážích. Byla to její práce: sedne se nad čáru chaluh, za soumraku, s termoskou, a nemají se názory.

    Sedí. Vykládáte kolem ní. V písku je stopa, široká, uprostřed s rýhou, a vede od vody ke kulatému místu a zpátky. Na tomhle světě není živočich s krunýřem. Ptala se. „Byla to voda,“ říká Priscilla pozdě v noci. „Přišla sama. Vyhrabala díru, zahrabala ji a šla domů.“ Kolem toho místa dala kruh z klacíků. To se dělá, aby na ně nikdo nešlápl.

guestbook-log-LM-60-title = Nebude-li opraveno
guestbook-log-LM-60 =
    Přijde to na starém pásmu, mezi dvěma jinými, tak slabě, že to tam nejspíš bylo odjakživa. Je to smyčka a trvá devět vteřin. Pustí ji v jídelně.

    { "*" }Cop,* říká, *nebude-li opraveno. Cop, nebude-li opraveno.*

    Je to dobrý, jasný hlas. Je to hlas, který otvírá schůze. Ruth Adeyinka ho poslouchá třikrát, s tužkou na papíře.

    „To je anténa,“ říká Teuila, jako když předříkává sloku. „Tam se anténa dívá a ti pod ní sedí. Každé Naslouchání, šedesát let, slyší tohle.“

    „Mohla říct *prosím*,“ říká Ruth.

guestbook-log-LM-61-title = Ponk s našimi značkami
guestbook-log-LM-61 =
    V místnostech za dveřmi stojí ponk, a kdo na něm kdy dělal, vyřízl si do hrany značku. Radim Kovář tu svou našel. Je to kladívko a někdo z něj udělal něco jiného; protáhl topůrko, až je z něj lano výtahu, a na konci lana je A.

    „Bylo to šest let,“ říká Agnieszka. Má na tom ruku.

    „Člověk by myslel, že to *pozná*,“ říká Radim.

    „Já to poznala. Vyplatila jsem tě, ne? Takhle sázku nikdo neplatí.“ Sedne si na ponk, na tu značku. „Tak. Jak to bylo posledně? Kdo začal?“

    Má u sebe chleba. Je čerstvý. Rozlomí ho, obě půlky si prohlédne a dá jí tu s patkou.

guestbook-log-LM-61-b1 = Záznam je otevřený. Mohli by se podívat: bude tam datum. Došla až k tomu, že má ten svazek na kolenou. „Ne,“ říká Agnieszka a podá ho přes pult zpátky. „Jen bych to kontrolovala.“
guestbook-log-LM-62-title = Kuchyňské řeči: dva tesaři, konec
guestbook-log-LM-62 =
    „Otvíraly se dovnitř,“ říká kuchař.

    Odloží lžíce. Vyprávěl jim to celé znovu, od začátku; k ničemu na plotně neodešel.

    „Vždycky se otvíraly dovnitř. Byla tam značka po pantu. Podívat se mohl každý, jenže to už by byl musel na druhou stranu, aby ji viděl. Nosil jsem večeři oběma. Mohl jsem to říct. Řekl jsem si, kuchaři do toho nic není.“ Rozhlíží se po hadru a žádný tam není. „Na té zdi byli taky, oba. Každý z jedné strany. Na desku přišli do stejné řady, pod M a pod O, dvanáct mezi nimi. Ty dva jsem leštíval jedním tahem.“

    Sedne si.

    „Byly to dobré dveře,“ říká po chvíli někdo; a ostatní to řeknou taky.

guestbook-log-LM-63-title = Co bylo uvnitř
guestbook-log-LM-63 = V tom pokoji se svítilo. Hodně se o tom mluví, teď, když jsou dveře otevřené: lampa na stole, stažená, a oleje v ní na léta.
guestbook-log-LM-63-b1 = „Tu naši bývalo vidět pode dveřmi,“ říká Bo. „Zevnitř, myslím. Nevypadalo to tak zavřeně.“ Říká, že to byl on, kdo každé ráno v pět rozsvěcel tu na devítce. Nevěděl, jak o to požádat. Myslel si, že když mu řeknou, ať toho nechá, tak toho nechá. Nikdy jste mu to neřekli a teď stojí u každé z obou židle.
guestbook-log-LM-63-b2 = „Tu druhou jsem chodíval rozsvěcet já,“ říká Bo. „Tu venku. V pět. Aby to nevypadalo tak zavřeně.“ Dali jste ji zhasnout. Neřekl nic; chodil dál, potmě, a stál tam. „Zvykl jsem si mít v pět co dělat,“ říká. Je to jedna z mála věcí, o kterých se kdy zdálo, že je někomu má za zlé.
guestbook-log-LM-64-title = Udělala byste to znovu
guestbook-log-LM-64 = Ptají se jí na ošetřovně, ne u Stolu. Je to někdo s ovázanou hlavou. Ta dávka přece je, paní doktorko. Mohlo by se to udělat, aby to nebylo. Jestli by to udělala znovu.
guestbook-log-LM-64-b1 = „Ten papír jsem spálila,“ říká Halina. Obvazuje dál. Odpověď to není, ví to ona a ví to i hlava, kterou drží. „Měla bych to pro vás do čtvrtka,“ říká pak. „Varuji předem: takový jsem člověk. Dám vám místo toho něco na dnešní noc, budete si pamatovat všechno a bude to o trochu méně nahlas.“
guestbook-log-LM-64-b2 = „Je to na straně devět set,“ říká Halina. „Můžete se podívat. Nechala jsem si to, protože chci, aby to vidělo hodně lidí a při dobrém světle, dřív než to po někom budou chtít spolknout.“ Koncem týdne je na té stránce otisk palce skoro od každého. Znovu se jí nezeptal nikdo. Dva, kteří tu leží od Soklu, vstali a shánějí se po botách.
guestbook-log-LM-65-title = Zápis ze zdi
guestbook-log-LM-65 = Zápis existuje. Někdo ho vedl, v roce 97, vestoje, v dešti: na stránce jsou kapky. Byl v tom hrnku, který přidržoval mapy.
guestbook-log-LM-65-b1 = Ruth Adeyinka ho čte nahlas, z předsednické židle, jak je její povinnost, bez přídavných jmen. *Zástupce velitele Bezpečnosti žádá o rozkazy. Předsedající říká:* a pak je půl řádku, na kterém nic není. „Vynechala jsem to,“ říká Ruth. „Ten sloh poznávám.“ Podívá se k okénku. „Jestli přejdou přes zeď, střílejte,“ říká kuchař, jako když někomu povíte, kolik je hodin. Zapíše to. Vejde se to tam. Pak se zeptá, jestli je něco, co jsme neřekli; a poprvé, co se tu schůzuje, odloží tužku a čeká, co uslyší.
guestbook-log-LM-65-b2 = Ruth Adeyinka ho čte nahlas. Vedle ní sedí pan Bastos, protože on za vás bude mluvit. Má tu stránku před sebou taky a ví, jak se v ní jmenuje. *Zástupce velitele Bezpečnosti žádá o rozkazy. Předsedající říká:* a pak je půl řádku, na kterém nic není. Zeptá se na zbytek kuchaře. „Jestli přejdou přes zeď, střílejte,“ řekne jí a ona to zapíše. „Zeptal jsem se tedy asi já,“ říká Bastos, když je docela ticho. „Neměl jsem se ptát.“ Přemýšlí, jak dlouho je potřeba. „Mám mluvit za loď. Byl bych rád, kdyby se hlasovalo o tom, že jí nesmím nic rozkázat.“ Hlasuje se, přijato.
guestbook-log-LM-66-title = Vlastní rukou
guestbook-log-LM-66 = Jde o jednu knihu v bedně na mouku a každý má nějaký způsob, jak s ní žít.
guestbook-log-LM-66-b1 = Leží teď otevřená na pultě, s lampou. Stojí se fronta. Nejdřív si každý přečte svou stránku, pak sousedovu a pak jde toho souseda najít. Jedna žena ze šesté paluby se dočetla, že uměla na violoncello. Viděli ji sedět na kóji, kolena od sebe, levou ruku u ucha, a prsty se jí hýbaly.
guestbook-log-LM-66-b2 = Zůstala zavřená. Zvykli si na ni jako na kamna. Jednu věc to přineslo: lidé si navzájem říkají, jací jsou. „Já jsem člověk, který ustoupí,“ slyšíte nad nádobím. „Nejspíš jsem pro to hlasoval.“ A může se stát, že vám někdo řekne, že se v tom pletete.
guestbook-log-LM-67-title = Co říká teď
guestbook-log-LM-67 = Kuchař má u Stolu místo. Neví, co si tam počít s rukama.
guestbook-log-LM-67-b1 = Ti čtyři, kteří se ho přišli zeptat zadem, si teď sedají vedle něj, po dvou z každé strany. Podávají mu věci na loupání. Začal trochu mluvit, bez ptaní: o těch čtyřech letech a co se v nich dělá. Člověk se prý naučí žonglovat. Předvede to, s cibulemi. Je neuvěřitelně dobrý.
guestbook-log-LM-67-b2 = Zeptali jste se ho před devadesáti čtyřmi lidmi. Na všechno, na co se ho kdo zeptá, teď odpovídá hned a úplně, jako na úřadě; chvíli trvá, než někoho napadne neptat se ho na nic. Dělají to ve čtvrtek. Mluví o polévce. Sedí mezi nimi s čepicí na koleni a vrací se mu barva.
guestbook-log-LM-67-b3 = Nikdo se ho nikdy nezeptal. Zůstali u toho. Stal se z toho dárek, který se dává každý den: lidé se zastaví u okénka, podívají se na něj a řeknou, že to voní. Halině řekl, že to nesl šedesát let a že to z něj sundali, aniž kdo hnul prstem. Nebyl by věřil, že to jde.
guestbook-log-LM-68-title = Nejspodnější kámen
guestbook-log-LM-68 = Jste zpátky ze Soklu, myjete se a v umyvadle je omítka starší, než by kdo uměl říct.
guestbook-log-LM-68-b1 = Řekli jste jim všechno: že žádný domácí není. Neberou to, jak jste mysleli. Na jeden večer je ticho. Druhý den ráno se nedá sehnat nářadí. Prošli loď od konce ke konci, devadesát a něco lidí, a spravili, co bylo ke spravení; a když už nic nezbývalo, namazal někdo pant, který byl úplně v pořádku, a připsal datum.
guestbook-log-LM-68-b2 = Řekli jste, že to byl starý kámen. Sikdar se ptá jak starý. Ptá se, co je pod ním; a někdo z vás řekne *skála*, o okamžik pozdě. Zapíše si to. „Dvakrát se ptát nebudu,“ říká Parveen Sikdar. To jste od ní ještě neslyšeli. Pozná se podle toho, že ví.
guestbook-log-LM-69-title = Co se nosí na návštěvu
guestbook-log-LM-69 =
    Účetní má seznam. Nahoře je *do Přezimova* a zatím na něm stojí: *meruňky, 12 plechovek; drát; šunka, náhražka.*

    Člověk by řekl, že jde o svatbu. Nikdo nemá co na sebe. Jeden po druhém přicházejí ke kleci, něco položí na pult a řeknou, že to asi k ničemu není.

guestbook-log-LM-69-b1 = Ruth přinesla papír fazolí. Jsou to vnoučata těch jednatřiceti. Napsala na něj jak hluboko.
guestbook-log-LM-69-b2 = Ruth přišla s prázdnou. Přinesla by fazole, říká. Kdysi nějaké byly. Dá účetnímu svou druhou tužku.
guestbook-log-LM-69-b3 = Ze skříňky jste přinesli to, co je v rukavici. Na pult to nekladete. Jen se ho ptáte, co se dělá, když měl člověk u sebe věc, která někomu patří; a Anatole, který zná každý formulář, co je, říká, že se podá a řekne se *tady.*
guestbook-log-LM-69-b4 = U meruněk napsal skutečné číslo. Četlo se vám všem už v prvním roce a není co vysvětlovat. Zdá se, že ho to těší: *188, méně 12.*
guestbook-log-LM-69-b5 = U meruněk napsal číslo, které vyjde. Podívá se na ně a na vás čtyři, kdo to víte od prvního roku; vezme nožík a vyškrábe je z papíru. Napíše to druhé.
guestbook-log-LM-70-title = Na co se ptají
guestbook-log-LM-70 = Nezačíná to Copem ani anténou. Jsou to zdvořilí lidé a měli šedesát let na to, aby si rozmysleli, na co se zeptají nejdřív.
guestbook-log-LM-70-b1 = „Svítí?“ ptá se muž s hráběmi. „Ta na devítce. Babička říkala, že bývala vidět pode dveřmi.“ Řeknete mu, že svítí od toho týdne, kdy jste se probudili; že se o ní hlasovalo. Sundá si čepici, aby se poškrábal, a zapomene si ji nasadit. Volá si ženu, ať jí to řeknete taky.
guestbook-log-LM-70-b2 = „Svítí?“ ptá se muž s hráběmi. „Ta na devítce.“ Musíte říct, že byla na seznamu. Brala dvanáct wattů. Hrabe dál. „My jednu vždycky měli,“ říká, „na odpočívadle. Aby byly dvě.“ Večer ji vidíte: lampu v horním okně, otočenou k nebi, a přes ni přehozený hadřík.
guestbook-log-LM-70-b3 = Máte papír fazolí. Jde po dlouhém stole z ruky do ruky. Tenhle druh tu nikdo nikdy neviděl; leží na ubruse, hnědobílé, jako velice malé krávy. Jedna stařenka si dá fazoli za tvář a nechá si ji tam, zatímco s vámi mluví, aby ji měla pro zem teplou.
guestbook-log-LM-71-title = Přidali se
guestbook-log-LM-71 = Po jídle se zpívá, protože to se dělá, když nikdo neví, jak dál.
guestbook-log-LM-71-b1 = Je to jedenáct tónů. Zpívají to jako kánon; začnou děti a vrací se to podél stolu. A vy to umíte. Všichni jste na tom rok usínali, až k devátému tónu a za něj. Přijde chvíle, kdy uslyší, že hlasů je moc. Nikdo nepřestane. Jen si pootočí židle, aby na vás viděli.
guestbook-log-LM-71-b2 = Je to jedenáct tónů. Zpívají to jako kánon. Slyšeli jste to jednou, na pásku, který se uklidil, aby nenatropil škodu. A tak sedíte s rukama na klíně a posloucháte. Při devátém tónu je vám v uchu hlas, tichý, na otevřeném kanálu, a jde s ním dál. Přestane, jakmile někdo řekne jméno.
guestbook-log-LM-71-b3 = Rádi by věděli, kdo mluví za vás. Pan Bastos, říkáte. Vstane. Tak dlouho neříká vůbec nic, že se nějaké dítě zasměje. „Děkuji za polévku,“ říká Bastos. „Snažil jsem se přijít na to, co má být předtím.“ Podívají se na sebe, po obou stranách stolu. Je to tedy ten pravý. Znali z vyprávění jen ten druhý druh.
guestbook-log-LM-71-b4 = Rádi by věděli, kdo mluví za vás. Vstane Ruth Adeyinka. Ten hlas znají. Mají ho z boudy, devět vteřin, celý život; jeden malý kluk si zacpe uši. Ruth to vidí. Obejde stůl, klekne si na trávu, aby byla níž než on, a řekne to znovu, tak tiše, že není slyšet co.
guestbook-log-LM-72-title = Na cestě na Sokl
guestbook-log-LM-72 = Maret Tamm přišla na žlutou čáru podívat se na popruhy. Prohlédne všechny, na každém z vás, a za každý jednou zatáhne.
guestbook-log-LM-72-b1 = „Bude zrovna večeřet,“ říká Maret. „Kolik je tam hodin? Mám to spočítané, jen pořád vstávám a kontroluju to.“ Zevnitř na zápěstí má čárku tužkou. Je to prý výška, k dnešnímu dni; odhadem. „Přineste mi něco zezdola. Kousek, který je udělaný pořádně. Chtěla bych jí mít co ukázat.“
guestbook-log-LM-72-b2 = „Čí vlastně *je* ten pokoj?“ ptá se Maret. Od té doby, co se otevřely dveře, se nezeptala. Ptá se na to přezky. „Člověk by myslel, že to někdo řekne. Člověk by myslel, že to bude na seznamu.“ Musíte ještě projít počty a poklop. Zatáhne tak, že { $active } skoro letí k zemi, a ona taky. „Tak dobře,“ říká Maret. „To bude držet.“
guestbook-log-LM-73-title = Dotaz
guestbook-log-LM-73 =
    V Ruthině přihrádce leží papír složený na malinko. Podepsaný není. Stojí na něm: *co kdybychom nevěděli?*

    Do večera je jich o devět víc. Jsou různou rukou a říkají to různě. Nebyla by to zbabělost; už se to jednou udělalo; prošlo to osmdesáti čtyřmi hlasy ku čtyřiceti šesti. Dalo by se to zkusit ještě jednou, s čistou hlavou.

    Rozloží je do řady jako karty. „Budu to muset dát na program,“ říká, „až jich bude dvacet.“ Jeden napsala sama. Otočí ho lícem dolů a srovná s ostatními.

guestbook-log-LM-74-title = Dvanáctá sloka
guestbook-log-LM-74 =
    Někdo zase začal s *Předchůdkyní*. Od té doby, co Desta slezl z lavice, se nezpívala; teď na ni leze znovu.

    „Měl vousy,“ zpívá Desta. „Měl botu. Měl loď, jako je tahle, a všichni v ní byli, jako jste vy.“ Je v tom dvanáctá sloka. Složil ji sám. Kapitán v ní dojede, kam měl namířeno, a najde prostřený stůl. Spočítá židle. Zaokrouhlí nahoru.

    Přidají se všichni, devadesát čtyři. Je to *asi tak sto čtyřicet devět.*

guestbook-log-LW-68-title = Mezi patry
guestbook-log-LW-68 =
    Cestou do druhého patra se schody zastaví. Neskončí, jen se zastaví, s vaší nohou ve vzduchu. Agnieszka Bąk, která jde vpředu, se opře o zeď a překříží kotníky.

    „Kolik jim dáme?“ ptá se { $other }.

    „Nic jim nedáš,“ říká Agnieszka. „Nečekají na tebe, čekají na *ně*.“ Ukáže bradou do tmy. Někdo tu nastupoval. Asi za minutu to pod nohama tak nějak vzdychne, jako by přibyla váha jednoho člověka, a schody pokračují.

guestbook-log-LW-74-title = Vikram mluví se schody
guestbook-log-LW-74 =
    Vikram Solanki jde dolů první, s rukou na zdi, a mluví. Obnovoval studny devět pater hluboké. Člověk prý řekne, co se chystá dělat. Prošlo tudy všelicos.

    Říká, že jste čtyři. Říká, že jste si otřeli nohy a jak moc dobrý je ten spoj vlevo. Má lehký hlas. Jde před ním za každou zatáčku, a když Vikram dojde na odpočívadlo, je prach vždycky shrnutý ke straně.

guestbook-log-LW-40-title = Fatou vrací
guestbook-log-LW-40 =
    Fatou Sarr jednou našla na pláži zlatý prsten a vrátila ho. Nic jiného se o ní nikdy nevypráví a ona toho má už dost.

    Na louce se před ní zastaví starý pán. Má prsten, na šňůrce, pod košilí. Je mu malý. „Byl po mamince,“ říká. „Pořád ho ztrácela. Vyprávěla nám, že na lodi byla jedna žena, co kvůli němu lezla dva dny po kolenou podél řeky.“ Dívá se na ni, jako se prohlíží mince. „Máme poděkovat,“ říká. „Kdybyste přijeli.“

guestbook-log-LW-70-title = Volací značka
guestbook-log-LW-70 =
    Vedle antény je bouda a v boudě devítiletá holka se sluchátky. Luz Marina Cordero se zastaví ve dveřích.

    „Tady,“ říká holka a řekne volací značku. Má šest písmen a vydala ji země, která už není. „Nic nezachyceno. Zítra ve stejný čas.“ Zapíše to do knihy. Je to čtyřstý třicátý svazek. Vzhlédne. „To se jen tak říká,“ vysvětluje. „Začalo to ještě předtím. Aby ten kmitočet nepropadl.“

    Luz Marina zjistí, že smekla klobouk. „Nepropadl,“ říká. „Mám koncesi.“

guestbook-log-LW-78-title = Plechová loď
guestbook-log-LW-78 =
    Pod zdí leží vytažená loďka: čtyři metry, plechová, se záplatou. Na záplatě má záplatu. Noor Iskandar odloží všechno, co nese, a lehne si na břicho do trávy.

    „Kdo dělal tuhle?“ ozve se zespodu.

    „Jak kterou,“ říká žena s košem. „Tu první jeden od vás. Nebyl s ní nikdy hotový, říkával táta, pořád se v ní vrtal. Pak my. Děláme jednu každé jaro.“ Noor má palec na nejstarším nýtu. Je zaražený třemi údery, ne čtyřmi. Leží tam s tváří na plechu tak dlouho, jak to jde, aby si toho nikdo nevšiml; pak sáhne do kapsy.
