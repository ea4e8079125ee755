# Koniec partii Galaxy Trucker: nagrody i to, co o niej przesądziło.

trucker-awarded = { $seat } zdobywa nagrodę: { $name }.
trucker-story-blow =
    Runda { $round }, { $card }: { $seat } traci { $count ->
        [one] { $count } część
        [few] { $count } części
        [many] { $count } części
       *[other] { $count } części
    } przez jedną kartę.
trucker-story-lead =
    Po rundzie { $round } prowadzi { $seat }, przewaga: { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
        [many] { $count } kredytów
       *[other] { $count } kredytu
    }.
trucker-story-broke = Nikomu nie został ani jeden kredyt. W pewnym sensie remis.

trucker-award-spy = Szpieg
trucker-award-spy-for = Obejrzane wszystkie trzy stosy kart i powrót do domu
trucker-award-empty-handed = Podróż bez bagażu
trucker-award-empty-handed-for = Każdy lot ukończony, nic nie sprzedane
trucker-award-inspectors-nightmare = Koszmar inspektora
trucker-award-inspectors-nightmare-for = Najwięcej błędów przy kontroli statku
trucker-award-peace-maker = Dyplomata przez przypadek
trucker-award-peace-maker-for = Najwięcej remisów z wrogami
trucker-award-miser = Oszczędza na potem
trucker-award-miser-for = Każdy lot ukończony, najwyżej jedna bateria na lot
trucker-award-postcard = Tylko popatrzeć
trucker-award-postcard-for = Lądowanie na planecie bez jednej załadowanej skrzyni
trucker-award-umbrella = Parasol
trucker-award-umbrella-for = Najwięcej ataków zatrzymanych tarczami
trucker-award-clay-pigeon = Mistrz strzelania do rzutków
trucker-award-clay-pigeon-for = Najwięcej zestrzelonych dużych meteorytów
trucker-award-punching-bag = Worek treningowy
trucker-award-punching-bag-for = Najwięcej porażek z wrogami
trucker-award-best-looking-of-all = Najgładszy
trucker-award-best-looking-of-all-for = Najwięcej nagród za wygląd
trucker-award-ghost = Duch
trucker-award-ghost-for = Najwięcej ataków, które chybiły
trucker-award-pirate-hunter = Postrach piratów
trucker-award-pirate-hunter-for = Najwięcej pokonanych wrogów
trucker-award-tourist = Bywalec planet
trucker-award-tourist-for = Najwięcej lądowań
trucker-award-dust-cloth = Ścierka do kurzu
trucker-award-dust-cloth-for = Najwięcej dni straconych w gwiezdnym pyle
trucker-award-power-user = Cała moc
trucker-award-power-user-for = Najwięcej zużytych baterii
trucker-award-rubber-ship = Gumowy statek
trucker-award-rubber-ship-for = Najwięcej odbitych meteorytów
trucker-award-two-for-one = Dwa w cenie jednego
trucker-award-two-for-one-for = Najwięcej części, które odpadły bez trafienia
trucker-award-headhunter = Najgorszy pracodawca
trucker-award-headhunter-for = Najwięcej straconej załogi
trucker-award-museum-piece = Eksponat muzealny
trucker-award-museum-piece-for = Pełny statek wrócił bez zadrapania
trucker-award-quitter = W domu na kolację
trucker-award-quitter-for = Dwa poddane loty albo poddanie przed pierwszą kartą
trucker-award-scrap-donor = Przyjaciel złomowiska
trucker-award-scrap-donor-for = Najwięcej straconych części
trucker-award-turbo = Ciężka noga
trucker-award-turbo-for = Najwięcej dni zyskanych w otwartej przestrzeni
trucker-award-grocer = Kupiec
trucker-award-grocer-for = Najwięcej kredytów za towary
trucker-award-window-shopper = Tylko oglądam
trucker-award-window-shopper-for = Najwięcej odłożonych części
trucker-award-inspectors-pet = Ulubieniec inspektora
trucker-award-inspectors-pet-for = Ani jednego błędu w całej partii
