# Záznamy: co se čte.

guestbook-log-LS-01-title = Zápis z prvního jednání Stolu
guestbook-log-LS-01 =
    ZÁPIS Z JEDNÁNÍ STOLU. *Přítomno: devadesát pět. Předsedá: R. Adeyinka. Polévka: kroupová.*

    1. Předsedající poznamenává, že se devadesát dva let nekonala schůze a že všichni přišli včas.

    2. Čte se koncept. Osmnáct světů. Předsedající žádá, aby se navštívily v pořadí, v jakém se k nim dá dostat, a aby se o nich psalo, jaké jsou, ne jaké by je kdo chtěl mít.

    3. Účetní hlásí, že Společná pokladna souhlasí. Je požádán, aby to zopakoval přesvědčivěji.

    4. Zástupkyně velitele Techniky hlásí, že loď je v pořádku, chybí jedno lano a na chodbě devět jsou dveře bez klíče. Na jejich zárubni jsou čárky tužkou. Navrhuje je zatřít, z důvodu pořádku. Někdo se ptá, čí jsou. Nikdo neví. Někdo říká, že se mu docela líbí.

    5. Navigátorka T. Faleolo je dotázána na polohu lodi. Odpovídá: Předsíň. Je dotázána, proč se to tak jmenuje. Jmenuje se to tak na mapě.

    6. Předsedající se ptá, jestli je něco, co jsme neřekli.

    7. Není.

guestbook-log-LS-02-title = Loudal v číslech
guestbook-log-LS-02 =
    Parveen Sikdar to má připíchnuté na stěně jídelny: čísla konceptu modře, vaše černě. Leží na sobě tak těsně, že ode dveří to vypadá jako jediná čára, kterou kreslil někdo s rýmou.

    „To je velmi dobré,“ říká. Říká to už počtvrté. „O takové shodě se člověku zdá. Nikdo ji nikdy neměl.“ Sundá si brýle a zase si je nasadí. „Měla jsem studenta, kterému vycházely takové shody. Chtěla jsem vidět jeho přístroje.“

    „A?“ ptá se Desta.

    „Žádné neměl.“

    Anatole Grigorjan se přišel podívat po nějakém účtu. Stojí před stěnou s rukama za zády a sčítá. Všimnete si, že se u jednoho řádku zarazí, u soli, a pohne rty; a že neřekne, co ho napadlo.

    Pod černými čísly je večer připsáno: *další.*

guestbook-log-LS-03-title = Devátý den
guestbook-log-LS-03 =
    Kuchař prostírá. Na prázdné místo u lavice, u každého jídla: miska, lžíce, hrnek s vyštípnutým okrajem, do kterého tak dobře zapadl palec. Tady vždycky sedává { $lost }. Nikdo si tam nesedá a nikdo se tam nedívá. Po každém jídle misku odnese, plnou, a k dalšímu se vrací prázdná a čistá.

    Mysleli jste, že na to je předpis. Na Bezpečnosti se podívají do předpisů; není.

    Desátého rána je to obyčejný kus lavice. Někdo přijde pozdě, sedne si tam, protože jinde není kde, uvidí, kde sedí, a začne vstávat.

    „Jen seďte,“ říká kuchař. „Jedli jste?“

    V tiché komoře je háček a na něm ten hrnek, vyštípnutým místem dopředu. A pod mosaznou deskou s padesáti čtyřmi jmény je řada háčků, na kterých nic nevisí, a barva je odřená na devatenácti místech.

guestbook-log-LS-04-title = O slyšení nápěvů
guestbook-log-LS-04 =
    Přednáška se jmenuje *O slyšení nápěvů* a je plno. Parveen Sikdar má ukazovátko. Pouští volání stáda, kapání kohoutku, ventilátor z chodby devět a místnost plnou jedlíků; a na konci si s kohoutkem broukají všichni.

    „Vidíte,“ říká. „Nemůžeme si pomoct. Jsme ten druh zvířete, které slyší svoje jméno ve štěrku. Prosím vás, abyste si to užili a abyste tomu nevěřili.“ Potlesk. Přesně tohle všichni chtěli slyšet.

    Maret Tamm odchází před dotazy. Najdou ji v navijákové hale, jak rozebírá motor, který měl v úterý generálku.

    „Dobrá přednáška,“ říká a neotáčí se. „Podej mi ten druhý. Ne. Ten *druhý*.“ A potom, po pěkné chvíli, motoru: „Na konci to chce zase dolů. Nic víc. Chce to dolů a ona to tam zastaví.“

