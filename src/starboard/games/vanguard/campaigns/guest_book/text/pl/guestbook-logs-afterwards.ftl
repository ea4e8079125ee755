# Zapisy: co się czyta.

guestbook-log-LS-59-title = Zupa
guestbook-log-LS-59 =
    Potem nastawia krupnik.

    { "*" }Pierwsze, co dostajecie, to zupa.*

    { "*" }Zawsze zupa, mówi kucharz, bo żołądek budzi się ostatni i nie znosi, kiedy się go popędza. Idzie z garnkiem wzdłuż ławy i nikogo o nic nie pyta. Krupnik dla pilotki. Bez cebuli dla chłopaka obok.*

    { "*" }Macie za sobą sto sześćdziesiąt lat snu. Położyło się sto czterdzieści dziewięć osób, wstają dziewięćdziesiąt cztery.*

guestbook-log-LS-60-title = List
guestbook-log-LS-60 = Znaleziono go w jej kajucie, kiedy była stara i nie była już kancelistką: jedną kartkę, na zgięciach miękką jak szmatka. *Droga Kancelistko. U nas wszystko dobrze. Mamy nadzieję, że się Pani wyspała.*
guestbook-log-LS-60-b1 = { "*" }Jaka jest u Pani pogoda?* O to nikt jej nigdy nie zapytał. To ona pytała, jak pamiętacie, za każdym razem i każdego; to było wszystko, co chciała wiedzieć. Odpowiedź napisała na odwrocie, już pierwszego dnia, i jedenaście lat zajęło jej dotarcie do miejsca, z którego można ją było oddać. Brzmi: *Pada. Proszę wejść.*
guestbook-log-LS-60-b2 =
    { "*" }Jeszcze tego nie znaleźliśmy.* Wyciągała go w rocznice, po przemówieniach, i czytała na głos.

    – To jedyna depesza w moim życiu, w którą uwierzyłam – mówiła Mirela Dobrogeanu. – Pomyślałam: no, ktoś jednak szuka.
guestbook-log-LS-60-b3 =
    { "*" }Jadła Pani?* Nie jadła. Zawsze to mówiła. Zbudzono ją na dziewięć dni, z tabletką i termosem, i pierwszy głos z ciemności od trzydziestu lat przeczytał jej właśnie to.

    – Więc poszłam zjeść zupy – mówiła Mirela. – A potem porządnie wysłuchałam reszty.

    Są tacy, którzy twierdzą, że od tego zależało wszystko.
