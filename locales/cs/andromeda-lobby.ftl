# Co o hře Andromeda's Edge říká hala kromě jejích možností.

## Co se u stolu děje

andromeda-scene-setting-up = Příprava hry
andromeda-scene-turn = { $turn }. tah: nejvíc je { $points } z { $terminus } bodů
andromeda-scene-last-turns = { $turn }. tah: poslední tahy
andromeda-scene-told = { $turn }. tah na vašem vlastním stole
andromeda-scene-hegemon-won = Vítězí Hegemon

## Jména stolů, kterým je nikdo nedal

andromeda-table-1 = Neděle na Okraji
andromeda-table-2 = Světla za obzorem
andromeda-table-3 = Poslední tichá mlhovina
andromeda-table-4 = Měsíc pro každého
andromeda-table-5 = Vypůjčené hvězdy
andromeda-table-6 = Daleko od všech vlajek
andromeda-table-7 = Žár a motory
andromeda-table-8 = Trpělivá flotila
andromeda-table-9 = Mapy bez okrajů
andromeda-table-10 = Sedm majáků
andromeda-table-11 = Prach a diplomacie
andromeda-table-12 = Kde se láme světlo

## Jak se dá hrát

andromeda-length = 90 min
andromeda-way-first = do 50 bodů, základní frakce
andromeda-way-solo = vy proti Hegemonovi
andromeda-way-screen = obrazovka jde dokola

## Kdo hraje za boty

andromeda-cast-ulo = Hraje kvůli čaji a na nikoho neútočí.
andromeda-cast-bram = Co se mu líbí, to si vezme, a pak toho lituje.
andromeda-cast-sefa = Každý tah si nejdřív přehraje v hlavě a kostkám děkuje.
andromeda-cast-ixion = Hru s vámi už odehrál, a v několika světech.
andromeda-cast-maren = Četla záznam každé partie a pamatuje si, jak skončily.

## Co umí velitelé Hegemona

andromeda-talent-ofc-1a = Žádná zvláštní schopnost.
andromeda-talent-ofc-1b = Žádná zvláštní schopnost.
andromeda-talent-ofc-1c = Žádná zvláštní schopnost.
andromeda-talent-ofc-2a = { andromeda-officer-iron-line }
andromeda-talent-ofc-2b = { andromeda-officer-levies }
andromeda-talent-ofc-2c = { andromeda-officer-cold-reading }
andromeda-talent-ofc-3a = { andromeda-officer-annihilation-doctrine }
andromeda-talent-ofc-3b = { andromeda-officer-annexation }
andromeda-talent-ofc-3c = { andromeda-officer-foreknowledge }
