# Co říká prohlížeč v hale i všude jinde.

## Stránky

client-tables = Stoly
client-watch = Sledovat
client-records = Záznamy
client-how-to-play = Jak se hraje
client-pages = Stránky
client-lost = Na této adrese nic není.
client-to-lobby = Zpět do haly
client-language = Jazyk

## Vy a tato obrazovka

client-you = Vy
client-you-and-screen = Vaše nastavení
client-your-name = Vaše jméno
client-keep = Uložit
client-close = Zavřít
client-cancel = Zrušit
client-yes = Ano
client-no = Ne
client-theme = Barvy
client-theme-system = Podle systému
client-theme-dark = Tmavé
client-theme-light = Světlé
client-make-dark = Přepnout na tmavé barvy
client-make-light = Přepnout na světlé barvy
client-contrast = Vysoký kontrast
client-sound = Zvuky
client-stillness = Bez animací
client-keys = Písmena na klávesnici
client-keys-note = Písmeno u tahu stiskněte na klávesnici a tah se provede.
client-single = Vynucené tahy hrát za mě
client-single-note = Po krátké chvilce a s poznámkou v průběhu hry. Kde by rychlá odpověď něco prozradila, zeptáme se vždy.
client-speed = Jak rychle se děj ukazuje
client-speed-calm = Klidně
client-speed-normal = Běžně
client-speed-brisk = Svižně
client-speed-none = Vůbec
client-speed-none-note = Co je důležité, pak zůstane jako karta, dokud ji nepotvrdíte.
client-plain = Prosté zobrazení
client-plain-note = Každá hra jako text a tlačítka. Nejlepší pro odečítače obrazovky.

## Dveře

client-door = Tento server chce heslo
client-door-note = Poví vám ho ten, kdo vás pozval.
client-password = Heslo
client-enter = Vstoupit

## Seznamy stolů

client-my-tables = Moje stoly
client-watch-heading = Stoly, které může sledovat každý
client-nothing-to-watch = Právě nikdo nehraje veřejně.
client-play = Hrát
client-open = Otevřít
client-look-back = Přehrát znovu
client-your-move = Jste na tahu
client-waiting-for = Čeká se na: { $names }
client-going-on = Partie běží
client-paused = Pozastaveno
client-filling =
    { $open ->
        [0] Může se začít
        [one] { $open } volné místo
        [few] { $open } volná místa
        [many] { $open } volného místa
       *[other] { $open } volných míst
    }
client-won = Vítězí { $names }
client-you-won = Vítězství je vaše!
client-nobody-won = Tentokrát bez vítěze
client-seat-open = Volné místo

## Nový stůl

