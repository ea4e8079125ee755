# Zapisy: co się czyta.

guestbook-log-LS-40-title = Akt
guestbook-log-LS-40 =
    { "*" }Nadano z anteny w Zimowisku drugiego dnia Nasłuchu, tekstem otwartym, sześć razy:*

    { "*" }*WARKOCZ. PRZYLATUJCIE.**

    Odpowiedź idzie dziewiętnaście godzin. Wyszliście wszyscy na wał, bez powodu, żeby być bliżej. Rzeka płynie obok w swoich trzech kawałkach. Wieczór jest łagodny.

    – Odebrano – mówi Mirela Dobrogeanu, kancelistka Karawany. – *Przylatujcie*, jednym słowem. To miłe. Chyba nikt nam jeszcze nigdy tego nie powiedział. – Słychać pióro. – Czterdzieści jeden tysięcy dwieście osiem osób. Mam zapytać, czy ktoś już tam jest.

    Mówicie jej. Tak się umówiliście. Zajmuje to większość z pięciu dni: zdanie i dzień, zdanie i dzień. Sto dwanaście osób, w jednym domu. Rzeka i to, co niektórzy z nas o tej rzece myśleli. Że tego nie rozstrzygnęliśmy. Że to bardzo dobra ziemia.

    – Zapisałam wszystko – mówi na koniec Mirela. – Ja nie decyduję, wiecie. Nigdy nie decydowałam. Mam tylko magnetofon. Pozwalam ludziom myśleć inaczej, bo są wtedy grzeczniejsi. – Odchrząkuje. – Jaka jest u was pogoda?

    Przez chwilę nikt nie wie, co powiedzieć. Ktoś wystawia mikrofon za okno.

    Kadłuby schodzą w kolejności alfabetycznej. Jest ich tylu, tych ludzi. Klękają, wkładają w to ręce, po łokcie, i płaczą; potem ktoś wstaje, patrzy wzdłuż brzegu i mówi, którędy można by poprowadzić rów.

guestbook-log-LS-40-b1 = Rzeka odsunęła się dla trzech tysięcy. Trzy tysiące jest na tarasie. Reszta czeka w górze, w kadłubach, których nie budowano do czekania, aż ci na dole nauczą się prosić o więcej tym samym sposobem: trzy kamienie i rok. Niektórzy będą wnukami tych, których w tym celu zbudzono. Ale nikt nie wykopał ani jednego rowu. To przepis, pierwszy, jaki tu kiedykolwiek ustanowili ludzie, którzy mieli wobec kogo być uprzejmi.
guestbook-log-LS-40-b2 = Pompy pracują dobrze. Wschodnie ramię trzymają o trzy metry niżej i na jego dnie są ogrody. Co wiosnę ktoś idzie wzdłuż łat i odczytuje. Znaki były kiedyś takie zawiłe. Robią się prostsze, z roku na rok; tej wiosny to jedna kreska, całkiem prosta, aż do morza.
guestbook-log-LS-40-b3 = Oddali rzece zachodnie ramię. Było to w pierwszym głosowaniu i przeszło, bo wstało dziecko z Zimowiska i wyjaśniło, po czym poznać, że ją to boli. Pola są mniejsze o jedną dziewiątą. W trzecim roku, po powodzi, przed szkołą jest ławica czystego piasku, dokładnie tam, gdzie dzieci brodziły w błocie.
guestbook-log-LS-41-title = Twardy grunt
guestbook-log-LS-41 =
    { "*" }Nadano z anteny w Zimowisku drugiego dnia Nasłuchu, tekstem otwartym, sześć razy:*

    { "*" }*TWARDA MORGA. NICZYJA. BIERZCIE WSZYSTKO.**

    Odpowiedź idzie dziewiętnaście godzin. Jecie, śpicie na zmianę i źle gracie w karty. Potem w budce odchrząkuje młoda kobieta.

    – Odebrano – mówi Mirela Dobrogeanu, kancelistka Karawany. – *Niczyja*, jednym słowem. To ma być zaleta?

    I tak przez pięć dni: zdanie i dzień, zdanie i dzień. Mówicie jej o wietrze. Mówicie, że zima trwa czternaście miesięcy i co tam stoi takiego, co będzie stało dalej. Mówicie jej o tym drugim miejscu, bo to też musi zapisać: że było lepsze, z rzeką, i ktoś w nim był. Podajecie liczby tak, jak są w księdze. Odczytuje je wam i ani jednej nie myli.

    – Staną na tym wietrze – mówi Mirela – i powiedzą: było *lepsze*. Ja bym powiedziała. – Słychać pióro. – Ale jak tam jest? Teraz, znaczy. Jaka jest pogoda?

    Maret Tamm pochyla się do mikrofonu. Nikt nie słyszał, żeby do jakiegoś mówiła.

    – Trzyma – mówi.

