# Cokół (P17): nazwy, cele i to, co stoi na kartach.

guestbook-planet-P17 = Cokół
guestbook-planet-P17-text = Najstarszy dom przy drodze, zbudowany w dół: każdy gość dodał pod spodem piętro, na miarę własnych rąk, a te nad nim zostawił w spokoju.
guestbook-passive-P17-1 = Na piętrze 2 zastępują się nawzajem sprawność i konstrukcja, zbieractwo i nauka, obrona i technika. Gdy dom się przestawia, dzieje się to na piętrze 4. Gdzie pracujecie własnymi rękami, każdy symbol zostaje sobą.
guestbook-passive-P17-2 = Na piętrze 3 zastępują się nawzajem sprawność i eksploracja, zbieractwo i biologia, obrona i ksenologia. Gdzie pracujecie własnymi rękami, każdy symbol zostaje sobą.
guestbook-passive-P17-3 = Na piętrze 4 zastępują się nawzajem eksploracja i konstrukcja, biologia i nauka, ksenologia i technika. Gdy dom się przestawia, dzieje się to na piętrze 2. Gdzie pracujecie własnymi rękami, każdy symbol zostaje sobą.
guestbook-passive-P17-4 = Na piętrze 5 symbole krążą trójkami. Sprawność liczy się jako eksploracja, eksploracja jako konstrukcja, a konstrukcja jako sprawność. Zbieractwo liczy się jako biologia, biologia jako nauka, a nauka jako zbieractwo. Obrona liczy się jako ksenologia, ksenologia jako technika, a technika jako obrona. Gdzie pracujecie własnymi rękami, każdy symbol zostaje sobą.

## Sektory

guestbook-sector-P17-1 = Ganek
guestbook-sector-P17-2 = Sala bez krzeseł
guestbook-sector-P17-3 = Wysoka galeria
guestbook-sector-P17-4 = Wiszące ławy
guestbook-sector-P17-5 = Pokój palców
guestbook-sector-P17-6 = Mokre piętro
guestbook-sector-P17-7 = Niskie piętro
guestbook-sector-P17-8 = Piętro misek
guestbook-sector-P17-9 = Piętro gruzu
guestbook-sector-P17-10 = Najniższa warstwa

## Ciekawe miejsca

guestbook-poi-440 = Wycieraczka i skrobak
guestbook-poi-440-text = Kto tu przychodził, coś sobie wycierał. Skrobak jest na wysokości ramienia.
guestbook-action-440-1 = Wytrzeć buty
guestbook-action-440-2 = Opukać podłogę

guestbook-poi-441 = Gdzie się oprzeć
guestbook-poi-441-text = Żadnych siedzeń, żadnych półek. Wzdłuż ściany, na wysokości waszych żeber, pas wypolerowany opieraniem się.
guestbook-action-441-1 = Znaleźć, gdzie się opierali
guestbook-action-441-2 = Oprzeć się tam

guestbook-poi-442 = Poręcz
guestbook-poi-442-text = Schody dla nóg o połowę dłuższych od waszych i poręcz do nich. Najważniejsza jest poręcz.
guestbook-action-442-1 = Dosięgnąć poręczy

guestbook-poi-443 = Ławy na drutach
guestbook-poi-443-text = Wiszą równo, dopóki na którejś czegoś nie położycie. Wtedy pozostałe się nad tym zastanawiają.
guestbook-action-443-1 = Wyważyć przeciwwagi

guestbook-poi-444 = Małe szufladki
guestbook-poi-444-text = Ściana szufladek nie większych od paznokcia i słychać, jak przez wszystkie naraz coś leciutko grzechocze.
guestbook-action-444-1 = Otwierać szufladki

guestbook-poi-445 = Po kostki
guestbook-poi-445-text = Woda, zadbana. Podłoga pod nią ma wypukłe linie, dla stóp, które umiały czytać.
guestbook-action-445-1 = Brodzić po znakach
guestbook-action-445-2 = Przetkać odpływ

guestbook-poi-446 = Sufit po kolana
guestbook-poi-446-text = Trzydzieści metrów na wysokości stołu. Kto tu mieszkał, nie był mały. Był płaski.
guestbook-action-446-1 = Na brzuchu

