import type { Manner } from '../../pictures/editions/manner';
import type { Colour } from '../kit/colour';
import type { Top } from '../parts/buildings/top';
import type { FrameName } from './frame-name';

/** Ground of a picture, for the plants and walls that frame it. */
export type FrameGround = 'coast' | 'town' | 'land' | 'heights';

export interface MannerStyle {
  /** Plaster and stone by day. */
  readonly walls: readonly [Colour, Colour, Colour, Colour];
  /** Tiles, thatch or slate by day. */
  readonly roofs: readonly [Colour, Colour, Colour];
  /** Roofs of towers, and of the houses that are roofed like them. */
  readonly slate: Colour;
  /** Colour that the land leans to, and how far (0 to 1). */
  readonly land: readonly [Colour, number];
  /** Whether mountains stand on the horizon. */
  readonly peaks: boolean;
  /** Tops of the houses of a row. */
  readonly tops: readonly Top[];
  /** Storeys that houses of a row have more than elsewhere. */
  readonly taller: 0 | 1;
  /** Towers above the roofs: 0 a spire, 1 a dome, a church or a campanile, 2 a square tower. */
  readonly towers: readonly (0 | 1 | 2)[];
  /** What may stand before the view. */
  readonly frames: Readonly<Record<FrameGround, readonly FrameName[]>>;
}

const south = {
  coast: ['pine', 'pine-branch', 'parapet', 'agave'],
  town: ['parapet', 'balcony', 'plane-branch', 'arch'],
  land: ['cypresses', 'olive-branch', 'parapet', 'plane-branch'],
  heights: ['firs', 'fence', 'fir-branch'],
} as const satisfies MannerStyle['frames'];

const north = {
  coast: ['dune-grass', 'fence', 'bushes'],
  town: ['balcony', 'plane-branch', 'bushes'],
  land: ['beech', 'leaf-branch', 'bushes', 'fence', 'poplars'],
  heights: ['firs', 'fence', 'fir-branch'],
} as const satisfies MannerStyle['frames'];

const tile: MannerStyle['roofs'] = ['#cf7a4c', '#c0673f', '#b4704a'];
const slateRoofs: MannerStyle['roofs'] = ['#5b6f78', '#4c616c', '#66747a'];

