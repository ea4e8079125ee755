# Zapisy: co się czyta.

guestbook-log-LG-02-title = Powołany: Ondřej Malík
guestbook-log-LG-02 =
    Siedzi na koi, zanim zapukacie. Słyszał kroki. Był nocnym portierem w hotelu i pyta, który numer i czy jest bagaż.

    Kiedy słyszy, że chodzi o lądowniki, maca pod koją w poszukiwaniu butów. Są wypastowane. Przez wszystkie te miesiące stoją tam obok siebie, noskami do drzwi.

    – Myślałem, że już nikt nie zadzwoni – mówi Ondřej Malík.

guestbook-log-LG-04-title = Powołana: Grace Atieno
guestbook-log-LG-04 =
    Powołuje się na pokładzie koi, każdego przy jego własnej, a kto ma lecieć na dół, dostaje kubek wody. Grace Atieno wypija połowę i resztę podaje w lewo. Z lewej nie ma nikogo. Jest blacha, z jedenastego roku.

    Trzyma kubek wyciągnięty jeszcze przez chwilę. Potem wstaje, dowiaduje się, kto co niesie, i część przejmuje.

guestbook-log-LG-12-title = Powołany: Gunnar Eikeland
guestbook-log-LG-12 =
    Przed dopuszczeniem do lądownika jest zastrzyk.

    – Teraz będzie osa – mówi Halina. Gunnar Eikeland, który na platformie składał kości podczas sztormu, patrzy na igłę i wali się jak drzwi.

    Kiedy dochodzi do siebie, przeprasza doktor, pielęgniarkę i podłogę. Potem zauważa, że ktoś, łapiąc go, paskudnie skaleczył się o tacę. Rana jest opatrzona, zanim komukolwiek przyjdzie do głowy, gdzie są opatrunki.

guestbook-log-LG-23-title = Powołany: Jakub Stránský
guestbook-log-LG-23 =
    Pierwsze, czego chce Jakub Stránský, kiedy dopuszczają go do lądowników, to plan statku. Odwraca go do góry nogami, przeciąga po nim kciukiem i rusza.

    Po godzinie znajdują go w korytarzu dziewiątym. Przyszedł trzema drabinami i jednym szybem. Mówi, że to najkrótsza droga na śniadanie. Dlaczego sądził, że śniadanie jest tutaj, nie wie.

guestbook-log-LG-27-title = Powołany: Tenzin Lhamo
guestbook-log-LG-27 =
    – No i co – mówi Desta Wolde – zdobędziemy parę światów?

    Tenzin Lhamo się zastanawia. Wniósł cudzy tlen na większość rzeczy, które mają szczyt.

    – Góra ci pozwala – mówi. – Albo nie pozwala. Co niesiesz?

    To śniadanie Desty. Bierze je od niego, przesuwa ciężar na tylny brzeg tacy i idzie z nią po schodach dokładnie takim krokiem, jakim można by iść po schodach zawsze.

guestbook-log-LG-31-title = Powołany: Hassan Cheikh
guestbook-log-LG-31 =
    Hassan Cheikh kłóci się z mapą. Na stojąco, w godzinę po powołaniu. Tu stoi sucho; kto to rysował, mówi, nigdy nie chciał pić. Tu stoi jedenaście dni od studni do studni.

    – Dziewięć – mówi. – Kto chodzi w południe?

    To mapa szlaków gwiezdnych. Zwracają mu uwagę. Kładzie na niej dłoń i sunie po linii.

    – Wszystko jedno – mówi Hassan. – Na tej drodze jest woda. Ktoś ją porozstawiał.

guestbook-log-LG-46-title = Powołana: Wanjiru Mwangi
guestbook-log-LG-46 =
    Wanjiru Mwangi wszystko już raz ugryzło. Na badaniu wylicza to pielęgniarce od nadgarstka w górę: gęś, osioł, kot biskupa.

    Jednego ugryzienia, pod łokciem, nie umie umiejscowić. Jest stare, szerokie i płytkie i nie ma w nim zębów. Wygląda tak, jakby coś bardzo dużego wzięło rękę człowieka do pyska i gdzieś go prowadziło.

    – To bym chyba pamiętała – mówi Wanjiru. Wygląda na dość urażoną.

