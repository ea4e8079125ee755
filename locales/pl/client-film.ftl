# Co mówi przeglądarka, gdy pokazuje, co się stało.

client-watching = Oglądasz grę
client-skip = Pomiń
client-key-space = Spacja
client-beat-of = { $place } z { $of }
client-result = Co się stało
client-something-happened = Na planszy coś się zmieniło.
client-seen = Widzę

## Pod twoją nieobecność

client-while-away = Co się działo pod twoją nieobecność
client-turns-since =
    { $count ->
        [one] Rozegrano jedną turę.
        [few] Rozegrano { $count } tury.
        [many] Rozegrano { $count } tur.
       *[other] Rozegrano { $count } tury.
    }
client-away-for =
    { $count ->
        [one] { $time }, jedna tura.
        [few] { $time }, { $count } tury.
        [many] { $time }, { $count } tur.
       *[other] { $time }, { $count } tury.
    }
client-turns-before =
    { $count ->
        [one] Wcześniej jeszcze jedna tura.
        [few] Wcześniej jeszcze { $count } tury.
        [many] Wcześniej jeszcze { $count } tur.
       *[other] Wcześniej jeszcze { $count } tury.
    }
client-now-your-turn = Teraz twoja kolej.
client-the-game = Gra
client-watch-film = Obejrzyj, { $seconds } s
client-to-my-turn = Do mojej tury
client-to-the-table = Do stołu

## Spojrzenie wstecz

client-turn-back = O turę wstecz
client-turn-on = O turę dalej
client-play-film = Odtwarzaj stąd
client-pause-film = Zatrzymaj film
