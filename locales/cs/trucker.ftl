# Co říká Galaxy Trucker.

## Součástky

trucker-kind-starting-cabin = základní dílek
trucker-kind-cabin = kabina
trucker-kind-life-support = podpora života
trucker-kind-battery = bateriový dílek
trucker-kind-cargo-hold = nákladový prostor
trucker-kind-special-hold = speciální nákladový prostor
trucker-kind-engine = motor
trucker-kind-double-engine = dvojitý motor
trucker-kind-cannon = dělo
trucker-kind-double-cannon = dvojité dělo
trucker-kind-shield = generátor štítu
trucker-kind-structural = konstrukční díl
trucker-kind-stasis-chamber = stázová komora
trucker-kind-luxury-cabin = luxusní kabina
trucker-kind-reactor-furnace = reaktorová pec
trucker-kind-cannon-booster = posilovač děl
trucker-kind-engine-booster = posilovač motorů
trucker-kind-shield-booster = posilovač štítů
trucker-kind-plating = nezničitelné pancéřování
trucker-kind-bidirectional-cannon = dvousměrné dělo
trucker-kind-cannon-engine = dělo s motorem
trucker-kind-combined-hold = kombinovaný prostor
trucker-kind-defence-system = dělová věžička
trucker-kind-router = rozvaděč
trucker-kind-crew-robots = robotická posádka
trucker-kind-thruster = manévrovací tryska
trucker-kind-reinforced-shield = zesílený generátor štítu
trucker-kind-solar-panel = sluneční panel
trucker-kind-armoury = zbrojnice

trucker-connector-smooth = hladká strana
trucker-connector-single = jednoduchý konektor
trucker-connector-double = dvojitý konektor
trucker-connector-universal = univerzální konektor

## Kontrola lodi

trucker-fault-connectors = Strany, které k sobě přiléhají na polích { $here } a { $there }, k sobě nepasují: { $one } a { $other }.
trucker-fault-splice = Přes transdimenzionální hranici se spojují jen stejné konektory, ale mezi poli { $here } a { $there } jsou: { $one } a { $other }.
trucker-fault-muzzle = Dělo na poli { $here } potřebuje před hlavní volné pole, ale na poli { $there } je dílek.
trucker-fault-exhaust = Motor na poli { $here } potřebuje za sebou volné pole, ale na poli { $there } je dílek.
trucker-fault-nozzle = Manévrovací tryska na poli { $here } potřebuje u ústí volné pole, ale na poli { $there } je dílek.
trucker-fault-askew = Motor na poli { $here } nemíří dozadu.
trucker-fault-pieces =
    Loď s dílkem na poli { $here } { $pieces ->
        [one] je v { $pieces } kusu, který není spojený.
        [few] je ve { $pieces } kusech, které nejsou spojené.
        [many] je v { $pieces } kusu, který není spojený.
       *[other] je v { $pieces } kusech, které nejsou spojené.
    }

## Prohlídka lodi

trucker-ship-about = Prohlédne loď hry Galaxy Trucker: nakreslí ji, zkontroluje a spočítá, co umí.
trucker-ship-pieces =
    { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
        [many] { $ships } lodi
       *[other] { $ships } lodí
    }, celkem { $pieces ->
        [one] { $pieces } kus
        [few] { $pieces } kusy
        [many] { $pieces } kusu
       *[other] { $pieces } kusů
    }.
trucker-ship-exposed = Odkryté konektory: { $count }
trucker-ship-crew = Místa pro posádku: { $count }
trucker-ship-batteries = Baterie: { $count }
trucker-ship-cargo = Kontejnery: běžné { $normal }, speciální { $special }
trucker-ship-engine = Síla motorů: { $strength }
trucker-ship-cannon = Síla děl: { $strength }
trucker-ship-gap =
    Největší mezera: { $gap ->
        [one] { $gap } pole
        [few] { $gap } pole
        [many] { $gap } pole
       *[other] { $gap } polí
    }; pojistné: { $premium ->
        [one] { $premium } kredit
        [few] { $premium } kredity
        [many] { $premium } kreditu
       *[other] { $premium } kreditů
    }
trucker-ship-cap =
    Ztracené dílky stojí nejvýš { $cap ->
        [one] { $cap } kredit
        [few] { $cap } kredity
        [many] { $cap } kreditu
       *[other] { $cap } kreditů
    }.
trucker-ship-no-cap = Cena za ztracené dílky nemá horní mez.
trucker-ship-insurance = Nabízené pojištění, pojistné → mez: { $offers }
trucker-ship-legal = Loď smí letět.
trucker-ship-illegal = Takto loď letět nesmí.
trucker-ship-file = { $file }: { $reason }

## Co je špatně na lodi v souboru

trucker-no-such-class = Třída „{ $found }“ neexistuje; k dispozici jsou: { $classes }.
trucker-no-such-halves = Třída { $ship_class } nemá poloviny „{ $found }“; uveďte přední a zadní desku, například „Ab“.
trucker-no-such-hole = Třída { $ship_class } nemá skupinu děr „{ $found }“; je to číslo od 1 do 6.
trucker-input-object = { $place }: sem patří objekt s položkami.
trucker-input-missing = { $place }: chybí položka „{ $field }“.
trucker-input-unknown = { $place }: položka „{ $field }“ neexistuje.
trucker-input-text = { $place }: položka „{ $field }“ musí být text.
trucker-input-tiles =
    Položka „tiles“ musí být seznam, ve kterém { $most ->
        [one] je nejvýš { $most } součástka
        [few] jsou nejvýš { $most } součástky
        [many] je nejvýš { $most } součástky
       *[other] je nejvýš { $most } součástek
    }.
trucker-input-tile = Dílek { $number }: dílek „{ $tile }“ neexistuje.
trucker-input-square = Dílek { $number }: třída { $ship_class } nemá pole { $square }.
trucker-input-occupied = Dílek { $number }: na poli { $square } už jeden dílek je.
trucker-input-turn = Dílek { $number }: položka „turn“ musí být 0, 1, 2 nebo 3 čtvrtotáčky.
trucker-input-dice = Položka „dice“ vyjmenuje hozené kostky: nejvýš dvě čísla od 1 do 6.
trucker-input-no-dice = Třída { $ship_class } nemá „dice“.
trucker-input-no-halves = Třída { $ship_class } nemá „halves“.
trucker-input-no-hole = Třída { $ship_class } nemá „hole“.

## The title

trucker-name = Galaxy Trucker
trucker-about = Sešroubujte loď, než se dosype písek, a pak se dívejte, kolik z ní doletí.
trucker-option-classes = Třída lodí v každém kole
trucker-option-build = Stavba najednou, nebo po tazích
trucker-option-guided = Odmítat dílky, které porušují pravidla
trucker-option-seconds = Doba přesypání hodin v sekundách
trucker-option-kit = Dílky a karty z velkých rozšíření
trucker-option-intruders = Výsadky ve IV. etapě (s oběma rozšířeními)
trucker-option-loans = Půjčky na pojistné

## What can never be

trucker-credits-below-zero = { $seat } má méně než nula kreditů.
trucker-two-on-a-space = Dvě rakety stojí na jednom poli.
trucker-reserve-overfull = V záloze jsou víc než dva dílky.
