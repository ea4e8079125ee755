# Co mówimy o partii, na którą patrzymy jeszcze raz.

analysis-unfinished = Ta partia jeszcze trwa. Jeszcze raz można obejrzeć tylko partie zakończone.
analysis-worker-died = Proces, który nad tym pracował, przestał działać. Nic nie przepadło, spróbuj ponownie.

## Ogólnie

analysis-headline =
    { $seat }: { $moves ->
        [0] żaden ruch nie kosztował wiele
        [one] jeden ruch kosztował { $cost ->
            [one] { $cost } punkt
            [few] { $cost } punkty
            [many] { $cost } punktów
           *[other] { $cost } punktu
        } szansy na wygraną
        [few] { $moves } ruchy kosztowały { $cost ->
            [one] { $cost } punkt
            [few] { $cost } punkty
            [many] { $cost } punktów
           *[other] { $cost } punktu
        } szansy na wygraną
        [many] { $moves } ruchów kosztowało { $cost ->
            [one] { $cost } punkt
            [few] { $cost } punkty
            [many] { $cost } punktów
           *[other] { $cost } punktu
        } szansy na wygraną
       *[other] { $moves } ruchu kosztowało { $cost } punktu szansy na wygraną
    }, { $side ->
        [gave] szczęście dało { $luck }
        [took] pech zabrał { $luck }
       *[even] szczęście się wyrównało
    }.
analysis-headline-crew =
    { $moves ->
        [0] Żadna decyzja nie kosztowała załogi wiele
        [one] Jedna decyzja kosztowała załogę { $cost ->
            [one] { $cost } punkt
            [few] { $cost } punkty
            [many] { $cost } punktów
           *[other] { $cost } punktu
        } szansy
        [few] { $moves } decyzje kosztowały załogę { $cost ->
            [one] { $cost } punkt
            [few] { $cost } punkty
            [many] { $cost } punktów
           *[other] { $cost } punktu
        } szansy
        [many] { $moves } decyzji kosztowało załogę { $cost ->
            [one] { $cost } punkt
            [few] { $cost } punkty
            [many] { $cost } punktów
           *[other] { $cost } punktu
        } szansy
       *[other] { $moves } decyzji kosztowało załogę { $cost } punktu szansy
    }, { $side ->
        [gave] szczęście dało { $luck }
        [took] pech zabrał { $luck }
       *[even] szczęście się wyrównało
    }.

## Szczęście

analysis-luck-after = { $seat }, co przyszło po ruchu: { $move }
analysis-luck-unnamed = Czas minął i coś wychodzi na jaw.
