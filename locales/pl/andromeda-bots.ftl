# Boty gry Andromeda's Edge, jak je nazywa lobby.

andromeda-bot-gentle = Przewoźnik: dobre towarzystwo na początek
andromeda-bot-settler = Osadnik: bierze to, co wygląda dobrze
andromeda-bot-admiral = Admirał: obmyśla każdą turę
andromeda-bot-overlord = Władca: myśli o turę dalej
andromeda-bot-warlord = Wódz: myśli równie daleko i uczył się na tysiącach partii

## Dlaczego bot zrobiłby ten ruch, dla tych, którzy pytają

andromeda-because-both = { $first } { $second }
andromeda-because-brings = Przyniesie { $what }.
andromeda-because-keeps = Zachowasz { $what }, czego inny ruch by cię pozbawił.
andromeda-because-ripe = Przy następnym powrocie możesz zabudować planetę.
andromeda-because-safe = Nikt cię tam nie zaatakuje.
andromeda-because-battle =
    { $span ->
        [0] Czeka cię tam bitwa. Szansa na zwycięstwo: { $low } %.
       *[1] Czeka cię tam bitwa. Szansa na zwycięstwo: { $low }–{ $high } %.
    }
andromeda-because-raises = Szansa na zwycięstwo rośnie z { $chance } do { $then } %.
andromeda-because-enough = Więcej już prawie nie pomoże: szansa na zwycięstwo to { $chance } %.
andromeda-because-not-worth = Więcej podniosłoby szansę na zwycięstwo z { $chance } do { $then } %, ale nie jest to warte tej ceny.
andromeda-because-odds = Na razie szansa na zwycięstwo to { $chance } %.
andromeda-because-truce = W bitwie szansa na zwycięstwo wynosi { $chance } %.
andromeda-because-spares = Najłatwiej oddasz { $what }.
andromeda-because-lacks = Tego jeszcze nie masz.
andromeda-because-alike = To prawie bez znaczenia: wychodzi na to samo.
andromeda-because-compared = Średnio z { $worlds } spojrzeń naprzód dało to o { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } więcej niż ruch „{ $other }”, plus minus { $error }.
andromeda-because-as-good = Ruch „{ $other }” wyszedł mniej więcej tak samo dobrze.
andromeda-because-points =
    { $count } { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
andromeda-because-steps =
    { $count } { $count ->
        [one] krok
        [few] kroki
        [many] kroków
       *[other] kroku
    } na torze { $track }
andromeda-because-transport =
    { $count } { $count ->
        [one] transportowiec
        [few] transportowce
        [many] transportowców
       *[other] transportowca
    }
andromeda-because-fighter = myśliwiec
andromeda-because-science-vessel = statek badawczy
andromeda-because-heavy-cruiser = ciężki krążownik
andromeda-because-module =
    { $count } { $count ->
        [one] moduł
        [few] moduły
        [many] modułów
       *[other] modułu
    }
andromeda-because-moon =
    { $count } { $count ->
        [one] księżyc
        [few] księżyce
        [many] księżyców
       *[other] księżyca
    }
andromeda-because-token =
    { $count } { $count ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    }
andromeda-because-upgrade =
    { $count } { $count ->
        [one] ulepszenie
        [few] ulepszenia
        [many] ulepszeń
       *[other] ulepszenia
    }
andromeda-because-bay =
    { $count } { $count ->
        [one] statek znowu gotowy do startu
        [few] statki znowu gotowe do startu
        [many] statków znowu gotowych do startu
       *[other] statku znowu gotowego do startu
    }
