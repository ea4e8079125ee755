# Co musi być prawdą, jako zdanie po „jeśli” i „tylko gdy”.
vanguard-if-story = wasza historia prowadzi tutaj
vanguard-if-another-here = chodzi o kogoś innego w twoim sektorze
vanguard-if-switch =
    { $on ->
        [yes] obowiązuje „{ $name }”
       *[no] nie obowiązuje „{ $name }”
    }
vanguard-if-state =
    { $not ->
        [yes] nie obowiązuje „{ $name }”
       *[no] obowiązuje „{ $name }”
    }
vanguard-if-against =
    { $sign ->
        [is] { $left } jest dokładnie tyle, ile { $right }
        [not] { $left } nie jest tyle, ile { $right }
        [less] { $left } jest mniej niż { $right }
        [most] { $left } nie jest więcej niż { $right }
        [more] { $left } jest więcej niż { $right }
       *[least] { $left } jest co najmniej tyle, ile { $right }
    }
vanguard-if-number =
    { $sign ->
        [least] { $number } to co najmniej { $count }
        [most] { $number } to najwyżej { $count }
        [not] { $number } to nie { $count }
       *[is] { $number } to { $count }
    }

## Co się liczy

vanguard-if-own =
    { $of ->
        [number] wartość „{ $name }” to { $sign ->
            [none] 0
            [least] co najmniej { $count }
            [most] najwyżej { $count }
            [not] nie { $count }
           *[is] { $count }
        }
       *[track] tor „{ $name }” { $sign ->
            [none] stoi na 0
            [least] stoi co najmniej na { $count }
            [most] stoi najwyżej na { $count }
            [not] nie stoi na { $count }
           *[is] stoi na { $count }
        }
    }
vanguard-if-counter =
    { $sign ->
        [none] nie macie nic zebranego
        [least] macie zebrane co najmniej { $count }
        [most] macie zebrane najwyżej { $count }
        [not] macie zebrane co innego niż { $count }
       *[is] macie zebrane dokładnie { $count }
    }
vanguard-if-count =
    { $sign ->
        [none] { $place } nie ma znacznika „{ $marker }”
        [least] { $count ->
            [1] { $place } leży znacznik „{ $marker }”
           *[other] { $count ->
                [one] { $place } leży co najmniej { $count } znacznik „{ $marker }”
                [few] { $place } leżą co najmniej { $count } znaczniki „{ $marker }”
                [many] { $place } leży co najmniej { $count } znaczników „{ $marker }”
               *[other] { $place } leży co najmniej { $count } znaczników „{ $marker }”
            }
        }
        [most] { $count ->
            [one] { $place } leży najwyżej { $count } znacznik „{ $marker }”
            [few] { $place } leżą najwyżej { $count } znaczniki „{ $marker }”
            [many] { $place } leży najwyżej { $count } znaczników „{ $marker }”
           *[other] { $place } leży najwyżej { $count } znaczników „{ $marker }”
        }
        [not] { $place } leży inna liczba znaczników „{ $marker }” niż { $count }
       *[is] { $count ->
            [one] { $place } leży { $count } znacznik „{ $marker }”
            [few] { $place } leżą { $count } znaczniki „{ $marker }”
            [many] { $place } leży { $count } znaczników „{ $marker }”
           *[other] { $place } leży { $count } znaczników „{ $marker }”
        }
    }
vanguard-if-path-count =
    na { $path ->
        [here] ścieżce twojego sektora
        [all] ścieżkach twojego sektora
       *[other] ścieżce { $path }
    } { $sign ->
        [none] nie leży znacznik „{ $marker }”
        [least] { $count ->
            [1] leży znacznik „{ $marker }”
           *[other] { $count ->
                [one] leży co najmniej { $count } znacznik „{ $marker }”
                [few] leżą co najmniej { $count } znaczniki „{ $marker }”
                [many] leży co najmniej { $count } znaczników „{ $marker }”
               *[other] leży co najmniej { $count } znaczników „{ $marker }”
            }
        }
        [most] { $count ->
            [one] leży najwyżej { $count } znacznik „{ $marker }”
            [few] leżą najwyżej { $count } znaczniki „{ $marker }”
            [many] leży najwyżej { $count } znaczników „{ $marker }”
           *[other] leży najwyżej { $count } znaczników „{ $marker }”
        }
        [not] leży inna liczba znaczników „{ $marker }” niż { $count }
       *[is] { $count ->
            [one] leży { $count } znacznik „{ $marker }”
            [few] leżą { $count } znaczniki „{ $marker }”
            [many] leży { $count } znaczników „{ $marker }”
           *[other] leży { $count } znaczników „{ $marker }”
        }
    }
