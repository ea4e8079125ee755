# Co v prohlížeči říká herní plán hry Galaxy Trucker.

## Kde jsme

trucker-board-round = Kolo { $round } z { $rounds }
trucker-board-class = Třída { $shipclass }
trucker-board-part-building = Stavba
trucker-board-part-check = Kontrola lodí
trucker-board-part-loading = Nakládka
trucker-board-part-flight = Let
trucker-board-part-end = Konec cesty
trucker-board-credits = { $credits } kr
trucker-board-view-ship = Loď
trucker-board-view-table = Stůl
trucker-board-view-cards = Karty
trucker-board-view-others = Ostatní
trucker-board-watch = { $seat }: prohlédnout si tuto loď
trucker-board-watching = { $seat }. Zpět k vaší lodi
trucker-board-flown-out = Váš let skončil. Teď letí { $seat }.

## Lodě a součástky

trucker-board-fleet-ship = loď { $number }
trucker-board-ship-of = Loď: { $seat }
trucker-board-beside = Vedle lodi
trucker-board-enlarge = Větší pole
trucker-board-square = sloupec { $column }, řada { $row }
trucker-board-free = volné pole: { $square }
trucker-board-unseen = dílek, na který nevidíte
trucker-board-loose = ještě nepřivařený
trucker-board-with-places = { $kind }, { $places }
trucker-board-with-colour =
    { $kind }, { $colour ->
        [brown] pro hnědé
        [purple] pro fialové
        [cyan] pro azurové
       *[other] pro hnědé i fialové
    }
trucker-board-facing-front = míří dopředu
trucker-board-facing-right = míří doprava
trucker-board-facing-rear = míří dozadu
trucker-board-facing-left = míří doleva
trucker-board-covers-front-right = kryje předek a pravý bok
trucker-board-covers-right-rear = kryje pravý bok a záď
trucker-board-covers-rear-left = kryje záď a levý bok
trucker-board-covers-left-front = kryje levý bok a předek
trucker-board-humans =
    { $count ->
        [one] { $count } člověk
        [few] { $count } lidé
        [many] { $count } člověka
       *[other] { $count } lidí
    }
trucker-board-alien =
    { $colour ->
        [brown] hnědý mimozemšťan
        [purple] fialový mimozemšťan
       *[cyan] azurový mimozemšťan
    }
trucker-board-batteries =
    { $count ->
        [0] žádná baterie
        [one] { $count } baterie
        [few] { $count } baterie
        [many] { $count } baterie
       *[other] { $count } baterií
    }
trucker-board-good =
    { $good ->
        [red] červená bedna
        [yellow] žlutá bedna
        [green] zelená bedna
       *[blue] modrá bedna
    }

## Loděnice

trucker-board-hourglass = Přesýpací hodiny
trucker-board-hourglass-at = Přesýpací hodiny na { $space }: { $time }
trucker-board-sand-out = Písek se přesypal
trucker-board-sand-turns =
    { $turns ->
        [one] Zbývá { $turns } tah
        [few] Zbývají { $turns } tahy
        [many] Zbývá { $turns } tahu
       *[other] Zbývá { $turns } tahů
    }
trucker-board-sand-moves = Vzít dílek je jeden tah; přivařit ho, odložit nebo vrátit je další. Otáčení nestojí nic a tahy se nemusí využít.
trucker-board-sand-next = Když se písek přesype, smějí se hodiny otočit na další pole. Když se přesype na posledním, stavba končí.
trucker-board-launch-order = Pořadí na startu
trucker-board-number = číslo { $number }
trucker-board-number-of = číslo { $number }: { $seat }
trucker-board-piles = Karty letu
trucker-board-pile =
    balíček { $pile }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }
trucker-board-pile-looked-at = balíček { $pile } si prohlíží { $seat }
trucker-board-pile-secret = balíček, který zůstává tajný
trucker-board-peek = Karty tohoto balíčku
trucker-board-known = Známé karty
trucker-board-known-tab = Karty
trucker-board-known-none = Z tohoto letu ještě neznáte žádnou kartu.
trucker-board-hand = V ruce
trucker-board-hand-empty = v ruce nic není
trucker-board-turn-left = Otočit doleva
trucker-board-turn-right = Otočit doprava
trucker-board-reserve = Odloženo
trucker-board-reserve-free = volné odkládací místo
trucker-board-heap = Vrakoviště
trucker-board-face-down = { $count } lícem dolů
trucker-board-heap-of =
    vrakoviště, lícem dolů { $count ->
        [one] leží { $count } dílek
        [few] leží { $count } dílky
        [many] leží { $count } dílku
       *[other] leží { $count } dílků
    }
