# Boty gry Andromeda's Edge, jak je nazywa lobby.

andromeda-bot-gentle = Przewoźnik: dobre towarzystwo na początek
andromeda-bot-settler = Osadnik: bierze to, co wygląda dobrze
andromeda-bot-admiral = Admirał: obmyśla każdą turę
andromeda-bot-overlord = Władca: myśli o turę dalej
andromeda-bot-warlord = Wódz: myśli równie daleko i uczył się na tysiącach partii
