# Stránka „Jak se hraje“.

client-help-table = Stoly
client-help-open = Vyberte hru, určete, kdo kde sedí, a otevřete stůl. Místo může být vaše, bota nebo někoho u této obrazovky, anebo volné pro toho, kdo má odkaz.
client-help-seats = Pošlete odkaz na volné místo, nebo nechte přátele načíst jeho QR kód. Účet nikdo nepotřebuje.
client-help-leave = Stránku můžete kdykoli zavřít. Stůl počká mezi vašimi stoly tak, jak jste ho nechali, a váš vlastní odkaz ho otevře i na jiném zařízení.
client-help-watch = Stoly přístupné všem najdete na stránce Sledovat. Divák vidí to, co smí vidět každý, a nic víc.

client-help-play = Hra
client-help-question = Lišta pod deskou vždy říká, na co a koho se ptáme. Co má své místo, vybírá se tam: svítí a nese písmeno své klávesy. Plné tlačítko říká, co udělá.
client-help-why = Co nesvítí, odporuje některému pravidlu. Stiskněte to a kartička vedle řekne kterému.
client-help-undo = Přehmat lze vrátit, dokud se neukáže něco nového: kostka, karta nebo cizí tah.
client-help-log = Průběh vypráví partii jako příběh. Kliknutím na řádek uvidíte stůl, jak tehdy vypadal; posuvníkem projdete celou partii.
client-help-again = Když partie skončí, nechte ji rozebrat: jak se vyvíjely šance, které tahy ji zlomily a co bylo štěstí.
client-help-plain = V prostém zobrazení je každá hra jen text a tlačítka. Odečítače obrazovky si s ním poradí nejlépe.

client-help-keys = Klávesy
client-key-letters = Provede tah s tímto písmenem
client-key-undo = Vrátí tah
client-key-redo = Zopakuje vrácený tah
client-key-past = O tah zpět, o tah dál
client-key-numbers = Provede tah s tímto číslem
client-key-enter = Stiskne plné tlačítko; kde je to psáno, podržte je
client-key-hint = Zeptat se, co by udělal veterán
client-key-free = Volné akce
client-key-rail = Průběh, pravidla, karty
client-key-search = Hledá v pravidlech
client-key-explain = Vysvětlí, co je právě vybrané
client-key-skip = Přeskočí, co se právě ukazuje, až na konec tahu
client-key-ends = V minulosti: na začátek, do přítomnosti
client-key-escape = Zavře, nebo se vrátí do přítomnosti