vanguard-if-crewed =
    { $sign ->
        [none] { $place } nikogo nie ma
        [all] { $place } jest cała drużyna
        [least] { $count ->
            [1] { $place } ktoś jest
           *[other] { $count ->
                [one] { $place } jest co najmniej { $count } osoba z załogi
                [few] { $place } są co najmniej { $count } osoby z załogi
                [many] { $place } jest co najmniej { $count } osób z załogi
               *[other] { $place } jest co najmniej { $count } osób z załogi
            }
        }
        [most] { $count ->
            [one] { $place } jest najwyżej { $count } osoba z załogi
            [few] { $place } są najwyżej { $count } osoby z załogi
            [many] { $place } jest najwyżej { $count } osób z załogi
           *[other] { $place } jest najwyżej { $count } osób z załogi
        }
        [not] { $place } jest inna liczba osób z załogi niż { $count }
       *[is] { $count ->
            [one] { $place } jest { $count } osoba z załogi
            [few] { $place } są { $count } osoby z załogi
            [many] { $place } jest { $count } osób z załogi
           *[other] { $place } jest { $count } osób z załogi
        }
    }
vanguard-if-standees =
    { $sign ->
        [none] { $place } nie { $plural ->
            [yes] stoją
           *[no] stoi
        } { $thing }
        [least] { $count ->
            [1] { $place } { $plural ->
                [yes] stoją
               *[no] stoi
            } { $thing }
           *[other] { $place } { $count ->
                [one] stoi co najmniej { $count } figurka
                [few] stoją co najmniej { $count } figurki
                [many] stoi co najmniej { $count } figurek
               *[other] stoi co najmniej { $count } figurki
            } { $thing }
        }
        [most] { $place } { $count ->
            [one] stoi najwyżej { $count } figurka
            [few] stoją najwyżej { $count } figurki
            [many] stoi najwyżej { $count } figurek
           *[other] stoi najwyżej { $count } figurki
        } { $thing }
        [not] { $place } jest inna liczba figurek { $thing } niż { $count }
       *[is] { $place } { $count ->
            [one] stoi dokładnie { $count } figurka
            [few] stoją dokładnie { $count } figurki
            [many] stoi dokładnie { $count } figurek
           *[other] stoi dokładnie { $count } figurki
        } { $thing }
    }
vanguard-if-field =
    { $sign ->
        [none] żeton karty { $thing } stoi na początku
        [least] żeton karty { $thing } stoi co najmniej na polu { $count }
        [most] żeton karty { $thing } stoi najdalej na polu { $count }
        [not] żeton karty { $thing } stoi gdzie indziej niż na polu { $count }
       *[is] żeton karty { $thing } stoi na polu { $count }
    }
vanguard-if-time =
    { $sign ->
        [none] czas toru { $track } stoi na początku
        [least] czas toru { $track } stoi co najmniej na polu { $count }
        [most] czas toru { $track } stoi najdalej na polu { $count }
        [not] czas toru { $track } stoi gdzie indziej niż na polu { $count }
       *[is] czas toru { $track } stoi na polu { $count }
    }
vanguard-if-progress =
    { $sign ->
        [none] { $row } tor karty { $thing } stoi na początku
        [least] { $row } tor karty { $thing } stoi co najmniej na polu { $count }
        [most] { $row } tor karty { $thing } stoi najdalej na polu { $count }
        [not] { $row } tor karty { $thing } stoi gdzie indziej niż na polu { $count }
       *[is] { $row } tor karty { $thing } stoi na polu { $count }
    }
vanguard-if-visits =
    { $sign ->
        [none] jesteście tu pierwszy raz
        [least] { $count ->
            [1] jesteście tu
            [2] nie jesteście tu pierwszy raz
           *[other] to wasza { $count }. lub późniejsza wizyta
        }
        [most] { $count ->
            [1] jesteście tu pierwszy raz
           *[other] to wasza { $count }. lub wcześniejsza wizyta
        }
        [not] to nie jest wasza { $count }. wizyta
       *[is] { $count ->
            [1] jesteście tu pierwszy raz
            [2] jesteście tu drugi raz
           *[other] to wasza { $count }. wizyta
        }
    }
vanguard-if-round =
    { $sign ->
        [none] nie zaczęła się jeszcze żadna runda
        [least] trwa runda { $count } lub późniejsza
        [most] trwa runda { $count } lub wcześniejsza
        [not] nie trwa runda { $count }
       *[is] trwa runda { $count }
    }
vanguard-if-supplies =
    { $sign ->
        [none] nie masz zapasów
        [least] { $count ->
            [1] masz zapasy
           *[other] masz co najmniej { $count ->
                [one] { $count } zapas
                [few] { $count } zapasy
                [many] { $count } zapasów
               *[other] { $count } zapasy
            }
        }
        [most] masz najwyżej { $count ->
            [one] { $count } zapas
            [few] { $count } zapasy
            [many] { $count } zapasów
           *[other] { $count } zapasy
        }
        [not] masz inną liczbę zapasów niż { $count }
       *[is] masz dokładnie { $count ->
            [one] { $count } zapas
            [few] { $count } zapasy
            [many] { $count } zapasów
           *[other] { $count } zapasy
        }
    }
vanguard-if-success =
    { $sign ->
        [none] nie masz żetonów sukcesu
        [least] { $count ->
            [1] masz żeton sukcesu
           *[other] masz co najmniej { $count ->
                [one] { $count } żeton sukcesu
                [few] { $count } żetony sukcesu
                [many] { $count } żetonów sukcesu
               *[other] { $count } żetony sukcesu
            }
        }
        [most] masz najwyżej { $count ->
            [one] { $count } żeton sukcesu
            [few] { $count } żetony sukcesu
            [many] { $count } żetonów sukcesu
           *[other] { $count } żetony sukcesu
        }
        [not] masz inną liczbę żetonów sukcesu niż { $count }
       *[is] masz dokładnie { $count ->
            [one] { $count } żeton sukcesu
            [few] { $count } żetony sukcesu
            [many] { $count } żetonów sukcesu
           *[other] { $count } żetony sukcesu
        }
    }
