# Boty gry Andromeda's Edge, jak je nazywa lobby.

andromeda-bot-settler = osadnik, bierze to, co wygląda dobrze
andromeda-bot-admiral = admirał, obmyśla każdą turę
andromeda-bot-overlord = władca, myśli o turę dalej
