# Co ktoś robi. $who: „you” dostaje polecenie, „inf” stoi po „może”, „each” i „they” to robi.
vanguard-do-use =
    { $who ->
        [you] zużyj
        [inf] zużyć
       *[each] zużywa
    } { $dice }
vanguard-do-sac =
    { $who ->
        [you] poświęć
        [inf] poświęcić
       *[each] poświęca
    } { $dice }
vanguard-do-refresh =
    { $who ->
        [you] odśwież
        [inf] odświeżyć
       *[each] odświeża
    } { $dice }
vanguard-do-draw =
    { $who ->
        [you] dobierz
        [inf] dobrać
       *[each] dobiera
    } { $count ->
        [one] { $count } kartę sekcji
        [few] { $count } karty sekcji
        [many] { $count } kart sekcji
        [other] { $count } karty sekcji
       *[text] tyle kart sekcji, ile jest { $count }
    }
vanguard-do-discard =
    { $who ->
        [you] odrzuć
        [inf] odrzucić
       *[each] odrzuca
    } { $count ->
        [one] { $count } kartę sekcji
        [few] { $count } karty sekcji
        [many] { $count } kart sekcji
        [other] { $count } karty sekcji
       *[text] tyle kart sekcji, ile jest { $count }
    }
vanguard-do-sac-card =
    { $who ->
        [you] poświęć
        [inf] poświęcić
       *[each] poświęca
    } { $count ->
        [one] { $count } kartę sekcji
        [few] { $count } karty sekcji
        [many] { $count } kart sekcji
       *[other] { $count } karty sekcji
    }
vanguard-do-danger =
    { $who ->
        [you] rzuć
        [inf] rzucić
       *[each] rzuca
    } { $count ->
        [one] kością zagrożenia { $box }
        [few] { $count } kośćmi zagrożenia { $box }
        [many] { $count } kośćmi zagrożenia { $box }
       *[other] { $count } kośćmi zagrożenia { $box }
    }
vanguard-do-injure =
    { $who ->
        [you] odnieś obrażenie
        [inf] odnieść obrażenie
       *[each] odnosi obrażenie
    }{ $shows ->
        [scratch] { " " }otarcie
        [wound] { " " }rana
        [serious] { " " }poważna rana
        [exh] { " " }wyczerpanie
        [leak] { " " }nieszczelny skafander
        [panic] { " " }panika
        [toxin] { " " }toksyna
        [conc] { " " }wstrząs mózgu
       *[other] { "" }
    }
vanguard-do-heal =
    { $cure ->
        [die] { $who ->
            [you] odrzuć
            [inf] odrzucić
           *[each] odrzuca
        } kość obrażeń
        [down] { $who ->
            [you] zakryj
            [inf] zakryć
           *[each] zakrywa
        } kartę obrażenia
       *[card] { $who ->
            [you] odrzuć
            [inf] odrzucić
           *[each] odrzuca
        } { $shows ->
            [any] kartę obrażenia
           *[other] kartę obrażenia { $injury }
        }
    }
vanguard-do-exert =
    { $who ->
        [you] wysil się
        [inf] wysilić się
       *[each] wysila się
    }
vanguard-do-check =
    { $who ->
        [you] wykonaj test
        [inf] wykonać test
       *[each] wykonuje test
    } „{ $thing }”
vanguard-do-gain =
    { $who ->
        [you] zyskaj
        [inf] zyskać
       *[each] zyskuje
    } { $what }
vanguard-do-lose =
    { $who ->
        [you] strać
        [inf] stracić
       *[each] traci
    } { $what }
vanguard-the-success =
    { $count ->
        [one] { $count } żeton sukcesu
        [few] { $count } żetony sukcesu
        [many] { $count } żetonów sukcesu
       *[other] { $count } żetony sukcesu
    }
vanguard-the-lead =
    { $count ->
        [one] { $count } trop
        [few] { $count } tropy
        [many] { $count } tropów
       *[other] { $count } tropy
    } { $shows ->
        [any] dowolnego rodzaju
        [gained] rodzaju, którego tropy zdobyto w tej turze
        [marked] rodzaju, na którym leżą żetony tropów
       *[other] { $type }
    }
vanguard-the-disc =
    odkrycie { $shows ->
        [any] dowolnego rodzaju
        [gained] rodzaju, którego tropy zdobyto w tej turze
        [marked] rodzaju, na którym leżą żetony tropów
       *[other] { $type }
    }
vanguard-the-unique = unikatowe odkrycie { $thing }
vanguard-the-gain =
    { $plural ->
        [yes] karty { $thing }
       *[no] kartę { $thing }
    }
