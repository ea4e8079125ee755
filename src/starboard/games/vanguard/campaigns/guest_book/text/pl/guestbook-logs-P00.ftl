# Zapisy: co się czyta.

guestbook-log-L00-0-title = Zupa
guestbook-log-L00-0 =
    Pierwsze, co dostajecie, to zupa.

    Zawsze zupa, mówi kucharz, bo żołądek budzi się ostatni i nie znosi, kiedy się go popędza. Idzie z garnkiem wzdłuż ławy i nikogo o nic nie pyta. Krupnik dla pilotki. Bez cebuli dla chłopaka obok, który od zawsze nie cierpi cebuli i któremu jest zbyt niedobrze, żeby się dziwić, skąd tu o tym wiadomo.

    Macie za sobą dziewięćdziesiąt dwa lata snu. Położyło się sto czterdzieści dziewięć osób, wstaje dziewięćdziesiąt pięć. W jedenastym roku w jedną noc zawiodły pięćdziesiąt cztery koje. Wachtę miał kucharz. Jest tablica z nazwiskami i on ją poleruje.

    Za wami, wolniej, w jedenastu kadłubach o nazwach z przydomowego ogródka, leci jeszcze czterdzieści jeden tysięcy dwieście osiem i doleci dopiero za sześćdziesiąt osiem lat. Od czterech pokoleń wasi ludzie są w gościnie: w krajach, na stacjach, u kuzynów. Tak stoi w papierach. Gdzieś na tej liście osiemnastu światów jest miejsce, gdzie w papierach nie będzie musiało stać nic.

    Listę sporządziły sondy i czekała na was w maszynie. Sondy są uczciwe i słabo widzą. Macie wszystko po nich obejść i napisać czystopis. Romantyczna praca to nie jest. Większość z was wybrano do niej dlatego, że kiedyś znaleźliście błąd w cudzych rachunkach.

    W drodze na dziób winda staje na dziewiątce, podobno tak już ma. Korytarz pachnie farbą. Są tam drzwi, do których nikt nie ma klucza, a na futrynie ołówkiem, od wysokości dłoni nad kolanem, sześć krótkich kresek, jedna nad drugą. Przy każdej dzień i miesiąc. Roku brak.

    – Monterzy – mówi Maret Tamm, zastępczyni Inżynierii, która nie śpi od godziny, a już ma listę. Zapisuje: *dziewiątka, futryna, pomalować.*

    – Jedliście? – odzywa się za wami kucharz. Niesie garnek na mostek. Drzwi omija tak, jak się omija śpiącego psa.

guestbook-log-L00-1-title = Schody z głazów
guestbook-log-L00-1 =
    To głazy. Wszystkie są jednak tej samej wysokości, a tam, gdzie kolejnego powinno brakować, ktoś położył płaski kamień.

    Idziecie po nim w górę, skoro już jest. W połowie drogi zauważacie, że przestaliście patrzeć pod nogi. Na całym statku po niczym nie wchodzi się tak łatwo, a budowali go przecież ludzie, którzy wasze nogi widzieli.

guestbook-log-L00-2-title = Niski mur
guestbook-log-L00-2 =
    Z orbity to grzbiet. Z bliska to mur po kolana, dwa razy grubszy, niż trzeba, ułożony na sucho przez kogoś, kto miał czas wybierać.

    Nie ma tu powietrza, które by niosło pył, więc pył leży tam, gdzie spadł, na wszystkim, odkąd w ogóle jest jakieś tutaj. Na kamieniach obok muru leży na grubość palca.

    Na murze nie ma go wcale.

guestbook-log-L00-3-title = Obie połówki
guestbook-log-L00-3 =
    Kiedy dwie połówki zespołu spotykają się na księżycu, jest chwila, w której wszyscy liczą. Jesteście w komplecie. Nikt tego nie mówi. Ktoś podaje komuś filtr, który tu latał, a ten przyjmuje go tak, jakby o niego prosił.

    Ze statku Maret Tamm chce wiedzieć, co zepsuliście. Mówicie: linę, to wie, i kołyskę.

    – Na ile kawałków – pyta Maret.

    Na dwa.

    – Dobrych czy złych.

    Przyglądacie się. Całkiem dobrych, zdaje się.

    – To zostańcie przy murze – mówi – a ja poszukam liny. Skoro już tam jesteście, możecie robić swoje. Na liście jest sonda, która siadła po tej stronie. Przestała nadawać. Zapytajcie ją, dlaczego.