/** Houses and plants of each region. Colours are those of day; other hours mix less of them in. */
export const mannerStyles: Readonly<Record<Manner, MannerStyle>> = {
  channel: {
    walls: ['#efe6d4', '#c98f6b', '#e2d3b8', '#b77a5c'],
    roofs: ['#5d6d75', '#7d5a4c', '#4f626c'],
    slate: '#465a66',
    land: ['#6fa06f', 0.18],
    peaks: false,
    tops: ['eaves', 'mansard', 'mansard'],
    taller: 1,
    towers: [0],
    frames: { ...north, land: ['apple', 'leaf-branch', 'fence', 'poplars'] },
  },
  brittany: {
    walls: ['#f3f0e6', '#c9bfae', '#f0ece0', '#b3aa9c'],
    roofs: slateRoofs,
    slate: '#4a5f6a',
    land: ['#5f8f6a', 0.15],
    peaks: false,
    tops: ['eaves', 'eaves', 'mansard'],
    taller: 0,
    towers: [0],
    frames: { ...north, coast: ['bushes', 'dune-grass', 'fence'] },
  },
  seine: {
    walls: ['#f4ead2', '#ecdcbb', '#e6cfa6', '#efe6d2'],
    roofs: ['#5c6c74', '#8a5f4b', '#50636d'],
    slate: '#4a5d68',
    land: ['#86ac72', 0.16],
    peaks: false,
    tops: ['eaves', 'mansard'],
    taller: 0,
    towers: [0],
    frames: north,
  },
  rhine: {
    walls: ['#f5e3bd', '#e9b98c', '#dfa68a', '#c9d3c4'],
    roofs: ['#a3573d', '#8d4a38', '#96604a'],
    slate: '#6a4a42',
    land: ['#6d9c62', 0.16],
    peaks: false,
    tops: ['gable', 'gable', 'eaves'],
    taller: 0,
    towers: [0],
    frames: { ...north, town: ['balcony', 'leaf-branch'], land: ['leaf-branch', 'beech', 'fence', 'apple'] },
  },
  alps: {
    walls: ['#efe4cf', '#b98a5c', '#e8d6b6', '#a47a52'],
    roofs: ['#7a5a48', '#6b5a52', '#8a7464'],
    slate: '#5a5f62',
    land: ['#4f8a66', 0.14],
    peaks: true,
    tops: ['eaves', 'eaves'],
    taller: 0,
    towers: [0],
    frames: {
      coast: ['firs', 'fir-branch'],
      town: ['fir-branch', 'balcony'],
      land: ['firs', 'fence', 'fir-branch'],
      heights: ['firs', 'fence', 'fir-branch'],
    },
  },
  atlantic: {
    walls: ['#f8f4ea', '#f1e8d4', '#f6efe0', '#e9d9bb'],
    roofs: ['#c4633f', '#b3573a', '#cc7a52'],
    slate: '#8a4a3a',
    land: ['#7fa86a', 0.16],
    peaks: false,
    tops: ['eaves', 'eaves'],
    taller: 0,
    towers: [2, 0],
    frames: {
      coast: ['pine', 'dune-grass', 'pine-branch', 'fence'],
      town: ['balcony', 'plane-branch', 'parapet'],
      land: ['plane-branch', 'poplars', 'bushes', 'leaf-branch'],
      heights: north.heights,
    },
  },
  provence: {
    walls: ['#f3d9a6', '#eab583', '#f0c79c', '#efe0c0'],
    roofs: ['#d38a5c', '#c6764c', '#cf8f68'],
    slate: '#b98a62',
    land: ['#9fa97a', 0.3],
    peaks: false,
    tops: ['eaves'],
    taller: 1,
    towers: [2, 1],
    frames: south,
  },
  greenspain: {
    walls: ['#f2ead8', '#d9c7a6', '#e6b98f', '#cdbda0'],
    roofs: ['#b85e40', '#a9543a', '#c07050'],
    slate: '#8b5a48',
    land: ['#5f9a62', 0.2],
    peaks: true,
    tops: ['eaves', 'eaves', 'mansard'],
    taller: 1,
    towers: [2, 0],
    frames: {
      coast: ['bushes', 'dune-grass', 'pine'],
      town: ['balcony', 'plane-branch'],
      land: ['leaf-branch', 'apple', 'bushes', 'fence'],
      heights: north.heights,
    },
  },
  castile: {
    walls: ['#e9c99a', '#dcb27e', '#e3bd8e', '#f0dcb8'],
    roofs: ['#c07a50', '#b36a45', '#bd8360'],
    slate: '#7a6a62',
    land: ['#cbb27a', 0.42],
    peaks: true,
    tops: ['eaves'],
    taller: 0,
    towers: [2, 1],
    frames: { ...south, land: ['olive-branch', 'poplars', 'parapet', 'cypresses'] },
  },
  levant: {
    walls: ['#f7ead0', '#efcf9f', '#e9b88a', '#f5e6cc'],
    roofs: tile,
    slate: '#b08a66',
    land: ['#a8ad7c', 0.28],
    peaks: false,
    tops: ['eaves'],
    taller: 1,
    towers: [2, 1],
    frames: {
      ...south,
      coast: ['pine', 'palm', 'parapet', 'agave'],
      town: ['arch', 'balcony', 'palm', 'parapet'],
    },
  },
  andalusia: {
    walls: ['#fdfaf2', '#f9f3e4', '#fbf6ea', '#f3d69a'],
    roofs: ['#c98256', '#c07549', '#d1966c'],
    slate: '#c08a5e',
    land: ['#c2b478', 0.36],
    peaks: true,
    tops: ['eaves'],
    taller: 0,
    towers: [2, 1],
    frames: {
      coast: ['palm', 'agave', 'parapet', 'pine-branch'],
      town: ['arch', 'palm', 'balcony', 'parapet'],
      land: ['olive-branch', 'agave', 'cypresses', 'parapet'],
      heights: ['olive-branch', 'agave'],
    },
  },
  po: {
    walls: ['#f2cf9a', '#e7a97c', '#dd9a78', '#efd9b0'],
    roofs: ['#c06a44', '#b25e3e', '#bf7a56'],
    slate: '#9a6a50',
    land: ['#7fa06c', 0.18],
    peaks: true,
    tops: ['eaves'],
    taller: 1,
    towers: [1, 2],
    frames: {
      coast: ['pine', 'pine-branch', 'parapet', 'arch'],
      town: ['arch', 'balcony', 'parapet'],
      land: ['cypresses', 'poplars', 'parapet', 'leaf-branch'],
      heights: north.heights,
    },
  },
  tuscany: {
    walls: ['#ebc48c', '#dca873', '#e6b684', '#f0d9b0'],
    roofs: ['#c4794d', '#b66b44', '#c58a62'],
    slate: '#a97a58',
    land: ['#a7a86a', 0.26],
    peaks: false,
    tops: ['eaves'],
    taller: 0,
    towers: [1, 2],
    frames: south,
  },
  mezzogiorno: {
    walls: ['#fbf6ea', '#f3dcae', '#f0c79a', '#f8efdc'],
    roofs: ['#d29a6e', '#c98658', '#d6a880'],
    slate: '#c9a074',
    land: ['#b0ac74', 0.3],
    peaks: false,
    tops: ['eaves'],
    taller: 1,
    towers: [1, 2],
    frames: {
      coast: ['pine', 'agave', 'arch', 'palm', 'parapet'],
      town: ['arch', 'palm', 'parapet', 'balcony'],
      land: ['olive-branch', 'agave', 'cypresses', 'parapet'],
      heights: south.heights,
    },
  },
  flanders: {
    walls: ['#c98a68', '#b8735a', '#e8d8bc', '#d9b896'],
    roofs: ['#9a5540', '#84483a', '#6b5a58'],
    slate: '#4c5d68',
    land: ['#74a06e', 0.16],
    peaks: false,
    tops: ['step', 'gable', 'mansard'],
    taller: 0,
    towers: [0, 2],
    frames: {
      coast: ['dune-grass', 'fence'],
      town: ['leaf-branch', 'balcony', 'bushes'],
      land: ['poplars', 'reeds', 'leaf-branch', 'fence'],
      heights: north.heights,
    },
  },
  ardennes: {
    walls: ['#d5cdbd', '#b5ac9e', '#c4b49c', '#e6dfd0'],
    roofs: slateRoofs,
    slate: '#45565f',
    land: ['#4f8560', 0.18],
    peaks: false,
    tops: ['eaves', 'mansard'],
    taller: 0,
    towers: [0],
    frames: { ...north, land: ['beech', 'firs', 'leaf-branch', 'fence'], town: ['leaf-branch', 'balcony'] },
  },
  holland: {
    walls: ['#b9694e', '#a2573f', '#d9c3a2', '#8d5343'],
    roofs: ['#b5583c', '#9c4a36', '#7a4c42'],
    slate: '#4a5a64',
    land: ['#6fa46a', 0.18],
    peaks: false,
    tops: ['bell', 'step', 'gable', 'bell'],
    taller: 0,
    towers: [0, 1, 2],
    frames: {
      coast: ['dune-grass', 'fence'],
      town: ['leaf-branch', 'bushes', 'balcony'],
      land: ['reeds', 'poplars', 'fence', 'bushes'],
      heights: north.heights,
    },
  },
};
