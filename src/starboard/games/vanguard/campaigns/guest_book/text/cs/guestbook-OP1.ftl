# Noc, kdy se ztratila (OP1): operace. Jména, cíle, karty a záznamy.

guestbook-planet-OP1 = Noc, kdy se ztratila
guestbook-planet-OP1-text = Ticho, rok 95. Tříleté dítě (matka říká dva a půl) odešlo za soumraku z přistávací rohože. Bude jedenáct pod nulou. Stádo se od západu slunce nehnulo.

## Sektory

guestbook-sector-OP1-1 = Přistávací rohož, lampy svítí
guestbook-sector-OP1-2 = Slať se škraloupem ledu
guestbook-sector-OP1-3 = Pařez ve tmě
guestbook-sector-OP1-4 = Rákosí v noci
guestbook-sector-OP1-5 = Prázdná školka
guestbook-sector-OP1-6 = Útes ve tmě
guestbook-sector-OP1-7 = Mech, ze kterého se kouří
guestbook-sector-OP1-8 = Branka, bezvětří
guestbook-sector-OP1-9 = Kameny v noci
guestbook-sector-OP1-10 = Kde leží

## Body zájmu

guestbook-poi-500 = Lampa na rampě
guestbook-poi-500-text = Všechny lampy, co máte, a na kraji světla její hrnek s medvědem.
guestbook-action-500-1 = Volat ji jménem
guestbook-action-500-2 = Otočit lampu ke slati

guestbook-poi-501 = Rukavička v pařezu
guestbook-poi-501-text = Červená vlna, palec zalátaný šedě. Je úplně suchá. Někdo ji tam dal.
guestbook-action-501-1 = Podívat se do dutiny

guestbook-poi-502 = Ohnutý rákos
guestbook-poi-502-text = Ulička rákosím, široká jako vědro, a každé stéblo v ní ohnulo stejným směrem něco, co nespěchalo.
guestbook-action-502-1 = Jít po nich s lampou
guestbook-action-502-2 = Zatřást rákosím

guestbook-poi-503 = Tenké místo ve slati
guestbook-poi-503-text = V ledu je díra. Není velká. Nikdo neříká, jak je velká.
guestbook-action-503-1 = Vlézt tam a hmatat

guestbook-poi-504 = Kruhy v mechu
guestbook-poi-504-text = V noci tu stojí vždycky, všichni. Kruhy jsou ještě teplé. Nikdo v nich není.
guestbook-action-504-1 = Přečíst kruhy
guestbook-action-504-2 = Kleknout si na teplou stranu

guestbook-poi-505 = Útes, který odpovídá
guestbook-poi-505-text = Vrací vám její jméno vaším hlasem, pokaždé, o trochu později, o trochu vlídněji.
guestbook-action-505-1 = Křičet na něj
guestbook-action-505-2 = Čekat na druhý hlas

guestbook-poi-506 = Pára nad mechem
guestbook-poi-506-text = Pruh páry, u země, směrem ke kamenům. Šlo tudy něco velkého a mokrého a pak se na tom vezlo něco malého, nebo to spadlo.
guestbook-action-506-1 = Jít za párou

guestbook-poi-507 = Holý stožár
guestbook-poi-507-text = Dvanáct metrů a je ho vidět z Důlku. A kdo je v Důlku, uvidí ho taky.
guestbook-action-507-1 = Pověsit na něj všechny lampy

guestbook-poi-508 = Stožár se všemi lampami
guestbook-poi-508-text = Trochu se kývá. Zdola to vypadá, že někdo mává.
guestbook-action-508-1 = Mlátit do něj klíčem

guestbook-poi-509 = Kameny bzučí
guestbook-poi-509-text = Ve štěrbině mezi nimi je dnes v noci tón, který znáte. Nemůžete přijít na to odkud.
guestbook-action-509-1 = Broukat s nimi
guestbook-action-509-2 = Na minutu si sednout