guestbook-log-LG-50-title = Powołany: Kazimierz Nowicki
guestbook-log-LG-50 =
    Na parapecie oddziału, gdzie się czeka na badanie, stoi doniczka z ziemią. Kazimierz Nowicki ślini palec.

    Próbuje, uprzejmie spluwa, próbuje jeszcze raz.

    – To nasza – mówi. – Zza szklarni w stoczni. Jest w niej cegła. – Marszczy brwi i bierze jeszcze trochę. – I coś, co nie jest. Żelazo, torf. Dużo deszczu. – Odstawia doniczkę, twarzą do światła. – To pewnie od doniczki – mówi Kazimierz.

guestbook-log-LG-51-title = Powołana: Amara Obi
guestbook-log-LG-51 =
    Amara Obi operuje dzieci. Pytano ją, po co jej statek, na którym żadnych nie będzie; powiedziała, że zanim dolecicie, będzie tam czterdzieści tysięcy ludzi i ktoś na pewno zacznie.

    Przy pracy gwiżdże. Gwiżdże i teraz, pakując walizkę do lądownika: długie, zagięte. W głębi szuflady leży tacka z całkiem małymi. Są używane, wygotowane i ułożone we właściwej kolejności. W jej kolejności.

guestbook-log-LG-70-title = Powołana: Luz Marina Cordero
guestbook-log-LG-70 =
    Luz Marina Cordero ma licencję na nadawanie, od kraju, którego już nie ma. Oprawioną. Pierwszego dnia przy stacji polowej ma słuchawki na uszach, zanim zdejmie płaszcz, i jedzie powoli po paśmie w górę i w dół.

    Nic. Szum i gwiazda.

    – Dzień dobry – mówi do niego i podaje swój znak, jak należy. Słucha minutę, z zegarkiem, bo tak jest w przepisie.

    W dzienniku pisze: *nic nie odebrano.* Ma wrażenie, że to zły czas.

guestbook-log-LG-72-title = Powołany: Chidi Okwuosa
guestbook-log-LG-72 =
    Na trzech ulicach miasta, które wam chętnie opisze, kiedy gasło światło, zapalał je Chidi Okwuosa. Do tej pory miał lampy na pokładzie szóstym. Teraz pokazują mu reaktor. Obchodzi go z rękami za plecami.

    – Kto z nią sypiał? – pyta Chidi. Nie rozumieją. – Ktoś tu miał łóżko. – Pociera stopą: cztery wgniecenia w podłodze, po nogach, z ciepłej strony. – Cztery lata. Pięć. To nie jest od odwiedzin.

    – Monterzy – mówi Maret Tamm.

guestbook-log-LG-83-title = Powołany: Matthias Uwimana
guestbook-log-LG-83 =
    Przywiózł szyld ze swojego zakładu. Poszedł na to cały jego bagaż osobisty. Stoi na nim *mamy też drugi pedał* i wisi nad stołem, który dostał w hali wyciągarek, zanim zdążył wypróbować imadło.

    – A macie? – pyta Maret.

    Matthias Uwimana wysuwa szufladę pod stołem, żeby pokazać, jak się urządza zakład. Leży w niej pedał. Lewy, mały, z przykręconym klockiem, żeby dosięgnął go ktoś o krótkich nogach. Zamyka szufladę.

    – Na to wygląda – mówi.

guestbook-log-LK-01-title = Awansował: Yusuf Kaplan
guestbook-log-LK-01 =
    Drugi pasek Yusuf Kaplan dostaje na korytarzu, bo właśnie idzie w sprawie jednego włazu. Dziękuje wszystkim. Dziękuje włazowi, mówi, że mu przykro, po czym jednym uderzeniem barku zdejmuje go z zawiasów.

    Jest za nim tylko szafa. Drzwi wiesza z powrotem sam. Zajmuje mu to całe popołudnie, i oliwi je.

