drift-name = Drift
drift-about = Mała gra o przeszukiwaniu wraków, która zadaje pytania każdego rodzaju.

drift-option-rounds = Rundy
drift-option-clock = Sekundy na łapanie skrzyń
drift-option-colours = Kolory kart
drift-option-dense = Pełne wraki

drift-ask-bid = Którą kartę licytujesz o kolejność?
drift-ask-action = Lecisz, kopiesz, wymieniasz czy odpoczywasz?
drift-ask-keep = Którą kość zachowujesz?
drift-ask-give = Które karty oddajesz?
drift-ask-grab = Złapać skrzynię czy odlecieć?

drift-move-bid = licytować { $card }
drift-move-fly =
    { $side ->
        [0] lecieć naprzód
        [1] lecieć w prawo
        [2] lecieć wstecz
       *[other] lecieć w lewo
    }
drift-move-dig = kopać
drift-move-keep = zachować { $die }
drift-move-push = rzucić jeszcze raz
drift-move-trade = wymienić karty
drift-move-give = oddać { $card }
drift-move-rest = odpocząć
drift-move-grab = złapać skrzynię za { $crate }
drift-move-leave = odlecieć

drift-bid = { $seat } licytuje { $card }.
drift-flew = { $seat } leci na pole { $at }.
drift-rolled = { $seat } rzuca { $first } i { $second }.
drift-found =
    { $seat }: znalezione skrzynie – { $count ->
        [0] żadna
        [one] { $count } skrzynia
        [few] { $count } skrzynie
        [many] { $count } skrzyń
       *[other] { $count } skrzyni
    }.
drift-traded =
    { $seat } wymienia { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
drift-drew = { $seat } dobiera { $card }.
drift-drew-hidden = { $seat } dobiera kartę.
drift-grabbed = { $seat } łapie skrzynię za { $count }.
drift-time-up = Skrzynie odpływają.

drift-no-wreck = Tu nie ma wraku, w którym można by kopać.
drift-crates-below-zero = Skrzyń jest mniej niż zero.
