# Zapisy: co się czyta.

guestbook-log-L02-1-title = Szeptem
guestbook-log-L02-1 =
    Siadacie na macie z mchu grubej jak materac, a lądownik zapada się w nią po kolana i wzdycha. Silniki milkną. Gdzieś o dolinę dalej słychać jeszcze chwilę, jak milkną.

    Powietrze jest tu ciężkie i niesie. { $active } odkłada na rampę łyżkę. Słyszycie to, potem słyszycie to od urwiska, a potem coś bardzo daleko podnosi głowę. Tego nie widać. Słychać, jak ją podnosi.

    Według instrukcji macie zrobić trzy nagrania niczego: planety takiej, jaka jest w uszach, kiedy nikogo na niej nie ma.

    – Trzeba ciszy – szepcze wam do ucha Sikdar z orbity. Ona nie musi szeptać. Wszyscy szepczą.

guestbook-log-L02-2-title = Oparcie
guestbook-log-L02-2 =
    Przychodzą zza wzniesienia bez najmniejszego pośpiechu, szarzy, wielcy jak stodoły, z uszami do przodu. Na coś rozsądnego jest za późno. Pierwszy staje obok was, wypuszcza powietrze i opiera się.

    To tak, jakby się oparło ciepłe wzgórze. Stopy zapadają się w mech. Serce, które chodziło jak maszyna do szycia, dostaje od jakiegoś większego serca polecenie, żeby przestało, i przestaje. Pachnie wełną i deszczem.

    Po pewnym czasie jest wyraźnie zadowolony. Zdejmuje ciężar po trochu, żeby nikt się nie przewrócił.

    – Funkcje życiowe – odzywa się ze statku Halina. Cisza. – Lepsze – mówi. – Wzięłabym jednego na oddział.

guestbook-log-L02-4-title = Melodia
guestbook-log-L02-4 =
    Trzy nagrania niczego, a na trzecim coś jest.

    Jest w wołaniu stada. Parveen Sikdar zwolniła je ośmiokrotnie, usunęła wiatr i puszcza w mokrym laboratorium każdemu, kto przechodzi, czyli na drugi wieczór większości statku. Jedenaście dźwięków idzie w górę, waha się i schodzi innymi schodami. I jeszcze raz, dokładnie tak samo.

    – Apofenia – mówi. – Słyszymy twarze. Będzie wykład.

    Wykład jest. Jest dobry, z przezroczami, i wyjaśnia, czemu słuchacz znajdzie melodię w dowolnych czterech dźwiękach, które akurat nie spadają ze schodów.

    W windzie, w drodze powrotnej, zastępczyni Inżynierii nuci. Maret Tamm nie nuci. Przy dziewiątym dźwięku widzi, że na nią patrzą, a potem okazuje się, że nie wie, co dalej, i wysiada na piętrze, które nie jest jej.

guestbook-log-L02-5-title = Parów
guestbook-log-L02-5 =
    To zagłębienie w mchu, osłonięte od wiatru, nie dłuższe niż stół kuchenny. Kładziecie się w nim na boku, bo taki ma kształt. Nie mieścicie się. Kolana wystają na brzeg; ktoś, kto by się zmieścił, miałby mniej więcej tyle wzrostu.

    Dokoła mech jest przygnieciony, w dziewięciu czy dziesięciu miejscach, przez coś, co leżało tu całą jedną noc i się nie ruszyło. Mech na tym świecie zarasta ślad w dwa dni. Tu nie zarósł. Tu go pilnowano.

    Na dnie leży kępka szarej wełny z węzłem. Dwa oczka i koniec: tak się uczy wiązać sznurowadła.

guestbook-log-L02-6-title = Strzał
guestbook-log-L02-6 =
    Huk, i jeszcze raz huk od urwiska, i z sąsiedniej doliny, i z tej za nią, i huczy jeszcze, kiedy broń jest już opuszczona, a wy na nią patrzycie.

    Na każdym innym świecie, o którym czytaliście, uciekliby.

    Na całym horyzoncie podnoszą się uszy. Usłyszeli, całkiem blisko, jak coś małego i wystraszonego zrobiło największy hałas, jaki umie. Wiedzą, co się wtedy robi. Idą. Idą wszyscy.

guestbook-log-L02-8-title = Cisza w trzech miejscach
guestbook-log-L02-8 =
    Taśmy są podpisane, wieka zamknięte, a wy szepczecie w kabinie, przy zamkniętych drzwiach i włączonych silnikach.

    Odprowadzili was aż na skraj maty. Kiedy zaczyna się hałas, nie uciekają. Zbijają się w gromadę i biorą młode do środka. Patrzą na lądownik dokładnie tak, jak patrzyli na was.

    W raporcie przy *faunie* jest rubryka *wroga* i rubryka *obojętna*. { $active } rysuje trzecią.

guestbook-log-L02-9-title = Nie cisza
guestbook-log-L02-9 =
    Taśmy macie. Na wszystkich całkiem blisko ktoś oddycha, potem oddycha ktoś duży, a potem jest bardzo dużo mchu.

    Przyszli za wyciem lądownika i leżą dokoła niego na macie, w kręgu, z brodami na ziemi, żeby nie był sam. Dwie godziny trwa podnoszenie się po centymetrze, żeby nikogo nie spłoszyć.

    Chudy raport. Sikdar odtwarza go mimo to raz w całości, z dłonią płasko na biurku, potem zdejmuje szpulę i pisze na niej: *kiedyś jeszcze raz.*

guestbook-log-L02-10-title = Odprowadzeni do domu
guestbook-log-L02-10 =
    Do lądownika nie tyle dochodzicie, ile zostajecie dostarczeni. Z każdej strony jeden się opiera, a jeden idzie z tyłu i nikomu nie daje przystanąć. Na rampie puszczają. Potem odwracają się i opierają o lądownik, wszyscy razem, aż kadłub jest ciepły w dotyku.

    – Co wy im *zrobiliście* – pyta przez radio Desta, który widzi to z góry: szare kształty stłoczone jak bochenki wokół jednego małego światła.

    Bolało, mówi ktoś. Słyszeli.

guestbook-log-L02-1-b1 = Kiedy właz się otwiera, na macie stoi młode. Urosło; dziś nie ono wpadłoby w bagno, tylko bagno w nie. Przygląda się wam, znajduje, kogo szukało, i siada na rampie.
guestbook-log-L02-1-b2 = Niedaleko od miejsca lądowania jest w macie łysina, długa mniej więcej jak cielę, gdzie mech wydeptano do torfu. Ślady idą dokoła i dokoła. Stoi tam Matka. Bliżej nie podchodzi.
