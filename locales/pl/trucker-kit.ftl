# Co robią części i obcy z obu wielkich dodatków.

## Energia

trucker-used-panels =
    { $seat } bierze energię z { $count ->
        [one] { $count } panelu słonecznego
        [few] { $count } paneli słonecznych
        [many] { $count } paneli słonecznych
       *[other] { $count } panelu słonecznego
    }.
trucker-techie-helped = { $seat }: technik obywa się bez baterii.
trucker-recharged = { $seat }: piec reaktora zwraca baterię.

## Wzmacniacze i silniki manewrowe

trucker-boosted = { $seat }: wzmacniacz spala jedną część.
trucker-jumped =
    { $ship ->
        [0] { $seat } znika w nadprzestrzeni do końca tej karty.
       *[other] { $seat } wysyła statek { $ship } w nadprzestrzeń do końca tej karty.
    }
trucker-maneuvered = { $seat } manewruje dyszą skierowaną { $nozzle }.
trucker-nozzle-front = do przodu
trucker-nozzle-right = w prawo
trucker-nozzle-rear = do tyłu
trucker-nozzle-left = w lewo

## Załoga

trucker-colour-cyan = turkusowy obcy
trucker-counted-crew = { $seat } liczy razem z robotami załogę o liczebności { $crew }.
trucker-woke =
    { $seat } budzi { $count ->
        [one] { $count } śpiącego
        [few] { $count } śpiących
        [many] { $count } śpiących
       *[other] { $count } śpiącego
    }.
trucker-specialist-diplomat = dyplomata
trucker-specialist-lawyer = prawnik
trucker-specialist-merchant = handlowiec
trucker-specialist-techie = technik
trucker-specialist-manager = menedżer
trucker-specialist-guru = telepatyczny guru
trucker-specialised = { $seat }: zawód turkusowego obcego to { $specialist }.
trucker-diplomat-left = { $seat }: dyplomata zażegnuje kłopoty i opuszcza statek.
trucker-foresaw = Twój guru zobaczył następną kartę: { $card }.
trucker-looked-ahead = { $seat }: telepatyczny guru spogląda w przyszłość.

## Koniec podróży

trucker-vips-paid =
    { $seat } dostaje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    } za { $count ->
        [one] { $count } ważnego pasażera
        [few] { $count } ważnych pasażerów
        [many] { $count } ważnych pasażerów
       *[other] { $count } ważnego pasażera
    }.
trucker-manager-paid =
    { $seat }: menedżer przynosi { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
trucker-lawyer-helped =
    { $seat }: prawnik sprawia, że za { $count ->
        [one] { $count } straconą część
        [few] { $count } stracone części
        [many] { $count } straconych części
       *[other] { $count } straconej części
    } nic się nie płaci.

## Pytania

trucker-ask-overload = Które działo spala wzmacniacz?
trucker-ask-jump = Przeciążasz silnik i schodzisz tej karcie z drogi?
trucker-ask-maneuver = Leci na { $squares }. Robisz unik?
trucker-ask-hit = Atak dosięga kilku twoich statków w tej samej chwili. Która część obrywa?
trucker-ask-robots = Jak liczną masz załogę? Roboty potrzebują energii.
trucker-ask-wake =
    Kogo budzisz? { $sleepers ->
        [one] Śpi jeszcze { $sleepers } osoba.
        [few] Śpią jeszcze { $sleepers } osoby.
        [many] Śpi jeszcze { $sleepers } osób.
       *[other] Śpi jeszcze { $sleepers } osoby.
    }
trucker-ask-specialist = Jaki zawód ma twój turkusowy obcy?
trucker-ask-diplomat = Czy twój dyplomata temu zaradzi i opuści statek?

## Ruchy

trucker-move-overload-cannon = Przeciąż działo na polu w kolumnie { $column }, rzędzie { $row }
trucker-move-overload-shield =
    Przeciąż osłonę na polu w kolumnie { $column }, rzędzie { $row } { $batteries ->
        [0] bez baterii
       *[other] za 1 baterię
    }: zatrzyma wszystko i ulegnie zniszczeniu
trucker-move-jump =
    Przeciąż silnik na polu w kolumnie { $column }, rzędzie { $row } { $batteries ->
        [0] bez baterii
       *[other] za 1 baterię
    } i zniknij w nadprzestrzeni
trucker-move-meet-card = Staw czoła karcie
trucker-move-maneuver =
    { $ship ->
        [0] Użyj
       *[other] Statek { $ship }: użyj
    } { $nozzle ->
        [front] przedniej
        [right] prawej
        [rear] tylnej
       *[left] lewej
    } dyszy { $batteries ->
        [0] bez baterii
       *[other] za 1 baterię
    }
trucker-move-hold-course = Trzymaj kurs
trucker-move-choose-hit = Poświęć część na polu w kolumnie { $column }, rzędzie { $row }
trucker-move-count-crew =
    Licz załogę o liczebności { $crew } { $batteries ->
        [0] bez baterii
        [one] za { $batteries } baterię
        [few] za { $batteries } baterie
        [many] za { $batteries } baterii
       *[other] za { $batteries } baterii
    }
trucker-move-wake = Obudź kogoś do kabiny na polu w kolumnie { $column }, rzędzie { $row }
trucker-move-let-sleep = Niech śpią
trucker-move-specialise =
    { $specialist ->
        [diplomat] Dyplomata: raz zażegnuje wrogów lub linię strefy walk i odchodzi
        [lawyer] Prawnik: stracone części nic nie kosztują
        [merchant] Handlowiec: czerwone i żółte towary przynoszą więcej
        [techie] Technik: pierwsza bateria na każdej karcie jest za darmo
        [guru] Telepatyczny guru: raz spogląda na następną kartę
       *[manager] Menedżer: lepsi obcy i nagroda za nich na koniec
    }
trucker-move-send-diplomat = Wyślij dyplomatę
trucker-move-keep-diplomat = Wytrzymaj to
trucker-move-foresee = Każ guru spojrzeć na następną kartę
