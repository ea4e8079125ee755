# Jak se hra Andromeda's Edge jmenuje, její možnosti a co je špatně v souboru s obsahem.
andromeda-name = Andromeda's Edge
andromeda-about = Vypouštějte lodě, osídlujte a bojujte na okraji galaxie, s přáteli i proti Hegemonovi.

## Možnosti

andromeda-option-length = Cíl (vítězné body)
andromeda-option-events = Balíček událostí
andromeda-option-events-dawn = Úsvit galaxie
andromeda-option-events-twilight = Soumrak vesmíru
andromeda-option-events-shadows = Stíny podtemnoty
andromeda-option-hegemon = Důstojník Hegemona
andromeda-option-hegemon-none = Bez Hegemona
andromeda-option-gate = Brána podtemnoty a saň
andromeda-option-moons = Měsíce v mlhovinách
andromeda-option-moons-orphaned = Osiřelé
andromeda-option-moons-ancient = Starodávné
andromeda-option-moons-both = Obojí
andromeda-option-relics = Starobylé moduly s relikty
andromeda-option-special = Kvasary a vortexy
andromeda-option-destiny = Karty osudu
andromeda-option-factions = Frakce
andromeda-option-factions-all = Všechny
andromeda-option-factions-base = Ze základní hry
andromeda-option-raiders = Nájezdníci třídy S
andromeda-option-raiders-vorticon = Útočníci z Vorticonu
andromeda-option-raiders-any = Náhodně
andromeda-option-eye = Oko se předává
andromeda-option-eye-immediate = Hned po události
andromeda-option-eye-after-hegemon = Po příštím tahu Hegemona
andromeda-option-ties = Rovnocenné možnosti Hegemona
andromeda-option-ties-program = Rozhodne program: nejbližší, pak nejslabší, pak nejvíc vlevo
andromeda-option-ties-eye = Rozhodne, kdo drží Oko
andromeda-option-companion = Průvodce: hrajete na vlastním stole, tady hraje jen Hegemon
andromeda-option-box = Komponenty na vašem stole
andromeda-option-box-ours = Naše

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

andromeda-help-1 = Ve svém tahu buď vypusťte loď z rampy do některé lokace a využijte, co tam je, nebo se vraťte na stanici. Planety a mlhoviny dávají měsíce, spojenecké báze nabízejí akce a vaši velitelé nastupují tam, kde vaše lodě potkají.
andromeda-help-2 = Po vypuštění může zaútočit nájezdník v dosahu, a kde se setkají lodě více stran, tam se bojuje. Přidat se může každý, kdo je v dosahu. Děla a energie dávají kostky, vítězí nejvyšší kostka a poražení končí na vrakovišti.
andromeda-help-3 = Při návratu můžete postavit stavbu tam, kde máte transportér a dost velitelů, a každá loď aktivuje modul nebo funkci jádra. Pak se všechny lodě vrátí domů a ukazatel událostí se posune.
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