guestbook-poi-510 = Šedé hřbety
guestbook-poi-510-text = Tři, nebo třicet, v dolíku bok po boku, a nespí. Dívají se na vaši lampu a neuhnou.
guestbook-action-510-1 = Protlačit se mezi ně
guestbook-action-510-2 = Zvednout mech
guestbook-action-510-3 = Lehnout si k nim

## Stádo

guestbook-threat-TN1 = Stádo v noci
guestbook-threat-TN1-text = Na něčem leží. Vstanou jen kvůli nářku a zase se vrátí.
guestbook-field-TN1-1 = Uši
guestbook-field-TN1-2 = Vstávají
guestbook-field-TN1-3 = Opřou se
guestbook-action-TN1-1 = Broukat, co broukají kameny

## Obecné podmínky

guestbook-condition-CN1 = Zima padá
guestbook-condition-CN1-text = Je ji slyšet v rákosí. Pro jednou nikdo nežádá o ticho.
guestbook-condition-C39 = Následné otřesy
guestbook-condition-C39-text = Země se pohnula a ještě o tom nepřestala přemýšlet.

## Mise

guestbook-mission-MN1 = Malé botky
guestbook-mission-MN1-text = Najděte stopu na třech místech.
guestbook-mission-MN2 = Najít ji
guestbook-mission-MN2-text = Podívejte se tam, kde leží stádo.
guestbook-mission-MN3 = My všichni
guestbook-mission-MN3-text = Ať jsou u toho, když ji najdete, všichni členové posádky.

## Žetony a stupnice

guestbook-marker-trail = nalezená stopa
guestbook-marker-trail-count =
    { $sign ->
        [none] { $place } zatím není nalezena žádná stopa
       *[other] { $count ->
            [one] { $place } je nalezena stopa
            [few] { $place } jsou nalezeny { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } stopy
            [many] { $place } jsou nalezeny { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } stopy
           *[other] { $place } je nalezeno { $sign ->
                [least] aspoň
                [most] nejvýš
              *[is] právě
            } { $count } stop
        }
    }
