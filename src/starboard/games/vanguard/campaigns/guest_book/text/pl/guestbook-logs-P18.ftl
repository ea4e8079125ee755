# Zapisy: co się czyta.

guestbook-log-L18-1-title = Ugotowali
guestbook-log-L18-1 =
    Wywiesili rękaw na wiatr. Skosili łąkę. Kiedy opada rampa, na trawie stoi stół, długi, z obrusem, a za nim sto dwanaście osób w odświętnych ubraniach.

    Nikt nic nie mówi. Chłopiec, tak ze sześcioletni, idzie wzrokiem wzdłuż waszego rzędu i porusza ustami. Zatrzymuje się tam, gdzie stoi { $active }.

    – Jest na tablicy – mówi, całkiem głośno.

    – Nie – mówi jego matka. – Na tablicy jest brat.

    Znają wasze nazwiska. Nauczyli się ich w szkole, w dwóch spisach. Na jednym są ci, co odlecieli, na drugim ci, co zostali, a dziadkowie tych tutaj są na mosiężnej tablicy, której żadne z nich nigdy nie widziało; i uważają, że to na ogół śmieszne.

    Stary człowiek odsuwa krzesło. Czeka z nim, jak się zdaje, mniej więcej od szóstego roku życia.

    – Jedliście? – pyta.

guestbook-log-L18-1-b1 = Rękaw jest zrobiony na drutach z czegoś szarego. Tę wełnę poznalibyście wszędzie.
guestbook-log-L18-2-title = Wysłuchani
guestbook-log-L18-2 =
    Ktoś przestał robić to, co robił. To wszystko. Kobieta z koszem, która szła z jednego miejsca w drugie, postawiła kosz.

    – Powiedzcie to jeszcze raz – mówi. – To o niewiedzeniu.

    Mówicie jeszcze raz. Za drugim razem nie jest to lepsze, ale jest wolniejsze; a kiedy kończycie, podnosi kosz i wraca tam, skąd przyszła, żeby kogoś zawołać.

guestbook-log-L18-3-title = Kreski
guestbook-log-L18-3 =
    Ma pokój nad wodą, ze względu na kolana. Nie wstaje. Przygląda się każdemu po kolei, jak się sprawdza dostawę z listą, a na koniec mówi, że jesteście wszyscy tacy *młodzi*, że to śmieszne i czy mógłby ktoś przykryć ten garnek.

    Ktoś przykrywa garnek.

    – W szkole czytali nam artykuł szósty – mówi Liis Tamm. – Na pamięć, musieliśmy. Dokuczali mi, bo to było o mnie. – Jej ręce leżą na kocu: szerokie, na końcach kanciaste, z blizną w poprzek lewego kciuka, tam, gdzie wchodzi dłuto, jeśli trzymać je po swojemu, a nie jak należy. Zna te ręce każdy na pokładzie. Na każdego krzyczała już właścicielka tych rąk. – Korytarz dziewiąty. No więc. Są tam jeszcze?

    Przesuwa trochę lampę, żeby lepiej was widzieć, kiedy będziecie jej to mówić.

guestbook-log-L18-3-b1 =
    Mówicie jej: sześć, ołówkiem, i że nikt się jakoś nie zabrał do malowania. Długo kiwa głową.

    – Myślałam, że tę szóstą sobie wymyśliłam – mówi.
guestbook-log-L18-3-b2 =
    Mówicie jej. To było w pierwszej godzinie; było na liście; nikt nie wiedział. Garnek cyka. Potem ona zaczyna się śmiać i nie jest to z początku dobry śmiech, a później jest.

    – No *pewnie* – mówi Liis. – W pierwszej godzinie. Z *listy*.
guestbook-log-L18-3-b3 = Maret Tamm stoi przy drzwiach z czapką w rękach. Od lądownika nie powiedziała ani słowa. Przechodzi przez pokój, chwyta łóżko i nim porusza. Jedna noga jest krótsza. Rozgląda się za czymś, co by pod nią włożyć.
guestbook-log-L18-3-b4 =
    Macie magnetofon i polecenie, żeby przywieźć, co godne uwagi. Liis na niego patrzy.

    – Nie – mówi. – Przyprowadźcie ją.
