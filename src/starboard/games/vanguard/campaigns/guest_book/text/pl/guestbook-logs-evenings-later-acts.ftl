# Zapisy: co się czyta.

guestbook-log-LM-30-title = Co pokazuje światło
guestbook-log-LM-30 = Halina Wierzba powiedziała na pierwszym księżycu, że będzie patrzeć dalej, i dotrzymuje słowa. Co drugie przejście sadza kogoś z was w fotelu, z głową do tyłu, i zagląda w głąb z małą lampką.
guestbook-log-LM-30-b1 =
    To osoba, która piła.

    – Nic – mówi Halina. – Znowu nic. Żadnego kataru, żadnego kaszlu, a tu była blizna, którą sama zrobiłam. – Opuszcza lampkę. – To najzdrowszy pacjent, jakiego mi było żal. Proszę iść posiedzieć przy chorych. Uprzedzam, że traktuję to jako leczenie.
guestbook-log-LM-30-b2 =
    Tym razem to kolba. Kazała ją przynieść z laboratorium. Na etykiecie stoi dwieście mililitrów; jest dwieście trzydzieści.

    – Niczego nie dolewałam – mówi Sikdar. – *Odlewałam*, dwa razy.

    Przez chwilę patrzą na poziom jak dwie osoby, które czekają na trzecią.

guestbook-log-LM-30-b3 = Nie ma czego szukać. Nikt nie pił. Tylko że od paru tygodni ludzie przychodzą do niej z tą samą skargą. Budzą się o czwartej i chce im się pić, a nie jest to pragnienie na nic, co leci z kranu. Zaczęła wysyłać z każdym lądownikiem dodatkowy kanister. Wpisuje go jako *balast.*
guestbook-log-LM-36-title = Pod ostatnim wierszem
guestbook-log-LM-36 = Kłócą się od Czajnika, a teraz o księgę: co należało napisać.
guestbook-log-LM-36-b1 = Napisaliście nazwiska. Niektórzy uważają, że to próżność, ale od tej pory do lądowników zgłosiło się więcej osób niż przez cały czas przedtem. Chcieliby być na następnej stronie.
guestbook-log-LM-36-b2 =
    Napisaliście jeszcze raz tę liczbę.

    – Czterdzieści jeden tysięcy dwieście osiem – mówi Anatole. – Dwa razy. Mam nadzieję, że nie zrozumiano tego jako *dodawania*.

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
guestbook-log-LM-38-r1 =
    Zapala ją od palnika i trzyma za rożek, aż dochodzi do paznokci.

    – No i już – mówi Halina.

    Jako jedyna w pokoju zauważyła, że może ją napisać jeszcze raz.
guestbook-log-LM-38-c2 = Zachować.
guestbook-log-LM-38-r2 = Wraca na stronę dziewięćsetną. Przyszły jej do głowy dwie inne rzeczy, do których można by użyć jednej trzeciej, na ból; i śpi, mówi wam potem, pierwszy raz od miesiąca. To pociecha, kiedy ktoś człowieka przy czymś widział.
guestbook-log-LM-32-title = Przy drzwiach
guestbook-log-LM-32 = Bastos ma w książce nocnego obchodu nowy wpis. Brzmi: *dziewiątka: zajęte.*
guestbook-log-LM-32-b1 = To przez lampę. Świeci się, więc jest dokąd pójść z książką, kiedy nie można spać. Dwie osoby, które powinny leżeć na oddziale, siedzą tu na podłodze pod kocem i kłócą się o szachy. Powiedziano Halinie. Przyszła, popatrzyła, poszła po kartę i przesunęła je o łóżko dalej.
guestbook-log-LM-32-b2 = Odkąd zgaszono lampę, jest tam ciemno jak w worku. Słyszy ich, zanim ich widzi: cztery czy pięć osób wzdłuż ściany, każda przyszła sama i nie chciała się przyznać. Czyjaś stopa jest w czyjejś herbacie. Jest z tego skręcony nadgarstek i taca narzędzi, która spadła do szybu.
guestbook-log-LM-37-title = Drugi szkic
guestbook-log-LM-37 = Teraz naprawdę jest do kogo pisać, a nie za sześćdziesiąt osiem lat. Wyjęli starą kartkę. *Droga Kancelistko. U nas wszystko dobrze. Mamy nadzieję, że się Pani wyspała.* A po tym zdanie, które jest atramentem.
guestbook-log-LM-37-b1 =
    { "*" }Jaka jest u Pani pogoda?*

    – To głupie – mówi takielarka, która to napisała. – Tam jest kadłub. Wyśmieją nas.

    Ruth czyta to dwa razy. Myśli o kimś, kogo na dziewięć dni w ciągu trzydziestu lat budzi się w zimnym pokoju, samego; i jak to jest, kiedy komuś takiemu przeczytać właśnie to. Wnosi, żeby zostało. Przyjęte, i ktoś otwiera śpiewnik.

