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

## Konec partie

client-how-it-went = Jak to šlo
client-how-it-went-note = Tahy, ve kterých se toho stalo nejvíc. Stiskněte tah a přehraje se.
client-turn-number = Tah { $number }
client-turns-in-all =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
client-awards = Ocenění
client-award-stage = Střed pozornosti
client-award-stage-why =
    { $count ->
        [one] jedna scéna, která stojí za vidění.
        [few] { $count } scény, které stojí za vidění.
        [many] { $count } scény, která stojí za vidění.
       *[other] { $count } scén, které stojí za vidění.
    }
client-award-breath = Jedním dechem
client-award-breath-why =
    { $count ->
        [one] jedna událost v jediném tahu.
        [few] { $count } události v jediném tahu.
        [many] { $count } události v jediném tahu.
       *[other] { $count } událostí v jediném tahu.
    }
client-award-thoughts = Radši jinak
client-award-thoughts-why =
    { $count ->
        [one] jeden vrácený tah.
        [few] { $count } vrácené tahy.
        [many] { $count } vráceného tahu.
       *[other] { $count } vrácených tahů.
    }
client-picture-of-match = Partie jako obrázek
client-save-picture = Uložit jako obrázek
client-as-drawing = Jako kresba
client-save-drawing = Uložit jako kresbu (SVG)
client-watch-whole = Přehrát jako film
