# Boti hry Andromeda's Edge, jak je jmenuje lobby.

andromeda-bot-gentle = Převozník: dobrá společnost pro začátek
andromeda-bot-settler = Osadník: bere, co vypadá dobře
andromeda-bot-admiral = Admirál: promyslí každý tah
andromeda-bot-overlord = Vládce: myslí o tah dál
andromeda-bot-warlord = Vojevůdce: myslí stejně daleko a učil se z tisíců partií