guestbook-log-LK-08-title = Awansował: Batbayar Dorj
guestbook-log-LK-08 =
    Batbayar Dorj idzie powiedzieć silnikom. Z dłonią płasko na obudowie, wysoko, tam gdzie byłaby szyja; mówi im, co to znaczy i że między przyjaciółmi nic się nie zmienia.

    Teraz jesteś nad czymś naczelnikiem, wołają za nim. Pompa numer dwa, która stuka od stoczni, przestała stukać. Daje jej kawałek chleba. Co się dzieje z chlebem, to niczyja sprawa.

guestbook-log-LK-16-title = Awansował: Cheng Guoliang
guestbook-log-LK-16 =
    W jego dawnym fachu się nie awansowało; człowiek po prostu jeszcze był. Cheng Guoliang tłumaczy to, poproszony o parę słów. Miał szefa, który dziewiętnaście lat przecinał ten niebieski, wysłali go na emeryturę i potrącił go wózek z mlekiem.

    – Więc dziękuję – mówi Cheng – i będę patrzył w obie strony.

    Z dyplomu złożył tymczasem ptaka. Na skrzydle jest miejsce na pieczątkę.

guestbook-log-LK-22-title = Awansowała: Ngaire Pohatu
guestbook-log-LK-22 =
    Ngaire Pohatu jest najlepszą pilotką na statku i najgorszą pasażerką. Ma to w aktach dwoma charakterami pisma. Z awansem należy jej się miejsce z przodu, w każdym lądowniku, ktokolwiek prowadzi.

    – Z drążkiem? – pyta Ngaire.

    Bez drążka. Z miejscem.

    Przy następnym locie drążek jest. Ktoś w hali wyciągarek wytoczył go z nogi od krzesła. Nie jest z niczym połączony, ona trzyma go całą drogę w dół i nikt nie pamięta jej tak miłej.

guestbook-log-LK-25-title = Awansował: Oluwaseun Bakare
guestbook-log-LK-25 =
    Ze śluzy do Stołu prowadzi sześć dróg. Oluwaseuna Bakare, który o ósmej ma tam odebrać pasek, za pięć ósma widzą ludzie na czterech z nich.

    Wchodzi przez podłogę. Pod Stołem jest klapa, której nikt nigdy nie zauważył; to ta szósta droga, mówi, zawsze jakaś jest. Od środka ktoś napisał na niej kredą *uważaj na głowę, Seun.* Tak nikt go nie nazywał od dzieciństwa, a tutaj w ogóle.

guestbook-log-LK-34-title = Awansowała: Nadia Petrosyan
guestbook-log-LK-34 =
    Pismo z awansem wrzucono jej dla żartu do poczty okrętowej. Poczty okrętowej nie ma. Jest worek na haku przy windzie, do którego wkłada się to, czego człowiek nie ma odwagi powiedzieć przy stole.

    Nadia Petrosyan opróżnia go przed śniadaniem i wszystko doręcza, do rąk, biegiem. Do własnego dochodzi na końcu. Adres się zgadza. Kwituje odbiór. Potem znajduje na samym dnie worka jeszcze dwa, które leżą tam dłużej i są do ludzi z tablicy; stoi i je trzyma.

guestbook-log-LK-44-title = Awansowała: Ines Carvalho
guestbook-log-LK-44 =
    Ines Carvalho nauczyła się pływać w wieku czterdziestu lat. Zajęło jej to lato. Mówi, że tak naprawdę trzeba się nauczyć tylko wkładać twarz do wody.

    Dostała pasek, własny zespół i ma wygłosić mowę. Stoi przed nimi z kartką. Po chwili zdejmuje okulary, bierze oddech jak przed głęboką wodą i mówi bez kartki.

