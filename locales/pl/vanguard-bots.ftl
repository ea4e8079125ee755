# Boty gry ISS Vanguard, jak je nazywa lobby.

vanguard-bot-cadet = Kadet: na pierwszym rejsie, niejedno zapomni
vanguard-bot-ensign = Chorąży: uważny, czasem coś przeoczy
vanguard-bot-crew = Załoga: prowadzi swoje sekcje rozważnie
vanguard-bot-officer = Oficer: gdy się waha, myśli kilka rund naprzód
vanguard-bot-captain = Kapitan: zanim zdecyduje, rozgrywa to w wielu światach
