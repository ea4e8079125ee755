# Bitvy, nájezdníci, události a Brána

## Strany

andromeda-the-raiders = Nájezdníci
andromeda-the-raiders-within = nájezdníci
andromeda-side = { $seat }

## Otázky

andromeda-ask-raider = Který nájezdník přiletí?
andromeda-ask-escalate = Které vaše lodě se k bitvě připojí?
andromeda-ask-join = Bitva na místě { $region }. Opustí vaše loď ({ $ship }) svou lokaci a připojí se?
andromeda-ask-diplomacy = Zahrajete kartu diplomacie?
andromeda-ask-truce = { $seat } vám nabízí příměří: bitvu byste oba vynechali. Přijmete?
andromeda-ask-oppose = Proti komu to zamíříte?
andromeda-ask-withdraw = Která loď se stáhne, a kam?
andromeda-ask-yield = Čeho se vzdáte?
andromeda-ask-prepare =
    Házíte { $dice ->
        [one] { $dice } kostkou
        [few] { $dice } kostkami
        [many] { $dice } kostky
       *[other] { $dice } kostkami
    } s mířením { $targeting }. Přidáte něco?
andromeda-ask-after-roll = Kostky jsou na stole. Změníte své?
andromeda-ask-reroll =
    Které kostky přehodíte? Nejvýš { $most ->
        [one] { $most } kostku
        [few] { $most } kostky
        [many] { $most } kostky
       *[other] { $most } kostek
    }.
andromeda-ask-turn-die = Kterou kostku otočíte na { $value }?
andromeda-ask-victory = Vítězství! Zahrajete k němu kartu?
andromeda-ask-plunder = Poražená strana: { $seat }. Co si od ní vezmete?
andromeda-ask-spare = Bitva je prohraná. Ochráníte některou loď?
andromeda-ask-spare-ship = Která loď nebude poškozena?
andromeda-ask-gate = Který výsledek hodu u Brány použijete?
andromeda-ask-move-to-gate = Kterou loď přitáhne Brána?

## Tahy

andromeda-move-choose-raider = { $raider } z místa { $region }
andromeda-move-escalate = Přivést loď ({ $ship }) z místa { $region }
andromeda-move-play-tactic = Zahrát kartu { $card }: { $does }
andromeda-move-use-effect = Použít: { $source } – { $does }
andromeda-move-discard-energy =
    Spálit { $energy ->
        [one] { $energy } energii
        [few] { $energy } energie
        [many] { $energy } energie
       *[other] { $energy } energií
    } a hodit { $dice ->
        [one] { $dice } kostkou
        [few] { $dice } kostkami
        [many] { $dice } kostky
       *[other] { $dice } kostkami
    }
andromeda-move-pass = Nic dalšího
andromeda-move-stay-out = Nechat ji, kde je
andromeda-move-fight = Bojovat
andromeda-move-roll =
    Hodit { $dice ->
        [one] { $dice } kostkou
        [few] { $dice } kostkami
        [many] { $dice } kostky
       *[other] { $dice } kostkami
    }
andromeda-move-let-stand = Nechat hod být
andromeda-move-no-spoils = Nic dalšího nebrat
andromeda-move-take-damage = Přijmout škody
andromeda-move-take-back = Vzít všechno zpět
andromeda-move-oppose = Zamířit proti: { $seat }
andromeda-move-agree-to-truce = Přijmout příměří
andromeda-move-refuse-truce = Odmítnout příměří
andromeda-move-yield-energy =
    Odhodit { $energy ->
        [one] { $energy } energii
        [few] { $energy } energie
        [many] { $energy } energie
       *[other] { $energy } energií
    }
andromeda-move-yield-dice =
    Házet o { $dice ->
        [one] { $dice } kostku
        [few] { $dice } kostky
        [many] { $dice } kostky
       *[other] { $dice } kostek
    } méně
