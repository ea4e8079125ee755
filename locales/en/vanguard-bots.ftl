# The bots of ISS Vanguard, as the lobby names them.

vanguard-bot-crew = Crew: plays its sections with care
