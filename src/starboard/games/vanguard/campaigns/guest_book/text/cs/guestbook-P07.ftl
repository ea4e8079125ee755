# Cop, dolní delta (P07): jména, cíle a co stojí na kartách.

guestbook-planet-P07 = Cop, dolní delta
guestbook-planet-P07-text = Vzduch, voda, půda, mírné zimy. Řeka tu jde k moři třemi rameny, jedno z nich má vždycky málo vody, ramena se střídají a nákresy toho, jak se střídala, připadají některým lidem jako rukopis.

## Sektory

guestbook-sector-P07-1 = Přistávací lavice
guestbook-sector-P07-2 = Západní hráz
guestbook-sector-P07-3 = Střední lavice
guestbook-sector-P07-4 = Východní hráz
guestbook-sector-P07-5 = Vodočetný domek
guestbook-sector-P07-6 = Rákosový labyrint
guestbook-sector-P07-7 = Mrtvé rameno
guestbook-sector-P07-8 = Zřícené čerpadlo
guestbook-sector-P07-9 = Soutok
guestbook-sector-P07-10 = Jílová terasa
guestbook-sector-P07-11 = Horní stavidlo

## Body zájmu

guestbook-poi-240 = Břeh z vrstev
guestbook-poi-240-text = Podemletý břeh, pruhovaný jako účetní kniha: povodeň, klidný rok, povodeň. Poslední pruhy jsou velmi pravidelné.
guestbook-action-240-1 = Odkrýt profil
guestbook-action-240-2 = Zpevnit břeh

guestbook-poi-241 = Lavice uprostřed řeky
guestbook-poi-241-text = Teplý písek, dvě volavky nebo něco, co došlo ke stejnému závěru, a po obou stranách voda, každá jinam.
guestbook-action-241-1 = Příčný profil

guestbook-poi-242 = Semeno na hrázi
guestbook-poi-242-text = Všechno tu vykvetlo do semene najednou a má z toho nejlepší náladu.
guestbook-action-242-1 = Sbírat semeno
guestbook-action-242-2 = Spát na teplém písku

guestbook-poi-243 = Jedenašedesát latí
guestbook-poi-243-text = Chýše plná vodočetných latí, jedna na rok, pověšených po pořádku. Na prvních jsou zářezy hluboké; na pozdějších jemné.
guestbook-action-243-1 = Přečíst jedenašedesát latí
guestbook-action-243-2 = Otevřít stavidlo

guestbook-poi-244 = V rákosí
guestbook-poi-244-text = Dvakrát vyšší než vy. Cesta se za vámi zavírá se zvukem jako stránka.
guestbook-action-244-1 = Najít cestu skrz
guestbook-action-244-2 = Prohnat rákosí

guestbook-poi-245 = Odříznutý meandr
guestbook-poi-245-text = Smyčka, se kterou je řeka hotová. Leží tu plná nebe a na loňském nákresu není.
guestbook-action-245-1 = Příčný profil

guestbook-poi-246 = Jíl pod nohama
guestbook-poi-246-text = Dobrý jíl na dobrém štěrku. Anatolův sloupec pro takové věci měl zatím jen pomlčky.
guestbook-action-246-1 = Vykopat sondu

guestbook-poi-247 = Zřícené čerpadlo
guestbook-poi-247-text = Dvě čerpadla, typ z přívozní loděnice. Někdo je vyndal, vrátil a zase vyndal, ve spěchu.
guestbook-action-247-1 = Příčný profil
guestbook-action-247-2 = Opravit čerpadla
guestbook-action-247-3 = Rozebrat je

guestbook-poi-248 = Kde se scházejí tři vody
guestbook-poi-248-text = Chvíli tečou vedle sebe, tři barvy, než se smíchají. Jsou tu dobré ploché kameny. Dalo by se z nich něco vyložit.
guestbook-action-248-1 = Položit kámen
guestbook-action-248-2 = Přehradit rameno

guestbook-poi-249 = Horní stavidlo
guestbook-poi-249-text = Stavidlo ze starého dřeva, letos namazané. Za ním jde podél vody nahoru pěšina, široká na jednu botu.
guestbook-action-249-1 = Jít po pěšině
guestbook-action-249-2 = Spustit stavidlo

guestbook-poi-250 = Čerpadlo potom
guestbook-poi-250-text = Ticho, tak či onak. Na krytu je štítek a na něm číslo z loděnice, které byste odříkali.
guestbook-action-250-1 = Přečíst štítek
guestbook-action-250-2 = Příčný profil

guestbook-poi-251 = Země, která tu nebyla
guestbook-poi-251-text = Posledně to byla řeka. Okraj je čistý, jako by se napřed nakreslil a pak myslel vážně.
guestbook-action-251-1 = Obejít okraj

## Vlna

guestbook-threat-T07 = Vlna
guestbook-threat-T07-text = Stojatá vlna od moře, která běží tím ramenem, kde je málo vody. Co se snadno přechází, tudy přijde.
guestbook-field-T07-1 = Racci
guestbook-field-T07-2 = Voda ustupuje
guestbook-field-T07-3 = Běží
guestbook-field-T07-4 = Stojatá voda
guestbook-action-T07-1 = Odhadnout čas

