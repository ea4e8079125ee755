# Konec hry Galaxy Trucker: ceny a co o hře rozhodlo.

trucker-awarded = { $seat } získává cenu: { $name }.
trucker-story-blow =
    { $round }. kolo, { $card }: { $seat } přichází o { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
        [many] { $count } dílku
       *[other] { $count } dílků
    } kvůli jediné kartě.
trucker-story-lead =
    Po { $round }. kole vede { $seat } o { $count ->
        [one] { $count } kredit
        [few] { $count } kredity
        [many] { $count } kreditu
       *[other] { $count } kreditů
    }.
trucker-story-broke = Nikomu nezbyl ani kredit. Svým způsobem remíza.

trucker-award-spy = Špion
trucker-award-spy-for = Prohlídka všech tří balíčků karet a návrat domů
trucker-award-empty-handed = Nalehko
trucker-award-empty-handed-for = Pokaždé v cíli, nikdy nic na prodej
trucker-award-inspectors-nightmare = Inspektorova noční můra
trucker-award-inspectors-nightmare-for = Nejvíc chyb při kontrole lodi
trucker-award-peace-maker = Diplomat omylem
trucker-award-peace-maker-for = Nejvíc remíz s nepřáteli
trucker-award-miser = Šetří na potom
trucker-award-miser-for = Pokaždé v cíli, nejvýš jedna baterie na let
trucker-award-postcard = Jen se podívat
trucker-award-postcard-for = Přistání na planetě bez jediné naložené bedny
trucker-award-umbrella = Deštník
trucker-award-umbrella-for = Nejvíc útoků zastavených štíty
trucker-award-clay-pigeon = Mistr v trapu
trucker-award-clay-pigeon-for = Nejvíc sestřelených velkých meteoritů
trucker-award-punching-bag = Boxovací pytel
trucker-award-punching-bag-for = Nejvíc porážek od nepřátel
trucker-award-best-looking-of-all = Nejuhlazenější
trucker-award-best-looking-of-all-for = Nejvíc cen za krásu
trucker-award-ghost = Duch
trucker-award-ghost-for = Nejvíc útoků, které minuly
trucker-award-pirate-hunter = Postrach pirátů
trucker-award-pirate-hunter-for = Nejvíc poražených nepřátel
trucker-award-tourist = Věrný přistávač
trucker-award-tourist-for = Nejvíc přistání
trucker-award-dust-cloth = Prachovka
trucker-award-dust-cloth-for = Nejvíc dní ztracených ve hvězdném prachu
trucker-award-power-user = Plný výkon
trucker-award-power-user-for = Nejvíc spotřebovaných baterií
trucker-award-rubber-ship = Gumová loď
trucker-award-rubber-ship-for = Nejvíc odražených meteoritů
trucker-award-two-for-one = Dvě za cenu jedné
trucker-award-two-for-one-for = Nejvíc dílků, které odpadly bez zásahu
trucker-award-headhunter = Nejhorší zaměstnavatel
trucker-award-headhunter-for = Nejvíc ztracených členů posádky
trucker-award-museum-piece = Muzejní kus
trucker-award-museum-piece-for = Plná loď doletěla domů bez škrábnutí
trucker-award-quitter = Doma na večeři
trucker-award-quitter-for = Let vzdán dvakrát, nebo ještě před první kartou
trucker-award-scrap-donor = Přítel vrakoviště
trucker-award-scrap-donor-for = Nejvíc ztracených dílků
trucker-award-turbo = Těžká noha
trucker-award-turbo-for = Nejvíc dní získaných ve volném vesmíru
trucker-award-grocer = Kupec
trucker-award-grocer-for = Nejvíc kreditů za zboží
trucker-award-window-shopper = Jen si prohlížím
trucker-award-window-shopper-for = Nejvíc vrácených dílků
trucker-award-inspectors-pet = Miláček inspektora
trucker-award-inspectors-pet-for = Za celou hru ani jedna chyba
