# Wyprawa na planetę: pytania, ruchy, co się dzieje, i wskazówki samouczka.

## Questions

vanguard-the-crew = Załoga
vanguard-ask-start = Załoga: kto zaczyna rundę { $round }?
vanguard-ask-action = Co robi { $crew }?
vanguard-ask-lift-off = { $crew } chce odlecieć. Zgadzasz się?
vanguard-ask-roll = { $crew }: które kości bierzesz?
vanguard-ask-support = { $crew }: pożyczasz kość? Test wykonuje { $active }.
vanguard-ask-help = { $crew } wykonuje test: pomagasz kartą czy zostawiasz kości tak, jak leżą?
vanguard-ask-modify = { $crew }: zmieniasz coś?
vanguard-ask-take-vanguards = { $crew }: czy symbole Vanguard liczą się jako inne, czy tak, jak leżą?
vanguard-ask-drop-danger = { $crew }: która kość zagrożenia znika?
vanguard-ask-exert-first = { $crew }: zaraz test kośćmi. Czy najpierw wysiłek?
vanguard-ask-spend = { $crew }: które kości zostają zużyte?
vanguard-ask-special = { $crew }: dokładasz do tego kości? { $what }
vanguard-ask-injury-die = { $crew }: którą kość obrażeń rozpatrujesz najpierw?
vanguard-ask-reroll = { $crew }: którymi kośćmi rzucasz ponownie?
vanguard-ask-turn-die = { $crew }: którą kość obracasz i na co?
vanguard-ask-toss = { $crew }: z której kości rezygnujesz?
vanguard-ask-add-die = { $crew }: która kość dołącza do pozostałych?
vanguard-ask-use =
    { $colour ->
        [red] { $crew }: którą czerwoną kość zużywasz?
        [green] { $crew }: którą zieloną kość zużywasz?
        [blue] { $crew }: którą niebieską kość zużywasz?
       *[any] { $crew }: którą kość zużywasz?
    }
vanguard-ask-sacrifice =
    { $colour ->
        [red] { $crew }: którą czerwoną kość oddajesz do końca eksploracji?
        [green] { $crew }: którą zieloną kość oddajesz do końca eksploracji?
        [blue] { $crew }: którą niebieską kość oddajesz do końca eksploracji?
       *[any] { $crew }: którą kość oddajesz do końca eksploracji?
    }
vanguard-ask-refresh =
    { $left ->
        [one] { $crew }: którą kość odzyskujesz?
        [few] { $crew }: które { $left } kości odzyskujesz?
        [many] { $crew }: które { $left } kości odzyskujesz?
       *[other] { $crew }: które { $left } kości odzyskujesz?
    }
vanguard-ask-refresh-one =
    { $left ->
        [one] { $crew }: którą kość odzyskujesz?
        [few] { $crew }: którą kość odzyskujesz teraz? Pozostały { $left }.
        [many] { $crew }: którą kość odzyskujesz teraz? Pozostało { $left }.
       *[other] { $crew }: którą kość odzyskujesz teraz? Pozostało { $left }.
    }
