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
trucker-recharged = { $seat }: reaktorová pec vrací baterii.

## Posilovače a trysky

trucker-boosted = { $seat }: posilovač spálil jeden dílek.
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
        [one] { $count } ztracený dílek
        [few] { $count } ztracené dílky
        [many] { $count } ztraceného dílku
       *[other] { $count } ztracených dílků
    } nic neplatí.

## Otázky

trucker-ask-overload = Které dělo posilovač spálí?
trucker-ask-jump = Přetížíte motor a uhnete této kartě z cesty?
trucker-ask-maneuver = Letí to na { $squares }. Uhnete?
trucker-ask-hit = Útok zasahuje několik vašich lodí ve stejnou chvíli. Který dílek to odnese?
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

trucker-move-overload-cannon = Přetížit dělo na poli ve sloupci { $column }, řadě { $row }
trucker-move-overload-shield =
    Přetížit štít na poli ve sloupci { $column }, řadě { $row } { $batteries ->
        [0] bez baterií
       *[other] za 1 baterii
    }: zastaví všechno a zničí se
trucker-move-jump =
    Přetížit motor na poli ve sloupci { $column }, řadě { $row } { $batteries ->
        [0] bez baterií
       *[other] za 1 baterii
    } a zmizet v hyperprostoru
trucker-move-meet-card = Čelit kartě
trucker-move-maneuver =
    { $ship ->
        [0] Zapnout
       *[other] Loď { $ship }: zapnout
    } { $nozzle ->
        [front] přední
        [right] pravou
        [rear] zadní
       *[left] levou
    } trysku { $batteries ->
        [0] bez baterií
       *[other] za 1 baterii
    }
trucker-move-hold-course = Držet kurz
trucker-move-choose-hit = Nechat zasáhnout dílek na poli ve sloupci { $column }, řadě { $row }
trucker-move-count-crew =
    Počítat posádku o velikosti { $crew } { $batteries ->
        [0] bez baterií
        [one] za { $batteries } baterii
        [few] za { $batteries } baterie
        [many] za { $batteries } baterie
       *[other] za { $batteries } baterií
    }
trucker-move-wake = Probudit jednoho do kabiny na poli ve sloupci { $column }, řadě { $row }
trucker-move-let-sleep = Nechat je spát
trucker-move-specialise =
    { $specialist ->
        [diplomat] Diplomat: jednou zažehná nepřátele nebo řádek bojové zóny a odejde
        [lawyer] Právník: ztracené dílky nic nestojí
        [merchant] Obchodník: červené a žluté zboží vynese víc
        [techie] Technolog: první baterie na každé kartě je zdarma
        [guru] Telepatický guru: jednou nahlédne na další kartu
       *[manager] Manažer: lepší mimozemšťané a na konci odměna za ně
    }
trucker-move-send-diplomat = Vyslat diplomata
trucker-move-keep-diplomat = Vydržet to
trucker-move-foresee = Nechat gurua nahlédnout na další kartu