## Obecné podmínky

guestbook-condition-C14 = Pěkné počasí
guestbook-condition-C14-text = Až podezřele.
guestbook-condition-C15 = Tání
guestbook-condition-C15-text = Hnědá voda, celé stromy a tu a tam prkno, které někdo řezal.

## Mise

guestbook-mission-MI22 = Příčné profily
guestbook-mission-MI22-text = Zaměřte dva ze tří profilů: Střední lavice, Mrtvé rameno, Zřícené čerpadlo.
guestbook-mission-MI23 = Otázka z kamenů
guestbook-mission-MI23-text = Položte na Soutoku tři kameny. Obrazec je otázka.
guestbook-mission-MI24 = Suché nohy
guestbook-mission-MI24-text = Odleťte, aniž koho Vlna odnese.

## Značky a ramena

guestbook-marker-section = profil zaměřen
guestbook-marker-section-count =
    { $sign ->
        [none] { $place } zatím není zaměřen profil
       *[other] { $count ->
            [one] { $place } je zaměřen profil
            [few] { $place } jsou zaměřeny { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } profily
            [many] { $place } jsou zaměřeny { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } profily
           *[other] { $place } je zaměřeno { $sign ->
                [least] aspoň
                [most] nejvýš
              *[is] právě
            } { $count } profilů
        }
    }
guestbook-marker-section-put = { $place } je zaměřen profil
guestbook-marker-stone = položený kámen
guestbook-marker-stone-count =
    { $sign ->
        [none] { $place } zatím neleží žádný kámen
       *[other] { $count ->
            [one] { $place } leží kámen
            [few] { $place } leží { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } kameny
            [many] { $place } leží { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } kameny
           *[other] { $place } leží { $sign ->
                [least] aspoň
                [most] nejvýš
              *[is] právě
            } { $count } kamenů
        }
    }
guestbook-marker-stone-put = { $place } přibude kámen
guestbook-state-low-W = málo vody v západním rameni
guestbook-state-low-W-if = je v západním rameni málo vody
guestbook-state-low-W-unless = v západním rameni není málo vody
guestbook-state-low-W-on = v západním rameni ubude vody
guestbook-state-low-M = málo vody ve středním rameni
guestbook-state-low-M-if = je ve středním rameni málo vody
guestbook-state-low-M-unless = ve středním rameni není málo vody
guestbook-state-low-M-on = ve středním rameni ubude vody
guestbook-state-low-E = málo vody ve východním rameni
guestbook-state-low-E-if = je ve východním rameni málo vody
guestbook-state-low-E-unless = ve východním rameni není málo vody
guestbook-state-low-E-on = ve východním rameni ubude vody
guestbook-state-low = řeka
guestbook-state-low-other = málo vody v jiném rameni
guestbook-state-low-other-on = v jiném rameni ubude vody
guestbook-state-low-random = málo vody v náhodně určeném rameni
guestbook-state-low-random-on = v náhodném rameni ubude vody
guestbook-state-low-choice = málo vody v rameni podle vaší volby
guestbook-state-low-choice-on = v rameni podle vaší volby ubude vody
guestbook-state-pattern-blank = žádné kameny
guestbook-state-pattern-blank-if = tu neleží žádné kameny
guestbook-state-pattern-blank-unless = tu leží kameny
guestbook-state-pattern-row = řada: Smíme zůstat?
guestbook-state-pattern-row-on = z kamenů vznikne řada s otázkou „Smíme zůstat?“
guestbook-state-pattern-ring = kruh: Co potřebuješ?
guestbook-state-pattern-ring-on = z kamenů vznikne kruh s otázkou „Co potřebuješ?“
guestbook-state-pattern-spiral = spirála: Co jsi?
guestbook-state-pattern-spiral-on = z kamenů vznikne spirála s otázkou „Co jsi?“
guestbook-state-pattern = obrazec z kamenů
guestbook-tag-arm-W = západní rameno
guestbook-tag-arm-M = střední rameno
guestbook-tag-arm-E = východní rameno
guestbook-tag-arm = rameno s málem vody
guestbook-tag-arm-place =
    { $form ->
        [bare] mělké rameno
        [to] do mělkého ramene
        [from] z mělkého ramene
        [toward] k mělkému rameni
       *[in] v mělkém rameni
    }
guestbook-track-pumped = čerpadla běží
guestbook-track-pumped-if = čerpadla běží
guestbook-track-pumped-unless = čerpadla neběží
guestbook-track-pumped-on = čerpadla běží
guestbook-track-pumped-off = čerpadla stojí
guestbook-track-carried = odneseni Vlnou
guestbook-track-carried-count =
    { $sign ->
        [none] Vlna zatím nikoho neodnesla
       *[other] Vlna už někoho odnesla
    }
guestbook-track-carried-up = Vlna bere lidi s sebou

## Přistání

guestbook-landing-P07-1 = Racci v sání
guestbook-landing-P07-2 = Měkký písek
guestbook-landing-P07-3 = Stojatá voda, nebo příval přes lavici
guestbook-landing-P07-4 = Čistý sestup
