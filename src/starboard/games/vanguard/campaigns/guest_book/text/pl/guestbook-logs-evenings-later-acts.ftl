# Zapisy: co się czyta.

guestbook-log-LM-30-title = Co pokazuje światło
guestbook-log-LM-30 = Halina Wierzba powiedziała na pierwszym księżycu, że będzie patrzeć dalej, i dotrzymuje słowa. Co drugi przebieg ma kogoś z was w fotelu, z głową do tyłu, i wchodzi z małym światłem.
guestbook-log-LM-30-b1 = To osoba, która piła. – Nic – mówi Halina. – Znowu nic. Żadnego kataru, żadnego kaszlu, a tu była blizna, którą sama zrobiłam. – Opuszcza światło. – To najzdrowszy pacjent, jakiego mi było żal. Proszę iść posiedzieć przy chorych. Uprzedzam, że traktuję to jako leczenie.
guestbook-log-LM-30-b2 =
    Tym razem to kolba. Kazała ją przynieść z laboratorium. Na etykiecie stoi dwieście mililitrów; jest dwieście trzydzieści. – Niczego nie dolewałam – mówi Sikdar. – *Odlewałam*, dwa razy.

    Przez chwilę patrzą na poziom jak dwie osoby, które czekają na trzecią.

guestbook-log-LM-30-b3 = Nie ma czego szukać. Nikt nie pił. Tylko że od paru tygodni ludzie przychodzą do niej z tą samą skargą. Budzą się o czwartej i chce im się pić, a nie jest to pragnienie na nic, co leci z kranu. Zaczęła wysyłać z każdym lądownikiem dodatkowy kanister. Wpisuje go jako *balast.*
guestbook-log-LM-36-title = Pod ostatnim wierszem
guestbook-log-LM-36 = Kłócą się od Czajnika, a teraz o księgę: co należało napisać.
guestbook-log-LM-36-b1 = Napisaliście nazwiska. Niektórzy uważają, że to próżność, ale od tej pory do lądowników zgłosiło się więcej osób niż przez cały czas przedtem. Chcieliby być na następnej stronie.
guestbook-log-LM-36-b2 =
    Napisaliście jeszcze raz tę liczbę. – Czterdzieści jeden tysięcy dwieście osiem – mówi Anatole. – Dwa razy. Mam nadzieję, że nie zrozumiano tego jako *dodawania*.

    Na następne lądowanie zamówił podwójne zapasy. Nikt nie mówi, że to nie jest śmieszne.

guestbook-log-LM-36-b3 = Nie napisaliście nic. Sikdar nazywa to jedyną czystą obserwacją w całej tej sprawie. Na oddziale, gdzie lubi się rozważać rzeczy powoli, uchodzi to za dobre maniery: nie odpowiada się za dom, który śpi.
guestbook-log-LM-36-b4 = Przekreśliliście to. Wciąż da się odczytać, mówią wszyscy; to w tym najgorsze. Z chóru odeszły dwie osoby, a Bastos znalazł na drzwiach na trzecim pokładzie kartkę, na której była jedna prosta kreska i nic więcej. Z drugiej strony laboratorium ma próbkę tego atramentu, spod tej kreski, i warto było.
guestbook-log-LM-43-title = Dwa końce stołu
guestbook-log-LM-43 =
    Stół ma jedenaście metrów. Akt siedzi na końcu przy okienku, a Grunt przy drzwiach, a między nimi jest kawałek ławy, mniej więcej na szerokość rzeki, gdzie stoi tylko sól.

    Nikt tego nie urządził. Zaczęło się od tych, co chcieli mieć bliżej do chleba. Ruth niesie talerz na środek, siedzi tam sama i prosi o sól na zmianę obie strony.

