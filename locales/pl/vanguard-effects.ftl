# Co robią karty, złożone ze słów zapisu.

## Spójniki

vanguard-then = { $first }, { $second }
vanguard-next = { $first }; { $second }
vanguard-or = { $first } albo { $second }
vanguard-both = { $first } i { $second }
vanguard-bracketed = ({ $inner })
vanguard-plus = { $first } + { $second }
vanguard-either = { $first } / { $second }
vanguard-symbol-as =
    { $first } { $both ->
        [yes] ↔
       *[no] →
    } { $second }
vanguard-not = nie: { $condition }
vanguard-compare =
    { $sign ->
        [is] { $left } wynosi { $right }
        [same] { $left } wynosi tyle, co { $right }
        [not] { $left } wynosi nie { $right }
        [less] { $left } wynosi mniej niż { $right }
        [most] { $left } wynosi co najwyżej { $right }
        [more] { $left } wynosi więcej niż { $right }
       *[least] { $left } wynosi co najmniej { $right }
    }
vanguard-switch =
    { $on ->
        [yes] obowiązuje „{ $name }”
       *[no] nie obowiązuje „{ $name }”
    }
vanguard-decided = tak postanowiono
vanguard-counter = zebrana liczba
vanguard-own = { $name }
vanguard-called = „{ $name }”
vanguard-unmet = nr { $number }
vanguard-demand = { $demand }: { $effect }
vanguard-arrow = { $effect }, potem { $row }
vanguard-timing =
    { $timing ->
        [check] Podczas testu: { $effect }
        [turn] W swojej turze: { $effect }
        [travel] Podczas podróży: { $effect }
        [rest] Podczas odpoczynku: { $effect }
        [injury] Gdy ktoś odnosi obrażenie: { $effect }
        [event] Gdy odsłonisz wydarzenie: { $effect }
        [track] Gdy przesuwa się tor czasu: { $effect }
        [lead] Gdy zyskujesz tropy: { $effect }
        [danger] Przy rzucie kośćmi zagrożenia: { $effect }
        [die] Gdy masz zużyć kość: { $effect }
        [attack] Gdy zagrożenie atakuje: { $effect }
        [landing] Podczas lądowania: { $effect }
        [move] Gdy ktoś jest przesuwany: { $effect }
        [enter] Gdy wchodzisz do sektora: { $effect }
        [poi] Gdy wymieniany jest punkt zainteresowania: { $effect }
        [row] Gdy zaznaczono wynik: { $effect }
        [disc] Gdy zyskujesz odkrycie: { $effect }
        [launch] Przy starcie: { $effect }
        [docking] Przy dokowaniu: { $effect }
       *[other] W dowolnej chwili: { $effect }
    }
vanguard-uses =
    { $use ->
        [once] raz: { $effect }
        [twice] dwa razy: { $effect }
        [thrice] trzy razy: { $effect }
        [round] raz na rundę: { $effect }
        [turn] raz na turę: { $effect }
        [discard] odłóż tę kartę: { $effect }
        [action] jako akcja: { $effect }
        [near] także podczas testu w połączonym sektorze: { $effect }
       *[other] poświęć tę kartę: { $effect }
    }
vanguard-dice =
    { $colour ->
        [R] { $count ->
            [0] wszystkie czerwone kości
            [own] wszystkie swoje czerwone kości
            [any] dowolną liczbę czerwonych kości
            [one] { $count } czerwoną kość
            [few] { $count } czerwone kości
            [many] { $count } czerwonych kości
           *[other] { $count } czerwonych kości
        }
        [G] { $count ->
            [0] wszystkie zielone kości
            [own] wszystkie swoje zielone kości
            [any] dowolną liczbę zielonych kości
            [one] { $count } zieloną kość
            [few] { $count } zielone kości
            [many] { $count } zielonych kości
           *[other] { $count } zielonych kości
        }
        [B] { $count ->
            [0] wszystkie niebieskie kości
            [own] wszystkie swoje niebieskie kości
            [any] dowolną liczbę niebieskich kości
            [one] { $count } niebieską kość
            [few] { $count } niebieskie kości
            [many] { $count } niebieskich kości
           *[other] { $count } niebieskich kości
        }
       *[other] { $count ->
            [0] wszystkie kości
            [own] wszystkie swoje kości
            [any] dowolną liczbę kości
            [one] { $count } kość
            [few] { $count } kości
            [many] { $count } kości
           *[other] { $count } kości
        }
    }

## Nawiasy

vanguard-group-if = jeśli { $condition }: { $effect }
vanguard-group-if-else = jeśli { $condition }: { $effect }; w przeciwnym razie: { $otherwise }
vanguard-group-may = możesz: { $effect }
vanguard-group-pay = możesz: { $effect }, a w zamian { $gain }
vanguard-group-each = { $crew }, każda osoba: { $effect }
vanguard-group-one = { $crew }, jedna wybrana osoba: { $effect }
vanguard-group-random = { $crew }, jedna losowa osoba: { $effect }
vanguard-group-once =
    { $span ->
        [round] raz na rundę: { $effect }
        [turn] raz na turę: { $effect }
        [check] raz na test: { $effect }
        [campaign] raz w kampanii: { $effect }
        [member] raz dla każdego członka załogi: { $effect }
       *[other] za pierwszym razem: { $effect }
    }
vanguard-group-repeat =
    { $count ->
        [one] raz: { $effect }
        [few] { $count } razy: { $effect }
        [many] { $count } razy: { $effect }
       *[other] tyle razy, ile wynosi { $count }: { $effect }
    }
vanguard-group-at = { $place }: { $effect }
vanguard-group-nothing = nic

## Efekty

vanguard-op-use = zużyj { $dice }
vanguard-op-sac = poświęć { $dice }
vanguard-op-refresh = odśwież { $dice }
vanguard-op-share-refresh = { $crew }, wspólnie: odświeżcie { $dice }
vanguard-op-draw =
    { $count ->
        [one] dobierz { $count } kartę sekcji
        [few] dobierz { $count } karty sekcji
        [many] dobierz { $count } kart sekcji
       *[other] dobierz karty sekcji (liczba: { $count })
    }
vanguard-op-discard =
    odrzuć { $count ->
        [one] { $count } kartę sekcji
        [few] { $count } karty sekcji
        [many] { $count } kart sekcji
       *[other] { $count } kart sekcji
    }
vanguard-op-sac-card =
    poświęć { $count ->
        [one] { $count } kartę sekcji
        [few] { $count } karty sekcji
        [many] { $count } kart sekcji
       *[other] { $count } kart sekcji
    }
vanguard-op-charge =
    { $sign ->
        [minus] strać { $count ->
            [one] { $count } ładunek
            [few] { $count } ładunki
            [many] { $count } ładunków
           *[other] { $count } ładunków
        }
       *[other] zyskaj { $count ->
            [one] { $count } ładunek
            [few] { $count } ładunki
            [many] { $count } ładunków
           *[other] { $count } ładunków
        }
    }
vanguard-op-supply =
    { $sign ->
        [minus] strać { $count ->
            [one] { $count } zapas
            [few] { $count } zapasy
            [many] { $count } zapasów
           *[other] { $count } zapasów
        }{ $parameter ->
            [armour] , o 1 mniej za każdy punkt pancerza
            [sensors] , o 1 mniej za każdy punkt czujników
            [manoeuvrability] , o 1 mniej za każdy punkt zwrotności
           *[other] { "" }
        }
       *[other] zyskaj { $count ->
            [one] { $count } zapas
            [few] { $count } zapasy
            [many] { $count } zapasów
           *[other] { $count } zapasów
        }
    }
vanguard-op-danger =
    { $count ->
        [one] rzuć kością zagrożenia (pole { $box })
        [few] rzuć { $count } kośćmi zagrożenia (pole { $box })
        [many] rzuć { $count } kośćmi zagrożenia (pole { $box })
       *[other] rzuć { $count } kości zagrożenia (pole { $box })
    }
