# Výjevy: jak co dopadne.

guestbook-scene-1-1-green-title = Pant
guestbook-scene-1-1-green = Poklop vypadne ven a dopadne na kámen. Ne na štěrk: na kámen, tesaný, ve dvou vrstvách, a na té horní spočívá celou vahou kolébka. Zpod hrany vede řetízek jemný jako od hodinek. Je napnutý. Na konci něco je.
guestbook-scene-1-1-red-title = Ramenem
guestbook-scene-1-1-red = Povolí se zvukem, který cítíte v zubech, a s ním povolí i něco v rámu, co to celé drželo.
guestbook-scene-2-1-green-title = V řadě
guestbook-scene-2-1-green = Věšíte věci podél stěny v pořadí, v jakém je budete chtít. Nakonec zjistíte, že jste nechali mezeru, třetí zprava, pro hrnek, který tam má viset. Nikdy tam žádný hrnek nebyl. Posunete všechno o jedno místo.
guestbook-scene-2-1-red-title = Konvice
guestbook-scene-2-1-red = Chytíte filtry a hadici. Konvice chytí vás. Je s podivem, kolik váží konvice tam, kde nic nic neváží.
guestbook-scene-6-1-green-title = Písař sedm
guestbook-scene-6-1-green = V sondě se rozsvítí lampička, ne jasně, barvy slabého čaje. Čeká. Stojí tu s nohou přes nohu, a když ometete prach ze štítku, uvidíte, že štítek už někdo ometal.
guestbook-scene-7-1-yellow-title = Levou rukou
guestbook-scene-7-1-yellow = Lano běží přes žlábek v obrubě a žlábek je šikmý. Kdo ho vydřel, tahal levou rukou, anebo tím, co měl vlevo.
guestbook-scene-101-1-green-title = Hrnek
guestbook-scene-101-1-green = Je těžší, než vypadá, a nehodí se k žádným ústům, která by vás napadla. Okraj se prohýbá tam, kde se vaše rty klenou. Přesto je to zcela zjevně hrnek, zcela zjevně je pro toho, kdo přijde po vás, a řetízek dosáhne ke každému.
guestbook-scene-103-1-green-title = Zaměření
guestbook-scene-103-1-green = Z okraje vidíte obě půlky kolébky, sondu, studnu. Konec lana leží přes balvan, smotaný do úhledné smyčky, jako by ho tam někdo položil.
guestbook-scene-106-1-green-title = Závit z loděnice
guestbook-scene-106-1-green =
    Jedna noha sondy je zlomená a spravená: dlaha, šroub, pár otáček drátu. Závit na šroubu je levý, jedenáct na palec. Takový závit řezala na celém světě jediná loděnice. Stavěla říční přívozy a potom vaši loď.

    „Takže stejná loděnice,“ říká Maret v rádiu. „Stavěla obojí.“ Je to dobré vysvětlení. Ukládáte ho vedle skutečnosti, že sondy nenosí klíč na matky.

guestbook-scene-107-1-title = Nejdřív se napít
guestbook-scene-107-1 = Je studená a chutná po kameni a trochu po cínu. Nic se neděje. Zavřete hledí a přilba vzduchu se vrátí a lehne si zpátky na vodu.
guestbook-scene-107-2-green-title = Nejdřív vzorek
guestbook-scene-107-2-green = Odebíráte zespodu, ventilem, jak vás to učili. Vzduch na vodě před jehlou uhne, aby vás pustil.
guestbook-scene-109-1-green-title = Spoj
guestbook-scene-109-1-green = Dobrý spoj. Jste na něj hrdí, dokud o metr dál neuvidíte další. Je starší a je to ten, co se vyučuje.
