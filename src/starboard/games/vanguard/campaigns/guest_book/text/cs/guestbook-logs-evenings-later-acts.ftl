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
guestbook-log-LM-36-b3 = Nenapsali jste nic. Sikdar tomu říká jediné čisté pozorování v celé té věci. Na oddělení, kde se věci rádi probírají pomalu, to mají za slušné vychování: za dům, který spí, se neodpovídá.
guestbook-log-LM-36-b4 = Přeškrtli jste to. Pořád se to dá přečíst, říkají všichni; to je na tom to nejhorší. Ze sboru vystoupili dva a Bastos našel na dveřích na třetí palubě papír, na kterém byla jedna rovná čára a nic jiného. Na druhé straně má laboratoř vzorek toho inkoustu, pod tou čárou, a stojí za to.
guestbook-log-LM-43-title = Dva konce stolu
guestbook-log-LM-43 =
    Stůl má jedenáct metrů. Zápis sedí na konci u okénka a Půda u dveří a mezi nimi je kus lavice, asi na šířku řeky, kde je jenom sůl.

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
guestbook-log-LM-46-b1 = Je to hlavně vítr. Pak něco docela blízko dýchá a obchází mikrofon, pořád dokola. Má to na sobě sponu. Tu sponu je slyšet. Nakonec si to lehne zády k přístroji a ručička se do rána ani nehne. Pouštějí to na oddělení. Museli to pustit na všech palubách.
guestbook-log-LM-46-b2 = Je to hlavně vítr. Každý večer, v hodinu, kdy jste tamtudy šli, něco volá: ne nahlas a na nikoho. Po chvíli přestane. Přišla žádost, nepodepsaná, ať se to vypne, a Sikdar, která v životě žádnou kontrolu nevypnula, to jde udělat sama.
guestbook-log-LM-39-title = Kdo promluví
guestbook-log-LM-39 =
    { "*" }Bod od předsedající, osobně.* Ruth Adeyinka říká, že na téhle lodi jsou teď dvě strany a že se v úterý slyšela, jak má pravdu hlasem, který nikomu nenechal místo.

    Dřív ten hlas nemívala. Neví, kde k němu přišla. Bude dál počítat ruce a psát zápis. Ale přijde den, kdy bude muset někdo vstát a promluvit za všechny k lidem, kteří nejsou my; a ona žádá, aby to byl pan Bastos, kdyby byl tak laskav, protože ještě nikdy neodpověděl na nic dřív, než se ho zeptali.

    Zástupce Ochranky po chvíli říká, že to s filtry byla dobrá otázka. Pak říká, že by to udělal.

guestbook-log-LM-39-c1 = Má to být Ruth.
guestbook-log-LM-39-r1 = „Bere se na vědomí,“ říká Ruth. Posadí se. Židli posune o dlaň stranou, aby už nestála tak docela v čele, a další bod otevře zakašláním.
guestbook-log-LM-39-c2 = Má to být Bastos.
guestbook-log-LM-39-r2 = Cvičí. Potkáte ho na noční obchůzce, jak se před nějakými dveřmi nadechuje. Došel zatím k *dobrý večer* a má dojem, že je to možná dlouhé.
guestbook-log-LM-38-title = Lístek
guestbook-log-LM-38 =
    Halina Wierzba zve čtyři stoly po večerce na oddělení. Na kolenou má *Lékopis* a otevře ho na straně devět set. Leží tam lístek, čtverečkovaný, její rukou: tolik na kilogram, *šest let*, *ne pod dvanáct.*

    „Nevzpomínám si na něj,“ říká. „Spočítala jsem to teď znovu, od nuly, a vychází mi to stejně. Fungovalo by to. Řekla jsem si, že by o takové věci na palubě měl vědět někdo kromě mě.“ Varuje vás, že vás chce požádat o radu. Vypadá to, že ji to stojí víc než jehla.

