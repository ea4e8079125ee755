# Záznamy: co se čte.

guestbook-log-LS-21-title = Kterou odpověď povezeme
guestbook-log-LS-21 =
    ZÁPIS Z JEDNÁNÍ STOLU. *Přítomni: všichni. Předsedá: R. Adeyinka.*

    1. Navrhuje se odeslat: *Cop.* Je to dobrý svět. Jsou na něm lidé a je na něm řeka. Nezeptali bychom se ani jedněch, ani druhé.

    2. Navrhuje se odeslat: *Tvrdé jitro.* Nepatří nikomu. Některé z těch, kdo přiletí, zabije. Účetní může říct kolik, podle počtu Děl, která stojí. Říká to. Je požádán, aby to řekl ještě jednou, pro ty vzadu.

    3. Zástupkyně velitele Vědy říká, že napoprvé se podepsala pro řeku a má to černé na bílém, vlastní rukou. Žádá Stůl, aby si povšiml, že mu neřekne, jak by podepsala teď.

    4. Zástupce velitele Bezpečnosti říká, že by si přál, aby ho nikdo neposlouchal rychle.

    5. Předsedající říká, že v Přezimově je anténa. Je tam pětatřicet lidí, nebo bylo. S jednou z těchhle dvou vět se jim máme jít podívat do očí. Na místě se dá změnit. Všimnou si toho.

    6. Předsedající se ptá, jestli je něco, co jsme neřekli. Kuchař říká: budou chtít vědět, jestli jste jedli. Řekněte, že ano.

guestbook-log-LS-21-c1 = Listina: Cop.
guestbook-log-LS-21-r1 = Ruce jdou nahoru pomalu a leckdo se přitom dívá do stolu. Ruth počítá dvakrát. „Přijato,“ říká. „Prý jsem tuhle stranu kdysi vedla. Ráda bych měla v zápise, že mě to počítání netěšilo.“
guestbook-log-LS-21-c2 = Půda: Tvrdé jitro.
guestbook-log-LS-21-r2 = Není to ani tak přijato jako postaveno na zem. Někdo se zasměje, z nervů. „Přivezte všechno,“ říká Maret. „To řekněte. To tam dejte. I deky.“
guestbook-log-LS-24-title = Ruce, které něco vědí
guestbook-log-LS-24 =
    Začne to uzly. Lanařka na noční hlídce uváže konec, podívá se na něj a jde pro někoho. Takový uzel ji nikdo neučil. Je lepší než ten, který ji učili.

    Pak je to všude. Botanik sáhne po lupě, která na té polici není a kdysi byla. Radim svařuje levou rukou. Jakub nakreslí poslepu pobřeží nějaké země a v mapovně za dveřmi se najde, nakreslené Jakubem, se stejným drzým obličejem v zátoce.

    „Ruce si vzpomenou dřív než hlava,“ říká Halina. „To je docela obvyklé. Varuji předem, že to může pokračovat.“

    Děsí je, že nic nebolí. Mysleli, že to bude jako rána, a je to, jako když se jde potmě po schodech v domě, kde člověk vyrostl.

guestbook-log-LS-25-title = Nosná
guestbook-log-LS-25 =
    Přijde za noční hlídky, na kmitočtu, na kterém nikdo nikdy nikoho neslyšel. Teuila budí Ruth. Ruth budí všechny.

    Je to bzukot. Je to jedenáct trupů bzukotu a trochu se chvěje. Říká, že někde za vámi se zahřívají brzdicí cívky a jedné mladé ženě podávají čaj.

    Víc času není. Na seznamu jsou věci, které jste neviděli, a otázky, které jste nepoložili; vždycky jste to měli v úmyslu. Teď musíte do Přezimova, s tím, co máte, a říct to.

    „Tak,“ říká Ruth Adeyinka. „Máme dva návrhy.“ Najde tužku. „Vezmu je v pořadí, v jakém byly podány.“

