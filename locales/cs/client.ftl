# Co říká prohlížeč v hale i všude jinde.

## Stránky

client-tables = Stoly
client-watch = Sledovat
client-records = Záznamy
client-how-to-play = Jak se hraje
client-pages = Stránky
client-lost = Na této adrese nic není.
client-to-lobby = Do haly
client-language = Jazyk

## Vy a tato obrazovka

client-you = Vy
client-you-and-screen = Vy a tato obrazovka
client-your-name = Vaše jméno
client-keep = Uložit
client-close = Zavřít
client-cancel = Zrušit
client-yes = ano
client-no = ne
client-theme = Barvy
client-theme-system = podle systému
client-theme-dark = tmavé
client-theme-light = světlé
client-make-dark = Přepnout na tmavé barvy
client-make-light = Přepnout na světlé barvy
client-contrast = Vysoký kontrast
client-sound = Zvuky
client-stillness = Bez animací
client-speed = Jak rychle se děj ukazuje
client-speed-calm = klidně
client-speed-normal = běžně
client-speed-brisk = svižně
client-speed-none = vůbec
client-speed-none-note = Co je důležité, pak zůstane jako karta, dokud ji nepotvrdíte.
client-keys = Písmena jako klávesy
client-keys-note = Písmeno na klávesnici provede tah, který je jím označen.
client-single = Odpovídat za mě, když je jen jedna možnost
client-single-note = Po chvilce, a záznam to uvede. Kde by prodleva mohla něco prozradit, budete tázáni vždy.
client-plain = Prosté zobrazení
client-plain-note = Všechno jako text a tlačítka, u každé hry; vhodné pro odečítače obrazovky.

## Dveře

client-door = Tento server chce heslo
client-door-note = Zná ho ten, kdo vás pozval.
client-password = Heslo
client-enter = Vstoupit

## Seznamy stolů

client-my-tables = Moje stoly
client-no-tables = Zatím u žádného stolu nesedíte. Otevřete si nějaký výše.
client-watch-heading = Stoly, které může sledovat kdokoli
client-nothing-to-watch = Právě nikdo nehraje veřejně.
client-play = Hrát
client-open = Otevřít
client-look-back = Ohlédnout se
client-your-move = Jste na tahu
client-waiting-for = Čeká se na: { $names }
client-going-on = Partie pokračuje
client-paused = Přestávka
client-filling =
    { $open ->
        [0] Může se začít
        [one] { $open } volné místo
        [few] { $open } volná místa
        [many] { $open } volného místa
       *[other] { $open } volných míst
    }
client-won = Vítězství: { $names }
client-you-won = Vyhráli jste!
client-nobody-won = Nevyhrál nikdo
client-seat-open = volné místo

## Nový stůl

client-new-table = Nový stůl
client-new-table-of = Nový stůl: { $title }
client-table-name = { $title } dnes večer
client-name-of-table = Název stolu
client-seats-from-to = { $least } až { $most }
client-presets = Hotové sestavy
client-own-options = vlastní
client-options = Volby
client-more-options = Další volby
client-entry = { $option }, položka { $number }
client-fewer = { $option }: o jednu méně
client-more = { $option }: o jednu více
client-who-may-watch = Kdo se smí dívat
client-watch-anyone = kdokoli
client-watch-link = s odkazem
client-watch-nobody = nikdo
client-undo-how = Vracení tahů
client-undo-information = dokud není vidět nic nového
client-undo-ask = i dál, když všichni souhlasí
client-undo-free = vždy
client-seats-in-order = Místa v pořadí hry
client-seat-number = Místo { $number }
client-sit-you = { $name } (vy)
client-sit-open = volné, přes odkaz
client-sit-here = u této obrazovky
client-sit-bot = Bot: { $bot }
client-bot-random = hraje náhodně
client-bot-seat = Bot č. { $number }
client-name = Jméno
client-name-of = Jméno hráče na místě { $number }
client-add-seat = Přidat místo
client-remove-seat = Odebrat místo { $number }
client-starts-at-once = Na nikoho se nečeká: partie začne hned.
client-links-follow = Ke každému volnému místu dostanete odkaz a QR kód.
client-start-playing = Začít hrát
client-open-table = Otevřít stůl

## Záznamy

client-bring-record = Prohlédnout záznam
client-bring-record-note = Záznam je soubor se všemi tahy dohrané partie. Vyberte ho a projděte si ji, jako by se hrála tady.
client-choose-file = Vybrat soubor
client-reading = Čte se…
client-finished = Dohrané partie
client-no-records = Zatím jste žádnou partii nedohráli.
client-save-record = Uložit záznam

## Když se něco pokazí

client-no-server = Server není dostupný. Zkontrolujte připojení; nic se neztratilo.
client-no-sense = Server odpověděl něco, co tu nedává smysl ({ $status }).
