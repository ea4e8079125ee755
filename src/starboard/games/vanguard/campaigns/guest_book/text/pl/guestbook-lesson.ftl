# Lekcja na Progu: co jest objaśniane w pierwszej rundzie, krok po kroku (tutorial.toml).

## Pierwsza tura: test, karta, ścieżka

guestbook-lesson-turn = Żeton startowy ma { $who } i to od tej osoby zaczyna się runda. W każdej rundzie każdy członek załogi ma jedną turę z dwiema akcjami. Do wyboru są: podróż, przygotowanie, odpoczynek, odlot i, raz na turę, akcja specjalna. Z miejsca ze znakiem zakazu podróży nikt nie wyruszy, a to miejsce go ma. Wykonaj więc akcję specjalną, która jest na nim zapisana.
guestbook-lesson-dice = „{ guestbook-action-1-1 }” wymaga testu kości. Zielony wiersz wymaga sprawności, konstrukcji albo techniki. Żadna z twoich kości nie ma tych symboli, ale każda ma symbol Vanguard, który liczy się jako dowolny. Weź kości podstawowe, czerwoną i niebieską. Kości, którymi rzucisz, będą potem zużyte, więc resztę zostaw na później.
guestbook-lesson-support = Inni w tym samym sektorze mogą wesprzeć test jedną kością każdy. Wszystkie kości razem tworzą pulę. Ten test obejdzie się bez wsparcia: idź dalej.
guestbook-lesson-help = Inni w sektorze mogą też zagrać swoją kartę dla osoby, która wykonuje test, nawet jeśli nie dali kości. Na razie swoją zachowaj.
guestbook-lesson-card = Czerwona kość pokazuje wypadek. Wywołuje on coś tylko tam, gdzie mówi o tym akcja, a ta o nim nie mówi. Niebieska pokazuje symbol podstawowy, który sam z siebie nic nie znaczy. Zielony wiersz nie jest więc spełniony. Teraz jednak karty mogą zmieniać wyniki: karta „{ guestbook-card-SC06 }” zużywa jedną kość, a inną ustawia, jak chcesz. Bez niej zostaje czerwony wiersz: kość zagrożenia, a potem strzałką i tak do zielonego. Zagraj kartę albo zaryzykuj.
guestbook-lesson-toss = Z jednej kości trzeba zrezygnować. Wypadek na nic się tu nie przyda: zużyj właśnie tę.
guestbook-lesson-turn-die = Drugą kość można ustawić na dowolny wynik. Niech to będzie Vanguard. Potem sprawdza się wiersze od góry: pierwszy, który kości spełniają, jest wynikiem, a wszystkie kości, które zostały, są zużyte.
guestbook-lesson-combination = Każda karta ma też dolną połowę: zużyj kości, które pokazują jej kombinację, a zadziała dolny efekt. Vanguard też by do tego wystarczył, ale potrzebujesz go do włazu. Idź dalej.
guestbook-lesson-travel = Właz jest otwarty. Nad planszą leży żeton sukcesu, a miejsce zakryła nowa karta. Ma własną akcję specjalną, ale dwóch w jednej turze nikt nie wykona. Zakazu podróży na niej nie ma: rusz do sektora „{ guestbook-sector-P00-5 }”. Ścieżka pokazuje symbol podróży, a co on znaczy, mówi warunek „{ guestbook-condition-C01 }”.
guestbook-lesson-danger = „{ guestbook-condition-C01 }” daje do wyboru dwie rzeczy: zużyj kość albo rzuć kością zagrożenia i sprawdź wynik w polu T. Tym razem zaryzykuj.
guestbook-lesson-use = To, co wypadło, jest w polu T: zużyj kość. Zużyć kość to przenieść jedną z dostępnych do zużytych, a którą, wybierasz ty. Wynik, którego w polu nie ma, nie miałby skutku. Tak czy inaczej docierasz na miejsce i od razu czyta się wpis o tym sektorze.

## Druga tura: tory i odpoczynek

