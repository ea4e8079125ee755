# Co jest wydrukowane na elementach gry Andromeda's Edge: nazwy.

## Zasoby, tory, statki

andromeda-thing-energy = energia
andromeda-thing-ice = lód
andromeda-thing-nano = nanowęgiel
andromeda-thing-titan = tytan
andromeda-thing-credit = kredyt
andromeda-thing-any = lód, nanowęgiel lub tytan
andromeda-thing-card = karta taktyki
andromeda-thing-tactics = karta taktyki
andromeda-thing-science = Nauka
andromeda-thing-industry = Przemysł
andromeda-thing-supremacy = Dominacja
andromeda-thing-commerce = Handel
andromeda-thing-civilization = Cywilizacja
andromeda-thing-transport = transportowiec
andromeda-thing-fighter = myśliwiec
andromeda-thing-science-vessel = statek badawczy
andromeda-thing-heavy-cruiser = ciężki krążownik

## Planety

andromeda-thing-pl-ice-1 = Halverth
andromeda-thing-pl-ice-2 = Szron Noctis
andromeda-thing-pl-ice-3 = Blada Kotwica
andromeda-thing-pl-desert-1 = Dun Sahar
andromeda-thing-pl-desert-2 = Ochrowe Rubieże
andromeda-thing-pl-desert-3 = Mozaika
andromeda-thing-pl-volcanic-1 = Popielny Deszcz
andromeda-thing-pl-volcanic-2 = Magmaris
andromeda-thing-pl-volcanic-3 = Kuźnia Ibala
andromeda-thing-pl-terran-1 = Szczerość
andromeda-thing-pl-terran-2 = Zielony Płaszcz
andromeda-thing-pl-terran-3 = Nowe Perth
andromeda-thing-pl-gas-giant-1 = Cienisty Olbrzym
andromeda-thing-pl-gas-giant-2 = Korona Burz
andromeda-thing-pl-gas-giant-3 = Vael

## Bazy sojuszu i regiony specjalne

andromeda-thing-odessa-field = Pole Odessa
andromeda-thing-kestrel-yards = Stocznia Pustułka
andromeda-thing-meridian-exchange = Giełda Meridian
andromeda-thing-halcyon-drydock = Suchy dok Halcyon
andromeda-thing-bastion-academy = Akademia Bastion
andromeda-thing-charter-beacon = Latarnia Założycieli
andromeda-thing-underdark-gate = Brama Podmroku
andromeda-thing-quasar = kwazar
andromeda-thing-vortex = wir

## Budowle

andromeda-thing-observatory = obserwatorium
andromeda-thing-factory = fabryka
andromeda-thing-obelisk = obelisk
andromeda-thing-spaceport = kosmoport
andromeda-thing-city = miasto

## Moduły: nauka

andromeda-thing-sci-01 = Matryca widmowa
andromeda-thing-sci-02 = Laboratorium rdzeni lodowych
andromeda-thing-sci-03 = Sito fotonowe
andromeda-thing-sci-04 = Skarbiec danych
andromeda-thing-sci-05 = Hangar sond
andromeda-thing-sci-06 = Soczewka grawimetryczna
andromeda-thing-sci-07 = Pierścień hydroponiczny
andromeda-thing-sci-08 = Dekoder sygnałów
andromeda-thing-sci-09 = Krioarchiwum
andromeda-thing-sci-10 = Obserwatorium kwantowe
andromeda-thing-sci-11 = Kartografia mgławic
andromeda-thing-sci-12 = Drony zwiadowcze
andromeda-thing-sci-13 = Skaner anomalii
andromeda-thing-sci-14 = Silnik predykcyjny
andromeda-thing-sci-15 = Ksenolaboratorium
andromeda-thing-sci-16 = Czujniki dalekiego zasięgu
andromeda-thing-sci-17 = Próbny reaktor fuzyjny
andromeda-thing-sci-18 = Porzucona biblioteka

## Moduły: przemysł