vanguard-op-injure = odnieś obrażenie: { $injury }
vanguard-op-heal =
    { $cure ->
        [die] odrzuć kość obrażeń
        [down] zakryj kartę obrażenia
       *[other] odrzuć kartę obrażenia ({ $injury })
    }
vanguard-op-exert = wysil się
vanguard-op-check = wykonaj test kośćmi: { $thing }
vanguard-op-success =
    zyskaj { $count ->
        [one] { $count } żeton sukcesu
        [few] { $count } żetony sukcesu
        [many] { $count } żetonów sukcesu
       *[other] { $count } żetonów sukcesu
    }
vanguard-op-lead =
    zyskaj { $count ->
        [one] { $count } trop: { $type }
        [few] { $count } tropy: { $type }
        [many] { $count } tropów: { $type }
       *[other] { $count } tropów: { $type }
    }
vanguard-op-disc = zyskaj odkrycie: { $type }
vanguard-op-unique = zyskaj unikatowe odkrycie: { $thing }
vanguard-op-gain = zyskaj: { $thing }
vanguard-op-exchange =
    { $exchange ->
        [disc] { $count ->
            [one] wymień najwyżej { $count } odkrycie na wierzchnią kartę innej talii
            [few] wymień najwyżej { $count } odkrycia na wierzchnie karty innych talii
            [many] wymień najwyżej { $count } odkryć na wierzchnie karty innych talii
           *[other] wymień najwyżej { $count } odkrycia na wierzchnie karty innych talii
        }
       *[other] { $count ->
            [one] wymień { $count } kartę sekcji
            [few] wymień { $count } karty sekcji
            [many] wymień { $count } kart sekcji
           *[other] wymień { $count } karty sekcji
        }
    }
vanguard-op-browse = obejrzyj wierzchnie karty talii odkryć ({ $count }) i zwróć je w dowolnej kolejności
vanguard-op-shift-leads = przenieś żetony tropów między taliami, potem je sprawdź
vanguard-op-under =
    { $under ->
        [disc] odłóż { $count ->
            [one] { $count } odkrycie z lądownika pod jego talię ({ $type })
            [few] { $count } odkrycia z lądownika pod ich talie ({ $type })
            [many] { $count } odkryć z lądownika pod ich talie ({ $type })
           *[other] { $count } odkrycia z lądownika pod ich talie ({ $type })
        }
        [equipment] odłóż { $count ->
            [one] { $count } sztukę wyposażenia do zbrojowni
            [few] { $count } sztuki wyposażenia do zbrojowni
            [many] { $count } sztuk wyposażenia do zbrojowni
           *[other] { $count } sztuki wyposażenia do zbrojowni
        }
       *[other] odłóż { $count ->
            [one] { $count } wydarzenie pod talię
            [few] { $count } wydarzenia pod talię
            [many] { $count } wydarzeń pod talię
           *[other] { $count } wydarzenia pod talię
        }
    }
vanguard-op-fetch =
    { $fetched ->
        [minor] weź ze zbrojowni 1 sztukę drobnego wyposażenia
        [personal] weź ze zbrojowni 1 sztukę wyposażenia osobistego
        [discarded-minor] weź z powrotem odrzucone drobne wyposażenie
       *[other] weź z powrotem odrzucone wyposażenie
    }
vanguard-op-box-this = poświęć tę kartę
vanguard-op-keep-this = zachowajcie ją: dopóki nią nie zapłacicie, obowiązuje na pokładzie
vanguard-op-time =
    { $sign ->
        [minus] jeden tor czasu cofa się o { $count ->
            [one] { $count }
            [few] { $count }
            [many] { $count }
           *[other] { $count }
        }
       *[other] wszystkie tory czasu przesuwają się o { $count ->
            [one] { $count }
            [few] { $count }
            [many] { $count }
           *[other] { $count }
        }
    }
vanguard-op-track =
    { $sign ->
        [minus] { $track }: cofnij o { $count }
       *[other] { $track }: przesuń o { $count }
    }
vanguard-op-advance =
    { $sign ->
        [minus] { $row } tor ({ $place }): cofnij o { $count }
       *[other] { $row } tor ({ $place }): przesuń o { $count }{ $edge ->
            [short] , ale nie na pole wyniku
           *[other] { "" }
        }
    }
vanguard-op-reset = wyzeruj: { $track }
vanguard-op-set = { $track } → { $setting }
vanguard-op-switch =
    { $on ->
        [yes] odtąd obowiązuje „{ $name }”
       *[no] już nie obowiązuje „{ $name }”
    }
vanguard-op-marker =
    { $count ->
        [one] połóż „{ $marker }” ({ $place })
        [few] połóż { $count } × „{ $marker }” ({ $place })
        [many] połóż { $count } × „{ $marker }” ({ $place })
       *[other] połóż znaczniki „{ $marker }” ({ $place }), ile wynosi { $count }
    }
vanguard-op-unmark =
    { $count ->
        [0] usuń wszystkie znaczniki „{ $marker }” ({ $place })
       *[other] usuń { $count } × „{ $marker }” ({ $place })
    }
vanguard-op-path-marker =
    połóż „{ $marker }” na { $path ->
        [here] ścieżce twojego sektora
        [all] wszystkich ścieżkach twojego sektora
       *[other] ścieżce { $path }
    }
vanguard-op-path-unmark =
    { $count ->
        [0] usuń wszystkie znaczniki „{ $marker }” ze { $path ->
            [here] ścieżki twojego sektora
            [all] wszystkich ścieżek twojego sektora
           *[other] ścieżki { $path }
        }
       *[other] usuń { $count } × „{ $marker }” ze { $path ->
            [here] ścieżki twojego sektora
            [all] wszystkich ścieżek twojego sektora
           *[other] ścieżki { $path }
        }
    }
vanguard-op-path-free =
    bez symboli { $span ->
        [check] na ten test
        [turn] w tej turze
        [until] do twojej następnej tury
        [next] do końca twojej następnej tury
        [round] w tej rundzie
        [exploration] na całą tę wyprawę
       *[other] odtąd na stałe
    }: { $path ->
        [here] ścieżka twojego sektora
        [taken] ścieżka, którą idziesz
        [all] wszystkie ścieżki twojego sektora
       *[other] ścieżka { $path }
    }
vanguard-op-path-close =
    bez przejścia { $span ->
        [check] na ten test
        [turn] w tej turze
        [until] do twojej następnej tury
        [next] do końca twojej następnej tury
        [round] w tej rundzie
        [exploration] na całą tę wyprawę
       *[other] odtąd na stałe
    }: { $path ->
        [here] ścieżka twojego sektora
        [all] wszystkie ścieżki twojego sektora
       *[other] ścieżka { $path }
    }
vanguard-op-path-less =
    ścieżki z twojego sektora mają o { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
        [many] { $count } symboli
       *[other] { $count } symbolu
    } mniej { $span ->
        [turn] w tej turze
        [round] w tej rundzie
       *[other] na chwilę
    }
vanguard-op-lasting = odtąd na stałe: { $lasting }
vanguard-op-poi = wymień punkt zainteresowania ({ $place }) na: { $thing }
vanguard-op-top = połóż na wierzch: { $thing } ({ $place })
vanguard-op-off = odrzuć ten punkt zainteresowania
vanguard-op-clear = usuń punkty zainteresowania: { $place }
vanguard-op-look = obejrzyj punkt zainteresowania: { $place }
vanguard-op-gear = postaw: { $thing }
vanguard-op-place-gear = umieść wyposażenie polowe bez akcji
vanguard-op-move =
    przejdź: { $place }{ $how ->
        [plain] , ścieżką, na której nie ma symboli
        [free] , ignorując symbole
        [first] , rozpatrując tylko pierwszą ścieżkę
        [dice] , zużywając po jednej kości na każdą ścieżkę
       *[other] { "" }
    }
vanguard-op-march =
    przejdź najwyżej { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
        [many] { $count } sektorów
       *[other] { $count } sektora
    }{ $how ->
        [free] , ignorując symbole
        [first] , rozpatrując tylko pierwszą ścieżkę
        [dice] , zużywając po jednej kości na każdą ścieżkę
       *[other] { "" }
    }
