# Zapisy: co się czyta.

guestbook-log-LS-01-title = Protokół z pierwszego Stołu
guestbook-log-LS-01 =
    PROTOKÓŁ STOŁU. *Obecnych: dziewięćdziesiąt pięć osób. Przewodniczy: R. Adeyinka. Zupa: krupnik.*

    1. Przewodnicząca odnotowuje, że od dziewięćdziesięciu dwóch lat nie było zebrania i że wszyscy są punktualni.

    2. Odczytano brudnopis. Osiemnaście światów. Przewodnicząca prosi, żeby odwiedzać je w kolejności, w jakiej da się do nich dotrzeć, i pisać o nich, jakie są, a nie jakie ktoś chciałby mieć.

    3. Rachmistrz donosi, że Wspólna Kasa się zgadza. Poproszono go, by powtórzył to z większym przekonaniem.

    4. Zastępczyni Inżynierii donosi, że statek jest sprawny, brakuje jednej liny, a w korytarzu dziewiątym są drzwi bez klucza. Na ich futrynie są kreski ołówkiem. Wnosi o zamalowanie, dla porządku. Ktoś pyta, czyje to kreski. Nikt nie wie. Ktoś mówi, że właściwie mu się podobają.

    5. Nawigatorkę, T. Faleolo, zapytano o położenie statku. Odpowiada: Przedsionek. Zapytano ją, dlaczego tak się nazywa. Tak się nazywa na mapie.

    6. Przewodnicząca pyta, czy jest coś, czego nie powiedzieliśmy.

    7. Nie ma.

guestbook-log-LS-02-title = Guzdrała w liczbach
guestbook-log-LS-02 =
    Parveen Sikdar przypięła to do ściany mesy: liczby z brudnopisu na niebiesko, wasze na czarno. Leżą na sobie tak ściśle, że od drzwi wygląda to jak jedna linia narysowana przez kogoś z katarem.

    – To jest bardzo dobre – mówi. Mówi to już czwarty raz. – O takiej zgodności się śni. Nikt nigdy takiej nie miał. – Zdejmuje okulary i znów je zakłada. – Miałam kiedyś studenta, któremu wychodziły takie zgodności. Poprosiłam, żeby pokazał przyrządy.

    – I co? – pyta Desta.

    – Nie miał żadnych.

    Anatole Grigorian przyszedł po jakiś rachunek. Stoi przed ścianą z rękami z tyłu i dodaje. Widzicie, że przy jednej linijce, tej z solą, zatrzymuje się i porusza ustami; i że nie mówi, co mu przyszło do głowy.

    Pod czarnymi liczbami wieczorem jest dopisane: *następny.*

guestbook-log-LS-03-title = Dziewiąty dzień
guestbook-log-LS-03 =
    Kucharz nakrywa. Przy każdym posiłku, na pustym miejscu na ławie: miska, łyżka, kubek z wyszczerbionym brzegiem, w który tak dobrze wchodził kciuk. Tam zawsze siada { $lost }. Nikt nie zajmuje tego miejsca i nikt na nie nie patrzy. Po każdym posiłku kucharz zabiera miskę, pełną, a na następny wraca ona pusta i czysta.

    Sądziliście, że tak każe regulamin. Ochrona sprawdza; nic takiego w nim nie ma.

    Dziesiątego ranka to zwykły kawałek ławy. Ktoś się spóźnia, siada tam, bo nie ma gdzie indziej, widzi, gdzie usiadł, i zaczyna wstawać.

    – Siedźcie – mówi kucharz. – Jedliście?

    W cichej śluzie jest haczyk, a na nim ten kubek, szczerbą do przodu. A pod mosiężną tablicą z pięćdziesięcioma czterema nazwiskami jest rząd haczyków, na których nic nie wisi, i farba starta w dziewiętnastu miejscach.

guestbook-log-LS-04-title = O słyszeniu melodii
guestbook-log-LS-04 =
    Wykład nazywa się *O słyszeniu melodii* i jest pełno. Parveen Sikdar ma wskaźnik. Puszcza wołanie stada, kapanie kranu, wentylator z korytarza dziewiątego i salę pełną jedzących ludzi; a na koniec wszyscy nucą razem z kranem.

    – Widzicie – mówi. – Nic na to nie poradzimy. Jesteśmy takim zwierzęciem, które słyszy własne imię w żwirze. Proszę, cieszcie się tym i nie wierzcie w to.

    Oklaski. Tego właśnie wszyscy chcieli się dowiedzieć.

    Maret Tamm wyszła przed pytaniami. Znajdują ją w hali wyciągarek, jak rozbiera silnik, który we wtorek miał przegląd.

    – Dobry wykład – mówi i się nie odwraca. – Podaj mi ten drugi. Nie. Ten *drugi*. – A potem, po dłuższej chwili, do silnika: – Na końcu chce z powrotem w dół. To wszystko. Chce w dół, a ona to tam zatrzymuje.