vanguard-the-charge =
    { $count ->
        [one] { $count } ładunek
        [few] { $count } ładunki
        [many] { $count } ładunków
       *[other] { $count } ładunki
    }
vanguard-the-supply =
    { $count ->
        [one] { $count } zapas
        [few] { $count } zapasy
        [many] { $count } zapasów
       *[other] { $count } zapasy
    }{ $parameter ->
        [armour] { " " }{ $count ->
            [one] pomniejszony
            [few] pomniejszone
            [many] pomniejszonych
           *[other] pomniejszonych
        } o pancerz lądownika
        [sensors] { " " }{ $count ->
            [one] pomniejszony
            [few] pomniejszone
            [many] pomniejszonych
           *[other] pomniejszonych
        } o czujniki lądownika
        [manoeuvrability] { " " }{ $count ->
            [one] pomniejszony
            [few] pomniejszone
            [many] pomniejszonych
           *[other] pomniejszonych
        } o zwrotność lądownika
       *[none] { "" }
    }
vanguard-the-command =
    { $count ->
        [one] { $count } żeton dowodzenia
        [few] { $count } żetony dowodzenia
        [many] { $count } żetonów dowodzenia
       *[other] { $count } żetony dowodzenia
    }
vanguard-the-energy =
    { $count ->
        [one] { $count } żeton energii
        [few] { $count } żetony energii
        [many] { $count } żetonów energii
       *[other] { $count } żetony energii
    }
vanguard-do-exchange =
    { $who ->
        [you] wymień
        [inf] wymienić
       *[each] wymienia
    } { $exchange ->
        [disc] { $count ->
            [one] 1 odkrycie na wierzchnią kartę innej talii
            [few] najwyżej { $count } odkrycia na wierzchnie karty innych talii
            [many] najwyżej { $count } odkryć na wierzchnie karty innych talii
           *[other] najwyżej { $count } odkrycia na wierzchnie karty innych talii
        }
       *[card] { $count ->
            [one] { $count } kartę sekcji
            [few] { $count } karty sekcji
            [many] { $count } kart sekcji
           *[other] { $count } karty sekcji
        }
    }
vanguard-do-browse =
    { $who ->
        [you] obejrzyj { $count ->
            [one] { $count } wierzchnią kartę talii odkryć
            [few] { $count } wierzchnie karty talii odkryć
            [many] { $count } wierzchnich kart talii odkryć
           *[other] { $count } wierzchnie karty talii odkryć
        } i odłóż
        [inf] obejrzeć { $count ->
            [one] { $count } wierzchnią kartę talii odkryć
            [few] { $count } wierzchnie karty talii odkryć
            [many] { $count } wierzchnich kart talii odkryć
           *[other] { $count } wierzchnie karty talii odkryć
        } i odłożyć
       *[each] ogląda { $count ->
            [one] { $count } wierzchnią kartę talii odkryć
            [few] { $count } wierzchnie karty talii odkryć
            [many] { $count } wierzchnich kart talii odkryć
           *[other] { $count } wierzchnie karty talii odkryć
        } i odkłada
    } je w dowolnej kolejności
vanguard-do-shift-leads =
    { $who ->
        [you] przenieś żetony tropów między taliami, potem je sprawdź
        [inf] przenieść żetony tropów między taliami, potem je sprawdzić
       *[each] przenosi żetony tropów między taliami, potem je sprawdza
    }
vanguard-do-under =
    { $who ->
        [you] odłóż
        [inf] odłożyć
       *[each] odkłada
    } { $under ->
        [disc] { $count ->
            [one] { $shows ->
                [any] 1 odkrycie z lądownika pod jego talię
               *[other] 1 odkrycie { $type } z lądownika pod jego talię
            }
            [few] { $count } odkrycia z lądownika pod ich talie
            [many] { $count } odkryć z lądownika pod ich talie
           *[other] { $count } odkrycia z lądownika pod ich talie
        }
        [equipment] { $count ->
            [one] { $count } sztukę wyposażenia do zbrojowni
            [few] { $count } sztuki wyposażenia do zbrojowni
            [many] { $count } sztuk wyposażenia do zbrojowni
           *[other] { $count } sztuki wyposażenia do zbrojowni
        }
       *[event] { $count ->
            [one] { $count } wydarzenie pod talię
            [few] { $count } wydarzenia pod talię
            [many] { $count } wydarzeń pod talię
           *[other] { $count } wydarzenia pod talię
        }
    }
