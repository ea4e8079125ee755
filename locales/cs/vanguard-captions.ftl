vanguard-move-go-on = Pokračovat
vanguard-move-speak = Za všechny mluví { $seat }
vanguard-move-assign = Přidělit: { $crew }
vanguard-move-answer = Volba { $choice } ze záznamu { $log }
vanguard-move-take-penalty = { $penalty }
vanguard-move-release = Propustit: { $crew }
vanguard-move-power = Napájet: { $upgrade }
vanguard-move-achieve = Splnit úkol { $objective }: { $what }
vanguard-move-resolve = Vyřešit situaci { $situation }: { $what }
vanguard-move-endure = Nechat být: { $situation }
vanguard-move-fly =
    { $energy ->
        [one] Letět do soustavy { $system } ({ $energy } energie)
        [few] Letět do soustavy { $system } ({ $energy } energie)
        [many] Letět do soustavy { $system } ({ $energy } energie)
       *[other] Letět do soustavy { $system } ({ $energy } energií)
    }
vanguard-move-visit =
    { $energy ->
        [one] Navštívit: { $destination } ({ $energy } energie)
        [few] Navštívit: { $destination } ({ $energy } energie)
        [many] Navštívit: { $destination } ({ $energy } energie)
       *[other] Navštívit: { $destination } ({ $energy } energií)
    }
vanguard-move-set-course = Přistát na planetě: { $destination }
vanguard-move-scan = Skenovat o krok dál
vanguard-move-scan-with = Skenovat o krok dál, přidělí se { $crew }
vanguard-move-activate =
    Použít: { $facility }{ $command ->
        [0] { "" }
        [one] , za { $command } velení
        [few] , za { $command } velení
        [many] , za { $command } velení
       *[other] , za { $command } velení
    }
vanguard-move-complete-project = Dokončit projekt { $project }, pomůže { $crew }
vanguard-move-complete-project-alone = Dokončit: { $project }
vanguard-move-complete-project-more = Na druhý projekt přidělit: { $crew }
vanguard-move-start-project = Zahájit: { $project }
vanguard-move-speed-up = Urychlit projekt { $project }: { $what }
vanguard-move-hurry = Urychlit žetonem úspěchu: { $project }
vanguard-move-recruit = Přijmout nováčka: { $section }
vanguard-move-keep-recruit = Nechat si: { $crew }
vanguard-move-train = { $trainer } cvičí: { $trainee }
vanguard-move-dismiss = Propustit: { $crew }
vanguard-move-calm = Urovnat žetony úspěchu: { $situation }
vanguard-move-cheer = Zvýšit morálku žetony úspěchu
vanguard-move-install-add-on = { $card }
vanguard-move-repair = { $crew } opraví: { $lander }
vanguard-move-repair-energy = Opravit energií: { $lander }
vanguard-move-take-lander = Vzít: { $lander }
vanguard-move-fit-mod = Namontovat: { $mod }
vanguard-move-send = Vyslat: { $crew }
vanguard-move-send-nobody = Výsadkový tým je úplný
vanguard-move-take-die = { $die }, číslo { $copy }
vanguard-move-take-deck = Vzít: { $deck }
vanguard-move-pack-card = { $card }
vanguard-move-load = { $card }, nese sekce { $section }
vanguard-move-load-last = { $card }, nese sekce { $section }, a start
vanguard-move-launch = Odstartovat
vanguard-move-keep-rank-up = Nechat si: { $card }
vanguard-move-land-in = Přistát: { $sector }
vanguard-move-leave-behind = Nechat na místě: { $card }, číslo { $copy }
vanguard-move-promote = Povýšit: { $crew }
vanguard-move-buy-dice = Koupit kostku pro každou sekci (cena { $price }), pomůže { $crew }
vanguard-move-buy-dice-alone = Koupit kostku pro každou sekci (cena { $price })
vanguard-move-sell-dice = Prodat kostku z každé sekce
vanguard-move-swap = Vyměnit: { $card } za { $deck }
vanguard-move-nurse = { $crew } pečuje o pacienta: { $patient }
vanguard-move-let-pass = { $waits } počká, posune se { $goes }
vanguard-move-pick-patient = { $crew }
vanguard-move-pick-mate = { $crew }
vanguard-move-switch-module =
    { $on ->
        [yes] Zapnout Smrtící vesmír: { $module }
       *[no] Vypnout Smrtící vesmír: { $module }
    }
vanguard-move-sit-out = { $seat } vynechá
vanguard-move-sit-in = { $seat } se přidá