client-new-table = Nový stůl
client-new-table-of = Nový stůl: { $title }
client-name-of-table = Název stolu
client-seats-from-to = { $least } až { $most }
client-presets = Varianta hry
client-own-options = Podle svého
client-options = Volby
client-entry = { $option }, volba { $number }
client-fewer = { $option }: ubrat jednu
client-more = { $option }: přidat jednu
client-who-may-watch = Kdo se smí dívat
client-watch-anyone = Kdokoli
client-watch-link = Kdo má odkaz
client-watch-nobody = Nikdo
client-hints-how = Rady
client-hints-alone = Když nikdo nehraje proti jinému člověku
client-hints-on = Pro všechny a kdykoli
client-hints-off = Žádné
client-hints-note = Rada nic nestojí, ale v průběhu si všichni přečtou, že se někdo zeptal.
client-undo-how = Vracení tahů
client-undo-information = Dokud se neukáže něco nového
client-undo-ask = I dál, když všichni souhlasí
client-undo-free = Kdykoli
client-seats-in-order = Místa v pořadí hry
client-time = Jak rychle se odpovídá
client-time-live = Hned
client-time-calm = V klidu
client-time-days = Na několik dní
client-time-note-live = Všichni hrajete najednou. Kdo je na tahu a pět minut chybí, za toho mohou ostatní přivolat bota.
client-time-note-calm = Nikam se nespěchá. Kdo je na tahu a hodinu chybí, za toho mohou ostatní přivolat bota.
client-time-note-days = Tah tu a tam, kdy se to komu hodí. Když někomu čas vyprší, nikdo ho nevyhodí: ostatní za něj mohou přivolat bota.
client-time-for-move = Čas na tah
client-time-hours = { $hours ->
    [one] hodina
    [few] { $hours } hodiny
    [many] { $hours } hodiny
   *[other] { $hours } hodin
}
client-time-of-days = { $days ->
    [one] den
    [7] týden
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
client-until-past = čas vypršel
client-until-minutes = { $minutes ->
    [one] ještě minutu
    [few] ještě { $minutes } minuty
    [many] ještě { $minutes } minuty
   *[other] ještě { $minutes } minut
}
client-until-today = { $part ->
    [morning] do dnešního rána
    [afternoon] do dnešního odpoledne
   *[evening] do dnešního večera
}
client-until-tomorrow = { $part ->
    [morning] do zítřejšího rána
    [afternoon] do zítřejšího odpoledne
   *[evening] do zítřejšího večera
}
client-until-weekday = do { $day ->
    [1] pondělního
    [2] úterního
    [3] středečního
    [4] čtvrtečního
    [5] pátečního
    [6] sobotního
   *[0] nedělního
} { $part ->
    [morning] rána
    [afternoon] odpoledne
   *[evening] večera
}
client-until-date = do { $date }
client-seat-number = Místo { $number }
client-sit-you = { $name } (vy)
client-sit-open = Volné, pozvat odkazem
client-sit-here = Někdo u této obrazovky
client-sit-bot = Bot: { $bot }
client-bot-random = Hraje náhodně
client-bot-seat = Bot č. { $number }
client-name = Jméno
client-name-of = Kdo sedí na místě { $number }?
client-add-seat = Přidat místo
client-remove-seat = Odebrat místo { $number }
client-starts-at-once = Všichni jsou tu. Partie začne hned.
client-links-follow = Ke každému volnému místu dostanete odkaz a QR kód.
client-start-playing = Začít hrát
client-open-table = Otevřít stůl

## Záznamy

client-bring-record = Otevřít uloženou partii
client-bring-record-note = Uložená partie je soubor se všemi tahy. Dohranou si projděte, jako by se hrála tady, v rozehrané pokračujte.
client-choose-file = Vybrat soubor
client-reading = Načítá se…
client-finished = Dohrané partie
client-no-records = Zatím tu žádná dohraná partie není. První se sem uloží.
client-save-record = Uložit do souboru
client-take-along = Vzít partii s sebou

## Když se něco pokazí

client-no-server = Server neodpovídá. Zkontrolujte připojení; nic se neztratilo.
client-offline = Bez spojení
client-offline-network = Toto zařízení teď nemá síť.
client-offline-server = Server teď neodpovídá.
client-offline-note = Vaše stoly jsou na serveru v bezpečí. Starboard to po několika vteřinách zkouší znovu.
client-offline-again = Zkusit znovu
client-renewed = Starboard je aktualizovaný. Když ho načtete, nic se neztratí.
client-renewed-load = Načíst teď
client-told = Když na vás stůl čeká
client-told-device = Dát vědět na tomto zařízení
client-told-device-note = I když je Starboard zavřený. Jednou za tah, a jen když nejste u stolu.
client-told-not-allowed = Prohlížeč tu zprávy nedovoluje. Změnit to můžete v jeho nastavení.
client-told-mail = Dát vědět e-mailem
client-told-mail-now = E-maily chodí na { $address }
client-told-mail-sent = Na { $address } je na cestě kód.
client-told-send-code = Poslat kód
client-told-code = Kód z e-mailu
client-told-confirm = Potvrdit
client-told-stop = Už nic neposílat
client-told-stop-note = Starboard vám pak už nic nepošle, ani e-mailem, ani na vaše zařízení. Vaše stoly zůstanou, jak jsou.
client-told-stopped = Hotovo: žádné další zprávy nepřijdou. Znovu si o ně můžete říct v části „Vaše nastavení“.
client-no-sense = Odpovědi serveru tato stránka nerozumí ({ $status }). Zkuste ji načíst znovu.