guestbook-log-LS-05-title = Zanim igła
guestbook-log-LS-05 =
    Halina Wierzba uprzedza przed igłą. „Teraz będzie zimno. Teraz będzie osa. Teraz przestaniecie mnie lubić”. Robi to od tak dawna, że nawet nieprzytomni wstrzymują oddech we właściwym miejscu.

    Ten nie. Mówi to i tak: zimno, osa, lubić. Podwiązuje. Wpisuje na kartę godzinę, dawkę i inicjały; patrzy na liczbę przy dawce, a pióro wraca i trochę poprawia siódemkę.

    – Nigdy jeszcze nie dawałam takiej ilości – mówi do pielęgniarki. – I nie musiałam jej szukać.

    Pielęgniarka na to, że pani doktor jest bardzo doświadczona.

    – Tak – mówi Halina. – Ciekawe, w czym.

guestbook-log-LS-06-title = Gwiazdy
guestbook-log-LS-06 =
    Teuila Faleolo prosi o zgaszenie lamp.

    Na końcu Stołu wisi prześcieradło, a na nim niebo z rzutnika.

    – Tego nauczyła mnie babcia – mówi i wylicza gwiazdy od lewej do prawej, jak się śpiewa litanię: Wiosło, Dwaj Bracia, Hak i to, co na Haku. – Przesunęłam to o dziewięćdziesiąt dwa lata. Więc tak powinno stąd wyglądać. – Potem kładzie na to drugą kliszę. – A to jest za oknem.

    Wszystko ma dwie krawędzie.

    – Myślałam, że to ze mną coś nie tak. Myślę tak od sześciu tygodni. Człowiek najpierw sprawdza własne rachunki. – Przesuwa jedną kliszę po drugiej, powoli, aż się zejdą. – O. To jest sto pięćdziesiąt siedem lat i dwa miesiące. Nie dziewięćdziesiąt dwa.

    Pham Duc Minh mówi, że po przebudzeniu sprawdził wszystkie zegary i chodziły co do sekundy. Wszystkie.

    – Tak – mówi Teuila. – Mnie też to zdziwiło. Panu się to kiedyś zdarzyło?

    Stół przez jakiś czas odejmuje. Słychać, jak odejmuje. Sześćdziesiąt pięć lat minęło i nikt ich nie miał. Karawana nie jest o sześćdziesiąt osiem lat za wami: jest o trzy. Zbudzi jedną kancelistkę, która przez dziewięć dni będzie słuchać, a potem jedenaście kadłubów albo zacznie hamować do miejsca, które podacie, albo minie je w ciemności. To trzeci Nasłuch. Czwartego nie będzie.

    – Czy jest coś – zaczyna Ruth Adeyinka i urywa. Wyrównuje papiery. – Czy jest coś, czego nie powiedzieliśmy.

    Na drugim końcu kucharz wstaje zająć się lampami. Zapala jedną po drugiej. Nie spieszy się i stoi do sali plecami.

guestbook-log-LS-10-title = Kto został
guestbook-log-LS-10 = { $lost } mówi *lećcie* na otwartym kanale, głosem, jakim się mówi do kogoś, kto trzyma drzwi. Więc lecicie. Do wysokości, z której nie widać już człowieka, jest jedenaście sekund, a przez dziewięć z nich jest tam w dole lampa, którą ktoś powoli porusza na boki, żebyście wiedzieli, gdzie jest góra.
guestbook-log-LS-22-title = Każdy myje swój
guestbook-log-LS-22 =
    Nie ma żadnej sceny. Nikt nie powiedział nic, co dałoby się zapisać. Tylko po kolacji kilka osób niesie talerze do zlewu, myje je, wyciera i zabiera ze sobą do koi.

    Pod koniec tygodnia robi to większość.

    Kucharz nie ma czego wycierać. Stoi ze ścierką na ramieniu o godzinie, o której zawsze miał przed sobą sto talerzy, i patrzy na czystą suszarkę.

    – Na takim jednym statku, na którym bywałem – mówi do chłopaka, który nosi garnki – zaczęło się od talerzy.

    Chłopak czeka na resztę. Nigdy nie ma żadnej reszty.

    – Nieważne. Jadłeś?

    Chłopak jadł. Sam pozmywał; wyciąga talerz spod kurtki i pokazuje.

