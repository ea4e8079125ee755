# Kdo hraje Andromeda’s Edge a co kdy říká.

## Quartermaster Vell

andromeda-quip-ofc-1a-launch = Jedna loď, vydána proti podpisu.
andromeda-quip-ofc-1a-launch-2 = Formulář říká sem, takže letí sem.
andromeda-quip-ofc-1a-escalates = Prý mám přivézt náhradní.
andromeda-quip-ofc-1a-negotiates = Podívám se, co dovolují desky.
andromeda-quip-ofc-1a-wins = Promiňte. Bylo to v rozpočtu.
andromeda-quip-ofc-1a-loses = Zapíšu to jako běžné opotřebení.
andromeda-quip-ofc-1a-builds = Dodáno, smontováno, zapsáno.
andromeda-quip-ofc-1a-scores = Sloupce sedí. To se málokdy stane.
andromeda-quip-ofc-1a-match-won = Vaši stanici přebírám v pořádku.
andromeda-quip-ofc-1a-match-lost = Manko. Moje první. Dobrá hra.

## Cadet-Marshal Ione

andromeda-quip-ofc-1b-launch = Strana jedna: vpřed. Vpřed!
andromeda-quip-ofc-1b-launch-2 = Instruktor by souhlasil. Snad.
andromeda-quip-ofc-1b-escalates = Posily! To jsme nacvičovali!
andromeda-quip-ofc-1b-negotiates = Píšou, ať jsem rozhodná. Jsem rozhodná.
andromeda-quip-ofc-1b-wins = Vyšlo to. Fakt to vyšlo!
andromeda-quip-ofc-1b-loses = Tohle ve cvičení nebylo.
andromeda-quip-ofc-1b-builds = Moje první stavba. Smím ji pojmenovat?
andromeda-quip-ofc-1b-scores = Zapište mi to někdo do spisu, prosím.
andromeda-quip-ofc-1b-match-won = Vyhrála jsem? Vyhrála! Má se říkat řeč?
andromeda-quip-ofc-1b-match-lost = Mohli byste na akademii učit. Nechcete?

## Surveyor Praxt

andromeda-quip-ofc-1c-launch = Kurz zapsán. Jedeme.
andromeda-quip-ofc-1c-launch-2 = Tohle chci vidět zblízka.
andromeda-quip-ofc-1c-escalates = Křižník hlásí, že to není daleko. Nikdy není.
andromeda-quip-ofc-1c-negotiates = Nemohli bychom tu prostě udělat čáru?
andromeda-quip-ofc-1c-wins = Jé. To bylo vaše?
andromeda-quip-ofc-1c-loses = Fascinující. Příště pomaleji, prosím.
andromeda-quip-ofc-1c-builds = Pevný bod. Pevné body miluji.
andromeda-quip-ofc-1c-scores = Podle mé mapy vyhrávám.
andromeda-quip-ofc-1c-match-won = Vyměřeno. Včetně vás.
andromeda-quip-ofc-1c-match-lost = Měl jsem vás zakreslené jinde.

## Commodore Sarn

andromeda-quip-ofc-2a-launch = Vpřed. Beze spěchu.
andromeda-quip-ofc-2a-launch-2 = Bereme další.
andromeda-quip-ofc-2a-escalates = Sevřít šik.
andromeda-quip-ofc-2a-negotiates = Já nesmlouvám. Tenhle ano.
andromeda-quip-ofc-2a-wins = Šik vydržel.
andromeda-quip-ofc-2a-loses = Promáčklina. Pokračovat.
andromeda-quip-ofc-2a-builds = Zakopat se.
andromeda-quip-ofc-2a-scores = Co je dobyto, to se drží.
andromeda-quip-ofc-2a-match-won = Utíkali jste dobře. Zeď nepředběhnete.
andromeda-quip-ofc-2a-match-lost = Skrz šik. Za čtyřicet let poprvé.

## Legate Quillon

andromeda-quip-ofc-2b-launch = V souladu se sekcí dvě.
andromeda-quip-ofc-2b-launch-2 = Budiž zapsáno, že přicházím v míru.
andromeda-quip-ofc-2b-escalates = Mí klienti trvají na účasti.
andromeda-quip-ofc-2b-negotiates = Na tohle je doložka.
andromeda-quip-ofc-2b-wins = Rozsudek pro Hegemona. I s náklady.
andromeda-quip-ofc-2b-loses = Vyhrazuji si právo na odvolání.
andromeda-quip-ofc-2b-builds = Listina, pečeť a skromná věž.
andromeda-quip-ofc-2b-scores = Úroky nabíhají, víte.
andromeda-quip-ofc-2b-match-won = Fakturu najdete v příloze.
andromeda-quip-ofc-2b-match-lost = Precedens. Budu vás muset citovat.

## Archivist Noor

andromeda-quip-ofc-2c-launch = To jste čekali. Máte to ve spisu.
andromeda-quip-ofc-2c-launch-2 = Tohle zahájení už tu bylo.
andromeda-quip-ofc-2c-escalates = Poznámka se připojuje k textu.
andromeda-quip-ofc-2c-negotiates = Archiv má pro vás stránku.
andromeda-quip-ofc-2c-wins = Založeno pod: nevyhnutelné.
andromeda-quip-ofc-2c-loses = Nezaznamenáno. Jak osvěžující.
andromeda-quip-ofc-2c-builds = Další police.
andromeda-quip-ofc-2c-scores = Rejstřík roste v můj prospěch.
andromeda-quip-ofc-2c-match-won = Vaše poslední kapitola byla nejlepší.
andromeda-quip-ofc-2c-match-lost = Tak musím knihu přepsat. Ráda.

## Grand Admiral Thane

