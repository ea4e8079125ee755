# Co o hře Galaxy Trucker říká hala: možnosti, boti a jak se hraje v několika odstavcích.

## Možnosti

trucker-option-build-race = Všichni najednou, proti hodinám
trucker-option-build-turns = Po tazích, bez hodin
trucker-option-kit-none = Žádné
trucker-option-kit-big = Z prvního
trucker-option-kit-both = Z obou

trucker-few-components =
    Třída { $classes } spotřebuje mnoho součástek a ty, které jsou ve hře, stačí jen pro { $most } hráče. Hraje-li vás { $seats }, { $kit ->
        [both] přidejte součástky z obou velkých rozšíření
       *[other] přidejte součástky z prvního velkého rozšíření
    }, jinak hromada brzy dojde.

## Boti

trucker-bot-apprentice = Učeň: staví, co pasuje
trucker-bot-trucker = Trucker: za letu počítá
trucker-bot-veteran = Veterán: myslí dopředu

## Jak se hraje

trucker-help-1 = Každé kolo má dvě půlky. Nejdřív všichni najednou stavějí loď: vezměte z hromady dílek, otočte ho a dejte ho tam, kam pasují jeho konektory, a spěchejte, protože písek se sype. Děla potřebují volno před hlavní a motory za tryskou.
trucker-help-2 = Když se písek přesype, přijde kontrola a co nepasuje, to se sundá. Pak nastoupí posádka a mimozemšťané, naloží se baterie a lodě startují v pořadí, v jakém byly dokončeny.
trucker-help-3 = Za letu se otáčí jedna letová karta za druhou. Planety dají zboží a stojí dny; na nepřátele jsou děla, na volný vesmír motory; meteority a střely zasahují sloupce a řady, které určí dvě kostky. Pomáhají děla, štíty a hladké strany. Co je zasaženo, je pryč i se vším, co na tom drželo.
trucker-help-4 = Kdo doletí, dostane zaplaceno za zboží, za včasný příjezd a za nejhezčí loď a zaplatí za ztracené dílky. Kdo má po posledním kole nejvíc kreditů, vyhrává, a každý, kdo má aspoň jeden kredit, vyhrál aspoň trochu.