guestbook-log-LS-05-title = Než píchne jehla
guestbook-log-LS-05 =
    Halina Wierzba před jehlou varuje. „Teď to bude studit. Teď to bude vosa. Teď mě nebudete mít rádi.“ Dělá to tak dlouho, že i pacienti, kteří nejsou při vědomí, na správném místě zatají dech.

    Tenhle ne. Přesto to všechno říká: studit, vosa, rádi. Podváže. Napíše na kartu čas, dávku a iniciály; podívá se na číslo u dávky a pero se vrátí a sedmičku trochu obtáhne.

    „Takové množství tohohle jsem ještě nikdy nepodala,“ říká sestře. „A nemusela jsem si ho hledat.“

    Sestra míní, že je velmi zkušená lékařka.

    „Ano,“ říká Halina. „Ráda bych věděla v čem.“

guestbook-log-LS-06-title = Hvězdy
guestbook-log-LS-06 =
    Teuila Faleolo prosí, aby se zhasly lampy.

    Na konci Stolu visí prostěradlo a na něj promítá nebe. „Tohle mě učila babička,“ říká a jmenuje je zleva doprava, jako se odříkává zpěv: Pádlo, Dva bratři, Hák a to, co je na Háku. „Posunula jsem to o devadesát dva let. Takhle by to odsud mělo vypadat.“ Pak přes to položí druhou desku. „A tohle je za oknem.“

    Všechno má dva okraje.

    „Myslela jsem, že je to mnou. Myslím si to šest týdnů. Člověk kontroluje nejdřív vlastní počty.“ Posouvá jednu desku po druhé, pomalu, až splynou. „Tady. To je sto padesát sedm let a dva měsíce. Ne devadesát dva.“

    Pham Duc Minh říká, že po probuzení zkontroloval všechny hodiny a šly na vteřinu přesně. Všechny.

    „Ano,“ říká Teuila. „To mi taky přišlo zvláštní. Šly vám tak někdy?“

    Stolu chvíli trvá, než to odečte. Je slyšet, jak se odčítá. Šedesát pět let je pryč a nikdo je neměl. Karavana není šedesát osm let za vámi: jsou to tři roky. Probudí jednu písařku, ta bude devět dní poslouchat, a pak jedenáct trupů buď začne brzdit k místu, které řeknete, nebo ho ve tmě mine. Je to třetí Naslouchání. Čtvrté nebude.

    „Je něco,“ začne Ruth Adeyinka a zarazí se. Srovná si papíry. „Je něco, co jsme neřekli.“

    Na druhém konci vstává kuchař a jde k lampám. Rozsvěcí jednu po druhé. Nepospíchá a k místnosti stojí zády.

guestbook-log-LS-10-title = Kdo zůstal
guestbook-log-LS-10 = { $lost } říká *leťte* na otevřeném kanálu, hlasem, jakým se mluví k někomu, kdo drží dveře. Tak letíte. Do výšky, z které už člověk není vidět, to trvá jedenáct vteřin a devět z nich je tam dole lampa, kterou někdo pomalu pohybuje ze strany na stranu, abyste věděli, kde je nahoře.
guestbook-log-LS-22-title = Každý si umyje svůj
guestbook-log-LS-22 =
    Žádný výstup se nekoná. Nikdo neřekl nic, co by se dalo zapsat. Jen si po večeři pár lidí odnese talíře ke dřezu, umyjí si je, utřou a odnesou si je s sebou do kóje.

    Na konci týdne to dělá většina.

    Kuchař nemá co utírat. Stojí s utěrkou přes rameno v hodinu, kdy před sebou vždycky míval stovku talířů, a dívá se na čistý odkapávač.

    „Na jedné lodi, kde jsem býval,“ říká klukovi, co nosí hrnce, „to začalo talíři.“ Kluk čeká, jak to bylo dál. Nikdy to dál není. „To nic. Jedl jsi?“

    Kluk jedl. Umyl si ho sám; vytáhne talíř zpod bundy a ukáže ho.

