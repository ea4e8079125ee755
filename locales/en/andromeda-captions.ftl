# How Andromeda's Edge describes moves.
andromeda-move-keep-faction = Lead the { $faction }
andromeda-move-keep-destiny = Keep { $card }
andromeda-move-launch = Launch the { $ship } to { $region }
andromeda-move-return-to-station = Return to station
andromeda-move-activate = Activate { $what }: { $does }
andromeda-move-activate-together = Activate { $what }
andromeda-move-discard-down = Discard { $what }
andromeda-move-go-on = Continue
andromeda-move-build-nothing = Build nothing
andromeda-move-activate-no-more = Activate nothing more
andromeda-move-end-turn = End the turn
andromeda-move-choose-discards = Choose others
andromeda-move-stay-put = Stay where you are
andromeda-move-play-card = Play { $card }: { $does }
andromeda-move-slot-moon = Put a { $moon } into { $module }
andromeda-move-discard-moon = Discard a { $moon } for double its symbol
andromeda-move-trade = Trade three resources for one { $resource }
andromeda-move-use-token = Spend { $token }: { $does }
andromeda-move-use-ability = Use { $ability }
andromeda-move-move-moon = Move a { $moon } into { $module }
andromeda-move-accept = Pay for { $source }: { $what }
andromeda-move-decline =
    { $what ->
        [module] Take none
        [ship] Build none
        [development] Build nothing
        [repair] Leave it in the scrapyard
        [move] Leave the ships where they are
        [recall] Call nobody back
        [swap] Exchange nothing more
       *[other] No, thanks: { $source }
    }
andromeda-move-choose = Choose to { $what }
andromeda-move-pay = Pay { $paid }
andromeda-move-pay-otherwise = Choose another way to pay
andromeda-move-take = Take { $taken }
andromeda-move-swap = Swap { $give } for { $take }
andromeda-move-discard-card = Discard { $card }
andromeda-move-keep-card = Keep { $card }
andromeda-move-keep-token = Keep { $token }
andromeda-move-advance = Advance on { $track }
andromeda-move-repair-module = Repair { $module }
andromeda-move-repair-ship = Move the { $ship } to the repair bay
andromeda-move-damage-module = Damage { $module }
andromeda-move-damage-ship = Damage the { $ship } at { $region }
andromeda-move-build-ship = Build a { $ship } ({ $cost })
andromeda-move-acquire = Acquire { $module }: { $does }
andromeda-move-take-upgrade = Take { $tile }
andromeda-move-claim-moon = Claim a { $moon } at { $region }
andromeda-move-recruit = Recruit a leader at { $region }
andromeda-move-send-leader = Send a leader to { $region }
andromeda-move-move-ship = Move the { $ship } from { $start } to { $region }
andromeda-move-build-development =
    Build { $what ->
        [observatory] an observatory
        [obelisk] an obelisk
       *[other] a { $what }
    } on { $region } with { $leaders ->
        [one] one leader
       *[other] { $leaders } leaders
    }
andromeda-move-rebuild = Rebuild on { $region }
andromeda-move-collapse = Let the development on { $region } collapse
andromeda-move-recall = Call the { $ship } back from { $region }
