# Co o hře Galaxy Trucker říká hala: možnosti, boti a jak se hraje v několika odstavcích.

## Možnosti

trucker-option-build-race = všichni najednou, proti hodinám
trucker-option-build-turns = po tazích, bez hodin
trucker-option-kit-none = žádné
trucker-option-kit-big = z prvního
trucker-option-kit-both = z obou

trucker-few-components =
    Třída { $classes } spotřebuje mnoho součástek a ty, které jsou ve hře, stačí jen pro { $most } hráče. Hraje-li vás { $seats }, { $kit ->
        [both] přidejte součástky z obou velkých rozšíření
       *[other] přidejte součástky z prvního velkého rozšíření
    }, jinak hromada brzy dojde.

## Boti

trucker-bot-apprentice = učeň, staví, co se hodí
trucker-bot-trucker = trucker, za letu počítá
trucker-bot-veteran = veterán, myslí dopředu

## Jak se hraje

trucker-help-1 = Každé kolo má dvě půlky. Nejdřív všichni najednou staví loď: vezměte z hromady součástku, otočte ji a dejte ji tam, kam pasují její konektory, a spěchejte, protože hodiny se sypou. Děla potřebují volno před hlavní a motory za tryskou.
trucker-help-2 = Když se hodiny přesypou, zkontrolují se chyby a co nepasuje, to se vyhodí. Pak nastoupí posádka a mimozemšťané, naloží se baterie a lodě startují v pořadí, v jakém byly dokončeny.
trucker-help-3 = Za letu se obrací jedna karta dobrodružství za druhou. Planety dají zboží a stojí dny; na nepřátele jsou děla, na volný vesmír motory; meteory a střely zasahují sloupce a řady, které určí dvě kostky. Pomáhají děla, štíty a hladké strany; co je zasaženo, to je pryč i se vším, co na tom drželo.
trucker-help-4 = Kdo doletí, dostane zaplaceno za zboží, za včasný příjezd a za nejhezčí loď a zaplatí za ztracené součástky. Kdo má po posledním kole nejvíc kreditů, vyhrává, a každý, kdo má aspoň jeden kredit, vyhrál aspoň trochu.
