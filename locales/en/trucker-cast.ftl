# Who flies, inspects and insures in Galaxy Trucker, and what they say.

## Tempers

trucker-cast-berta = Warm, greedy, never offended. Believes that a hold is the answer and asks for the question later.
trucker-cast-fridolin = Careful, polite, forty years with the post and never a parcel lost, only ships.
trucker-cast-zita = In a hurry even when asleep. Talks in gears.
trucker-cast-bruno = Loud, honourable, frightened of meteors. Cries at farewells.
trucker-cast-ottla = Dry, exact, secretly sentimental about round numbers.
trucker-cast-mumu = Ancient, sleepy, unbeatable at cards. Says little, and most of it is breathing.
trucker-cast-norm = Has never seen a ship he liked, and hopes to.
trucker-cast-polisa = Insures everything that may break, and smiles before it does.

## Berta Ballast

trucker-quip-berta-hello = Move over, I brought sandwiches and eleven crates.
trucker-quip-berta-snatch = You threw that away? It can hold things!
trucker-quip-berta-finish = Done first! I left the engine for later. Oh.
trucker-quip-berta-mistakes = It is not a mistake, it is a draught.
trucker-quip-berta-lead = In front! From here one sees the shops first.
trucker-quip-berta-behind = I am not slow, I am well loaded.
trucker-quip-berta-hit = My third-favourite hold!
trucker-quip-berta-saved = Not the cheese. Thank you.
trucker-quip-berta-beat = And now show me what you had in your holds, dears.
trucker-quip-berta-beaten = Take the blue ones! The blue ones are lovely!
trucker-quip-berta-win = I only came to deliver. Look how that adds up.
trucker-quip-berta-lose = Poor, but what a lot of room I have.

## Fridolin Post

trucker-quip-fridolin-hello = Good day. Is this the queue?
trucker-quip-fridolin-snatch = Undeliverable? I will take it in.
trucker-quip-fridolin-finish = Sorted, stamped and ready.
trucker-quip-fridolin-mistakes = I shall file a complaint against myself.
trucker-quip-fridolin-lead = In front? Somebody please overtake me.
trucker-quip-fridolin-behind = Second class mail also arrives.
trucker-quip-fridolin-hit = Fragile! It says fragile!
trucker-quip-fridolin-saved = Return to sender.
trucker-quip-fridolin-beat = Sign here, pirate.
trucker-quip-fridolin-beaten = Do not open that one, it is personal.
trucker-quip-fridolin-win = Delivered. All of it. I need to sit down.
trucker-quip-fridolin-lose = At least nothing was bent.

## Zita Turbo

trucker-quip-zita-hello = Are we flying yet? Now? How about now?
trucker-quip-zita-snatch = You snooze, I screw it on.
trucker-quip-zita-finish = Done! The rest can be welded on the way.
trucker-quip-zita-mistakes = Details. I fly too fast for details.
trucker-quip-zita-lead = Enjoy my exhaust!
trucker-quip-zita-behind = I am letting you feel safe.
trucker-quip-zita-hit = That was load I did not need.
trucker-quip-zita-saved = Missed! I was already somewhere else.
trucker-quip-zita-beat = Out of my lane!
trucker-quip-zita-beaten = They only hit me because I slowed down to look.
trucker-quip-zita-win = First. Obviously. What took you so long?
trucker-quip-zita-lose = Fast and poor. There are worse tombstones.

## Bruno Salvo

trucker-quip-bruno-hello = Who wants trouble? I brought some for everybody.
trucker-quip-bruno-snatch = That barrel spoke to me.
trucker-quip-bruno-finish = Ready. Point me at something.
trucker-quip-bruno-mistakes = Shoot the inspector? I only asked.
trucker-quip-bruno-lead = Follow me. At a distance. I wobble.
trucker-quip-bruno-behind = I am guarding the rear. On purpose.
trucker-quip-bruno-hit = A rock! It did not even introduce itself!
trucker-quip-bruno-saved = Boom. I am sorry. Boom.
trucker-quip-bruno-beat = Next! Form an orderly line.
trucker-quip-bruno-beaten = Well fought, gentlemen. That was my good cannon.
trucker-quip-bruno-win = Victory! Somebody hold my tea.
trucker-quip-bruno-lose = I lost money, but never an argument.

