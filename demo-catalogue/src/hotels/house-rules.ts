import type { SettingKey } from '../texts/settings/settings';
import type { FacilityKey, HotelType, StyleKey } from '@detour/shared-contracts/catalogue';

/** Hotel types by setting. A repeated type is more likely. */
const seaside = 'hotel hotel guesthouse villa villa inn spahotel';
const rural = 'guesthouse inn farmhouse farmhouse manor hotel';
const typesBySetting: Readonly<Record<SettingKey, string>> = {
  cliffs: seaside,
  beach: seaside,
  dunes: seaside,
  cove: 'hotel hotel villa villa guesthouse spahotel',
  coast: 'hotel townhouse villa guesthouse',
  harbour: 'hotel hotel townhouse guesthouse inn',
  hilltown: 'guesthouse guesthouse hotel inn townhouse',
  lavender: 'farmhouse farmhouse guesthouse manor hotel',
  olives: 'farmhouse farmhouse guesthouse manor',
  hills: 'farmhouse farmhouse guesthouse manor castle',
  fields: rural,
  mill: 'inn inn guesthouse hotel',
  polder: 'farmhouse guesthouse inn hotel',
  forest: 'inn hotel lodge manor spahotel',
  vineyard: 'manor manor guesthouse farmhouse castle hotel',
  castle: 'castle castle castle manor inn hotel',
  lake: 'hotel hotel villa spahotel guesthouse',
  alpine: 'lodge lodge hotel hotel inn spahotel',
  snow: 'lodge lodge hotel inn',
  canals: 'hotel hotel townhouse townhouse guesthouse',
  lagoon: 'townhouse townhouse hotel guesthouse',
  rooftops: 'hotel hotel townhouse',
  oldtown: 'hotel hotel townhouse townhouse guesthouse',
  springs: 'spahotel spahotel hotel',
};

export const typesOf = (setting: SettingKey): readonly HotelType[] =>
  typesBySetting[setting].split(' ') as readonly HotelType[];

/** Possible stars of a hotel type, equally likely. */
export const starsOfType: Readonly<Record<HotelType, readonly number[]>> = {
  hotel: [3, 3, 3, 4, 4, 2],
  spahotel: [4, 4, 5],
  guesthouse: [3, 3, 4],
  inn: [3, 3, 2],
  castle: [4, 4, 5],
  manor: [4, 4, 3, 5],
  townhouse: [4, 4, 5, 3],
  farmhouse: [3, 3, 4],
  villa: [3, 4, 4],
  lodge: [3, 4, 4],
};

export const stylesOfType: Readonly<Record<HotelType, readonly StyleKey[]>> = {
  hotel: ['classic', 'design', 'charming'],
  spahotel: ['design', 'elegant', 'classic'],
  guesthouse: ['charming', 'rustic', 'design'],
  inn: ['rustic', 'charming'],
  castle: ['historic', 'elegant'],
  manor: ['elegant', 'historic', 'charming'],
  townhouse: ['elegant', 'historic', 'design'],
  farmhouse: ['rustic', 'charming'],
  villa: ['charming', 'design'],
  lodge: ['rustic', 'charming', 'design'],
};

/** Probability of a facility by hotel type, in percent. Default: 0. */
export const facilityChances: Readonly<Record<HotelType, Readonly<Partial<Record<FacilityKey, number>>>>> = {
  hotel: { restaurant: 70, terrace: 55, spa: 22, pool: 25, sauna: 20, gym: 25, hotTub: 8, accessible: 60 },
  spahotel: {
    restaurant: 100,
    terrace: 70,
    spa: 100,
    indoorPool: 90,
    pool: 40,
    sauna: 100,
    steamRoom: 85,
    hotTub: 80,
    gym: 75,
    accessible: 80,
  },
  guesthouse: { terrace: 65, pool: 30, hotTub: 12, sauna: 10, accessible: 15 },
  inn: { restaurant: 100, terrace: 70, accessible: 35 },
  castle: { restaurant: 90, terrace: 75, pool: 55, spa: 45, sauna: 35, hotTub: 25, accessible: 40 },
  manor: { restaurant: 75, terrace: 75, pool: 55, spa: 30, sauna: 25, hotTub: 20, accessible: 40 },
  townhouse: { restaurant: 45, terrace: 45, spa: 20, sauna: 15, hotTub: 12, gym: 20, accessible: 45 },
  farmhouse: { restaurant: 45, terrace: 85, pool: 60, hotTub: 15, accessible: 30 },
  villa: { terrace: 85, pool: 40, restaurant: 25, hotTub: 15, accessible: 25 },
  lodge: { restaurant: 65, terrace: 60, sauna: 60, hotTub: 45, spa: 20, accessible: 30 },
};
