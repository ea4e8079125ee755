# Co mówi przeglądarka przy stole.

## Wejście

client-joining = Szukamy ci miejsca…
client-reconnecting = Utracono połączenie. Próbujemy ponownie…
client-cut-off = Połączenie zerwało się, zanim przyszła odpowiedź. Sprawdź, czy ruch się udał, a jeśli nie, powtórz go.
client-turned-away = Ten stół cię nie wpuszcza.
client-take-seat = Ten link trzyma dla ciebie miejsce. Jak mają się do ciebie zwracać inni?
client-take-host = Ten link czyni z ciebie gospodarza stołu.
client-sit-down = Usiądź
client-just-look = Tylko oglądaj
client-no-board = Nie udało się wczytać rysowanej planszy. Zamiast niej jest prosty widok.

## Przed startem

client-start-when-full = Partia może się zacząć, gdy wszystkie miejsca będą zajęte. Wolne możesz oddać botom.
client-host-starts = Gospodarz zacznie partię, gdy wszyscy będą na miejscu.
client-invite = Zaproś
client-invite-seat = Link do miejsca { $number }
client-invite-note = Kto go otworzy, zajmie to miejsce.
client-invite-watch = Link do oglądania
client-invite-watch-note = Tylko do oglądania, bez miejsca przy stole.
client-invite-self = Twój własny link
client-invite-self-note = Otwiera twoje miejsce na innym urządzeniu. Zachowaj go dla siebie.
client-invite-none = Wszystkie miejsca są zajęte, a tego stołu nie można oglądać.
client-qr = Kod QR linku
client-copy = Skopiuj link
client-copied = Skopiowano.

## Miejsca

client-seats = Miejsca
client-seats-note = Przy każdej decyzji można oddać miejsce botowi i odebrać je z powrotem.
client-seat-free = czeka na gracza
client-deciding = decyzja
client-thinking = myśli
client-away = poza stołem
client-here = przy stole
client-your-turn = twoja kolej
client-own-things = Co masz
client-look-from-here = Spójrz z tego miejsca

## Pytanie

client-question = Pytanie
client-they-decide = Czekamy na ruch: { $names }
client-they-are-away = { $name }: poza stołem
client-seat-is-kept = Miejsce czeka.
client-they-keep-seat = Miejsce czeka; tymczasem może zagrać za tę osobę bot.
client-let-bot = Niech na razie gra bot
client-they-are-asked = Pytanie brzmi: „{ $question }”
client-orders = Stałe polecenia
client-orders-note = Stałe polecenie odpowiada za ciebie od razu. Nikt inny o nim nie wie, dopóki nie odpowie po raz pierwszy; potem widać to w przebiegu. Zawsze możesz je odwołać.
client-say = Powiedz coś
client-link-position = Link do tego miejsca partii
client-link-position-note = Kopiuje link, który otworzy się właśnie tutaj, dla każdego, kto może oglądać tę partię.
client-they-have-time = Jest jeszcze czas: { $time }.
client-you-have-time = Masz czas { $time }.
client-time-over = Czas minął: { $name }
client-stand-in = Wezwij bota: { $name }
client-stand-in-note = Może zagrać w zastępstwie bot. Miejsce czeka i można je przejąć przy każdej decyzji.
client-stood-in = Gra za ciebie bot
client-stood-in-note = Przejmij grę, kiedy zechcesz: to twoje miejsce.
client-take-over = Przejmij grę
client-bot-stands-in = zastępuje bot
client-you-may = Co chcesz zrobić w tej turze?
client-join-in = Włącz się do tej tury
client-about-question = Co oznacza to pytanie?
client-kind-exactly = Wybierz { $count }, potem potwierdź.
client-kind-at-most = Wybierz najwyżej { $most }, potem potwierdź.
client-kind-some = Wybierz od { $least } do { $most } możliwości i potwierdź.
client-kind-race = Wszyscy grają naraz. Kto pierwszy, ten lepszy.
client-kind-free = Ty też możesz teraz działać; nikt na ciebie nie czeka.
client-kind-ballot = Wszyscy wybierają w tajemnicy. Wybory odsłaniamy jednocześnie.
client-why-help = Naciśnij miejsce, które nie świeci, a dowiesz się, dlaczego nic tam nie zrobisz.
client-choose-these =
    { $picked ->
        [0] Nie wybieraj nic
        [one] Wybierz tę możliwość
        [few] Wybierz te { $picked } możliwości
        [many] Wybierz te { $picked } możliwości
       *[other] Wybierz { $picked } możliwości
    }