guestbook-log-LM-43-c1 = Pójść usiąść pośrodku.
guestbook-log-LM-43-r1 = Bierzecie talerze i idziecie. Nie jest to przyjemne, patrzą na was. Trzeciego dnia ktoś musi przyjść, bo macie całą sól. Pod koniec tygodnia to znów po prostu stół i ma rysę.
guestbook-log-LM-43-c2 = Siedzieć tam, gdzie zawsze.
guestbook-log-LM-43-r2 = Siedzicie tam, gdzie zawsze. Zrobił się z tego pogląd.
guestbook-log-LM-44-title = Świeczki za sześć lat
guestbook-log-LM-44 =
    Teuila to policzyła. Jeśli brać to, co się przeżyło, a nie to, co się przespało, każdy na pokładzie ma sześć urodzin, których nie pamięta.

    Obchodzi się je wszystkie jednego dnia. Kucharz piecze jeden tort na jedenastu blachach, zsuwa je na Stole i jest na nim pięćset siedemdziesiąt świeczek, czyli kawałków lontu. Kiedy płoną, obok stoi rachmistrz z wiadrem. Dmuchać trzeba z obu stron.

    – Czego pan sobie życzył? – pytają go.

    – Żeby przy tym być – mówi Anatole.

guestbook-log-LM-45-title = W podszewce
guestbook-log-LM-45 = Wychodzi to przy sprzątaniu lądownika: za pasami fotela, przy samej podłodze, jest coś wetknięte.
guestbook-log-LM-45-b1 = To z Czajnika. Hak: zwykły, z tej szarej masy, jeszcze ciepły, ze stopką zrobioną tak, żeby pasowała do grodzi. Nikt go nie pakował. Ktoś wniósł go w nocy na pokład na sześciu nogach i zostawił tam, gdzie się na niego natrafi. Wisi teraz w kambuzie. Dokładnie na wysokości ręki kucharza.
guestbook-log-LM-45-b2 = Jest puste: wgłębienie, wylizane do czysta, w kształcie rzeczy, którą wzięliście z półki. Sama rzecz leży w klatce. Wystygła, mówi Anatole; przedtem nie była zimna. Położył ją na złożonej szmatce i nie lubi zostawać z nią sam.
guestbook-log-LM-46-title = Wieści z Ławy
guestbook-log-LM-46 = Na Ciszy chodzi nasz rejestrator; Sikdar zostawiła go po cichu, bo powinno się mieć próbę kontrolną. Rozmawia z martwym przekaźnikiem, a przekaźnik, kiedy ma dobry dzień, rozmawia z wami.
guestbook-log-LM-46-b1 = To głównie wiatr. Potem coś całkiem blisko oddycha i chodzi dokoła mikrofonu, wkoło i wkoło. Ma na sobie sprzączkę. Słychać tę sprzączkę. Na koniec kładzie się plecami do urządzenia i wskazówka do rana nawet nie drgnie. Puszczają to na oddziale. Musieli puścić na wszystkich pokładach.
guestbook-log-LM-46-b2 = To głównie wiatr. Co wieczór, o godzinie, o której tamtędy przechodziliście, coś woła: niegłośno i do nikogo. Po chwili przestaje. Przyszła prośba, niepodpisana, żeby to wyłączyć, i Sikdar, która w życiu nie wyłączyła próby kontrolnej, idzie to zrobić sama.
guestbook-log-LM-39-title = Kto przemówi
guestbook-log-LM-39 =
    { "*" }Punkt od przewodniczącej, osobiście.* Ruth Adeyinka mówi, że na tym statku są teraz dwie strony i że we wtorek usłyszała siebie, jak ma rację głosem, który nikomu nie zostawił miejsca.

    Dawniej nie miała tego głosu. Nie wie, skąd go ma. Będzie dalej liczyć ręce i pisać protokół. Ale przyjdzie dzień, kiedy ktoś będzie musiał wstać i przemówić za wszystkich do ludzi, którzy nie są nami; i prosi, żeby był to pan Bastos, gdyby zechciał, bo jeszcze nigdy nie odpowiedział na nic, zanim go zapytano.

    Zastępca Ochrony mówi po chwili, że z tymi filtrami to było słuszne pytanie. Potem mówi, że by to zrobił.

