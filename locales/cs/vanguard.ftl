vanguard-name = ISS Vanguard
vanguard-about = Jedna loď, čtyři sekce a kampaň: plánujte na palubě, přistávejte na cizích světech a přivezte domů, co pobere váš modul.

vanguard-option-campaign = Kampaň
vanguard-option-campaign-guest-book = Kniha hostů
vanguard-option-start = Začátek
vanguard-option-start-tutorial = s výukovou hrou
vanguard-option-start-quick = rychlý start pro ty, kdo znají pravidla
vanguard-option-start-lesson = jen výuková hra
vanguard-option-start-operation = operace: jediný průzkum planety, bez kampaně
vanguard-option-deadly = Smrtící vesmír
vanguard-option-deadly-last-chance = čtvrté zranění může zabít
vanguard-option-deadly-hungry = ve smrtících a nepřátelských sektorech je odpočinek dražší
vanguard-option-deadly-critical = pacienti v kritickém stavu umírají snáz
vanguard-option-absent = Místa, která čekají na pozdější hráče
vanguard-option-team = Výsadkový tým
vanguard-option-team-by-players = tak velký, jak určuje počet hráčů
vanguard-option-team-free = dva až čtyři lidé, jak chcete
vanguard-option-carry = Co zanechala dřívější kampaň
vanguard-option-carry-cup-drank = napili jste se ze studny
vanguard-option-carry-cup-sampled = nejdřív jste odebrali vzorek
vanguard-option-carry-marks-kept = čárky na dveřích zůstaly
vanguard-option-carry-marks-painted = čárky na dveřích jste přetřeli
vanguard-option-carry-calf-saved = mládě jste zachránili
vanguard-option-carry-sign-name = podepsali jste se jménem
vanguard-option-carry-sign-struck = stránku jste proškrtli
vanguard-option-carry-house-thief = z domu jste odešli jako zloději
vanguard-option-carry-record-open = záznam jste otevřeli
vanguard-option-carry-record-sealed = záznam zůstal zapečetěný
vanguard-option-carry-mother-told = dozvěděla se to
vanguard-option-carry-patch-told = o záplatě jste nemlčeli
vanguard-option-carry-quarrel-yes = došlo k hádce

vanguard-nobody-plays = Všechna místa nemohou zůstat prázdná: někdo musí hrát. Míst je { $seats }.
vanguard-carry-contradicts = Dřívější kampaň nemohla zanechat obojí: „{ $one }“ i „{ $other }“.

vanguard-preset-campaign = Celá kampaň
vanguard-preset-quick = Kampaň s rychlým startem
vanguard-preset-lesson = Výuková hra
vanguard-preset-operation = Operace
vanguard-preset-deadly = Kampaň ve Smrtícím vesmíru

vanguard-help-1 = Velíte čtyřem sekcím jedné lodi. Každý průchod vede stránkami lodní knihy: můstek, hvězdná mapa, zařízení, hangár, start; pak přijde průzkum planety a po něm dokování, hlášení, vykládka, ošetřovna a památník.
vanguard-help-2 = Na planetě má každý člen posádky tah o dvou akcích: zvláštní akce, přesun, příprava, odpočinek nebo odlet. K ověření kostkami použijete libovolný počet dostupných kostek; kdo stojí ve stejném sektoru, může vás podpořit jednou svou.
vanguard-help-3 = Mise, objevy a žetony úspěchu se vracejí domů s vámi, a zranění také. Kdo při odletu nestojí v sektoru výsadku, zůstane na planetě.
vanguard-help-4 = Rozehraná kampaň na vás počká. Odejít můžete u kterékoli otázky a vrátit se, kdy chcete, třeba s jinými lidmi: kde rozhodují všichni společně, odpovídá mluvčí a při každém průchodu tu roli předává dál.