guestbook-marker-trail-put = { $place } je nalezena stopa
guestbook-track-cold = mráz
guestbook-track-cold-up =
    mráz zesílí o { $count ->
        [one] krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
guestbook-track-cold-down =
    mráz poleví o { $count ->
        [one] krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }

## Přistání

guestbook-landing-OP1-1 = Slyší vás přicházet
guestbook-landing-OP1-2 = Námraza na vzpěrách
guestbook-landing-OP1-3 = Dole, potmě, napoprvé

## Ti čtyři

guestbook-crew-O1 = Tomás Arriaga
guestbook-crew-O1-text = přístavní policista; sám se jednou ztratil, ve čtyřech, na rybím trhu, a líbilo se mu to
guestbook-skill-O1 = Kabát dolů
guestbook-crew-O2 = Wanda Kulik
guestbook-crew-O2-text = hajná; chodí potmě bez lampy a říká, že na stromy si člověk zvykne
guestbook-skill-O2 = Po hmatu nohou
guestbook-crew-O3 = Osei Mensah
guestbook-crew-O3-text = znalec chování zvířat; zatím se spletl u každého a na tohle se těší
guestbook-skill-O3 = Co bych chtěl já
guestbook-crew-O4 = Maret Tamm
guestbook-crew-O4-text = inženýrka od reaktoru; je to její dcera
guestbook-skill-O4 = Drží

## Záznamy

guestbook-log-LO1-0-title = Rok 95
guestbook-log-LO1-0 =
    Tohle není v žádném záznamu, který jste četli. Je to v jednom, který jste nečetli.

    Je třetí rok průzkumu, který jednou všichni na palubě zapomenou. Loď se jmenuje stejně. Kuchař je kuchař. Je vás sto čtyřicet šest a k tomu jedna, která na soupisce není, protože formuláře nemají řádek pro narození.

    V šest byla na přistávací rohoži a počítala bubnování: dupnout, počkat, dupnout. V šest deset tam nebyla. Než to někdo řekl nahlas, bylo po světle a na celém měsíci se neozvalo nic.

    „Tak se ozveme my,“ říká Maret Tamm.

guestbook-log-LO1-1-title = Lampy
guestbook-log-LO1-1 =
    Týdny vám říkali, ať tu šeptáte. Je překvapivě těžké s tím přestat. První to zkusí Arriaga: zakřičí její jméno, ono letí přes mech a přes sousední údolí, útes ho vrátí a pak je slyšet zvuk, jako když se stěhuje nábytek. Hodně daleko, v Důlku, otočilo hlavu něco, co váží devět tun.

    Wanda Kulik už jde. Mensah si zapisuje čas. Maret zvedla z rampy hrnek s medvědem, podívala se na něj a postavila ho přesně tam, kde stál.

guestbook-log-LO1-2-title = Kudy
guestbook-log-LO1-2 =
    Tři místa a je z nich čára. Nebloudila. Šla, dost rovně, hodinu a čtvrt, z kopce, k teplému konci měsíce; a od druhého místa jsou stopy dvoje, její a pak takové jako poklopy od popelnic.

    „Vede ji to do hnízda,“ říká Arriaga.

    „Oni nemají hnízdo,“ říká Mensah. „Mají Důlek.“ Zvedne lampu. Na konci té čáry leží stádo, bok po boku, v kruhu, zády k vám.

guestbook-log-LO1-3-title = Nepřekáží
guestbook-log-LO1-3 =
    Stojí před vámi v celé své šířce. Jdete vlevo a ono jde vlevo. Někdo docela tiše řekne, že by stačila světlice. Nikdo žádnou nevystřelí. Položí vám čelo na prsa, vydechne a je to, jako by se o vás opřela pekárna.

guestbook-log-LO1-4-title = A ráno
guestbook-log-LO1-4 =
    Rozednívá se, jak se tu rozednívá, zdola. Stojíte na čtyřech místech, kilometr od sebe, a žádný hlas vám nezbyl.

    V Důlku vstává stádo. Jedno po druhém, zadníma napřed, každé se odsune přesně o svou šířku a tam, v mechu, v dolíku teplém jako bochník, leží na břiše dítě, spí a má jednu rukavičku.

    Zlobí se, že ho budí. Prý volalo a volalo a přišla jen tahle.

guestbook-log-LO1-5-title = Pod mechem
guestbook-log-LO1-5 =
    Odlákali jste je každým hlukem, na který jste se zmohli, a povedlo se to; jsou nahoře na hřebeni a litují stožár. Dolík je prázdný a kouří se z něj. Uprostřed je kopeček mechu a z něj trčí červený palec.

    Je vzhůru dřív, než kolem ní máte kabát, promodralá a rozzuřená. Bylo tam teplo, říká. Bylo tam teplo a vy jste je vyhnali.

    Celou cestu zpátky se dívá Maret přes rameno. Jdou za vámi, opodál, až k lampám, a tam zůstanou stát.

guestbook-log-LO1-6-title = Posuň se
guestbook-log-LO1-6 =
    Mensah zhasne lampu. Pak si sundá batoh a lehne si na mech podél boku toho nejbližšího, jako když se leze do postele, ve které už někdo spí.

    Po chvíli se posune.

    Za ním je další a uděláte totéž; a tak se jde dovnitř, po tunách. Uprostřed je teplo jako v kuchyni. Leží na břiše, spí a má jednu rukavičku. Maret ji nezvedne. Maret si lehne, jak je, v botách, z druhé strany a natáhne ruku, až se dotýká.

    Nikdo potom neumí říct, kdo začal broukat.

guestbook-log-LO1-7-title = Bez ní
guestbook-log-LO1-7 =
    „Zavřete rampu,“ říká hlas z lodi; jde počasí. Zavřete rampu. Uvnitř jste tři.

    Okénkem je vidět, jak odchází od lamp s klíčem v ruce a buší do všeho, kolem čeho jde.

guestbook-log-LO1-8-title = Přineseni
guestbook-log-LO1-8 =
    K modulu vás přinesou zvířata. Je na to potřeba čtyř, na každém rohu jedno, a složí vás na rampu, jako byste odněkud vypadli.

    Za svítání se vrátí s tou druhou. Jede. Chce vědět, co to bylo za rámus.
