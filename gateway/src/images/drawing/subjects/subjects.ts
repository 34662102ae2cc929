import type { Marks } from '../kit/marks';
import type { Pen } from '../kit/pen';
import { alpineValley } from './alpine-valley';
import { beachCabins } from './beach-cabins';
import { belfry } from './belfry';
import { bridgeTown } from './bridge-town';
import { canalHouses } from './canal-houses';
import { castleAlley } from './castle-alley';
import { chalet } from './chalet';
import { cliffVillage } from './cliff-village';
import { cliffs } from './cliffs';
import { cove } from './cove';
import { cypressHill } from './cypress-hill';
import { fields } from './fields';
import { graniteCoast } from './granite-coast';
import { harbourTown } from './harbour-town';
import { hillCastle } from './hill-castle';
import { hillVillage } from './hill-village';
import { islandFort } from './island-fort';
import { lakeVilla } from './lake-villa';
import { lake } from './lake';
import { lavender } from './lavender';
import { lighthouse } from './lighthouse';
import { moatCastle } from './moat-castle';
import { oliveGrove } from './olive-grove';
import { tulips } from './tulips';
import { vineyard } from './vineyard';
import { watermill } from './watermill';
import { whiteVillage } from './white-village';
import { windmill } from './windmill';
import { winterChalet } from './winter-chalet';
import { winterForest } from './winter-forest';
import { winterVillage } from './winter-village';

/** Draws one kind of place; what varies comes from the pen. */
export type Subject = (pen: Pen) => Marks;

export const subjects = {
  'alpine-valley': alpineValley,
  'beach-cabins': beachCabins,
  belfry,
  'bridge-town': bridgeTown,
  'canal-houses': canalHouses,
  'castle-alley': castleAlley,
  chalet,
  'cliff-village': cliffVillage,
  cliffs,
  cove,
  'cypress-hill': cypressHill,
  fields,
  'granite-coast': graniteCoast,
  'harbour-town': harbourTown,
  'hill-castle': hillCastle,
  'hill-village': hillVillage,
  'island-fort': islandFort,
  lake,
  'lake-villa': lakeVilla,
  lavender,
  lighthouse,
  'moat-castle': moatCastle,
  'olive-grove': oliveGrove,
  tulips,
  vineyard,
  watermill,
  'white-village': whiteVillage,
  windmill,
  'winter-chalet': winterChalet,
  'winter-forest': winterForest,
  'winter-village': winterVillage,
} as const satisfies Record<string, Subject>;

export type SubjectName = keyof typeof subjects;
