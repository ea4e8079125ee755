# Warkocz, dolna delta (P07): nazwy, cele i to, co stoi na kartach.

guestbook-planet-P07 = Warkocz, dolna delta
guestbook-planet-P07-text = Powietrze, woda, gleba, łagodne zimy. Rzeka schodzi tu do morza trzema ramionami, w jednym zawsze jest mało wody, ramiona się zmieniają, a rysunki tych zmian niektórym przypominają charakter pisma.

## Sektory

guestbook-sector-P07-1 = Ławica lądowania
guestbook-sector-P07-2 = Zachodni wał
guestbook-sector-P07-3 = Środkowa ławica
guestbook-sector-P07-4 = Wschodni wał
guestbook-sector-P07-5 = Domek wodowskazów
guestbook-sector-P07-6 = Labirynt trzcin
guestbook-sector-P07-7 = Starorzecze
guestbook-sector-P07-8 = Ruina pomp
guestbook-sector-P07-9 = Zbieg wód
guestbook-sector-P07-10 = Gliniany taras
guestbook-sector-P07-11 = Górna śluza

## Ciekawe miejsca

guestbook-poi-240 = Warstwowy brzeg
guestbook-poi-240-text = Podcięty brzeg w paski jak księga rachunkowa: powódź, spokojny rok, powódź. Ostatnie paski są bardzo równe.
guestbook-action-240-1 = Odsłonić profil
guestbook-action-240-2 = Umocnić brzeg

guestbook-poi-241 = Ławica pośrodku rzeki
guestbook-poi-241-text = Ciepły piasek, dwie czaple albo coś, co doszło do tego samego wniosku, i z obu stron woda, każda w inną stronę.
guestbook-action-241-1 = Przekrój

guestbook-poi-242 = Nasiona na wale
guestbook-poi-242-text = Wszystko naraz wydało tu nasiona i jest z tego powodu w znakomitym humorze.
guestbook-action-242-1 = Zbierać nasiona
guestbook-action-242-2 = Spać na ciepłym piasku

guestbook-poi-243 = Sześćdziesiąt jeden łat
guestbook-poi-243-text = Chata pełna łat wodowskazowych, po jednej na rok, powieszonych po kolei. Na wczesnych nacięcia są głębokie; na późniejszych delikatne.
guestbook-action-243-1 = Odczytać sześćdziesiąt jeden łat
guestbook-action-243-2 = Otworzyć śluzę

guestbook-poi-244 = Wśród trzcin
guestbook-poi-244-text = Dwa razy wyższe od was. Droga zamyka się za wami z odgłosem jak kartka.
guestbook-action-244-1 = Znaleźć przejście
guestbook-action-244-2 = Przegonić trzciny

guestbook-poi-245 = Odcięte zakole
guestbook-poi-245-text = Pętla, z którą rzeka już skończyła. Leży tu pełna nieba i nie ma jej na zeszłorocznym rysunku.
guestbook-action-245-1 = Przekrój

guestbook-poi-246 = Glina pod stopami
guestbook-poi-246-text = Dobra glina na dobrym żwirze. Kolumna Anatole’a na takie rzeczy miała dotąd same kreski.
guestbook-action-246-1 = Wykopać dół próbny

guestbook-poi-247 = Ruina pomp
guestbook-poi-247-text = Dwie pompy, wzór z promowej stoczni. Wyjęto je, włożono i znów wyjęto, w pośpiechu.
guestbook-action-247-1 = Przekrój
guestbook-action-247-2 = Naprawić pompy
guestbook-action-247-3 = Rozebrać je

guestbook-poi-248 = Gdzie schodzą się trzy wody
guestbook-poi-248-text = Przez chwilę płyną obok siebie, trzy kolory, zanim się zmieszają. Są tu dobre płaskie kamienie. Można by coś ułożyć.
guestbook-action-248-1 = Położyć kamień
guestbook-action-248-2 = Przegrodzić ramię

guestbook-poi-249 = Górna śluza
guestbook-poi-249-text = Śluza ze starego drewna, w tym roku smarowana. Za nią idzie w górę wody ścieżka, szeroka na jeden but.
guestbook-action-249-1 = Pójść ścieżką
guestbook-action-249-2 = Opuścić śluzę

guestbook-poi-250 = Pompy, potem
guestbook-poi-250-text = Cisza, tak czy inaczej. Na obudowie jest tabliczka, a na niej numer stoczni, który moglibyście wyrecytować.
guestbook-action-250-1 = Odczytać tabliczkę
guestbook-action-250-2 = Przekrój

guestbook-poi-251 = Ląd, którego nie było
guestbook-poi-251-text = Ostatnio była to rzeka. Brzeg jest czysty, jakby go najpierw narysowano, a potem potraktowano poważnie.
guestbook-action-251-1 = Obejść brzeg

## Fala

guestbook-threat-T07 = Fala
guestbook-threat-T07-text = Stojąca fala od morza, która biegnie tym ramieniem, gdzie jest mało wody. Gdzie łatwo przejść, tamtędy przyjdzie.
guestbook-field-T07-1 = Mewy
guestbook-field-T07-2 = Woda się cofa
guestbook-field-T07-3 = Biegnie
guestbook-field-T07-4 = Stojąca woda
guestbook-action-T07-1 = Podać czas

## Warunki

