# `starboard odds battle`

andromeda-odds-about = Dokładnie oblicza, kto wygra bitwę w Andromeda’s Edge zapisaną w pliku.
andromeda-odds-side = Strona
andromeda-odds-dice-head = Kości
andromeda-odds-wins = Wygrana
andromeda-odds-losses = Stracone statki
andromeda-odds-targeting = Celowanie
andromeda-odds-bar = Szansa
andromeda-odds-nobody = Nikt (remis)
andromeda-odds-file = { $file }: { $reason }
andromeda-odds-object = { $place }: tu powinien być obiekt z polami.
andromeda-odds-missing = { $place }: brakuje pola „{ $field }”.
andromeda-odds-unknown = { $place }: nie ma pola „{ $field }”.
andromeda-odds-sides = Pole „sides” musi być listą od 2 do { $most } stron.
andromeda-odds-twice = Dwie strony nazywają się „{ $name }”.
andromeda-odds-name = { $place }: pole „name” musi być tekstem o długości od 1 do { $most } znaków.
andromeda-odds-number = { $place }: pole „{ $field }” musi być liczbą całkowitą od { $least } do { $most }.
andromeda-odds-dice = { $place }: pole „{ $field }” wylicza kości: najwyżej { $most } liczb od 1 do 6.
andromeda-odds-rolled = { $place }: pole „rolled” wylicza więcej kości, niż strona ma; ma ich { $dice }.