guestbook-log-LS-23-title = Falešně, a přidají se
guestbook-log-LS-23 =
    Že zrovna Bastos. Nese po chodbě čtyři bednu a asi si myslí, že je tam sám. Je to píseň o přívozu. Umí slova a ani jednu notu.

    Někdo v mokré laboratoři přidá spodní hlas. Někdo v šachtě, kdo nemůže tušit, co je to za píseň, dupe. Než s bednou zahne za roh, opírá se o futra jedenáct lidí a on se zastaví, celý červený.

    „Za prvé,“ říká Ruth Adeyinka, která nese papíry až po bradu, „je tam sloka o lampě. Za druhé, nikdo ji nezazpíval.“

    Je. Zpívá dál. Ukáže se, že skoro každý někde odložil talíř a zapomněl na něj. Kuchaři trvá do půlnoci, než je všechny posbírá, a slyšeli ho říkat, že tak špatný zpěv nezažil na žádné lodi a že by mu nevadilo slyšet ho zítra znovu.

guestbook-log-LA-01-title = Předsíň
guestbook-log-LA-01 =
    Jedna oranžová hvězda, jedna dobrá planeta a spousta prachu nasvíceného ze strany. Visí v okně, jako visí kabáty v předsíni. Nedá se tu dělat nic, než si něco odložit a jít dál.

    Uprostřed prachu je místo, přesně tak velké jako loď, kde žádný není.

guestbook-log-LA-02-title = Lavice
guestbook-log-LA-02 =
    Je to matná hvězda, nahnědlá, široká. Dá se do ní dívat a lidé to dělají; po hlídce přicházejí s hrnkem k přednímu oknu a sedají si. Jsou tu dva světy a prstenec tříště.

    „Kdo to tak pojmenoval?“ zeptá se někdo. Stojí to na mapě.

    Je to dobré jméno. Lavice s vysokým opěradlem, pro dva, u ohně. Sondy nemají záda.

guestbook-log-LA-03-title = Plotýnka
guestbook-log-LA-03 =
    Bílý trpaslík, ne větší než planeta, drží jednu hroudu ledu o něco teplejší, než by musela být. Všechno ostatní, co tu kdy bylo, už někdo dávno uklidil.

    Je velmi jasný, velmi malý a hřeje asi jako zapalovací plamínek. Zjistíte, že stojíte všichni na té straně lodi, která je k němu otočená, s dlaněmi napřed.

guestbook-log-LD-02-title = Zase Práh
guestbook-log-LD-02 =
    Odsud je měsíc drobek. Víte, kde je zeď, a od té chvíle to už nejde nevědět: škrábnutí, tečka, vlákno stínu, což jsou schody.

    Hrnek je ve své kapse na straně dvacet devět a kolem stopky má Anatolův štítek. *Nesedí žádným ústům na palubě. Zkoušeno.* Někdo štítek pootočil, aby ho přečetl, a vrátil ho obráceně.

    Slétnout některým z příborů dolů a pověsit ho zpátky by trvalo hodinu. Účetní by chtěl napřed otisk do knihy. Nikdo by se to nikdy nedozvěděl. V tom je celý ten spor, z obou stran.

guestbook-log-LD-02-c1 = Pověsit ho zpátky.
guestbook-log-LD-02-r1 = Řetízek je tam, kde byl. Hrnek sedne na háček sám, jako dětská ruka do ruky. Stojí to palivo a hodinu a v žádném formuláři na to není kolonka. Večer v jídelně si to chtějí dát vyprávět, dvakrát.
guestbook-log-LD-02-c2 = Nechat si ho.
guestbook-log-LD-02-r2 = Zůstává ve vitríně. Lidé z noční hlídky se u ní zastavují a klepou na sklo. Během jednoho týdne se tři z nich ptají, jestli by někde nepotřebovali další pár nohou.
guestbook-log-LD-03-title = Bóje
guestbook-log-LD-03 =
    Je to značkovací bóje, buben s lampou, na dráze, která nic neznačí. Barvu má zevnitř. Tak to vypadá: někdo všechny očíslované strany otočil k prachové stěně, kudy nikdo nepoletí.

    Mohli byste tam zajet a otočit ji.

