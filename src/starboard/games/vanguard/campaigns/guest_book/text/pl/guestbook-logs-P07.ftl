# Zapisy: co się czyta.

guestbook-log-L07-1-title = Rękawica
guestbook-log-L07-1 =
    Powietrze jest dobre. Powiedziano wam. Jest na to liczba. Mimo to na rampie nikt się nie rusza, dopóki { $active } nie rozepnie mankietu, nie zdejmie rękawicy i nie wyciągnie dłoni płasko, jak się sprawdza, czy pada.

    Jest ciepło. Wieje na nią wiatr, a w nim trochę trawy i trochę błota.

    Jedna po drugiej schodzą rękawice. Nie trwa to długo i nikt nie mówi ani słowa. Przed wami leży rzeka w trzech kawałkach, szeroka, brunatna, bez pośpiechu. Są na niej ptaki albo coś, co może być za ptaki. Brudnopis ma ten świat u dołu czwartej strony, dał mu więcej kolumn niż jakiemukolwiek innemu i w każdej wychodzi najlepiej.

    – No – mówi przez radio Anatole, kiedy już mu to powiedzieli. Słychać, jak zamyka księgę. – Babcia by powiedziała: zupa klarowna, a kto zjadł fasolę. No. No to mamy.

guestbook-log-L07-2-title = Pierwsza fala
guestbook-log-L07-2 =
    Ptaki podrywają się, wszystkie naraz. Potem woda odchodzi, spacerem, i zostawia ławicę z kałużami i zdziwionymi rybkami.

    Patrzycie na rybki.

    Wychodzi zza zakola na stojąco: stopień brunatnej wody od brzegu do brzegu, z patykami, i bez żadnego dźwięku, dopóki nie minie. Wbiega tym ramieniem, gdzie mało wody, tym łatwym, gdzie są wasze ślady. Za nią rzeka jest tą samą rzeką.

    Na drugim brzegu, na wysokości piersi, biegnie pas suchego zielska. Braliście go za żywopłot.

guestbook-log-L07-3-title = Ścieżka na but
guestbook-log-L07-3 =
    Idzie wałem w górę rzeki. Jest szeroka na jedną osobę. Gdzie mokro, ktoś położył w poprzek trzciny, a gdzie stromo, jest stopień, wycięty, z deseczką na krawędzi.

    Wiecie już, jak wygląda stara rzecz. Te deseczki są nowe. Na trzeciej jest smuga błota z odciskiem obcasa i trawa w niej nie zaczęła się jeszcze podnosić.

    Idziecie nią na skraj mapy. Tam biegnie dalej. { $active } woła, raz. Daleko, za następnym zakolem, szczeka pies. Ktoś mu mówi, żeby był cicho.

    – Psów tu nie ma – mówi Sikdar. – Patrz lista. Na liście nic nie ma psa; patrz także pierwsza lista.

guestbook-log-L07-4-title = Trzy kamienie
guestbook-log-L07-4 =
    Kładziecie trzeci, cofacie się i jest to zdanie. Krótkie. Nie ma w nim czasownika, który rzeka by znała, i jest napisane głazami, które dacie radę unieść we czworo.

    Woda je obmacuje. Rozstępuje się, zamyka, za każdym plecie mały warkocz i niesie warkocze środkowym ramieniem ku morzu; a wy macie wrażenie, chociaż Sikdar prosiła, żebyście nie mieli wrażeń, że coś zostało zabrane, żeby je przeczytać.

    – To ile czasu dostaje jaśnie pani? – pyta Desta. Zdążył ją już ochrzcić i nie umie ustać w miejscu.

    W domku w górze rzeki jest sześćdziesiąt jeden łat, a na nich sześćdziesiąt jeden lat znaków. Sikdar patrzy na nie.

    – Pora roku na słowo – mówi w końcu. – Gdyby to było słowo. Proszę tego nie zapisywać.

