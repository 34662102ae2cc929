import type { Marks } from '../kit/marks';
import type { Pen } from '../kit/pen';
import { alpineValley } from './mountains/alpine-valley';
import { balloon } from './countryside/balloon';
import { beachCabins } from './coast/beach-cabins';
import { belfry } from './towns/belfry';
import { bicycle } from './countryside/bicycle';
import { breakfast } from './interiors/breakfast';
import { bridgeTown } from './towns/bridge-town';
import { canalHouses } from './towns/canal-houses';
import { castleAlley } from './castles/castle-alley';
import { chalet } from './mountains/chalet';
import { cliffVillage } from './coast/cliff-village';
import { cliffs } from './coast/cliffs';
import { cove } from './coast/cove';
import { cypressHill } from './countryside/cypress-hill';
import { dome } from './towns/dome';
import { fields } from './countryside/fields';
import { forestCabin } from './countryside/forest-cabin';
import { garden } from './countryside/garden';
import { graniteCoast } from './coast/granite-coast';
import { hammam } from './interiors/hammam';
import { harbourTown } from './coast/harbour-town';
import { hillCastle } from './castles/hill-castle';
import { hillVillage } from './towns/hill-village';
import { islandFort } from './coast/island-fort';
import { kayak } from './mountains/kayak';
import { lagoon } from './coast/lagoon';
import { lakeVilla } from './mountains/lake-villa';
import { lake } from './mountains/lake';
import { lavender } from './countryside/lavender';
import { lighthouse } from './coast/lighthouse';
import { moatCastle } from './castles/moat-castle';
import { oliveGrove } from './countryside/olive-grove';
import { poolHall } from './interiors/pool-hall';
import { pool } from './interiors/pool';
import { road } from './countryside/road';
import { roofs } from './towns/roofs';
import { room } from './interiors/room';
import { seaView } from './coast/sea-view';
import { spaArches } from './interiors/spa-arches';
import { spaTerrace } from './interiors/spa-terrace';
import { spring } from './countryside/spring';
import { table } from './interiors/table';
import { tasting } from './interiors/tasting';
import { terrace } from './interiors/terrace';
import { timberTown } from './towns/timber-town';
import { tulips } from './countryside/tulips';
import { vineyard } from './countryside/vineyard';
import { watermill } from './countryside/watermill';
import { whiteVillage } from './coast/white-village';
import { windmill } from './countryside/windmill';
import { winterChalet } from './mountains/winter-chalet';
import { winterForest } from './mountains/winter-forest';
import { winterVillage } from './mountains/winter-village';

/** Draws one kind of place. The pen determines the variation. */
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
