# Co o grze Andromeda's Edge mówi hol oprócz jej opcji.

## Co się dzieje przy stole

andromeda-scene-setting-up = Przygotowanie gry
andromeda-scene-turn = Tura { $turn }: najwięcej to { $points } z { $terminus } punktów
andromeda-scene-last-turns = Tura { $turn }: ostatnie tury
andromeda-scene-told = Tura { $turn } przy waszym własnym stole
andromeda-scene-hegemon-won = Wygrywa Hegemon

## Nazwy stołów, których nikt nie nazwał

andromeda-table-1 = Niedziela na Krańcu
andromeda-table-2 = Światła za widnokręgiem
andromeda-table-3 = Ostatnia cicha mgławica
andromeda-table-4 = Księżyc dla każdego
andromeda-table-5 = Pożyczone gwiazdy
andromeda-table-6 = Z dala od wszystkich flag
andromeda-table-7 = Żar i silniki
andromeda-table-8 = Cierpliwa flota
andromeda-table-9 = Mapy bez krawędzi
andromeda-table-10 = Siedem latarni
andromeda-table-11 = Pył i dyplomacja
andromeda-table-12 = Gdzie załamuje się światło

## Jak można grać

andromeda-length = 90 min
andromeda-way-first = do 50 punktów, frakcje podstawowe
andromeda-way-solo = ty przeciw Hegemonowi
andromeda-way-screen = ekran krąży wokół stołu

## Kto gra botami

andromeda-cast-sel = Osiada tam, gdzie ładnie.
andromeda-cast-corva = Przemyśli każdą turę.
andromeda-cast-ummon = Przemyśli także twoją.