guestbook-condition-C14 = Ładna pogoda
guestbook-condition-C14-text = Aż podejrzanie.
guestbook-condition-C15 = Roztopy
guestbook-condition-C15-text = Brunatna woda, całe drzewa i od czasu do czasu deska, którą ktoś przepiłował.

## Misje

guestbook-mission-MI22 = Przekroje
guestbook-mission-MI22-text = Zmierzcie dwa z trzech przekrojów: Środkowa ławica, Starorzecze, Ruina pomp.
guestbook-mission-MI23 = Pytanie z kamieni
guestbook-mission-MI23-text = Połóżcie trzy kamienie przy Zbiegu wód. Wzór jest pytaniem.
guestbook-mission-MI24 = Suche nogi
guestbook-mission-MI24-text = Odlećcie tak, by Fala nikogo nie porwała.

## Znaczniki i ramiona

guestbook-marker-section = wykonany przekrój
guestbook-marker-section-count =
    { $sign ->
        [none] { $place } nie ma jeszcze przekroju
       *[other] { $count ->
            [one] { $place } jest przekrój
            [few] { $place } są { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } przekroje
            [many] { $place } jest { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } przekrojów
           *[other] { $place } jest { $sign ->
                [least] co najmniej
                [most] najwyżej
              *[is] dokładnie
            } { $count } przekrojów
        }
    }
guestbook-marker-section-put = { $place } powstaje przekrój
guestbook-marker-stone = położony kamień
guestbook-marker-stone-count =
    { $sign ->
        [none] { $place } nie leży jeszcze kamień
       *[other] { $count ->
            [one] { $place } leży kamień
            [few] { $place } leżą { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } kamienie
            [many] { $place } leży { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } kamieni
           *[other] { $place } leży { $sign ->
                [least] co najmniej
                [most] najwyżej
              *[is] dokładnie
            } { $count } kamieni
        }
    }
guestbook-marker-stone-put = { $place } przybywa kamień
guestbook-state-low-W = mało wody w zachodnim ramieniu
guestbook-state-low-W-if = w zachodnim ramieniu jest mało wody
guestbook-state-low-W-unless = w zachodnim ramieniu nie brakuje wody
guestbook-state-low-W-on = w zachodnim ramieniu ubywa wody
guestbook-state-low-M = mało wody w środkowym ramieniu
guestbook-state-low-M-if = w środkowym ramieniu jest mało wody
guestbook-state-low-M-unless = w środkowym ramieniu nie brakuje wody
guestbook-state-low-M-on = w środkowym ramieniu ubywa wody
guestbook-state-low-E = mało wody we wschodnim ramieniu
guestbook-state-low-E-if = we wschodnim ramieniu jest mało wody
guestbook-state-low-E-unless = we wschodnim ramieniu nie brakuje wody
guestbook-state-low-E-on = we wschodnim ramieniu ubywa wody
guestbook-state-low = rzeka
guestbook-state-low-other = mało wody w innym ramieniu
guestbook-state-low-other-on = w innym ramieniu ubywa wody
guestbook-state-low-random = mało wody w losowym ramieniu
guestbook-state-low-random-on = w losowym ramieniu ubywa wody
guestbook-state-low-choice = mało wody w ramieniu do wyboru
guestbook-state-low-choice-on = w wybranym ramieniu ubywa wody
guestbook-state-pattern-blank = bez kamieni
guestbook-state-pattern-blank-if = nie leżą tu żadne kamienie
guestbook-state-pattern-blank-unless = leżą tu kamienie
guestbook-state-pattern-row = rząd: Czy możemy zostać?
guestbook-state-pattern-row-on = kamienie tworzą rząd z pytaniem „Czy możemy zostać?”
guestbook-state-pattern-ring = krąg: Czego ci trzeba?
guestbook-state-pattern-ring-on = kamienie tworzą krąg z pytaniem „Czego ci trzeba?”
guestbook-state-pattern-spiral = spirala: Czym jesteś?
guestbook-state-pattern-spiral-on = kamienie tworzą spiralę z pytaniem „Czym jesteś?”
guestbook-state-pattern = wzór z kamieni
guestbook-tag-arm-W = zachodnie ramię
guestbook-tag-arm-M = środkowe ramię
guestbook-tag-arm-E = wschodnie ramię
guestbook-tag-arm = ramię, w którym mało wody
guestbook-tag-arm-place =
    { $form ->
        [bare] płytkie ramię
        [to] do płytkiego ramienia
        [from] z płytkiego ramienia
        [toward] w stronę płytkiego ramienia
       *[in] w płytkim ramieniu
    }
guestbook-track-pumped = pompy pracują
guestbook-track-pumped-if = pompy pracują
guestbook-track-pumped-unless = pompy nie pracują
guestbook-track-pumped-on = pompy pracują
guestbook-track-pumped-off = pompy stają
guestbook-track-carried = porwani przez Falę
guestbook-track-carried-count =
    { $sign ->
        [none] Fala nikogo jeszcze nie porwała
       *[other] Fala już kogoś porwała
    }
guestbook-track-carried-up = Fala porywa ludzi

## Lądowanie

guestbook-landing-P07-1 = Mewy we wlocie
guestbook-landing-P07-2 = Miękki piasek
guestbook-landing-P07-3 = Stojąca woda albo przypływ przez ławicę
guestbook-landing-P07-4 = Czyste podejście
