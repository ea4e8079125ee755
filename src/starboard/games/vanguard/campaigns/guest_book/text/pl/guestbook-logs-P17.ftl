# Zapisy: co się czyta.

guestbook-log-L17-1-title = Dach wśród dachów
guestbook-log-L17-1 =
    Z góry wygląda jak miasto. To jeden dom: rósł na boki, aż skończyło mu się wzgórze. Siadacie na ganku, między dwoma kominami, w których nikt nie pali.

    Leży wycieraczka. Zmieniano ją; pod brzegiem widać poprzednią, a pod nią jeszcze poprzednią. Drzwi nie są na żadnej wysokości, stopień nie jest na żadnej wysokości, a lampa nad nimi wisi na wsporniku, który uniósłby większą.

    – Według pomiarów – mówi { $other } – idzie w dół.

    Górnych pięter nie ma wcale. Każdy, kto tu kiedyś mieszkał, wszedł od góry i kopał.

guestbook-log-L17-1-b1 = Lampa się pali. Kiedy siadaliście, nie paliła się. Widzieliście ją wszyscy, a nikt nie widział, jak się zapala.
guestbook-log-L17-1-b2 = W poprzek dwojga schodów jest świeży kamień, ułożony na sucho, po kolana. Dobra robota. Nie po to, żebyście nie weszli. Po to, żebyście musieli podnosić nogi.
guestbook-log-L17-1-b3 = Macie ze sobą kartki z księgi, w teczce: ktoś zszedł tu już kiedyś do trzeciego piętra. Na każdym podeście pismo jest drobniejsze. Na marginesie ostatniej strony stoi ręką Sikdar: *od kogo my to pożyczamy*.
guestbook-log-L17-2-title = Niech Ochrona lutuje
guestbook-log-L17-2 =
    To zamek o jedenastu zapadkach, każda cienka jak włos, i ktoś z Inżynierii klnie nad nim od godziny. Potem ktoś z Ochrony, kto trzymał lampę, pochyla się, kładzie kciuk na płytce i naciska.

    Otwiera się. Tu to nie był zamek. To był ciężar.

    Stoicie i patrzycie na swoje narzędzia. Na tym piętrze, dla tych, którzy je budowali, to, co nazywacie siłą, było tym, co nazywacie zręcznością, i na odwrót.

    – No dobrze – pada od strony Inżynierii. – To kable ciągnijcie wy.

    Trochę trwa, zanim wszyscy zobaczą, że to nie żart.

guestbook-log-L17-3-title = Odciski dłoni
guestbook-log-L17-3 =
    Na trzecim piętrze jest ściana dłoni. Nie malowanych. Ktoś odcisnął w niej rękę, kiedy była miękka, a potem ktoś drugi, obok; widocznie był taki zwyczaj. Niektóre mają sześć wgłębień. Jedna jest półksiężycem. Jedną zrobiło mnóstwo małych punktów, w pośpiechu, a potem jeszcze raz, wolniej, lepiej.

    Na końcu rzędu ściana jest pusta, gładka i mniej więcej tak miękka jak ser.

    Nikt wam nie zabronił. { $active } stoi przed nią przez chwilę z na wpół podniesioną ręką, a potem drapie się za uchem.

guestbook-log-L17-5-title = Łata
guestbook-log-L17-5 =
    Czyścicie go szczotkami, potem oddechem. To jeden kamień. Leży na litej skale, cztery piętra pod ostatnią rzeczą, którą ktokolwiek nazwałby podłogą; stoi na nim każdy mur na tym wzgórzu. Jeśli Kamienicznicy kiedykolwiek się podpisali, to tutaj.

    Nie jest kwadratowy. To klin. { $active } wsuwa pod krawędź światło, kładzie się policzkiem na ziemi i przez dość długi czas nic nie mówi.

    – Tu jest spoina – mówi w końcu { $active }.

    Pod pierwszym kamieniem, w skale, było pęknięcie. Było, zanim był dom i zanim była droga. Ktoś tędy przechodził, przystanął, dociął kawałek, żeby pasował, i go wbił. Potem pewnie zaczęło padać, bo postawił trochę muru.

    To wszystko. Niżej nic nie ma. Nie ma budowniczych. Kamieniczników nigdy nie było: był ktoś, kto naprawił, a po nim ktoś drugi, i wszystko to, droga, osiemnaścioro drzwi, czajnik, jest tym, co wychodzi, kiedy nikt, kto tu nocuje, nie zostawia miejsca całkiem takim, jakie zastał.

    Gasicie światło, żeby go nie zużywać. Wszyscy jesteście gośćmi i każdy przed wami też nim był.

    Trzeba to powiedzieć Stołowi.

