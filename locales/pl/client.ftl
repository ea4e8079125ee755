# Co mówi przeglądarka w poczekalni i wszędzie indziej.

## Strony

client-tables = Stoły
client-watch = Oglądaj
client-records = Zapisy
client-how-to-play = Jak grać
client-pages = Strony
client-lost = Pod tym adresem niczego nie ma.
client-to-lobby = Do poczekalni
client-language = Język

## Ty i ten ekran

client-you = Ty
client-you-and-screen = Ty i ten ekran
client-your-name = Twoje imię
client-keep = Zapisz
client-close = Zamknij
client-cancel = Anuluj
client-yes = tak
client-no = nie
client-theme = Kolory
client-theme-system = jak w systemie
client-theme-dark = ciemne
client-theme-light = jasne
client-make-dark = Zmień kolory na ciemne
client-make-light = Zmień kolory na jasne
client-contrast = Wysoki kontrast
client-sound = Dźwięki
client-stillness = Bez animacji
client-speed = Jak szybko pokazywać wydarzenia
client-speed-calm = spokojnie
client-speed-normal = zwykle
client-speed-brisk = żwawo
client-speed-none = wcale
client-speed-none-note = To, co ważne, zostaje wtedy jako karta, aż ją potwierdzisz.
client-keys = Litery jako klawisze
client-keys-note = Litera na klawiaturze wykonuje oznaczony nią ruch.
client-single = Odpowiadaj za mnie, gdy jest tylko jedna możliwość
client-single-note = Po chwili, ze wzmianką w przebiegu. Tam, gdzie zwłoka mogłaby coś zdradzić, pytanie padnie zawsze.
client-plain = Prosty widok
client-plain-note = Wszystko jako tekst i przyciski, w każdej grze; dobre dla czytników ekranu.

## Drzwi

client-door = Ten serwer prosi o hasło
client-door-note = Zna je osoba, która cię zaprosiła.
client-password = Hasło
client-enter = Wejdź

## Listy stołów

client-my-tables = Moje stoły
client-no-tables = Nie siedzisz jeszcze przy żadnym stole. Otwórz jakiś powyżej.
client-watch-heading = Stoły, które może oglądać każdy
client-nothing-to-watch = W tej chwili nikt nie gra publicznie.
client-play = Graj
client-open = Otwórz
client-look-back = Spójrz wstecz
client-your-move = Twój ruch
client-waiting-for = Czekamy na ruch: { $names }
client-going-on = Partia trwa
client-paused = Przerwa
client-filling =
    { $open ->
        [0] Można zaczynać
        [one] { $open } wolne miejsce
        [few] { $open } wolne miejsca
        [many] { $open } wolnych miejsc
       *[other] { $open } wolnego miejsca
    }
client-won = Wygrana: { $names }
client-you-won = Wygrywasz!
client-nobody-won = Nikt nie wygrał
client-seat-open = wolne miejsce

## Nowy stół

client-new-table = Nowy stół
client-new-table-of = Nowy stół: { $title }
client-table-name = { $title } dziś wieczorem
client-name-of-table = Nazwa stołu
client-seats-from-to = od { $least } do { $most }
client-presets = Gotowe zestawy
client-own-options = własny
client-options = Opcje
client-more-options = Więcej opcji
client-entry = { $option }, pozycja { $number }
client-fewer = { $option }: o jedną mniej
client-more = { $option }: o jedną więcej
client-who-may-watch = Kto może oglądać
client-watch-anyone = każdy
client-watch-link = kto ma link
client-watch-nobody = nikt
client-undo-how = Cofanie ruchów
client-undo-information = dopóki nie widać nic nowego
client-undo-ask = dalej, za zgodą wszystkich
client-undo-free = zawsze
client-seats-in-order = Miejsca w kolejności gry
client-seat-number = Miejsce { $number }
client-sit-you = { $name } (ty)
client-sit-open = wolne, przez link
client-sit-here = przy tym ekranie
client-sit-bot = Bot: { $bot }
client-bot-random = gra losowo
client-bot-seat = Bot nr { $number }
client-name = Imię
client-name-of = Imię osoby na miejscu { $number }
client-add-seat = Dodaj miejsce
client-remove-seat = Usuń miejsce { $number }
client-starts-at-once = Na nikogo nie trzeba czekać: partia zacznie się od razu.
client-links-follow = Do każdego wolnego miejsca dostaniesz link i kod QR.
client-start-playing = Zacznij grę
client-open-table = Otwórz stół

## Zapisy

client-bring-record = Obejrzyj zapis
client-bring-record-note = Zapis to plik ze wszystkimi ruchami skończonej partii. Wybierz go i przejdź przez nią tak, jakby toczyła się tutaj.
client-choose-file = Wybierz plik
client-reading = Czytam…
client-finished = Skończone partie
client-no-records = Nie masz jeszcze skończonych partii.
client-save-record = Zapisz do pliku

## Gdy coś pójdzie źle

client-no-server = Nie można połączyć się z serwerem. Sprawdź połączenie; nic nie zginęło.
client-no-sense = Odpowiedź serwera nie ma tu sensu ({ $status }).