vanguard-if-team =
    { $sign ->
        [none] w drużynie nikogo nie ma
        [least] { $count ->
            [1] w drużynie ktoś jest
           *[other] { $count ->
                [one] w drużynie jest co najmniej { $count } osoba
                [few] w drużynie są co najmniej { $count } osoby
                [many] w drużynie jest co najmniej { $count } osób
               *[other] w drużynie jest co najmniej { $count } osób
            }
        }
        [most] { $count ->
            [one] w drużynie jest najwyżej { $count } osoba
            [few] w drużynie są najwyżej { $count } osoby
            [many] w drużynie jest najwyżej { $count } osób
           *[other] w drużynie jest najwyżej { $count } osób
        }
        [not] w drużynie jest inna liczba osób niż { $count }
       *[is] { $count ->
            [one] w drużynie jest { $count } osoba
            [few] w drużynie są { $count } osoby
            [many] w drużynie jest { $count } osób
           *[other] w drużynie jest { $count } osób
        }
    }
vanguard-if-rank =
    { $sign ->
        [none] nie masz stopnia
        [least] masz stopień { $count } lub wyższy
        [most] masz stopień { $count } lub niższy
        [not] nie masz stopnia { $count }
       *[is] masz stopień { $count }
    }
vanguard-if-injuries =
    { $sign ->
        [none] { $placed ->
            [yes] { $place } nikt nie ma obrażeń
           *[no] nie masz obrażeń
        }
        [least] { $count ->
            [1] { $placed ->
                [yes] { $place } ktoś ma obrażenie
               *[no] masz obrażenie
            }
           *[other] { $placed ->
                [yes] obrażeń { $place } jest co najmniej { $count }
               *[no] obrażeń masz co najmniej { $count }
            }
        }
        [most] { $placed ->
            [yes] obrażeń { $place } jest najwyżej { $count }
           *[no] obrażeń masz najwyżej { $count }
        }
        [not] { $placed ->
            [yes] obrażeń { $place } nie jest dokładnie { $count }
           *[no] obrażeń nie masz dokładnie { $count }
        }
       *[is] { $placed ->
            [yes] obrażeń { $place } jest dokładnie { $count }
           *[no] obrażeń masz dokładnie { $count }
        }
    }
vanguard-if-injury-cards =
    { $sign ->
        [none] { $placed ->
            [yes] { $place } nikt nie ma karty obrażenia { $injury }
           *[no] nie masz karty obrażenia { $injury }
        }
        [least] { $count ->
            [1] { $placed ->
                [yes] { $place } ktoś ma kartę obrażenia { $injury }
               *[no] masz kartę obrażenia { $injury }
            }
           *[other] kart obrażenia { $injury } jest w grze co najmniej { $count }
        }
        [most] kart obrażenia { $injury } jest w grze najwyżej { $count }
        [not] kart obrażenia { $injury } nie jest w grze dokładnie { $count }
       *[is] kart obrażenia { $injury } jest w grze dokładnie { $count }
    }
vanguard-if-hand =
    { $sign ->
        [none] nie masz kart na ręce
        [least] { $count ->
            [1] masz na ręce kartę
           *[other] masz na ręce co najmniej { $count ->
                [one] { $count } kartę
                [few] { $count } karty
                [many] { $count } kart
               *[other] { $count } karty
            }
        }
        [most] masz na ręce najwyżej { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }
        [not] masz na ręce inną liczbę kart niż { $count }
       *[is] masz na ręce dokładnie { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }
    }
vanguard-if-charges =
    { $sign ->
        [none] nie masz ładunków
        [least] { $count ->
            [1] masz ładunek
           *[other] masz co najmniej { $count ->
                [one] { $count } ładunek
                [few] { $count } ładunki
                [many] { $count } ładunków
               *[other] { $count } ładunki
            }
        }
        [most] masz najwyżej { $count ->
            [one] { $count } ładunek
            [few] { $count } ładunki
            [many] { $count } ładunków
           *[other] { $count } ładunki
        }
        [not] masz inną liczbę ładunków niż { $count }
       *[is] masz dokładnie { $count ->
            [one] { $count } ładunek
            [few] { $count } ładunki
            [many] { $count } ładunków
           *[other] { $count } ładunki
        }
    }
vanguard-if-dice =
    { $sign ->
        [none] nie masz kości w grze
        [least] { $count ->
            [1] masz w grze kość
           *[other] masz w grze co najmniej { $count ->
                [one] { $count } kość
                [few] { $count } kości
                [many] { $count } kości
               *[other] { $count } kości
            }
        }
        [most] masz w grze najwyżej { $count ->
            [one] { $count } kość
            [few] { $count } kości
            [many] { $count } kości
           *[other] { $count } kości
        }
        [not] masz w grze inną liczbę kości niż { $count }
       *[is] masz w grze dokładnie { $count ->
            [one] { $count } kość
            [few] { $count } kości
            [many] { $count } kości
           *[other] { $count } kości
        }
    }
