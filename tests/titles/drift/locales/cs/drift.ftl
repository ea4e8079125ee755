drift-name = Drift
drift-about = Malá hra o sbírání vraků, která klade všechny druhy otázek.

drift-option-rounds = Kola
drift-option-clock = Sekundy na lovení beden
drift-option-colours = Barvy karet
drift-option-dense = Plné vraky

drift-ask-bid = Kterou kartu nabízíte za pořadí?
drift-ask-action = Letět, kopat, vyměňovat, nebo odpočívat?
drift-ask-keep = Kterou kostku si necháte?
drift-ask-give = Které karty odložíte?
drift-ask-grab = Chytit bednu, nebo odletět?

drift-move-bid = nabídnout { $card }
drift-move-fly =
    { $side ->
        [0] letět dopředu
        [1] letět doprava
        [2] letět dozadu
       *[other] letět doleva
    }
drift-move-dig = kopat
drift-move-keep = nechat si { $die }
drift-move-push = hodit znovu
drift-move-trade = vyměnit karty
drift-move-give = odložit { $card }
drift-move-rest = odpočívat
drift-move-grab = chytit bednu za { $crate }
drift-move-leave = odletět

drift-bid = { $seat } nabízí { $card }.
drift-flew = { $seat } letí na pole { $at }.
drift-rolled = { $seat } hází { $first } a { $second }.
drift-found =
    { $seat } nachází { $count ->
        [0] prázdno
        [one] { $count } bednu
        [few] { $count } bedny
        [many] { $count } bedny
       *[other] { $count } beden
    }.
drift-traded =
    { $seat } vyměňuje { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
drift-drew = { $seat } si bere { $card }.
drift-drew-hidden = { $seat } si bere kartu.
drift-grabbed = { $seat } chytá bednu za { $count }.
drift-time-up = Bedny odplouvají.

drift-no-wreck = Tady není vrak, ve kterém by se dalo kopat.
drift-crates-below-zero = Beden je méně než žádná.