guestbook-log-LD-03-c1 = Vstoupit na ni.
guestbook-log-LD-03-r1 = Číslo je oškrábané. Pod oškrábaným je přetřené a pod nátěrem vyražené, někým důkladným, kdo držel průbojník obráceně. Ale lampa je dobrá lampa a baterie jsou na svůj věk skoro nové a nikdo je nemá v inventuře.
guestbook-log-LD-03-c2 = Zapsat ji a letět dál.
guestbook-log-LD-03-r2 = { "*" }Bóje, bez označení*, napíšete. Je tam řádek *účel.* Nechávat věci být ušetří překvapivě hodně paliva.
guestbook-log-LD-05-title = Prstenec tříště
guestbook-log-LD-05 =
    Je to čistý led v kusech velkých jako pěst, tolik jich je a tak jsou líné, že letět skrz je jako strčit ruku do pytle zrní. Nastavíte sběrač.

    V první tuně je kus s jednou plochou stranou a čtyřmi dírami. Roztaje dřív, než kdokoli řekne, čeho to byl otisk.

guestbook-log-LD-06-title = Mrtvý retranslátor
guestbook-log-LD-06 =
    Je to naše anténa, kterou nikdo nevypustil. Typ je v příručce. Číslo je v příručce. Ve skladu na palubě pět stojí prázdná bedna se stejným číslem a stojí tam, říká účetní, od nakládky.

    Není rozbitá. Je vybitá. Kdo má pilník a volné odpoledne, ten by ji rozchodil, nebo se dá sloupnout zlato z kontaktů.

guestbook-log-LD-06-c1 = Rozebrat ji.
guestbook-log-LD-06-r1 = Zlata je překvapivě dost a za ním, složená na malinko, věc, která naše není vůbec a posloužila jako výplň. Bedna na palubě pět má nápis *prázdné, viz záznam.* Žádný záznam není.
guestbook-log-LD-06-c2 = Opravit ji.
guestbook-log-LD-06-r2 = Probere se, otestuje se a tím nejnudnějším hlasem sdělí, že padesát devět let nemohla podat hlášení a ráda by teď začala. „Vadné hodiny,“ říká Maret. Říká to anténě, docela jemně, a vynuluje ji.
guestbook-log-LD-08-title = Kometa s dveřmi
guestbook-log-LD-08 =
    Sto metrů špinavého ledu a v jeho boku jsou zasazené dveře, dobře udělané, s prahem. Mají zámek. Přiblížíte lampu, abyste viděli, jak by to šlo.

    Je zamčeno z téhle strany. Klíč je v zámku.

guestbook-log-LD-08-c1 = Otočit klíčem.
guestbook-log-LD-08-r1 = Za nimi je místnost, v místnosti stojan a ve stojanu, očíslované, vzpěry něčeho, co sem kdysi doletělo, aby se dalo rozebrat. Jedna řada chybí. Vezmete další; k tomu ta řada je.
guestbook-log-LD-08-c2 = Nechat zamčeno.
guestbook-log-LD-08-r2 = Všichni jste bydleli někde, kam dveřmi někdo vešel, protože mohl. Vezmete jednou za kliku, abyste věděli, že je opravdu zavřeno, a poplácáte je. Celý týden se o tom mluví, jako byste něco dokázali.
guestbook-log-LD-09-title = Teplý stín
guestbook-log-LD-09 =
    Za trpaslíkem, na straně odvrácené ode všeho, je kužel stínu a prach v něm má o stupeň dva víc, než by měl. Loď tu může ležet se ztlumenými lampami.

    Ležíte tu se ztlumenými lampami. Nikdo nemá co hlásit. Když vyplujete ven, je nebe nad dalším světem umyté.

guestbook-log-LC-01-title = Kuchyňské řeči: kluk a cibule
guestbook-log-LC-01 =
    „Na jedné lodi, kde jsem býval,“ říká kuchař, „byl kluk, co nemohl ani cítit cibuli. Řekla mi to jeho matka. Řekla to každému. Vařil jsem mu zvlášť. Jenže jsem měl pomocníka, ten ji nasekal nadrobno a stejně ji tam dával, klukovi k dobru, a co kluk? Vybírá. Každý kousíček. A dává to do květináčů. Měli jsme nejkrásnější muškáty z celé flotily a nikdo nechápal, proč se u nich pláče.“

    Obchází s naběračkou.

    „A co s ním bylo?“ zeptá se někdo.

    „S klukem?“ říká kuchař. Dívá se do hrnce. „Tohle chce sůl,“ říká a jde pro ni a tím příběh končí.

