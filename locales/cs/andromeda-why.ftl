# Proč tah není dovolen a co nikdy nemůže nastat.
andromeda-no-such-region = Taková lokace na mapě není.
andromeda-not-in-bay =
    { $built ->
        [no] Tuto loď ještě nemáte postavenou: { $ship }.
       *[yes] Tuto loď teď na rampě nemáte: { $ship }.
    }
andromeda-quasar-closed = Ke kvasaru žádná loď nemůže, tedy ani sem: { $region }.
andromeda-needs-navigation = Sem se dostane jen loď s navigací: { $region }.
andromeda-own-ship-there = Jednu loď už tu máte: { $region }.
andromeda-needs-assault =
    Místo { $region } drží { $sides }. { $fighter ->
        [bay] Vaše stíhačka by tam mohla.
        [unbuilt] Stíhačka by tam mohla, ještě ale nestojí.
        [scrap] Stíhačka by tam mohla, je ale na vrakovišti.
       *[away] Stíhačka by tam mohla, je ale venku.
    }
andromeda-no-moon-there = Žádný měsíc k zabrání tam není.
andromeda-moon-out-of-reach = Na místě { $region } nemáte loď, která by měsíc zabrala.
andromeda-no-leader-there = Velitele tam nemáte.
andromeda-not-a-base = Velitelé míří jen na spojenecké báze.
andromeda-not-among-others = Na místě { $region } jsou jiní. Mezi ně se žádná loď nepřesune.
andromeda-too-far = Tam to má daleko: { $region }.
andromeda-nothing-to-return = Všechny vaše lodě jsou doma.
andromeda-no-planet = Žádná planeta tam není.
andromeda-developed-already = Na místě { $region } už stavba stojí.
andromeda-no-transport = Na místě { $region } nemáte transportér.
andromeda-too-few-leaders = Na stanici potřebujete víc velitelů: je třeba { $needed }, máte { $leaders }.
andromeda-cannot-pay = Nemáte na to.
andromeda-not-on-offer = Tento modul není v nabídce.
andromeda-all-built = Všechny vaše lodě tohoto typu jsou postavené.
andromeda-activated-already = V tomto tahu už to bylo aktivováno.
andromeda-module-is-damaged = Poškozený modul nelze aktivovat.
andromeda-not-in-hand = Tuto kartu v ruce nemáte.
andromeda-not-an-operation = Volnou akcí jsou jen karty operací.
andromeda-slot-taken = V tom místě už měsíc je.
andromeda-below-zero = { $seat } má méně než nic.
andromeda-supply-below-zero = V zásobě je méně než nic.
andromeda-layout-wrong = Rozložení mapy neodpovídá dílkům.