client-rather-not = Jeszcze nie
client-choose-lit = Wybierz miejsce, które świeci, albo zapytaj o inne.
client-choose-there = Wybierz na planszy
client-choose-below = Wybierz z listy
client-choose-one = Wybierz jedną możliwość
client-picked-of = wybrano { $count } z { $most }
client-hold-to = Przytrzymaj: { $move }
client-drawer-free = Akcje swobodne
client-drawer-free-note = ile chcesz, tura się przez nie nie kończy
client-drawer-free-count = Swobodne · { $count }
client-drawer-more = Co chcesz zrobić?
client-drawer-more-count = Więcej · { $count }
client-drawer-moves = Ruchy
client-hint = Co zrobiłby weteran?
client-hint-title = Co zrobiłby weteran?
client-hint-says = { $name } radzi:
client-hint-show = Pokaż
client-hint-thinking = Ktoś doświadczony się nad tym zastanawia …
client-not-allowed = Nie wolno, ponieważ
client-rule-of-question = Zasada:
client-keys-all = Klawisze
client-say-turn = Twoja kolej. { $question }
client-say-places =
    { $count ->
        [one] { $count } miejsce.
        [few] { $count } miejsca.
        [many] { $count } miejsc.
       *[other] { $count } miejsca.
    }
client-say-enter = Enter: { $move }.
client-several-moves =
    { $count ->
        [one] tutaj { $count } ruch
        [few] tutaj { $count } ruchy
        [many] tutaj { $count } ruchów
       *[other] tutaj { $count } ruchu
    }
client-which-of-these = Które wybierasz?
client-none-of-these = Żadne z nich
client-sending = Wysyłam…
client-nothing-against = Ten ruch jest dozwolony. Śmiało.

## Cofanie

client-undo = Cofnij ruch
client-undo-what = Cofnij: { $what }
client-taken-back = Cofnięto: { $what }
client-redo = Ponów ruch
client-no-undo = Tego nie da się już cofnąć
client-no-undo-start = Nie ma czego cofać
client-no-undo-information = Widać już coś nowego
client-no-undo-deadline = Czas minął
client-no-undo-seat = Inni już zagrali
client-ask-undo = Poproś o cofnięcie ruchu
client-wish-undo = { $seat } prosi o cofnięcie ostatniego ruchu.
client-wish-pause = { $seat } prosi o przerwę.
client-wish-resume = { $seat } proponuje grać dalej.
client-agree = Zgadzam się
client-disagree = Nie zgadzam się
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
client-log-fresh =
    { $count ->
        [one] Przebieg, { $count } nowy wiersz
        [few] Przebieg, { $count } nowe wiersze
        [many] Przebieg, { $count } nowych wierszy
       *[other] Przebieg, { $count } nowego wiersza
    }
client-why = dlaczego?
client-unfold-turn =
    { $count ->
        [one] jeszcze { $count } wiersz
        [few] jeszcze { $count } wiersze
        [many] jeszcze { $count } wierszy
       *[other] jeszcze { $count } wiersza
    }
client-fold-turn = mniej
client-search-rules = Szukaj w zasadach
client-rules-found =
    { $count ->
        [0] Żadna zasada tego nie mówi.
        [one] { $count } zasada
        [few] { $count } zasady
        [many] { $count } zasad
       *[other] { $count } zasady
    }
client-single-given = Wykonano za ciebie, bo nic innego nie było możliwe: { $move }
client-earlier = Wcześniej
client-open-position = Pokaż stół po ruchu { $position }
client-position = po ruchu { $position }
client-now = teraz
client-in-the-past = Oglądasz stół po ruchu { $position }
client-back-to-now = Wróć do teraźniejszości
client-play-on = Graj dalej od tego miejsca
client-play-on-note = Graj dalej od tego miejsca przy własnym stole, przeciw botom. Czego nie możesz wiedzieć, będzie rozdane od nowa.
client-now-asked = Pytanie w tej chwili
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
client-pause = Wstrzymaj
client-paused-now = Partia jest wstrzymana.
client-go-on = Graj dalej
client-rematch = Zagraj jeszcze raz
client-next-match = Przejdź do następnej partii
client-archive = Odłóż stół
client-drawn-view = Rysowana plansza
client-views = Widoki
client-board = Plansza
client-on-the-table = Na stole
client-time-left = Pozostały czas

## Jeden ekran, kilka osób

client-curtain = Przekazanie ekranu
client-curtain-turn = { $name }, twoja kolej
client-turn-of = Teraz gra: { $name }
client-curtain-done = { $name } ma ruch za sobą. Weź ekran; nikt inny nie patrzy.
client-curtain-hold = Przytrzymaj, by spojrzeć
client-curtain-keys = albo przytrzymaj Enter
client-curtain-back = { $name } cofa ruch
client-pass-note = Pozostali odwracają wzrok.

## Koniec

client-match-over = Partia skończona.
client-scores = Wyniki
client-look-around = Rozejrzyj się po stole

## Powiadomienia gdzie indziej

client-notices = Powiadamiaj gdzie indziej
client-notices-note = Wklej adres webhooka. Przyjdzie tam wiadomość, gdy czekamy na kogoś, kogo nie ma przy stole, i gdy partia się skończy. Ten serwer wysyła do: { $services }.
client-notices-now = Teraz powiadamiamy: { $webhook }
client-notices-stop = Już nie powiadamiaj
client-notices-address = Adres webhooka
client-notices-other = Inny adres
client-notices-keep = Powiadamiaj tam
client-notices-wait = Chwileczkę…
client-notices-told = Pierwsza wiadomość dotarła.
client-notices-untold = Adres jest zapisany, ale pierwsza wiadomość nie została przyjęta. Czy jest poprawny?
