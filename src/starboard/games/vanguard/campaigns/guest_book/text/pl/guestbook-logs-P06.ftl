# Zapisy: co się czyta.

guestbook-log-L06-1-title = Niczyja
guestbook-log-L06-1 =
    Jest tu dużo nieba, pod nim kamień, a między nimi trochę trawy, która się trzyma.

    Stoicie na zdartej ziemi, plecami do wiatru. Jest chwila, żeby się rozejrzeć: żadnej drogi, żadnego muru, żadnej lampy. Żadnego stopnia wytartego pośrodku. Nikt nigdy niczego tu nigdzie nie położył. Na każdym innym świecie trochę ściszaliście głos, nieproszeni, tak jak się robi w cudzym domu.

    { $active } próbuje.

    – Halo!

    Niesie się daleko. Wiatr to zabiera i nic nie przynosi z powrotem.

    – Czternaście miesięcy zimy – mówi wam do ucha Sikdar. – Cienka gleba. O procent mniej tlenu, niżby się chciało. Jedyny na liście, któremu nie umiem nic zarzucić. Próbowałam dwa razy.

guestbook-log-L06-2-title = Pierwsze Dzieło
guestbook-log-L06-2 =
    Stoi. To pierwsza rzecz, jaką ktokolwiek tu zrobił, i obchodzicie ją kilka razy.

    Ładne nie jest. Jeden róg robiło się dwa razy. Ale wiatr, który miał tę ziemię dla siebie, odkąd jest wiatrem, przychodzi tam, gdzie zawsze chodził, zatrzymuje się i musi dokoła.

    W zawietrznej jest nazajutrz rano dziewięć źdźbeł trawy, których nie było. Ktoś kładzie przy nich kamień, żeby ich nie zdeptać.

guestbook-log-L06-3-title = Nazwiska
guestbook-log-L06-3 =
    Odczytujecie je przez radio i statek milczy tak długo, ile trzeba, żeby zejść dwa pokłady do cichej śluzy i sprawdzić.

    – Druga kolumna – mówi Bastos. Odczytuje wam je z mosiądzu. Czyta dobrze, po każdym z kropką. Zgadzają się. Osiem kopców i osiem blaszanych wieczek: troje z Inżynierii, chłopak z kuchni, geodeta, dwoje małżonków i człowiek nazwiskiem Tiidrik Tamm. Zawiodły ich koje w jedenastym roku. Nigdy tu nie byli.

    Ósmy kopiec jest pusty w środku. Jest wieczko z nazwiskiem; pod nim nigdy nic nie było.

    – Pomnik – mówi ktoś. – Jakiejś sondzie się nudziło. – Na tym wietrze brzmi to całkiem rozsądnie. Ktoś z was zaczął odkładać kamienie i widzi, że wie, jak po sobie idą.

guestbook-log-L06-4-title = Kamienie, nieczytane
guestbook-log-L06-4 =
    Nie patrzycie. Mówicie to potem Stołowi: że był rząd kopców i że nie wyglądało to na waszą sprawę.

    – A czyja miałaby to być sprawa? – pyta Sikdar.

    Ruth Adeyinka mówi, że to uczciwa odpowiedź i uczciwe pytanie, i zapisuje jedno i drugie. Bastos pyta, ile ich było. Osiem. Myśli o tym i o tym, o co go pytano przedtem.

    – Osiem by się zgadzało – mówi, a kiedy na niego patrzą, nie wie, co miał na myśli.

guestbook-log-L06-6-title = Trzecie Dzieło
guestbook-log-L06-6 =
    Z grzbietu widać wszystkie trzy. Nie stoją blisko siebie. Ale biegnie między nimi linia, tam gdzie chodziliście, i kto przyszedłby zza wzgórza, powiedziałby: ludzie.

    Maret Tamm była na dole, pierwszy raz na jakimkolwiek świecie, obejrzeć jedno złącze. Uderza w nie otwartą dłonią. Odchodzi kawałek, staje z podniesionym kołnierzem i uderza w nie stamtąd wzrokiem.

    – Trzyma – mówi.

    W tym roku już drugi raz.

guestbook-log-L06-7-title = Szóste Dzieło
guestbook-log-L06-7 =
    Studnia, mur, taras; piec, maszt, spichlerz. Myśleliście, że będzie jakieś uczucie. Jest lista, co w poniedziałek.

    Potem ktoś wychodzi zza muru i się śmieje. Od masztu do gwoździa biegnie sznur, a na nim wiszą cztery koszule, koc i jedna skarpetka. Nikt się nie przyznaje. Wyraźnie zrobił to bez namysłu ktoś, kto wyszedł z mokrą rzeczą, rozejrzał się i zobaczył, gdzie jej miejsce.

    Wiatr wydyma koszule i puszcza. To jedyna flaga, jaką to miejsce kiedykolwiek miało.

guestbook-log-L06-8-title = Twarda Morga, w całości
guestbook-log-L06-8 =
    Odlatujecie, a to stoi. Aż dziwne, jak się człowiek ogląda.

    Z tysiąca metrów to kreska, z dziesięciu tysięcy tego nie ma. Ale wiecie już, gdzie patrzeć, skaner też, a w raporcie pierwszy raz pod *istniejące budowle* jest wiersz, który ma nazwę pod *czyje*.

    – Dalej jest lepszy – mówi Anatole, który zajrzał dalej. – Ta delta. Na papierze lepsza w każdej kolumnie. – Osusza stronę. – Nikt by tam nigdy nie musiał niczego naprawiać.

guestbook-log-L06-9-title = Twarda Morga, niedokończona
guestbook-log-L06-9 =
    Miał to być róg. Są z niego trzy warstwy i sznurek.

    Sznurek ma już wiatr. To nie złośliwość; nie mieszka tu nikt, kto mógłby być złośliwy. Dobre narzędzia zabieracie na górę, a złe zostawiacie, gdzie leżą, żeby zobaczyć, czy będą.

    { "*" }Nic nie zbudowano,* piszecie, a potem ktoś się pochyla i dopisuje *na razie.*

guestbook-log-L06-10-title = Uniesienie
guestbook-log-L06-10 =
    { $active } leży na drzwiach i pasy trzymają. Są od spichlerza; jeszcze ich nie zawieszono.

    Resztę robi wiatr. Wchodzi pod nie i przez parę kroków cztery osoby biegną w dół, trzymając coś, co chciałoby lecieć. Nikt się nie śmieje, dopóki nie są w środku, a wtedy też nie jest to całkiem śmiech.

guestbook-log-L06-1-b1 = Stoi. Z powietrza widzicie to wcześniej niż cokolwiek innego: jedną prostą linię na świecie, który nie ma żadnej. W zawietrznej coś uwiło gniazdo.
guestbook-log-L06-1-b2 = Jest ścieżka. Zrobiliście ją niechcący i wciąż jest; idzie od studni do pieca obok płaskiego kamienia, przy którym ludzie wyraźnie przystają, żeby porozmawiać.