guestbook-log-L17-5-b1 = Obok klina jest smuga świeżej fugi, jeszcze ciepłej. Coś w niej odciśnięto, cyfra po cyfrze, ręką kogoś, kto cyfr nie używa i je przerysował: 41 208. Wpisano to na samym dole, tam gdzie się zaczyna.
guestbook-log-L17-5-c1 = Powiedzieć im wszystko.
guestbook-log-L17-5-r1 =
    Odczytujecie to przy Stole tak, jak stoi w notesie. Jest bardzo cicho.

    – To kogo mamy pytać? – odzywa się w końcu ktoś.

    Nikt się z tego nie śmieje i nikt nie zna odpowiedzi; ale po chwili Bastos wstaje i idzie zająć się zawiasem w drzwiach kambuza, który od roku skrzypi.
guestbook-log-L17-5-c2 = Zachować to dla siebie.
guestbook-log-L17-5-r2 = Zgłaszacie stary kamień. To prawda. Całe życie był ktoś, do kogo dom należał; dopiero teraz wiecie, jak to jest stać w takim, który nie należy do nikogo. Może czterdziestu jeden tysiącom ludzi powinno się to powiedzieć, kiedy będą siedzieć.
guestbook-log-L17-8-title = Na dno i w górę
guestbook-log-L17-8 =
    W górę idzie się cały dzień. Po drodze widać to porządnie: to piętro opiera się na tamtym, tamto miało być dachem. Wszystko jest naprawą.

    Ten z szeroką kończyną jest na drugich schodach i kładzie warstwę. Czeka, aż przejdziecie. Potem bierze kamień, który ktoś z was trącił nogą, obraca go, żeby znaleźć lico, i wkłada z powrotem.

    Nikt się nie odzywa, dopóki nie jesteście na ganku. Pada trochę śniegu. Ktoś, wychodząc, wyciera buty.

guestbook-log-L17-9-title = Zamurowane
guestbook-log-L17-9 =
    Dom zamykał się za wami, piętro po piętrze. Nie spieszył się; mieliście czas wszystko wynieść. Ale każde schody, które mieliście za sobą, zapełniał suchy kamień aż po sufit, a kiedy wyszliście na ganek, drzwi nie było, była ściana, a przed nią wycieraczka.

    Weszliście na dół, jak się wchodzi do banku. Dopiero teraz przychodzi wam na myśl, że były tam rzeczy, które można było podnieść z podłogi.

    Przy kolacji Huda al-Basri obraca w palcach kawałek gruzu. Robi to od godziny.

    – To same naprawy – mówi. – Popatrzcie. Tu nie ma żadnego *pierwszego*. – Rozgląda się po was i wsuwa go do rękawa. – Nie. Nic takiego. Podajcie sól.

guestbook-log-L17-10-title = Wyniesieni
guestbook-log-L17-10 =
    Wychodzi po was z ciemności, z szeroką kończyną trzymaną płasko, jak się niesie tacę. Bierze was na nią. Niesie was w górę pięć pięter, stopień po stopniu, na zakrętach bardzo uważnie, i nie kładzie was na ganku, tylko na rampie.

    Próbujecie mu podziękować. Już się odwrócił. Na trzecim podeście czeka warstwa.

    Potem okazuje się, że schody są zamknięte. Huda al-Basri ma garść tego gruzu i zrobiła się nad nią bardzo cicha.