guestbook-log-LK-45-title = Awansował: Abhijit Sengupta
guestbook-log-LK-45 =
    – Miał kiedyś rzekę – mówią o Abhijicie Sengupcie. To prawda. Dwadzieścia lat wychowywał ją, ostrogami i faszyną, między brzegami; a potem pewnego sierpnia wstała i wyszła innymi drzwiami.

    Nie uważa, żeby była niewdzięczna. Opowiada o tym Stołowi, który pytał tylko, czy przyjmuje stopień.

    – Nigdy jej nie spytałem, dokąd chce – mówi Abhijit. – Pytałem tylko, ile, jak wysoko i kiedy.

    Przyjmuje. Prosi o zaprotokołowanie, że następnym razem spyta.

guestbook-log-LK-49-title = Awansowała: Rivka Halevi
guestbook-log-LK-49 =
    Rivka Halevi zna jedenaście języków, którymi nikt nie mówi i nikt nigdy nie mówił; były dla rąk. Kiedy pasek jest naszyty, dziękuje we wszystkich. Trwa to cztery minuty i ogląda się to w ciszy.

    Przy dziewiątym Bastos, pod drzwiami, robi mały ruch dwoma palcami. Nie wie o tym. Rivka przerywa.

    – To jest odpowiedź – mówi. – Ta *uprzejma*. Znało ją trzydzieści osób w jednej dolinie. Skąd pan ją ma?

    Patrzy na swoją rękę i chowa ją za plecami do drugiej.

guestbook-log-LK-66-title = Awansował: Pham Duc Minh
guestbook-log-LK-66 =
    Do drugiego paska należy się zegarek z Kasy. Pham Duc Minh otwiera go od tyłu, tak jak lekarz podaje rękę i od razu bierze puls.

    Był czyszczony. Dwa razy; ojciec nauczył go wydrapywać za każdym razem w kopercie datę, szyfrem z kropek. Pierwszą umie odczytać: jest sprzed odlotu. Druga jest jego własnymi kropkami. Mówi: rok dziewięćdziesiąty szósty.

    – Pomyłka – mówi Minh. Zamyka go. Nakręca, jedenaście obrotów, i przykłada do ucha.

guestbook-log-LK-67-title = Awansował: Radim Kovář
guestbook-log-LK-67 =
    Radim Kovář robił kiedyś miecze z blachy. Zamki, korony, raz cały most; wystarczyło, żeby wyglądały, że wytrzymają, dopóki ktoś nie krzyknie *cięcie*.

    – Teraz muszą – mówi. Pasek ma za wspornik. Chodzi na niego patrzeć co dzień, po drodze gdzie indziej, i za każdym razem chwyta go obiema rękami i podnosi nogi z podłogi.

guestbook-log-LK-71-title = Awansował: Bjarni Ólafsson
guestbook-log-LK-71 =
    Bjarni Ólafsson w czasie uroczystości robi na drutach. Proszą, czy by nie wstał; wstaje i robi na drutach. Ma to cztery rękawy. Samo się okaże, mówi, na kogo.

    Pasek ma być naszyty wieczorem, a kiedy mu go oddają, jest już wrobiony. Nie widać gdzie.

    – Teraz się nie urwie – mówi Bjarni. – Naszyte się urywają.

guestbook-log-LK-78-title = Awansował: Noor Iskandar
guestbook-log-LK-78 =
    Z blaszaną łodzią jest tak, mówi Noor Iskandar: cieknie od pierwszego dnia, a człowiek siedzi w niej z łatą w kieszeni, i dlatego zawsze jest się w dobrych stosunkach.

    Pytają, co znaczy dla niego drugi pasek. Pewnie drugą łatę.

guestbook-log-LK-90-title = Drugi pasek
guestbook-log-LK-90 =
    Robi się to przy rogu Stołu, bez muzyki. Ruth Adeyinka odczytuje wiersz; { $active } mówi tak; jest igła i nitka, bo uważa się, że to człowiek powinien umieć sam.

    Wychodzi krzywo. Prawie zawsze. Maret Tamm, przechodząc, odgryza nitkę.

    – Ujdzie – mówi. Jak na nią to przemówienie.

