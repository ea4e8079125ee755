# Co mówi przeglądarka przy stole.

## Wejście

client-joining = Podchodzimy do stołu…
client-reconnecting = Utracono połączenie, próbujemy ponownie…
client-cut-off = Połączenie zerwało się, zanim przyszła odpowiedź. Sprawdź, czy ruch się udał, a jeśli nie, powtórz go.
client-turned-away = Ten stół cię nie wpuszcza.
client-take-seat = Na osobę z tym linkiem czeka miejsce. Jak mają się do ciebie zwracać inni?
client-take-host = Z tym linkiem jesteś gospodarzem stołu.
client-sit-down = Usiądź
client-just-look = Tylko popatrz
client-no-board = Nie udało się wczytać rysowanej planszy; zastępuje ją prosty widok.

## Przed startem

client-start-when-full = Partia może się zacząć, gdy wszystkie miejsca będą zajęte; wolne możesz oddać botom.
client-host-starts = Gospodarz zacznie partię, gdy wszyscy będą na miejscu.
client-invite = Zaproś
client-invite-seat = Link do miejsca { $number }
client-invite-note = Kto go otworzy, zajmie to miejsce.
client-invite-watch = Link do oglądania
client-invite-watch-note = Bez miejsca, tylko do patrzenia.
client-invite-self = Twój własny link
client-invite-self-note = Do dalszej gry na innym urządzeniu. Nie dawaj go nikomu.
client-invite-none = Wszystkie miejsca są zajęte, a oglądać nie może nikt.
client-qr = Kod QR linku
client-copy = Skopiuj link
client-copied = Skopiowano.

## Miejsca

client-seats = Miejsca
client-seats-note = Przy każdej decyzji można oddać miejsce botowi i odebrać je z powrotem.
client-seat-free = czeka na kogoś
client-deciding = decyduje
client-thinking = myśli
client-away = nie ma nikogo
client-here = na miejscu
client-look-from-here = Patrz z tego miejsca

## Pytanie

client-question = Pytanie
client-they-decide = Decyduje: { $names }
client-you-may = Co chcesz zrobić w tej turze?
client-join-in = Włącz się do tej tury
client-about-question = O co tu chodzi?
client-kind-ask = Wybierz jedną możliwość.
client-kind-exactly = Wybierz { $count }, potem potwierdź.
client-kind-at-most = Wybierz najwyżej { $most }, potem potwierdź.
client-kind-some = Wybierz od { $least } do { $most } możliwości i potwierdź.
client-kind-race = Wszyscy działają naraz; kto pierwszy, ten lepszy.
client-kind-free = Ty też możesz teraz działać; nikt na ciebie nie czeka.
client-kind-ballot = Wszyscy wybierają w tajemnicy; wybory odsłania się jednocześnie.
client-letters-help = Litera przy ruchu to jego klawisz.
client-why-help = Naciśnij miejsce, które się nie świeci, a dowiesz się, dlaczego nic nie można tam zrobić.
client-all-moves =
    { $hidden ->
        [one] Jeszcze { $hidden } ruch
        [few] Jeszcze { $hidden } ruchy
        [many] Jeszcze { $hidden } ruchów
       *[other] Jeszcze { $hidden } ruchu
    }
client-fewer-moves = Mniej ruchów
client-choose-these =
    { $picked ->
        [0] Nie wybieraj nic
        [one] Wybierz tę { $picked } możliwość
        [few] Wybierz te { $picked } możliwości
        [many] Wybierz te { $picked } możliwości
       *[other] Wybierz { $picked } możliwości
    }
client-really = Na pewno: { $move }?
client-do-it = Tak, zrób to
client-rather-not = Lepiej nie
client-several-moves =
    { $count ->
        [one] tutaj { $count } ruch
        [few] tutaj { $count } ruchy
        [many] tutaj { $count } ruchów
       *[other] tutaj { $count } ruchu
    }
client-which-of-these = Co z tego?
client-none-of-these = Nic z tego
client-sending = wysyłanie…
client-nothing-against = Nic nie przemawia przeciw temu ruchowi.

## Cofanie

client-undo = Cofnij
client-redo = Ponów
client-no-undo = Nie da się cofnąć
client-ask-undo = Poproś o cofnięcie
client-wish-undo = { $seat } chce cofnąć ostatni ruch.
client-wish-pause = { $seat } prosi o przerwę.
client-wish-resume = { $seat } chce grać dalej.
client-agree = Zgoda
client-disagree = Nie
client-agreed =
    { $count ->
        [0] Nikt się jeszcze nie zgodził.
        [one] Zgadza się { $count } osoba.
        [few] Zgadzają się { $count } osoby.
        [many] Zgadza się { $count } osób.
       *[other] Zgadza się { $count } osoby.
    }

## Przebieg gry

client-log = Przebieg
client-rules = Zasady
client-log-and-rules = Przebieg i zasady
client-fold-log = Schowaj przebieg
client-unfold-log = Pokaż przebieg
client-log-empty = Nic się jeszcze nie stało.
client-single-given = Odpowiedziano za ciebie, bo nic innego nie było możliwe: { $move }
client-earlier = Wcześniej
client-open-position = Otwórz stół po ruchu { $position }
client-position = po ruchu { $position }
client-now = teraz
client-in-the-past = Stół po ruchu { $position }
client-back-to-now = Wróć do teraźniejszości
client-now-asked = O co teraz chodzi
client-rules-cited = Zasady ostatnich ruchów
client-rule-open = Przeczytaj zasadę { $rule }
client-rule-ruling = Nasze rozstrzygnięcie
client-rule-before = Poprzednia zasada
client-rule-after = Następna zasada
client-rule-english = Ta zasada nie jest jeszcze przetłumaczona; oto ona po angielsku.
client-rule-coming = Szukamy…
client-more-happened =
    { $count ->
        [one] Zdarzyła się jeszcze { $count } rzecz.
        [few] Zdarzyły się jeszcze { $count } rzeczy.
        [many] Zdarzyło się jeszcze { $count } rzeczy.
       *[other] Zdarzyło się jeszcze { $count } rzeczy.
    }

## Menu

client-menu = Menu
client-pause = Przerwa
client-paused-now = Partia ma przerwę.
client-go-on = Graj dalej
client-rematch = Zagraj jeszcze raz
client-next-match = Do następnej partii
client-archive = Odłóż
client-drawn-view = Rysowany widok
client-views = Widoki
client-board = Plansza
client-on-the-table = Na stole
client-time-left = Pozostały czas

## Jeden ekran, kilka osób

client-pass-screen = Przekaż ekran, gra { $name }
client-pass-note = Pozostali nie patrzą.
client-i-am = Tu { $name }

## Koniec

client-match-over = Partia skończona.
client-scores = Wyniki
client-look-around = Rozejrzyj się
