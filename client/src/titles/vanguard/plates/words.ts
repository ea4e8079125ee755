/** Made of the structs of the server by `make types`. Do not edit. */

export interface PlateWords {
  /** Bands of colour from the top down to the horizon; the first word of most plates. */
  readonly sky: {
    readonly top: string;
    readonly low: string;
    readonly y: number;
    readonly bands: number;
    readonly sway: number;
    readonly seed: number;
  };
  /** Stars, a few of them with rays. */
  readonly stars: {
    readonly count: number;
    readonly y: number;
    readonly big: number;
    readonly colour: string;
    readonly seed: number;
  };
  /** A band of dust across the sky, from one point to another. */
  readonly dust: {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
    readonly width: number;
    readonly count: number;
    readonly colour: string;
    readonly strength: number;
    readonly seed: number;
  };
  /** A world seen from space; the lamp in degrees, 0 to the right and 90 below. */
  readonly world: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly day: string;
    readonly night: string;
    readonly land: string;
    readonly air: string;
    readonly lamp: number;
    readonly bands: number;
    readonly seed: number;
  };
  /** A sun or moon. */
  readonly sun: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly colour: string;
    readonly strength: number;
  };
  /** A wall of white light that stands on the right. */
  readonly noon: {
    readonly x: number;
    readonly colour: string;
  };
  /** A row of far lights. */
  readonly lights: {
    readonly x: number;
    readonly y: number;
    readonly dx: number;
    readonly dy: number;
    readonly count: number;
    readonly r: number;
    readonly colour: string;
  };
  /** Clouds of dust, one in front of the other. */
  readonly billows: {
    readonly y: number;
    readonly far: string;
    readonly near: string;
    readonly edge: string;
    readonly slope: number;
    readonly count: number;
    readonly seed: number;
  };
  /** Birds a long way off. */
  readonly birds: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly count: number;
    readonly colour: string;
    readonly seed: number;
  };
  /** A ridge of land from edge to edge, with strata, and bright where it faces the lamp. */
  readonly ridge: {
    readonly y: number;
    readonly colour: string;
    readonly amp: number;
    readonly width: number;
    readonly edge: string;
    readonly lamp: 'left' | 'right';
    readonly strata: number;
    readonly gap: number;
    readonly line: number;
    readonly shade: number;
    readonly x1: number;
    readonly x2: number;
    readonly seed: number;
  };
  /** Small things strewn over the ground, larger in front. */
  readonly scatter: {
    readonly kind: 'stones' | 'dust' | 'moss' | 'grass' | 'runners' | 'lines' | 'reeds' | 'shards';
    readonly y1: number;
    readonly y2: number;
    readonly x1: number;
    readonly x2: number;
    readonly count: number;
    readonly colour: string;
    readonly strength: number;
    readonly seed: number;
  };
  /** Strips of mist. */
  readonly mist: {
    readonly y: number;
    readonly height: number;
    readonly count: number;
    readonly colour: string;
    readonly strength: number;
    readonly seed: number;
  };
  /** Water along a row of points, wider in front. */
  readonly river: {
    readonly points: readonly (readonly number[])[];
    readonly width: number;
    readonly colour: string;
    readonly edge: string;
    readonly horizon: number;
  };
  /** A worn road along a row of points, wider in front. */
  readonly road: {
    readonly points: readonly (readonly number[])[];
    readonly width: number;
    readonly colour: string;
    readonly edge: string;
    readonly horizon: number;
  };
  /** A face of rock with cracks and ledges. */
  readonly cliff: {
    readonly x1: number;
    readonly x2: number;
    readonly y: number;
    readonly bottom: number;
    readonly colour: string;
    readonly edge: string;
    readonly lamp: 'left' | 'right';
    readonly seed: number;
  };
  /** A rock like a parasol. */
  readonly parasol: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: string;
  };
  /** Blue ice, broken into plates. */
  readonly floes: {
    readonly y: number;
    readonly colour: string;
    readonly edge: string;
    readonly seed: number;
  };
  /** A hollow pressed into the ground. */
  readonly hollow: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly colour: string;
    readonly edge: string;
  };
  /** Dry stone, in courses; x is its left end. */
  readonly stones: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly rows: number;
    readonly colour: string;
    readonly lit: string;
    readonly lean: number;
    readonly seed: number;
  };
  /** A well with a cup on a chain. */
  readonly well: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A heap of stones. */
  readonly cairn: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: string;
    readonly seed: number;
  };
  /** Terraces, one above the other. */
  readonly terrace: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly steps: number;
    readonly colour: string;
    readonly green: string;
  };
  /** A chimney; x is its left edge. */
  readonly chimney: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly colour: string;
  };
  /** Smoke that rises from here. */
  readonly smoke: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly lean: number;
    readonly colour: string;
    readonly strength: number;
  };
  /** The porch of a house. */
  readonly porch: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: string;
  };
  /** A row of roofs; x is the left end. */
  readonly roofs: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly count: number;
    readonly colour: string;
    readonly edge: string;
    readonly seed: number;
  };
  /** A floor of a house in section; x and y are its upper left corner. */
  readonly storey: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly colour: string;
    readonly light: number;
  };
  /** A stair that goes down from here, to the right. */
  readonly stair: {
    readonly x: number;
    readonly y: number;
    readonly steps: number;
    readonly dx: number;
    readonly dy: number;
    readonly colour: string;
  };
  /** Prints of hands in a wall, not all of them like ours. */
  readonly hands: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: string;
  };
  /** The first stone: a wedge in a crack. */
  readonly wedge: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A house with a porch, a walk round its roof and one window. */
  readonly ice_house: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly lit: boolean;
    readonly colour: string;
  };
  /** A house on legs. */
  readonly walking_house: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly legs: number;
    readonly colour: string;
    readonly kneels: boolean;
    readonly flip: boolean;
  };
  /** A low house with a door and a window. */
  readonly hut: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly lit: boolean;
    readonly colour: string;
    readonly roof: string;
  };
  /** A dish that listens. */
  readonly dish: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly flip: boolean;
  };
  /** A mast with stays. */
  readonly mast: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
  };
  /** A windsock on its pole. */
  readonly windsock: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: string;
  };
  /** Shirts on a line; x is its left end. */
  readonly washing: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
  };
  /** A winch with its cable. */
  readonly winch: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** Gauges in a row, marked. */
  readonly staves: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly count: number;
    readonly height: number;
  };
  /** A table on the grass, with a cloth. */
  readonly long_table: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
  };
  /** A pump with its pipe. */
  readonly pump: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A bell in its frame. */
  readonly bell: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A lamp on a bracket. */
  readonly lantern: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly lit: boolean;
  };
  /** An instrument: a box on three legs. */
  readonly station: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A cistern under the ground, full of water. */
  readonly tank: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly colour: string;
  };
  /** A field gate. */
  readonly gate: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A flat boat. */
  readonly boat: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: string;
  };
  /** Fair Copy from outside; x and y are her middle. */
  readonly ship: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly turn: number;
    readonly colour: string;
    readonly burning: boolean;
  };
  /** The lander on its legs. */
  readonly lander: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
  };
  /** A broken landing cradle. */
  readonly cradle: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly flip: boolean;
  };
  /** A probe on three legs. */
  readonly probe: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A drum with a lamp and two panels; x and y are its middle. */
  readonly buoy: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly turn: number;
  };
  /** A hull of the Caravan, landed; x and y are the middle of its foot. */
  readonly hull: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: string;
    readonly flip: boolean;
  };
  /** The walls and the floor of a room; floor is where it begins. */
  readonly room: {
    readonly kind: 'mess' | 'steel' | 'yellow' | 'stone' | 'house';
    readonly floor: number;
  };
  /** A round window; x and y are its middle. */
  readonly porthole: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
  };
  /** A window with night outside; x and y are its middle. */
  readonly window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly lit: boolean;
  };
  /** A lamp that hangs from above; x and y are its mouth. */
  readonly shade: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A door in its frame; open, there is light behind it. */
  readonly door: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly colour: string;
    readonly frame: string;
    readonly open: boolean;
  };
  /** Pencil marks, one over the other, on a door frame. */
  readonly marks: {
    readonly x: number;
    readonly y: number;
    readonly count: number;
    readonly gap: number;
    readonly colour: string;
  };
  /** The doors of a lift, with the number of the deck. */
  readonly lift: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly open: number;
  };
  /** Pipes along a wall; x is the left end. */
  readonly pipes: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly count: number;
    readonly colour: string;
  };
  /** A grating of the air. */
  readonly vent: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** An opening between two rooms. */
  readonly arch: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly colour: string;
    readonly inside: string;
  };
  /** A sheet on the wall with two skies; x and y are its upper left corner. */
  readonly sheet: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** The Table, from the left edge to the right. */
  readonly table: {
    readonly y: number;
  };
  /** A small table. */
  readonly desk: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly colour: string;
  };
  /** Bowls in a row; x is the first. */
  readonly bowls: {
    readonly x: number;
    readonly y: number;
    readonly dx: number;
    readonly count: number;
    readonly full: boolean;
  };
  /** The brass plate with the names; x and y are its upper left corner. */
  readonly plaque: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** A rail with hooks, and a cup on one of them. */
  readonly hooks: {
    readonly x: number;
    readonly y: number;
    readonly count: number;
    readonly cup: number;
  };
  /** Berths in a wall, one beside the other; x is the left edge. */
  readonly berths: {
    readonly x: number;
    readonly y: number;
    readonly count: number;
    readonly size: number;
    readonly awake: boolean;
  };
  /** A bunk with a blanket. */
  readonly bunk: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly blanket: string;
  };
  /** A shelf on a wall; x is its left end. */
  readonly shelf: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly colour: string;
  };
  /** Filters in a rack; x and y are its upper left corner. */
  readonly rack: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly rows: number;
  };
  /** Beans in a trough. */
  readonly planter: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly count: number;
    readonly spots: boolean;
    readonly pods: boolean;
  };
  /** A galley stove. */
  readonly stove: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly lit: boolean;
  };
  /** A kettle with three spouts on a warm stone. */
  readonly kettle: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A bench; at four heights if it is for everybody. */
  readonly bench: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly heights: number;
    readonly colour: string;
  };
  /** The book that stands open against a wall. */
  readonly great_book: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** An open ledger; x and y are its middle. */
  readonly ledger: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** Letters in a heap. */
  readonly papers: {
    readonly x: number;
    readonly y: number;
    readonly count: number;
    readonly width: number;
  };
  /** A post box, full. */
  readonly post_box: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A flour bin. */
  readonly bin: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly open: boolean;
  };
  /** A microscope with flasks. */
  readonly scope: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A tape recorder. */
  readonly recorder: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** Hammocks between hooks; x is the left end. */
  readonly hammocks: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly count: number;
  };
  /** A small bed with a board at its foot. */
  readonly bed: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly blanket: string;
  };
  /** A cake with candles. */
  readonly cake: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly candles: number;
  };
  /** A microphone and a set that glows. */
  readonly radio: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A cloth under glass, for something to lie on. */
  readonly case: {
    readonly y: number;
    readonly colour: string;
  };
  /** Something to be looked at closely; x and y are the middle of its foot. */
  readonly thing: {
    readonly kind: 'cup' | 'peg' | 'comb' | 'coat' | 'tuft' | 'rubbing' | 'splinter' | 'handle' | 'lid' | 'weathercock' | 'core' | 'staves' | 'stone' | 'counterweight' | 'bowls' | 'letters' | 'seed' | 'plug' | 'clapper' | 'trowel' | 'shoe' | 'pen';
    readonly x: number;
    readonly y: number;
    readonly size: number;
  };
  /** A plain shape between these points. */
  readonly shape: {
    readonly points: readonly (readonly number[])[];
    readonly colour: string;
    readonly outline: boolean;
    readonly strength: number;
  };
  /** A plain line through these points. */
  readonly line: {
    readonly points: readonly (readonly number[])[];
    readonly colour: string;
    readonly width: number;
    readonly dashed: boolean;
    readonly outline: boolean;
    readonly strength: number;
  };
  /** A plain disc. */
  readonly disc: {
    readonly x: number;
    readonly y: number;
    readonly rx: number;
    readonly ry: number;
    readonly colour: string;
    readonly outline: boolean;
    readonly strength: number;
  };
  /** Somebody of the crew in a suit, with the colour of the section. */
  readonly suit: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly section: 'security' | 'recon' | 'science' | 'engineering';
    readonly pose: 'stand' | 'walk' | 'reach' | 'point' | 'carry' | 'kneel' | 'sit' | 'lean' | 'run' | 'lie';
    readonly flip: boolean;
    readonly lit: 'none' | 'left' | 'right';
    readonly lamp: boolean;
    readonly floats: boolean;
    readonly bare: boolean;
  };
  /** Somebody in a jersey. */
  readonly person: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly pose: 'stand' | 'walk' | 'reach' | 'point' | 'carry' | 'kneel' | 'sit' | 'lean' | 'run' | 'lie';
    readonly skin: string;
    readonly hair: string;
    readonly cut: 'short' | 'bun' | 'long' | 'bald' | 'scarf';
    readonly coat: string;
    readonly legs: string;
    readonly holds: 'nothing' | 'pot' | 'bowl' | 'lamp' | 'paper' | 'cup' | 'brush';
    readonly apron: boolean;
    readonly flip: boolean;
    readonly lit: 'none' | 'left' | 'right';
  };
  /** Many people, a little way off; x is the left end. */
  readonly crowd: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly count: number;
    readonly height: number;
    readonly lit: 'none' | 'left' | 'right';
    readonly seed: number;
  };
  /** A consoler of Hush: barn-sized, woollen, ears forward. */
  readonly consoler: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: string;
    readonly flip: boolean;
    readonly lies: boolean;
  };
  /** Animals of the shade, far off, in a line; x is the left end. */
  readonly herd: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly count: number;
    readonly colour: string;
    readonly seed: number;
  };
  /** One who lays stones: low, with a broad limb. */
  readonly mason: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: string;
    readonly flip: boolean;
  };
  /** A dog. */
  readonly dog: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: string;
    readonly flip: boolean;
  };
  /** The light of a lamp; amber unless it is told otherwise. */
  readonly glow: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly colour: string;
    readonly strength: number;
  };
  /** A beam between these points. */
  readonly beam: {
    readonly points: readonly (readonly number[])[];
    readonly colour: string;
    readonly strength: number;
  };
  /** Dust in the light. */
  readonly motes: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly count: number;
    readonly colour: string;
    readonly seed: number;
  };
  /** The long shadow of something that stands at x, y. */
  readonly shadow: {
    readonly x: number;
    readonly y: number;
    readonly dx: number;
    readonly dy: number;
    readonly width: number;
    readonly strength: number;
  };
  /** Snow in the wind. */
  readonly snowfall: {
    readonly count: number;
    readonly slant: number;
    readonly colour: string;
    readonly strength: number;
    readonly seed: number;
  };
  /** Darkness over the whole print, for a night or a shut room. */
  readonly shade_over: {
    readonly colour: string;
    readonly strength: number;
  };
  /** The fine lines of the print; the last word but one. */
  readonly grain: {
    readonly strength: number;
  };
  /** Darker corners; the last word. */
  readonly vignette: {
    readonly strength: number;
  };
}

