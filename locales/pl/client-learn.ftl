# Lekcje i zagadki oraz notatka przy stole, przy którym odbywa się lekcja.

client-learn = Nauka
client-learn-in =
    { $minutes ->
        [one] Nauka w minutę
        [few] Nauka w { $minutes } minuty
        [many] Nauka w { $minutes } minut
       *[other] Nauka w { $minutes } minuty
    }
client-learn-by-playing = Nauka przez grę
client-learn-heading = Ucz się, grając
client-learn-about = Lekcja to prawdziwa partia: ruchy wykonujesz ty, a na każdy możliwy ruch przychodzi odpowiedź.
client-learn-puzzles = Zagadki
client-learn-puzzles-about = Jedna pozycja, jedno pytanie, jedna minuta.
client-learn-begin = Zacznij
client-learn-go-on = Kontynuuj
client-learn-again = Jeszcze raz
client-learn-solve = Rozwiąż
client-learn-solved = rozwiązana
client-learn-minutes = { $minutes } min
client-learn-at-step = krok { $step } z { $of }
client-learn-count = ukończone: { $done } z { $all }
client-learn-go-on-with = Kontynuuj lekcję { $number }
client-learn-lesson = Lekcja { $number }
client-learn-nothing = Na razie nie ma tu czego się uczyć.
client-lesson = Lekcja
client-lesson-step = Krok { $step } z { $of }
client-lesson-go-on = Dalej
client-lesson-show = Pokaż
client-lesson-back = Krok wstecz
client-lesson-leave = Graj dalej stąd beze mnie
client-lesson-leave-note = Odtąd to twój statek i twoja wina; pozostałe miejsca przejmują boty.
client-lesson-read = Przeczytaj notatkę i przejdź dalej.
client-lesson-done = To wszystko. Co dalej, mówi notatka.
client-lesson-skip = Prosto do następnego kroku
client-lesson-to-board = Do planszy
client-lesson-watch = Patrz: ruszają się inni.
client-lesson-your-choice = Tu decydujesz ty.
client-lesson-over = Lekcja się skończyła.
client-puzzle-over = Rozwiązane.
client-lesson-next = Następna lekcja: { $name }
client-lesson-next-puzzle = Następna zagadka: { $name }
client-lesson-match = Zagraj taką partię
client-lesson-to-lessons = Wszystkie lekcje
client-lesson-fold = Zmniejsz notatkę
client-lesson-unfold = Pokaż notatkę
client-quips = Boty mówią
client-quips-note = Od czasu do czasu jedno zdanie, obok opowieści.