guestbook-log-LM-37-b2 = { "*" }Jeszcze tego nie znaleźliśmy.* To wciąż prawda. Jedyny papier na pokładzie, o którym można to powiedzieć, zauważa Anatole: porównał go, wiersz po wierszu, ze wszystkimi innymi. Zostawiają, jak jest. Miało to ten skutek, że raporty pisze się krótsze.
guestbook-log-LM-37-b3 =
    { "*" }Jadła Pani?* Rozważa się, czy to pytanie do urzędowego pisma. Kucharz stoi w okienku z założonymi rękami i choć raz nikogo o to nie pyta.

    – Zostawcie – mówi Bastos. – Na jej miejscu chciałbym, żeby mnie zapytano.

    Po kolacji na żółtej linii leży jedenaście paczuszek, których nikt nie zamawiał.

guestbook-log-LM-34-title = Jedenaście nut
guestbook-log-LM-34 = Dostało się do statku. Nikt już nie wie, kto zaczął.
guestbook-log-LM-34-b1 = To oddział. Od Ciszy taśma gra tam co noc, a kto tam leżał, zabiera ją ze sobą. Pół pokładu koi zasypia na dziewiątej nucie. Porównali, co im się śni, jak to się robi przy kaszy, i jest to pokój o żółtych ścianach. Śpi się w nim tak dobrze, że nie ma już kogo wpisywać na listę chorych.
guestbook-log-LM-34-b2 = To winda. Odkąd taśmę schowano, nikt jej nie puszczał, nie ma więc przeciw czemu się burzyć; ale kabina jeździ teraz do laboratorium sama, o każdej porze, stoi tam z otwartymi drzwiami, a silnik nuci. Maret rozbierała go cztery razy. Silnikowi nic nie jest. Bierze mnóstwo prądu.
guestbook-log-LM-31-title = Dłoń nad kolanem
guestbook-log-LM-31 = Ktoś był przy futrynie na dziewiątce. Wiadomo, bo ją mierzył: na podłodze leży ciesielska miarka, rozłożona na stu jedenastu.
guestbook-log-LM-31-b1 =
    Wychodzi to przy kolacji. Byli tam prawie wszyscy. Idzie się nocą obok, człowiek się schyla i kładzie rękę na najniższej kresce, a potem na następnej, jakby wchodził po schodach.

    – Między nimi jest rok – mówi Halina. – Od czwartej trochę mniej. Dobrze jadło.

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
guestbook-log-LM-41-b3 =
    Nie podnieśliście kamieni. W mesie wypominają wam to ludzie, których tam nie było. Bo, kucharz, idzie z garnkiem i przystaje.

    – Ja też bym zostawił – mówi.

    Daje wam miękką piętkę. Zapada cisza, w której można by go zapytać dlaczego.
