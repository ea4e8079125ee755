# Co mówi się o wielu partiach.

## Symulacja

arena-bots-count =
    { $bots ->
        [one] Podano { $bots } bota
        [few] Podano { $bots } boty
        [many] Podano { $bots } botów
       *[other] Podano { $bots } bota
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }; podaj po jednym na każde miejsce albo jednego na wszystkie.
arena-too-long =
    Partia gry „{ $title }” nie skończyła się nawet po { $most ->
        [one] { $most } decyzji
        [few] { $most } decyzjach
        [many] { $most } decyzjach
       *[other] { $most } decyzji
    }, a żadna nie może trwać dłużej.
arena-game-failed = Partia gry „{ $title }” się nie powiodła: { $reason }.
arena-worker-died = Proces, który rozgrywał tę partię, przestał działać.
arena-worker-failed = Proces roboczy zawiódł: { $reason }.
arena-results-none = { $file } nie zawiera wyników symulacji.
arena-results-newer = { $file } zapisała nowsza wersja Starboarda.
arena-results-damaged = { $file } jest uszkodzony albo ktoś zmienił go ręcznie.
arena-results-foreign = { $file } i { $other } to części różnych symulacji.
arena-results-overlap = Partia { $game } jest i w { $other }, i w { $file }.
arena-results-gap = Między { $other } a { $file } brakuje partii od { $first } do { $last }.
arena-no-worker = Nie można uruchomić procesu roboczego; skrypt, który je uruchamia, musi mieć warunek „if __name__ == "__main__"”.
arena-no-cluster = Pod adresem { $address } nie ma klastra Ray, którego można użyć: { $reason }.
arena-foreign-worker = Jeden z komputerów klastra ma inną wersję Starboarda, więc rozgrywałby inne partie; zainstaluj wszędzie tę samą.
arena-duel-alone = W grze „{ $title }” nie ma tu przeciw komu siedzieć samemu: miejsca wygrywają razem albo jest tylko jedno.

## Środowisko do uczenia maszynowego

arena-zoo-options = Pytanie ma { $options } możliwych ruchów; zwiększ most_options powyżej { $most }, bo ostatnia akcja oznacza „gotowe”.
arena-zoo-size = Obserwacja ma { $bytes } bajtów; zwiększ size powyżej { $size } albo podaj własną funkcję encode.
arena-zoo-action = Akcja { $action } jest niedozwolona ({ $seat }); sprawdź maskę akcji.
