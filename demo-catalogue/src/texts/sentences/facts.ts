import {
  kilometresBetween,
  type FacilityKey,
  type HotelType,
  inEachLanguage,
  type Wording,
} from '@detour/shared-contracts/catalogue';
import { directionTo, placeWords } from '../../language/place-words';
import type { Place } from '../../places/place';
import type { Random } from '../../random';
import { type SettingKey, settings } from '../settings/settings';
import { sameInAll, type Facts, type Need } from './needs';

/** Local names of towns without cars; a setting on a lagoon has none either. */
const carFreeTowns: ReadonlySet<string> = new Set(['Capri', 'Oost-Vlieland', 'Schiermonnikoog']);

export const isCarFree = (town: Pick<Place, 'local'>, setting: SettingKey): boolean =>
  setting === 'lagoon' || carFreeTowns.has(town.local);

/** Islands whose next town on the list is across the sea. */
const remoteTowns: ReadonlySet<string> = new Set([...carFreeTowns, 'Le Palais', 'Ciutadella', 'Den Burg']);

const mediterraneanRegions: ReadonlySet<string> = new Set([
  'FR-PAC',
  'FR-OCC',
  'FR-COR',
  'FR-20R',
  'ES-CT',
  'ES-VC',
  'ES-MC',
  'ES-IB',
]);

/** Degrees: Andalusia has tides west of the strait of Gibraltar. */
const straitLng = -5.6;

/** True at the Atlantic, the Channel and the North Sea. */
export const hasTides = ({
  country,
  regionId,
  lng,
}: Pick<Place, 'country' | 'regionId' | 'lng'>): boolean => {
  if (country === 'IT') return false;
  if (regionId === 'ES-AN') return lng < straitLng;
  return !mediterraneanRegions.has(regionId ?? '');
};

export interface House {
  readonly town: Place;
  readonly setting: SettingKey;
  readonly type: HotelType;
  readonly label: string;
  readonly address: string;
  readonly facilities: readonly FacilityKey[];
  readonly petsAllowed: boolean;
  readonly checkinTime: string;
  readonly checkoutTime: string;
  readonly rooms: readonly { readonly kind: string; readonly sizeM2: number; readonly rooms: number }[];
}

/** Towns with hotels and sights, from which distances are computed. */
export interface Surroundings {
  readonly towns: readonly Place[];
  readonly sights: readonly Place[];
}

/** Distances in km within which a place is worth naming. */
const reach = { nearest: 3, furthest: 45 } as const;

type Near = readonly { readonly place: Place; readonly km: number }[];

const measured = new WeakMap<readonly Place[], Map<string, Near>>();

/** Nearest first. Kept for each list of places: the stays of a town ask again. */
const nearestOf = (town: Place, places: readonly Place[]): Near => {
  if (remoteTowns.has(town.local)) return [];
  const kept = measured.get(places) ?? new Map<string, Near>();
  measured.set(places, kept);
  const known = kept.get(town.id);
  if (known) return known;
  const near = places
    .filter(({ id }) => id !== town.id)
    .map((place) => ({ place, km: Math.round(kilometresBetween(town, place)) }))
    .filter(({ km }) => km >= reach.nearest && km <= reach.furthest)
    .sort((a, b) => a.km - b.km);
  kept.set(town.id, near);
  return near;
};

const formatOf = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { useGrouping: 'always' });

const formats = {
  fr: formatOf('fr-FR'),
  es: formatOf('es-ES'),
  nl: formatOf('nl-NL'),
  it: formatOf('it-IT'),
};

/** A number with the grouping of each language, rounded to two digits: "67 000". */
const rounded = (value: number): Wording => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  const number = Math.round(value / step) * step;
  return inEachLanguage((language) => formats[language].format(number));
};

/** `15:30` as each language writes it. */
export const timeWords = (time: string): Wording => {
  const [hour = '', minute = ''] = time.split(':');
  const french = minute === '00' ? `${Number(hour)} h` : `${Number(hour)} h ${minute}`;
  return {
    fr: french,
    es: `${Number(hour)}:${minute}`,
    nl: `${hour}.${minute} uur`,
    it: `${Number(hour)}:${minute}`,
  };
};

