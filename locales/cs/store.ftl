# Co se říká o tom, co se ukládá.

store-newer = Databázi zapsala novější verze Starboardu: má formát { $version }, tento program zná formát { $known }.
store-failed = Databázi nelze použít: { $reason }.
store-conflict = Tento stůl mezitím změnil jiný program.
store-no-driver = Databáze PostgreSQL potřebuje svůj ovladač: nainstalujte starboard[postgres].
store-own-unreadable = Soubory krabice „{ $name }“ nejdou přečíst.
store-own-unwritable = „{ $name }“ nejde zapsat: disk je plný, nebo je složka chráněná. Nic se nezměnilo.
store-held-elsewhere = Tenhle stůl má právě na starosti jiný server. Zkus to za chvilku znovu.
store-leaving = Tenhle server se právě vypíná. Zkus to za chvilku znovu, ozve se jiný.
store-other-secret = Ostatní servery nad touto databází podepisují jiným klíčem. Nastav všem stejné STARBOARD_SECRET.
store-no-table = Stůl „{ $table }“ v této databázi není.
store-backup-there = Něco jménem { $file } už tu je. Zvol pro zálohu jiné jméno.
store-backup-unwritable = Zálohu { $file } nejde zapsat: { $reason }.
store-backup-unreadable = Zálohu { $file } nejde přečíst: { $reason }.
store-backup-damaged = { $file } není záloha Starboardu, nebo je poškozená. Nic se nezměnilo.
store-no-backup = Tohle není záloha Starboardu.
store-in-use = Tuto databázi právě používá server. Nejdřív ho zastav.
store-not-empty = V této databázi už jsou stoly. Obnovuj do prázdné.
store-nobody-there = Na místě { $place } stolu „{ $table }“ nesedí žádný člověk.
store-no-ban = Číslo { $number } v seznamu vykázaných není.
