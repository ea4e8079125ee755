# Zapisy: co się czyta.

guestbook-log-LS-21-title = Którą odpowiedź niesiemy
guestbook-log-LS-21 =
    PROTOKÓŁ STOŁU. *Obecni: wszyscy. Przewodniczy: R. Adeyinka.*

    1. Wnosi się, żeby nadać: *Warkocz.* To dobry świat. Są na nim ludzie i jest na nim rzeka. Nie pytalibyśmy ani ich, ani jej.

    2. Wnosi się, żeby nadać: *Twarda Morga.* Jest niczyja. Zabije część tych, którzy przylecą. Ilu, może powiedzieć rachmistrz, według tego, ile Dzieł stoi. Mówi. Proszą, żeby powiedział jeszcze raz, dla tych z tyłu.

    3. Zastępczyni Nauki mówi, że za pierwszym razem podpisała się po stronie rzeki i ma to czarno na białym, własną ręką. Prosi Stół o odnotowanie, że nie powie, pod czym podpisałaby się teraz.

    4. Zastępca Ochrony mówi, że wolałby, żeby go nie słuchano szybko.

    5. Przewodnicząca mówi, że w Zimowisku jest antena. Jest tam trzydzieści pięć osób albo było. Mamy tam polecieć i z jednym albo z drugim spojrzeć im w twarz. Na miejscu można to zmienić. Zostanie to zauważone.

    6. Przewodnicząca pyta, czy jest coś, czego nie powiedzieliśmy. Kucharz mówi: będą chcieli wiedzieć, czy jedliście. Powiedzcie, że tak.

guestbook-log-LS-21-c1 = Akt: Warkocz.
guestbook-log-LS-21-r1 =
    Ręce podnoszą się powoli i niejeden patrzy przy tym w stół. Ruth liczy dwa razy.

    – Przyjęto – mówi. – Podobno kiedyś prowadziłam to stronnictwo. Proszę zaprotokołować, że liczenie nie sprawiło mi przyjemności.
guestbook-log-LS-21-c2 = Grunt: Twarda Morga.
guestbook-log-LS-21-r2 =
    Nie tyle zostaje przyjęte, ile odstawione na ziemię. Ktoś się śmieje, z nerwów.

    – Bierzcie wszystko – mówi Maret. – Tak to powiedzcie. Tak to napiszcie. Z kocami włącznie.
guestbook-log-LS-24-title = Ręce, które coś wiedzą
guestbook-log-LS-24 =
    Zaczyna się od węzłów. Takielarka na nocnej wachcie mocuje linę, patrzy na to i kogoś przyprowadza. To węzeł, którego jej nie uczono. Jest lepszy od tego, którego ją uczono.

    Potem to jest wszędzie. Botaniczka sięga po lupę, której na tej półce nie ma, a kiedyś by była. Radim spawa szew lewą ręką. Jakub z zamkniętymi oczami rysuje wybrzeże jakiegoś kraju, a w pokoju map za drzwiami znajdują je, narysowane przez Jakuba, z tą samą nieprzyzwoitą gębą w zatoce.

    – Ręce pamiętają wcześniej niż głowa – mówi Halina. – To się często zdarza. Uprzedzam, że może potrwać.

    Przeraża ich to, że nic nie boli. Myśleli, że będzie jak rana, a jest jak schodzenie po ciemku po schodach w domu, w którym się wyrosło.

guestbook-log-LS-25-title = Fala nośna
guestbook-log-LS-25 =
    Przychodzi na nocnej wachcie, na częstotliwości, której nikt nigdy nie słyszał w użyciu. Teuila budzi Ruth. Ruth budzi wszystkich.

    To buczenie. Buczenie na jedenaście kadłubów, trochę drży. Mówi, że gdzieś za wami grzeją cewki hamujące i że jakiejś młodej kobiecie dają właśnie herbaty.

    Czasu już nie ma. Na liście są rzeczy, których nie widzieliście, i pytania, których nie zadaliście; zawsze mieliście zamiar. Trzeba teraz lecieć do Zimowiska, z tym, co jest, i to powiedzieć.

    – No dobrze – mówi Ruth Adeyinka. – Mamy dwa wnioski. – Znajduje ołówek. – Wezmę je w kolejności zgłoszenia.