guestbook-log-LK-91-title = Ten sam rękaw
guestbook-log-LK-91 =
    W Kasie jest skrzynia rękawów, już ze stopniami, dla tych, co się spieszą. { $active } przymierza jeden. W nadgarstku leży, w łokciu leży, a od środka jest zacerowany dokładnie tam, gdzie człowiek opiera się o stół warsztatowy.

    – To ze stoczni – mówi rachmistrz. – Na kimś je mierzyli.

    { $active } szuka naszywki z nazwiskiem. Nie ma; są cztery dziurki, gdzie była.

guestbook-log-LH-12-title = Gunnar idzie do domu
guestbook-log-LH-12 =
    Ma dziewiętnaście szwów i przy żadnym nie zemdlał. Patrzył, jak je zakładają. Dopiero na koniec, kiedy Halina przyszła z czymś maleńkim na tacce przeciw tężcowi, musiała posłać po chłopaków, żeby go podnieśli.

    – Może pan iść – mówi mu, kiedy już słyszy. – Zapisałam to jako powikłanie.

guestbook-log-LH-01-title = Z trzeciego łóżka
guestbook-log-LH-01 =
    { $active } wychodzi z listą. Stoi na niej: spać, jeść i nie dźwigać; Halina podkreśliła wszystkie trzy rzeczy i wie dokładnie, ile to pomoże.

    – Jednego bym chciała – mówi do drzwi. – Jednego pacjenta. W całym życiu. Który robi, co tam stoi.

    Po dziesięciu minutach { $active } jest z powrotem, z pytaniem, czy ścielenie łóżka to dźwiganie. Mówi się, że było jej wtedy blisko do płaczu.

guestbook-log-LH-02-title = Przeciąg
guestbook-log-LH-02 =
    Za dnia nikt na oddziale nie jest tak całkiem zdrowy. Poznaje się to w nocy, mówi pielęgniarka: zaczynają narzekać.

    { $active } narzeka na przeciąg, na zupę i na drugie łóżko, gdzie liczy się przez sen. Rano ubranie leży złożone na krześle. Zupa jest zjedzona. Na karcie, w rubryce na uwagi, jest narysowane okno i mała ręka, która je zamyka.

guestbook-log-LH-03-title = Co liczy drugie łóżko
guestbook-log-LH-03 =
    Liczy przez sen: to prawda. { $active } leży obok już tydzień i ma teraz dość sił, żeby powiedzieć, co to jest.

    – Dochodzi do stu czterdziestu dziewięciu. Potem mówi *lampa.* A potem w dół, do dziewięćdziesięciu pięciu; tam się denerwuje i zaczyna od nowa. – { $active } ma buty na nogach i nie odchodzi. – Ktoś powinien przy nim być, jak dojdzie do końca.

    Przy drugim łóżku stoi krzesło. Stoi tam odtąd co noc.

guestbook-log-LQ-01-title = Drzwi na końcu
guestbook-log-LQ-01 =
    { $lost } przepraszał drzwi. Nikt o tym nie myślał, dopóki nie zabrakło tego, kto to robił. W tydzień potem zacinają się drzwi mokrego laboratorium i te na schody; ludzie napierają na nie barkiem i zatrzymują się z ręką na futrynie.

    – Przepraszam – mówi im w końcu ktoś. Otwierają się. W cichej śluzie wisi na haku kubek naprawiony zawiasem.

guestbook-log-LQ-06-title = Bilet
guestbook-log-LQ-06 =
    { $lost } słyszała, kto jedzie na gapę. To był dar: czytała gazetę i ją odkładała. W jej szafce znajdują kasownik, rolkę czterystu biletów i zeszyt, w którym każda osoba na pokładzie jest wpisana jako *opłacone.*

    Chłopak z kuchni pyta, czy mógłby dostać jeden. Dostaje, skasowany. Nosi go odtąd za czapką, na wypadek kontroli.

guestbook-log-LQ-22-title = Zła pasażerka
guestbook-log-LQ-22 =
    { $lost } jedzie do śluzy w fotelu drugiego pilota, bo ma właściwą długość. Zauważa to Desta.

    – Odwrotnie – mówi. – Chciałaby patrzeć na zewnątrz.

    Więc obracają fotel, w najwęższym miejscu, co nie jest łatwe. Całą drogę jedzie twarzą do przodu.

