# Proč by bot něco udělal, pro toho, kdo se ptá

trucker-because-both = { $first } { $second }

## Stavba

trucker-because-first-engine = Bez motoru se loď ztratí v prvním volném vesmíru.
trucker-because-engine = Síla vašich motorů s ním stoupne na { $count }.
trucker-because-slowest = Rozhoduje nejpomalejší loď flotily a tahle motory potřebuje: bude mít { $count }.
trucker-because-cannon = Vaše palebná síla s ním stoupne na { $strength }.
trucker-because-crew = Místa pak bude pro posádku o velikosti { $count }.
trucker-because-alien = Mohl by tam bydlet mimozemšťan.
trucker-because-power = Co máte, potřebuje energii, a baterie zatím žádná není.
trucker-because-batteries = S ním budete mít { $count } { $count ->
        [one] baterii
        [few] baterie
        [many] baterie
       *[other] baterií
    }.
trucker-because-cargo = Do nákladových prostor se pak { $count ->
        [one] vejde { $count } bedna
        [few] vejdou { $count } bedny
        [many] vejde { $count } bedny
       *[other] vejde { $count } beden
    }.
trucker-because-shield =
    { $count ->
        [one] Kryje stranu, kterou zatím nekryje žádný štít.
        [few] Kryje { $count } strany, které zatím nekryje žádný štít.
        [many] Kryje { $count } strany, které zatím nekryje žádný štít.
       *[other] Kryje { $count } stran, které zatím nekryje žádný štít.
    }
trucker-because-joints = Uzavře tam { $count } { $count ->
        [one] odkrytý konektor
        [few] odkryté konektory
        [many] odkrytého konektoru
       *[other] odkrytých konektorů
    }.
trucker-because-room = Zůstane víc polí, na kterých se dá ještě stavět.
trucker-because-bridge = Spojí kusy, které by jinak spolu neletěly.
trucker-because-gap = Zmenší největší mezeru, a tím i pojistné.
trucker-because-guns = Střílí v řadě, kterou zatím nekryje žádné vaše dělo.
trucker-because-dice = Na tom, co kostky otevřou, staví všichni.
trucker-because-sand = Vaše loď je hotová. Čím dřív dojde písek, tím méně postaví ostatní.
trucker-because-cards = Karty, které přijdou, řeknou, co bude loď potřebovat.
trucker-because-closed = K lodi už se nedá nic připojit.
trucker-because-no-time = Na další dílek už není čas.
trucker-because-nothing-better = Nic z toho, co zbývá, loď nezlepší.
trucker-because-draw = Nic, co leží lícem nahoru, není tak dobré jako to, co může přijít.
trucker-because-fits-nowhere = Na loď se nikam nehodí.
trucker-because-better-comes = Dílek by se vešel, ale většina toho, co ještě může přijít, tam udělá víc.

## Za letu

trucker-because-alike = Skoro na tom nezáleží, vyjde to nastejno.
trucker-because-reckoned = V kreditech to vychází o { $gain } lépe než „{ $other }“.
trucker-because-pays =
    { $crew ->
        [0] Přinese to asi { $gain } { $gain ->
                [one] kredit
                [few] kredity
                [many] kreditu
               *[other] kreditů
            }. Ztracené dny stojí asi { $cost }.
       *[other] Přinese to asi { $gain } { $gain ->
                [one] kredit
                [few] kredity
                [many] kreditu
               *[other] kreditů
            }. Ztracené dny a posádka stojí asi { $cost }.
    }
trucker-because-does-not-pay =
    { $crew ->
        [0] Zastávka by přinesla asi { $gain } { $gain ->
                [one] kredit
                [few] kredity
                [many] kreditu
               *[other] kreditů
            }. Ztracené dny by stály asi { $cost }.
       *[other] Zastávka by přinesla asi { $gain } { $gain ->
                [one] kredit
                [few] kredity
                [many] kreditu
               *[other] kreditů
            }. Ztracené dny a posádka by stály asi { $cost }.
    }
trucker-because-saves = Co by bylo zasaženo, má pro vás cenu asi { $lost } { $lost ->
        [one] kredit
        [few] kredity
        [many] kreditu
       *[other] kreditů
    }, baterie asi { $price }.
trucker-because-bears = Co bude zasaženo, má pro vás cenu asi { $lost } { $lost ->
        [one] kredit
        [few] kredity
        [many] kreditu
       *[other] kreditů
    }, baterie asi { $price }.
trucker-because-beats = Se silou { $strength } porazíte jejich { $enemy }.
trucker-because-equals = Vyrovná se to jejich síle { $enemy }: nechají vás být.
trucker-because-cannot-beat = Ani { $best } na jejich { $enemy } nestačí, tak si baterie raději nechte.
trucker-because-not-worth-beating = Se silou { $best } byste jejich { $enemy } porazili, ale stojí to víc, než je odměna.
trucker-because-less-weak = Nejslabší budete s pravděpodobností { $chance } %, a ne { $then } %.
trucker-because-weak =
    { $more ->
        [0] Nejslabší budete s pravděpodobností { $chance } %. Víc energie na tom skoro nic nezmění.
       *[1] Nejslabší budete s pravděpodobností { $chance } %. Stlačit ji na { $then } % by stálo příliš mnoho baterií.
    }
trucker-because-adrift = Bez tahu by tady váš let skončil.
trucker-because-leaving = Letět dál má cenu asi { $stay } { $stay ->
        [one] kredit
        [few] kredity
        [many] kreditu
       *[other] kreditů
    }, vzdát se asi { $home }.
trucker-because-compared = V průměru z { $flights } zkušebních letů to přineslo o { $credits } { $credits ->
        [one] kredit
        [few] kredity
        [many] kreditu
       *[other] kreditů
    } víc než „{ $other }“, plus minus { $error }.
trucker-because-as-good = Volba „{ $other }“ vyšla zhruba stejně dobře.
