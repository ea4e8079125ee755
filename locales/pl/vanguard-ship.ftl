vanguard-ask-choose = { $crew }: co wybierasz?
vanguard-ask-crew = Decyduje { $crew }: kto to będzie?
vanguard-ask-offer = { $crew }: chcesz tego?
vanguard-ask-sector = { $crew }: który sektor?
vanguard-ask-speaker = Kto w tym przejściu mówi za wszystkich?
vanguard-ask-objective = Cel można osiągnąć, przydzielając załogę. Czy to robisz?
vanguard-ask-power = Które ulepszenie mostka zasilasz?
vanguard-ask-situation = { $card }: czy rozwiązujesz tę sytuację?
vanguard-ask-assign = Kogo przydzielasz?
vanguard-ask-penalty = Morale nie może już spaść. Co oddajesz w zamian?
vanguard-ask-release = Kto odchodzi z kampanii?
vanguard-ask-starmap = Dokąd? Żetony energii: { $energy }
vanguard-ask-facility = Którego pomieszczenia używasz? Żetony dowodzenia: { $command }
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
        [0] Czy idzie ktoś jeszcze? Najwyżej { $most } razem
        [one] Kto idzie? Jeszcze jedna osoba, z innej sekcji
        [few] Kto idzie? { $missing } osoby z różnych sekcji
        [many] Kto idzie? { $missing } osób z różnych sekcji
       *[other] Kto idzie? { $missing } osoby z różnych sekcji
    }
vanguard-ask-bring-dice = { $crew }: które kości zabiera? Liczba: { $rows }, kolor: { $colour }
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
vanguard-ask-promote = { $crew }: awans na stopień { $rank }?
vanguard-ask-dice = Kupujesz czy sprzedajesz kości? Kość dla każdej sekcji kosztuje { $price }.
vanguard-ask-take-die = { $section }: którą kość bierzesz?
vanguard-ask-return-die = { $section }: którą kość zwracasz?
vanguard-ask-swap = Czy wymieniasz znalezione odkrycie?
vanguard-ask-found = Które odkrycie oddajesz?
vanguard-ask-found-type = Z której talii?
vanguard-ask-nurse = Czy przydzielasz kogoś do pacjenta?
vanguard-ask-let-pass = Czy któryś pacjent czeka, żeby inny przesunął się o miejsce dalej?
vanguard-ask-patient = Który pacjent się przesuwa?
vanguard-ask-reroll-critical = Na razie wynik to śmierć: { $crew }. Czy przerzucasz jedną kość?
vanguard-ask-mate = Który członek załogi?
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
    Dowodzenie: { $now } (zmiana { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }).
vanguard-energy =
    Energia: { $now } (zmiana { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }).
vanguard-success-bag =
    Żetony sukcesu: { $now } (zmiana { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }).
vanguard-morale-rises = Morale rośnie: { $level }.
vanguard-morale-falls = Morale spada: { $level }.
vanguard-morale-counts = Obowiązuje morale: { $level }.
vanguard-penalty = Morale nie może już spaść: następuje kara.
vanguard-left = Z kampanii odchodzi: { $crew }.
vanguard-assigned = { $crew }: przydział, a potem odpoczynek.
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
vanguard-trained = Teraz stopień 2: { $crew }.
vanguard-dismissed = Z powrotem do rekrutów: { $crew }.
vanguard-crew-place =
    { $place ->
        [available] Do dyspozycji: { $crew }.
        [unavailable] Tym razem nie do dyspozycji: { $crew }.
       *[other] Odpoczywa: { $crew }.
    }
vanguard-add-on = W użyciu: { $card }.
vanguard-repaired = Znowu sprawny: { $lander }.
vanguard-damaged = Uszkodzony: { $lander }.
vanguard-lander = Lądownik: { $lander }.
vanguard-fitted = Zamontowano: { $mod }.
vanguard-sent = Do drużyny desantowej dołącza { $crew }.
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
vanguard-rested = Po odpoczynku do dyspozycji: { $crew }.
vanguard-promoted = Awans na stopień { $rank }: { $crew }.
vanguard-die-gained = { $section } zyskuje: { $die }.
vanguard-die-returned = { $section } zwraca: { $die }.
vanguard-swapped = Wymieniono: { $card }.
vanguard-pocketed = Do gabloty: { $card }.
vanguard-row-complete = Rząd { $row } gabloty jest pełny.
vanguard-recovered = Powrót do zdrowia: { $crew }.
vanguard-patient-moves = Ambulatorium: { $crew } – { $slot }.
vanguard-admitted = Do ambulatorium trafia { $crew }: { $slot }.
vanguard-critical-roll = { $crew } walczy o życie: ciężkie obrażenia { $grave }, obrażenia { $hurt }.
vanguard-died-aboard = Umiera { $crew }.
vanguard-remembered = Pamiętamy: { $crew }.
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