guestbook-log-LQ-28-title = Imiona wiatrów
guestbook-log-LQ-28 =
    { $lost } miał imię dla każdego wiatru. Zaczął już i na statku: ten z szybu windy, ten w ogrodzie, kiedy przełączają pompy, ten cienki na dziewiątce.

    Nie zapisał ich. Przez trzy dni nikt nie może przejść koło windy. Potem staje tam dziewczyna ze Zwiadu, z włosami na twarzy, i mówi to na głos, i jedno po drugim okazuje się, że pamiętają prawie wszystkie.

guestbook-log-LQ-37-title = Czterdzieści piosenek
guestbook-log-LQ-37 =
    Miał czterdzieści piosenek, wszystkie na jedną melodię, i { $lost } nigdy nie rozumiał, co w tym kogo bawi. Śpiewają je przy kolacji. Trwa to do drugiej w nocy. Nikt nie zna więcej niż trzech, ale każdą ktoś zna.

    Kiedy dochodzą do końca, jest cicho i widać, że w śluzie zewnętrznej pali się światło. Ktoś tam jest, plecami do szyby, usta w ciup.

guestbook-log-LQ-44-title = Druga etykieta
guestbook-log-LQ-44 =
    { $lost } ma w kieszeni etykietę, odklejoną. Opisywała rzeczy dwa razy; wiedział o tym każdy, kto z nią pracował, i że tę drugą zdejmuje.

    Stoi na niej *woda, Próg, próbka 1.* Kolby, do której należy, nikt nie może znaleźć. Ma ją teraz Parveen Sikdar. W szufladzie, do której wkłada rzeczy, na które chce spojrzeć dwa razy.

guestbook-log-LQ-48-title = Spokojniejsza niż statek
guestbook-log-LQ-48 =
    Była spokojniejsza niż statek; mówiono, że kołysanie poznaje się po tym, że { $lost } się nie kołysze. Na jej stole została strona, miesiąc pracy, wielkości dłoni, w czterdziestu kawałkach. Trzydzieści dziewięć leży na swoim miejscu.

    Czterdziesty leży obok, na szkiełku, z pęsetą. Halina Wierzba, która całe życie zakłada małe szwy, przychodzi i stoi nad tym. Idzie umyć ręce. Zajmuje jej to do rana.

guestbook-log-LQ-57-title = Siódme pokolenie
guestbook-log-LQ-57 =
    { $lost } był z ludzi od wałów, w siódmym pokoleniu. Mówili, że są ich dwa rodzaje: ci, co się utopili, i ci, co poszli sprawdzić, co to za dźwięk.

    Na koi stoi kalosz, jeden. Rodzinny; przechodził z ojca na syna i zawsze lewy. Maret Tamm go zabiera. Po jakimś czasie znajduje się na końcu ogrodu, gdzie skrzynka przeciekała, wciśnięty pod spód. Już nie cieknie.

guestbook-log-LQ-65-title = Jak się wchodzi
guestbook-log-LQ-65 =
    Huda al-Basri umiała wejść do pokoju. Inaczej się tego nie powie: { $lost } stała w drzwiach, a potem wszyscy się trochę przesuwali i byli radzi.

    W tym tygodniu robią to źle. Wchodzą wszyscy naraz albo tyłem, albo stają na progu. Pod koniec tygodnia przy drzwiach mesy widać Bastosa, samego, późno. Cofa się; czeka; stawia jedną stopę za próg, z otwartą dłonią u boku, tak jak ona. Próbuje jedenaście razy.

guestbook-log-LQ-66-title = Dwadzieścia po czwartej
guestbook-log-LQ-66 =
    W kajucie, w której mieszkał { $lost }, wisi zegar zatrzymany na dwadzieścia po czwartej. Sam go zatrzymał. Nikt nie jest pewien, czy wolno go puścić.

    Pół statku jest za, pół przeciw. W końcu zdejmują go tak, jak jest, i wieszają w mesie nad okienkiem. Człowiek podnosi wzrok i jest dwadzieścia po czwartej. To dobra pora, prawie jasno; chleb jest w piecu; nikt nigdzie nie musi być.