guestbook-log-LM-39-c1 = Powinna to być Ruth.
guestbook-log-LM-39-r1 = – Przyjęto – mówi Ruth. Siada. Przesuwa krzesło o dłoń w bok, tak że nie stoi już całkiem u szczytu, i otwiera następny punkt kaszlnięciem.
guestbook-log-LM-39-c2 = Powinien to być Bastos.
guestbook-log-LM-39-r2 = Ćwiczy. Spotykacie go na nocnym obchodzie, jak przed jakimiś drzwiami nabiera powietrza. Doszedł do *dobry wieczór* i ma wrażenie, że to może być za długie.
guestbook-log-LM-38-title = Karteczka
guestbook-log-LM-38 =
    Halina Wierzba prosi cztery biurka, żeby po godzinach przyszły na oddział. Na kolanach ma *Farmakopeę* i otwiera ją na stronie dziewięćsetnej. Leży tam karteczka, w kratkę, jej ręką: tyle na kilogram, *sześć lat*, *nie poniżej dwunastu.*

    – Nie pamiętam jej – mówi. – Policzyłam to teraz jeszcze raz, od zera, i wychodzi tak samo. To by działało. Uznałam, że ktoś oprócz mnie powinien wiedzieć, że coś takiego jest na pokładzie.

    Uprzedza, że zaraz poprosi o radę. Wygląda na to, że kosztuje ją to więcej niż igła.

guestbook-log-LM-38-c1 = Spalić.
guestbook-log-LM-38-r1 = Zapala ją od palnika i trzyma za rożek, aż dochodzi do paznokci. – No i już – mówi Halina. Jako jedyna w pokoju zauważyła, że może ją napisać jeszcze raz.
guestbook-log-LM-38-c2 = Zachować.
guestbook-log-LM-38-r2 = Wraca na stronę dziewięćsetną. Przyszły jej do głowy dwie inne rzeczy, do których można by użyć jednej trzeciej, na ból; i śpi, mówi wam potem, pierwszy raz od miesiąca. To pociecha, kiedy ktoś człowieka przy czymś widział.
guestbook-log-LM-32-title = Przy drzwiach
guestbook-log-LM-32 = Bastos ma w książce nocnego obchodu nowy wpis. Brzmi: *dziewiątka: zajęte.*
guestbook-log-LM-32-b1 = To przez lampę. Świeci się, więc jest dokąd pójść z książką, kiedy nie można spać. Dwie osoby, które powinny leżeć na oddziale, siedzą tu na podłodze pod kocem i kłócą się o szachy. Powiedziano Halinie. Przyszła, popatrzyła, poszła po kartę i przesunęła je o łóżko dalej.
guestbook-log-LM-32-b2 = Odkąd zgaszono lampę, jest tam ciemno jak w worku. Słyszy ich, zanim ich widzi: cztery czy pięć osób wzdłuż ściany, każda przyszła sama i nie chciała się przyznać. Czyjaś stopa jest w czyjejś herbacie. Jest z tego skręcony nadgarstek i taca narzędzi, która spadła do szybu.
guestbook-log-LM-37-title = Drugi szkic
guestbook-log-LM-37 = Teraz naprawdę jest do kogo pisać, a nie za sześćdziesiąt osiem lat. Wyjęli starą kartkę. *Droga Pisarko. U nas wszystko dobrze. Mamy nadzieję, że się Pani wyspała.* A po tym zdanie, które jest atramentem.
guestbook-log-LM-37-b1 =
    { "*" }Jaka jest u Pani pogoda?* – To głupie – mówi takielarka, która to napisała. – Tam jest kadłub. Wyśmieją nas.

    Ruth czyta to dwa razy. Myśli o kimś, kogo na dziewięć dni w ciągu trzydziestu lat budzi się w zimnym pokoju, samego; i jak to jest, kiedy komuś takiemu przeczytać właśnie to. Wnosi, żeby zostało. Przyjęte, i ktoś otwiera śpiewnik.

guestbook-log-LM-37-b2 = { "*" }Jeszcze tego nie znaleźliśmy.* To wciąż prawda. Jedyny papier na pokładzie, o którym można to powiedzieć, zauważa Anatole: porównał go, wiersz po wierszu, ze wszystkimi innymi. Zostawiają, jak jest. Miało to ten skutek, że raporty pisze się krótsze.
guestbook-log-LM-37-b3 =
    { "*" }Jadła Pani?* Rozważa się, czy to pytanie do urzędowego pisma. Kucharz stoi w okienku z założonymi rękami i raz o to nikogo nie pyta. – Zostawcie – mówi Bastos. – Na jej miejscu chciałbym, żeby mnie zapytano.

    Po kolacji na żółtej linii leży jedenaście paczuszek, których nikt nie zamawiał.