guestbook-poi-447 = Miski na palenisku
guestbook-poi-447-text = Dwieście misek, jedna w drugiej, w złej kolejności. Że jest zła, to słychać.
guestbook-action-447-1 = Ułożyć je po kolei
guestbook-action-447-2 = Ogrzać ręce

guestbook-poi-448 = Gruz, raz przebrany
guestbook-poi-448-text = Ktoś zaczął to układać według wielkości, doszedł do wielkości głowy i go zawołano.
guestbook-action-448-1 = Przebrać gruz

guestbook-poi-449 = Pierwszy kamień
guestbook-poi-449-text = Najniższa warstwa najstarszego domu. Całkiem zwyczajny kamień i bardzo brudny.
guestbook-action-449-1 = Oczyścić kamień

guestbook-poi-450 = Narzędzie do naszej ręki
guestbook-poi-450-text = W gruzie pięć wgłębień na pięć palców. Naoliwione.
guestbook-action-450-1 = Wziąć je

guestbook-poi-451 = Łata
guestbook-poi-451-text = Spod pierwszego kamienia wystaje brzeg starszej naprawy i kawałek się obluzował.
guestbook-action-451-1 = Naprawić ją
guestbook-action-451-2 = Zostawić odsłoniętą

## Murarz

guestbook-threat-T08 = Murarz
guestbook-threat-T08-text = Coś powolnego, z jedną szeroką kończyną. Naprawia te schody, odkąd jeszcze nie było schodów.
guestbook-field-T08-1 = Nadchodzi
guestbook-field-T08-2 = Kładzie warstwę
guestbook-field-T08-3 = Czeka
guestbook-action-T08-1 = Podać mu kamień

## Warunki

guestbook-condition-C34 = Narzędzia do innych rąk
guestbook-condition-C34-text = Niech Ochrona lutuje, a chemik pcha.
guestbook-condition-C35 = Dom się przesuwa
guestbook-condition-C35-text = Dwa piętra zamieniły się miejscami albo zrobiliście to wy. Klamki nie zgadzają się z żadną wersją.

## Misje

guestbook-mission-MI52 = Aż do niego
guestbook-mission-MI52-text = Oczyśćcie pierwszy kamień i zobaczcie, co jest pod nim.
guestbook-mission-MI53 = Jeden kamień
guestbook-mission-MI53-text = Naprawcie łatę.
guestbook-mission-MI54 = Pięć chwytów
guestbook-mission-MI54-text = Na każdym z pięciu pięter osiągnijcie zielony albo żółty wiersz.

## Znaczniki i piętra

guestbook-marker-course = położona warstwa
guestbook-marker-grip = znaleziony chwyt
guestbook-marker-grip-count =
    { $sign ->
        [none] { $place } nie znaleziono jeszcze chwytu
       *[other] { $count ->
            [one] { $place } znaleziono chwyt
            [few] { $place } znaleziono { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } chwyty
            [many] { $place } znaleziono { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } chwytów
           *[other] { $place } znaleziono { $sign ->
                [least] co najmniej
                [most] najwyżej
              *[is] dokładnie
            } { $count } chwytów
        }
    }
guestbook-marker-grip-put = { $place } znaleziono chwyt
guestbook-marker-shown = pokazane
guestbook-marker-shown-put = Dom pokazuje wam { $place }, jak się to robi
guestbook-marker-ours = nasze własne ręce
guestbook-marker-kept = nasze własne ręce na tę rundę
guestbook-marker-kept-put = do końca rundy pracujecie { $place } własnymi rękami
guestbook-number-floor = piętro
guestbook-number-floor-count =
    { $sign ->
        [least] jesteś na piętrze { $count } lub głębiej
        [most] jesteś na piętrze { $count } lub wyżej
       *[is] jesteś na piętrze { $count }
    }
guestbook-number-floor-place = na piętrze { $count }

## Lądowanie

guestbook-landing-P17-1 = Luźne łupki
guestbook-landing-P17-2 = Nie ten ganek
guestbook-landing-P17-3 = Ciąg w dół szybu
guestbook-landing-P17-4 = Czyste podejście
