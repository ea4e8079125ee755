# Co mówi przeglądarka w poczekalni i wszędzie indziej.

## Strony

client-tables = Stoły
client-watch = Oglądaj
client-records = Zapisy
client-how-to-play = Jak grać
client-pages = Strony
client-lost = Pod tym adresem niczego nie ma.
client-to-lobby = Wróć do poczekalni
client-language = Język

## Ty i ten ekran

client-you = Ty
client-you-and-screen = Twoje ustawienia
client-your-name = Twoje imię
client-keep = Zapisz
client-close = Zamknij
client-cancel = Anuluj
client-yes = Tak
client-no = Nie
client-theme = Kolory
client-theme-system = Jak w systemie
client-theme-dark = Ciemne
client-theme-light = Jasne
client-make-dark = Zmień kolory na ciemne
client-make-light = Zmień kolory na jasne
client-contrast = Wysoki kontrast
client-sound = Dźwięki
client-stillness = Bez animacji
client-keys = Litery na klawiaturze
client-keys-note = Naciśnij literę przy ruchu, a ruch zostanie wykonany.
client-single = Wykonuj za mnie ruchy wymuszone
client-single-note = Po krótkiej chwili i ze wzmianką w przebiegu. Tam, gdzie szybka odpowiedź mogłaby coś zdradzić, pytanie padnie zawsze.
client-speed = Jak szybko pokazywać wydarzenia
client-speed-calm = Spokojnie
client-speed-normal = Zwykle
client-speed-brisk = Żwawo
client-speed-none = Wcale
client-speed-none-note = To, co ważne, zostaje wtedy jako karta, aż ją potwierdzisz.
client-plain = Prosty widok
client-plain-note = Każda gra jako tekst i przyciski. Najlepsze dla czytników ekranu.

## Drzwi

client-door = Ten serwer prosi o hasło
client-door-note = Zapytaj osobę, która cię zaprosiła.
client-password = Hasło
client-enter = Wejdź

## Listy stołów

client-my-tables = Moje stoły
client-watch-heading = Stoły, które może oglądać każdy
client-nothing-to-watch = W tej chwili nikt nie gra publicznie.
client-play = Graj
client-open = Otwórz
client-look-back = Obejrzyj jeszcze raz
client-your-move = Twój ruch
client-waiting-for = Czekamy na ruch: { $names }
client-going-on = Partia trwa
client-paused = Wstrzymana
client-filling =
    { $open ->
        [0] Można zaczynać
        [one] { $open } wolne miejsce
        [few] { $open } wolne miejsca
        [many] { $open } wolnych miejsc
       *[other] { $open } wolnego miejsca
    }
client-won = Zwycięża { $names }
client-you-won = Wygrywasz!
client-nobody-won = Tym razem bez zwycięzcy
client-seat-open = Wolne miejsce

## Nowy stół

client-new-table = Nowy stół
client-new-table-of = Nowy stół: { $title }
client-name-of-table = Nazwa stołu
client-seats-from-to = od { $least } do { $most }
client-presets = Wariant gry
client-own-options = Po swojemu
client-options = Opcje
client-entry = { $option }, wybór { $number }
client-fewer = { $option }: odejmij jedną
client-more = { $option }: dodaj jedną
client-who-may-watch = Kto może oglądać
client-watch-anyone = Każdy
client-watch-link = Kto ma link
client-watch-nobody = Nikt
client-hints-how = Podpowiedzi
client-hints-alone = Gdy nikt nie gra przeciw innej osobie
client-hints-on = Dla wszystkich i zawsze
client-hints-off = Brak
client-hints-note = Podpowiedź nic nie kosztuje, ale w przebiegu każdy przeczyta, że ktoś o nią prosi.
client-undo-how = Cofanie ruchów
client-undo-information = Dopóki nie wyjdzie na jaw nic nowego
client-undo-ask = Dalej, za zgodą wszystkich
client-undo-free = Zawsze
client-seats-in-order = Miejsca w kolejności gry
client-time = Jak szybko się odpowiada
client-time-live = Od razu
client-time-calm = Bez pośpiechu
client-time-days = Przez kilka dni
client-time-note-live = Wszyscy gracie jednocześnie. Za kogoś, na kogo czekacie i kogo nie ma od pięciu minut, można wezwać bota.
client-time-note-calm = Nigdzie się nie spieszy. Za kogoś, na kogo czekacie i kogo nie ma od godziny, można wezwać bota.
client-time-note-days = Ruch od czasu do czasu, kiedy komu pasuje. Gdy komuś skończy się czas, nikt go nie wyrzuca: pozostali mogą wezwać w zastępstwie bota.
client-time-for-move = Czas na ruch
client-time-hours = { $hours ->
    [one] godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}
