# Boti hry Andromeda's Edge, jak je jmenuje lobby.

andromeda-bot-settler = osadník, bere, co vypadá dobře
andromeda-bot-admiral = admirál, promyslí každý tah
andromeda-bot-overlord = vládce, myslí o tah dál