guestbook-log-LS-41-b1 = Kadłuby schodzą jednego lata i następnego, w kolejności alfabetycznej, i stoją w zawietrznej muru jak krowy. Pierwsza zima zabiera dwieście dwanaście osób. Anatole Grigorian wpisuje je atramentem i pisze drobno, bo wyliniował stronę na więcej. Nikt nie ma już w papierach żadnej litery. Przez jakiś czas nikt nie ma papierów; dzieci z tamtego roku są wpisane na odwrocie listy nasion, z wagą. Drugiej wiosny jest ulica. Jest spór o nazwę ulicy. To najlepszy spór, w jakim którekolwiek z was kiedykolwiek brało udział, bo nikt inny we wszechświecie nie ma tu prawa głosu.
guestbook-log-LS-41-b2 = Kadłuby schodzą jednego lata i następnego, w kolejności alfabetycznej, a te ostatnie siadają w śniegu. Jednej rzeczy nie zdążyliście zbudować. Aż dziwne, jak dokładnie można potem powiedzieć której. Pierwsza zima zabiera tysiąc dziewięćset osób. Anatole Grigorian wpisuje je atramentem. Robi to wieczorami, strona po stronie, i przy każdej pyta, jak się to pisze. Drugiej wiosny jest ulica i ludzie idą jej środkiem, pod rękę, pierwszy raz, żeby się nawzajem podtrzymać, a później bez powodu.
guestbook-log-LS-41-b3 =
    Kadłuby schodzą jednego lata i następnego, a potem jest zima. Cztery tysiące czterysta. Nie pisze drobno. Kazał oprawić na to trzy księgi i nie ma w nich wiersza, który zostawiłby kanceliście; pod koniec liniuje kolumny po omacku.

    – Ktoś będzie chciał ich poszukać – mówi Anatole. – Nie chciałbym, żeby musiał mrużyć oczy.

    Drugiej wiosny ziemia jest dość miękka, żeby kopać, i to robią najpierw. Potem jest ulica. Biegnie od grobów do studni, bo tamtędy wszyscy chodzą.
guestbook-log-LS-43-title = Własne słowa
guestbook-log-LS-43 =
    { "*" }Nadano z anteny w Zimowisku szóstego dnia Nasłuchu, tekstem otwartym, nadał E. Prowse:*

    { "*" }*TU SĄ LUDZIE. NIE ZAPYTANO ICH. WYBIERZCIE, JAKBY ZAPYTANO WAS.**

    – Odebrano – mówi Mirela Dobrogeanu. – A kto *mówi*?

    Podaje nazwisko i mówi, że jego dziadek jest na tablicy. Jest dziewiętnaście godzin, żeby się nad tym zastanowić.

    – Spodziewałam się statku – mówi kancelistka. – Miał być statek.

    – Jest – mówi Emeka. – Przylecieli. Siedzieli przy naszym stole, byli bardzo zmęczeni. Myślę, że mieli to prawie gotowe. – Patrzy w górę, w to miejsce na niebie, gdzie jesteście. – Powiedzieliby to lepiej. Powiedzieliby to w przyszłym tygodniu.

    Ona zapisuje wszystko: rzekę, dom, twardy grunt w sąsiednim układzie, osiemnaścioro drzwi. Upoważnienia nie ma żadnego. Będzie musiała kogoś obudzić i zapytać, a ten ktoś będzie musiał obudzić następnego. Mogą się namyślać i sto lat, krążąc tam w kółko, jedenaście lamp w ciemności. Zawsze umieli być pomiędzy.

    Słyszycie to wszystko na statku, w mesie, nastawione głośno. Na koniec Ruth Adeyinka sięga po ołówek.

    – Powiedział to – mówi. – Zdaje mi się, że nie ma niczego, czego nie powiedzieliśmy.

    Uprawia fasolę. Wschodzi.