vanguard-do-fetch =
    { $who ->
        [you] weź
        [inf] wziąć
       *[each] bierze
    } { $fetched ->
        [minor] ze zbrojowni 1 sztukę drobnego wyposażenia
        [personal] ze zbrojowni 1 sztukę wyposażenia osobistego
        [discarded-minor] z powrotem odrzucone drobne wyposażenie
       *[discarded] z powrotem odrzucone wyposażenie
    }
vanguard-do-box-this =
    { $who ->
        [you] poświęć
        [inf] poświęcić
       *[each] poświęca
    } tę kartę
vanguard-do-marker =
    { $who ->
        [you] połóż
        [inf] położyć
       *[each] kładzie
    } { $count ->
        [one] znacznik „{ $marker }”
        [few] { $count } znaczniki „{ $marker }”
        [many] { $count } znaczników „{ $marker }”
        [other] { $count } znacznika „{ $marker }”
       *[text] tyle znaczników „{ $marker }”, ile jest { $count },
    } { $place }
vanguard-do-unmark =
    { $who ->
        [you] usuń
        [inf] usunąć
       *[each] usuwa
    } { $count ->
        [0] każdy znacznik „{ $marker }”
        [one] znacznik „{ $marker }”
        [few] { $count } znaczniki „{ $marker }”
        [many] { $count } znaczników „{ $marker }”
       *[other] { $count } znacznika „{ $marker }”
    } { $place }
vanguard-do-path-marker =
    { $who ->
        [you] połóż
        [inf] położyć
       *[each] kładzie
    } znacznik „{ $marker }” na { $path ->
        [here] ścieżce swojego sektora
        [all] każdej ścieżce swojego sektora
       *[other] ścieżce { $path }
    }
vanguard-do-path-unmark =
    { $who ->
        [you] usuń
        [inf] usunąć
       *[each] usuwa
    } { $count ->
        [0] każdy znacznik „{ $marker }”
        [one] znacznik „{ $marker }”
        [few] { $count } znaczniki „{ $marker }”
        [many] { $count } znaczników „{ $marker }”
       *[other] { $count } znacznika „{ $marker }”
    } ze { $path ->
        [here] ścieżki swojego sektora
        [all] ścieżek swojego sektora
       *[other] ścieżki { $path }
    }
vanguard-do-look =
    { $who ->
        [you] obejrzyj
        [inf] obejrzeć
       *[each] ogląda
    } punkt zainteresowania { $place }
vanguard-do-gear =
    { $who ->
        [you] postaw
        [inf] postawić
       *[each] stawia
    } { $thing }
vanguard-do-place-gear =
    { $who ->
        [you] postaw
        [inf] postawić
       *[each] stawia
    } wyposażenie polowe bez wydawania akcji
vanguard-do-off =
    { $who ->
        [you] odrzuć
        [inf] odrzucić
       *[each] odrzuca
    } ten punkt zainteresowania
vanguard-do-land =
    { $who ->
        [you] wyląduj
        [inf] wylądować
       *[each] ląduje
    } { $place }
vanguard-do-move =
    { $who ->
        [you] przejdź
        [inf] przejść
       *[each] przechodzi
    } { $place }{ $how ->
        [plain] , ścieżką bez symboli
        [free] , ignorując symbole
        [first] , rozpatrując tylko pierwszą ścieżkę
        [dice] , zużywając po jednej kości na każdą ścieżkę
       *[symbols] { "" }
    }
vanguard-do-march =
    { $who ->
        [you] przejdź
        [inf] przejść
       *[each] przechodzi
    } { $count ->
        [one] 1 sektor
        [few] najwyżej { $count } sektory
        [many] najwyżej { $count } sektorów
       *[other] najwyżej { $count } sektora
    }{ $how ->
        [free] , ignorując symbole
        [first] , rozpatrując tylko pierwszą ścieżkę
        [dice] , zużywając po jednej kości na każdą ścieżkę
       *[symbols] { "" }
    }
vanguard-do-come-along =
    { $who ->
        [you] idź razem
        [inf] pójść razem
       *[each] idzie razem
    }, ignorując symbole
vanguard-do-ignore =
    { $who ->
        [you] zignoruj
        [inf] zignorować
       *[each] ignoruje
    } na ścieżce { $shows ->
        [any] { $count ->
            [one] { $count } symbol
            [few] { $count } symbole
            [many] { $count } symboli
           *[other] { $count } symbolu
        }
        [T] { $count ->
            [one] { $count } symbol podróży
            [few] { $count } symbole podróży
            [many] { $count } symboli podróży
           *[other] { $count } symbolu podróży
        }
       *[other] { $count ->
            [one] { $count } symbol
            [few] { $count } symbole
            [many] { $count } symboli
           *[other] { $count } symbolu
        } „{ $symbol }”
    }
