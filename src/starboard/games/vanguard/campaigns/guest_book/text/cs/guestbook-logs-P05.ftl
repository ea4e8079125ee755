# Záznamy: co se čte.

guestbook-log-L05-1-title = Vedle kráčejícího domu
guestbook-log-L05-1 =
    Přistanete u cesty vyšlapané do pláně po kolena, a než si prach sedne, projde kolem dům.

    Má jedenáct nohou a komín. Jde jako žena s nákupem. Kvůli vám se nezastaví a na modul taky nešlápne: v poslední chvíli podrží jednu nohu ve vzduchu, zváží to a položí ji kousek víc vlevo. V boku má dva přístavky s otevřenými dveřmi a z jednoho vlaje lano, s okem na konci, ve výšce ruky běžícího člověka.

    Za ním, nízko na východě, bručí obzor.

    „Má to k nám dva dny,“ říká o obzoru { $other }. Všichni se díváte, jak dům odchází, krokem unaveného člověka, po cestě, která nevede nikam než dokola. Pak se dáte do běhu.

guestbook-log-L05-2-title = Nastupování
guestbook-log-L05-2 =
    Má to svůj grif. Běží se vedle nohy a ne vedle dveří; noha se zvedne a člověk jde s ní. Pak leží na podlaze, která se naklání, a za límec ho drží něčí ruka.

    Uvnitř jsou samé houpací sítě a háky. Věci visí tak, aby se mohly kývat, a kde se kývaly, je zeď vydřená, každá věc má svůj oblouk. Je ticho. Zdola je slyšet chůze, jedenáctkrát, nikdy úplně zároveň.

guestbook-log-L05-3-title = Bota
guestbook-log-L05-3 =
    Leží pod lůžkem, přistrčená ke zdi, jak boty bývají. Je dětská. Levá.

    Má novou podrážku z kusu dopravního pásu, od někoho, kdo to nedělal poprvé. Tkanička je kus signální šňůry. Uvnitř, kde bývá pata, je podšívka prošlapaná až na kůži, někým asi pětiletým, kdo hodně běhal.

    „Panenka,“ říká { $other }. „Obalový materiál. Balilo se do všeho možného.“ Pod lůžkem je spousta prachu. Na botě ne. Něco o šesti nohách sem chodí, obrací ji a dává zpátky.

    Ve zdi, ve výšce kolena, je hák, na háku nevisí nic a prach na něm má tvar boty.

guestbook-log-L05-3-c1 = Nechat si ji.
guestbook-log-L05-3-r1 = Zabalíte ji do rukavice. Váží tolik co vejce. Celý den víte, ve které kapse je.
guestbook-log-L05-3-c2 = Pověsit ji na hák.
guestbook-log-L05-3-r2 = Pověsíte ji za tkaničku. Kývá se, jak se kývá dům; do minuty najde svůj oblouk.
guestbook-log-L05-4-title = Pokleká
guestbook-log-L05-4 =
    Zastaví se mezi zdmi doku, zvedne jednu nohu po druhé, jako když se zouvají boty, a poklekne. Přístavky jsou na úrovni země. Ze střechy se sype prach. Pod oběma přístavky se otevírá třetí, dlouhý a nízký, který se za chůze otevřít nedal.

    Je to ložnice. Jedenáct postelí jedenácti délek, jedna na nohu. Většina je pro někoho, koho si neumíte představit. Desátá je pro někoho dvoumetrového a plochého. Jedenáctá má slamník z balicí slámy, modrý, z loděnice. Je dlouhá sto deset centimetrů. U nohou je prkno, aby se nevypadlo.

    Nikdo nenabízí vysvětlení. Desta v rádiu s jedním začne. Je v něm *Předchůdkyně* a její kapitán, který má mezitím plnovous a papouška. Po větě nebo dvou toho nechá.

    Dům vydechne. Poprvé, co se na něj kdo dívá, nikam nejde.

guestbook-log-L05-5-title = Sbor vás dohání
guestbook-log-L05-5 =
    Nejdřív se ozvou v domě drobnosti: lžíce, pant, okraj misky. Pak zuby. Není to nahlas. Je to akord a vy jste v něm.

    Prach jde přes střechu a světlo hnědne. Nohy jdou rychleji, přísahali byste, že jdou, a náklon je takový, že lampy trčí od zdi.

    { $active } se přidá, docela hluboko. Pomáhá to. Byla to, jak si potom spočítáte, chyba; on to má rád.

guestbook-log-L05-6-title = Zvon
guestbook-log-L05-6 =
    Zazvoníte. Zní ploše, jako pánev. A pak člověk čeká, jak už se čeká.

    Přesně za minutu, podle Minhových hodinek, odpoví ze vzdáleného konce doku nic. Je to velmi určité nic. Trvá stejně dlouho jako tón a je pro ně uklizeno místo.

guestbook-log-L05-8-title = Honák, úplně
guestbook-log-L05-8 =
    Když odlétáte, zase vstává: jedna noha, pak druhá, s rukou, dá-li se to tak říct, na koleni. Počká, až je modul bezpečně pryč. Pak se vydá po cestě, starým krokem, bouři dva dny za sebou.

    Máte jeho váhu, délku kroku a plán vnitřku. Našli jste, kdo zhruba spával v deseti z jedenácti postelí. Pro jedenáctou má zpráva stránku. Nadpis zní *Rozměry* a nějaké tam jsou.

    Anatole ji čte v korektuře. Ptá se, jestli by si tu stránku mohl nechat přes noc.

guestbook-log-L05-9-title = Honák, zčásti
guestbook-log-L05-9 =
    Jde. Přešel kolem vás, přes vás a jednou, velice opatrně, okolo; a než jste se postavili na nohy, je z něj komín na obzoru a za ním hnědá stěna.

    Aspoň jste změřili cestu. Má po obvodu jedenáct set kilometrů a po celé délce je prošlapaná po kolena. Dáte to do zprávy zvlášť.

    V jídelně se ptají, jaké to bylo. Jako když ujede autobus, říká { $active }, a někdo se zasměje. Teprve večer si kdosi všimne, že autobus je pro lidi.

guestbook-log-L05-10-title = Velice opatrně
guestbook-log-L05-10 =
    Poslední, co vidíte, vleže na zádech, je spodek domu. Noha dopadne z téhle strany. Noha dopadne z tamté strany. Na čtyři kroky jste v jeho stínu a mimo vítr a sbor přejde přes střechu a nikoho nenajde.

    Pak je tu nebe. Vedle vás se něco spouští na laně a jsou to nosítka.