guestbook-log-LQ-67-title = Jeden stołek
guestbook-log-LQ-67 =
    W kuźni stoją dwa stołki. Na jednym siedzi Agnieszka Bąk, z nogami na poprzeczce. Założyli się kiedyś o chleb na tydzień przez jeden drut; można powiedzieć, że zakładali się dalej.

    Powiedziano jej, że to było szybko. Powiedziano jej, że wspornik wytrzymał, że trzyma dalej. Po pewnym czasie wstaje i idzie na niego popatrzeć. Chwyta go obiema rękami, podnosi nogi z podłogi i tak zostaje.

guestbook-log-LQ-68-title = Między piętrami
guestbook-log-LQ-68 =
    Winda znów stoi. Nie na dziewiątce; między czwórką a piątką, gdzie nic nie ma, i stoi tam, odkąd { $lost } wróciła do domu.

    Jest w niej Radim Kovář. Słychać go. Mówi, że szuka usterki. Ma lampę, zdjęty panel, chleb na tydzień i niech go nikt nie pogania. Utykała często, { $lost }, i ani razu nie zawołała.

guestbook-log-LQ-74-title = W drodze na dół
guestbook-log-LQ-74 =
    Ze studniami rozmawiał, w drodze na dół. To kwestia manier, mawiał { $lost }: lezie im się w gardło. Odnowił ich jedenaście i wiedział, co która lubi usłyszeć.

    W cichej śluzie nie wiedzą, co powiedzieć. Ktoś przyniósł wiadro. Opuszczają je z górnej galerii na linie, powoli, przez cztery pokłady, i na każdym ten, kto tam stoi, wychyla się przez poręcz i coś mu mówi.

guestbook-log-LQ-81-title = Bez zaprawy
guestbook-log-LQ-81 =
    { $lost } budował bez zaprawy i bez pośpiechu. Nosił w kieszeni kamień, który zachowywał na jedno miejsce; próbował go w każdym murze, jaki się trafił, wyjmował z powrotem i mówił *nie tu.*

    Wrócił razem z jego rzeczami. To zwyczajny szary klin. Na pokładzie nie ma muru, w którym dałoby się go wypróbować. Leży na listwie pod tablicą. Maret przyszła popatrzeć i przesunęła go o szerokość palca w lewo. Leży tak, że włosa by się pod niego nie wsunęło.

guestbook-log-LQ-90-title = Drugie miejsce
guestbook-log-LQ-90 =
    Kucharz nakrywa teraz dwa miejsca więcej. { $lost } ma swoje w rogu, przy filarze, skąd widać, kto wchodzi.

    Nikt nie pyta, skąd wie, gdzie kto lubił siadać i że ma być bez pieprzu. Tylko ci, co przychodzą wcześnie, zauważyli, że nie musi się zastanawiać. Stawia miskę, łyżkę i kubek, patrząc gdzie indziej, jak człowiek, który co wieczór nakrywa dla dwudziestu jeden osób i zdąży sprzątnąć dziewiętnaście nakryć, zanim ktoś wstanie.

guestbook-log-LQ-91-title = Haki
guestbook-log-LQ-91 =
    Haków pod tablicą wystarczy na bardzo wiele kubków. Nikt się nigdy nie dziwił, po co statkowi aż tyle. Następny ma { $lost }.

    Kubek wiesza Maret Tamm. Sunie kciukiem po listwie, po wytartych miejscach, i liczy ruchem warg. Liczy jeszcze raz, z drugiego końca.

    – Te były *używane* – mówi Maret. Potem wyciąga szmatkę i wyciera cały rząd, puste też.