vanguard-do-ignore-every =
    { $who ->
        [you] zignoruj
        [inf] zignorować
       *[each] ignoruje
    } na ścieżce każdy symbol { $shows ->
        [T] podróży
       *[other] „{ $symbol }”
    }
vanguard-do-ignore-all =
    { $who ->
        [you] zignoruj
        [inf] zignorować
       *[each] ignoruje
    } wszystkie symbole na ścieżce
vanguard-do-ignore-row =
    { $who ->
        [you] zignoruj
        [inf] zignorować
       *[each] ignoruje
    } jeden wiersz
vanguard-do-threat-row =
    { $who ->
        [you] rozpatrz
        [inf] rozpatrzyć
       *[each] rozpatruje
    } bez testu { $row } wiersz zagrożenia w twoim sektorze
vanguard-do-events =
    { $deed ->
        [look] { $who ->
            [you] obejrzyj { $count ->
                [one] { $count } wierzchnie wydarzenie
                [few] { $count } wierzchnie wydarzenia
                [many] { $count } wierzchnich wydarzeń
               *[other] { $count } wierzchnie wydarzenia
            } i odłóż
            [inf] obejrzeć { $count ->
                [one] { $count } wierzchnie wydarzenie
                [few] { $count } wierzchnie wydarzenia
                [many] { $count } wierzchnich wydarzeń
               *[other] { $count } wierzchnie wydarzenia
            } i odłożyć
           *[each] ogląda { $count ->
                [one] { $count } wierzchnie wydarzenie
                [few] { $count } wierzchnie wydarzenia
                [many] { $count } wierzchnich wydarzeń
               *[other] { $count } wierzchnie wydarzenia
            } i odkłada
        } je w dowolnej kolejności
        [drop] { $who ->
            [you] obejrzyj { $count ->
                [one] { $count } wierzchnie wydarzenie
                [few] { $count } wierzchnie wydarzenia
                [many] { $count } wierzchnich wydarzeń
               *[other] { $count } wierzchnie wydarzenia
            } i odrzuć
            [inf] obejrzeć { $count ->
                [one] { $count } wierzchnie wydarzenie
                [few] { $count } wierzchnie wydarzenia
                [many] { $count } wierzchnich wydarzeń
               *[other] { $count } wierzchnie wydarzenia
            } i odrzucić
           *[each] ogląda { $count ->
                [one] { $count } wierzchnie wydarzenie
                [few] { $count } wierzchnie wydarzenia
                [many] { $count } wierzchnich wydarzeń
               *[other] { $count } wierzchnie wydarzenia
            } i odrzuca
        } jedno
        [pick] { $who ->
            [you] rozpatrz jedno z { $count } wierzchnich wydarzeń, a resztę odłóż
            [inf] rozpatrzyć jedno z { $count } wierzchnich wydarzeń, a resztę odłożyć
           *[each] rozpatruje jedno z { $count } wierzchnich wydarzeń, a resztę odkłada
        } pod talię
        [under] { $who ->
            [you] obejrzyj { $count ->
                [one] { $count } wierzchnie wydarzenie
                [few] { $count } wierzchnie wydarzenia
                [many] { $count } wierzchnich wydarzeń
               *[other] { $count } wierzchnie wydarzenia
            } i jedno odłóż
            [inf] obejrzeć { $count ->
                [one] { $count } wierzchnie wydarzenie
                [few] { $count } wierzchnie wydarzenia
                [many] { $count } wierzchnich wydarzeń
               *[other] { $count } wierzchnie wydarzenia
            } i jedno odłożyć
           *[each] ogląda { $count ->
                [one] { $count } wierzchnie wydarzenie
                [few] { $count } wierzchnie wydarzenia
                [many] { $count } wierzchnich wydarzeń
               *[other] { $count } wierzchnie wydarzenia
            } i jedno odkłada
        } pod talię
       *[next] { $who ->
            [you] odłóż wydarzenie pod talię i odsłoń
            [inf] odłożyć wydarzenie pod talię i odsłonić
           *[each] odkłada wydarzenie pod talię i odsłania
        } następne
    }
vanguard-do-extra =
    { $who ->
        [you] wykonaj
        [inf] wykonać
       *[each] wykonuje
    } { $extra ->
        [travel] dodatkową podróż
        [special] tę samą akcję specjalną jeszcze raz
        [remote] akcję specjalną punktu zainteresowania w połączonym sektorze
       *[action] jedną akcję więcej
    }
