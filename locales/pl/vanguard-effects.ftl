# Co robią karty, złożone ze słów notacji. Część zaczyna się małą literą i kończy bez kropki.
# $who: „you” dostaje polecenie, „each” i „they” to robi, „inf” stoi po „może”.

## Spojenia

vanguard-text = { CAPITAL($said) }.
vanguard-next-sentence = { $first }. { CAPITAL($second) }
vanguard-comma = { $first }, { $second }
vanguard-both = { $first } i { $second }
vanguard-and-then = { $first }, a { $second }
vanguard-both-quoted = { $first }” i „{ $second }
vanguard-twice = { $said }, i to dwa razy
vanguard-or = { $first } lub { $second }
vanguard-or-else = { $first } albo { $second }
vanguard-either = do tego { $said }
vanguard-both-of = zarazem { $said }
vanguard-nothing-happens = nic się nie dzieje
vanguard-hidden = co z tego wyniknie, powie dziennik
vanguard-rest-hidden = resztę powie dziennik
vanguard-symbol-as =
    { $both ->
        [yes] { $first } i { $second } liczą się jedno za drugie
       *[no] { $first } liczy się jako { $second }
    }
vanguard-own = { $name }
vanguard-unmet =
    { $kind ->
        [planets] bez nazwy
        [systems] bez nazwy
       *[others] Zapieczętowana karta
    }
vanguard-demand = za { $demand }: { $said }
vanguard-arrow = { $said }. Potem następuje { $row } wynik

## Grupy

vanguard-group-if = jeśli { $condition }, { $said }
vanguard-group-if-else = jeśli { $condition }, { $said }. Jeśli nie, { $otherwise }
vanguard-group-but-if = ale { $condition }, { $said }
vanguard-group-if-else-within = { $otherwise }, chyba że { $condition }; wtedy { $said }
vanguard-group-may =
    { $who ->
        [you] możesz { $said }
        [inf] { $said }
       *[each] może { $said }
    }
vanguard-group-pay =
    { $who ->
        [you] możesz { $said } i za to { $gain }
        [inf] { $said } i za to { $gain }
       *[each] może { $said } i za to { $gain }
    }
vanguard-group-pay-then =
    { $who ->
        [you] możesz { $said }. Jeśli to zrobisz, { $gain }
       *[each] może { $said }. Jeśli to zrobi, { $gain }
    }
vanguard-group-crew =
    { $pick ->
        [again] { $crew } { $said }
       *[other] { $crew } { $said }
    }
vanguard-group-crew-within =
    { $pick ->
        [again] { $crew } { $said }
       *[other] { $crew } { $said }
    }
vanguard-group-for =
    { $pick ->
        [again] potem{ $if ->
            [yes] ,
           *[no] { "" }
        } { $said }
       *[other] { $crew }: { $said }
    }
vanguard-they = { $said }
vanguard-group-once =
    { $span ->
        [round] raz na rundę – { $said }
        [turn] raz na turę – { $said }
        [check] raz na test – { $said }
        [campaign] raz w kampanii – { $said }
        [member] raz dla każdej osoby – { $said }
       *[exploration] za pierwszym razem – { $said }
    }
vanguard-group-repeat =
    { $count ->
        [one] { $said }
        [2] dwa razy { $said }
        [few] { $count } razy { $said }
        [many] { $count } razy { $said }
        [other] { $count } razy { $said }
       *[text] tyle razy, ile jest { $count }, { $said }
    }
vanguard-group-at = { $place } { $said }

## Kiedy używa się karty

vanguard-ability = { $when }: { $said }
vanguard-ability-paid =
    { $price ->
        [discard] { $when }: możesz odłożyć tę kartę i { $said }
        [sacrifice] { $when }: możesz poświęcić tę kartę i { $said }
       *[action] { $when }: możesz wydać akcję i { $said }
    }