guestbook-log-L18-3-b5 = Na ścianie wisi płaszcz z szarego filcu, dziecięcy, a obok taki sam w rozmiarze, który leżałby na stodole.
guestbook-log-L18-3-b6 = Jeden z małych bucików na parapecie ma nową podeszwę. Drugiego brakuje i ona nigdy nie dała nikomu ruszyć jego miejsca.
guestbook-log-L18-3-b7 = W wewnętrznej kieszeni, zawinięte w rękawiczkę, jedzie coś od samego Poganiacza. { $active } kładzie to na parapecie, obok tamtego. Ona nie bierze tego do ręki. Przesuwa jednym palcem, aż noski są równo.
guestbook-log-L18-4-title = Nasłuch
guestbook-log-L18-4 =
    Od Anteny zbiega dziewczynka z paskiem papieru i daje go najbliższemu dorosłemu, czyli wam.

    To słupek szumu. Pośrodku, na tej samej wysokości co szum, jest kreska, która idzie prosto.

    – To oni – mówi. – To jest nośna. To jest jedenaście statków. – Brak jej tchu. – Posadzili kogoś. Kaszlnęła.

    Więc się zaczęło. Przez dziewięć dni będzie ucho. W całym domu słychać krzesła; idą na górę, schodami, drabiną i ścieżką dokoła, żeby stać w ciemności koło Anteny, jak się stoi na nabrzeżu.

guestbook-log-L18-5-title = Zamknięte
guestbook-log-L18-5 =
    Do krzyków nie dochodzi. Zamykają się jedne drzwi, potem drugie, a potem zauważacie, że na dziedzińcu nikogo nie ma.

    Na murze stoją ludzie, w rzędzie. Stoją tyłem do Anteny, na długość ręki od siebie. W rękach nie mają nic. Jest tam matka tego chłopca. Jest stary człowiek z krzesłem; krzesło przyniósł.

    – Chcielibyśmy, żebyście już wrócili do domu – mówi Emeka Prowse. Nie podnosi głosu. – Przebyliście długą drogę, żeby coś znowu postanowić. Wysłuchaliśmy. Obawiam się, że już to słyszeliśmy.

    Joaquim Bastos stanął obok was. Patrzy na mur i na to, jaki jest wysoki. Poszarzał.

    – Wiem, gdzie stoję – mówi. – To znaczy, wiem *gdzie*. Jest tam luźny kamień.

guestbook-log-L18-6-title = Nadane
guestbook-log-L18-6 =
    Klucz jest zwyczajny. Ma wytarte miejsce. Ktoś musi go nacisnąć i długo trwają uprzejmości, kto.

    W końcu robicie to razem, co jest niemądre, bo tak trudniej; cztery dłonie na jednej małej mosiężnej gałce. Opada. Na zewnątrz Antena cyka, jak piec.

    To wszystko. Poszło. Jest w drodze do kobiety z ołówkiem i nic, co którekolwiek z was mogłoby teraz zrobić, już tego nie dogoni.

    – Dziewiętnaście godzin – mówi dziewczynka przy skali. Ziewa, aż ruszają jej się uszy. – Jest zupa.

guestbook-log-L18-6-c1 = Warkocz. Przylatujcie.
guestbook-log-L18-6-r1 = { "*" }Warkocz*, nadajecie. *Przylatujcie.* Krótszej wiadomości nikt nigdy do tylu ludzi nie wyśle.
guestbook-log-L18-6-c2 = Twarda Morga. Bierzcie wszystko.
guestbook-log-L18-6-r2 = { "*" }Twarda Morga. Niczyja. Bierzcie wszystko.* Dziewczynka przy skali podnosi wzrok, żeby zobaczyć, czy mówicie poważnie.
guestbook-log-L18-7-title = Mur, drugi raz
guestbook-log-L18-7 =
    Trwa to niecałą minutę. Było was więcej. Ktoś się poślizgnął, kogoś pociągnięto, a kamień, który był luźny, wypadł.

    Do nikogo nie strzelano. Powtarzacie to sobie nawzajem. Stary człowiek siedzi na ziemi, obok krzesła, i trzyma rękę, która zgina się tam, gdzie nie powinna, a chłopiec stoi, patrzy na was i porusza ustami, w kółko, jak się uczy czegoś do szkoły.

    Droga do Anteny jest wolna.

    W bramie stoi Ruth Adeyinka; widziała. Wyjmuje zeszyt. Ręka tak jej się trzęsie, że musi ją trzymać drugą.

    – Będzie w protokole – mówi. – Wpiszę, kto wydał rozkaz. Tym razem to *wpiszę*.