vanguard-op-march-all =
    wszyscy w twoim sektorze przechodzą razem najwyżej { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
        [many] { $count } sektorów
       *[other] { $count } sektora
    }{ $how ->
        [free] , ignorując symbole
        [first] , rozpatrując tylko pierwszą ścieżkę
        [dice] , zużywając po jednej kości na każdą ścieżkę
       *[other] { "" }
    }
vanguard-op-march-with =
    { $count ->
        [one] razem z jedną osobą z twojego sektora przejdź do połączonego sektora
        [few] razem z jedną osobą z twojego sektora przejdź najwyżej { $count } sektory
        [many] razem z jedną osobą z twojego sektora przejdź najwyżej { $count } sektorów
       *[other] razem z jedną osobą z twojego sektora przejdź najwyżej { $count } sektora
    }{ $how ->
        [free] , ignorując symbole
        [first] , rozpatrując tylko pierwszą ścieżkę
        [dice] , zużywając po jednej kości na każdą ścieżkę
       *[other] { "" }
    }
vanguard-op-follow =
    może pójść z tobą: { $crew }{ $how ->
        [free] , ignorując symbole
        [first] , rozpatrując tylko pierwszą ścieżkę
        [dice] , zużywając po jednej kości na każdą ścieżkę
       *[other] { "" }
    }
vanguard-op-come-along = idzie z tobą, ignorując symbole
vanguard-op-ignore =
    { $count ->
        [one] zignoruj symbol ścieżki ({ $symbol })
        [few] zignoruj { $count } symbole ścieżki ({ $symbol })
        [many] zignoruj { $count } symboli ścieżki ({ $symbol })
       *[other] zignoruj { $count } symboli ścieżki ({ $symbol })
    }
vanguard-op-ignore-every = zignoruj wszystkie symbole ścieżki jednego rodzaju ({ $symbol })
vanguard-op-ignore-all = zignoruj wszystkie symbole ścieżki
vanguard-op-ignore-row = zignoruj jeden wiersz
vanguard-op-status =
    { $status ->
        [no-travel] zakaz podróży { $span ->
            [check] na ten test
            [turn] w tej turze
            [until] do twojej następnej tury
            [next] do końca twojej następnej tury
            [round] w tej rundzie
            [exploration] na całą tę wyprawę
           *[other] odtąd na stałe
        }
        [no-support] bez wsparcia { $span ->
            [check] na ten test
            [turn] w tej turze
            [until] do twojej następnej tury
            [next] do końca twojej następnej tury
            [round] w tej rundzie
            [exploration] na całą tę wyprawę
           *[other] odtąd na stałe
        }
        [unseen] zagrożenia na ciebie nie działają { $span ->
            [check] na ten test
            [turn] w tej turze
            [until] do twojej następnej tury
            [next] do końca twojej następnej tury
            [round] w tej rundzie
            [exploration] na całą tę wyprawę
           *[other] odtąd na stałe
        }
        [can-travel] zakaz podróży cię nie zatrzymuje { $span ->
            [check] na ten test
            [turn] w tej turze
            [until] do twojej następnej tury
            [next] do końca twojej następnej tury
            [round] w tej rundzie
            [exploration] na całą tę wyprawę
           *[other] odtąd na stałe
        }
        [held] efekty cię nie przesuwają { $span ->
            [check] na ten test
            [turn] w tej turze
            [until] do twojej następnej tury
            [next] do końca twojej następnej tury
            [round] w tej rundzie
            [exploration] na całą tę wyprawę
           *[other] odtąd na stałe
        }
        [guard] żadne zagrożenie nie wejdzie do twojego sektora { $span ->
            [check] na ten test
            [turn] w tej turze
            [until] do twojej następnej tury
            [next] do końca twojej następnej tury
            [round] w tej rundzie
            [exploration] na całą tę wyprawę
           *[other] odtąd na stałe
        }
        [reach] możesz wymieniać wyposażenie z połączonym sektorem { $span ->
            [check] na ten test
            [turn] w tej turze
            [until] do twojej następnej tury
            [next] do końca twojej następnej tury
            [round] w tej rundzie
            [exploration] na całą tę wyprawę
           *[other] odtąd na stałe
        }
        [safe] ścieżki i wydarzenia nie przesuwają ani nie ranią załogi w twoim sektorze { $span ->
            [check] na ten test
            [turn] w tej turze
            [until] do twojej następnej tury
            [next] do końca twojej następnej tury
            [round] w tej rundzie
            [exploration] na całą tę wyprawę
           *[other] odtąd na stałe
        }
        [light] twoja następna podróż ignoruje wszystkie symbole
        [slow] twoja następna podróż kosztuje o jedną kość więcej
        [wary] pierwsza kość zagrożenia w twoim sektorze odpada { $span ->
            [check] na ten test
            [turn] w tej turze
            [until] do twojej następnej tury
            [next] do końca twojej następnej tury
            [round] w tej rundzie
            [exploration] na całą tę wyprawę
           *[other] odtąd na stałe
        }
       *[other] zagrożenia i wydarzenia nie działają na załogę w twoim sektorze { $span ->
            [check] na ten test
            [turn] w tej turze
            [until] do twojej następnej tury
            [next] do końca twojej następnej tury
            [round] w tej rundzie
            [exploration] na całą tę wyprawę
           *[other] odtąd na stałe
        }
    }
vanguard-op-note =
    { $note ->
        [discoveries] limit odkryć lądownika rośnie o { $count }
        [supplies] przy następnym starcie więcej zapasów: +{ $count }
        [fewer-dice] w teście można rzucić o { $count } mniej własnych kości
        [hand-security] Ochrona: na następnej wyprawie ręka początkowa i limit ręki większe o { $count }
        [hand-recon] Zwiad: na następnej wyprawie ręka początkowa i limit ręki większe o { $count }
        [hand-science] Nauka: na następnej wyprawie ręka początkowa i limit ręki większe o { $count }
        [hand-engineering] Inżynieria: na następnej wyprawie ręka początkowa i limit ręki większe o { $count }
        [dice-security] Ochrona: dodatkowe kości z pudełka na następną wyprawę: { $count }
        [dice-recon] Zwiad: dodatkowe kości z pudełka na następną wyprawę: { $count }
        [dice-science] Nauka: dodatkowe kości z pudełka na następną wyprawę: { $count }
        [dice-engineering] Inżynieria: dodatkowe kości z pudełka na następną wyprawę: { $count }
        [recruits] następnym razem więcej rekrutów do wyboru: +{ $count }
        [recruits-security] Ochrona: następnym razem więcej rekrutów do wyboru: +{ $count }
        [recruits-recon] Zwiad: następnym razem więcej rekrutów do wyboru: +{ $count }
        [recruits-science] Nauka: następnym razem więcej rekrutów do wyboru: +{ $count }
        [recruits-engineering] Inżynieria: następnym razem więcej rekrutów do wyboru: +{ $count }
        [dear-laboratory] laboratorium badawcze: koszt dowodzenia w tym przejściu wyższy o { $count }
        [dear-complex] kompleks produkcyjny: koszt dowodzenia w tym przejściu wyższy o { $count }
        [dear-barracks] koszary: koszt dowodzenia w tym przejściu wyższy o { $count }
        [dear-situation-room] sala sytuacyjna: koszt dowodzenia w tym przejściu wyższy o { $count }
        [dear-add-on] pomieszczenie dodatkowe: koszt dowodzenia w tym przejściu wyższy o { $count }
        [closed-laboratory] laboratorium badawcze: w tym przejściu nieczynne
        [closed-complex] kompleks produkcyjny: w tym przejściu nieczynny
        [closed-barracks] koszary: w tym przejściu nieczynne
        [closed-situation-room] sala sytuacyjna: w tym przejściu nieczynna
        [closed-add-on] pomieszczenie dodatkowe: w tym przejściu nieczynne
        [scan-dear] następny krok skanowania kosztuje o { $count } więcej
        [scan-free] darmowe kroki skanowania: { $count }
        [situations] sytuacje odsłaniane w następnym przejściu: o { $count } { $sign ->
            [minus] mniej
           *[other] więcej
        }
        [rank-ups] przy następnym starcie więcej kart awansu do wyboru: +{ $count }
        [flight-free] następny lot nic nie kosztuje
        [command-next] dowodzenie w następnym przejściu: o { $count } więcej
        [energy-next] energia w następnym przejściu: o { $count } więcej
        [second-project] następnym razem można ukończyć drugi projekt badawczy
        [events] zaczynają się wydarzenia
        [mute] { $count ->
            [one] następne pole, na które wejdzie zagrożenie, nie ma efektu
            [few] następne { $count } pola, na które wejdą zagrożenia, nie mają efektu
            [many] następnych { $count } pól, na które wejdą zagrożenia, nie ma efektu
           *[other] następne { $count } pola, na które wejdą zagrożenia, nie ma efektu
        }
        [refresh-after] po teście odśwież { $count ->
            [one] { $count } kość
            [few] { $count } kości
            [many] { $count } kości
           *[other] { $count } kości
        }
       *[last-out] przy odlocie sektor obok lądownika liczy się jako sektor lądowania
    }{ $span ->
        [round] { " " }w tej rundzie
        [turn] { " " }w tej turze
       *[other] { "" }
    }
