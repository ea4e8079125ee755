# Co o grze ISS Vanguard mówi hol oprócz jej opcji.

## Co się dzieje przy stole

vanguard-scene-aboard = Na pokładzie statku
vanguard-scene-launch = Przed startem
vanguard-scene-landing = Lądowanie
vanguard-scene-planet = Na planecie, runda { $round }
vanguard-scene-leaving = W drodze powrotnej na statek
vanguard-scene-lost = Misja się nie powiodła

## Nazwy stołów, których nikt nie nazwał

vanguard-table-1 = Zimna przystań
vanguard-table-2 = Pierwsze ślady
vanguard-table-3 = Światło w oknie
vanguard-table-4 = Powietrze na sześć dni
vanguard-table-5 = Drugi brzeg
vanguard-table-6 = Zapiski z lądownika
vanguard-table-7 = Nikogo tu nie było
vanguard-table-8 = Liny i latarnie
vanguard-table-9 = Druga wachta
vanguard-table-10 = Długa droga do domu
vanguard-table-11 = Niezapisane strony
vanguard-table-12 = Pewne ręce

## Jak można grać

vanguard-length = 2 h na planetę
vanguard-way-first = samouczek, około godziny
vanguard-way-solo = dowodzisz wszystkimi sekcjami
vanguard-way-screen = czytajcie razem na głos

## Kto gra botami

vanguard-cast-pip = Pierwszy rejs, sam zapał, o kartach zapomina.
vanguard-cast-jory = Na statku zna każdy korytarz, planet jeszcze nie.
vanguard-cast-hob = Ostrożny, odpoczywa wcześnie.
vanguard-cast-tansy = Ciekawska, otworzy każde drzwi.
vanguard-cast-edda = Zanim zrobi krok, myśli kilka rund naprzód.
vanguard-cast-orsk = Był już na tej planecie, we własnej głowie.
