import type { ForegroundName } from '../pictures/editions/foreground';
import type { ProgramItem } from '../texts/programme/program-item';

/** Objects by the icon of an activity. Icons that several activities share follow by tag. */
const byIcon: Readonly<Partial<Record<ProgramItem['icon'], ForegroundName>>> = {
  basket: 'basket',
  beer: 'beer',
  bike: 'bicycle',
  bird: 'spotting-scope',
  boat: 'mooring',
  cheese: 'cheese',
  chef: 'cooking',
  chocolate: 'chocolates',
  fish: 'rod',
  flower: 'still',
  glass: 'cider',
  hike: 'rucksack',
  horse: 'saddle',
  kayak: 'kayak',
  map: 'chest',
  music: 'guitar',
  olive: 'olive-oil',
  oyster: 'oysters',
  pottery: 'pottery',
  sail: 'mooring',
  ski: 'skis',
  snow: 'snowshoes',
  spa: 'towels',
  star: 'telescope',
  surf: 'surfboards',
  wine: 'wine',
  yoga: 'yoga',
};

const byTag: Readonly<Partial<Record<number, ForegroundName>>> = {
  122: 'rowboat',
  126: 'land-yacht',
  134: 'truffles',
};

/** The object that tells what one does there. Null where the place itself is what one sees, as on a walk through a town. */
export const foregroundOf = ({ icon, tag }: Pick<ProgramItem, 'icon' | 'tag'>): ForegroundName | null =>
  byTag[tag ?? 0] ?? byIcon[icon] ?? null;