vanguard-ability-price =
    { $price ->
        [discard] odłóż tę kartę. { CAPITAL($said) }
        [sacrifice] poświęć tę kartę. { CAPITAL($said) }
       *[action] wydaj akcję. { CAPITAL($said) }
    }
vanguard-when-if = { $when }, jeśli { $condition }
vanguard-timing =
    { $timing ->
        [check] podczas testu
        [turn] w swojej turze
        [travel] gdy podróżujesz
        [rest] gdy odpoczywasz
        [injury] { $whose ->
            [you] gdy odnosisz obrażenie
            [anyone] gdy ktokolwiek odnosi obrażenie
           *[someone] gdy ktoś odnosi obrażenie
        }
        [event] gdy odsłaniasz wydarzenie
        [track] gdy tor czasu się przesuwa
        [lead] { $whose ->
            [you] gdy zyskujesz tropy
           *[anyone] gdy ktokolwiek zyskuje tropy
        }
        [danger] gdy rzuca się kośćmi zagrożenia
        [die] gdy musisz zużyć kość
        [attack] gdy uderza zagrożenie
        [landing] przy lądowaniu
        [move] gdy ktoś zostaje przesunięty
        [enter] gdy wchodzisz do sektora
        [poi] gdy zastępuje się punkt zainteresowania
        [row] gdy zaznacza się wynik
        [disc] gdy zyskujesz odkrycie
        [launch] przy starcie
        [docking] przy dokowaniu
       *[any] w dowolnej chwili
    }
vanguard-uses =
    { $use ->
        [once] raz, { $when }
        [twice] dwa razy, { $when }
        [thrice] trzy razy, { $when }
        [round] raz na rundę, { $when }
        [turn] raz na turę, { $when }
       *[near] { $when }, także w połączonym sektorze
    }

## Akcje

vanguard-special-track =
    { $sign ->
        [minus] { $row } tor cofa się o { $count }
       *[plus] { $row } tor przesuwa się o { $count }
    }
vanguard-special-instant = test od razu się kończy, a wynik jest { $row }
vanguard-action-demanded = Tylko gdy wymaga tego efekt.
vanguard-action-if = Tylko gdy { $condition }.
vanguard-action-limit =
    { $limit ->
        [round] Raz na rundę.
        [turn] Raz na turę.
        [member] Raz dla każdej osoby.
       *[exploration] Raz na wyprawę.
    }
vanguard-action-danger = Kość zagrożenia { $box }.
vanguard-action-track =
    { CAPITAL($row) } tor ma { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }.
vanguard-action-special = Efekt specjalny. { $said }
vanguard-action-row = { $row }: { $said }
vanguard-action-row-with = { $row }, za { $demand }: { $said }

## Ludzie

vanguard-crew =
    { $pick ->
        [each] { $which ->
            [all] każdy w drużynie
            [others] każdy inny w drużynie
            [at] każdy { $place }
            [others-at] każdy inny { $place }
           *[me] ta osoba
        }
        [random] { $which ->
            [all] losowa osoba z drużyny
            [others] losowa inna osoba z drużyny
            [at] losowa osoba { $place }
            [others-at] losowa inna osoba { $place }
           *[me] ta osoba
        }
       *[chosen] { $which ->
            [all] wybrana osoba z drużyny
            [others] wybrana inna osoba z drużyny
            [at] wybrana osoba { $place }
            [others-at] wybrana inna osoba { $place }
           *[me] ta osoba
        }
    }
vanguard-crew-pick =
    { $most ->
        [most] osoba, która { $by ->
            [equipment] niesie najwięcej wyposażenia
           *[other] ma najwięcej { $value }
        } { $which ->
            [at] { $place }
           *[other] w drużynie
        },
       *[least] osoba, która { $by ->
            [equipment] niesie najmniej wyposażenia
           *[other] ma najmniej { $value }
        } { $which ->
            [at] { $place }
           *[other] w drużynie
        },
    }
