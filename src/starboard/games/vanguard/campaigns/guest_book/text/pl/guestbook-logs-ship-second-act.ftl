# Zapisy: co się czyta.

guestbook-log-LS-07-title = Co robi dziewięćdziesiąt pięć osób z trzema latami
guestbook-log-LS-07 =
    Nikt oczywiście nie śpi. Trzeciej nocy ktoś nastawia wodę dla całego pokładu czwartego i siedzą wzdłuż korytarza, plecami do jednej ściany, nogami o drugą.

    Wszyscy liczą to samo. Jest w tym sześćdziesiąt pięć i nie wychodzi. Czyjaś matka miała siedemdziesiąt lat, kiedy kładła się w *Fenkule*. Ktoś chciał zacząć grać na flecie.

    Najlepszy pomysł ma Desta Wolde: inny statek. Wysłano go przed wami, zgubił się, przechodził tędy i podpisywał. Nazwał go *Poprzedniczką*. Do północy statek ma kapitana. Ma on brodę i papugę. Papuga zaokrągla w górę. Pierwszy raz od trzech dni ktoś się śmieje i trwa to trochę dłużej, niż powinno.

    – Jedzcie – mówi kucharz, który przyszedł z chlebem. Każdemu daje ten kawałek, który lubi. Tobie piętkę; tobie miękkie.

    Minh patrzy, jak idzie wzdłuż rzędu. Ma zegarmistrzowski zwyczaj liczenia wszystkiego, co regularne. Dziewięćdziesiąt pięć kawałków, liczy. Ani jednej pomyłki.

guestbook-log-LS-08-title = Co nuci Maret
guestbook-log-LS-08 =
    Przynosicie jej taśmę do hali wyciągarek, razem z urządzeniem. Na pudełku jest napisane, co to. Wyciera ręce.

    – Ma to ktoś jeszcze?

    Nikt.

    Obraca pudełko, jakby mogło mieć stempel od spodu.

    – Słyszę to w rurach – mówi Maret. – Myślałam, że to łożysko. Wyjęłam trzy łożyska.

    Kładzie je na stole, równo z krawędzią. Przysuwa stołek, siada przed nim i wkłada okulary do precyzyjnej roboty.

    Nie puszcza. Po jakimś czasie wyjmuje miarkę, mierzy pudełko i zaczyna robić dla niego szufladę.

guestbook-log-LS-08-b1 =
    – To nie ta z oddziału – mówicie. – Ta jest dłuższa.

    – Tę z oddziału znam – mówi Maret. – Kładę się na blachach. Przechodzi. – Przysuwa pudełko bliżej. – Wyłączają za wcześnie.

guestbook-log-LS-08-b2 =
    Okazuje się, że klucz do laboratorium ma od miesięcy: do szuflady Sikdar, gdzie leży ta pierwsza taśma. Zrobiła go z łyżki. Nigdy go nie użyła.

    – Chciałam tylko mieć – mówi Maret.
guestbook-log-LS-09-title = Akt i Grunt
guestbook-log-LS-09 =
    PROTOKÓŁ STOŁU. *Obecnych: dziewięćdziesiąt pięć, bez wachty. Przewodniczy: R. Adeyinka.*

    1. Odczytuje się i przyjmuje raporty o Poganiaczu i o Twardej Mordze.

    2. Wnosi się, żeby Stół wziął najlepszy świat, jaki jest, i na tym skończył. Wnioskodawca mówi, że czterdzieści tysięcy ludzi nie może stać na korytarzu, aż dojdziemy do ładu z uczuciami.

    3. Wnosi się przeciwnie, żeby Stół nie brał żadnego świata, na którym ktoś jest, był albo mógłby myśleć. Wnioskodawca mówi, że wiemy, jak to jest.

    4. Ktoś nazywa pierwszą stronę Aktem. Ktoś nazywa drugą Gruntem. Przewodnicząca prosi, żeby nie dawać im nazw. Przewodnicząca stwierdza, że już je mają.

    5. Rachmistrz ma powiedzieć, czy można by mieć jedno i drugie. Rachmistrz mówi, że kazano mu w życiu dodawać niejedno i że to nie są dwie liczby.

    6. Przewodnicząca pyta, czy jest coś, czego nie powiedzieliśmy.

    7. Nawigatorka mówi: są dwa lata i pięć miesięcy. Chciała tylko, żeby było w protokole.

