# Co dzieje się samo i co przez pewien czas obowiązuje.
vanguard-happens-share-refresh = { $crew } odświeża swoją część, razem { $dice }
vanguard-happens-march-all =
    wszyscy w twoim sektorze przechodzą razem najwyżej { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
        [many] { $count } sektorów
       *[other] { $count } sektora
    }{ $how ->
        [free] , ignorując symbole
        [first] , rozpatrując tylko pierwszą ścieżkę
        [dice] , zużywając po jednej kości na każdą ścieżkę
       *[symbols] { "" }
    }
vanguard-happens-march-with =
    { $count ->
        [one] ty i jeszcze jedna osoba z twojego sektora przechodzicie razem do połączonego sektora
        [few] ty i jeszcze jedna osoba z twojego sektora przechodzicie razem najwyżej { $count } sektory
        [many] ty i jeszcze jedna osoba z twojego sektora przechodzicie razem najwyżej { $count } sektorów
       *[other] ty i jeszcze jedna osoba z twojego sektora przechodzicie razem najwyżej { $count } sektora
    }{ $how ->
        [free] , ignorując symbole
        [first] , rozpatrując tylko pierwszą ścieżkę
        [dice] , zużywając po jednej kości na każdą ścieżkę
       *[symbols] { "" }
    }
vanguard-happens-follow =
    { $crew } może pójść razem{ $how ->
        [free] , ignorując symbole
        [first] , rozpatrując tylko pierwszą ścieżkę
        [dice] , zużywając po jednej kości na każdą ścieżkę
       *[symbols] { "" }
    }
vanguard-happens-time =
    { $sign ->
        [minus] jeden tor czasu cofa się o { $count }
       *[plus] każdy tor czasu przesuwa się o { $count }
    }
vanguard-happens-track =
    { $sign ->
        [minus] { $track } cofa się o { $count }
       *[plus] { $track } przesuwa się o { $count }
    }
vanguard-happens-advance =
    { $sign ->
        [minus] { $row } tor { $place } cofa się o { $count }
       *[plus] { $row } tor { $place } przesuwa się o { $count }{ $edge ->
            [short] , ale nie na pole wyniku
           *[none] { "" }
        }
    }
vanguard-happens-reset = { $track } zaczyna się od nowa
vanguard-happens-set-number = { $track } stoi teraz na { $count }
vanguard-happens-set = „{ $name }” to teraz „{ $setting }”
vanguard-happens-switch =
    { $on ->
        [yes] odtąd obowiązuje „{ $name }”
       *[no] „{ $name }” już nie obowiązuje
    }
vanguard-happens-path-free =
    { $path ->
        [here] jedna ścieżka twojego sektora
        [taken] ścieżka, którą idziesz,
        [all] każda ścieżka twojego sektora
       *[other] ścieżka { $path }
    } nie ma symboli { $span ->
        [check] na czas tego testu
        [turn] w tej turze
        [until] do następnej tury
        [next] do końca następnej tury
        [round] w tej rundzie
        [exploration] na czas tej wyprawy
       *[ever] odtąd na stałe
    }
vanguard-happens-path-close =
    { $path ->
        [here] jedna ścieżka twojego sektora
        [taken] ścieżka, którą idziesz,
        [all] każda ścieżka twojego sektora
       *[other] ścieżka { $path }
    } jest zamknięta { $span ->
        [check] na czas tego testu
        [turn] w tej turze
        [until] do następnej tury
        [next] do końca następnej tury
        [round] w tej rundzie
        [exploration] na czas tej wyprawy
       *[ever] odtąd na stałe
    }
vanguard-happens-path-less =
    ścieżki z twojego sektora mają o { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
        [many] { $count } symboli
       *[other] { $count } symbolu
    } mniej { $span ->
        [turn] w tej turze
        [round] w tej rundzie
       *[other] przez pewien czas
    }
vanguard-happens-lasting = odtąd jest tu { $lasting }
vanguard-happens-poi =
    nowy punkt zainteresowania { $placed ->
        [yes] { $place }
       *[no] w twoim sektorze
    } to { $thing }
vanguard-happens-poi-empty =
    { $placed ->
        [yes] nic więcej nie ma { $place }
       *[no] nic więcej tu nie ma
    }