guestbook-log-LC-02-title = Z deníku účetního
guestbook-log-LC-02 =
    { "*" }Z denní knihy A. Grigorjana.*

    Mouka podle seznamu. Olej podle seznamu. Čaj podle seznamu, méně to, co se vypilo.

    Meruňky v plechovkách: na seznamu 400. Na polici 188. Rozdíl 212.

    Počítal jsem je ráno, kdy má člověk naději, i večer, kdy ji nemá. Papír na polici je pod těmi chybějícími odřený, jako by tam někdo plechovky stavěl a zase bral, po jedné, několik let.

    Bude to špatnou nakládkou. Loděnice nikdy neuměla ovoce. Přes 400 jsem napsal 188, malé, tužkou. Babička říkávala: díra v pytli je taky pytel.

    Nevím, co tím myslela. Nikdy jsem nevěděl.

guestbook-log-LC-03-title = Panu Bastosovi to nevadí
guestbook-log-LC-03 =
    Joaquim Bastos má noční obchůzku, protože nespí. Říká to tak, jak by jiný řekl, že nesladí. Projde loď od konce ke konci, zkusí každou kliku a každé klice popřeje dobrou noc.

    „Na kterém boku ležíte?“ ptá se Halina a vyplňuje formulář.

    „Na levém.“

    „Zkuste pravý.“

    „Pravý jsem zkoušel, paní doktorko,“ říká Bastos s velkou zdvořilostí. „Na pravém boku stojím.“ Uvažuje o tom, co řekl, jestli by se to dalo zlepšit. „Na něčem,“ dodává. „Přede mnou je to dolů. Nejspíš přívoz.“

    Píše do formuláře *přívoz.* Je na to kolonka; všichni jsou z přívozů.

guestbook-log-LC-04-title = Být někde první
guestbook-log-LC-04 =
    Desta Wolde nevydrží sedět. Je mu devětadvacet, je zástupcem velitele Průzkumu a za tři měsíce nevkročil na nic, co by stálo na místě. Slíbili mu příští svět a ten po něm.

    „Někdo přece musí být první,“ říká a obchází s houskou jídelní stůl. „Nechci, aby se to po mně jmenovalo. Chci tam stát. Minutu. A mít před sebou až na kraj jenom místo bez cizích stop.“

    V kapse má důlčík. Ukáže ho každému, kdo se zeptá: vyrazí dvě písmena, docela malá, dole, kde nebudou nikomu vadit. D. W.

    Leze dobře. Jen se vždycky ukáže, že tam první není. Začíná tvrdit, že to je těmi planetami.

guestbook-log-LC-05-title = Seznam hvězd
guestbook-log-LC-05 =
    Teuila Faleolo má hlídku od čtyř do osmi. Zpívá si ji. Není to nahlas a není to, říká, zpěv: takhle se vede seznam, když vaši lidé měli lodě a neměli papír. Tahle hvězda zapadá tam, tamta z ní vychází, pluj mezi nimi.

    Jedna sloka je o ostrově. Ostrov je teď dva metry pod mořem. Zpívá ji stejně; seznam s dírou není seznam.

    Poslední dobou se zarazí. Vrátí se o dvě sloky, začne znovu a zarazí se u stejné hvězdy. Kdo s ní má hlídku, naučil se k tomu nic neříkat.

    „To nic,“ říká. „Nejsem v tónu.“

