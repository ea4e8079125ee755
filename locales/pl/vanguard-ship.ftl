vanguard-ask-choose = { $crew }: co wybierasz?
vanguard-ask-crew = Decyduje { $crew }: kto to będzie?
vanguard-ask-offer = { $crew }: chcesz tego?
vanguard-ask-sector = { $crew }: który sektor?
vanguard-ask-speaker = Kto w tym przejściu mówi za wszystkich?
vanguard-ask-objective = Czy przydzielasz załogę, żeby osiągnąć cel?
vanguard-ask-power = Które ulepszenie mostka zasilasz?
vanguard-ask-situation = { $card }: czy rozwiązujesz tę sytuację?
vanguard-ask-assign = Kogo przydzielasz?
vanguard-ask-penalty = Morale nie może już spaść. Co oddajesz w zamian?
vanguard-ask-release = Kto odchodzi z kampanii?
vanguard-ask-starmap = Dokąd leci statek? Żetony energii: { $energy }.
vanguard-ask-facility = Którego pomieszczenia używasz? Żetony dowodzenia: { $command }.
vanguard-ask-research = Który projekt kończysz?
vanguard-ask-second-project = Czy przydzielasz naukowca do drugiego projektu?
vanguard-ask-production = Który projekt zaczynasz?
vanguard-ask-speed-up = Czy przyspieszasz jakiś projekt?
vanguard-ask-barracks = Koszary, { $section }: co robisz?
vanguard-ask-recruit = { $section }: kogo zatrzymujesz?
vanguard-ask-situation-room = Czym się zajmujesz?
vanguard-ask-add-on = Którego pomieszczenia używasz?
vanguard-ask-repair = Uszkodzony lądownik: { $lander }. Czy go naprawiasz?
vanguard-ask-lander = Który lądownik bierzesz?
vanguard-ask-structural =
    { $lander }: które modyfikacje konstrukcyjne montujesz? { $slots ->
        [one] Jest { $slots } miejsce.
        [few] Są { $slots } miejsca.
        [many] Jest { $slots } miejsc.
       *[other] Jest { $slots } miejsca.
    }
vanguard-ask-functional =
    { $lander }: które modyfikacje funkcjonalne montujesz? { $slots ->
        [one] Jest { $slots } miejsce.
        [few] Są { $slots } miejsca.
        [many] Jest { $slots } miejsc.
       *[other] Jest { $slots } miejsca.
    }
vanguard-ask-team =
    { $missing ->
        [0] Czy idzie ktoś jeszcze? Razem najwyżej { $most }.
        [one] Kto idzie? Jeszcze jedna osoba, z innej sekcji.
        [few] Kto idzie? Jeszcze { $missing } osoby, każda z innej sekcji.
        [many] Kto idzie? Jeszcze { $missing } osób, każda z innej sekcji.
       *[other] Kto idzie? Jeszcze { $missing } osoby, każda z innej sekcji.
    }
vanguard-ask-bring-dice = Które kości zabiera { $crew }? Liczba: { $rows }, kolor: { $colour }.
vanguard-ask-deck = { $crew }, stopień { $rank }: która talia sekcji?
vanguard-ask-cards = { $crew }, stopień { $rank }: co najmniej dziesięć kart
vanguard-ask-rank-up = Którą kartę awansu zatrzymujesz?
vanguard-ask-load = Co ładujesz i kto to niesie?
vanguard-ask-reroll-landing = Czy rzucasz jeszcze raz?
vanguard-ask-landing-sector = Gdzie lądujesz?
vanguard-ask-half = { $crew }: w której połowie?
vanguard-ask-log = { $log }: co robisz?
vanguard-ask-surplus =
    { $surplus ->
        [one] Lądownik jest pełny: { $surplus } odkrycie zostaje.
        [few] Lądownik jest pełny: { $surplus } odkrycia zostają.
        [many] Lądownik jest pełny: { $surplus } odkryć zostaje.
       *[other] Lądownik jest pełny: { $surplus } odkrycia zostaje.
    }
vanguard-ask-promote = { $crew }: awans na stopień { $rank }. Awansujesz?
vanguard-ask-dice = Kupujesz czy sprzedajesz kości? Kość dla każdej sekcji kosztuje { $price }.
vanguard-ask-take-die = { $section }: którą kość bierzesz?
vanguard-ask-return-die = { $section }: którą kość zwracasz?
vanguard-ask-swap = Czy wymieniasz znalezione odkrycie?
vanguard-ask-found = Które odkrycie oddajesz?
vanguard-ask-found-type = Z której talii dobierasz?
vanguard-ask-nurse = Czy przydzielasz kogoś do pacjenta?
vanguard-ask-let-pass = Czy któryś pacjent czeka, żeby inny przesunął się o miejsce dalej?
vanguard-ask-patient = Który pacjent się przesuwa?
vanguard-ask-reroll-critical = { $crew } jest o włos od śmierci. Czy przerzucasz jedną kość?
vanguard-ask-mate = Którą osobę z załogi wybierasz?
vanguard-ask-survey = Którą kartę lądowania odsłonić w całości?
vanguard-ask-project = Który projekt się przesuwa?

vanguard-pass = Przejście przez księgę statku, numer { $number }.
vanguard-act = Zaczyna się akt { $number }.
vanguard-speaks = Za wszystkich mówi { $seat }.
vanguard-installed = Zainstalowano: { $card }.
vanguard-objective-done = Osiągnięto: { $card }.
vanguard-objective-given = Oddano na cel „{ $card }”: { $now } z { $total }.
vanguard-objective-advances = O krok dalej: { $card }.
vanguard-command =
    Dowodzenie { $sign ->
        [minus] spada
       *[plus] rośnie
    } o { $count } do { $now }.