guestbook-log-L18-8-title = Ręce w dół
guestbook-log-L18-8 =
    Siadacie. Nic innego nie przychodzi wam do głowy: siadacie na drodze, z rękami na kolanach, na mokrym, przed murem.

    Przez długi czas są dwa rzędy ludzi, jeden siedzi, drugi stoi. Zaczyna padać. Stary człowiek rozważa swoje krzesło. Przenosi je, stawia tam, gdzie siedzi { $active }, i wraca stać.

    – No litości – mówi w końcu jakaś kobieta na murze. – Przecież oni się poprzeziębiają. I co *teraz*?

    A Emeka Prowse, który się nie poruszył, zdejmuje kapelusz, strzepuje go i mówi, że w takim razie równie dobrze można zacząć jeszcze raz od początku.

guestbook-log-L18-9-title = Zanim nadano
guestbook-log-L18-9 =
    Łąka maleje. Sprzątają ze stołu. Nikt nie macha i nikt nie odwraca głowy.

    Trwa Nasłuch i nikt do niego nie mówi. W kabinie każde z was ma swoją wersję tego, co mieliście właśnie powiedzieć. To dobre wersje. Mieliście je powiedzieć jutro.

    Kiedy przelatujecie, w budce przy Antenie jest światło; i na próg wyszedł mężczyzna, w samej koszuli, i patrzy w górę. Trzyma kartkę papieru. Chętnie przyjmie instrukcje. Gdyby ich nie było, sam coś napisał.

guestbook-log-L18-9-c1 = Niech Emeka nada własne słowa.
guestbook-log-L18-9-r1 =
    Odczytuje je wam przez radio. Są krótkie, szybkie i czyste. *Tu są ludzie. Nie zapytano ich. Wybierzcie, jakby zapytano was.*

    – Chcecie coś dodać? – pyta Emeka Prowse.

    Nic a nic nie przychodzi wam do głowy.
guestbook-log-L18-9-c2 = Nic nie mówić i zapomnieć.
guestbook-log-L18-9-r2 =
    Halina ma liczby. Ma je, odkąd znalazła karteczkę.

    – Mam obowiązek uprzedzić – mówi.

    Uprzedza. Wszystko jest zupełnie jasne. Ktoś pyta, kto tym razem będzie pamiętał, a kucharz bez słowa zaczyna łamać słomki.
guestbook-log-L18-10-title = Zabrani z delty
guestbook-log-L18-10 =
    Niosą was w górę od rzeki na własnych drzwiach. Robią to dobrze: jest ich sto dwanaście osób, a dzieci uczono wszystkie, co się robi, kiedy kogoś skrzywdzi woda.

    – Ona nie chce – mówi kobieta przy waszej głowie. – Tylko nigdy nie wie, jacy jesteście mali.

    Lądownik odlatuje nie z tymi ludźmi, co trzeba. W budce przy Antenie Emeka Prowse ma na biurku kartkę papieru, a na linii kancelistkę, która dwa razy kaszlnęła i spytała, czy jest tam ktoś.

guestbook-log-L18-10-c1 = Niech Emeka nada własne słowa.
guestbook-log-L18-10-r1 = { "*" }Tu są ludzie,* nadaje. *Nie zapytano ich. Wybierzcie, jakby zapytano was.* Pytają go o nazwisko i upoważnienie. Podaje nazwisko.
guestbook-log-L18-10-c2 = Nic nie mówić i zapomnieć.
guestbook-log-L18-10-r2 = Leżycie na oddziale rzędem. Halina idzie od łóżka do łóżka. Uprzedza każdego: zimno, osa, lubić. Przed każdym leży na kocu słomka i wszystkie są tej samej długości prócz jednej.
