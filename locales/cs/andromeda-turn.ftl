# Co se děje v tahu hry Andromeda's Edge a na co se hra ptá.

## Místa a hráči

andromeda-the-hegemon = Hegemon
andromeda-the-hegemon-within = Hegemon
andromeda-nebula = mlhovina { $number }
andromeda-space = pole { $space }
# Kde na mapě leží, je vidět tam; neříká se to.
andromeda-place =
    { $space ->
       *[other] { $tile }
    }
andromeda-moon = měsíc ({ $symbol })
andromeda-moon-relic = měsíc s reliktem ({ $symbol })
andromeda-moon-unknown = neznámý měsíc

## Otázky

andromeda-ask-faction = Kterou frakci povedete?
andromeda-ask-destiny = Který osud si necháte?
andromeda-ask-turn = Vyšlete loď, nebo se vraťte na stanici.
andromeda-ask-launch = Vyšlete další loď.
andromeda-ask-free-action = Volné akce, než se bude pokračovat?
andromeda-ask-develop = Postavíte stavbu?
andromeda-ask-activate =
    Co aktivujete? Zbývá: { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }.
andromeda-ask-choose = Vyberte jedno.
andromeda-ask-pay = Zaplatíte za to?
andromeda-ask-payment = Čím zaplatíte?
andromeda-ask-take =
    { $count ->
        [one] Kterou surovinu si vezmete?
        [few] Které { $count } suroviny si vezmete?
        [many] Které { $count } suroviny si vezmete?
       *[other] Kterých { $count } surovin si vezmete?
    }
andromeda-ask-swap = Kterou surovinu vyměníte?
andromeda-ask-discard = Které karty taktiky odhodíte?
andromeda-ask-keep = Které karty taktiky si necháte?
andromeda-ask-token = Který objev si necháte?
andromeda-ask-advance = Na které stupnici postoupíte?
andromeda-ask-repair = Co opravíte?
andromeda-ask-damage-module = Který modul bude poškozen?
andromeda-ask-damage-ship = Která loď bude poškozena?
andromeda-ask-build-ship = Kterou loď postavíte?
andromeda-ask-acquire = Který modul získáte?
andromeda-ask-upgrade = Které vylepšení si vezmete?
andromeda-ask-moon = Který měsíc zaberete?
andromeda-ask-recruit = Kde naberete velitele?
andromeda-ask-send-leader = Na kterou bázi pošlete velitele?
andromeda-ask-move-ship = Kterou loď přesunete?
andromeda-ask-recall = Kterou loď odvoláte?
andromeda-ask-collapse = Která stavba se zhroutí?

## Co se děje

andromeda-chose-faction = { $seat } vede frakci: { $faction }.
andromeda-chose-destiny = { $seat } si nechává osud.
andromeda-gained = { $seat } získává: { $count }× { $what }.
andromeda-gave = { $seat } dává: 1× { $what }.
andromeda-paid = { $seat } platí: { $paid }.
andromeda-trades = { $seat } mění tři suroviny za jednu: { $what }.
andromeda-drew = Lízáte: { $card }.
andromeda-drew-hidden =
    { $seat } lízá { $count ->
        [one] { $count } kartu taktiky
        [few] { $count } karty taktiky
        [many] { $count } karty taktiky
       *[other] { $count } karet taktiky
    }.
andromeda-discarded = { $seat } odhazuje: { $card }.
andromeda-played = { $seat } hraje kartu: { $card }.
andromeda-used-token = { $seat } používá žeton: { $token }.
andromeda-took-token = { $seat } bere žeton: { $token }.
andromeda-used-ability = { $seat } používá schopnost: { $ability }.
andromeda-scored =
    { $seat }: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } body
       *[other] { $points } bodů
    }, celkem { $total }.
andromeda-advanced = { $seat } postupuje: { $track } { $space }.
andromeda-vault = { $seat }: trezor je na úrovni { $level }.
andromeda-hand-limit = { $seat }: limit karet je { $limit }.
andromeda-targeting-level = { $seat }: základní míření je { $level }.
andromeda-launched = { $seat } vysílá: { $ship }, { $region }.
andromeda-launch-again = { $seat } může vyslat další loď.
andromeda-moved = { $seat } přesouvá: { $ship }, { $start } → { $region }.
andromeda-recalled = { $seat } odvolává: { $ship }, { $region }.
andromeda-built-ship = { $seat } staví: { $ship }.
andromeda-upgraded = { $seat } bere vylepšení: { $tile }.
andromeda-acquired = { $seat } získává modul: { $module }.
andromeda-activated = { $seat } aktivuje: { $what }.
andromeda-claimed = { $seat } zabírá: { $moon }; { $region }.
andromeda-slotted = { $seat } vkládá: { $moon }; { $module }.
andromeda-discarded-moon = { $seat } odhazuje: { $moon }.
andromeda-recruited =
    { $seat } nabírá { $count ->
        [one] { $count } velitele
        [few] { $count } velitele
        [many] { $count } velitele
       *[other] { $count } velitelů
    }: { $region }.
andromeda-sent-leader = { $seat } posílá velitele: { $region }.
andromeda-developed = { $seat } staví: { $what }, { $region }; umístění velitelé: { $leaders }.
andromeda-leaders-near = { $seat }: velitelé na místě a v sousedství ({ $region }): { $leaders }.
andromeda-rebuilt = { $seat } znovu staví: { $region }.
andromeda-collapsed = { $seat } přichází o stavbu, která se zhroutila: { $region }.
andromeda-scrapped = { $seat }: { $ship } končí na vrakovišti.
andromeda-shield-hit = { $seat }: poškození zachytil štít ({ $ship }).
andromeda-module-damaged = { $seat }: poškozený modul: { $module }.
andromeda-walls-within = { $seat }: Vnitřní hradby poškození odvracejí.
andromeda-repaired-module = { $seat } opravuje: { $module }.
andromeda-repaired-ship = { $seat }: { $ship } přechází do opravny.
andromeda-returns = { $seat } se vrací na stanici.
andromeda-wrecks =
    { $seat }: na vrakovišti je { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }.
andromeda-returned =
    { $seat }: domů se vrací { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }.
andromeda-skipped = { $seat } nemůže nic dělat a tah vynechává.
andromeda-terminus = { $seat } má { $points } b. a dosahuje cíle ({ $terminus }). Každý má ještě jeden tah.
andromeda-final =
    { $seat }: nakonec { $total ->
        [one] { $total } bod
        [few] { $total } body
        [many] { $total } body
       *[other] { $total } bodů
    }.
