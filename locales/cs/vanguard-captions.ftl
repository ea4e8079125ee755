vanguard-move-go-on = pokračovat
vanguard-move-speak = za všechny mluví { $seat }
vanguard-move-assign = přidělit: { $crew }
vanguard-move-answer = volba { $choice } ze záznamu { $log }
vanguard-move-take-penalty = { $penalty }
vanguard-move-release = odchází { $crew }
vanguard-move-power = napájet: { $upgrade }
vanguard-move-achieve = splnit úkol { $objective }: { $what }
vanguard-move-resolve = vyřešit situaci { $situation }: { $what }
vanguard-move-endure = nechat být: { $situation }
vanguard-move-fly =
    { $energy ->
        [one] letět do soustavy { $system } ({ $energy } energie)
        [few] letět do soustavy { $system } ({ $energy } energie)
        [many] letět do soustavy { $system } ({ $energy } energie)
       *[other] letět do soustavy { $system } ({ $energy } energií)
    }
vanguard-move-visit =
    { $energy ->
        [one] navštívit: { $destination } ({ $energy } energie)
        [few] navštívit: { $destination } ({ $energy } energie)
        [many] navštívit: { $destination } ({ $energy } energie)
       *[other] navštívit: { $destination } ({ $energy } energií)
    }
vanguard-move-set-course = přistát: { $destination }
vanguard-move-scan = skenovat o krok dál
vanguard-move-scan-with = skenovat, přidělí se { $crew }
vanguard-move-activate =
    použít: { $facility }{ $command ->
        [0] { "" }
        [one] , za { $command } velení
        [few] , za { $command } velení
        [many] , za { $command } velení
       *[other] , za { $command } velení
    }
vanguard-move-complete-project = dokončit projekt { $project }, pomůže { $crew }
vanguard-move-complete-project-alone = dokončit: { $project }
vanguard-move-complete-project-more = na druhý projekt přidělit: { $crew }
vanguard-move-start-project = zahájit: { $project }
vanguard-move-speed-up = urychlit projekt { $project }: { $what }
vanguard-move-hurry = urychlit žetonem úspěchu: { $project }
vanguard-move-recruit = přijmout nováčka: { $section }
vanguard-move-keep-recruit = nechat si: { $crew }
vanguard-move-train = { $trainer } cvičí: { $trainee }
vanguard-move-dismiss = propustit: { $crew }
vanguard-move-calm = urovnat žetony úspěchu: { $situation }
vanguard-move-cheer = zvýšit morálku žetony úspěchu
vanguard-move-install-add-on = { $card }
vanguard-move-repair = { $crew } opraví: { $lander }
vanguard-move-repair-energy = opravit energií: { $lander }
vanguard-move-take-lander = vzít: { $lander }
vanguard-move-fit-mod = namontovat: { $mod }
vanguard-move-send = vyslat: { $crew }
vanguard-move-send-nobody = výsadkový tým je úplný
vanguard-move-take-die = { $die }, číslo { $copy }
vanguard-move-take-deck = vzít: { $deck }
vanguard-move-pack-card = { $card }
vanguard-move-load = { $card }, nese sekce { $section }
vanguard-move-keep-rank-up = nechat si: { $card }
vanguard-move-land-in = sektor { $sector }
vanguard-move-leave-behind = nechat na místě: { $card }, číslo { $copy }
vanguard-move-promote = povýšit: { $crew }
vanguard-move-buy-dice = kostka pro každou sekci, pomůže { $crew } (cena { $price })
vanguard-move-buy-dice-alone = kostka pro každou sekci (cena { $price })
vanguard-move-sell-dice = každá sekce prodá kostku
vanguard-move-swap = výměna: { $card } → { $deck }
vanguard-move-nurse = { $crew } pečuje o pacienta: { $patient }
vanguard-move-let-pass = { $waits } počká, posune se { $goes }
vanguard-move-pick-patient = { $crew }
vanguard-move-pick-mate = { $crew }
vanguard-move-switch-module =
    { $on ->
        [yes] zapnout Smrtící vesmír: { $module }
       *[no] vypnout Smrtící vesmír: { $module }
    }
vanguard-move-sit-out = { $seat } vynechá
vanguard-move-sit-in = { $seat } se přidá
