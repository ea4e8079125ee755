# Bitvy, nájezdníci, události a Brána

## Strany

andromeda-the-raiders = Nájezdníci
andromeda-the-raiders-within = nájezdníci
andromeda-side = { $seat }

## Otázky

andromeda-ask-raider = Který nájezdník přiletí?
andromeda-ask-escalate = Které vaše lodě se k bitvě připojí?
andromeda-ask-diplomacy = Zahrajete kartu diplomacie?
andromeda-ask-truce = { $seat } vám nabízí příměří: oba byste se bitvy neúčastnili. Souhlasíte?
andromeda-ask-oppose = Proti komu to míří?
andromeda-ask-withdraw = Která loď se stáhne, a kam?
andromeda-ask-yield = Čeho se vzdáte?
andromeda-ask-prepare =
    Házíte { $dice ->
        [one] { $dice } kostkou
        [few] { $dice } kostkami
        [many] { $dice } kostky
       *[other] { $dice } kostkami
    } s mířením { $targeting }. Přidáte něco?
andromeda-ask-after-roll = Kostky padly. Změníte své?
andromeda-ask-reroll =
    Které kostky přehodíte? Nejvýš { $most ->
        [one] { $most } kostku
        [few] { $most } kostky
        [many] { $most } kostky
       *[other] { $most } kostek
    }.
andromeda-ask-turn-die = Kterou kostku otočíte na { $value }?
andromeda-ask-victory = Vyhráli jste. Zahrajete k tomu kartu?
andromeda-ask-plunder = Co si vezmete? Poražený: { $seat }
andromeda-ask-spare = Prohráli jste. Ochráníte některou loď před poškozením?
andromeda-ask-spare-ship = Která loď nebude poškozena?
andromeda-ask-gate = Který výsledek hodu u Brány použijete?
andromeda-ask-move-to-gate = Kterou loď přitáhne Brána?

## Tahy

andromeda-move-choose-raider = { $raider }, odkud: { $region }
andromeda-move-escalate = přivést loď: { $ship }, odkud: { $region }
andromeda-move-play-tactic = zahrát kartu { $card }: { $does }
andromeda-move-use-effect = použít { $source }: { $does }
andromeda-move-discard-energy =
    odhodit { $energy ->
        [one] { $energy } energii
        [few] { $energy } energie
        [many] { $energy } energie
       *[other] { $energy } energií
    } za kostky
andromeda-move-pass = víc nedělat nic
andromeda-move-oppose = proti: { $seat }
andromeda-move-agree-to-truce = souhlasit s příměřím
andromeda-move-refuse-truce = odmítnout příměří
andromeda-move-yield-energy = odhodit energii: { $energy }
andromeda-move-yield-dice =
    házet o { $dice ->
        [one] { $dice } kostku
        [few] { $dice } kostky
        [many] { $dice } kostky
       *[other] { $dice } kostek
    } méně
andromeda-move-withdraw-ship = stáhnout loď: { $ship }, kam: { $region }
andromeda-move-reroll-die = přehodit kostku s hodnotou { $shows }
andromeda-move-turn-die = otočit kostku z { $shows } na { $value }
andromeda-move-spare-ship = ochránit loď: { $ship }
andromeda-move-plunder = vzít si: { $resource }
andromeda-move-take-result = použít { $shows }: { $does }
andromeda-move-move-to-gate = přesunout k Bráně loď: { $ship }, odkud: { $region }
andromeda-launch-bay = odletová rampa

## Bitva

andromeda-battle = Začíná bitva, místo: { $region }. Strany: { $sides }.
andromeda-no-battle =
    { $side ->
        [raiders] Zbývají jen
       *[player] Zbývá jen
    } { $seat }. K bitvě nedojde.
