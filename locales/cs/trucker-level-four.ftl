# Co říká Galaxy Trucker s velkými rozšířeními: další desky, pět hráčů, půjčky, úroveň IV.

## Sestavy

trucker-preset-standard = Základní hra: I, II, III
trucker-preset-first-flight = První let: třída I, s pomocí při stavbě
trucker-preset-other-boards = Druhá strana desky: I, II, IIIA
trucker-preset-latest-models = Nejnovější modely: IC, II, IIIC
trucker-preset-latest-models-large = Nejnovější modely pro zkušené: IIC, IIIC, IVC
trucker-preset-big-expansion = První velké rozšíření: IA, IIA, III
trucker-preset-both-expansions = Obě velká rozšíření: IIB, IIIB, IV
trucker-preset-everything = Všechno najednou: IIC, IIIC, IVC s oběma rozšířeními

## Desky

trucker-five-players = Hraje pět hráčů: přimíchají se dílky prvního rozšíření, opuštěnou loď či stanici mohou využít dva hráči a první meteorit nebo výstřel karty mine toho, kdo letí pátý.
trucker-hole = Na kostce padlo { $number }: pole s tímto číslem jsou pro všechny dírami.
trucker-halves = { $seat } staví na deskách { $halves }.
trucker-ships-turned = Lodě se otočily: co přiletí zepředu, zasáhne teď jejich { $side }.
trucker-side-front = příď
trucker-side-right = pravý bok
trucker-side-rear = záď
trucker-side-left = levý bok

## Půjčky

trucker-move-take-loan = Vzít si půjčku
trucker-move-stay-in-debt = Zbytek doplatit po letu
trucker-borrowed =
    { $seat } si půjčuje { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    } a na konci hry vrátí { $repay }.
trucker-repaid =
    { $seat } splácí { $count ->
        [one] { $count } půjčku
        [few] { $count } půjčky
        [many] { $count } půjčky
       *[other] { $count } půjček
    } za { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }.
trucker-unpaid =
    { $seat } nemá na splacení { $count ->
        [one] { $count } půjčky
        [few] { $count } půjček
        [many] { $count } půjčky
       *[other] { $count } půjček
    }: konečný výsledek se snižuje o { $credits }.

## Úroveň IV

trucker-spared = { $seat } letí na pátém místě, takže první útok letí mimo.
trucker-ask-defended-ship =
    Obrana lodi vypálí na každého, kdo zakotví, { $shots ->
        [one] { $shots } výstřel
        [few] { $shots } výstřely
        [many] { $shots } výstřelu
       *[other] { $shots } výstřelů
    }. Zakotvíte a odevzdáte { $crew ->
        [one] { $crew } člena posádky
        [few] { $crew } členy posádky
        [many] { $crew } člena posádky
       *[other] { $crew } členů posádky
    } a { $days ->
        [one] { $days } letový den
        [few] { $days } letové dny
        [many] { $days } letového dne
       *[other] { $days } letových dnů
    } za { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }?
trucker-ask-defended-station =
    Obrana stanice vypálí na každého, kdo zakotví, { $shots ->
        [one] { $shots } výstřel
        [few] { $shots } výstřely
        [many] { $shots } výstřelu
       *[other] { $shots } výstřelů
    }. { $robots ->
        [0] Vaše posádka stačí
       *[other] Vaše posádka stačí i s roboty, kteří potřebují energii
    }, potřeba je { $crew }. Zakotvíte pro zboží a ztratíte { $days ->
        [one] { $days } letový den
        [few] { $days } letové dny
        [many] { $days } letového dne
       *[other] { $days } letových dnů
    }?
trucker-docked-in-vain = { $seat } kotví nadarmo: je třeba posádka o velikosti { $crew } a tolik jich už nezbylo.
trucker-card-commandos = komando
trucker-card-predator = vetřelec
trucker-intruder-repelled = { $seat } odráží útočníka.
trucker-intruder-walked = { $seat }: na palubu vniká útočník a jde z místnosti do místnosti.
trucker-intruder-defeated = { $seat } útočníka poráží.
trucker-charges =
    { $seat }: { $count ->
        [one] vybuchuje { $count } nálož
        [few] vybuchují { $count } nálože
        [many] vybuchuje { $count } nálože
       *[other] vybuchuje { $count } náloží
    }.
trucker-eaten =
    { $seat }: vetřelec požírá { $count ->
        [one] { $count } člena posádky
        [few] { $count } členy posádky
        [many] { $count } člena posádky
       *[other] { $count } členů posádky
    }.
