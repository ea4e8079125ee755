# Who plays in Andromeda’s Edge, and what they say at moments.

## Quartermaster Vell

andromeda-quip-ofc-1a-launch = One transport, signed out.
andromeda-quip-ofc-1a-launch-2 = The form says here, so here it goes.
andromeda-quip-ofc-1a-escalates = I was asked to bring spares.
andromeda-quip-ofc-1a-negotiates = Let me see what the folder allows.
andromeda-quip-ofc-1a-wins = Sorry. It was in the budget.
andromeda-quip-ofc-1a-loses = I shall enter that as wear and tear.
andromeda-quip-ofc-1a-builds = Delivered, assembled, inventoried.
andromeda-quip-ofc-1a-scores = The columns add up. That is rare.
andromeda-quip-ofc-1a-match-won = I take over your station in good order.
andromeda-quip-ofc-1a-match-lost = A shortage. My first. Well played.

## Cadet-Marshal Ione

andromeda-quip-ofc-1b-launch = Page one: advance. Advancing!
andromeda-quip-ofc-1b-launch-2 = My instructor would approve. I think.
andromeda-quip-ofc-1b-escalates = Reinforcements! We practised this!
andromeda-quip-ofc-1b-negotiates = It says to be firm. I am firm.
andromeda-quip-ofc-1b-wins = It worked. It actually worked!
andromeda-quip-ofc-1b-loses = That was not in the exercise.
andromeda-quip-ofc-1b-builds = My first building. May I name it?
andromeda-quip-ofc-1b-scores = Somebody write this in my file, please.
andromeda-quip-ofc-1b-match-won = I won? I won! Is there a speech?
andromeda-quip-ofc-1b-match-lost = You could teach at the academy. Would you?

## Surveyor Praxt

andromeda-quip-ofc-1c-launch = Bearing noted. Off we go.
andromeda-quip-ofc-1c-launch-2 = I would like a closer look at that.
andromeda-quip-ofc-1c-escalates = The cruiser says it is not far. It never is.
andromeda-quip-ofc-1c-negotiates = Could we simply draw a line here?
andromeda-quip-ofc-1c-wins = Oh. Was that yours?
andromeda-quip-ofc-1c-loses = Fascinating. Please do that slower next time.
andromeda-quip-ofc-1c-builds = A fixed point. I do love a fixed point.
andromeda-quip-ofc-1c-scores = According to my map, I am winning.
andromeda-quip-ofc-1c-match-won = The survey is complete. It includes you.
andromeda-quip-ofc-1c-match-lost = I had you drawn in the wrong place.

## Commodore Sarn

andromeda-quip-ofc-2a-launch = Forward. No hurry.
andromeda-quip-ofc-2a-launch-2 = We take the next one.
andromeda-quip-ofc-2a-escalates = Close the line.
andromeda-quip-ofc-2a-negotiates = I do not bargain. He does.
andromeda-quip-ofc-2a-wins = The line held.
andromeda-quip-ofc-2a-loses = A dent. Carry on.
andromeda-quip-ofc-2a-builds = Dig in.
andromeda-quip-ofc-2a-scores = Ground taken is ground kept.
andromeda-quip-ofc-2a-match-won = You ran well. Nobody outruns a wall.
andromeda-quip-ofc-2a-match-lost = Through the line. In forty years, the first.

## Legate Quillon

andromeda-quip-ofc-2b-launch = Pursuant to section two.
andromeda-quip-ofc-2b-launch-2 = Let the record show that I came in peace.
andromeda-quip-ofc-2b-escalates = My clients insist on attending.
andromeda-quip-ofc-2b-negotiates = There is a clause for this.
andromeda-quip-ofc-2b-wins = Judgement for the Hegemon. With costs.
andromeda-quip-ofc-2b-loses = I reserve the right to appeal.
andromeda-quip-ofc-2b-builds = Title deed, seal, and a modest tower.
andromeda-quip-ofc-2b-scores = Interest accrues, you see.
andromeda-quip-ofc-2b-match-won = You will find my invoice attached.
andromeda-quip-ofc-2b-match-lost = A precedent. I shall have to cite you.

## Archivist Noor

andromeda-quip-ofc-2c-launch = You expected that. It was in your file.
andromeda-quip-ofc-2c-launch-2 = We have seen this opening before.
andromeda-quip-ofc-2c-escalates = A footnote joins the text.
andromeda-quip-ofc-2c-negotiates = The archive has a page for you.
andromeda-quip-ofc-2c-wins = Filed under: inevitable.
andromeda-quip-ofc-2c-loses = Unrecorded. How refreshing.
andromeda-quip-ofc-2c-builds = Another shelf.
andromeda-quip-ofc-2c-scores = The index grows in my favour.
andromeda-quip-ofc-2c-match-won = Your last chapter was the best one.
andromeda-quip-ofc-2c-match-lost = Then I must rewrite the book. Gladly.

## Grand Admiral Thane