trucker-board-open = Lícem vzhůru
trucker-board-open-tile = { $tile }; konektory zepředu po směru hodin: { $ends }
trucker-board-fleet-dice = Kostky pro nová pole
trucker-board-fleet-dice-shown = kostky pro nová pole: { $faces }
trucker-board-joins = Co kostky otevírají
trucker-board-join-double = dvojice
trucker-board-join-squares =
    { $face }: { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }
trucker-board-join-open = otevřeno
trucker-board-yard = Loděnice
trucker-board-finish = Podržte a končíte
trucker-board-finish-adrift = Podržte: hotovo, bez motoru
trucker-board-number-yours = Máte číslo { $number }
trucker-board-legend = Co značky znamenají
trucker-board-legend-fits = Pasuje
trucker-board-legend-fits-note = všechny spoje sedí
trucker-board-legend-turned = Pasuje po otočení
trucker-board-legend-turned-note = Q nebo E
trucker-board-legend-risky = Riskantní
trucker-board-legend-risky-note = některý spoj by nedržel
trucker-board-legend-letter = Písmeno
trucker-board-legend-letter-note = klávesa pro to místo
trucker-board-legend-torus = Příď navazuje na záď, levý okraj na pravý.
trucker-board-legend-ring = Levý okraj navazuje na pravý.
trucker-board-legend-rim = Vybledlé dílky jsou tatáž loď, viděná za okrajem.
trucker-board-legend-fleet = Každý obrys je samostatná loď. Kostka otevře pole se svou hodnotou a lodě srostou.
trucker-board-rim = zelený okraj: hned pasuje
trucker-board-tile-fits =
    { $turning ->
        [0] Teď se nikam nehodí.
       *[other] { $lying ->
            [0] Pasuje po otočení.
            [one] Jak leží, pasuje na jedno pole.
            [few] Jak leží, pasuje na { $lying } pole.
            [many] Jak leží, pasuje na { $lying } pole.
           *[other] Jak leží, pasuje na { $lying } polí.
        }
    }
trucker-board-holding =
    { $tile }. { $fits ->
        [0] Nikam nepasuje
        [one] Pasuje na jedno pole
        [few] Pasuje na { $fits } pole
        [many] Pasuje na { $fits } pole
       *[other] Pasuje na { $fits } polí
    }{ $turned ->
        [0] {""}
        [one] , po otočení na { $turned }
        [few] , po otočení na { $turned }
        [many] , po otočení na { $turned }
       *[other] , po otočení na { $turned }
    }{ $risky ->
        [0] {""}
        [one] , riskantně na { $risky }
        [few] , riskantně na { $risky }
        [many] , riskantně na { $risky }
       *[other] , riskantně na { $risky }
    }.
trucker-board-closed = Vaše loď je uzavřená: už nejde nic přidat.
trucker-board-hand-free = Máte prázdnou ruku. Vytáhněte dílek, nebo si vezměte některý, který leží lícem vzhůru.
trucker-board-hand-done = Máte hotovo. Písek se sype ostatním.
trucker-board-hand-done-out = Máte hotovo. Otočte hodiny a ostatním víc času nezbude.
trucker-board-bots-build = Máte hotovo. Staví už jen boti, a tak čas letí.
trucker-board-pull = Vytáhnout dílek
trucker-board-put-back = Vrátit ho
trucker-board-weld = Přivařit sem
trucker-board-weld-anyway = Přesto přivařit
trucker-board-ends =
    { $count ->
        [one] volný konec
        [few] volné konce
        [many] volného konce
       *[other] volných konců
    }
trucker-board-places =
    { $count ->
        [one] místo
        [few] místa
        [many] místa
       *[other] míst
    }
trucker-board-mistakes-now =
    { $count ->
        [one] chyba
        [few] chyby
        [many] chyby
       *[other] chyb
    }
trucker-board-mistakes-told = Spoje, které nedrží, zakryté hlavně a trysky, volné dílky: inspektor by je našel.
trucker-board-ends-told = Otevřené konce. Tady by se zakousl malý meteor. Stisknutím je na lodi vyznačíte.
trucker-board-finish-reserve =
    { $count ->
        [one] Odložený dílek bude ztracen.
        [few] { $count } odložené dílky budou ztraceny.
        [many] { $count } odloženého dílku bude ztraceno.
       *[other] { $count } odložených dílků bude ztraceno.
    }
trucker-board-spot-fits =
    Pasuje. { $joints ->
        [0] Nic vedle není.
        [one] Uzavře se jeden spoj.
        [few] Uzavřou se { $joints } spoje.
        [many] Uzavře se { $joints } spoje.
       *[other] Uzavře se { $joints } spojů.
    }
trucker-board-spot-turn = Pasuje po otočení. První stisk dílek otočí, druhý ho přivaří.
trucker-board-spot-again = Teď pasuje. Dalším stiskem ho přivaříte.
trucker-board-spot-risky = Riskantní: { $why }.
trucker-board-spot-loose = Nic by ho tu nedrželo.
trucker-board-fails-connector = dva konektory by k sobě nepasovaly
trucker-board-fails-splice = konektory by k sobě přes šev nepasovaly
trucker-board-fails-askew = motor musí mířit dozadu
trucker-board-fails-muzzle = hlaveň by nebyla volná
trucker-board-fails-exhaust = výfuk by nebyl volný
trucker-board-fails-nozzle = tryska by nebyla volná
trucker-board-fails-their-muzzle = stál by před hlavní
trucker-board-fails-their-exhaust = stál by za výfukem
trucker-board-fails-their-nozzle = stál by u trysky

## Kontrola lodí

trucker-board-mistake = Chyba
trucker-board-in-pieces = Na kusy
trucker-board-no-mistake = Bez chyby
trucker-board-weak-spot =
    Slabé místo: { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }
trucker-board-premium = Pojistné podle velikosti slabého místa
trucker-board-premium-due =
    Pojistné činí { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }.
trucker-board-weak-spot-show = Ukázat na lodi
trucker-board-boarding = Nástup
trucker-board-boarding-note = Přetáhněte mimozemšťana do rozsvícené kabiny, nebo kabinu stiskněte. Dva lidé mu uvolní místo.
trucker-board-insurance = Pojištění
trucker-board-insurance-offer = teď { $premium } kr, ztráty stojí nejvýš { $cap } kr
trucker-board-mistakes =
    { $count ->
        [one] Jedna chyba
        [few] { $count } chyby
        [many] { $count } chyby
       *[other] { $count } chyb
    }
trucker-board-way = Nejlevnější řešení
trucker-board-way-other = Jiné řešení
trucker-board-way-goes =
    { $count ->
        [one] Pryč půjde jeden dílek
        [few] Pryč půjdou { $count } dílky
        [many] Pryč půjde { $count } dílku
       *[other] Pryč půjde { $count } dílků
    }{ $loose ->
        [0] .
        [one] , jeden jen proto, že ho pak nic nedrží.
        [few] , { $loose } jen proto, že je pak nic nedrží.
        [many] , { $loose } jen proto, že je pak nic nedrží.
       *[other] , { $loose } jen proto, že je pak nic nedrží.
    }
trucker-board-way-another = Jiná sada
trucker-board-way-take =
    { $count ->
        [one] Odstranit tento dílek
        [few] Odstranit tyto { $count }
        [many] Odstranit { $count } dílku
       *[other] Odstranit těchto { $count }
    }
trucker-board-keep = nechat
trucker-board-keep-note = Stiskněte přeškrtnutý dílek a zůstane.
trucker-board-hanging =
    { $count ->
        [one] Visí na něm ještě jeden dílek.
        [few] Visí na něm ještě { $count } dílky.
        [many] Visí na něm ještě { $count } dílku.
       *[other] Visí na něm ještě { $count } dílků.
    }
trucker-board-singly = Jednu po druhé
trucker-board-singly-note = Stiskněte dílek, který půjde pryč. Vše ostatní je ztlumené.
trucker-board-singly-back = Zbytek nejlevněji

## Místa u stolu

trucker-board-tiles = dílky
trucker-board-parts =
    { $count ->
        [one] dílek
        [few] dílky
        [many] dílku
       *[other] dílků
    }
trucker-board-reserved = odloženo
trucker-board-seat-finished = Hotovo, číslo { $number }
trucker-board-seat-looks = Prohlíží si balíček { $pile }
trucker-board-seat-holds = Drží dílek
trucker-board-seat-reaches = Sahá po dílcích
trucker-board-seat-grounded = Už neletí
trucker-board-seat-mistakes =
    { $count ->
        [0] Bez chyby
        [one] { $count } chyba
        [few] { $count } chyby
        [many] { $count } chyby
       *[other] { $count } chyb
    }