guestbook-log-LS-11-title = Kolumny Anatole’a
guestbook-log-LS-11 =
    { "*" }Z dziennika A. Grigoriana.*

    Wyliniowałem jedenaście kolumn. Powietrze. Woda. Gleba. Zima. Głębokość orki. Odległość. Drewno. Kamień. Port. Choroby. Pokój.

    Warkocz jest pierwszy w pierwszej kolumnie i w drugiej. Jest pierwszy w trzeciej. Doszedłem do dziewiątej i napiłem się herbaty. Wygrywa wszystkie, tylko pod *pokój* napisałem *tak*, a potem napisałem *zob. uwaga*, a uwagi nie ma.

    Wisi to w mesie. Ludzie kładą palec na wierszu i jadą nim aż do końca. Z mostka mówią, że w delcie stoi wysoka woda i nikt tam znowu nie siądzie, póki nie opadnie. Na razie mamy całą drogę za sobą, mówi przewodnicząca, a droga z powrotem jest z górki. Rad jestem z tej zwłoki. Głośno tego nie powiedziałem.

    Nigdy w życiu nie miałem kolumny, w której nic nie byłoby przeciw. Za młodu, kiedy widziałem takie księgi, pytałem właściciela, czy mógłbym zobaczyć ten drugi komplet.

    Babcia by powiedziała: na prostej drodze ktoś stoi na obu końcach.

guestbook-log-LS-12-title = Czytanie nazwisk
guestbook-log-LS-12 =
    Zanim ktokolwiek otworzy jakąś księgę, Joaquim Bastos prosi o pozwolenie, żeby odczytać tablicę. To pięćdziesiąt cztery nazwiska w trzech kolumnach i nikt nie czytał ich na głos od dnia, w którym się obudziliście. Ma je przepisane na kartce. Przyniósł ołówek.

    Czyta tak, jak czytał wam przez radio, po każdym z kropką. Przy ośmiu kropka jest dłuższa i słychać ołówek. Kiedy kończy, kładzie kartkę na środku Stołu, tam gdzie stoi sól, żeby ci, którzy byli na Twardej Mordze, widzieli, że się zgadza.

    – Osiem osób – mówi Bastos – które umarły w swoich kojach. – Siada. Kartka idzie z rąk do rąk i wraca z odciskiem kciuka.

guestbook-log-LS-13-title = Sprawa przeciw kambuzowi
guestbook-log-LS-13 =
    Poskładał to Anatole. Nie spał dwie noce. Prosi o przesunięcie lampy i otwiera wielką księgę, czego przy ludziach jeszcze nigdy nie robił.

    – Ukrywałem różne rzeczy – mówi. – Małe. Nie chciałem nikogo straszyć. – Odczytuje je, z datami: puszki, olej, plomba w zębie. Śruba z naszym gwintem, but z naszą kotwicą. Melodia; nazwisko w księdze; bucik. Gwiazdy. Ma je w kolumnie, a na dole, gdzie bywa suma, stoi: *już tu byliśmy.*

    Jest bardzo cicho. Każdy miał to w kieszeni.

    – Ktoś posprzątał – mówi Anatole. – Jedna osoba. Staranna, z pędzlem, która miała na to lata. Która nie spała, kiedy spała reszta. – Zamyka księgę. – Przejrzałem dziennik koi. Przez sto pięćdziesiąt siedem lat jeden człowiek miał wachtę sam. Miał ją tej nocy, kiedy umarło tych pięćdziesiąt czworo.

    Nikt się nie odwraca. W tamtym końcu mesy jest okienko, jest otwarte i za nim ktoś skrobie marchew. Coraz wolniej. Teraz przestał.

    Jak zapytać kucharza, to należy do czterech biurek.

guestbook-log-LS-13-b1 =
    Sami nie doszliście tak daleko. To Bo wychodzi zza okienka, wycierając ręce, w środku dyskusji o filtrach.

    – Nie mogę spać – mówi. – Szliście tak ostrożnie. Myślałem, zejdzie im jeszcze rok. – Siada na końcu Stołu. Nikt jeszcze nie widział, żeby to robił.
