# `starboard odds battle`

andromeda-odds-about = Work out who wins a battle of Andromeda’s Edge that is written in a file, exactly.
andromeda-odds-side = Side
andromeda-odds-dice-head = Dice
andromeda-odds-wins = Wins
andromeda-odds-losses = Ships lost
andromeda-odds-targeting = Targeting
andromeda-odds-bar = Chance
andromeda-odds-nobody = Nobody (tie)
andromeda-odds-file = { $file }: { $reason }
andromeda-odds-object = { $place }: here belongs an object with fields.
andromeda-odds-missing = { $place }: the field “{ $field }” is missing.
andromeda-odds-unknown = { $place }: there is no field “{ $field }”.
andromeda-odds-sides = The field “sides” must be a list of 2 to { $most } sides.
andromeda-odds-twice = Two sides are called “{ $name }”.
andromeda-odds-name = { $place }: the field “name” must be a text of 1 to { $most } letters.
andromeda-odds-number = { $place }: the field “{ $field }” must be a whole number from { $least } to { $most }.
andromeda-odds-dice = { $place }: the field “{ $field }” lists dice: at most { $most } numbers from 1 to 6.
andromeda-odds-rolled = { $place }: the field “rolled” lists more dice than the side has, which is { $dice }.
