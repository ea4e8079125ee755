# Co se děje v tahu hry Andromeda's Edge a na co se hra ptá.

## Místa a hráči

andromeda-the-hegemon = Hegemon
andromeda-the-hegemon-within = Hegemon
andromeda-nebula = mlhovina { $number }
andromeda-space = pole { $space }
# Kde na mapě leží, je vidět tam; neříká se to.
andromeda-place =
    { $tile }{ $space ->
       *[other] { "" }
    }
andromeda-moon = měsíc ({ $symbol })
andromeda-moon-relic = měsíc s reliktem ({ $symbol })
andromeda-moon-unknown = neznámý měsíc

## Otázky

andromeda-ask-faction = Kterou frakci povedete?
andromeda-ask-destiny = Který osud si necháte?
andromeda-ask-turn = Jste na tahu: vypustíte loď, nebo se vrátíte na stanici?
andromeda-ask-launch = Kterou další loď vypustíte a kam?
andromeda-ask-develop = Vybudujete stavbu?
andromeda-ask-activate =
    Co aktivujete? Zbývá: { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }.
andromeda-ask-turn-end = Váš tah tu končí. Použijete předtím ještě něco?
andromeda-ask-long-memory = Blíží se boj. Přesunete předtím loď za 1 energii?
andromeda-ask-choose = Vyberte jedno.
andromeda-ask-pay = Zaplatíte za to?
andromeda-ask-payment = Čím zaplatíte? Platíte za: { $what }
andromeda-ask-take =
    { $count ->
        [one] Který zdroj si vezmete?
        [few] Které { $count } zdroje si vezmete?
        [many] Které { $count } zdroje si vezmete?
       *[other] Kterých { $count } zdrojů si vezmete?
    }
andromeda-ask-swap = Který zdroj vyměníte?
andromeda-ask-discard =
    { $count ->
        [one] Odhoďte jednu kartu
        [few] Odhoďte { $count } karty
        [many] Odhoďte { $count } karty
       *[other] Odhoďte { $count } karet
    }
andromeda-ask-keep =
    { $count ->
        [one] Kterou kartu si necháte?
        [few] Které { $count } karty si necháte?
        [many] Které { $count } karty si necháte?
       *[other] Kterých { $count } karet si necháte?
    }
andromeda-ask-token = Který objev si necháte?
andromeda-ask-advance = Na které stupnici postoupíte?
andromeda-ask-repair = Co opravíte?
andromeda-ask-damage-module = Který modul poškození utrpí?
andromeda-ask-damage-ship = Která loď poškození utrpí?
andromeda-ask-build-ship = Kterou loď postavíte?
andromeda-ask-acquire = Který modul získáte?
andromeda-ask-upgrade = Který upgrade si vezmete?
andromeda-ask-moon = Který měsíc zaberete?
andromeda-ask-recruit = Kde naberete velitele?
andromeda-ask-send-leader = Na kterou bázi pošlete velitele?
andromeda-ask-move-ship = Kterou loď přesunete?
andromeda-ask-recall = Kterou loď odvoláte?
andromeda-ask-collapse = Která stavba se zhroutí?

## Co se děje

andromeda-chose-faction = { $seat } vede frakci { $faction }.
andromeda-chose-destiny = { $seat } si nechává osud.
andromeda-gained = { $seat } získává { $what }.
andromeda-gave = { $seat } odevzdává { $what }.
andromeda-paid = { $seat } platí: { $paid }.
andromeda-trades = { $seat } mění tři zdroje za jeden: { $what }.
andromeda-drew = Dobíráte: { $card }.
andromeda-drew-hidden =
    { $seat } dobírá { $count ->
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
    { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, celkem má { $total }.
andromeda-advanced = { $seat } postupuje na stupnici { $track } na pole { $space }.
andromeda-vault = { $seat } má trezor na úrovni { $level }.
andromeda-hand-limit = { $seat } smí mít karet taktiky: { $limit }.
andromeda-targeting-level = { $seat } má základní míření { $level }.
andromeda-launched = { $seat } vypouští loď ({ $ship }). Cíl: { $region }.
andromeda-launch-again = { $seat } může vypustit další loď.
andromeda-moved = { $seat } přesouvá loď ({ $ship }) z místa { $start }. Cíl: { $region }.
andromeda-recalled = { $seat } odvolává loď ({ $ship }) z místa { $region }.
andromeda-built-ship = { $seat } staví: { $ship }.
andromeda-upgraded = { $seat } bere upgrade: { $tile }.
andromeda-acquired = { $seat } získává modul: { $module }.
andromeda-activated = { $seat } aktivuje: { $what }.
andromeda-claimed = { $seat } zabírá { $moon }, místo: { $region }.
andromeda-slotted = { $seat } vkládá { $moon } do modulu { $module }.
andromeda-discarded-moon = { $seat } odhazuje: { $moon }.
andromeda-recruited =
    { $seat } nabírá { $count ->
        [one] { $count } velitele
        [few] { $count } velitele
        [many] { $count } velitele
       *[other] { $count } velitelů
    }, místo: { $region }.
andromeda-sent-leader = { $seat } posílá velitele, cíl: { $region }.
andromeda-developed = { $seat } buduje stavbu ({ $what }) na místě { $region }. Umístění velitelé: { $leaders }.
andromeda-leaders-near = { $seat } má na místě { $region } a v jeho sousedství velitele: { $leaders }.
andromeda-rebuilt = { $seat } znovu staví na místě { $region }.
andromeda-collapsed = Stavba na místě { $region } se zhroutila. Přichází o ni { $seat }.
andromeda-scrapped = { $seat }: { $ship } končí na vrakovišti.
andromeda-shield-hit = { $seat }: poškození zachytil štít ({ $ship }).
andromeda-module-damaged = { $seat } má poškozený modul: { $module }.
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
andromeda-terminus = { $seat } má { $points } bodů a dosahuje cíle ({ $terminus }). Každý má ještě jeden tah.
andromeda-final =
    { $seat } končí s výsledkem { $total ->
        [one] { $total } bod
        [few] { $total } body
        [many] { $total } bodu
       *[other] { $total } bodů
    }.