guestbook-log-LS-13-b2 = – Jedną kazaliście mi już odczytać – mówi Anatole. – Te morele. Nigdy się tak nie bałem. Przyniosłem wam resztę. – Idzie szybciej, niż się obawiał. Od tamtego czwartku wszyscy liczą; przy każdym wierszu ktoś kiwa głową i dokłada swoją liczbę.
guestbook-log-LS-13-b3 = – O morelach czworo z was wiedziało – mówi Anatole. – Zapytałem ich i pozwolili mi to zachować. Z dobrego serca. – Tak było. Ale widać, jak ludzie szukają na ławie, które to czworo; i trochę się odsuwają.
guestbook-log-LS-13-c1 = Zapytać go na osobności, w kambuzie.
guestbook-log-LS-13-r1 = Idzie czworo z was. Każde dostaje coś do obrania. Mówi, że wolałby to zrobić na stojąco, przy wszystkich, jeśli wam to obojętne; ale miło było przyjść od kuchni. Prosi o dwa dni. Ma na ogniu wywar.
guestbook-log-LS-13-c2 = Zapytać go przy wszystkich.
guestbook-log-LS-13-r2 = – Panie Vrána – mówi Ruth, a jej głos się niesie. Wystawia głowę z okienka. Patrzy na niego dziewięćdziesiąt cztery osoby. Przesuwa wzrokiem po rzędach, od twarzy do twarzy, i powiedzielibyście, że sprawdza, czy mają dość na talerzu.
guestbook-log-LS-13-c3 = Nic nie mówić i czekać.
guestbook-log-LS-13-r3 = Nikt nie mówi ani słowa. Sprzątacie ze stołu i ustawiacie krzesła. Przez tydzień jest tak, jakby dziewięćdziesiąt cztery osoby niosły jedną pełną misę. Ósmego dnia kucharz wychodzi i pyta Ruth Adeyinkę, czy mógłby mieć punkt w porządku obrad.
guestbook-log-LS-15-title = Zeznanie kucharza
guestbook-log-LS-15 =
    PROTOKÓŁ STOŁU, NADZWYCZAJNY. *Obecni: wszyscy, którzy nie śpią. Przewodniczy: R. Adeyinka.*

    1. Kucharz pyta, czy wszyscy jedli. Jedli.

    2. Kucharza proszą, żeby usiadł. Mówi, że lepiej mu się myśli z czymś w rękach, i wyciera talerz dalej.

    3. Kucharz mówi, że chciałby dokończyć parę opowieści.

    4. Na takim jednym statku, na którym bywałem, był chłopak, co nie cierpiał cebuli. Opowiadałem wam, jak chował ją do doniczek. Nie opowiadałem, że na pewnym murze zabił go ktoś, kto sześć lat jadł z nim przy stole. Umieściłem go na mosiężnej tablicy z pięćdziesięciorgiem trojgiem innych, alfabetycznie. Jego brat siedzi tam. Też jej nie cierpi. Nie dodaję.

    5. Była kobieta, która na jedną noc zgubiła dziecko wśród zwierząt. Powiedziałem: a rano. Rano się odsunęły, a ono tam było, spało i złościło się, że je budzą.

    6. Kojom nic nie było. Dziewiętnaścioro nie żyje. Trzydzieścioro pięcioro miało się dobrze, kiedy ich ostatnio widziałem. Przepraszam za tablicę. To była najgorsza rzecz, jaka mi przyszła do głowy, za którą nikt by nie zajrzał.

    7. Było głosowanie. Osiemdziesiąt cztery do czterdziestu sześciu. Głosowałem przeciw, wyciągnąłem krótką słomkę i od tamtej pory myślę, że głosowanie było dobre, a słomka uczciwa. Mogę tak myśleć dalej, jeśli wolicie. Mam wprawę.

    8. Zastępczyni Inżynierii pyta, co się stało z dzieckiem.

    9. Kucharz mówi, że to jest w zapisie, a zapis jest za piecami, we wgniecionej skrzyni na mąkę. Miał go trzymać zamknięty, dopóki czytanie się nie skończy. Jeśli Stół każe mu otworzyć, otworzy. Prosi Stół, żeby nie kazał. Mówi: czytacie już rok i nie wiecie, co chcecie znaleźć. Niczego tak przyzwoitego jeszcze nie widziałem.

    10. Przewodnicząca pyta, czy jest coś, czego nie powiedzieliśmy. Przez długi czas nikt nic.

guestbook-log-LS-15-b1 = { "*" }Dołączono na prośbę rachmistrza:* punkt 4 wygłosił A. Grigorian, z przygotowanej kartki. Kucharz poprawił dwie daty.
guestbook-log-LS-15-b2 = { "*" }Dołączyła przewodnicząca:* kucharz sam poprosił o ten punkt. Nikt go o nic nie pytał. Życzył sobie, żeby zapisać to jako uprzejmość, i tak jest.
guestbook-log-LS-15-c1 = Otworzyć zapis.
guestbook-log-LS-15-r1 = To księga, gruba na sześć lat, stu czterdziestoma dziewięcioma charakterami pisma. Każdy szuka najpierw swojego.
guestbook-log-LS-15-c2 = Zostawić zamknięty.
guestbook-log-LS-15-r2 = Bo odkłada talerz na stos. Jest to, jak się okazuje, bardzo czysty talerz.
guestbook-log-LS-17-title = Drzwi
guestbook-log-LS-17 =
    Robi to Maret. To jej zamek. Poznaje, kiedy zdejmuje tarczę i widzi, jak jest spiłowany: ma taki sposób robienia zastawki, z małym schodkiem, który niczemu nie służy, bo nauczyciel uderzył ją kiedyś za to, że go pominęła.

    Wstaje z kolan. Próbuje klamki.

    W środku pali się lampa. Jest przykręcona. Stoi tam okrągły stół z mapami przyciśniętymi kubkiem, a wzdłuż ściany dziewiętnaście haków i na hakach dziewiętnaście kubków. Jest warsztat ze znakami wszystkich. A dalej, w łuku, za furtką z tych, które pilnują, żeby mała osoba nie spadła ze schodów, jest drugi pokój. Jest żółty. Stoi w nim łóżko, sto dziesięć centymetrów długie.

    Nikt nie wchodzi. Stoją w korytarzu, przy futrynie, z sześcioma kreskami u łokcia, i patrzą.

    – Czyje to? – pyta Maret.

    W gromadce za wami jest ktoś, kto mógłby jej powiedzieć. Jest księga w skrzyni na mąkę, która by mogła. I jest już co najmniej czworo innych, którzy obok jednej pary rąk położyli drugą i liczyli.

