# The bots of ISS Vanguard, as the lobby names them.

vanguard-bot-crew = crew, plays its sections with care
