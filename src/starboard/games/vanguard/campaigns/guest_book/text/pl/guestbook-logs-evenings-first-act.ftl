# Zapisy: co się czyta.

guestbook-log-LM-01-title = Lampa na dziewiątce
guestbook-log-LM-01 =
    Bastos kończy nocny obchód w korytarzu dziewiątym. Przy drzwiach, które się nie otwierają, wisi tam lampa. Bierze dwanaście watów. Maret Tamm wpisała ją na listę rzeczy, bez których można się obyć.

    Co noc o jedenastej ktoś ją gasi, przepisowo, i składa podpis. Co rano o piątej się świeci. Pytał wszystkich na pokładzie. To nikt z nich.

    – Mógłbym tam stanąć i popatrzeć – mówi Bastos. – Ale wtedy ten ktoś nie potrzebowałby lampy.

    Przyniósł listę i ołówek i czeka, co powiedzą cztery biurka.

guestbook-log-LM-01-c1 = Niech się świeci.
guestbook-log-LM-01-r1 = Maret skreśla *dziewiątka, lampa, 12 W.* To pierwszy wiersz na tej liście, który kiedykolwiek skreśliła, niczego przedtem nie zrobiwszy.
guestbook-log-LM-01-c2 = Zgasić.
guestbook-log-LM-01-r2 = Gaszą ją i zostaje zgaszona. Nocą chodzi się wzdłuż tej ściany z jedną ręką na niej i liczy drzwi. Przy jednych wszyscy zwalniają.
guestbook-log-LM-02-title = Pierwsze strąki
guestbook-log-LM-02 =
    Ruth Adeyinka stawia na Stole miskę. Jest w niej trzydzieści jeden strąków fasoli, cały metr skrzynki.

    Można by dać po strąku jednej trzeciej statku. Można by ugotować dla wszystkich zupę, która otarła się o fasolę. Albo można je ususzyć i jesienią, jak ona wciąż mówi, będą trzy metry.

    Przewodnicząca oświadcza, że nie ma zdania. Odkąd miska jest w porządku obrad, trzyma ją obiema rękami.

guestbook-log-LM-02-c1 = Zupa dla wszystkich.
guestbook-log-LM-02-r1 = Kucharz sprawia, że wystarcza. Jak, o tym nie będzie rozmawiał. W każdej z dziewięćdziesięciu pięciu misek jest dokładnie jedna fasolka i wszyscy podjadają ją ze wszystkich stron.
guestbook-log-LM-02-c2 = Zostawić na nasiona.
guestbook-log-LM-02-r2 = Wiszą w ogrodzie na sznurku jak bardzo drobne pranie. Nikt nie mówił, że nie wolno ich dotykać. Ktoś powiesił kartkę z napisem *dziękujemy.*
guestbook-log-LM-03-title = Dziura w worku
guestbook-log-LM-03 =
    Rachmistrz prosi cztery biurka do klatki i zamyka za nimi drzwiczki, więc w klatce robi się dość pełno.

    Ma stronę do pokazania. Stoi na niej 400, a na tym, małe, ołówkiem, 188.

    – To tylko owoce – mówi Anatole Grigorian. – Mogę wpisać błąd przy załadunku i nikt nigdy nie spyta. Albo odczytam to w czwartek, między olejem a herbatą. – Wygładza kartkę. – Prowadzę księgi czterdzieści lat. Nigdy jeszcze nie miałem różnicy, która byłaby *staranna*.

