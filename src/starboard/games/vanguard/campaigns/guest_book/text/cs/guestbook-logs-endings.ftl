# Záznamy: co se čte.

guestbook-log-LS-40-title = Listina
guestbook-log-LS-40 =
    { "*" }Odesláno z antény v Přezimově druhého dne Naslouchání, otevřenou řečí, šestkrát opakováno:*

    { "*" }*COP. PŘIJEĎTE.**

    Odpověď trvá devatenáct hodin. Všichni jste vyšli na hráz, pro nic za nic, abyste jí byli blíž. Řeka teče kolem ve svých třech kusech. Je vlahý večer.

    „Přijato,“ říká Mirela Dobrogeanu, písařka Karavany. „*Přijeďte*, jedno slovo. To je milé. Myslím, že tohle nám ještě nikdo neřekl.“ Je slyšet pero. „Čtyřicet jedna tisíc dvě stě osm. Mám se zeptat, jestli už tam někdo je.“

    Řeknete jí to. Domluvili jste se, že řeknete. Zabere to většinu z pěti dnů: věta a den, věta a den. Sto dvanáct lidí, v jednom domě. Řeka a co si někteří z nás o řece myslí. Že jsme to nerozhodli. Že je to velmi dobrá půda.

    „Všechno jsem to zapsala,“ říká na konci Mirela. „Já nerozhoduju, to víte. Nikdy jsem nerozhodovala. Mám jen záznamník. Nechávám lidi v tom domnění, protože jsou pak zdvořilejší.“ Odkašle si. „Jaké tam máte počasí?“

    Chvíli nikoho nenapadá, co říct. Někdo vystrčí mikrofon z okna.

    Trupy sestupují podle abecedy. Je jich tolik. Klekají si, boří do toho ruce po lokty a pláčou; pak někdo vstane, podívá se podél břehu a řekne, kudy by šel příkop.

guestbook-log-LS-40-b1 = Uhnula třem tisícům. Tři tisíce jsou na terase. Ostatní čekají nahoře, v trupech, které na čekání nikdo nestavěl, než se ti dole naučí žádat o další stejným způsobem: tři kameny a rok. Někteří budou vnuky lidí, které kvůli tomu vzbudili. Ale nikdo nevykopal jedinou stoku. Je to pravidlo, a to první, které tu kdy udělali lidé, kteří měli ke komu být zdvořilí.
guestbook-log-LS-40-b2 = Čerpadla běží dobře. Drží východní rameno o tři metry níž a na jeho dně jsou zahrady. Každé jaro vyjde odečítač podél latí. Značky bývaly tak složité. Rok od roku jsou prostší; letos na jaře je to jedna čára, docela rovná, až k moři.
guestbook-log-LS-40-b3 = Vrátili jí západní rameno. Bylo to v prvním hlasování a prošlo to, protože jedno dítě z Přezimova vstalo a vysvětlilo, podle čeho se pozná, že ji to bolí. Polí je o devítinu míň. Ve třetím roce, po povodni, se před školou objeví lavice čistého písku, přesně tam, kde se děti brodily blátem.
guestbook-log-LS-41-title = Tvrdá půda
guestbook-log-LS-41 =
    { "*" }Odesláno z antény v Přezimově druhého dne Naslouchání, otevřenou řečí, šestkrát opakováno:*

    { "*" }*TVRDÉ JITRO. NIČÍ. PŘIVEZTE VŠECHNO.**

    Odpověď trvá devatenáct hodin. Jíte, spíte na střídačku a špatně hrajete karty. Pak si v boudě odkašle nějaká mladá žena.

    „Přijato,“ říká Mirela Dobrogeanu, písařka Karavany. „*Ničí*, jedno slovo. To je doporučení?“

    Tak to jde pět dní: věta a den, věta a den. Vyprávíte jí o větru. Řeknete jí, že je to čtrnáct měsíců zimy a které věci tam stojí a stát zůstanou. Řeknete jí o tom druhém místě, protože i to musí zapsat: že bylo jedno lepší, s řekou a s někým v ní. Dáte jí čísla, jak stojí v knize. Čte je zpátky a má správně všechna.

    „Budou tam stát ve větru,“ říká Mirela, „a říkat: bylo jedno *lepší*. Já bych to říkala.“ Je slyšet pero. „Ale jaké to tam je? Teď, myslím. Jaké je počasí?“

    K mikrofonu se nakloní Maret Tamm. Nikdo nepamatuje, že by do nějakého mluvila. „Drží,“ říká.

