# Loudal (P01): jména, cíle a co stojí na kartách.

guestbook-planet-P01 = Loudal
guestbook-planet-P01-text = Poušť, která se otáčí tak pomalu, že se slunci dá ujít, když se u ničeho nezastavíte. Všechno, co tu žije, chodí.

## Sektory

guestbook-sector-P01-1 = Pole plazivek
guestbook-sector-P01-2 = Solná pánev
guestbook-sector-P01-3 = Chodící kameny
guestbook-sector-P01-4 = Prasklé žebro
guestbook-sector-P01-5 = Stinná rokle
guestbook-sector-P01-6 = Skleněná pláň
guestbook-sector-P01-7 = Dlouhá římsa
guestbook-sector-P01-8 = Popelový splaz
guestbook-sector-P01-9 = Slunečníková skála
guestbook-sector-P01-10 = Cisterna

## Body zájmu

guestbook-poi-120 = Stanice jedna, sůl
guestbook-poi-120-text = Trojnožka, destička, plechovka s víčkem. Před polednem je víčko zevnitř mokré; po poledni z té vody zbude jen kroužek.
guestbook-action-120-1 = Odečíst rosu
guestbook-action-120-2 = Spálená destička

guestbook-poi-121 = Stanice dvě, žebro
guestbook-poi-121-text = Stožár leží, jak padl, podél praskliny, a miska větroměru se ze zvyku trochu otáčí.
guestbook-action-121-1 = Vztyčit stožár

guestbook-poi-122 = Stanice tři, sklo
guestbook-poi-122-text = Poledne přes zapisovač přešlo tolikrát, že ho zasklilo. Jehla je pořád uvnitř a pořád ukazuje.
guestbook-action-122-1 = Vysekat záznam
guestbook-action-122-2 = Číst za tepla

guestbook-poi-123 = Stanice čtyři, popel
guestbook-poi-123-text = Podle konceptu je tady skříňka. Podle popela je tady popel.
guestbook-action-123-1 = Najít skříňku

guestbook-poi-124 = Plazivky
guestbook-poi-124-text = Tráva, která se na jednom konci pustila země a na druhém se jí chytá, vždycky o dlaň dál, na západ.
guestbook-action-124-1 = Jít za plazivkou až ke kořeni
guestbook-action-124-2 = Svézt se na plazivce

guestbook-poi-125 = Kameny s vlasy
guestbook-poi-125-text = Chodí, když se nedíváte, a když se díváte, vypadají jako kameny, které si to zrovna rozmyslely.
guestbook-action-125-1 = Jeden obrátit
guestbook-action-125-2 = Jít s nimi

guestbook-poi-126 = Stinné stádo, spí vestoje
guestbook-poi-126-text = Je jich čtyřicet, bok po boku, každé spí ve stínu souseda. Poslední je vzhůru. Má to na starosti.
guestbook-action-126-1 = Sedět úplně tiše

guestbook-poi-127 = Vypálená hlína
guestbook-poi-127-text = Poledne vypálilo bláto na římse jako hrnec. A v něm, pata, špička, někdo šel. Podrážka má vzorek.
guestbook-action-127-1 = Odlít stopu
guestbook-action-127-2 = Přiložit botu

guestbook-poi-128 = Slunečník
guestbook-poi-128-text = Kamenná deska na kamenném stonku. Ve stínu je země chladná, zametená a obsazená; uhnou vám.
guestbook-action-128-1 = Opravdový stín

guestbook-poi-129 = Hladina
guestbook-poi-129-text = Schody vedou k vodě, která je přesně tam, kde ji poslední schod chce mít. Za vámi sem ústí žlab, zanesený až po okraj.
guestbook-action-129-1 = Naplnit všechno
guestbook-action-129-2 = Vyčistit žlab

guestbook-poi-130 = Stínové hodiny
guestbook-poi-130-text = Žlab plní nádrž a kolem ní stojí kolíky, každý na konci stínu nějaké jiné hodiny.
guestbook-action-130-1 = Přečíst kolíky

guestbook-poi-131 = Puklé lusky
guestbook-poi-131-text = Poledne je otevřelo všechny naráz. Dokud si vítr nevzpomene, je zem plná semen.
guestbook-action-131-1 = Sbírat, než se zvedne vítr

## Poledne

guestbook-threat-T01 = Poledne
guestbook-threat-T01-text = Kotouč bílé země, široký jako sektor, který obchází svět krokem naloženého mezka. Nic tím nemyslí.
guestbook-field-T01-1 = Stíny se krátí
guestbook-field-T01-2 = Vzduch zvoní
guestbook-field-T01-3 = Jde dál
guestbook-action-T01-1 = Postavit se do něj

## Obecné podmínky

guestbook-condition-C02 = Dlouhé ráno
guestbook-condition-C02-text = Na práci dost chladno, ještě celé hodiny, a všichni se pořád ohlížejí na východ.
guestbook-condition-C03 = Bílé poledne
guestbook-condition-C03-text = Rána už skoro nezbývá. Ve stínu, který tu je, už někdo sedí.

## Mise

guestbook-mission-MI04 = Čtyři stanice
guestbook-mission-MI04-text = Odečtěte tři ze čtyř stanic konceptu.
guestbook-mission-MI05 = Před ním
guestbook-mission-MI05-text = Na konci kola ať jsou všichni členové posádky v sektoru těsně před Polednem.
guestbook-mission-MI06 = Jedna věc spravená
guestbook-mission-MI06-text = Vyčistěte žlab u Cisterny.

## Žetony

guestbook-marker-noon = poledne
guestbook-marker-noon-count =
    { $sign ->
        [none] { $place } není stopa poledne
       *[other] { $count ->
            [one] { $place } je stopa poledne
            [few] { $place } jsou { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } stopy poledne
            [many] { $place } jsou { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } stopy poledne
           *[other] { $place } je { $sign ->
                [least] aspoň
                [most] nejvýš
              *[is] právě
            } { $count } stop poledne
        }
    }
guestbook-marker-noon-put = poledne zanechá stopu { $place }
guestbook-marker-station = stanice odečtena
guestbook-marker-station-count =
    { $sign ->
        [none] { $place } zatím není odečtená žádná stanice
       *[other] { $count ->
            [one] { $place } je odečtená stanice
            [few] { $place } jsou odečtené { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } stanice
            [many] { $place } jsou odečtené { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } stanice
           *[other] { $place } je odečteno { $sign ->
                [least] aspoň
                [most] nejvýš
              *[is] právě
            } { $count } stanic
        }
    }
guestbook-marker-station-put = stanice { $place } je odečtená
guestbook-route-ring = okruh
guestbook-route-ring-along = po okruhu

## Přistání

guestbook-landing-P01-1 = Stoupavý proud
guestbook-landing-P01-2 = Falešný obzor
guestbook-landing-P01-3 = Prach v sání
guestbook-landing-P01-4 = Dlouhý klouzavý let
guestbook-landing-P01-5 = Čistý sestup
