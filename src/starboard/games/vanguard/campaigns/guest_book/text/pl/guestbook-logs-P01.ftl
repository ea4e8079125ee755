# Zapisy: co się czyta.

guestbook-log-L01-1-title = Na Guzdrale
guestbook-log-L01-1 =
    Mgiełka oddaje ziemię po kawałku: brąz, jaśniejszy brąz, cień lądownika, który biegnie wam naprzeciw. A potem jesteście na dole, w polu roślin, które właśnie odchodzą.

    Idą na rozłogach, po szerokości dłoni, wszystkie w jedną stronę. Zanim właz się otworzy, te przy rampie przesuwają się, żeby miała gdzie opaść. Na zachód od was niebo ma błękit dobrego talerza. Na wschód od was stoi południe.

    Tutaj to nie jest pora dnia. To miejsce. Ma dziewięć kilometrów szerokości, jest białe, idzie w tempie kogoś z wózkiem, a w brudnopisie są cztery stacje do odwiedzenia, zanim przejdzie po wszystkich.

    – Idźcie – mówi przez radio Desta Wolde, który oddałby ząb, żeby tam być. – Tylko nie zatrzymujcie się, żeby coś obejrzeć.

guestbook-log-L01-2-title = Pierwsza stacja
guestbook-log-L01-2 =
    Przyrząd stoi tam, gdzie podaje brudnopis, co do metra. Zwykła skrzynka na trzech nogach. Otwieracie, zapisujecie liczbę, zamykacie.

    Trzeba chwili, żeby zrozumieć, co jest nie tak. Pył leży na wieku, na ziemi i na stopach trzech nóg. Nie ma go tylko pod spodem, tam, gdzie skrzynka mogła stać, kiedy ktoś się namyślał, czy stoi równo.

guestbook-log-L01-3-title = Trzecia stacja
guestbook-log-L01-3 =
    Trzy stacje, a brudnopis zgadza się w każdej liczbie. Przykładacie jego kolumny do swoich. Temperatura, zgadza się. Sól, zgadza się. Długość cienia o godzinie odczytu, zgadza się.

    Chodzi o to, jak się zgadza. Wasz przyrząd mówi 41,37. Brudnopis mówi 41,4. Wy macie 12,08; brudnopis 12. Wy macie 299,6, a brudnopis *około 300.*

    – Sondy ucinają – odzywa się wreszcie Sikdar. – Ciach. Nie zaokrąglają i nigdy w życiu nie powiedziały *około*. – Słychać, jak przewraca strony. – Tak zaokrągla człowiek. Zmęczony. Ktoś to wygładził na ziemi, zanim odlecieliśmy. Jakiś kancelista.

    Prosi jednak i o czwartą liczbę, i prosi, żeby przeczytać ją dwa razy.

guestbook-log-L01-4-title = Podeszwa
guestbook-log-L01-4 =
    To lewa stopa. Odcisnęła się w glinie, która była mokra, kiedy stopa tu stanęła, a potem wypaliło ją jedno południe, i następne, i następne, a od jednego do drugiego mija sześćset dni. Krawędzie ma ostre jak kubek.

    { $active } przystawia obok but. A potem, bo nie da się inaczej, wstawia go w ślad.

    Wzór na waszych podeszwach narysowała komisja w stoczni, żeby nie ślizgały się na mokrym pokładzie. W obcasie jest mała kotwica. W glinie też.

    – Żart – mówi Desta. – Ktoś z naszych, z butem z magazynu, dziś rano.

    Nikt mu nie mówi, że ta glina jest twarda. Po chwili pyta:

    – Kto z was nosi czterdzieści trzy – i słychać, jak patrzy w dół.

guestbook-log-L01-5-title = Cysterna
guestbook-log-L01-5 =
    Pod Skałą Parasolem jest ciemno, a powietrze wilgotne. Są schody. Wzdłuż ściany biegnie kanał o spadku tak małym, że zauważyłaby go tylko woda, a na końcu jest zbiornik wielki jak Stół, pełny.

    A więc ktoś go wykuł i wyłożył szarą masą bez szwu. Gdzie wyłożenie pękło, tam się znowu zasklepiło, ze zgrubieniem jak na zrośniętej kości.

    Wszystko, co żyje na tym świecie, chodzi z cienia do cienia. Tylko ten jeden został zrobiony. Dokoła zbiornika skała jest wytarta kolanami, kopytami, czymś, co pełzło na brzuchu, a w jednym miejscu czymś, co stało i, o ile można poznać, czekało na swoją kolej.

guestbook-log-L01-7-title = Białe południe
guestbook-log-L01-7 =
    Nigdzie nie ma teraz cienia. Kamienie stoją same na sobie. Płożki odeszły, stado odeszło, a ziemia zaczyna śpiewać, jeden bardzo wysoki dźwięk z całej powierzchni, jak przy wycieraniu szklanki.

    Wszyscy mówią ciszej. { $other } stwierdza, że rozsądnie byłoby resztę przebiec, a potem idzie, bo w czymś takim nikt nie może biec.

guestbook-log-L01-8-title = Pełny raport
guestbook-log-L01-8 =
    Macie stacje i liczby, a zgadzają się z brudnopisem tak dobrze, że Sikdar poszła złościć się gdzieś w samotności.

    Lądownik wznosi się skrajem światła. Przez kilka sekund połowa kabiny to południe, a połowa ranek, i granica biegnie wszystkim przez kolana. W dole pole płożków zawraca na miejsce, gdzie staliście. Są w nim cztery dołki po nogach lądownika. Opływają je; potem jeden przystaje, rozkłada w dołku liść i zostaje na chwilę, tak jak się próbuje krzesła.

    W raporcie, w rubryce *nadaje się do zamieszkania*, piszecie: tak, w marszu.

guestbook-log-L01-9-title = Chudy raport
guestbook-log-L01-9 =
    Stacje, do których nie doszliście, są teraz pod światłem, a stado przeszło przez nie, i przez trójnogi, w drodze tam, dokąd idzie cień. Nie miało nic złego na myśli. Staliście mu na drodze.

    Chudy raport, mówi Ruth Adeyinka i tak go wpisuje. Desta traci dzień na oglądaniu śladów z orbity i znajduje cztery skrzynki na boku oraz tysiąc sto zwierząt, które stoją w równym rzędzie w cieniu urwiska, wszystkie zwrócone w tę samą stronę.

    Resztę liczb trzeba będzie wziąć z brudnopisu. Do tej pory się zgadzały. Nikogo to nie pociesza.

guestbook-log-L01-10-title = Na wyścigi z południem
guestbook-log-L01-10 =
    Lądownik odlatuje z otwartymi drzwiami, bo jedno z was dopiero przez nie wciągają. Z tyłu światło przechodzi przez grań, przez miejsce, gdzie staliście, i przez pas od noszy, którego nikt nie podniósł. Pas bieleje, a potem go nie ma.

    Nikt nie krzyczy. Leżycie już w śluzie, przy zasłoniętych oknach, zanim komukolwiek przyjdzie do głowy zamknąć drzwi.

    – Guzdrała – mówi Halina Wierzba, coś podwiązując. – Miałam psa, który wabił się Guzdrała. Też się nigdy nie spieszył. Teraz zapiecze.
