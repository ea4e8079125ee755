# Zapisy: co się czyta.

guestbook-log-L03-1-title = Świeci się
guestbook-log-L03-1 =
    Stoi sam na płaskowyżu z błękitnego lodu, w wietrze, który przeszedł cztery tysiące kilometrów i niczego nie spotkał. Ma ganek, dach z galerią i jedno okno, a w oknie jest światło.

    Lądowaliście już w wielu pustych miejscach, żeby wpisać w rubrykę *puste*. Sprawdzacie numer planety. Sprawdzacie jeszcze raz. { $other } pyta, do protokołu, czy w brudnopisie jest coś o świetle.

    W brudnopisie jest: *budowla, nienaruszona. Zaleca się wizytę.* Tą samą czcionką co wszystko inne. Nie ma tam *ubrać się ciepło*, ale *wizytę* ktoś podkreślił.

guestbook-log-L03-2-title = Sala z paleniskiem
guestbook-log-L03-2 =
    W środku jest ciepło. Nie tak, jakby palił się ogień. Tak, jakby ktoś był w domu.

    Pod ścianą biegnie ława, na czterech wysokościach. Na płaskim kamieniu pośrodku podłogi stoi czajnik o trzech dziobkach i się gotuje. Pod kamieniem nic nie ma. { $active } kładzie się na ziemi i patrzy z bliska. Pod kamieniem nie ma nic prócz podłogi.

    Stoicie we własnych kałużach. Nikt nie przychodzi. Tylko wszystko jest tu tam, gdzie by się szukało: haczyki przy drzwiach, wycieraczka, wgłębienie w ścianie na wysokości mokrej rękawiczki. Kiedy postoicie mniej więcej tyle, ile stoi ktoś nieśmiały, światło w sali trochę się podnosi. Może to wiatr.

guestbook-log-L03-3-title = Pierwsza zostawiona rzecz
guestbook-log-L03-3 =
    Kładziecie ją na końcu rzędu, między dzwonkiem, który stracił serce, a czymś, co jest, jeśli jest czymkolwiek, kapeluszem.

    Dom się zastanawia. Głęboko w ścianie jeden ciężarek zjeżdża, drugi jedzie w górę. Drzwi, które od waszego przyjścia były ścianą, okazują się drzwiami.

    Więc tak to się robi. To nie zapłata. Wszyscy już za coś płaciliście, wiecie, jak to jest. W tym jest lekkość i odrobina zakłopotania, jak kiedy się przychodzi z kwiatami.

guestbook-log-L03-4-title = Nowy korytarz
guestbook-log-L03-4 =
    Reszta domu jest stara. Stara jak koryto rzeki: wytarta, wygładzona, przechodzona. Potem skręcacie za róg i jest nowe.

    W podłodze nie ma wgłębienia. Ściany są z tej szarej masy, gładkie, pod paznokciem jeszcze trochę miękkie. Po obu stronach są drzwi. Zamiecione, ciepło, pusto. { $active } sięga do klamki bez patrzenia, znajduje ją i nieruchomieje.

    Każde dotychczasowe drzwi trzeba było odgadnąć. Za wysoko, za nisko, dla nadgarstka, który obracał się w drugą stronę. Ta klamka jest sto cztery centymetry nad podłogą. Wszystkie są. Można by tędy przejść z torbą w każdej ręce i z dzieckiem na ramieniu.

    Zanim korytarz skręci, naliczacie czterdzieścioro drzwi. Za zakrętem są dalsze.

guestbook-log-L03-6-title = Księga
guestbook-log-L03-6 =
    W pokoju nie ma stołu. Księga stoi otwarta przy ścianie, wyższa od każdego z was, z kartami z czegoś pomiędzy łupkiem a filcem. Nikt w niej nie pisał. Wszyscy zostawili *znak*: rząd dołków, jakie zrobiłby dziób; smugę, starannie obwiedzioną; jedenaście węzłów na sznurku; wypaloną plamę wielkości monety i obok mniejszą, blisko, niżej. Idą w dół strony, w kolejności przybycia. Najniższe są najświeższe, a na samym dole, atramentem, drobnym prostym pismem, stoi linijka liter.

    To imię i nazwisko, dzień i miesiąc, roku brak, a potem liczba: 41 208.

    – Czyjś żart – mówi { $other } i nie mówi dalej, bo { $signer } ściąga rękawiczkę i pisze na jej wierzchu. To samo nazwisko. Ten sam ogonek przy ostatniej literze, który poprawiano w każdej szkole. Rękawiczka wędruje w górę, tuż obok strony.

    { $signer } ślini kciuk i pociera. Nie rozmazuje się.

    – Takich rzeczy się nie zapomina – mówi { $signer }.

    Pod ostatnią linijką jest miejsce. W grzbiecie księgi leży pióro, przydział ze stoczni, ze skuwką naprawioną drutem. { $active } bierze je z przyzwyczajenia i próbuje na mankiecie. Pisze.