guestbook-log-LS-25-c1 = Listina: Cop.
guestbook-log-LS-25-r1 = Je pozdě a všichni jsou v nočním. Ruce jdou nahoru. V tom světle vypadají jako ruce lidí, kteří se hlásí, jestli smějí na chodbu.
guestbook-log-LS-25-c2 = Půda: Tvrdé jitro.
guestbook-log-LS-25-r2 = „Kdo je pro.“ Někdo si přinesl deku. Jde po lavici dál a dál, až jsou v ní všichni.
guestbook-log-LA-06-title = Podklepí
guestbook-log-LA-06 =
    Ta hvězda je stará, rudá a tak široká, že se zdá, jako by nad ní nebylo místo. Člověk se přistihne, že se hrbí. Všechno je tu blízko u sebe, nízko a cihlové.

    Stojí se na tom. Takový je to pocit. Teuila dá lampy o zářez výš, nikdo jí za to nepoděkuje a nikdo je nestáhne.

guestbook-log-LD-19-title = Stoh měsíců
guestbook-log-LD-19 =
    Sedm měsíců obíhá po jedné dráze, čumákem k ocasu, velký napřed a malý poslední. To se samo neudrží. Chtělo by to každých pár měsíců postrčit, od něčeho trpělivého.

    Za sedmým je místo, akorát tak pro osmý.

guestbook-log-LD-19-c1 = Vzít prach z posledního.
guestbook-log-LD-19-r1 = Jde dolů jako mouka. Je v něm zásuvka. Zásuvku jste nečekali: krabice zapuštěná do prachu, víko zarovnané s povrchem, prázdná a vyložená něčím měkkým, jak se nechává krabice pro toho, komu se bude hodit.
guestbook-log-LD-19-c2 = Poslední postrčit.
guestbook-log-LD-19-r2 = Čtyři z vás se za něj opřou s remorkérem a připadají si jako blázni. Pohne se. Byl o metr mimo. Nikdy se nedozvíte, proč by mimo být neměl; ale tu noc se na dvou palubách zpívá.
guestbook-log-LD-20-title = Nerozsvícená lampa
guestbook-log-LD-20 =
    Je to sloup na skále, ve tmě. Nahoře má konzolu. Z výšky konzoly, ze žebříku a ze suchého místa, kde stál olej, poznáte o té lampě všechno, jenom lampa chybí.

    Objíždí se zleva. Je tam rýha.

guestbook-log-LD-20-c1 = Nechat tam jednu.
guestbook-log-LD-20-r1 = Je to dobrá lampa. Účetní ji zapsal jako *půjčenou*. Pověsíte ji, upravíte knot a jedete rýhou dál; a dokud je tak daleko vidět, máte za sebou něčí světlo.
guestbook-log-LD-20-c2 = Jet kolem.
guestbook-log-LD-20-r2 = Máte jen ty lampy, co máte. Stejně se v okénku modulu, na té straně, nechá svítit, dokud nejste dobrý kus za ní.
guestbook-log-LC-16-title = Vychází to
guestbook-log-LC-16 =
    Mluví se o tom, co s sebou. Na návštěvu se nechodí s prázdnou; v tom mají jasno všichni, ať hlasovali jakkoli.

    Meruňky, říká Anatole. Má sto osmdesát osm plechovek. Prošel polici tam a zpátky, vzal tužku, přeškrtl to malé 188, vedle vrátil 400, udělal čáru a pod čáru napsal: *212, snědl B. Vrána, čtyři roky, sám. Zaplaceno.*

    „Vychází to,“ říká. Vypadá překvapeně. „Nikdy to nevycházelo.“ Osuší to, zavře knihu a sedí s rukou na deskách. Na písaře je to pořádná ruka. U lokte má plechovku meruněk. Už dlouho se ji chystá sníst.

guestbook-log-LC-16-b1 = Taky to ve čtvrtek přečte, mezi olejem a čajem. Ozve se potlesk. Nikdy mu nikdo netleskal a myslí si, že je to průvan.
guestbook-log-LC-16-b2 = Nečte to. Ukáže to čtyřem lidem, jednomu po druhém, v kleci, za zavřenými dvířky; bylo to i jejich. Pak dá každému lžíci.
guestbook-log-LC-17-title = D. W.
guestbook-log-LC-17 =
    Desta se vrátí s dlahou na dvou prstech a se spoustou malty ve vlasech. Bylo to na zápraží, někde cestou. Viklal se tam schod.

    „Nechal jsi tam jméno?“ ptají se ho. Je to už starý vtip.

    „Bylo tam,“ říká Desta. „Zespodu na tom schodu. D. W. a rok. Špatně jsem ho usadil.“ Šťourá si to zpod nehtů. „Tak jsem to udělal znova. Musí ležet na té *vyšší* hraně, to jsem si mohl říct.“

    Důlčík někomu půjčil a nechtěl ho zpátky.

