# Co mówią hol i okno nowego stołu.

## Pierwsza wizyta

client-three-games = Trzy wielkie gry, jeden stół.
client-never-played = Pierwszy raz? W lekcji to ty wykonujesz ruchy. Konto nie jest potrzebne.
client-bots-too = grają też boty
client-have-a-code = Ktoś wysłał ci kod?
client-code = Kod lub link stołu
client-join = Dołącz
client-code-note = Link prowadzi prosto na twoje miejsce. Możesz wyjść i wrócić; miejsce pozostaje twoje.
client-puzzle-of-the-day = Zagadka dnia
client-try-it = Spróbuj
client-played-now = Właśnie się gra

## Powrót

client-since-left = Od twojej ostatniej wizyty:
client-moves-since =
    { $count ->
        [one] wykonano 1 ruch.
        [few] wykonano { $count } ruchy.
        [many] wykonano { $count } ruchów.
       *[other] wykonano { $count } ruchu.
    }
client-longest-first = najpierw najdłużej czekające
client-others-think = Inni myślą
client-not-full-yet = Czeka na graczy
client-start-a-table = Otwórz stół
client-finished-tables = Zakończone
client-you-won-here = Wygrywasz

## Nowy stół: jak

client-how-play = Jak chcesz grać?
client-way-first = Pierwsza gra
client-way-solo = Na własną rękę
client-way-link = Ze znajomymi
client-way-screen = Przy jednym ekranie
client-way-note-first = krótka, z pomocą
client-way-note-solo = zaczyna się od razu
client-way-note-link = przez link, każdy u siebie
client-way-note-screen = ekran krąży wokół stołu

## Nowy stół: co

client-which-ships = Jakimi statkami lecicie?
client-which-ships-note = po jednym na lot, od lewej do prawej; naciśnij, by zmienić
client-flight = lot { $number }
client-flight-of = Lot { $number }: klasa { $class }
client-one-more-flight = jeszcze jeden lot
client-one-flight-less = o lot mniej
client-ship-squares =
    { $squares ->
        [one] 1 pole
        [few] { $squares } pola
        [many] { $squares } pól
       *[other] { $squares } pola
    }
client-class = Klasa { $class }
client-who-commands = Kto dowodzi Hegemonem?
client-who-commands-note = najpierw łagodni
client-level-1 = Łagodni
client-level-2 = Stanowczy
client-level-3 = Bezlitośni
client-what-for = Po co wyruszacie?
client-pace = Tempo
client-pace-locked = Przy jednym ekranie budujecie na zmianę: nie da się budować na nim jednocześnie.
client-pace-over-days = W partii na kilka dni budujecie na zmianę: nikt nie będzie całymi dniami patrzeć na klepsydrę.
client-group-building = Budowa
client-group-kit = Rozszerzenia
client-group-galaxy = Galaktyka
client-group-powers = Frakcje i wrogowie
client-group-danger = Niebezpieczeństwo
client-group-crew = Załoga i opowieść
client-group-comfort = Wygoda
client-group-more = Inne opcje
client-choice-of = { $option }: { $choice }
client-nothing-more = nic więcej

## Nowy stół: kto

client-who-sits = Kto siada?
client-in-order = w kolejności gry
client-add-link = Linkiem
client-add-here = Tutaj
client-add-bot = Bot
client-which-bot = Kto gra na miejscu { $number }?
client-bot-gentle = łagodny
client-bot-easy = niewymagający
client-bot-steady = zrównoważony
client-bot-strong = silny
client-bot-merciless = bezlitosny
client-bot-masterly = mistrzowski
client-bot-at-once = odpowiada od razu
client-bot-thinks = myśli do { $seconds } s
client-sits-open = dla tego, kto otworzy link
client-sits-here = przy tym ekranie
client-sits-bot = bot
client-change-bot = { $name }: inny bot na miejsce { $number }
client-named-for-you = nazwa się znajdzie
client-plan = { $who }: { $setup }.
