import type { Marks } from '../kit/marks';
import type { Pen } from '../kit/pen';
import { alpineValley } from './alpine-valley';
import { balloon } from './balloon';
import { beachCabins } from './beach-cabins';
import { belfry } from './belfry';
import { bicycle } from './bicycle';
import { breakfast } from './breakfast';
import { bridgeTown } from './bridge-town';
import { canalHouses } from './canal-houses';
import { castleAlley } from './castle-alley';
import { chalet } from './chalet';
import { cliffVillage } from './cliff-village';
import { cliffs } from './cliffs';
import { cove } from './cove';
import { cypressHill } from './cypress-hill';
import { dome } from './dome';
import { fields } from './fields';
import { forestCabin } from './forest-cabin';
import { garden } from './garden';
import { graniteCoast } from './granite-coast';
import { hammam } from './hammam';
import { harbourTown } from './harbour-town';
import { hillCastle } from './hill-castle';
import { hillVillage } from './hill-village';
import { islandFort } from './island-fort';
import { kayak } from './kayak';
import { lagoon } from './lagoon';
import { lakeVilla } from './lake-villa';
import { lake } from './lake';
import { lavender } from './lavender';
import { lighthouse } from './lighthouse';
import { moatCastle } from './moat-castle';
import { oliveGrove } from './olive-grove';
import { poolHall } from './pool-hall';
import { pool } from './pool';
import { road } from './road';
import { roofs } from './roofs';
import { room } from './room';
import { seaView } from './sea-view';
import { spaArches } from './spa-arches';
import { spaTerrace } from './spa-terrace';
import { spring } from './spring';
import { table } from './table';
import { tasting } from './tasting';
import { terrace } from './terrace';
import { timberTown } from './timber-town';
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
  balloon,
  'beach-cabins': beachCabins,
  belfry,
  bicycle,
  breakfast,
  'bridge-town': bridgeTown,
  'canal-houses': canalHouses,
  'castle-alley': castleAlley,
  chalet,
  'cliff-village': cliffVillage,
  cliffs,
  cove,
  'cypress-hill': cypressHill,
  dome,
  fields,
  'forest-cabin': forestCabin,
  garden,
  'granite-coast': graniteCoast,
  hammam,
  'harbour-town': harbourTown,
  'hill-castle': hillCastle,
  'hill-village': hillVillage,
  'island-fort': islandFort,
  kayak,
  lagoon,
  lake,
  'lake-villa': lakeVilla,
  lavender,
  lighthouse,
  'moat-castle': moatCastle,
  'olive-grove': oliveGrove,
  pool,
  'pool-hall': poolHall,
  road,
  roofs,
  room,
  'sea-view': seaView,
  'spa-arches': spaArches,
  'spa-terrace': spaTerrace,
  spring,
  table,
  tasting,
  terrace,
  'timber-town': timberTown,
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
