# Průvodce: lidé hrají na vlastním stole a říkají, co Hegemon potřebuje vědět.

## Otázky

andromeda-ask-laid = Připravte svůj stůl podle obrázku. Balíček událostí a karty Hegemona zůstanou v krabici.
andromeda-ask-told-turn = Co se stalo ve vašem tahu?
andromeda-ask-told-ready = Čeká vás nájezdník nebo bitva. Co se stalo předtím?
andromeda-ask-told-more = Stalo se ještě něco?
andromeda-ask-told-region = Kde je loď teď?
andromeda-ask-told-module = Který modul tam na vašem stole leží?
andromeda-ask-told-diplomacy = Po příměřích a ústupech: jsou vaše lodě stále v bitvě?
andromeda-ask-told-prepare = Zahrajte karty a vyložte energii. Pak se hází.
andromeda-ask-told-dice = Zrcadlové kopí ruší kostku straně s největším počtem kostek. Kdo jich má nejvíc?
andromeda-ask-told-winner = Hoďte svými kostkami a porovnejte je. Kdo vyhrál?
andromeda-ask-told-points = Bitva mimo váš tah je vaše. Kolik vítězných bodů přináší?
andromeda-ask-told-wrecks = Které vaše lodě jdou na vrakoviště?
andromeda-companion-no-wrecks = Žádná z nich
andromeda-ask-told-event = Co vám událost na mapě změnila?
andromeda-ask-told-final = Sečtěte své body a porovnejte je s účtem Hegemona. Kdo vyhrál?

## Tahy

andromeda-move-laid = Stůl je připraven
andromeda-move-points = Vítězné body: { $change }
andromeda-move-points-of = Vítězné body, { $seat }: { $change }
andromeda-move-marker-moved = Ukazatel událostí se posunul o krok
andromeda-move-other-module = Leží tu jiný modul: { $module }
andromeda-move-lies-here = { $module }
andromeda-move-relocate = Přesunout loď ({ $ship }) bez startu, cíl: { $region }
andromeda-move-raider-gone = Odstranit nájezdníka { $raider }, místo: { $region }
andromeda-move-ship-hit = Loď Hegemona byla poškozena
andromeda-move-module-hit = Modul Hegemona byl poškozen
andromeda-move-card-gone = Hegemon přišel o kartu z ruky
andromeda-move-turn-over = Ukončit můj tah
andromeda-move-fight-on = Bojujeme
andromeda-move-sit-out = Už v ní nejsme
andromeda-move-fewer-dice = Naše karta bere kostku: { $seat }
andromeda-move-peaceful = Tento start bitvu nevyvolá
andromeda-move-most-dice = Nejvíc kostek: { $seat }
andromeda-move-won = Vítěz: { $seat }
andromeda-move-nobody-won = Shoda: prohráli všichni
andromeda-move-told-build = Stavím loď: { $ship }
andromeda-move-told-repair = Posílám do opravny: { $ship }
andromeda-move-told-return = Vracím se na stanici
andromeda-move-told-roll = Hodit za protivníky
andromeda-move-wrecked = { $ship } č. { $copy }

## Co se děje

andromeda-told-won = Podle vás vyhrává { $seat }.
andromeda-told-tied = Podle vás prohráli všichni.
andromeda-told-module = Na stole leží: { $module }.
andromeda-told-card = Hegemon přišel o kartu z ruky. Karet v ní zbývá: { $left }.
andromeda-told-peaceful = { $seat } se bitvě vyhýbá: { $region }.
andromeda-told-event = U stolu teď { $seat }: { $what }.

## Na místech mapy

andromeda-companion-menu = Co se tu stalo? { $place }
andromeda-companion-region = říct, co se tu stalo
andromeda-companion-how = Klepněte na lokaci, nebo na modul na kartě Moduly. Zbytek je pod tlačítkem Další.
andromeda-companion-how-laid = Leží na stole jiný modul? Klepněte na něj na kartě Moduly. Své měsíce a moduly zamíchejte.
andromeda-companion-how-tick = Otazník u kroku řekne proč.
andromeda-companion-else = Něco jiného …
andromeda-companion-nothing = Nic k hlášení
andromeda-companion-launch = Vypouštím sem loď: { $ship }
andromeda-companion-with-moon = Měsíc se počítá jako zabraný
andromeda-companion-claim-moon = Zabírám tu { $moon }
andromeda-companion-moon-stays = Měsíc tu zůstává
andromeda-companion-build-development = Stavím tu: { $what }
andromeda-companion-recruit = Beru odtud velitele domů
andromeda-companion-send-leader = Posílám sem velitele
andromeda-companion-relocate = Přesouvám odtud loď bez startu: { $ship }
andromeda-companion-recall = Vracím odtud loď na rampu: { $ship }
andromeda-companion-damage-ship = Moje loď je poškozená: { $ship }
andromeda-companion-collapse = Moje stavba se hroutí
andromeda-companion-rebuild = Obnovuji svou stavbu
andromeda-companion-raider-gone = Nájezdník { $raider } je pryč
andromeda-companion-acquire = Získávám tento modul
andromeda-companion-other-module = Leží tu jiný modul
andromeda-companion-heading-station = Moje stanice
andromeda-companion-heading-points = Body
andromeda-companion-heading-hegemon = Hegemon
andromeda-companion-heading-table = Stůl

## Seznam k odškrtání

andromeda-companion-list = Co udělat u vašeho stolu
andromeda-companion-list-note = Co je hotové, to odškrtněte klepnutím.
andromeda-companion-tick = Odškrtnout: { $step }
andromeda-companion-why = Proč? { $step }
andromeda-companion-rule = Přečíst pravidlo