vanguard-crew-injured = { $crew } z obrażeniem
vanguard-crew-where =
    { $crew }{ $pick ->
        [each] , jeśli
       *[other] , o ile
    } { $condition },
vanguard-crew-again =
    { $pick ->
        [each] każda z tych osób
       *[other] ta sama osoba
    }
vanguard-standee =
    { $which ->
        [choice] wybrane zagrożenie
        [here] zagrożenie w twoim sektorze
        [that] to zagrożenie
       *[LANDER] lądownik
    }

## Miejsca. $form: bare, in, to, from, toward

vanguard-place =
    { $form ->
        [bare] { $which ->
            [here] twój sektor
            [there] tamten sektor
            [yours] własny sektor
            [landing] sektor lądowania
            [origin] sektor, w którym zaczęła się tura
            [came-from] poprzedni sektor
            [round-origin] sektor, w którym zaczęła się runda
            [connected] połączony sektor
            [near] twój lub połączony sektor
            [board] cała plansza
            [entered] odwiedzony sektor
            [unentered] nieodwiedzony sektor
            [crewed] sektor z załogą
            [next] następny sektor trasy
            [closest] najbliższy taki sektor
           *[crew] sektor członka załogi
        }
        [to] { $which ->
            [here] do twojego sektora
            [there] do tamtego sektora
            [yours] do własnego sektora
            [landing] do sektora lądowania
            [origin] do sektora, w którym zaczęła się tura
            [came-from] z powrotem do poprzedniego sektora
            [round-origin] do sektora, w którym zaczęła się runda
            [connected] do połączonego sektora
            [near] do twojego lub połączonego sektora
            [board] na całą planszę
            [entered] do odwiedzonego sektora
            [unentered] do nieodwiedzonego sektora
            [crewed] do sektora z załogą
            [next] do następnego sektora trasy
            [closest] do najbliższego takiego sektora
           *[crew] do sektora członka załogi
        }
        [from] { $which ->
            [here] z twojego sektora
            [there] z tamtego sektora
            [yours] z własnego sektora
            [landing] z sektora lądowania
            [origin] z sektora, w którym zaczęła się tura
            [came-from] z poprzedniego sektora
            [round-origin] z sektora, w którym zaczęła się runda
            [connected] z połączonego sektora
            [near] z twojego lub połączonego sektora
            [board] z całej planszy
            [entered] z odwiedzonego sektora
            [unentered] z nieodwiedzonego sektora
            [crewed] z sektora z załogą
            [next] z następnego sektora trasy
            [closest] z najbliższego takiego sektora
           *[crew] z sektora członka załogi
        }
        [toward] { $which ->
            [here] w stronę twojego sektora
            [there] w stronę tamtego sektora
            [yours] w stronę własnego sektora
            [landing] w stronę sektora lądowania
            [origin] w stronę sektora, w którym zaczęła się tura
            [came-from] w stronę poprzedniego sektora
            [round-origin] w stronę sektora, w którym zaczęła się runda
            [connected] w stronę połączonego sektora
            [near] w stronę twojego lub połączonego sektora
            [board] w stronę planszy
            [entered] w stronę odwiedzonego sektora
            [unentered] w stronę nieodwiedzonego sektora
            [crewed] w stronę sektora z załogą
            [next] w stronę następnego sektora trasy
            [closest] w stronę najbliższego takiego sektora
           *[crew] w stronę sektora członka załogi
        }
       *[in] { $which ->
            [here] w twoim sektorze
            [own] w twoim sektorze
            [there] w tamtym sektorze
            [yours] we własnym sektorze
            [landing] w sektorze lądowania
            [origin] w sektorze, w którym zaczęła się tura
            [came-from] w poprzednim sektorze
            [round-origin] w sektorze, w którym zaczęła się runda
            [connected] w połączonym sektorze
            [near] w twoim lub połączonym sektorze
            [board] na planszy
            [entered] w odwiedzonym sektorze
            [unentered] w nieodwiedzonym sektorze
            [crewed] w sektorze z załogą
            [next] w następnym sektorze trasy
            [closest] w najbliższym takim sektorze
           *[crew] w sektorze członka załogi
        }
    }