guestbook-log-LM-03-c1 = Niech odczyta.
guestbook-log-LM-03-r1 = Czyta swoim głosem do czytania. Ktoś się śmieje. A potem widać, jak wszystkim przypomina się coś, co sami przeliczyli i złożyli na karb załadunku. Do piątku jest remanent na każdym pokładzie.
guestbook-log-LM-03-c2 = Niech zachowa to dla siebie.
guestbook-log-LM-03-r2 = – Tylko by to ludzi przestraszyło – mówi. Dopisuje obok *sprawdzić*, tak drobno, że mógłby to być mól; a wieczorem sam wydaje herbatę, płaską łyżeczką.
guestbook-log-LM-04-title = Coś na oddział
guestbook-log-LM-04 =
    Halina Wierzba chętnie pożyczyłaby taśmę z Ciszy. Ma troje pacjentów, którzy nie śpią, i półkę rzeczy, po których się śpi, i wolałaby jej nie ruszać.

    – To nie jest *kołysanka* – mówi Parveen Sikdar. – To wiatr i duże zwierzę. Jeśli puści to pani chorym, nigdy już nie znajdę na tym statku bezstronnego słuchacza.

    – Uprzedzam, że puszczałabym to i zdrowym – mówi Halina.

    Na końcu Stołu Maret Tamm odsuwa krzesło. Przypomniał jej się zawór.

guestbook-log-LM-04-c1 = Pożyczyć jej taśmę.
guestbook-log-LM-04-r1 = Na oddziale gra cicho, po przygaszeniu lamp. Tej nocy nikt nie dzwoni. W hali wyciągarek piętro wyżej coś spada na blachy i zostaje podniesione dopiero wtedy, gdy taśma dobiega końca.
guestbook-log-LM-04-c2 = Zostawić w laboratorium.
guestbook-log-LM-04-r2 = Sikdar dziękuje oficjalnie, zamyka taśmę razem z tamtymi dwiema i wiesza klucz na haczyku. Tylko że winda zaczęła stawać przy laboratorium. Stoi tam, mówią ci od wind, mniej więcej tak długo, ile trwa jedenaście nut.
guestbook-log-LM-05-title = Cicha połowa
guestbook-log-LM-05 =
    Nie żeby ktoś się pokłócił. W mesie siedzi dziewięćdziesiąt pięć osób i słychać łyżki.

    Desta Wolde wchodzi na ławę i proponuje każdemu wyścig na rufę i z powrotem, o bułkę. Rozgląda się po rzędach. Schodzi i zjada bułkę.

    – Mam w magazynie cztery lampiony i akordeon – mówi rachmistrz do swojego talerza. – Pokwitowane. Od stoczni nie były w użyciu.

guestbook-log-LM-05-c1 = Kazać je przynieść.
guestbook-log-LM-05-r1 = Okazuje się, że akordeon ma dziurę po myszy i że można grać dokoła niej. Kosztuje to sporo oleju i cały następny ranek.
guestbook-log-LM-05-c2 = Dać ludziom spokój.
guestbook-log-LM-05-r2 = Dajecie ludziom spokój. Idą wcześnie na koje i leżą tam, mając spokój.
guestbook-log-LM-06-title = Zakłady
guestbook-log-LM-06 =
    Ktoś przyjmuje zakłady, która sekcja pierwsza się spóźni. Jest to spisane kredą na boku zbiornika. Zwiad stoi jeden do jednego.

    Idzie dobrze i wszyscy o tym wiedzą, i nikt tego nie mówi, bo to ludzie, którzy szczęście mieli zawsze tylko pożyczone. Są po prostu trochę głośniejsi na schodach. Ktoś naoliwił drzwi mokrego laboratorium, chociaż nie było na to listy.

    Wygrana to dwa guziki i cukierek. Przeszły już przez tyle rąk, że cukierek dostał od rachmistrza numer inwentarzowy.

guestbook-log-LM-07-title = Piasek
guestbook-log-LM-07 =
    Kiedy wracacie z Guzdrały, śluza zostaje zamieciona, a kiedy przejdziecie, jeszcze raz, i wieczorem jeszcze raz. Przy drzwiach kambuza i tak leży wydma. Pochyla się na wschód.

    Przez jakiś dzień chodzicie wszyscy tak, jakbyście mieli światło za plecami. { $active } stoi przy kolacji z talerzem w każdej ręce i przesuwa się powoli wzdłuż stołu, wciąż w cieniu lampy.

