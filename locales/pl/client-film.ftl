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

## Koniec partii

client-how-it-went = Jak poszło
client-how-it-went-note = Tury, w których działo się najwięcej. Naciśnij turę, żeby ją obejrzeć.
client-turn-number = Tura { $number }
client-turns-in-all =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
client-awards = Nagrody
client-award-stage = W centrum uwagi
client-award-stage-why =
    { $count ->
        [one] jedna scena warta obejrzenia.
        [few] { $count } sceny warte obejrzenia.
        [many] { $count } scen wartych obejrzenia.
       *[other] { $count } sceny wartej obejrzenia.
    }
client-award-breath = Jednym tchem
client-award-breath-why =
    { $count ->
        [one] jedno zdarzenie w jednej turze.
        [few] { $count } zdarzenia w jednej turze.
        [many] { $count } zdarzeń w jednej turze.
       *[other] { $count } zdarzenia w jednej turze.
    }
client-award-thoughts = Jednak inaczej
client-award-thoughts-why =
    { $count ->
        [one] jeden cofnięty ruch.
        [few] { $count } cofnięte ruchy.
        [many] { $count } cofniętych ruchów.
       *[other] { $count } cofniętego ruchu.
    }
client-picture-of-match = Partia jako obraz
client-save-picture = Zapisz jako obraz
client-as-drawing = Jako rysunek
client-save-drawing = Zapisz jako rysunek (SVG)
client-watch-whole = Obejrzyj jako film
