# Sokl (P17): jména, cíle a co stojí na kartách.

guestbook-planet-P17 = Sokl
guestbook-planet-P17-text = Nejstarší dům na cestě, stavěný dolů: každý host přidal patro pod sebe, pro ruce svého druhu, a ta nad sebou nechal být.
guestbook-passive-P17-1 = Ve 2. patře se navzájem zastupují zdatnost a stavba, sběr a věda, obrana a technologie. Když se dům přeskupí, děje se to ve 4. patře. Kde pracujete vlastníma rukama, zůstává každý symbol sám sebou.
guestbook-passive-P17-2 = Ve 3. patře se navzájem zastupují zdatnost a průzkum, sběr a biologie, obrana a xenologie. Kde pracujete vlastníma rukama, zůstává každý symbol sám sebou.
guestbook-passive-P17-3 = Ve 4. patře se navzájem zastupují průzkum a stavba, biologie a věda, xenologie a technologie. Když se dům přeskupí, děje se to ve 2. patře. Kde pracujete vlastníma rukama, zůstává každý symbol sám sebou.
guestbook-passive-P17-4 = V 5. patře obíhají symboly po třech. Zdatnost platí za průzkum, průzkum za stavbu a stavba za zdatnost. Sběr platí za biologii, biologie za vědu a věda za sběr. Obrana platí za xenologii, xenologie za technologii a technologie za obranu. Kde pracujete vlastníma rukama, zůstává každý symbol sám sebou.

## Sektory

guestbook-sector-P17-1 = Zápraží
guestbook-sector-P17-2 = Pokoj bez židlí
guestbook-sector-P17-3 = Vysoká galerie
guestbook-sector-P17-4 = Visuté lavice
guestbook-sector-P17-5 = Pokoj pro prsty
guestbook-sector-P17-6 = Mokré patro
guestbook-sector-P17-7 = Nízké patro
guestbook-sector-P17-8 = Patro misek
guestbook-sector-P17-9 = Suťové patro
guestbook-sector-P17-10 = Nejspodnější řada

## Body zájmu

guestbook-poi-440 = Rohožka a škrabák
guestbook-poi-440-text = Kdo sem přišel, něco si otřel. Škrabák je ve výšce ramene.
guestbook-action-440-1 = Otřít si nohy
guestbook-action-440-2 = Proklepat podlahu

guestbook-poi-441 = Kde se opírat
guestbook-poi-441-text = Žádná sedátka, žádné police. Podél zdi, ve výšce vašich žeber, pás vyleštěný opíráním.
guestbook-action-441-1 = Najít, kde se opírali
guestbook-action-441-2 = Opřít se tam

guestbook-poi-442 = Zábradlí
guestbook-poi-442-text = Schody pro nohy o polovinu delší, než jsou vaše, a k nim zábradlí. Záleží na tom zábradlí.
guestbook-action-442-1 = Dosáhnout na zábradlí

guestbook-poi-443 = Lavice na drátech
guestbook-poi-443-text = Visí rovně, dokud na některou něco nepoložíte. Ostatní to pak zvažují.
guestbook-action-443-1 = Vyladit protizávaží

guestbook-poi-444 = Malé zásuvky
guestbook-poi-444-text = Stěna zásuvek ne větších než nehet, a skrz všechny je slyšet, jak něco docela maličko chrastí.
guestbook-action-444-1 = Probrat malé zásuvky

guestbook-poi-445 = Po kotníky
guestbook-poi-445-text = Voda, o kterou se někdo stará. Podlaha pod ní je značená vystouplými čarami, pro nohy, které uměly číst.
guestbook-action-445-1 = Brodit se po značkách
guestbook-action-445-2 = Uvolnit odtok

guestbook-poi-446 = Strop po kolena
guestbook-poi-446-text = Třicet metrů, ve výšce stolu. Kdo tu bydlel, nebyl malý. Byl plochý.
guestbook-action-446-1 = Po břiše

