# The bots of Andromeda's Edge, as the lobby names them.

andromeda-bot-settler = settler, takes what looks good
andromeda-bot-admiral = admiral, thinks each turn through
andromeda-bot-overlord = overlord, thinks a turn further
