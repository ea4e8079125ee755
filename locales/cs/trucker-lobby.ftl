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

trucker-bot-rookie = Nováček: učí se za letu
trucker-bot-apprentice = Učeň: staví, co pasuje
trucker-bot-trucker = Trucker: za letu počítá
trucker-bot-veteran = Veterán: myslí dopředu
trucker-bot-legend = Legenda: staví rychle a nic neodpustí

## Jak se hraje

trucker-help-1 = Každé kolo má dvě půlky. Nejdřív všichni najednou stavějí loď: vezměte z hromady dílek, otočte ho a dejte ho tam, kam pasují jeho konektory, a spěchejte, protože písek se sype. Děla potřebují volno před hlavní a motory za tryskou.
trucker-help-2 = Když se písek přesype, přijde kontrola a co nepasuje, to se sundá. Pak nastoupí posádka a mimozemšťané, naloží se baterie a lodě startují v pořadí, v jakém byly dokončeny.
trucker-help-3 = Za letu se otáčí jedna letová karta za druhou. Planety dají zboží a stojí dny; na nepřátele jsou děla, na volný vesmír motory; meteority a střely zasahují sloupce a řady, které určí dvě kostky. Pomáhají děla, štíty a hladké strany. Co je zasaženo, je pryč i se vším, co na tom drželo.
trucker-help-4 = Kdo doletí, dostane zaplaceno za zboží, za včasný příjezd a za nejhezčí loď a zaplatí za ztracené dílky. Kdo má po posledním kole nejvíc kreditů, vyhrává, a každý, kdo má aspoň jeden kredit, vyhrál aspoň trochu.

## Co se u stolu děje

trucker-scene-building = { $round }. kolo z { $of }: staví se
trucker-scene-check = { $round }. kolo z { $of }: kontrola lodí
trucker-scene-loading = { $round }. kolo z { $of }: nastupuje posádka a nakládají se baterie
trucker-scene-launch = { $round }. kolo z { $of }: připraveno ke startu
trucker-scene-flight = { $round }. kolo z { $of }: let, { $card }. karta
trucker-scene-end = { $round }. kolo z { $of }: výplata

## Jména stolů, kterým je nikdo nedal

trucker-table-1 = Šrot v poledne
trucker-table-2 = Opožděná zásilka
trucker-table-3 = O dva šrouby méně
trucker-table-4 = Křehké, neklopit
trucker-table-5 = Přesčas na orbitě
trucker-table-6 = Dálková linka
trucker-table-7 = Motory málo jeté
trucker-table-8 = Peníze nevracíme
trucker-table-9 = Křivá bedna
trucker-table-10 = Písek v soukolí
trucker-table-11 = Trubkový expres
trucker-table-12 = Levné jízdenky nikam

## Jak se dá hrát

trucker-length = 40 min
trucker-way-first = jedna malá loď, bez hodin
trucker-way-solo = tři lety proti botům
trucker-way-screen = staví se po tazích, bez hodin