guestbook-log-LS-17-b1 = Wciąż widać, gdzie były. Farba jest tam nowsza niż po bokach i ktoś się od tej pory o nią opierał, w sześciu miejscach, jedno nad drugim.
guestbook-log-LS-17-b2 = Klamka jej nie ustąpiła. Zrobił to w końcu bark, czworo ludzi po kolei; a potem drzwi poszły do środka naraz, dokąd się dało, i jeszcze o dłoń dalej. Tam właśnie stał warsztat. Znaki wciąż można odczytać, deska po desce.
guestbook-log-LS-17-c1 = Powiedzieć jej.
guestbook-log-LS-17-r1 = Mówi jej Bo. Zabiera ją w tym celu do hali wyciągarek, z dala od ludzi, i trwa to tyle co dzbanek herbaty. Kiedy wraca, ma w ręce klucz płaski. Patrzy na niego. Potem idzie do drzwi, zdejmuje je z zawiasów i zaczyna strugać krawędź.
guestbook-log-LS-17-c2 = Niech czeka.
guestbook-log-LS-17-r2 = – Jeszcze nie wiemy – mówi ktoś. To prawie prawda. Maret Tamm schyla się i prostuje furtkę na bolcu, bo wisi krzywo. Zajmuje jej to sporo czasu. Zapisuje: *dziewiątka, furtka wewnętrzna, przewiesić.*
guestbook-log-LS-18-title = Przewieszone
guestbook-log-LS-18 =
    Drzwi w korytarzu dziewiątym teraz się zamykają. Zawsze trzeba je było unosić.

    Zrobiła wszystkie trzy zawiasy. Dolną krawędź wzięła strugiem, tam gdzie przez sześćdziesiąt pięć lat ocierała o nic, co by kto widział; a kiedy drzwi puściły, otworzyła je i zamknęła kilka razy. To niepotrzebne, mówi Minh, który trzymał lampę. Poznaje się za pierwszym.

    – Pięć – mówi Maret. – A potem odleciałam. To byłam ja. Mam na to *protokół*. – Otwiera i zamyka. – Obie znałyśmy rachunek. Można by pomyśleć, że człowiek wie, że coś takiego policzył. Można by pomyśleć, że zostanie ślad.

    Pod szóstą kreską, mniej więcej na wysokości własnego biodra, narysowała siódmą. Jest ołówkiem, ma dzień i miesiąc, i rok.

    – No, będzie wyższa – mówi Maret.

guestbook-log-LA-04-title = Krosno
guestbook-log-LA-04 =
    Dwie gwiazdy, jedna duża i powolna, jedna mała i szybka. Mała wchodzi za dużą i wychodzi przed nią, tam i z powrotem, co czterdzieści godzin, i ciągnie za sobą nitkę gazu. Robi to już od jakiegoś czasu. Tkaniny jest sporo.

    – Kto by to *tak* nazwał – mówi Desta – kto nie miał babci? – Potem długo milczy.

guestbook-log-LA-05-title = Jaz
guestbook-log-LA-05 =
    Przez pół nieba stoi tama pyłu, a za nią, wstrzymane, jest światło. W jednym miejscu przelewa się górą i spada. Na dole, w rozlewisku, jest żółta gwiazda, a blisko niej niebieska kropka.

    Joaquimowi Bastosowi nikt nie powiedział, gdzie jesteście. Podchodzi do okna z kubkiem, widzi to i siada na pokładzie.

    – To nic – mówi. – Tylko myślałem, że będzie głośniej.

guestbook-log-LD-12-title = Czółenkowe księżyce
guestbook-log-LD-12 =
    Są dwa i mijają się dwa razy dziennie tak blisko, że statek, który między nimi przelatuje, zostaje wyrzucony jak z procy. Nie jest to niebezpieczne, jeśli trafi się w moment. Jest bardzo niebezpieczne, jeśli trafi się prawie.

    Zwiad prosi o kolejkę. Cały Zwiad.

