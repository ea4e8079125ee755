# Práh (P00): jména, cíle a co stojí na kartách.

guestbook-planet-P00 = Práh
guestbook-planet-P00-text = Měsíček bez vzduchu, velký jako okres, a není na něm nic, co by stálo za palivo. Kolébka dopadla ve dvou půlkách po obou stranách nízké zdi, kterou žádná geologie nepostavila.

## Sektory

guestbook-sector-P00-1 = Roztržená kolébka
guestbook-sector-P00-2 = Rozsypané zásoby
guestbook-sector-P00-3 = Okraj
guestbook-sector-P00-4 = Nízká zeď
guestbook-sector-P00-5 = Balvanité schody
guestbook-sector-P00-6 = Stín sondy
guestbook-sector-P00-7 = Studna
guestbook-sector-P00-8 = Místo pro vrátek

## Body zájmu

guestbook-poi-1 = Roztržená kolébka
guestbook-poi-1-text = Poklop je udělaný tak, aby se otevíral, a pak ho někdo praštil měsícem. Je na to páčidlo. Venku.
guestbook-action-1-1 = Vypáčit poklop

guestbook-poi-2 = Rozsypané zásoby
guestbook-poi-2-text = Dva filtry, konvice, jedenáct metrů hadice, ta dobrá páska. Odlétají a nikam nespěchají.
guestbook-action-2-1 = Pochytat, co pluje

guestbook-poi-6 = Písař sedm
guestbook-poi-6-text = Sonda, která napsala první stránku konceptu. Stojí zády ke slunci, jako když si někdo čte.
guestbook-action-6-1 = Probudit sondu

guestbook-poi-7 = Studna
guestbook-poi-7-text = Kruh z kamene, rumpál, lano z něčeho, co není lano. Obruba je nejvíc ohlazená na straně odvrácené od zdi.
guestbook-action-7-1 = Spustit vědro

guestbook-poi-101 = Hrnek na řetízku
guestbook-poi-101-text = Řetízek je jemný jako od hodinek a docela napjatý. Do hrnku na konci se vejde tak jedno loknutí, ať pil, kdo pil.
guestbook-action-101-1 = Odlehčit řetízku

guestbook-poi-102 = Zásoby v řadě
guestbook-poi-102-text = Všechno visí podél zdi v pořadí, v jakém to bude potřeba. Třetí zprava chybí.
guestbook-action-102-1 = Obvázat se
guestbook-action-102-2 = Roztřídit a vydechnout

guestbook-poi-103 = Zaměření z okraje
guestbook-poi-103-text = Odsud jsou vidět obě půlky kolébky, zeď mezi nimi i to, jak je rovná.
guestbook-action-103-1 = Zaměřit

guestbook-poi-105 = Otevřený panel
guestbook-poi-105-text = Za panelem je buben s drátem, zpola popsaný, velmi rovnoměrně, a dál prázdný.
guestbook-action-105-1 = Přečíst buben

guestbook-poi-106 = Spravená noha
guestbook-poi-106-text = Jedna noha sondy byla kdysi zlomená a dobře spravená. Šroub má závit, který byste poznali i potmě.
guestbook-action-106-1 = Prohlédnout šroub

guestbook-poi-107 = Voda, kde být nemůže
guestbook-poi-107-text = Vědro přijde nahoru plné a na vodě leží přilba vzduchu, která neuniká. Kdo se chce napít, musí do ní otevřít hledí.
guestbook-action-107-1 = Nejdřív se napít
guestbook-action-107-2 = Nejdřív vzorek

guestbook-poi-108 = Patka pro vrátek
guestbook-poi-108-text = Plochý kámen ve správné výšce, se čtyřmi otvory. Váš vrátek má čtyři nohy. Nikdo k tomu nic neříká.
guestbook-action-108-1 = Usadit vrátek

guestbook-poi-109 = Konec lana
guestbook-poi-109-text = Šedesát metrů dobrého lana a pak kartáč přetržených drátů, každý z nich ještě překvapený.
guestbook-action-109-1 = Splést lano

## Obecné podmínky

guestbook-condition-C01 = Nejistý krok
guestbook-condition-C01-text = Každý krok je malý let a ne každý let končí tam, kde měl.

## Mise

guestbook-mission-MI01 = Obě půlky
guestbook-mission-MI01-text = Dostaňte všechny členy posádky k Nízké zdi.
guestbook-mission-MI02 = Zeptat se sondy
guestbook-mission-MI02-text = Probuďte Písaře sedm a přečtěte jeho buben.
guestbook-mission-MI03 = Lano nahoru
guestbook-mission-MI03-text = Usaďte vrátek v sektoru Místo pro vrátek a vraťte se domů.

## Prázdná karta

guestbook-poi-000 = Nic dalšího
guestbook-poi-000-text = Už jste se podívali.
