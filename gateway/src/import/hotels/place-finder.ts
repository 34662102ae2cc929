import type { Country } from '@detour/shared-contracts/sites';
import { type Place, placeIdsOf } from '../../seed/demonstration';
import { foldText, kilometresBetween, slugOf } from '@detour/shared-contracts/catalogue';
import type { HotelRow } from './hotel-row';

export interface LocatedHotel {
  readonly town: Place;
  /** True for a town that is not in the catalogue: it is written with the hotel. */
  readonly isNewTown: boolean;
  readonly area: Place | null;
  /** Every destination that contains the hotel, without the hotel itself. */
  readonly placeIds: readonly string[];
}

/** Maximum distance between a hotel and the centre of its town. Further away, it is another town of that name. */
const farthestKm = 25;
const cellDegrees = 0.5;

const cellOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }, row = 0, column = 0): string =>
  `${Math.floor(lat / cellDegrees) + row}/${Math.floor(lng / cellDegrees) + column}`;

const groupBy = (places: readonly Place[], keysOf: (place: Place) => readonly string[]) => {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    for (const key of new Set(keysOf(place))) groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return groups;
};

const nearestOf = (places: readonly Place[], row: HotelRow): Place | null =>
  places.reduce<Place | null>(
    (best, place) =>
      best === null || kilometresBetween(row, place) < kilometresBetween(row, best) ? place : best,
    null,
  );

const namesOf = (place: Place): string[] => [place.local, ...Object.values(place.names)].map(foldText);

const nameKey = (country: Country, name: string): string => `${country}/${foldText(name)}`;

/** Finds the catalogue's place of a hotel. An unknown village becomes a new place. */
export const createPlaceFinder = (all: readonly Place[]) => {
  const of = (...categories: readonly string[]) =>
    all.filter(({ category }) => categories.includes(category));
  const cities = of('city');
  const wide = of('touristicregion', 'searesort', 'skiresort', 'poi');
  const byName = groupBy(cities, (place) => namesOf(place).map((name) => `${place.country}/${name}`));
  const byCell = groupBy(cities, (place) => [cellOf(place)]);
  const areas = groupBy(of('department', 'region'), (place) =>
    namesOf(place).map((name) => `${place.category}/${place.country}/${name}`),
  );
  const byId = new Map(all.map((place) => [place.id, place]));

  const findArea = (category: 'department' | 'region', row: HotelRow): Place | null =>
    areas.get(`${category}/${nameKey(row.country, row[category])}`)?.[0] ?? null;

  const findNearest = (row: HotelRow): Place | null => {
    const around = [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => byCell.get(cellOf(row, dy, dx)) ?? []),
    );
    return nearestOf(
      around.filter(({ country }) => country === row.country),
      row,
    );
  };

  const newTown = (row: HotelRow): Place => {
    const near = findNearest(row);
    const department = findArea('department', row);
    const region = findArea('region', row);
    return {
      id: `imp-${row.country}-${slugOf(row.city, row.department || row.region)}`.slice(0, 64),
      category: 'city',
      local: row.city,
      names: { fr: row.city, es: row.city, nl: row.city, it: row.city },
      country: row.country,
      lat: row.lat,
      lng: row.lng,
      population: 0,
      departmentId: department?.id ?? near?.departmentId ?? null,
      regionId: region?.id ?? department?.regionId ?? near?.regionId ?? null,
      postalCode: row.postcode || null,
    };
  };

  return (row: HotelRow): LocatedHotel => {
    const named = nearestOf(byName.get(nameKey(row.country, row.city)) ?? [], row);
    const known = named && kilometresBetween(row, named) <= farthestKm ? named : null;
    const town = known ?? newTown(row);
    return {
      town,
      isNewTown: known === null,
      area: byId.get(town.departmentId ?? town.regionId ?? '') ?? null,
      placeIds: placeIdsOf(row, { town }, wide),
    };
  };
};

export type FindPlace = ReturnType<typeof createPlaceFinder>;