guestbook-log-LS-23-title = Fałszywie, i inni się dołączają
guestbook-log-LS-23 =
    Że też akurat Bastos. Niesie skrzynkę korytarzem czwartym i pewnie myśli, że jest sam. To piosenka o promie. Umie słowa i ani jednej nuty.

    Ktoś w mokrym laboratorium dokłada niższy głos. Ktoś w szybie, kto nie może wiedzieć, co to za piosenka, tupie. Zanim wyjdzie ze skrzynką zza rogu, w drzwiach stoi jedenaście osób, a on staje, cały czerwony.

    – Po pierwsze – mówi Ruth Adeyinka, która niesie papiery po samą brodę – jest zwrotka o lampie. Po drugie, nikt jej nie zaśpiewał.

    Jest. Śpiewa dalej. Okazuje się, że prawie każdy gdzieś odstawił talerz i o nim zapomniał. Kucharz zbiera je do północy i słyszano, jak mówił, że gorszego śpiewu nie słyszał na żadnym statku i że nie miałby nic przeciwko temu, żeby jutro usłyszeć go znowu.

guestbook-log-LA-01-title = Przedsionek
guestbook-log-LA-01 =
    Jedna pomarańczowa gwiazda, jedna dobra planeta i mnóstwo pyłu oświetlonego z boku. Wisi w oknie tak, jak wiszą płaszcze w przedpokoju. Nie ma tu nic do roboty, tylko coś z siebie zdjąć i iść dalej.

    Pośrodku pyłu jest miejsce, dokładnie wielkości statku, gdzie nie ma go wcale.

guestbook-log-LA-02-title = Ława
guestbook-log-LA-02 =
    To przyćmiona gwiazda, brunatna, szeroka. Można patrzeć prosto w nią i ludzie patrzą; po wachcie przychodzą z kubkiem do przedniego okna i siadają. Są tu dwa światy i pierścień śryżu.

    – Kto ją tak nazwał? – pyta ktoś.

    Tak jest na mapie.

    To dobra nazwa. Ława z wysokim oparciem, dla dwojga, przy ogniu. Sondy nie mają pleców.

guestbook-log-LA-03-title = Fajerka
guestbook-log-LA-03 =
    Biały karzeł, nie większy od planety, utrzymuje jedną bryłę lodu odrobinę cieplejszą, niż musiałaby być. Wszystko inne, co tu kiedyś było, dawno już odstawiono na miejsce.

    Jest bardzo jasny, bardzo mały i grzeje mniej więcej jak płomyk dyżurny. Okazuje się, że stoicie wszyscy po tej stronie statku, która jest do niego zwrócona, z dłońmi na zewnątrz.

guestbook-log-LD-02-title = Znowu Próg
guestbook-log-LD-02 =
    Stąd księżyc jest okruchem. Wiecie, gdzie jest mur, a potem nie da się już nie wiedzieć: rysa, kropka, nitka cienia, czyli schody.

    Kubek jest w swojej kieszeni na stronie dwudziestej dziewiątej, z etykietą Anatole’a na nóżce. *Nie pasuje do żadnych ust na pokładzie. Próbowano.* Ktoś obrócił etykietę, żeby ją przeczytać, i odłożył na odwrót.

    Jednym ze sztućców to godzina drogi, żeby go z powrotem powiesić. Rachmistrz chciałby najpierw odbitkę, do księgi. Nikt by się nigdy nie dowiedział. Na tym polega cały spór, po obu stronach.

guestbook-log-LD-02-c1 = Powiesić z powrotem.
guestbook-log-LD-02-r1 = Łańcuszek jest tam, gdzie był. Kubek sam wchodzi na haczyk, jak dziecięca ręka w rękę. Kosztuje to paliwo i godzinę, a na żadnym formularzu nie ma na to rubryki. Wieczorem w mesie chcą, żeby im to opowiedzieć, dwa razy.
guestbook-log-LD-02-c2 = Zatrzymać.
guestbook-log-LD-02-r2 = Zostaje w gablocie. Ludzie schodzący z nocnej wachty przystają i stukają w szybę. W ciągu jednego tygodnia trzy osoby pytają, czy nie przydałaby się gdzieś jeszcze jedna para nóg.
guestbook-log-LD-03-title = Boja
guestbook-log-LD-03 =
    To boja znacznikowa, bęben z lampą, na orbicie, która niczego nie oznacza. Farbę ma od środka. Tak to wygląda: ktoś odwrócił wszystkie ponumerowane boki do ściany pyłu, gdzie nikt nie przeleci.

    Moglibyście podlecieć i ją obrócić.

