# The companion: people play at their own table and tell what the Hegemon has to know.

## Questions

andromeda-ask-laid = Lay out your table as drawn here. The event deck and the Hegemon’s cards stay in the box.
andromeda-ask-told-turn = What did you do on your turn?
andromeda-ask-told-ready = A raider or a battle awaits you. What happened before that?
andromeda-ask-told-more = What else happened?
andromeda-ask-told-region = Where is the ship now?
andromeda-ask-told-module = Which module lies there on your table?
andromeda-ask-told-diplomacy = After truces and withdrawals, are your ships still in the battle?
andromeda-ask-told-prepare = Play your cards and lay out your energy. Then the dice are rolled.
andromeda-ask-told-dice = The Mirror Lance cancels a die of the side with the most dice. Who has the most?
andromeda-ask-told-winner = Roll your dice and compare. Who won?
andromeda-ask-told-points = You have won in another turn. How many victory points did that bring you?
andromeda-ask-told-wrecks = Which of your ships go to the scrapyard?
andromeda-companion-no-wrecks = None of them
andromeda-ask-told-event = What did the event do to you on the map?
andromeda-ask-told-final = Count your points and compare them with the Hegemon’s. Who won?

## Moves

andromeda-move-laid = The table is laid
andromeda-move-points = Victory points: { $change }
andromeda-move-points-of = Victory points of { $seat }: { $change }
andromeda-move-marker-moved = The event marker moved one step
andromeda-move-other-module = Another module lies here instead of { $module }
andromeda-move-lies-here = { $module }
andromeda-move-relocate = Move the { $ship } to { $region } without a launch
andromeda-move-raider-gone = Remove { $raider } from { $region }
andromeda-move-ship-hit = A ship of the Hegemon was damaged
andromeda-move-module-hit = A module of the Hegemon was damaged
andromeda-move-card-gone = A card left the Hegemon’s hand
andromeda-move-turn-over = End my turn
andromeda-move-fight-on = We fight
andromeda-move-sit-out = We are out
andromeda-move-fewer-dice = A card of ours takes a die from: { $seat }
andromeda-move-peaceful = This launch causes no battle
andromeda-move-most-dice = Most dice: { $seat }
andromeda-move-won = { $seat } won
andromeda-move-nobody-won = A tie, everyone lost
andromeda-move-told-build = I built a { $ship }
andromeda-move-told-repair = I moved the { $ship } to the repair bay
andromeda-move-told-return = I returned to station
andromeda-move-told-roll = Roll their dice
andromeda-move-wrecked = { $ship } no. { $copy }

## What happens

andromeda-told-won = By your word, { $seat } has won.
andromeda-told-tied = By your word, everyone lost.
andromeda-told-module = On the table lies { $module }.
andromeda-told-card = A card has left the Hegemon’s hand. Cards in it now: { $left }.
andromeda-told-peaceful = { $seat } avoids the battle: { $region }.
andromeda-told-event = { $seat }, at the table: { $what }.

## At the places of the map

andromeda-companion-menu = What happened at { $place }?
andromeda-companion-region = tell what happened here
andromeda-companion-how = Tap a region, or a module under Modules. All else is behind More.
andromeda-companion-how-laid = Another module lies on your table? Press it under Modules. Shuffle your own moons and modules.
andromeda-companion-how-tick = The question mark beside a step says why.
andromeda-companion-else = Something else …
andromeda-companion-nothing = Nothing to tell
andromeda-companion-launch = I launched my { $ship } here
andromeda-companion-with-moon = A moon counts as claimed
andromeda-companion-claim-moon = I claimed a { $moon } here
andromeda-companion-moon-stays = No moon was claimed here
andromeda-companion-build-development = I built here: { $what }
andromeda-companion-recruit = I took a leader home
andromeda-companion-send-leader = I sent a leader here
andromeda-companion-relocate = I moved my { $ship } on, without a launch
andromeda-companion-recall = I took my { $ship } back to the bay
andromeda-companion-damage-ship = My { $ship } was damaged
andromeda-companion-collapse = My development collapsed
andromeda-companion-rebuild = I rebuilt my development
andromeda-companion-raider-gone = { $raider } was removed
andromeda-companion-acquire = I acquired this module
andromeda-companion-other-module = Another module lies here
andromeda-companion-heading-station = My station
andromeda-companion-heading-points = Points
andromeda-companion-heading-hegemon = The Hegemon
andromeda-companion-heading-table = The table

## The list to tick off

andromeda-companion-list = To do at your table
andromeda-companion-list-note = Tap a line when you have done it.
andromeda-companion-tick = Tick off: { $step }
andromeda-companion-why = Why? { $step }
andromeda-companion-rule = Read the rule
