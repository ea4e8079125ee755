vanguard-move-go-on = dalej
vanguard-move-speak = za wszystkich mówi { $seat }
vanguard-move-assign = przydziel: { $crew }
vanguard-move-answer = { $log }: wybór { $choice }
vanguard-move-take-penalty = { $penalty }
vanguard-move-release = odchodzi { $crew }
vanguard-move-power = zasil: { $upgrade }
vanguard-move-achieve = osiągnij: { $objective } ({ $what })
vanguard-move-resolve = rozwiąż: { $situation } ({ $what })
vanguard-move-endure = zostaw: { $situation }
vanguard-move-fly =
    { $energy ->
        [one] leć do układu { $system } ({ $energy } żeton energii)
        [few] leć do układu { $system } ({ $energy } żetony energii)
        [many] leć do układu { $system } ({ $energy } żetonów energii)
       *[other] leć do układu { $system } ({ $energy } żetonu energii)
    }
vanguard-move-visit =
    { $energy ->
        [one] odwiedź: { $destination } ({ $energy } żeton energii)
        [few] odwiedź: { $destination } ({ $energy } żetony energii)
        [many] odwiedź: { $destination } ({ $energy } żetonów energii)
       *[other] odwiedź: { $destination } ({ $energy } żetonu energii)
    }
vanguard-move-set-course = ląduj: { $destination }
vanguard-move-scan = skanuj o jeden krok
vanguard-move-scan-with = skanuj, przydzielając: { $crew }
vanguard-move-activate =
    użyj: { $facility }{ $command ->
        [0] { "" }
        [one] , za { $command } żeton dowodzenia
        [few] , za { $command } żetony dowodzenia
        [many] , za { $command } żetonów dowodzenia
       *[other] , za { $command } żetonu dowodzenia
    }
vanguard-move-complete-project = ukończ: { $project } (pomaga { $crew })
vanguard-move-complete-project-alone = ukończ: { $project }
vanguard-move-complete-project-more = do drugiego projektu przydziel: { $crew }
vanguard-move-start-project = zacznij: { $project }
vanguard-move-speed-up = przyspiesz: { $project } ({ $what })
vanguard-move-hurry = przyspiesz żetonem sukcesu: { $project }
vanguard-move-recruit = rekrutuj: { $section }
vanguard-move-keep-recruit = zatrzymaj: { $crew }
vanguard-move-train = { $trainer } szkoli: { $trainee }
vanguard-move-dismiss = zwolnij: { $crew }
vanguard-move-calm = rozwiąż żetonami sukcesu: { $situation }
vanguard-move-cheer = podnieś morale żetonami sukcesu
vanguard-move-install-add-on = { $card }
vanguard-move-repair = { $crew } naprawia: { $lander }
vanguard-move-repair-energy = napraw energią: { $lander }
vanguard-move-take-lander = weź: { $lander }
vanguard-move-fit-mod = zamontuj: { $mod }
vanguard-move-send = wyślij: { $crew }
vanguard-move-send-nobody = drużyna jest kompletna
vanguard-move-take-die = { $die }, numer { $copy }
vanguard-move-take-deck = weź: { $deck }
vanguard-move-pack-card = { $card }
vanguard-move-load = { $card }, niesie { $section }
vanguard-move-keep-rank-up = zatrzymaj: { $card }
vanguard-move-land-in = sektor { $sector }
vanguard-move-leave-behind = zostaw: { $card }, numer { $copy }
vanguard-move-promote = awansuj: { $crew }
vanguard-move-buy-dice = kość dla każdej sekcji, pomaga { $crew } (cena { $price })
vanguard-move-buy-dice-alone = kość dla każdej sekcji (cena { $price })
vanguard-move-sell-dice = każda sekcja sprzedaje kość
vanguard-move-swap = oddaj: { $card }, weź: { $deck }
vanguard-move-nurse = { $crew } opiekuje się: { $patient }
vanguard-move-let-pass = { $waits } czeka, przesuwa się { $goes }
vanguard-move-pick-patient = { $crew }
vanguard-move-pick-mate = { $crew }
vanguard-move-switch-module =
    { $on ->
        [yes] włącz Zabójczy kosmos: { $module }
       *[no] wyłącz Zabójczy kosmos: { $module }
    }
vanguard-move-sit-out = { $seat } robi przerwę
vanguard-move-sit-in = { $seat } dołącza
