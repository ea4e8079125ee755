vanguard-name = ISS Vanguard
vanguard-about = Jeden statek, cztery sekcje i kampania: planuj na pokładzie, ląduj na obcych światach i przywieź do domu, ile zdołasz unieść.

vanguard-option-campaign = Kampania
vanguard-option-campaign-guest-book = Księga gości
vanguard-option-start = Początek
vanguard-option-start-tutorial = z wyprawą szkoleniową
vanguard-option-start-quick = szybki start dla znających zasady
vanguard-option-start-lesson = sama wyprawa szkoleniowa
vanguard-option-start-operation = operacja: jedna wyprawa bez kampanii
vanguard-option-deadly = Zabójczy kosmos
vanguard-option-deadly-last-chance = czwarte obrażenie może zabić
vanguard-option-deadly-hungry = odpoczynek jest droższy w śmiercionośnych i wrogich sektorach
vanguard-option-deadly-critical = pacjenci w stanie krytycznym łatwiej umierają
vanguard-option-absent = Miejsca czekające na graczy, którzy dołączą później
vanguard-option-team = Drużyna desantowa
vanguard-option-team-by-players = tak duża, jak wskazuje liczba graczy
vanguard-option-team-free = od dwóch do czterech osób, jak wolisz
vanguard-option-carry = Co zostawiła wcześniejsza kampania
vanguard-option-carry-cup-drank = piliście ze studni
vanguard-option-carry-cup-sampled = najpierw pobraliście próbkę
vanguard-option-carry-marks-kept = kreski na drzwiach zostały
vanguard-option-carry-marks-painted = kreski na drzwiach zamalowano
vanguard-option-carry-calf-saved = cielę uratowano
vanguard-option-carry-sign-name = podpisaliście się nazwiskiem
vanguard-option-carry-sign-struck = przekreśliliście stronę
vanguard-option-carry-house-thief = z domu wyszliście jak złodzieje
vanguard-option-carry-record-open = zapis otwarto
vanguard-option-carry-record-sealed = zapis pozostał zapieczętowany
vanguard-option-carry-mother-told = powiedziano jej
vanguard-option-carry-patch-told = powiedzieliście o łacie
vanguard-option-carry-quarrel-yes = doszło do kłótni

vanguard-nobody-plays = Wszystkie miejsca nie mogą zostać puste: ktoś musi grać. Liczba miejsc: { $seats }.
vanguard-carry-contradicts = Wcześniejsza kampania nie mogła zostawić i tego: „{ $one }”, i tego: „{ $other }”.

vanguard-preset-campaign = Cała kampania
vanguard-preset-quick = Kampania z szybkim startem
vanguard-preset-lesson = Wyprawa szkoleniowa
vanguard-preset-operation = Operacja
vanguard-preset-deadly = Kampania w zabójczym kosmosie

vanguard-help-1 = Dowodzisz czterema sekcjami jednego statku. Każde przejście prowadzi przez strony księgi statku: mostek, mapę gwiazd, pomieszczenia, hangar i start; potem jest wyprawa, a po niej dokowanie, odprawa, rozładunek, ambulatorium i miejsce pamięci.
vanguard-help-2 = Na planecie każdy członek załogi ma turę z dwiema akcjami: akcja specjalna, podróż, przygotowanie, odpoczynek albo odlot. Test wykonuje się dowolną liczbą dostępnych kości; kto jest w tym samym sektorze, może wesprzeć test jedną kością.
vanguard-help-3 = Misje, odkrycia i żetony sukcesu wracają z tobą do domu, obrażenia też. Kto przy odlocie nie jest w sektorze lądowania, zostaje na miejscu.
vanguard-help-4 = Stan kampanii jest zachowywany. Możesz odejść przy dowolnym pytaniu i wrócić, kiedy chcesz, także z innymi ludźmi: gdzie decydują wszyscy, odpowiada jedna osoba, która w każdym przejściu przekazuje tę rolę dalej.