vanguard-place-sector =
    { $form ->
        [bare] sektor
        [to] do sektora
        [from] z sektora
        [toward] w stronę sektora
       *[in] w sektorze
    } { $named ->
        [yes] { $sector }
       *[no] { $sector }
    }
vanguard-place-standee =
    { $form ->
        [bare] sektor z figurką { $thing }
        [to] do sektora z figurką { $thing }
        [from] z sektora z figurką { $thing }
        [toward] w stronę figurki { $thing }
       *[in] w sektorze z figurką { $thing }
    }
vanguard-place-poi =
    { $form ->
        [bare] sektor z punktem zainteresowania { $thing }
        [to] do sektora z punktem zainteresowania { $thing }
        [from] z sektora z punktem zainteresowania { $thing }
        [toward] w stronę punktu zainteresowania { $thing }
       *[in] w sektorze z punktem zainteresowania { $thing }
    }
vanguard-place-biome =
    { $form ->
        [bare] sektor typu { $biome }
        [to] do sektora typu { $biome }
        [from] z sektora typu { $biome }
        [toward] w stronę sektora typu { $biome }
       *[in] w sektorze typu { $biome }
    }
vanguard-route-along = po trasie { $name }
vanguard-path-between = między sektorami { $first } i { $second }
vanguard-place-number =
    { $form ->
        [bare] sektor z oznaczeniem { $name } { $count }
        [to] do sektora z oznaczeniem { $name } { $count }
        [from] z sektora z oznaczeniem { $name } { $count }
        [toward] w stronę sektora z oznaczeniem { $name } { $count }
       *[in] w sektorze z oznaczeniem { $name } { $count }
    }
vanguard-place-connected-to =
    { $form ->
        [bare] sektor, z którym łączy się { $place }
        [to] do sektora, z którym łączy się { $place }
        [from] z sektora, z którym łączy się { $place }
        [toward] w stronę sektora, z którym łączy się { $place }
       *[in] w sektorze, z którym łączy się { $place }
    }
vanguard-place-near-to =
    { $form ->
        [toward] w stronę miejsca { $place } lub tuż obok
       *[in] { $place } lub tuż obok
    }
vanguard-place-closest-to =
    { $form ->
        [bare] najbliższy sektor, licząc { $place }
        [to] do najbliższego sektora, licząc { $place }
        [from] z najbliższego sektora, licząc { $place }
        [toward] w stronę najbliższego sektora, licząc { $place }
       *[in] w najbliższym sektorze, licząc { $place }
    }
vanguard-place-crew-pick =
    { $form ->
        [bare] sektor osoby, która
        [to] do sektora osoby, która
        [from] z sektora osoby, która
        [toward] w stronę osoby, która
       *[in] w sektorze osoby, która
    } { $pick ->
        [most] { $by ->
            [equipment] niesie najwięcej wyposażenia
           *[other] ma najwięcej { $value }
        }
       *[least] { $by ->
            [equipment] niesie najmniej wyposażenia
           *[other] ma najmniej { $value }
        }
    }
vanguard-place-crew-near =
    { $form ->
        [bare] sektor osoby, która ma najbliżej { $place }
        [to] do sektora osoby, która ma najbliżej { $place }
        [from] z sektora osoby, która ma najbliżej { $place }
        [toward] w stronę sektora osoby, która ma najbliżej { $place }
       *[in] w sektorze osoby, która ma najbliżej { $place }
    }