guestbook-log-LC-18-title = Polévka je připálená
guestbook-log-LC-18 =
    Ve čtvrtek je polévka připálená. Ještě nikdy se to nestalo. Jedí ji. Podává se po stole velice opatrně, jako se podává miminko.

    Kuchař vyjde ven, co tomu řeknou. Říkají, že je moc dobrá. Dívá se do hrnce a jim do tváří a ta jeho se začíná hroutit. Na chvíli nikdo neví kterým směrem.

    „Je *hrozná*,“ říká kluk, který nemůže ani cítit cibuli.

    „To je,“ říká Bo. „Že jo.“ Sedne si mezi ně na lavici a vytáhne kapesník. „Poslouchal jsem déšť. Na pásku, odtamtud zdola. Zapomněl jsem, že to dělá. Stál jsem tam a poslouchal počasí.“

guestbook-log-LC-19-title = Co si vzít na sebe
guestbook-log-LC-19 =
    Maret Tamm viděli před zrcadlem. Je velké, z druhého modulu, přišlo na přestříbření a ona ho držela; ale držela ho už nějakou dobu.

    „Co si člověk vezme na sebe,“ ptá se na schodech Haliny. Má na to seznam. Stojí na něm *klobouk* a pak ještě jednou *klobouk*, s otazníkem.

    „Na co?“

    „Víte na co. Je jí šedesát šest.“ Přeloží seznam napůl. „Mně devětatřicet. Mám kombinézu a kombinézu.“

    Halina nad tím uvažuje jako nade vším. „Vzala bych si tu s kapsami,“ říká. „Budete potřebovat někam dát ruce. Varuji předem: bude to studit a pak to bude vosa.“

guestbook-log-LF-12-title = Paluba devět
guestbook-log-LF-12 =
    Za dveřmi jsou místnosti. Voní křídou, strojním olejem a něčím kabátem. Všechno v nich uklidili lidé, kteří čekali, že se jich na to někdo zeptá.

    > Otevřít se dá vždy jedna místnost. Používá se za žeton velení, jako každé jiné zařízení.

guestbook-log-LN-01-title = Dětský pokoj
guestbook-log-LN-01 =
    Žluté stěny, vrátka, postel. Na stropě nad postelí jsou papírové hvězdy, přilepené ve skupinách. Teuila si lehne na zem, aby viděla. Netrvá jí to nic. Jsou to ty správné skupiny: Pádlo, Bratři, Hák.

    „Tak tady jsem bývala po večerech,“ říká.

guestbook-log-LN-02-title = Mapovna, První čtení
guestbook-log-LN-02 = Je jich tu všech osmnáct, v dobrém měřítku a v barvách. Jsou plné poznámek, jaké dělají lidé s mokrýma nohama: *tudy ne*; *měkké*; *Desta zapadl*. Je tu stůl, kolem kterého by se dalo sedět s přáteli a hádat se.
guestbook-log-LN-03-title = Devatenáct háčků
guestbook-log-LN-03 = Je to devatenáct hrnků. Jeden je vyštípnutý. Sundáte je, umyjete, utřete a ukáže se, že každý z vás ví, kam který patří.
guestbook-log-LN-04-title = Cvičiště
guestbook-log-LN-04 = V prknech jsou vydřené stopy: po dvou, proti sobě. Dáte do nich nohy, ramena jdou sama dozadu a žena naproti, kterou znáte rok, zvedla paži způsobem, který ji nikdo neučil.
guestbook-log-LN-05-title = Druhá kuchyně
guestbook-log-LN-05 = Má malý sporák a lavici pro šest. Na zdi visí seznam, co kdo rád. Vede se už dlouho. Je na něm sto čtyřicet devět jmen a dole ještě jedno, většími písmeny: *bez kůrek*.
guestbook-log-LN-06-title = Ponk s našimi značkami
guestbook-log-LN-06 = Kdo na něm dělal, vyřízl si do hrany značku. Najdete svoji. Je docela povedená.
