# Co říká příkaz `starboard`.

## Nápověda

cli-usage = Použití:
cli-options = Volby
cli-commands = Příkazy
cli-about = Velké vesmírné deskové hry u jednoho stolu, s hlídáním všech pravidel.
cli-about-play = Připraví stůl na tomto počítači a otevře jej v prohlížeči.
cli-about-serve = Hostí stoly pro ostatní; STARBOARD_DATABASE udává soubor nebo adresu postgresql.
cli-about-tables = Prohlížej a spravuj stoly, které vede server na tomto počítači.
cli-about-tables-list = Vypiš všechny stoly, od posledního.
cli-about-tables-show = Ukaž jeden stůl.
cli-about-tables-close = Odlož stůl: zmizí ze všech seznamů a nikdo na něm nehraje dál. Nic se nesmaže.
cli-about-tables-purge = Smaž stůl nadobro, nebo všechny, kterých se několik dní nikdo nedotkl.
cli-about-tables-ban = Vykaž, kdo sedí na místě s tímto číslem (od 1), a vezmi mu místo; hostitel stolu ho může dát někomu jinému.
cli-about-tables-bans = Vypiš, kdo je vykázaný, nebo to někomu promiň.
cli-about-tables-export = Zapíše rozehranou partii do nového souboru, se všemi tajemstvími, aby se dala dohrát jinde.
cli-about-tables-import = Otevře stůl, u kterého se pokračuje tam, kde exportovaná partie stála, a vypíše odkazy na místa.
cli-about-backup = Zapiš všechno, co server uchovává, do jednoho nového souboru, klidně za běhu.
cli-about-restore = Vrať zálohu do prázdné databáze.
cli-about-games = Vypíše nainstalované hry, jejich místa, volby a boty.
cli-about-simulate = Nechá boty odehrát mnoho partií a spočítá, jak dopadly.
cli-about-merge = Spojí výsledky částí jedné simulace, jako by běžela celá najednou.
cli-about-duel = Nechá proti sobě hrát dva boty, dokud není jasné, který je silnější.
cli-about-replay = Přehraje záznam, ověří každý jeho řádek a vypráví, co se stalo.
cli-about-analyse = Podívá se znovu na dohranou partii: šance na výhru, zlomy, štěstí.
cli-about-odds = Spočítá přesné šance.
cli-about-campaign = Pečuje o kampaň hry ISS Vanguard zapsanou ve složce.
cli-about-companion = Zapíše, co je natištěno ve vaší krabici Andromeda’s Edge, a zkontroluje to.
cli-help-help = Ukáže tuto stránku a skončí.
cli-help-version = Ukáže verzi a skončí.
cli-help-lang = Angličtina, čeština nebo polština; jinak jazyk podle STARBOARD_LANG nebo systému.
cli-help-json = Vypíše JSON, pro jiné programy.
cli-help-seats = Počet míst; jinak podle počtu botů, nebo nejmenší, jaký hra dovolí.
cli-help-bots = Jeden bot na místo, po řadě, nebo jeden pro všechna; jinak hrají všichni na druhé úrovni, a kde úrovně nejsou, náhodně.
cli-help-preset = Pojmenovaná varianta hry; volbou --option lze další nastavení přidat či změnit.
cli-help-option = Nastavení hry; lze zadat vícekrát.
cli-help-games = Kolik partií odehrát; jinak 100.
cli-help-from = Číslo první partie, od 1: část simulace se odehraje tady a zbytek jinde.
cli-help-last = Číslo poslední partie, místo --games.
cli-help-save = Nový soubor pro přesné výsledky; několik jich spojí „starboard merge“.
cli-help-seed = Odkud začíná náhoda: stejné číslo dá stejné partie; jinak 0.
cli-help-workers = Kolik procesů hraje najednou; jinak podle počtu procesorů, pokud se to vyplatí.
cli-help-runner = Kdo hraje: serial (tento proces), processes (více procesů), nebo ray, klastr (potřebuje doplněk „ray“); jinak processes.
cli-help-address = Kde je klastr Ray, nebo „auto“; jinak se Ray spustí jen na tomto počítači.
cli-help-keep = Složka pro záznamy partií, které selžou.
cli-help-duel-seats = Kolik míst; jinak dvě, nebo co je tomu nejblíž.
cli-help-alone = První bot sedí sám mezi místy druhého, na každém místě jednou.
cli-help-rounds = Kolik kol nejvýš; v jednom kole se totéž rozdání hraje ze všech stran. Jinak 1000.
cli-help-elo = Co by znamenalo, že je silnější, v bodech Elo; jinak 40. Duel končí, jakmile je to prokázáno nebo vyvráceno.
cli-help-all-rounds = Odehraje všechna kola, i když už je odpověď známá.
cli-help-analyse-seat = Nejdřív řekne zlomy tohoto místa; první místo je 1.
cli-help-analyse-quick = Podívá se jen krátce: rychleji a s mnohem menší jistotou.
cli-help-to = Zastaví se po tolika řádcích a ukáže, kdo má o čem rozhodnout.
cli-help-port = Kde naslouchat; jinak 8420, a je-li obsazen, kterýkoli volný port.
cli-help-serve-port = Kde naslouchat; jinak 8420.
cli-help-no-browser = Neotevírat prohlížeč.
cli-help-data = Složka, v níž jsou partie uloženy; jinak vaše vlastní složka dat.
cli-help-host = Adresa, na které naslouchat; jinak 127.0.0.1, kam se dostane jen tento počítač.
cli-help-own-boxes = Každý, kdo se k serveru dostane, smí vyplnit krabici vlastních komponent. Ukládají se do datové složky.
cli-help-state = Jen stoly v tomto stavu: open, playing, paused, over nebo archived.
cli-help-purge-open = Všechny stoly, na kterých se nikdy nezačalo a které se tolik dní nezměnily.
cli-help-purge-finished = Všechny dohrané nebo odložené stoly, které se tolik dní nezměnily.
cli-help-lift = Promiň tomu, kdo má v seznamu toto číslo.

