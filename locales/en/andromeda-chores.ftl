# The list that people tick off when the Hegemon has moved: what to do at their own table.

## The question

andromeda-ask-told-chores = The Hegemon has moved. Do the same at your table.
andromeda-move-all-done = All of it is done
andromeda-move-ticked = Tick off step { $step }
andromeda-move-moon-stays = No moon was claimed at { $region }
andromeda-told-moon-stays = The moon stays at { $region }.

## Where things are

andromeda-chore-ramp = its launch ramp
andromeda-chore-scrapyard = the scrapyard
andromeda-chore-repair-bay = its repair bay
andromeda-chore-from = From { $from }
andromeda-chore-price =
    { $price ->
        [one] The cheapest { $type } module, price 1
       *[other] The cheapest { $type } module, price { $price }
    }
andromeda-chore-numbers = From { $start } to { $end }
andromeda-chore-offer-note = Another one came? Say so at this module, under Modules.
andromeda-chore-development-note = Its transport goes under it, with the leaders it needs.
andromeda-chore-cards-note = Nobody looks at them.

## Steps

andromeda-chore-ship =
    { $count ->
        [one] Move its { $piece } to { $to }
       *[other] Move { $count } of its ships ({ $piece }) to { $to }
    }
andromeda-chore-shield = Lay a damage marker on the shield of its { $piece }
andromeda-chore-shield-whole = Take the damage off the shield of its { $piece }
andromeda-chore-moon =
    { $count ->
        [one] Give it a moon from { $from }
       *[other] Give it { $count } moons from { $from }
    }
andromeda-chore-command = Move its command marker to space { $end } of the ring
andromeda-chore-track = Move its marker on the { $piece } track to { $end }
andromeda-chore-points = Set its victory points to { $end }
andromeda-chore-module = Give it the module { $piece }
andromeda-chore-offer = Fill up the { $type } column. Drawn here: { $piece }
andromeda-chore-module-damaged = Lay a damage marker on its module { $piece }
andromeda-chore-module-repaired = Take the damage off its module { $piece }
andromeda-chore-leader-home =
    { $count ->
        [one] Take its leader from { $from } to its station
       *[other] Take { $count } of its leaders from { $from } to its station
    }
andromeda-chore-leader-out =
    { $count ->
        [one] Put one of its leaders on { $to }
       *[other] Put { $count } of its leaders on { $to }
    }
andromeda-chore-development = Put its { $piece } on { $to }
andromeda-chore-collapsed = Turn the { $piece } on { $to } face down
andromeda-chore-rebuilt = Turn the { $piece } on { $to } face up again
andromeda-chore-raider = Move { $piece } to { $to }
andromeda-chore-raider-gone = Take { $piece } off { $from }
andromeda-chore-raider-new = Put { $piece } on { $to }
andromeda-chore-probe = Move the probe to { $to }
andromeda-chore-cards =
    { $count ->
        [one] Draw it a tactics card
       *[other] Draw it { $count } tactics cards
    }
andromeda-chore-cards-gone =
    { $count ->
        [one] Discard one tactics card of its hand
       *[other] Discard { $count } tactics cards of its hand
    }
andromeda-chore-token =
    { $count ->
        [one] Give it a token
       *[other] Give it { $count } tokens
    }
andromeda-chore-upgrade = Turn over its upgrade tile { $piece }
andromeda-chore-dropped =
    { $count ->
        [one] Lay a resource token on { $to }
       *[other] Lay { $count } resource tokens on { $to }
    }
andromeda-chore-collected =
    { $count ->
        [one] Discard the resource token on { $to }
       *[other] Discard { $count } resource tokens on { $to }
    }
andromeda-chore-planet =
    { $count ->
        [0] Lay the planet { $piece } on the first empty space
        [one] Lay the planet { $piece } on the first empty space, with a moon
       *[other] Lay the planet { $piece } on the first empty space, with { $count } moons
    }
andromeda-chore-event =
    { $end ->
        [one] Set the event marker one step before the event
       *[other] Set the event marker { $end } steps before the event
    }
andromeda-chore-eye = Pass the Eye to { $seat }

## Why, where nothing more was said

andromeda-chore-because =
    { $kind ->
        [ship] Something happened to it in a battle, by an event or by an ability.
        [shield] The shield takes the first damage of the heavy cruiser.
        [shield-whole] A cruiser that comes home has a whole shield.
        [moon] Where the Hegemon arrives, it takes the top moon of the planet.
        [command] Away from planets, a launch moves the command marker; on its return, every ship does.
        [track] The Hegemon has advanced on this track.
        [points] The Hegemon has gained or lost points.
        [module] The Hegemon takes the cheapest module of the type of which it has fewest.
        [offer] The gap that a module leaves is filled from its deck.
        [module-damaged] Damage strikes any undamaged module of the Hegemon.
        [module-repaired] The Hegemon repairs modules before ships.
        [leader-home] Its leaders come home from every region with one of its ships.
        [leader-out] An event sends a leader out.
        [development] The Hegemon has the transport and the leaders to build there.
        [collapsed] An event makes this development collapse.
        [rebuilt] A collapsed development was rebuilt.
        [raider] A raider in range of a new ship moves on it.
        [raider-gone] A raider that lost its battle leaves the map.
        [raider-new] With every event a raider arrives.
        [probe] The probe follows the last launch of a person.
        [cards] The Hegemon draws tactics cards instead of gaining resources.
        [cards-gone] The Hegemon has lost cards from its hand.
        [token] The Hegemon has gained a token; its text does not matter.
        [upgrade] Instead of upgrading a ship, the Hegemon turns over its top upgrade tile.
        [dropped] An event leaves resource tokens there.
        [collected] A ship of the Hegemon has collected what lay there.
        [planet] After an event a planet appears on the first empty space.
        [event] The event marker has moved, or begins again after its event.
       *[eye] The Eye goes to the next person.
    }