guestbook-log-LM-34-title = Jedenaście nut
guestbook-log-LM-34 = Dostało się do statku. Nikt już nie wie, kto zaczął.
guestbook-log-LM-34-b1 = To oddział. Od Ciszy taśma gra tam co noc, a kto tam leżał, zabiera ją ze sobą. Pół pokładu koi zasypia na dziewiątej nucie. Porównali, co im się śni, jak to się robi przy kaszy, i jest to pokój o żółtych ścianach. Śpi się w nim tak dobrze, że nie ma już kogo wpisywać na listę chorych.
guestbook-log-LM-34-b2 = To winda. Odkąd taśmę schowano, nikt jej nie puszczał, nie ma więc przeciw czemu się burzyć; ale kabina jeździ teraz do laboratorium sama, o każdej porze, stoi tam z otwartymi drzwiami, a silnik nuci. Maret rozbierała go cztery razy. Silnikowi nic nie jest. Bierze mnóstwo prądu.
guestbook-log-LM-31-title = Dłoń nad kolanem
guestbook-log-LM-31 = Ktoś był przy futrynie na dziewiątce. Wiadomo, bo ją mierzył: na podłodze leży ciesielska miarka, rozłożona na stu jedenastu.
guestbook-log-LM-31-b1 =
    Wychodzi to przy kolacji. Byli tam prawie wszyscy. Idzie się nocą obok, człowiek się schyla i kładzie rękę na najniższej kresce, a potem na następnej, jakby wchodził po schodach. – Między nimi jest rok – mówi Halina. – Od czwartej trochę mniej. Dobrze jadło.

    Powiedziała *jadło*. Nikt jej nie poprawia i wszyscy biorą dokładkę.

guestbook-log-LM-31-b2 = Nie ma już czego mierzyć. Zamalowano to w pierwszych tygodniach, na polecenie, i bardzo porządnie. Tylko że farba nie chce tam stwardnieć. Sześć miejsc, jedno nad drugim, lepi się pod kciukiem; a Maret Tamm, która wydała to polecenie, pokwitowała już trzy rodzaje utwardzacza i nie da się z nią rozmawiać.
guestbook-log-LM-35-title = Chleb na tydzień
guestbook-log-LM-35 =
    Agnieszka Bąk znajduje go rano na swoim stole: siedem dni chleba, w kromkach, twardy jak kafle. Radim Kovář zachował cały.

    – Nie wezmę – mówi. – Teraz już nie. Nie byłaś w błędzie. Byłaś tylko wcześniej. – Poczerwieniał jak lampa lutownicza. Jest jeszcze coś. W głębi kuźni, gdzie nikt nie chodzi, stoją dwa stołki; myślał, że należą do miejsca. Mają właściwą wysokość, jeden dla niego, drugi dla kogoś, kto trzyma nogi na poprzeczce. Dopiero dziś zobaczył, jak są do siebie ustawione.

    Ona patrzy na chleb, na niego i stopą przyciąga sobie stołek. Wie, gdzie się zatrzymać.

guestbook-log-LM-47-title = W śluzie zewnętrznej
guestbook-log-LM-47 =
    Siobhán Meade prosi o dziesięć minut dziennie w śluzie zewnętrznej, przy zamkniętych drzwiach. Nikt nie słyszał, żeby był na to formularz.

    Wchodzi. Widać jej plecy. Stoi chwilę z rękami na poręczy, jak pewnie stała w łodzi, a potem ramiona jej się unoszą i opadają.

    Émile Thibodeaux stoi przy szybie z herbatą. Uważnie ją obserwuje.

    – To dziewiętnastka – mówi. – Ta o czapli. Ma ją *źle*, na końcu idzie w górę.

    Przez szybę nic nie słychać, zupełnie nic. Jednym palcem wystukuje jej takt.