vanguard-ask-column = { $crew }: pod którym kolorem siada kość obrażeń?
vanguard-ask-free-column = { $crew }: który kolor pozostaje bez kości obrażeń?
vanguard-ask-pushed = { $crew }: pod tym kolorem nie ma już miejsca. Która kość zostaje zużyta?
vanguard-ask-heal-die = { $crew }: która kość obrażeń znika?
vanguard-ask-heal-card = { $crew }: które obrażenie?
vanguard-ask-discard = { $crew }: którą kartę odkładasz?
vanguard-ask-sacrifice-card = { $crew }: którą kartę oddajesz do końca eksploracji?
vanguard-ask-type = { $crew }: jaki rodzaj odkrycia?
vanguard-ask-leads-from = { $crew }: z której talii przenosisz żeton tropu?
vanguard-ask-discovery-order = { $crew }: które odkrycie ma być następne?
vanguard-ask-lead = { $crew }: który żeton tropu kładziesz teraz?
vanguard-ask-lead-back = { $crew }: który żeton tropu wraca do woreczka?
vanguard-ask-lead-card = Decyduje sekcja naukowa: kto dobiera kartę?
vanguard-ask-lead-charge = Decyduje sekcja naukowa: kto zyskuje ładunek?
vanguard-ask-lead-instead = { $crew }: który trop będzie innego rodzaju?
vanguard-ask-fetch = { $crew }: które wyposażenie?
vanguard-ask-give-discovery = { $crew }: które odkrycie oddajesz?
vanguard-ask-give-gear = Załoga: które wyposażenie oddajesz?
vanguard-ask-path = { $crew }: która ścieżka?
vanguard-ask-march = { $crew }: dokąd?
vanguard-ask-walk = { $crew }: dokąd przesuwa się zagrożenie?
vanguard-ask-standee = { $crew }: która figurka?
vanguard-ask-track = { $crew }: który tor czasu przesuwa się teraz?
vanguard-ask-track-back = { $crew }: który tor?
vanguard-ask-action-track = { $crew }: który tor?
vanguard-ask-symbol = { $crew }: który symbol?
vanguard-ask-threat-row = { $crew }: która akcja specjalna zagrożenia?
vanguard-ask-place = { $crew }: które wyposażenie polowe rozstawiasz?
vanguard-ask-word = { $crew }: co wybierasz?
vanguard-ask-event = { $crew }: wydarzenie jest odsłonięte. Czy jakoś reagujesz?
vanguard-ask-event-order = { $crew }: które wydarzenie ma być następne?
vanguard-ask-event-drop = { $crew }: które wydarzenie odrzucasz?
vanguard-ask-event-under = { $crew }: które wydarzenie trafia pod talię?
vanguard-ask-event-pick = { $crew }: które wydarzenie rozpatrujesz?
vanguard-ask-injury = { $crew }: grozi obrażenie. Czy mu zapobiegasz?
vanguard-ask-attack = { $crew }: zagrożenie atakuje. Czy jakoś reagujesz?
vanguard-ask-danger = { $crew }: kość zagrożenia zaraz uderzy. Czy jakoś reagujesz?
vanguard-ask-die = { $crew }: trzeba zużyć kość. Czy jakoś reagujesz?
vanguard-ask-disc = { $crew }: jest odkrycie. Czy czegoś używasz?
vanguard-ask-leads = { $crew }: są tropy. Czy czegoś używasz?
vanguard-ask-move = { $crew }: ktoś ma zostać przesunięty. Czy jakoś reagujesz?
vanguard-ask-enter = { $crew }: to nowy sektor. Czy czegoś używasz?
vanguard-ask-poi = { $crew }: miejsce się zmieniło. Czy czegoś używasz?
vanguard-ask-rest = { $crew }: czy używasz czegoś przy tym odpoczynku?
vanguard-ask-row = { $crew }: wynik jest jasny. Czy czegoś używasz?
vanguard-ask-time = { $crew }: tor czasu ma się przesunąć. Czy go zatrzymujesz?
vanguard-ask-travel = { $crew }: czy używasz czegoś po drodze?
vanguard-ask-landing = { $crew }: czy używasz czegoś przeciw temu wierszowi?

## Moves

vanguard-move-give-start = Zaczyna { $who }
vanguard-move-take-special = { $name } ({ $source })
vanguard-move-travel = Idź: { $sector }
vanguard-move-prepare =
    { $what ->
        [draw] Przygotuj się: dobierz kartę
        [check] Przygotuj się: rzuć dla kombinacji
        [draw-check] Przygotuj się: dobierz kartę, potem rzuć
       *[check-draw] Przygotuj się: rzuć, potem dobierz kartę
    }
vanguard-move-rest = Odpocznij
vanguard-move-rest-costing = Odpocznij: zapasy z { $from } na { $to }
vanguard-move-place-gear = Ustaw: { $card }
vanguard-move-lift-off = Odleć i zakończ wyprawę
vanguard-move-lift-off-costing = Odlot: { $cost }
vanguard-cost-stranded = na planecie na śmierć zostanie { $crew }
vanguard-cost-undone = nieukończone: { $missions }
vanguard-move-stand-by = Nie rób nic więcej w tej turze
vanguard-move-agree = Zgadzam się
vanguard-move-agree-costing = Zgadzam się: { $cost }
vanguard-move-disagree = Nie zgadzam się
vanguard-move-exert = Wysiłek: { $who }
vanguard-move-play-card = { $who } zagrywa: { $card }
vanguard-move-use-skill = { $who }: { $skill }
vanguard-move-use-card = { $who } używa: { $card }
vanguard-move-hand-over = { $who } przekazuje: { $card } → { $to }
vanguard-move-use-die = { $die }
vanguard-move-sacrifice-die =
    { $spent ->
        [yes] Poświęć do końca eksploracji: { $die }, zużyta
       *[no] Poświęć do końca eksploracji: { $die }, dostępna
    }
vanguard-move-refresh-die =
    { $copy ->
        [1] { $die }
       *[other] { $die }, numer { $copy }
    }
vanguard-move-pick-column = Kolor: { $colour }
vanguard-move-roll-die =
    { $copy ->
        [1] { $die }
       *[other] { $die }, numer { $copy }
    }
vanguard-move-give-die = Daj: { $die }
vanguard-move-combine = Użyj kombinacji: { $card }
vanguard-move-spend-dice = { $places }
vanguard-move-turn-die = Obróć: { $place } na { $symbol }
vanguard-move-take-vanguards = Liczy się jako: { $symbols }
vanguard-move-drop-danger =
    { $face ->
        [common] Pole { $box }: pospolite
        [uncommon] Pole { $box }: niepospolite
        [rare] Pole { $box }: rzadkie
        [special] Pole { $box }: specjalne
       *[none] Pole { $box }
    }
vanguard-move-pick-die = { $place }
vanguard-move-resolve-injury-die =
    { $face ->
        [injury] Obrażenie
        [grave] Ciężkie obrażenie
        [psychic] Psychika
        [special] Wynik specjalny
       *[blank] Pusta ścianka
    }
vanguard-move-discard-card = { $card }
vanguard-move-pick-path = Ścieżka { $path }
vanguard-move-pick-track = { $track }
vanguard-move-pick-standee = { $threat }, sektor: { $sector }
vanguard-move-pick-type = { $kind }
vanguard-move-pick-card = { $card }
vanguard-move-pick-injury = { $who }: { $injury }
vanguard-injury-down = { $injury }, zakryta
vanguard-move-pick-word = { $word }
vanguard-move-place-lead = { $token }
vanguard-move-choose = { $what }
vanguard-move-accept = Tak: { $what }
vanguard-move-decline = Nie
vanguard-move-pick-crew = { $crew }
vanguard-move-pick-sector = { $sector }

## Names

vanguard-nobody = nikt
vanguard-board = plansza
vanguard-prepare = przygotowanie
vanguard-pool-die = { $die }: { $face }
vanguard-pool-die-of = { $die } ({ $who }): { $face }
vanguard-two-symbols = { $first } i { $second }
vanguard-action-track-of = { $row } tor ({ $source })
vanguard-lead-token =
    { $returns ->
        [yes] wartość { $value }, wraca do woreczka{ $gives ->
            [card] , karta
            [charge] , ładunek
           *[nothing] { "" }
        }
       *[no] wartość { $value }{ $gives ->
            [card] , karta
            [charge] , ładunek
           *[nothing] { "" }
        }
    }
vanguard-row-yellow = żółty
vanguard-row-green = zielony
vanguard-row-red = czerwony
vanguard-symbol-fitness = sprawność
vanguard-symbol-gathering = zbieractwo
vanguard-symbol-defence = obrona
vanguard-symbol-exploration = eksploracja
vanguard-symbol-biology = biologia
vanguard-symbol-xenology = ksenologia
vanguard-symbol-construction = konstrukcja
vanguard-symbol-science = nauka
vanguard-symbol-technology = technika
vanguard-symbol-basic = podstawowy
vanguard-symbol-vanguard = Vanguard
vanguard-symbol-accident = wypadek

## Rounds and actions

vanguard-start = Żeton startowy ma { $who }.
vanguard-round = Zaczyna się runda { $round }.
vanguard-turn = Turę ma { $who }.
vanguard-special-action = { $who }: { $name } – { $source }.
vanguard-moved = { $who } przechodzi. Nowy sektor: { $sector }.
vanguard-ignored = { $who } pomija symbol ścieżki.
vanguard-rests = { $who } odpoczywa.
vanguard-exerts = { $who } daje z siebie wszystko.
vanguard-extra = { $who } może wykonać o jedną akcję więcej.
vanguard-lift-off = { $who } daje znak do odlotu.
vanguard-lift-off-refused = { $who } chce odlecieć, ale nie wszyscy się zgadzają.
vanguard-lands = Lądownik stoi w sektorze: { $sector }.

## Dice, cards, charges, supplies

vanguard-used = { $who } zużywa kość: { $die }.
vanguard-sacrificed = { $who } poświęca: { $die }.
vanguard-refreshed =
    { $count ->
        [one] { $who } odświeża jedną kość.
        [few] { $who } odświeża { $count } kości.
        [many] { $who } odświeża { $count } kości.
       *[other] { $who } odświeża { $count } kości.
    }
vanguard-pushed = { $who } nie ma już miejsca, kość zostaje zużyta: { $die }.
vanguard-drew =
    { $count ->
        [one] { $who } dobiera kartę.
        [few] { $who } dobiera { $count } karty.
        [many] { $who } dobiera { $count } kart.
       *[other] { $who } dobiera { $count } karty.
    }
vanguard-discarded = { $who } odrzuca: { $card }.
vanguard-boxed = { $who } poświęca: { $card }.
vanguard-played = { $who } zagrywa: { $card }.
vanguard-skill = { $who } używa umiejętności; pozostało ładunków: { $left }.
vanguard-used-card = { $who } używa: { $card }.
vanguard-charges =
    { $who } { $sign ->
        [minus] traci
       *[plus] zyskuje
    } ładunki: { $count }, zostało { $left }.
vanguard-supplies =
    Zapasy: { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }, zostało { $left }.

## A dice check

vanguard-supports = { $who } wspiera: { $die }.
vanguard-check-demanded = { $who } wykonuje test kośćmi: { $source }.
vanguard-rolled = { $who } rzuca: { $pool }.
vanguard-rerolled = Ponowny rzut: { $place }.
vanguard-turned = Po zmianie: { $die } → { $symbol }.
vanguard-added = { $who } dokłada kość: { $place }.
vanguard-combined = { $who } wykorzystuje kombinację: { $card }.
vanguard-danger-dropped =
    { $count ->
        [one] Jedna kość zagrożenia znika.
        [few] { $count } kości zagrożenia znikają.
        [many] { $count } kości zagrożenia znika.
       *[other] { $count } kości zagrożenia znika.
    }
vanguard-rolled-danger =
    { $face ->
        [common] { $who }, zagrożenie { $box }: jeden pazur.
        [uncommon] { $who }, zagrożenie { $box }: dwa pazury.
        [rare] { $who }, zagrożenie { $box }: trzy pazury.
       *[special] { $who }, zagrożenie { $box }: oko.
    }
vanguard-danger-nothing =
    { $face ->
        [common] Jeden pazur nic nie znaczy w zagrożeniu { $box }. { $who } uchodzi cało.
        [uncommon] Dwa pazury nic nie znaczą w zagrożeniu { $box }. { $who } uchodzi cało.
        [rare] Trzy pazury nic nie znaczą w zagrożeniu { $box }. { $who } uchodzi cało.
       *[special] Oko nic nie znaczy w zagrożeniu { $box }. { $who } uchodzi cało.
    }
vanguard-special =
    { $times ->
        [1] { $who }: efekt specjalny, raz: { $what }
       *[other] { $who }: efekt specjalny, { $times } razy: { $what }
    }
vanguard-instant = { $who }: test kończy się od razu, wynik: { $row }.
vanguard-marked = { $who } – wynik: { $row }.
vanguard-row = { $who } rozpatruje { $row } wynik ({ $source }).
vanguard-track = { $source }: { $row } tor, pole { $field } z { $fields }.

## Injuries

vanguard-injured = { $who } odnosi obrażenie: { $injury }.
vanguard-immune = { $who } unika obrażenia: { $injury }.
vanguard-injury-die = { $who } dostaje kość obrażeń, kolor: { $colour }.
vanguard-injury-die-hits =
    { $face ->
        [injury] { $who }: kość obrażeń pokazuje obrażenie; działa karta: { $injury }.
        [grave] { $who }: kość obrażeń pokazuje ciężkie obrażenie; działa karta: { $injury }.
        [psychic] { $who }: kość obrażeń pokazuje psychikę; działa karta: { $injury }.
       *[special] { $who }: kość obrażeń pokazuje wynik specjalny; działa karta: { $injury }.
    }
vanguard-injury-die-nothing =
    { $face ->
        [injury] { $who }: kość obrażeń pokazuje obrażenie; żadna karta nie działa.
        [grave] { $who }: kość obrażeń pokazuje ciężkie obrażenie; żadna karta nie działa.
        [psychic] { $who }: kość obrażeń pokazuje psychikę; żadna karta nie działa.
        [special] { $who }: kość obrażeń pokazuje wynik specjalny; żadna karta nie działa.
       *[blank] { $who }: kość obrażeń pokazuje pustą ściankę.
    }
vanguard-healed-die = { $who } pozbywa się kości obrażeń.
vanguard-healed-card = { $who } pozbywa się obrażenia: { $injury }.
vanguard-turned-down = { $who } zakrywa kartę: { $injury }.
vanguard-fourth-injury = Byłoby to czwarte obrażenie: { $who }.
vanguard-last-chance = { $who } walczy o życie: ciężkie obrażenia { $grave }, obrażenia { $hurt }.
vanguard-died = { $who } umiera.
vanguard-abandoned = { $who } zostaje na planecie.
vanguard-evacuation = Ewakuacja awaryjna: wszyscy są uratowani, znaleziska przepadają.

## The board

vanguard-poi = Nowe miejsce ({ $sector }): { $poi }.
vanguard-poi-empty = Nic tu już nie zostało do zrobienia: { $sector } ({ $poi }).
vanguard-poi-off = Znika punkt zainteresowania: { $poi } ({ $sector }).
vanguard-poi-seen = { $sector }, odsłonięto: { $poi }.
vanguard-pois-gone = { $sector }: wszystkie miejsca znikają.
vanguard-condition = Nowy warunek: { $condition }.
vanguard-mission-done = Misja ukończona: { $mission }.
vanguard-mission-lost = Misja nieudana: { $mission }.
vanguard-mission-revealed = Nowa misja: { $mission }.
vanguard-ranked = Awans zdobyty: { $card }.
vanguard-success =
    { $count ->
        [one] Żeton sukcesu; razem { $total }.
        [few] { $count } żetony sukcesu; razem { $total }.
        [many] { $count } żetonów sukcesu; razem { $total }.
       *[other] { $count } żetonu sukcesu; razem { $total }.
    }
vanguard-marker = Znacznik „{ $name }”: { $sector }.
vanguard-marker-gone = Znika znacznik „{ $name }”: { $sector }.
vanguard-path-marker = Znacznik „{ $name }”: ścieżka { $path }.
vanguard-path-marker-gone = Znika znacznik „{ $name }”: ścieżka { $path }.
vanguard-path-free = Ścieżka { $path } nie ma symboli.
vanguard-path-closed = Ścieżka { $path } jest zamknięta.
vanguard-lasting = Od teraz: { $name }.
vanguard-planet-track = { $name }: pole { $field } z { $fields }.
vanguard-planet-state = Teraz: { $name }
vanguard-learned = Nowy znany symbol: { $symbol }.

## Time and events

vanguard-event = Wydarzenie: { $card }.
vanguard-event-main = Wydarzenie „{ $card }” spada na: { $who }.
vanguard-event-other = Wydarzenie „{ $card }” tu nie pasuje, działa jego efekt poboczny.
vanguard-events-seen =
    { $count ->
        [one] { $who } podgląda następne wydarzenie.
        [few] { $who } podgląda { $count } następne wydarzenia.
        [many] { $who } podgląda { $count } następnych wydarzeń.
       *[other] { $who } podgląda { $count } następnego wydarzenia.
    }
vanguard-deck-seen = { $who } podgląda wierzch talii odkryć.
vanguard-time = Tor czasu „{ $track }”: pole { $field } z { $fields }.
vanguard-time-back = Tor czasu „{ $track }” cofa się na pole { $field }.
vanguard-time-held = Tor czasu „{ $track }” zostaje w miejscu.
vanguard-time-reset = Tor czasu „{ $track }” zaczyna się od nowa.

## Threats

vanguard-field = { $threat }: pole { $field }.
vanguard-field-mute = { $threat }: pole { $field } nie ma efektu.
vanguard-threat-comes = Pojawia się zagrożenie: { $threat } ({ $sector }).
vanguard-threat-moves = Zagrożenie się przesuwa: { $threat } → { $sector }.
vanguard-threat-hides = Zagrożenie opuszcza planszę: { $threat }.
vanguard-threat-gone = Zagrożenie znika na dobre: { $threat }.
vanguard-threat-still = Zagrożenie przez chwilę się nie rusza: { $threat }.
vanguard-predicted = { $who } przewiduje symbol: { $symbol }.
vanguard-rolled-ten = Kość dziesięciościenna: { $rolled }.

