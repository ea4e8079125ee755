vanguard-move-go-on = go on
vanguard-move-speak = { $seat } speaks for all
vanguard-move-assign = assign { $crew }
vanguard-move-answer = choice { $choice } of { $log }
vanguard-move-take-penalty = { $penalty }
vanguard-move-release = { $crew } leaves
vanguard-move-power = power { $upgrade }
vanguard-move-achieve = achieve { $objective }: { $what }
vanguard-move-resolve = resolve { $situation }: { $what }
vanguard-move-endure = leave it: { $situation }
vanguard-move-fly =
    { $energy ->
        [one] fly to { $system } (one energy)
       *[other] fly to { $system } ({ $energy } energy)
    }
vanguard-move-visit =
    { $energy ->
        [one] visit { $destination } (one energy)
       *[other] visit { $destination } ({ $energy } energy)
    }
vanguard-move-set-course = land: { $destination }
vanguard-move-scan = scan one step
vanguard-move-scan-with = scan, assigning { $crew }
vanguard-move-activate =
    use the { $facility }{ $command ->
        [0] { "" }
        [1] , for one command
       *[other] , for { $command } command
    }
vanguard-move-complete-project = complete { $project } with the help of { $crew }
vanguard-move-complete-project-alone = complete { $project }
vanguard-move-complete-project-more = assign { $crew } for a second project
vanguard-move-start-project = start { $project }
vanguard-move-speed-up = speed up { $project }: { $what }
vanguard-move-hurry = speed up { $project } with a success token
vanguard-move-recruit = recruit for { $section }
vanguard-move-keep-recruit = keep { $crew }
vanguard-move-train = { $trainer } trains { $trainee }
vanguard-move-dismiss = dismiss { $crew }
vanguard-move-calm = settle { $situation } with success tokens
vanguard-move-cheer = raise morale with success tokens
vanguard-move-install-add-on = { $card }
vanguard-move-repair = { $crew } repairs { $lander }
vanguard-move-repair-energy = repair { $lander } with energy
vanguard-move-take-lander = take { $lander }
vanguard-move-fit-mod = fit { $mod }
vanguard-move-send = send { $crew }
vanguard-move-send-nobody = the team is complete
vanguard-move-take-die = { $die }, number { $copy }
vanguard-move-take-deck = take { $deck }
vanguard-move-pack-card = { $card }
vanguard-move-load = { $card } for { $section }
vanguard-move-keep-rank-up = keep { $card }
vanguard-move-land-in = sector { $sector }
vanguard-move-leave-behind = leave { $card }, number { $copy }
vanguard-move-promote = promote { $crew }
vanguard-move-buy-dice = a die for every section, { $crew } helps (price { $price })
vanguard-move-buy-dice-alone = a die for every section (price { $price })
vanguard-move-sell-dice = every section sells a die
vanguard-move-swap = give { $card }, take { $deck }
vanguard-move-nurse = { $crew } looks after { $patient }
vanguard-move-let-pass = { $waits } waits, { $goes } moves on
vanguard-move-pick-patient = { $crew }
vanguard-move-pick-mate = { $crew }
vanguard-move-switch-module =
    { $on ->
        [yes] switch on Deadly Space: { $module }
       *[no] switch off Deadly Space: { $module }
    }
vanguard-move-sit-out = { $seat } sits out
vanguard-move-sit-in = { $seat } joins
