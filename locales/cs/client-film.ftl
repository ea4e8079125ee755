# Co prohlížeč říká, když ukazuje, co se stalo.

client-watching = Sledujete hru
client-skip = Přeskočit
client-key-space = Mezerník
client-beat-of = { $place } z { $of }
client-result = Co se stalo
client-something-happened = Na plánu se něco změnilo.
client-seen = Beru na vědomí

## Zatímco jste byli pryč

client-while-away = Co se mezitím stalo
client-turns-since =
    { $count ->
        [one] Odehrál se jeden tah.
        [few] Odehrály se { $count } tahy.
        [many] Odehrálo se { $count } tahu.
       *[other] Odehrálo se { $count } tahů.
    }
client-away-for =
    { $count ->
        [one] { $time }, jeden tah.
        [few] { $time }, { $count } tahy.
        [many] { $time }, { $count } tahu.
       *[other] { $time }, { $count } tahů.
    }
client-turns-before =
    { $count ->
        [one] Předtím ještě jeden tah.
        [few] Předtím ještě { $count } tahy.
        [many] Předtím ještě { $count } tahu.
       *[other] Předtím ještě { $count } tahů.
    }
client-now-your-turn = Teď jste na tahu vy.
client-the-game = Hra
client-watch-film = Přehrát, { $seconds } s
client-to-my-turn = K mému tahu
client-to-the-table = Ke stolu

## Pohled zpět

client-turn-back = O tah zpět
client-turn-on = O tah vpřed
client-play-film = Přehrát odsud
client-pause-film = Zastavit film