vanguard-if-equipment =
    { $sign ->
        [none] { $placed ->
            [yes] { $place } nikt nie niesie wyposażenia
           *[no] nie niesiesz wyposażenia
        }
        [least] { $count ->
            [1] { $placed ->
                [yes] { $place } ktoś niesie wyposażenie
               *[no] niesiesz wyposażenie
            }
           *[other] { $placed ->
                [yes] sztuk wyposażenia { $place } jest co najmniej { $count }
               *[no] sztuk wyposażenia masz co najmniej { $count }
            }
        }
        [most] { $placed ->
            [yes] sztuk wyposażenia { $place } jest najwyżej { $count }
           *[no] sztuk wyposażenia masz najwyżej { $count }
        }
        [not] { $placed ->
            [yes] sztuk wyposażenia { $place } nie jest dokładnie { $count }
           *[no] sztuk wyposażenia nie masz dokładnie { $count }
        }
       *[is] { $placed ->
            [yes] sztuk wyposażenia { $place } jest dokładnie { $count }
           *[no] sztuk wyposażenia masz dokładnie { $count }
        }
    }
vanguard-if-passengers =
    { $sign ->
        [none] nie wieziecie pasażerów
        [least] { $count ->
            [1] wieziecie pasażera
           *[other] pasażerów jest co najmniej { $count }
        }
        [most] pasażerów jest najwyżej { $count }
        [not] pasażerów nie jest dokładnie { $count }
       *[is] pasażerów jest dokładnie { $count }
    }
vanguard-if-armour =
    { $sign ->
        [none] lądownik nie ma pancerza
        [least] { $count ->
            [1] lądownik ma pancerz
           *[other] pancerz lądownika wynosi co najmniej { $count }
        }
        [most] pancerz lądownika wynosi najwyżej { $count }
        [not] pancerz lądownika nie wynosi { $count }
       *[is] pancerz lądownika wynosi { $count }
    }
vanguard-if-sensors =
    { $sign ->
        [none] lądownik nie ma czujników
        [least] { $count ->
            [1] lądownik ma czujniki
           *[other] siła czujników lądownika wynosi co najmniej { $count }
        }
        [most] siła czujników lądownika wynosi najwyżej { $count }
        [not] siła czujników lądownika nie wynosi { $count }
       *[is] siła czujników lądownika wynosi { $count }
    }
vanguard-if-manoeuvrability =
    { $sign ->
        [none] lądownik nie potrafi manewrować
        [least] { $count ->
            [1] lądownik potrafi manewrować
           *[other] zwrotność lądownika wynosi co najmniej { $count }
        }
        [most] zwrotność lądownika wynosi najwyżej { $count }
        [not] zwrotność lądownika nie wynosi { $count }
       *[is] zwrotność lądownika wynosi { $count }
    }
vanguard-if-morale =
    { $sign ->
        [none] morale jest bardzo niskie
        [least] { $count ->
            [1] morale jest niskie lub lepsze
            [2] morale jest średnie lub wysokie
           *[other] morale jest wysokie
        }
        [most] { $count ->
            [1] morale jest niskie lub bardzo niskie
            [2] morale jest średnie lub gorsze
           *[other] morale jest wysokie lub gorsze
        }
        [not] { $count ->
            [1] morale nie jest niskie
            [2] morale nie jest średnie
           *[other] morale nie jest wysokie
        }
       *[is] { $count ->
            [1] morale jest niskie
            [2] morale jest średnie
           *[other] morale jest wysokie
        }
    }
vanguard-if-act =
    { $sign ->
        [none] nie zaczął się jeszcze żaden akt
        [least] trwa akt { $count } lub późniejszy
        [most] trwa akt { $count } lub wcześniejszy
        [not] nie trwa akt { $count }
       *[is] trwa akt { $count }
    }
vanguard-if-passes =
    { $sign ->
        [none] nie skończyło się jeszcze żadne przejście
        [least] { $count ->
            [1] skończyło się co najmniej 1 przejście
           *[other] zakończonych przejść jest co najmniej { $count }
        }
        [most] zakończonych przejść jest najwyżej { $count }
        [not] zakończonych przejść nie jest dokładnie { $count }
       *[is] zakończonych przejść jest dokładnie { $count }
    }
vanguard-if-read =
    { $sign ->
        [none] dziennik jeszcze o tym nie opowiedział
        [least] { $count ->
            [1] dziennik już o tym opowiedział
            [2] dziennik opowiedział o tym co najmniej dwa razy
           *[other] dziennik opowiedział o tym co najmniej { $count } razy
        }
        [most] { $count ->
            [1] dziennik opowiedział o tym najwyżej raz
           *[other] dziennik opowiedział o tym najwyżej { $count } razy
        }
        [not] dziennik opowiedział o tym inną liczbę razy niż { $count }
       *[is] { $count ->
            [1] dziennik opowiedział o tym raz
            [2] dziennik opowiedział o tym dwa razy
           *[other] dziennik opowiedział o tym { $count } razy
        }
    }