## Let

trucker-board-track = Dráha letu
trucker-board-leads = v čele je { $seat }
trucker-board-behind =
    { $seat }: na vedoucího ztrácí { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
trucker-board-cards-left =
    { $count ->
        [0] Další karty už nejsou
        [one] Zbývá { $count } karta
        [few] Zbývají { $count } karty
        [many] Zbývá { $count } karty
       *[other] Zbývá { $count } karet
    }
trucker-board-cannons = děla
trucker-board-engines = motory
trucker-board-crew = posádka
trucker-board-battery-count = baterie
trucker-board-open-ends = odkryté konektory
trucker-board-lost = ztraceno
trucker-board-lost-pile = Ztracené dílky
trucker-board-lost-cap = ztraceno, strop { $cap }
trucker-board-dice = Kostky: { $faces }
trucker-board-offer = Ještě k naložení
trucker-board-attack =
    { $size ->
        [small] { $what ->
            [meteor] Malý
           *[shot] Lehká
        }
       *[large] { $what ->
            [meteor] Velký
           *[shot] Těžká
        }
    }, { $side ->
        [front] zepředu
        [right] zprava
        [rear] zezadu
       *[left] zleva
    }
trucker-board-helps = Co tu pomůže
trucker-board-part-at = { $kind } { $column } · { $row }
trucker-board-needs-battery = za jednu baterii
trucker-board-by-itself = samo od sebe
trucker-board-no-cannon = Tím směrem nemíří žádné dělo
trucker-board-no-shield = Tuto stranu nekryje žádný štít
trucker-board-shields-too-small = Na tohle jsou štíty slabé
trucker-board-cannons-too-slow = Děla střely nezastaví
trucker-board-no-battery = Baterie došly

## Karty

trucker-board-open-space = Každý letí dopředu o tolik dní, jak silné má motory.
trucker-board-stardust = Za každý odkrytý konektor se ztrácí den.
trucker-board-epidemic = Každá obydlená kabina spojená s jinou obydlenou přijde o jednoho člena posádky.
trucker-board-sabotage = Nejmenší posádka přijde o dílek, pokud ho kostky najdou.
trucker-board-planets = Na každé planetě smí přistát jedna loď.
trucker-board-told-planets = První přistává vedoucí, pak ostatní. Přistání stojí dny; vezměte si, co se vejde do nákladových prostorů.
trucker-board-told-abandoned-ship = Přistát může jediná loď a první se rozhoduje vedoucí. Posádka, která tu zůstane, je nadobro pryč.
trucker-board-told-abandoned-station = Přistát může jediná loď a první se rozhoduje vedoucí. Na palubě musí být dost posádky; zůstane vám.
trucker-board-told-meteors = Na každý meteorit hází vedoucí a letí na všechny lodě. Malý zastaví štít nebo hladký bok, velký je nutné sestřelit.
trucker-board-told-enemies = Nejdřív útočí na vedoucího. Kdo je silnější, porazí je, kdo je stejně silný, vyvázne, kdo je slabší, platí a na řadě je další.
trucker-board-told-combat-zone = V každém řádku platí ten, kdo má nejméně. Kdo letí sám, tomu se nic nestane.
trucker-board-planet = planeta { $planet }
trucker-board-strength = Síla { $strength }
trucker-board-need-crew =
    Potřebná posádka: { $count ->
        [one] { $count } člen
        [few] { $count } členové
        [many] { $count } člena
       *[other] { $count } členů
    }
trucker-board-lose-days =
    { $count ->
        [one] Ztratíte { $count } letový den
        [few] Ztratíte { $count } letové dny
        [many] Ztratíte { $count } letového dne
       *[other] Ztratíte { $count } letových dnů
    }
trucker-board-lose-crew =
    { $count ->
        [one] Ztratíte { $count } člena posádky
        [few] Ztratíte { $count } členy posádky
        [many] Ztratíte { $count } člena posádky
       *[other] Ztratíte { $count } členů posádky
    }
trucker-board-lose-goods =
    { $count ->
        [one] Ztratíte nejcennější bednu
        [few] Ztratíte { $count } nejcennější bedny
        [many] Ztratíte { $count } nejcennější bedny
       *[other] Ztratíte { $count } nejcennějších beden
    }
trucker-board-lose-shots =
    { $count ->
        [one] { $count } střela
        [few] { $count } střely
        [many] { $count } střely
       *[other] { $count } střel
    }
trucker-board-credits-gain =
    { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }
trucker-board-goods-gain = Zboží
trucker-board-commandos =
    Na loď { $side ->
        [front] zepředu
        [right] zprava
        [rear] zezadu
       *[left] zleva
    } { $count ->
        [one] vniká { $count } voják
        [few] vnikají { $count } vojáci
        [many] vniká { $count } vojáka
       *[other] vniká { $count } vojáků
    }, kroků { $steps }; nálož na { $every ->
        [1] každém poli
       *[other] každém { $every }. poli
    }.
trucker-board-predator =
    Na loď { $side ->
        [front] zepředu
        [right] zprava
        [rear] zezadu
       *[left] zleva
    } { $count ->
        [one] vniká { $count } vetřelec
        [few] vnikají { $count } vetřelci
        [many] vniká { $count } vetřelce
       *[other] vniká { $count } vetřelců
    }, kroků { $steps }; cestou žere posádku.

## Konec cesty

trucker-board-journey-end = Konec cesty
trucker-board-account-arrived = dolet
trucker-board-account-looks = nejhezčí loď
trucker-board-account-vips = VIP
trucker-board-account-manager = manažer
trucker-board-account-sold = zboží
trucker-board-account-losses = ztráty
trucker-board-account-debt = dluh
trucker-board-account-loans = půjčky
trucker-board-account-place = { $place }. místo
trucker-board-account-credits = kredity
trucker-board-account-close = Pokračovat

## Tahy na svém místě: kde to je, říká místo samo

trucker-here-fault-connectors = Tyto dvě strany k sobě nepasují: { $one } a { $other }.
trucker-here-fault-splice = Přes transdimenzionální hranici se spojují jen stejné konektory, ale tady jsou: { $one } a { $other }.
trucker-here-fault-muzzle = Toto dělo potřebuje před hlavní volné pole.
trucker-here-fault-exhaust = Tento motor potřebuje za sebou volné pole.
trucker-here-fault-nozzle = Tato manévrovací tryska potřebuje u ústí volné pole.
trucker-here-fault-askew = Tento motor nemíří dozadu.
trucker-here-fault-pieces =
    { $pieces ->
        [few] Loď je ve { $pieces } kusech, které nedrží pohromadě.
       *[other] Loď je v { $pieces } kusech, které nedrží pohromadě.
    }
trucker-here-pick-up = Vzít znovu { $part }
trucker-here-scrap =
    Odstranit { $part }{ $gap ->
        [0] { "" }
       *[other] { " " }(slabé místo { $gap }, pojistné { $premium })
    }
trucker-here-keep-piece =
    Nechat si tento kus: { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
        [many] { $count } dílku
       *[other] { $count } dílků
    }
trucker-here-board-alien =
    { $colour ->
        [brown] Hnědý mimozemšťan
        [purple] Fialový mimozemšťan
       *[cyan] Azurový mimozemšťan
    } do této kabiny
trucker-here-use-battery =
    Použít odtud baterii ({ $count ->
        [one] je tam { $count }
        [few] jsou tam { $count }
        [many] je tam { $count }
       *[other] je jich tam { $count }
    })
trucker-here-lose-crew = Odevzdat z této kabiny { $who }
trucker-here-lose-good =
    Odevzdat toto { $good ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } zboží
trucker-here-lose-battery =
    Odevzdat odtud baterii ({ $count ->
        [one] je tam { $count }
        [few] jsou tam { $count }
        [many] je tam { $count }
       *[other] je jich tam { $count }
    })
trucker-here-load-good =
    Naložit sem { $good ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } zboží
trucker-here-replace-good =
    Vyměnit tu { $old ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } zboží za { $good ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    }
trucker-here-overload-cannon = Přetížit toto dělo
trucker-here-overload-shield =
    Přetížit tento štít { $batteries ->
        [0] bez baterií
       *[other] za 1 baterii
    }: zastaví všechno a zničí se
trucker-here-jump =
    Přetížit tento motor { $batteries ->
        [0] bez baterií
       *[other] za 1 baterii
    } a zmizet v hyperprostoru
trucker-here-choose-hit = Nechat zasáhnout tento dílek
trucker-here-wake = Probudit jednoho do této kabiny