guestbook-log-LW-28-title = Mikkel i wiatr
guestbook-log-LW-28 =
    Na Guzdrale nie ma wiatru, stoi w brudnopisie. Mikkel Sara stoi na rampie z półotwartymi ustami i obraca głowę.

    – Jest – mówi. – Bardzo stary. Chodzi dokoła z południem, o krok za nim. Jest tylko uprzejmy. – Przebiera w myślach wszystkie, które zna. Mówi wam, jak się nazywa; ma podobno ciotkę na wybrzeżu Finnmarku. Coś porusza mu włosy.

guestbook-log-LW-31-title = Hassan przy pierwszym cieniu
guestbook-log-LW-31 =
    Hassan Cheikh bierze mapę i obraca ją tak, żeby mieć południe za plecami. Jego ludzie prowadzili karawany. Przez kraj, mówią, się nie idzie; idzie się od cienia do cienia i daje krajowi przejść obok.

    – Tu – mówi – i tu. Nie patrzcie na stacje. Patrzcie, gdzie człowiek by usiadł.

    Kładzie palec na papierze, na niczym. Okazuje się, że jest tam kamień z zagłębieniem, w cieniu.

guestbook-log-LW-10-title = Wiremu dostaje odpowiedź
guestbook-log-LW-10 =
    Nikt nie kazał Wiremu Paracie szeptać. Robi to tak długo, że na Ciszy jako jedyny nie musi o tym pamiętać.

    – Już dobrze – mówi do doliny, pod nosem, jak się mówi przy łóżeczku. – Już dobrze. To tylko my.

    Dolina się zastanawia. Gdzieś daleko, jedno po drugim, kładzie się cztery czy pięć dużych zwierząt.

guestbook-log-LW-46-title = Wanjiru i ugryzienie
guestbook-log-LW-46 =
    Stara krowa przyszła na brzeg maty. Wanjiru Mwangi idzie ku niej z podwiniętym rękawem, bez pośpiechu, ukosem, patrząc na coś innego. Tak się to robi.

    Krowa bierze jej rękę do pyska po łokieć, trzyma i puszcza. Z przodu nie ma zębów. Zostaje ślad jak szeroka bransoleta; leży dokładnie na tamtym.

    – Dzień dobry – mówi Wanjiru. A potem przez jakiś czas niczego nie notuje.

guestbook-log-LW-01-title = Yusuf prosi o wybaczenie
guestbook-log-LW-01 =
    Yusuf Kaplan staje przed drzwiami Czajnika i zdejmuje czapkę. Wyważył ich w życiu sporo i każde przeprosił.

    – Mam nadzieję, że nie będę musiał – mówi im. – Ale gdyby, to przepraszam. Chciałem to mieć powiedziane wcześniej.

    Zasuwka unosi się sama. Stoi tam z czapką na piersi. Przez jedenaście lat na przystani, opowiada potem, żadne mu jeszcze nie odpowiedziały.

guestbook-log-LW-49-title = Rivka czyta ławę
guestbook-log-LW-49 =
    Wzdłuż ściany biegnie ława na czterech wysokościach. Rivka Halevi nie siada. Kładzie na niej dłonie, jedną po drugiej, tam, gdzie inni kładli, co mieli.

    – Tu się rozmawiało – mówi. – Popatrzcie. Siedzieli naprzeciwko i opierali łokieć, o tak, żeby mieć wolne ręce. Widać, kto komu przerywał.

    Wkłada łokieć w zagłębienie. Jest za bardzo w lewo, na dłuższe ramię; ale robi znak, do nikogo, przez salę, i czeka mniej więcej tyle, ile by to trwało.

guestbook-log-LW-65-title = Huda wchodzi
guestbook-log-LW-65 =
    Urodziła się w trzcinowym domu na wodzie, gdzie drzwi są matą i słychać, kto za nią stoi. Przed Czajnikiem Huda al-Basri daje wam znak, żebyście się cofnęli, wszyscy. Wchodzi pierwsza i sama.

    Staje za drzwiami. Czeka, aż zrobiłoby się niezręcznie, i potem jeszcze trochę. Rękę zostawia opuszczoną, otwartą.

    Lampa świeci mocniej.

    – Teraz chodźcie – mówi Huda. – Powiedziałam, ilu nas jest.
