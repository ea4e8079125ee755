# Lista do odhaczenia, gdy Hegemon wykonał ruch: co zrobić przy własnym stole.

## Pytanie

andromeda-ask-told-chores = Hegemon wykonał ruch. Zrób to samo na swoim stole.
andromeda-move-all-done = Wszystko zrobione
andromeda-move-ticked = Odhacz krok { $step }
andromeda-move-moon-stays = Nikt nie zajął księżyca, miejsce: { $region }
andromeda-told-moon-stays = Księżyc zostaje w miejscu { $region }.

## Gdzie co jest

andromeda-chore-ramp = jego rampa startowa
andromeda-chore-scrapyard = złomowisko
andromeda-chore-repair-bay = jego dok naprawczy
andromeda-chore-from = Skąd: { $from }
andromeda-chore-price = Najtańszy moduł typu { $type }, cena { $price }
andromeda-chore-numbers = Z { $start } na { $end }
andromeda-chore-offer-note = Pojawił się inny? Powiedz to przy tym module na karcie Moduły.
andromeda-chore-development-note = Pod nią leżą jego transportowiec i potrzebni dowódcy.
andromeda-chore-cards-note = Nikt ich nie ogląda.

## Kroki

andromeda-chore-ship =
    { $count ->
        [one] Przesuń jego statek ({ $piece }). Cel: { $to }
        [few] Przesuń { $count } jego statki ({ $piece }). Cel: { $to }
        [many] Przesuń { $count } jego statków ({ $piece }). Cel: { $to }
       *[other] Przesuń { $count } jego statku ({ $piece }). Cel: { $to }
    }
andromeda-chore-shield = Na osłonie jego statku ({ $piece }) połóż uszkodzenie
andromeda-chore-shield-whole = Z osłony jego statku ({ $piece }) zdejmij uszkodzenie
andromeda-chore-moon =
    { $count ->
        [one] Daj mu księżyc z miejsca { $from }
        [few] Daj mu { $count } księżyce z miejsca { $from }
        [many] Daj mu { $count } księżyców z miejsca { $from }
       *[other] Daj mu { $count } księżyca z miejsca { $from }
    }
andromeda-chore-command = Przesuń jego znacznik dowodzenia na pole { $end } kręgu dowodzenia
andromeda-chore-track = Przesuń jego znacznik na torze { $piece } na { $end }
andromeda-chore-points = Ustaw jego punkty zwycięstwa na { $end }
andromeda-chore-module = Daj mu moduł { $piece }
andromeda-chore-offer = Uzupełnij kolumnę modułów ({ $type }). Tutaj pojawił się: { $piece }
andromeda-chore-module-damaged = Na jego module { $piece } połóż uszkodzenie
andromeda-chore-module-repaired = Z jego modułu { $piece } zdejmij uszkodzenie
andromeda-chore-leader-home =
    { $count ->
        [one] Zabierz na jego stację dowódcę z miejsca { $from }
        [few] Zabierz na jego stację { $count } dowódców z miejsca { $from }
        [many] Zabierz na jego stację { $count } dowódców z miejsca { $from }
       *[other] Zabierz na jego stację { $count } dowódcy z miejsca { $from }
    }
andromeda-chore-leader-out =
    { $count ->
        [one] Postaw jego dowódcę w miejscu { $to }
        [few] Postaw { $count } jego dowódców w miejscu { $to }
        [many] Postaw { $count } jego dowódców w miejscu { $to }
       *[other] Postaw { $count } jego dowódcy w miejscu { $to }
    }
andromeda-chore-development = Postaw jego budowlę ({ $piece }) w miejscu { $to }
andromeda-chore-collapsed = Zakryj budowlę ({ $piece }) w miejscu { $to }
andromeda-chore-rebuilt = Odkryj znów budowlę ({ $piece }) w miejscu { $to }
andromeda-chore-raider = Przesuń najeźdźcę { $piece }. Cel: { $to }
andromeda-chore-raider-gone = Usuń najeźdźcę { $piece } z miejsca { $from }
andromeda-chore-raider-new = Postaw najeźdźcę { $piece } w miejscu { $to }
andromeda-chore-probe = Przesuń sondę. Cel: { $to }
andromeda-chore-cards =
    { $count ->
        [one] Dobierz mu kartę taktyki
        [few] Dobierz mu { $count } karty taktyki
        [many] Dobierz mu { $count } kart taktyki
       *[other] Dobierz mu { $count } karty taktyki
    }
andromeda-chore-cards-gone =
    { $count ->
        [one] Odrzuć z jego ręki kartę taktyki
        [few] Odrzuć z jego ręki { $count } karty taktyki
        [many] Odrzuć z jego ręki { $count } kart taktyki
       *[other] Odrzuć z jego ręki { $count } karty taktyki
    }
