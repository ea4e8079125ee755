# Co říká jádro: odmítnuté tahy, poškozené soubory, chyby her.

## Hráči beze jména

kernel-seat-name = Hráč { $number }

## Hry a na čem se hráči dohodnou předem

kernel-title-unknown = Hra „{ $title }“ není nainstalována; nainstalovány jsou: { $titles }.
kernel-title-broken = Hru „{ $title }“ nelze načíst: { $reason }.
kernel-title-not-one = Hru „{ $title }“ nelze načíst: { $place } není hra toho jména.
kernel-seats =
    Hra „{ $title }“ má { $least } až { $most ->
        [one] { $most } místo
        [few] { $most } místa
        [many] { $most } místa
       *[other] { $most } míst
    }, ne { $seats }.
kernel-option-unknown = Hra „{ $title }“ nemá volbu „{ $option }“.
kernel-option-value = Volba „{ $option }“ nemůže být „{ $value }“; může být: { $choices }.
kernel-seed = Semínko je celé číslo od 0 do 9223372036854775807, ne „{ $seed }“.
kernel-option-length = Volba „{ $option }“ je seznam o { $least } až { $most } položkách.
kernel-preset-unknown = Hra „{ $title }“ nemá variantu „{ $preset }“; má: { $presets }.

## Odmítnuté tahy

kernel-over = Partie už skončila.
kernel-no-such-seat = Takové místo u tohoto stolu není.
kernel-not-asked = Tohle teď není vaše rozhodnutí.
kernel-not-a-move = Tohle na otázku neodpovídá.
kernel-not-listed = To teď nejde.
kernel-how-many = Vyberte { $least } až { $most }, každou možnost jen jednou.
kernel-too-late = Někdo byl rychlejší. Podívejte se na stůl a vyberte znovu.
kernel-move-too-large = Tah je příliš dlouhý: může mít nejvýš { $most } bajtů.
kernel-move-unreadable = Tah nelze přečíst.
kernel-no-deadline = Tyto hodiny neběží.
kernel-line-unsound = Takový řádek tu v záznamu nemůže stát.
kernel-no-such-position =
    Taková pozice není: partie má zatím { $most ->
        [one] { $most } tah
        [few] { $most } tahy
        [many] { $most } tahu
       *[other] { $most } tahů
    }.

## Vracení tahů

kernel-no-undo-start = Není co vrátit.
kernel-no-undo-information = Tohle už vrátit nejde: mezitím se ukázala kostka, karta nebo něco skrytého.
kernel-no-undo-deadline = Tohle už vrátit nejde: mezitím vypršel čas.
kernel-no-undo-seat = Vrátit můžete jen svůj poslední tah, dokud nikdo další nic neudělal.
kernel-no-redo = Není co zopakovat.
kernel-fell-back =
    Opraveným pravidlům { $moves ->
        [one] neodpovídá poslední { $moves } tah, a byl vrácen
        [few] neodpovídají poslední { $moves } tahy, a byly vráceny
        [many] neodpovídá posledních { $moves } tahu, a bylo vráceno
       *[other] neodpovídá posledních { $moves } tahů, a bylo vráceno
    }.

## Chyby her

kernel-rules-broken =
    Pravidla hry „{ $title }“ selhala po { $position ->
        [one] { $position } tahu
        [few] { $position } tazích
        [many] { $position } tahu
       *[other] { $position } tazích
    }: { $reason }.
kernel-dead-end = Pravidla hry „{ $title }“ uvázla: na „{ $prompt }“ nelze odpovědět.
kernel-not-a-question = Pravidla hry „{ $title }“ položila něco, co není otázka: { $got }.

## Uložené partie

kernel-save-damaged = Uložená partie je poškozená.
kernel-save-newer = Uloženou partii zapsala novější verze programu Starboard.
kernel-save-newer-rules = Uložená partie má pravidla hry „{ $title }“ ve verzi { $rules }; tento program zná verzi { $known }.
kernel-save-outdated = Uložená partie už neodpovídá pravidlům hry „{ $title }“.

## Záznamy

kernel-record-no-header = Řádek { $line } není začátkem záznamu.
kernel-record-newer = Řádek { $line }: záznam napsala novější verze programu Starboard.
kernel-record-newer-rules = Řádek { $line }: záznam má pravidla hry „{ $title }“ ve verzi { $rules }; tento program zná verzi { $known }.
kernel-record-older-rules = Řádek { $line }: záznam má pravidla hry „{ $title }“ ve verzi { $rules }. Od té doby se změnila a odsud se podle verze { $now } hraje jinak.
kernel-record-title = Řádek { $line }: { $reason }
kernel-record-header = Řádek { $line }: { $reason }
kernel-record-damaged = Řádek { $line } je poškozený.
kernel-record-unknown-line = Řádek { $line } říká něco, co tento program nezná.
kernel-record-cut-short = Řádek { $line } chybí nebo je useknutý: záznam nemá konec.
kernel-record-refused = Řádek { $line } odporuje pravidlům: { $reason }
kernel-record-differs = Řádek { $line }: partie skončila jinak, než říká záznam.
