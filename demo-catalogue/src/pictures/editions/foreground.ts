/** What the ground at the foot of the picture is made of. */
export type ForegroundGround = 'grass' | 'sand' | 'snow' | 'planks' | 'stone' | 'table';

/**
 * What may stand before the view of an activity, so that its picture shows the activity and not only the place: one object on its
 * ground. Names are parts of image ids (`cove-pines-day.provence-7.kayak`).
 */
export const foregroundGrounds = {
  basket: 'grass',
  beer: 'table',
  bicycle: 'grass',
  cheese: 'table',
  chest: 'grass',
  chocolates: 'table',
  cider: 'table',
  cooking: 'table',
  guitar: 'stone',
  kayak: 'planks',
  'land-yacht': 'sand',
  mooring: 'planks',
  'olive-oil': 'table',
  oysters: 'table',
  pottery: 'table',
  rod: 'planks',
  rowboat: 'grass',
  rucksack: 'grass',
  saddle: 'grass',
  skis: 'snow',
  snowshoes: 'snow',
  'spotting-scope': 'grass',
  still: 'stone',
  surfboards: 'sand',
  telescope: 'grass',
  towels: 'stone',
  truffles: 'grass',
  wine: 'table',
  yoga: 'grass',
} as const satisfies Readonly<Record<string, ForegroundGround>>;

export type ForegroundName = keyof typeof foregroundGrounds;

/** An object on its ground, as it is drawn. */
export interface Foreground {
  readonly name: ForegroundName;
  readonly ground: ForegroundGround;
}

export const foregroundNames = Object.keys(foregroundGrounds) as readonly ForegroundName[];

export const isForeground = (name: string): name is ForegroundName => Object.hasOwn(foregroundGrounds, name);
