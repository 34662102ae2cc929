import type { Marks } from '../kit/marks';
import type { Pen } from '../kit/pen';
import { beachCabins } from './beach-cabins';
import { cliffVillage } from './cliff-village';
import { cliffs } from './cliffs';
import { cove } from './cove';
import { graniteCoast } from './granite-coast';
import { harbourTown } from './harbour-town';
import { islandFort } from './island-fort';
import { lighthouse } from './lighthouse';
import { moatCastle } from './moat-castle';
import { vineyard } from './vineyard';
import { whiteVillage } from './white-village';

export type Subject = (pen: Pen) => Marks;

export const subjects: Readonly<Record<string, Subject>> = {
  'beach-cabins': beachCabins,
  'cliff-village': cliffVillage,
  cliffs,
  cove,
  'granite-coast': graniteCoast,
  'harbour-town': harbourTown,
  'island-fort': islandFort,
  lighthouse,
  'moat-castle': moatCastle,
  vineyard,
  'white-village': whiteVillage,
};