andromeda-truce-refused = { $seat } odmítá příměří.
andromeda-sits-out = { $seat } se bitvy neúčastní.
andromeda-left-battle = { $seat } už v bitvě nemá žádnou loď, místo: { $region }.
andromeda-used = { $seat } používá: { $what }.
andromeda-energy-for-dice =
    { $seat } odhazuje energii ({ $energy }) a hází nyní { $dice ->
        [one] { $dice } kostkou
        [few] { $dice } kostkami
        [many] { $dice } kostky
       *[other] { $dice } kostkami
    }.
andromeda-yielded-energy = { $seat } odhazuje energii ({ $energy }), a kostky si nechává všechny.
andromeda-dice-now =
    { $seat } nyní { $side ->
        [raiders] házejí
       *[player] hází
    } { $dice ->
        [one] { $dice } kostkou
        [few] { $dice } kostkami
        [many] { $dice } kostky
       *[other] { $dice } kostkami
    }.
andromeda-targeting-now =
    { $seat } { $side ->
        [raiders] mají
       *[player] má
    } nyní míření { $targeting }.
andromeda-reflected =
    Odraz: { $seat } { $side ->
        [raiders] přicházejí o kostku a házejí
       *[player] přichází o kostku a hází
    } { $dice ->
        [one] { $dice } kostkou
        [few] { $dice } kostkami
        [many] { $dice } kostky
       *[other] { $dice } kostkami
    }.
andromeda-rolled =
    { $seat } { $side ->
        [raiders] házejí
       *[player] hází
    } { $count ->
        [one] { $count } kostkou
        [few] { $count } kostkami
        [many] { $count } kostky
       *[other] { $count } kostkami
    } s mířením { $targeting }: { $dice }.
andromeda-rerolled =
    { $seat } přehazuje { $count ->
        [one] { $count } kostku
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }: { $dice }.
andromeda-turned-die = { $seat } otáčí kostku na { $value }: { $dice }.
andromeda-battle-won =
    { $seat } { $side ->
        [raiders] vyhrávají
       *[player] vyhrává
    } bitvu, hod: { $dice }.
andromeda-battle-tied = Shoda, hod: { $dice }; strany: { $sides }. Prohrávají všichni.
andromeda-defeated =
    { $seat } poráží { $count ->
        [one] { $count } nájezdníka
        [few] { $count } nájezdníky
        [many] { $count } nájezdníka
       *[other] { $count } nájezdníků
    }.
andromeda-plundered = { $seat } bere kořist: { $what }. Oloupená strana: { $other }.
andromeda-card-taken = { $seat } bere naslepo kartu: { $card }.
andromeda-card-taken-hidden = { $seat } bere naslepo kartu.
andromeda-spared = { $seat }: loď není poškozena: { $ship }.

## Nájezdníci

andromeda-foray = Výpad: { $raider }. Odkud: { $start }, kam: { $region }.
andromeda-shadow-warp = Stínový warp přenáší loď: { $ship } ({ $seat }), kam: { $region }.
andromeda-raider-arrived = Na kostce padlo { $die }. Nově na mapě: { $raider }, místo: { $region }.
andromeda-no-figure = { $raider }: žádná figurka není volná, nikdo nepřilétá.
andromeda-raider-removed = Porážka, z mapy mizí: { $raider }.
andromeda-raider-moved = Přesun: { $raider }, kam: { $region }.
andromeda-devoured = { $seat }: štít lodi je pohlcen: { $ship }.
andromeda-bounty = Do příští události je každý poražený nájezdník cennější, body navíc: { $points }.

## Události

andromeda-event-marker =
    Ukazatel událostí se posouvá: { $left ->
        [0] událost nastává
        [one] zbývá { $left } krok
        [few] zbývají { $left } kroky
        [many] zbývá { $left } kroku
       *[other] zbývá { $left } kroků
    }.
andromeda-event = Událost: { $event }.
andromeda-event-nobody = Událost se nikoho netýká.
andromeda-event-reaches = { $event } – týká se: { $seat }.
andromeda-dropped = { $region }: nově tu leží { $what }.
andromeda-planet-appears = Objevuje se nová planeta: { $region }.

## Brána

andromeda-gate-result = { $seat } používá výsledek { $die }.