andromeda-move-withdraw-ship = Stáhnout loď ({ $ship }), cíl: { $region }
andromeda-move-reroll-die = Přehodit kostku s hodnotou { $shows }
andromeda-move-turn-die = Otočit kostku z { $shows } na { $value }
andromeda-move-spare-ship = Ochránit loď: { $ship }
andromeda-move-plunder = Vzít si: { $resource }
andromeda-move-take-result = Použít { $shows }: { $does }
andromeda-move-move-to-gate = Přesunout k Bráně loď ({ $ship }) z místa { $region }
andromeda-launch-bay = odletová rampa

## Bitva

andromeda-battle = Bitva na místě { $region }: { $sides }.
andromeda-no-battle =
    { $side ->
        [raiders] Zbývají jen
       *[player] Zbývá jen
    } { $seat }. K bitvě nedojde.
andromeda-truce-refused = { $seat } odmítá příměří.
andromeda-sits-out = { $seat } se bitvy neúčastní.
andromeda-left-battle = { $seat } už v bitvě na místě { $region } nemá žádnou loď.
andromeda-used = { $seat } používá: { $what }.
andromeda-energy-for-dice =
    { $seat } odhazuje { $energy ->
        [one] { $energy } energii
        [few] { $energy } energie
        [many] { $energy } energie
       *[other] { $energy } energií
    } a hází nyní { $dice ->
        [one] { $dice } kostkou
        [few] { $dice } kostkami
        [many] { $dice } kostky
       *[other] { $dice } kostkami
    }.
andromeda-took-back = { $seat } to bere zpět, než padnou kostky.
andromeda-yielded-energy =
    { $seat } odhazuje { $energy ->
        [one] { $energy } energii
        [few] { $energy } energie
        [many] { $energy } energie
       *[other] { $energy } energií
    } a kostky si nechává všechny.
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
    { $seat } { $count ->
        [0] nepřehazuje nic
        [one] přehazuje { $count } kostku
        [few] přehazuje { $count } kostky
        [many] přehazuje { $count } kostky
       *[other] přehazuje { $count } kostek
    }: { $dice }.
andromeda-turned-die = { $seat } otáčí kostku na { $value }: { $dice }.
andromeda-battle-won =
    { $seat } { $side ->
        [raiders] vyhrávají
       *[player] vyhrává
    } bitvu hodem { $dice }.
andromeda-battle-tied = Shoda, hod { $dice }: { $sides }. Prohrávají všichni.
andromeda-defeated =
    { $seat } poráží { $count ->
        [one] { $count } nájezdníka
        [few] { $count } nájezdníky
        [many] { $count } nájezdníka
       *[other] { $count } nájezdníků
    }.
andromeda-plundered = { $seat } si bere kořist: { $what }. Přichází o ni { $other }.
andromeda-card-taken = { $seat } bere naslepo kartu: { $card }.
andromeda-card-taken-hidden = { $seat } bere naslepo kartu.
andromeda-spared = { $seat } chrání loď před poškozením: { $ship }.

## Nájezdníci

andromeda-foray = Výpad nájezdníků z místa { $start } na místo { $region }: { $raider }.
andromeda-shadow-warp = Stínový warp přenáší loď: { $ship } ({ $seat }), kam: { $region }.
andromeda-raider-arrived = Na kostce padlo { $die }. Nově na místě { $region }: { $raider }.
andromeda-no-figure = Žádná figurka není volná, nikdo nepřilétá: { $raider }.
andromeda-raider-removed = Poraženo, z mapy mizí { $raider }.
andromeda-raider-moved = Nájezdníci se přesouvají na místo { $region }: { $raider }.
andromeda-devoured = { $seat }: štít lodi je pohlcen: { $ship }.
andromeda-bounty = Do příští události je každý poražený nájezdník cennější o body navíc: { $points }.

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
andromeda-event-reaches = Událost { $event } zasahuje: { $seat }.
andromeda-dropped = Na místě { $region } teď leží { $what }.
andromeda-planet-appears = Objevuje se nová planeta: { $region }.

## Brána

andromeda-gate-result = { $seat } používá výsledek { $die }.

andromeda-order-stay-out = Nemíchat se do cizích bitev
andromeda-order-stay-out-note = Vaše lodě se v tazích ostatních k žádné bitvě nepřidají, dokud na vás někdo nezaútočí. Ve vlastním tahu se vás hra zeptá.
