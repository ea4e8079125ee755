vanguard-ask-choose = Co si vyberete?
vanguard-ask-crew = Kdo to bude?
vanguard-ask-offer = Chcete to?
vanguard-ask-sector = Který sektor?
vanguard-ask-speaker = Kdo v tomto kole mluví za všechny?
vanguard-ask-objective = Cíl lze splnit přidělením posádky. Uděláte to?
vanguard-ask-power = Které vylepšení můstku napájíte?
vanguard-ask-situation = { $card }: vyřešíte to?
vanguard-ask-assign = Koho přidělíte?
vanguard-ask-penalty = Morálka už nemůže klesnout. Čeho se vzdáte místo toho?
vanguard-ask-release = Kdo kampaň opouští?
vanguard-ask-starmap = Kam? Energie: { $energy }
vanguard-ask-facility = Které zařízení použijete? Velení: { $command }
vanguard-ask-research = Který projekt dokončíte?
vanguard-ask-second-project = Přidělíte vědce na druhý projekt?
vanguard-ask-production = Který projekt zahájíte?
vanguard-ask-speed-up = Urychlíte některý projekt?
vanguard-ask-barracks = Ubikace, { $section }: co uděláte?
vanguard-ask-recruit = { $section }: koho si necháte?
vanguard-ask-situation-room = Čím se budete zabývat?
vanguard-ask-add-on = Kterou místnost použijete?
vanguard-ask-repair = { $lander } je poškozený. Opravíte ho?
vanguard-ask-lander = Který výsadkový člun si vezmete?
vanguard-ask-structural =
    { $lander }: které konstrukční úpravy namontujete? { $slots ->
        [one] Je tu { $slots } pozice.
        [few] Jsou tu { $slots } pozice.
        [many] Je tu { $slots } pozice.
       *[other] Je tu { $slots } pozic.
    }
vanguard-ask-functional =
    { $lander }: které funkční úpravy namontujete? { $slots ->
        [one] Je tu { $slots } pozice.
        [few] Jsou tu { $slots } pozice.
        [many] Je tu { $slots } pozice.
       *[other] Je tu { $slots } pozic.
    }
vanguard-ask-team = Kdo půjde? Vybráno: { $chosen }, nejméně { $least }, nejvýš { $most }
vanguard-ask-bring-dice = { $crew }: které kostky jdou s sebou? Počet: { $rows }, barva: { $colour }
vanguard-ask-deck = { $crew }, hodnost { $rank }: který balíček oddílu?
vanguard-ask-cards = { $crew }, hodnost { $rank }: nejméně deset karet
vanguard-ask-rank-up = Kterou kartu povýšení si necháte?
vanguard-ask-load = Co naložíte a kdo to ponese?
vanguard-ask-reroll-landing = Hodíte znovu?
vanguard-ask-landing-sector = Kde přistanete?
vanguard-ask-half = { $crew }: ve které polovině?
vanguard-ask-log = { $log }: co uděláte?
vanguard-ask-surplus =
    { $surplus ->
        [one] Člun je plný: { $surplus } objev tu zůstane.
        [few] Člun je plný: { $surplus } objevy tu zůstanou.
        [many] Člun je plný: { $surplus } objevu tu zůstane.
       *[other] Člun je plný: { $surplus } objevů tu zůstane.
    }
vanguard-ask-promote = Povýšit na hodnost { $rank }: { $crew }?
vanguard-ask-dice = Koupíte, nebo prodáte kostky? Kostka pro každý oddíl stojí { $price }.
vanguard-ask-take-die = { $section }: kterou kostku si vezmete?
vanguard-ask-return-die = { $section }: kterou kostku vrátíte?
vanguard-ask-swap = Vyměníte některý nalezený objev?
vanguard-ask-found = Který objev dáte?
vanguard-ask-found-type = Ze kterého balíčku?
vanguard-ask-nurse = Přidělíte někoho k pacientovi?
vanguard-ask-let-pass = Počká některý pacient, aby se jiný posunul o pozici víc?
vanguard-ask-patient = Který pacient se posune?
vanguard-ask-reroll-critical = { $crew } by nepřežil(a). Přehodíte jednu kostku?
vanguard-ask-mate = Který člen posádky?
vanguard-ask-survey = Která karta přistání se odkryje celá?
vanguard-ask-project = Který projekt postoupí?