guestbook-log-LC-06-title = Chodba devět
guestbook-log-LC-06 =
    Chodbu devět ještě nikdo nedomaloval. Štětec tam je. Barva tam je, se škraloupem; vedle ní stojí nová plechovka a ta má taky škraloup.

    Ne že by lidé odmítali. Začnou na vzdáleném konci, u výtahu, a jde to dobře. Zdi je hodně. A pak, někde u třetích dveří, je čas oběda nebo se musí podívat na nějaký popruh.

    „Vždyť je to jenom chodba,“ říká Maret Tamm, která štětec našla už počtvrté zaschlý. Zvedne ho. Natře kus soklu, moc pěkně. Dojde k zárubni dveří, které se neotvírají, dřepne si a prohlíží nejspodnější čárku; sahá jí zhruba k druhému knoflíku kombinézy.

    Odloží štětec, že si najde lepší světlo. Ráno tam pořád leží, tvrdý jako lžíce.

guestbook-log-LC-07-title = Rok z patnácti
guestbook-log-LC-07 =
    „Spánek člověka zestárne o rok z patnácti,“ říká Halina Wierzba. „Takže vám přibylo šest. Je to ve smlouvě. Podepsali jste ji.“ Svítí někomu do úst a posouvá světlo na druhou stranu. „Dýchat. Varuji předem, že mě něco začne zajímat.“

    Zajímá ji zub. Je v něm plomba. Dobrá, z amalgámu, který používá sama, a vzadu zakončená malou kudrlinkou, o které si vždycky myslela, že ji nikdo nevidí.

    Hledá ji v kartě. V kartě nic není.

    „Lodní zubař,“ ozve se z křesla. Žádný není. Je jen Halina a ta spala.

    „Pak jsem o tom byla velmi zticha,“ říká a zapisuje to inkoustem.

guestbook-log-LC-08-title = Dopis písařce
guestbook-log-LC-08 =
    Bude tam písařka. Je to v plánu: když Karavana poslouchá, vzbudí na to jednoho člověka a někdo s ním bude muset mluvit.

    Losuje se, kdo napíše první náčrt toho, co se má říct. Padne to na lanaře, dva kluky z kuchyně a zástupce velitele Bezpečnosti a po celovečerní práci mají tohle:

    { "*" }Milá písařko. Máme se dobře. Doufáme, že se Ti dobře spalo.*

    „To je za prvé,“ říká Ruth. „Co je za druhé?“

    Napadla je spousta věcí, které by mohly být potom. Všechny jsou buď moc dlouhé, nebo by se musely napřed stát.

guestbook-log-LC-08-c1 = Jaké tam máš počasí?
guestbook-log-LC-08-r1 = Zapisuje se to inkoustem. Tam, kde je ona, žádné počasí není, namítne někdo. Právě proto se to říká, odpovídá lanař.
guestbook-log-LC-08-c2 = Ještě jsme to nenašli.
guestbook-log-LC-08-r2 = Zapisuje se to inkoustem. Je to pravda, je to krátké a nikdo to nebude muset brát zpátky. Účetní se ptá, jestli by nemohl dostat opis, pro potěšení.
guestbook-log-LC-08-c3 = Jedla jsi?
guestbook-log-LC-08-r3 = Zapisuje se to inkoustem. V okénku je slyšet, jak někdo odkládá naběračku. Kuchař dává na vědomí, že písemně to ještě nikomu neřekl.

guestbook-log-LF-01-title = Můstek
guestbook-log-LF-01 =
    Můstek *Čistopisu* je stůl, čtyři židle a tabulka. Na tabulce stojí, co je potřeba a kolik lidí se na to dá uvolnit.

    > Tady začíná každý průchod. Úkol vám dává velení, reaktor energii; morálka z obojího ubírá. Teď se řeší otevřené situace: lidmi, které přidělíte, nebo tím, co vás budou stát. Jedna nebo dvě nové přibudou.

guestbook-log-LF-02-title = Hvězdná mapa
guestbook-log-LF-02 =
    Je to kniha, představte si, se záložkou. Stránka na hvězdu a dole na každé jízdné.

    > Let stojí energii, která je mezi dvěma hvězdami natištěná. Návštěva místa stojí, co je natištěné u něj. Jedno z míst musí být to, kde přistanete. Když ho máte vybrané, můžete se napřed podívat: každý krok skeneru stojí energii, nebo čas někoho chytrého.

