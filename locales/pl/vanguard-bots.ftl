# Boty gry ISS Vanguard, jak je nazywa lobby.

vanguard-bot-crew = Załoga: prowadzi swoje sekcje rozważnie
