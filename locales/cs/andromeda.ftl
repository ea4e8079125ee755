# Jak se hra Andromeda's Edge jmenuje, její možnosti a co je špatně v souboru s obsahem.
andromeda-name = Andromeda's Edge
andromeda-about = Vypouštějte lodě, osídlujte a bojujte na okraji galaxie, s přáteli i proti Hegemonovi.

## Možnosti

andromeda-option-length = cíl (vítězné body)
andromeda-option-events = balíček událostí
andromeda-option-events-dawn = Úsvit galaxie
andromeda-option-events-twilight = Soumrak vesmíru
andromeda-option-events-shadows = Stíny podtemnoty
andromeda-option-hegemon = důstojník Hegemona
andromeda-option-hegemon-none = bez Hegemona
andromeda-option-gate = Brána podtemnoty a saň
andromeda-option-moons = měsíce v mlhovinách
andromeda-option-moons-orphaned = osiřelé
andromeda-option-moons-ancient = starodávné
andromeda-option-moons-both = obojí
andromeda-option-relics = starobylé moduly s relikty
andromeda-option-special = kvasary a víry
andromeda-option-destiny = karty osudu
andromeda-option-factions = frakce
andromeda-option-factions-all = všechny
andromeda-option-factions-base = ze základní hry
andromeda-option-raiders = nájezdníci třídy S
andromeda-option-raiders-vorticon = Útočníci z Vorticonu
andromeda-option-raiders-any = náhodně
andromeda-option-eye = Oko se předává
andromeda-option-eye-immediate = hned po události
andromeda-option-eye-after-hegemon = po příštím tahu Hegemona
andromeda-option-companion = průvodce: hrajete na vlastním stole, zde hraje jen Hegemon

## Kombinace

andromeda-companion-crowded = Průvodce hraje za Hegemona nejvýše proti { $most } hráčům, ne { $seats }: uberte místa, nebo průvodce vypněte.
andromeda-hegemon-crowded = Hegemon hraje nejvýše proti { $most } hráčům, ne { $seats }: uberte místa, nebo hrajte bez něj.
andromeda-short-for-five = Pět hráčů a krátká hra (cíl { $terminus }): pravidla doporučují 60 nebo 70 bodů, aby se každý k něčemu dostal.

## Předvolby

andromeda-preset-standard = Běžná hra
andromeda-preset-first-game = První hra
andromeda-preset-twilight = Soumrak, s kartami osudu
andromeda-preset-escalation = Eskalace
andromeda-preset-hegemon = Proti Hegemonovi
andromeda-preset-companion = Průvodce k vlastní krabici

## Jak se hraje

andromeda-help-1 = Ve svém tahu buď vyšlete loď z rampy do některé lokace a využijte, co tam je, nebo se vraťte na stanici. Planety a mlhoviny dávají měsíce, spojenecké báze nabízejí akce a vaši velitelé nastupují tam, kde vaše lodě potkají.
andromeda-help-2 = Po vyslání může zaútočit nájezdník v dosahu, a kde se setkají lodě více stran, tam se bojuje. Přidat se může každý, kdo je v dosahu. Děla a energie dávají kostky, vítězí nejvyšší kostka a poražení končí na vrakovišti.
andromeda-help-3 = Při návratu můžete postavit stavbu tam, kde máte transportní loď a dost velitelů, a každá loď aktivuje modul nebo funkci jádra. Pak se všechny lodě vrátí domů a ukazatel událostí se posune.
andromeda-help-4 = Když někdo dosáhne cíle, má každý ještě jeden tah. K bodům se pak přičtou stupnice, stavby, velitelé, trezor a relikty; nejvíc bodů vítězí.

## Důstojníci Hegemona

andromeda-option-hegemon-ofc_1a = Proviantní důstojník Vell (úroveň 1)
andromeda-option-hegemon-ofc_1b = Kadetní maršálka Ione (úroveň 1)
andromeda-option-hegemon-ofc_1c = Zeměměřič Praxt (úroveň 1)
andromeda-option-hegemon-ofc_2a = Komodor Sarn (úroveň 2)
andromeda-option-hegemon-ofc_2b = Legát Quillon (úroveň 2)
andromeda-option-hegemon-ofc_2c = Archivářka Noor (úroveň 2)
andromeda-option-hegemon-ofc_3a = Velkoadmirál Thane (úroveň 3)
andromeda-option-hegemon-ofc_3b = Místokrál Malketh (úroveň 3)
andromeda-option-hegemon-ofc_3c = Tichá věštkyně (úroveň 3)