vanguard-do-reroll =
    { $who ->
        [you] przerzuć
        [inf] przerzucić
       *[each] przerzuca
    } { $dice }{ $shows ->
        [any] { "" }
        [bas] { " " }z symbolem podstawowym
        [acc] { " " }z wypadkiem
       *[other] { " " }z symbolem { $face }
    }
vanguard-do-turn =
    { $shows ->
        [any] { $who ->
            [you] ustaw
            [inf] ustawić
           *[each] ustawia
        } { $dice } na { $result }
       *[other] { $who ->
            [you] obróć
            [inf] obrócić
           *[each] obraca
        } { $dice }{ $shows ->
            [any] { "" }
            [bas] { " " }z symbolem podstawowym
            [acc] { " " }z wypadkiem
           *[other] { " " }z symbolem { $face }
        } na { $result }
    }
vanguard-do-toss =
    { $who ->
        [you] zużyj
        [inf] zużyć
       *[each] zużywa
    } z puli { $dice }{ $shows ->
        [any] { "" }
        [bas] { " " }z symbolem podstawowym
        [acc] { " " }z wypadkiem
       *[other] { " " }z symbolem { $face }
    }
vanguard-do-add-die =
    { $who ->
        [you] dodaj
        [inf] dodać
       *[each] dodaje
    } { $source ->
        [spent] { $count ->
            [one] { $count } swoją zużytą kość
            [few] { $count } swoje zużyte kości
            [many] { $count } swoich zużytych kości
           *[other] { $count } swoje zużyte kości
        }
       *[available] { $count ->
            [one] { $count } swoją dostępną kość
            [few] { $count } swoje dostępne kości
            [many] { $count } swoich dostępnych kości
           *[other] { $count } swoje dostępne kości
        }
    } do puli i { $who ->
        [you] wykonaj
        [inf] wykonać
       *[each] wykonuje
    } rzut
vanguard-do-drop-danger =
    { $who ->
        [you] usuń
        [inf] usunąć
       *[each] usuwa
    } { $count ->
        [0] wszystkie kości zagrożenia
        [one] { $count } kość zagrożenia
        [few] { $count } kości zagrożenia
        [many] { $count } kości zagrożenia
       *[other] { $count } kości zagrożenia
    }
vanguard-do-predict =
    { $who ->
        [you] nazwij
        [inf] nazwać
       *[each] nazywa
    } symbol; jeśli użyje go zaznaczony wiersz następnego testu, { $who ->
        [you] odśwież
        [inf] odświeżyć
       *[each] odświeża
    } { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
vanguard-do-no-die =
    { $who ->
        [you] nie bierz
        [inf] nie brać
       *[each] nie bierze
    } kości obrażeń
vanguard-do-take-over =
    { $who ->
        [you] weź to na siebie
        [inf] wziąć to na siebie
       *[each] bierze to na siebie
    }
vanguard-do-draw-again =
    { $who ->
        [you] dobierz o { $count } więcej i tyle samo odłóż
        [inf] dobrać o { $count } więcej i tyle samo odłożyć
       *[each] dobiera o { $count } więcej i tyle samo odkłada
    }
vanguard-do-draw-more =
    { $who ->
        [you] dobierz
        [inf] dobrać
       *[each] dobiera
    } o { $count } więcej
vanguard-do-scan =
    { $who ->
        [you] odsłoń
        [inf] odsłonić
       *[each] odsłania
    } { $count ->
        [one] { $count } krok skanowania
        [few] { $count } kroki skanowania
        [many] { $count } kroków skanowania
       *[other] { $count } kroki skanowania
    }
vanguard-do-survey =
    { $who ->
        [you] odsłoń
        [inf] odsłonić
       *[each] odsłania
    } w całości { $count ->
        [one] { $count } kartę lądowania
        [few] { $count } karty lądowania
        [many] { $count } kart lądowania
       *[other] { $count } karty lądowania
    }
vanguard-do-leave-gear =
    { $who ->
        [you] zostaw
        [inf] zostawić
       *[each] zostawia
    } na zawsze { $count ->
        [one] { $count } sztukę wyposażenia
        [few] { $count } sztuki wyposażenia
        [many] { $count } sztuk wyposażenia
       *[other] { $count } sztuki wyposażenia
    }
vanguard-do-shuffle-back =
    { $who ->
        [you] wtasuj
        [inf] wtasować
       *[each] wtasowuje
    } tę kartę z powrotem
vanguard-do-remove =
    { $who ->
        [you] usuń
        [inf] usunąć
       *[each] usuwa
    } tę kartę z kampanii
vanguard-do-remove-card =
    { $who ->
        [you] usuń
        [inf] usunąć
       *[each] usuwa
    } z kampanii kartę { $thing }
