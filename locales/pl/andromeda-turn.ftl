# Co dzieje się w turze gry Andromeda's Edge i o co gra pyta.

## Miejsca i gracze

andromeda-the-hegemon = Hegemon
andromeda-the-hegemon-within = Hegemon
andromeda-nebula = mgławica { $number }
andromeda-space = pole { $space }
# Gdzie leży, widać na mapie; nie mówi się tego.
andromeda-place =
    { $tile }{ $space ->
       *[other] { "" }
    }
andromeda-moon = księżyc ({ $symbol })
andromeda-moon-relic = księżyc z reliktem ({ $symbol })
andromeda-moon-unknown = nieznany księżyc

## Pytania

andromeda-ask-faction = Którą frakcję poprowadzisz?
andromeda-ask-destiny = Które przeznaczenie zatrzymujesz?
andromeda-ask-turn = Twoja tura: wysyłasz statek czy wracasz na stację?
andromeda-ask-launch = Który kolejny statek wysyłasz i dokąd?
andromeda-ask-develop = Czy wznosisz budowlę?
andromeda-ask-activate =
    Co aktywujesz? Zostało: { $count ->
        [one] { $count } statek
        [few] { $count } statki
        [many] { $count } statków
       *[other] { $count } statków
    }.
andromeda-ask-turn-end = Twoja tura tu się kończy. Czy używasz czegoś jeszcze?
andromeda-ask-long-memory = Zbliża się walka. Czy najpierw przesuwasz statek za 1 energię?
andromeda-ask-choose = Wybierz jedno.
andromeda-ask-pay = Czy za to płacisz?
andromeda-ask-payment = Czym płacisz? Płacisz za: { $what }
andromeda-ask-take =
    { $count ->
        [one] Który zasób bierzesz?
        [few] Które { $count } zasoby bierzesz?
        [many] Które { $count } zasobów bierzesz?
       *[other] Które { $count } zasobu bierzesz?
    }
andromeda-ask-swap = Który zasób wymieniasz?
andromeda-ask-discard =
    { $count ->
        [one] Odrzuć jedną kartę
        [few] Odrzuć { $count } karty
        [many] Odrzuć { $count } kart
       *[other] Odrzuć { $count } karty
    }
andromeda-ask-keep =
    { $count ->
        [one] Którą kartę zatrzymujesz?
        [few] Które { $count } karty zatrzymujesz?
        [many] Które { $count } kart zatrzymujesz?
       *[other] Które { $count } karty zatrzymujesz?
    }
andromeda-ask-token = Które odkrycie zatrzymujesz?
andromeda-ask-advance = Na którym torze awansujesz?
andromeda-ask-repair = Co naprawiasz?
andromeda-ask-damage-module = Który moduł przyjmuje uszkodzenie?
andromeda-ask-damage-ship = Który statek przyjmuje uszkodzenie?
andromeda-ask-build-ship = Który statek budujesz?
andromeda-ask-acquire = Który moduł zdobywasz?
andromeda-ask-upgrade = Które ulepszenie bierzesz?
andromeda-ask-moon = Który księżyc zajmujesz?
andromeda-ask-recruit = Skąd werbujesz dowódcę?
andromeda-ask-send-leader = Do której bazy wysyłasz dowódcę?
andromeda-ask-move-ship = Który statek przesuwasz?
andromeda-ask-recall = Który statek odwołujesz?
andromeda-ask-collapse = Która budowla się zapada?

## Co się dzieje

andromeda-chose-faction = { $seat } prowadzi frakcję: { $faction }.
andromeda-chose-destiny = { $seat } zatrzymuje przeznaczenie.
andromeda-gained = { $seat } zyskuje { $what }.
andromeda-gave = { $seat } oddaje { $what }.
andromeda-paid = { $seat } płaci: { $paid }.
andromeda-trades = { $seat } wymienia trzy zasoby na jeden: { $what }.
andromeda-drew = Dobierasz: { $card }.
andromeda-drew-hidden =
    { $seat } dobiera { $count ->
        [one] { $count } kartę taktyki
        [few] { $count } karty taktyki
        [many] { $count } kart taktyki
       *[other] { $count } kart taktyki
    }.