vanguard-op-condition =
    warunek globalny to teraz { $thing }{ $span ->
        [round] , do końca rundy
       *[other] { "" }
    }
vanguard-op-mission =
    { $outcome ->
        [done] misja ukończona: { $thing }
        [failed] misja nieudana: { $thing }
        [reveal] nowa misja: { $thing }
       *[other] odrzuć misję: { $thing }
    }
vanguard-op-threat = wchodzi do gry: { $thing } ({ $place })
vanguard-op-unthreat =
    z planszy schodzi: { $thing }{ $span ->
        [round] , do końca następnej rundy
       *[other] { "" }
    }
vanguard-op-still =
    { $thing }: brak ruchu { $span ->
        [turn] w tej turze
        [next] do końca twojej następnej tury
        [round] w tej rundzie
       *[other] przez chwilę
    }
vanguard-op-threat-row = rozpatrz wiersz akcji specjalnej zagrożenia w twoim sektorze bez testu ({ $row })
vanguard-op-walk =
    { $way ->
        [toward] { $thing }: ruch o { $count } w stronę: { $place }
        [away] { $thing }: ruch o { $count } z dala od: { $place }
        [route] { $thing }: ruch o { $count } po swojej trasie ({ $place })
        [random] { $thing }: losowy ruch o { $count }
       *[other] { $thing }: przesuń { $count ->
            [one] do połączonego sektora
            [few] o najwyżej { $count } sektory
            [many] o najwyżej { $count } sektorów
           *[other] o najwyżej { $count } sektora
        }
    }
vanguard-op-put = postaw: { $thing } ({ $place })
vanguard-op-learn =
    { $learnt ->
        [choice] uczy się symbolu, który wybierzesz
       *[other] uczy się symbolu, którego użyto
    }
vanguard-op-unlearn =
    { $learnt ->
        [choice] zapomina symbol, który wybierzesz
       *[other] zapomina najstarszy symbol
    }
vanguard-op-land = wyląduj: { $place }
vanguard-op-events =
    { $deed ->
        [look] { $count ->
            [one] obejrzyj { $count } wierzchnie wydarzenie i odłóż je na talię
            [few] obejrzyj { $count } wierzchnie wydarzenia i odłóż je na talię w dowolnej kolejności
            [many] obejrzyj { $count } wierzchnich wydarzeń i odłóż je na talię w dowolnej kolejności
           *[other] obejrzyj { $count } wierzchniego wydarzenia i odłóż je na talię
        }
        [drop] { $count ->
            [one] obejrzyj { $count } wierzchnie wydarzenie i je odrzuć
            [few] obejrzyj { $count } wierzchnie wydarzenia i odrzuć jedno
            [many] obejrzyj { $count } wierzchnich wydarzeń i odrzuć jedno
           *[other] obejrzyj { $count } wierzchniego wydarzenia i odrzuć jedno
        }
        [pick] { $count ->
            [one] rozpatrz { $count } wierzchnie wydarzenie
            [few] z { $count } wierzchnich wydarzeń rozpatrz jedno, a resztę odłóż pod talię
            [many] z { $count } wierzchnich wydarzeń rozpatrz jedno, a resztę odłóż pod talię
           *[other] z { $count } wierzchniego wydarzenia rozpatrz jedno
        }
        [under] { $count ->
            [one] obejrzyj { $count } wierzchnie wydarzenie i odłóż je pod talię
            [few] obejrzyj { $count } wierzchnie wydarzenia i jedno odłóż pod talię
            [many] obejrzyj { $count } wierzchnich wydarzeń i jedno odłóż pod talię
           *[other] obejrzyj { $count } wierzchniego wydarzenia i jedno odłóż pod talię
        }
       *[other] odłóż wydarzenie pod talię i odsłoń następne
    }
vanguard-op-extra =
    { $extra ->
        [travel] wykonaj dodatkową podróż
        [special] wykonaj tę samą akcję specjalną jeszcze raz
        [remote] wykonaj akcję specjalną punktu zainteresowania w połączonym sektorze
       *[other] wykonaj jedną akcję więcej
    }
vanguard-op-end = wyprawa się kończy
vanguard-op-reroll =
    { $shows ->
        [any] przerzuć { $dice }
       *[other] przerzuć { $dice } z wynikiem „{ $face }”
    }
vanguard-op-turn =
    { $shows ->
        [any] ustaw { $dice } na: { $result }
       *[other] obróć { $dice } z wynikiem „{ $face }” na: { $result }
    }
vanguard-op-toss =
    { $shows ->
        [any] zużyj z puli { $dice }
       *[other] zużyj z puli { $dice } z wynikiem „{ $face }”
    }
vanguard-op-add-die =
    { $source ->
        [spent] { $count ->
            [one] dodaj { $count } ze swoich zużytych kości i rzuć nią
            [few] dodaj { $count } ze swoich zużytych kości i rzuć nimi
            [many] dodaj { $count } ze swoich zużytych kości i rzuć nimi
           *[other] dodaj { $count } ze swoich zużytych kości i rzuć nimi
        }
       *[other] { $count ->
            [one] dodaj { $count } ze swoich dostępnych kości i rzuć nią
            [few] dodaj { $count } ze swoich dostępnych kości i rzuć nimi
            [many] dodaj { $count } ze swoich dostępnych kości i rzuć nimi
           *[other] dodaj { $count } ze swoich dostępnych kości i rzuć nimi
        }
    }
vanguard-op-drop-danger =
    { $count ->
        [0] usuń wszystkie kości zagrożenia
        [one] usuń jedną kość zagrożenia
        [few] usuń { $count } kości zagrożenia
        [many] usuń { $count } kości zagrożenia
       *[other] usuń { $count } kości zagrożenia
    }
vanguard-op-double =
    { $count ->
        [one] { $count } symbol „{ $face }” liczy się podwójnie
        [few] { $count } symbole „{ $face }” liczą się podwójnie
        [many] { $count } symboli „{ $face }” liczy się podwójnie
       *[other] { $count } symbolu „{ $face }” liczy się podwójnie
    }
vanguard-op-excuse =
    { $excuse ->
        [special] jeden efekt specjalny wymaga o jedną kość mniej
        [need] pomiń jeden symbol wymagania
       *[other] zamiana symboli nie obowiązuje
    }
