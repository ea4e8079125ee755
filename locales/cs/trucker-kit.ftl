# Co dělají součástky a mimozemšťané z obou velkých rozšíření.

## Energie

trucker-used-panels =
    { $seat } bere energii { $count ->
        [one] z { $count } slunečního panelu
        [few] ze { $count } slunečních panelů
        [many] z { $count } slunečního panelu
       *[other] z { $count } slunečních panelů
    }.
trucker-techie-helped = { $seat }: technolog se obejde bez baterie.
trucker-recharged = { $seat }: reaktorová pec vrací baterii na pole { $square }.

## Posilovače a trysky

trucker-boosted = { $seat }: posilovač spálil součástku na poli { $square }.
trucker-jumped =
    { $ship ->
        [0] { $seat } mizí do konce karty v hyperprostoru.
       *[other] { $seat } posílá loď { $ship } do konce karty do hyperprostoru.
    }
trucker-maneuvered = { $seat } manévruje tryskou, která míří { $nozzle }.
trucker-nozzle-front = dopředu
trucker-nozzle-right = doprava
trucker-nozzle-rear = dozadu
trucker-nozzle-left = doleva

## Posádka

trucker-colour-cyan = azurový mimozemšťan
trucker-counted-crew = { $seat } počítá i s roboty posádku o velikosti { $crew }.
trucker-woke =
    { $seat } budí { $count ->
        [one] { $count } spáče
        [few] { $count } spáče
        [many] { $count } spáče
       *[other] { $count } spáčů
    }.
trucker-specialist-diplomat = diplomat
trucker-specialist-lawyer = právník
trucker-specialist-merchant = obchodník
trucker-specialist-techie = technolog
trucker-specialist-manager = manažer
trucker-specialist-guru = telepatický guru
trucker-specialised = { $seat }: povolání azurového mimozemšťana je { $specialist }.
trucker-diplomat-left = { $seat }: diplomat potíže zažehnal a opouští loď.
trucker-foresaw = Váš guru viděl další kartu: { $card }.
trucker-looked-ahead = { $seat }: telepatický guru nahlíží do budoucnosti.

## Konec cesty

trucker-vips-paid =
    { $seat } dostává { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    } za { $count ->
        [one] { $count } významného cestujícího
        [few] { $count } významné cestující
        [many] { $count } významného cestujícího
       *[other] { $count } významných cestujících
    }.
trucker-manager-paid =
    { $seat }: manažer vynáší { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }.
trucker-lawyer-helped =
    { $seat }: právník zařídil, že se za { $count ->
        [one] { $count } ztracenou součástku
        [few] { $count } ztracené součástky
        [many] { $count } ztracené součástky
       *[other] { $count } ztracených součástek
    } nic neplatí.

## Otázky

trucker-ask-overload = Které dělo posilovač spálí?
trucker-ask-jump = Přetížíte motor a uhnete této kartě z cesty?
trucker-ask-maneuver = Uhnete? V ohrožení: { $squares }.
trucker-ask-hit = Útok zasahuje několik vašich lodí ve stejnou chvíli. Která součástka to odnese?
trucker-ask-robots = Jak velkou posádku počítáte? Roboti potřebují energii.
trucker-ask-wake =
    Koho probudíte? { $sleepers ->
        [one] Spí ještě { $sleepers }.
        [few] Spí ještě { $sleepers }.
        [many] Spí ještě { $sleepers }.
       *[other] Spí jich ještě { $sleepers }.
    }
trucker-ask-specialist = Jaké povolání má váš azurový mimozemšťan?
trucker-ask-diplomat = Zažehná to váš diplomat a opustí loď?

## Tahy

trucker-move-overload-cannon = přetížit dělo na poli { $column },{ $row }
trucker-move-overload-shield =
    přetížit štít na poli { $column },{ $row } { $batteries ->
        [0] bez baterií
       *[other] za 1 baterii
    }: zastaví všechno a zničí se
trucker-move-jump =
    přetížit motor na poli { $column },{ $row } { $batteries ->
        [0] bez baterií
       *[other] za 1 baterii
    } a zmizet v hyperprostoru
trucker-move-meet-card = čelit kartě
trucker-move-maneuver =
    { $ship ->
        [0] zapnout
       *[other] loď { $ship }: zapnout
    } { $nozzle ->
        [front] přední
        [right] pravou
        [rear] zadní
       *[left] levou
    } trysku { $batteries ->
        [0] bez baterií
       *[other] za 1 baterii
    }
trucker-move-hold-course = držet kurz
trucker-move-choose-hit = nechat zasáhnout součástku na poli { $column },{ $row }
trucker-move-count-crew =
    počítat posádku o velikosti { $crew } { $batteries ->
        [0] bez baterií
        [one] za { $batteries } baterii
        [few] za { $batteries } baterie
        [many] za { $batteries } baterie
       *[other] za { $batteries } baterií
    }
trucker-move-wake = probudit jednoho do kabiny na poli { $column },{ $row }
trucker-move-let-sleep = nechat je spát
trucker-move-specialise =
    { $specialist ->
        [diplomat] diplomat: jednou zažehná nepřátele nebo řádek bojové zóny a odejde
        [lawyer] právník: ztracené součástky nic nestojí
        [merchant] obchodník: červené a žluté zboží vynese víc
        [techie] technolog: první baterie na každé kartě je zdarma
        [guru] telepatický guru: jednou nahlédne na další kartu
       *[manager] manažer: lepší mimozemšťané a na konci odměna za ně
    }
trucker-move-send-diplomat = vyslat diplomata
trucker-move-keep-diplomat = snést to
trucker-move-foresee = nechat gurua nahlédnout na další kartu
