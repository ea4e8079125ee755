# Why Galaxy Trucker refuses a move in the ship check, in loading and in flight.

## The parts of a round

trucker-why-not-begun = Building starts when everyone is ready.
trucker-why-begun = The round has already begun.
trucker-why-still-building = The ships are still being built.
trucker-why-building-over = Building is over.
trucker-why-not-checked = The ships must be built and inspected before they are loaded.
trucker-why-checked = The inspection is over.
trucker-why-loaded = The ships are loaded and under way.
trucker-why-not-launched = The ships have not taken off yet.

## The ship check

trucker-why-few-mistakes = With fewer than { $least } mistakes, take the components off one by one.
trucker-why-sound = This component breaks no rule.
trucker-why-nothing-there = There is no component here.
trucker-why-faults-first = First remove what breaks a rule, such as the component at { $square }.
trucker-why-one-piece = Your ship is in one piece.
trucker-why-no-piece = The pieces of your ship start at { $squares }.

## Loading

trucker-why-no-cabin = There is no cabin here.
trucker-why-humans-only = Only humans live in this cabin.
trucker-why-alien-there = An alien already lives in this cabin.
trucker-why-one-alien = You already have an alien of this colour aboard, and one is the limit.
trucker-why-no-life-support = This cabin has no life support of this colour.
trucker-why-no-insurer = Nobody insures ships of this class. They have seen them fly.
trucker-why-no-such-premium = Insurance is sold for { $premiums } credits.
trucker-why-too-dear =
    You have only { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-why-no-loans = There are no loans left.
trucker-why-no-need = Loans are only for premiums and insurance you can’t pay.
trucker-why-no-written-debt = The insurer writes no debts down while loans can be had: what you lack is lent.

## Flight

trucker-why-no-card = There is no card on the table. Fly on to turn up the next one.
trucker-why-between-cards = You can’t give up in the middle of a card.
trucker-why-last-ship = You have only one ship: give up the flight, or fly on.
trucker-why-no-ship = Still flying in your fleet: { $ships }.
trucker-why-not-this-card = That has nothing to do with the card on the table, { $card }.
trucker-why-other-line = This line of the combat zone compares something else.
trucker-why-no-battery = There is no battery here.
trucker-why-no-batteries = You have no batteries left.
trucker-why-only-meteors = Cannons stop large meteors and nothing else.
trucker-why-no-attack = Nothing is flying at your ship right now. Enjoy it.
trucker-why-nobody-there = There is no crew here.
trucker-why-no-planet = This card’s planets are numbered 1 to { $most }.
trucker-why-planet-taken = Someone has already landed on planet { $planet }.
trucker-why-not-beaten = The reward goes to whoever beats the enemies.

## Goods

trucker-why-no-goods = No goods are being loaded now; those aboard stay where they are.
trucker-why-other-good = You are loading { $good } now.
trucker-why-last-good = This is the last of the goods: load it or leave it.
trucker-why-holds-empty = Your holds are empty; there is nothing to take out.
trucker-why-no-hold = There is no hold here.
trucker-why-red-hold = Red goods need a special container, and there is none free here.
trucker-why-hold-full = This hold is full.
trucker-why-hold-free = There is still room in this hold. Nothing needs to be thrown out.
trucker-why-no-such-good = There are no such goods here.
trucker-why-not-cheaper = There is nothing cheaper to throw out here.
trucker-why-dearest = The most valuable goods go first: { $good }.
trucker-why-goods-first = Batteries are only lost when no goods are left.
trucker-why-as-printed = Only class IV ships on level III cards get better goods than printed.
trucker-why-red-is-best = Nothing is better than red goods.
trucker-why-not-offered = The card does not offer these goods.
