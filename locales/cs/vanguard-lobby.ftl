# Co o hře ISS Vanguard říká hala kromě jejích možností.

## Co se u stolu děje

vanguard-scene-aboard = Na palubě lodi
vanguard-scene-launch = Před startem
vanguard-scene-landing = Přistání
vanguard-scene-planet = Na planetě, { $round }. kolo
vanguard-scene-leaving = Cestou zpět na loď
vanguard-scene-lost = Mise selhala

## Jména stolů, kterým je nikdo nedal

vanguard-table-1 = Studený přístav
vanguard-table-2 = První stopy
vanguard-table-3 = Světlo v okně
vanguard-table-4 = Vzduch na šest dní
vanguard-table-5 = Druhý břeh
vanguard-table-6 = Zápisky z výsadku
vanguard-table-7 = Tady nikdo nebyl
vanguard-table-8 = Lana a lucerny
vanguard-table-9 = Druhá hlídka
vanguard-table-10 = Dlouhá cesta domů
vanguard-table-11 = Nepopsané stránky
vanguard-table-12 = Pevné ruce

## Jak se dá hrát

vanguard-length = 2 h na planetu
vanguard-way-first = výuka, asi hodina
vanguard-way-solo = vedete všechny oddíly
vanguard-way-screen = čtěte si to nahlas

## Kdo hraje za boty

vanguard-cast-pip = Na první plavbě, samé nadšení, na karty zapomíná.
vanguard-cast-jory = Na lodi zná každou chodbu, planety zatím ne.
vanguard-cast-hob = Opatrný, odpočívá včas.
vanguard-cast-tansy = Zvědavá, otevře každé dveře.
vanguard-cast-edda = Než udělá krok, myslí o několik kol dopředu.
vanguard-cast-orsk = Na téhle planetě už jednou byl, v hlavě.