guestbook-log-LD-03-c1 = Wejść na nią.
guestbook-log-LD-03-r1 = Numer jest zdrapany. Pod zdrapanym jest zamalowany, a pod farbą wybity, przez kogoś dokładnego, kto trzymał przebijak na odwrót. Ale lampa jest dobra, a akumulatory jak na swój wiek prawie nowe i nikt ich nie ma w spisie.
guestbook-log-LD-03-c2 = Zapisać i lecieć dalej.
guestbook-log-LD-03-r2 = { "*" }Boja, bez oznaczeń*, piszecie. Jest linijka *przeznaczenie.* Zostawianie rzeczy w spokoju oszczędza zaskakująco dużo paliwa.
guestbook-log-LD-05-title = Pierścień śryżu
guestbook-log-LD-05 =
    To czysty lód w kawałkach wielkości pięści, jest ich tyle i są tak leniwe, że lecieć przez nie to jak włożyć rękę w worek ziarna. Wystawiacie czerpak.

    W pierwszej tonie jest kawałek z jednym płaskim bokiem i czterema dziurami. Topnieje, zanim ktokolwiek zdąży powiedzieć, czego to był odlew.

guestbook-log-LD-06-title = Martwy przekaźnik
guestbook-log-LD-06 =
    To nasza antena, której nikt nie wystrzelił. Typ jest w podręczniku. Numer jest w podręczniku. W magazynie na pokładzie piątym stoi pusta skrzynia z tym samym numerem i stoi tam, mówi rachmistrz, od załadunku.

    Nie jest zepsuta. Jest wyczerpana. Ktoś z pilnikiem i wolnym popołudniem mógłby ją uruchomić albo można zdjąć złoto ze styków.

guestbook-log-LD-06-c1 = Rozebrać.
guestbook-log-LD-06-r1 = Złota jest zaskakująco dużo, a za nim, złożona bardzo ciasno, rzecz, która w ogóle nie jest nasza i posłużyła za wypełnienie. Na skrzyni z pokładu piątego jest napis *puste, patrz dziennik.* Dziennika nie ma.
guestbook-log-LD-06-c2 = Naprawić.
guestbook-log-LD-06-r2 =
    Budzi się, testuje i najnudniejszym z głosów oznajmia, że od pięćdziesięciu dziewięciu lat nie mogła złożyć meldunku i chciałaby teraz zacząć.

    – Awaria zegara – mówi Maret. Mówi to do anteny, całkiem łagodnie, i ją zeruje.

guestbook-log-LD-08-title = Kometa z drzwiami
guestbook-log-LD-08 =
    Sto metrów brudnego lodu, a w jego boku osadzone są drzwi, porządne, z progiem. Mają zamek. Zbliżacie lampę, żeby zobaczyć, jak to działa.

    Są zamknięte z tej strony. Klucz tkwi w zamku.

guestbook-log-LD-08-c1 = Przekręcić klucz.
guestbook-log-LD-08-r1 = Za nimi jest pokój, w pokoju stojak, a na stojaku, ponumerowane, zastrzały czegoś, co kiedyś doleciało aż tutaj, żeby dać się rozebrać. Jednego rzędu brakuje. Bierzecie następny; po to jest ten rząd.
guestbook-log-LD-08-c2 = Zostawić zamknięte.
guestbook-log-LD-08-r2 = Wszyscy mieszkaliście gdzieś, gdzie ktoś wszedł przez drzwi, bo mógł. Raz naciskacie klamkę, żeby mieć pewność, że naprawdę zamknięte, i poklepujecie drzwi. Przez cały tydzień mówi się o tym, jakbyście czegoś dokonali.
guestbook-log-LD-09-title = Ciepły cień
guestbook-log-LD-09 =
    Za karłem, po stronie odwróconej od wszystkiego, jest stożek cienia, a pył w nim ma o stopień czy dwa więcej, niż powinien. Statek może tu leżeć przy zgaszonych lampach.

    Leżycie przy zgaszonych lampach. Nikt nie ma nic do zameldowania. Kiedy wypływacie, niebo nad następnym światem jest umyte.

