# Sceny: co z czego wynika.

guestbook-scene-T09-1-green-title = Wprost
guestbook-scene-T09-1-green = Mówicie to jednym zdaniem, bez niczego dokoła. Wysłuchuje do końca. To nie jest to, co opowiadała ludziom, i odchodzi, w całkiem dobrym humorze, opowiedzieć im to.
guestbook-scene-T10-1-green-title = Puste ręce
guestbook-scene-T10-1-green = Obracacie je, żeby zobaczyli z obu stron. Oni też. Dziwna chwila, tyle par rąk na jednym dziedzińcu.
guestbook-scene-460-1-title = Dać się obejrzeć
guestbook-scene-460-1 = Na płocie siedzi ich dziewięcioro. Oglądają wasze buty, sprzączki i zęby. Jedna pyta, czy to prawda, że wszyscy macie po dwieście lat. Mówicie jej. Założyła się o grosz.
guestbook-scene-460-2-green-title = Zapytać o drogę
guestbook-scene-460-2-green = Pokazują wszyscy. Pokazują w cztery strony; zależy podobno, czy się wam spieszy.
guestbook-scene-461-1-green-title = Gdzie staliście
guestbook-scene-461-1-green = Ma dwie wysokości. Dolna jest stara. Na górnej ktoś wytarł miejsce, jednym obcasem, odwracając się, żeby spojrzeć za siebie. Stawiacie tam obcas. Nie jest niczyją winą, że pasuje.
guestbook-scene-461-2-green-title = Wyrwa
guestbook-scene-461-2-green = Tej nikt nie naprawił. Od sześćdziesięciu lat naprawiają wszystko inne przed śniadaniem, a tę obchodzą. Kamień znajdujecie w pokrzywach.
guestbook-scene-463-1-title = Najpierw zjeść
guestbook-scene-463-1 = Jest zupa. Bez cebuli i nikt nie umie powiedzieć czemu: nigdy jej nie ma.
guestbook-scene-463-2-green-title = Garnki
guestbook-scene-463-2-green = Wy myjecie, chłopak, lat dziesięć, wyciera. Mówi wam, które są pęknięte. Mówi dopiero, kiedy już któryś upadnie.
guestbook-scene-464-1-green-title = Jedna rzecz naprawiona
guestbook-scene-464-1-green =
    To zegar z nazwą kompanii promowej. Robicie, co się da. Dziękuje wam, sięga w górę i wyjmuje zza niego plik listów przewiązany sznurkiem.

    – To do kompletu – mówi.

    Jest ich sześćdziesiąt jeden. Nie mają znaczków.
guestbook-scene-465-1-green-title = O co pytają
guestbook-scene-465-1-green = Czy to prawda z tym spaniem. Czy to boli. Czy wiedzieliście, że zapominacie. A jak nie wiedzieliście, to skąd wiecie. Nauczycielka pozwala na to jeszcze godzinę po dzwonku.
guestbook-scene-465-1-red-title = Zła odpowiedź
guestbook-scene-465-1-red = – W książce jest inaczej – mówi mała dziewczynka. Wyjmują książkę. Jest inaczej.
guestbook-scene-466-1-green-title = Z rolnikiem
guestbook-scene-466-1-green = Przechodzi z wami pole od końca do końca, w swoich butach. Pokazuje, gdzie osuszał je ojciec. Pokazuje, którędy woda chce iść. To jest to samo miejsce.
guestbook-scene-466-2-title = Taras
guestbook-scene-466-2 =
    Pokazujecie mu taras, w dole rzeki, którego nie było. Zdejmuje przed nim kapelusz.

    – To dla was, znaczy – mówi.

    Ładny kawałek ziemi. Do domu idzie dość szybko.
guestbook-scene-470-1-green-title = Imiona
guestbook-scene-470-1-green = Jest ich jedenaście: siedem od rąk, cztery od wody. Wypowiadacie je. Za wami po chwili wypowiadają je też oni, w innej kolejności. Trochę trwa, zanim na końcu zejdą się jedni z drugimi.
guestbook-scene-471-1-green-title = Do końca
guestbook-scene-471-1-green =
    Zajmuje mu to cztery godziny i ani razu się nie powtarza. Kiedy kończy, nalewa dwie szklanki wody, jedną wypija i czeka, czy weźmiecie drugą.

    – Dziękuję – mówi Emeka Prowse. – Pierwszy strzelił mój dziadek. Uznałem, że powinniście to usłyszeć ode mnie.
guestbook-scene-471-1-red-title = W pół słowa
guestbook-scene-471-1-red = Chcieliście tylko sprostować jedną rzecz. Urywa w środku zdania i robi notatkę.
guestbook-scene-472-1-green-title = Antena
guestbook-scene-472-1-green = Obraca się. Jest starsza niż ktokolwiek tutaj i całe życie patrzyła w jeden skrawek niczego. Wskazówka się unosi.
guestbook-scene-473-1-title = Kucharz schodzi
guestbook-scene-473-1 =
    Ma czysty fartuch. Na żadnym świecie nie postawił nogi od roku dziewięćdziesiątego ósmego. Stoi na schodach do rzeki z garnkiem w obu rękach i patrzy w górę, na okna, a sto dwanaście osób, które całe życie wiedzą, co zrobił kucharz i dlaczego, i że padło na niego losem, patrzy w dół na niego.

    – To tylko krupnik – mówi Bo.
guestbook-scene-475-2-title = Odłożone
guestbook-scene-475-2 = Odkładacie to. Wydaje na kamieniu mały dźwięk i wszyscy patrzą, jak leży, jakby to od niego zależało.
guestbook-scene-MI56-1-green-title = Linia
guestbook-scene-MI56-1-green = Prowadzicie ją od wodowskazów do pomp i od słupa do słupa. Ktoś szedł tędy przed wami i zostawił izolatory, na każdym po właściwej stronie.