guestbook-log-LS-44-title = Szeroki margines
guestbook-log-LS-44 =
    Stół głosuje. W wielkim porządku. Siedemdziesiąt jeden do dwudziestu trzech, jedna osoba nie głosuje, ma garnek na ogniu.

    Były powody i to dobre: kto pamięta, nie może sądzić. Można by przeczytać to wszystko trzeci raz, czystymi rękami. Wiadomość będzie dalej powtarzać to, co zawsze, *Warkocz, chyba że sprostujemy*; Karawana to przyjmie albo już przyjęła. Halina oblicza dawkę. Nie musi jej szukać. Każdego uprzedza.

    Łamią słomki. Łamią uczciwie. Bohumil Vrána otwiera pięść, patrzy i śmieje się tak, że musi się trzymać stołu.

    Ma dużo roboty. Maluje. Cofa zegary, wszystkie, co do sekundy. Zdejmuje z kubka nazwisko. Trzeba zrobić od nowa mosiężną tablicę, z większą liczbą nazwisk, i poleruje ją. Jest futryna, której ma nie ruszać, i nie rusza; omija ją tak, jak się omija śpiącego psa.

guestbook-log-LS-44-b1 = Jest na niej sześć kresek. Przysuwa do nich lampę i liczy. Nikt już nie będzie wiedział, czyje są; taki był wniosek. Nic nie dodaje i nic nie ujmuje.
guestbook-log-LS-44-b2 = Nie ma na niej nic, na co trzeba by uważać: w pierwszych tygodniach ją zamalowano, i bardzo porządnie. Omija ją mimo to.
guestbook-log-LS-44-b3 = Jest bucik w rękawiczce. Myśli o nim cały dzień. W końcu klęka i wsuwa go pod koję, pod samą ścianę, jak to buty.
guestbook-log-LS-44-b4 = Jest worek szarej wełny z krzesła nocnej wachty. Nie da się go wytłumaczyć. Śpi na nim sam, cztery lata, i worek się nie ubija.
guestbook-log-LS-44-b5 = Jest strona z liczbą, dwa razy. Odbitkę pali. Liczby spalić nie może; powtarza ją sobie nad garnkami. Przy drodze, myśli, ścielą pewnie łóżka.
guestbook-log-LS-44-b6 = Są trzy metry fasoli. Na żadnej liście ich nie ma. Zjada ją, po talerzu na tydzień, a trzydzieści jeden strąków wiesza na sznurku, tam gdzie ktoś się zdziwi.
guestbook-log-LS-44-b7 = Kartka ze strony dziewięćsetnej była spalona. Halina napisała ją jeszcze raz, z pamięci. Znajduje ją, kiedy przychodzi kolej na półki, wkłada z powrotem na właściwą stronę i widzi, że odcisnęła się tam już trzy razy.
guestbook-log-LS-44-b8 = Jest lampa na dziewiątce. Gasi ją, bo musi. O piątej rano stoi przed nią z zapałką i nie wie, jak tam przyszedł. Patrzy w obie strony korytarza.
guestbook-log-LS-45-title = Kucharz nakrywa do stołu
guestbook-log-LS-45 =
    Nie ma już kogo wysłać. Są na pokładzie ludzie, na oddziale, na kojach, na korytarzu z kocem na ramionach; ale nie ma dwojga, którzy mogliby stanąć na żółtej linii, wszyscy to wiedzą i nie trzeba tego poddawać pod głosowanie.

    Kucharz robi kolację. Gotuje dla dziewięćdziesięciu pięciu, bo innego garnka nie ma, i z przyzwyczajenia odstawia talerz dla dziewięćdziesiątego szóstego. Roznosi. Siada przy tych, którzy nie utrzymają łyżki. Kiedy zasną, zmywa, wyciera i wiesza ścierkę.

    Potem wyjmuje raport, który powinien być wasz, i temperuje ołówek.

    Nigdy nie napisał niczego dłuższego niż lista. Zajmuje mu to dziewięć nocy. Wpisuje wszystko: studnię i kubek, chodzące południe, zwierzęta, które się opierają; jak daleko doszliście, co tam zrobiliście i jak to było słuchać o tym przez okienko. Wpisuje, kto co lubił. Dużo skreśla. To najlepszy raport, jaki kiedykolwiek napisano o jakimkolwiek świecie, i kończy się tak: *byli ostrożni. Zaprosiłbym ich na dłużej.*

    Nadaje go, kiedy przychodzi czas, z mostka, jednym palcem. Ktoś kaszle, bardzo daleko. Nikt nie wie, czy mu uwierzono.