guestbook-log-LS-25-c1 = Akt: Warkocz.
guestbook-log-LS-25-r1 = Jest późno i wszyscy są w nocnych koszulach. Ręce idą w górę. W tym świetle wyglądają jak ręce ludzi, którzy pytają, czy mogą wyjść.
guestbook-log-LS-25-c2 = Grunt: Twarda Morga.
guestbook-log-LS-25-r2 = – Kto jest za. – Ktoś przyniósł z góry koc. Wędruje wzdłuż ławy, aż są w nim wszyscy.
guestbook-log-LA-06-title = Podsklepie
guestbook-log-LA-06 =
    Gwiazda jest stara i czerwona i tak szeroka, że nad nią jakby nie było już miejsca. Człowiek łapie się na tym, że się schyla. Wszystko tu jest blisko siebie, niskie i koloru cegły.

    Na tym coś stało. Takie ma się wrażenie. Teuila podkręca lampy o jedną kreskę i nikt jej nie dziękuje, i nikt ich nie przykręca.

guestbook-log-LD-19-title = Stos księżyców
guestbook-log-LD-19 =
    Siedem księżyców biegnie po jednej orbicie, nos przy ogonie, największy na przedzie, najmniejszy na końcu. Czegoś takiego nie da się utrzymać. Co parę miesięcy trzeba by to popchnąć, a popychać musiałby ktoś cierpliwy.

    Za siódmym jest miejsce, akurat na ósmy.

guestbook-log-LD-19-c1 = Zebrać pył z ostatniego.
guestbook-log-LD-19-r1 = Schodzi jak mąka. Jest w nim szuflada. Szuflady się nie spodziewaliście: to skrzynka wpuszczona w regolit, z wieczkiem równo z ziemią, pusta, wyłożona czymś miękkim, jak się zostawia skrzynkę dla kogoś, komu się przyda.
guestbook-log-LD-19-c2 = Popchnąć ostatni.
guestbook-log-LD-19-r2 = We czworo podchodzicie holownikiem od tyłu i czujecie się jak głupki. Rusza. Był o metr za daleko. Dlaczego miałby nie być, nigdy się nie dowiadujecie; ale tej nocy śpiewają na dwóch pokładach.
guestbook-log-LD-20-title = Niezapalona lampa
guestbook-log-LD-20 =
    To słup, na skale, w ciemności. Na górze ma wspornik. Z wysokości wspornika, z drabinki i z suchego miejsca, gdzie trzymano oliwę, da się odczytać o lampie wszystko prócz lampy.

    Mija się go z lewej. Jest wyżłobienie.

guestbook-log-LD-20-c1 = Zostawić jedną.
guestbook-log-LD-20-r1 = Jest dobra. Rachmistrz wpisał ją jako *wypożyczoną*. Wieszacie ją, przycinacie knot i lecicie dalej wyżłobieniem; i jak daleko sięga wzrok, jest za wami czyjeś światło.
guestbook-log-LD-20-c2 = Minąć.
guestbook-log-LD-20-r2 = Macie tylko te lampy, które macie. Mimo to ta w oknie lądownika, od tamtej strony, pali się, dopóki nie miniecie go na dobre.
guestbook-log-LC-16-title = Zgadza się
guestbook-log-LC-16 =
    Mówi się o tym, co przywieźć. Do ludzi nie idzie się z pustymi rękami; co do tego wszyscy są zgodni, jakkolwiek głosowali.

    Morele, mówi Anatole. Ma sto osiemdziesiąt osiem puszek. Przeszedł półkę w tę i z powrotem, wziął ołówek, skreślił małe 188, przywrócił obok 400, poprowadził pod nimi kreskę i pod kreską napisał: *212, zjadł B. Vrána, cztery lata, sam. Zapłacono.*

    – Zgadza się – mówi. Jest chyba zdziwiony. – One się nigdy nie zgadzały. – Osusza stronę, zamyka księgę i siedzi z ręką na okładce. Jak na rachmistrza to piękna, duża ręka. Przy łokciu stoi puszka moreli. Wciąż ma zamiar ją zjeść.

guestbook-log-LC-16-b1 = To też odczytuje, w czwartek, między olejem a herbatą. Są oklaski. Nigdy go nie oklaskiwano i bierze to za przeciąg.
guestbook-log-LC-16-b2 = Nie odczytuje tego. Pokazuje czterem osobom, jednej po drugiej, w klatce, przy zamkniętych drzwiczkach; było to i ich. Potem każdej daje łyżkę.
guestbook-log-LC-17-title = D. W.
guestbook-log-LC-17 =
    Desta wraca z szyną na dwóch palcach i z mnóstwem zaprawy we włosach. To był ganek w jakimś miejscu po drodze. Ruszał się stopień.

    – Podpisałeś się? – pytają go. To już stary żart.

    – Był tam podpis – mówi Desta. – Od spodu, na stopniu. D. W. i rok. Źle go osadziłem. – Wydłubuje to sobie spod paznokci. – To zrobiłem jeszcze raz. Trzeba go kłaść na *wyższej* krawędzi, sam mogłem sobie to powiedzieć.

    Punktak komuś pożyczył i nie dopomina się zwrotu.