vanguard-if-explored =
    { $sign ->
        [none] planeta { $thing } nie była jeszcze badana
        [least] { $count ->
            [1] planeta { $thing } już była badana
            [2] planeta { $thing } była badana co najmniej dwa razy
           *[other] planeta { $thing } była badana co najmniej { $count } razy
        }
        [most] { $count ->
            [1] planeta { $thing } była badana najwyżej raz
           *[other] planeta { $thing } była badana najwyżej { $count } razy
        }
        [not] planeta { $thing } była badana inną liczbę razy niż { $count }
       *[is] { $count ->
            [1] planeta { $thing } była badana raz
            [2] planeta { $thing } była badana dwa razy
           *[other] planeta { $thing } była badana { $count } razy
        }
    }
vanguard-if-memorial =
    { $sign ->
        [none] { $shows ->
            [any] nikt z załogi nie umarł
           *[other] nikt z sekcji { $section } nie umarł
        }
        [least] { $count ->
            [1] { $shows ->
                [any] ktoś z załogi nie żyje
               *[other] ktoś z sekcji { $section } nie żyje
            }
           *[other] { $shows ->
                [any] zmarłych z załogi jest co najmniej { $count }
               *[other] zmarłych z sekcji { $section } jest co najmniej { $count }
            }
        }
        [most] { $shows ->
            [any] zmarłych z załogi jest najwyżej { $count }
           *[other] zmarłych z sekcji { $section } jest najwyżej { $count }
        }
        [not] { $shows ->
            [any] zmarłych z załogi nie jest dokładnie { $count }
           *[other] zmarłych z sekcji { $section } nie jest dokładnie { $count }
        }
       *[is] { $shows ->
            [any] zmarłych z załogi jest dokładnie { $count }
           *[other] zmarłych z sekcji { $section } jest dokładnie { $count }
        }
    }
vanguard-if-recovered =
    { $sign ->
        [none] w ostatnim przejściu nikt nie opuścił ambulatorium
        [least] { $count ->
            [1] w ostatnim przejściu ktoś opuścił ambulatorium
            [few] w ostatnim przejściu zwolniono co najmniej { $count } pacjentów
           *[other] w ostatnim przejściu zwolniono co najmniej { $count } pacjentów
        }
        [most] pacjentów zwolnionych w ostatnim przejściu jest najwyżej { $count }
        [not] pacjentów zwolnionych w ostatnim przejściu nie jest dokładnie { $count }
       *[is] pacjentów zwolnionych w ostatnim przejściu jest dokładnie { $count }
    }
vanguard-if-waited =
    { $sign ->
        [none] dopiero weszło to do gry
        [least] { $count ->
            [1] jest to w grze co najmniej 1 przejście
           *[other] przejść od wejścia do gry jest co najmniej { $count }
        }
        [most] przejść od wejścia do gry jest najwyżej { $count }
        [not] przejść od wejścia do gry nie jest dokładnie { $count }
       *[is] przejść od wejścia do gry jest dokładnie { $count }
    }
vanguard-if-listened =
    { $sign ->
        [none] Nasłuch nie ruszył się od wejścia do gry
        [least] { $count ->
            [1] Nasłuch ruszył się od wejścia do gry
           *[other] kroków Nasłuchu od wejścia do gry jest co najmniej { $count }
        }
        [most] kroków Nasłuchu od wejścia do gry jest najwyżej { $count }
        [not] kroków Nasłuchu od wejścia do gry nie jest dokładnie { $count }
       *[is] kroków Nasłuchu od wejścia do gry jest dokładnie { $count }
    }
vanguard-if-advanced =
    { $sign ->
        [none] nie posunęło się to jeszcze naprzód
        [least] { $count ->
            [1] posunęło się to już naprzód
           *[other] kroków naprzód jest co najmniej { $count }
        }
        [most] kroków naprzód jest najwyżej { $count }
        [not] kroków naprzód nie jest dokładnie { $count }
       *[is] kroków naprzód jest dokładnie { $count }
    }
