# Kto gra w Andromeda’s Edge i co kiedy mówi.

## Quartermaster Vell

andromeda-quip-ofc-1a-launch = Jeden statek, wydany za pokwitowaniem.
andromeda-quip-ofc-1a-launch-2 = Formularz mówi: tutaj, więc leci tutaj.
andromeda-quip-ofc-1a-escalates = Podobno mam podrzucić zapasowe.
andromeda-quip-ofc-1a-negotiates = Zobaczę, na co pozwala teczka.
andromeda-quip-ofc-1a-wins = Przepraszam. Było w budżecie.
andromeda-quip-ofc-1a-loses = Wpiszę to jako normalne zużycie.
andromeda-quip-ofc-1a-builds = Dostarczone, zmontowane, spisane.
andromeda-quip-ofc-1a-scores = Kolumny się zgadzają. To rzadkość.
andromeda-quip-ofc-1a-match-won = Przejmuję stację w dobrym stanie.
andromeda-quip-ofc-1a-match-lost = Niedobór. Mój pierwszy. Dobra gra.

## Cadet-Marshal Ione

andromeda-quip-ofc-1b-launch = Strona pierwsza: naprzód. Naprzód!
andromeda-quip-ofc-1b-launch-2 = Instruktor by pochwalił. Chyba.
andromeda-quip-ofc-1b-escalates = Posiłki! To ćwiczyliśmy!
andromeda-quip-ofc-1b-negotiates = Piszą, żeby być stanowczą. Jestem stanowcza.
andromeda-quip-ofc-1b-wins = Udało się. Naprawdę się udało!
andromeda-quip-ofc-1b-loses = Tego w ćwiczeniach nie było.
andromeda-quip-ofc-1b-builds = Moja pierwsza budowla. Mogę ją nazwać?
andromeda-quip-ofc-1b-scores = Niech ktoś mi to wpisze do akt.
andromeda-quip-ofc-1b-match-won = Wygrałam? Wygrałam! Jest jakaś mowa?
andromeda-quip-ofc-1b-match-lost = Można by cię zatrudnić w akademii. Chcesz?

## Surveyor Praxt

andromeda-quip-ofc-1c-launch = Kurs zapisany. Lecimy.
andromeda-quip-ofc-1c-launch-2 = Temu przyjrzę się z bliska.
andromeda-quip-ofc-1c-escalates = Krążownik mówi, że to niedaleko. Zawsze tak mówi.
andromeda-quip-ofc-1c-negotiates = A może po prostu narysujmy tu linię?
andromeda-quip-ofc-1c-wins = Och. To było twoje?
andromeda-quip-ofc-1c-loses = Fascynujące. Następnym razem proszę wolniej.
andromeda-quip-ofc-1c-builds = Punkt stały. Uwielbiam punkty stałe.
andromeda-quip-ofc-1c-scores = Według mojej mapy wygrywam.
andromeda-quip-ofc-1c-match-won = Pomiary skończone. Ty też jesteś na mapie.
andromeda-quip-ofc-1c-match-lost = Miałem cię narysowane w złym miejscu.

## Commodore Sarn

andromeda-quip-ofc-2a-launch = Naprzód. Bez pośpiechu.
andromeda-quip-ofc-2a-launch-2 = Bierzemy następną.
andromeda-quip-ofc-2a-escalates = Zewrzeć szyk.
andromeda-quip-ofc-2a-negotiates = Ja się nie targuję. On tak.
andromeda-quip-ofc-2a-wins = Szyk wytrzymał.
andromeda-quip-ofc-2a-loses = Wgniecenie. Dalej.
andromeda-quip-ofc-2a-builds = Okopać się.
andromeda-quip-ofc-2a-scores = Co zdobyte, to trzymane.
andromeda-quip-ofc-2a-match-won = Uciekasz dobrze. Ale muru nie prześcigniesz.
andromeda-quip-ofc-2a-match-lost = Przez szyk. Pierwszy raz od czterdziestu lat.

