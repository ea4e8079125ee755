# Boty gry ISS Vanguard, jak je nazywa lobby.

vanguard-bot-crew = załoga, prowadzi swoje sekcje rozważnie
