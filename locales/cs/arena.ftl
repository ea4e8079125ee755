# Co se říká o mnoha partiích.

## Simulace

arena-bots-count =
    { $bots ->
        [one] Byl jmenován { $bots } bot
        [few] Byli jmenováni { $bots } boti
        [many] Bylo jmenováno { $bots } bota
       *[other] Bylo jmenováno { $bots } botů
    } pro { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }; jmenujte jednoho pro každé místo, nebo jednoho pro všechna.
arena-too-long =
    Partie hry „{ $title }“ neskončila ani po { $most ->
        [one] { $most } rozhodnutí
        [few] { $most } rozhodnutích
        [many] { $most } rozhodnutí
       *[other] { $most } rozhodnutích
    }, a déle žádná trvat nesmí.
arena-game-failed = Partie hry „{ $title }“ selhala: { $reason }.
arena-worker-died = Proces, který hrál tuto partii, skončil.
arena-worker-failed = Pracovní proces selhal: { $reason }.
arena-results-none = { $file } neobsahuje výsledky simulace.
arena-results-newer = { $file } zapsala novější verze Starboardu.
arena-results-damaged = { $file } je poškozený, nebo ho někdo změnil ručně.
arena-results-foreign = { $file } a { $other } jsou části různých simulací.
arena-results-overlap = Partie { $game } je v { $other } i v { $file }.
arena-results-gap = Mezi { $other } a { $file } chybějí partie { $first } až { $last }.
arena-no-worker = Nelze spustit žádný pracovní proces; skript, který je spouští, potřebuje podmínku „if __name__ == "__main__"“.
arena-no-cluster = Na adrese { $address } není použitelný klastr Ray: { $reason }.
arena-foreign-worker = Jeden z počítačů klastru má jinou verzi Starboardu, takže by hrál jiné partie; nainstalujte všude stejnou.
arena-duel-alone = Ve hře „{ $title }“ tu není proti komu sedět sám: místa vyhrávají společně, nebo je jen jedno.

## Prostředí pro strojové učení

arena-zoo-options = Otázka nabízí { $options } tahů; zvyšte most_options nad { $most }, poslední akce totiž znamená „hotovo“.
arena-zoo-size = Pozorování má { $bytes } bajtů; zvyšte size nad { $size }, nebo dodejte vlastní funkci encode.
arena-zoo-action = Akce { $action } není povolena ({ $seat }); podívejte se na masku akcí.
