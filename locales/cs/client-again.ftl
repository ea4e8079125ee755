# Partie po konci, podruhé a s odstupem.

client-again = Rozebrat partii
client-again-heading = Rozbor partie
client-again-film = Film
client-again-film-note = Film celé partie
client-again-share = Zkopírovat odkaz na tuto stránku
client-again-close = Zpět ke stolu

## Než je hotovo

client-again-note = Silný bot dohrává partii od každého tahu v mnoha smyšlených světech. Stoly, kde se hraje, mají přednost.
client-again-progress = Jak daleko to je
client-again-begins = Může to trvat pár minut.
client-again-left = Ještě asi { $time }.
client-again-waits = { $count ->
    [one] Na řadě je napřed jedna jiná partie.
    [few] Na řadě jsou napřed { $count } jiné partie.
    [many] Na řadě je napřed { $count } jiné partie.
   *[other] Na řadě je napřed { $count } jiných partií.
}
client-again-stopped = Teď na tom nikdo nepracuje. Co je hotovo, chvíli vydrží.
client-again-go-on = Pokračovat
client-again-retry = Zkusit znovu

## Křivka

client-again-chance = Šance na vítězství
client-again-mission = Šance na splnění mise
client-again-all-of-you = Všichni společně
client-again-start = Začátek
client-again-end = Konec
client-again-modest = podle toho, co kdo mohl vědět; pás říká, jak je to jisté
client-again-look-there = Podívat se na stůl v té chvíli
client-again-look-at = Zlom { $number }: podívat se na stůl v té chvíli
client-again-turning = Zlom { $number }, tah { $turn }
client-again-curve-of = Šance na vítězství po tazích: { $name }.
client-again-curve-mission = Šance na splnění mise po kolech.
client-again-curve-starts = Na začátku { $chance }.
client-again-curve-peak = Nejvýš { $chance }, tah { $turn }.
client-again-curve-fall = Pokles na { $chance }, tah { $turn }.
client-again-curve-ends = Na konci { $chance }.
client-again-table = Čísla v tabulce

## Zlomy

client-again-no-turns = Žádný jednotlivý tah nestál víc, než co vysvětlí náhoda. Dobrá hra.
client-again-nothing = Nic
client-again-played = Zahráno:
client-again-you-did = Váš tah:
client-again-would = { $judge }: { $deed }
client-again-link = Odkaz

## Štěstí

client-again-ledger = Účet štěstí
client-again-ledger-note = Co udržely nebo ztratily vlastní tahy, co dalo štěstí a co udělali ostatní. Dohromady to vede od { $chance } na začátku k výsledku.
client-again-ledger-note-crew = Co udržely nebo ztratily vaše tahy a co dalo štěstí. Dohromady to vede od { $chance } na začátku k výsledku.
client-again-no-ledger = Kampaň má mnoho misí: šance patří vždy té, která právě běží, a přes všechny se nic nesčítá.
client-again-moves = tahy
client-again-luck = štěstí
client-again-others = ostatní
client-again-rank = { $place }.
client-again-luck-of = Štěstí: { $name }
client-again-your-luck = Kam se podělo vaše štěstí
client-again-about = asi
client-again-rest = { $count ->
    [one] Jedna drobnost
    [few] { $count } drobnosti
    [many] { $count } drobnosti
   *[other] { $count } drobností
}
client-again-lately = { $count ->
    [one] Vaše tahy, poslední partie
    [few] Vaše tahy, poslední { $count } partie
    [many] Vaše tahy, poslední { $count } partie
   *[other] Vaše tahy, posledních { $count } partií
}
client-again-lately-label = Kolik bodů udržely nebo ztratily vaše tahy: { $list }
client-again-judged = { $worlds ->
    [one] Posuzuje { $judge } v jednom smyšleném světě na tah. Jiný soudce by řekl něco trochu jiného.
    [few] Posuzuje { $judge } ve { $worlds } smyšlených světech na tah. Jiný soudce by řekl něco trochu jiného.
    [many] Posuzuje { $judge } v { $worlds } smyšleného světa na tah. Jiný soudce by řekl něco trochu jiného.
   *[other] Posuzuje { $judge } v { $worlds } smyšlených světech na tah. Jiný soudce by řekl něco trochu jiného.
}