guestbook-log-LS-41-b1 = Trupy sestupují dvě léta, podle abecedy, a stojí v závětří zdi jako krávy. První zima si vezme dvě stě dvanáct lidí. Anatole Grigorjan je zapisuje inkoustem a píše drobně, protože stránku nalinkoval pro víc. Nikdo nemá v papírech písmeno. Nějaký čas nemá nikdo papíry; děti toho roku jsou zapsané na rubu seznamu osiva, i s váhou. Druhé jaro je tu ulice. Je tu spor o jméno té ulice. Je to nejlepší spor, jaký jste kdy vedli, protože nikdo jiný ve vesmíru do toho nemá co mluvit.
guestbook-log-LS-41-b2 = Trupy sestupují dvě léta, podle abecedy, a ty poslední dosedají do sněhu. Byla jedna věc, na jejíž stavbu nedošlo. Je až s podivem, jak přesně se potom dá říct která. První zima si vezme devatenáct set lidí. Anatole Grigorjan je zapisuje inkoustem. Dělá to po večerech, stránku po stránce, a u každého se ptá, jak se to píše. Druhé jaro je tu ulice a lidé po ní chodí prostředkem, zavěšení do sebe, nejdřív aby se udrželi na nohou a později jen tak.
guestbook-log-LS-41-b3 = Trupy sestupují dvě léta a pak je zima. Čtyři tisíce čtyři sta. Nepíše drobně. Dal na to svázat tři knihy a není v nich řádek, který by přenechal písaři; ke konci linkuje sloupce po hmatu. „Někdo si je bude chtít vyhledat,“ říká Anatole. „Nerad bych, aby musel mhouřit oči.“ Druhé jaro je země tak měkká, že se dá kopat, a to udělají nejdřív. Pak je tu ulice. Vede od hrobů ke studni, protože tudy všichni chodí.
guestbook-log-LS-43-title = Vlastní slova
guestbook-log-LS-43 =
    { "*" }Odesláno z antény v Přezimově šestého dne Naslouchání, otevřenou řečí, E. Prowse:*

    { "*" }*JSOU TU LIDÉ. NIKDO SE JICH NEPTAL. ROZHODNĚTE, JAKO BY SE PTALI VÁS.**

    „Přijato,“ říká Mirela Dobrogeanu. „Kdo *je* tam?“

    Řekne jméno a že jeho dědeček je na desce. Na přemýšlení o tom je devatenáct hodin.

    „Čekala jsem loď,“ říká písařka. „Má tam být nějaká loď.“

    „Je tu,“ říká Emeka. „Přiletěli. Seděli u našeho stolu, byli velmi unavení. Myslím, že už to měli skoro hotové.“ Dívá se nahoru, na to místo na nebi, kde jste. „Byli by to řekli líp. Byli by to řekli příští týden.“

    Zapíše všechno: řeku, dům, tvrdou půdu ve vedlejší soustavě, osmnáctery dveře. Sama nic nezmůže. Bude muset někoho vzbudit a zeptat se a ten bude muset vzbudit někoho dalšího. Možná jim to bude trvat sto let, než se rozhodnou, dokola a dokola, tam venku, jedenáct lamp ve tmě. Být někde mezi, to jim vždycky šlo.

    Slyšíte to celé na lodi, v jídelně, se zvukem naplno. Na konci sáhne Ruth Adeyinka po tužce. „Řekl to,“ říká. „Myslím, že není nic, co jsme neřekli.“

    Pěstuje fazole. Vzcházejí.

guestbook-log-LS-44-title = Široký okraj
guestbook-log-LS-44 =
    Stůl hlasuje. Je to velmi spořádané. Jedenasedmdesát ku třiadvaceti, jeden nehlasoval, musel k hrnci.

    Byly pro to důvody a byly dobré: soudit nemůže ten, kdo si pamatuje. Dalo by se to celé přečíst potřetí, s čistýma rukama. Zpráva bude opakovat, co říkala vždycky: *Cop, nebude-li opraveno*; Karavana to vezme, nebo už to vzala. Halina počítá dávku. Nemusí si ji najít. Varuje každého z vás.

    Lámou se stébla. Lámou se poctivě. Bohumil Vrána rozevře pěst, podívá se a směje se, až se musí chytit stolu.

    Má spoustu práce. Natírá. Vrací hodiny, všechny, na vteřinu. Z jednoho hrnku smyje jméno. Musí se znovu udělat mosazná deska, je na ní víc jmen, a on ji leští. Je tu zárubeň, na kterou nemá sahat, a nesahá; obchází ji, jako se obchází spící pes.

