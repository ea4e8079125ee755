# Zapisy: co się czyta.

guestbook-log-LB-01-title = Znowu Guzdrała
guestbook-log-LB-01 =
    Południe poszło o tysiąc sto kilometrów dalej. Lądujecie w tym, co nazwano by tu przedpołudniem, a płożki przy rampie usuwają się, nim ktokolwiek poprosi.

    Wasze cztery wgłębienia wciąż tam są. W każdym leży rozpostarty liść. Dlaczego, okazuje się, kiedy lądownik siada: trafił we własne ślady, co do centymetra, jak ktoś, kto wraca do domu po ciemku.

guestbook-log-LB-01-b1 = W kanale pod Skałą Parasolem, tym, który oczyściliście, płynie woda. Coś podjęło robotę tam, gdzie ją przerwaliście; zrobiło jeszcze dwa metry, niezbyt prosto, mnóstwem małych nóg.
guestbook-log-LB-02-title = Cisza po raz drugi
guestbook-log-LB-02 =
    O łyżce nikomu nie trzeba mówić. Schodzicie po rampie w skarpetkach.

    Stoją w rzędzie na brzegu maty, z uszami do przodu. Słyszą was od górnych warstw powietrza. Jeden po drugim wypuszczają oddech. To nie jest powitanie, mówi wam Sikdar do ucha; tak się po prostu robi, kiedy się długo wstrzymywało oddech.

guestbook-log-LB-03-title = Wycieraczka
guestbook-log-LB-03 =
    Przy drzwiach Czajnika leży wycieraczka, której przedtem nie było. Jest z tej szarej masy, żeberkowana, i zastygła w kształt butów: cztery pary obok siebie, każdy z małą kotwicą w obcasie.

    Stajecie w nich, żeby poczekać. Są wasze. { $active } porusza się trochę. Ktoś wziął pod uwagę i to, jak { $active } stoi.

guestbook-log-LB-05-title = Obszedł dokoła
guestbook-log-LB-05 =
    Wychodzi zza tego samego horyzontu tą samą drogą; tymczasem obszedł cały krąg. Kiedy się z wami zrównuje, unosi bliższą nogę i widać, że przemyślał sprawę. Lina wisi z tej strony. Pętla jest opuszczona niżej, mniej więcej o tyle, o ile ją poprzednio minęliście.

    { $active } chwyta ją, nawet nie biegnąc.

guestbook-log-LB-06-title = Wciąż tam
guestbook-log-LB-06 =
    Złe narzędzia zostawiliście na lądowisku, żeby zobaczyć, czy będą. Są. Nikt ich nie ruszył. Od nawietrznej każde ma brzeżek nawianej ziemi, a w zawietrznej trawę w kształcie młotka i piły.

    Dziwnie się z tego cieszyć. Na każdym innym świecie ktoś by je sprzątnął.

guestbook-log-LB-07-title = Ta sama ławica
guestbook-log-LB-07 =
    Znacie już ławicę i wiecie, gdzie jest miękka. { $active } stawia pierwszą skrzynię po wyższej stronie, z przyzwyczajenia. Jest tam płaski kamień, żeby ją na nim postawić.

    Ostatnio go nie było. Po kolorze sądząc, jest z drugiego brzegu. Leży dłuższym bokiem do rampy, dłoń nad wodą, dokładnie w tej odległości od lądownika, w której człowieka męczy niesienie.

guestbook-log-LB-17-title = Znowu w dół
guestbook-log-LB-17 =
    Pierwsze schody są zamiecione. Palą się trzy lampy, a była jedna. Na trzecim piętrze, przy ścianie dłoni, puste miejsce na końcu rzędu zwilżono i jest miękkie; widać, że trzymano je miękkie już od jakiegoś czasu.

    Nikt nic nie mówi. Rękawicę zdejmuje { $active }.