guestbook-log-LD-12-c1 = Wyczuć właściwy moment.
guestbook-log-LD-12-r1 = Za każdym razem wylatujecie trochę szybciej i trochę bardziej do góry nogami. Do wieczora hala wyciągarek wygięła blachę w kształt, który, jak mówi, widziała, krzycząc.
guestbook-log-LD-12-c2 = Niech każdy spróbuje.
guestbook-log-LD-12-r2 = W żadnym sensie nie jest to ćwiczenie. Wysiadają szarzy i ustawiają się w kolejce od nowa. Do kolacji na liście Zwiadu są trzy nowe nazwiska i jedno z nich należy do pomocnika rachmistrza.
guestbook-log-LD-13-title = Powolny dzwon
guestbook-log-LD-13 =
    To bryła metalu na pół statku i coś ją zawiesiło. Co dziewiętnaście dni uderza. Powietrza tu nie ma; ale jeśli położyć dłoń na kadłubie, czuje się to, od dołu, przez kości, raz.

    Uderzył wczoraj. Trzeba by czekać osiemnaście dni.

guestbook-log-LD-13-c1 = Zaczekać.
guestbook-log-LD-13-r1 = Czekacie. Długo jak na jeden dźwięk. Dziewiętnastego dnia stoicie wszyscy z dłońmi na ścianie jak ludzie, którzy podtrzymują dom, i przychodzi: jedno uderzenie. Każdemu przypomina się coś, co miał zrobić. Teuila odpisuje te dni.
guestbook-log-LD-13-c2 = Nagrać ciszę.
guestbook-log-LD-13-r2 = Nagrywacie godzinę. Sikdar dołącza ją do zbioru. Ma, mówi, podłogę i sufit, a na dalszej ścianie ktoś powiesił dzwon.
guestbook-log-LD-16-title = Niski przelot
guestbook-log-LD-16 =
    Lecicie na czterystu metrach z włączonymi kamerami: trzy ramiona, ławice, trzciny, które kładą się przed wami długim pasem. Wydrukowane, przykrywa Stół.

    Chodzą po tym na czworakach, w skarpetkach. Z góry niczego to tak nie przypomina jak strony.

    – Rzeki tak robią – mówi Sikdar, na kolanach, z lupą. Już to mówiła. W drugiej ręce ma odbitkę z zeszłego roku.

guestbook-log-LD-17-title = Stara orbita postojowa
guestbook-log-LD-17 =
    To pierścień lodu, cienki, dokoła niczego. Woda ściekowa. Statek, który długo stoi na jednej orbicie, zostawia po sobie taki pierścień; to się po sobie sprząta.

    Są w nim sole. Każda oczyszczalnia dodaje sole śladowe, żeby było wiadomo, co skąd wycieka, i każdy statek ma swój przepis. Chemik przynosi to Stołowi w zatopionej rurce, kładzie przed Ruth i nie siada.

    – Proszę powiedzieć – mówi Ruth.

    – Nasza – mówi. – Tak ze sześć lat.

guestbook-log-LC-09-title = Kapitan Poprzedniczki
guestbook-log-LC-09 =
    Jest już o nim piosenka. Steruje według brody. Księżyce zaokrąglił w górę. Rachunki prowadzi mu papuga.

    Zwrotki śpiewa Desta Wolde, a wszyscy włączają się na *jakieś trzysta*. Świetnie mu idzie. Stoi na ławie, chochlę ma za lunetę. Przy jedenastej zwrotce, w której kapitan każe sobie uszyć but z kotwicą w obcasie, staje z otwartymi ustami.

    – Dalej – wołają.

    – Miałem takiego – mówi. – Kuzyna, który mówił do ludzi kapitanie. Jak byłem mały. Miał lecieć przodem z… – Schodzi z ławy. – Jest na tablicy. Druga kolumna. Miał brodę. – Oddaje komuś chochlę. – Tylko myślałem, że to wymyślam.

guestbook-log-LC-10-title = Trzecia łyżka
guestbook-log-LC-10 =
    Halina Wierzba jada późno. Kucharz trzyma jej w cieple. Siedzi w rogu przy okienku, nie rozmawiają i dobrze im ze sobą.

    – Na takim jednym statku, na którym bywałem – mówi dziś, odwrócony do niej plecami – była doktor. Miała znaleźć na coś dawkę, dla stu trzydziestu osób, i nie miała na czym sprawdzić. Co robi? Bierze sama. Jedną łyżkę. Zapisuje, co zapomniała. Nazajutrz dwie.

    – Tak bym to zrobiła – mówi Halina.

    – Miała kartkę. Na górze napisała: *co wiem.* Po trzeciej łyżce przyszła tu zapytać mnie, do czego jest ta kartka. – Wyżyma ścierkę. – Powiedziałem jej. Co rano.

    – I co się z nią stało?

    – Trzeba to posolić – mówi kucharz.