andromeda-thing-ind-01 = Huta rudy
andromeda-thing-ind-02 = Elektrownia fuzyjna
andromeda-thing-ind-03 = Hangar dronów
andromeda-thing-ind-04 = Suwnica naprawcza
andromeda-thing-ind-05 = Odlewnia stopów
andromeda-thing-ind-06 = Fabrykator
andromeda-thing-ind-07 = Komora amunicyjna
andromeda-thing-ind-08 = Zakład kadłubów
andromeda-thing-ind-09 = Żuraw ładunkowy
andromeda-thing-ind-10 = Wielka stocznia
andromeda-thing-ind-11 = Dok ulepszeń
andromeda-thing-ind-12 = Projektor osłon
andromeda-thing-ind-13 = Ciężka montownia
andromeda-thing-ind-14 = Odzysk złomu
andromeda-thing-ind-15 = Flota holowników
andromeda-thing-ind-16 = Wyrzutnia mas
andromeda-thing-ind-17 = Porzucona kuźnia
andromeda-thing-ind-18 = Porzucony reaktor

## Moduły: handel

andromeda-thing-com-01 = Stoisko handlowe
andromeda-thing-com-02 = Biuro maklerskie
andromeda-thing-com-03 = Dok celny
andromeda-thing-com-04 = Terminal towarowy
andromeda-thing-com-05 = Skład celny
andromeda-thing-com-06 = Dom aukcyjny
andromeda-thing-com-07 = Mennica
andromeda-thing-com-08 = Pasaż luksusowy
andromeda-thing-com-09 = Przystań przemytników
andromeda-thing-com-10 = Bank galaktyczny
andromeda-thing-com-11 = Fundusz inwestycyjny
andromeda-thing-com-12 = Bazar modułów
andromeda-thing-com-13 = Handlarz bronią
andromeda-thing-com-14 = Latarnia celna
andromeda-thing-com-15 = Pierścień komisowy
andromeda-thing-com-16 = Biuro ubezpieczeń
andromeda-thing-com-17 = Porzucona giełda
andromeda-thing-com-18 = Porzucony frachtowiec

## Moduły: cywilizacja

andromeda-thing-civ-01 = Kopuła mieszkalna
andromeda-thing-civ-02 = Pokład ambasady
andromeda-thing-civ-03 = Pokład akademii
andromeda-thing-civ-04 = Pierścień ogrodowy
andromeda-thing-civ-05 = Plac obywatelski
andromeda-thing-civ-06 = Sala rady
andromeda-thing-civ-07 = Skrzydło medyczne
andromeda-thing-civ-08 = Nanozakład
andromeda-thing-civ-09 = Iglica nadawcza
andromeda-thing-civ-10 = Wielkie zgromadzenie
andromeda-thing-civ-11 = Korpus pionierów
andromeda-thing-civ-12 = Biuro planowania
andromeda-thing-civ-13 = Szkoła dowódców
andromeda-thing-civ-14 = Muzeum dziedzictwa
andromeda-thing-civ-15 = Żłobek arki
andromeda-thing-civ-16 = Korpus dyplomatyczny
andromeda-thing-civ-17 = Porzucona kolonia
andromeda-thing-civ-18 = Porzucona świątynia

## Moduły: starożytne

andromeda-thing-anc-01 = Soczewka Prekursorów
andromeda-thing-anc-02 = Szepczący sześcian
andromeda-thing-anc-03 = Kowadło Prekursorów
andromeda-thing-anc-04 = Wieczna turbina
andromeda-thing-anc-05 = Księga Prekursorów
andromeda-thing-anc-06 = Opalowa mennica
andromeda-thing-anc-07 = Chór Prekursorów
andromeda-thing-anc-08 = Ogród kołysek

## Rdzeń stacji

andromeda-thing-core-reactor = reaktor
andromeda-thing-core-cargo = ładownia
andromeda-thing-core-hangar = hangar
andromeda-thing-core-comms = łączność

## Karty taktyki

andromeda-thing-focused-fire = Skupiony ogień
andromeda-thing-full-broadside = Pełna salwa
andromeda-thing-target-lock = Namierzenie
andromeda-thing-precision-strike = Precyzyjny cios
andromeda-thing-evasive-burn = Unik
andromeda-thing-jamming = Zagłuszanie
andromeda-thing-deflector-surge = Przeciążenie osłon
andromeda-thing-overcharge = Przeładowanie
andromeda-thing-lucky-shot = Szczęśliwy strzał
andromeda-thing-salvage-rights = Prawo do wraków
andromeda-thing-safe-passage = Bezpieczne przejście
andromeda-thing-ceasefire = Zawieszenie broni
andromeda-thing-bribe = Łapówka
andromeda-thing-intimidation = Zastraszenie
andromeda-thing-joint-command = Wspólne dowództwo
andromeda-thing-supply-drop = Zrzut zaopatrzenia
andromeda-thing-emergency-repairs = Awaryjne naprawy
andromeda-thing-quick-launch = Szybki start
andromeda-thing-black-market = Czarny rynek
andromeda-thing-recall-leaders = Odwołanie dowódców
andromeda-thing-survey-report = Raport z badań
andromeda-thing-research-grant = Grant badawczy
andromeda-thing-shipwright-contract = Kontrakt stoczniowy

