vanguard-move-go-on = Dalej
vanguard-move-speak = Za wszystkich mówi { $seat }
vanguard-move-assign = Przydziel: { $crew }
vanguard-move-answer = { $log }: wybór { $choice }
vanguard-move-take-penalty = { $penalty }
vanguard-move-release = Zwolnij: { $crew }
vanguard-move-power = Zasil: { $upgrade }
vanguard-move-achieve = Osiągnij: { $objective } ({ $what })
vanguard-move-resolve = Rozwiąż: { $situation } ({ $what })
vanguard-move-endure = Zostaw: { $situation }
vanguard-move-fly =
    { $energy ->
        [one] Leć do układu { $system } ({ $energy } żeton energii)
        [few] Leć do układu { $system } ({ $energy } żetony energii)
        [many] Leć do układu { $system } ({ $energy } żetonów energii)
       *[other] Leć do układu { $system } ({ $energy } żetonu energii)
    }
vanguard-move-visit =
    { $energy ->
        [one] Odwiedź: { $destination } ({ $energy } żeton energii)
        [few] Odwiedź: { $destination } ({ $energy } żetony energii)
        [many] Odwiedź: { $destination } ({ $energy } żetonów energii)
       *[other] Odwiedź: { $destination } ({ $energy } żetonu energii)
    }
vanguard-move-set-course = Ląduj: { $destination }
vanguard-move-scan = Skanuj o jeden krok
vanguard-move-scan-with = Skanuj, przydzielając: { $crew }
vanguard-move-activate =
    Użyj: { $facility }{ $command ->
        [0] { "" }
        [one] , za { $command } żeton dowodzenia
        [few] , za { $command } żetony dowodzenia
        [many] , za { $command } żetonów dowodzenia
       *[other] , za { $command } żetonu dowodzenia
    }
vanguard-move-complete-project = Ukończ: { $project } (pomaga { $crew })
vanguard-move-complete-project-alone = Ukończ: { $project }
vanguard-move-complete-project-more = Do drugiego projektu przydziel: { $crew }
vanguard-move-start-project = Zacznij: { $project }
vanguard-move-speed-up = Przyspiesz: { $project } ({ $what })
vanguard-move-hurry = Przyspiesz żetonem sukcesu: { $project }
vanguard-move-recruit = Rekrutuj: { $section }
vanguard-move-keep-recruit = Zatrzymaj: { $crew }
vanguard-move-train = { $trainer } szkoli: { $trainee }
vanguard-move-dismiss = Zwolnij: { $crew }
vanguard-move-calm = Rozwiąż żetonami sukcesu: { $situation }
vanguard-move-cheer = Podnieś morale żetonami sukcesu
vanguard-move-install-add-on = { $card }
vanguard-move-repair = { $crew } naprawia: { $lander }
vanguard-move-repair-energy = Napraw energią: { $lander }
vanguard-move-take-lander = Weź: { $lander }
vanguard-move-fit-mod = Zamontuj: { $mod }
vanguard-move-send = Wyślij: { $crew }
vanguard-move-send-nobody = Drużyna jest kompletna
vanguard-move-take-die = { $die }, numer { $copy }
vanguard-move-take-deck = Weź: { $deck }
vanguard-move-pack-card = { $card }
vanguard-move-load = { $card }, niesie { $section }
vanguard-move-load-last = { $card }, niesie { $section }, i start
vanguard-move-launch = Start
vanguard-move-keep-rank-up = Zatrzymaj: { $card }
vanguard-move-land-in = Ląduj: { $sector }
vanguard-move-leave-behind = Zostaw: { $card }, numer { $copy }
vanguard-move-promote = Awansuj: { $crew }
vanguard-move-buy-dice = Kup kość dla każdej sekcji (cena { $price }), pomaga { $crew }
vanguard-move-buy-dice-alone = Kup kość dla każdej sekcji (cena { $price })
vanguard-move-sell-dice = Sprzedaj kość z każdej sekcji
vanguard-move-swap = Oddaj: { $card }, weź: { $deck }
vanguard-move-nurse = { $crew } opiekuje się: { $patient }
vanguard-move-let-pass = { $waits } czeka, przesuwa się { $goes }
vanguard-move-pick-patient = { $crew }
vanguard-move-pick-mate = { $crew }
vanguard-move-switch-module =
    { $on ->
        [yes] Włącz Zabójczy kosmos: { $module }
       *[no] Wyłącz Zabójczy kosmos: { $module }
    }
vanguard-move-sit-out = { $seat } robi przerwę
vanguard-move-sit-in = { $seat } dołącza