guestbook-log-LS-44-b1 = Je na ní šest čárek. Přidrží k nim lampu a počítá. Nikdo už nebude vědět, čí jsou; tak zněl návrh. Nepřidá nic a nic neubere.
guestbook-log-LS-44-b2 = Není na ní nic, na co by se muselo dávat pozor: přetřeli ji v prvních týdnech, a moc pěkně. Stejně ji obchází.
guestbook-log-LS-44-b3 = Je tu bota v rukavici. Přemýšlí o ní celý den. Nakonec si klekne a přistrčí ji pod jedno lůžko, až ke zdi, jak boty bývají.
guestbook-log-LS-44-b4 = Je tu pytel šedé vlny ze židle noční hlídky. Nedá se vykázat. Čtyři roky na něm spí sám a pytel neslehne.
guestbook-log-LS-44-b5 = Je tu stránka s číslem, dvakrát. Otisk spálí. Číslo spálit nejde; odříkává si je nad hrnci. Na cestě teď nejspíš stelou postele.
guestbook-log-LS-44-b6 = Jsou tu tři metry fazolí. V žádném seznamu nejsou. Jí je, talíř týdně, a jednatřicet lusků pověsí na provázek, kde se jim někdo podiví.
guestbook-log-LS-44-b7 = Lístek ze strany devět set shořel. Halina ho napsala znovu, zpaměti. Najde ho, když stěhuje police, vrátí ho na správnou stránku a vidí, že je tam po něm otisk už třikrát.
guestbook-log-LS-44-b8 = Je tu lampa na devítce. Zhasne ji, jak má. V pět ráno se přistihne, že před ní stojí se sirkou. Rozhlédne se na obě strany chodby.
guestbook-log-LS-45-title = Kuchař prostírá
guestbook-log-LS-45 =
    Není už koho poslat. Na palubě jsou lidé, na ošetřovně, na lůžkách, na chodbě s dekou kolem ramen; ale nejsou tu dva, kteří by se mohli postavit na žlutou čáru, všichni to vědí a hlasovat se o tom nemusí.

    Kuchař udělá večeři. Vaří pro devadesát pět, protože jiný hrnec nemá, a ze zvyku odloží talíř pro devadesátého šestého. Roznáší ji. Sedí u těch, kdo neudrží lžíci. Když usnou, umyje nádobí, utře je a pověsí utěrku.

    Pak si vytáhne zprávu, která měla být vaše, a ořeže tužku.

    Nikdy nenapsal nic delšího než seznam. Trvá mu to devět nocí. Dá tam všechno: studnu a hrnek, poledne, co chodí, zvířata, která se opřou; jak daleko jste došli, co jste tam udělali a jaké to bylo poslouchat o tom okénkem. Dá tam, co kdo rád. Hodně škrtá. Je to nejlepší zpráva, jaká kdy o nějakém světě vznikla, a končí: *byli opatrní. Nechal bych je u sebe přespat.*

    Když přijde čas, odešle ji z můstku, jedním prstem. Hodně daleko někdo zakašle. Nikdo neví, jestli se tomu věří.

guestbook-log-LS-45-b1 = Dal tam, že jeden z nich se napil dřív, než se udělala zkouška. *Nikdy jsem nebyl tak pyšný*, napsal; pak to škrtl, že to nepatří k věci; a pak to tam napsal znovu.
guestbook-log-LS-45-b2 = Dal tam to tele. Zabere stránku a půl. Mělo se hodinu nahrávat ticho a oni místo toho dělali ten rámus.
guestbook-log-LS-45-b3 = Dal tam, že je jedna zárubeň, co na ní je a že na to nikdo neměl srdce.
guestbook-log-LS-45-b4 = Dal tam, že byla jedna zárubeň; že udělali, co se jim řeklo, a dobře, a že to nikdo nemohl vědět.
guestbook-log-LS-45-b5 = Začíná ji, jak by začali oni. *Milá písařko. Jedla jsi? Máme se dobře. Doufáme, že se Ti dobře spalo.*
guestbook-log-LS-45-b6 = Píše ji na podlaze v chodbě devět, protože tam svítí lampa. Hlasovalo se, že se nechá.
guestbook-log-LS-45-b7 = Dal tam fazole: jednatřicet lusků a pak tři metry. *Sít na prst hluboko*, stojí uprostřed stránky o něčem docela jiném, *kdo tohle dostane.*
guestbook-log-LS-45-b8 = Dal tam, že v jedné knize přeškrtli řádek. Neříká, jestli měli. Říká, že to bylo podle pravítka.