guestbook-log-LM-07-b1 = W raporcie, w rubryce *inne*, ktoś wpisał: *oczyszczono kanał.* Ruth Adeyinka pyta, pod który paragraf to podpada. Pod żaden. Liniuje na to wiersz u dołu strony i zostawia miejsce.
guestbook-log-LM-08-title = Wełna
guestbook-log-LM-08 =
    Jest we wszystkim: w uszczelkach, w filtrach, w maśle. Jest szara, długa na dłoń i kładzie się w tę stronę, w którą się ją głaszcze.

    Kucharz chodzi z grzebieniem. Tego, co wyczesze, nie wyrzuca. Ma na to worek po mące, pod koniec tygodnia worek ma kształt poduszki, a poduszka leży na krześle tego, kto ma nocną wachtę.

guestbook-log-LM-08-b1 =
    Rachmistrzowi brakuje pasa: promowy, trzy metry. { $active } wie, gdzie jest.

    – Na *cielaku* – powtarza Anatole Grigorian. Wpisuje go do kolumny *pożyczone*, a pod *termin zwrotu* stawia małą kreskę, bo coś tam stać musi.
guestbook-log-LM-08-b2 =
    { $active } stoi w śluzie w na wpół zdjętym skafandrze.

    – Nie nas wołało – słychać po chwili. – Po prostu wołało.

    Kucharz bierze skafander i go wiesza, a z rękawami schodzi mu się długo.

guestbook-log-LM-09-title = Rządek na parapecie
guestbook-log-LM-09 =
    Nie padło o tym ani słowo. Parapet przy okienku kambuza był zawsze pusty; opiera się na nim łokieć. Od Czajnika stoi na nim rządek rzeczy. Naparstek, porządny gwóźdź, guzik w kształcie ryby.

    { $active } idzie obok z tacą, przystaje i ogląda rządek. Bierze gwóźdź. A potem, po przeszukaniu wszystkich kieszeni, kładzie na parapecie kawałek czerwonej nitki.

guestbook-log-LM-09-b1 = Pod koniec tygodnia prawie nie ma na pokładzie osoby, która by tam nie była. Tak wychodzi na jaw, że dwoje z farbiarni, którzy nie rozmawiają ze sobą od stoczni, jest w zgodzie: każde ma grzebień drugiego.
guestbook-log-LM-09-b2 = To krótki rządek. To, co stamtąd zabraliście, nic nie zostawiając, leży w klatce, za siatką, z etykietą. Bastos ma na obchodzie sprawdzać zamek. Sprawdza go i prosi go o wybaczenie.
guestbook-log-LM-10-title = Gadanie w kambuzie: noc wśród zwierząt
guestbook-log-LM-10 =
    – Na takim jednym statku, na którym bywałem – mówi kucharz – była kobieta, co zgubiła dziecko. Na jedną noc. Pod gołym niebem, po ciemku, a dokoła zwierzęta wielkie jak stodoły. Poszliśmy z lampami, wszyscy, kucharze też. Krzyczeliśmy. A one się oczywiście zeszły, z całej okolicy, przez to krzyczenie. Noża by człowiek między nie nie wetknął. A ona stała w środku całej tej wełny i sprawiła, że umilkliśmy. Sto czterdzieści osób. Jednym palcem. I zaczęła mu śpiewać to, co zawsze miało przed snem. A rano…

    Podskakuje pokrywka. Idzie do pokrywki.

    – A rano? – pyta ktoś.

    – Rano potrzebna jest kasza – mówi kucharz – na sto… – Liczy miski na suszarce. – Dziewięćdziesiąt pięć – mówi. – Co ja gadam.

guestbook-log-LM-11-title = Gadanie w kambuzie: dwaj cieśle
guestbook-log-LM-11 =
    – Na takim jednym statku, na którym bywałem, było dwóch cieśli. Przyjaciele. Jednego bez drugiego się nie widziało. Zawiesili razem drzwi, a jak już wisiały, jeden powiedział, że otwierają się do środka, a drugi, że na zewnątrz.

    – A jak było?

    – No, drzwi to były. Z tej strony trochę zestrugali. Z tamtej strony trochę zestrugali. Ludzie zaczęli mówić, od którego pożyczą młotek. – Kroi chleb. Na oko, wszystko na jedną grubość. – Pod koniec nosiłem im obiad. Musiałem dokoła, po schodach.

    Czekają.

    – Dobre to były drzwi – mówi kucharz.

