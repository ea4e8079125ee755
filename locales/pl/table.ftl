# Co się mówi przy stole, przy którym trwa gra.

## Co się stało

table-sat-down = { $seat } siada do stołu.
table-bot-plays = Miejsce przejmuje bot: { $seat }.
table-stand-in = Dopóki { $seat } nie wróci, w zastępstwie gra bot.
table-person-plays = { $seat } przejmuje grę od bota.
table-seat-opened = Miejsce jest znowu wolne: { $seat }.
table-took-back = { $seat } cofa ostatni ruch.
table-put-back = { $seat } powtarza cofnięty ruch.
table-hint-asked = { $seat } pyta, co zrobiłby weteran.
table-paused = Partia została wstrzymana.
table-resumed = Partia toczy się dalej.
table-bot-stumbled = Bot się potknął i wykonał losowy ruch: { $seat }.

## Czego nie wolno

table-unknown = Nie ma takiego stołu.
table-no-such-seat = Nie ma takiego miejsca.
table-no-onlookers = Tego stołu nie można oglądać.
table-only-host = Może to zrobić tylko gospodarz stołu.
table-not-your-table = To nie jest twój stół.
table-not-your-seat = To nie jest twoje miejsce.
table-not-seated = Tylko oglądasz. To mogą zrobić jedynie gracze przy stole.
table-seat-is-bot = Na tym miejscu gra bot. Najpierw go zastąp.
table-seat-is-open = Na tym miejscu nikt jeszcze nie gra.
table-stand-in-not-waited = Nikt nie czeka na to miejsce.
table-stand-in-too-soon = Czas na odpowiedź jeszcze nie minął. Bota można wezwać dopiero później.
table-stand-in-present = Ta osoba jest przy stole. Dajcie jej chwilę.
table-days-in-turns = Partia na kilka dni toczy się turami, bez klepsydry. Najpierw wybierzcie tę odmianę.
table-wrong-key = Ten link nie prowadzi już do żadnego miejsca. Poproś o nowy.
table-by-invitation = Do tego stołu wchodzi się tylko z zaproszeniem.
table-full = Przy tym stole nie ma wolnego miejsca.
table-seats-open = Niektóre miejsca są jeszcze wolne. Poczekaj na graczy albo oddaj je botom.
table-not-begun = Partia jeszcze się nie zaczęła.
table-has-begun = Partia już się zaczęła.
table-not-over = Partia jeszcze się nie skończyła.
table-is-over = Partia się skończyła.
table-archived = Stół został odłożony.
table-paused-now = Partia jest teraz wstrzymana.
table-cannot-pause = Nie ma czego wstrzymać.
table-cannot-resume = Partia nie jest wstrzymana.
table-nothing-asked = Nikt o to nie prosił.
table-looking-back = Oglądasz przeszłość. Żeby grać, wróć do teraźniejszości.
table-record-unfinished = Partia z tego zapisu nie jest skończona.
table-record-begun-midway = Ta partia zaczęła się w środku innej i można ją obejrzeć tylko tam, gdzie ją rozegrano.
table-goes-on-from = Przy tym stole gra toczy się dalej od ruchu { $position } innej partii. To, czego nie dało się tam wiedzieć, wylosowano od nowa.
table-export-lesson = Lekcji nie da się wyeksportować; najpierw graj z niej dalej.
table-export-none = Ten plik nie jest wyeksportowaną partią.
table-export-newer = Tę partię wyeksportowała nowsza wersja Starboarda.
table-export-damaged = Ta wyeksportowana partia jest uszkodzona albo ktoś zmienił ją ręcznie.
table-export-begun-midway = Ta partia zaczęła się w środku innej. Taki plik może otworzyć na serwerze tylko jego właściciel.
table-analysis-off = Ten serwer nie analizuje partii.
table-analysis-lesson = Lekcji się nie ocenia. Zagraj partię i przeanalizuj ją.
table-analysis-unplayable = Tę partię rozegrano według innych zasad niż dzisiejsze, więc nie da się jej już ocenić.
table-analysis-full = Trwa analiza wielu partii. Spróbuj za kilka minut.
table-analysis-yours = Dwie twoje partie są już analizowane. Poczekaj na jedną z nich.
table-analysis-broke-off = Analiza się przerwała. Sama partia jest bezpieczna; spróbuj jeszcze raz.
table-export-others = W pliku widać wszystkie karty. Dopóki grają tu też inni, partię może wyeksportować tylko właściciel serwera.
table-taken-along = Gospodarz zabiera ze sobą kopię tej partii. Widać w niej wszystko, co jest ukryte.
table-brought-along = Partia toczy się tu dalej z pliku, w którym widać wszystko, co jest ukryte.

## Co się nie udaje

table-frame-unreadable = Stół tego nie rozumie.
table-answer-unclear = Odpowiedź podaje albo ruchy, albo miejsca na liście razem z liczbą wpisów, dla której je wybrano.
table-frame-too-large = To za długie: najwyżej { $most } bajtów.
table-too-many = Chwileczkę, stół kończy jeszcze twoją poprzednią prośbę.
table-fault = Przy stole coś poszło nie tak. Nic się nie zmieniło.
table-worker-lost = Proces, który nad tym pracował, przestał działać albo trwało to zbyt długo.
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

# Standing orders
table-no-such-order = Nie ma tu teraz takiego stałego polecenia.
table-order-obeyed = { $seat }: odpowiada stałe polecenie.

# Rady
table-hint-off = Przy tym stole nie ma podpowiedzi.
table-hint-lesson = W lekcji podpowiada sama lekcja.
table-hint-not-asked = Teraz nikt cię o nic nie pyta.
table-hint-thinking = Weteran jeszcze się zastanawia.
table-hint-too-soon = Chwileczkę: weteran też musi złapać oddech.
table-hint-busy = Wiele osób prosi teraz o podpowiedź. Spróbuj za chwilę.
table-hint-none = Tym razem weteran nie wie. Nic nie tracisz.
table-hint-late = Tymczasem coś się zmieniło. Jeśli chcesz, zapytaj jeszcze raz.

# Sentences that people can say
table-say-too-soon = Chwileczkę: niech inni to przeczytają.
table-say-hello = Cześć!
table-say-good-luck = Powodzenia!
table-say-well-played = Dobre zagranie!
table-say-thanks = Dziękuję!
table-say-ouch = Au!
table-say-moment = Chwileczkę, proszę.
table-say-back = Już jestem.
table-say-good-game = To była dobra partia.
