# Co mówi jądro: odrzucone ruchy, uszkodzone pliki, błędy gier.

## Gracze bez imienia

kernel-seat-name = Gracz { $number }

## Gry i to, co gracze ustalają przed partią

kernel-title-unknown = Gra „{ $title }” nie jest zainstalowana; zainstalowane są: { $titles }.
kernel-title-broken = Nie można wczytać gry „{ $title }”: { $reason }.
kernel-title-not-one = Nie można wczytać gry „{ $title }”: { $place } nie jest grą o tej nazwie.
kernel-seats = Gra „{ $title }” ma od { $least } do { $most } miejsc, a nie { $seats }.
kernel-option-unknown = Gra „{ $title }” nie ma opcji „{ $option }”.
kernel-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”; możliwe są: { $choices }.
kernel-seed = Ziarno to liczba całkowita od 0 do 9223372036854775807, a nie „{ $seed }”.
kernel-option-length = Opcja „{ $option }” to lista o długości od { $least } do { $most }.
kernel-preset-unknown = Gra „{ $title }” nie ma wariantu „{ $preset }”; ma: { $presets }.

## Odrzucone ruchy

kernel-over = Partia już się skończyła.
kernel-no-such-seat = Przy tym stole nie ma takiego miejsca.
kernel-not-asked = To nie jest teraz twoja decyzja.
kernel-not-a-move = To nie odpowiada na pytanie.
kernel-not-listed = Tego nie możesz teraz zrobić.
kernel-how-many = Wybierz od { $least } do { $most }, każdą możliwość najwyżej raz.
kernel-too-late = Ktoś był szybszy. Spójrz na stół i wybierz jeszcze raz.
kernel-move-too-large = Ruch jest za długi: może mieć najwyżej { $most } bajtów.
kernel-move-unreadable = Nie można odczytać ruchu.
kernel-no-deadline = Ten zegar nie biegnie.
kernel-line-unsound = Taki wiersz nie może stać w tym miejscu dziennika.
kernel-no-such-position =
    Nie ma takiej pozycji: partia liczy na razie { $most ->
        [one] { $most } ruch
        [few] { $most } ruchy
        [many] { $most } ruchów
       *[other] { $most } ruchu
    }.

## Cofanie ruchów

kernel-no-undo-start = Nie ma czego cofnąć.
kernel-no-undo-information = Tego nie da się już cofnąć: w międzyczasie wyszła na jaw kość, karta albo coś ukrytego.
kernel-no-undo-deadline = Tego nie da się już cofnąć: w międzyczasie upłynął czas.
kernel-no-undo-seat = Możesz cofnąć tylko swój ostatni ruch, dopóki nikt inny nic nie zrobi.
kernel-no-redo = Nie ma czego ponowić.
kernel-fell-back =
    { $moves ->
        [one] Ostatni { $moves } ruch nie pasuje do poprawionych zasad i został cofnięty
        [few] Ostatnie { $moves } ruchy nie pasują do poprawionych zasad i zostały cofnięte
        [many] Ostatnich { $moves } ruchów nie pasuje do poprawionych zasad i zostało cofniętych
       *[other] Ostatnie { $moves } ruchu nie pasuje do poprawionych zasad i zostało cofnięte
    }.

## Błędy gier

kernel-rules-broken =
    Zasady gry „{ $title }” zawiodły po { $position ->
        [one] { $position } ruchu
        [few] { $position } ruchach
        [many] { $position } ruchach
       *[other] { $position } ruchu
    }: { $reason }.
kernel-dead-end = Zasady gry „{ $title }” utknęły: na „{ $prompt }” nie da się odpowiedzieć.
kernel-not-a-question = Zasady gry „{ $title }” zadały coś, co nie jest pytaniem: { $got }.

## Zapisane partie

kernel-save-damaged = Zapisana partia jest uszkodzona.
kernel-save-newer = Partię zapisała nowsza wersja programu Starboard.
kernel-save-newer-rules = Zapisana partia ma zasady gry „{ $title }” w wersji { $rules }; ten program zna wersję { $known }.
kernel-save-outdated = Zapisana partia nie pasuje już do zasad gry „{ $title }”.

## Zapisy przebiegu

kernel-record-no-header = Wiersz { $line } nie jest początkiem zapisu partii.
kernel-record-newer = Wiersz { $line }: zapis utworzyła nowsza wersja programu Starboard.
kernel-record-newer-rules = Wiersz { $line }: zapis ma zasady gry „{ $title }” w wersji { $rules }; ten program zna wersję { $known }.
kernel-record-older-rules = Wiersz { $line }: zapis ma zasady gry „{ $title }” w wersji { $rules }. Od tego czasu się zmieniły i odtąd według wersji { $now } gra się inaczej.
kernel-record-title = Wiersz { $line }: { $reason }
kernel-record-header = Wiersz { $line }: { $reason }
kernel-record-damaged = Wiersz { $line } jest uszkodzony.
kernel-record-unknown-line = Wiersz { $line } zawiera coś, czego ten program nie zna.
kernel-record-cut-short = Brakuje wiersza { $line } albo jest on urwany: zapis nie ma końca.
kernel-record-refused = Wiersz { $line } jest niezgodny z zasadami: { $reason }
kernel-record-differs = Wiersz { $line }: partia skończyła się inaczej, niż mówi zapis.