guestbook-log-L03-6-c1 = Wpisać nazwiska.
guestbook-log-L03-6-r1 = Robicie to po kolei, jak dzieci na gipsie. Wychodzi schludna lista, a przy dacie jest rok.
guestbook-log-L03-6-c2 = Wpisać liczbę jeszcze raz.
guestbook-log-L03-6-r2 = { $active } stawia ją pod tamtą, cyfra pod cyfrą, jak się robi, kiedy coś ma być dodane. Podłoga jest cieplejsza niż przed chwilą.
guestbook-log-L03-6-c3 = Nie wpisać nic.
guestbook-log-L03-6-r3 = Odkładacie pióro tam, gdzie leżało, skuwką w lewo, jak leżało.
guestbook-log-L03-6-c4 = Przekreślić linijkę.
guestbook-log-L03-6-r4 = Jedna kreska, od linijki. Atrament kreski jest czarny, a atrament pod nim brunatny i jedno, i drugie da się przeczytać.
guestbook-log-L03-8-title = Co przywozicie
guestbook-log-L03-8 =
    Przywozicie odbitkę strony. Idzie po Stole z rąk do rąk, licem w dół, bo Ruth o to prosiła, i każdy odwraca ją sam.

    Potem { $signer } ma napisać to nazwisko jeszcze raz, na papierze, przy wszystkich. Kartki leżą obok siebie. Patrzy lekarka, patrzy rachmistrz, który od czterdziestu lat patrzy na podpisy.

    – Moim zdaniem też – mówi Anatole Grigorian. – Gdybym musiał powiedzieć. Wypłaciłbym. – Zdejmuje okulary. – Atrament jest nasz. Ten brązowy. Z czasem brązowieje.

    – Z jakim czasem – pyta Ruth.

    – To by zależało od wilgoci – mówi Anatole. Pierwszy raz ktokolwiek z was słyszy, że nie podaje liczby.

guestbook-log-L03-9-title = Strona na rampie
guestbook-log-L03-9 =
    Do pokoju na końcu nie doszliście. Przywiązujecie właśnie ładunek, kiedy przez lód idzie jeden z gręplarzy, na czterech z sześciu nóg, a dwiema pozostałymi trzyma coś nad śniegiem.

    Kładzie to na rampie, wyrównuje do krawędzi i wraca po róg, który zdmuchnął wiatr.

    To strona, coś pomiędzy łupkiem a filcem. Głównie dołki. Na dole jest nazwisko atramentem, dzień i miesiąc, i liczba, którą wszyscy znacie. Podnosi ją { $signer }. To podpis, który { $signer } stawia przez całe życie.

    Dziś nikt się nie podpisał. Pod spodem jest miejsce i zostaje puste.

guestbook-log-L03-10-title = Od chorych się nie bierze
guestbook-log-L03-10 =
    Dom otwiera wszystkie drzwi, jakie ma. Zapamiętają to ci z was, którzy mogli patrzeć: całą długą drogę w głąb, drzwi za drzwiami, światło, które nią biegnie, i nikogo, kto by szedł.

    To było tylko dla przeciągu. Nosze suną nad lodem na ciepłym powietrzu.

    W lądowniku, w nogach koca, tkwi strona wsunięta tak, jak się otula lalkę. Są na niej dołki, smuga, a na dole nazwisko. { $signer } czyta je do góry nogami, a potem jak trzeba.

guestbook-log-L03-8-b1 = Kiedy startujecie, okiennice są zamknięte. Za nimi jest światło. Nie gaśnie; jest tylko odwrócone tak, żeby nie padało na ścieżkę.
guestbook-log-L03-1-b1 = Nowy korytarz urósł. Widać to z zewnątrz: szare skrzydło wzdłuż wschodniej ściany, którego przedtem nie było, niskie, z mnóstwem drzwi. Sprzed każdych ktoś odmiótł śnieg.
guestbook-log-L03-1-b2 = W oknie się świeci, a okiennice są przymknięte. Pukacie. Trwa to dłużej niż ostatnio.
