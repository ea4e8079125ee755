# Boti hry ISS Vanguard, jak je jmenuje lobby.

vanguard-bot-cadet = Kadet: na první plavbě, leccos zapomene
vanguard-bot-ensign = Praporčík: pečlivý, občas něco přehlédne
vanguard-bot-crew = Posádka: hraje za své sekce rozvážně
vanguard-bot-officer = Důstojník: když váhá, myslí několik kol dopředu
vanguard-bot-captain = Kapitán: než se rozhodne, dohraje to v mnoha světech
