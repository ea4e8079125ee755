# Partia po zakończeniu, jeszcze raz i na chłodno.

client-again = Przeanalizuj partię
client-again-heading = Analiza partii
client-again-film = Film
client-again-film-note = Film z całej partii
client-again-share = Skopiuj link do tej strony
client-again-close = Wróć do stołu

## Zanim będzie gotowa

client-again-note = Silny bot dogrywa partię od każdej tury w wielu wymyślonych światach. Stoły, przy których ktoś gra, mają pierwszeństwo.
client-again-progress = Jak daleko to jest
client-again-begins = To może potrwać kilka minut.
client-again-left = Jeszcze mniej więcej { $time }.
client-again-waits = { $count ->
    [one] W kolejce przed nią jest jedna partia.
    [few] W kolejce przed nią są { $count } partie.
    [many] W kolejce przed nią jest { $count } partii.
   *[other] W kolejce przed nią jest { $count } partii.
}
client-again-stopped = Teraz nikt nad tym nie pracuje. To, co gotowe, przez chwilę zostaje.
client-again-go-on = Kontynuuj
client-again-retry = Spróbuj jeszcze raz

## Krzywa

client-again-chance = Szansa na wygraną
client-again-mission = Szansa na wykonanie misji
client-again-all-of-you = Wszyscy razem
client-again-start = Start
client-again-end = Koniec
client-again-modest = z tego, co kto mógł wiedzieć; pas mówi, jak to pewne
client-again-look-there = Zobacz stół w tamtej chwili
client-again-look-at = Punkt zwrotny { $number }: zobacz stół w tamtej chwili
client-again-turning = Punkt zwrotny { $number }, tura { $turn }
client-again-curve-of = Szansa na wygraną tura po turze: { $name }.
client-again-curve-mission = Szansa na wykonanie misji runda po rundzie.
client-again-curve-starts = Na początku { $chance }.
client-again-curve-peak = Najwyżej { $chance }, tura { $turn }.
client-again-curve-fall = Spadek do { $chance }, tura { $turn }.
client-again-curve-ends = Na końcu { $chance }.
client-again-table = Liczby w tabeli

## Punkty zwrotne

client-again-no-turns = Żaden pojedynczy ruch nie kosztował więcej, niż da się wyjaśnić przypadkiem. Dobra gra.
client-again-nothing = Nic
client-again-played = Zagrano:
client-again-you-did = Twój ruch:
client-again-would = { $judge }: { $deed }
client-again-link = Link

## Szczęście

client-again-ledger = Rachunek szczęścia
client-again-ledger-note = Co zachowały lub straciły własne ruchy, co dało szczęście i co zrobili inni. Razem prowadzi to od { $chance } na początku do wyniku.
client-again-ledger-note-crew = Co zachowały lub straciły wasze ruchy i co dało szczęście. Razem prowadzi to od { $chance } na początku do wyniku.
client-again-no-ledger = Kampania to wiele misji: szanse dotyczą zawsze tej, która trwa, a przez wszystkie nic się nie sumuje.
client-again-moves = ruchy
client-again-luck = szczęście
client-again-others = inni
client-again-rank = { $place }.
client-again-luck-of = Szczęście: { $name }
client-again-your-luck = Gdzie się podziało twoje szczęście
client-again-about = około
client-again-rest = { $count ->
    [one] Jedna drobna rzecz
    [few] { $count } drobne rzeczy
    [many] { $count } drobnych rzeczy
   *[other] { $count } drobnej rzeczy
}
client-again-lately = { $count ->
    [one] Twoje ruchy, ostatnia partia
    [few] Twoje ruchy, ostatnie { $count } partie
    [many] Twoje ruchy, ostatnie { $count } partii
   *[other] Twoje ruchy, ostatnie { $count } partii
}
client-again-lately-label = Ile punktów zachowały lub straciły twoje ruchy: { $list }
client-again-judged = { $worlds ->
    [one] Ocenia { $judge } w jednym wymyślonym świecie na turę. Inny sędzia powiedziałby coś trochę innego.
    [few] Ocenia { $judge } w { $worlds } wymyślonych światach na turę. Inny sędzia powiedziałby coś trochę innego.
    [many] Ocenia { $judge } w { $worlds } wymyślonych światach na turę. Inny sędzia powiedziałby coś trochę innego.
   *[other] Ocenia { $judge } w { $worlds } wymyślonego świata na turę. Inny sędzia powiedziałby coś trochę innego.
}