guestbook-lesson-tracks = Teraz turę ma { $who }. Tury kończą się wydarzeniem, ale na tym księżycu dopiero od drugiej misji. Stąd też jeszcze nikt nie wyjdzie. Ta akcja ma tory: efekty specjalne przesuwają po nich znaczniki, a wynik następuje, gdy jego znacznik stanie na ostatnim polu. Wykonaj ją.
guestbook-lesson-all-dice = Efekty specjalne rozpatruje się po kolei. Najpierw każdy wypadek przesuwa czerwony znacznik o jedno pole i zostaje zużyty. Potem każda pozostała kość przesuwa zielony. Oba tory mają po cztery pola, więc weź wszystkie pięć kości.
guestbook-lesson-no-support = Tu też można wesprzeć test. Kto jednak da kość, ten będzie miał później o jedną mniej: idź dalej.
guestbook-lesson-no-help = Każdy, kto tu jest, mógłby zagrać kartę do tego testu. Niech najpierw spróbuje ten, kto rzuca.
guestbook-lesson-accidents = Dwa wypadki. Przesuną czerwony znacznik dwa razy, a pozostałych trzech kości jest o jedną za mało na zielony tor. Przyda się teraz karta, która zmienia kość. Albo idź dalej: znaczniki zostają na torach i w późniejszej turze każdy może je przesuwać od tego miejsca.
guestbook-lesson-reroll = Wybierz, co przerzucasz: na początek wypadek. Liczy się nowy wynik.
guestbook-lesson-set = Wybierz kość i to, co ma pokazywać. Każda kość, która nie jest wypadkiem, przesuwa zielony znacznik.
guestbook-lesson-more-cards = Kości pokazują teraz to, co widzisz. Zagraj kolejną kartę albo idź dalej.
guestbook-lesson-rest = Znaczniki się przesunęły. Jeśli zielony stoi na ostatnim polu, zapasy są złapane i leży tu nowa karta; jeśli nie, poczeka. Gdyby naraz zapełniły się dwa tory, pierwszeństwo miałby górny, a gdyby przez niego karta zniknęła, do dolnego już by nie doszło. { $who } nie ma już kości, więc odpocznij. Kosztuje to jeden zapas, ale na tym księżycu ich nie brakuje. Wraca połowa twoich kości, po zaokrągleniu w górę, i dobierasz kartę.
guestbook-lesson-rest-card = Niektóre karty zagrywa się przy odpoczynku. Jeśli chcesz, zagraj teraz jedną.
guestbook-lesson-refresh = Połowa twoich kości, po zaokrągleniu w górę, znów jest dostępna. Które? Spójrz, czego wymagają miejsca wokół.
guestbook-lesson-hand = Na twoim stopniu trzyma się dwie karty, a masz trzy: jedną odrzuć. Gdy talia się skończy, odrzucone karty tasuje się i powstaje z nich nowa talia.

## Trzecia tura: żółty wiersz

guestbook-lesson-bonus = Tam, gdzie wyważono właz, stoi { $who }. Tutejsza karta ma nad zielonym wierszem żółty: to więcej niż sukces. Wiersze sprawdza się od góry, więc żółty jest pierwszy. Wykonaj akcję specjalną.
guestbook-lesson-one-die = Żółty wymaga ksenologii albo nauki. Zielony wymagałby kości czerwonej, zielonej i niebieskiej, ale od żółtego prowadzi do niego strzałka, a kto idzie strzałką, nie musi niczego spełniać. Może wystarczyć jedna kość. Wybierz ją.
guestbook-lesson-enough = Vanguard liczy się jako ksenologia. Nie trzeba nic zmieniać: idź dalej.
guestbook-lesson-follow = Zadziałały oba wiersze: jest żeton sukcesu i unikatowe odkrycie, które ma numer i zostaje na statku. W tym miejscu nic więcej nie ma. Rusz za innymi.
guestbook-lesson-footing = Znowu symbol podróży: zużyj kość albo rzuć. Tym razem wybierasz ty.

## Czwarta tura: do muru

guestbook-lesson-wall = Droga jest wolna, a turę ma { $who }. Ścieżka do sektora „{ guestbook-sector-P00-4 }” pokazuje kość: tyle kosztuje. Idź tam. Właśnie tam macie się wszyscy spotkać.
guestbook-lesson-go-on-catching = Zapasy wciąż pływają i nikt nie może wyjść. Znaczniki zostały jednak na torach, a zielonemu brakuje jednego pola. Wykonaj akcję specjalną.
guestbook-lesson-last-die = Wystarczy jedna kość. Resztę zachowaj.
guestbook-lesson-wall-then = Teraz droga jest wolna. Ścieżka do sektora „{ guestbook-sector-P00-4 }” pokazuje kość: tyle kosztuje. Idź tam. Właśnie tam macie się wszyscy spotkać.
guestbook-lesson-prepare = Została jedna akcja: przygotuj się i dobierz kartę. Przygotowanie może też być testem bez wyniku, który służy tylko kombinacjom na twoich kartach; albo i jednym, i drugim.
guestbook-lesson-too-many = Na twoim stopniu trzyma się dwie karty, a masz trzy: jedną odrzuć.

## Koniec rundy

guestbook-lesson-alone = To była pierwsza runda. Odtąd decydujecie sami, a wszystko, co nowe, będzie objaśnione wtedy, gdy po raz pierwszy się przyda. Sprowadźcie wszystkich do sektora „{ guestbook-sector-P00-4 }”. Kto nie ma już kości, odpoczywa; kto ma towarzystwo, może wesprzeć innych. Każda runda zaczyna się od żetonu startowego: kto go ma, oddaje go, komu chce.
