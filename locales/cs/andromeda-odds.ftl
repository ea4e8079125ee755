# `starboard odds battle`

andromeda-odds-about = Přesně spočítá, kdo vyhraje bitvu v Andromeda’s Edge, která je zapsaná v souboru.
andromeda-odds-side = Strana
andromeda-odds-dice-head = Kostky
andromeda-odds-wins = Výhra
andromeda-odds-losses = Ztracené lodě
andromeda-odds-targeting = Míření
andromeda-odds-bar = Šance
andromeda-odds-nobody = Nikdo (shoda)
andromeda-odds-file = { $file }: { $reason }
andromeda-odds-object = { $place }: sem patří objekt s poli.
andromeda-odds-missing = { $place }: chybí pole „{ $field }“.
andromeda-odds-unknown = { $place }: pole „{ $field }“ neexistuje.
andromeda-odds-sides = Pole „sides“ musí být seznam 2 až { $most } stran.
andromeda-odds-twice = Dvě strany se jmenují „{ $name }“.
andromeda-odds-name = { $place }: pole „name“ musí být text o 1 až { $most } znacích.
andromeda-odds-number = { $place }: pole „{ $field }“ musí být celé číslo od { $least } do { $most }.
andromeda-odds-dice = { $place }: pole „{ $field }“ vypisuje kostky: nejvýš { $most } čísel od 1 do 6.
andromeda-odds-rolled = { $place }: pole „rolled“ vypisuje víc kostek, než strana má; má jich { $dice }.
