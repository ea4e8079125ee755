# Guzdrała (P01): nazwy, cele i to, co stoi na kartach.

guestbook-planet-P01 = Guzdrała
guestbook-planet-P01-text = Pustynia, która obraca się tak wolno, że można przegonić słońce na piechotę, jeśli się człowiek przy niczym nie zatrzyma. Wszystko, co tu żyje, chodzi.

## Sektory

guestbook-sector-P01-1 = Pole płożków
guestbook-sector-P01-2 = Solnisko
guestbook-sector-P01-3 = Chodzące kamienie
guestbook-sector-P01-4 = Pęknięte żebro
guestbook-sector-P01-5 = Cienisty jar
guestbook-sector-P01-6 = Szklana równina
guestbook-sector-P01-7 = Długa półka
guestbook-sector-P01-8 = Popielny zsyp
guestbook-sector-P01-9 = Skała Parasol
guestbook-sector-P01-10 = Cysterna

## Ciekawe miejsca

guestbook-poi-120 = Stacja pierwsza, sól
guestbook-poi-120-text = Trójnóg, płytka, puszka z wieczkiem. Przed południem wieczko jest od środka mokre; po południu z tej wilgoci zostaje tylko krążek.
guestbook-action-120-1 = Odczytać rosę
guestbook-action-120-2 = Wypalona płytka

guestbook-poi-121 = Stacja druga, żebro
guestbook-poi-121-text = Maszt leży tak, jak upadł, wzdłuż szczeliny, a czasza wiatromierza z przyzwyczajenia trochę się kręci.
guestbook-action-121-1 = Podnieść maszt

guestbook-poi-122 = Stacja trzecia, szkło
guestbook-poi-122-text = Południe przechodziło po rejestratorze tyle razy, że go zeszkliło. Igła wciąż jest w środku i wciąż wskazuje.
guestbook-action-122-1 = Wykuć zapis
guestbook-action-122-2 = Odczytać na gorąco

guestbook-poi-123 = Stacja czwarta, popiół
guestbook-poi-123-text = Według brudnopisu jest tu skrzynka. Według popiołu jest tu popiół.
guestbook-action-123-1 = Znaleźć skrzynkę

guestbook-poi-124 = Płożki
guestbook-poi-124-text = Trawa, która jednym końcem puściła się ziemi, a drugim się jej chwyta, za każdym razem o dłoń dalej, na zachód.
guestbook-action-124-1 = Iść za płożkiem do korzenia
guestbook-action-124-2 = Podwieźć się

guestbook-poi-125 = Kamienie z włosami
guestbook-poi-125-text = Chodzą, kiedy nie patrzycie, a kiedy patrzycie, wyglądają jak kamienie, które właśnie się rozmyśliły.
guestbook-action-125-1 = Odwrócić jeden
guestbook-action-125-2 = Iść z nimi

guestbook-poi-126 = Stado cienia, śpi na stojąco
guestbook-poi-126-text = Czterdzieści, bok przy boku, każde śpi w cieniu sąsiada. Ostatnie czuwa. Taką ma pracę.
guestbook-action-126-1 = Siedzieć bez ruchu

guestbook-poi-127 = Wypalona glina
guestbook-poi-127-text = Południe wypaliło błoto na półce jak garnek. A w nim, pięta, palce, ktoś szedł. Podeszwa ma wzór.
guestbook-action-127-1 = Odlać ślad
guestbook-action-127-2 = Przyłożyć but

guestbook-poi-128 = Parasol
guestbook-poi-128-text = Kamienna płyta na kamiennej nodze. W jej cieniu ziemia jest chłodna, zamieciona i zajęta; posuną się.
guestbook-action-128-1 = Prawdziwy cień

guestbook-poi-129 = Lustro wody
guestbook-poi-129-text = Stopnie schodzą do wody, która jest dokładnie tam, gdzie chce ją mieć ostatni stopień. Za wami wpada kanał, zamulony po brzegi.
guestbook-action-129-1 = Napełnić wszystko
guestbook-action-129-2 = Oczyścić kanał

guestbook-poi-130 = Zegar cieni
guestbook-poi-130-text = Kanał zasila basen, a wokół basenu stoją kołki, każdy na końcu cienia jakiejś innej godziny.
guestbook-action-130-1 = Odczytać kołki

guestbook-poi-131 = Pęknięte strąki
guestbook-poi-131-text = Południe otworzyło je wszystkie naraz. Dopóki wiatr sobie nie przypomni, ziemia jest pełna nasion.
guestbook-action-131-1 = Zbierać, zanim powieje

## Południe

guestbook-threat-T01 = Południe
guestbook-threat-T01-text = Krąg białej ziemi, szeroki jak sektor, obchodzi świat krokiem objuczonego muła. Nie ma w tym nic osobistego.
guestbook-field-T01-1 = Cienie maleją
guestbook-field-T01-2 = Powietrze dzwoni
guestbook-field-T01-3 = Idzie dalej
guestbook-action-T01-1 = Stanąć w nim

## Warunki

guestbook-condition-C02 = Długi ranek
guestbook-condition-C02-text = Dość chłodno, żeby pracować, i jeszcze długo tak będzie, a wszyscy wciąż zerkają na wschód.
guestbook-condition-C03 = Białe południe
guestbook-condition-C03-text = Ranka prawie nie zostało. W cieniu, który tu jest, ktoś już siedzi.

## Misje

guestbook-mission-MI04 = Cztery stacje
guestbook-mission-MI04-text = Odczytajcie trzy z czterech stacji brudnopisu.
guestbook-mission-MI05 = Tuż przed nim
guestbook-mission-MI05-text = Na koniec rundy niech wszyscy członkowie załogi będą w sektorze tuż przed Południem.
guestbook-mission-MI06 = Jedna rzecz naprawiona
guestbook-mission-MI06-text = Oczyśćcie kanał przy Cysternie.

## Znaczniki

guestbook-marker-noon = ślad południa
guestbook-marker-noon-count =
    { $sign ->
        [none] { $place } nie ma śladu południa
       *[other] { $count ->
            [one] { $place } jest ślad południa
            [few] { $place } są { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } ślady południa
            [many] { $place } jest { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } śladów południa
           *[other] { $place } jest { $sign ->
                [least] co najmniej
                [most] najwyżej
              *[is] dokładnie
            } { $count } śladów południa
        }
    }
guestbook-marker-noon-put = południe zostawia ślad { $place }
guestbook-marker-station = stacja odczytana
guestbook-marker-station-count =
    { $sign ->
        [none] { $place } nie odczytano jeszcze stacji
       *[other] { $count ->
            [one] { $place } odczytano stację
            [few] { $place } odczytano { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } stacje
            [many] { $place } odczytano { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } stacji
           *[other] { $place } odczytano { $sign ->
                [least] co najmniej
                [most] najwyżej
              *[is] dokładnie
            } { $count } stacji
        }
    }
guestbook-marker-station-put = stacja { $place } jest odczytana
guestbook-route-ring = krąg
guestbook-route-ring-along = po kręgu

## Lądowanie

guestbook-landing-P01-1 = Prąd wznoszący
guestbook-landing-P01-2 = Fałszywy horyzont
guestbook-landing-P01-3 = Pył we wlocie
guestbook-landing-P01-4 = Długi ślizg
guestbook-landing-P01-5 = Czyste podejście