guestbook-log-LC-11-title = Niczego nie podpisuje
guestbook-log-LC-11 =
    Parveen Sikdar ma w szufladzie dwa raporty. Jeden jest jej. Napisała go wiosną; stoi w nim, że delta to hydraulika, że szukała czegokolwiek innego i że jej przykro.

    Drugi jest starszy. Był w wyściółce szuflady. Jest na tym samym papierze i stoi w nim, że delta jest umysłem. Podaje powody: te same łaty, te same rysunki, jeden na drugim. To dobre powody. Dowodzi tak, jak ona dowodzi. Jest przypis do przypisu. Nie jest podpisany; jest tylko miejsce, gdzie ktoś oparł pióro i je uniósł.

    – Te same dowody – mówi. – Ta sama głupia. – Trzyma kartki pod lampę, jedną na drugiej, i widać, że oba mają dokładnie cztery strony.

    Poprosiła o trzecią szufladę.

guestbook-log-LC-12-title = Fasola
guestbook-log-LC-12 =
    Ruth Adeyinka uprawia fasolę. Ma w ogrodzie metr skrzynki; wiadomo, że tam nie przychodzi się do niej z papierami.

    – Chciałabym to przekazać – mówi fasoli. – Siedzę na tym krześle od roku. Słyszę siebie. – Podwiązuje jedną. – Mam głos, który otwiera zebrania. Coś powiem i zostaje powiedziane. Nigdy takiego nie miałam. Matka prosiła, żebym mówiła głośniej.

    Jest tam Bastos z konewką; podlewa, kiedy ona mówi. Odpowiada, jak zawsze, na to przedostatnie.

    – Nie musiała go pani podnosić – mówi. – Wszyscy staliśmy całkiem blisko.

    Oboje milkną. Żadne nie wie, skąd to wziął.

guestbook-log-LC-13-title = Nocny obchód
guestbook-log-LC-13 =
    Kiedy Bastos przechodzi o trzeciej, w korytarzu dziewiątym ktoś siedzi na podłodze. To chłopak, który nie cierpi cebuli. Siedzi naprzeciw mosiężnej tablicy, z kolanami pod brodą. Przenieśli ją tutaj, żeby nie trzeba było po to chodzić do śluzy.

    – Jest na niej mój brat – mówi chłopak. – Miałem jedenaście lat. Miał mnie nauczyć się golić. – Trzyma rękę na szczęce. – Umiem się golić. Obudziłem się i umiałem. *On* tak robi, w górę, od szyi. Kto mnie nauczył?

    Bastos z pewnym trudem opuszcza się na podłogę. To duży mężczyzna. Siada na prawym boku, żeby być między chłopakiem a przeciągiem. Po chwili zauważa, co zrobił.

    – Pewnie on – mówi Bastos.

guestbook-log-LC-14-title = Wyspa
guestbook-log-LC-14 =
    Teuila Faleolo może nazwać gwiazdę. Uchwalił to Stół, za zasługi: małą, żółtawą, nikomu nie po drodze.

    Nazwę wyspy ma gotową. Ma ją gotową, odkąd skończyła dziewięć lat. Podchodzi do szyby z ołówkiem i mapą i każdy ma akurat coś w pobliżu.

    Szuka dość długo.

    – Ma już – mówi. Obraca mapę, żeby zobaczyli. Jest napisane bardzo drobno, obok kropki, okrągłym pismem z małą falą. To jej fala. To ta wyspa.

    – Więc jednak mi się udało – mówi Teuila. – Mam nadzieję, że się cieszyłam.

    Wsuwa ołówek z powrotem za ucho; potem go wyjmuje i poprawia litery, gdzie wyblakły.

guestbook-log-LC-15-title = W mące
guestbook-log-LC-15 =
    Ktoś był przy skrzyni na mąkę. Bo poznaje po pyle: na wieku leżała dłoń i się uniosła, nie otwierając.

    Nie ściera tego. Następnej nocy są dwie dłonie, jedna większa. Pod koniec tygodnia wieko jest ich pełne, jak ściana w szkole.

    Nikt nie zajrzał do środka. Przechodzą tędy, widać, od czegoś do czegoś i kładą na niej rękę, jak się kładzie na koniu.

    – Na takim jednym statku, na którym bywałem – mówi kucharz do nikogo i widzi, że dalej nic nie ma. Opowiedział im już wszystkie. Stoi z chochlą. Po chwili pyta chłopaka od garnków, co myśli o pogodzie.

