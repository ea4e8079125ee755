# Boty gry ISS Vanguard, jak je nazywa lobby.

vanguard-bot-cadet = Kadet: na pierwszym rejsie, niejedno zapomni
vanguard-bot-ensign = Chorąży: uważny, czasem coś przeoczy
vanguard-bot-crew = Załoga: prowadzi swoje sekcje rozważnie
vanguard-bot-officer = Oficer: gdy się waha, myśli kilka rund naprzód
vanguard-bot-captain = Kapitan: zanim zdecyduje, rozgrywa to w wielu światach

# Dlaczego ktoś robi to, co robi, dla osoby, która gra sama obok botów.

vanguard-because-mission = { $who } próbuje akcji „{ $action }”: to przybliża misję „{ $mission }”.
vanguard-because-action = { $who } próbuje akcji „{ $action }”: nic w zasięgu nie obiecuje więcej.
vanguard-because-way-out = { $who } próbuje akcji „{ $action }”: tędy prowadzi droga na zewnątrz.
vanguard-because-way-mission = { $who } idzie do sektora { $sector }: wymaga tego misja „{ $mission }”.
vanguard-because-way-poi = { $who } idzie do sektora { $sector }: jest tam { $poi }, a to warte drogi.
vanguard-because-way = { $who } idzie do sektora { $sector }: może coś się tam znajdzie.
vanguard-because-way-home =
    { $who } wraca do sektora { $sector }: { $why ->
        [hurt] z taką raną nie można tu zostać
        [late] robi się późno
       *[done] praca tutaj jest skończona
    }.
vanguard-because-lift-off =
    { $who } chce odlecieć: { $why ->
        [hurt] z taką raną nie można tu zostać
        [late] robi się późno
       *[done] praca tutaj jest skończona
    }.
vanguard-because-rest =
    { $who } odpoczywa: { $dice ->
        [0] nie została ani jedna gotowa kość
        [one] została tylko 1 gotowa kość
        [few] zostały tylko { $dice } gotowe kości
        [many] zostało tylko { $dice } gotowych kości
       *[other] zostało tylko { $dice } gotowej kości
    }.
vanguard-because-prepare = { $who } przygotowuje się: w pobliżu nic jeszcze nie jest warte próby.
vanguard-because-gear = { $who } ustawia sprzęt { $card }: przyda się każdej osobie, która będzie tu działać.

# Jakie szanse ma decyzja, dla tych, którzy pytają.

vanguard-hint-raises = Szansa, że wszystko pójdzie dobrze, rośnie z { $now } do { $then } %.
vanguard-hint-sure = Wszystko pójdzie dobrze i bez tego.
vanguard-hint-no-help = Nic tu nie pomoże: szansa, że wszystko pójdzie dobrze, to nadal { $now } %.
vanguard-hint-saves = Szansa, że wszystko pójdzie dobrze, mogłaby wzrosnąć z { $now } do { $then } %, ale to, co to kosztuje, przyda się później.
vanguard-hint-further = Z { $worlds } prób dalej niż „{ $other }” { $further ->
        [one] prowadziła { $further }
        [few] prowadziły { $further }
        [many] prowadziło { $further }
       *[other] prowadziło { $further }
    }.
vanguard-hint-as-far = Wybór „{ $other }” prowadził mniej więcej równie daleko.
