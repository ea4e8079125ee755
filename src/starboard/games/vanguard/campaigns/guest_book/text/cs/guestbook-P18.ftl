# Přezimov (P18): jména, cíle a co stojí na kartách.

guestbook-planet-P18 = Přezimov
guestbook-planet-P18-text = Na Copu, dál proti proudu, na suché zemi, kvůli které řeka kdysi ustoupila stranou, stojí dům plný prádla, dětí a křivd. Vaše jména tu znají celý život.

## Sektory

guestbook-sector-P18-1 = Přistávací louka
guestbook-sector-P18-2 = Zeď
guestbook-sector-P18-3 = Dvůr u brány
guestbook-sector-P18-4 = Dlouhá kuchyně
guestbook-sector-P18-5 = Správkárna
guestbook-sector-P18-6 = Třída
guestbook-sector-P18-7 = Staré pole
guestbook-sector-P18-8 = Jedenáct kamenů
guestbook-sector-P18-9 = Rychtářův pokoj
guestbook-sector-P18-10 = Pokoj nad vodou
guestbook-sector-P18-11 = Anténa
guestbook-sector-P18-12 = Říční schody

## Body zájmu

guestbook-poi-460 = Děti na plotě
guestbook-poi-460-text = Devět, podle velikosti. Mají seznam. Odškrtávají si vás.
guestbook-action-460-1 = Nechat se prohlédnout
guestbook-action-460-2 = Zeptat se na cestu

guestbook-poi-461 = Zeď, dvojí výška
guestbook-poi-461-text = Spodek je starý a střílelo se do něj. Vršek je nový a stojí na něm květináče.
guestbook-action-461-1 = Postavit se, kde jste stáli
guestbook-action-461-2 = Spravit mezeru

guestbook-poi-463 = Místo u stolu
guestbook-poi-463-text = Stůl má jedenáct metrů. Někdo ho po kusech odnesl z lodi, a hodně zdaleka.
guestbook-action-463-1 = Nejdřív se najíst
guestbook-action-463-2 = Pomoct s hrnci

guestbook-poi-464 = Věci ke spravení
guestbook-poi-464-text = Police rozbitých věcí s papírovými štítky: čí, odkdy, nevadí.
guestbook-action-464-1 = Spravit jednu věc

guestbook-poi-465 = Otázky na tabulce
guestbook-poi-465-text = Na tabulce je třicet otázek, třiceti rukopisy. Čtvrtá zní: pamatujete si nás.
guestbook-action-465-1 = Odpovídat, na co se ptají

guestbook-poi-466 = Sedlák
guestbook-poi-466-text = Jde před vámi podél příkopu a mluví o něm, jako se mluví o někom z rodiny.
guestbook-action-466-1 = Projít to se sedlákem
guestbook-action-466-2 = Ukázat terasu

guestbook-poi-468 = Liis Tamm
guestbook-poi-468-text = Pokoj nad vodou má kvůli kolenům. Nevstává.
guestbook-action-468-1 = Odpovědět jí

guestbook-poi-470 = Jedenáct kamenů
guestbook-poi-470-text = Sedm a čtyři a mezi nimi mezera, právě tak široká, aby se dalo projít.
guestbook-action-470-1 = Říct jména

guestbook-poi-471 = Emeka Prowse
guestbook-poi-471-text = Rychtář přichystal dvě židle a džbán. Má desky. Neotvírá je.
guestbook-action-471-1 = Vyslechnout ho

guestbook-poi-472 = Anténa
guestbook-poi-472-text = Osmnáct metrů látaného pletiva, jediná věc na tomhle světě, kterou Karavana slyší.
guestbook-action-472-1 = Odeslat

guestbook-poi-473 = Kuchař přišel dolů
guestbook-poi-473-text = Bo stojí pod říčními schody v zástěře a drží přikrytý hrnec. Nemůže přijít na to, kam ho postavit.
guestbook-action-473-1 = Nechat ho mluvit

guestbook-poi-475 = Zase zeď
guestbook-poi-475-text = Stojí podél ní, sto dvanáct lidí, děti vzadu. Ještě nikdo nezvedl ruku.
guestbook-action-475-1 = Projít skrz ně
guestbook-action-475-2 = Položit to

