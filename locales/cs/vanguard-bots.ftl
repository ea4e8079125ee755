# Boti hry ISS Vanguard, jak je jmenuje lobby.

vanguard-bot-crew = Posádka: hraje za své sekce rozvážně
