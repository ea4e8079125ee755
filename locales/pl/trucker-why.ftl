# Dlaczego Galaxy Trucker odrzuca ruch podczas kontroli, załadunku i lotu.

## Części rundy

trucker-why-not-begun = Budowa zacznie się, gdy wszyscy będą gotowi.
trucker-why-begun = Runda już się zaczęła.
trucker-why-still-building = Statki są jeszcze w budowie.
trucker-why-building-over = Budowa się skończyła.
trucker-why-not-checked = Przed załadunkiem statki muszą być zbudowane i sprawdzone.
trucker-why-checked = Kontrola statków już się skończyła.
trucker-why-loaded = Statki są załadowane i w drodze.
trucker-why-not-launched = Statki jeszcze nie wystartowały.

## Kontrola konstrukcji

trucker-why-few-mistakes =
    Gdy błędów jest mniej niż { $least }, zdejmuj części pojedynczo.
trucker-why-sound = Ta część nie łamie żadnej zasady.
trucker-why-nothing-there = Tu nie ma żadnej części.
trucker-why-faults-first = Najpierw usuń to, co łamie zasady, na przykład część na polu { $square }.
trucker-why-one-piece = Twój statek jest w jednym kawałku.
trucker-why-no-piece = Kawałki twojego statku zaczynają się na polach { $squares }.

## Załadunek

trucker-why-no-cabin = Tu nie ma kabiny.
trucker-why-humans-only = W tej kabinie mieszkają tylko ludzie.
trucker-why-alien-there = W tej kabinie mieszka już obcy.
trucker-why-one-alien = Jeden obcy tego koloru jest już na pokładzie, a drugiego być nie może.
trucker-why-no-life-support = Ta kabina nie ma podtrzymywania życia tego koloru.
trucker-why-no-insurer = Statków tej klasy nikt nie ubezpiecza. Wszyscy widzieli, jak latają.
trucker-why-no-such-premium = Ubezpieczenie można kupić za tyle kredytów: { $premiums }.
trucker-why-too-dear =
    Masz tylko { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
trucker-why-no-loans = Nie ma już pożyczek do wzięcia.
trucker-why-no-need = Pożyczki są na składki, na które cię nie stać.
trucker-why-no-written-debt = Kiedy gra się z pożyczkami, ubezpieczyciel niczego nie zapisuje na kredyt: czego ci brakuje, to pożyczasz.

## Lot

trucker-why-no-card = Na stole nie ma karty. Leć dalej, a odkryjesz następną.
trucker-why-between-cards = W środku karty nie można zrezygnować z lotu.
trucker-why-last-ship = Masz tylko jeden statek: zrezygnuj z lotu albo leć dalej.
trucker-why-no-ship = Z twojej floty lecą jeszcze statki: { $ships }.
trucker-why-not-this-card = To nie ma nic wspólnego z kartą na stole: { $card }.
trucker-why-other-line = W tym wierszu strefy walk porównuje się coś innego.
trucker-why-no-battery = Tu nie ma baterii.
trucker-why-no-batteries = Nie masz już żadnej baterii.
trucker-why-only-meteors = Działa zatrzymują duże meteory i nic poza tym.
trucker-why-no-attack = W twój statek nic teraz nie leci. Ciesz się chwilą.
trucker-why-nobody-there = Tu nie ma załogi.
trucker-why-no-planet = Planety na tej karcie mają numery od 1 do { $most }.
trucker-why-planet-taken = Na planecie { $planet } ktoś już wylądował.
trucker-why-not-beaten = Nagroda jest dla tego, kto pokona wrogów.

## Towary

trucker-why-no-goods = Teraz nie ładuje się towarów, a te na pokładzie zostają na swoich miejscach.
trucker-why-other-good = Teraz ładuje się: { $good }.
trucker-why-last-good = To ostatni towar: załaduj go albo zostaw.
trucker-why-holds-empty = Ładownie są puste: nie ma czego wyładować.
trucker-why-no-hold = Tu nie ma ładowni.
trucker-why-red-hold = Czerwony towar wymaga specjalnego kontenera, a tu nie ma dla niego miejsca.
trucker-why-hold-full = Ta ładownia jest pełna.
trucker-why-hold-free = W tej ładowni jest miejsce: nie trzeba niczego wyrzucać.
trucker-why-no-such-good = Tu nie ma takiego towaru.
trucker-why-not-cheaper = Tu nie ma nic tańszego do wyrzucenia.
trucker-why-dearest = Najpierw traci się najcenniejszy towar: { $good }.
trucker-why-goods-first = Baterie traci się dopiero, gdy na pokładzie nie ma już towarów.
trucker-why-as-printed = Lepsze towary niż na karcie dostają tylko statki klasy IV na kartach poziomu III.
trucker-why-red-is-best = Nie ma lepszego towaru niż czerwony.
trucker-why-not-offered = Karta nie oferuje takiego towaru.