vanguard-if-tally =
    { $sign ->
        [all] cała drużyna wsparła test
        [none] nie macie jeszcze { $tally ->
                [yellow] żółtych wyników
                [green] zielonych wyników
                [combinations] kombinacji kości
                [exertions] wysiłków
                [gear] użyć wyposażenia
                [threat-green] zielonych wyników z zagrożeniami
                [gathered] zdobytych tropów
                [optional] ukończonych misji pobocznych
                [time-ends] zakończonych torów czasu
                [wells] utrzymanych studni
                [moved-by-threat] ruchów załogi przez zagrożenia
                [danger] rzutów kością zagrożenia
               *[uniques] unikatowych odkryć
                [supported] osób, które wsparły test
            }
       *[other] macie { $sign ->
            [least] co najmniej
            [most] najwyżej
            [not] inną liczbę niż
           *[is] dokładnie
        } { $count } { "" }{ $tally ->
                [yellow] { $count ->
                    [one] żółty wynik
                    [few] żółte wyniki
                    [many] żółtych wyników
                   *[other] żółtych wyników
                }
                [green] { $count ->
                    [one] zielony wynik
                    [few] zielone wyniki
                    [many] zielonych wyników
                   *[other] zielonych wyników
                }
                [combinations] { $count ->
                    [one] kombinację kości
                    [few] kombinacje kości
                    [many] kombinacji kości
                   *[other] kombinacji kości
                }
                [exertions] { $count ->
                    [one] wysiłek
                    [few] wysiłki
                    [many] wysiłków
                   *[other] wysiłków
                }
                [gear] { $count ->
                    [one] użycie wyposażenia
                    [few] użycia wyposażenia
                    [many] użyć wyposażenia
                   *[other] użyć wyposażenia
                }
                [threat-green] { $count ->
                    [one] zielony wynik z zagrożeniem
                    [few] zielone wyniki z zagrożeniami
                    [many] zielonych wyników z zagrożeniami
                   *[other] zielonych wyników z zagrożeniami
                }
                [gathered] { $count ->
                    [one] zdobyty trop
                    [few] zdobyte tropy
                    [many] zdobytych tropów
                   *[other] zdobytych tropów
                }
                [optional] { $count ->
                    [one] ukończoną misję poboczną
                    [few] ukończone misje poboczne
                    [many] ukończonych misji pobocznych
                   *[other] ukończonych misji pobocznych
                }
                [time-ends] { $count ->
                    [one] zakończony tor czasu
                    [few] zakończone tory czasu
                    [many] zakończonych torów czasu
                   *[other] zakończonych torów czasu
                }
                [wells] { $count ->
                    [one] utrzymaną studnię
                    [few] utrzymane studnie
                    [many] utrzymanych studni
                   *[other] utrzymanych studni
                }
                [moved-by-threat] { $count ->
                    [one] ruch załogi przez zagrożenie
                    [few] ruchy załogi przez zagrożenia
                    [many] ruchów załogi przez zagrożenia
                   *[other] ruchów załogi przez zagrożenia
                }
                [danger] { $count ->
                    [one] rzut kością zagrożenia
                    [few] rzuty kością zagrożenia
                    [many] rzutów kością zagrożenia
                   *[other] rzutów kością zagrożenia
                }
               *[uniques] { $count ->
                    [one] unikatowe odkrycie
                    [few] unikatowe odkrycia
                    [many] unikatowych odkryć
                   *[other] unikatowych odkryć
                }
                [supported] { $count ->
                    [one] osobę, która wsparła test
                    [few] osoby, które wsparły test
                    [many] osób, które wsparły test
                   *[other] osób, które wsparły test
                }
            }
    }
vanguard-if-seen =
    { $sign ->
        [none] karta { $thing } jeszcze się nie pojawiła
        [least] { $count ->
            [1] karta { $thing } już pojawiła się
            [2] karta { $thing } pojawiła się co najmniej dwa razy
           *[other] karta { $thing } pojawiła się co najmniej { $count } razy
        }
        [most] { $count ->
            [1] karta { $thing } pojawiła się najwyżej raz
           *[other] karta { $thing } pojawiła się najwyżej { $count } razy
        }
        [not] karta { $thing } pojawiła się inną liczbę razy niż { $count }
       *[is] { $count ->
            [1] karta { $thing } pojawiła się raz
            [2] karta { $thing } pojawiła się dwa razy
           *[other] karta { $thing } pojawiła się { $count } razy
        }
    }
vanguard-if-finals =
    { $sign ->
        [none] żaden sektor nie jest w pełni zbadany
        [least] { $count ->
            [1] jakiś sektor jest w pełni zbadany
            [few] w pełni zbadano co najmniej { $count } sektory
           *[other] w pełni zbadano co najmniej { $count } sektorów
        }
        [most] w pełni zbadano najwyżej { $count } sektorów
        [not] w pełni zbadanych sektorów nie jest dokładnie { $count }
       *[is] w pełni zbadanych sektorów jest dokładnie { $count }
    }
vanguard-if-kinds =
    { $sign ->
        [none] nie wieziesz odkryć
        [least] { $count ->
            [1] wieziesz odkrycie
           *[other] wieziesz odkrycia co najmniej { $count } rodzajów
        }
        [most] wieziesz odkrycia najwyżej { $count } rodzajów
        [not] nie wieziesz odkryć { $count } rodzajów
       *[is] wieziesz odkrycia { $count } rodzajów
    }
vanguard-if-entered-count =
    { $sign ->
        [none] żaden sektor nie jest odwiedzony
        [least] { $count ->
            [1] jakiś sektor jest odwiedzony
            [few] odwiedzono co najmniej { $count } sektory
           *[other] odwiedzono co najmniej { $count } sektorów
        }
        [most] odwiedzono najwyżej { $count } sektorów
        [not] odwiedzonych sektorów nie jest dokładnie { $count }
       *[is] odwiedzonych sektorów jest dokładnie { $count }
    }
vanguard-if-available =
    { $sign ->
        [none] nikt stopnia { $number } z sekcji { $section } nie jest dostępny
        [least] { $count ->
            [1] ktoś stopnia { $number } z sekcji { $section } jest dostępny
           *[other] dostępnych osób stopnia { $number } z sekcji { $section } jest co najmniej { $count }
        }
        [most] dostępnych osób stopnia { $number } z sekcji { $section } jest najwyżej { $count }
        [not] dostępnych osób stopnia { $number } z sekcji { $section } nie jest dokładnie { $count }
       *[is] dostępnych osób stopnia { $number } z sekcji { $section } jest dokładnie { $count }
    }
vanguard-if-shown =
    { $sign ->
        [none] żadna kość nie pokazuje symbolu { $face }
        [least] { $count ->
            [1] jakaś kość pokazuje symbol { $face }
           *[other] kości z symbolem { $face } jest co najmniej { $count }
        }
        [most] kości z symbolem { $face } jest najwyżej { $count }
        [not] kości z symbolem { $face } nie jest dokładnie { $count }
       *[is] kości z symbolem { $face } jest dokładnie { $count }
    }

## Co jest prawdą albo nie

vanguard-if-biome =
    { $not ->
        [yes] sektor nie jest { $biome }
       *[no] sektor jest { $biome }
    }
vanguard-if-biome-at =
    { $not ->
        [yes] { $place } nie jest { $biome }
       *[no] { $place } jest { $biome }
    }
vanguard-if-is =
    { $not ->
        [yes] { $place } to nie „{ $tag }”
       *[no] { $place } to „{ $tag }”
    }
vanguard-if-at =
    { $not ->
        [yes] nie ma cię { $place }
       *[no] jesteś { $place }
    }
vanguard-if-self =
    { $not ->
        [yes] chodzi o kogoś innego
       *[no] chodzi o ciebie
    }
vanguard-if-anybody =
    { $not ->
        [yes] nie chodzi o nikogo
       *[no] chodzi o kogokolwiek
    }
vanguard-if-alone =
    { $not ->
        [yes] w twoim sektorze jest ktoś jeszcze
       *[no] w twoim sektorze nie ma nikogo innego
    }
vanguard-if-final =
    { $not ->
        [yes] punkt zainteresowania { $place } nie jest końcowy
       *[no] punkt zainteresowania { $place } jest końcowy
    }
vanguard-if-empty =
    { $not ->
        [yes] { $place } jest punkt zainteresowania
       *[no] { $place } nic już nie ma
    }
vanguard-if-important =
    { $not ->
        [yes] punkt zainteresowania { $place } nie jest ważny
       *[no] punkt zainteresowania { $place } jest ważny
    }
vanguard-if-threatened =
    { $not ->
        [yes] { $place } nie ma zagrożenia
       *[no] { $place } jest zagrożenie
    }
vanguard-if-marked =
    { $not ->
        [yes] { $place } nie ma znacznika „{ $marker }”
       *[no] { $place } leży znacznik „{ $marker }”
    }
vanguard-if-gear =
    { $not ->
        [yes] { $place } nie stoi { $thing }
       *[no] { $place } stoi { $thing }
    }
vanguard-if-carries =
    { $not ->
        [yes] nie niesiesz wyposażenia { $thing }
       *[no] niesiesz wyposażenie { $thing }
    }
vanguard-if-used =
    { $not ->
        [yes] wyposażenie { $thing } nie było jeszcze użyte w tej rundzie
       *[no] wyposażenie { $thing } było już użyte w tej rundzie
    }
vanguard-if-section =
    { $not ->
        [yes] nie jesteś w sekcji { $section }
       *[no] jesteś w sekcji { $section }
    }
vanguard-if-condition =
    { $not ->
        [yes] nie obowiązuje warunek globalny { $thing }
       *[no] obowiązuje warunek globalny { $thing }
    }
vanguard-if-mission =
    { $outcome ->
        [done] { $not ->
            [yes] misja { $thing } nie jest ukończona
           *[no] misja { $thing } jest ukończona
        }
        [failed] { $not ->
            [yes] misja { $thing } nie skończyła się niepowodzeniem
           *[no] misja { $thing } się nie powiodła
        }
       *[open] { $not ->
            [yes] misja { $thing } nie trwa
           *[no] misja { $thing } trwa
        }
    }
vanguard-if-found =
    { $not ->
        [yes] nie masz odkrycia { $thing }
       *[no] masz odkrycie { $thing }
    }
vanguard-if-installed =
    { $not ->
        [yes] karta { $thing } nie jest zainstalowana
       *[no] karta { $thing } jest zainstalowana
    }
vanguard-if-activated =
    w tym przejściu { $not ->
        [yes] nie użyto jeszcze
       *[no] użyto już
    } { $facility ->
        [laboratory] laboratorium badawczego
        [complex] kompleksu produkcyjnego
        [barracks] koszar
        [situation-room] sali sytuacyjnej
       *[add-on] pomieszczenia dodatkowego
    }
vanguard-if-objective =
    { $not ->
        [yes] celu { $thing } nie ma w grze
       *[no] cel { $thing } jest w grze
    }
vanguard-if-row =
    { $not ->
        [yes] wynik nie jest { $row }
       *[no] wynik jest { $row }
    }
vanguard-if-injury =
    { $not ->
        [yes] obrażenie to nie { $injury }
       *[no] obrażenie to { $injury }
    }
vanguard-if-type =
    { $not ->
        [yes] nie chodzi o trop { $type }
       *[no] chodzi o trop { $type }
    }
vanguard-if-symbol =
    { $not ->
        [yes] nie chodzi o
       *[no] chodzi o
    } symbol { $shows ->
        [T] podróży
       *[other] „{ $symbol }”
    }
