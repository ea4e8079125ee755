# Kto w grze Galaxy Trucker lata, kontroluje i ubezpiecza oraz co mówi.

## Charaktery

trucker-cast-berta = Serdeczna, zachłanna, nigdy się nie obraża. Odpowiedzią jest ładownia, a o pytanie zapyta później.
trucker-cast-fridolin = Ostrożny, uprzejmy, czterdzieści lat na poczcie i ani jednej zgubionej paczki, same statki.
trucker-cast-zita = Spieszy się nawet we śnie. Mówi biegami.
trucker-cast-bruno = Głośny, honorowy, boi się meteorów. Płacze przy pożegnaniach.
trucker-cast-ottla = Oschła, dokładna, po cichu wzrusza się okrągłymi liczbami.
trucker-cast-mumu = Prastary, senny, w kartach niepokonany. Mówi mało, a i to głównie oddech.
trucker-cast-norm = Nie widział jeszcze statku, który by mu się spodobał, i wciąż ma nadzieję.
trucker-cast-polisa = Ubezpiecza wszystko, co może się zepsuć, i uśmiecha się, zanim to się stanie.

## Berta Ballast

trucker-quip-berta-hello = Przesuń się, mam kanapki i jedenaście skrzyń.
trucker-quip-berta-snatch = To było do wyrzucenia? Przecież tam się coś zmieści!
trucker-quip-berta-finish = Skończyłam pierwsza! Silnik zostawiłam na potem. Ojej.
trucker-quip-berta-mistakes = To nie błąd, to przeciąg.
trucker-quip-berta-lead = Na przedzie! Stąd najwcześniej widać sklepy.
trucker-quip-berta-behind = Nie jestem powolna, jestem dobrze załadowana.
trucker-quip-berta-hit = Moja trzecia ulubiona ładownia!
trucker-quip-berta-saved = Tylko nie ser. Dziękuję.
trucker-quip-berta-beat = A teraz pokażcie, co macie w ładowniach, kochani.
trucker-quip-berta-beaten = Weźcie niebieskie! Niebieskie są śliczne!
trucker-quip-berta-win = Ja tylko dostarczam. I patrzcie, jak się uzbierało.
trucker-quip-berta-lose = Biedna, ale ile mam miejsca.

## Fridolin Post

trucker-quip-fridolin-hello = Dzień dobry. Czy to kolejka?
trucker-quip-fridolin-snatch = Niedoręczalne? Ja to przyjmę.
trucker-quip-fridolin-finish = Posortowane, ostemplowane, gotowe.
trucker-quip-fridolin-mistakes = Złożę na siebie skargę.
trucker-quip-fridolin-lead = Na przedzie? Niech mnie ktoś wyprzedzi, proszę.
trucker-quip-fridolin-behind = Przesyłka zwykła też dochodzi.
trucker-quip-fridolin-hit = Ostrożnie, szkło! Przecież jest napisane!
trucker-quip-fridolin-saved = Zwrot do nadawcy.
trucker-quip-fridolin-beat = Proszę tu podpisać, panie piracie.
trucker-quip-fridolin-beaten = Tej proszę nie otwierać, jest osobista.
trucker-quip-fridolin-win = Doręczone. Wszystko. Muszę usiąść.
trucker-quip-fridolin-lose = Przynajmniej nic się nie pogięło.

## Zita Turbo

trucker-quip-zita-hello = Lecimy już? Teraz? A teraz?
trucker-quip-zita-snatch = Kto śpi, temu ja przykręcam.
trucker-quip-zita-finish = Gotowe! Resztę przyspawa się po drodze.
trucker-quip-zita-mistakes = Detale. Lecę za szybko na detale.
trucker-quip-zita-lead = Miłego wdychania spalin!
trucker-quip-zita-behind = Daję wam poczuć się bezpiecznie.
trucker-quip-zita-hit = To był balast, niepotrzebny mi.
trucker-quip-zita-saved = Pudło! Już mnie tam nie było.
trucker-quip-zita-beat = Z mojego pasa!
trucker-quip-zita-beaten = Trafili mnie tylko dlatego, że zwolniłam popatrzeć.
trucker-quip-zita-win = Pierwsza. Oczywiście. Co tak długo?
trucker-quip-zita-lose = Szybka i biedna. Bywają gorsze nagrobki.

## Bruno Salvo

trucker-quip-bruno-hello = Kto chce kłopotów? Mam dla wszystkich.
trucker-quip-bruno-snatch = Ta lufa do mnie przemówiła.
trucker-quip-bruno-finish = Gotów. Wskażcie mi cel.
trucker-quip-bruno-mistakes = Zastrzelić inspektora? Tylko pytałem.
trucker-quip-bruno-lead = Za mną. Z odstępem. Trochę mną rzuca.
trucker-quip-bruno-behind = Osłaniam tyły. Celowo.
trucker-quip-bruno-hit = Głaz! Nawet się nie przedstawił!
trucker-quip-bruno-saved = Bum. Przepraszam. Bum.
trucker-quip-bruno-beat = Następny! Proszę się ustawić.
trucker-quip-bruno-beaten = Piękna walka, panowie. To było moje najlepsze działo.
trucker-quip-bruno-win = Zwycięstwo! Niech ktoś potrzyma mi herbatę.
trucker-quip-bruno-lose = Straciłem pieniądze, ale nigdy kłótni.