## Hlavičky tabulek

cli-title = Titul
cli-name = Název
cli-seats = Místa
cli-settings = Volby
cli-presets = Varianty
cli-bots = Boti
cli-notes = Poznámky
cli-seat = Místo
cli-bot = Bot
cli-wins = Výhry
cli-share = Podíl
cli-mean-score = Průměrné skóre
cli-thinking = Čas na rozhodnutí
cli-score = Skóre
cli-result = Výsledek
cli-won = výhra
cli-table = Stůl
cli-state = Stav
cli-players = Hráči
cli-moves = Tahy
cli-changed = Poslední změna
cli-created = Založen
cli-lines = Řádků záznamu
cli-number = Číslo
cli-since = Od

## Výsledky

cli-no-games = Není nainstalována žádná hra.
cli-simulating = Hraje se
cli-simulated =
    { $title }: { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, { $decisions ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
        [many] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    } za { $seconds } s.
cli-merged =
    { $title }, partie { $first } až { $last }: { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, { $decisions ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
        [many] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }.
cli-duelled =
    { $title }: { $rounds ->
        [one] jedno kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }, { $matches ->
        [one] jedna partie
        [few] { $matches } partie
        [many] { $matches } partie
       *[other] { $matches } partií
    } za { $seconds } s.
cli-duel-elo = { $first } proti { $second }: { $elo } Elo, v 95 případech ze 100 mezi { $low } a { $high }.
cli-duel-stronger = Silnější je { $first }. Náhoda by to tvrdila nejvýš v { $wrong } případech ze 100.
cli-duel-not-stronger = O { $elo } Elo silnější než { $second } bot { $first } není. Náhoda by to tvrdila nejvýš v { $wrong } případech ze 100.
cli-duel-open = Zatím je to příliš těsné; rozhodla by další kola.
cli-interrupted =
    Přerušeno po { $games ->
        [one] { $games } partii
        [few] { $games } partiích
        [many] { $games } partie
       *[other] { $games } partiích
    }.
cli-warning = Upozornění: { $warning }
cli-note = { $setting }, počet míst { $seats }: { $warning }
cli-game-failed = Partie { $game } (semínko { $seed }): { $reason }
cli-more-failed =
    { $count ->
        [one] Selhala ještě { $count } partie
        [few] Selhaly ještě { $count } partie
        [many] Selhalo ještě { $count } partie
       *[other] Selhalo ještě { $count } partií
    }.

## Stůl

cli-serving = Starboard je na adrese { $address } – ukončíte jej klávesami Ctrl-C.
cli-already-running = Starboard už běží na adrese { $address }.
cli-stopped = Vše je uloženo.

## Co dělá majitel serveru

cli-state-open = čeká na hráče
cli-state-playing = hraje se
cli-state-paused = pauza
cli-state-over = dohráno
cli-state-archived = odloženo
cli-line-of-table = { $head }: { $cell }
cli-no-tables = Nejsou tu žádné stoly.
cli-closed = Stůl „{ $table }“ je odložený.
cli-banned = „{ $name }“ už sem nesmí a o místo přišel.
cli-pardoned = „{ $name }“ sem zase smí.
cli-no-bans = Nikdo není vykázaný.
cli-exported = Stůl „{ $table }“ je v souboru { $file }. Dobře ho uschovejte: kdo ho má, vidí všem do karet.
cli-imported = Partie ze souboru { $file } pokračuje u stolu „{ $table }“. Tyto cesty patří za adresu vašeho serveru:
cli-link-of-host = Hostitel: { $path }
cli-link-of-seat = { $name }: { $path }
cli-purged =
    { $count ->
        [0] Žádný stůl není dost starý, nic se nesmazalo.
        [one] Jeden stůl je smazaný.
        [few] { $count } stoly jsou smazané.
        [many] { $count } stolu je smazáno.
       *[other] { $count } stolů je smazaných.
    }
cli-backed-up =
    V souboru { $file } { $tables ->
        [one] je jeden stůl.
        [few] jsou { $tables } stoly.
        [many] je { $tables } stolu.
       *[other] je { $tables } stolů.
    } Dobře ho schovej: kdo ho má, vidí všem do karet.
cli-restored =
    Ze souboru { $file } { $tables ->
        [one] se vrátil jeden stůl.
        [few] se vrátily { $tables } stoly.
        [many] se vrátilo { $tables } stolu.
       *[other] se vrátilo { $tables } stolů.
    }

## Příběh záznamu

cli-story =
    { $title }, { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }, semínko { $seed }, pravidla verze { $rules }.
cli-story-move = { $seat }: { $move }
cli-story-answer = { $seat } se rozhoduje.
cli-story-nothing = { $seat } si nevybírá nic.
cli-story-undo = { $seat } bere poslední tah zpět.
cli-story-redo = { $seat } tento tah opakuje.
cli-story-deadline = Čas vypršel.
cli-story-fell-back = Poslední tah se vrací, protože neodpovídá opraveným pravidlům.
cli-open-question = Čeká se na: { $seats }. { $question }
cli-verified =
    Záznam je v pořádku; { $lines ->
        [one] byl přehrán jeho { $lines } řádek
        [few] byly přehrány všechny jeho { $lines } řádky
        [many] bylo přehráno všech jeho { $lines } řádku
       *[other] bylo přehráno všech jeho { $lines } řádků
    }.

## Partie ještě jednou

cli-analysing = Díváme se znovu
cli-analyse-no-seat =
    Tato partie má jen { $seats ->
        [one] jedno místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }.
cli-analyse-crew = Všichni společně
cli-analyse-position = Po { $position ->
        [one] { $position } tahu
        [few] { $position } tazích
        [many] { $position } tahu
       *[other] { $position } tazích
    }
cli-analyse-played = Zahráno: { $moves }. Šance { $chance } %.
cli-analyse-better = Lepší: { $moves }. Šance { $chance } %.
cli-analyse-nothing = nic
cli-analyse-cost = Cena: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, s přesností na { $error }.
cli-analyse-start = Začátek
cli-analyse-moves = Tahy
cli-analyse-others = Tahy ostatních
cli-analyse-luck = Štěstí
cli-analyse-judged = Soudí { $judge }: { $worlds ->
        [one] { $worlds } vymyšlený svět
        [few] { $worlds } vymyšlené světy
        [many] { $worlds } vymyšleného světa
       *[other] { $worlds } vymyšlených světů
    } na bod, dohrává { $player }. Jiný soudce by řekl něco trochu jiného.

## Co je v nepořádku se záznamem nebo jiným souborem

cli-record-broken =
    { $file }: { $reason } { $whole ->
        [0] Žádný tah před ním není celý.
        [one] Před ním je { $whole } celý tah.
        [few] Před ním jsou { $whole } celé tahy.
        [many] Před ním je { $whole } celého tahu.
       *[other] Před ním je { $whole } celých tahů.
    }
cli-to-too-far =
    { $file } má jen { $lines ->
        [one] { $lines } řádek
        [few] { $lines } řádky
        [many] { $lines } řádku
       *[other] { $lines } řádků
    }, a nelze jej tedy přehrát po řádek { $to }.
cli-file-missing = { $file }: takový soubor není.
cli-file-there = { $file }: takový soubor už existuje; nic se nepřepsalo.
cli-file-is-folder = { $file } je složka, ne soubor.
cli-file-forbidden = { $file }: tento soubor nesmíte číst.
cli-file-too-large = { $file } je větší než { $most } MiB, a tak velký soubor tento příkaz nečte.
cli-not-json = { $file } není JSON; čtení selhalo na bajtu { $byte }.
cli-json-too-deep = { $file } je vnořený příliš hluboko a nelze jej přečíst.

## Co je v nepořádku s příkazovým řádkem

cli-no-such-command = Příkaz „{ $command }“ není; jsou: { $commands }.
cli-no-such-option = Volba { $option } tu není; všechny ukáže --help.
cli-no-such-language = Jazyk „{ $value }“ tu není; jsou: { $languages }.
cli-missing-argument = Chybí argument { $argument }; více poví --help.
cli-extra-argument = Jeden argument je navíc: „{ $argument }“.
cli-option-misused = Volba { $option } je použita špatně: chybí její hodnota, nebo žádnou nemá.
cli-option-malformed = „{ $value }“ není nastavení; pište NÁZEV=HODNOTA.
cli-not-a-number = { $option } žádá celé číslo od { $least } do { $most }, ne „{ $value }“.
cli-games-or-to = Zadejte --games, nebo --to, ne obojí.
cli-from-after-to = Partie { $first } následuje až po partii { $last }: --from musí být to menší číslo.
cli-no-such-runner = Způsob { $value } neexistuje; vyberte jeden z { $runners }.
cli-address-without-ray = --address říká, kde je klastr Ray: patří k --runner ray.
cli-no-ray = Ray není nainstalován: pip install 'starboard[ray]'.
cli-no-such-state = Stav „{ $state }“ neexistuje. Jsou tyto: { $states }.
cli-purge-what = Jmenuj jeden stůl ke smazání, nebo zadej --open či --finished.
cli-ban-whom = „{ $given }“ není číslo místa; první je 1.
cli-usage-error = Příkazovému řádku nelze rozumět: { $reason }

## Co se ještě může pokazit

cli-system = Systém odmítá: { $reason }.
cli-fault = To je naše chyba, nahlaste ji prosím: { $reason }.
