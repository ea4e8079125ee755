# Co mówi się o graczach, którzy są programami.

bots-unknown = Gra „{ $title }” nie ma bota „{ $bot }”; ma: { $bots }.
bots-broken = Nie można utworzyć bota „{ $bot }” gry „{ $title }”: { $reason }.
bots-not-one = Nie można utworzyć bota „{ $bot }” gry „{ $title }”: { $place } nie daje bota.
bots-illegal = Bot { $bot } ({ $seat }) odpowiedział na „{ $prompt }” czymś, czego nie ma na jego liście.
