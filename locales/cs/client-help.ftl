# Stránka „Jak se hraje“.

client-help-table = Stoly
client-help-open = Vyberte hru, určete, kdo kde sedí, a otevřete stůl. Místo může patřit vám, botovi nebo někomu u této obrazovky, anebo zůstat volné pro toho, kdo má odkaz.
client-help-seats = Pošlete odkaz na volné místo, nebo nechte přátele načíst jeho QR kód. Účet nikdo nepotřebuje.
client-help-leave = Stránku můžete kdykoli zavřít. Stůl zůstane, jak jste ho opustili, a najdete ho mezi svými stoly; váš vlastní odkaz ho otevře i na jiném zařízení.
client-help-watch = Stoly přístupné všem najdete na stránce Sledovat. Divák vidí to, co smí vidět každý, a nic víc.

client-help-play = Hra
client-help-question = Lišta pod deskou vždy říká, na co a koho se ptáme. Co má své místo, vybírá se tam: svítí a nese písmeno své klávesy. Plné tlačítko říká, co udělá.
client-help-why = Co nesvítí, odporuje některému pravidlu. Stiskněte to a kartička vedle řekne kterému.
client-help-undo = Přehmat lze vzít zpět, dokud není vidět nic nového: kostka, karta nebo tah jiného hráče.
client-help-log = Průběh vypráví partii jako příběh. Řádek otevře stůl, jak tehdy vypadal; posuvník pod ním projde celou partii.
client-help-plain = V prostém zobrazení je každá hra jen text a tlačítka. Odečítače obrazovky si s ním poradí nejlépe.

client-help-keys = Klávesy
client-key-letters = provede tah s tímto písmenem
client-key-undo = vezme tah zpět
client-key-redo = zopakuje vrácený tah
client-key-past = o tah zpět, o tah dál
client-key-escape = zavře, nebo se vrátí do přítomnosti
