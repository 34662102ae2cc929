import type { Foreground, ForegroundName } from '../../pictures/editions/foreground';
import { group, type Marks } from '../kit/marks';
import type { Pen } from '../kit/pen';
import { kayak, mooring, rod, rowboat } from './afloat';
import type { ForegroundObject } from './foreground-object';
import { footLine, foregroundGroundDrawings } from './grounds';
import { basket, chest, truffles } from './baskets';
import { bicycle, rucksack, saddle } from './on-the-way';
import { guitar, still, towels } from './indoors';
import { spottingScope, telescope } from './tripods';
import { landYacht, skis, snowshoes, surfboards, yoga } from './sports';
import { beer, cheese, chocolates, cider, oliveOil, oysters, pottery, wine } from './tastings';
import { cooking } from './cooking';

const objects: Readonly<Record<ForegroundName, ForegroundObject>> = {
  basket,
  beer,
  bicycle,
  cheese,
  chest,
  chocolates,
  cider,
  cooking,
  guitar,
  kayak,
  'land-yacht': landYacht,
  mooring,
  'olive-oil': oliveOil,
  oysters,
  pottery,
  rod,
  rowboat,
  rucksack,
  saddle,
  skis,
  snowshoes,
  'spotting-scope': spottingScope,
  still,
  surfboards,
  telescope,
  towels,
  truffles,
  wine,
  yoga,
};

/** Cards of 16:9 are cut out of the middle of a sheet of 3:2: what stands lower than this is not in them. */
const raised = 46;

/** Draws the object of an activity at `x`, on ground along the foot of the sheet. */
export const drawForeground = (pen: Pen, { name, ground }: Foreground, x: number): Marks => [
  group([...foregroundGroundDrawings[ground](pen), ...objects[name](pen, [x, footLine])], {
    transform: `translate(0 ${-raised})`,
  }),
];
