# Boti hry ISS Vanguard, jak je jmenuje lobby.

vanguard-bot-crew = posádka, hraje za své sekce rozvážně
