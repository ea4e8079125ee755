vanguard-move-go-on = Continue
vanguard-move-speak = { $seat } speaks for everyone
vanguard-move-assign = Assign { $crew }
vanguard-move-answer = Choice { $choice } of { $log }
vanguard-move-take-penalty = { $penalty }
vanguard-move-release = Let { $crew } go
vanguard-move-power = Power { $upgrade }
vanguard-move-achieve = Achieve { $objective }: { $what }
vanguard-move-resolve = Resolve { $situation }: { $what }
vanguard-move-endure = Leave { $situation } unresolved
vanguard-move-fly =
    { $energy ->
        [one] Fly to { $system } for one energy
       *[other] Fly to { $system } for { $energy } energy
    }
vanguard-move-visit =
    { $energy ->
        [one] Visit { $destination } for one energy
       *[other] Visit { $destination } for { $energy } energy
    }
vanguard-move-set-course = Land on { $destination }
vanguard-move-scan = Scan one step
vanguard-move-scan-with = Scan one step, assigning { $crew }
vanguard-move-activate =
    Use the { $facility }{ $command ->
        [0] { "" }
        [1] , for one command
       *[other] , for { $command } command
    }
vanguard-move-complete-project = Complete { $project } with the help of { $crew }
vanguard-move-complete-project-alone = Complete { $project }
vanguard-move-complete-project-more = Assign { $crew } to a second project
vanguard-move-start-project = Start { $project }
vanguard-move-speed-up = Speed up { $project }: { $what }
vanguard-move-hurry = Speed up { $project } with a success token
vanguard-move-recruit = Recruit for { $section }
vanguard-move-keep-recruit = Keep { $crew }
vanguard-move-train = { $trainer } trains { $trainee }
vanguard-move-dismiss = Send { $crew } back to the recruits
vanguard-move-calm = Settle { $situation } with success tokens
vanguard-move-cheer = Raise morale with success tokens
vanguard-move-install-add-on = { $card }
vanguard-move-repair = Have { $crew } repair { $lander }
vanguard-move-repair-energy = Repair { $lander } with energy
vanguard-move-take-lander = Take { $lander }
vanguard-move-fit-mod = Fit { $mod }
vanguard-move-send = Send { $crew }
vanguard-move-send-nobody = The team is complete
vanguard-move-take-die = { $die }, number { $copy }
vanguard-move-take-deck = Take { $deck }
vanguard-move-pack-card = { $card }
vanguard-move-load = { $card } for { $section }
vanguard-move-load-last = { $card } for { $section }, and launch
vanguard-move-launch = Launch
vanguard-move-keep-rank-up = Keep { $card }
vanguard-move-land-in = Land in { $sector }
vanguard-move-leave-behind = Leave { $card } behind (number { $copy })
vanguard-move-promote = Promote { $crew }
vanguard-move-buy-dice = Buy a die for every section for { $price }, with help from { $crew }
vanguard-move-buy-dice-alone = Buy a die for every section for { $price }
vanguard-move-sell-dice = Sell a die from every section
vanguard-move-swap = Give { $card } for one from { $deck }
vanguard-move-nurse = Have { $crew } look after { $patient }
vanguard-move-let-pass = Let { $waits } wait so that { $goes } moves on
vanguard-move-pick-patient = { $crew }
vanguard-move-pick-mate = { $crew }
vanguard-move-switch-module =
    { $on ->
        [yes] Switch on Deadly Space: { $module }
       *[no] Switch off Deadly Space: { $module }
    }
vanguard-move-sit-out = { $seat } sits out
vanguard-move-sit-in = { $seat } joins