vanguard-happens-top = { $place } pojawia się punkt zainteresowania { $thing }
vanguard-happens-clear = znikają punkty zainteresowania { $place }
vanguard-happens-status =
    { $status ->
        [no-travel] { $who ->
            [you] nie możesz podróżować
           *[each] nie może podróżować
        }
        [no-support] { $who ->
            [you] nie dostajesz wsparcia
           *[each] nie dostaje wsparcia
        }
        [unseen] { $who ->
            [you] zagrożenia na ciebie nie działają
           *[each] nie podlega zagrożeniom
        }
        [can-travel] { $who ->
            [you] możesz podróżować mimo zakazu
           *[each] może podróżować mimo zakazu
        }
        [held] { $who ->
            [you] efekty cię nie przesuwają
           *[each] nie daje się przesunąć efektom
        }
        [guard] { $who ->
            [you] żadne zagrożenie nie wejdzie do twojego sektora
           *[each] nie wpuszcza zagrożeń do swojego sektora
        }
        [reach] { $who ->
            [you] możesz wymieniać wyposażenie z połączonym sektorem
           *[each] może wymieniać wyposażenie z połączonym sektorem
        }
        [safe] { $who ->
            [you] ścieżki i wydarzenia nie przesuwają ani nie ranią nikogo w twoim sektorze
           *[each] chroni swój sektor przed ścieżkami i wydarzeniami
        }
        [light] { $who ->
            [you] twoja następna podróż ignoruje wszystkie symbole
           *[each] w następnej podróży ignoruje wszystkie symbole
        }
        [slow] { $who ->
            [you] twoja następna podróż kosztuje o jedną kość więcej
           *[each] za następną podróż płaci o jedną kość więcej
        }
        [wary] { $who ->
            [you] pierwsza kość zagrożenia w twoim sektorze odpada
           *[each] usuwa pierwszą kość zagrożenia w swoim sektorze
        }
       *[calm] { $who ->
            [you] zagrożenia i wydarzenia nie działają na nikogo w twoim sektorze
           *[each] chroni swój sektor przed zagrożeniami i wydarzeniami
        }
    }{ $status ->
        [light] { "" }
        [slow] { "" }
       *[other] { $span ->
            [check] { " " }na czas tego testu
            [turn] { " " }w tej turze
            [until] { $who ->
                [you] { " " }do twojej następnej tury
               *[each] { " " }do swojej następnej tury
            }
            [next] { $who ->
                [you] { " " }do końca twojej następnej tury
               *[each] { " " }do końca swojej następnej tury
            }
            [round] { " " }w tej rundzie
            [exploration] { " " }na czas tej wyprawy
           *[ever] { " " }odtąd na stałe
        }
    }
vanguard-dear-room =
    { $room ->
        [laboratory] laboratorium badawcze
        [complex] kompleks produkcyjny
        [barracks] koszary
        [situation-room] sala sytuacyjna
       *[add-on] pomieszczenie dodatkowe
    }
vanguard-dear-rooms =
    jedno pomieszczenie będzie w tym przejściu kosztować o { $count ->
        [one] { $count } żeton dowodzenia
        [few] { $count } żetony dowodzenia
        [many] { $count } żetonów dowodzenia
       *[other] { $count } żetonu dowodzenia
    } więcej. Wybierz: { $rooms }
