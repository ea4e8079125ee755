# The bots of ISS Vanguard, as the lobby names them.

vanguard-bot-cadet = Cadet: on a first voyage, and forgets things
vanguard-bot-ensign = Ensign: careful, and overlooks things now and then
vanguard-bot-crew = Crew: plays its sections with care
vanguard-bot-officer = Officer: thinks a few rounds ahead where it is in doubt
vanguard-bot-captain = Captain: plays on in many worlds before deciding
