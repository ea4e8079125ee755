# Co się mówi przy stole, przy którym trwa gra.

## Co się stało

table-sat-down = { $seat } siada do stołu.
table-bot-plays = Za gracza { $seat } gra teraz bot.
table-person-plays = { $seat } gra teraz osobiście.
table-seat-opened = Miejsce gracza { $seat } jest wolne.
table-took-back = { $seat } cofa ostatni ruch.
table-put-back = { $seat } powtarza cofnięty ruch.
table-paused = Partia została wstrzymana.
table-resumed = Partia toczy się dalej.
table-bot-stumbled = Bot gracza { $seat } się zaciął i wykonuje losowy ruch.

## Czego nie wolno

table-unknown = Nie ma takiego stołu.
table-no-such-seat = Nie ma takiego miejsca.
table-no-onlookers = Przy tym stole nikt nie może się przyglądać.
table-only-host = Może to zrobić tylko gospodarz stołu.
table-not-your-table = To nie jest twój stół.
table-not-your-seat = To nie jest twoje miejsce.
table-not-seated = Tylko się przyglądasz; to wolno jedynie tym, którzy siedzą przy stole.
table-seat-is-bot = Na tym miejscu gra bot; najpierw go zastąp.
table-seat-is-open = Na tym miejscu nikt jeszcze nie gra.
table-wrong-key = Ten link nie prowadzi do żadnego miejsca; poproś o nowy.
table-by-invitation = Do tego stołu potrzebne jest zaproszenie.
table-full = Przy tym stole nie ma wolnego miejsca.
table-seats-open = Niektóre miejsca są jeszcze wolne: poczekaj albo oddaj je botom.
table-not-begun = Partia jeszcze się nie zaczęła.
table-has-begun = Partia już się zaczęła.
table-not-over = Partia jeszcze się nie skończyła.
table-is-over = Partia się skończyła.
table-archived = Stół został odłożony.
table-paused-now = Partia jest teraz wstrzymana.
table-cannot-pause = Nie ma czego wstrzymać.
table-cannot-resume = Partia nie jest wstrzymana.
table-nothing-asked = Nikt o to nie prosił.
table-looking-back = To jest przeszłość; aby grać, wróć do teraźniejszości.
table-record-unfinished = Partia z tego zapisu nie jest skończona.

## Co się nie udaje

table-frame-unreadable = Stół tego nie rozumie.
table-answer-unclear = Odpowiedź podaje albo ruchy, albo miejsca na liście razem z liczbą wpisów, dla której je wybrano.
table-frame-too-large = To za długie: najwyżej { $most } bajtów.
table-too-many = Stół zajmuje się jeszcze twoją poprzednią prośbą.
table-fault = Przy stole coś poszło nie tak; nic się nie zmieniło.
table-worker-lost = Proces, który nad tym pracował, zginął albo trwało to zbyt długo.
table-worker-failed = Proces, który nad tym pracował, zawiódł: { $reason }.

# Lekcje
table-no-lesson = Przy tym stole nie ma żadnej lekcji.
table-lesson-unknown = Gra { $title } nie ma lekcji „{ $lesson }”.
table-lesson-not-now = Można, ale nie o tym teraz mowa. Spójrz, co się świeci.
table-lesson-watch = Teraz tylko patrz, za chwilę znów twoja kolej.
table-lesson-go-on = Najpierw przeczytaj notatkę, potem idź dalej.
table-lesson-move-first = Tu potrzebny jest ruch, samo czytanie nie wystarczy.
table-lesson-over = Lekcja się skończyła.
table-lesson-back = W lekcji nie cofa się pojedynczych ruchów: cofnij się o krok.
table-lesson-first-step = To pierwszy krok.
table-lesson-nothing-to-show = Tu nie ma czego pokazać.
table-lesson-seats = W lekcji każdy zostaje na swoim miejscu. Jeśli chcesz to zmienić, graj stąd dalej bez lekcji.