guestbook-log-LM-40-title = Krokiem
guestbook-log-LM-40 = Każdy, kto był na Poganiaczu, schodzi po rampie tym samym chodem. Stawia stopę trochę na lewo od miejsca, w które szła. Mija to po dwóch dniach i do tego czasu zaraża się pół mesy.
guestbook-log-LM-40-b1 = { $active } prosi o szafkę, która się zamyka. To, co w niej jest, ma wielkość jajka i jest zawinięte w rękawiczkę. Nikt nie pyta. Rachmistrz wydał klucz i nie zapisał na co, pierwszy raz od czterdziestu lat.
guestbook-log-LM-40-b2 =
    – Zostawiliście go tam? – pyta Maret Tamm. Przyszła tylko po uszczelkę. – Na haku? Za sznurowadło?

    Opowiadacie jej, jak się kołysał, aż znalazł swój łuk. Kiwa głową. Kiedy kończycie, wciąż trzyma uszczelkę i wygięła ją, całkiem delikatnie, w kształt małej podeszwy.

guestbook-log-LM-41-title = Odciski
guestbook-log-LM-41 = Kto był na Twardej Mordze, poznaje się po rękach. Trzyma łyżkę jak łopatę. Nikt nie narzeka; trochę się porównuje.
guestbook-log-LM-41-b1 = Coś tam *stoi*. Mówią to sobie na korytarzach, w przejściu, jak się mówi, że jest wiosna. Przed Inżynierią od siódmej stoi kolejka ludzi z innych sekcji, którzy słyszeli, że można się nauczyć.
guestbook-log-LM-41-b2 = Osiem nazwisk przepisano na czysto i wiszą w mesie obok odbitki tablicy. Ktoś poprowadził od każdego linię do jego miejsca w drugiej kolumnie. Nikt nie siedzi plecami do tej ściany. Kucharz już dwa razy pytał, czy to tam nie przeszkadza.
guestbook-log-LM-41-b3 = Nie podnieśliście kamieni. W mesie wypominają wam to ludzie, których tam nie było. Bo, kucharz, idzie z garnkiem i przystaje. – Ja też bym zostawił – mówi. Daje wam miękką piętkę. Zapada cisza, w której można by go zapytać dlaczego.
guestbook-log-LM-42-title = Błoto
guestbook-log-LM-42 = Jest na butach w śluzie, brunatne i błyszczące, i robi to, czego żadne błoto na tym statku jeszcze nie zrobiło: ludzie pytają, czy wolno dotknąć. Do wieczora wzdłuż korytarza czwartego stoi dziewiętnaście doniczek.
guestbook-log-LM-42-b1 = Pompy pracują. Powiedzieliście im o tym; była to porządna robota. Tam na dole pracują już od tygodnia i ten, do kogo przychodzą liczby, zaczął je odczytywać przy kolacji. Wschodnie ramię jest niżej o dłoń. Uważa, że powinniście słyszeć te liczby.
guestbook-log-LM-42-b2 = Już nie ruszą: zadbaliście o to. Dużo się z tego powodu krzyczy, w ten sposób, w który krzyczy się, myśląc o czym innym. Parveen Sikdar zabiera wam talerz, czego nigdy nie robiła, i przynosi go z powrotem pełny.
guestbook-log-LM-42-b3 = Trzy kamienie w wodzie i zdanie. Ktoś przepisał je kredą na tablicę w mesie, z trzema kropkami. Przez parę dni nikt nie ściera. Potem widać, że ludzie zaczęli odpowiadać, pod spodem, drobno.
guestbook-log-LM-33-title = Trzy metry albo jeden
guestbook-log-LM-33 = W ogrodzie jest jesień, bo tak mówi Ruth Adeyinka.
guestbook-log-LM-33-b1 = Pierwsze strąki zjedliście. Parę fasolek spadło za skrzynkę i te posadziła. To rzadki rządek. Między trzecią a siódmą wschodzi coś, co nie jest fasolą, i dostaje wszelkie szanse. – To była dobra zupa – mówi Ruth. Mówi to do rządka.
guestbook-log-LM-33-b2 = Trzydzieści jeden strąków zostało na nasiona. Teraz są trzy metry. Zbiera się we dwoje, trzecia osoba trzyma miskę, a rachmistrz musiał otworzyć kolumnę. W niedzielę jest na każdym stole, zielona, pełny talerz; a wzdłuż rury wisi drugi sznurek, tak pełny, że brzęczy, kiedy ruszają wentylatory.
guestbook-log-LM-48-title = Musztra
guestbook-log-LM-48 =
    Bastos ma przećwiczyć wachtę: na wszelki wypadek. Ustawił ich na macie ćwiczebnej, dwanaścioro, z tyczkami.

    – Kiedy powiem *już* – mówi im – nie zrobicie tego. Pomyślicie: czy to dobry pomysł. Spojrzycie na osobę obok. Jeśli oboje uznacie, że dobry, możecie zacząć.

    – Już – mówi Bastos.

    Patrzą na siebie. Trwa to jedenaście sekund. To najgorsza musztra, jaką ktokolwiek widział, i każe im to robić do kolacji; a kiedy dochodzą do piętnastu, dziękuje im i musi usiąść.