guestbook-log-LS-46-title = Zárubeň
guestbook-log-LS-46 = Když se *Čistopis* rozebírá na plech, přicházejí se lidé ptát na kus dřeva.
guestbook-log-LS-46-b1 = Jako první vynesou kus zárubně, dva lidé, naplocho, jako sklo. Stojí ve třídě. Je na ní teď jednačtyřicet čárek, od několika rukou, a platí pravidlo, že se člověk musí zout.
guestbook-log-LS-46-b2 = Někdo na ní jednu zimu pracuje skalpelem a teplou vodou. Čtyři ze šesti se vrátí. Ty dvě zbývající jsou v barvě, kterou někdo schoval.
guestbook-log-LS-47-title = Liis a Maret
guestbook-log-LS-47 = Měly jedenáct let a dobrou část z nich strávily tím, že se neshodly o jedné posteli.
guestbook-log-LS-47-b1 = Připravená byla Maret. Měla větu, prošla ji s Halinou, a co řekla, u postele, s kloboukem v rukou, bylo: „To máš pověšené na špatné straně.“ Liis řekla, že ví. Jen prý čekala, až to někdo řekne.
guestbook-log-LS-47-b2 = Maret se to dozvěděla od ní, přes celou kuchyň, když byl hrnec bez pokličky. Ptala se, proč jí to nikdo neřekl. Dobrá odpověď na to nebyla, tehdy ani později. Trvalo pár let, než se přestala ptát, a ne vždycky přestala; ale spravila v domě všechny panty a nikomu neušlo, že začala těmi, které jsou na dveřích z dětské strany.
guestbook-log-LS-48-title = Stádo
guestbook-log-LS-48 =
    O Tichu se vypráví jedna věc. Ve třicátém roce tam přistáli měřiči, jeden z nich uklouzl a vykřikl a stádo přišlo, jak už chodí.

    Za starou krávou šla jedna ne tak stará. Měla kolem sebe popruh zarostlý do vlny: přívozní, sešitý plachtařským stehem. Opřela se s ostatními. Ale napřed prošla podél řady lidí a na každého se podívala, jako se čeká na někoho z lodi.