vanguard-place-crew-last =
    { $form ->
        [bare] sektor osoby, która ostatnio
        [to] do sektora osoby, która ostatnio
        [from] z sektora osoby, która ostatnio
        [toward] w stronę sektora osoby, która ostatnio
       *[in] w sektorze osoby, która ostatnio
    } { $deed ->
        [green] miała zielony wynik
        [yellow] miała żółty wynik
        [red] miała czerwony wynik
       *[replaced] zastąpiła punkt zainteresowania
    }
vanguard-place-marked =
    { $form ->
        [bare] sektor { $kind ->
            [tag] „{ $name }”
            [has] ze znacznikiem „{ $name }”
           *[no] bez znacznika „{ $name }”
        }
        [to] do sektora { $kind ->
            [tag] „{ $name }”
            [has] ze znacznikiem „{ $name }”
           *[no] bez znacznika „{ $name }”
        }
        [from] z sektora { $kind ->
            [tag] „{ $name }”
            [has] ze znacznikiem „{ $name }”
           *[no] bez znacznika „{ $name }”
        }
        [toward] w stronę sektora { $kind ->
            [tag] „{ $name }”
            [has] ze znacznikiem „{ $name }”
           *[no] bez znacznika „{ $name }”
        }
       *[in] w sektorze { $kind ->
            [tag] „{ $name }”
            [has] ze znacznikiem „{ $name }”
           *[no] bez znacznika „{ $name }”
        }
    }
vanguard-place-most =
    { $form ->
        [bare] sektor, gdzie jest { $kind ->
            [most] najwięcej
           *[least] najmniej
        } { $of ->
            [crew] osób
            [own] { $name }
           *[marker] znaczników „{ $name }”
        }
        [to] do sektora, gdzie jest { $kind ->
            [most] najwięcej
           *[least] najmniej
        } { $of ->
            [crew] osób
            [own] { $name }
           *[marker] znaczników „{ $name }”
        }
        [from] z sektora, gdzie jest { $kind ->
            [most] najwięcej
           *[least] najmniej
        } { $of ->
            [crew] osób
            [own] { $name }
           *[marker] znaczników „{ $name }”
        }
        [toward] w stronę sektora, gdzie jest { $kind ->
            [most] najwięcej
           *[least] najmniej
        } { $of ->
            [crew] osób
            [own] { $name }
           *[marker] znaczników „{ $name }”
        }
       *[in] w sektorze, gdzie jest { $kind ->
            [most] najwięcej
           *[least] najmniej
        } { $of ->
            [crew] osób
            [own] { $name }
           *[marker] znaczników „{ $name }”
        }
    }
vanguard-place-furthest =
    { $form ->
        [bare] sektor, gdzie { $row } tor jest najdalej
        [to] do sektora, gdzie { $row } tor jest najdalej
        [from] z sektora, gdzie { $row } tor jest najdalej
        [toward] w stronę sektora, gdzie { $row } tor jest najdalej
       *[in] w sektorze, gdzie { $row } tor jest najdalej
    }
vanguard-place-narrowed =
    { $take ->
        [but] { $first }, byle nie był to { $second }
       *[and] { $first }, jeśli to zarazem { $second }
    }

## Kości

vanguard-dice =
    { $colour ->
        [R] { $count ->
            [0] wszystkie czerwone kości
            [own] wszystkie swoje czerwone kości
            [any] dowolną liczbę czerwonych kości
            [one] { $count } czerwoną kość
            [few] { $count } czerwone kości
            [many] { $count } czerwonych kości
            [other] { $count } czerwone kości
           *[text] tyle czerwonych kości, ile jest { $count }
        }
        [G] { $count ->
            [0] wszystkie zielone kości
            [own] wszystkie swoje zielone kości
            [any] dowolną liczbę zielonych kości
            [one] { $count } zieloną kość
            [few] { $count } zielone kości
            [many] { $count } zielonych kości
            [other] { $count } zielone kości
           *[text] tyle zielonych kości, ile jest { $count }
        }
        [B] { $count ->
            [0] wszystkie niebieskie kości
            [own] wszystkie swoje niebieskie kości
            [any] dowolną liczbę niebieskich kości
            [one] { $count } niebieską kość
            [few] { $count } niebieskie kości
            [many] { $count } niebieskich kości
            [other] { $count } niebieskie kości
           *[text] tyle niebieskich kości, ile jest { $count }
        }
       *[D] { $count ->
            [0] wszystkie kości
            [own] wszystkie swoje kości
            [any] dowolną liczbę kości
            [one] { $count } kość
            [few] { $count } kości
            [many] { $count } kości
            [other] { $count } kości
           *[text] tyle kości, ile jest { $count }
        }
    }

