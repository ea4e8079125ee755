# Boti hry ISS Vanguard, jak je jmenuje lobby.

vanguard-bot-cadet = Kadet: na první plavbě, leccos zapomene
vanguard-bot-ensign = Praporčík: pečlivý, občas něco přehlédne
vanguard-bot-crew = Posádka: hraje za své sekce rozvážně
vanguard-bot-officer = Důstojník: když váhá, myslí několik kol dopředu
vanguard-bot-captain = Kapitán: než se rozhodne, dohraje to v mnoha světech

# Proč někdo dělá, co dělá, pro toho, kdo hraje sám vedle botů.

vanguard-because-mission = { $who } zkouší akci „{ $action }“: pomáhá misi „{ $mission }“.
vanguard-because-action = { $who } zkouší akci „{ $action }“: nic v dosahu neslibuje víc.
vanguard-because-way-out = { $who } zkouší akci „{ $action }“: vede odtud ven.
vanguard-because-way-mission = { $who } míří do sektoru { $sector }: žádá si to mise „{ $mission }“.
vanguard-because-way-poi = { $who } míří do sektoru { $sector }: { $poi } za tu cestu stojí.
vanguard-because-way = { $who } míří do sektoru { $sector }: třeba se tam něco najde.
vanguard-because-way-home =
    { $who } se vrací do sektoru { $sector }: { $why ->
        [hurt] se zraněním se tu zůstat nedá
        [late] je už pozdě
       *[done] práce je tu hotová
    }.
vanguard-because-lift-off =
    { $who } chce odletět: { $why ->
        [hurt] se zraněním se tu zůstat nedá
        [late] je už pozdě
       *[done] práce je tu hotová
    }.
vanguard-because-rest =
    { $who } odpočívá: { $dice ->
        [0] nezbývá jediná připravená kostka
        [one] zbývá jen 1 připravená kostka
        [few] zbývají jen { $dice } připravené kostky
        [many] zbývá jen { $dice } připravené kostky
       *[other] zbývá jen { $dice } připravených kostek
    }.
vanguard-because-prepare = { $who } se připravuje: nic poblíž zatím nestojí za pokus.
vanguard-because-gear = { $who } staví vybavení { $card }: poslouží všem, kdo tu budou jednat.

# Jaké má rozhodnutí vyhlídky, pro toho, kdo se ptá.

vanguard-hint-raises = Šance, že vše dobře dopadne, stoupne z { $now } na { $then } %.
vanguard-hint-sure = Dobře to dopadne i tak.
vanguard-hint-no-help = Nic tu nepomůže: šance, že vše dobře dopadne, zůstává { $now } %.
vanguard-hint-saves = Šance, že vše dobře dopadne, by mohla stoupnout z { $now } na { $then } %, ale co to stojí, budete potřebovat později.
vanguard-hint-further = Z { $worlds } pokusů jich { $further } vedlo dál než „{ $other }“.
vanguard-hint-as-far = Volba „{ $other }“ vedla zhruba stejně daleko.
