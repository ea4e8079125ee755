# Co se říká o tom, co se ukládá.

store-newer = Databázi zapsala novější verze Starboardu: má formát { $version }, tento program zná formát { $known }.
store-failed = Databázi nelze použít: { $reason }.
store-conflict = K tomuto stolu mezitím zapsal jiný program.
store-no-driver = Databáze PostgreSQL potřebuje svůj ovladač: nainstalujte starboard[postgres].