vanguard-happens-note =
    { $note ->
        [discoveries] lądownik mieści o { $count ->
            [one] { $count } odkrycie
            [few] { $count } odkrycia
            [many] { $count } odkryć
           *[other] { $count } odkrycia
        } więcej
        [supplies] następna wyprawa zaczyna się z zapasami większymi o { $count }
        [fewer-dice] w teście można rzucić o { $count ->
            [one] { $count } własną kość
            [few] { $count } własne kości
            [many] { $count } własnych kości
           *[other] { $count } własne kości
        } mniej
        [hand-security] Ochrona na następnej wyprawie ma o { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } więcej na ręce
        [hand-recon] Zwiad na następnej wyprawie ma o { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } więcej na ręce
        [hand-science] Nauka na następnej wyprawie ma o { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } więcej na ręce
        [hand-engineering] Inżynieria na następnej wyprawie ma o { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } więcej na ręce
        [dice-security] Ochrona na następną wyprawę bierze z pudełka o { $count ->
            [one] { $count } kość
            [few] { $count } kości
            [many] { $count } kości
           *[other] { $count } kości
        } więcej
        [dice-recon] Zwiad na następną wyprawę bierze z pudełka o { $count ->
            [one] { $count } kość
            [few] { $count } kości
            [many] { $count } kości
           *[other] { $count } kości
        } więcej
        [dice-science] Nauka na następną wyprawę bierze z pudełka o { $count ->
            [one] { $count } kość
            [few] { $count } kości
            [many] { $count } kości
           *[other] { $count } kości
        } więcej
        [dice-engineering] Inżynieria na następną wyprawę bierze z pudełka o { $count ->
            [one] { $count } kość
            [few] { $count } kości
            [many] { $count } kości
           *[other] { $count } kości
        } więcej
        [recruits] następnym razem do wyboru jest o { $count ->
            [one] { $count } rekruta
            [few] { $count } rekrutów
            [many] { $count } rekrutów
           *[other] { $count } rekruta
        } więcej
        [recruits-security] następnym razem Ochrona ma do wyboru o { $count ->
            [one] { $count } rekruta
            [few] { $count } rekrutów
            [many] { $count } rekrutów
           *[other] { $count } rekruta
        } więcej
        [recruits-recon] następnym razem Zwiad ma do wyboru o { $count ->
            [one] { $count } rekruta
            [few] { $count } rekrutów
            [many] { $count } rekrutów
           *[other] { $count } rekruta
        } więcej
        [recruits-science] następnym razem Nauka ma do wyboru o { $count ->
            [one] { $count } rekruta
            [few] { $count } rekrutów
            [many] { $count } rekrutów
           *[other] { $count } rekruta
        } więcej
        [recruits-engineering] następnym razem Inżynieria ma do wyboru o { $count ->
            [one] { $count } rekruta
            [few] { $count } rekrutów
            [many] { $count } rekrutów
           *[other] { $count } rekruta
        } więcej
        [dear-laboratory] laboratorium badawcze kosztuje w tym przejściu o { $count ->
            [one] { $count } żeton dowodzenia
            [few] { $count } żetony dowodzenia
            [many] { $count } żetonów dowodzenia
           *[other] { $count } żetony dowodzenia
        } więcej
        [dear-complex] kompleks produkcyjny kosztuje w tym przejściu o { $count ->
            [one] { $count } żeton dowodzenia
            [few] { $count } żetony dowodzenia
            [many] { $count } żetonów dowodzenia
           *[other] { $count } żetony dowodzenia
        } więcej
        [dear-barracks] koszary kosztują w tym przejściu o { $count ->
            [one] { $count } żeton dowodzenia
            [few] { $count } żetony dowodzenia
            [many] { $count } żetonów dowodzenia
           *[other] { $count } żetony dowodzenia
        } więcej
        [dear-situation-room] sala sytuacyjna kosztuje w tym przejściu o { $count ->
            [one] { $count } żeton dowodzenia
            [few] { $count } żetony dowodzenia
            [many] { $count } żetonów dowodzenia
           *[other] { $count } żetony dowodzenia
        } więcej
        [dear-add-on] pomieszczenie dodatkowe kosztuje w tym przejściu o { $count ->
            [one] { $count } żeton dowodzenia
            [few] { $count } żetony dowodzenia
            [many] { $count } żetonów dowodzenia
           *[other] { $count } żetony dowodzenia
        } więcej
        [closed-laboratory] laboratorium badawcze w tym przejściu jest nieczynne
        [closed-complex] kompleks produkcyjny w tym przejściu jest nieczynny
        [closed-barracks] koszary w tym przejściu są nieczynne
        [closed-situation-room] sala sytuacyjna w tym przejściu jest nieczynna
        [closed-add-on] pomieszczenie dodatkowe w tym przejściu jest nieczynne
        [scan-dear] następny krok skanowania kosztuje o { $count } więcej
        [scan-free] { $count ->
            [one] { $count } krok skanowania jest darmowy
            [few] { $count } kroki skanowania są darmowe
            [many] { $count } kroków skanowania jest darmowych
           *[other] { $count } kroków skanowania jest darmowych
        }
        [situations] następne przejście odsłania o { $count ->
            [one] { $count } sytuację
            [few] { $count } sytuacje
            [many] { $count } sytuacji
           *[other] { $count } sytuacje
        } { $sign ->
            [minus] mniej
           *[plus] więcej
        }
        [rank-ups] przy następnym starcie macie do wyboru o { $count ->
            [one] { $count } kartę awansu
            [few] { $count } karty awansu
            [many] { $count } kart awansu
           *[other] { $count } karty awansu
        } więcej
        [flight-free] następny lot nic nie kosztuje
        [command-next] następne przejście daje o { $count ->
            [one] { $count } żeton dowodzenia
            [few] { $count } żetony dowodzenia
            [many] { $count } żetonów dowodzenia
           *[other] { $count } żetony dowodzenia
        } więcej
        [energy-next] następne przejście daje o { $count ->
            [one] { $count } żeton energii
            [few] { $count } żetony energii
            [many] { $count } żetonów energii
           *[other] { $count } żetony energii
        } więcej
        [second-project] następnym razem można ukończyć drugi projekt badawczy
        [events] zaczynają się wydarzenia
        [mute] { $count ->
            [one] następne pole, na które wejdzie zagrożenie, nie ma efektu
            [few] następne { $count } pola, na które wejdą zagrożenia, nie mają efektu
            [many] następnych { $count } pól, na które wejdą zagrożenia, nie ma efektu
           *[other] następnych { $count } pól, na które wejdą zagrożenia, nie ma efektu
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
vanguard-happens-condition =
    obowiązuje teraz warunek { $thing }{ $span ->
        [round] { " " }do końca rundy
       *[other] { "" }
    }
vanguard-happens-mission =
    { $outcome ->
        [done] misja { $thing } jest ukończona
        [failed] misja { $thing } się nie udała
        [reveal] zaczyna się nowa misja { $thing }
       *[off] misja { $thing } zostaje odrzucona
    }
vanguard-happens-threat =
    { $place } { $plural ->
        [yes] wchodzą
       *[no] wchodzi
    } do gry { $thing }
vanguard-happens-unthreat =
    { $thing } { $plural ->
        [yes] schodzą
       *[no] schodzi
    } z planszy{ $span ->
        [round] { " " }do końca następnej rundy
       *[other] { "" }
    }
vanguard-happens-still =
    { $thing } nie { $plural ->
        [yes] ruszają
       *[no] rusza
    } się { $span ->
        [turn] w tej turze
        [next] do końca twojej następnej tury
        [round] w tej rundzie
       *[other] przez pewien czas
    }
vanguard-happens-walk =
    { $thing } { $plural ->
        [yes] przesuwają
       *[no] przesuwa
    } się { $way ->
        [choice] { $count ->
            [one] do wybranego połączonego sektora
            [few] najwyżej o { $count ->
                [one] { $count } sektor
                [few] { $count } sektory
                [many] { $count } sektorów
               *[other] { $count } sektora
            }, dokąd wybierzesz
            [many] najwyżej o { $count ->
                [one] { $count } sektor
                [few] { $count } sektory
                [many] { $count } sektorów
               *[other] { $count } sektora
            }, dokąd wybierzesz
           *[other] najwyżej o { $count ->
                [one] { $count } sektor
                [few] { $count } sektory
                [many] { $count } sektorów
               *[other] { $count } sektora
            }, dokąd wybierzesz
        }
       *[other] { $way ->
            [route] o { $count ->
                [one] { $count } sektor
                [few] { $count } sektory
                [many] { $count } sektorów
               *[other] { $count } sektora
            }
            [random] o { $count ->
                [one] { $count } sektor
                [few] { $count } sektory
                [many] { $count } sektorów
               *[other] { $count } sektora
            }
           *[other] { $count ->
                [one] o 1 sektor
                [few] najwyżej o { $count ->
                    [one] { $count } sektor
                    [few] { $count } sektory
                    [many] { $count } sektorów
                   *[other] { $count } sektora
                }
                [many] najwyżej o { $count ->
                    [one] { $count } sektor
                    [few] { $count } sektory
                    [many] { $count } sektorów
                   *[other] { $count } sektora
                }
               *[other] najwyżej o { $count ->
                    [one] { $count } sektor
                    [few] { $count } sektory
                    [many] { $count } sektorów
                   *[other] { $count } sektora
                }
            }
        } { $way ->
            [toward] { $place }
            [away] byle dalej { $place }
            [route] { $place }
           *[random] w losową stronę
        }
    }
vanguard-happens-put =
    { $thing } { $plural ->
        [yes] są
       *[no] jest
    } teraz { $place }
vanguard-happens-learn =
    { $learnt ->
        [choice] zagrożenie uczy się symbolu, który wybierzesz
       *[used] zagrożenie uczy się symbolu, którego użyto
    }
vanguard-happens-unlearn =
    { $learnt ->
        [choice] zagrożenie zapomina symbol, który wybierzesz
       *[oldest] zagrożenie zapomina najstarszy symbol
    }
vanguard-happens-end = wyprawa się kończy
vanguard-happens-double =
    { $count ->
        [one] jeden symbol { $face } liczy się podwójnie
        [few] { $count } symbole { $face } liczą się podwójnie
        [many] { $count } symboli { $face } liczy się podwójnie
       *[other] { $count } symboli { $face } liczy się podwójnie
    }
vanguard-happens-excuse =
    { $excuse ->
        [special] jeden efekt specjalny wymaga o jedną kość mniej
        [need] w wymaganiu może brakować jednego symbolu
       *[swap] zamiana symboli się nie liczy
    }
vanguard-happens-cancel = to się nie dzieje
vanguard-happens-become = obrażenie zmienia się w obrażenie { $injury }
vanguard-happens-unmatched = biomy tego wydarzenia nie pasują
vanguard-happens-only-me = dotyczy to tylko ciebie
vanguard-happens-face-down = karta obrażenia leży zakryta
vanguard-happens-mute = pole nie ma efektu
vanguard-happens-unpaid = nie kosztuje to zapasu
vanguard-happens-instead = jeden z nich jest zamiast tego tropem { $type }
vanguard-happens-log = czytajcie dalej w dzienniku
vanguard-happens-flag = historia to zapamięta
vanguard-happens-shut = nic więcej się nie dzieje
vanguard-happens-sign = zapisane zostaje nazwisko
vanguard-happens-roll = odczytuje się nazwiska zmarłych
vanguard-happens-keep-this = ta karta obowiązuje na pokładzie, dopóki nie zapłacicie
vanguard-happens-morale =
    { $sign ->
        [minus] morale spada o { $count }
       *[plus] morale rośnie o { $count }
    }
vanguard-happens-act = zaczyna się akt { $count }
vanguard-happens-unlock = odblokowuje się coś nowego
vanguard-happens-patient =
    { $which ->
        [each] każdy pacjent
       *[other] jeden pacjent
    } przesuwa się o { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
vanguard-happens-crew =
    { $crewing ->
        [available] { $count ->
            [9] wszystkie odpoczywające osoby
            [one] jedna odpoczywająca osoba
            [few] { $count } odpoczywające osoby
            [many] { $count } odpoczywających osób
           *[other] { $count } odpoczywających osób
        }{ $shows ->
            [any] { "" }
           *[other] { " " }z sekcji { $section }
        }{ $count ->
            [9] { " " }są
            [one] { " " }jest
            [few] { " " }są
            [many] { " " }jest
           *[other] { " " }jest
        } znów do dyspozycji
        [resting] { $count ->
            [one] jedna osoba
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osób
        }{ $shows ->
            [any] { "" }
           *[other] { " " }z sekcji { $section }
        }{ $count ->
            [few] { " " }odpoczywają
           *[other] { " " }odpoczywa
        }
        [recruit] { $count ->
            [one] dołącza jeszcze jeden rekrut
            [few] dołączają jeszcze { $count } rekruci
            [many] dołącza jeszcze { $count } rekrutów
           *[other] dołącza jeszcze { $count } rekrutów
        }{ $shows ->
            [any] { " " }z dowolnej sekcji
           *[other] { " " }z sekcji { $section }
        }
       *[unavailable] { $count ->
            [one] jedna osoba
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osób
        }{ $shows ->
            [any] { "" }
           *[other] { " " }z sekcji { $section }
        }{ $count ->
            [few] { " " }są
           *[other] { " " }jest
        } w tym przejściu poza dyspozycją
    }
vanguard-happens-situation =
    do talii sytuacji { $plural ->
        [yes] trafiają karty { $thing }
       *[no] trafia karta { $thing }
    }
vanguard-happens-relay = odtąd pierwszy krok skanowania jest darmowy w układach { $thing }
vanguard-happens-lander =
    { $landering ->
        [damage] jeden lądownik zostaje uszkodzony
       *[repair] jeden lądownik zostaje naprawiony
    }
vanguard-happens-train =
    { $count ->
        [one] jedna osoba stopnia 1 awansuje na stopień 2
        [few] { $count } osoby stopnia 1 awansują na stopień 2
        [many] { $count } osób stopnia 1 awansuje na stopień 2
       *[other] { $count } osób stopnia 1 awansuje na stopień 2
    }
vanguard-happens-dice =
    każda sekcja { $sign ->
        [minus] zwraca
       *[plus] dostaje
    } { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
vanguard-happens-project =
    projekt produkcyjny przesuwa się o { $count ->
        [one] { $count } etap
        [few] { $count } etapy
        [many] { $count } etapów
       *[other] { $count } etapu
    }
vanguard-happens-objective =
    cel { $thing } przesuwa się o { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
vanguard-happens-ending = kampania się kończy