guestbook-log-LM-42-title = Błoto
guestbook-log-LM-42 = Jest na butach w śluzie, brunatne i błyszczące, i robi to, czego żadne błoto na tym statku jeszcze nie zrobiło: ludzie pytają, czy wolno dotknąć. Do wieczora wzdłuż korytarza czwartego stoi dziewiętnaście doniczek.
guestbook-log-LM-42-b1 = Pompy pracują. Powiedzieliście im o tym; była to porządna robota. Tam na dole pracują już od tygodnia i ten, do kogo przychodzą liczby, zaczął je odczytywać przy kolacji. Wschodnie ramię jest niżej o dłoń. Uważa, że powinniście słyszeć te liczby.
guestbook-log-LM-42-b2 = Już nie ruszą: zadbaliście o to. Dużo się z tego powodu krzyczy, w ten sposób, w który krzyczy się, myśląc o czym innym. Parveen Sikdar zabiera wam talerz, czego nigdy nie robiła, i przynosi go z powrotem pełny.
guestbook-log-LM-42-b3 = Trzy kamienie w wodzie i zdanie. Ktoś przepisał je kredą na tablicę w mesie, z trzema kropkami. Przez parę dni nikt nie ściera. Potem widać, że ludzie zaczęli odpowiadać, pod spodem, drobno.
guestbook-log-LM-33-title = Trzy metry albo jeden
guestbook-log-LM-33 = W ogrodzie jest jesień, bo tak mówi Ruth Adeyinka.
guestbook-log-LM-33-b1 =
    Pierwsze strąki zjedliście. Parę fasolek spadło za skrzynkę i te posadziła. To rzadki rządek. Między trzecią a siódmą wschodzi coś, co nie jest fasolą, i dostaje wszelkie szanse.

    – To była dobra zupa – mówi Ruth. Mówi to do rządka.
guestbook-log-LM-33-b2 = Trzydzieści jeden strąków zostało na nasiona. Teraz są trzy metry. Zbiera się we dwoje, trzecia osoba trzyma miskę, a rachmistrz musiał otworzyć kolumnę. W niedzielę jest na każdym stole, zielona, pełny talerz; a wzdłuż rury wisi drugi sznurek, tak pełny, że brzęczy, kiedy ruszają wentylatory.
guestbook-log-LM-48-title = Musztra
guestbook-log-LM-48 =
    Bastos ma przećwiczyć wachtę: na wszelki wypadek. Ustawił ich w sali ćwiczeń, dwanaścioro, z tyczkami.

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

guestbook-log-LM-60-title = Chyba że sprostujemy
guestbook-log-LM-60 =
    Przychodzi na starym paśmie, między dwoma innymi, tak słabe, że pewnie było tam zawsze. To pętla i trwa dziewięć sekund. Puszczają ją w mesie.

    { "*" }Warkocz,* słychać, *chyba że sprostujemy. Warkocz, chyba że sprostujemy.*

    To dobry, wyraźny głos. To głos, który otwiera zebrania. Ruth Adeyinka wysłuchuje go trzy razy, z ołówkiem na papierze.

    – To jest antena – mówi Teuila, jakby podawała wers. – Tam antena patrzy, a ci pod nią siedzą. Co Nasłuch, sześćdziesiąt lat, słyszą właśnie to.

    – Mogła powiedzieć *proszę* – mówi Ruth.

guestbook-log-LM-61-title = Warsztat z naszymi znakami
guestbook-log-LM-61 =
    W pokojach za drzwiami stoi warsztat i każdy, kto przy nim kiedyś pracował, wyciął w krawędzi znak. Radim Kovář znalazł swój. To mały młotek, ale zrobiono z niego coś innego; ktoś pociągnął trzonek dalej, aż stał się liną od windy, a na końcu liny jest A.

    – To było sześć lat – mówi Agnieszka. Trzyma na nim rękę.

    – Myślałby kto, że to się *wie* – mówi Radim.

    – Wiedziałam. Przecież ci zapłaciłam. Nikt tak nie płaci zakładu. – Siada na warsztacie, na tym znaku. – No więc. Jak było ostatnim razem? Kto zaczął?

    Ma przy sobie trochę chleba. Jest świeży. Przełamuje go na pół, zastanawia się nad połówkami i daje jej tę z piętką.

guestbook-log-LM-61-b1 =
    Zapis jest otwarty. Mogliby to sprawdzić: byłaby data. Doszła już do tego, że trzyma tom na kolanach.

    – Nie – mówi Agnieszka i oddaje go przez ladę. – Tylko bym sprawdzała.