## Dr. Ottla Quant

trucker-quip-ottla-hello = Daję sobie 38 procent. Wasza liczba wam się nie spodoba.
trucker-quip-ottla-snatch = Za jedenaście minut będzie wam tego brakować.
trucker-quip-ottla-finish = Optymalny. Nie piękny, optymalny.
trucker-quip-ottla-mistakes = Jeden błąd. Powtórzę doświadczenie.
trucker-quip-ottla-lead = Zgodnie z obliczeniem.
trucker-quip-ottla-behind = Jestem dokładnie tak z tyłu, jak chciałam, plus pięć.
trucker-quip-ottla-hit = Znowu kolumna osiem. Nie lubię krzywej dzwonowej.
trucker-quip-ottla-saved = Po to właśnie była ta bateria.
trucker-quip-ottla-beat = Sześć bije pięć. Mam na to dowód.
trucker-quip-ottla-beaten = Błąd resztkowy. Z szablą.
trucker-quip-ottla-win = Co było do udowodnienia.
trucker-quip-ottla-lose = Kostki nie były reprezentatywne.

## Mumu

trucker-quip-mumu-hello = Mm. Wszyscy tacy młodzi. I tacy łatwopalni.
trucker-quip-mumu-snatch = Moje. Czekam na to od epoki lodowcowej.
trucker-quip-mumu-finish = Skończone w poprzednim życiu.
trucker-quip-mumu-mistakes = Nawet góry mają błędy.
trucker-quip-mumu-lead = Z przodu powietrze jest rzadkie. Pochwalam.
trucker-quip-mumu-behind = Ja z tyłu. Co prowadzi, to obrywa.
trucker-quip-mumu-hit = To była tylko materia.
trucker-quip-mumu-saved = Mm. Nie.
trucker-quip-mumu-beat = Pachnieli strachem. I rybami.
trucker-quip-mumu-beaten = Niech pożyczą. Zapamiętam ich.
trucker-quip-mumu-win = Na następny lot mnie obudźcie.
trucker-quip-mumu-lose = Za tysiąc lat nikt nie będzie zwycięzcą.

## Inspector Norm

trucker-inspector-arrives = Odłożyć narzędzia. Teraz wszyscy razem się rozczarujemy.
trucker-inspector-clean = Żadnego błędu. Będę musiał wrócić wcześniej i przyjrzeć się własnemu życiu.
trucker-inspector-one = Jeden błąd. Jeszcze trochę i byłbym się znudził.
trucker-inspector-few = Liczę kilka. Liczę powoli, bo to lubię.
trucker-inspector-many = To nie statek, to lista.
trucker-inspector-record = Skończył mi się ołówek. Gratuluję.
trucker-inspector-smooth = To złącze prowadzi w ścianę. Twoja kariera też.
trucker-inspector-unequal = Jeden kołek w dwie dziury. Mój siostrzeniec tak robi. Ma trzy lata.
trucker-inspector-muzzle = To działo trafi dokładnie jedną rzecz, i jest ona twoja.
trucker-inspector-exhaust = Za tym silnikiem komuś będzie bardzo ciepło.
trucker-inspector-askew = Silnik w bok. Kręcić się w kółko można i tutaj.
trucker-inspector-pieces = Dwa statki! Zapłacono za jeden. Proszę wybrać.
trucker-inspector-splice = Przez granicę tylko równy z równym. Jak w moim klubie.
trucker-inspector-nobody = Na pokładzie nikogo. Nareszcie załoga, która przestrzega przepisów.
trucker-inspector-stamp = Pieczątka. Jeśli coś odpadnie, przy mnie się trzymało.

## Madame Polisa

trucker-insurer-arrives = Kochanie, pomówmy o najgorszym. To mój ulubiony temat.
trucker-insurer-no-hole = Ani jednej dziury. Rozczarowanie dla obu stron.
trucker-insurer-small-hole = Mała dziurka. Liczę mały uśmiech i opłatę.
trucker-insurer-big-hole = Dałoby się tam zaparkować. Pozwoliłam sobie naliczyć parkowanie.
trucker-insurer-huge-hole = To nie statek z dziurą, kochanie, to dziura z poglądami.
trucker-insurer-owes = Teraz brak pieniędzy? Nie zapominam twarzy ani kwot.
trucker-insurer-buys-2 = Mała polisa. Pokrywa twoje sumienie.
trucker-insurer-buys-5 = Rozsądnie. Nie ufam rozsądnym; proszę podpisać.
trucker-insurer-buys-8 = Ta duża! Widzę, że własny statek już obejrzany.
trucker-insurer-buys-none = Zupełnie nic? Jak odważnie. Dokąd wysłać kwiaty?
trucker-insurer-loan = Dziesięć teraz, dwanaście potem. Nazywamy to przyjaźnią.
trucker-insurer-capped = Limit osiągnięty. Ubiorę się na czarno i podniosę stawki.
trucker-insurer-uncapped = Bez polisy, a tyle kawałków. Liczyłam je, z sympatii.
trucker-insurer-nothing-lost = Nic nie stracone, a zapłacone. Jaki mam piękny wieczór.
trucker-insurer-broke = Nie ma z czego zapłacić? Wezmę, co jest, i pożegnam się.