guestbook-log-LM-49-title = Dwie litery
guestbook-log-LM-49 =
    Desta Wolde przychodzi na żółtą linię z lupą w ręce i ma do was prośbę. Nisko, mówi; z lewej, czegokolwiek; mniej więcej na tej wysokości. Będą tam dwie litery. Nie trzeba z nimi nic robić. Chciałby tylko wiedzieć.

    – A jeśli będą? – pyta { $active }.

    – To byłem pierwszy – mówi Desta. – Tylko mnie przy tym nie było.

guestbook-log-LM-50-title = Zwrotka na drogę
guestbook-log-LM-50 =
    Teuila ułożyła wam zwrotkę. Ma teraz jedną na każde lądowanie; tam, skąd pochodzi, robi się to dla ludzi, którzy znikają z oczu. Mówi się w niej, która gwiazda będzie nad lądownikiem, a która nad morzem i że między nimi ktoś będzie trzymał ciepły talerz.

    Ma jedenaście wersów. { $other } zna je na pamięć, zanim zamknie się właz.

    – To już ją słyszeliście – mówi Teuila. Ułożyła ją przed chwilą.

guestbook-log-LW-08-title = Batbayar i dom
guestbook-log-LW-08 =
    Idzie to drogą na jedenastu nogach, wszyscy biegną, a Batbayar Dorj stoi, gdzie stał. Cmoka językiem.

    Dom się nie zatrzymuje. Ale bliższa noga, kiedy nadchodzi, staje powoli i zostaje o chwilę dłużej, niż musi, i ma czas zjechać po niej dłonią z tyłu aż do stawu.

    – W tej ma kamień – mówi Batbayar. – Nie teraz. Jak się zmęczy, da nam zajrzeć.

guestbook-log-LW-34-title = Nadia doręcza
guestbook-log-LW-34 =
    W drzwiach domu jest szczelina, na wysokości dla nikogo. Nadia Petrosyan widzi, jak przejeżdża obok. Miała kiedyś rejon czterystu skrzynek, na motocyklu, w każdą pogodę, i nigdy w życiu żadnej nie minęła.

    Po dziewięciu krokach jest przy niej. Nie ma co wrzucić; przeszukuje kieszenie, w biegu. W końcu wrzuca swoją kartkę żywnościową. Wraca całkiem bez tchu.

    – Wziął – mówi. – On *pociągnął*.

guestbook-log-LW-83-title = Ta druga noga
guestbook-log-LW-83 =
    – Jedenaście – mówi Matthias Uwimana. Osłania oczy i liczy je jeszcze raz, jak idą nad nim. W domu, to znaczy w hali wyciągarek, ma szyld o pedałach.

    – To gdzie jest ta druga? – pyta.

    Mówi poważnie. Ma minę kogoś, kto się zastanawia, co ma w szufladach. Później okazuje się, że wzdłuż całej tej drogi, z lewej, biegnie dwunasty rząd śladów, bardzo starych i płytszych od reszty.