guestbook-log-LS-45-b1 = Wpisał, że jedno z nich napiło się, zanim to zbadano. *Nigdy nie byłem taki dumny,* napisał; potem to skreślił, jako nie na temat, a potem wpisał z powrotem.
guestbook-log-LS-45-b2 = Wpisał cielę. Zajmuje półtorej strony. Trzeba było nagrać godzinę ciszy, a oni zamiast tego narobili hałasu.
guestbook-log-LS-45-b3 = Wpisał, że jest futryna i co na niej jest, i że nikt nie miał serca.
guestbook-log-LS-45-b4 = Wpisał, że była futryna; i że zrobili, co im kazano, i zrobili to dobrze, a nikt nie mógł wiedzieć.
guestbook-log-LS-45-b5 = Zaczyna tak, jak zaczęliby oni. *Droga Kancelistko. Jadła Pani? U nas wszystko dobrze. Mamy nadzieję, że się Pani wyspała.*
guestbook-log-LS-45-b6 = Pisze go na podłodze korytarza dziewiątego, bo tam jest lampa. Przegłosowano, żeby się świeciła.
guestbook-log-LS-45-b7 = Wpisał fasolę: trzydzieści jeden strąków, a potem trzy metry. *Siać na głębokość palca,* stoi w środku strony o czymś innym, *kto to dostanie.*
guestbook-log-LS-45-b8 = Wpisał, że przekreślili w księdze wiersz. Nie mówi, czy powinni byli. Mówi, że od linijki.

guestbook-log-LS-46-title = Futryna
guestbook-log-LS-46 = Kiedy *Czystopis* idzie na blachę, przychodzą ludzie zapytać o kawałek drewna.
guestbook-log-LS-46-b1 = Najpierw wynoszą futrynę, we dwoje, na płask, jak szkło. Stoi w izbie szkolnej. Ma teraz czterdzieści jeden kresek, kilkoma rękami, i przepis, że trzeba zdjąć buty.
guestbook-log-LS-46-b2 = Ktoś pracuje nad nią całą zimę skalpelem i ciepłą wodą. Z sześciu wracają cztery. Dwie pozostałe są w farbie, a farbę zachowano.
guestbook-log-LS-47-title = Liis i Maret
guestbook-log-LS-47 = Miały jedenaście lat, a sporą ich część spędziły, nie zgadzając się co do łóżka.
guestbook-log-LS-47-b1 =
    Ćwiczyła Maret. Miała zdanie, przerobiła je z Haliną, a powiedziała, przy łóżku, z czapką w rękach:

    – Zawiesiłaś to nie z tej strony.

    Liis powiedziała, że wie. Czekała tylko, aż ktoś to powie.
guestbook-log-LS-47-b2 = Maret usłyszała to od niej, przez kuchnię, nad garnkiem bez pokrywki. Zapytała, dlaczego nikt nic nie powiedział. Dobrej odpowiedzi nie było, ani wtedy, ani później. Minęło parę lat, zanim przestała pytać, i nie zawsze przestawała; ale naprawiła każdy zawias w tym domu i zauważono, że zaczęła od tych, które w drzwiach są od strony dziecka.
guestbook-log-LS-48-title = Stado
guestbook-log-LS-48 =
    O Ciszy coś się opowiada. W trzydziestym roku zeszła tam wyprawa, ktoś się poślizgnął i krzyknął, i przyszli, jak to oni.

    Za starą krową szła jedna nie taka stara. Miała na sobie pas, wrośnięty w wełnę: promowy, zszyty żaglowym ściegiem. Oparła się jak inni. Ale najpierw przeszła wzdłuż rzędu ludzi i na każdego popatrzyła tak, jak się wypatruje kogoś schodzącego z promu.

