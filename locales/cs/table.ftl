# Co se říká u rozehraného stolu.

## Co se stalo

table-sat-down = { $seat } usedá ke stolu.
table-bot-plays = Místo převzal bot: { $seat }.
table-stand-in = Dokud se { $seat } nevrátí, hraje místo něj či ní bot.
table-person-plays = { $seat } přebírá hru od bota.
table-seat-opened = Místo je zase volné: { $seat }.
table-took-back = { $seat } bere poslední tah zpět.
table-put-back = { $seat } opakuje vrácený tah.
table-hint-asked = { $seat } se ptá, co by tu udělal veterán.
table-paused = Partie je pozastavená.
table-resumed = Partie pokračuje.
table-bot-stumbled = Bot zaškobrtl a táhl náhodně: { $seat }.

## Co není dovoleno

table-unknown = Takový stůl neexistuje.
table-no-such-seat = Takové místo neexistuje.
table-no-onlookers = Tento stůl sledovat nejde.
table-only-host = Tohle smí jen hostitel stolu.
table-not-your-table = Tohle není váš stůl.
table-not-your-seat = Tohle není vaše místo.
table-not-seated = Jen sledujete. Tohle smějí jen hráči u stolu.
table-seat-is-bot = Na tomto místě hraje bot. Nejdřív ho vystřídejte.
table-seat-is-open = Na tomto místě zatím nikdo nehraje.
table-stand-in-not-waited = Na toto místo se nečeká.
table-stand-in-too-soon = Času na odpověď ještě zbývá. Bota jde přivolat až potom.
table-stand-in-present = Hráč je u stolu. Dejte mu chvilku.
table-days-in-turns = Partie na několik dní se hraje po tazích, bez přesýpacích hodin. Nejdřív to tak nastavte.
table-wrong-key = Tento odkaz už k žádnému místu nevede. Řekněte si o nový.
table-by-invitation = K tomuto stolu se chodí jen na pozvání.
table-full = U tohoto stolu není volné místo.
table-seats-open = Některá místa jsou ještě volná. Počkejte na hráče, nebo je dejte botům.
table-not-begun = Partie ještě nezačala.
table-has-begun = Partie už začala.
table-not-over = Partie ještě neskončila.
table-is-over = Partie skončila.
table-archived = Stůl je uklizený.
table-paused-now = Partie je právě pozastavená.
table-cannot-pause = Není co pozastavit.
table-cannot-resume = Partie není pozastavena.
table-nothing-asked = O to nikdo nepožádal.
table-looking-back = Díváte se do minulosti. Chcete-li hrát, vraťte se do přítomnosti.
table-record-unfinished = Partie v tomto záznamu není dohraná.
table-record-begun-midway = Tato partie začala uprostřed jiné a prohlédnout si ji lze jen tam, kde se hrála.
table-goes-on-from = U tohoto stolu se pokračuje od tahu { $position } jiné partie. Co se tam vědět nedalo, je vylosované znovu.
table-export-lesson = Lekci nelze exportovat; nejdřív z ní hrajte dál bez lekce.
table-export-none = Tento soubor není exportovaná partie.
table-export-newer = Tuto partii exportovala novější verze Starboardu.
table-export-damaged = Tato exportovaná partie je poškozená, nebo ji někdo změnil ručně.
table-export-begun-midway = Tato partie začala uprostřed jiné. Takový soubor může na serveru otevřít jen jeho majitel.
table-analysis-off = Tento server partie nerozebírá.
table-analysis-lesson = Lekce se neposuzuje. Zahrajte si partii a rozeberte tu.
table-analysis-unplayable = Tato partie se hrála podle jiných pravidel, než jsou ta dnešní, a tak ji už nejde posoudit.
table-analysis-full = Právě se rozebírá mnoho partií. Zkuste to za pár minut.
table-analysis-yours = Dvě vaše partie se už rozebírají. Počkejte na jednu z nich.
table-analysis-broke-off = Rozbor se přerušil. Partie sama je v bezpečí; zkuste to znovu.
table-export-others = V souboru jsou vidět všechny karty. Dokud tu hrají i ostatní, může partii exportovat jen majitel serveru.
table-taken-along = Hostitel si bere kopii této partie s sebou. Je v ní vidět všechno, co je jinak skryté.
table-brought-along = Partie tu pokračuje ze souboru, ve kterém je vidět všechno, co je jinak skryté.

## Co se nepovede

table-frame-unreadable = Tomu stůl nerozumí.
table-answer-unclear = Odpověď uvádí buď tahy, nebo místa v seznamu spolu s počtem záznamů, pro který platí.
table-frame-too-large = To je příliš dlouhé: nejvýš { $most } bajtů.
table-too-many = Chvilku, stůl ještě vyřizuje vaši předchozí žádost.
table-fault = U stolu se něco pokazilo. Nic se nezměnilo.
table-worker-lost = Proces, který na tom pracoval, skončil nebo mu to trvalo příliš dlouho.
table-worker-failed = Proces, který na tom pracoval, selhal: { $reason }.

# Lekce
table-no-lesson = U tohoto stolu se žádná lekce nekoná.
table-lesson-unknown = Hra { $title } nemá lekci „{ $lesson }“.
table-lesson-not-now = Možné to je, ale o tom teď není řeč. Podívejte se, co svítí.
table-lesson-watch = Teď se jen dívejte, za okamžik jste zase na řadě.
table-lesson-go-on = Nejdřív si přečtěte poznámku, pak pokračujte.
table-lesson-move-first = Tady je potřeba tah, jen přečíst nestačí.
table-lesson-over = Lekce skončila.
table-lesson-back = V lekci se tahy po jednom nevracejí: vraťte se o krok.
table-lesson-first-step = Tohle je první krok.
table-lesson-nothing-to-show = Tady není co ukazovat.
table-lesson-seats = V lekci zůstává každý na svém místě. Jestli to chcete změnit, hrajte odtud dál bez lekce.

# Standing orders
table-no-such-order = Takový trvalý pokyn tu teď není.
table-order-obeyed = { $seat }: odpovídá trvalý pokyn.

# Rady
table-hint-off = U tohoto stolu se neradí.
table-hint-lesson = V lekci vám poradí sama lekce.
table-hint-not-asked = Teď se vás nikdo na nic neptá.
table-hint-thinking = Veterán ještě přemýšlí.
table-hint-too-soon = Chvilku: i veterán se musí nadechnout.
table-hint-busy = O radu teď žádá mnoho lidí. Zkuste to za chvíli.
table-hint-none = Tentokrát veterán neví. O nic nepřicházíte.
table-hint-late = Mezitím se něco změnilo. Chcete-li, zeptejte se znovu.

# Sentences that people can say
table-say-too-soon = Chvilku: ať si to ostatní přečtou.
table-say-hello = Ahoj!
table-say-good-luck = Hodně štěstí!
table-say-well-played = Pěkný tah!
table-say-thanks = Děkuju!
table-say-ouch = Au!
table-say-moment = Chvilku, prosím.
table-say-back = Jsem zpátky.
table-say-good-game = To byla pěkná partie.