## Finds and equipment

vanguard-leads =
    { $count ->
        [one] { $who } zyskuje trop: { $type }.
        [few] { $who } zyskuje { $count } tropy: { $type }.
        [many] { $who } zyskuje { $count } tropów: { $type }.
       *[other] { $who } zyskuje { $count } tropu: { $type }.
    }
vanguard-lead-placed = Trop o wartości { $value }: { $type }.
vanguard-lead-again = Żeton bez wartości wraca i losuje się inny.
vanguard-discovered = { $who } odkrywa: { $card }.
vanguard-no-discovery = { $who }: nie ma już odkryć: { $type }.
vanguard-under-deck = Pod swoją talię trafia: { $card }.
vanguard-unique = { $who } znajduje unikatowe odkrycie: { $card }.
vanguard-unique-gone = { $who }: unikatowego odkrycia już nie ma.
vanguard-received = { $who } bierze: { $card }.
vanguard-to-armory = Do zbrojowni trafia: { $card }.
vanguard-handed-over = { $who } przekazuje: { $card } → { $other }.
vanguard-placed = { $who } ustawia: { $card }, sektor: { $sector }.
vanguard-discarded-gear = { $who } oddaje: { $card }.

## Hints of the tutorial

vanguard-hint-turn = Tura ma dwie akcje. Akcję specjalną można wykonać raz, każdą inną dwa razy. Karty, umiejętności i wyposażenie nie są akcjami.
vanguard-hint-special-action = Akcje specjalne należą do miejsc, warunków, zagrożeń i misji. Większość z nich wymaga testu kości.
vanguard-hint-travel = Podróżuj wzdłuż strzałki. Jej symbole rozpatruje się po kolei, a potem przechodzisz, cokolwiek z nich wyniknie. Symbol podróży to efekt bieżącego warunku.
vanguard-hint-prepare = Przygotowanie: dobierz kartę albo wykonaj test bez wyniku, który służy tylko kombinacjom, albo jedno i drugie.
vanguard-hint-rest = Odpoczynek kosztuje zapas, odświeża połowę kości (po zaokrągleniu w górę) i daje kartę.
vanguard-hint-check = Test kości: weź tyle dostępnych kości, ile chcesz. Po rzucie są zużyte, więc zostaw kilka na później.
vanguard-hint-support = Inni w tym samym sektorze mogą wesprzeć test jedną kością każdy. Wszystkie kości tworzą jedną pulę.
vanguard-hint-modify = Teraz karty mogą zmieniać wyniki. Karta ma dwie połowy, a używasz jednej: górnej według jej tekstu albo dolnej, zużywając kości, które pokazują jej kombinację.
vanguard-hint-special = Efekty specjalne rozpatruje się przed wynikiem. Zabierają każdą kość, która pokazuje to, czego wymagają. Kości z symbolem Vanguard i zamiany możesz do nich dołożyć, ale nie musisz.
vanguard-hint-row-yellow = Wiersze sprawdza się od góry. Wynikiem jest pierwszy, który spełniają twoje kości. Strzałka prowadzi do kolejnego wiersza.
vanguard-hint-row-green = Zielony wiersz jest spełniony. Kości są zużyte, a miejsce może się zmienić.
vanguard-hint-row-red = Żadnego innego wiersza nie dało się spełnić, więc obowiązuje czerwony. Od niego też może prowadzić strzałka.
vanguard-hint-injury = Obrażenie to karta i kość. Kość zajmuje miejsce na szczycie kolumny i rzuca się nią w każdym twoim teście; jeśli pokaże to samo co karta, karta działa.
vanguard-hint-exertion = Wysiłek jest możliwy w każdej chwili: poświęć kość do końca tej wyprawy i odśwież pięć kości.
vanguard-hint-hand = Nikt nie trzyma więcej kart, niż pozwala stopień: dwie, trzy albo cztery.
vanguard-hint-event = Tura kończy się wydarzeniem. Jeśli pokazuje biom twojego sektora, dotyka ciebie. W przeciwnym razie przesuwają się wszystkie tory czasu.
vanguard-hint-time = Tory czasu przesuwają się pole po polu. Na ostatnim coś się wydarza.
vanguard-hint-mission = Misja jest ukończona, gdy tylko spełniony jest jej warunek, przed akcją albo po niej.
vanguard-hint-unique = Unikatowe odkrycia mają numer i zostają na statku.