guestbook-log-LM-62-title = Gadanie w kambuzie: dwaj cieśle, koniec
guestbook-log-LM-62 =
    – Otwierały się do środka – mówi kucharz.

    Odkładają łyżki. Opowiedział im to wszystko jeszcze raz, od początku; do niczego nie poszedł.

    – Zawsze otwierały się do środka. Był ślad po zawiasie. Każdy mógł zajrzeć, tylko że wtedy trzeba by już było przejść na drugą stronę, żeby go zobaczyć. Nosiłem obiad jednemu i drugiemu. Mogłem powiedzieć. Myślałem, nie kucharza to rzecz, mówić. – Rozgląda się za ścierką i nie ma żadnej. – Byli na tamtym murze, obaj. Każdy ze swojej strony. Na tablicy wyszli w jednym wierszu, pod M i pod O, z dwunastoma pośrodku. Tych dwóch przecierałem jednym ruchem.

    Siada.

    – Dobre to były drzwi – mówi po chwili ktoś; a reszta to powtarza.

guestbook-log-LM-63-title = Co tam było
guestbook-log-LM-63 = W tamtym pokoju paliło się światło. Dużo się o tym mówi, odkąd drzwi stoją otworem: lampa na stole, przykręcona, i oliwy w niej na lata.
guestbook-log-LM-63-b1 = – Ktoś widywał naszą pod drzwiami – mówi Bo. – Od środka, znaczy. Mniej to wyglądało na zamknięte. – Mówi, że tę na dziewiątce zapalał on, co rano, o piątej. Nie wiedział, jak zapytać. Myślał, że jak mu każą przestać, to przestanie. Nigdy mu nie kazaliście i teraz przy obu stoi krzesło.
guestbook-log-LM-63-b2 = – Chodziłem zapalać tę drugą – mówi Bo. – Na zewnątrz. O piątej. Żeby to tak nie wyglądało na zamknięte. – Kazaliście ją zgasić. Nie powiedział ani słowa; przychodził dalej, po ciemku, i tam stał. – Przywykłem mieć coś na piątą – mówi. To jedna z niewielu rzeczy, które zdaje się mieć komukolwiek za złe.
guestbook-log-LM-64-title = Czy zrobiłaby to znowu
guestbook-log-LM-64 = Pytają ją na oddziale, nie przy Stole. To ktoś z zabandażowaną głową. Jest taka dawka, prawda, pani doktor. Można by zrobić, żeby tego nie było. Czy zrobiłaby to jeszcze raz.
guestbook-log-LM-64-b1 = – Spaliłam kartkę – mówi Halina. Owija dalej. To nie jest odpowiedź, ona to wie i głowa w jej rękach też to wie. – Mogłabym to dla was mieć na czwartek – mówi potem. – Uprzedzam: taka ze mnie osoba. Dam zamiast tego coś na dzisiejszą noc i zapamiętacie wszystko, tylko będzie odrobinę ciszej.
guestbook-log-LM-64-b2 = – Jest na stronie dziewięćsetnej – mówi Halina. – Można zajrzeć. Zachowałam ją, bo chcę, żeby wiele osób ją zobaczyło, w dobrym świetle, zanim kogokolwiek poprosi się, żeby to połknął. – Do końca tygodnia jest na tej stronie odcisk kciuka prawie każdego. Nikt nie zapytał drugi raz. Dwie osoby, które leżą tu od Cokołu, wstały i dopominają się butów.
guestbook-log-LM-65-title = Protokół z muru
guestbook-log-LM-65 = Jest protokół. Ktoś go pisał, w roku 97, na stojąco, w deszczu: na stronie są krople. Był w kubku, który przyciskał mapy.
guestbook-log-LM-65-b1 =
    Ruth Adeyinka odczytuje go z krzesła przewodniczącej, jak każe obowiązek, bez przymiotników. *Zastępca Ochrony prosi o rozkaz. Przewodnicząca mówi:* a potem jest pół wiersza, w którym nic nie ma.

    – Opuściłam to – mówi Ruth. – Poznaję styl.

    Patrzy w stronę okienka.

    – Jeśli przejdą za mur, strzelać – mówi kucharz, jak się komuś mówi, która godzina.

    Wpisuje to. Mieści się. Potem pyta, czy jest coś, czego nie powiedzieliśmy; i pierwszy raz na jakimkolwiek zebraniu odkłada ołówek i czeka, żeby usłyszeć.
