# Výuka: první kolo výukové hry, krok za krokem.

vanguard-ask-lesson = První kolo může být výukou: krok za krokem a s každým pravidlem tam, kde na něm poprvé záleží. Chcete to tak?
vanguard-move-take-lesson = provázejte mě krok za krokem
vanguard-move-skip-lesson = tohle znám: výuku přeskočit
vanguard-not-in-lesson = Výuka teď probírá něco jiného. Volně se rozhodujete od druhého kola.

vanguard-view-lesson = Výuka
vanguard-lesson-name = Výuka
vanguard-lesson-hint = Nové pravidlo
vanguard-lesson-look = Podívejte se sem:
