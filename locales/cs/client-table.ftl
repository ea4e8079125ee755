# Co říká prohlížeč u stolu.

## Příchod

client-joining = Hledáme vám místo…
client-reconnecting = Spojení vypadlo. Zkoušíme to znovu…
client-cut-off = Spojení vypadlo dřív, než přišla odpověď. Podívejte se, zda se tah provedl, a pokud ne, zopakujte ho.
client-turned-away = K tomuto stolu vás nepustili.
client-take-seat = Tento odkaz vám drží místo. Jak vám mají ostatní říkat?
client-take-host = Tento odkaz z vás dělá hostitele stolu.
client-sit-down = Posadit se
client-just-look = Jen sledovat
client-no-board = Kreslenou desku se nepodařilo načíst. Místo ní je tu prosté zobrazení.

## Než se začne

client-start-when-full = Začít se může, až budou všechna místa obsazená. Volná místa můžete dát botům.
client-host-starts = Až budou všichni u stolu, hostitel partii zahájí.
client-invite = Pozvat
client-invite-seat = Odkaz na místo { $number }
client-invite-note = Kdo ho otevře, dostane toto místo.
client-invite-watch = Odkaz ke sledování
client-invite-watch-note = Jen ke sledování, bez místa u stolu.
client-invite-self = Váš vlastní odkaz
client-invite-self-note = Otevře vaše místo na jiném zařízení. Nechte si ho pro sebe.
client-invite-none = Všechna místa jsou obsazená a sledovat tento stůl nejde.
client-qr = QR kód odkazu
client-copy = Zkopírovat odkaz
client-copied = Zkopírováno.

## Místa

client-seats = Místa
client-seats-note = Místo lze při kterémkoli rozhodnutí předat botovi a zase si je vzít zpět.
client-seat-free = čeká se na hráče
client-deciding = na tahu
client-thinking = rozmýšlí
client-away = mimo stůl
client-here = u stolu
client-your-turn = jste na tahu
client-own-things = Co máte
client-look-from-here = Podívat se z tohoto místa

## Otázka

client-question = Otázka
client-they-decide = Čeká se na: { $names }
client-they-are-away = { $name } teď není u stolu
client-seat-is-kept = Místo nikomu nepropadne.
client-they-keep-seat = Místo nikomu nepropadne; mezitím na něm může hrát bot.
client-let-bot = Ať zatím hraje bot
client-they-are-asked = Otázka zní: „{ $question }“
client-orders = Trvalé pokyny
client-orders-note = Trvalý pokyn odpovídá za vás hned. Nikdo jiný o něm neví, dokud poprvé neodpoví; pak to stojí v průběhu. Kdykoli ho můžete odvolat.
client-say = Něco říct
client-link-position = Odkaz na toto místo partie
client-link-position-note = Zkopíruje odkaz, který se otevře právě tady, pro každého, kdo se na partii smí dívat.
client-they-have-time = Času je dost, { $time }.
client-you-have-time = Máte čas { $time }.
client-time-over = Čas vypršel: { $name }
client-stand-in = Přivolat bota: { $name }
client-stand-in-note = Může zaskočit bot. Místo nikomu nepropadne a převzít ho jde zase při kterémkoli rozhodnutí.
client-stood-in = Hraje za vás bot
client-stood-in-note = Převezměte hru, kdy chcete: místo je vaše.
client-take-over = Převzít hru
client-bot-stands-in = zaskakuje bot
client-you-may = Co chcete v tomto tahu udělat?
client-join-in = Zapojit se do tahu
client-about-question = Co ta otázka znamená?
client-kind-exactly = Vyberte { $count }, pak potvrďte.
client-kind-at-most = Vyberte nejvýš { $most }, pak potvrďte.
client-kind-some = Vyberte { $least } až { $most } možností a potvrďte.
client-kind-race = Všichni hrají najednou. Kdo dřív přijde, ten dřív bere.
client-kind-free = Také vy teď můžete něco udělat; nikdo na vás nečeká.
client-kind-ballot = Všichni volí tajně. Volby se ukážou najednou.
client-why-help = Stiskněte místo, které nesvítí, a dozvíte se, proč to tam nejde.
client-choose-these =
    { $picked ->
        [0] Nevybrat nic
        [one] Vybrat tuto možnost
        [few] Vybrat tyto { $picked } možnosti
        [many] Vybrat { $picked } možnosti
       *[other] Vybrat těchto { $picked } možností
    }
client-rather-not = Ještě ne
client-choose-lit = Vyberte místo, které svítí, nebo se zeptejte na kterékoli jiné.
client-choose-there = Vyberte na desce
client-choose-below = Vyberte ze seznamu
client-choose-one = Vyberte jednu možnost
client-picked-of = vybráno { $count } z { $most }
client-hold-to = Podržte: { $move }
client-drawer-free = Volné akce
client-drawer-free-note = kolik chcete, tah tím nekončí
client-drawer-free-count = Volné · { $count }
client-drawer-more = Co chcete udělat?
client-drawer-more-count = Další · { $count }
client-drawer-moves = Tahy
client-hint = Co by udělal veterán?
client-hint-title = Co by udělal veterán?
client-hint-says = { $name } radí:
client-hint-show = Ukázat
client-hint-thinking = Někdo zkušený o tom přemýšlí …
client-not-allowed = To nejde, protože
client-rule-of-question = Pravidlo:
client-keys-all = Klávesy
client-say-turn = Jste na tahu. { $question }
client-say-places =
    { $count ->
        [one] { $count } místo.
        [few] { $count } místa.
        [many] { $count } místa.
       *[other] { $count } míst.
    }
client-say-enter = Enter: { $move }.
client-several-moves =
    { $count ->
        [one] zde { $count } tah
        [few] zde { $count } tahy
        [many] zde { $count } tahu
       *[other] zde { $count } tahů
    }
client-which-of-these = Co z toho?
client-none-of-these = Nic z toho
client-sending = Odesílá se…
client-nothing-against = Ten tah je v pořádku. Jen do toho.

## Vracení tahů

client-undo = Vrátit tah
client-undo-what = Zpět: { $what }
client-taken-back = Vzato zpět: { $what }
client-redo = Zopakovat tah
client-no-undo = Tohle už vrátit nejde
client-no-undo-start = Není co vracet
client-no-undo-information = Už bylo vidět něco nového
client-no-undo-deadline = Čas vypršel
client-no-undo-seat = Táhli už jiní
client-ask-undo = Požádat o vrácení tahu
client-wish-undo = { $seat } žádá o vrácení posledního tahu.
client-wish-pause = { $seat } žádá o přestávku.
client-wish-resume = { $seat } navrhuje hrát dál.
client-agree = Souhlasím
client-disagree = Nesouhlasím
client-agreed =
    { $count ->
        [0] Zatím nesouhlasí nikdo.
        [one] Souhlasí { $count } hráč.
        [few] Souhlasí { $count } hráči.
        [many] Souhlasí { $count } hráče.
       *[other] Souhlasí { $count } hráčů.
    }

## Průběh hry

client-log = Průběh
client-rules = Pravidla
client-log-and-rules = Průběh a pravidla
client-fold-log = Skrýt průběh
client-unfold-log = Ukázat průběh
client-log-empty = Zatím se nic nestalo.
client-log-fresh =
    { $count ->
        [one] Průběh, { $count } nový řádek
        [few] Průběh, { $count } nové řádky
        [many] Průběh, { $count } nového řádku
       *[other] Průběh, { $count } nových řádků
    }
client-why = proč?
client-unfold-turn =
    { $count ->
        [one] ještě { $count } řádek
        [few] ještě { $count } řádky
        [many] ještě { $count } řádku
       *[other] ještě { $count } řádků
    }
client-fold-turn = méně
client-search-rules = Hledat v pravidlech
client-rules-found =
    { $count ->
        [0] To neříká žádné pravidlo.
        [one] { $count } pravidlo
        [few] { $count } pravidla
        [many] { $count } pravidla
       *[other] { $count } pravidel
    }
client-single-given = Provedeno za vás, nic jiného nešlo: { $move }
client-earlier = Starší
client-open-position = Ukázat stůl po tahu { $position }
client-position = po tahu { $position }
client-now = teď
client-in-the-past = Díváte se na stůl po tahu { $position }
client-back-to-now = Zpět do přítomnosti
client-play-on = Hrát odtud dál
client-play-on-note = Hrát odtud dál u vlastního stolu proti botům. Co jste nemohli vědět, se rozdá znovu.
client-now-asked = Otázka právě teď
client-rules-cited = Pravidla k posledním tahům
client-rule-open = Přečíst pravidlo { $rule }
client-rule-ruling = Náš výklad
client-rule-before = Předchozí pravidlo
client-rule-after = Další pravidlo
client-rule-english = Toto pravidlo ještě není přeložené; zde je anglicky.
client-rule-coming = Hledáme…
client-more-happened =
    { $count ->
        [one] Stala se ještě { $count } věc.
        [few] Staly se ještě { $count } věci.
        [many] Stalo se ještě { $count } věci.
       *[other] Stalo se ještě { $count } věcí.
    }

## Nabídka

client-menu = Nabídka
client-pause = Pozastavit
client-paused-now = Partie je pozastavená.
client-go-on = Pokračovat
client-rematch = Hrát znovu
client-next-match = Přejít k další partii
client-archive = Uklidit stůl
client-drawn-view = Kreslená deska
client-views = Pohledy
client-board = Deska
client-on-the-table = Na stole
client-time-left = Zbývající čas

## Jedna obrazovka, více hráčů

client-curtain = Předání obrazovky
client-curtain-turn = Na tahu: { $name }
client-turn-of = Na tahu: { $name }
client-curtain-done = { $name } má hotovo. Vezměte si obrazovku, ostatní se nedívají.
client-curtain-hold = Podržte a podívejte se
client-curtain-keys = nebo podržte Enter
client-curtain-back = { $name } bere tah zpět
client-pass-note = Ostatní se teď nedívejte.

## Konec

client-match-over = Partie skončila.
client-scores = Výsledky
client-look-around = Rozhlédnout se po stole

## Upozornění jinde

client-notices = Upozorňovat jinde
client-notices-note = Vložte adresu webhooku. Ohlásí se tam, kdykoli se čeká na někoho, kdo není u stolu, a když partie skončí. Tento server posílá na: { $services }.
client-notices-now = Teď se hlásí sem: { $webhook }
client-notices-stop = Už nehlásit
client-notices-address = Adresa webhooku
client-notices-other = Jiná adresa
client-notices-keep = Hlásit tam
client-notices-wait = Okamžik…
client-notices-told = První zpráva dorazila.
client-notices-untold = Adresa je uložená, ale první zprávu nepřijala. Je správně?
