vanguard-ask-choose = { $crew }: co si vyberete?
vanguard-ask-crew = { $crew }: kdo to bude?
vanguard-ask-offer = { $crew }: chcete to?
vanguard-ask-sector = { $crew }: který sektor?
vanguard-ask-speaker = Posádka: kdo bude v tomto průchodu mluvit za všechny?
vanguard-ask-objective = Posádka: přidělíte někoho a splníte úkol?
vanguard-ask-power = Posádka, můstek: kterému vylepšení dodáte energii?
vanguard-ask-situation = Posádka, { $card }: vyřešíte tuto situaci?
vanguard-ask-assign = Posádka: koho přidělíte?
vanguard-ask-penalty = Morálka už nemůže klesnout. Posádka: čeho se vzdáte místo toho?
vanguard-ask-release = Posádka: kdo opustí kampaň?
vanguard-ask-starmap = Posádka: kam loď poletí? Energie: { $energy }.
vanguard-ask-facility = Posádka: které zařízení použijete? Velení: { $command }.
vanguard-ask-research = Posádka, laboratoř: který projekt dokončíte?
vanguard-ask-second-project = Sekce Věda: přidělíte někoho na druhý projekt?
vanguard-ask-production = Posádka, výroba: který projekt zahájíte?
vanguard-ask-speed-up = Posádka, výroba: urychlíte některý projekt?
vanguard-ask-barracks = Ubikace, { $section }: co uděláte?
vanguard-ask-recruit = { $section }: koho si necháte?
vanguard-ask-situation-room = Posádka, situační místnost: čím se budete zabývat?
vanguard-ask-add-on = Posádka: které přídavné zařízení použijete?
vanguard-ask-repair = Výsadková loď { $lander } je poškozená. Posádka: opravíte ji?
vanguard-ask-lander = Posádka, hangár: kterou výsadkovou loď si vezmete?
vanguard-ask-structural =
    Posádka: které konstrukční úpravy ponese { $lander }? { $slots ->
        [one] Je tu { $slots } místo.
        [few] Jsou tu { $slots } místa.
        [many] Je tu { $slots } místa.
       *[other] Je tu { $slots } míst.
    }
vanguard-ask-functional =
    Posádka: které funkční úpravy ponese { $lander }? { $slots ->
        [one] Je tu { $slots } místo.
        [few] Jsou tu { $slots } místa.
        [many] Je tu { $slots } místa.
       *[other] Je tu { $slots } míst.
    }
vanguard-ask-team =
    { $missing ->
        [0] Posádka: půjde ještě někdo? Celkem nejvýš { $most }.
        [one] Posádka: kdo půjde? Ještě jeden, z jiné sekce.
        [few] Posádka: kdo půjde? Ještě { $missing } lidé, každý z jiné sekce.
        [many] Posádka: kdo půjde? Ještě { $missing } člověka, každý z jiné sekce.
       *[other] Posádka: kdo půjde? Ještě { $missing } lidí, každý z jiné sekce.
    }
vanguard-ask-bring-dice = Které kostky si { $crew } bere s sebou? Počet: { $rows }, barva: { $colour }.
vanguard-ask-deck = { $crew }, hodnost { $rank }: který balíček sekce?
vanguard-ask-cards = { $crew }, hodnost { $rank }: nejméně deset karet
vanguard-ask-rank-up = Posádka: kterou kartu povýšení si necháte?
vanguard-ask-load = Posádka: co naložíte a kdo to ponese?
vanguard-ask-reroll-landing = Posádka: přehodíte přistání?
vanguard-ask-landing-sector = Posádka: kde přistanete?
vanguard-ask-half = { $crew }: ve které polovině?
vanguard-ask-log = Posádka, { $log }: co uděláte?
vanguard-ask-surplus =
    { $surplus ->
        [one] Posádka, výsadková loď je přeplněná: { $surplus } objev tu zůstane.
        [few] Posádka, výsadková loď je přeplněná: { $surplus } objevy tu zůstanou.
        [many] Posádka, výsadková loď je přeplněná: { $surplus } objevu tu zůstane.
       *[other] Posádka, výsadková loď je přeplněná: { $surplus } objevů tu zůstane.
    }
vanguard-ask-promote = { $crew }: povýšení na hodnost { $rank }. Povýšíte?
vanguard-ask-dice = Posádka: koupíte kostky, nebo je prodáte? Po jedné pro každou sekci stojí { $price }.
vanguard-ask-take-die = { $section }: kterou kostku si vezmete?
vanguard-ask-return-die = { $section }: kterou kostku vrátíte?
vanguard-ask-swap = Posádka: vyměníte některý nalezený objev?
vanguard-ask-found = Posádka: který objev dáte?
vanguard-ask-found-type = Posádka: ze kterého balíčku si doberete?
vanguard-ask-nurse = Posádka, ošetřovna: přidělíte někoho k pacientovi?
vanguard-ask-let-pass = Posádka, ošetřovna: počká některý pacient, aby se jiný posunul o místo dál?
vanguard-ask-patient = Posádka, ošetřovna: který pacient se posune?
vanguard-ask-reroll-critical = Na vlásku visí život: { $crew }. Posádka: přehodíte jednu kostku?
vanguard-ask-mate = Posádka: kterého člena posádky vyberete?
vanguard-ask-survey = Posádka: která karta přistání se odkryje celá?
vanguard-ask-project = Posádka, výroba: který projekt postoupí?