vanguard-op-predict =
    nazwij symbol: jeśli zostanie użyty w zaznaczonym wierszu twojego następnego testu, odśwież { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
vanguard-op-cancel = to się nie dzieje
vanguard-op-become = to obrażenie zmienia się w: { $injury }
vanguard-op-no-die = nie bierz kości obrażeń
vanguard-op-take-over = bierzesz to na siebie
vanguard-op-unmatched = jego biomy nie pasują
vanguard-op-only-me = dotyczy to tylko ciebie
vanguard-op-draw-again =
    { $count ->
        [one] dobierz o { $count } więcej, a potem tyle samo odłóż
        [few] dobierz o { $count } więcej, a potem tyle samo odłóż
        [many] dobierz o { $count } więcej, a potem tyle samo odłóż
       *[other] dobierz o { $count } więcej, a potem tyle samo odłóż
    }
vanguard-op-draw-more =
    { $count ->
        [one] dobierz o { $count } więcej
        [few] dobierz o { $count } więcej
        [many] dobierz o { $count } więcej
       *[other] dobierz o { $count } więcej
    }
vanguard-op-face-down = kartę obrażenia połóż zakrytą
vanguard-op-mute = pole nie ma efektu
vanguard-op-unpaid = nie kosztuje zapasu
vanguard-op-instead = jeden z nich zamień na inny rodzaj: { $type }
vanguard-op-log = czytaj dalej w dzienniku
vanguard-op-flag = to zostanie zapamiętane
vanguard-op-shut = nic więcej się nie dzieje
vanguard-op-sign = zapisane zostaje nazwisko
vanguard-op-roll = odczytuje się nazwiska zmarłych
vanguard-op-morale =
    { $sign ->
        [minus] morale spada o { $count }
       *[other] morale rośnie o { $count }
    }
vanguard-op-command =
    { $sign ->
        [minus] strać { $count ->
            [one] { $count } żeton dowodzenia
            [few] { $count } żetony dowodzenia
            [many] { $count } żetonów dowodzenia
           *[other] { $count } żetonu dowodzenia
        }
       *[other] zyskaj { $count ->
            [one] { $count } żeton dowodzenia
            [few] { $count } żetony dowodzenia
            [many] { $count } żetonów dowodzenia
           *[other] { $count } żetonu dowodzenia
        }
    }
vanguard-op-energy =
    { $sign ->
        [minus] strać { $count ->
            [one] { $count } żeton energii
            [few] { $count } żetony energii
            [many] { $count } żetonów energii
           *[other] { $count } żetonu energii
        }
       *[other] zyskaj { $count ->
            [one] { $count } żeton energii
            [few] { $count } żetony energii
            [many] { $count } żetonów energii
           *[other] { $count } żetonu energii
        }
    }
vanguard-op-act = zaczyna się akt { $count }
vanguard-op-unlock = odblokowuje się coś nowego
vanguard-op-patient =
    { $which ->
        [each] każdy pacjent przesuwa się o { $count ->
            [one] { $count } miejsce
            [few] { $count } miejsca
            [many] { $count } miejsc
           *[other] { $count } miejsca
        }
       *[other] jeden pacjent przesuwa się o { $count ->
            [one] { $count } miejsce
            [few] { $count } miejsca
            [many] { $count } miejsc
           *[other] { $count } miejsca
        }
    }
vanguard-op-crew =
    { $crewing ->
        [available] { $count ->
            [one] { $count } odpoczywający członek załogi wraca do dyspozycji ({ $section })
            [few] { $count } odpoczywający członkowie załogi wracają do dyspozycji ({ $section })
            [many] { $count } odpoczywających członków załogi wraca do dyspozycji ({ $section })
           *[other] { $count } odpoczywającego członka załogi wraca do dyspozycji ({ $section })
        }
        [resting] { $count ->
            [one] { $count } członek załogi odpoczywa ({ $section })
            [few] { $count } członkowie załogi odpoczywają ({ $section })
            [many] { $count } członków załogi odpoczywa ({ $section })
           *[other] { $count } członka załogi odpoczywa ({ $section })
        }
        [recruit] { $count ->
            [one] { $count } rekrut więcej ({ $section })
            [few] { $count } rekruci więcej ({ $section })
            [many] { $count } rekrutów więcej ({ $section })
           *[other] { $count } rekruta więcej ({ $section })
        }
       *[other] { $count ->
            [one] { $count } członek załogi jest w tym przejściu niedostępny ({ $section })
            [few] { $count } członkowie załogi są w tym przejściu niedostępni ({ $section })
            [many] { $count } członków załogi jest w tym przejściu niedostępnych ({ $section })
           *[other] { $count } członka załogi jest w tym przejściu niedostępne ({ $section })
        }
    }
vanguard-op-situation = do talii sytuacji trafia: { $thing }
vanguard-op-shuffle-back = wtasuj ją z powrotem
vanguard-op-remove = usuń ją z kampanii
vanguard-op-remove-card = usuń z kampanii: { $thing }
vanguard-op-scan =
    { $count ->
        [one] odsłoń { $count } krok skanowania
        [few] odsłoń { $count } kroki skanowania
        [many] odsłoń { $count } kroków skanowania
       *[other] odsłoń { $count } kroku skanowania
    }
vanguard-op-survey =
    { $count ->
        [one] odsłoń w całości { $count } kartę lądowania
        [few] odsłoń w całości { $count } karty lądowania
        [many] odsłoń w całości { $count } kart lądowania
       *[other] odsłoń w całości { $count } karty lądowania
    }
vanguard-op-relay = od teraz pierwszy krok skanowania jest darmowy: { $thing }
vanguard-op-leave-gear =
    { $count ->
        [one] zostaw tam na zawsze { $count } sztukę wyposażenia
        [few] zostaw tam na zawsze { $count } sztuki wyposażenia
        [many] zostaw tam na zawsze { $count } sztuk wyposażenia
       *[other] zostaw tam na zawsze { $count } sztuki wyposażenia
    }
vanguard-op-lander =
    { $landering ->
        [damage] jeden lądownik jest uszkodzony
       *[other] jeden lądownik jest naprawiony
    }
vanguard-op-train =
    { $count ->
        [one] { $count } członek załogi stopnia 1 awansuje na stopień 2
        [few] { $count } członkowie załogi stopnia 1 awansują na stopień 2
        [many] { $count } członków załogi stopnia 1 awansuje na stopień 2
       *[other] { $count } członka załogi stopnia 1 awansuje na stopień 2
    }
vanguard-op-dice = liczba kości każdej sekcji zmienia się o { $count }
vanguard-op-project =
    { $count ->
        [one] projekt produkcyjny przesuwa się o { $count } etap
        [few] projekt produkcyjny przesuwa się o { $count } etapy
        [many] projekt produkcyjny przesuwa się o { $count } etapów
       *[other] projekt produkcyjny przesuwa się o { $count } etapu
    }
vanguard-op-objective =
    { $count ->
        [one] { $thing }: o { $count } krok dalej
        [few] { $thing }: o { $count } kroki dalej
        [many] { $thing }: o { $count } kroków dalej
       *[other] { $thing }: o { $count } kroku dalej
    }
vanguard-op-ending = kampania się kończy

## Efekty trwałe

vanguard-passive-convert =
    { $colour ->
        [R] symbol podstawowy na czerwonej kości może liczyć się jako { $face }
        [G] symbol podstawowy na zielonej kości może liczyć się jako { $face }
        [B] symbol podstawowy na niebieskiej kości może liczyć się jako { $face }
       *[other] symbol podstawowy może liczyć się jako { $face }
    }
vanguard-passive-crew-convert = zamiana z twojej karty załogi działa na wszystkie kolory
vanguard-passive-rest-refresh = odpoczynek odświeża o { $count } więcej
vanguard-passive-rest-draw = odpoczynek pozwala dobrać o { $count } więcej
vanguard-passive-rest-heal =
    { $cure ->
        [die] przy odpoczynku odrzuć też kość obrażeń{ $reach ->
            [here] , swoją lub innej osoby w twoim sektorze
           *[other] { "" }
        }
       *[other] przy odpoczynku odrzuć też kartę obrażenia
    }
vanguard-passive-rest-free = odpoczynek nie kosztuje zapasu
vanguard-passive-exert-refresh = wysiłek odświeża o { $count } więcej
vanguard-passive-ignore = ignoruj symbole ścieżek: { $symbol }
vanguard-passive-path-less =
    { $ends ->
        [both] ścieżki, które się tu zaczynają lub kończą, mają o { $count ->
            [one] { $count } symbol
            [few] { $count } symbole
            [many] { $count } symboli
           *[other] { $count } symbolu
        } mniej
        [end] ścieżki, które się tu kończą, mają o { $count ->
            [one] { $count } symbol
            [few] { $count } symbole
            [many] { $count } symboli
           *[other] { $count } symbolu
        } mniej
       *[other] ścieżki, które się tu zaczynają, mają o { $count ->
            [one] { $count } symbol
            [few] { $count } symbole
            [many] { $count } symboli
           *[other] { $count } symbolu
        } mniej
    }
vanguard-passive-can-travel = zakaz podróży cię nie zatrzymuje
vanguard-passive-hand-limit = limit ręki jest o { $count } wyższy
vanguard-passive-support = wspierać może załoga z miejsca: { $place }
vanguard-passive-support-card = wspierający może też zagrać kartę sekcji
vanguard-passive-no-support = bez wsparcia
vanguard-passive-immune = odporność na obrażenia: { $injury }
vanguard-passive-no-event = główne efekty wydarzeń są ignorowane: { $biome }
vanguard-passive-no-threat = zagrożenia nie mogą wejść
vanguard-passive-no-danger = nie rzuca się kośćmi zagrożenia
vanguard-passive-more-danger = testy mają o jedną kość zagrożenia więcej (pole { $box })
vanguard-passive-less-danger =
    { $count ->
        [one] z każdego testu usuń { $count } kość zagrożenia
        [few] z każdego testu usuń { $count } kości zagrożenia
        [many] z każdego testu usuń { $count } kości zagrożenia
       *[other] z każdego testu usuń { $count } kości zagrożenia
    }
vanguard-passive-no-injury = nikt tu nie odnosi obrażeń
vanguard-passive-counts-as = liczy się jako { $biome }
vanguard-passive-swap = symbole zamieniają się miejscami: { $face }
vanguard-passive-closed = zamknięte: ścieżka { $path }
vanguard-passive-track-fields =
    { $sign ->
        [minus] { $count ->
            [one] { $track }: o { $count } pole krócej
            [few] { $track }: o { $count } pola krócej
            [many] { $track }: o { $count } pól krócej
           *[other] { $track }: o { $count } pola krócej
        }
       *[other] { $count ->
            [one] { $track }: o { $count } pole dłużej
            [few] { $track }: o { $count } pola dłużej
            [many] { $track }: o { $count } pól dłużej
           *[other] { $track }: o { $count } pola dłużej
        }
    }
vanguard-passive-first-symbol = pierwszy symbol „{ $face }” w teście przesuwa zielony tor o krok więcej; z kolejną taką kartą także następny
vanguard-passive-lead-extra =
    { $count ->
        [one] dobierz o { $count } żeton tropu więcej, a potem tyle samo odłóż
        [few] dobierz o { $count } żetony tropów więcej, a potem tyle samo odłóż
        [many] dobierz o { $count } żetonów tropów więcej, a potem tyle samo odłóż
       *[other] dobierz o { $count } żetonu tropu więcej, a potem tyle samo odłóż
    }
vanguard-passive-unseen = zagrożenia na ciebie nie działają
vanguard-passive-hold = efekty cię nie przesuwają
vanguard-passive-poi-closed = punktu zainteresowania nie można użyć
vanguard-passive-crowd =
    { $count ->
        [one] w sektorze najwyżej { $count } członek załogi
        [few] w sektorze najwyżej { $count } członkowie załogi
        [many] w sektorze najwyżej { $count } członków załogi
       *[other] w sektorze najwyżej { $count } członka załogi
    }
vanguard-passive-supplies =
    { $count ->
        [one] { $count } zapas więcej na początku wyprawy
        [few] { $count } zapasy więcej na początku wyprawy
        [many] { $count } zapasów więcej na początku wyprawy
       *[other] { $count } zapasu więcej na początku wyprawy
    }
vanguard-passive-most-supplies = limit zapasów wyższy o { $count }
vanguard-passive-personal = wyposażenie osobiste +{ $count }
vanguard-passive-field = wyposażenie polowe +{ $count }
vanguard-passive-discoveries = odkrycia +{ $count }
vanguard-passive-minor =
    { $count ->
        [one] każdy może wziąć o { $count } sztukę drobnego wyposażenia więcej
        [few] każdy może wziąć o { $count } sztuki drobnego wyposażenia więcej
        [many] każdy może wziąć o { $count } sztuk drobnego wyposażenia więcej
       *[other] każdy może wziąć o { $count } sztuki drobnego wyposażenia więcej
    }
vanguard-passive-keep-disc =
    { $count ->
        [one] przy ewakuacji zachowaj { $count } odkrycie
        [few] przy ewakuacji zachowaj { $count } odkrycia
        [many] przy ewakuacji zachowaj { $count } odkryć
       *[other] przy ewakuacji zachowaj { $count } odkrycia
    }
vanguard-passive-keep-supplies =
    { $count ->
        [one] zachowaj najwyżej { $count } zapas na następną wizytę
        [few] zachowaj najwyżej { $count } zapasy na następną wizytę
        [many] zachowaj najwyżej { $count } zapasów na następną wizytę
       *[other] zachowaj najwyżej { $count } zapasu na następną wizytę
    }
vanguard-passive-command = dowodzenie +{ $count }
vanguard-passive-energy = energia +{ $count }
vanguard-passive-scan-free =
    { $count ->
        [one] { $count } krok skanowania w każdym przejściu jest darmowy
        [few] { $count } kroki skanowania w każdym przejściu są darmowe
        [many] { $count } kroków skanowania w każdym przejściu jest darmowych
       *[other] { $count } kroku skanowania w każdym przejściu jest darmowe
    }
vanguard-passive-flight-cheaper = jeden lot w każdym przejściu kosztuje o { $count } mniej
vanguard-passive-line =
    { $count ->
        [one] linia produkcyjna mieści o { $count } projekt więcej
        [few] linia produkcyjna mieści o { $count } projekty więcej
        [many] linia produkcyjna mieści o { $count } projektów więcej
       *[other] linia produkcyjna mieści o { $count } projektu więcej
    }
vanguard-passive-exchange-found =
    { $count ->
        [one] na odprawie możesz wymienić { $count } znalezione odkrycie
        [few] na odprawie możesz wymienić { $count } znalezione odkrycia
        [many] na odprawie możesz wymienić { $count } znalezionych odkryć
       *[other] na odprawie możesz wymienić { $count } znalezionego odkrycia
    }
vanguard-passive-pass-success =
    { $count ->
        [one] { $count } żeton sukcesu w każdym przejściu
        [few] { $count } żetony sukcesu w każdym przejściu
        [many] { $count } żetonów sukcesu w każdym przejściu
       *[other] { $count } żetonu sukcesu w każdym przejściu
    }
vanguard-passive-armour =
    { $sign ->
        [minus] pancerz −{ $count }
       *[other] pancerz +{ $count }
    }
vanguard-passive-sensors =
    { $sign ->
        [minus] czujniki −{ $count }
       *[other] czujniki +{ $count }
    }
vanguard-passive-manoeuvrability =
    { $sign ->
        [minus] zwrotność −{ $count }
       *[other] zwrotność +{ $count }
    }
vanguard-passive-keep-tracks = niedokończone tory są zapisywane
vanguard-passive-redraw-zero = zamiast pierwszego żetonu tropu o wartości 0 dobierz inny
vanguard-passive-reroll-landing = raz na lądowanie możesz przerzucić kość
vanguard-passive-reroll-critical = raz na przejście możesz przerzucić jedną kość rzutu za pacjenta w stanie krytycznym
vanguard-passive-morale-free = niskie morale nie kosztuje energii
vanguard-passive-start-earlier = projekty etapu 3 zaczynają od etapu 2
vanguard-passive-add-on-free = pomieszczenia dodatkowego możesz użyć raz na przejście bez dowodzenia
vanguard-passive-row-morale = morale rośnie, gdy po raz pierwszy zapełni się rząd unikatowych odkryć
vanguard-passive-let-pass = pacjent może przepuścić innego
vanguard-passive-star-speed = jedno przyspieszenie w każdym przejściu można opłacić żetonem sukcesu
vanguard-passive-slot =
    { $medbay ->
        [light] ambulatorium, stan lekki: { $count ->
            [one] o { $count } miejsce więcej
            [few] o { $count } miejsca więcej
            [many] o { $count } miejsc więcej
           *[other] o { $count } miejsca więcej
        }
        [moderate] ambulatorium, stan średni: { $count ->
            [one] o { $count } miejsce więcej
            [few] o { $count } miejsca więcej
            [many] o { $count } miejsc więcej
           *[other] o { $count } miejsca więcej
        }
       *[other] ambulatorium, stan krytyczny: { $count ->
            [one] o { $count } miejsce więcej
            [few] o { $count } miejsca więcej
            [many] o { $count } miejsc więcej
           *[other] o { $count } miejsca więcej
        }
    }

## Liczby

vanguard-value-count = liczba znaczników „{ $marker }” ({ $place })
vanguard-value-path-count =
    liczba znaczników „{ $marker }” na { $path ->
        [here] ścieżce twojego sektora
        [all] wszystkich ścieżkach twojego sektora
       *[other] ścieżce { $path }
    }
vanguard-value-crewed = liczba członków załogi ({ $place })
vanguard-value-standees = liczba figurek „{ $thing }” ({ $place })
vanguard-value-field = pole toru „{ $thing }”
vanguard-value-time = czas toru „{ $track }”
vanguard-value-progress = { $row } tor ({ $thing })
vanguard-value-visits = liczba wizyt
vanguard-value-round = numer rundy
vanguard-value-supplies = liczba zapasów
vanguard-value-success = liczba żetonów sukcesu
vanguard-value-team = liczebność drużyny
vanguard-value-rank = stopień
vanguard-value-injuries =
    { $placed ->
        [yes] liczba obrażeń ({ $place })
       *[no] liczba obrażeń
    }
vanguard-value-injury-cards =
    { $placed ->
        [yes] liczba kart obrażeń „{ $injury }” ({ $place })
       *[no] liczba kart obrażeń „{ $injury }”
    }
vanguard-value-hand = liczba kart na ręce
vanguard-value-charges = liczba ładunków
vanguard-value-dice = liczba kości w grze
vanguard-value-equipment =
    { $placed ->
        [yes] liczba sztuk wyposażenia ({ $place })
       *[no] liczba sztuk wyposażenia
    }
vanguard-value-passengers = liczba pasażerów
vanguard-value-armour = wartość pancerza
vanguard-value-sensors = wartość czujników
vanguard-value-manoeuvrability = wartość zwrotności
vanguard-value-morale = morale
vanguard-value-act = numer aktu
vanguard-value-passes = liczba przejść
vanguard-value-read = liczba przeczytań
vanguard-value-explored = liczba wypraw ({ $thing })
vanguard-value-memorial = liczba zmarłych z załogi ({ $section })
vanguard-value-recovered = liczba pacjentów zwolnionych z ambulatorium w ostatnim przejściu
vanguard-value-waited = liczba przejść od wejścia do gry
vanguard-value-listened = liczba kroków Nasłuchu od wejścia do gry
vanguard-value-advanced = liczba kroków naprzód
vanguard-value-tally =
    { $tally ->
        [yellow] liczba żółtych wyników
        [green] liczba zielonych wyników
        [combinations] liczba użytych kombinacji kości
        [supported] liczba osób udzielających wsparcia
        [exertions] liczba wysiłków
        [gear] liczba użytych sztuk wyposażenia
        [threat-green] liczba zielonych wyników przeciw zagrożeniom
        [gathered] liczba zebranych tropów
        [optional] liczba wykonanych misji pobocznych
        [time-ends] liczba torów czasu, które dobiegły końca
        [wells] liczba zadbanych studni
        [moved-by-threat] liczba przesunięć przez zagrożenie
        [danger] liczba rzutów kością zagrożenia
       *[uniques] liczba unikatowych odkryć
    }
vanguard-value-seen = liczba odsłonięć karty „{ $thing }”
vanguard-value-finals = liczba w pełni zbadanych sektorów
vanguard-value-kinds = liczba rodzajów odkryć
vanguard-value-entered-count = liczba odwiedzonych sektorów
vanguard-value-available = liczba dostępnych: { $section }, stopień { $count }
vanguard-value-shown = liczba kości z symbolem „{ $face }”

## Warunki

vanguard-test-biome = biom sektora to { $biome }
vanguard-test-biome-at = { $place }: biom to { $biome }
vanguard-test-is = { $place } to „{ $tag }”
vanguard-test-at = twój sektor to { $place }
vanguard-test-not-at = nie jesteś tu: { $place }
vanguard-test-self = to ty
vanguard-test-not-self = to nie ty
vanguard-test-anybody = ktokolwiek to jest
vanguard-test-alone = w sektorze nie ma nikogo poza tobą
vanguard-test-final = punkt zainteresowania ({ $place }) jest końcowy
vanguard-test-empty = { $place }: brak punktu zainteresowania lub pusty
vanguard-test-important = punkt zainteresowania ({ $place }) jest ważny
vanguard-test-not-important = punkt zainteresowania ({ $place }) nie jest ważny
vanguard-test-threatened = jest tam zagrożenie ({ $place })
vanguard-test-marked = leży znacznik „{ $marker }” ({ $place })
vanguard-test-gear = stoi „{ $thing }” ({ $place })
vanguard-test-carries = masz przy sobie: { $thing }
vanguard-test-used = w tej rundzie użyto: { $thing }
vanguard-test-not-used = w tej rundzie nie użyto: { $thing }
vanguard-test-section = sekcja { $section }
vanguard-test-condition = warunek globalny to { $thing }
vanguard-test-found = znaleziono: { $thing }
vanguard-test-installed = zainstalowano: { $thing }
vanguard-test-activated =
    { $facility ->
        [laboratory] w tym przejściu użyto laboratorium badawczego
        [complex] w tym przejściu użyto kompleksu produkcyjnego
        [barracks] w tym przejściu użyto koszar
        [situation-room] w tym przejściu użyto sali sytuacyjnej
       *[other] w tym przejściu użyto pomieszczenia dodatkowego
    }
vanguard-test-objective = w grze jest { $thing }
vanguard-test-not-objective = w grze nie ma: { $thing }
vanguard-test-row = wynik to { $row }
vanguard-test-injury = obrażenie to { $injury }
vanguard-test-type = rodzaj to { $type }
vanguard-test-symbol = symbol to „{ $symbol }”
vanguard-test-new = nikogo tam jeszcze nie było
vanguard-test-moved = w tej turze była podróż
vanguard-test-rested = w tej turze był odpoczynek
vanguard-test-replaced = w tej turze wymieniono punkt zainteresowania w twoim sektorze
vanguard-test-joined = miejsca łączy droga ({ $place })
vanguard-test-planet = planeta to { $thing }
vanguard-test-visited = odbyła się wyprawa: { $thing }
vanguard-test-set = zapadła decyzja
vanguard-test-not-set = decyzja nie zapadła
vanguard-test-resolved = rozpatrzono: { $thing } ({ $row })
vanguard-test-mission =
    { $outcome ->
        [done] misja „{ $thing }” jest ukończona
        [failed] misja „{ $thing }” jest nieudana
       *[other] misja „{ $thing }” trwa
    }
vanguard-test-cause =
    { $cause ->
        [path] przyczyną jest ścieżka
        [event] przyczyną jest wydarzenie
        [threat] przyczyną jest zagrożenie
        [landing] przyczyną jest lądowanie
        [danger] przyczyną jest kość zagrożenia
        [check] przyczyną jest test
       *[other] przyczyną jest efekt
    }
vanguard-test-status =
    { $status ->
        [no-travel] nie możesz podróżować
       *[other] to jeszcze trwa
    }

## Miejsca i ludzie

vanguard-place =
    { $which ->
        [here] twój sektor
        [there] tamten sektor
        [yours] własny sektor
        [landing] sektor lądowania
        [origin] sektor, w którym zaczęła się twoja tura
        [came-from] sektor, z którego przychodzisz
        [round-origin] sektor, w którym zaczęła się dla ciebie runda
        [connected] połączony sektor
        [near] twój lub połączony sektor
        [board] cała plansza
        [entered] odwiedzony sektor
        [unentered] nieodwiedzony sektor
        [crewed] sektor z załogą
        [next] następny sektor trasy
        [closest] najbliższy taki sektor
       *[other] sektor członka załogi
    }
vanguard-place-sector = sektor { $sector }
vanguard-place-standee = sektor z figurką: { $thing }
vanguard-place-poi = sektor z punktem „{ $thing }”
vanguard-place-biome = sektor z biomem: { $biome }
vanguard-place-number = sektor ({ $name } { $count })
vanguard-place-from =
    { $kind ->
        [connected] sektor połączony z innym ({ $place })
        [near] { $place } albo połączony z nim sektor
       *[closest] najbliższy { $place }
    }
vanguard-place-crew-pick =
    { $pick ->
        [most] sektor osoby, która ma największą wartość: { $value }
       *[least] sektor osoby, która ma najmniejszą wartość: { $value }
    }
vanguard-place-crew-near = sektor osoby, która jest najbliżej ({ $place })
vanguard-place-crew-last =
    { $deed ->
        [green] sektor osoby, która ostatnio rozpatrzyła zielony wynik
        [yellow] sektor osoby, która ostatnio rozpatrzyła żółty wynik
        [red] sektor osoby, która ostatnio rozpatrzyła czerwony wynik
       *[replaced] sektor osoby, która ostatnio wymieniła punkt zainteresowania
    }
vanguard-place-marked =
    { $kind ->
        [tag] sektor „{ $name }”
        [has] sektor ze znacznikiem „{ $name }”
       *[other] sektor bez znacznika „{ $name }”
    }
vanguard-place-most =
    { $kind ->
        [most] sektor, w którym jest najwięcej: { $name }
        [least] sektor, w którym jest najmniej: { $name }
       *[other] sektor, w którym zaszło się najdalej ({ $name })
    }
vanguard-place-crew = członków załogi
vanguard-place-narrowed =
    { $take ->
        [but] { $first } oprócz: { $second }
       *[other] { $first } i zarazem { $second }
    }
vanguard-crew =
    { $which ->
        [me] ty
        [all] wszyscy członkowie załogi
       *[other] pozostali członkowie załogi
    }
vanguard-crew-at = załoga ({ $place })
vanguard-crew-pick =
    { $pick ->
        [most] { $crew }, osoba z największą wartością: { $value }
       *[other] { $crew }, osoba z najmniejszą wartością: { $value }
    }
vanguard-crew-where = { $crew }, jeśli { $condition }
vanguard-crew-others-at = pozostali członkowie załogi ({ $place })
vanguard-another-here = chodzi o kogoś innego w twoim sektorze
vanguard-standee =
    { $which ->
        [choice] zagrożenie do wyboru
        [here] zagrożenie w twoim sektorze
        [that] to zagrożenie
       *[LANDER] lądownik
    }
vanguard-track-this = ten tor
vanguard-track-of =
    { $which ->
        [board] tor czasu planszy
        [threat] tor jednego zagrożenia
       *[other] każdy tor
    }

## Pojedyncze słowa

vanguard-word-face =
    { $word ->
        [fit] sprawność
        [gat] zbieractwo
        [def] obrona
        [exp] eksploracja
        [bio] biologia
        [xen] ksenologia
        [con] konstrukcja
        [sci] nauka
        [tec] technika
        [bas] podstawowy
        [van] Vanguard
        [acc] wypadek
       *[other] dowolny symbol
    }
vanguard-word-result =
    { $word ->
        [fit] sprawność
        [gat] zbieractwo
        [def] obrona
        [exp] eksploracja
        [bio] biologia
        [xen] ksenologia
        [con] konstrukcja
        [sci] nauka
        [tec] technika
        [bas] podstawowy
        [van] Vanguard
        [acc] wypadek
        [shown] wynik, który pokazuje inna kość
        [kin] wynik, który pokazuje inna kość tego koloru
        [named] symbol, który nazwiesz
        [unshown] wynik, którego nie pokazuje żadna kość
       *[other] dowolny wynik
    }
vanguard-word-need =
    { $word ->
        [fitness] sprawność
        [gathering] zbieractwo
        [defence] obrona
        [exploration] eksploracja
        [biology] biologia
        [xenology] ksenologia
        [construction] konstrukcja
        [science] nauka
        [technology] technika
        [basic] podstawowy
        [vanguard] Vanguard
        [accident] wypadek
        [red] czerwona kość
        [green] zielona kość
        [blue] niebieska kość
        [die] kość
       *[other] dowolny symbol
    }
vanguard-word-row =
    { $word ->
        [yellow] żółty
        [green] zielony
        [red] czerwony
       *[other] dowolny
    }
vanguard-word-injury =
    { $word ->
        [scratch] otarcie
        [wound] rana
        [serious] poważna rana
        [exh] wyczerpanie
        [exhaustion] wyczerpanie
        [leak] nieszczelny skafander
        [panic] panika
        [toxin] toksyna
        [conc] wstrząs mózgu
        [concussion] wstrząs mózgu
       *[other] dowolne
    }
vanguard-word-type =
    { $word ->
        [min] minerały
        [spe] żywe okazy
        [alt] obca technika
        [flo] dziwna flora
        [mic] mikroorganizmy
        [gained] rodzaju, którego tropy zdobyto w tej turze
        [marked] rodzaju, na którym leżą żetony tropów
       *[other] dowolnego rodzaju
    }
vanguard-word-biome =
    { $word ->
        [cold] zimno
        [cave] jaskinia
        [crystalline] kryształy
        [hostile] wrogie życie
        [desert] pustynia
        [void] próżnia
        [ruins] ruiny
        [rocky] skały
        [deadly] śmiercionośne środowisko
        [volcanic] wulkany
        [vegetation] roślinność
        [water] woda
       *[other] szkolenie
    }
vanguard-word-section =
    { $word ->
        [security] Ochrona
        [recon] Zwiad
        [science] Nauka
        [engineering] Inżynieria
       *[other] dowolna sekcja
    }
vanguard-word-symbol =
    { $word ->
        [T] symbol podróży
        [uR] zużyj czerwoną kość
        [uG] zużyj zieloną kość
        [uB] zużyj niebieską kość
        [uD] zużyj kość
        [u] zużyj kość dowolnego koloru
        [sR] poświęć czerwoną kość
        [sG] poświęć zieloną kość
        [sB] poświęć niebieską kość
        [sD] poświęć kość
        [s] poświęć kość dowolnego koloru
        [x] kość zagrożenia
        [xA] kość zagrożenia (pole A)
        [xB] kość zagrożenia (pole B)
        [xC] kość zagrożenia (pole C)
        [xD] kość zagrożenia (pole D)
        [xT] kość zagrożenia (pole T)
       *[any] dowolny
    }

## Akcje

vanguard-special-track =
    { $sign ->
        [minus] { $row } tor −{ $count }
       *[other] { $row } tor +{ $count }
    }
vanguard-special-instant = test kończy się od razu: { $row }
vanguard-action-demanded = Tylko gdy wymaga tego jakiś efekt.
vanguard-action-if = Tylko jeśli { $condition }.
vanguard-action-limit =
    { $limit ->
        [round] Raz na rundę.
        [turn] Raz na turę.
        [member] Raz dla każdego członka załogi.
       *[other] Raz na wyprawę.
    }
vanguard-action-danger = Jedna kość zagrożenia (pole { $box }).
vanguard-action-track =
    { $count ->
        [one] { $row } tor: { $count } pole
        [few] { $row } tor: { $count } pola
        [many] { $row } tor: { $count } pól
       *[other] { $row } tor: { $count } pola
    }
vanguard-action-special = efekt specjalny – { $effect }
vanguard-action-row = { $row } – { $effect }
