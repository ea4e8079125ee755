# Hegemon: co robi i dlaczego, o co pyta posiadacza Oka i co jest wydrukowane na jego elementach.

## O co pyta posiadacza Oka

andromeda-ask-hegemon-region = Te regiony leżą równie daleko po lewej. Który wybiera Hegemon?
andromeda-ask-hegemon-modules = Tych modułów Hegemon ma równie mało. Który rodzaj bierze?
andromeda-ask-hegemon-module = Te moduły kosztują tyle samo. Który bierze Hegemon?
andromeda-ask-hegemon-moon = Który księżyc zajmuje Hegemon?
andromeda-ask-hegemon-recruit = Skąd Hegemon werbuje dowódcę?
andromeda-ask-hegemon-repair = Co naprawia Hegemon?
andromeda-ask-hegemon-advance = Na którym torze awansuje Hegemon?
andromeda-ask-hegemon-send-leader = Do której bazy Hegemon wysyła dowódcę?
andromeda-ask-ultimatum = Ultimatum Hegemona: odrzucasz zasób czy ma rzucić jedną kością więcej?
andromeda-ask-tribute = Hegemon żąda daniny. Płacisz 2 zasoby, żeby nie brał udziału w bitwie?
andromeda-move-choose-region = { $region }
andromeda-move-choose-modules = Moduł: { $kind }
andromeda-move-choose-module = { $module }
andromeda-move-submit = Odrzuć zasób
andromeda-move-defy = Sprzeciw się: Hegemon rzuca jedną kością więcej
andromeda-move-pay-tribute = Zapłać 2 zasoby
andromeda-move-refuse-tribute = Odmów

## Co robi i dlaczego

andromeda-hegemon-officer = Hegemonem dowodzi { $officer } (poziom { $level }).
andromeda-hegemon-die = Hegemon wyrzuca { $die }: sekcja { $section }. Jej karta mówi: { $target }.
andromeda-hegemon-section-empty = Hegemon wyrzuca { $die }, ale w sekcji { $section } nie ma już statków.
andromeda-hegemon-settles =
    { $count ->
        [one] Możliwość jest { $count }
        [few] Możliwości są { $count }
        [many] Możliwości jest { $count }
       *[other] Możliwości jest { $count }
    }, decyduje { $why ->
        [nearest] najkrótsza droga
        [weakest] najmniejsza siła
        [cheapest] najniższa cena
        [lowest] najniższe pole
        [topmost] miejsce najwyżej
       *[leftmost] miejsce najdalej po lewej
    }.
andromeda-hegemon-wants-base =
    { $officer } { $temper ->
        [bold] uderza w cel
        [cold] ma już wybrane
       *[orderly] kieruje się tu
    }: { $region }. Krąg dowodzenia obróci się tam o pole.
andromeda-hegemon-wants-ground =
    { $officer } { $temper ->
        [bold] bierze, co wolne
        [cold] bierze, czego nikt nie pilnuje
       *[orderly] zajmuje nowy grunt
    }: { $region } to planeta bez budowli najdalej po lewej.
andromeda-hegemon-wants-moons =
    { $officer } { $temper ->
        [bold] zgarnia księżyce
        [cold] opróżnia niebo
       *[orderly] zbiera księżyce
    }, a najwięcej ma ich { $region }.
andromeda-hegemon-wants-probe =
    { $officer } { $temper ->
        [bold] ściga sondę
        [cold] idzie twoim śladem
       *[orderly] leci za sondą
    } tam, gdzie ostatnio wylądowano: { $region }.
andromeda-hegemon-wants-beside =
    { $officer } { $temper ->
        [bold] zagradza drogę
        [cold] po cichu zamyka drogę
       *[orderly] zajmuje miejsce
    } tuż obok ciebie: { $region }.