vanguard-energy =
    Energia { $sign ->
        [minus] spada
       *[plus] rośnie
    } o { $count } do { $now }.
vanguard-success-bag =
    Żetony sukcesu: { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }, razem { $now }.
vanguard-morale-rises = Morale rośnie: { $level }.
vanguard-morale-falls = Morale spada: { $level }.
vanguard-morale-counts = Obowiązuje morale: { $level }.
vanguard-penalty = Morale nie może już spaść: następuje kara.
vanguard-left = { $crew } odchodzi z kampanii.
vanguard-assigned = { $crew } ma zadanie, a potem odpoczywa.
vanguard-situation-revealed = Sytuacja: { $card }.
vanguard-situation-resolved = Rozwiązano: { $card }.
vanguard-situation-strikes = Nie rozwiązano: { $card }.
vanguard-flew = Statek leci do układu { $system }.
vanguard-visited = Odwiedzono: { $destination }.
vanguard-course = Kurs: { $destination }.
vanguard-scanned = Zeskanowano: { $planet }, krok { $steps }.
vanguard-relayed = Przekaźnik już się zameldował: ten krok nic nie kosztuje.
vanguard-left-gear = Pozostawiono: { $card }.
vanguard-activated = W użyciu: { $facility }.
vanguard-project-started = Rozpoczęto: { $card }, etap { $stage }.
vanguard-project-moves = { $card }: teraz etap { $stage }.
vanguard-project-done = Ukończono: { $card }.
vanguard-gained = Zdobyto: { $card }.
vanguard-found = Znalezione odkrycie: { $card }.
vanguard-put-under = Pod talię: { $card }.
vanguard-recruited = { $section } przyjmuje: { $crew }.
vanguard-trained = { $crew } zdobywa stopień 2.
vanguard-dismissed = { $crew } wraca do rekrutów.
vanguard-crew-place =
    { $place ->
        [available] { $crew } jest do dyspozycji.
        [unavailable] { $crew } tym razem nie jest do dyspozycji.
       *[other] { $crew } odpoczywa.
    }
vanguard-add-on = W użyciu: { $card }.
vanguard-repaired = Znowu sprawny: { $lander }.
vanguard-damaged = Uszkodzony: { $lander }.
vanguard-lander = Lądownik: { $lander }.
vanguard-fitted = Zamontowano: { $mod }.
vanguard-sent = { $crew } dołącza do drużyny desantowej.
vanguard-packed =
    { $cards ->
        [one] { $crew } ma talię z { $cards } karty.
        [few] { $crew } ma talię z { $cards } kart.
        [many] { $crew } ma talię z { $cards } kart.
       *[other] { $crew } ma talię z { $cards } karty.
    }
vanguard-rank-up = Karta awansu: { $card }.
vanguard-loaded = { $crew } zabiera: { $card }.
vanguard-landing =
    { $rolls ->
        [one] Lądowanie, { $planet }: { $rolls } rzut.
        [few] Lądowanie, { $planet }: { $rolls } rzuty.
        [many] Lądowanie, { $planet }: { $rolls } rzutów.
       *[other] Lądowanie, { $planet }: { $rolls } rzutu.
    }
vanguard-landing-roll = Rzut na lądowanie { $result }: { $row }.
vanguard-landing-aborted = Lądowanie przerwano.
vanguard-landed = Miejsce lądowania: { $sector }.
vanguard-left-planet = Zapisano stan planety: { $planet }.
vanguard-mission-failed = Misja się nie powiodła.
vanguard-left-behind = Zostaje na miejscu: { $card }.
vanguard-rested = { $crew } jest po odpoczynku do dyspozycji.
vanguard-promoted = { $crew } awansuje na stopień { $rank }.
vanguard-die-gained = { $section } zyskuje: { $die }.
vanguard-die-returned = { $section } zwraca: { $die }.
vanguard-swapped = Wymieniono: { $card }.
vanguard-pocketed = Do gabloty: { $card }.
vanguard-row-complete = Rząd { $row } gabloty jest pełny.
vanguard-recovered = { $crew } wraca do zdrowia.
vanguard-patient-moves = Ambulatorium: { $crew } – { $slot }.
vanguard-admitted = Do ambulatorium trafia { $crew }: { $slot }.
vanguard-critical-roll = { $crew } walczy o życie: ciężkie obrażenia { $grave }, obrażenia { $hurt }.
vanguard-died-aboard = { $crew } umiera.
vanguard-remembered = Nie zapomnimy: { $crew }.
vanguard-saved = Przejście przez księgę dobiegło końca.
vanguard-flag = To zostanie zapamiętane.
vanguard-listening = Nasłuch jest bliżej: { $now } z { $fields }.
vanguard-carried-over = Nikt tego nie pamięta, tylko ręce pamiętają: { $memory }.
vanguard-signer = Podpisuje się { $crew }.
vanguard-log-chosen = Wybierasz: { $choice }
vanguard-unlocked = Tajna koperta zostaje otwarta.
vanguard-ask-between = Zaczyna się następne przejście. Czy coś się zmienia przy stole?
vanguard-module-on = Od teraz obowiązuje Zabójczy kosmos: { $module }.
vanguard-module-off = Już nie obowiązuje: { $module }.
vanguard-sat-out = { $seat } robi sobie przerwę. Sekcje przejmują pozostali.
vanguard-sat-in = Do stołu siada { $seat } i przejmuje dowodzenie sekcjami.