guestbook-log-LM-65-b2 =
    Ruth Adeyinka odczytuje go na głos. Obok niej siedzi pan Bastos, skoro to on ma przemówić za wszystkich. On też ma tę stronę przed sobą i wie, jak się w niej nazywa. *Zastępca Ochrony prosi o rozkaz. Przewodnicząca mówi:* a potem jest pół wiersza, w którym nic nie ma. Ruth pyta kucharza o resztę.

    – Jeśli przejdą za mur, strzelać – mówi jej, a ona to wpisuje.

    – Zdaje się, że to ja prosiłem – mówi Bastos, kiedy jest zupełnie cicho. – Nie powinienem był prosić. – Myśli tak długo, ile trzeba. – Mam mówić za statek. Chciałbym, żeby przegłosowano, że nie wolno mi niczego mu rozkazać.

    Głosują i przechodzi.
guestbook-log-LM-66-title = Własną ręką
guestbook-log-LM-66 = Chodzi o księgę w skrzyni na mąkę i każdy znalazł jakiś sposób, żeby z nią żyć.
guestbook-log-LM-66-b1 = Stoi teraz otwarta na ladzie, z lampą. Ustawia się kolejka. Czytają najpierw swoją stronę, potem stronę sąsiada, a potem idą go poszukać. Na pokładzie szóstym jest kobieta, która się dowiedziała, że umiała grać na wiolonczeli. Widziano, jak siedzi na koi z rozstawionymi kolanami, z lewą ręką przy uchu, i nią porusza.
guestbook-log-LM-66-b2 =
    Została zamknięta. Przywykli do niej jak do pieca. Jedno z tego wyszło: mówią sobie, jacy są.

    – Ja jestem z tych, co ustępują – słychać przy zmywaniu. – Myślę, że pewnie byłem za.

    Można wtedy usłyszeć, że człowiek się co do tego myli.
guestbook-log-LM-67-title = Co mówi teraz
guestbook-log-LM-67 = Kucharz ma miejsce przy Stole. Nie wie, co tam zrobić z rękami.
guestbook-log-LM-67-b1 = Tych czworo, którzy poszli do niego od kuchni, zaczęło siadać obok, po dwoje z każdej strony. Podają mu różne rzeczy do obrania. Zaczął mówić, po trochu, niepytany: o tych czterech latach i co się wtedy robi. Człowiek się uczy żonglować, jak się okazuje. Pokazuje wam, na cebulach. Jest w tym nadzwyczajny.
guestbook-log-LM-67-b2 = Zapytaliście go przy dziewięćdziesięciu czterech osobach. Na wszystko odpowiada teraz od razu i wyczerpująco, jak się odpowiada w urzędzie; trochę trwa, zanim komuś przychodzi na myśl nie pytać go o nic. Robią to w czwartki. Rozmawia się o zupie. Siedzi między nimi z czapką na kolanie i wracają mu kolory.
guestbook-log-LM-67-b3 = Nikt go w końcu nie zapytał. Trwają przy tym. Zrobił się z tego rodzaj prezentu, który daje się co dzień: ludzie przystają przy okienku, patrzą na niego i mówią, że ładnie pachnie. Powiedział Halinie, że nosił to sześćdziesiąt lat, a zostało odstawione tak, że nikt nie kiwnął palcem. Nie pomyślałby, że jest na to sposób.
guestbook-log-LM-68-title = Najniższy kamień
guestbook-log-LM-68 = Wróciliście z Cokołu, myjecie się, a w umywalce jest zaprawa, starsza, niż ktokolwiek umie powiedzieć.
guestbook-log-LM-68-b1 = Powiedzieliście im wszystko: że żadnego kamienicznika nie ma. Przyjmują to inaczej, niż myśleliście. Na jeden wieczór robi się cicho. Nazajutrz rano nie ma na statku ani jednego wolnego narzędzia. Przeszli go od końca do końca, dziewięćdziesiąt parę osób, i naprawili wszystko, czemu coś było; a kiedy nie było już nic do naprawiania, ktoś naoliwił zawias, któremu nic nie było, i postawił datę.
guestbook-log-LM-68-b2 =
    Powiedzieliście, że to stary kamień. Sikdar pyta, jak stary. Pyta, co jest pod nim; a ktoś z was mówi: skała, o chwilę za późno. Zapisuje to.

    – Drugi raz nie zapytam – mówi Parveen Sikdar.

    Nigdy jeszcze nie słyszeliście tego od niej. Po tym poznaje się, że wie.
