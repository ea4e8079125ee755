vanguard-board-page-read = { $title } – przeczytano
vanguard-board-page-goes-on = { $title } – ciąg dalszy
vanguard-board-some-page = Strona dziennika
vanguard-board-scene-landing = Lądowanie
vanguard-board-scene-debrief = Powrót
vanguard-board-scene-ending = Koniec
vanguard-board-descent = Droga w dół
vanguard-board-rolls-left =
    { $left ->
        [0] Nie został żaden rzut.
        [one] Został jeden rzut.
        [few] Zostały { $left } rzuty.
        [many] Zostało { $left } rzutów.
       *[other] Zostało { $left } rzutu.
    }
vanguard-board-landing-table = Tabela lądowania
vanguard-board-harmless = nic się nie dzieje
vanguard-board-rolls = Co wypadło
vanguard-board-result = wypadło { $result }
vanguard-board-no-roll = Jeszcze nie rzucano.
vanguard-board-homecoming = Strony powrotu
vanguard-board-mission-done-stamp = Misja ukończona
vanguard-board-mission-failed-stamp = Misja nieudana
vanguard-board-evacuated-stamp = Ewakuacja awaryjna
vanguard-board-evacuated = Wszyscy wrócili, gdziekolwiek byli. Zwykłe znaleziska zostały na planecie, unikatowe są na pokładzie.
vanguard-board-rested = Po odpoczynku do dyspozycji: { $names }
vanguard-board-promoted = awans
vanguard-board-hurt =
    { $count ->
        [0] bez obrażeń
        [one] jedno obrażenie
        [few] { $count } obrażenia
        [many] { $count } obrażeń
       *[other] { $count } obrażenia
    }
vanguard-board-nobody-back = Nikt nie wrócił.
vanguard-board-not-done = nieosiągnięte
vanguard-board-unique-find = unikatowe odkrycie
vanguard-board-report = Raport
vanguard-board-nurses = Kto posiedzi przy pacjencie?
vanguard-board-won = Udało im się
vanguard-board-lost = To nie wystarczyło
vanguard-board-planets-seen =
    { $count ->
        [one] jedna planeta
        [few] { $count } planety
        [many] { $count } planet
       *[other] { $count } planety
    }
vanguard-board-pages-read =
    { $count ->
        [one] jedna strona
        [few] { $count } strony
        [many] { $count } stron
       *[other] { $count } strony
    }
vanguard-board-last-page = Przeczytaj ostatnią stronę
vanguard-board-score = Co się liczyło
vanguard-board-total = Razem
vanguard-board-decisions = Co postanowiono
vanguard-board-living =
    { $count ->
        [one] Przeżyła jedna osoba z załogi
        [few] Przeżyły { $count } osoby z załogi
        [many] Przeżyło { $count } osób z załogi
       *[other] Przeżyło { $count } osoby z załogi
    }
vanguard-board-missions =
    { $count ->
        [0] bez misji
        [one] jedna misja
        [few] { $count } misje
        [many] { $count } misji
       *[other] { $count } misji
    }
vanguard-board-planets = Planety
vanguard-board-visits =
    { $count ->
        [one] jedna wizyta
        [few] { $count } wizyty
        [many] { $count } wizyt
       *[other] { $count } wizyty
    }
vanguard-board-carry = Co będzie pamiętać następna kampania
vanguard-board-carry-nothing = Ta kampania nic po sobie nie zostawiła.
vanguard-board-carry-how = Otwierając stół dla następnej kampanii, wybierz to samo pod „Co zostawiła wcześniejsza kampania”.
vanguard-board-costs-energy = koszt w żetonach energii: { $energy }
vanguard-board-we-are-here = jesteśmy tutaj
vanguard-board-visited = odwiedzone
vanguard-board-search = Szukaj w dzienniku
vanguard-board-nothing-found = Tego nie ma na żadnej stronie.
vanguard-board-contents = Spis treści
vanguard-board-previous-page = Poprzednia strona
vanguard-board-next-page = Następna strona
vanguard-board-aboard = na pokładzie
vanguard-board-stands-in = Ta strona nie jest jeszcze przetłumaczona. Jest po angielsku.
vanguard-board-page-of = strona { $page } z { $pages }
vanguard-board-decided = Postanowiono: { $choice }
vanguard-board-a-die = kość
vanguard-board-dice-box = W pudełku