guestbook-log-LR-07-title = Co robią gręplarze
guestbook-log-LR-07 =
    Sortują. To wszystko. Dać któremuś szufladę śrub, a ułoży je w takiej kolejności, w jakiej chciałoby się na nie trafiać.

    Jeden wprowadził się za kuchnię. Przejrzał przyprawy. Kucharz mówi, że ułożył dobrze i że nie jest pewien, czy mu się to podoba.

guestbook-log-LR-08-title = Fuga, pierwsze notatki
guestbook-log-LR-08 = Jest pastą, a potem kamieniem. Idzie tam, gdzie jest pęknięcie. Jeśli nie ma, czeka. Maret włożyła jej trochę w szew zbiornika numer dwa, gdzie spaw łzawi od stoczni, i przychodzi co dzień popatrzeć, jak się kogoś odwiedza.
guestbook-log-LR-09-title = Dom liczy
guestbook-log-LR-09 = W ścianach są rachunki. Bardzo powolne i liczą tylko w jedną stronę: ilu, jak ciepło, jak długo. Przy odrobinie namowy policzą i dla reaktora. Na pokładzie szóstym przestały migać lampy, które migały całe wasze życie.
guestbook-log-LR-10-title = Pył i uszczelki
guestbook-log-LR-10 = Pył z Poganiacza przechodzi przez wszystko, co ma dziurę, a powietrze też. Odpowiedzią jest uszczelka bez dziury: robi się ją na drutach. Wzór ma Bjarni. Jest przy dziewiątej.
guestbook-log-LR-11-title = Jedenaście nóg
guestbook-log-LR-11 = Parzysta liczba by się przewróciła. Dziesięć by maszerowało. Jedenaście nie umie iść w nogę samo ze sobą, więc nigdy nie upada; macie to wszystko na rysunku i w małym modelu, który doszedł już do windy.
guestbook-log-LR-12-title = Niczyja ziemia
guestbook-log-LR-12 =
    Nie ma w ogóle pamięci. Nie ma w niej korzonka, chitynowego pancerzyka ani skorupy. Kazimierz Nowicki spróbował i wyjątkowo nie splunął.

    – Jak papier – mówi. – Zanim się na nim napisze.
guestbook-log-LR-13-title = Sześćdziesiąt jeden lat wody
guestbook-log-LR-13 = Łaty, koryta, głębokości, narysowane na sześćdziesięciu jeden foliach. Wiszą w osobnym pokoju, jedna za drugą. Jeśli stanąć w drzwiach, z lampą w głębi, i ktoś otworzy, poruszają się.
guestbook-log-LR-14-title = Wrzenie bez ognia
guestbook-log-LR-14 = Ten kamień jest zimny: bierze całe ciepło, jakie jest, i kładzie w jednym miejscu. Macie kawałek wielkości bułki. Gotuje kubek. Według dziennika już czterdziesty raz, w pokoju nie zrobiło się chłodniej i czy wszyscy mogliby łaskawie przestać przychodzić po herbatę.
guestbook-log-LP-09-title = Miejsce na jeszcze jeden warsztat
guestbook-log-LP-09 = Ściany nie było tam, gdzie miał ją rysunek. Za nią był dobry metr, zamieciony, ze wspornikami. Wsporników nikt nie rysował. Są na właściwej wysokości dla imadła.
guestbook-log-LP-10-title = Trzepaczka
guestbook-log-LP-10 = Drut i odwaga. Waży mniej niż jej farba. Na rysunkach ze stoczni stało *nie budować*, a pod tym ołówkiem *lata dobrze*.
guestbook-log-LP-11-title = Wytwórcy przyrządów
guestbook-log-LP-11 = Stolik mierniczy, spektrograf, rzecz podobna do lekarskiej trąbki do osłuchiwania skał. Każda jest wyskalowana według czegoś, czemu ufaliśmy. Była dyskusja, co by to miało być.
guestbook-log-LP-13-title = Blachy i wręgi
guestbook-log-LP-13 = To dobra blacha. Walcowana dwa razy. Są w niej stare dziury po nitach, zalane, w rzędzie, który odczyta każdy, kto zna lądowniki: tu były drzwi, tu poręcz, a tu, nisko, nie wiedzieć czemu, druga poręcz.
guestbook-log-LP-14-title = Regały i szuflady
guestbook-log-LP-14 = Wszystko ma teraz swoje miejsce, a każde miejsce pas. Przez jeden dzień w lądowniku jest porządek. Zostaje sfotografowany.
guestbook-log-LP-15-title = Ciężkie roboty
guestbook-log-LP-15 = Młot podnoszą cztery osoby, pal trzymają dwie, a ktoś mówi kiedy. Zrobiono to z myślą o Twardej Mordze. Wypróbowaliście w ładowni i cały statek powiedział *kiedy*.
guestbook-log-LP-16-title = Patelnia
guestbook-log-LP-16 = Odlana w jednym kawałku, w piasku, w ładowni. Trzeba było wyjąć gródź. Wyszła z formy matowa i czarna, bez jednego łączenia, Maret obeszła ją z młotkiem, słuchając, i powiedziała to swoje słowo.
guestbook-log-LP-26-title = Maszty i cembrowiny
guestbook-log-LP-26 = Maszt, który w wichurze stoi sam, i cembrowina, którą da się skręcić w rękawicach. Rysował to ktoś, komu było zimno. Stoi w rogu: *rysowano na zimno, M. T., rok 97.* O roku nikt nic nie mówi.
guestbook-log-LO-02-title = Dwieście dwanaście moreli
guestbook-log-LO-02 =
    Zdjęli wszystko z półek. To robota na cały dzień, dla kogoś z Inżynierii i kogoś z Ochrony. Za morelami jest na ścianie znak, na wysokości oczu. Kreska. Jest ich dwieście dwanaście, piątkami, bardzo równo, ołówkiem.

    – Jedna na tydzień – liczy ktoś z Inżynierii. – To cztery lata.

    – Ktoś tu siadywał – mówi ktoś z Ochrony. Stoi skrzynka. Wysiedziana w dołek. Ze skrzynki widać drzwi; widać też korytarz, aż po pierwsze koje, gdzie leżeliby ludzie, śpiący, rzędem. Byłoby to jakieś towarzystwo.

    – To załadunek – mówi Anatole od drzwi. Nie rozgląda się, czy ktoś się zgadza.