guestbook-log-LC-01-title = Gadanie w kambuzie: chłopak i cebula
guestbook-log-LC-01 =
    – Na takim jednym statku, na którym bywałem – mówi kucharz – był chłopak, co nie cierpiał cebuli. Matka mi powiedziała. Wszystkim powiedziała. Gotowałem mu osobno. Ale miałem wtedy pomocnika, który siekał ją drobno i wrzucał mimo wszystko, dla dobra chłopaka, a chłopak co? Wybiera. Każdy strzępek. I do doniczek. Mieliśmy najpiękniejsze pelargonie we flocie i nikt nie rozumiał, czemu się przy nich płacze.

    Obchodzi stół z chochlą.

    – A co się z nim stało? – pyta ktoś.

    – Z chłopakiem? – mówi kucharz. Zagląda do garnka. – Tu trzeba soli – mówi i idzie po nią, i to jest koniec opowieści.

guestbook-log-LC-02-title = Z zapisków rachmistrza
guestbook-log-LC-02 =
    { "*" }Z dziennika A. Grigoriana.*

    Mąka, według listy. Olej, według listy. Herbata, według listy, minus to, co wypite.

    Morele w puszkach: na liście 400. Na półce 188. Różnica 212.

    Liczyłem je rano, kiedy człowiek ma nadzieję, i wieczorem, kiedy jej nie ma. Papier na półce jest pod brakującymi przetarty, jakby ktoś przez parę lat stawiał tam puszki i zabierał, po jednej.

    To pewnie błąd przy załadunku. Stocznia nigdy nie miała ręki do owoców. Na 400 napisałem 188, małe, ołówkiem. Babcia mawiała: dziura w worku to też worek.

    Nie wiem, co miała na myśli. Nigdy nie wiedziałem.

guestbook-log-LC-03-title = Panu Bastosowi to nie przeszkadza
guestbook-log-LC-03 =
    Joaquim Bastos ma nocny obchód, bo nie śpi. Mówi to tak, jak ktoś inny powiedziałby, że nie słodzi. Przechodzi statek od końca do końca, sprawdza każdą klamkę i każdej klamce życzy dobrej nocy.

    – Na którym boku pan leży? – pyta Halina, wypełniając formularz.

    – Na lewym.

    – Proszę spróbować na prawym.

    – Próbowałem na prawym, pani doktor – mówi Bastos z wielką uprzejmością. – Na prawym boku stoję. – Zastanawia się nad tym, co powiedział, czy nie dałoby się tego ulepszyć. – Na czymś – dodaje. – Przede mną jest urwisko. Pewnie to prom.

    Halina wpisuje w formularz *prom.* Jest na to rubryka; wszyscy są z promów.

guestbook-log-LC-04-title = Gdzieś pierwszy
guestbook-log-LC-04 =
    Desta Wolde nie usiedzi. Ma dwadzieścia dziewięć lat, jest zastępcą Zwiadu i przez trzy miesiące nie postawił nogi na niczym, co stałoby w miejscu. Obiecano mu następny świat i ten po następnym.

    – Ktoś musi być pierwszy – mówi, krążąc z bułką dokoła stołu w mesie. – Nie chcę, żeby to nazwali moim imieniem. Chcę tam stać. Minutę. I żeby przede mną, aż po krawędź, nie było niczyich śladów.

    W kieszeni ma punktak. Pokazuje go każdemu, kto zapyta: wybije dwie litery, malutkie, nisko, gdzie nikomu nie będą przeszkadzać. D. W.

    Wspina się dobrze. Tylko zawsze się okazuje, że nie jest tam pierwszy. Zaczął twierdzić, że to wina planet.

guestbook-log-LC-05-title = Lista gwiazd
guestbook-log-LC-05 =
    Teuila Faleolo ma wachtę od czwartej do ósmej. Śpiewa ją. Nie jest to głośne i nie jest to, mówi, śpiew: tak się prowadzi listę, kiedy przodkowie mieli łodzie, a nie mieli papieru. Ta gwiazda zachodzi tam, z niej wschodzi tamta, płyń pomiędzy.

    Jedna zwrotka jest o wyspie. Wyspa jest teraz dwa metry pod wodą. Śpiewa ją mimo to; lista z dziurą to nie lista.

    Ostatnio przerywa. Cofa się o dwie zwrotki, zaczyna od nowa i urywa przy tej samej gwieździe. Kto ma z nią wachtę, nauczył się tego nie komentować.

    – To nic – mówi. – Fałszuję.

guestbook-log-LC-06-title = Korytarz dziewiąty
guestbook-log-LC-06 =
    Nikt jeszcze nie skończył malować korytarza dziewiątego. Pędzel jest. Farba jest, z kożuchem; obok postawiono nową puszkę i ta też ma kożuch.

    Nie żeby ludzie odmawiali. Zaczynają od dalszego końca, przy windzie, i dobrze idzie. Ściany jest sporo. A potem, gdzieś przy trzecich drzwiach, jest pora obiadu albo trzeba obejrzeć jakiś pas.

    – To tylko korytarz – mówi Maret Tamm, która już czwarty raz znalazła zaschnięty pędzel. Bierze go. Maluje kawałek listwy, bardzo porządnie. Dochodzi do futryny drzwi, które się nie otwierają, kuca i ogląda najniższą kreskę; sięga jej mniej więcej do drugiego guzika kombinezonu.

    Odkłada pędzel, żeby poszukać lepszego światła. Rano wciąż tam leży, sztywny jak łyżka.

