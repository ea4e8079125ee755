# Co se říká o tom, co se ukládá.

store-newer = Databázi zapsala novější verze Starboardu: má formát { $version }, tento program zná formát { $known }.
store-failed = Databázi nelze použít: { $reason }.
store-conflict = Tento stůl mezitím změnil jiný program.
store-no-driver = Databáze PostgreSQL potřebuje svůj ovladač: nainstalujte starboard[postgres].
store-own-unreadable = Soubory krabice „{ $name }“ nejdou přečíst.
store-own-unwritable = „{ $name }“ nejde zapsat: disk je plný, nebo je složka chráněná. Nic se nezměnilo.
