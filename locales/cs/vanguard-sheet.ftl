# The orders in the question bar, and the sheet of a dice check.

## Orders

vanguard-board-order-travel = Přesun
vanguard-board-order-prepare = Příprava
vanguard-board-order-rest = Odpočinek
vanguard-board-order-lift-off = Odlet
vanguard-board-order-exert = Vypětí sil
vanguard-board-order-hand-over = Předání
vanguard-board-why-not = proč ne?
vanguard-board-note-check = ověření kostkami
vanguard-board-note-rest = zásoby z { $from } na { $to }
vanguard-board-note-rest-free = obnoví se polovina kostek
vanguard-board-note-lift-off =
    { $away ->
        [0] Všichni jsou u výsadkové lodi
        [one] Jeden člověk tu zůstane a zemře
        [few] { $away } lidé tu zůstanou a zemřou
        [many] { $away } člověka tu zůstane a zemře
       *[other] { $away } lidí tu zůstane a zemře
    }
vanguard-board-roll =
    { $count ->
        [0] Neházet žádnou kostkou
        [one] Hodit jednou kostkou
        [few] Hodit { $count } kostkami
        [many] Hodit { $count } kostky
       *[other] Hodit { $count } kostkami
    }

## What a move does to the outcome

vanguard-board-row-yellow = žlutá
vanguard-board-row-green = zelená
vanguard-board-row-red = červená
vanguard-board-row-none = bez plné stupnice
vanguard-board-sure = jistě { $row }
vanguard-board-none-sure = nezaplnila by se žádná stupnice
vanguard-board-costs = { $row } už nevyjde
vanguard-board-costs-some = { $row } je méně jistá: { $chances }
vanguard-board-then-chances = potom { $chances }

## The sheet

vanguard-board-all-spent = Všechny kostky jsou vyčerpané.
vanguard-board-nothing = nic
vanguard-board-not-met = nesplněno
vanguard-board-not-needed = není třeba
vanguard-board-forced-title = Zranění a nebezpečí
vanguard-board-track-of = { $row } stupnice, polí: { $fields }
vanguard-board-otherwise = když se nesplní jiný řádek
vanguard-board-rest-spent = Zbytek mezi vyčerpané
vanguard-board-resolve = Vyhodnocení: { $row }
vanguard-board-fit-may = může sem
vanguard-board-fit-wild = může jako Vanguard
vanguard-board-fit-used = půjde sem
vanguard-board-fit-must = vyčerpá se tu
vanguard-board-fit-elsewhere = použitá jinde
vanguard-board-fit-rest = zbude

## Chances

vanguard-board-odds-now = S těmito kostkami
vanguard-board-odds-throws =
    { $throws ->
        [one] přesně, jediný hod
        [few] přesně, { $throws } hody
        [many] přesně, { $throws } hodu
       *[other] přesně, { $throws } hodů
    }
vanguard-board-odds-more = Podrobněji
vanguard-board-odds-before = Před hodem: { $chances }.
vanguard-board-figure-how = { $how } – { $chances }
vanguard-board-odds-left-out = Nepočítá se: { $cards }.
vanguard-board-odds-some = { $card } ({ $times } z { $of } použití)
vanguard-board-accidents-none = žádná
vanguard-board-accidents-one = jedna
vanguard-board-accidents-more = víc
vanguard-board-risks = Čím hrozí povinné kostky
vanguard-board-risk-injured = Aspoň jedno nové zranění: { $chance }
vanguard-board-risk-stops = Při nejlepším použití proti zraněním: { $cards }
vanguard-board-risk-strikes =
    { $dice ->
        [one] Kostka zranění zasáhne některé zranění: { $chance }
        [few] Některá ze { $dice } kostek zranění zasáhne: { $chance }
        [many] Některá z { $dice } kostek zranění zasáhne: { $chance }
       *[other] Některá z { $dice } kostek zranění zasáhne: { $chance }
    }
vanguard-board-risk-dangers =
    { $dice ->
        [one] Kostka nebezpečí ({ $boxes }) něco způsobí: { $chance }
        [few] Některá ze { $dice } kostek nebezpečí ({ $boxes }) něco způsobí: { $chance }
        [many] Některá z { $dice } kostek nebezpečí ({ $boxes }) něco způsobí: { $chance }
       *[other] Některá z { $dice } kostek nebezpečí ({ $boxes }) něco způsobí: { $chance }
    }