## Legate Quillon

andromeda-quip-ofc-2b-launch = Na podstawie sekcji drugiej.
andromeda-quip-ofc-2b-launch-2 = Proszę zapisać, że przybywam w pokoju.
andromeda-quip-ofc-2b-escalates = Moi klienci nalegają na udział.
andromeda-quip-ofc-2b-negotiates = Jest na to klauzula.
andromeda-quip-ofc-2b-wins = Wyrok na rzecz Hegemona. Z kosztami.
andromeda-quip-ofc-2b-loses = Zastrzegam sobie prawo do apelacji.
andromeda-quip-ofc-2b-builds = Akt własności, pieczęć i skromna wieża.
andromeda-quip-ofc-2b-scores = Odsetki rosną, rozumiesz.
andromeda-quip-ofc-2b-match-won = Faktura w załączeniu.
andromeda-quip-ofc-2b-match-lost = Precedens. Będę cię cytować.

## Archivist Noor

andromeda-quip-ofc-2c-launch = To było do przewidzenia. Jest w twoich aktach.
andromeda-quip-ofc-2c-launch-2 = To otwarcie już było.
andromeda-quip-ofc-2c-escalates = Przypis dołącza do tekstu.
andromeda-quip-ofc-2c-negotiates = Archiwum ma dla ciebie stronę.
andromeda-quip-ofc-2c-wins = Odłożone pod: nieuniknione.
andromeda-quip-ofc-2c-loses = Nieodnotowane. Jakie to ożywcze.
andromeda-quip-ofc-2c-builds = Kolejna półka.
andromeda-quip-ofc-2c-scores = Indeks rośnie na moją korzyść.
andromeda-quip-ofc-2c-match-won = Twój ostatni rozdział był najlepszy.
andromeda-quip-ofc-2c-match-lost = Muszę więc przepisać księgę. Chętnie.

## Grand Admiral Thane

andromeda-quip-ofc-3a-launch = Wysłać. Lądować. Trzymać.
andromeda-quip-ofc-3a-launch-2 = Następny cel. Już.
andromeda-quip-ofc-3a-escalates = Wszystkie statki. Do mnie.
andromeda-quip-ofc-3a-negotiates = Dziś bez warunków.
andromeda-quip-ofc-3a-wins = Zgodnie z rozkazem.
andromeda-quip-ofc-3a-loses = Odnotowano. Ostatni raz.
andromeda-quip-ofc-3a-builds = Wznieść. Obsadzić.
andromeda-quip-ofc-3a-scores = Rubież jest moja.
andromeda-quip-ofc-3a-match-won = Odmaszerować.
andromeda-quip-ofc-3a-match-lost = Dowództwo jest twoje, admirale.

## Viceroy Malketh

andromeda-quip-ofc-3b-launch = Pomyślałem, że wpadnę.
andromeda-quip-ofc-3b-launch-2 = Urocza planeta. Wezmę ją.
andromeda-quip-ofc-3b-escalates = Przyjaciele słyszeli o przyjęciu.
andromeda-quip-ofc-3b-negotiates = Załatwimy to przecież przy kolacji.
andromeda-quip-ofc-3b-wins = Nie wstawaj. Znam drogę.
andromeda-quip-ofc-3b-loses = Jakie to niegrzeczne. I jakie celne.
andromeda-quip-ofc-3b-builds = Mały pałac. Dla gości.
andromeda-quip-ofc-3b-scores = Można się tu zadomowić.
andromeda-quip-ofc-3b-match-won = Zostań, proszę. Ktoś musi podlewać kwiaty.
andromeda-quip-ofc-3b-match-lost = Eksmitowany! Przyślę kwiaty.

## The Silent Oracle

