# Výuka: první kolo výukové hry, krok za krokem.

vanguard-ask-lesson = První kolo může být výukou: krok za krokem a s každým pravidlem tam, kde na něm poprvé záleží. Chcete ji?
vanguard-move-take-lesson = Ano, krok za krokem
vanguard-move-skip-lesson = Ne, tohle znám
vanguard-not-in-lesson = Výuka teď probírá něco jiného. Od druhého kola rozhodujete volně.

vanguard-view-lesson = Výuka
vanguard-lesson-name = Výuka
vanguard-lesson-hint = Nové pravidlo
vanguard-lesson-look = Podívejte se sem:
