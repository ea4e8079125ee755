# Boti hry Andromeda's Edge, jak je jmenuje lobby.

andromeda-bot-gentle = Převozník: dobrá společnost pro začátek
andromeda-bot-settler = Osadník: bere, co vypadá dobře
andromeda-bot-admiral = Admirál: promyslí každý tah
andromeda-bot-overlord = Vládce: myslí o tah dál
andromeda-bot-warlord = Vojevůdce: myslí stejně daleko a učil se z tisíců partií

## Proč by bot táhl právě tak, pro toho, kdo se ptá

andromeda-because-both = { $first } { $second }
andromeda-because-brings = Přinese { $what }.
andromeda-because-keeps = Zůstane vám { $what }, o co byste jinak přišli.
andromeda-because-ripe = S příštím návratem můžete zastavět planetu.
andromeda-because-safe = Tam vás nikdo nenapadne.
andromeda-because-battle =
    { $span ->
        [0] Čeká vás tam bitva. Vyhrajete ji s pravděpodobností { $low } %.
       *[1] Čeká vás tam bitva. Vyhrajete ji s pravděpodobností { $low }–{ $high } %.
    }
andromeda-because-raises = Šance na vítězství stoupne z { $chance } na { $then } %.
andromeda-because-enough = Víc už skoro nepomůže: šance na vítězství je { $chance } %.
andromeda-because-not-worth = Víc by zvedlo šanci na vítězství z { $chance } na { $then } %, ale za tu cenu to nestojí.
andromeda-because-odds = Jak to teď stojí, šance na vítězství je { $chance } %.
andromeda-because-truce = V bitvě by šance na vítězství byla { $chance } %.
andromeda-because-spares = Nejsnáze oželíte { $what }.
andromeda-because-lacks = Z toho zatím nemáte nic.
andromeda-because-alike = Skoro na tom nezáleží, vyjde to nastejno.
andromeda-because-compared = V průměru z { $worlds } pohledů vpřed to vyneslo o { $points } { $points ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    } víc než tah „{ $other }“, plus minus { $error }.
andromeda-because-as-good = Tah „{ $other }“ vyšel zhruba stejně dobře.
andromeda-because-points =
    { $count } { $count ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
andromeda-because-steps =
    { $count } { $count ->
        [one] krok
        [few] kroky
        [many] kroku
       *[other] kroků
    } na stupnici { $track }
andromeda-because-transport =
    { $count } { $count ->
        [one] transportér
        [few] transportéry
        [many] transportéru
       *[other] transportérů
    }
andromeda-because-fighter = stíhačku
andromeda-because-science-vessel = výzkumnou loď
andromeda-because-heavy-cruiser = těžký křižník
andromeda-because-module =
    { $count } { $count ->
        [one] modul
        [few] moduly
        [many] modulu
       *[other] modulů
    }
andromeda-because-moon =
    { $count } { $count ->
        [one] měsíc
        [few] měsíce
        [many] měsíce
       *[other] měsíců
    }
andromeda-because-token =
    { $count } { $count ->
        [one] žeton
        [few] žetony
        [many] žetonu
       *[other] žetonů
    }
andromeda-because-upgrade =
    { $count } { $count ->
        [one] upgrade
        [few] upgrady
        [many] upgradu
       *[other] upgradů
    }
andromeda-because-bay =
    { $count } { $count ->
        [one] loď znovu připravenou ke startu
        [few] lodě znovu připravené ke startu
        [many] lodi znovu připravené ke startu
       *[other] lodí znovu připravených ke startu
    }