guestbook-log-LS-61-title = Księga rachmistrza
guestbook-log-LS-61 = Anatole’a Grigoriana pochowano z ołówkiem. Księga leży pod szkłem, otwarta na jednej stronie.
guestbook-log-LS-61-b1 = To strona z morelami. Kazano mu ją odczytać, w pierwszym roku, zanim ktokolwiek wiedział, co znaczy, i mawiał, że potem nic go już nie przestraszyło. Tam przyprowadza się młodych kancelistów. *400*, czytają, i *188*; a obok, ołówkiem, bardzo małe, ale tak, że widzi to każdy: *sprawdzić.*
guestbook-log-LS-61-b2 = To strona z morelami. Na marginesie są cztery pary inicjałów; nikt nie umie ich wyjaśnić. Cztery osoby wiedziały o tym kiedyś przez rok, żeby stary człowiek nie był w tym sam. Poprowadził pod nimi kreskę. Pod kreską stoi: *przeniesiono.*
guestbook-log-LS-62-title = Fasola
guestbook-log-LS-62 = Ruth Adeyinka dożyła dziewięćdziesiątki i nigdy już niczemu nie przewodniczyła.
guestbook-log-LS-62-b1 = Z jej fasoli została tylko garść, zza skrzynki. W szóstym roku dała strąki. Jest tego dnia święto, na którym każdy dostaje zupę, a w niej jedną fasolkę. Podjada się ją ze wszystkich stron. Obcy myślą, że to jakiś post.
guestbook-log-LS-62-b2 = Pochodzi od trzydziestu jeden strąków na sznurku. Znajdziecie ją na każdym płocie: brązowo-białą, jak małe krowy. Wiadomo, który dom ma ją od którego. Kiedy pytają tam dziewczynę, czy wnosi coś własnego, rozumie się samo przez się, że torebka tej fasoli wystarczy.
guestbook-log-LS-63-title = Księga na Czajniku
guestbook-log-LS-63 = Księga wciąż jest otwarta. Jedzie się tam teraz dziewięć tygodni, pocztą.
guestbook-log-LS-63-b1 = Są w niej wasze nazwiska, z rokiem. To ten rok wszystko sprawił. Każdy, kto potem przechodził, też go dodawał, w tym, w czym liczy; i tak po raz pierwszy da się powiedzieć, jak długa jest droga.
guestbook-log-LS-63-b2 = Jest w niej ta liczba dwa razy, jedna pod drugą, jak do dodawania. Kreskę dom poprowadził sam. Pod nią, w tej szarej masie, jeszcze trochę miękkiej, jest suma i nie jest to liczba. To drzwi.
guestbook-log-LS-63-b3 = Pod waszym wierszem jest puste miejsce. Zostawili je ludzie, którzy nie chcieli odpowiadać za innych. Zostawiał je potem każdy gość, czymkolwiek był, i wszyscy zaczynali niżej; tak że na tej stronie, między wami a resztą, jest teraz miejsce, które najwyraźniej dla kogoś się trzyma.
guestbook-log-LS-63-b4 = Przez wasz wiersz biegnie kreska, od linijki. Da się przeczytać jedno i drugie. Był czas, kiedy się tego wstydzono. Zauważono potem, że każdy, kto przyszedł później, zrobił znak i go przekreślił, i można zrozumieć, że brali to za formularz.
guestbook-log-LS-64-title = Zapis
guestbook-log-LS-64 = Jest gruby na sześć lat i pisany stu czterdziestoma dziewięcioma charakterami.
guestbook-log-LS-64-b1 = Otworzyliście go przed końcem, więc do drugiego czytania przyszliście z pierwszym na kolanach. Są uczeni, którzy mówią, że to je psuje. Nigdy nie byli w pokoju, w którym się je czyta. Oba są teraz oprawione w jednym tomie, strona naprzeciw strony; na ogół się zgadzają.
guestbook-log-LS-64-b2 = W końcu go nie otworzyliście. Sznurek zerwała Liis Tamm, w deszczowy dzień, żeby mieć co czytać. Czytała miesiąc. Potem kazała go włożyć z powrotem do skrzyni, z mąką na wierzchu; a kiedy ją pytano, co w nim jest, mówiła: och, polubilibyście się.
guestbook-log-LS-65-title = Kamień
guestbook-log-LS-65 = Jest takie powiedzenie o tym, co leży na dnie.
guestbook-log-LS-65-b1 = Przywieźliście to z Cokołu i powiedzieliście wszystkim. *To tylko naprawa*, mówi się przy tej drodze, kiedy rozleci się coś, o czym myślano, że będzie trwać zawsze; i pluje się w dłonie.
guestbook-log-LS-65-b2 = Zachowaliście to dla siebie. W końcu i tak wyszło, jak to bywa. Dziecko zapytało Hudę al-Basri albo kogoś takiego, kto zbudował pierwszy dom, i usłyszało, żeby poszło zobaczyć. Mówi się tam tak do dziś, kiedy ktoś pyta o coś, o czym powinien przekonać się sam: *idź zobacz, na czym to stoi.*
guestbook-log-LS-66-title = Dwie lampy
guestbook-log-LS-66 = Na wybrzeżu są dwie lampy, po jednej na każdym końcu zatoki.
guestbook-log-LS-66-b1 = Jedna jest z podestu w Zimowisku, druga z korytarza, dwanaście watów, z emaliowaną dziewiątką. Przez sześćdziesiąt pięć lat dzień w dzień każdą miał kto zapalić. Prawo mówi, że mają o nie dbać dzieci, o piątej rano, i że nikomu nie wolno powiedzieć, czyja kolej.
guestbook-log-LS-66-b2 = Jedna jest z podestu w Zimowisku. Druga przez jakiś czas nie świeciła; była na liście. Oczyścił ją i powiesił tam Bo, zapalał co dzień o piątej, szedł pod nią i stał. Na automatyczną nigdy się nie zgodził. Mówił, że lubi mieć coś do roboty.
guestbook-log-LS-67-title = Melodia
guestbook-log-LS-67 = Ma teraz słowa. Zepsuło ją już kilka chórów.
guestbook-log-LS-67-b1 = Nauczyli się jej na pamięć na oddziale ludzie, którzy myśleli, że śpią. Nigdy nie umieli powiedzieć skąd. Kiedy spotyka się dwoje takich, starych, i się nie znają, tak to wychodzi na jaw: jedno dochodzi do dziewiątej nuty i czeka.
guestbook-log-LS-67-b2 = Taśma była zamknięta. Była jedna kopia, w szufladzie, na stole kobiety, która jej nie puszczała. Pod koniec poprosiła o nią córka, która melodię i tak znała; siadły więc we dwie, z urządzeniem między sobą, słuchały i okazało się, że śpiewały różne ostatnie nuty. Nigdy się nie zgodziły.
guestbook-log-LS-68-title = Kto przemówił
guestbook-log-LS-68 = Przy tamtejszym stole nie ma krzesła dla przewodniczącego. Przyjezdni o to pytają.
guestbook-log-LS-68-b1 = Przemówiła za was Ruth Adeyinka, bo ją o to prosiliście. W dniu, kiedy było po wszystkim, wyniosła krzesło między fasolę i usiadła na nim, plecami do domu. Nie pozwalała nazywać tego rezygnacją. Mówiła, że wciąż czeka, czy jest coś, czego nie powiedziano.
guestbook-log-LS-68-b2 = Przemówił za was pan Bastos. Odtąd jest zwyczaj, że kto wstaje, żeby mówić, czeka, aż zrobi się nieprzyjemnie; nazywa się to *jeden bastos* i mierzy małą klepsydrą. Niejedno zostało w tym czasie powiedziane, co inaczej trzeba by było zrobić.
guestbook-log-LS-69-title = Radim i Agnieszka
guestbook-log-LS-69 =
    Wzięli ślub, po raz drugi albo pierwszy. Nie ma na to zapisu. Poprosili urzędnika, żeby opuścił liczbę.

    Obrączki zrobił on. Musiały trzymać. Kiedy się pokłócili, a było to prawie co dzień, szła, zatrzymywała gdzieś windę między piętrami i siedziała w niej przy zgaszonej lampie; a on przychodził szybem, z chlebem na tydzień, i pukał.
