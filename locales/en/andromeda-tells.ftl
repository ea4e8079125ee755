# What things on the board of Andromeda's Edge say when somebody points at them.

andromeda-tell-glass = What you point at
andromeda-tell-idle = Point at anything
andromeda-tell-idle-more = Regions, raiders, ships, modules, cards and tracks say here what they are, what they do, and why not.
andromeda-tell-may = You may: { $what }

## Ships

andromeda-tell-ships =
    { $type ->
        [transport] { $count ->
            [one] transport
           *[other] { $count } transports
        }
        [fighter] fighter
        [science_vessel] science vessel
       *[heavy_cruiser] heavy cruiser
    }
andromeda-tell-whose = { $who }: { $ships }
andromeda-tell-guns =
    { $guns ->
        [one] { $guns } die
       *[other] { $guns } dice
    }, range { $range }
andromeda-tell-guns-anywhere =
    { $guns ->
        [one] { $guns } die
       *[other] { $guns } dice
    }, joins every battle outside nebulae
andromeda-tell-range = range { $range }
andromeda-tell-can-builder = Builder: developments are built where it stands.
andromeda-tell-can-assault = Assault: it may be launched to where others are.
andromeda-tell-can-navigation = Navigation: it may be launched to nebulae.
andromeda-tell-can-shield = Shield: the first damage breaks only the shield.
andromeda-tell-shield-hit = Its shield is broken.

## Raiders

andromeda-tell-raider-word = raider
andromeda-tell-raider-kind = Raider, class { $rank }
andromeda-tell-raider-fights =
    { $guns ->
        [one] { $guns } die
       *[other] { $guns } dice
    }, targeting { $targeting }
andromeda-tell-raider-range = Falls upon launches up to { $range } regions away.
andromeda-tell-raider-worth = { $points } VP for whoever beats it.
andromeda-tell-raider-skitter = Skitter: when it wins, it goes to the nearest nebula.
andromeda-tell-raider-grapple = Grapple: each loser discards a resource.
andromeda-tell-raider-reflect = Reflect: the side with the most dice rolls one fewer.
andromeda-tell-raider-infest = Infest: each loser puts a mechaphage on a module, which counts as damage.
andromeda-tell-raider-silence = Silence: no Diplomacy cards in its battles.
andromeda-tell-raider-scorch = Scorch: each loser damages a module.
andromeda-tell-raider-devour = Devour: the shield of the first loser’s heavy cruiser does not help.
andromeda-tell-raider-nullify = Nullify: energy adds no dice in its battles.
andromeda-tell-raider-shadow-warp = Shadow Warp: the launched ship is carried to the Underdark Gate.

## Regions

andromeda-tell-nebula = Only ships with Navigation fly in.
andromeda-tell-special =
    { $points ->
        [one] { $points } VP at the end for each development of yours next to it.
       *[other] { $points } VP at the end for each development of yours next to it.
    }
andromeda-tell-site =
    { $leaders ->
        [one] Site for the { $what }, which needs { $leaders } leader
       *[other] Site for the { $what }, which needs { $leaders } leaders
    }
andromeda-tell-dropped = Lying here: { $count } { $what }
andromeda-tell-nobody = Nobody will fight you there.
andromeda-tell-waits = There already: { $who }
andromeda-tell-joins = { $who } joins
andromeda-tell-may-join = { $who } may join
andromeda-tell-how-launch = Choose a lit region; any other says why not.
andromeda-tell-how-activate = Each ship from the map or the repair bay wakes one function or module.
andromeda-tell-how-empty = Your bay is empty: bring your ships home.
andromeda-tell-how-faction = Each has two abilities, an upgrade of one ship, and what you start with.
andromeda-tell-leaders = Leaders: { $all }
andromeda-tell-more = All about { $region }
andromeda-tell-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }

## Points and events

andromeda-tell-points = Victory points
andromeda-tell-terminus = At { $terminus } points the final turns begin.
andromeda-tell-next-space = Next, on space { $space }: { $does }
andromeda-tell-event = Event track
andromeda-tell-event-way =
    { $left ->
        [0] The next event is due.
        [one] { $left } step to the next event.
       *[other] { $left } steps to the next event.
    }
andromeda-tell-event-last = The last event:

## Modules and cards

andromeda-tell-wakes = Each time it wakes: { $does }.
andromeda-tell-when = { $when }: { $does }.
andromeda-tell-wake-cost = Waking it costs { $cost }.
andromeda-tell-derelict = Comes damaged: it works only once repaired, and costs 2 VP at the end if it is not.
andromeda-tell-hurt = Damaged: it works only once repaired, and costs 2 VP at the end if it is not.
andromeda-tell-used = Already used in this return.
andromeda-tell-price = Price: { $cost }.
andromeda-tell-relic = It carries a relic.

## The hand

andromeda-tell-hand-limit = Limit { $limit }. Press a card to put it away, press again to keep it.
andromeda-tell-put-away = discard
andromeda-tell-discard-named = Discard { $cards }
andromeda-tell-keep-named = Keep { $cards }
andromeda-tell-goes = From your hand: { $all }.
andromeda-tell-together = One ship each: { $all }.
andromeda-tell-discard-these =
    { $count ->
        [one] Discard this card
       *[other] Discard these { $count }
    }
andromeda-tell-lower-hand = Lower the hand
