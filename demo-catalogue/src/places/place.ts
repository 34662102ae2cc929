import type { PlaceCategory } from '@detour/shared-contracts/criteria';
import type { Country } from '@detour/shared-contracts/sites';
import type { Language } from '@detour/shared-contracts/catalogue';
import type { Disc } from './touristic-regions';

/** A destination of the search box that is not a hotel. */
export interface Place {
  /**
   * GeoNames id for towns (with the suffix `-sea` or `-ski` for the same town as a resort), ISO 3166-2 for areas, else a slug.
   */
  readonly id: string;
  readonly category: PlaceCategory;
  /** Local name. */
  readonly local: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly country: Country;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly departmentId: string | null;
  readonly regionId: string | null;
  readonly postalCode: string | null;
  /** Area of a touristic region. */
  readonly discs?: readonly Disc[];
}