guestbook-log-LF-03-title = Mokrá laboratoř
guestbook-log-LF-03 =
    Nad dřezem visí pravidlo Parveen Sikdar: *Ukažte mi to dvakrát.* Pod tím někdo připsal: *a pak to umyjte.*

    > Zaplaťte, co projekt žádá, objevy správného druhu. Přidělený člověk může jeden chybějící nahradit. Co z toho vzejde, jde do zbrojního skladu nebo počká na svou stránku.

guestbook-log-LF-04-title = Výrobní komplex
guestbook-log-LF-04 =
    Je to dlouhá místnost s čarou na podlaze a na čáře jsou věci, které ještě nejsou hotové. Jediné místo na palubě, kde se nikomu neříká, že něco nejde; říká se mu: ve čtvrtek.

    > Všechno na lince postoupí o jednu etapu. Zahajte jeden další projekt. Splníte-li, co je natištěno pro urychlení, postoupí dál. Když necháte komplex být, na konci dne se linka stejně pohne o jednu etapu.

guestbook-log-LF-05-title = Lůžková paluba
guestbook-log-LF-05 =
    Sto čtyřicet devět lůžek a padesát čtyři z nich jsou zakrytá plechem. Chodíte kolem nich, když jdete někoho budit. Dá se na to zvyknout. Chodí se trochu při druhé straně.

    > Každá sekce může probudit dva a jednoho si nechat. Nový je hned k dispozici. Kdo má hodnost dvě nebo tři, může vycvičit někoho s hodností jedna a pak je unavený.

guestbook-log-LF-06-title = Situační místnost
guestbook-log-LF-06 =
    Je to komora se stolem. Devadesát pět lidí vydrží rok v lodi bez hádek, pokud je k dispozici komora.

    > Přidělte, koho situace žádá, a je vyřešená. Dva žetony úspěchu vyřeší jednu i bez lidí. Za tři se jednou zvýší morálka o stupeň.

guestbook-log-LF-07-title = Příbory
guestbook-log-LF-07 =
    Visí podél haly za ramena: výsadkové moduly. Loděnice jim dala čísla. Posádka namalovala na první lžíci, ještě než byl poprvé venku, a tím čísla skončila.

    > Vyberte jeden. Namontujte, co se vejde: konstrukční úpravy na konstrukční místa, funkční na funkční. Poškozený chce trochu energie nebo technika.

guestbook-log-LF-08-title = Start
guestbook-log-LF-08 =
    Kdo letí, stojí na žluté čáře. Kdo neletí, najde si něco na práci poblíž.

    > Letí nejméně dva z různých sekcí. Každému sestavte balíček deseti nebo víc karet, žádnou nad jeho hodnost. Naložte modul. Ze dvou slibů povýšení si jeden nechte.

guestbook-log-LF-09-title = Hlášení
guestbook-log-LF-09 =
    Sedí se na rohu Stolu, s Ruth a tužkou. Ptá se, co se stalo, a pak se ptá, co jste udělali, a není to vždycky totéž.

    > Je-li slib splněný, každý, kdo se vrátil, může být povýšen. Žetony úspěchu kupují cvik: tolik, kolik má každá sekce kostek, a každá má pak o kostku víc.

guestbook-log-LF-10-title = Ošetřovna
guestbook-log-LF-10 =
    Šest postelí, okno, rádio, které nic nechytá. Nade dveřmi stojí *Ticho*, ještě z doby, než to byla planeta.

    > S jedním zraněním se tu leží jeden průchod, se dvěma dva, se třemi tři. Kdo je přidělen, aby u nemocných seděl, dobu zkrátí. Za ty nejhorší musí Halina hodit.

guestbook-log-LF-11-title = Tichá komora
guestbook-log-LF-11 =
    Je to přechodová komora, která už se jako přechodová nepoužívá. Je tu deska s padesáti čtyřmi jmény. Pod ní je lišta.

    > Mrtví tu mají své místo. Pro každou sekci jsou tři. Jejich obal je zase volný a někdo ho bude muset převzít.

guestbook-log-LR-01-title = Hrnek pro ničí ústa
guestbook-log-LR-01 =
    Dozvíte se, kdo z něj mohl pít: nikdo, kdo má rty. Někdo, kdo naléval. Každý článek řetízku je z jediného zrna kovu, vypěstovaný, ne odlitý. Šest článků se dá postrádat. Je z nich náramek a sedí na zápěstí, jako by poslouchal.

    Kuchař to v kuchyni zkouší s polévkou. „Leje,“ říká. „Bral bych ho do soupravy.“

