/** Every word of plates, and what draws it. Its type says when a word of the server is missing here, or told otherwise. */
import { consoler, dog, herd, mason } from './figures/creatures';
import { crowd, person, suit } from './figures/people';
import type { Draw, Word } from './ink';
import { beam, glow, grain, motes, shade_over, shadow, snowfall, vignette } from './light/light';
import { billows, birds, dust, lights, noon, sky, stars, sun } from './sky/heavens';
import { world } from './sky/world';
import {
  chimney,
  hut,
  ice_house,
  lantern,
  porch,
  roofs,
  smoke,
  stair,
  storey,
  tank,
  walking_house,
} from './structures/houses';
import { bin, bowls, cake, desk, hooks, plaque, sheet, shelf, stove, table } from './structures/mess';
import {
  bed,
  bench,
  berths,
  bunk,
  case_,
  great_book,
  hammocks,
  kettle,
  ledger,
  planter,
  post_box,
  rack,
  radio,
  recorder,
  scope,
} from './structures/quarters';
import { arch, door, lift, marks, pipes, porthole, room, shade, vent, window } from './structures/rooms';
import { cairn, gate, hands, stones, terrace, wedge, well } from './structures/stonework';
import { thing } from './structures/things';
import { buoy, cradle, hull, lander, probe, ship } from './structures/vessels';
import {
  bell,
  boat,
  disc,
  dish,
  long_table,
  mast,
  papers,
  plain_line,
  pump,
  shape,
  station,
  staves,
  washing,
  winch,
  windsock,
} from './structures/works';
import { cliff, floes, hollow, mist, parasol } from './terrain/ground';
import { ridge } from './terrain/ridge';
import { scatter } from './terrain/scatter';
import { river, road } from './terrain/ways';

export const VOCABULARY: { readonly [W in Word]: Draw<W> } = {
  ...{ sky, stars, dust, world, sun, noon, lights, billows, birds },
  ...{ ridge, scatter, mist, river, road, cliff, parasol, floes, hollow },
  ...{ stones, well, cairn, terrace, hands, wedge, gate },
  ...{ chimney, smoke, porch, roofs, storey, stair, ice_house, walking_house, hut, lantern, tank },
  ...{ dish, mast, windsock, washing, winch, staves, long_table, pump, bell, station, boat, papers },
  ...{ ship, lander, cradle, probe, buoy, hull },
  ...{ room, porthole, window, shade, door, marks, lift, pipes, vent, arch },
  ...{ sheet, table, desk, bowls, plaque, hooks, shelf, stove, bin, cake },
  ...{
    berths,
    bunk,
    bed,
    hammocks,
    rack,
    planter,
    bench,
    kettle,
    great_book,
    ledger,
    post_box,
    scope,
    recorder,
    radio,
  },
  ...{ case: case_, thing, shape, line: plain_line, disc },
  ...{ suit, person, crowd, consoler, herd, mason, dog },
  ...{ glow, beam, motes, shadow, snowfall, shade_over, grain, vignette },
};