const aroundValues = (town: Place, { towns, sights }: Surroundings, turn: number): Facts['values'] => {
  const near = nearestOf(town, towns).slice(0, 4);
  const first = near[turn % Math.max(1, near.length)];
  const second = near.find((one) => one !== first);
  const seen = nearestOf(town, sights)[0];
  const words = first && placeWords(first.place.names);
  return {
    ...(first &&
      words && {
        near: words.name,
        nearAt: words.at,
        nearKm: sameInAll(first.km),
        nearWay: directionTo(town, first.place),
      }),
    ...(second && {
      next: placeWords(second.place.names).name,
      nextKm: sameInAll(second.km),
      nextWay: directionTo(town, second.place),
    }),
    ...(seen && { sight: seen.place.names, sightKm: sameInAll(seen.km) }),
  };
};

const sizeValues = ({ rooms }: House): Facts['values'] => {
  const sizes = rooms.map(({ sizeM2 }) => sizeM2);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  return {
    rooms: sameInAll(rooms.reduce((sum, room) => sum + room.rooms, 0)),
    ...(largest > smallest && { smallest: sameInAll(smallest), largest: sameInAll(largest) }),
  };
};

const withGarden: ReadonlySet<string> = new Set(['countryside', 'vineyard', 'river', 'forest', 'lake']);

const placeNeedsOf = ({ town, setting }: House): readonly Need[] => {
  const { environment, season } = settings[setting];
  return [
    ...(environment === 'sea' ? (['sea'] as const) : []),
    ...(environment === 'sea' && hasTides(town) ? (['tides'] as const) : []),
    ...(environment === 'mountain' ? (['mountain'] as const) : []),
    ...(environment === 'city' ? (['city'] as const) : []),
    ...(environment === 'countryside' ? (['countryside'] as const) : []),
    ...(isCarFree(town, setting) ? [] : (['cars'] as const)),
    ...(season ? [season] : []),
    ...(town.population < 15_000 ? (['smallTown'] as const) : []),
    ...(town.population > 100_000 ? (['largeTown'] as const) : []),
    ...(withGarden.has(environment) ? (['garden'] as const) : []),
  ];
};

const needsOf = (house: House): ReadonlySet<Need> =>
  new Set<Need>([
    ...house.facilities,
    ...placeNeedsOf(house),
    ...(house.petsAllowed ? (['pets'] as const) : []),
    ...(house.rooms.some(({ kind }) => kind === 'garden') ? (['garden'] as const) : []),
    ...(house.rooms.reduce((sum, room) => sum + room.rooms, 0) > 1 ? (['severalRooms'] as const) : []),
  ]);

/** Values that a sentence draws for one hotel: years, and numbers from 2, so that plurals are right. */
export const drawnValues = (random: Random): Facts['values'] => ({
  year: sameInAll(random.int(1880, 1955)),
  few: sameInAll(random.int(2, 9)),
  n: sameInAll(random.int(10, 29)),
  tables: sameInAll(random.int(6, 14)),
  hundreds: sameInAll(random.int(12, 98) * 10),
});

/**
 * Facts of a hotel. Distances are in km in a straight line. `turn` selects one of the four nearest towns, so that the stays of a
 * hotel name different ones.
 */
export const factsOf = (
  house: House,
  around: Surroundings,
  { random, turn }: { random: Random; turn: number },
): Facts => {
  const words = placeWords(house.town.names);
  return {
    type: house.type,
    holding: needsOf(house),
    values: {
      town: words.name,
      atTown: words.at,
      ofTown: words.of,
      hotel: sameInAll(house.label),
      address: sameInAll(house.address),
      checkin: timeWords(house.checkinTime),
      checkout: timeWords(house.checkoutTime),
      ...(house.town.population >= 100 && { people: rounded(house.town.population) }),
      ...aroundValues(house.town, around, turn),
      ...sizeValues(house),
      ...drawnValues(random),
      // Of the building: older than what is in it.
      year: sameInAll(random.int(1640, 1860)),
      recent: sameInAll(random.int(2015, 2024)),
      warm: sameInAll(random.int(30, 35)),
    },
  };
};
