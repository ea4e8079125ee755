# Opowieść na koniec partii Andromeda’s Edge: co ją rozstrzygnęło, dlaczego i w czym kto był najlepszy.

## Co ją rozstrzygnęło

andromeda-turning-quick-city = Wczesny fundament
andromeda-turned-quick-city = { $seat } buduje w turze { $turn }, zanim ktokolwiek drugi raz wraca do domu: { $region }. Punkty: { $points }.
andromeda-turning-first-blood = Pierwsze strzały
andromeda-turned-first-blood = Pierwsze strzały padają w turze { $turn } w miejscu { $region }: { $sides }.
andromeda-turning-slow-start = Wszyscy czekają
andromeda-turned-slow-start = Po czterech rundach nikt nie ma więcej punktów niż { $points }.
andromeda-turning-against-odds = Wbrew wszystkiemu
andromeda-turned-against-odds = { $seat } ma w miejscu { $region } szansę { $percent } % i wygrywa, { $dice } przeciw { $other }.
andromeda-turning-sure-thing = Pewniak, który zawiódł
andromeda-turned-sure-thing = { $seat } ma w miejscu { $region } szansę { $percent } % i przegrywa, { $dice } przeciw { $other }.
andromeda-turning-saved-by-card = Rozstrzygnęła jedna karta
andromeda-turned-saved-by-card = { $seat } przegrywa w miejscu { $region } z rzutem { $first }, zmienia go na { $dice } i wygrywa przeciw { $other }.
andromeda-turning-tie-ruin = Nikt nie wygrał, wszyscy przegrali
andromeda-turned-tie-ruin =
    Remis w miejscu { $region }: nikt nie wygrywa, a na złomowisko { $count ->
        [one] idzie { $count } statek
        [few] idą { $count } statki
        [many] idzie { $count } statków
       *[other] idzie { $count } statku
    }.
andromeda-turning-gathering = Zlecieli się wszyscy
andromeda-turned-gathering = W miejscu { $region } spotykają się { $sides }. Statków jest { $count }.
andromeda-turning-giant = Olbrzym pada
andromeda-turned-giant = { $seat } pokonuje w miejscu { $region } najeźdźcę: { $raider }.
andromeda-turning-devoured = Tydzień najeźdźców
andromeda-turned-devoured = Najeźdźcy wygrywają bitwy z rzędu: { $count }. Ostatnia z nich: { $region }.
andromeda-turning-full-house = Tłoczne miejsce
andromeda-turned-full-house = { $seat } buduje wśród tylu dowódców, że od razu zdobywa punkty: { $points }. Miejsce: { $region }.
andromeda-turning-next-door = Dobrzy sąsiedzi
andromeda-turned-next-door = { $seat } buduje w miejscu { $region }, tuż obok budowli w miejscu { $beside }. Tę ma { $other }.
andromeda-turning-workshop = Warsztat się zapełnia
andromeda-turned-workshop = { $seat } zdobywa między dwoma powrotami moduły: { $count }.
andromeda-turning-summit = Na szczycie toru
andromeda-turned-summit = { $seat } dochodzi na szczyt toru: { $track }.
andromeda-turning-scrap-gold = Złoto ze złomu
andromeda-turned-scrap-gold = { $seat } wraca i za wraki zdobywa punkty: { $points }.
andromeda-turning-overtaken = Zmiana na czele
andromeda-turned-overtaken = { $seat } obejmuje prowadzenie, choć strata wynosiła { $points } pkt.
andromeda-turning-forced-end = Kto kończył, ten przegrał
andromeda-turned-forced-end = { $seat } kończy partię przy { $terminus } punktach, ale wygrywa { $other }.
andromeda-turning-last-turn = W ostatniej turze
andromeda-turned-last-turn = { $seat } obejmuje prowadzenie w ostatniej turze.
andromeda-turning-quiet-account = Wygrana na papierze
andromeda-turned-quiet-account = { $seat } nie prowadzi na koniec partii i wygrywa punktami rozliczenia: { $points }.
andromeda-turning-for-good = Na prowadzeniu już na dobre
andromeda-turned-for-good = { $seat } wychodzi na prowadzenie po turze { $turn } i już tam zostaje.

## Wyróżnienia

andromeda-award-hunter = Postrach najeźdźców
andromeda-award-hunter-why = Pokonani najeźdźcy: { $count }
andromeda-award-victor = Sława wojenna
andromeda-award-victor-why = Wygrane bitwy: { $count }
andromeda-award-lucky = Łaska kości
andromeda-award-lucky-why = Kości były łaskawsze niż szanse
andromeda-award-founder = Dzieło założycielskie
andromeda-award-founder-why = Stojące budowle: { $count }
andromeda-award-crowd = Dobry adres
andromeda-award-crowd-why = Punkty za jedną budowlę: { $count }
andromeda-award-engineer = Pełny warsztat
andromeda-award-engineer-why = Moduły na stacji: { $count }
andromeda-award-scholar = Najdalej na torze
andromeda-award-scholar-why = Pole toru: { $count }
andromeda-award-undaunted = Nieugięta flota
andromeda-award-undaunted-why = Bitwy wygrane przez najeźdźców albo przez nikogo: { $count }

## Skąd punkty

andromeda-source-battle = Bitwy
andromeda-source-development = Budowle
andromeda-source-scrapyard = Złomowisko
andromeda-source-track = Koniec toru
andromeda-source-repair = Naprawy
andromeda-source-event = Wydarzenia
andromeda-source-effect = Moduły, karty i miejsca
andromeda-source-told = Według zgłoszeń

## Dlaczego ktoś przegrał

andromeda-ending-short =
    { $seat } traci punkty: { $points }. Na czele jest { $winner } i decyduje to: { $what ->
        [battle] bitwy
        [development] budowle w trakcie partii
        [running] punkty w trakcie partii
        [tracks] tory
        [developments] budowle w rozliczeniu
        [moons] księżyce
        [tokens] żetony
        [leaders] dowódcy
        [vault] skarbiec
        [destiny] przeznaczenie
       *[rest] pozostałe pozycje rozliczenia
    }, { $own } przeciw { $other }.{ $turn ->
        [0] { "" }
       *[other] { " " }Różnica powstaje w turze { $turn }.
    }
