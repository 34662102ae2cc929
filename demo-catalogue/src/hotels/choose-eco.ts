import type { Random } from '../random';
import { ecoMeasures, type EcoMeasure } from '@detour/shared-contracts/catalogue';

const measures = Object.keys(ecoMeasures) as readonly EcoMeasure[];

/** Eco measures of a hotel: most have a few, one in six has enough for a separate line (HOTEL-029). */
export const chooseEco = (random: Random): readonly EcoMeasure[] => {
  const count = random.chance(0.17) ? random.int(8, 11) : random.int(0, 6);
  const chosen = random.shuffle(measures).slice(0, count);
  return measures.filter((measure) => chosen.includes(measure));
};
