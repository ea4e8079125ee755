vanguard-unknown = coś nieznanego
vanguard-nothing = nic
vanguard-somebody = ktoś
vanguard-and = { $first }, { $second }

vanguard-section-security = Ochrona
vanguard-section-recon = Zwiad
vanguard-section-science = Nauka
vanguard-section-engineering = Inżynieria

vanguard-morale-high = wysokie
vanguard-morale-medium = średnie
vanguard-morale-low = niskie
vanguard-morale-very-low = bardzo niskie

vanguard-facility-laboratory = laboratorium badawcze
vanguard-facility-complex = kompleks produkcyjny
vanguard-facility-barracks = koszary
vanguard-facility-situation-room = sala sytuacyjna
vanguard-facility-add-on = pomieszczenie dodatkowe

vanguard-slot-critical = stan krytyczny
vanguard-slot-moderate = stan średni
vanguard-slot-light = stan lekki
vanguard-slot-recovered = po leczeniu

vanguard-penalty-dice = każda sekcja zwraca jedną kość
vanguard-penalty-success = przepadają trzy żetony sukcesu
vanguard-penalty-crew = każda sekcja licząca co najmniej trzy osoby traci kogoś, kto odpoczywa

vanguard-deck-last = talia z poprzedniego razu
vanguard-deck-starters = karty początkowe
vanguard-deck-all = wszystkie karty dla tego stopnia
vanguard-deck-own = karta po karcie

vanguard-type-minerals = minerały
vanguard-type-living-specimens = żywe okazy
vanguard-type-alien-technology = obca technika
vanguard-type-strange-flora = dziwna flora
vanguard-type-microorganisms = mikroorganizmy

vanguard-colour-red = czerwona
vanguard-colour-green = zielona
vanguard-colour-blue = niebieska

vanguard-die = { $colour } kość ({ $kind })
vanguard-die-basic = podstawowa
vanguard-die-wild = joker
vanguard-die-universal = uniwersalna
vanguard-die-expert = ekspercka
vanguard-die-fitness = sprawność
vanguard-die-gathering = zbieractwo
vanguard-die-defence = obrona
vanguard-die-exploration = eksploracja
vanguard-die-biology = biologia
vanguard-die-xenology = ksenologia
vanguard-die-construction = konstrukcja
vanguard-die-science = nauka
vanguard-die-technology = technika

vanguard-need-crew =
    { $rank ->
        [1] jedna osoba z sekcji { $section }
       *[other] jedna osoba z sekcji { $section }, stopień { $rank } lub wyższy
    }
vanguard-need-anybody =
    { $rank ->
        [1] jedna osoba z dowolnej sekcji
       *[other] jedna osoba z dowolnej sekcji, stopień { $rank } lub wyższy
    }
vanguard-need-different =
    { $rank ->
        [1] jedna osoba z innej sekcji
       *[other] jedna osoba z innej sekcji, stopień { $rank } lub wyższy
    }
vanguard-need-success =
    { $count ->
        [one] { $count } żeton sukcesu
        [few] { $count } żetony sukcesu
        [many] { $count } żetonów sukcesu
       *[other] { $count } żetonu sukcesu
    }
vanguard-need-command =
    { $count ->
        [one] { $count } żeton dowodzenia
        [few] { $count } żetony dowodzenia
        [many] { $count } żetonów dowodzenia
       *[other] { $count } żetonu dowodzenia
    }
vanguard-need-energy =
    { $count ->
        [one] { $count } żeton energii
        [few] { $count } żetony energii
        [many] { $count } żetonów energii
       *[other] { $count } żetonu energii
    }
vanguard-need-morale = wysokie morale
vanguard-need-passes =
    { $count ->
        [one] { $what }, po jednym w ciągu { $count } przejścia
        [few] { $what }, po jednym w ciągu { $count } przejść
        [many] { $what }, po jednym w ciągu { $count } przejść
       *[other] { $what }, po jednym w ciągu { $count } przejścia
    }
