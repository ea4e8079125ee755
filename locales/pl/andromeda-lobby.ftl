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

andromeda-cast-ulo = Gra dla herbaty i nikogo nie atakuje.
andromeda-cast-bram = Bierze, co mu się spodoba, a potem żałuje.
andromeda-cast-sefa = Każdą turę najpierw rozgrywa w głowie i dziękuje kościom.
andromeda-cast-ixion = Grał już z tobą, w kilku światach.
andromeda-cast-maren = Czytała zapis każdej partii i pamięta, jak się kończyły.

## Co potrafią oficerowie Hegemona

andromeda-talent-ofc-1a = Bez własnej zdolności.
andromeda-talent-ofc-1b = Bez własnej zdolności.
andromeda-talent-ofc-1c = Bez własnej zdolności.
andromeda-talent-ofc-2a = { andromeda-officer-iron-line }
andromeda-talent-ofc-2b = { andromeda-officer-levies }
andromeda-talent-ofc-2c = { andromeda-officer-cold-reading }
andromeda-talent-ofc-3a = { andromeda-officer-annihilation-doctrine }
andromeda-talent-ofc-3b = { andromeda-officer-annexation }
andromeda-talent-ofc-3c = { andromeda-officer-foreknowledge }