guestbook-log-LM-38-c1 = Spálit ho.
guestbook-log-LM-38-r1 = Zapálí ho od lihového kahanu a drží za růžek, dokud to nejde na nehty. „Tak,“ říká Halina. Je v místnosti jediná, koho napadlo, že ho může napsat znovu.
guestbook-log-LM-38-c2 = Nechat ho.
guestbook-log-LM-38-r2 = Vrací se na stranu devět set. Napadly ji další dvě věci, na které by se třetina toho dala použít, proti bolesti; a spala prý, poprvé za měsíc. Je útěcha, když vás u něčeho někdo viděl.
guestbook-log-LM-32-title = U dveří
guestbook-log-LM-32 = Bastos má v knize noční obchůzky nový záznam. Zní: *devítka: obsazeno.*
guestbook-log-LM-32-b1 = Je to tou lampou. Svítí, a tak je kam jít s knížkou, když člověk nemůže spát. Dva z těch, kdo mají ležet na oddělení, sedí venku na zemi pod dekou a hádají se o šachy. Halině to řekli. Přišla, podívala se, šla si pro kartu a posunula je o postel dál.
guestbook-log-LM-32-b2 = Od té doby, co lampu zhasli, je tam tma jako v pytli. Slyší je dřív, než je vidí: čtyři nebo pět lidí podél zdi, každý přišel sám a nechtěl to říct. Něčí noha je v něčím čaji. Je z toho vymknuté zápěstí a tác nástrojů, který spadl do šachty.
guestbook-log-LM-37-title = Druhý náčrt
guestbook-log-LM-37 = Teď je opravdu komu psát, a ne až za šedesát osm let. Vytáhli starý list. *Milá písařko. Máme se dobře. Doufáme, že se Ti dobře spalo.* A za tím větu, která je napsaná inkoustem.
guestbook-log-LM-37-b1 = { "*" }Jaké tam máš počasí?* „Je to hloupé,“ říká lanař, který to psal. „Je to trup. Budou se nám smát.“ Ruth to čte dvakrát. Myslí na člověka, kterého na devět dní za třicet let vzbudí v chladné místnosti, samotného; a jaké to je, když mu někdo přečte tohle. Navrhuje, aby to zůstalo. Přijato, a někdo otevírá zpěvník.
guestbook-log-LM-37-b2 = { "*" }Ještě jsme to nenašli.* Pořád je to pravda. Je to jediný papír na palubě, o kterém se to dá říct, poznamenává Anatole: srovnal ho, řádek po řádku, se všemi ostatními. Nechávají ho tak. Mělo to ten účinek, že se zprávy píšou kratší.
guestbook-log-LM-37-b3 = { "*" }Jedla jsi?* Chvíli se mluví o tom, jestli je to otázka do úředního sdělení. Kuchař stojí v okénku se založenýma rukama a pro jednou se na to nikoho neptá. „Nechte to,“ říká Bastos. „Na jejím místě bych chtěl, aby se mě na to zeptali.“ Po večeři leží na žluté čáře jedenáct balíčků, které nikdo neobjednal.
guestbook-log-LM-34-title = Jedenáct tónů
guestbook-log-LM-34 = Dostalo se to do lodi. Už nikdo neví, kdo začal.
guestbook-log-LM-34-b1 = Je to oddělení. Od Ticha tam pásek hraje každou noc, a kdo tam ležel, odnese si ho s sebou. Půlka Lůžkové paluby usíná na devátém tónu. Porovnali si, co se jim zdá, jak se to u kaše dělá, a je to pokoj se žlutými stěnami. Spí se v něm tak dobře, že už není koho psát na seznam nemocných.
guestbook-log-LM-34-b2 = Je to výtah. Pásek nikdo nepustil od chvíle, kdy ho uklidili, takže není proti čemu něco mít; ale kabina teď jezdí k laboratoři sama, v každou hodinu, stojí tam s otevřenými dveřmi a motor si brouká. Maret ho měla čtyřikrát rozebraný. Motoru nic není. Žere spoustu proudu.
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
guestbook-log-LM-41 = Kdo byl na Tvrdém jitru, pozná se podle rukou. Drží lžíci jako lopatu. Nikdo si nestěžuje; jen se trochu porovnává.
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
    Naslíní si prst a sehne se. Všichni se díváte: stal se z toho takový zvyk po příletu.

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
