# Lekcja: pierwsza runda samouczka, krok po kroku.

vanguard-ask-lesson = Pierwsza runda może być lekcją: krok po kroku, z każdą zasadą tam, gdzie po raz pierwszy jest ważna. Czy tak ma być?
vanguard-move-take-lesson = uczcie mnie, krok po kroku
vanguard-move-skip-lesson = znam to: pomiń lekcję
vanguard-not-in-lesson = Lekcja jest teraz o czymś innym. Swobodnie decydujesz od drugiej rundy.

vanguard-view-lesson = Lekcja
vanguard-lesson-name = Lekcja
vanguard-lesson-hint = Nowa zasada
vanguard-lesson-look = Zobacz:
