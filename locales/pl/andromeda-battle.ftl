# Bitwy, najeźdźcy, wydarzenia i Brama

## Strony

andromeda-the-raiders = Najeźdźcy
andromeda-the-raiders-within = najeźdźcy
andromeda-side = { $seat }

## Pytania

andromeda-ask-raider = Który najeźdźca przylatuje?
andromeda-ask-escalate = Które z twoich statków dołączają do bitwy?
andromeda-ask-diplomacy = Czy zagrywasz kartę dyplomacji?
andromeda-ask-truce = { $seat } proponuje ci rozejm: obie strony nie wzięłyby udziału w bitwie. Zgadzasz się?
andromeda-ask-oppose = Przeciwko komu?
andromeda-ask-withdraw = Który statek się wycofuje i dokąd?
andromeda-ask-yield = Z czego rezygnujesz?
andromeda-ask-prepare =
    Rzucasz { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    } z celowaniem { $targeting }. Czy coś dodajesz?
andromeda-ask-after-roll = Kości zostały rzucone. Czy zmieniasz swoje?
andromeda-ask-reroll =
    Które kości przerzucasz? Najwyżej { $most ->
        [one] { $most } kość
        [few] { $most } kości
        [many] { $most } kości
       *[other] { $most } kości
    }.
andromeda-ask-turn-die = Którą kość obracasz na { $value }?
andromeda-ask-victory = Wygrana! Czy zagrywasz z tej okazji kartę?
andromeda-ask-plunder = Co zabierasz? Pokonana strona: { $seat }
andromeda-ask-spare = Przegrana. Czy chronisz statek przed uszkodzeniem?
andromeda-ask-spare-ship = Który statek nie otrzymuje uszkodzeń?
andromeda-ask-gate = Którego wyniku rzutu przy Bramie używasz?
andromeda-ask-move-to-gate = Który statek przyciąga Brama?

## Ruchy

andromeda-move-choose-raider = { $raider }, skąd: { $region }
andromeda-move-escalate = sprowadzić statek: { $ship }, skąd: { $region }
andromeda-move-play-tactic = zagrać kartę { $card }: { $does }
andromeda-move-use-effect = użyć { $source }: { $does }
andromeda-move-discard-energy = odrzucić energię ({ $energy }) za kości
andromeda-move-pass = nic więcej nie robić
andromeda-move-oppose = przeciwko: { $seat }
andromeda-move-agree-to-truce = zgodzić się na rozejm
andromeda-move-refuse-truce = odrzucić rozejm
andromeda-move-yield-energy = odrzucić energię: { $energy }
andromeda-move-yield-dice =
    rzucać mniejszą liczbą kości: o { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    } mniej
andromeda-move-withdraw-ship = wycofać statek: { $ship }, dokąd: { $region }
andromeda-move-reroll-die = przerzucić kość o wartości { $shows }
andromeda-move-turn-die = obrócić kość z { $shows } na { $value }
andromeda-move-spare-ship = ochronić statek: { $ship }
andromeda-move-plunder = zabrać: { $resource }
andromeda-move-take-result = użyć { $shows }: { $does }
andromeda-move-move-to-gate = przesunąć do Bramy statek: { $ship }, skąd: { $region }
andromeda-launch-bay = hangar startowy

## Bitwa

andromeda-battle = Zaczyna się bitwa, miejsce: { $region }. Strony: { $sides }.
andromeda-no-battle =
    { $side ->
        [raiders] Zostają tylko
       *[player] Zostaje tylko
    } { $seat }. Bitwy nie będzie.
andromeda-truce-refused = { $seat } odrzuca rozejm.
andromeda-sits-out = { $seat } nie bierze udziału w bitwie.
andromeda-left-battle = { $seat } nie ma już statku w bitwie, miejsce: { $region }.
andromeda-used = { $seat } używa: { $what }.
andromeda-energy-for-dice =
    { $seat } odrzuca energię ({ $energy }) i rzuca teraz { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    }.
andromeda-yielded-energy = { $seat } odrzuca energię ({ $energy }) i zachowuje wszystkie kości.
andromeda-dice-now =
    { $seat } { $side ->
        [raiders] rzucają
       *[player] rzuca
    } teraz { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    }.
andromeda-targeting-now =
    { $seat } { $side ->
        [raiders] mają
       *[player] ma
    } teraz celowanie { $targeting }.
andromeda-reflected =
    Odbicie: { $seat } { $side ->
        [raiders] tracą kość i rzucają
       *[player] traci kość i rzuca
    } { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    }.
andromeda-rolled =
    { $seat } { $side ->
        [raiders] rzucają
       *[player] rzuca
    } { $count ->
        [one] { $count } kością
        [few] { $count } kośćmi
        [many] { $count } kośćmi
       *[other] { $count } kości
    } z celowaniem { $targeting }: { $dice }.
andromeda-rerolled =
    { $seat } przerzuca { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }: { $dice }.
andromeda-turned-die = { $seat } obraca kość na { $value }: { $dice }.
andromeda-battle-won =
    { $seat } { $side ->
        [raiders] wygrywają
       *[player] wygrywa
    } bitwę, rzut: { $dice }.
andromeda-battle-tied = Remis, rzut: { $dice }; strony: { $sides }. Przegrywają wszyscy.
andromeda-defeated =
    { $seat } pokonuje { $count ->
        [one] { $count } najeźdźcę
        [few] { $count } najeźdźców
        [many] { $count } najeźdźców
       *[other] { $count } najeźdźcy
    }.
andromeda-plundered = { $seat } bierze łup: { $what }. Ograbiona strona: { $other }.
andromeda-card-taken = { $seat } bierze w ciemno kartę: { $card }.
andromeda-card-taken-hidden = { $seat } bierze w ciemno kartę.
andromeda-spared = { $seat }: statek nie otrzymuje uszkodzeń: { $ship }.

## Najeźdźcy

andromeda-foray = Wypad: { $raider }. Skąd: { $start }, dokąd: { $region }.
andromeda-shadow-warp = Warp cienia przenosi statek: { $ship } ({ $seat }), dokąd: { $region }.
andromeda-raider-arrived = Na kości wypadło { $die }. Nowość na mapie: { $raider }, miejsce: { $region }.
andromeda-no-figure = { $raider }: nie ma wolnej figurki, nikt nie przylatuje.
andromeda-raider-removed = Porażka, z mapy znika: { $raider }.
andromeda-raider-moved = Przesunięcie: { $raider }, dokąd: { $region }.
andromeda-devoured = { $seat }: osłona statku została pochłonięta: { $ship }.
andromeda-bounty = Do następnego wydarzenia każdy pokonany najeźdźca jest cenniejszy, dodatkowe punkty: { $points }.

## Wydarzenia

andromeda-event-marker =
    Znacznik wydarzeń się przesuwa: { $left ->
        [0] wydarzenie następuje
        [one] został { $left } krok
        [few] zostały { $left } kroki
        [many] zostało { $left } kroków
       *[other] zostało { $left } kroku
    }.
andromeda-event = Wydarzenie: { $event }.
andromeda-event-nobody = Wydarzenie nikogo nie dotyczy.
andromeda-event-reaches = { $event } – dotyczy: { $seat }.
andromeda-dropped = { $region }: leży tu teraz { $what }.
andromeda-planet-appears = Pojawia się nowa planeta: { $region }.

## Brama

andromeda-gate-result = { $seat } używa wyniku { $die }.