vanguard-pass = Začíná { $number }. průchod lodní knihou.
vanguard-act = Začíná { $number }. dějství.
vanguard-speaks = Za všechny mluví { $seat }.
vanguard-installed = Nainstalováno: { $card }.
vanguard-objective-done = Splněno: { $card }.
vanguard-objective-given = Vynaloženo na úkol { $card }: { $now } z { $total }.
vanguard-objective-advances = O krok dál: { $card }.
vanguard-command =
    Velení { $sign ->
        [minus] klesá
       *[plus] stoupá
    } o { $count } na { $now }.
vanguard-energy =
    Energie { $sign ->
        [minus] klesá
       *[plus] stoupá
    } o { $count } na { $now }.
vanguard-success-bag =
    Žetony úspěchu: { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }, celkem { $now }.
vanguard-morale-rises = Morálka stoupá: { $level }.
vanguard-morale-falls = Morálka klesá: { $level }.
vanguard-morale-counts = Morálka se projevuje: { $level }.
vanguard-penalty = Morálka už nemůže klesnout: následuje postih.
vanguard-left = { $crew } opouští kampaň.
vanguard-assigned = { $crew } má úkol, pak odpočívá.
vanguard-situation-revealed = Situace: { $card }.
vanguard-situation-resolved = Vyřešeno: { $card }.
vanguard-situation-strikes = Nevyřešeno: { $card }.
vanguard-flew = Loď letí do soustavy { $system }.
vanguard-visited = Navštíveno: { $destination }.
vanguard-course = Kurz: { $destination }.
vanguard-scanned = Skenování: { $planet }, krok { $steps }.
vanguard-relayed = Retranslátor už podal hlášení: tento krok nic nestojí.
vanguard-left-gear = Necháváte tam: { $card }.
vanguard-activated = V provozu: { $facility }.
vanguard-project-started = Zahájeno: { $card }, etapa { $stage }.
vanguard-project-moves = { $card }: posun do etapy { $stage }.
vanguard-project-done = Dokončeno: { $card }.
vanguard-gained = Získáno: { $card }.
vanguard-found = Nalezený objev: { $card }.
vanguard-put-under = Zpět pod svůj balíček: { $card }.
vanguard-recruited = Sekce { $section } přijímá: { $crew }.
vanguard-trained = { $crew } získává hodnost 2.
vanguard-dismissed = { $crew } se vrací mezi nováčky.
vanguard-crew-place =
    { $place ->
        [available] { $crew } je k dispozici.
        [unavailable] { $crew } tentokrát není k dispozici.
       *[other] { $crew } odpočívá.
    }
vanguard-add-on = V provozu: { $card }.
vanguard-repaired = Výsadková loď je zase v pořádku: { $lander }.
vanguard-damaged = Výsadková loď je poškozená: { $lander }.
vanguard-lander = Tým si bere výsadkovou loď: { $lander }.
vanguard-fitted = Namontováno: { $mod }.
vanguard-sent = { $crew } jde do výsadkového týmu.
vanguard-packed =
    { $cards ->
        [one] { $crew } má balíček s { $cards } kartou.
        [few] { $crew } má balíček se { $cards } kartami.
        [many] { $crew } má balíček s { $cards } karty.
       *[other] { $crew } má balíček s { $cards } kartami.
    }
vanguard-rank-up = Karta povýšení: { $card }.
vanguard-loaded = { $crew } si bere: { $card }.
vanguard-landing =
    { $rolls ->
        [one] Přistání, { $planet }: { $rolls } hod.
        [few] Přistání, { $planet }: { $rolls } hody.
        [many] Přistání, { $planet }: { $rolls } hodu.
       *[other] Přistání, { $planet }: { $rolls } hodů.
    }
vanguard-landing-roll = Hod na přistání { $result }: { $row }.
vanguard-landing-aborted = Přistání je přerušeno.
vanguard-landed = Přistáno: { $sector }.
vanguard-left-planet = Planeta je zaznamenána: { $planet }.
vanguard-mission-failed = Mise nebyla splněna.
vanguard-left-behind = Zůstává na místě: { $card }.
vanguard-rested = { $crew } je po odpočinku k dispozici.
vanguard-promoted = { $crew } získává hodnost { $rank }.
vanguard-die-gained = Sekce { $section } získává: { $die }.
vanguard-die-returned = Sekce { $section } vrací: { $die }.
vanguard-swapped = Vyměněno: { $card }.
vanguard-pocketed = Do vitríny: { $card }.
vanguard-row-complete = Řada { $row } ve vitríně je úplná.
vanguard-recovered = { $crew } opouští ošetřovnu v plném zdraví.
vanguard-patient-moves = { $crew } se posouvá: { $slot }.
vanguard-admitted = Na ošetřovnu přichází { $crew }: { $slot }.
vanguard-critical-roll = { $crew } bojuje o život: těžká poranění { $grave }, poranění { $hurt }.
vanguard-died-aboard = { $crew } umírá.
vanguard-remembered = Nezapomeneme: { $crew }.
vanguard-saved = Průchod knihou končí.
vanguard-flag = Tohle se nezapomene.
vanguard-listening = Naslouchání je blíž: { $now } z { $fields }.
vanguard-carried-over = Nikdo si na to nevzpomíná, jen ruce ano: { $memory }.
vanguard-signer = Podpis: { $crew }.
vanguard-log-chosen = Volíte: { $choice }
vanguard-unlocked = Tajná obálka je otevřena.
vanguard-ask-between = Začíná další průchod. Změní se něco u stolu?
vanguard-module-on = Od této chvíle platí Smrtící vesmír: { $module }.
vanguard-module-off = Už neplatí: { $module }.
vanguard-sat-out = { $seat } si dává pauzu. Sekce přebírají ostatní.
vanguard-sat-in = Ke stolu usedá { $seat } a přebírá velení sekcí.