## Dr. Ottla Quant

trucker-quip-ottla-hello = I give myself 38 percent. You will like yours less.
trucker-quip-ottla-snatch = You will miss that one in eleven minutes.
trucker-quip-ottla-finish = Optimal. Not beautiful, optimal.
trucker-quip-ottla-mistakes = One mistake. I shall repeat the experiment.
trucker-quip-ottla-lead = As computed.
trucker-quip-ottla-behind = I am exactly as far behind as I intended, plus five.
trucker-quip-ottla-hit = Column eight again. I resent the bell curve.
trucker-quip-ottla-saved = That was what the battery was for.
trucker-quip-ottla-beat = Six beats five. I have a proof.
trucker-quip-ottla-beaten = A residual error. It has a cutlass.
trucker-quip-ottla-win = Q.E.D.
trucker-quip-ottla-lose = The dice were not representative.

## Mumu

trucker-quip-mumu-hello = Mm. You are all so young. And so flammable.
trucker-quip-mumu-snatch = Mine. I have been waiting for it since the ice age.
trucker-quip-mumu-finish = I finished in a previous life.
trucker-quip-mumu-mistakes = Even mountains have mistakes.
trucker-quip-mumu-lead = In front the air is thin. I approve.
trucker-quip-mumu-behind = I follow. Things that lead get hit.
trucker-quip-mumu-hit = It was only matter.
trucker-quip-mumu-saved = Mm. No.
trucker-quip-mumu-beat = They smelled of fear. And of fish.
trucker-quip-mumu-beaten = They may borrow it. I shall remember them.
trucker-quip-mumu-win = Wake me for the next one.
trucker-quip-mumu-lose = In a thousand years nobody will have won.

## Inspector Norm

trucker-inspector-arrives = Tools down. Now we shall all be disappointed together.
trucker-inspector-clean = No mistake. I shall have to go home early and look at my own life.
trucker-inspector-one = One mistake. You were so close to boring me.
trucker-inspector-few = I count several. I count slowly, because I enjoy it.
trucker-inspector-many = This is not a ship, this is a list.
trucker-inspector-record = I ran out of pencil. Congratulations.
trucker-inspector-smooth = That end leads to a wall. So does your career.
trucker-inspector-unequal = One peg into two holes. My nephew does that. He is three.
trucker-inspector-muzzle = This cannon can hit exactly one thing, and it is yours.
trucker-inspector-exhaust = Behind this engine somebody will be very warm.
trucker-inspector-askew = An engine pointing sideways. To go round in circles one may also stay here.
trucker-inspector-pieces = Two ships! You paid for one. Choose.
trucker-inspector-splice = Across the seam only equals meet. Like at my club.
trucker-inspector-nobody = Nobody aboard. At last a crew that keeps the rules.
trucker-inspector-stamp = Stamped. If anything falls off, it was not attached when I looked.

## Madame Polisa

trucker-insurer-arrives = My dear, let us speak of the worst. It is my favourite subject.
trucker-insurer-no-hole = Not a hole in it. How disappointing for both of us.
trucker-insurer-small-hole = A little hole. I charge a little smile for it, and the fee.
trucker-insurer-big-hole = One could park in there. I took the liberty of charging for parking.
trucker-insurer-huge-hole = That is not a ship with a hole, dear, that is a hole with opinions.
trucker-insurer-owes = No money now? I never forget a face, nor a sum.
trucker-insurer-buys-2 = The small policy. It covers your conscience.
trucker-insurer-buys-5 = Sensible. I distrust sensible people; sign here.
trucker-insurer-buys-8 = The large one! You have seen your ship, then.
trucker-insurer-buys-none = Nothing at all? How brave. May I have your address for the flowers?
trucker-insurer-loan = Ten now, twelve later. We call it friendship.
trucker-insurer-capped = Your cap was reached. I shall wear black, and raise the rates.
trucker-insurer-uncapped = Uninsured, and so many pieces. I kept count, out of affection.
trucker-insurer-nothing-lost = Nothing lost, and you had paid. What a lovely evening I am having.
trucker-insurer-broke = You cannot pay? Then I take what there is, and my leave.
