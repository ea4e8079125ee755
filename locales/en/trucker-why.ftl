# Why Galaxy Trucker refuses a move in the ship check, in loading and in flight.

## The parts of a round

trucker-why-not-begun = Building begins when everybody is ready.
trucker-why-begun = The round has begun.
trucker-why-still-building = The ships are still being built.
trucker-why-building-over = Building is over.
trucker-why-not-checked = Before they are loaded the ships must be built and checked.
trucker-why-checked = The ship check is over.
trucker-why-loaded = The ships are loaded and under way.
trucker-why-not-launched = The ships have not taken off yet.

## The ship check

trucker-why-sound = The component on { $square } breaks no rule.
trucker-why-nothing-there = There is no component on { $square }.
trucker-why-faults-first = First remove what breaks a rule, such as the component on { $square }.
trucker-why-one-piece = Your ship is in one piece.
trucker-why-no-piece = The pieces of your ship begin on { $squares }.

## Loading

trucker-why-no-cabin = There is no cabin on { $square }.
trucker-why-humans-only = Only humans live in the cabin on { $square }.
trucker-why-alien-there = An alien lives in the cabin on { $square } already.
trucker-why-one-alien = One alien of this colour is aboard, and there can be no second one.
trucker-why-no-life-support = The cabin on { $square } has no life support of this colour.
trucker-why-no-insurer = Nobody sells insurance for this class of ships.
trucker-why-no-such-premium = Insurance is sold for these numbers of credits: { $premiums }.
trucker-why-too-dear =
    You have only { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-why-no-loans = No loan is left to take.
trucker-why-no-need = Loans are for premiums and insurance that you cannot pay.
trucker-why-no-written-debt = The insurer writes no debts down while loans can be had: what you lack is lent.

## Flight

trucker-why-no-card = No card is on the table: do you fly on to the next one?
trucker-why-between-cards = Nobody gives up before this card is done.
trucker-why-last-ship = You have only one ship: give up the flight, or fly on.
trucker-why-no-ship = These ships of your fleet are still flying: { $ships }.
trucker-why-not-this-card = This has nothing to do with the card on the table: { $card }.
trucker-why-other-line = This line of the combat zone compares something else.
trucker-why-no-battery = There is no battery on { $square }.
trucker-why-no-batteries = You have no battery left.
trucker-why-only-meteors = Cannons stop large meteors, and nothing else.
trucker-why-no-attack = Nothing is flying at your ship now.
trucker-why-nobody-there = There is no crew on { $square }.
trucker-why-no-planet = The planets of this card are counted from 1 to { $most }.
trucker-why-planet-taken = Somebody has landed on planet { $planet } already.
trucker-why-not-beaten = The reward is for the player who beats the enemies.

## Goods

trucker-why-no-goods = No goods are being loaded now, and those aboard stay where they are.
trucker-why-other-good = What is to be loaded now: { $good }.
trucker-why-last-good = This is the last of the goods: load it or leave it.
trucker-why-holds-empty = Your holds are empty: there is nothing to take out.
trucker-why-no-hold = There is no hold on { $square }.
trucker-why-red-hold = Red goods need a special container, and on { $square } there is none for them.
trucker-why-hold-full = The hold on { $square } is full.
trucker-why-hold-free = There is room in the hold on { $square }: nothing need be thrown out.
trucker-why-no-such-good = There are no such goods on { $square }.
trucker-why-not-cheaper = On { $square } there is nothing cheaper to throw out.
trucker-why-dearest = The dearest goods go first: { $good }.
trucker-why-goods-first = Batteries are lost only when no goods are left aboard.
trucker-why-as-printed = Goods are better than printed only for ships of class IV on cards of level III.
trucker-why-red-is-best = No goods are better than red ones.
trucker-why-not-offered = The card does not offer these goods.
