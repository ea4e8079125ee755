# Sceny: co z czego wynika.

guestbook-scene-1-1-green-title = Zawias
guestbook-scene-1-1-green = Właz wypada na zewnątrz i leży na kamieniu. Nie na żwirze: na kamieniu, ciosanym, w dwóch warstwach, a kołyska stoi całym ciężarem na górnej. Spod krawędzi biegnie łańcuszek cienki jak od zegarka. Jest napięty. Coś jest na końcu.
guestbook-scene-1-1-red-title = Ramieniem
guestbook-scene-1-1-red = Puszcza z dźwiękiem, który czuć w zębach, a z nim puszcza coś w ramie, co to wszystko trzymało.
guestbook-scene-2-1-green-title = W rzędzie
guestbook-scene-2-1-green = Wieszacie rzeczy wzdłuż ściany w kolejności, w jakiej będą potrzebne. Na koniec okazuje się, że została luka, trzecia od prawej, na kubek, który powinien tam wisieć. Nigdy nie było tam kubka. Przesuwacie wszystko o jedno miejsce.
guestbook-scene-2-1-red-title = Czajnik
guestbook-scene-2-1-red = Łapiecie filtry i wąż. Czajnik łapie was. Zadziwiające, ile waży czajnik tam, gdzie nic nie waży.
guestbook-scene-6-1-green-title = Skryba Siedem
guestbook-scene-6-1-green = W sondzie zapala się lampka, niezbyt jasna, koloru słabej herbaty. Czeka. Stoi tu z nogą założoną na nogę, a kiedy omiatacie tabliczkę z pyłu, widać, że ktoś ją już omiatał.
guestbook-scene-7-1-yellow-title = Lewą ręką
guestbook-scene-7-1-yellow = Lina biegnie przez rowek w krawędzi, a rowek się pochyla. Kto go wytarł, ciągnął lewą ręką albo tym, co miał po lewej.
guestbook-scene-101-1-green-title = Kubek
guestbook-scene-101-1-green = Jest cięższy, niż wygląda, i nie pasuje do żadnych ust, jakie przychodzą do głowy. Brzeg wygina się do środka tam, gdzie wasze wystają na zewnątrz. Mimo to jest to najwyraźniej kubek, najwyraźniej dla tego, kto przyjdzie następny, a łańcuszek sięgnie do każdego.
guestbook-scene-103-1-green-title = Namiar
guestbook-scene-103-1-green = Z krawędzi widać obie połówki kołyski, sondę, studnię. Koniec liny leży na głazie zwinięty w zgrabną pętlę, jakby go ktoś tam odłożył.
guestbook-scene-106-1-green-title = Gwint ze stoczni
guestbook-scene-106-1-green =
    Jedna noga sondy jest złamana i naprawiona: łubek, śruba, zwój drutu. Gwint na śrubie jest lewy, jedenaście na kciuk. Taki gwint nacinała na całym świecie jedna stocznia. Budowała promy rzeczne, a potem wasz statek.

    – Czyli ta sama stocznia – mówi Maret przez radio. – Budowała jedno i drugie.

    To dobre wyjaśnienie. Odkładacie je obok faktu, że sondy nie noszą klucza do nakrętek.

guestbook-scene-107-1-title = Najpierw się napić
guestbook-scene-107-1 = Jest zimna i smakuje kamieniem, a trochę cyną. Nic się nie dzieje. Zamykacie wizjer, a hełm powietrza wraca i kładzie się z powrotem na wodzie.
guestbook-scene-107-2-green-title = Najpierw próbka
guestbook-scene-107-2-green = Pobieracie od spodu, przez zawór, jak was uczono. Powietrze na wodzie usuwa się przed igłą, żeby was wpuścić.
guestbook-scene-109-1-green-title = Splot
guestbook-scene-109-1-green = Dobry splot. Jesteście z niego dumni, dopóki metr dalej nie zobaczycie następnego. Jest starszy i to właśnie tego się uczy.