guestbook-log-LC-07-title = Rok na piętnaście
guestbook-log-LC-07 =
    – Sen postarza o rok na piętnaście – mówi Halina Wierzba. – Więc przybyło wam po sześć. Jest to w umowie. Podpisaliście. – Świeci komuś w usta i przesuwa światło na drugą stronę. – Oddychać. Uprzedzam, że coś mnie zaraz zainteresuje.

    Interesuje ją ząb. Jest w nim plomba. Dobra, z amalgamatu, którego sama używa, a z tyłu zakończona małym zawijasem, o którym zawsze myślała, że nikt go nie widzi.

    Szuka w karcie. W karcie nic nie ma.

    – Dentysta okrętowy – odzywa się z fotela.

    Nie ma takiego. Jest tylko Halina, a ona spała.

    – No to byłam przy tym bardzo cicho – mówi i wpisuje to atramentem.

guestbook-log-LC-08-title = List do kancelistki
guestbook-log-LC-08 =
    Będzie kancelistka. Jest to w planie: kiedy Karawana słucha, budzi do słuchania jedną osobę i ktoś będzie musiał z nią rozmawiać.

    Ciągną losy, kto ma napisać pierwszy szkic tego, co powiedzieć. Pada na takielarkę, dwóch chłopaków z kuchni i zastępcę Ochrony i po całym wieczorze mają tyle:

    { "*" }Droga Kancelistko. U nas wszystko dobrze. Mamy nadzieję, że się Pani wyspała.*

    – To jest punkt pierwszy – mówi Ruth. – Co jest w drugim?

    Przyszło im do głowy bardzo wiele rzeczy, które mogłyby być potem. Wszystkie są albo za długie, albo musiałyby się najpierw wydarzyć.

guestbook-log-LC-08-c1 = Jaka jest u Pani pogoda?
guestbook-log-LC-08-r1 = Zostaje zapisane atramentem. Tam, gdzie ona jest, pogody nie ma, zauważa ktoś. Właśnie dlatego się pyta, mówi takielarka.
guestbook-log-LC-08-c2 = Jeszcze tego nie znaleźliśmy.
guestbook-log-LC-08-r2 = Zostaje zapisane atramentem. To prawda, krótka, i nikt nie będzie musiał jej cofać. Rachmistrz pyta, czy mógłby dostać odpis, dla przyjemności.
guestbook-log-LC-08-c3 = Jadła Pani?
guestbook-log-LC-08-r3 = Zostaje zapisane atramentem. Z okienka słychać, jak ktoś odkłada chochlę. Kucharz podaje do wiadomości, że na piśmie nikomu jeszcze tego nie powiedział.

guestbook-log-LF-01-title = Mostek
guestbook-log-LF-01 =
    Mostek *Czystopisu* to biurko, cztery krzesła i tabliczka. Na tabliczce stoi, czego trzeba i ile osób da się na to wygospodarować.

    > Tu zaczyna się każde przejście. Cel daje wam dowodzenie, reaktor energię; morale ujmuje z jednego i drugiego. Załatwia się otwarte sytuacje, ludźmi, których przydzielicie, albo tym, co kosztują. Przychodzi jedna lub dwie nowe.

guestbook-log-LF-02-title = Mapa gwiazd
guestbook-log-LF-02 =
    To książka, proszę sobie wyobrazić, z zakładką. Strona na gwiazdę, a u dołu każdej cennik przejazdów.

    > Lecicie za energię podaną między dwiema gwiazdami. Miejsce odwiedzacie za to, co stoi przy nim. Jedno z miejsc musi być tym, na którym wylądujecie. Kiedy je wybierzecie, możecie najpierw popatrzeć: każdy krok skanera kosztuje energię albo czas kogoś mądrego.

guestbook-log-LF-03-title = Mokre laboratorium
guestbook-log-LF-03 =
    Nad zlewem wisi zasada Parveen Sikdar: *Pokażcie mi to dwa razy.* Pod spodem ktoś dopisał: *a potem umyjcie.*

    > Zapłaćcie, czego żąda projekt, znaleziskami właściwego rodzaju. Przydzielona osoba może zastąpić jedno brakujące. Co z tego wyjdzie, trafia do zbrojowni albo czeka na swoją stronę.

