import type { Country } from '@detour/shared-contracts/sites';

/** Manner of a region: how its houses are built, what grows there, and how dry its land is. */
export type Manner =
  | 'channel'
  | 'brittany'
  | 'seine'
  | 'rhine'
  | 'alps'
  | 'atlantic'
  | 'provence'
  | 'greenspain'
  | 'castile'
  | 'levant'
  | 'andalusia'
  | 'po'
  | 'tuscany'
  | 'mezzogiorno'
  | 'flanders'
  | 'ardennes'
  | 'holland';

interface Position {
  readonly country: Country;
  readonly lat: number;
  readonly lng: number;
}

/** Limits in degrees; without one, the area reaches to the border. */
interface Area {
  readonly manner: Manner;
  readonly country: Country;
  readonly south?: number;
  readonly north?: number;
  readonly west?: number;
  readonly east?: number;
}

// The first area that contains a place decides. The last one of a country has no limits.
const areas: readonly Area[] = [
  { manner: 'alps', country: 'FR', south: 44.3, north: 47, west: 5.7 },
  { manner: 'alps', country: 'FR', north: 43.12, west: -1, east: 2.5 },
  { manner: 'rhine', country: 'FR', south: 47.3, west: 6.2 },
  { manner: 'brittany', country: 'FR', south: 47.1, north: 48.95, east: -1.1 },
  { manner: 'channel', country: 'FR', south: 48.9, east: 1.8 },
  { manner: 'flanders', country: 'FR', south: 50.2 },
  { manner: 'provence', country: 'FR', north: 45.2, west: 2.6 },
  { manner: 'atlantic', country: 'FR', north: 46.3 },
  { manner: 'seine', country: 'FR' },
  { manner: 'alps', country: 'ES', south: 42.2, west: -0.9, east: 2.2 },
  { manner: 'greenspain', country: 'ES', south: 42.6, east: -1.5 },
  { manner: 'greenspain', country: 'ES', south: 41.8, east: -7.6 },
  { manner: 'andalusia', country: 'ES', north: 38.4, east: -1.6 },
  { manner: 'levant', country: 'ES', west: -1 },
  { manner: 'andalusia', country: 'ES', north: 30 },
  { manner: 'castile', country: 'ES' },
  { manner: 'alps', country: 'IT', south: 46.15 },
  { manner: 'alps', country: 'IT', south: 45.5, east: 7.7 },
  { manner: 'po', country: 'IT', south: 44.5, west: 7.8 },
  { manner: 'po', country: 'IT', south: 43.75, east: 10 },
  { manner: 'tuscany', country: 'IT', south: 41.6 },
  { manner: 'mezzogiorno', country: 'IT' },
  { manner: 'ardennes', country: 'BE', north: 50.6, west: 4.2 },
  { manner: 'flanders', country: 'BE' },
  { manner: 'holland', country: 'NL' },
];

const isIn = ({ south = -90, north = 90, west = -180, east = 180 }: Area, { lat, lng }: Position): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Manner of the region of a place. */
export const mannerAt = (place: Position): Manner =>
  areas.find((area) => area.country === place.country && isIn(area, place))?.manner ?? 'seine';

export const manners: readonly Manner[] = [...new Set(areas.map(({ manner }) => manner))];

export const isManner = (text: string): text is Manner => (manners as readonly string[]).includes(text);