guestbook-log-LM-69-title = Co się przywozi
guestbook-log-LM-69 =
    Rachmistrz ma listę. W nagłówku jest *dla Zimowiska*, a jak dotąd stoi na niej: *morele, 12 puszek; drut; szynka, imitacja.*

    Można by pomyśleć, że to wesele. Nikt nie ma co na siebie włożyć. Ludzie przychodzą do klatki jedno po drugim, kładą coś na ladzie i mówią, że to się pewnie do niczego nie przyda.

guestbook-log-LM-69-b1 = Ruth przyniosła torebkę fasoli. To wnuki tamtych trzydziestu jeden. Napisała na niej, jak głęboko.
guestbook-log-LM-69-b2 = Ruth przyszła bez niczego. Przyniosłaby fasolę, mówi. Była kiedyś. Daje rachmistrzowi swój drugi ołówek.
guestbook-log-LM-69-b3 = Ze swojej szafki przynosicie to, co jest w rękawiczce. Nie kładziecie tego na ladzie. Pytacie go tylko, co się robi, jeśli się miało rzecz, która należy do kogoś; a Anatole, który zna każdy formularz, jaki istnieje, mówi, że się ją oddaje i mówi się: *proszę.*
guestbook-log-LM-69-b4 = Przy morelach wpisał prawdziwą liczbę. Odczytano ją wam wszystkim w pierwszym roku i nie ma czego tłumaczyć. Chyba go to cieszy: *188, minus 12.*
guestbook-log-LM-69-b5 = Przy morelach wpisał liczbę, która się zgodzi. Patrzy na nią i na was czworo, którzy wiecie od pierwszego roku; wyjmuje nożyk i zdrapuje ją z papieru. Wpisuje tę drugą.
guestbook-log-LM-70-title = O co pytają
guestbook-log-LM-70 = Nie zaczyna się od Warkocza ani od Anteny. To uprzejmi ludzie i mieli sześćdziesiąt lat, żeby się zastanowić, o co zapytać najpierw.
guestbook-log-LM-70-b1 = – Pali się? – pyta mężczyzna z grabiami. – Ta na dziewiątce. Babka mówiła, że było ją widać pod drzwiami. – Mówicie mu, że pali się od tygodnia, w którym wstaliście; że było głosowanie. Zdejmuje czapkę, żeby się podrapać w głowę, i zapomina ją włożyć. Woła żonę, żeby jej to powiedzieć.
guestbook-log-LM-70-b2 = – Pali się? – pyta mężczyzna z grabiami. – Ta na dziewiątce. – Musicie powiedzieć, że była na liście. Dwanaście watów. Grabi dalej. – My zawsze jedną mamy – mówi – na podeście. Żeby były dwie. – Wieczorem ją widać: lampę w górnym oknie, zwróconą ku niebu, zasłoniętą chustą.
guestbook-log-LM-70-b3 = Macie torebkę fasoli. Wędruje wzdłuż długiego stołu z rąk do rąk. Takiej nikt tu jeszcze nie widział; leży na obrusie, brązowo-biała, jak bardzo małe krowy. Jedna staruszka wkłada sobie ziarnko za policzek i trzyma je tam, rozmawiając z wami, żeby do ziemi poszło ciepłe.
guestbook-log-LM-71-title = Dołączyli
guestbook-log-LM-71 = Po jedzeniu się śpiewa, bo tak się robi, kiedy nikt nie wie, co dalej.
guestbook-log-LM-71-b1 = To jedenaście nut. Mają to jako kanon; zaczynają dzieci, a potem wraca wzdłuż stołu. I wy to znacie. Wszyscy przez rok na tym spaliście, aż do dziewiątej nuty i poza nią. Jest chwila, kiedy słyszą, że głosów jest za dużo. Nikt nie przestaje. Obracają tylko krzesła, żeby siedzieć do was twarzą.
guestbook-log-LM-71-b2 = To jedenaście nut. Mają to jako kanon. Słyszeliście to raz, na taśmie, którą schowano, żeby nie robiła szkody. Więc siedzicie z rękami na kolanach i słuchacie. Przy dziewiątej nucie macie w uchu głos, niski, na otwartym kanale, który ciągnie dalej. Urywa się, gdy tylko ktoś powie imię.
guestbook-log-LM-71-b3 =
    Chcieliby wiedzieć, kto mówi za was. Pan Bastos, mówicie. Wstaje. Nie mówi nic tak długo, że jakieś dziecko się śmieje.

    – Dziękujemy za zupę – mówi Bastos. – Próbowałem wymyślić, co powinno być przed tym.

    Patrzą po sobie, po obu stronach stołu. A więc to ten człowiek. Słyszeli tylko o tym drugim rodzaju.