guestbook-log-LW-50-title = Kazimierz nie spluwa
guestbook-log-LW-50 =
    Ślini palec i się schyla. Wszyscy patrzycie: zrobił się z tego taki zwyczaj po przylocie.

    Kazimierz Nowicki próbuje. Stoi na wietrze z zamkniętymi oczami. Czeka się na ten mały uprzejmy dźwięk, z głową odwróconą.

    Przełyka.

    – Tu nikt nigdy nie był *smutny* – mówi. Brzmi to jak zdziwienie. – Zawsze trochę tego jest. Jak żelaza.

guestbook-log-LW-81-title = Isidro podnosi kamień
guestbook-log-LW-81 =
    Isidro Mamani idzie od lądownika do pierwszego luźnego kamienia i go podnosi. Obraca. Rozgląda się, do czego należy.

    Do niczego. Na tym świecie nie ma muru ani stosu. Stoi i trzyma go tak długo, że zaczynacie wyładunek bez niego. Potem idzie kawałek, na miejsce, które wygląda jak każde inne; kładzie go, osadza obcasem i idzie szukać drugiego.

    – To róg – mówi.

guestbook-log-LW-45-title = Abhijit pyta
guestbook-log-LW-45 =
    Nad wodę idzie sam. Widać go z rampy, w kucki na brzegu, z podwiniętymi spodniami. Miał kiedyś rzekę.

    – Chciałbym wiedzieć – słyszycie Abhijita Senguptę – czy to dobra pora.

    Czeka. Przychodzi mała fala, moczy go po kostki i zostaje, całkiem spokojnie, tyle, ile trzymałoby się rękę; i odchodzi. Wraca do was ławicą z butami na szyi. Wodowskaz zostawił. Niegrzecznie byłoby od tego zaczynać, mówi.

guestbook-log-LW-57-title = Cornelis szuka wału
guestbook-log-LW-57 =
    Cornelis Vroom jest z siódmego pokolenia i widać to po tym, jak stoi: bokiem do wody, z ciężarem na wewnętrznej nodze. Patrzy w górę rzeki, w dół i wzdłuż brzegu. Widać, jak zaczyna się niepokoić.

    – Nie ma tu żadnego – mówi. – Nigdy nie było. Woda przychodzi i odchodzi, a kto jej mówi?

    Cofa się o krok, mniej więcej tam, gdzie byłby wał, i okazuje się, że ziemia jest tam trochę wyżej. Nie więcej niż o dłoń. Biegnie to na całej długości odcinka, tak prosto, jak tylko można sobie życzyć. Klęka i patrzy wzdłuż.

    – To zrobiła *sama* – mówi Cornelis.

guestbook-log-LW-37-title = Czterdziesta pierwsza
guestbook-log-LW-37 =
    Émile Thibodeaux nuci, odkąd przeszliście przez chmurę. Na ławicy przestaje. Nikt z was tego u niego nie pamięta.

    – To moje – mówi.

    Trzeba wstrzymać oddech, żeby usłyszeć. Poniżej ławicy schodzą się trzy ramiona, każde ze swoją nutą, jedno powolne, jedno szybkie i jedno, którego prawie nie ma. Idzie to w górę, czeka i schodzi inną drogą. Ma na tę melodię czterdzieści piosenek. Słucha z przechyloną głową, jak ktoś, komu obcy człowiek od dawna był winien pieniądze i właśnie je oddaje.

guestbook-log-LW-63-title = Ślady na ławicy
guestbook-log-LW-63 =
    Priscilla Anquetil czekała na plażach. Na tym polegała jej praca: siada się powyżej linii wodorostów, o zmierzchu, z termosem, i nie ma się zdania.

    Siedzi. Wyładowujecie dokoła niej. W piasku jest ślad, szeroki, z bruzdą pośrodku, i prowadzi od wody do okrągłego miejsca i z powrotem. Na tym świecie nie ma stworzenia ze skorupą. Pytała.

    – To była woda – mówi Priscilla późną nocą. – Sama przyszła. Wykopała dół, zasypała i poszła do domu.

    Dokoła tego miejsca ustawiła krąg z patyków. Tak się robi, żeby nikt nie nadepnął.
