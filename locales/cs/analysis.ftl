# Co se říká o partii, na kterou se díváme znovu.

analysis-unfinished = Tato partie ještě neskončila. Znovu se lze podívat jen na dohrané partie.
analysis-worker-died = Proces, který na tom pracoval, skončil. Nic není ztraceno, zkuste to znovu.

## Celkově

analysis-headline =
    { $seat }: { $moves ->
        [0] žádný tah nestál mnoho
        [one] jeden tah stál { $cost ->
            [one] { $cost } bod
            [few] { $cost } body
            [many] { $cost } bodu
           *[other] { $cost } bodů
        } šance na výhru
        [few] { $moves } tahy stály { $cost ->
            [one] { $cost } bod
            [few] { $cost } body
            [many] { $cost } bodu
           *[other] { $cost } bodů
        } šance na výhru
        [many] { $moves } tahu stálo { $cost } bodu šance na výhru
       *[other] { $moves } tahů stálo { $cost ->
            [one] { $cost } bod
            [few] { $cost } body
            [many] { $cost } bodu
           *[other] { $cost } bodů
        } šance na výhru
    }, { $side ->
        [gave] štěstí přidalo { $luck }
        [took] smůla vzala { $luck }
       *[even] štěstí se vyrovnalo
    }.
analysis-headline-crew =
    { $moves ->
        [0] Žádné rozhodnutí nestálo posádku mnoho
        [one] Jedno rozhodnutí stálo posádku { $cost ->
            [one] { $cost } bod
            [few] { $cost } body
            [many] { $cost } bodu
           *[other] { $cost } bodů
        } šance
        [few] { $moves } rozhodnutí stála posádku { $cost ->
            [one] { $cost } bod
            [few] { $cost } body
            [many] { $cost } bodu
           *[other] { $cost } bodů
        } šance
        [many] { $moves } rozhodnutí stálo posádku { $cost } bodu šance
       *[other] { $moves } rozhodnutí stálo posádku { $cost ->
            [one] { $cost } bod
            [few] { $cost } body
            [many] { $cost } bodu
           *[other] { $cost } bodů
        } šance
    }, { $side ->
        [gave] štěstí přidalo { $luck }
        [took] smůla vzala { $luck }
       *[even] štěstí se vyrovnalo
    }.

## Štěstí

analysis-luck-after = { $seat }, co přišlo po tahu: { $move }
analysis-luck-unnamed = Čas vypršel a něco vychází najevo.
