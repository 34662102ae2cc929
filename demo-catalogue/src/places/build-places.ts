import type { Country } from '@detour/shared-contracts/sites';
import type { Wording } from '@detour/shared-contracts/catalogue';
import { departmentOf, regionOf, type Area } from './areas';
import { exonyms } from './exonyms';
import { loadGeonames, type GeonamesTown } from './geonames';
import type { Place } from './place';
import { points } from './points';
import { countryRows } from './regions';
import { seaResortIds, skiResortIds } from './resorts';
import { touristicRegions } from './touristic-regions';
import { towns } from './hotel-towns';
import { valueOf } from '../item-at';

const smallestListedTown = 5000;
const seaSettings = /\b(cliffs|cove|beach|dunes|harbour|coast)\b/;
const skiSettings = /\bsnow\b/;

const rows = Object.values(towns).flat();
const townRowOf = new Map(rows.map((row) => [row[0], row]));

const townNames = (town: GeonamesTown): { local: string; names: Wording } => {
  const known = exonyms.get(town.id);
  const local = known?.local ?? townRowOf.get(town.id)?.[1] ?? town.name.replaceAll("'", '’');
  const { fr, es, nl, it } = known ?? { fr: local, es: local, nl: local, it: local };
  return { local, names: { fr, es, nl, it } };
};

const townPlace = (town: GeonamesTown): Place => ({
  id: String(town.id),
  category: 'city',
  ...townNames(town),
  country: town.country,
  lat: town.lat,
  lng: town.lng,
  population: town.population,
  departmentId: departmentOf(town.country, town.municipality)?.id ?? null,
  regionId: regionOf(town.country, town.admin1)?.id ?? null,
  postalCode: townRowOf.get(town.id)?.[2] ?? null,
});

const idsOf = (lists: Readonly<Record<Country, readonly number[]>>): readonly number[] =>
  Object.values(lists).flat();

const resortIds = (listed: readonly number[], settings: RegExp): ReadonlySet<number> =>
  new Set([...listed, ...rows.filter((row) => settings.test(row[3])).map((row) => row[0])]);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Builds an area: its position is the mean of its towns, its population their sum. */
const areaPlace = (area: Area, category: 'department' | 'region', members: readonly Place[]): Place => {
  const [first] = members;
  if (!first) throw new Error(`The area ${area.id} contains no town.`);
  return {
    id: area.id,
    category,
    local: area.names[languageAt(first)],
    names: area.names,
    country: first.country,
    lat: mean(members.map((member) => member.lat)),
    lng: mean(members.map((member) => member.lng)),
    population: members.reduce((sum, member) => sum + member.population, 0),
    departmentId: null,
    regionId: category === 'department' ? first.regionId : null,
    postalCode: null,
  };
};

const languageAt = (place: Pick<Place, 'country' | 'regionId'>): keyof Wording =>
  place.regionId === 'BE-VLG'
    ? 'nl'
    : ({ FR: 'fr', BE: 'fr', ES: 'es', IT: 'it', NL: 'nl' } as const)[place.country];

const groupBy = <T>(
  items: readonly T[],
  keyOf: (item: T) => string | null,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

const administrative = (all: readonly GeonamesTown[]): readonly Place[] => {
  const members = all.filter((town) => !town.section).map((town) => ({ town, place: townPlace(town) }));
  const areasOf = (category: 'department' | 'region'): readonly Place[] => {
    const areaOf = ({ town }: (typeof members)[number]): Area | null =>
      category === 'department'
        ? departmentOf(town.country, town.municipality)
        : regionOf(town.country, town.admin1);
    const areas = new Map(members.flatMap((member) => areaOf(member) ?? []).map((area) => [area.id, area]));
    return [...groupBy(members, (member) => areaOf(member)?.id ?? null)].map(([id, group]) =>
      areaPlace(
        valueOf(areas, id),
        category,
        group.map((member) => member.place),
      ),
    );
  };
  return [...areasOf('region'), ...areasOf('department')];
};

const countries = (all: readonly GeonamesTown[]): readonly Place[] =>
  countryRows.map(([id, , lat, lng, fr, es, nl, it]) => ({
    id,
    category: 'country',
    local: { FR: fr, BE: fr, ES: es, IT: it, NL: nl }[id],
    names: { fr, es, nl, it },
    country: id,
    lat,
    lng,
    population: all.reduce(
      (sum, town) => (town.country === id && !town.section ? sum + town.population : sum),
      0,
    ),
    departmentId: null,
    regionId: null,
    postalCode: null,
  }));

type Named = readonly [country: Country, slug: string, names: readonly [string, string, string, string]];

const slugPlace = ([country, slug, [fr, es, nl, it]]: Named, category: 'poi' | 'touristicregion') => ({
  id: `${country.toLowerCase()}-${slug}`,
  category,
  local: { FR: fr, BE: fr, ES: es, IT: it, NL: nl }[country],
  names: { fr, es, nl, it },
  country,
  population: 0,
  departmentId: null,
  regionId: null,
  postalCode: null,
});

const touristic = (): readonly Place[] =>
  (Object.keys(touristicRegions) as Country[]).flatMap((country) =>
    touristicRegions[country].map(([slug, names, discs]) => ({
      ...slugPlace([country, slug, names], 'touristicregion'),
      lat: mean(discs.map(([lat]) => lat)),
      lng: mean(discs.map(([, lng]) => lng)),
      discs,
    })),
  );

const sights = (): readonly Place[] =>
  (Object.keys(points) as Country[]).flatMap((country) =>
    points[country].map(([slug, lat, lng, names]) => ({
      ...slugPlace([country, slug, names], 'poi'),
      lat,
      lng,
    })),
  );

/**
 * Every destination of the five countries except hotels: countries, regions, departments or provinces, towns from 5,000
 * inhabitants and those with hotels, sea and ski resorts, touristic regions, sights and stations.
 * @spec DEST-007
 */
export const buildPlaces = (): readonly Place[] => {
  const all = loadGeonames();
  const sea = resortIds(idsOf(seaResortIds), seaSettings);
  const ski = resortIds(idsOf(skiResortIds), skiSettings);
  const listed = all.filter(
    (town) =>
      townRowOf.has(town.id) ||
      sea.has(town.id) ||
      ski.has(town.id) ||
      (!town.section && town.population >= smallestListedTown),
  );
  const cities = listed.map(townPlace);
  const resorts = (ids: ReadonlySet<number>, suffix: 'sea' | 'ski'): readonly Place[] =>
    listed
      .filter((town) => ids.has(town.id))
      .map((town) => ({
        ...townPlace(town),
        id: `${town.id}-${suffix}`,
        category: suffix === 'sea' ? 'searesort' : 'skiresort',
      }));
  return [
    ...countries(all),
    ...administrative(all),
    ...touristic(),
    ...cities,
    ...resorts(sea, 'sea'),
    ...resorts(ski, 'ski'),
    ...sights(),
  ];
};
