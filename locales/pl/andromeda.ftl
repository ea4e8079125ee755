# Jak nazywa się gra Andromeda's Edge, jej opcje i co jest nie tak w pliku z zawartością.
andromeda-name = Andromeda's Edge
andromeda-about = Wysyłaj statki, zasiedlaj i walcz na skraju galaktyki, z przyjaciółmi albo przeciw Hegemonowi.

## Opcje

andromeda-option-length = Terminus (punkty zwycięstwa)
andromeda-option-events = Talia wydarzeń
andromeda-option-events-dawn = Świt galaktyki
andromeda-option-events-twilight = Zmierzch wszechświata
andromeda-option-events-shadows = Cienie Podmroku
andromeda-option-hegemon = Oficer Hegemona
andromeda-option-hegemon-none = Bez Hegemona
andromeda-option-gate = Brama Podmroku i Żmij
andromeda-option-moons = Księżyce w mgławicach
andromeda-option-moons-orphaned = Osierocone
andromeda-option-moons-ancient = Pradawne
andromeda-option-moons-both = Oba rodzaje
andromeda-option-relics = Pradawne moduły z reliktami
andromeda-option-special = Kwazary i wiry
andromeda-option-destiny = Karty przeznaczenia
andromeda-option-factions = Frakcje
andromeda-option-factions-all = Wszystkie
andromeda-option-factions-base = Z gry podstawowej
andromeda-option-raiders = Najeźdźcy klasy S
andromeda-option-raiders-vorticon = Napastnicy z Vorticonu
andromeda-option-raiders-any = Losowo
andromeda-option-eye = Oko przechodzi
andromeda-option-eye-immediate = Zaraz po wydarzeniu
andromeda-option-eye-after-hegemon = Po następnej turze Hegemona
andromeda-option-ties = Równe możliwości Hegemona
andromeda-option-ties-program = Rozstrzyga program: najbliższa, potem najsłabsza, potem najdalej w lewo
andromeda-option-ties-eye = Rozstrzyga, kto trzyma Oko
andromeda-option-companion = Towarzysz: gracie przy własnym stole, tu gra tylko Hegemon
andromeda-option-box = Komponenty na twoim stole
andromeda-option-box-ours = Nasze

## Kombinacje

andromeda-companion-crowded = Towarzysz prowadzi Hegemona najwyżej przeciw { $most } osobom, nie { $seats }: usuń miejsca albo wyłącz towarzysza.
andromeda-hegemon-crowded = Hegemon gra najwyżej przeciw { $most } osobom, nie { $seats }: usuń miejsca albo grajcie bez niego.
andromeda-short-for-five = Pięć osób i krótka gra (terminus { $terminus }): zasady zalecają 60 albo 70 punktów, żeby każdy zdążył coś osiągnąć.

## Zestawy

andromeda-preset-standard = Zwykła gra
andromeda-preset-first-game = Pierwsza gra
andromeda-preset-twilight = Zmierzch, z przeznaczeniem
andromeda-preset-escalation = Eskalacja
andromeda-preset-hegemon = Przeciw Hegemonowi
andromeda-preset-companion = Towarzysz do własnego pudełka

## Jak się gra

andromeda-help-1 = W swojej turze albo wyślij statek z hangaru do regionu i skorzystaj z tego, co tam jest, albo wróć na stację. Planety i mgławice dają księżyce, bazy sojuszu mają akcje, a twoi dowódcy wsiadają tam, gdzie spotkają twoje statki.
andromeda-help-2 = Po starcie może uderzyć najeźdźca w zasięgu, a gdzie spotkają się statki kilku stron, tam wybucha bitwa. Dołączyć może każdy, kto jest w zasięgu. Działa i energia dają kości, wygrywa najwyższa kość, a przegrani trafiają na złomowisko.
andromeda-help-3 = Wracając, możesz wznieść budowlę tam, gdzie masz transportowiec i dość dowódców, a każdy statek aktywuje moduł lub funkcję rdzenia. Potem wszystkie statki wracają, a znacznik wydarzeń się przesuwa.
andromeda-help-4 = Gdy ktoś osiągnie terminus, każdy ma jeszcze jedną turę. Do punktów dolicza się wtedy tory, budowle, dowódców, skarbiec i relikty; wygrywa najwięcej punktów.

## Oficerowie Hegemona

andromeda-option-hegemon-ofc_1a = Kwatermistrz Vell (poziom 1)
andromeda-option-hegemon-ofc_1b = Kadet-marszałek Ione (poziom 1)
andromeda-option-hegemon-ofc_1c = Mierniczy Praxt (poziom 1)
andromeda-option-hegemon-ofc_2a = Komodor Sarn (poziom 2)
andromeda-option-hegemon-ofc_2b = Legat Quillon (poziom 2)
andromeda-option-hegemon-ofc_2c = Archiwistka Noor (poziom 2)
andromeda-option-hegemon-ofc_3a = Wielki admirał Thane (poziom 3)
andromeda-option-hegemon-ofc_3b = Wicekról Malketh (poziom 3)
andromeda-option-hegemon-ofc_3c = Milcząca Wyrocznia (poziom 3)
