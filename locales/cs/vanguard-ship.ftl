vanguard-ask-choose = { $crew }: co si vyberete?
vanguard-ask-crew = Rozhoduje { $crew }: kdo to bude?
vanguard-ask-offer = { $crew }: chcete to?
vanguard-ask-sector = { $crew }: který sektor?
vanguard-ask-speaker = Kdo bude v tomto průchodu mluvit za všechny?
vanguard-ask-objective = Přidělíte posádku a splníte úkol?
vanguard-ask-power = Kterému vylepšení můstku dodáte energii?
vanguard-ask-situation = { $card }: vyřešíte tuto situaci?
vanguard-ask-assign = Koho přidělíte?
vanguard-ask-penalty = Morálka už nemůže klesnout. Čeho se vzdáte místo toho?
vanguard-ask-release = Kdo opustí kampaň?
vanguard-ask-starmap = Kam loď poletí? Energie: { $energy }.
vanguard-ask-facility = Které zařízení použijete? Velení: { $command }.
vanguard-ask-research = Který projekt dokončíte?
vanguard-ask-second-project = Přidělíte vědce na druhý projekt?
vanguard-ask-production = Který projekt zahájíte?
vanguard-ask-speed-up = Urychlíte některý projekt?
vanguard-ask-barracks = Ubikace, { $section }: co uděláte?
vanguard-ask-recruit = { $section }: koho si necháte?
vanguard-ask-situation-room = Čím se budete zabývat?
vanguard-ask-add-on = Které přídavné zařízení použijete?
vanguard-ask-repair = Výsadková loď { $lander } je poškozená. Opravíte ji?
vanguard-ask-lander = Kterou výsadkovou loď si vezmete?
vanguard-ask-structural =
    { $lander }: které konstrukční úpravy namontujete? { $slots ->
        [one] Je tu { $slots } místo.
        [few] Jsou tu { $slots } místa.
        [many] Je tu { $slots } místa.
       *[other] Je tu { $slots } míst.
    }
vanguard-ask-functional =
    { $lander }: které funkční úpravy namontujete? { $slots ->
        [one] Je tu { $slots } místo.
        [few] Jsou tu { $slots } místa.
        [many] Je tu { $slots } místa.
       *[other] Je tu { $slots } míst.
    }
vanguard-ask-team =
    { $missing ->
        [0] Půjde ještě někdo? Celkem nejvýš { $most }.
        [one] Kdo půjde? Ještě jeden, z jiné sekce.
        [few] Kdo půjde? Ještě { $missing } lidé, každý z jiné sekce.
        [many] Kdo půjde? Ještě { $missing } člověka, každý z jiné sekce.
       *[other] Kdo půjde? Ještě { $missing } lidí, každý z jiné sekce.
    }
vanguard-ask-bring-dice = Které kostky si { $crew } bere s sebou? Počet: { $rows }, barva: { $colour }.
vanguard-ask-deck = { $crew }, hodnost { $rank }: který balíček sekce?
vanguard-ask-cards = { $crew }, hodnost { $rank }: nejméně deset karet
vanguard-ask-rank-up = Kterou kartu povýšení si necháte?
vanguard-ask-load = Co naložíte a kdo to ponese?
vanguard-ask-reroll-landing = Přehodíte přistání?
vanguard-ask-landing-sector = Kde přistanete?
vanguard-ask-half = { $crew }: ve které polovině?
vanguard-ask-log = { $log }: co uděláte?
vanguard-ask-surplus =
    { $surplus ->
        [one] Výsadková loď je přeplněná: { $surplus } objev tu zůstane.
        [few] Výsadková loď je přeplněná: { $surplus } objevy tu zůstanou.
        [many] Výsadková loď je přeplněná: { $surplus } objevu tu zůstane.
       *[other] Výsadková loď je přeplněná: { $surplus } objevů tu zůstane.
    }
vanguard-ask-promote = { $crew }: povýšení na hodnost { $rank }. Povýšíte?
vanguard-ask-dice = Koupíte kostky, nebo je prodáte? Po jedné pro každou sekci stojí { $price }.
vanguard-ask-take-die = { $section }: kterou kostku si vezmete?
vanguard-ask-return-die = { $section }: kterou kostku vrátíte?
vanguard-ask-swap = Vyměníte některý nalezený objev?
vanguard-ask-found = Který objev dáte?
vanguard-ask-found-type = Ze kterého balíčku si doberete?
vanguard-ask-nurse = Přidělíte někoho k pacientovi?
vanguard-ask-let-pass = Počká některý pacient, aby se jiný posunul o místo dál?
vanguard-ask-patient = Který pacient se posune?
vanguard-ask-reroll-critical = Na vlásku visí život: { $crew }. Přehodíte jednu kostku?
vanguard-ask-mate = Kterého člena posádky vyberete?
vanguard-ask-survey = Která karta přistání se odkryje celá?
vanguard-ask-project = Který projekt postoupí?

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
