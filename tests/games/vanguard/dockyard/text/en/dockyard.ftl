dockyard-log-LX-01 = { $active } waits for { $other }.
dockyard-log-LX-01-title = A question
dockyard-log-LX-01-b1 = The cup is wet.
dockyard-log-LX-01-b2 = The cup is dry.
dockyard-log-LX-01-c1 = drink
dockyard-log-LX-01-c2 = mend
dockyard-log-LX-01-r2 = It is mended.
dockyard-scene-120-1 = A bell rings, once.
