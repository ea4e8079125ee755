# Co se říká o hráčích, kterými jsou programy.

bots-unknown = Hra „{ $title }“ nemá bota „{ $bot }“; má: { $bots }.
bots-broken = Bota „{ $bot }“ hry „{ $title }“ nelze vytvořit: { $reason }.
bots-not-one = Bota „{ $bot }“ hry „{ $title }“ nelze vytvořit: { $place } nedává bota.
bots-illegal = Bot { $bot } ({ $seat }) odpověděl na „{ $prompt }“ tahem, který neměl v nabídce.
