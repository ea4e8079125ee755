# Dlaczego bot coś by zrobił, dla tych, którzy pytają

trucker-because-both = { $first } { $second }

## Budowa

trucker-because-first-engine = Bez silnika statek przepada w pierwszej otwartej przestrzeni.
trucker-because-engine = Moc twoich silników wyniesie z nim { $count }.
trucker-because-slowest = Decyduje najwolniejszy statek floty, a temu brakuje silników: będzie miał { $count }.
trucker-because-cannon = Siła ognia wyniesie z nim { $strength }.
trucker-because-crew = Będzie miejsce dla załogi liczącej { $count }.
trucker-because-alien = Mógłby tam zamieszkać obcy.
trucker-because-power = To, co masz, potrzebuje prądu, a baterii jeszcze nie ma.
trucker-because-batteries = Będziesz mieć { $count } { $count ->
        [one] baterię
        [few] baterie
        [many] baterii
       *[other] baterii
    }.
trucker-because-cargo = Ładownie pomieszczą { $count } { $count ->
        [one] skrzynię
        [few] skrzynie
        [many] skrzyń
       *[other] skrzyni
    }.
trucker-because-shield =
    { $count ->
        [one] Osłania bok, którego nie kryje jeszcze żadna osłona.
        [few] Osłania { $count } boki, których nie kryje jeszcze żadna osłona.
        [many] Osłania { $count } boków, których nie kryje jeszcze żadna osłona.
       *[other] Osłania { $count } boku, których nie kryje jeszcze żadna osłona.
    }
trucker-because-joints = Zamyka tam { $count } { $count ->
        [one] odsłonięte złącze
        [few] odsłonięte złącza
        [many] odsłoniętych złączy
       *[other] odsłoniętego złącza
    }.
trucker-because-room = Zostanie więcej pól, na których da się jeszcze budować.
trucker-because-bridge = Łączy kawałki, które inaczej nie poleciałyby razem.
trucker-because-gap = Zmniejsza największą lukę, a z nią składkę.
trucker-because-guns = Strzela wzdłuż linii, której nie kryje żadne twoje działo.
trucker-because-dice = Na tym, co otworzą kości, budują wszyscy.
trucker-because-sand = Twój statek jest skończony. Im szybciej przesypie się piasek, tym mniej zbudują inni.
trucker-because-cards = Karty, które nadejdą, mówią, czego statkowi będzie trzeba.
trucker-because-closed = Do statku nie da się już nic przyłączyć.
trucker-because-no-time = Na kolejną część nie ma już czasu.
trucker-because-nothing-better = Nic z tego, co zostało, nie poprawi statku.
trucker-because-draw = Nic z tego, co leży odkryte, nie jest tak dobre jak to, co może nadejść.
trucker-because-fits-nowhere = Nie pasuje nigdzie na twoim statku.
trucker-because-better-comes = Pasuje, ale większość tego, co może jeszcze nadejść, zrobi tam więcej.

## W locie

trucker-because-alike = To prawie bez znaczenia: wychodzi na to samo.
trucker-because-reckoned = Licząc w kredytach, jest to o { $gain } lepsze niż „{ $other }”.
trucker-because-pays =
    { $crew ->
        [0] Przyniesie około { $gain } { $gain ->
                [one] kredyt
                [few] kredyty
                [many] kredytów
               *[other] kredytu
            }. Stracone dni kosztują około { $cost }.
       *[other] Przyniesie około { $gain } { $gain ->
                [one] kredyt
                [few] kredyty
                [many] kredytów
               *[other] kredytu
            }. Stracone dni i załoga kosztują około { $cost }.
    }
trucker-because-does-not-pay =
    { $crew ->
        [0] Postój przyniósłby około { $gain } { $gain ->
                [one] kredyt
                [few] kredyty
                [many] kredytów
               *[other] kredytu
            }. Stracone dni kosztowałyby około { $cost }.
       *[other] Postój przyniósłby około { $gain } { $gain ->
                [one] kredyt
                [few] kredyty
                [many] kredytów
               *[other] kredytu
            }. Stracone dni i załoga kosztowałyby około { $cost }.
    }
trucker-because-saves = To, co zostałoby trafione, jest dla ciebie warte około { $lost } { $lost ->
        [one] kredyt
        [few] kredyty
        [many] kredytów
       *[other] kredytu
    }, a baterie około { $price }.
trucker-because-bears = To, co zostanie trafione, jest dla ciebie warte około { $lost } { $lost ->
        [one] kredyt
        [few] kredyty
        [many] kredytów
       *[other] kredytu
    }, a baterie około { $price }.
trucker-because-beats = Z siłą { $strength } pokonujesz ich { $enemy }.
trucker-because-equals = To wyrównuje ich siłę { $enemy }: zostawią cię w spokoju.
trucker-because-cannot-beat = Nawet { $best } nie wystarczy na ich { $enemy }, więc lepiej zachować baterie.
trucker-because-not-worth-beating = Z siłą { $best } możesz pokonać ich { $enemy }, ale kosztuje to więcej, niż daje nagroda.
trucker-because-less-weak = Szansa, że to ty będziesz najsłabszą stroną, wynosi { $chance } %, a nie { $then } %.
trucker-because-weak =
    { $more ->
        [0] Szansa, że to ty będziesz najsłabszą stroną, wynosi { $chance } %. Więcej mocy prawie tego nie zmieni.
       *[1] Szansa, że to ty będziesz najsłabszą stroną, wynosi { $chance } %. Zejście do { $then } % kosztuje zbyt wiele baterii.
    }
trucker-because-adrift = Bez żadnego ciągu twój lot kończy się tutaj.
trucker-because-leaving = Dalszy lot jest wart około { $stay } { $stay ->
        [one] kredyt
        [few] kredyty
        [many] kredytów
       *[other] kredytu
    }, rezygnacja około { $home }.
trucker-because-compared = Średnio z { $flights } lotów próbnych przyniosło to o { $credits } { $credits ->
        [one] kredyt
        [few] kredyty
        [many] kredytów
       *[other] kredytu
    } więcej niż „{ $other }”, plus minus { $error }.
trucker-because-as-good = Wybór „{ $other }” wyszedł mniej więcej tak samo dobrze.