andromeda-chore-token =
    { $count ->
        [one] Daj mu żeton
        [few] Daj mu { $count } żetony
        [many] Daj mu { $count } żetonów
       *[other] Daj mu { $count } żetonu
    }
andromeda-chore-upgrade = Odkryj jego kafelek ulepszenia { $piece }
andromeda-chore-dropped =
    { $count ->
        [one] Połóż żeton zasobu w miejscu { $to }
        [few] Połóż { $count } żetony zasobów w miejscu { $to }
        [many] Połóż { $count } żetonów zasobów w miejscu { $to }
       *[other] Połóż { $count } żetonu zasobów w miejscu { $to }
    }
andromeda-chore-collected =
    { $count ->
        [one] Odrzuć żeton zasobu z miejsca { $to }
        [few] Odrzuć { $count } żetony zasobów z miejsca { $to }
        [many] Odrzuć { $count } żetonów zasobów z miejsca { $to }
       *[other] Odrzuć { $count } żetonu zasobów z miejsca { $to }
    }
andromeda-chore-planet =
    { $count ->
        [0] Połóż planetę { $piece } na pierwszym pustym polu
        [one] Połóż planetę { $piece } na pierwszym pustym polu, z jednym księżycem
        [few] Połóż planetę { $piece } na pierwszym pustym polu, z { $count } księżycami
        [many] Połóż planetę { $piece } na pierwszym pustym polu, z { $count } księżycami
       *[other] Połóż planetę { $piece } na pierwszym pustym polu, księżyce: { $count }
    }
andromeda-chore-event =
    { $end ->
        [one] Ustaw znacznik wydarzeń jeden krok przed wydarzeniem
        [few] Ustaw znacznik wydarzeń { $end } kroki przed wydarzeniem
        [many] Ustaw znacznik wydarzeń { $end } kroków przed wydarzeniem
       *[other] Ustaw znacznik wydarzeń { $end } kroku przed wydarzeniem
    }
andromeda-chore-eye = Przekaż Oko. Teraz trzyma je { $seat }

## Dlaczego, gdy nic więcej nie powiedziano

andromeda-chore-because =
    { $kind ->
        [ship] Coś mu się stało w bitwie, przez wydarzenie albo zdolność.
        [shield] Osłona przyjmuje pierwsze uszkodzenie ciężkiego krążownika.
        [shield-whole] Krążownik, który wraca do domu, ma znów całą osłonę.
        [moon] Tam, dokąd Hegemon przylatuje, bierze górny księżyc planety.
        [command] Start poza planetę przesuwa znacznik dowodzenia; przy powrocie przesuwa go każdy statek.
        [track] Hegemon posuwa się na tym torze.
        [points] Hegemon zyskuje albo traci punkty.
        [module] Hegemon bierze najtańszy moduł typu, którego ma najmniej.
        [offer] Lukę po module uzupełnia się z jego talii.
        [module-damaged] Uszkodzenie trafia dowolny nieuszkodzony moduł Hegemona.
        [module-repaired] Hegemon naprawia najpierw moduły, potem statki.
        [leader-home] Jego dowódcy wracają z każdego regionu, w którym ma statek.
        [leader-out] Wydarzenie wysyła dowódcę.
        [development] Hegemon ma tam transportowiec i dowódców potrzebnych do budowy.
        [collapsed] Ta budowla upada przez wydarzenie.
        [rebuilt] Upadła budowla została odbudowana.
        [raider] Najeźdźca, który ma nowy statek w zasięgu, rusza na niego.
        [raider-gone] Najeźdźca, który przegrał bitwę, znika z mapy.
        [raider-new] Z każdym wydarzeniem przybywa najeźdźca.
        [probe] Sonda podąża za ostatnim startem jednego z was.
        [cards] Zamiast zasobów Hegemon dobiera karty taktyki.
        [cards-gone] Hegemon stracił karty z ręki.
        [token] Hegemon zdobywa żeton; jego treść nie ma znaczenia.
        [upgrade] Zamiast ulepszać statek, Hegemon odkrywa górny kafelek ulepszenia.
        [dropped] Wydarzenie zostawia tam żetony zasobów.
        [collected] Statek Hegemona zebrał to, co tam leżało.
        [planet] Po wydarzeniu na pierwszym pustym polu pojawia się planeta.
        [event] Znacznik wydarzeń przesunął się albo po wydarzeniu zaczyna od nowa.
       *[eye] Oko przechodzi na następną osobę.
    }