guestbook-log-LS-49-title = Kubek
guestbook-log-LS-49 = Jest kubek. Wiele się o niego spierano.
guestbook-log-LS-49-b1 = Jedno z was napiło się z niego, zanim go zbadano. Ta osoba ma za to w historii przydomek: *pierwszy gość*. Była z was wszystkich najmniej ostrożna, jako jedyna wcale się nad tym nie zastanawiała i przez czterdzieści lat nie dało się z nią na ten temat wytrzymać.
guestbook-log-LS-49-b2 = Kolba z próbką stoi wciąż na półce. Co dziesięć lat ktoś ją mierzy. Piły z niej cztery przyjezdne komisje i kot, a jest trochę więcej niż pełna.
guestbook-log-LS-49-b3 = Nikt się nie napił. Wisi przy studni na Progu, na dłoń nad wodą, a w dniu, w którym pochowano ostatnią osobę z dziewięćdziesięciu pięciu, pewien chłopak wziął bez pozwolenia jeden ze sztućców, poleciał tam i to zrobił.
guestbook-log-LS-50-title = Buciki
guestbook-log-LS-50 = Poszły z nią do grobu. Mówiło się trochę o muzeum.
guestbook-log-LS-50-b1 = Jeden przyjechał z Poganiacza, w rękawiczce, u kogoś, kto nigdy nie umiał powiedzieć, po co go podniósł. Podeszwy były nie do pary. Maret zrobiła drugą, w wieku pięćdziesięciu lat, w jedno popołudnie; nie wypadało wyprawiać jej w dwóch różnych.
guestbook-log-LS-50-b2 = To znaczy jeden. Drugi wisi na haku, w domu, który chodzi, i ma tam swój łuk. Mawiała, że jeszcze nie wrócił.
guestbook-log-LS-51-title = Mur
guestbook-log-LS-51 = Wyrwę zamknięto tym kamieniem, który pasował.
guestbook-log-LS-51-b1 = Stoi tam ławka, dla starego człowieka ze złamaną ręką. Siadywał na niej w każdy ładny dzień i rozmawiał z każdym, kto przystanął. Nikt nie słyszał, żeby wspomniał o ręce. W dniu, w którym wypowiada się imiona, jest ich jedenaście, a po nich cisza długości imienia, bo tamtym razem nikt nie zginął; i Joaquim Bastos, którego o to poproszono, stawał wtedy co roku, póki mógł stać, twarzą w tę samą stronę co tamtego dnia.
guestbook-log-LS-51-b2 = Dzieci chodzą po nim górą. Jest to zabronione. Joaquima Bastosa, któremu powierzono zabranianie, można prawie co wieczór zobaczyć, jak trzyma za rękę tego, kto jest na górze, żeby nie spadł.
guestbook-log-LS-52-title = Bo
guestbook-log-LS-52 = Nigdy nie zdjął z tablicy żadnego nazwiska i żadnego nie dodał. Gotował.
guestbook-log-LS-52-b1 = Czworo ludzi poszło od kuchni i zapytało go najpierw na osobności. Nigdy nie zapomniał którzy. Kiedy byli starzy i przyszła kolej na to, żeby im nosić na tacy, nosił im zawsze on, siadał w nogach łóżka, zaczynał jakąś opowieść i szedł z nią aż do końca.
guestbook-log-LS-52-b2 = Zapytali go przy wszystkich. Było to uczciwe; sam tak mówił. Ale bał się potem sal, w których cichnie, i do końca jego życia zawsze ktoś dbał, żeby kiedy wchodzi kucharz, było trochę hałasu.
guestbook-log-LS-52-b3 = Nikt go nie zapytał. Wstał sam. W tamtych stronach mówi się o kimś, kto robi trudną rzecz, nie czekając, aż go zmuszą: *wyszedł zza okienka*. Dzieci, które to mówią, myślą, że to o zwierzęciu.
guestbook-log-LS-53-title = Rzeka
guestbook-log-LS-53 = Łaty wciąż się odczytuje. To zaszczytna posada i płacą rybami.
guestbook-log-LS-53-b1 = Obok sześćdziesiątej pierwszej łaty jest nowy znak. Nie jest to wysokość. Co roku o tej samej porze, u stóp tarasu, woda rysuje brzegiem w mule kreskę, prostą, na całej jego długości. Długo trwało, zanim ktoś przyniósł łopatę, narysował obok drugą i się cofnął.
guestbook-log-LS-53-b2 = W czwartym roku zapytano ją znowu po raz pierwszy. Odtąd pyta się co wiosnę, kamieniami, a pyta ten, kto ma dziewięć lat. Nigdy jeszcze nie było jej trzeba niczego bardzo dużego.
guestbook-log-LS-53-b3 = Narysowała dom z jednymi otwartymi drzwiami. Nawykli zostawiać jedne otwarte i u siebie, na tamtym końcu, przez całe lato. Robi się przeciąg. Nigdy nie wszedł nikt prócz rzeki, raz, po kostki; i wyszła, i miała wytarte nogi.
guestbook-log-LS-53-b4 = Nigdy jej o nic nie zapytaliście. Są tacy, którzy mówią, że nie zrobiłoby to różnicy, że od początku była to hydraulika. Mówią to cicho. Chorągiewek nigdy nie ruszyła.
guestbook-log-LS-54-title = Studnie
guestbook-log-LS-54 =
    Jest taka lista. Nikt nie wie, kto ją zaczął. Wisi na ścianie przy drzwiach każdego domu przy drodze i stoi na niej, co kto naprawił, i dzień.

    Wasze nazwiska są na niej w kilku miejscach. Pod każdym są teraz inne, innymi rękami i tym, co nie jest ręką. Jest zwyczaj, żeby odczytywać ją przed jedzeniem na głos. Z każdym rokiem trwa to dłużej, zupa stygnie i nikomu by się nie śniło cokolwiek opuścić.