guestbook-log-LM-12-title = Co pakuje kucharz
guestbook-log-LM-12 =
    Na żółtej linii leży dla każdego paczuszka w szarym papierze, ze sznurkiem. Imion nie ma. Po prostu właściwa leży przy właściwych butach.

    { $active } odgina róg. Skórki są odkrojone. O tych skórkach od lat nikt nie wie; była kiedyś babcia, na stacji, którą potem sprzedano.

    – Pytał mnie o to – słychać obok, nie całkiem pewnie. To { $other }. – Pewnie pytał wszystkich.

    Kucharza już nie ma. Ma coś na kuchni.

guestbook-log-LM-13-title = Jeden na pożegnanie
guestbook-log-LM-13 =
    Zwykle pół statku ma akurat coś do zrobienia w pobliżu. Dzisiaj jest to jeden chłopak ze stosem garnków po brodę.

    Kazano mu podobno stać, aż zapali się zielone. Kucharz mówił, że ktoś powinien. Nie wie, co się przy tym robi.

    – Możesz pomachać – radzi { $active }.

    Chłopak rozważa garnki. Kiedy właz się zamyka, widzicie, jak ugina kolana, bardzo ostrożnie unosi jedną nogę i nią kiwa.

guestbook-log-LM-14-title = Nastawione
guestbook-log-LM-14 =
    Pham Duc Minh sprawdził każdy zegar na statku, wszystkie sto sześć, i zgadzają się co do sekundy. Melduje to pierwszego dnia, z zadowoleniem. Jego ojciec miał zakład. W zakładzie nigdy nic się z niczym nie zgadzało.

    Trzeba mu paru tygodni, żeby przestać się cieszyć.

    – Zegary są jak dzieci – mówi w mesie. – Zostawić je same na dziewięćdziesiąt lat, to się rozejdą. Te nie były same. – Obraca kubek. – One nie idą *dobrze*. Są *nastawione*.

    – Przez kogo? – pyta Ruth.

    Tego nie wie. Ten w swojej kajucie zatrzymał, na dwadzieścia po czwartej. Żeby mieć, mówi, choć jeden, któremu można wierzyć.

guestbook-log-LM-15-title = Drut od tego
guestbook-log-LM-15 =
    Agnieszka Bąk twierdzi, że winda nie staje na dziewiątce przypadkiem. Ktoś pociągnął do tego drut. Radim Kovář twierdzi, że budował dekoracje do jedenastu filmów, w których windy gdzieś stawały, i nigdy nie był to drut, zawsze był to facet. Zakładają się o chleb na tydzień.

    Panel schodzi po czterech śrubach. Drut jest: niebieski, z obu końców przylutowany, z zawieszką. Na zawieszce stoi *dziewiątka, zawsze.*

    – Ładny lut – mówi Radim. Patrzy z bliska. Patrzy na nią. – To twój.

    Nie odpowiada. Ma taki sposób zostawiania końcówki cyny, jak przecinek. Przykręca panel z powrotem, wszystkimi czterema, i wieczorem wypłaca mu całą wygraną, kromka po kromce, a on jej nie je.

guestbook-log-LM-16-title = W środku się nie gwiżdże
guestbook-log-LM-16 =
    Siobhán Meade pływała na łodziach ratunkowych. W kadłubie się nie gwiżdże. To ściąga wiatr; tu wiatru nie ma; nie gwiżdże się i tak.

    Émile Thibodeaux ma czterdzieści piosenek na jedną melodię i nie wie, że gwiżdże, dopóki mu tego nie powiedzą.

    Sprawa idzie do sali sytuacyjnej. Idzie do Stołu. W końcu rozstrzyga ją Bastos, odpowiadając na przedostatnie pytanie: wolno gwizdać w śluzie zewnętrznej, przy zamkniętych drzwiach, dziesięć minut dziennie. Émile chodzi. Widać go przez szybę, ręce w kieszeniach, usta w ciup, całkiem szczęśliwy. Po jakimś tygodniu ludzie zauważają, że Siobhán pija tam herbatę, po wewnętrznej stronie, gdzie nie słychać zupełnie nic.