## Tory i pojedyncze słowa

vanguard-track-this = ten tor
vanguard-track-named = tor „{ $name }”
vanguard-track-card = tor karty { $name }
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
# Biernik, po „na”.
vanguard-word-result =
    { $word ->
        [fit] sprawność
        [gat] zbieractwo
        [def] obronę
        [exp] eksplorację
        [bio] biologię
        [xen] ksenologię
        [con] konstrukcję
        [sci] naukę
        [tec] technikę
        [bas] symbol podstawowy
        [van] Vanguard
        [acc] wypadek
        [shown] wynik, który pokazuje inna kość
        [kin] wynik, który pokazuje inna kość tego koloru
        [named] symbol, który nazwiesz
        [unshown] wynik, którego nie pokazuje żadna kość
       *[other] dowolny wynik
    }
# Biernik, po „za”.
vanguard-word-need =
    { $word ->
        [fitness] sprawność
        [gathering] zbieractwo
        [defence] obronę
        [exploration] eksplorację
        [biology] biologię
        [xenology] ksenologię
        [construction] konstrukcję
        [science] naukę
        [technology] technikę
        [basic] symbol podstawowy
        [vanguard] Vanguard
        [accident] wypadek
        [red] { $count ->
            [one] czerwoną kość
            [few] { $count } czerwone kości
            [many] { $count } czerwonych kości
           *[other] { $count } czerwone kości
        }
        [green] { $count ->
            [one] zieloną kość
            [few] { $count } zielone kości
            [many] { $count } zielonych kości
           *[other] { $count } zielone kości
        }
        [blue] { $count ->
            [one] niebieską kość
            [few] { $count } niebieskie kości
            [many] { $count } niebieskich kości
           *[other] { $count } niebieskie kości
        }
        [die] { $count ->
            [one] kość
            [few] { $count } kości
            [many] { $count } kości
           *[other] { $count } kości
        }
       *[any] dowolny symbol
    }{ $word ->
        [red] { "" }
        [green] { "" }
        [blue] { "" }
        [die] { "" }
       *[other] { $count ->
            [one] { "" }
            [2] { " " }dwa razy
            [few] { " " }{ $count } razy
            [many] { " " }{ $count } razy
           *[other] { " " }{ $count } razy
        }
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
# Obrażenie, jakie ktoś odnosi: po „obrażenie to”.
vanguard-an-injury =
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
# Dopełniacz, po „trop” i „odkrycie”.
vanguard-word-type =
    { $word ->
        [min] minerałów
        [spe] żywych okazów
        [alt] obcej techniki
        [flo] dziwnej flory
        [mic] mikroorganizmów
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
# Jaki jest sektor: po „sektor jest”.
vanguard-is-biome =
    { $word ->
        [cold] zimny
        [cave] w jaskini
        [crystalline] krystaliczny
        [hostile] wrogi
        [desert] pustynny
        [void] w próżni
        [ruins] w ruinach
        [rocky] skalisty
        [deadly] śmiercionośny
        [volcanic] wulkaniczny
        [vegetation] porośnięty
        [water] wodny
       *[other] szkoleniowy
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
        [xA] kość zagrożenia A
        [xB] kość zagrożenia B
        [xC] kość zagrożenia C
        [xD] kość zagrożenia D
        [xT] kość zagrożenia T
       *[any] dowolny
    }