client-time-of-days = { $days ->
    [one] dzień
    [7] tydzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
client-until-past = czas minął
client-until-minutes = { $minutes ->
    [one] jeszcze minuta
    [few] jeszcze { $minutes } minuty
    [many] jeszcze { $minutes } minut
   *[other] jeszcze { $minutes } minuty
}
client-until-today = { $part ->
    [morning] do dzisiejszego poranka
    [afternoon] do dzisiejszego popołudnia
   *[evening] do dzisiejszego wieczora
}
client-until-tomorrow = { $part ->
    [morning] do jutrzejszego poranka
    [afternoon] do jutrzejszego popołudnia
   *[evening] do jutrzejszego wieczora
}
client-until-weekday = do { $day ->
    [1] poniedziałkowego
    [2] wtorkowego
    [3] środowego
    [4] czwartkowego
    [5] piątkowego
    [6] sobotniego
   *[0] niedzielnego
} { $part ->
    [morning] poranka
    [afternoon] popołudnia
   *[evening] wieczora
}
client-until-date = do { $date }
client-seat-number = Miejsce { $number }
client-sit-you = { $name } (ty)
client-sit-open = Wolne, zaproś linkiem
client-sit-here = Ktoś przy tym ekranie
client-sit-bot = Bot: { $bot }
client-bot-random = Gra losowo
client-bot-seat = Bot nr { $number }
client-name = Imię
client-name-of = Kto siedzi na miejscu { $number }?
client-add-seat = Dodaj miejsce
client-remove-seat = Usuń miejsce { $number }
client-starts-at-once = Wszyscy są na miejscu. Partia zacznie się od razu.
client-links-follow = Do każdego wolnego miejsca dostaniesz link i kod QR.
client-start-playing = Zacznij grę
client-open-table = Otwórz stół

## Zapisy

client-bring-record = Otwórz zapisaną partię
client-bring-record-note = Zapisana partia to plik ze wszystkimi ruchami. Skończoną obejrzyj tak, jakby toczyła się tutaj, a rozpoczętą graj dalej.
client-choose-file = Wybierz plik
client-reading = Wczytuję…
client-finished = Skończone partie
client-no-records = Nie ma tu jeszcze skończonych partii. Pierwsza się tu zapisze.
client-save-record = Zapisz do pliku
client-take-along = Zabierz partię ze sobą

## Gdy coś pójdzie źle

client-no-server = Serwer nie odpowiada. Sprawdź połączenie; nic nie zginęło.
client-offline = Brak połączenia
client-offline-network = To urządzenie nie ma teraz sieci.
client-offline-server = Serwer teraz nie odpowiada.
client-offline-note = Twoje stoły są bezpieczne na serwerze. Starboard co kilka sekund próbuje ponownie.
client-offline-again = Spróbuj ponownie
client-renewed = Starboard został zaktualizowany. Wczytanie niczego nie zgubi.
client-renewed-load = Wczytaj teraz
client-told = Kiedy stół na ciebie czeka
client-told-device = Powiadamiaj na tym urządzeniu
client-told-device-note = Także gdy Starboard jest zamknięty. Raz na ruch i tylko pod twoją nieobecność.
client-told-not-allowed = Przeglądarka nie pozwala tu na powiadomienia. Można to zmienić w jej ustawieniach.
client-told-mail = Powiadamiaj e-mailem
client-told-mail-now = E-maile idą na { $address }
client-told-mail-sent = Kod jest w drodze na { $address }.
client-told-send-code = Wyślij kod
client-told-code = Kod z e-maila
client-told-confirm = Potwierdź
client-told-stop = Nie wysyłaj więcej
client-told-stop-note = Starboard nic ci już nie przyśle, ani e-mailem, ani na twoje urządzenia. Twoje stoły zostaną takie, jakie są.
client-told-stopped = Gotowe: nie przyjdą już żadne wiadomości. Możesz o nie znowu poprosić w części „Twoje ustawienia”.
client-no-sense = Ta strona nie rozumie odpowiedzi serwera ({ $status }). Spróbuj wczytać ją ponownie.