andromeda-quip-ofc-3a-launch = Launch. Land. Hold.
andromeda-quip-ofc-3a-launch-2 = Next target. Now.
andromeda-quip-ofc-3a-escalates = All ships. Converge.
andromeda-quip-ofc-3a-negotiates = No terms today.
andromeda-quip-ofc-3a-wins = As it was ordered.
andromeda-quip-ofc-3a-loses = Noted. Never again.
andromeda-quip-ofc-3a-builds = Raise it. Man it.
andromeda-quip-ofc-3a-scores = The Edge is mine.
andromeda-quip-ofc-3a-match-won = Dismissed.
andromeda-quip-ofc-3a-match-lost = Your command, Admiral.

## Viceroy Malketh

andromeda-quip-ofc-3b-launch = I thought I would drop by.
andromeda-quip-ofc-3b-launch-2 = What a lovely planet. I will have it.
andromeda-quip-ofc-3b-escalates = My friends heard there was a party.
andromeda-quip-ofc-3b-negotiates = Surely we can settle this over dinner.
andromeda-quip-ofc-3b-wins = Do not get up. I know the way.
andromeda-quip-ofc-3b-loses = How rude. And how well aimed.
andromeda-quip-ofc-3b-builds = A small palace, for the guests.
andromeda-quip-ofc-3b-scores = One does grow fond of the place.
andromeda-quip-ofc-3b-match-won = Stay on, do. Somebody must water the plants.
andromeda-quip-ofc-3b-match-lost = Evicted! I shall send flowers.

## The Silent Oracle

andromeda-quip-ofc-3c-launch = It has already landed.
andromeda-quip-ofc-3c-launch-2 = You will look to the left now.
andromeda-quip-ofc-3c-escalates = They were always coming.
andromeda-quip-ofc-3c-negotiates = You refuse. You have refused.
andromeda-quip-ofc-3c-wins = Six.
andromeda-quip-ofc-3c-loses = This, too, was the sixth possibility.
andromeda-quip-ofc-3c-builds = Here stood a tower.
andromeda-quip-ofc-3c-scores = Count. I will wait.
andromeda-quip-ofc-3c-match-won = I am sorry. I was sorry at the beginning.
andromeda-quip-ofc-3c-match-lost = I did not see this. Thank you.

## Ulo

andromeda-quip-ulo-greeting = Sit, sit. The stars can wait.
andromeda-quip-ulo-launches = I’ll just be over here.
andromeda-quip-ulo-beats = Goodness. Did I do that?
andromeda-quip-ulo-beaten = Nicely done, dear.
andromeda-quip-ulo-builds = A little place with a view.
andromeda-quip-ulo-leads = Don’t look at the score.
andromeda-quip-ulo-wins = Another one? I’ll put the kettle on.
andromeda-quip-ulo-loses = You learn fast. I taught you that.

## Bram Okoro

andromeda-quip-bram-greeting = Lovely edge you have here.
andromeda-quip-bram-launches = Ooh. Mine.
andromeda-quip-bram-beats = I only wanted to park!
andromeda-quip-bram-beaten = Fair. I was standing in the way.
andromeda-quip-bram-builds = Now that is a fence.
andromeda-quip-bram-leads = Is that number good?
andromeda-quip-bram-wins = Harvest’s in!
andromeda-quip-bram-loses = Next year, then.

## Sefa Lind

andromeda-quip-sefa-greeting = Good evening. Shall we be thorough?
andromeda-quip-sefa-launches = Seventy-four in a hundred. Go.
andromeda-quip-sefa-beats = Thank you, dice.
andromeda-quip-sefa-beaten = The odds were right. The dice were ruder.
andromeda-quip-sefa-builds = As planned on turn four.
andromeda-quip-sefa-leads = You will want to look at Commerce.
andromeda-quip-sefa-wins = A clean match. My compliments.
andromeda-quip-sefa-loses = I shall think about turn nine for a week.

## Ixion

andromeda-quip-ixion-greeting = In one of these you win. I looked.
andromeda-quip-ixion-launches = Here. And then you go there.
andromeda-quip-ixion-beats = Also in the other worlds.
andromeda-quip-ixion-beaten = Interesting branch.
andromeda-quip-ixion-builds = You would have, next turn.
andromeda-quip-ixion-leads = This is where you begin to worry.
andromeda-quip-ixion-wins = Most probable. Not most beautiful.
andromeda-quip-ixion-loses = So this is that world. Well found.

## Maren Vey

andromeda-quip-maren-greeting = I have read your kind of match. Page one.
andromeda-quip-maren-launches = I know how this chapter goes.
andromeda-quip-maren-beats = Chapter closed.
andromeda-quip-maren-beaten = That one I had not read.
andromeda-quip-maren-builds = A footnote today. The title, later.
andromeda-quip-maren-leads = This is where most of them stop reading.
andromeda-quip-maren-wins = It ended as they end. Thank you for the middle.
andromeda-quip-maren-loses = New. I will write this one down.
