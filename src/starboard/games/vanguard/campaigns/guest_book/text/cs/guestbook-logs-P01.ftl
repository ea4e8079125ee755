# Záznamy: co se čte.

guestbook-log-L01-1-title = Dole na Loudalu
guestbook-log-L01-1 =
    Opar vrací zemi po kouscích: hnědá, světlejší hnědá, stín modulu, který vám běží naproti. A pak jste dole, v poli rostlin, které právě odcházejí.

    Jdou po šlahounech, pokaždé o dlaň, všechny jedním směrem. Než se poklop otevře, ty u rampy se posunou, aby se měla kam sklopit. Na západ od vás má nebe modř dobrého talíře. Na východ od vás stojí poledne.

    Tady to není denní doba. Je to místo. Je devět kilometrů široké a bílé, jde rychlostí člověka s kočárkem a v konceptu jsou čtyři stanice, které se mají navštívit, než je přejde všechny.

    „Jděte,“ říká v rádiu Desta Wolde, který by dal zub za to, aby tam byl. „Jen se u ničeho nezastavujte, abyste si to prohlédli.“

guestbook-log-L01-2-title = První stanice
guestbook-log-L01-2 =
    Přístroj je přesně tam, kde ho uvádí koncept, na metr. Obyčejná skříňka na třech nohách. Otevřete ji, zapíšete číslo, zavřete.

    Chvíli trvá, než přijdete na to, co je špatně. Prach leží na víku, na zemi i na patkách tří nohou. Jen pod skříňkou není, tam, kde mohla ležet, než se někdo rozmyslel, jestli stojí rovně.

guestbook-log-L01-3-title = Třetí stanice
guestbook-log-L01-3 =
    Tři stanice a koncept má pravdu v každém čísle. Přikládáte jeho sloupce ke svým. Teplota souhlasí. Sůl souhlasí. Délka stínu v hodině odečtu souhlasí.

    Jde o to, jak souhlasí. Váš přístroj ukazuje 41,37. Koncept uvádí 41,4. Vy máte 12,08; koncept 12. Vy máte 299,6 a koncept má *asi 300.*

    „Sondy ořezávají,“ říká konečně Sikdar. „Useknou. Nezaokrouhlují a v životě neřekly *asi*.“ Je slyšet, jak listuje. „Takhle zaokrouhluje člověk. Unavený. Někdo to učesal na zemi, než jsme odletěli. Nějaký písař.“

    Přesto chce i čtvrté číslo a chce, abyste jí ho přečetli dvakrát.

guestbook-log-L01-4-title = Podrážka
guestbook-log-L01-4 =
    Je to levá noha. Otiskla se do jílu, který byl mokrý, když sem šlápla, a pak ho vypálilo jedno poledne a další a další, šest set dní na poledne. Hrany má ostré jako hrnek.

    { $active } položí vedle stopy botu. A pak, protože to jinak nejde, do ní.

    Vzorek na vašich podrážkách navrhla komise v loděnici, aby neklouzaly na mokré palubě. V podpatku má malou kotvu. Jíl ji má taky.

    „Žertík,“ říká Desta. „Někdo z našich, s botou ze skladu, dneska ráno.“ Nikdo nepodotkne, že ten jíl je tvrdý. Po chvíli se zeptá: „Kdo z vás nosí třiačtyřicítku,“ a vy slyšíte, jak se podíval dolů.

guestbook-log-L01-5-title = Cisterna
guestbook-log-L01-5 =
    Pod Slunečníkovou skálou je tma a vlhký vzduch. Jsou tu schody. Podél stěny vede žlab s tak mírným sklonem, že by si ho všimla jen voda, a na konci je nádrž velká jako Stůl, plná.

    Takže ji někdo vytesal a vyložil šedou hmotou beze švu. Kde vyložení prasklo, zase se zatáhlo, s hrbolkem jako na zhojené kosti.

    Všechno, co na tomhle světě žije, chodí od stínu ke stínu. Tenhle jediný je udělaný. Kolem nádrže je skála vyhlazená koleny, kopyty, něčím, co se plazilo po břiše, a na jednom místě něčím, co stálo a podle všeho čekalo, až na ně přijde řada.

guestbook-log-L01-7-title = Bílé poledne
guestbook-log-L01-7 =
    Nikde teď není žádný stín. Kameny stojí samy na sobě. Plazivky jsou pryč, stádo je pryč a země začíná zpívat, jeden hodně vysoký tón z celé plochy, jako když se utírá sklenice.

    Všichni mluví tišeji. { $other } míní, že by bylo rozumné zbytek proběhnout, a pak jde krokem, protože v tomhle nikdo běžet nemůže.

guestbook-log-L01-8-title = Úplná zpráva
guestbook-log-L01-8 =
    Máte stanice a čísla a souhlasí s konceptem tak dobře, že se Sikdar šla zlobit někam sama.

    Modul stoupá okrajem světla. Pár vteřin je půlka kabiny poledne a půlka ráno a hranice běží všem přes kolena. Dole se pole plazivek zase vrací na místo, kde jste dosedli. Jsou v něm čtyři jamky po nohách modulu. Obtékají je; pak se jedna zastaví, rozloží v jamce list a chvíli zůstane, jako když se zkouší židle.

    Ve zprávě napíšete do kolonky *obyvatelné*: ano, za chůze.

guestbook-log-L01-9-title = Chudá zpráva
guestbook-log-L01-9 =
    Stanice, kam jste nedošli, jsou teď pod světlem a prošlo jimi stádo, i trojnožkami, cestou tam, kam jde stín. Nemyslelo to zle. Byli jste v cestě.

    Chudá zpráva, říká tomu Ruth Adeyinka a tak ji i zapisuje. Desta ztratí den procházením stop z oběžné dráhy a najde čtyři skříňky na boku a jedenáct set zvířat, která stojí v úhledné řadě ve stínu útesu a všechna hledí stejným směrem.

    Zbytek čísel se bude muset vzít z konceptu. Zatím vždycky seděla. Nikoho to netěší.

guestbook-log-L01-10-title = O závod s polednem
guestbook-log-L01-10 =
    Modul odlétá s otevřenými dveřmi, protože někoho z vás jimi ještě podávají dovnitř. Za vámi světlo přelézá přes hřeben, přes místo, kde jste stáli, a přes popruh nosítek, který nikdo nesebral. Popruh zbělá a pak tam není.

    Nikdo nekřičí. Mají vás v komoře, se staženými roletami, dřív než kohokoli napadne zavřít dveře. „Loudal,“ říká Halina Wierzba a něco podvazuje. „Měla jsem psa, co se jmenoval Loudal. Ten taky nikdy nepospíchal. Teď to štípne.“
