import {
  type FacilityKey,
  type HotelType,
  kilometresBetween,
  slugOf,
  taxOf,
} from '@detour/shared-contracts/catalogue';
import { editionOf } from '../pictures/editions/edition';
import type { Place } from '../places/place';
import { createRandom, type Random } from '../random';
import { type Composer, createComposer } from '../texts/sentences/composer';
import { factsOf, isCarFree, type Surroundings } from '../texts/sentences/facts';
import { settings } from '../texts/settings/settings';
import { buildRooms } from './build-rooms';
import { reviewFactsOf } from './reviews/build-reviews';
import { chooseEco } from './choose-eco';
import { describeHotel } from './describe-hotel';
import type { Hotel } from './hotel';
import { planHotels, type CatalogueSize, type HotelPlan } from './hotel-plan';
import { facilityChances, starsOfType, stylesOfType, typesOf } from './house-rules';
import { createNamer, nameListOf } from './name-hotels';
import { coverOf, createCovers } from './choose-cover';
import { phoneOf } from './phone-of';
import { streets } from './streets';
import { surroundingsOf } from './surroundings';

const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

const facilitiesOf = (plan: HotelPlan, type: HotelType, random: Random): readonly FacilityKey[] => {
  const drawn = Object.entries(facilityChances[type])
    .filter(([, chance]) => random.chance(chance / 100))
    .map(([facility]) => facility as FacilityKey);
  const warm = plan.town.lat < 45.2 && plan.setting !== 'alpine' && plan.setting !== 'snow';
  // No open-air pool in cold places or in towns.
  const outdoors = warm && settings[plan.setting].environment !== 'city';
  return [
    ...drawn.filter((facility) => facility !== 'pool' || outdoors),
    'wifi',
    ...(random.chance(0.75) ? (['parking'] as const) : []),
    ...(random.chance(0.3) ? (['evCharging'] as const) : []),
    ...(warm && random.chance(0.7) ? (['airConditioning'] as const) : []),
  ];
};

const petsOf = (random: Random): Hotel['pets'] => {
  if (!random.chance(0.45)) return { allowed: false, price: null, maxWeight: null, maxNumber: 0 };
  return {
    allowed: true,
    price: random.pick([null, 1000, 1200, 1500, 1500, 2000]),
    maxWeight: random.pick([null, null, 10, 15]),
    maxNumber: random.pick([1, 1, 2]),
  };
};

const areaOf = (town: Place, places: ReadonlyMap<string, Place>): string =>
  places.get(town.departmentId ?? town.regionId ?? '')?.local ?? '';

/** Radius in km of the hotels of a sight or station. */
const poiRadiusKm = 15;

/**
 * Returns every destination that contains a hotel: its town with its areas, and the resorts, touristic regions and sights of
 * `places`.
 */
export const placeIdsOf = (
  position: { readonly lat: number; readonly lng: number },
  { town }: Pick<HotelPlan, 'town'>,
  places: readonly Place[],
): string[] => {
  const touristic = places.filter((place) =>
    place.discs?.some(([lat, lng, radius]) => kilometresBetween(position, { lat, lng }) <= radius),
  );
  const resorts = places.filter((place) => place.id === `${town.id}-sea` || place.id === `${town.id}-ski`);
  const sights = places.filter(
    (place) => place.category === 'poi' && kilometresBetween(position, place) <= poiRadiusKm,
  );
  return [
    town.id,
    town.departmentId,
    town.regionId,
    town.country,
    ...resorts.map(({ id }) => id),
    ...touristic.map(({ id }) => id),
    ...sights.map(({ id }) => id),
  ].filter((id): id is string => id !== null);
};

interface Workshop {
  readonly seed: string;
  readonly places: ReadonlyMap<string, Place>;
  /** Resorts, touristic regions and sights that may contain hotels. */
  readonly wide: readonly Place[];
  readonly name: ReturnType<typeof createNamer>;
  readonly cover: ReturnType<typeof createCovers>;
  readonly around: Surroundings;
  readonly composer: Composer;
}

/** A position near the middle of the town. */
const positionIn = (town: Place, random: Random): Pick<Hotel, 'lat' | 'lng'> => ({
  lat: roundTo(town.lat + (random.next() - 0.5) * 0.008, 5),
  lng: roundTo(town.lng + (random.next() - 0.5) * 0.011, 5),
});

const buildHotel = (plan: HotelPlan, workshop: Workshop): Hotel => {
  const { seed, places, wide, name, cover, around, composer } = workshop;
  const { town, setting } = plan;
  const id = `h${town.id}${plan.number}`;
  const random = createRandom(`${seed}/${id}`);
  const types = random.shuffle(typesOf(setting));
  let [type] = types as [HotelType];
  let label: string | null = null;
  for (const candidate of [...types, 'guesthouse', 'hotel'] as const) {
    type = candidate;
    label = name(plan, candidate, random);
    if (label !== null) break;
  }
  if (label === null) throw new Error(`No name is left for a hotel in ${town.local}.`);
  const stars = random.pick(starsOfType[type]);
  const facilities = facilitiesOf(plan, type, random);
  const position = positionIn(town, random);
  const reviews = reviewFactsOf({ stars, facilities }, random);
  const street = random.pick(streets[nameListOf(plan)]).replace('{n}', String(random.int(1, 68)));
  const plain = {
    id,
    label,
    uri: slugOf(label, town.local, String(plan.number)),
    stars,
    townId: town.id,
    departmentId: town.departmentId,
    regionId: town.regionId,
    country: town.country,
    areaLabel: areaOf(town, places),
    ...position,
    address: street,
    zipCode: town.postalCode ?? '',
    phone: phoneOf(town.country, createRandom(`${seed}/${id}/phone`)),
    setting,
    type,
    style: random.pick(stylesOfType[type]),
    facilities: isCarFree(town, setting)
      ? facilities.filter((facility) => facility !== 'evCharging' && facility !== 'parking')
      : facilities,
    ecoMeasures: chooseEco(createRandom(`${seed}/${id}/eco`)),
    pets: petsOf(random),
    checkinTime: random.pick(['15:00', '15:00', '16:00', '14:00']),
    checkoutTime: random.pick(['11:00', '11:00', '12:00', '10:30']),
    tax: taxOf(town.country, town.regionId, stars),
    scene: cover(coverOf(town, setting, random), editionOf(id, { country: town.country, ...position })),
    quality: qualityOf(stars, reviews.average, reviews.count, facilities.length),
    reviewAverage: reviews.average,
    reviewCount: reviews.count,
    reviewDetails: reviews.details,
    placeIds: placeIdsOf(position, plan, wide),
    rooms: buildRooms({ seed, id, setting, type, stars, country: town.country }, random),
  };
  // The last draws of the stream.
  const told = factsOf({ ...plain, town, petsAllowed: plain.pets.allowed }, around, { random, turn: 0 });
  return {
    ...plain,
    texts: describeHotel({ town, setting, type, facilities: plain.facilities }, { told, composer }, random),
  };
};

/** Reviews count most, but less when there are few. A hotel without reviews gets the mean. */
export const qualityOf = (stars: number, average: number, count: number, facilities: number): number => {
  const trust = count / (count + 6);
  const score = trust * average + (1 - trust) * 8.2;
  return roundTo(Math.min(100, (score - 5) * 16 + stars * 3 + Math.min(8, facilities)), 2);
};

/** Builds the hotels of a seed. Pure. */
export const buildHotels = (seed: string, size: CatalogueSize, all: readonly Place[]): readonly Hotel[] => {
  const workshop: Workshop = {
    seed,
    places: new Map(all.map((place) => [place.id, place])),
    wide: all.filter(
      ({ category }) =>
        category === 'touristicregion' ||
        category === 'searesort' ||
        category === 'skiresort' ||
        category === 'poi',
    ),
    name: createNamer(),
    cover: createCovers(),
    around: surroundingsOf(all),
    composer: createComposer(),
  };
  return planHotels(size, workshop.places).map((plan) => buildHotel(plan, workshop));
};
