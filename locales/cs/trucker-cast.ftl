# Kdo ve hře Galaxy Trucker létá, kontroluje a pojišťuje a co říká.

## Povahy

trucker-cast-berta = Srdečná, nenasytná, nikdy se neurazí. Odpověď je podle ní nákladový prostor a na otázku se ptá až potom.
trucker-cast-fridolin = Opatrný, zdvořilý, čtyřicet let u pošty a nikdy neztratil balík, jen lodě.
trucker-cast-zita = Pospíchá, i když spí. Mluví v převodech.
trucker-cast-bruno = Hlučný, čestný, bojí se meteorů. Při loučení pláče.
trucker-cast-ottla = Suchá, přesná, tajně sentimentální, když vyjde kulaté číslo.
trucker-cast-mumu = Prastarý, ospalý, v kartách neporazitelný. Mluví málo a většinou je to jen dech.
trucker-cast-norm = Ještě neviděl loď, která by se mu líbila, a pořád doufá.
trucker-cast-polisa = Pojistí všechno, co se může rozbít, a usmívá se ještě předtím.

## Berta Ballast

trucker-quip-berta-hello = Posuňte se, mám s sebou chlebíčky a jedenáct beden.
trucker-quip-berta-snatch = Tohle jste vyhodili? Vždyť se do toho něco vejde!
trucker-quip-berta-finish = Hotovo první! Motor jsem nechala na potom. Jejda.
trucker-quip-berta-mistakes = To není chyba, to je průvan.
trucker-quip-berta-lead = Vpředu! Odsud jsou obchody vidět nejdřív.
trucker-quip-berta-behind = Nejsem pomalá, jsem dobře naložená.
trucker-quip-berta-hit = Můj třetí nejoblíbenější prostor!
trucker-quip-berta-saved = Sýr ne. Děkuju.
trucker-quip-berta-beat = A teď mi ukažte, co jste měli v nákladu, zlatíčka.
trucker-quip-berta-beaten = Vezměte si modré! Modré jsou moc hezké!
trucker-quip-berta-win = Já jen rozvážím. A koukněte, jak se to nasčítá.
trucker-quip-berta-lose = Chudá, ale kolik mám místa.

## Fridolin Post

trucker-quip-fridolin-hello = Dobrý den. Tady se stojí ve frontě?
trucker-quip-fridolin-snatch = Nedoručitelné? Já si to vezmu.
trucker-quip-fridolin-finish = Roztříděno, orazítkováno, připraveno.
trucker-quip-fridolin-mistakes = Podám na sebe stížnost.
trucker-quip-fridolin-lead = Vpředu? Předjeďte mě někdo, prosím.
trucker-quip-fridolin-behind = Obyčejná zásilka taky dojde.
trucker-quip-fridolin-hit = Křehké! Je tam napsáno křehké!
trucker-quip-fridolin-saved = Vraťte odesílateli.
trucker-quip-fridolin-beat = Tady to podepište, piráte.
trucker-quip-fridolin-beaten = Tu neotvírejte, ta je osobní.
trucker-quip-fridolin-win = Doručeno. Všechno. Musím si sednout.
trucker-quip-fridolin-lose = Aspoň se nic neohnulo.

## Zita Turbo

trucker-quip-zita-hello = Už letíme? Teď? A co teď?
trucker-quip-zita-snatch = Kdo váhá, já už šroubuju.
trucker-quip-zita-finish = Hotovo! Zbytek se přivaří cestou.
trucker-quip-zita-mistakes = Detaily. Na detaily letím moc rychle.
trucker-quip-zita-lead = Užijte si můj výfuk!
trucker-quip-zita-behind = Jen vás nechávám v klidu.
trucker-quip-zita-hit = To byla zátěž, kterou nepotřebuju.
trucker-quip-zita-saved = Vedle! Byla jsem už jinde.
trucker-quip-zita-beat = Z mého pruhu!
trucker-quip-zita-beaten = Trefili mě, jen protože jsem zpomalila na výhled.
trucker-quip-zita-win = První. Jasně. Co vám tak trvalo?
trucker-quip-zita-lose = Rychlá a chudá. Jsou i horší náhrobky.

## Bruno Salvo

trucker-quip-bruno-hello = Kdo chce potíže? Přinesl jsem pro všechny.
trucker-quip-bruno-snatch = Ta hlaveň na mě mluvila.
trucker-quip-bruno-finish = Hotovo. Namiřte mě na něco.
trucker-quip-bruno-mistakes = Zastřelit inspektora? Já se jen ptal.
trucker-quip-bruno-lead = Za mnou. S odstupem. Já kličkuju.
trucker-quip-bruno-behind = Kryju záda. Schválně.
trucker-quip-bruno-hit = Kámen! Ani se nepředstavil!
trucker-quip-bruno-saved = Prásk. Pardon. Prásk.
trucker-quip-bruno-beat = Další! Seřaďte se.
trucker-quip-bruno-beaten = Dobrý boj, pánové. To bylo moje nejlepší dělo.
trucker-quip-bruno-win = Vítězství! Podržte mi někdo čaj.
trucker-quip-bruno-lose = O peníze jsem přišel, o hádku nikdy.