guestbook-log-LM-17-title = Siedem warstw
guestbook-log-LM-17 =
    Hoshino Mei ma obejrzeć farbę na dziewiątce. Mówi, że zajmuje się papierem. Przynosi jednak skalpel i lupę i zdejmuje płatek nie większy od paznokcia.

    Pod lupą wygląda jak brzeg książki. Kremowa, kremowa, kremowa: siedem warstw. Sześć jest starych jak statek. Jedna nie.

    – Tej wiosny – mówi o wierzchniej.

    – Żadnej wiosny nie było – mówi Maret Tamm. – Spaliśmy.

    – To prawda. – Mei wkłada płatek do koperty i pisze na niej datę, na ile się da. Ręka jej nie drży. Nikt nie pamięta, żeby drżała. Przed rokiem chwilę czeka, a potem go pomija.

guestbook-log-LM-18-title = Złe skrzydło
guestbook-log-LM-18 =
    Cheng Guoliang składa ptaki. Na zebraniach, pod brzegiem Stołu, z porządków obrad, i zostawia je na wszystkim, co jest równe.

    Za półką z przyprawami w kambuzie stoi jeden, którego sobie nie przypomina. Jest żółty od tłuszczu. Wyjął go i odwrócił: lewe skrzydło jest zgięte dwa razy. To błąd. Robił go jako chłopiec i zostawił, żeby zawsze poznać swoje.

    – To pewnie z zeszłego tygodnia – mówią mu. Jest suchy jak liść. Odstawia go. Do kolacji obok stoi nowy, dziób przy dziobie, a kucharz ściera kurz dokoła obu.

guestbook-log-LM-19-title = Cztery klisze
guestbook-log-LM-19 =
    Zanele Dube ma pudełko dwudziestu czterech klisz fotograficznych. Była na nim pieczęć stoczni. Cztery są naświetlone.

    Wywołuje jedną, żeby zobaczyć, kto przy tym grzebał. Jest na niej długi stół, nakryty, widziany od końca. Wszyscy odwrócili się właśnie do czegoś poza kadrem, z lewej, i się śmieją: nie tą miną, którą się robi do obiektywu, tylko tą następną.

    – Kolacja pożegnalna – mówi Anatole.

    – Na kolacji pożegnalnej nikt się nie śmiał – mówi Zanele. Była tam; czekała na to całą noc. Wiesza kliszę w korytarzu, żeby wyschła. Ludzie przystają, znajdują się na niej i patrzą, co jest z lewej.

guestbook-log-LM-20-title = Modlitwa
guestbook-log-LM-20 =
    Wiremu Parata modli się przed jedzeniem. Od urodzenia córki nie podniósł głosu, więc stół musi na to ucichnąć, a z czasem nawykł cichnąć o chwilę wcześniej.

    Córka jest w *Jałowcu*, w drugiej ładowni. Miała jedenaście miesięcy; będzie miała jedenaście miesięcy.

    – Myślałem, że krzyknę – mówi – jak ją zobaczę. Ten jeden raz. Jej imię, przez pole. – Łamie chleb. – Oszczędzam na to.

guestbook-log-LM-21-title = Materace
guestbook-log-LM-21 =
    Nomvula Khoza nauczyła czterysta dzieci upadać. Dzieci tu nie ma, więc uczy chłopaków z kuchni, w korytarzu dziewiątym, bo tam najszerzej: broda do piersi, ręka w bok, przewrót.

    Potrzebne są materace. Za drugą grodzią jest ich, jak się okazuje, cały stos, pod płachtą. Jak znalazł. Niebieskie, metrowe i każdy w środku wytarty.

    – Połówki – mówi Nomvula. – Kto bierze na statek badawczy połówki? – Klęka na jednym na próbę. I łapie się na tym, że liczy pod nosem głosem dla tych całkiem małych: *i przez głowę, i wstajemy, i kto tu jest zuch miś.*