guestbook-log-LM-71-b4 = Chcieliby wiedzieć, kto mówi za was. Wstaje Ruth Adeyinka. Znają ten głos. Mają go z budki, dziewięć sekund, przez całe życie; jeden mały chłopiec zatyka uszy. Ona to widzi. Obchodzi stół, klęka na trawie, żeby być niżej od niego, i mówi to jeszcze raz, tak cicho, że nie słychać co.
guestbook-log-LM-72-title = W drodze na Cokół
guestbook-log-LM-72 = Maret Tamm przyszła na żółtą linię obejrzeć pasy. Ogląda pasy wszystkich i każdym raz szarpie.
guestbook-log-LM-72-b1 = – Pewnie je teraz obiad – mówi Maret. – Która tam jest godzina? Obliczyłam, tylko wciąż wstaję sprawdzać. – Na wewnętrznej stronie nadgarstka ma kreskę ołówkiem. To wzrost, mówi, według stanu na dzisiaj; na oko. – Przywieźcie mi coś z samego dna. Jakiś kawałek porządnej roboty. Chciałabym mieć co jej pokazać.
guestbook-log-LM-72-b2 = – *Czyj* on jest, ten pokój? – mówi Maret. Nie pytała, odkąd otwarto drzwi. Pyta sprzączkę. – Myślałby kto, że ktoś powie. Myślałby kto, że będzie na jakiejś liście. – Macie przed sobą odliczanie i właz. Szarpie pas tak, że { $active } o mało nie pociąga jej za sobą na ziemię. – No to dobrze – mówi Maret. – To będzie trzymać.
guestbook-log-LM-73-title = Zapytanie
guestbook-log-LM-73 =
    W przegródce Ruth, między pismami, leży kartka, drobno złożona. Nie jest podpisana. Stoi na niej: *a gdybyśmy nie wiedzieli?*

    Do wieczora jest dziewięć następnych. Każda inną ręką i każda mówi to inaczej. Nie byłoby to tchórzostwo; robiono to już; przeszło osiemdziesięcioma czterema głosami do czterdziestu sześciu. Można by spróbować jeszcze raz z jasną głową.

    Rozkłada je w rząd jak karty.

    – Muszę to dać do porządku obrad – mówi – jeśli dojdę do dwudziestu. – Jedną napisała sama. Odwraca ją pismem do dołu i równa z resztą.

