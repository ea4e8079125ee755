# Soubory s obsahem her: co je v nich špatně.

contents-no-file = Soubor obsahu { $file } chybí.
contents-encoding = { $file } není text v UTF-8.
contents-syntax = { $file }, řádek { $line }: tohle není TOML: { $reason }.
contents-nested = { $file } je příliš hluboko vnořený.
contents-unreadable = { $file } nejde přečíst.
contents-no-id = { $file }, řádek { $line }: id je prázdné.
contents-id-twice = { $file }, řádek { $line }: id „{ $name }“ už je obsazené: viz { $first }, řádek { $before }.
contents-bracket = { $file }, řádek { $line }{ $place }, pole „{ $field }“: v „{ $found }“ chybí uzavírací závorka.
contents-closing = { $file }, řádek { $line }{ $place }, pole „{ $field }“: „{ $found }“ zavírá závorku, kterou nikdo neotevřel.
contents-word =
    { $file }, řádek { $line }{ $place }, pole „{ $field }“: { $wanted ->
        [none] slovo „{ $found }“ neznám.
       *[other] slovo „{ $found }“ neznám. Nemělo to být „{ $wanted }“?
    }
contents-choice = { $file }, řádek { $line }{ $place }, pole „{ $field }“: na místě „{ $found }“ má stát: { $wanted }.
contents-form = { $file }, řádek { $line }{ $place }, pole „{ $field }“: „{ $found }“ nejde přečíst. Píše se to takhle: { $wanted }
contents-short = { $file }, řádek { $line }{ $place }, pole „{ $field }“: „{ $found }“ končí příliš brzy.
contents-rest = { $file }, řádek { $line }{ $place }, pole „{ $field }“: tady už nemá nic být, ale je tu „{ $found }“.
contents-head = { $file }, řádek 1: hlavička musí být { $wanted }.
contents-width =
    { $file }, řádek { $line }: { $found ->
        [one] je tu { $found } položka
        [few] jsou tu { $found } položky
        [many] je tu { $found } položky
       *[other] je tu { $found } položek
    }, ale má jich být { $wanted }.
contents-field = { $file }, řádek { $line }, pole „{ $field }“: je tu „{ $found }“, ale má být: { $wanted }.
contents-twice = { $file }, řádek { $line }: „{ $name }“ je prázdné nebo tu už jednou je.
contents-missing = { $file }, řádek { $line }{ $place }: chybí pole „{ $field }“.
contents-unknown = { $file }, řádek { $line }{ $place }: pole „{ $field }“ neexistuje.
contents-value = { $file }{ $place }, pole „{ $field }“: je tu „{ $found }“, ale má být: { $wanted }.
contents-type = { $file }, řádek { $line }{ $place }, pole „{ $field }“: je tu { $found }, ale má být { $wanted }.
contents-bounds = { $file }, řádek { $line }{ $place }, pole „{ $field }“: tady má být: { $wanted }.
contents-invalid = { $file }, řádek { $line }{ $place }, pole „{ $field }“: nesmí tu být { $found }.
contents-not-plain = { $file } není obyčejný soubor ani složka. Odkazy a podobné věci se nečtou.
contents-leads-out = { $file } vede ven ze své složky: dejte do ní přímo ten soubor.
contents-too-large = { $file } je větší než { $most } MiB.
contents-box-name = { $file }: krabice se jmenuje malými písmeny a číslicemi, nejvýš 20, písmeno první.
contents-too-many = { $file }: ve složce je víc souborů než { $most }.

# Druhy hodnot a co je špatně v podobě souboru.
contents-kind-text = text v uvozovkách
contents-kind-number = číslo
contents-kind-truth = true nebo false
contents-kind-list = seznam v [ ]
contents-kind-table = tabulka
contents-bound = { $kind } { $bound }
contents-bound-length =
    { $way ->
        [most] nejvýš
       *[least] nejméně
    } { $count ->
        [one] { $count } položka nebo písmeno
        [few] { $count } položky nebo písmena
        [many] { $count } položky nebo písmena
       *[other] { $count } položek nebo písmen
    }
contents-toml-quote = za textem chybí uvozovka
contents-toml-equals = za názvem chybí =
contents-toml-twice = stejný název tu stojí podruhé
contents-toml-unclosed = chybí uzavírací závorka
contents-toml-rest = hodnota skončila a na stejném řádku stojí ještě něco
contents-toml-value = hodnotu nejde přečíst; text patří do uvozovek
contents-toml-statement = řádek začíná něčím, co není název
contents-toml-escape = \ v textu začíná znak, který neexistuje

# Lekce
contents-lesson-range = { $file }, řádek { $line }{ $place }, pole „{ $field }“: je tam { $found }, má tam být číslo od { $least } do { $most }.
contents-lesson-title = { $file }, řádek { $line }, pole „{ $field }“: záznam je ze hry { $found }, ne ze hry { $wanted }.
contents-lesson-twice = { $file }, řádek { $line }{ $place }, pole „{ $field }“: „{ $found }“ se už jmenuje jiný krok.
contents-lesson-text = { $file }, řádek { $line }{ $place }, pole „{ $field }“: text „{ $found }“ v jazyce { $language } chybí.
contents-lesson-place = { $file }, řádek { $line }{ $place }, pole „{ $field }“: místo „{ $found }“ na desce není (řádky záznamu před ním: { $at }).
contents-lesson-figure = { $file }, řádek { $line }{ $place }, pole „{ $field }“: { $found } nevede k žádnému číslu. Cesta začíná view. nebo scores.
contents-lesson-meets = { $file }, řádek { $line }{ $place }, pole „{ $field }“: po tahu ze záznamu podmínka neplatí ({ $found }).
contents-lesson-bounds = { $file }, řádek { $line }{ $place }, pole „{ $field }“: k „{ $found }“ patří „least“, „most“ nebo obojí.
contents-lesson-nobody = { $file }, řádek { $line }{ $place }, pole „{ $field }“: „{ $found }“ v obsazení není. Jsou tam: { $wanted }.
contents-lesson-persons = { $file }, řádek { $line }{ $place }, pole „{ $field }“: je tu { $found } jmen, ale míst v partii je jen { $most }.
contents-lesson-no-line = { $file }, řádek { $line }{ $place }, pole „{ $field }“: pro „{ $found }“ už v záznamu před dalším krokem není tah žáka; uvedeno jich je { $wanted }.
contents-lesson-take = { $file }, řádek { $line }{ $place }, pole „{ $field }“: „{ $found }“ nesedí na „{ $recorded }“, tah ze záznamu (řádky před ním: { $at }).
contents-lesson-pattern = { $file }, řádek { $line }{ $place }, pole „{ $field }“: „{ $found }“ není žádný tah. Možné jsou: { $wanted }.
contents-lesson-record = { $file }, řádek { $line }: { $reason }
contents-lesson-move = tah „{ $move }“ tam není možný. { $reason }
