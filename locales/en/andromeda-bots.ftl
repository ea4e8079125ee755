# The bots of Andromeda's Edge, as the lobby names them.

andromeda-bot-gentle = Ferry pilot: good company for learners
andromeda-bot-settler = Settler: takes what looks good
andromeda-bot-admiral = Admiral: thinks each turn through
andromeda-bot-overlord = Overlord: thinks one turn further
andromeda-bot-warlord = Warlord: thinks as far, and has learnt from thousands of matches