guestbook-log-LM-74-title = Dwunasta zwrotka
guestbook-log-LM-74 =
    Ktoś znów zaczął *Poprzedniczkę*. Nie śpiewano jej, odkąd Desta zszedł z ławy; teraz na nią wchodzi.

    – Miał brodę – śpiewa Desta. – Miał but. Miał statek zupełnie jak ten, a na nim ludzi zupełnie jak wy. – Jest dwunasta zwrotka. Ułożył ją sam. Kapitan dociera w niej tam, dokąd leciał, i zastaje nakryty stół. Liczy krzesła. Zaokrągla w górę.

    Włączają się wszyscy, dziewięćdziesiąt cztery osoby: *jakieś sto czterdzieści dziewięć.*

guestbook-log-LW-68-title = Między piętrami
guestbook-log-LW-68 =
    W drodze na drugie piętro schody stają. Nie kończą się, tylko stają, a człowiek ma już stopę w powietrzu. Agnieszka Bąk, która idzie przodem, opiera się plecami o ścianę i krzyżuje nogi w kostkach.

    – Ile im dajemy? – pyta { $other }.

    – Nic im się nie daje – mówi Agnieszka. – Nie na was czekają, czekają na *nich*. – Wskazuje brodą ciemność. Ktoś tu kiedyś wsiadał. Po jakiejś minucie coś pod nogami jakby wzdycha, jak gdyby przybył ciężar jednej osoby, i schody ruszają dalej.

guestbook-log-LW-74-title = Vikram rozmawia ze schodami
guestbook-log-LW-74 =
    Vikram Solanki schodzi pierwszy, z ręką na ścianie, i mówi. Odnawiał studnie głębokie na dziewięć pięter. Trzeba uprzedzić, co się będzie robić, twierdzi. Różni już tędy schodzili.

    Mówi im, że jest was czworo. Mówi im, że wytarliście buty i jaka to bardzo ładna spoina, ta z lewej. Ma lekki głos. Idzie on przed nim za zakręty, a na każdym podeście, kiedy do niego dochodzi, kurz jest już zagarnięty na bok.

guestbook-log-LW-40-title = Fatou i pierścionek
guestbook-log-LW-40 =
    Fatou Sarr znalazła kiedyś na plaży złoty pierścionek i go oddała. Nic więcej się o niej nie opowiada i trochę już ma tego dość.

    Na łące staje przed nią stary człowiek. Ma pierścionek, na sznurku, pod koszulą. Dla niego za mały.

    – To matki – mówi. – Wciąż go gubiła. Opowiadała nam, że była na statku taka kobieta, co dwa dni chodziła za nim na czworakach wzdłuż rzeki. – Patrzy na nią, jak się patrzy na monetę. – Mamy powiedzieć dziękuję – mówi. – Gdyby pani przyleciała.

guestbook-log-LW-70-title = Znak wywoławczy
guestbook-log-LW-70 =
    Obok Anteny jest budka, a w budce dziewięcioletnia dziewczynka w słuchawkach. Luz Marina Cordero staje w drzwiach.

    – Tu – mówi dziewczynka i podaje znak. Ma sześć liter i wydał go kraj, którego już nie ma. – Nic nie odebrano. Jutro o tej samej porze. – Zapisuje to w księdze. To tom czterysta trzydziesty. Podnosi wzrok. – Tak się tylko mówi – wyjaśnia. – To jeszcze sprzed nas. Żeby częstotliwość nie przepadła.

    Luz Marina widzi, że trzyma w ręce czapkę.

    – Nie przepadła – mówi. – Mam licencję.

guestbook-log-LW-78-title = Blaszana łódź
guestbook-log-LW-78 =
    Pod murem leży wyciągnięta łódź: cztery metry, z blachy, z łatą. Na łacie ma łatę. Noor Iskandar odkłada wszystko, co niesie, i kładzie się na brzuchu w trawie.

    – Kto robił tę? – pyta spod spodu.

    – Zależy – mówi kobieta z koszem. – Pierwszą ktoś od was. Nigdy nie skończy, mówił tata, wciąż przy niej dłubał. Potem my. Co wiosnę robimy jedną. – Trzyma kciuk na najstarszym nicie. Zabito go trzema uderzeniami, nie czterema. Leży z policzkiem przy blasze tak długo, jak można, żeby nikt nic nie powiedział; potem sięga do kieszeni.