## Dr. Ottla Quant

trucker-quip-ottla-hello = Dávám si 38 procent. Vaše číslo se vám líbit nebude.
trucker-quip-ottla-snatch = Za jedenáct minut vám bude chybět.
trucker-quip-ottla-finish = Optimální. Ne krásné, optimální.
trucker-quip-ottla-mistakes = Jedna chyba. Pokus zopakuji.
trucker-quip-ottla-lead = Podle výpočtu.
trucker-quip-ottla-behind = Jsem přesně tak pozadu, jak jsem chtěla, plus pět.
trucker-quip-ottla-hit = Zase sloupec osm. Gaussovu křivku nemám ráda.
trucker-quip-ottla-saved = Přesně na to ta baterie byla.
trucker-quip-ottla-beat = Šest je víc než pět. Mám na to důkaz.
trucker-quip-ottla-beaten = Zbytková chyba. Se šavlí.
trucker-quip-ottla-win = Což bylo dokázat.
trucker-quip-ottla-lose = Kostky nebyly reprezentativní.

## Mumu

trucker-quip-mumu-hello = Mm. Jste všichni tak mladí. A tak hořlaví.
trucker-quip-mumu-snatch = Moje. Čekám na to od doby ledové.
trucker-quip-mumu-finish = Dokončeno v minulém životě.
trucker-quip-mumu-mistakes = I hory mají chyby.
trucker-quip-mumu-lead = Vpředu je řídký vzduch. Schvaluji.
trucker-quip-mumu-behind = Já za vámi. Co vede, to schytá.
trucker-quip-mumu-hit = Byla to jen hmota.
trucker-quip-mumu-saved = Mm. Ne.
trucker-quip-mumu-beat = Páchli strachem. A rybami.
trucker-quip-mumu-beaten = Ať si to půjčí. Budu si je pamatovat.
trucker-quip-mumu-win = Na další mě vzbuďte.
trucker-quip-mumu-lose = Za tisíc let nebude vítěz nikdo.

## Inspector Norm

trucker-inspector-arrives = Nářadí dolů. Teď budeme zklamaní všichni společně.
trucker-inspector-clean = Žádná chyba. Budu muset domů dřív a dívat se na vlastní život.
trucker-inspector-one = Jedna chyba. Málem jste mě nudili.
trucker-inspector-few = Počítám jich několik. Počítám pomalu, protože mě to těší.
trucker-inspector-many = Tohle není loď, to je seznam.
trucker-inspector-record = Došla mi tužka. Gratuluji.
trucker-inspector-smooth = Ten konec vede do zdi. Vaše kariéra také.
trucker-inspector-unequal = Jeden kolík do dvou děr. To dělá můj synovec. Jsou mu tři.
trucker-inspector-muzzle = Tohle dělo trefí přesně jednu věc, a ta je vaše.
trucker-inspector-exhaust = Za tímhle motorem bude někomu velmi teplo.
trucker-inspector-askew = Motor do strany. Kroužit můžete i tady.
trucker-inspector-pieces = Dvě lodě! Zaplatili jste jednu. Vyberte si.
trucker-inspector-splice = Přes hranici jen rovný s rovným. Jako v mém klubu.
trucker-inspector-nobody = Na palubě nikdo. Konečně posádka, která dodržuje předpisy.
trucker-inspector-stamp = Razítko. Pokud něco upadne, při mé kontrole to drželo.

## Madame Polisa

trucker-insurer-arrives = Drahoušku, mluvme o nejhorším. To je mé oblíbené téma.
trucker-insurer-no-hole = Ani jedna díra. Zklamání pro obě strany.
trucker-insurer-small-hole = Malá dírka. Účtuji malý úsměv a poplatek.
trucker-insurer-big-hole = Dalo by se v tom parkovat. Dovolila jsem si účtovat parkovné.
trucker-insurer-huge-hole = To není loď s dírou, drahoušku, to je díra s názory.
trucker-insurer-owes = Teď nemáte? Nezapomínám tváře ani částky.
trucker-insurer-buys-2 = Malá pojistka. Kryje vaše svědomí.
trucker-insurer-buys-5 = Rozumné. Rozumným lidem nevěřím; tady podepište.
trucker-insurer-buys-8 = Ta velká! Tak jste svou loď viděli.
trucker-insurer-buys-none = Vůbec nic? Jak statečné. Kam poslat květiny?
trucker-insurer-loan = Deset teď, dvanáct potom. Říkáme tomu přátelství.
trucker-insurer-capped = Strop je dosažen. Obléknu černou a zvednu sazby.
trucker-insurer-uncapped = Bez pojistky, a tolik kousků. Počítala jsem je, z náklonnosti.
trucker-insurer-nothing-lost = Nic se neztratilo, a zaplatili jste. To mám krásný večer.
trucker-insurer-broke = Nemáte na to? Tak si vezmu, co je, a odcházím.