guestbook-log-LF-04-title = Kompleks
guestbook-log-LF-04 =
    To długa sala z linią na podłodze, a na linii stoją rzeczy, które nie są jeszcze skończone. Jedyne miejsce na statku, gdzie nikomu się nie mówi, że coś jest niemożliwe; mówi się mu: czwartek.

    > Wszystko na linii posuwa się o jeden etap. Zacznijcie jeszcze jeden projekt. Jeśli spełnicie to, co podano przy przyspieszeniu, pójdzie dalej. Jeśli zostawicie kompleks w spokoju, na koniec dnia linia i tak ruszy o jeden etap.

guestbook-log-LF-05-title = Pokład koi
guestbook-log-LF-05 =
    Sto czterdzieści dziewięć koi, z czego pięćdziesiąt cztery zakryte blachą. Mijacie je, kiedy idziecie kogoś budzić. Można przywyknąć. Chodzi się trochę bliżej drugiej strony.

    > Każda sekcja może zbudzić dwie osoby i jedną zatrzymać. Nowa jest od razu dostępna. Kto ma drugi lub trzeci stopień, może wyszkolić kogoś ze stopniem pierwszym, a potem jest zmęczony.

guestbook-log-LF-06-title = Sala sytuacyjna
guestbook-log-LF-06 =
    To schowek ze stołem. Dziewięćdziesiąt pięć osób wytrzyma rok na statku bez kłótni pod warunkiem, że jest schowek.

    > Przydzielcie, kogo żąda sytuacja, i jest załatwiona. Dwa żetony sukcesu załatwiają jedną bez ludzi. Trzy podnoszą raz morale o stopień.

guestbook-log-LF-07-title = Sztućce
guestbook-log-LF-07 =
    Wiszą wzdłuż hali za ramiona: lądowniki. Stocznia dała im numery. Załoga namalowała na pierwszym łyżkę, zanim jeszcze gdziekolwiek poleciał, i na tym numery się skończyły.

    > Wybierzcie jeden. Załóżcie, co się zmieści: części konstrukcyjne w miejsca konstrukcyjne, użytkowe w użytkowe. Uszkodzony potrzebuje trochę energii albo kogoś z Inżynierii.

guestbook-log-LF-08-title = Start
guestbook-log-LF-08 =
    Kto leci, stoi na żółtej linii. Kto nie leci, znajduje sobie coś do zrobienia w pobliżu.

    > Lecą co najmniej dwie osoby z różnych sekcji. Każdej złóżcie talię z dziesięciu lub więcej kart, żadnej powyżej stopnia. Załadujcie lądownik. Z dwóch obietnic awansu zatrzymajcie jedną.

guestbook-log-LF-09-title = Odprawa
guestbook-log-LF-09 =
    Siedzi się na rogu Stołu, z Ruth i ołówkiem. Pyta, co się stało, a potem pyta, co zrobiliście, i to nie zawsze jest to samo.

    > Jeśli obietnica jest spełniona, każdy, kto wrócił, może awansować. Żetony sukcesu kupują wprawę: tyle, ile każda sekcja ma kości, a potem każda ma o jedną więcej.

guestbook-log-LF-10-title = Oddział
guestbook-log-LF-10 =
    Sześć łóżek, okno, radio, które nic nie łapie. Nad drzwiami jest napis *Cisza*, z czasów, kiedy nie była to jeszcze planeta.

    > Z jednym obrażeniem leży się tu jedno przejście, z dwoma dwa, z trzema trzy. Kto zostanie przydzielony, żeby przy chorych posiedzieć, skraca ten czas. Za tych w najgorszym stanie musi rzucić Halina.

guestbook-log-LF-11-title = Cicha śluza
guestbook-log-LF-11 =
    To śluza, której już się jako śluzy nie używa. Jest tablica z pięćdziesięcioma czterema nazwiskami. Pod nią jest listwa.

    > Zmarli mają tu swoje miejsce. Dla każdej sekcji są trzy. Ich koszulka znów jest wolna i ktoś będzie musiał ją nosić.

guestbook-log-LR-01-title = Kubek dla niczyich ust
guestbook-log-LR-01 =
    Dowiadujecie się, kto mógł z niego pić: nikt, kto ma wargi. Ktoś, kto nalewał. Każde ogniwo łańcuszka jest z jednego ziarna metalu, wyhodowane, nie odlane. Sześć ogniw można oddać. Jest z nich bransoletka i siedzi na nadgarstku, jakby słuchała.

    Kucharz próbuje go w kambuzie z zupą.

    – Leje się z niego – mówi. – Wziąłbym do kompletu.