guestbook-log-LS-49-title = Hrnek
guestbook-log-LS-49 = Je jeden hrnek. Hodně se o něj hádalo.
guestbook-log-LS-49-b1 = Jeden z vás z něj pil dřív, než se udělala zkouška. V dějepise má ten člověk jméno: *první host*. Byl z vás ze všech nejmíň opatrný, jediný o tom vůbec nepřemýšlel a čtyřicet let se s ním o tom nedalo mluvit.
guestbook-log-LS-49-b2 = Láhev se vzorkem pořád stojí na polici. Každých deset let ji někdo změří. Napily se z ní čtyři komise na návštěvě a jedna kočka a je o něco víc než plná.
guestbook-log-LS-49-b3 = Nikdo se nenapil. Visí u studny na Prahu, na dlaň nad vodou; a v den, kdy pohřbili posledního z devadesáti pěti, si nějaký kluk vzal bez dovolení jeden z příborů, zaletěl tam a napil se.
guestbook-log-LS-50-title = Boty
guestbook-log-LS-50 = Pohřbili je s ní. Byla řeč i o muzeu.
guestbook-log-LS-50-b1 = Z Honáka ji přivezl v rukavici někdo, kdo nikdy neuměl říct, proč ji zvedl. Novou podrážku měla jedna. Tu druhou udělala Maret, v padesáti, za jedno odpoledne; nebylo by se slušelo vypravit ji na cestu v každé jiné.
guestbook-log-LS-50-b2 = Jednu. Druhá visí na háku, v domě, který chodí, a kývá se ve svém oblouku. Říkávala, že je ještě venku.
guestbook-log-LS-51-title = Zeď
guestbook-log-LS-51 = Mezera v ní je zavřená tím kamenem, který do ní patřil.
guestbook-log-LS-51-b1 = Je tam lavička pro toho starého pána, kterému zlomili ruku. Sedal na ní za každého pěkného dne a mluvil s každým, kdo se zastavil. O té ruce ho nikdo nikdy neslyšel mluvit. V den, kdy se čtou jména, jich je jedenáct a po nich ticho na délku jednoho jména, protože tentokrát nikdo nezemřel; a Joaquim Bastos, kterého o to požádali, u něj rok co rok stál, dokud stát mohl, tváří na tu stranu jako tehdy.
guestbook-log-LS-51-b2 = Chodí po ní děti. Je to zakázané. Joaquima Bastose, který to má na starosti zakazovat, tam skoro každý večer vidíte, jak drží za ruku toho, kdo je zrovna nahoře, aby nespadl.
guestbook-log-LS-52-title = Bo
guestbook-log-LS-52 = Nikdy z desky žádné jméno nesundal a žádné na ni nepřidal. Vařil.
guestbook-log-LS-52-b1 = Čtyři lidé tehdy přišli zadem a zeptali se ho nejdřív. Nikdy nezapomněl kteří. Když zestárli a byla řada na nich, aby jim někdo nosil jídlo na tácu, byl to vždycky on, kdo ho přinesl, sedl si na kraj postele, začal vyprávět a dovyprávěl až do konce.
guestbook-log-LS-52-b2 = Zeptali se ho přede všemi. Byl to poctivý způsob; sám to říkal. Ale pak už se ostýchal místností, kde se najednou ztiší, a do konce života se vždycky někdo postaral, aby bylo, když vejde kuchař, trochu hluku.
guestbook-log-LS-52-b3 = Nikdo se ho nezeptal. Vstal sám. V těch končinách se o člověku, který udělá něco těžkého a nečeká, až ho donutí, říká: *vylezl z okénka*. Děti, které to říkají, myslí, že je to o nějakém zvířeti.
guestbook-log-LS-53-title = Řeka
guestbook-log-LS-53 = Latě se odečítají dál. Je to čestné místo a platí se rybami.
guestbook-log-LS-53-b1 = Vedle jedenašedesáté latě je nová značka. Není to výška. Každý rok ve stejnou dobu nakreslí kraj vody do bahna pod terasou čáru, rovně, po celé délce. Trvalo dlouho, než někdo přinesl rýč, nakreslil vedle druhou a ustoupil.
guestbook-log-LS-53-b2 = Znovu se jí zeptali až ve čtvrtém roce. Od té doby se ptají každé jaro, kameny, vždycky ti, komu je devět. Zatím nikdy nepotřebovala nic moc velkého.
guestbook-log-LS-53-b3 = Nakreslila dům s jedněmi dveřmi otevřenými. Zvykli si nechávat tam, na tom konci, celé léto jedny otevřené taky. Dělá to průvan. Nikdo nikdy nevešel, jen jednou řeka, po kotníky; a zase odešla a předtím si otřela nohy.
guestbook-log-LS-53-b4 = Nikdy jste se jí na nic nezeptali. Jsou tací, kdo říkají, že by to bylo jedno, že to celou dobu byla hydraulika. Říkají to potichu. Na praporky nikdy nesáhla.
guestbook-log-LS-54-title = Studny
guestbook-log-LS-54 =
    Je takový seznam. Kdo ho začal, to nikdo neví. Visí na zdi u dveří každého domu podél cesty a stojí v něm, co kdo spravil, a den.

    Vaše jména na něm jsou na několika místech. Pod každým jsou teď další, jinou rukou a tím, co ruka není. Před jídlem se čte nahlas, je to zvyk. Trvá to rok od roku déle, polévka stydne a nikoho by ani ve snu nenapadlo něco z něj vynechat.

guestbook-log-LS-55-title = Vitrína se otevírá
guestbook-log-LS-55 =
    Anatole Grigorjan zanechal pokyny. O prvním výročí otevřeli vitrínu a všechno vrátili.

    Stálo to devět let a dva moduly. Hřeben se položil do rokle, klika se přišroubovala na dveře a šestnáct štítků přišlo domů v obálce. Kdo věc přivezl, měl tam zůstat jednu noc, něco spravit a říct, kolik lidí ho poslalo.

guestbook-log-LS-56-title = Jména
guestbook-log-LS-56 = Je ještě jedna deska. Je malá. Jsou na ní ti, kdo kvůli vám sestoupili na nějaký svět a nevrátili se; a pod ní je řada háčků. Odřené jsou tam, kde jsou odřené, od hrnků, které někdo sundá, používá a zase pověsí.
guestbook-log-LS-57-title = Bouda
guestbook-log-LS-57 =
    Nikdo další už neletí; z jedenácti trupů je plech a brázdy. Vysílač má přesto obsluhu, jednu noc z deseti, podle losu, kdyby byl snad někdo na cestě a potřeboval poradit. Před dveřmi stojí vědro a vedle něj visí hrnek, na řetízku, ve výšce, která nesedí nikomu. Nad ním je nejkratší předpis, jaký kdy u Stolu prošel:

    { "*" }Nejdřív se napít.*

guestbook-log-LS-58-title = A potom
guestbook-log-LS-58 = Každý, kdo u toho byl, to vypráví v jiném pořadí a není jich už mnoho. Na tomhle se shodnou.