## Wydarzenia

andromeda-thing-dawn-01 = Witajcie we flocie
andromeda-thing-dawn-02 = Rozbity relikt
andromeda-thing-dawn-03 = Burza elektronowa
andromeda-thing-dawn-04 = Konwój kupiecki
andromeda-thing-dawn-05 = Deszcz komet
andromeda-thing-dawn-06 = Szczyt sojuszu
andromeda-thing-dawn-07 = Nagroda za najeźdźców
andromeda-thing-dawn-08 = Otwarte archiwa
andromeda-thing-dawn-09 = Wędrujące księżyce
andromeda-thing-dawn-10 = Ukryte zapasy
andromeda-thing-twilight-01 = Katastrofalny upadek
andromeda-thing-twilight-02 = Anomalia czasowa
andromeda-thing-twilight-03 = Rozbłysk słoneczny
andromeda-thing-twilight-04 = Piracka dziesięcina
andromeda-thing-twilight-05 = Mroczny przypływ
andromeda-thing-twilight-06 = Zmęczenie kadłubów
andromeda-thing-twilight-07 = Niepokoje
andromeda-thing-twilight-08 = Żniwa pustki
andromeda-thing-twilight-09 = Ostatni konwój
andromeda-thing-twilight-10 = Gasnące gwiazdy
andromeda-thing-shadow-01 = Powstanie z cieni
andromeda-thing-shadow-02 = Fala tachionowa
andromeda-thing-shadow-03 = Zew ciemności
andromeda-thing-shadow-04 = Echa Prekursorów
andromeda-thing-shadow-05 = Cena cienia
andromeda-thing-shadow-06 = Żmij się budzi
andromeda-thing-shadow-07 = Łupy ze szczeliny
andromeda-thing-shadow-08 = Dziesięcina cieni
andromeda-thing-shadow-09 = Lustrzane floty
andromeda-thing-shadow-10 = Wzejście bramy

## Żetony odkryć i dominacji

andromeda-thing-disc-1 = notatki terenowe
andromeda-thing-disc-2 = bogata żyła
andromeda-thing-disc-3 = ogniwo fuzyjne
andromeda-thing-disc-4 = patent
andromeda-thing-disc-5 = plan statku
andromeda-thing-disc-6 = znaleziony wrak
andromeda-thing-disc-7 = kartografia
andromeda-thing-sup-1 = sztandar wojenny
andromeda-thing-sup-2 = arsenał
andromeda-thing-sup-3 = weterani
andromeda-thing-sup-4 = kierowanie ogniem
andromeda-thing-sup-5 = łupy
andromeda-thing-sup-6 = stan wojenny
andromeda-thing-sup-7 = wzmocnione kadłuby
andromeda-thing-sup-8 = budzące grozę imię

## Karty przeznaczenia

andromeda-thing-dest-architect = Architekt
andromeda-thing-dest-colonist = Kolonista
andromeda-thing-dest-archivist = Archiwista
andromeda-thing-dest-warlord = Wódz
andromeda-thing-dest-polymath = Erudyta
andromeda-thing-dest-specialist = Specjalista
andromeda-thing-dest-lunar-lord = Pan księżyców
andromeda-thing-dest-engineer = Inżynier
andromeda-thing-dest-curator = Kustosz
andromeda-thing-dest-hoarder = Ciułacz
andromeda-thing-dest-strategist = Strateg
andromeda-thing-dest-admiral = Admirał
andromeda-thing-dest-survivor = Ocalały
andromeda-thing-dest-pristine = Nieskazitelny
andromeda-thing-dest-diplomat = Dyplomata
andromeda-thing-dest-frontiersman = Pogranicznik
andromeda-thing-dest-raider-bane = Zguba najeźdźców
andromeda-thing-dest-balanced = Zrównoważony
andromeda-thing-dest-homeworld = Światy rodzinne
andromeda-thing-dest-gatekeeper = Strażnik bramy

## Frakcje