## Fáma

guestbook-threat-T09 = Fáma
guestbook-threat-T09-text = Žena, která nic nenese, zrovna šla kolem a má to od někoho, kdo u toho byl.
guestbook-field-T09-1 = Jde tam, kde jste vy
guestbook-field-T09-2 = Už je tu
guestbook-field-T09-3 = Roznáší se to
guestbook-action-T09-1 = Říct to rovnou

## Hlídka

guestbook-threat-T10 = Hlídka
guestbook-threat-T10-text = Tři lidé s holemi, kterým řekli, ať je nepoužívají, a kteří se snaží vypadat, že jim to nikdo neřekl.
guestbook-field-T10-1 = Obcházejí
guestbook-field-T10-2 = Ptají se
guestbook-field-T10-3 = Ptají se znovu
guestbook-action-T10-1 = Ukázat prázdné ruce

## Obecné podmínky

guestbook-condition-C36 = Dům dokořán
guestbook-condition-C36-text = Všechny dveře jsou otevřené a za každými někdo přestane mluvit.
guestbook-condition-C37 = Zvon na vodu
guestbook-condition-C37-text = Řeka stoupla, nebo je večer. Všichni jdou s vědrem dolů a cestou si vás prohlížejí.

## Mise

guestbook-mission-MI55 = Čtení
guestbook-mission-MI55-text = Ať jste Slyšeni; pak odešlete odpověď z Antény.
guestbook-mission-MI56 = Proud pro Anténu
guestbook-mission-MI56-text = Natáhněte vedení od Vodočetného domku a od Zříceného čerpadla, dole v deltě.
guestbook-action-MI56-1 = Natáhnout vedení
guestbook-mission-MI57 = Bez krve
guestbook-mission-MI57-text = Odešlete odpověď, aniž byste šli skrz lidi na zdi.

## Stupnice

guestbook-counter-PENCIL-count =
    { $sign ->
        [none] zatím k tomu neukazuje žádná stopa
       *[other] { $count ->
            [one] máte { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } stopu
            [few] máte { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } stopy
            [many] máte { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } stopy
           *[other] máte { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } stop
        }
    }
guestbook-counter-REPORTS-count =
    { $sign ->
        [none] zatím není napsána žádná úplná zpráva
       *[other] { $count ->
            [one] máte { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } úplnou zprávu
            [few] máte { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } úplné zprávy
            [many] máte { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } úplné zprávy
           *[other] máte { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } úplných zpráv
        }
    }
guestbook-track-heard = Slyšeni
guestbook-track-heard-up =
    slyší vás o { $count ->
        [one] krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    } víc
guestbook-track-heard-down =
    slyší vás o { $count ->
        [one] krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    } míň
guestbook-track-shut = Zavřeno
guestbook-track-shut-up =
    dveře se zavřou o { $count ->
        [one] krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
guestbook-track-shut-down =
    dveře se otevřou o { $count ->
        [one] krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
guestbook-track-passing = Hlídka vás pouští
guestbook-track-passing-if = Hlídka pouští dál
guestbook-track-passing-unless = Hlídka nepouští dál
guestbook-track-passing-on = Hlídka vás pustí
guestbook-track-passing-off = Hlídka vás už nepouští
guestbook-marker-line = natažené vedení
guestbook-marker-line-count =
    { $sign ->
        [none] { $place } zatím není nataženo vedení
       *[other] { $count ->
            [one] { $place } je nataženo vedení
            [few] { $place } jsou natažena { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } vedení
            [many] { $place } jsou natažena { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } vedení
           *[other] { $place } je nataženo { $sign ->
                [least] aspoň
                [most] nejvýš
              *[is] právě
            } { $count } vedení
        }
    }
guestbook-marker-line-put = { $place } je nataženo vedení

## Přistání

guestbook-landing-P18-1 = Boční vítr od řeky
guestbook-landing-P18-2 = Děti na louce
guestbook-landing-P18-3 = Čistý sestup