guestbook-poi-447 = Misky na ohništi
guestbook-poi-447-text = Dvě stě misek, naskládaných do sebe ve špatném pořadí. Že je špatné, je slyšet.
guestbook-action-447-1 = Srovnat je
guestbook-action-447-2 = Ohřát si ruce

guestbook-poi-448 = Suť, jednou tříděná
guestbook-poi-448-text = Někdo ji začal třídit podle velikosti, došel k velikosti hlavy a zavolali ho jinam.
guestbook-action-448-1 = Roztřídit suť

guestbook-poi-449 = První kámen
guestbook-poi-449-text = Nejspodnější řada nejstaršího domu. Je to docela obyčejný kámen a je hodně špinavý.
guestbook-action-449-1 = Očistit kámen

guestbook-poi-450 = Nástroj do naší ruky
guestbook-poi-450-text = V suti pět prohlubní pro pět prstů. Někdo ho naolejoval.
guestbook-action-450-1 = Zvednout ho

guestbook-poi-451 = Záplata
guestbook-poi-451-text = Pod prvním kamenem je kraj starší opravy a kus z ní se uvolnil.
guestbook-action-451-1 = Spravit ji
guestbook-action-451-2 = Nechat ji otevřenou

## Zedník

guestbook-threat-T08 = Zedník
guestbook-threat-T08-text = Pomalá věc s jednou širokou končetinou. Spravuje tyhle schody od dob, kdy to ještě schody nebyly.
guestbook-field-T08-1 = Přichází
guestbook-field-T08-2 = Klade řadu
guestbook-field-T08-3 = Čeká
guestbook-action-T08-1 = Podat mu kámen

## Obecné podmínky

guestbook-condition-C34 = Nástroje pro jiné ruce
guestbook-condition-C34-text = Strážného poslat pájet a chemika tlačit.
guestbook-condition-C35 = Dům se přesouvá
guestbook-condition-C35-text = Dvě patra si vyměnila místo, nebo jste si je vyměnili vy. Kliky nesouhlasí ani s jedním výkladem.

## Mise

guestbook-mission-MI52 = Až k němu
guestbook-mission-MI52-text = Očistěte první kámen a podívejte se, co je pod ním.
guestbook-mission-MI53 = Jeden kámen
guestbook-mission-MI53-text = Spravte záplatu.
guestbook-mission-MI54 = Pět úchopů
guestbook-mission-MI54-text = Na každém z pěti pater splňte zelený nebo žlutý řádek.

## Žetony a patra

guestbook-marker-course = položená řada
guestbook-marker-grip = nalezený úchop
guestbook-marker-grip-count =
    { $sign ->
        [none] { $place } zatím není nalezen úchop
       *[other] { $count ->
            [one] { $place } je nalezen úchop
            [few] { $place } jsou nalezeny { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } úchopy
            [many] { $place } jsou nalezeny { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } úchopy
           *[other] { $place } je nalezeno { $sign ->
                [least] aspoň
                [most] nejvýš
              *[is] právě
            } { $count } úchopů
        }
    }
guestbook-marker-grip-put = { $place } je nalezen úchop
guestbook-marker-shown = předvedeno
guestbook-marker-shown-put = Dům vám { $place } ukáže, jak na to
guestbook-marker-ours = vlastní ruce
guestbook-marker-kept = vlastní ruce v tomto kole
guestbook-marker-kept-put = do konce kola pracujete { $place } vlastníma rukama
guestbook-number-floor = patro
guestbook-number-floor-count =
    { $sign ->
        [least] jste { $count ->
            [few] ve
           *[other] v
        } { $count }. patře nebo hlouběji
        [most] jste { $count ->
            [few] ve
           *[other] v
        } { $count }. patře nebo výš
       *[is] jste { $count ->
           [few] ve
          *[other] v
       } { $count }. patře
    }
guestbook-number-floor-place =
    { $count ->
        [few] ve
       *[other] v
    } { $count }. patře

## Přistání

guestbook-landing-P17-1 = Uvolněná břidlice
guestbook-landing-P17-2 = Špatné zápraží
guestbook-landing-P17-3 = Sestupný proud v šachtě
guestbook-landing-P17-4 = Čistý sestup