guestbook-log-L07-5-title = Odpowiedź
guestbook-log-L07-5 = Schodzicie tym samym łagodnym powietrzem na tę samą ławicę, stoicie ze zdjętymi rękawicami i szukacie, co się zmieniło. Nie trwa to długo.
guestbook-log-L07-5-b1 =
    Gdzie był gliniany brzeg, jest taras. Koryto odeszło o czterdzieści metrów na wschód i zostawiło go odsłoniętym: suchym, równym, z obu końców odwodnionym, plecami do wiatru. Mierzycie krokami. Według normy stoczni, z ulicami, zmieściłby trzy tysiące osób.

    Trzy tysiące. Co do metra. Cokolwiek to zrobiło, od nikogo nie znało liczby i odsunęło się tak daleko, jak mogło.

guestbook-log-L07-5-b2 =
    Zachodnie ramię przesunęło się o szerokość pola. Pole zalało. Po obu stronach sterczą z wody żywopłot i furtka; niczego więcej nie ruszyło. Ktoś w górze rzeki czerpał z tego ramienia przez sześćdziesiąt lat.

    Brali wodę ze złej strony. Czekało tylko, aż ktoś zapyta.

guestbook-log-L07-5-b3 =
    Z ziemi nic nie widać. Widzi to Teuila, z orbity, przy trzecim okrążeniu, i przysyła kliszę bez słowa.

    Koryta się ruszyły. Wszystkie, trochę, przez jedną porę roku. Narysowały prostokąt z pokojami, paleniskiem, ścieżką. To plan domu; chodziliście po nim na czterech światach. Ma jedne drzwi, od strony morza, i są otwarte.

    Pytaliście, czym jest. Narysowała siebie jako kogoś, kto przyszedł do kogoś w gości.

guestbook-log-L07-5-b4 =
    O nic nie pytaliście. Zostawiliście chorągiewki lądowania na tyczkach, po całej równinie, gdzie akurat były potrzebne.

    Teraz stoją rzędem na górze brzegu, żeby nie przeszkadzały. Stoją prosto. Jest ich jedenaście; jedenaście wbiliście.

guestbook-log-L07-8-title = Warkocz, w całości
guestbook-log-L07-8 =
    W lądowniku o tym nie mówicie. Siedzicie z rękawicami na kolanach.

    Potem, przy Stole, mówią wszyscy. Ma powietrze. Ma glebę po łokcie. Można by tam uprawiać fasolę, mówi Ruth Adeyinka, która nie powinna mówić takich rzeczy. Trzeba by to oczywiście osuszyć, mówi ktoś. Tylko trochę. Tylko na początek.

    – Co osuszyć? – pyta Sikdar.

    – Rzekę – mówi ten ktoś. – A co tam jest innego?

    Sikdar otwiera usta i je zamyka. Pod pachą ma rysunek: sześćdziesiąt jeden linii, jedna nad drugą. Ma go od rana i jeszcze go nie powiesiła.

guestbook-log-L07-9-title = Warkocz, częściowo
guestbook-log-L07-9 =
    Najlepszy ze światów i najgorszy z raportów: dwie strony, wilgotne, i schemat, który się rozmazał.

    Nikomu to nie przeszkadza. Niepokoić powinno was to, co im przeszkadza.

    – Wiemy dość – mówi się wzdłuż Stołu. – Powietrze. Woda. Łagodne zimy. Po co nam przekrój?

    Suszycie skarpetki na rurze. Była chwila, kiedy woda stała przed wami i wydawało się, że próbuje tylko przejść. Wpisujecie to. To jedyne zdanie na drugiej stronie, które ktoś podkreślił.

guestbook-log-L07-10-title = Postawiony prosto
guestbook-log-L07-10 =
    Zanim dobiegniecie, lądownik leży na boku i do włazu wlewa się woda. Niesiecie kogoś na plecach. Stoicie w tym po pas i patrzycie, jak nadchodzi znowu.

    Podnosi lądownik, obraca i stawia na ławicy, prosto. Cofa się. Rampę zostawia na dłoń od waszych kolan.

    – Hydraulika – mówi wieczorem Sikdar. Mówi to tak, jak się mówi czyjeś imię.