andromeda-hegemon-wants-crowd =
    { $officer } { $temper ->
        [bold] uderza
        [cold] zjawia się
       *[orderly] leci
    } tam, gdzie jest najwięcej twoich statków: { $region }.
andromeda-hegemon-wants-nowhere =
    Tam, gdzie wskazuje karta, nic nie ma, więc { $officer } { $temper ->
        [bold] pędzi
        [cold] nadciąga
       *[orderly] leci
    } do sondy: { $region }.
andromeda-hegemon-wants-building =
    { $officer } { $temper ->
        [bold] nie zwleka
        [cold] ma wszystko gotowe
       *[orderly] ma dość dowódców
    } i od razu buduje: { $region }. Dowódców ma { $leaders }, wystarczy { $needed }.
andromeda-hegemon-wants-leaders =
    { $officer } { $temper ->
        [bold] rwie się do budowy
        [cold] zamierza budować
       *[orderly] chce budować
    }, ale na miejsce { $region } brakuje dowódców. Ma { $leaders }, potrzebuje { $needed }.
andromeda-hegemon-wants-event =
    { $officer } { $temper ->
        [bold] pcha
        [cold] przyzywa
       *[orderly] przesuwa
    } następne wydarzenie o krok bliżej.
andromeda-hegemon-wants-repair =
    { $officer } { $temper ->
        [bold] w pośpiechu naprawia
        [cold] bez słowa naprawia
       *[orderly] naprawia
    }, co zepsute, a gdy nic, bierze punkt.
andromeda-hegemon-wants-battle =
    { $officer } { $temper ->
        [bold] rzuca się w każdą bitwę w zasięgu
        [cold] nie pomija żadnej bitwy w zasięgu
       *[orderly] nie opuści bitwy w zasięgu
    }: dołącza { $ship } z miejsca { $region }.
andromeda-hegemon-wants-home =
    Sekcja jest pusta, więc { $officer } { $temper ->
        [bold] rozkazuje wszystkim wracać
        [cold] w milczeniu zabiera wszystkich do domu
       *[orderly] wzywa wszystkich do domu
    }.
andromeda-hegemon-last-turn =
    Ostatnia tura Hegemona: poza rampą ma { $count ->
        [one] { $count } statek
        [few] { $count } statki
        [many] { $count } statków
       *[other] { $count } statków
    }, więc wraca na stację.
andromeda-hegemon-launched = Hegemon wysyła statek { $letter } z sekcji { $section } ({ $ship }). Cel: { $region }.
andromeda-hegemon-nebula = Mgławica z księżycem najdalej po lewej: { $region }.
andromeda-hegemon-no-nebula = W żadnej mgławicy nie ma już księżyca, więc Hegemon bierze księżyc planety.
andromeda-hegemon-no-moon = { $region }: nie ma tu już księżyca, więc Hegemon dobiera kartę.
andromeda-hegemon-command = { $officer }: znacznik dowodzenia jest na polu { $space }: { $gains }.
andromeda-hegemon-collected =
    Hegemon odrzuca { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
        [many] { $count } zasobów
       *[other] { $count } zasobów
    } ({ $region }) i dobiera tyle samo kart.
andromeda-hegemon-no-site = Hegemon nic nie wznosi: nie ma transportowca na planecie bez budowli.
andromeda-hegemon-benefit = Hegemon jednorazowo zyskuje korzyść z budowli: { $what }.
andromeda-hegemon-rarest = Tego rodzaju modułów Hegemon ma najmniej: { $type } ({ $count }).
andromeda-hegemon-cheapest = Najtańszy moduł rodzaju { $type }: { $module } (koszt { $price }).
andromeda-hegemon-upgrade = Hegemon odkrywa ulepszenie: { $tile }. Zostało: { $left }.
andromeda-hegemon-ability = Działa zdolność oficera: { $ability }.
andromeda-hegemon-next-card = Następna karta sekcji { $section } mówi: { $target }.
andromeda-hegemon-probe = Sonda leci za statkiem: { $region }.
andromeda-hegemon-eye = Oko ma teraz { $seat }.
andromeda-hegemon-stays = Transportowiec Hegemona zostaje: { $region } to planeta bez budowli.
andromeda-hegemon-negotiates = Hegemon negocjuje: { $card }.
andromeda-hegemon-silenced = Hegemon nie odkrywa karty negocjacji: wszyscy są uciszeni.
andromeda-hegemon-no-energy = W tej bitwie nikt nie może odrzucać energii za kości.
andromeda-hegemon-gave-card = Hegemon daje ci kartę: { $card }.
andromeda-hegemon-gave-hidden = Hegemon oddaje kartę. Bierze ją { $seat }.