guestbook-log-LO-03-title = Niewłaściwe gwiazdy
guestbook-log-LO-03 =
    Robicie to porządnie: trzy klisze, trzy noce, dwie osoby, które nie mówią sobie, co im wyszło.

    Są nie tam. Wszystkie są nie tam, wszystkie w jedną stronę, jak uczesane włosy. Nie ma na świecie błędu, który by tak działał. To może być almanach, mówi zastępca Zwiadu. To może być epoka; gdyby ktoś na początku wpisał zły rok.

    – O ile? – pyta Teuila. Nie odwróciła się od okna.

    – O jakieś sześćdziesiąt pięć.

    – Dziękuję – mówi. – Myślałam, że to tylko ja.

    Prosi, żeby zapisać to na odwrocie jadłospisu. Składa jadłospis bardzo drobno.

guestbook-log-LO-04-title = Jej własną ręką
guestbook-log-LO-04 =
    Wypada z *Farmakopei*, ze strony dziewięćsetnej, kiedy pomagacie Halinie przesuwać półki. To karteczka w kratkę. Jej pismo: przekreślona siódemka, g jak okulary.

    { "*" }Margines, szeroki. 6 l. 0,7 na kg. NIE poniżej dwunastu lat.* A potem, niżej, nie tak pewnie: *Działa. Właśnie mi powiedziano, że działa. Nie pamiętam, żebym pisała pierwszy wiersz.*

    – Piszę przez sen – mówi Halina. – Wszyscy to wiedzą. – Trzyma kartkę w wyciągniętej ręce. Czyta ją jeszcze raz, jakby była od kogoś obcego. – Nie poniżej dwunastu – mówi. – Na pokładzie nikt nie ma poniżej dwunastu. Po co miałabym to pisać?

    Wkłada ją z powrotem do książki, na stronę dziewięćsetną, gdzie został po niej odcisk.

guestbook-log-LU-01-title = Pierwszy rząd
guestbook-log-LU-01 = Cztery rzeczy w rzędzie za szkłem. Anatole napisał etykiety, a gablota stoi w korytarzu, gdzie jest światło. Miał być sznur. Okazało się, że nikt się nie opiera.
guestbook-log-LU-02-title = Drugi rząd
guestbook-log-LU-02 = W korytarzu szóstym jest teraz ciepłe miejsce, tuż przy szkle. Pija się tam herbatę. Ktoś wystawił ławkę.
guestbook-log-LU-03-title = Trzeci rząd
guestbook-log-LU-03 = Czuwają przy niej. Nikt tego nie wymyślił: przy gablocie stoi krzesło i nad ranem ktoś na nim jest, z książką albo ze skarpetką. Rozeszło się, że można tak też z ludźmi.
guestbook-log-LU-04-title = Czwarty rząd
guestbook-log-LU-04 =
    Jest pełna. Anatole napisał szesnaście etykiet, przyniósł krzesło i siedzi przed nią z rękami na kolanach.

    – To inwentarz – mówi. – Myślałem, że osobliwości. To wszystko, co nam kiedykolwiek *pożyczono*.