andromeda-discarded = { $seat } odrzuca: { $card }.
andromeda-played = { $seat } zagrywa kartę: { $card }.
andromeda-used-token = { $seat } używa żetonu: { $token }.
andromeda-took-token = { $seat } bierze żeton: { $token }.
andromeda-used-ability = { $seat } używa zdolności: { $ability }.
andromeda-scored =
    { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, razem ma { $total }.
andromeda-advanced = { $seat } awansuje na torze { $track } na pole { $space }.
andromeda-vault = { $seat } ma skarbiec na poziomie { $level }.
andromeda-hand-limit = { $seat } może mieć kart taktyki: { $limit }.
andromeda-targeting-level = { $seat } ma podstawowe celowanie { $level }.
andromeda-launched = { $seat } wysyła statek ({ $ship }). Cel: { $region }.
andromeda-launch-again = { $seat } może wysłać kolejny statek.
andromeda-moved = { $seat } przesuwa statek ({ $ship }) z miejsca { $start }, cel: { $region }.
andromeda-recalled = { $seat } odwołuje statek ({ $ship }), miejsce: { $region }.
andromeda-built-ship = { $seat } buduje: { $ship }.
andromeda-upgraded = { $seat } bierze ulepszenie: { $tile }.
andromeda-acquired = { $seat } zdobywa moduł: { $module }.
andromeda-activated = { $seat } aktywuje: { $what }.
andromeda-claimed = { $seat } zajmuje { $moon }, miejsce: { $region }.
andromeda-slotted = { $seat } wkłada { $moon } do modułu { $module }.
andromeda-discarded-moon = { $seat } odrzuca: { $moon }.
andromeda-recruited =
    { $seat } werbuje { $count ->
        [one] { $count } dowódcę
        [few] { $count } dowódców
        [many] { $count } dowódców
       *[other] { $count } dowódców
    }: { $region }.
andromeda-sent-leader = { $seat } wysyła dowódcę: { $region }.
andromeda-developed = { $seat } wznosi budowlę ({ $what }), miejsce: { $region }. Umieszczeni dowódcy: { $leaders }.
andromeda-leaders-near = { $seat }: dowódcy na miejscu i w sąsiedztwie ({ $region }): { $leaders }.
andromeda-rebuilt = { $seat } odbudowuje: { $region }.
andromeda-collapsed = Budowla w miejscu { $region } legła w gruzach. Traci ją { $seat }.
andromeda-scrapped = { $seat }: { $ship } trafia na złomowisko.
andromeda-shield-hit = { $seat }: uszkodzenie przyjęła osłona ({ $ship }).
andromeda-module-damaged = { $seat } ma uszkodzony moduł: { $module }.
andromeda-walls-within = { $seat }: Mury wewnętrzne odpierają uszkodzenie.
andromeda-repaired-module = { $seat } naprawia: { $module }.
andromeda-repaired-ship = { $seat }: { $ship } trafia do doku naprawczego.
andromeda-returns = { $seat } wraca na stację.
andromeda-wrecks =
    { $seat }: na złomowisku { $count ->
        [one] jest { $count } statek
        [few] są { $count } statki
        [many] jest { $count } statków
       *[other] jest { $count } statku
    }.
andromeda-returned =
    { $seat }: do domu { $count ->
        [one] wraca { $count } statek
        [few] wracają { $count } statki
        [many] wraca { $count } statków
       *[other] wraca { $count } statku
    }.
andromeda-skipped = { $seat } nie może nic zrobić i traci turę.
andromeda-terminus = { $seat } ma { $points } pkt i osiąga terminus ({ $terminus }). Każdy ma jeszcze jedną turę.
andromeda-final =
    { $seat } kończy z wynikiem { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
        [many] { $total } punktów
       *[other] { $total } punktu
    }.
