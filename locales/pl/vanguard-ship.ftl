vanguard-ask-choose = { $crew }: co wybierasz?
vanguard-ask-crew = { $crew }: kto to będzie?
vanguard-ask-offer = { $crew }: chcesz tego?
vanguard-ask-sector = { $crew }: który sektor?
vanguard-ask-speaker = Załoga: kto w tym przejściu mówi za wszystkich?
vanguard-ask-objective = Załoga: czy przydzielasz kogoś, żeby osiągnąć cel?
vanguard-ask-power = Załoga, mostek: które ulepszenie zasilasz?
vanguard-ask-situation = Załoga, { $card }: czy rozwiązujesz tę sytuację?
vanguard-ask-assign = Załoga: kogo przydzielasz?
vanguard-ask-penalty = Morale nie może już spaść. Załoga: co oddajesz w zamian?
vanguard-ask-release = Załoga: kto odchodzi z kampanii?
vanguard-ask-starmap = Załoga: dokąd leci statek? Żetony energii: { $energy }.
vanguard-ask-facility = Załoga: którego pomieszczenia używasz? Żetony dowodzenia: { $command }.
vanguard-ask-research = Załoga, laboratorium: który projekt kończysz?
vanguard-ask-second-project = Sekcja naukowa: czy przydzielasz kogoś do drugiego projektu?
vanguard-ask-production = Załoga, produkcja: który projekt zaczynasz?
vanguard-ask-speed-up = Załoga, produkcja: czy przyspieszasz jakiś projekt?
vanguard-ask-barracks = Koszary, { $section }: co robisz?
vanguard-ask-recruit = { $section }: kogo zatrzymujesz?
vanguard-ask-situation-room = Załoga, sala sytuacyjna: czym się zajmujesz?
vanguard-ask-add-on = Załoga: którego dodatkowego pomieszczenia używasz?
vanguard-ask-repair = Uszkodzony lądownik: { $lander }. Załoga: czy go naprawiasz?
vanguard-ask-lander = Załoga, hangar: który lądownik bierzesz?
vanguard-ask-structural =
    Załoga: które modyfikacje konstrukcyjne zabiera { $lander }? { $slots ->
        [one] Jest { $slots } miejsce.
        [few] Są { $slots } miejsca.
        [many] Jest { $slots } miejsc.
       *[other] Jest { $slots } miejsca.
    }
vanguard-ask-functional =
    Załoga: które modyfikacje funkcjonalne zabiera { $lander }? { $slots ->
        [one] Jest { $slots } miejsce.
        [few] Są { $slots } miejsca.
        [many] Jest { $slots } miejsc.
       *[other] Jest { $slots } miejsca.
    }
vanguard-ask-team =
    { $missing ->
        [0] Załoga: czy idzie ktoś jeszcze? Razem najwyżej { $most }.
        [one] Załoga: kto idzie? Jeszcze jedna osoba, z innej sekcji.
        [few] Załoga: kto idzie? Jeszcze { $missing } osoby, każda z innej sekcji.
        [many] Załoga: kto idzie? Jeszcze { $missing } osób, każda z innej sekcji.
       *[other] Załoga: kto idzie? Jeszcze { $missing } osoby, każda z innej sekcji.
    }
vanguard-ask-bring-dice = Które kości zabiera { $crew }? Liczba: { $rows }, kolor: { $colour }.
vanguard-ask-deck = { $crew }, stopień { $rank }: która talia sekcji?
vanguard-ask-cards = { $crew }, stopień { $rank }: co najmniej dziesięć kart
vanguard-ask-rank-up = Załoga: którą kartę awansu zatrzymujesz?
vanguard-ask-load = Załoga: co ładujesz i kto to niesie?
vanguard-ask-reroll-landing = Załoga: czy rzucasz na lądowanie jeszcze raz?
vanguard-ask-landing-sector = Załoga: gdzie lądujesz?
vanguard-ask-half = { $crew }: w której połowie?
vanguard-ask-log = Załoga, { $log }: co robisz?
vanguard-ask-surplus =
    { $surplus ->
        [one] Załoga, lądownik jest pełny: { $surplus } odkrycie zostaje.
        [few] Załoga, lądownik jest pełny: { $surplus } odkrycia zostają.
        [many] Załoga, lądownik jest pełny: { $surplus } odkryć zostaje.
       *[other] Załoga, lądownik jest pełny: { $surplus } odkrycia zostaje.
    }
vanguard-ask-promote = { $crew }: awans na stopień { $rank }. Awansujesz?
vanguard-ask-dice = Załoga: kupujesz czy sprzedajesz kości? Kość dla każdej sekcji kosztuje { $price }.
vanguard-ask-take-die = { $section }: którą kość bierzesz?
vanguard-ask-return-die = { $section }: którą kość zwracasz?
vanguard-ask-swap = Załoga: czy wymieniasz znalezione odkrycie?
vanguard-ask-found = Załoga: które odkrycie oddajesz?
vanguard-ask-found-type = Załoga: z której talii dobierasz?
vanguard-ask-nurse = Załoga, ambulatorium: czy przydzielasz kogoś do pacjenta?
vanguard-ask-let-pass = Załoga, ambulatorium: czy któryś pacjent czeka, żeby inny przesunął się o miejsce dalej?
vanguard-ask-patient = Załoga, ambulatorium: który pacjent się przesuwa?
vanguard-ask-reroll-critical = { $crew } jest o włos od śmierci. Załoga: czy przerzucasz jedną kość?
vanguard-ask-mate = Załoga: którą osobę z załogi wybierasz?
vanguard-ask-survey = Załoga: którą kartę lądowania odsłonić w całości?
vanguard-ask-project = Załoga, produkcja: który projekt się przesuwa?

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