## Co mówi karta akcji

andromeda-target-undeveloped = planeta bez budowli najdalej po lewej
andromeda-target-most-moons = planeta z największą liczbą księżyców
andromeda-target-most-ships = region z największą liczbą statków graczy
andromeda-target-probe = region sondy
andromeda-target-probe-east = o krok na wschód od sondy
andromeda-target-probe-northeast = o krok na północny wschód od sondy
andromeda-target-probe-northwest = o krok na północny zachód od sondy
andromeda-target-probe-west = o krok na zachód od sondy
andromeda-target-probe-southwest = o krok na południowy zachód od sondy
andromeda-target-probe-southeast = o krok na południowy wschód od sondy

## Oficerowie

andromeda-thing-ofc-1a = Kwatermistrz Vell
andromeda-thing-ofc-1b = Kadet-marszałek Ione
andromeda-thing-ofc-1c = Mierniczy Praxt
andromeda-thing-ofc-2a = Komodor Sarn
andromeda-thing-ofc-2b = Legat Quillon
andromeda-thing-ofc-2c = Archiwistka Noor
andromeda-thing-ofc-3a = Wielki admirał Thane
andromeda-thing-ofc-3b = Wicekról Malketh
andromeda-thing-ofc-3c = Milcząca Wyrocznia
andromeda-thing-iron-line = Żelazna linia
andromeda-thing-levies = Pobór
andromeda-thing-cold-reading = Chłodna lektura
andromeda-thing-annihilation-doctrine = Doktryna zagłady
andromeda-thing-annexation = Aneksja
andromeda-thing-foreknowledge = Przewidywanie
andromeda-officer-iron-line = W bitwach na planetach o jedną kość więcej.
andromeda-officer-levies = Na początku każdego powrotu dobiera kartę taktyki.
andromeda-officer-cold-reading = Ilekroć zyskuje żetony odkryć, bierze o jeden więcej.
andromeda-officer-annihilation-doctrine = W każdej bitwie celowanie +1.
andromeda-officer-annexation = Do budowy wystarcza o jednego dowódcę mniej, niż trzeba, lecz co najmniej jeden.
andromeda-officer-foreknowledge = Pierwsza kość w każdej bitwie to 6.

## Karty negocjacji i ulepszenia

andromeda-thing-neg-no-terms = Bez warunków
andromeda-thing-neg-overwhelming-force = Miażdżąca przewaga
andromeda-thing-neg-veiled-threat = Zawoalowana groźba
andromeda-thing-neg-ultimatum = Ultimatum
andromeda-thing-neg-tribute = Danina
andromeda-thing-neg-false-truce = Fałszywy rozejm
andromeda-thing-neg-press-gang = Przymusowy zaciąg
andromeda-thing-neg-stand-down = Odstąpienie
andromeda-thing-neg-hostage-exchange = Wymiana zakładników
andromeda-thing-hup-1 = Działa oblężnicze
andromeda-thing-hup-2 = Siatka celownicza
andromeda-thing-hup-3 = Wysunięta stocznia
andromeda-thing-hup-4 = Rozkaz rekwizycji
andromeda-thing-hup-5 = Skarb wojenny