/** What holds where a plate says nothing. */
export const DEFAULTS = {
  sky: {
    y: 520,
    bands: 7,
    sway: 10,
    seed: 1,
  },
  stars: {
    count: 120,
    y: 500,
    big: 5,
    colour: '#F2EFE6',
    seed: 5,
  },
  dust: {
    x1: 0,
    y1: 400,
    x2: 1200,
    y2: 200,
    width: 140,
    count: 60,
    colour: '#C98E5A',
    strength: 0.1,
    seed: 3,
  },
  world: {
    night: '#0B0F1A',
    air: '#FFC98A',
    lamp: 210,
    bands: 9,
    seed: 2,
  },
  sun: {
    r: 30,
    colour: '#FFE9C4',
    strength: 1,
  },
  noon: {
    x: 1000,
    colour: '#FFF7E2',
  },
  lights: {
    dx: 27,
    dy: -9.5,
    count: 11,
    r: 1.4,
    colour: '#FFE2A0',
  },
  billows: {
    y: 250,
    far: '#6E4A34',
    near: '#20191E',
    edge: '#F0B08A',
    slope: 0.16,
    count: 7,
    seed: 60,
  },
  birds: {
    width: 200,
    count: 8,
    colour: '#1D2436',
    seed: 3,
  },
  ridge: {
    amp: 80,
    width: 220,
    edge: '#F2EFE6',
    lamp: 'left',
    strata: 6,
    gap: 16,
    line: 0.16,
    shade: 0.2,
    x1: -20,
    x2: 1220,
    seed: 1,
  },
  scatter: {
    y1: 600,
    y2: 790,
    x1: 0,
    x2: 1200,
    count: 60,
    colour: '#F2EFE6',
    strength: 0.5,
    seed: 4,
  },
  mist: {
    height: 60,
    count: 8,
    colour: '#DDE6E4',
    strength: 0.16,
    seed: 9,
  },
  river: {
    width: 60,
    colour: '#5E6B62',
    edge: '#E9DEC6',
    horizon: 400,
  },
  road: {
    width: 60,
    colour: '#7A5F44',
    edge: '#E9C28A',
    horizon: 400,
  },
  cliff: {
    bottom: 800,
    edge: '#F2EFE6',
    lamp: 'left',
    seed: 6,
  },
  parasol: {
    size: 1,
    colour: '#8A5F3C',
  },
  floes: {
    colour: '#6F97B4',
    edge: '#E6F4FA',
    seed: 8,
  },
  hollow: {
    width: 220,
    colour: '#2E4234',
    edge: '#B9D0AC',
  },
  stones: {
    rows: 3,
    colour: '#9A8E74',
    lit: '#D6C69C',
    lean: 0,
    seed: 3,
  },
  well: {
    size: 1,
  },
  cairn: {
    size: 1,
    colour: '#8A8272',
    seed: 5,
  },
  terrace: {
    width: 400,
    steps: 4,
    colour: '#6B6A4E',
    green: '#6F8A55',
  },
  chimney: {
    width: 26,
    height: 60,
    colour: '#4A2F2E',
  },
  smoke: {
    size: 1,
    lean: 40,
    colour: '#B9B2A2',
    strength: 0.35,
  },
  porch: {
    size: 1,
    colour: '#4F3632',
  },
  roofs: {
    height: 60,
    count: 4,
    colour: '#3F292B',
    edge: '#F0B08A',
    seed: 2,
  },
  storey: {
    light: 0.4,
  },
  stair: {
    steps: 6,
    dx: 12,
    dy: 12,
    colour: '#8A6A48',
  },
  hands: {
    size: 1,
    colour: '#D9A552',
  },
  wedge: {
    size: 1,
  },
  ice_house: {
    size: 1,
    lit: true,
    colour: '#4C5A6B',
  },
  walking_house: {
    size: 1,
    legs: 11,
    colour: '#7A5A44',
    kneels: false,
    flip: false,
  },
  hut: {
    size: 1,
    lit: true,
    colour: '#6B5A48',
    roof: '#3E3A38',
  },
  dish: {
    size: 1,
    flip: false,
  },
  mast: {
    height: 200,
  },
  windsock: {
    size: 1,
    colour: '#9A9F9C',
  },
  washing: {
    width: 300,
  },
  winch: {
    size: 1,
  },
  staves: {
    width: 300,
    count: 7,
    height: 120,
  },
  long_table: {
    width: 500,
  },
  pump: {
    size: 1,
  },
  bell: {
    size: 1,
  },
  lantern: {
    size: 1,
    lit: true,
  },
  station: {
    size: 1,
  },
  tank: {
    width: 500,
    colour: '#2F4A55',
  },
  gate: {
    size: 1,
  },
  boat: {
    size: 1,
    colour: '#6B4E36',
  },
  ship: {
    size: 0.47,
    turn: 0,
    colour: '#8791A6',
    burning: false,
  },
  lander: {
    width: 170,
  },
  cradle: {
    size: 1,
    flip: false,
  },
  probe: {
    size: 1,
  },
  buoy: {
    size: 1.2,
    turn: -14,
  },
  hull: {
    size: 1,
    colour: '#7E8798',
    flip: false,
  },
  room: {
    kind: 'mess',
    floor: 420,
  },
  porthole: {
    r: 62,
  },
  window: {
    width: 140,
    height: 180,
    lit: false,
  },
  shade: {
    y: 132,
    size: 1,
  },
  door: {
    width: 180,
    height: 360,
    colour: '#4C5F73',
    frame: '#8A9AAE',
    open: false,
  },
  marks: {
    count: 6,
    gap: 26,
    colour: '#1D2436',
  },
  lift: {
    size: 1,
    open: 0.5,
  },
  pipes: {
    width: 600,
    count: 3,
    colour: '#5E6880',
  },
  vent: {
    width: 160,
    height: 90,
  },
  arch: {
    width: 220,
    height: 320,
    colour: '#4A4038',
    inside: '#C9A15B',
  },
  sheet: {
    x: 540,
    y: 110,
    size: 1,
  },
  table: {
    y: 556,
  },
  desk: {
    width: 260,
    colour: '#7A5434',
  },
  bowls: {
    dx: 136,
    count: 6,
    full: true,
  },
  plaque: {
    x: 420,
    y: 110,
    width: 440,
    height: 300,
  },
  hooks: {
    x: 300,
    y: 470,
    count: 14,
    cup: 6,
  },
  berths: {
    count: 4,
    size: 1,
    awake: false,
  },
  bunk: {
    width: 340,
    blanket: '#4C5F73',
  },
  shelf: {
    width: 400,
    colour: '#7A5A3A',
  },
  rack: {
    width: 360,
    rows: 4,
  },
  planter: {
    width: 360,
    count: 7,
    spots: false,
    pods: false,
  },
  stove: {
    size: 1,
    lit: true,
  },
  kettle: {
    size: 1,
  },
  bench: {
    width: 460,
    heights: 1,
    colour: '#6B5A48',
  },
  great_book: {
    size: 1,
  },
  ledger: {
    size: 1,
  },
  papers: {
    count: 12,
    width: 200,
  },
  post_box: {
    size: 1,
  },
  bin: {
    size: 1,
    open: false,
  },
  scope: {
    size: 1,
  },
  recorder: {
    size: 1,
  },
  hammocks: {
    width: 600,
    count: 3,
  },
  bed: {
    width: 220,
    blanket: '#6F8FB5',
  },
  cake: {
    size: 1,
    candles: 6,
  },
  radio: {
    size: 1,
  },
  case: {
    y: 620,
    colour: '#3A2C33',
  },
  thing: {
    x: 600,
    y: 620,
    size: 1,
  },
  shape: {
    outline: true,
    strength: 1,
  },
  line: {
    width: 3,
    dashed: false,
    outline: false,
    strength: 1,
  },
  disc: {
    rx: 40,
    ry: 40,
    outline: true,
    strength: 1,
  },
  suit: {
    height: 120,
    section: 'science',
    pose: 'stand',
    flip: false,
    lit: 'none',
    lamp: false,
    floats: false,
    bare: false,
  },
  person: {
    height: 150,
    pose: 'stand',
    skin: '#C98F6B',
    hair: '#2B1D1A',
    cut: 'short',
    coat: '#5E6880',
    legs: '#2A3145',
    holds: 'nothing',
    apron: false,
    flip: false,
    lit: 'none',
  },
  crowd: {
    width: 600,
    count: 14,
    height: 90,
    lit: 'none',
    seed: 4,
  },
  consoler: {
    size: 1,
    colour: '#8C938F',
    flip: false,
    lies: false,
  },
  herd: {
    width: 400,
    count: 14,
    colour: '#4A3626',
    seed: 6,
  },
  mason: {
    size: 1,
    colour: '#6B5F58',
    flip: false,
  },
  dog: {
    size: 1,
    colour: '#6B4E36',
    flip: false,
  },
  glow: {
    r: 220,
    colour: '#FFC45E',
    strength: 0.75,
  },
  beam: {
    colour: '#FFE2A0',
    strength: 0.14,
  },
  motes: {
    count: 40,
    colour: '#FFE9B8',
    seed: 2,
  },
  shadow: {
    dx: -220,
    dy: 30,
    width: 13,
    strength: 0.3,
  },
  snowfall: {
    count: 160,
    slant: -30,
    colour: '#F2F6F8',
    strength: 0.7,
    seed: 7,
  },
  shade_over: {
    colour: '#0A0F1D',
    strength: 0.4,
  },
  grain: {
    strength: 0.04,
  },
  vignette: {
    strength: 0.45,
  },
} as const;
