# The companion: people play at their own table and tell what the Hegemon has to know.

## Questions

andromeda-ask-laid = Lay out your table as drawn here: planets, bases, moons, raiders and the Hegemon. The event deck and the Hegemon’s cards stay in the box.
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
andromeda-ask-told-event = What did the event do to you on the map?
andromeda-ask-told-final = Count your points and compare them with the Hegemon’s. Who won?

## Moves

andromeda-move-laid = The table is laid
andromeda-move-points = Victory points: { $change }
andromeda-move-points-of = Victory points of { $seat }: { $change }
andromeda-move-marker-moved = Move the event marker one step
andromeda-move-other-module = Another module lies here instead of { $module }
andromeda-move-lies-here = { $module }
andromeda-move-relocate = Move the { $ship } to { $region } without a launch
andromeda-move-raider-gone = Remove { $raider } from { $region }
andromeda-move-ship-hit = Damage a Hegemon ship
andromeda-move-module-hit = Damage a Hegemon module
andromeda-move-card-gone = A card left the Hegemon's hand
andromeda-move-turn-over = End my turn
andromeda-move-fight-on = We fight
andromeda-move-sit-out = We are out
andromeda-move-fewer-dice = A card of ours takes a die from: { $seat }
andromeda-move-peaceful = This launch causes no battle
andromeda-move-most-dice = Most dice: { $seat }
andromeda-move-won = { $seat } won
andromeda-move-nobody-won = A tie, everyone lost
andromeda-move-wrecked = { $ship } no. { $copy }

## What happens

andromeda-told-won = By your word, { $seat } has won.
andromeda-told-tied = By your word, everyone lost.
andromeda-told-module = On the table lies { $module }.
andromeda-told-card = A card has left the Hegemon's hand. Cards in it now: { $left }.
andromeda-told-peaceful = { $seat } avoids the battle: { $region }.
andromeda-told-event = { $seat }, at the table: { $what }.
