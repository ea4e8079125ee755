# What is said about players that are programs.

bots-unknown = The game “{ $title }” has no bot “{ $bot }”; it has: { $bots }.
bots-broken = The bot “{ $bot }” of the game “{ $title }” cannot be made: { $reason }.
bots-not-one = The bot “{ $bot }” of the game “{ $title }” cannot be made: { $place } does not give a bot.
bots-illegal = The bot { $bot } ({ $seat }) answered “{ $prompt }” with what is not in its list.