andromeda-thing-nightmare-cove-astropirates = Astropiraci z Zatoki Koszmarów
andromeda-thing-helion-syndicate = Syndykat Helion
andromeda-thing-verdant-covenant = Zielone Przymierze
andromeda-thing-iron-choir = Żelazny Chór
andromeda-thing-lumen-scholars = Uczeni Lumen
andromeda-thing-drift-nomads = Nomadzi Dryfu
andromeda-thing-bastion-remnant = Niedobitki Bastionu
andromeda-thing-ember-legion = Legion Żaru
andromeda-thing-glasswing-collective = Kolektyw Szklanych Skrzydeł
andromeda-thing-tidal-oracles = Wyrocznie Pływów
andromeda-thing-exile-parliament = Parlament Wygnańców
andromeda-thing-rustborn-salvagers = Rdzawi Zbieracze
andromeda-thing-cloud-nebulans = Obłoczni Nebulanie
andromeda-thing-black-star-acolytes = Akolici Czarnej Gwiazdy
andromeda-thing-larvonids = Larwonidzi

## Zdolności frakcji

andromeda-thing-piracy = Piractwo
andromeda-thing-grim-flag = Ponura bandera
andromeda-thing-margins = Marże
andromeda-thing-letters-of-credit = Akredytywy
andromeda-thing-deep-roots = Głębokie korzenie
andromeda-thing-harmony = Harmonia
andromeda-thing-fabricate = Seryjna produkcja
andromeda-thing-hymn-of-steel = Hymn stali
andromeda-thing-curiosity = Ciekawość
andromeda-thing-lecture-hall = Sala wykładowa
andromeda-thing-open-sky = Otwarte niebo
andromeda-thing-long-memory = Długa pamięć
andromeda-thing-phalanx = Falanga
andromeda-thing-walls-within = Mury wewnętrzne
andromeda-thing-warpath = Wojenna ścieżka
andromeda-thing-fuel-the-fire = Oliwa do ognia
andromeda-thing-mindweb = Sieć umysłów
andromeda-thing-foresight = Przezorność
andromeda-thing-moonbound = Więź z księżycami
andromeda-thing-reflections = Odbicia
andromeda-thing-envoys = Wysłannicy
andromeda-thing-quorum = Kworum
andromeda-thing-second-life = Drugie życie
andromeda-thing-scrap-sense = Nos do złomu
andromeda-thing-mist-walkers = Wędrowcy mgieł
andromeda-thing-vapor-harvest = Żniwa oparów
andromeda-thing-omnipresence = Wszechobecność
andromeda-thing-silent-litany = Cicha litania
andromeda-thing-infestation = Plaga
andromeda-thing-hive-mind = Umysł roju

## Ulepszenia statków

andromeda-thing-up-transport = zasobniki paliwa
andromeda-thing-up-fighter = podwójne działa
andromeda-thing-up-science-vessel = zestaw badawczy
andromeda-thing-up-heavy-cruiser = napęd dalekosiężny
andromeda-thing-up-nightmare-cove-astropirates = oddziały abordażowe
andromeda-thing-up-helion-syndicate = licencje handlowe
andromeda-thing-up-verdant-covenant = drony siewne
andromeda-thing-up-iron-choir = katedralne działa
andromeda-thing-up-lumen-scholars = czytelnie
andromeda-thing-up-drift-nomads = żagle słoneczne
andromeda-thing-up-bastion-remnant = pancerz bastionowy
andromeda-thing-up-ember-legion = płonące celowniki
andromeda-thing-up-glasswing-collective = lustrzane skrzydła
andromeda-thing-up-tidal-oracles = silniki pływowe
andromeda-thing-up-exile-parliament = kwatery wysłanników
andromeda-thing-up-rustborn-salvagers = ramiona spawalnicze
andromeda-thing-up-cloud-nebulans = sieci na mgłę
andromeda-thing-up-black-star-acolytes = płaszcz cienia
andromeda-thing-up-larvonids = zarodniki roju

## Najeźdźcy

andromeda-thing-vorticon-attackers = Napastnicy z Vorticonu
andromeda-thing-rift-skitters = Szczelinowe biegacze
andromeda-thing-grave-barge = Grobowa barka
andromeda-thing-mirror-lance = Lustrzana lanca
andromeda-thing-mechaphage = Mechafag
andromeda-thing-hollow-choir = Głuchy chór
andromeda-thing-sunbreaker = Łamacz słońc
andromeda-thing-pale-leviathan = Blady lewiatan
andromeda-thing-world-ender = Kres światów
andromeda-thing-null-emperor = Zerowy imperator
andromeda-thing-underdark-wyrm = Żmij Podmroku
