# Lekcja: pierwsza runda samouczka, krok po kroku.

vanguard-ask-lesson = Pierwsza runda może być lekcją: krok po kroku, każda zasada tam, gdzie po raz pierwszy jest potrzebna. Czy chcesz lekcji?
vanguard-move-take-lesson = tak, krok po kroku
vanguard-move-skip-lesson = znam to: pomiń lekcję
vanguard-not-in-lesson = Lekcja dotyczy teraz czegoś innego. Swobodnie decydujesz od drugiej rundy.

vanguard-view-lesson = Lekcja
vanguard-lesson-name = Lekcja
vanguard-lesson-hint = Nowa zasada
vanguard-lesson-look = Zobacz:
