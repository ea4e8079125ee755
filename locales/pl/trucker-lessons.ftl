# Lekcje i zagadki gry Galaxy Trucker.

## First flight

trucker-lesson-title = Pierwszy lot
trucker-lesson-about = Zbuduj statek, załaduj go i dowieź coś z niego do domu.
trucker-lesson-welcome = Zbudujesz statek ze złomu i polecisz nim, dopóki nie odpadnie coś ważnego. W lekcji piasek stoi, więc nie ma pośpiechu: gdzie indziej nikt ci na to nie pozwoli.
trucker-lesson-wrong-draw = Jeszcze nie. Najpierw weź jedną w ciemno ze stosu.
trucker-lesson-wrong-take = Weź część, która się świeci: leży odkryta.
trucker-lesson-wrong-pick-up = Najpierw podnieś ładownię, która iskrzy.
trucker-lesson-first-draw = Wszyscy grzebią w jednym stosie, zawsze po jednej części. Weź jedną w ciemno i zobacz, co zostawił ci los albo ostatnia katastrofa.
trucker-lesson-first-draw-no = To też się uda, ale później. Najpierw radość z nieznanego: weź w ciemno.
trucker-lesson-first-place = Ładownia na czerwone towary, które płacą najlepiej i gardzą zwykłymi skrzyniami. Obróć ją dwa razy, aż żółte zęby, czyli mosiężny grzebień, spojrzą w dół na kabinę, i połóż ją na podświetlonym polu.
trucker-lesson-first-place-no = Trzymałaby się i tam, ale działo, które zaraz przyjdzie, nie miałoby na czym stać. Grzebieniem do kabiny, pojedynczym kołkiem do przodu.
trucker-lesson-ends = Jeden kołek pasuje do jednego, dwa do dwóch, a mosiężny grzebień bierze oba. Gładka strona lubi tylko gładką: wolno, ale nic się tam nie trzyma.
trucker-lesson-double-draw = Berta znalazła ładownię i nuci. Ty weź kolejną niespodziankę.
trucker-lesson-double-draw-no = One tam za chwilę nadal będą; Berta nie ma oka do jakości. Weź jedną w ciemno.
trucker-lesson-reserve = Podwójny silnik: mocny, spragniony (patrz błyskawica) i z jednym złączem, które na razie nigdzie się nie przyda. Odłóż go; czekać mogą dwie części, ale co czeka jeszcze przy starcie, liczy się jako stracone.
trucker-lesson-reserve-no = Tuż pod kabiną by działał, ale to miejsce czeka na silnik, który chodzi bez baterii. Odłóż go.
trucker-lesson-engine-draw = Jeszcze raz. Statek bez silników nazywa się domem.
trucker-lesson-engine-draw-no = W ciemno, proszę: tego, czego nam trzeba, jeszcze nikt nie widział.
trucker-lesson-engine-place = Silniki dmuchają do tyłu, nigdy w bok, a za płomieniem nic nie może stać. Pod kabiną plan ma wcięcie: tam nigdy nic nie stanie.
trucker-lesson-engine-place-no = Silnik skierowany gdzie indziej usuwa się przy kontroli bez dyskusji i bez zwrotu. Płomieniem do tyłu, pod kabinę.
trucker-lesson-cannon = Działo ma do przodu siłę 1, a w innych kierunkach połowę; pole przed lufą musi zostać puste. Na dziobie ma przed sobą tylko kosmos, a kosmos się nie skarży.
trucker-lesson-cannon-no = Tam miałoby połowę siły albo strzelało w coś, co jeszcze ci się przyda. Na dziób, lufą do przodu.
trucker-lesson-cannon-two = Kolejne działo, a jego dwa kołki spotykają dwa kołki ładowni: małżeństwo ze złomu. Zwróć uwagę na gładki lewy bok; od takich manier małe meteory się odbijają.
trucker-lesson-cannon-two-no = Podświetlone pole jest lepsze: dwa kołki do dwóch, lufa w pustkę.
trucker-lesson-battery = Dwie baterie, których nigdy się nie ładuje: każda raz uruchamia jedną rzecz z błyskawicą. Obróć ją tak, by trzymała się silnika i zostawiła na dole dwa kołki dla tego, co czeka wśród odłożonych.
trucker-lesson-battery-no = Trzyma się, ale podwójny silnik dalej byłby bezdomny. Dwa kołki muszą patrzeć do tyłu.
trucker-lesson-fetch = Teraz weź podwójny silnik: dwa kołki, poznajcie dwa kołki. Za jedną baterię daje siłę 2, za darmo jest tylko ozdobą.
trucker-lesson-fetch-no = Co raz odłożono, na stos nie wraca: albo na statek, albo na rachunek. Pod baterię, proszę.
trucker-lesson-return = Kabina z dwoma gładkimi bokami: postaw ją teraz, a pokład działowy tu się skończy. Odłóż ją na stos; zostanie odkryta dla wszystkich, tak żegnają się truckerzy.
trucker-lesson-return-no = Można. Ale potem będzie ci zawadzać przy każdym złączu; odłóż ją na stos.
trucker-lesson-cabin = Berta wyrzuciła całkiem dobrą kabinę. Mieszka w niej dwoje ludzi; weź ją i postaw po lewej od swojej, dwoma kołkami na zewnątrz.
trucker-lesson-cabin-no = Nie ta albo nie tak: potrzebujemy kabiny, której dwa kołki mogą patrzeć w lewo.
trucker-lesson-life-support = Fioletowy obcy dodaje twoim działom 2, ale oddycha czymś, czym zdzierałoby się farbę. Przyłącz jego podtrzymywanie życia do tej kabiny, grzebieniem do kołków.
trucker-lesson-life-support-no = Podtrzymywanie życia pomaga tylko kabinie, z którą jest połączone; brązowe jest do silników, fioletowe do dział. Chcemy fioletowego, obok tej kabiny.
trucker-lesson-battery-two = Jeszcze dwie baterie, w środku statku, gdzie mało co je trafi. Grzebieniem do tyłu.
trucker-lesson-battery-two-no = Pasuje w wielu miejscach; tutaj podeprze działo u góry, osłonę z boku i kabinę na dole. Grzebieniem do tyłu.
trucker-lesson-double-cannon = Podwójne działo ma siłę 2, za każdym razem za jedną baterię. Postaw je z przodu, nad baterią.
trucker-lesson-double-cannon-no = Tyłem miałoby połowę siły, i to mówiąc uprzejmie. Lufami do przodu, nad baterią.
trucker-lesson-shield = Osłona kryje dwie strony całego statku, te, na które wskazują łuki, za każdym razem za baterię. Obróć ją na prawo i tył: przodu pilnują działa.
trucker-lesson-shield-no = Tak obrócona pilnuje innej strony. Prawa nam się przyda; nazwijmy to przeczuciem.
trucker-lesson-again = Twoja stara kabina wciąż tu leży i nikt jej nie chciał: gładkie boki są tu w sam raz. Obróć ją do góry nogami i zawieś pod baterią.
trucker-lesson-again-no = Ładna część, ale to pole chce gładkich boków z lewej i prawej. Stara kabina je ma.
trucker-lesson-spark = Teraz zrób coś źle: obróć ładownię o ćwierć w lewo i połóż ją tam. U góry się trzyma; z lewej grzebień szoruje po gładkiej stronie, a ta iskra to błąd.
trucker-lesson-spark-no = Za dobrze! Obróć ją o ćwierć w lewo: chcemy zobaczyć iskrę.
trucker-lesson-pick-up = Ostatnia położona część jest luźna, dopóki nie weźmiesz następnej. Podnieś ją, obróć o ćwierć w prawo i połóż w ciszy.
trucker-lesson-pick-up-no = Wciąż iskrzy. Z lewej gładka do gładkiej, u góry grzebień do kołka.
trucker-lesson-last-engine = Jeszcze jeden silnik, z tyłu po prawej. To daje 2, a z baterią 4, czyli wśród ciężarówek auto sportowe.
trucker-lesson-last-engine-no = Silniki nie chcą niczego za sobą, a czegoś przed sobą. Pod dolną kabiną mają jedno i drugie.
trucker-lesson-mistake = Został jeden otwarty koniec, a do niego kabina: dwie osoby więcej! To, że u góry nie pasuje do podtrzymywania życia, przemilczymy; inspektor nie przemilczy.
trucker-lesson-mistake-no = Rozsądne, ale lekcja potrzebuje zbrodni. Postaw tu kabinę; będzie kosztować kredyt, a nauczy za dziesięć.
trucker-lesson-look = W czterech stosach czeka na ciebie osiem kart, a do trzech może zajrzeć każdy z pustą ręką. Zajrzyj do środkowego; zapieczętowany nie bez powodu nazywa się przygodą.
trucker-lesson-look-no = Czytać wolno wszystkie trzy i ile razy chcesz, ale dzisiejsze zadanie jest w środkowym. Najpierw popatrz, potem leć.
trucker-lesson-look-away = Otwarta przestrzeń lubi silniki; rój przyniesie duży głaz z przodu i kamyk z każdego boku. Masz działo, osłonę i gładki bok: odłóż karty i zrób niewinną minę.
trucker-lesson-look-away-no = Z kartami w ręce nikt nie buduje. Najpierw odłóż stos.
trucker-lesson-finish = Żaden otwarty koniec nie prowadzi już na wolne pole, więc statek jest gotowy. Weź numer 1: kto kończy pierwszy, leci z przodu i wybiera pierwszy, co jest dobre, dopóki ktoś do pierwszego nie celuje.
trucker-lesson-finish-no = Wolno wziąć każdy pozostały numer, ale planety rozdaje się od przodu. Numer 1.
trucker-lesson-check = Inspektor Norm to znalazł: dwa kołki przy gładkiej stronie, jedna z dwóch części musi odejść. Oddaj mu dodatkową kabinę; bez podtrzymywania życia twój fioletowy gość byłby fioletową przeszłością.
trucker-lesson-check-no = To wyleczy błąd i udusi obcego, a to kosztuje 2 siły dział. Kabina to tańsze pożegnanie.
trucker-lesson-alien = Do każdej kabiny wchodzi dwoje ludzi albo jeden obcy tam, gdzie ma swoje powietrze. Fioletowy dodaje 2 działom, które mają więcej niż zero: witamy na pokładzie, proszę wytrzeć wszystkie sześć nóg.
trucker-lesson-alien-no = Dwoje ludzi nie celuje nawet w połowie tak dobrze; przylecą piraci o sile 5, a ty zechcesz mieć 6.
trucker-lesson-launch = Prowadzisz, Berta za tobą, a tor liczy dni. Przed każdą kartą wolno zrezygnować: kredyty zostają, ale za przylot nie dostaniesz nic, a za towary połowę.
trucker-lesson-launch-no = Rezygnacja przed pierwszą kartą to rekord, ale takich nie oprawiamy w ramki. Leć dalej.
trucker-lesson-open-space = Otwarta przestrzeń: lecisz tyle dni, ile siły mają silniki, a z siłą 0 to byłby koniec. Dwa dni za darmo albo cztery za baterię; oba wybory są dobre, baterii masz cztery.
trucker-lesson-cell = Każda bateria zasila cokolwiek na statku; ty wybierasz tylko, skąd ją wziąć. Te na brzegu znikają w wypadkach pierwsze, więc zużyj najpierw je.
trucker-lesson-swarm = Teraz meteory. Dla każdego dwie kostki wskazują kolumnę albo rząd, wszystkim jednakowo; szczęście jest wspólne, szkoda prywatna.
trucker-lesson-swarm-no = Na papierze głazy wyglądają gorzej. Leć dalej: masz działo we właściwym miejscu.
trucker-lesson-large = Trzy i pięć: ten duży leci prosto na twoje podwójne działo, a osłon ani gładkich stron nie szanuje. Działo dokładnie w tej kolumnie go zestrzeli: zapłać baterię.
trucker-lesson-large-no = Wtedy podwójne działo przepada, a z nim szansa na piratów. Pojedyncze strzeliłoby samo; to chce swojej baterii.
trucker-lesson-which-cell = Zapłać z baterii na lewym brzegu: kamyk może ją odtrącić razem z tym, co w niej zostało. Ta obok kabiny chowa się za połową statku.
trucker-lesson-which-cell-no = Da się, ale oszczędni najpierw spalają to, co najpewniej stracą. Najpierw lewy brzeg.
trucker-lesson-bounce = Berta nie miała działa w tej kolumnie, więc ma o jedną ładownię mniej. Twój kamyk z lewej trafił w gładką stronę i odbił się, trochę obrażony.
trucker-lesson-raise = Ostatni kamyk leci na otwarty grzebień twojej ładowni, a tam nic się nie odbija. Osłona kryje prawy bok: jedna bateria i ładownia zostaje.
trucker-lesson-raise-no = Ładownia jest teraz więcej warta niż bateria: zaraz będą planety, a towary muszą gdzieś leżeć.
trucker-lesson-planets = Pierwszy wybiera prowadzący, lądowanie kosztuje dwa dni, a czerwone wchodzą tylko do czerwonej ładowni: masz miejsce na jeden. Druga planeta wypełni cały statek, 4 + 1 + 1; na pierwszej czerwona skrzynia machałaby za oknem.
trucker-lesson-planets-no = Licz, co się zmieści, a nie co błyszczy: dwa czerwone dadzą ci 4, druga planeta 6, trzecia 3.
trucker-lesson-load = Czerwony do czerwonej ładowni, niebieskie do drugiej. Berta wylądowała przy dwóch czerwonych, a dwie czerwone ładownie oddała na stos: dwa dni za widoki.
trucker-lesson-load-no = Nie zostawiaj nic na nabrzeżu: pusta ładownia płaci dokładnie tyle, ile zawiera.
trucker-lesson-wreck = Opuszczony statek: zostaw dwoje z załogi, niech doprowadzą go do domu, dostaniesz trzy kredyty i stracisz dzień. Masz pięcioro, stać cię na hojność.
trucker-lesson-wreck-no = Jeśli przelecisz obok, ofertę dostanie Berta. Trzy kredyty za dwie osoby to niestety zwykła stawka.
trucker-lesson-crew = Wybierz dwoje ludzi, z dowolnej kabiny. Fioletowego zostaw do dział, a choć jednego człowieka na zawsze: statek bez ludzi wypada z wyścigu.
trucker-lesson-crew-no = Obcy jest wart 2 siły dział, a piraci są gdzieś w talii. Ludzie pierwsi, jak mówi plakat.
trucker-lesson-stardust = Gwiezdny pył kosztuje dzień za każde odsłonięte złącze: ciebie pięć, Bertę dziesięć. W domu statek, który ma ich najmniej, dostaje jeszcze nagrodę za urodę; zamykaj, co się da.
trucker-lesson-stardust-no = To tylko pył. Leć dalej i licz z nami.
trucker-lesson-your-choice = Tym razem bez rady: dwa dni za dwa zielone, jeden żółty albo trzy niebieskie, a ładownie masz pełne. To, co ładujesz, może wypchnąć coś tańszego.
trucker-lesson-your-choice-after = Warto wiedzieć: oba zielone albo żółty robią z ładunku 8 kredytów, niebieskie zostawiają 6, przelot też, ale oszczędza dwa dni.
trucker-lesson-pirates = Piraci o sile 5: masz 2 z pojedynczych dział i 2 od fioletowego strzelca, a z 4 się przegrywa. Bateria dodaje 2, a 6 bije 5: ognia!
trucker-lesson-pirates-no = Z 4 przegrasz: trzy strzały z przodu, a ciężkiego nie zatrzyma nic. Właśnie po to była ta bateria.
trucker-lesson-reward = Wygrana, więc i Berta ocalała: powie, że tak planowała. Cztery kredyty kosztują cię dzień; masz sporą przewagę, więc bierz.
trucker-lesson-reward-no = Odmowa oszczędza dzień, a dni masz dość. Ale to twoje pieniądze.
trucker-lesson-last-card = Ostatnia karta: otwarta przestrzeń i do domu. To, co się jeszcze trzyma, wolno nazywać statkiem.
trucker-lesson-last-card-no = Jedną kartę przed kasą? Nawet Fridolin leciałby dalej.
trucker-lesson-account = Miejsce, uroda, towary, minus kredyt za kabinę, którą zjadł inspektor: { $mine } kredytów. Berta ma { $theirs } i nowe zdanie o czerwonych ładowniach.
trucker-lesson-next = Umiesz budować, celować, ładować i liczyć: to więcej, niż wymaga niejedno prawo jazdy. Teraz to samo z sypiącym się piaskiem czy najpierw zagadka?

## Granica (klasy IC i IIC)

trucker-lesson-border-title = Granica (klasy IC i IIC)
trucker-lesson-border-about = Obrys przecięty na pół i to, co może przejść przez cięcie.
trucker-lesson-border-cabin = Ten model nie ma pola na kabinę: czeka wśród odłożonych, a pierwsza część może iść gdziekolwiek. Postaw ją na lewo od granicy, jak cumuje się łódkę.
trucker-lesson-border-cabin-no = Też wolno, ale ominie cię granica, a to dla niej tu jesteśmy.
trucker-lesson-border-same = Przez granicę wybrzydza nawet mosiężny grzebień: jeden do jednego, dwa do dwóch, grzebień do grzebienia. Ta osłona ma grzebień z lewej, więc może przejść.
trucker-lesson-border-same-no = Gdzie indziej kołek wejdzie w grzebień; przez granicę wchodzi w nic. Grzebień do grzebienia, proszę.
trucker-lesson-border-sideways = Skieruj to działo w prawo: w tym modelu to, co zapowiedziano z przodu, lubi przylecieć skądinąd. Pilnuje swojego rzędu i dwóch sąsiednich.
trucker-lesson-border-sideways-no = Do przodu jest odważniej, a tu mniej pożytecznie. Obróć je raz w prawo.
trucker-lesson-border-labels = Czytaj rzędy: 1, 2, 3, 4, 3, 4, 5, 6. Ktoś w biurze projektowym wyszedł wcześniej do domu, a zapłacisz ty.
trucker-lesson-border-finish = Gotowe. Tego modelu nikt nie ubezpiecza: każda stracona część kosztuje kredyt, bez limitu, więc trać je pojedynczo i z żalem.
trucker-lesson-border-finish-no = Można budować dalej, ale piasek się kończy i teraz lecimy.
trucker-lesson-border-one-die = Nadlatuje rój, a zamiast dwiema rzuca się jedną kostką. Dwa do pięciu to kolumna; jeden i sześć znaczą, że to coś zmieniło zdanie.
trucker-lesson-border-one-die-no = Można teraz wylądować i nigdy się nie dowiedzieć, co robi szóstka. Leć dalej.
trucker-lesson-border-turned = Szóstka: duży meteor zapowiedziany z przodu leci z prawej, a drugi rzut wskazuje rząd. Rząd 1 nawet nie należy do twojego statku: mija i macha.
trucker-lesson-border-twice = Czwórka dla rzędu to oba rzędy 4: dwa kamyki naraz. Jeden odbije się od gładkiego silnika, drugi leci na otwarty grzebień; jedna bateria dla osłony zatrzymałaby nawet oba.
trucker-lesson-border-twice-no = Wtedy znika czerwona ładownia, kredyt za nią i to, co w niej było. Jedna bateria to tanio.
trucker-lesson-border-large-twice = Gdyby były duże, każdy wymagałby własnego działa w tę stronę, w swoim rzędzie albo tuż obok. Jedno działo nigdy nie zatrzyma dwóch głazów.
trucker-lesson-border-end = Nic nie stracone, szesnaście kredytów i granica poznana. Klasa IIC to ten sam plan z pomarańczowymi rogami i z większą liczbą powodów do żalu.

## Obwarzanek (klasa IIIC)

trucker-lesson-torus-title = Obwarzanek (klasa IIIC)
trucker-lesson-torus-about = Statek bez krawędzi i cena dziur.
trucker-lesson-torus-cabin = Na tym planie każda krawędź spotyka przeciwległą: statek to obwarzanek, tylko bez cukru. Postaw kabinę w rogu, który nie jest rogiem.
trucker-lesson-torus-cabin-no = Każde pole byłoby dobre; środka tu nie ma. Spróbuj jednak w rogu.
trucker-lesson-torus-across = Pole na prawo od twojej kabiny jest na drugim końcu rzędu. Połóż tam moduł konstrukcyjny: trzyma się, choć oba widzą tylko swoje plecy.
trucker-lesson-torus-across-no = Tam też się trzyma. Ale zobacz, jak daleko może być sąsiad: lewy koniec tego samego rzędu.
trucker-lesson-torus-finish = Teraz popatrz na dziury; rogi się stykają, krawędzie są sklejone: madame Polisa mierzy największą. Małe dziury wszędzie są tańsze niż jedna, w której można zaparkować.
trucker-lesson-torus-finish-no = W tej lekcji teraz lecimy; dziury są dość małe, by być z nich dumnym.
trucker-lesson-torus-premium = Trzy pola kosztują cię 3, pięć pól sąsiada kosztuje 10: pole więcej to nigdy tylko kredyt więcej. Kto nie ma teraz pieniędzy, jest dłużny do końca lotu.
trucker-lesson-torus-inside = Dwie kostki, jedna na kolumnę, druga na rząd: atak zaczyna się właśnie tam, w środku statku. Kamyk na kabinie się odbił: jej przednie złącze jest połączone, choć tylko przez krawędź.
trucker-lesson-torus-gone = Duży znalazł kabinę w kolumnie bez działa do przodu. Na obwarzanku wystarczyłoby dowolne działo w kolumnie, gdziekolwiek stoi; nie było żadnego.
trucker-lesson-torus-column = Kostki 3 i 4, z przodu: meteor zaczyna się na samym podwójnym dziale. Wolno mu strzelać do tego, co już na nim siedzi; na obwarzanku z tyłu to też z przodu.
trucker-lesson-torus-column-no = Zabrałby działo, które mogło go zatrzymać. Zapłać baterię.
trucker-lesson-torus-flies-on = Kostki wskazują dziurę po kabinie, więc kamyk leci dalej, aż na coś trafi: pole dalej na odsłonięte złącze. Osłonę obchodzi tylko strona, z której leci; podnieś ją.
trucker-lesson-torus-flies-on-no = Wtedy następna kabina pójdzie śladem pierwszej. Osłona kryje przód: użyj jej.
trucker-lesson-torus-end = Kara za straty kończy się tu na 15, składka dochodzi osobno i płaci się ją na samym końcu. Buduj na okrągło, zostawiaj małe dziury i nie ufaj rogom.

## Flota (klasa IVC)

trucker-lesson-fleet-title = Flota (klasa IVC)
trucker-lesson-fleet-about = Cztery małe statki, z których kości robią dwa.
trucker-lesson-fleet-cabin = Cztery obrysy, cztery statki, jedna osoba. Kabina może zacząć dowolny: postaw ją z tyłu po lewej, gdzie kostki będą później łaskawe.
trucker-lesson-fleet-cabin-no = Ładne miejsce dla innej floty. Z tyłu po lewej, proszę.
trucker-lesson-fleet-second = Statek bez części można zacząć gdziekolwiek w jego obrysie. Ta kabina zaczyna tylny prawy: masz teraz dwa statki i dwa komplety kłopotów.
trucker-lesson-fleet-second-no = Można też budować dalej na pierwszym statku. Tutaj zaczynamy drugi.
trucker-lesson-fleet-die-one = Pierwszy piasek się przesypał: każdy może rzucić kostką, a ta otwiera wszystkim pola ze swoim numerem. Rzuć; nie ma złych liczb, są tylko zaskoczeni budowniczowie.
trucker-lesson-fleet-die-one-no = Dopóki nie padnie kostka, nikt nie obróci klepsydry. Rzuć.
trucker-lesson-fleet-joined = Szóstka: przedni lewy i tylny lewy to teraz jeden statek, czy tego chcą, czy nie. Do startu muszą trzymać się razem; obróć klepsydrę i piasek znów się sypie.
trucker-lesson-fleet-die-two = I druga kostka. Gdyby znów wypadła szóstka, otworzyłyby się pola ze znakiem =.
trucker-lesson-fleet-die-two-no = Wszyscy czekają na liczbę, głównie ze strachem. Rzuć.
trucker-lesson-fleet-two-ships = Piątka łączy przedni prawy i tylny prawy: dwa długie statki obok siebie. Baterie i osłony pomagają tylko własnemu statkowi; działa się sumują, a z silników liczy się tylko słabszy statek.
trucker-lesson-fleet-pieces = Twój prawy statek jest wciąż w dwóch kawałkach, a jeden statek musi być jednym kawałkiem. Zostaw duży: pięć części zostaje i macha.
trucker-lesson-fleet-pieces-no = Mały kawałek sam byłby bardzo drogą skrzynką na listy. Zostaw duży.
trucker-lesson-fleet-insurance = Madame Polisa sprzedaje limity: za 2 kredyty straty kończą się na 26, za 5 na 19, za 8 na 12. Kredytów nie masz, więc albo pożyczka 10 za 12, albo odwaga, która jest darmowa, dopóki nie jest.
trucker-lesson-fleet-slowest = Otwarta przestrzeń: flota leci tak daleko, jak jej słabszy statek, czyli jeden dzień. Statek zupełnie bez siły silników zostałby, a reszta leciałaby dalej.
trucker-lesson-fleet-own-shield = Kamyk leci w prawy statek, więc pomoże tylko osłona i bateria prawego statku. Pomogą: podnieś ją.
trucker-lesson-fleet-own-shield-no = Ta ładownia jest na czerwone. Podnieś osłonę.
trucker-lesson-fleet-end = Oba statki są w domu, a kto przywozi więcej statków, stoi przed tym, kto przywozi mniej. Następnym razem spróbuj stracić cały statek: dużo się nauczysz, a części nawet nie policzą.

## Zagadki

trucker-puzzle-which-battery-title = Która bateria?
trucker-puzzle-which-battery-about = Dwie baterie, jeden strzał.
trucker-puzzle-which-battery-ask = Leci meteor: z której baterii zapłacisz za strzał?
trucker-puzzle-which-battery-ask-after = Z tej na lewym brzegu. Jest skrajną częścią rzędu, ma odsłonięte złącze i żadna osłona nie kryje tego boku; wewnętrzna jest osłonięta ze wszystkich czterech stron.
trucker-puzzle-which-battery-ask-no = Strzeli tak samo dobrze. Ale następny kamyk z lewej zabrałby pełną baterię zamiast pustej.
trucker-puzzle-three-mistakes-title = Trzy błędy
trucker-puzzle-three-mistakes-about = Statek zbudowany w pośpiechu, zanim przyjdzie inspektor.
trucker-puzzle-three-mistakes-ask = Ten statek ma trzy błędy i inspektor Norm widzi wszystkie. Ile najmniej części trzeba stracić?
trucker-puzzle-three-mistakes-ask-after = Dwie. Silnik dmucha w podwójne działo, a podwójne działo celuje w silnik: bez silnika znikają oba błędy. Trzeci to dwa kołki przy gładkiej stronie i tam odchodzi dolna ładownia; każda inna część zabrałaby ze sobą sąsiada.
trucker-puzzle-three-mistakes-ask-no = To też leczy błąd, ale na tej części wisi coś jeszcze i to też przepadnie. Która nie trzyma niczego?
trucker-puzzle-last-battery-title = Ostatnia bateria
trucker-puzzle-last-battery-about = Osłona teraz albo siła później.
trucker-puzzle-last-battery-ask = Ostatnia bateria, z lewej leci mały meteor, a zaraz po nim piraci o sile 5. Podnieść osłonę teraz czy zostawić baterię dla podwójnego działa?
trucker-puzzle-last-battery-ask-after = Podnieść. Dwa działa mają siłę 2, podwójne z baterią jeszcze 2, a 4 nie wystarczy na 5: piraci i tak wygrają. Meteor rozerwałby statek na trzy kawałki.
trucker-puzzle-last-battery-ask-no = Policz, na co ta bateria przyda się potem: 4 przeciw 5. I zobacz, co wisi na części, w którą trafi meteor.
trucker-puzzle-which-planet-title = Która planeta?
trucker-puzzle-which-planet-about = Cztery planety i trzy miejsca na towary.
trucker-puzzle-which-planet-ask = Trzy puste miejsca i każde przyjmie nawet czerwony: na której planecie lądujesz?
trucker-puzzle-which-planet-ask-after = Na drugiej: 4 + 3 + 1 to 8 i nic nie zostaje na nabrzeżu. Pierwsza ma więcej skrzyń, ale masz tylko trzy miejsca: 7.
trucker-puzzle-which-planet-ask-no = Policz miejsca, potem ceny: czerwony 4, żółty 3, zielony 2, niebieski 1.
trucker-puzzle-weak-spot-title = Słaby punkt
trucker-puzzle-weak-spot-about = Jedna część, kilka dziur.
trucker-puzzle-weak-spot-ask = Jedna część w ręce i siedem pustych pól: gdzie oszczędzi najwięcej na składce?
trucker-puzzle-weak-spot-ask-after = W środku ostatniego rzędu: tam przetnie dziurę, która sięga przez dolną krawędź. Pięć pól razem kosztuje 10; zostają pary, a para kosztuje 1.
trucker-puzzle-weak-spot-ask-no = Rogi się stykają, a krawędzie są sklejone: prześledź dziurę przez brzeg i poszukaj pola w jej środku.

## Powtórka z komentarzem: pięciu za osiem

trucker-replay-two-crews-title = Pięciu za osiem
trucker-replay-two-crews-about = Dwoje weteranów leci w klasie II. Ty patrzysz, a ja mówię, gdzie się rozstrzygnęło.
trucker-replay-two-crews-welcome = Tutaj tylko patrzysz. Dwoje weteranów buduje po statku klasy II. Jeden jest twój, drugi Zity. Zatrzymam film wszędzie tam, gdzie ważą się losy partii.
trucker-replay-two-crews-peek = Oboje zaglądają do kart lotu, zanim cokolwiek zbudują. Teraz kosztuje to ruchy, ale wiedzą, co budować: czekają planety, na których można lądować, i wrogowie, do których się strzela.
trucker-replay-two-crews-launch = Oba statki przeszły kontrolę bez jednego błędu. Zita ma dwa silniki i startuje pierwsza. Ty masz jeden silnik i więcej miejsca na skrzynie. Na obu przy działach siedzi fioletowy obcy.
trucker-replay-two-crews-slavers = Łowcy niewolników mają siłę 6, a Zita strzela z siłą 6½ bez baterii: liczą się też działa zwrócone w bok. Do ciebie już nie dotarli.
trucker-replay-two-crews-ship = Tu Zita oddaje pięciu ludzi za osiem kredytów, a zostało jeszcze 7 kart. Zapamiętaj to.
trucker-replay-two-crews-station = A oto cena: na stację Zita ma już za małą załogę. Dokujesz więc ty, choć lecisz z tyłu, i bierzesz żółty i zielony towar.
trucker-replay-two-crews-smugglers = Jedna bateria robi z 6½ równe 8½, a to wystarcza na 8. Zita wyrzuca zielony towar, żeby zmieścić czerwony i żółty. Twoje baterie wciąż są na miejscu. Nikt ich od ciebie nie kupi.
trucker-replay-two-crews-over = Została jedna karta i oboje lądują. Na koniec Zita ma 49 kredytów, a ty 39. Na towarze zarobiła niemal tyle samo: 28 do 25. Resztę zapłacili wrogowie i te osiem kredytów za pięciu ludzi.