guestbook-log-LC-18-title = Zupa jest przypalona
guestbook-log-LC-18 =
    W czwartek zupa jest przypalona. Jeszcze nigdy się to nie zdarzyło. Ludzie ją jedzą. Podają ją sobie wzdłuż stołu z wielką ostrożnością, jak się podaje niemowlę.

    Kucharz wychodzi zobaczyć, co powiedzą. Mówią, że bardzo dobra. Patrzy w garnek, patrzy im w twarze i jego własna zaczyna się rozsypywać. Przez chwilę nikt nie wie, w którą stronę.

    – Jest *okropna* – mówi chłopak, który nie cierpi cebuli.

    – Jest – mówi Bo. – Prawda? – Siada na ławie między nimi i wyciąga chustkę. – Słuchałem deszczu. Z taśmy, stamtąd, z dołu. Zapomniałem, że on tak robi. Stałem tylko i słuchałem pogody.

guestbook-log-LC-19-title = Co się wkłada
guestbook-log-LC-19 =
    Widziano Maret Tamm przed lustrem. Jest duże, z drugiego lądownika, do ponownego srebrzenia, i trzymała je w rękach; ale trzymała je już od jakiegoś czasu.

    – Co się wkłada – mówi na schodach do Haliny. Ma listę. Stoi na niej *czapka*, a potem jeszcze raz *czapka*, ze znakiem zapytania.

    – Na co?

    – Wiesz na co. Ona ma sześćdziesiąt sześć lat. – Składa listę na pół. – Ja mam trzydzieści dziewięć. Mam kombinezon i kombinezon.

    Halina zastanawia się nad tym, jak nad wszystkim.

    – Włożyłabym ten z kieszeniami – mówi. – Będziesz chciała mieć gdzie schować ręce. Uprzedzam od razu: będzie zimno, a potem będzie osa.

guestbook-log-LF-12-title = Pokład dziewiąty
guestbook-log-LF-12 =
    Za drzwiami są pokoje. Pachną kredą, smarem i czyimś płaszczem. Wszystko w nich poodkładali ludzie, którzy się spodziewali, że ktoś o to poprosi.

    > Naraz można otworzyć jeden pokój. Korzystanie z niego kosztuje żeton dowodzenia, jak z każdego innego pomieszczenia.

guestbook-log-LN-01-title = Pokój dziecinny
guestbook-log-LN-01 =
    Żółte ściany, furtka, łóżko. Na suficie nad łóżkiem są papierowe gwiazdy, ponaklejane w grupach. Teuila kładzie się na podłodze, żeby popatrzeć. Nie trwa to ani chwili. To właściwe grupy: Wiosło, Bracia, Hak.

    – Więc tu bywałam wieczorami – mówi.

guestbook-log-LN-02-title = Pokój map, Pierwsze Czytanie
guestbook-log-LN-02 = Jest ich tu wszystkich osiemnaście, w dużej skali, w kolorach. Są pełne uwag, jakie robią ludzie, którym przemokły nogi: *nie tu*; *miękko*; *Desta wpadł*. Jest stół, przy którym można usiąść z przyjaciółmi i się kłócić.
guestbook-log-LN-03-title = Dziewiętnaście haczyków
guestbook-log-LN-03 = Kubków jest dziewiętnaście. Jeden ma szczerbę. Zdejmujecie je, myjecie, wycieracie i okazuje się, że każde z was wie, gdzie który wisi.
guestbook-log-LN-04-title = Sala ćwiczeń
guestbook-log-LN-04 = W deskach są wydeptane ślady: dwa i dwa, naprzeciw siebie. Stawiacie w nich stopy, ramiona same się prostują, a naprzeciwko ktoś, kogo znacie od roku, podnosi rękę w sposób, którego nikt jej nie uczył.
guestbook-log-LN-05-title = Drugi kambuz
guestbook-log-LN-05 = Ma małą kuchenkę i ławę na sześć osób. Na ścianie wisi lista, kto co lubi. Sięga daleko wstecz. Jest na niej sto czterdzieści dziewięć nazwisk i jeszcze jedno imię na dole, większymi literami: *bez skórek*.
guestbook-log-LN-06-title = Warsztat z naszymi znakami
guestbook-log-LN-06 = Każdy, kto przy nim pracował, wyciął w krawędzi znak. Znajdujecie swój. Jest całkiem ładnie zrobiony.
