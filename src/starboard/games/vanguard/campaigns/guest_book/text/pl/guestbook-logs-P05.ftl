# Zapisy: co się czyta.

guestbook-log-L05-1-title = Obok kroczącego domu
guestbook-log-L05-1 =
    Lądujecie przy drodze wydeptanej w równinie po kolana i zanim opadnie pył, przechodzi obok dom.

    Ma jedenaście nóg i komin. Idzie jak kobieta z zakupami. Dla was się nie zatrzymuje i na lądownik też nie nadepnie: w ostatniej chwili trzyma jedną nogę w powietrzu, rozważa to i stawia ją trochę bardziej w lewo. W boku ma dwie wnęki z otwartymi drzwiami i z jednej wlecze się lina, z pętlą na końcu, na wysokości ręki biegnącego człowieka.

    Za nim, nisko na wschodzie, buczy horyzont.

    – To dwa dni drogi – mówi o horyzoncie { $other }. Wszyscy patrzycie, jak dom odchodzi, krokiem zmęczonego człowieka, drogą, która prowadzi tylko dokoła. Potem zaczynacie biec.

guestbook-log-L05-2-title = Wsiadanie
guestbook-log-L05-2 =
    Jest na to sposób. Biegnie się obok nogi, a nie obok drzwi; noga się unosi i człowiek razem z nią. Potem leży się na podłodze, która się przechyla, a za kołnierz trzyma czyjaś ręka.

    W środku są same hamaki i haki. Rzeczy wiszą tak, żeby mogły się kołysać, a gdzie się kołysały, ściana jest wytarta i każda rzecz ma na niej swój łuk. Jest cicho. Z dołu słychać chodzenie, jedenaście razy, nigdy całkiem równo.

guestbook-log-L05-3-title = But
guestbook-log-L05-3 =
    Leży pod koją, wsunięty pod ścianę, jak to buty. Jest dziecięcy. Lewy.

    Ma nową podeszwę, z kawałka taśmy transportera, zrobioną przez kogoś, kto nie robił tego pierwszy raz. Sznurowadło to kawałek linki sygnałowej. W środku, gdzie jest pięta, podszewka jest przetarta do skóry przez kogoś mniej więcej pięcioletniego, kto dużo biegał.

    – Lalka – mówi { $other }. – Materiał do pakowania. Pakowało się w byle co.

    Pod koją jest bardzo dużo kurzu. Na bucie nie ma. Coś o sześciu nogach przychodzi tu, obraca go i kładzie z powrotem.

    W ścianie, na wysokości kolana, jest hak, na haku nie wisi nic, a kurz na nim ma kształt buta.

guestbook-log-L05-3-c1 = Zatrzymać go.
guestbook-log-L05-3-r1 = Zawijacie go w rękawiczkę. Waży tyle co jajko. Cały dzień wiecie, w której jest kieszeni.
guestbook-log-L05-3-c2 = Powiesić na haku.
guestbook-log-L05-3-r2 = Wieszacie go za sznurowadło. Kołysze się, jak kołysze się dom; po minucie ma już swój łuk.
guestbook-log-L05-4-title = Klęka
guestbook-log-L05-4 =
    Staje między ścianami doku, podnosi po kolei każdą nogę, jak się zdejmuje buty, i klęka. Wnęki są na poziomie ziemi. Z dachu sypie się pył. Pod obiema wnękami otwiera się trzecia, długa i niska, której w marszu nie dało się otworzyć.

    To sypialnia. Jedenaście łóżek jedenastu długości, po jednym na nogę. Większość jest dla kogoś, kogo nie umiecie sobie wyobrazić. Dziesiąte jest dla kogoś dwumetrowego i płaskiego. Jedenaste ma siennik ze słomy do pakowania, niebieski, stoczniowy. Ma sto dziesięć centymetrów. W nogach jest deska, żeby się nie wypadało.

    Nikt nie proponuje wyjaśnienia. Desta zaczyna jakieś przez radio. Jest w nim *Poprzedniczka* i jej kapitan, który ma już brodę i papugę. Po zdaniu czy dwóch daje spokój.

    Dom wypuszcza oddech. Pierwszy raz, odkąd ktokolwiek patrzy, nigdzie nie idzie.

guestbook-log-L05-5-title = Chór was dogania
guestbook-log-L05-5 =
    Najpierw odzywają się w domu drobiazgi: łyżka, zawias, brzeg miski. Potem zęby. Nie jest to głośne. To akord i jesteście w środku.

    Pył idzie górą, nad dachem, i światło brunatnieje. Nogi idą szybciej, przysięglibyście, że szybciej, a przechył jest taki, że lampy odstają od ściany.

    { $active } zaczyna śpiewać razem z nim, bardzo nisko. Pomaga. Był to, jak potem obliczycie, błąd; on to lubi.

guestbook-log-L05-6-title = Dzwon
guestbook-log-L05-6 =
    Dzwonicie. Brzmi płasko, jak patelnia. A potem się czeka, jak to się czeka.

    Dokładnie po minucie, według zegarka Minha, z drugiego końca doku odpowiada nic. Jest to bardzo określone nic. Trwa tyle co dźwięk i ma uprzątnięte miejsce.

guestbook-log-L05-8-title = Poganiacz, w całości
guestbook-log-L05-8 =
    Kiedy odlatujecie, znów wstaje: jedna noga, potem druga, z ręką, by tak rzec, na kolanie. Czeka, aż lądownik będzie bezpiecznie z boku. Potem rusza drogą, dawnym krokiem, z burzą dwa dni za sobą.

    Macie jego ciężar, długość kroku i plan wnętrza. Ustaliliście mniej więcej, kto sypiał w dziesięciu z jedenastu łóżek. Na jedenaste raport ma osobną stronę. Nosi tytuł *Wymiary* i jakieś na niej są.

    Anatole czyta to w korekcie. Pyta, czy tę stronę mógłby zatrzymać na noc.

guestbook-log-L05-9-title = Poganiacz, częściowo
guestbook-log-L05-9 =
    Idzie. Przeszedł obok was, nad wami i raz, bardzo ostrożnie, dokoła; a zanim stanęliście na nogi, jest kominem na horyzoncie, a za nim brunatna ściana.

    Zmierzyliście przynajmniej drogę. Ma tysiąc sto kilometrów w kółko i na całej długości jest wydeptana po kolana. Wpisujecie to do raportu osobno.

    W mesie pytają, jak było. Jakby uciekł autobus, mówi { $active }, i ktoś się śmieje. Dopiero wieczorem ktoś zauważa, że autobus jest dla ludzi.

guestbook-log-L05-10-title = Bardzo ostrożnie
guestbook-log-L05-10 =
    Ostatnie, co widzicie, leżąc na wznak, to spód domu. Noga staje z tej strony. Noga staje z tamtej strony. Przez cztery kroki jesteście w jego cieniu, osłonięci od wiatru, a chór przechodzi nad dachem i nikogo nie znajduje.

    Potem jest niebo. Obok was coś zjeżdża na linie i są to nosze.
