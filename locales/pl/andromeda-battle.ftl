# Bitwy, najeźdźcy, wydarzenia i Brama

## Strony

andromeda-the-raiders = Najeźdźcy
andromeda-the-raiders-within = najeźdźcy
andromeda-side = { $seat }

## Pytania

andromeda-ask-raider = Który najeźdźca przylatuje?
andromeda-ask-escalate = Które z twoich statków dołączają do bitwy?
andromeda-ask-join = Bitwa w miejscu { $region }. Czy twój statek ({ $ship }) opuszcza swój region i dołącza?
andromeda-ask-diplomacy = Czy zagrywasz kartę dyplomacji?
andromeda-ask-truce = { $seat } proponuje ci rozejm: obie strony odpuściłyby bitwę. Zgadzasz się?
andromeda-ask-oppose = W kogo to wymierzasz?
andromeda-ask-withdraw = Który statek się wycofuje i dokąd?
andromeda-ask-yield = Z czego rezygnujesz?
andromeda-ask-prepare =
    Rzucasz { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    } z celowaniem { $targeting }. Czy coś dodajesz?
andromeda-ask-after-roll = Kości leżą na stole. Czy zmieniasz swoje?
andromeda-ask-reroll =
    Które kości przerzucasz? Najwyżej { $most ->
        [one] { $most } kość
        [few] { $most } kości
        [many] { $most } kości
       *[other] { $most } kości
    }.
andromeda-ask-turn-die = Którą kość obracasz na { $value }?
andromeda-ask-victory = Zwycięstwo! Czy zagrywasz z tej okazji kartę?
andromeda-ask-plunder = Pokonana strona: { $seat }. Co jej zabierasz?
andromeda-ask-spare = Bitwa przegrana. Czy chronisz jakiś statek?
andromeda-ask-spare-ship = Który statek nie otrzymuje uszkodzeń?
andromeda-ask-gate = Którego wyniku rzutu przy Bramie używasz?
andromeda-ask-move-to-gate = Który statek przyciąga Brama?

## Ruchy

andromeda-move-choose-raider = { $raider }, miejsce: { $region }
andromeda-move-escalate = Sprowadź statek ({ $ship }), miejsce: { $region }
andromeda-move-play-tactic = Zagraj kartę { $card }: { $does }
andromeda-move-use-effect = Użyj { $source }: { $does }
andromeda-move-discard-energy =
    Spal { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
        [many] { $energy } energii
       *[other] { $energy } energii
    } i rzuć { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    }
andromeda-move-pass = Nic więcej
andromeda-move-stay-out = Zostaw go na miejscu
andromeda-move-fight = Walcz
andromeda-move-roll =
    Rzuć { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    }
andromeda-move-let-stand = Zostaw rzut
andromeda-move-no-spoils = Nie bierz nic więcej
andromeda-move-take-damage = Przyjmij uszkodzenia
andromeda-move-take-back = Cofnij wszystko
andromeda-move-oppose = Wymierz w: { $seat }
andromeda-move-agree-to-truce = Zgódź się na rozejm
andromeda-move-refuse-truce = Odrzuć rozejm
andromeda-move-yield-energy =
    Odrzuć { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
        [many] { $energy } energii
       *[other] { $energy } energii
    }
andromeda-move-yield-dice =
    Rzuć o { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    } mniej
andromeda-move-withdraw-ship = Wycofaj statek ({ $ship }), cel: { $region }
andromeda-move-reroll-die = Przerzuć kość o wartości { $shows }
andromeda-move-turn-die = Obróć kość z { $shows } na { $value }
andromeda-move-spare-ship = Ochroń statek: { $ship }
andromeda-move-plunder = Zabierz: { $resource }
andromeda-move-take-result = Użyj { $shows }: { $does }
andromeda-move-move-to-gate = Przesuń do Bramy statek ({ $ship }), miejsce: { $region }
andromeda-launch-bay = hangar startowy

## Bitwa

andromeda-battle = Bitwa w miejscu { $region }: { $sides }.
andromeda-no-battle =
    { $side ->
        [raiders] Zostają tylko
       *[player] Zostaje tylko
    } { $seat }. Bitwy nie będzie.
andromeda-truce-refused = { $seat } odrzuca rozejm.
andromeda-sits-out = { $seat } nie bierze udziału w bitwie.
andromeda-left-battle = { $seat } nie ma już statku w bitwie w miejscu { $region }.
andromeda-used = { $seat } używa: { $what }.
andromeda-energy-for-dice =
    { $seat } odrzuca { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
        [many] { $energy } energii
       *[other] { $energy } energii
    } i rzuca teraz { $dice ->
        [one] { $dice } kością
        [few] { $dice } kośćmi
        [many] { $dice } kośćmi
       *[other] { $dice } kości
    }.
andromeda-took-back = { $seat } cofa to, zanim padną kości.
andromeda-yielded-energy =
    { $seat } odrzuca { $energy ->
        [one] { $energy } energię
        [few] { $energy } energie
        [many] { $energy } energii
       *[other] { $energy } energii
    } i zachowuje wszystkie kości.
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
    { $seat } { $count ->
        [0] nie przerzuca nic
        [one] przerzuca { $count } kość
        [few] przerzuca { $count } kości
        [many] przerzuca { $count } kości
       *[other] przerzuca { $count } kości
    }: { $dice }.
andromeda-turned-die = { $seat } obraca kość na { $value }: { $dice }.
andromeda-battle-won =
    { $seat } { $side ->
        [raiders] wygrywają
       *[player] wygrywa
    } bitwę rzutem { $dice }.
andromeda-battle-tied = Remis przy rzucie { $dice }: { $sides }. Przegrywają wszyscy.
andromeda-defeated =
    { $seat } pokonuje { $count ->
        [one] { $count } najeźdźcę
        [few] { $count } najeźdźców
        [many] { $count } najeźdźców
       *[other] { $count } najeźdźcy
    }.
andromeda-plundered = { $seat } bierze łup: { $what }. Traci go { $other }.
andromeda-card-taken = { $seat } bierze w ciemno kartę: { $card }.
andromeda-card-taken-hidden = { $seat } bierze w ciemno kartę.
andromeda-spared = { $seat } chroni statek przed uszkodzeniem: { $ship }.

## Najeźdźcy

andromeda-foray = Wypad najeźdźców: { $raider }. Z miejsca { $start }, cel: { $region }.
andromeda-shadow-warp = Warp cienia przenosi statek: { $ship } ({ $seat }), dokąd: { $region }.
andromeda-raider-arrived = Na kości wypadło { $die }. Nowi najeźdźcy w miejscu { $region }: { $raider }.
andromeda-no-figure = Nie ma wolnej figurki, nikt nie przylatuje: { $raider }.
andromeda-raider-removed = Pokonani i usunięci z mapy: { $raider }.
andromeda-raider-moved = Najeźdźcy zmieniają miejsce: { $raider }. Cel: { $region }.
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
andromeda-event-reaches = Wydarzenie { $event } dotyka: { $seat }.
andromeda-dropped = W miejscu { $region } leży teraz { $what }.
andromeda-planet-appears = Pojawia się nowa planeta: { $region }.

## Brama

andromeda-gate-result = { $seat } używa wyniku { $die }.

andromeda-order-stay-out = Nie mieszaj się do cudzych bitew
andromeda-order-stay-out-note = W turach innych twoje statki nie dołączą do żadnej bitwy, dopóki ktoś cię nie zaatakuje. W twojej turze gra zapyta ciebie.