guestbook-log-LR-02-title = Závitová měrka
guestbook-log-LR-02 =
    Levý, jedenáct na palec. Maret položí šroub z Prahu vedle šroubu z vrátku a oba zkusí v téže matce. Dělá to pro záznam. Pak to udělá se zavřenýma očima.

    „Stejná loděnice,“ říká. „Stejný *závitník*. Tady je ten zub.“ Závitník má v zásuvce. Podle jejího vlastního štítku ho tam dala v den odletu.

guestbook-log-LR-03-title = Rostliny, které chodí
guestbook-log-LR-03 = Jde o vysychání z jedné strany. Dá se to naučit lano a podle všeho i sandál. První pár jde chodbou sám, pomalu, s výrazem, že nechal něco na plotně.
guestbook-log-LR-04-title = Šetrnost
guestbook-log-LR-04 =
    Reaktor běží devadesát a něco let na nastavení označeném *dočasné.* Nikdo na něj nesáhl, protože fungoval. Maret sáhne. Funguje líp.

    „Kdo to takhle nastavil?“ ptá se Minh. Maret se dívá na křídu na krytu. Stojí tam *M. T., dočasné.* „Zřejmě já,“ říká Maret.

guestbook-log-LR-05-title = Mech proti zimě
guestbook-log-LR-05 = Ví, odkud jde zima, a v noci se otáčí. Dá se všít do věcí. Musí se mu říct dobrou noc, tvrdí ten, kdo ho zašívá; neví proč, ale švy pak líp drží.
guestbook-log-LR-06-title = Z čeho jsou těšitelé
guestbook-log-LR-06 = Hlavně z vody. Jinak z vlny, trpělivosti a čtyř srdcí, která nebijí současně, dokud něco nezapláče. Halina dala ze srsti udělat deku na třetí postel. Na převlékání třetí postele nikdy nedojde; lidé vždycky najdou důvod.
guestbook-log-LP-01-title = Věci na každý den
guestbook-log-LP-01 = Lžíce, které se skládají, láhev, která neteče, chrániče na kolena a meruňky ze skladu v plechovce, která jde otevřít v rukavicích. Meruňky podepisuje účetní zvlášť.
guestbook-log-LP-02-title = Lepší boty
guestbook-log-LP-02 = Nové podrážky mají hlubší vzorek a žádnou kotvu. Debatovalo se o tom. Komise nakonec usoudila, že jedna kotva stačí.
guestbook-log-LP-03-title = Věci, které zůstanou stát
guestbook-log-LP-03 = Ponk, lano, kouřovod. Postaví se a jsou tam, když se člověk vrátí. Udělat to je těžší, než by se zdálo, a každou z těch věcí někdo schválně shodil do šachty.
guestbook-log-LP-04-title = Výstroj do zimy
guestbook-log-LP-04 = Peří, kámen, dlouhá sekera. Kameny se nahřívají v kuchyňské troubě a kuchař je rozdává zabalené v hadříku a bez ptaní ví, komu je zima na ruce.
guestbook-log-LP-06-title = Kastrol
guestbook-log-LP-06 =
    Je druhý z příborů: kulatý, pomalý a uveze všechno. Kýl se kladl v pondělí. Na kýlu, pod barvou, je značka, že už jednou položený byl.

    „Plech podruhé,“ říká Maret.

guestbook-log-LP-07-title = Teplá jídla
guestbook-log-LP-07 = Je to kuchyně, která se složí. Kuchař nechal držadlo třikrát předělat, než sedlo do ruky někomu unavenému. „Pro koho to je?“ ptají se ho. „Pro toho, kdo přijde poslední,“ říká kuchař. „Jednu takovou jsem znal. Chodívala s botami v ruce, a jednou v noci –“ Musí se jít podívat na rýži.
guestbook-log-LP-08-title = Kam si lehnout
guestbook-log-LP-08 = Lavice pod oknem ošetřovny, pro ty, kdo nejsou tak docela nemocní. Jediný kus nábytku na palubě, který vznikl bez výkresu. Truhlář se podíval na lidi, kteří ji budou používat.