vanguard-pass = Průchod lodní knihou číslo { $number }.
vanguard-act = Začíná { $number }. dějství.
vanguard-speaks = Za všechny mluví { $seat }.
vanguard-installed = Nainstalováno: { $card }.
vanguard-objective-done = Splněno: { $card }.
vanguard-objective-given = Vynaloženo na { $card }: { $now } z { $total }.
vanguard-objective-advances = O krok dál: { $card }.
vanguard-command = Velení: { $now } (změna { $n }).
vanguard-energy = Energie: { $now } (změna { $n }).
vanguard-success-bag = Žetony úspěchu: { $now } (změna { $n }).
vanguard-morale-rises = Morálka stoupá: { $level }.
vanguard-morale-falls = Morálka klesá: { $level }.
vanguard-morale-counts = Morálka se projevuje: { $level }.
vanguard-penalty = Morálka už nemůže klesnout: následuje postih.
vanguard-left = Kampaň opouští: { $crew }.
vanguard-assigned = Přidělen(a) a pak odpočívá: { $crew }.
vanguard-situation-revealed = Situace: { $card }.
vanguard-situation-resolved = Vyřešeno: { $card }.
vanguard-situation-strikes = Nevyřešeno: { $card }.
vanguard-flew = Loď letí do soustavy { $system }.
vanguard-visited = Navštíveno: { $destination }.
vanguard-course = Kurz: { $destination }.
vanguard-scanned = Prohledáno: { $planet }, krok { $steps }.
vanguard-relayed = Retranslátor už hlásil: tento krok nic nestojí.
vanguard-left-gear = Zanecháno: { $card }.
vanguard-activated = V provozu: { $facility }.
vanguard-project-started = Zahájeno: { $card }, fáze { $stage }.
vanguard-project-moves = { $card }: posun do fáze { $stage }.
vanguard-project-done = Dokončeno: { $card }.
vanguard-gained = Získáno: { $card }.
vanguard-found = Nalezený objev: { $card }.
vanguard-put-under = Pod svůj balíček: { $card }.
vanguard-recruited = { $section } přijímá: { $crew }.
vanguard-trained = Nově hodnost 2: { $crew }.
vanguard-dismissed = Zpět mezi nováčky: { $crew }.
vanguard-crew-place =
    { $place ->
        [available] K dispozici: { $crew }.
        [unavailable] Tentokrát není k dispozici: { $crew }.
       *[other] Odpočívá: { $crew }.
    }
vanguard-add-on = V provozu: { $card }.
vanguard-repaired = Zase v pořádku: { $lander }.
vanguard-damaged = Poškozeno: { $lander }.
vanguard-lander = Výsadkový člun: { $lander }.
vanguard-fitted = Namontováno: { $mod }.
vanguard-sent = Do výsadku jde { $crew }.
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
vanguard-mission-failed = Mise selhala.
vanguard-left-behind = Zůstává na místě: { $card }.
vanguard-rested = Odpočinutý člen posádky je k dispozici: { $crew }.
vanguard-promoted = Povýšení na hodnost { $rank }: { $crew }.
vanguard-die-gained = { $section } získává: { $die }.
vanguard-die-returned = { $section } vrací: { $die }.
vanguard-swapped = Vyměněno: { $card }.
vanguard-pocketed = Do vitríny: { $card }.
vanguard-row-complete = Řada { $row } ve vitríně je úplná.
vanguard-recovered = Uzdraven(a): { $crew }.
vanguard-patient-moves = { $crew } se posouvá: { $slot }.
vanguard-admitted = Na ošetřovnu přichází { $crew }: { $slot }.
vanguard-critical-roll = { $crew } bojuje: vážné { $grave }, zranění { $hurt }.
vanguard-died-aboard = Umírá { $crew }.
vanguard-remembered = Vzpomínáme: { $crew }.
vanguard-saved = Průchod knihou končí.
vanguard-flag = Tohle se nezapomene.
vanguard-listening = Naslouchání je blíž: { $now } z { $fields }.
vanguard-carried-over = Nikdo si na to nevzpomíná, jen ruce ano: { $memory }.
vanguard-signer = Podepsal(a) se { $crew }.
vanguard-log-chosen = Volíte: { $choice }
vanguard-unlocked = Tajná obálka je otevřena.