andromeda-quip-ofc-3a-launch = Vyslat. Přistát. Držet.
andromeda-quip-ofc-3a-launch-2 = Další cíl. Hned.
andromeda-quip-ofc-3a-escalates = Všechny lodě. Ke mně.
andromeda-quip-ofc-3a-negotiates = Dnes bez podmínek.
andromeda-quip-ofc-3a-wins = Přesně podle rozkazu.
andromeda-quip-ofc-3a-loses = Beru na vědomí. Naposled.
andromeda-quip-ofc-3a-builds = Postavit. Obsadit.
andromeda-quip-ofc-3a-scores = Okraj je můj.
andromeda-quip-ofc-3a-match-won = Rozchod.
andromeda-quip-ofc-3a-match-lost = Velení je vaše, admirále.

## Viceroy Malketh

andromeda-quip-ofc-3b-launch = Jen jsem se tak zastavil.
andromeda-quip-ofc-3b-launch-2 = Půvabná planeta. Vezmu si ji.
andromeda-quip-ofc-3b-escalates = Přátelé slyšeli, že je tu večírek.
andromeda-quip-ofc-3b-negotiates = To přece vyřešíme u večeře.
andromeda-quip-ofc-3b-wins = Nevstávejte. Cestu znám.
andromeda-quip-ofc-3b-loses = Jak nezdvořilé. A jak přesné.
andromeda-quip-ofc-3b-builds = Malý palác. Pro hosty.
andromeda-quip-ofc-3b-scores = Člověk si to tu zamiluje.
andromeda-quip-ofc-3b-match-won = Jen zůstaňte. Někdo musí zalévat květiny.
andromeda-quip-ofc-3b-match-lost = Vystěhován! Pošlu květiny.

## The Silent Oracle

andromeda-quip-ofc-3c-launch = Už přistála.
andromeda-quip-ofc-3c-launch-2 = Teď se podíváte doleva.
andromeda-quip-ofc-3c-escalates = Vždycky přiletí.
andromeda-quip-ofc-3c-negotiates = Odmítnete. Odmítli jste.
andromeda-quip-ofc-3c-wins = Šest.
andromeda-quip-ofc-3c-loses = I tohle byla šestá možnost.
andromeda-quip-ofc-3c-builds = Tady stála věž.
andromeda-quip-ofc-3c-scores = Počítejte. Počkám.
andromeda-quip-ofc-3c-match-won = Je mi to líto. Bylo mi to líto na začátku.
andromeda-quip-ofc-3c-match-lost = Tohle jsem neviděla. Děkuji.

## Ulo

andromeda-quip-ulo-greeting = Jen si sedněte. Hvězdy počkají.
andromeda-quip-ulo-launches = Já budu támhle.
andromeda-quip-ulo-beats = No ne. To jsem já?
andromeda-quip-ulo-beaten = To se vám povedlo.
andromeda-quip-ulo-builds = Malý domek s vyhlídkou.
andromeda-quip-ulo-leads = Na skóre se nedívejte.
andromeda-quip-ulo-wins = Ještě jednu? Dám vařit vodu.
andromeda-quip-ulo-loses = Učíte se rychle. To mám na svědomí já.

## Bram Okoro

andromeda-quip-bram-greeting = Pěkný okraj tu máte.
andromeda-quip-bram-launches = Jé. Moje.
andromeda-quip-bram-beats = Já chtěl jen zaparkovat!
andromeda-quip-bram-beaten = Férové. Stál jsem v cestě.
andromeda-quip-bram-builds = Tomu říkám plot.
andromeda-quip-bram-leads = To číslo je dobré?
andromeda-quip-bram-wins = Sklizeno!
andromeda-quip-bram-loses = Tak napřesrok.

## Sefa Lind

andromeda-quip-sefa-greeting = Dobrý večer. Budeme důkladní?
andromeda-quip-sefa-launches = Čtyřiasedmdesát ze sta. Leťte.
andromeda-quip-sefa-beats = Děkuji, kostky.
andromeda-quip-sefa-beaten = Naděje seděla. Kostky ne.
andromeda-quip-sefa-builds = Jak bylo v plánu od čtvrtého tahu.
andromeda-quip-sefa-leads = Podívejte se na Obchod.
andromeda-quip-sefa-wins = Čistá partie. Má poklona.
andromeda-quip-sefa-loses = Na devátý tah budu myslet týden.

## Ixion

andromeda-quip-ixion-greeting = V jednom z těch světů vyhrajete. Viděl jsem to.
andromeda-quip-ixion-launches = Sem. A vy potom tam.
andromeda-quip-ixion-beats = I v ostatních světech.
andromeda-quip-ixion-beaten = Zajímavá větev.
andromeda-quip-ixion-builds = Příští tah byste to postavili vy.
andromeda-quip-ixion-leads = Tady se začnete bát.
andromeda-quip-ixion-wins = Nejpravděpodobnější. Ne nejkrásnější.
andromeda-quip-ixion-loses = Tak tohle je ten svět. Dobře nalezený.

## Maren Vey

andromeda-quip-maren-greeting = Takové partie jsem četla. Strana jedna.
andromeda-quip-maren-launches = Vím, jak tahle kapitola pokračuje.
andromeda-quip-maren-beats = Kapitola uzavřena.
andromeda-quip-maren-beaten = Tuhle jsem ještě nečetla.
andromeda-quip-maren-builds = Dnes poznámka pod čarou. Později nadpis.
andromeda-quip-maren-leads = Tady většina lidí přestává číst.
andromeda-quip-maren-wins = Skončilo to, jak to končívá. Děkuji za prostředek.
andromeda-quip-maren-loses = Novinka. Tuhle si zapíšu.