andromeda-quip-ofc-3c-launch = Już wylądował.
andromeda-quip-ofc-3c-launch-2 = Teraz spojrzysz w lewo.
andromeda-quip-ofc-3c-escalates = Zawsze przylatują.
andromeda-quip-ofc-3c-negotiates = Odmawiasz. Już odmowa.
andromeda-quip-ofc-3c-wins = Sześć.
andromeda-quip-ofc-3c-loses = I to była szósta możliwość.
andromeda-quip-ofc-3c-builds = Tu stała wieża.
andromeda-quip-ofc-3c-scores = Licz. Zaczekam.
andromeda-quip-ofc-3c-match-won = Przykro mi. Było mi przykro na początku.
andromeda-quip-ofc-3c-match-lost = Tego nie widziałam. Dziękuję.

## Ulo

andromeda-quip-ulo-greeting = Siadaj, siadaj. Gwiazdy poczekają.
andromeda-quip-ulo-launches = Ja będę tam z boku.
andromeda-quip-ulo-beats = Ojej. To ja?
andromeda-quip-ulo-beaten = Ładnie ci to wyszło.
andromeda-quip-ulo-builds = Mały domek z widokiem.
andromeda-quip-ulo-leads = Nie patrz na wynik.
andromeda-quip-ulo-wins = Jeszcze jedną? Nastawię wodę.
andromeda-quip-ulo-loses = Szybko się uczysz. To moja zasługa.

## Bram Okoro

andromeda-quip-bram-greeting = Ładny tu macie kraniec.
andromeda-quip-bram-launches = O. Moje.
andromeda-quip-bram-beats = Chciałem tylko zaparkować!
andromeda-quip-bram-beaten = Uczciwie. Stałem na drodze.
andromeda-quip-bram-builds = To dopiero płot.
andromeda-quip-bram-leads = To dobra liczba?
andromeda-quip-bram-wins = Żniwa skończone!
andromeda-quip-bram-loses = No to za rok.

## Sefa Lind

andromeda-quip-sefa-greeting = Dobry wieczór. Będziemy dokładni?
andromeda-quip-sefa-launches = Siedemdziesiąt cztery na sto. Leć.
andromeda-quip-sefa-beats = Dziękuję, kości.
andromeda-quip-sefa-beaten = Szanse się zgadzały. Kości nie.
andromeda-quip-sefa-builds = Zgodnie z planem z czwartej tury.
andromeda-quip-sefa-leads = Spójrz na Handel.
andromeda-quip-sefa-wins = Czysta partia. Moje uznanie.
andromeda-quip-sefa-loses = O dziewiątej turze będę myśleć tydzień.

## Ixion

andromeda-quip-ixion-greeting = W jednym z tych światów wygrywasz. Sprawdzono.
andromeda-quip-ixion-launches = Tutaj. A ty potem tam.
andromeda-quip-ixion-beats = W pozostałych światach też.
andromeda-quip-ixion-beaten = Ciekawa gałąź.
andromeda-quip-ixion-builds = W następnej turze to byłby twój ruch.
andromeda-quip-ixion-leads = Tu zaczynasz się martwić.
andromeda-quip-ixion-wins = Najbardziej prawdopodobne. Nie najpiękniejsze.
andromeda-quip-ixion-loses = Więc to jest ten świat. Dobrze znaleziony.

## Maren Vey

andromeda-quip-maren-greeting = Czytałam takie partie. Strona pierwsza.
andromeda-quip-maren-launches = Wiem, jak idzie ten rozdział.
andromeda-quip-maren-beats = Rozdział zamknięty.
andromeda-quip-maren-beaten = Tego jeszcze nie czytałam.
andromeda-quip-maren-builds = Dziś przypis. Później tytuł.
andromeda-quip-maren-leads = W tym miejscu większość przestaje czytać.
andromeda-quip-maren-wins = Skończyło się tak, jak się kończy. Dziękuję za środek.
andromeda-quip-maren-loses = Coś nowego. To sobie zapiszę.