vanguard-if-cause =
    { $not ->
        [yes] przyczyną nie jest
       *[no] przyczyną jest
    } { $cause ->
        [path] ścieżka
        [event] wydarzenie
        [threat] zagrożenie
        [landing] lądowanie
        [danger] kość zagrożenia
        [check] test
       *[effect] efekt
    }
vanguard-if-new =
    { $not ->
        [yes] ktoś już tam był
       *[no] nikogo tam jeszcze nie było
    }
vanguard-if-moved =
    { $not ->
        [yes] nie masz za sobą podróży w tej turze
       *[no] masz za sobą podróż w tej turze
    }
vanguard-if-rested =
    { $not ->
        [yes] nie masz za sobą odpoczynku w tej turze
       *[no] masz za sobą odpoczynek w tej turze
    }
vanguard-if-replaced =
    { $not ->
        [yes] w tej turze nie zastąpiono punktu zainteresowania w twoim sektorze
       *[no] w tej turze zastąpiono punkt zainteresowania w twoim sektorze
    }
vanguard-if-joined =
    { $not ->
        [yes] tych miejsc nie łączy oznaczona droga
       *[no] te miejsca łączy oznaczona droga
    }
vanguard-if-planet =
    { $not ->
        [yes] nie jesteście na planecie { $thing }
       *[no] jesteście na planecie { $thing }
    }
vanguard-if-visited =
    { $not ->
        [yes] planeta { $thing } nie jest jeszcze zbadana
       *[no] planeta { $thing } jest już zbadana
    }
vanguard-if-status =
    { $status ->
        [no-travel] { $not ->
            [yes] możesz podróżować
           *[no] nie możesz podróżować
        }
       *[other] { $not ->
            [yes] to już nie trwa
           *[no] to jeszcze trwa
        }
    }
vanguard-if-resolved =
    { $not ->
        [yes] karta { $thing } nie dała wyniku { $row }
       *[no] karta { $thing } dała { $row } wynik
    }

## Co się liczy, w dopełniaczu, po „ile jest” i „najwięcej”

vanguard-value-own = kroków na torze „{ $name }”
vanguard-value-counter = zebranych rzeczy
vanguard-value-count = znaczników „{ $marker }” { $place }
vanguard-value-path-count = znaczników „{ $marker }” na ścieżkach
vanguard-value-crewed = osób z załogi { $place }
vanguard-value-standees = figurek { $thing } { $place }
vanguard-value-field = pól za kartą { $thing }
vanguard-value-time = pól czasu za torem { $track }
vanguard-value-progress = pól, na których jest { $row } tor karty { $thing }
vanguard-value-visits = wizyt
vanguard-value-round = dotychczasowych rund
vanguard-value-supplies = zapasów
vanguard-value-success = żetonów sukcesu
vanguard-value-team = osób w drużynie
vanguard-value-rank = stopni
vanguard-value-injuries =
    { $placed ->
        [yes] obrażeń { $place }
       *[no] obrażeń
    }
vanguard-value-injury-cards = kart obrażenia { $injury }
vanguard-value-hand = kart na ręce
vanguard-value-charges = ładunków
vanguard-value-dice = kości w grze
vanguard-value-equipment =
    { $placed ->
        [yes] sztuk wyposażenia { $place }
       *[no] sztuk wyposażenia
    }
vanguard-value-passengers = pasażerów
vanguard-value-armour = punktów pancerza
vanguard-value-sensors = punktów czujników
vanguard-value-manoeuvrability = punktów zwrotności
vanguard-value-morale = stopni morale
vanguard-value-act = dotychczasowych aktów
vanguard-value-passes = dotychczasowych przejść
vanguard-value-read = czytań tej strony
vanguard-value-explored = wypraw na planetę { $thing }
vanguard-value-memorial =
    { $shows ->
        [any] zmarłych z załogi
       *[other] zmarłych z sekcji { $section }
    }
vanguard-value-recovered = pacjentów zwolnionych w ostatnim przejściu
vanguard-value-waited = przejść od wejścia do gry
vanguard-value-listened = kroków Nasłuchu od wejścia do gry
vanguard-value-advanced = kroków naprzód
vanguard-value-tally =
    { $tally ->
        [yellow] żółtych wyników
        [green] zielonych wyników
        [combinations] użytych kombinacji kości
        [supported] osób, które wsparły test
        [exertions] wysiłków
        [gear] użyć wyposażenia
        [threat-green] zielonych wyników w starciu z zagrożeniami
        [gathered] zdobytych tropów
        [optional] ukończonych misji pobocznych
        [time-ends] zakończonych torów czasu
        [wells] utrzymanych studni
        [moved-by-threat] ruchów załogi przez zagrożenia
        [danger] rzuconych kości zagrożenia
       *[uniques] unikatowych odkryć
    }
vanguard-value-seen = pojawień się karty { $thing }
vanguard-value-finals = w pełni zbadanych sektorów
vanguard-value-kinds = rodzajów odkryć
vanguard-value-entered-count = odwiedzonych sektorów
vanguard-value-available = dostępnych osób stopnia { $count } z sekcji { $section }
vanguard-value-shown = kości z symbolem { $face }