guestbook-log-LS-55-title = Otwarta gablota
guestbook-log-LS-55 =
    Anatole Grigorian zostawił instrukcje. W pierwszą rocznicę otworzyli gablotę i wszystko oddali.

    Trwało to dziewięć lat i zeszły na to dwa lądowniki. Grzebień położono w jarze, klamkę przykręcono do jej drzwi, a szesnaście etykiet wróciło do domu w kopercie. W każdym miejscu ten, kto przywiózł rzecz, miał zostać na jedną noc, coś naprawić i powiedzieć, ilu ludzi go przysyła.

guestbook-log-LS-56-title = Nazwiska
guestbook-log-LS-56 = Jest jeszcze jedna tablica. Jest mała. Są na niej ci, którzy zeszli za was na jakiś świat i już nie wrócili; a pod nią rząd haczyków. Gdzie są wytarte, tam wytarły je kubki, które się zdejmuje, pije z nich i wiesza z powrotem.
guestbook-log-LS-57-title = Budka
guestbook-log-LS-57 =
    Nikt już za wami nie leci; jedenaście kadłubów to blacha i bruzdy. Przy nadajniku mimo to ktoś siedzi, w jedną noc na dziesięć, ten, na kogo padł los, na wypadek, gdyby ktoś był w drodze i trzeba mu było powiedzieć. Przed drzwiami stoi wiadro, a obok wisi kubek, na łańcuszku, na wysokości, która nikomu szczególnie nie odpowiada. Nad nim jest najkrótszy przepis, jaki kiedykolwiek przeszedł przez Stół:

    { "*" }Najpierw się napij.*

guestbook-log-LS-58-title = Potem
guestbook-log-LS-58 = Każdy, kto przy tym był, opowiada to w innej kolejności, a nie ma już ich wielu. To, co następuje, jest tym, co do czego się zgadzają.
