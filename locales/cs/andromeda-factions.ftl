# Frakce Andromeda's Edge pro výběr: styl, velitel a co říká.

andromeda-faction-leader-nightmare-cove-astropirates = Kapitánka Vesna Grall
andromeda-faction-style-nightmare-cove-astropirates = Udeří první stíhačkou a žije z cizího nákladu.
andromeda-faction-voice-nightmare-cove-astropirates = „Nic osobního. Teda ten titan trochu jo.“

andromeda-faction-leader-helion-syndicate = Ředitel Amaro Quist
andromeda-faction-style-helion-syndicate = Mění kredity ve všechno a všechno v kredity.
andromeda-faction-voice-helion-syndicate = „Každý má svou cenu; naše je vytištěná.“

andromeda-faction-leader-verdant-covenant = Matka Ilse Thorn
andromeda-faction-style-verdant-covenant = Staví brzy, staví levně a počítání nechá na planetách.
andromeda-faction-voice-verdant-covenant = „Zasaďte to dnes. Někdo bude ten stín potřebovat.“

andromeda-faction-leader-iron-choir = Kantor Radek Voss
andromeda-faction-style-iron-choir = Hodně lodí, brzy křižník, vždycky opravený.
andromeda-faction-voice-iron-choir = „Slyšíte? Takhle zní trup, který ladí.“

andromeda-faction-leader-lumen-scholars = Rektorka Adaeze Nkemi
andromeda-faction-style-lumen-scholars = Stoupá po Vědě, vidí víc objevů a vždycky má po ruce kartu.
andromeda-faction-voice-lumen-scholars = „Otázka stojí málo. Nezeptat se stojí flotilu.“

andromeda-faction-leader-drift-nomads = Stopařka Sanna Oke
andromeda-faction-style-drift-nomads = Dosáhne všude a uhne, než to zabolí.
andromeda-faction-voice-drift-nomads = „Doma jsme tam, kam poletíme příště.“

andromeda-faction-leader-bastion-remnant = Strážce Tomasz Brandt
andromeda-faction-style-bastion-remnant = Nechá útočit ostatní a vydrží.
andromeda-faction-voice-bastion-remnant = „Ztratili jsme svět za hradbami. O hradbách teď víme všechno.“

andromeda-faction-leader-ember-legion = Legátka Nerissa Kohl
andromeda-faction-style-ember-legion = Jedna energie, dvě kostky, a první vítězství v kole platí dvojnásob.
andromeda-faction-voice-ember-legion = „Pojďte blíž. My jsme ti hřejiví.“

andromeda-faction-leader-glasswing-collective = Mnozí jménem Ysolde
andromeda-faction-style-glasswing-collective = Plná ruka a druhý pohled na každou kostku.
andromeda-faction-voice-glasswing-collective = „O vašem příštím tahu už jsme hlasovali.“

andromeda-faction-leader-tidal-oracles = Věštkyně Marit Aalto
andromeda-faction-style-tidal-oracles = Každý měsíc je nejdřív energie a potom něco lepšího.
andromeda-faction-voice-tidal-oracles = „Příliv nemá názor. Má jízdní řád.“

andromeda-faction-leader-exile-parliament = Předsedkyně Ruya Demir
andromeda-faction-style-exile-parliament = Sbírá velitele od sousedů a vyhrává těmi, kdo zůstali doma.
andromeda-faction-voice-exile-parliament = „Zemi nemáme, ale usnášeníschopní jsme.“

andromeda-faction-leader-rustborn-salvagers = Předák Otto Grabek
andromeda-faction-style-rustborn-salvagers = Prohra se vyplácí a rozbité moduly jsou ty levné.
andromeda-faction-voice-rustborn-salvagers = „Rozbité? To jenom znamená, že je vidět, jak to funguje.“

andromeda-faction-leader-cloud-nebulans = Poutník čtvrté mlhy
andromeda-faction-style-cloud-nebulans = V mlhovinách je doma a vybere je, než si někdo postaví výzkumnou loď.
andromeda-faction-voice-cloud-nebulans = „Vy tomu říkáte mlha. My nábytek.“

andromeda-faction-leader-black-star-acolytes = Lektor Null
andromeda-faction-style-black-star-acolytes = Stojí mezi ostatními na každé bázi, dobírá karty a nikdo s ním nebojuje.
andromeda-faction-voice-black-star-acolytes = „Neviděli jste nás přiletět. Podle toho to poznáte.“

andromeda-faction-leader-larvonids = Hlas plodu Shikk
andromeda-faction-style-larvonids = Dvě lodě na jedné planetě a u každé bitvy úl.
andromeda-faction-voice-larvonids = „Místo pro vás je. Uvnitř je místo vždycky.“
