# Záznamy: co se čte.

guestbook-log-L06-1-title = Ničí
guestbook-log-L06-1 =
    Je tu spousta nebe, pod ním kámen a mezi nimi trochu trávy, která se drží.

    Stojíte na šrámu zády k větru. Máte chvíli se rozhlédnout: žádná cesta, žádná zeď, žádná lampa. Žádný schod uprostřed vyšlapaný. Nikdy tu nikdo nic nikam nedal. Na každém jiném světě jste trochu ztišili hlas, aniž to kdo chtěl, jako se to dělá v cizím domě.

    { $active } to zkusí. „Haló!“ nese se do dálky. Vítr to vezme a nic zpátky nepřinese.

    „Čtrnáct měsíců zimy,“ říká vám do uší Sikdar. „Tenká půda. O procento míň kyslíku, než by člověk chtěl. Je to jediný svět na seznamu, kterému nemůžu nic vytknout. Zkoušela jsem to dvakrát.“

guestbook-log-L06-2-title = První Dílo
guestbook-log-L06-2 =
    Stojí. Je to první věc, kterou tu kdy kdo udělal, a vy ji několikrát obejdete.

    Krásné to není. Jeden roh se dělal dvakrát. Ale vítr, který měl tuhle zem pro sebe, co je vítr větrem, přijde tam, kudy vždycky chodil, zastaví se a musí kolem.

    V závětří je druhý den ráno devět stébel trávy, která tam nebyla. Někdo k nim přiloží kámen, aby se na ně nešlapalo.

guestbook-log-L06-3-title = Jména
guestbook-log-L06-3 =
    Přečtete je do rádia a loď je potichu tak dlouho, jak trvá sejít dvě paluby do tiché komory a podívat se.

    „Druhý sloupec,“ říká Bastos. Čte vám je zpátky z mosazi. Čte dobře, po každém s pomlkou. Souhlasí. Osm mohyl a osm plechových víček: tři z Techniky, kluk z kuchyně, zeměměřič, dva manželé a muž jménem Tiidrik Tamm. Selhala jim lůžka v jedenáctém roce. Nikdy tu nebyli.

    Osmá mohyla je dutá. Je tam víčko se jménem; pod ním nikdy nic nebylo.

    „Pomník,“ říká někdo. „Nějaká sonda měla dlouhou chvíli.“ V tomhle větru to zní docela rozumně. Někdo z vás začal vracet kameny a zjišťuje, že ví, jak jdou po sobě.

guestbook-log-L06-4-title = Kameny, nečtené
guestbook-log-L06-4 =
    Nedíváte se. Potom to řeknete Stolu: že tam byla řada mohyl a že vám nepřipadalo, že by vám do toho něco bylo.

    „A komu by do toho něco bylo?“ ptá se Sikdar.

    Ruth Adeyinka říká, že je to poctivá odpověď i poctivá otázka, a zapíše obojí. Bastos se ptá, kolik jich bylo. Osm. Přemýšlí o tom, i o tom, na co se ho ptali předtím. „Osm by sedělo,“ říká; a když se na něj podívají, neví, co tím myslel.

guestbook-log-L06-6-title = Třetí Dílo
guestbook-log-L06-6 =
    Z hřebene jsou vidět všechna tři. Nejsou u sebe. Ale vede mezi nimi čára, jak jste chodili, a kdo by přišel přes kopec, řekl by: lidi.

    Maret Tamm byla dole, poprvé na jakémkoli světě, podívat se na jeden spoj. Praští do něj dlaní. Poodejde, stojí s vyhrnutým límcem a praští do něj odtamtud očima.

    „Drží,“ říká.

    Letos už podruhé.

guestbook-log-L06-7-title = Šesté Dílo
guestbook-log-L06-7 =
    Studna, zeď, terasa; pec, stožár, sýpka. Mysleli jste, že bude nějaký pocit. Je jen seznam, co v pondělí.

    Pak někdo vyjde zpoza zdi a zasměje se. Od stožáru k hřebíku je natažená šňůra a na ní visí čtyři košile, deka a jedna ponožka. Nikdo se k tomu nehlásí. Zjevně to udělal bez přemýšlení člověk, který vyšel s mokrou věcí, rozhlédl se a viděl, kam patří.

    Vítr košile nafoukne a zase pustí. Je to jediná vlajka, kterou kdy tohle místo mělo.

guestbook-log-L06-8-title = Tvrdé jitro, úplně
guestbook-log-L06-8 =
    Necháváte to stát. Je až s podivem, jak se člověk ohlíží.

    Z tisíce metrů je to čárka, z deseti tisíc to není. Ale vy teď víte, kam se dívat, skener taky a ve zprávě je poprvé pod *stávající stavby* řádek, který má jméno pod *čí*.

    „Dál je lepší,“ říká Anatole, který četl dopředu. „Ta delta. Na papíře je lepší v každém sloupci.“ Osuší stránku. „Nikdo by tam nikdy nemusel nic spravovat.“

guestbook-log-L06-9-title = Tvrdé jitro, nedokončené
guestbook-log-L06-9 =
    Měl to být roh. Jsou z něj tři řady a provázek.

    Provázek už má vítr. Není to zlomyslnost; nežije tu nikdo, kdo by mohl být zlomyslný. Dobré nářadí si berete nahoru a špatné necháváte ležet, jestli tu bude.

    { "*" }Nic nepostaveno,* píšete, a pak se někdo nakloní a připíše *zatím.*

guestbook-log-L06-10-title = Zvednutí
guestbook-log-L06-10 =
    { $active } leží na dveřích a popruhy drží. Jsou od sýpky; ještě nebyly zavěšené.

    Zbytek udělá vítr. Dostane se pod ně a pár kroků běží čtyři lidé z kopce a drží něco, co by rádo letělo. Nikdo se nesměje, dokud nejsou uvnitř, a pak to taky není zrovna smích.

guestbook-log-L06-1-b1 = Stojí to. Ze vzduchu to vidíte dřív než cokoli jiného: jednu rovnou čáru na světě, který žádnou nemá. V závětří si něco postavilo hnízdo.
guestbook-log-L06-1-b2 = Je tu cesta. Udělali jste ji bezděčně a pořád tu je; jde od studny k peci přes plochý kámen, u kterého se lidé zjevně zastavují na řeč.
