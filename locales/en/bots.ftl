# What is said about players that are programs.

bots-unknown = “{ $title }” has no bot called “{ $bot }”. It has: { $bots }.
bots-broken = The bot “{ $bot }” of “{ $title }” could not be loaded: { $reason }.
bots-not-one = The bot “{ $bot }” of “{ $title }” could not be loaded: { $place } is not a bot.
bots-illegal = The bot { $bot } ({ $seat }) answered “{ $prompt }” with a move it was not offered.
