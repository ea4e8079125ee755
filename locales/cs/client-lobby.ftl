# Co říká hala a dialog nového stolu.

## První návštěva

client-three-games = Tři velké hry, jeden stůl.
client-never-played = Ještě jste nehráli? V lekci děláte tahy sami. Účet není potřeba.
client-bots-too = hrají i boti
client-have-a-code = Poslal vám někdo kód?
client-code = Kód nebo odkaz stolu
client-join = Připojit se
client-code-note = Odkaz vás dovede rovnou na vaše místo. Můžete odejít a vrátit se; místo vám zůstane.
client-puzzle-of-the-day = Hádanka dne
client-try-it = Zkusit
client-played-now = Právě se hraje

## Návrat

client-since-left = Od vaší poslední návštěvy:
client-moves-since =
    { $count ->
        [one] proběhl 1 tah.
        [few] proběhly { $count } tahy.
        [many] proběhlo { $count } tahu.
       *[other] proběhlo { $count } tahů.
    }
client-longest-first = nejdéle čekající první
client-others-think = Ostatní přemýšlejí
client-not-full-yet = Čeká se na hráče
client-start-a-table = Otevřít stůl
client-finished-tables = Dohráno
client-you-won-here = Vyhráváte

## Nový stůl: jak

client-how-play = Jak chcete hrát?
client-way-first = První hra
client-way-solo = Na vlastní pěst
client-way-link = S přáteli
client-way-screen = U jedné obrazovky
client-way-note-first = krátká, s pomocí
client-way-note-solo = začne se hned
client-way-note-link = přes odkaz, každý doma
client-way-note-screen = obrazovka jde dokola

## Nový stůl: co

client-which-ships = S jakými loděmi poletíte?
client-which-ships-note = na každý let jedna, zleva doprava; stiskem ji změníte
client-flight = { $number }. let
client-flight-of = { $number }. let: třída { $class }
client-one-more-flight = ještě jeden let
client-one-flight-less = o let méně
client-ship-squares =
    { $squares ->
        [one] 1 pole
        [few] { $squares } pole
        [many] { $squares } pole
       *[other] { $squares } polí
    }
client-class = Třída { $class }
client-who-commands = Kdo velí Hegemonovi?
client-who-commands-note = nejdřív ti mírní
client-level-1 = Mírní
client-level-2 = Pevní
client-level-3 = Nelítostní
client-what-for = Za čím vyrazíte?
client-pace = Tempo
client-pace-locked = U jedné obrazovky se staví po tazích: na stejné obrazovce nemůže stavět víc lidí najednou.
client-pace-over-days = Partie na několik dní se staví po tazích: u přesýpacích hodin nikdo dny čekat nebude.
client-group-building = Stavba
client-group-kit = Rozšíření
client-group-galaxy = Galaxie
client-group-powers = Frakce a protivníci
client-group-danger = Nebezpečí
client-group-crew = Posádka a příběh
client-group-comfort = Pohodlí
client-group-more = Další možnosti
client-choice-of = { $option }: { $choice }
client-nothing-more = nic navíc

## Nový stůl: kdo

client-who-sits = Kdo usedne?
client-in-order = v pořadí hry
client-add-link = Odkazem
client-add-here = Tady
client-add-bot = Bot
client-which-bot = Kdo hraje na { $number }. místě?
client-bot-gentle = mírný
client-bot-easy = nenáročný
client-bot-steady = vyrovnaný
client-bot-strong = silný
client-bot-merciless = nemilosrdný
client-bot-masterly = mistrovský
client-bot-at-once = odpovídá hned
client-bot-thinks = přemýšlí až { $seconds } s
client-sits-open = pro toho, kdo otevře odkaz
client-sits-here = u této obrazovky
client-sits-bot = bot
client-change-bot = { $name }: jiný bot na { $number }. místo
client-named-for-you = jméno se najde
client-plan = { $who }: { $setup }.
