# Logs: what is read.

guestbook-log-LS-59-title = Soup
guestbook-log-LS-59 =
    Then he puts on barley.

    { "*" }The first thing you are given is soup.*

    { "*" }It is always soup, the cook says, because the stomach wakes last and resents being hurried. He comes along the bench with the pot and asks nobody anything. Barley for the pilot. No onion for the boy beside her.*

    { "*" }You have been asleep for a hundred and sixty years. A hundred and forty-nine lay down; there are ninety-four of you.*

guestbook-log-LS-60-title = The Letter
guestbook-log-LS-60 = They found it in her cabin, when she was old and had stopped being a clerk: one sheet, gone soft along the folds. *Dear clerk. We are well. We hope you slept.*
guestbook-log-LS-60-b1 = { "*" }What is the weather like where you are?* Nobody had ever asked her that. It was she who did the asking, you will remember, every time, of everyone; it was the whole of what she wanted to know. She had written the answer on the back, on the first day, and it took her eleven years to get to a place from which it could be handed over. It says: *Raining. Come in.*
guestbook-log-LS-60-b2 = { "*" }We have not found it yet.* She used to bring it out at anniversaries, after the speeches, and read it aloud. “That’s the only despatch I ever had that I believed,” said Mirela Dobrogeanu. “I thought, well. Somebody’s looking.”
guestbook-log-LS-60-b3 = { "*" }Have you eaten?* She hadn’t. She always said so. She had been woken up for nine days, with a pill and a thermos, and the first voice that she heard out of the dark in thirty years read her that. “So I went and had some soup,” said Mirela. “And then I listened to the rest properly.” It has been held that everything turned on it.
guestbook-log-LS-61-title = The Purser’s Book
guestbook-log-LS-61 = Anatole Grigoryan was buried with a pencil. The book is kept open, under glass, at one page.
guestbook-log-LS-61-b1 = It is the page with the apricots. He had been made to read it out, in the first year, before anybody knew what it meant, and he used to say that nothing had ever frightened him after that. It is where they bring the young clerks. *400*, one reads, and *188*; and, in pencil, very small, where it can be seen by everybody: *query.*
guestbook-log-LS-61-b2 = It is the page with the apricots. There are four sets of initials in the margin; nobody has been able to explain them. Four people had known it once, for a year, so that an old man should not be the only one. He has drawn a line under them. Under the line is written *carried.*
guestbook-log-LS-62-title = Beans
guestbook-log-LS-62 = Ruth Adeyinka lived to be ninety and never chaired anything again.
guestbook-log-LS-62-b1 = All that remained of her beans had been a handful, from behind a trough. She got them to bear in the sixth year. There is a feast on that day, at which each person is served a soup with one bean in it. One eats up to it from all sides. Strangers suppose it to be some kind of fast.
guestbook-log-LS-62-b2 = They come down from thirty-one pods on a string. You will find them on every fence: brown and white, like small cows. It is known which house has them from which. When a girl there is asked if she has anything of her own to bring, it is understood that a paper of those would be enough.
guestbook-log-LS-63-title = The Book at Kettle
guestbook-log-LS-63 = The book is still open. One gets there in nine weeks, now, by the mail.
guestbook-log-LS-63-b1 = It has your names in it, with a year. It was the year that did it. Everyone who has come by since has put one as well, in whatever they count by; and so for the first time one can say how long the road is.
guestbook-log-LS-63-b2 = It has the number twice, one below the other, as for a sum. The house has drawn the line itself. Under it, in the grey stuff, still a little soft, there is a total, and that is not a number. It is a door.
guestbook-log-LS-63-b3 = Under your line there is a space. It was left by people who did not like to answer for others. It has been left by each guest since, whatever they were, and they have all begun lower down; so that there is now on that page, between you and the rest, a place which is plainly being kept.
guestbook-log-LS-63-b4 = Your line has a stroke through it, made with a ruler. You can read both. There was a time when people were ashamed of that. It has been noticed since that every one who came after has made a mark, and crossed it out, and one understands that they took it for the form.
guestbook-log-LS-64-title = The Ledger
guestbook-log-LS-64 = It is six years thick, and it is in a hundred and forty-nine hands.
guestbook-log-LS-64-b1 = You had opened it before the end, and so you came to the second reading with the first one on your knees. There are scholars who say that this spoils it. They have never been in a room where it is read. The two are bound in one volume now, on facing pages; for the most part they agree.
guestbook-log-LS-64-b2 = You never did open it. It was Liis Tamm who broke the string, on a wet day, for something to read. She read for a month. Then she had it put back into a bin, with flour on top; and when they asked her what was in it she would say, oh, you’d have liked each other.
guestbook-log-LS-65-title = The Stone
guestbook-log-LS-65 = There is a saying about what lies at the bottom.
guestbook-log-LS-65-b1 = You brought it up from Plinth and told them all. *It is only mending*, people say on that road, when something has come apart that one had thought would last for ever; and they spit on their hands.
guestbook-log-LS-65-b2 = You kept it to yourselves. It got out, as it would, in the end. A child asked Huda al-Basri, or somebody like her, who had built the first house, and was told to go and see. It is what they say there still, when they are asked a thing that one ought to find out oneself: *go and see what it stands on.*
guestbook-log-LS-66-title = Two Lamps
guestbook-log-LS-66 = There are two lamps on the coast, one at each end of the bay.
guestbook-log-LS-66-b1 = One of them is from a landing at Overwinter and the other from a corridor, twelve watts, with the number nine on it in enamel. For sixty-five years there had been somebody to light each of them, every day. It is a law that they be seen to by children, at five in the morning, and that nobody should be told whose turn it is.
guestbook-log-LS-66-b2 = One is from a landing at Overwinter. The other had been out for some time; it was on a list. It was Bo who cleaned it and hung it there, and he lit it every day at five, and went and stood underneath. He never would have it automatic. He said that he liked to have something to do.
guestbook-log-LS-67-title = The Tune
guestbook-log-LS-67 = It has words now. It has been spoilt by several choirs.
guestbook-log-LS-67-b1 = It was got by heart in a sick bay, by people who thought they were asleep. They could never say where it came from. When two of those meet, who are old, and do not know one another, it is how they find out: one gets as far as the ninth note, and waits.
guestbook-log-LS-67-b2 = The tape had been locked up. There was one copy, in a drawer, on the bench of a woman who did not play it. She was asked for it at the end by her daughter, who knew it anyhow; so they sat down with the machine between them and listened, and found that they had been singing different last notes. They never agreed on it.
guestbook-log-LS-68-title = Who Spoke
guestbook-log-LS-68 = There is no chair at the table there. It is a thing that visitors ask about.
guestbook-log-LS-68-b1 = Ruth Adeyinka had spoken for you, because you asked it of her. On the day that it was over she carried the chair out into the bean row, and sat on it, with her back to the house. She would not have it called resigning. She said that she was still waiting to hear if there was anything.
guestbook-log-LS-68-b2 = It was Mr Bastos who had spoken for you. It is the custom, since, that whoever gets up to speak shall wait until it is uncomfortable; that is called *a Bastos*, and it is measured with a small glass. A good deal has been said in it that would otherwise have had to be done.
guestbook-log-LS-69-title = Radim and Agnieszka
guestbook-log-LS-69 =
    They were married, for the second time or the first. There is no record. They asked the clerk to leave out the number.

    He made the rings. They had to hold. Whenever they had quarrelled, which was on most days, she would go and stop a lift between two floors, and sit in it with the lamp out; and he would come along the shaft with a week’s bread, and knock.