guestbook-log-LR-02-title = Grzebień do gwintów
guestbook-log-LR-02 =
    Lewy, jedenaście na kciuk. Maret kładzie śrubę z Progu obok śruby z wyciągarki i kręci obiema w jednej nakrętce. Robi to do protokołu. Potem robi to z zamkniętymi oczami.

    – Ta sama stocznia – mówi. – Ten sam *gwintownik*. O, tu jest szczerba.

    Gwintownik ma w szufladzie. Według jej własnej etykiety włożyła go tam w dniu odlotu.

guestbook-log-LR-03-title = Rośliny, które chodzą
guestbook-log-LR-03 = Chodzi o wysychanie z jednej strony. Można tego nauczyć linę, a jak się okazuje, i sandał. Pierwsza para idzie korytarzem sama, powoli, z miną, jakby zostawiła coś na kuchence.
guestbook-log-LR-04-title = Oszczędność
guestbook-log-LR-04 =
    Reaktor chodzi od dziewięćdziesięciu kilku lat na nastawie z napisem *tymczasowo.* Nikt go nie ruszał, bo działał. Maret rusza. Działa lepiej.

    – Kto to tak ustawił? – pyta Minh.

    Maret patrzy na kredę na obudowie. Stoi tam *M. T., tymczasowo.*

    – Najwyraźniej ja – mówi Maret.

guestbook-log-LR-05-title = Mech na mróz
guestbook-log-LR-05 = Wie, skąd idzie zimno, i w nocy się odwraca. Można go wszywać w rzeczy. Trzeba mu powiedzieć dobranoc, twierdzi ten, kto go wszywa; nie umie powiedzieć czemu, ale szwy lepiej wtedy trzymają.
guestbook-log-LR-06-title = Z czego są pocieszyciele
guestbook-log-LR-06 = Głównie z wody. Poza tym z wełny, cierpliwości i czterech serc, które nie biją równo, dopóki coś nie zapłacze. Halina kazała zrobić z sierści koc na trzecie łóżko. Trzeciego łóżka nigdy nie trzeba przebierać; zawsze znajdzie się jakiś powód.
guestbook-log-LP-01-title = Rzeczy na co dzień
guestbook-log-LP-01 = Łyżki, które się składają, flaszka, która nie cieknie, nakolanniki i morele z magazynu w puszce, którą da się otworzyć w rękawicach. Morele rachmistrz kwituje osobno.
guestbook-log-LP-02-title = Lepsze buty
guestbook-log-LP-02 = Nowe podeszwy mają głębszy bieżnik i żadnej kotwicy. Była nad tym dyskusja. Komisja uznała w końcu, że jedna kotwica wystarczy.
guestbook-log-LP-03-title = Rzeczy, które zostają na miejscu
guestbook-log-LP-03 = Warsztat, lina, rura od piecyka. Stawia się je i są tam, kiedy się wraca. Zrobić coś takiego jest trudniej, niż by się zdawało, a każdą z tych rzeczy ktoś celowo zrzucił do szybu.
guestbook-log-LP-04-title = Sorty na mróz
guestbook-log-LP-04 = Puch, kamień, długi topór. Kamienie grzeją się w piekarniku w kambuzie, a kucharz rozdaje je owinięte w szmatkę i bez pytania wie, komu marzną ręce.
guestbook-log-LP-06-title = Gar
guestbook-log-LP-06 =
    To drugi ze sztućców: okrągły, powolny i udźwignie wszystko. Stępkę położono w poniedziałek. Na stępce, pod farbą, jest znak, że już raz ją kładziono.

    – Blacha z odzysku – mówi Maret.

guestbook-log-LP-07-title = Ciepłe posiłki
guestbook-log-LP-07 =
    To kuchnia, która się składa. Kucharz trzy razy kazał przerabiać uchwyt, aż zaczął leżeć w ręce komuś zmęczonemu.

    – Dla kogo to jest? – pytają go.

    – Dla tego, kto przyjdzie ostatni – mówi kucharz. – Znałem taką jedną. Wchodziła z butami w ręce, aż którejś nocy… – Musi zajrzeć do ryżu.

guestbook-log-LP-08-title = Gdzie się położyć
guestbook-log-LP-08 = Ławka pod oknem oddziału, dla tych, którzy nie są całkiem chorzy. Jedyny mebel na statku, który powstał bez rysunku. Stolarz przyjrzał się ludziom, którzy będą z niej korzystać.