guestbook-log-L00-4-title = Statek zachodzi
guestbook-log-L00-4 =
    { "*" }Czystopis* to jasna rzecz z listwą odbojową. Znika za krawędzią mniej więcej tak szybko, jak czyta się to zdanie, a radio razem z nim.

    Za czterdzieści minut znowu wzejdzie. Wiecie o tym. Macie tę liczbę na karteczce. Mimo to robicie to, co ludzie robią przez takie czterdzieści minut: sprawdzacie sobie nawzajem uszczelki, dwa razy, i stoicie trochę bliżej siebie, niż wymaga teren.

guestbook-log-L00-5-title = Co mówi bęben
guestbook-log-L00-5 =
    Sonda nazywa się Skryba Siedem. W środku ma bęben z nawiniętym drutem, jakiego używa tylko ten, kto płaci od grama. Przewijacie go ręcznie pod głowicą.

    Wylądowała dobrze. Rozłożyła się. Zmierzyła jedenaście rzeczy i o nich doniosła. Potem są trzy minuty szumu, to ktoś otwiera drzwiczki; a potem długie, płaskie nic i nigdzie żadnej usterki.

    Nie zepsuła się. Ktoś ją *wyłączył*, grzecznie, z zewnątrz, na końcu zdania.

    – Pył w styku – odzywa się ze statku zastępczyni Nauki, Parveen Sikdar. Mówi to tak szybko, że prawie was uspokaja. – Zdarza się. Pokażcie mi to dwa razy, a zacznę się martwić. Maret ma linę. Jak będziecie mieli wyciągarkę, możecie wracać.

guestbook-log-L00-6-title = Miejsce na wyciągarkę
guestbook-log-L00-6 =
    Cztery śruby w skale, w kwadrat, a skała dokoła wypolerowana przez coś, co tu stało i się obracało. Otwory w płycie waszej wyciągarki też są w kwadrat.

    Nie w ten sam kwadrat. Tego byłoby za wiele. Ale na dwie śruby z czterech wyciągarka tu siądzie, a po tej stronie księżyca nie ma drugiego miejsca, gdzie siadłaby choć na jedną.

    Rozpakowujecie ją.

guestbook-log-L00-7-title = Wiadro
guestbook-log-L00-7 =
    Wiadro wyjeżdża pełne. To woda: chlupie, a to, co wychlupie, nie wyparowuje w czerń, bo na wodzie, jak pokrywka, w miejscu bez odrobiny powietrza, leży mniej więcej hełm powietrza.

    Drży, kiedy na nie chuchacie, każde zza własnej szyby, i nigdzie nie odchodzi.

    Po wewnętrznej stronie wizjera, nad zawiasem, każdy skafander ma wydrukowaną zasadę w czterech językach, a brzmi ona: nie wolno. Żeby się napić, ktoś musiałby się nad tym pochylić i otworzyć wizjer. Na cembrowinie, tam, gdzie przy schylaniu oparłaby się ręka, kamień jest wytarty w płytką miseczkę. Z bliższej strony, z dalszej strony i jeszcze na wysokości waszych kolan.

guestbook-log-L00-9-title = Lina w górę
guestbook-log-L00-9 =
    Wyciągarka napina linę, zastanawia się i rusza. Maret prowadzi ją słowem przez każdy metr i raz mówi „trzyma”, co ci, którzy ją znają, sobie zapisują.

    Jedziecie w górę obok muru, schodów, studni. Stąd widać wyraźnie, że to jedna rzecz: zejście do wody, z siedziskiem. W brudnopisie stoi *nierówności powierzchni, bez dalszego znaczenia.*

    W śluzie pachnie zupą. Stoi w niej kucharz z chochlą i pyta, komu brakuje rękawiczki. Komuś brakuje. Już ją podgrzał; przyjechała z kołyską, mówi, w tej drugiej połówce.

    Za oknem księżyc odwraca się plecami. Jest pierwszy na liście osiemnastu. W rubryce na uwagi ktoś zaczął pisać *próg*, a potem widocznie zaschło pióro.

guestbook-log-L00-9-b1 =
    Jedno z was otworzyło na księżycu wizjer i napiło się z cudzej studni, a teraz lekarka świeci mu do gardła małą lampką. Halina Wierzba nie znajduje zupełnie nic.

    – Będę szukać dalej – mówi. – Uprzedzam. Będzie zimno.

guestbook-log-L00-9-b2 = Próbka jedzie do laboratorium w zaplombowanej kolbie. To woda. Sikdar bada ją dwa razy. Za każdym razem jest jej w kolbie trochę więcej, niż mówi etykieta.
guestbook-log-L00-9-b3 = Nikt się nie napił. Wiadro wisi tam, gdzie wisiało. Ktoś zostawił je na dłoń nad wodą, jakby się spodziewał, że jeszcze będzie potrzebne.
