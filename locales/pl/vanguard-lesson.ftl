# Lekcja: pierwsza runda samouczka, krok po kroku.

vanguard-ask-lesson = Pierwsza runda może być lekcją: krok po kroku, każda zasada tam, gdzie pierwszy raz jest potrzebna. Chcesz lekcji?
vanguard-move-take-lesson = Tak, krok po kroku
vanguard-move-skip-lesson = Nie, znam to
vanguard-not-in-lesson = Lekcja dotyczy teraz czegoś innego. Swobodnie decydujesz od drugiej rundy.

vanguard-view-lesson = Lekcja
vanguard-lesson-name = Lekcja
vanguard-lesson-hint = Nowa zasada
vanguard-lesson-look = Zobacz:
