import type { ActivityListResponse, FacetsResponse, FacetType } from '@detour/shared-contracts/api';

/** Groups a facets response by filter. @spec FILT-052 FILT-053 FILT-054 FILT-055 */
export interface SearchFacets {
  readonly facilities: readonly {
    readonly value: string;
    readonly name: string;
    readonly label: string;
    readonly count: number;
  }[];
  readonly hotelScores: readonly { readonly value: number; readonly label: string; readonly count: number }[];
  readonly stars: readonly { readonly value: number; readonly label: string; readonly count: number }[];
  readonly hotelTypes: readonly {
    readonly name: string;
    readonly value: string;
    readonly label: string;
    readonly count: number;
  }[];
  readonly hotelEnvironments: readonly {
    readonly key: string;
    readonly label: string;
    readonly count: number;
  }[];
  readonly hotelStyles: readonly { readonly name: string; readonly label: string; readonly count: number }[];
  readonly meals: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly freeCancellation: number;
  readonly promotions: number;
  /** Offers by price: lower bound of each bar in cents, in order. */
  readonly prices: readonly { readonly from: number; readonly count: number }[];
  /** Offers by activity id. */
  readonly tags: ReadonlyMap<number, number>;
}

export interface ActivityGroup {
  readonly name: string;
  readonly list: readonly { readonly id: number; readonly name: string; readonly count: number }[];
}

export const toSearchFacets = ({ properties }: FacetsResponse): SearchFacets => {
  const valuesOf = (type: FacetType) =>
    properties.find(({ propertyType }) => propertyType === type)?.values ?? [];
  const numbered = (type: FacetType) =>
    valuesOf(type).map(({ id, name, count }) => ({ value: Number(id), label: name, count }));
  return {
    facilities: valuesOf('facility').map(({ id, name, count }) => ({
      value: id,
      name: id,
      label: name,
      count,
    })),
    hotelScores: numbered('score'),
    stars: numbered('stars'),
    hotelTypes: valuesOf('type').map(({ id, name, count }) => ({ name: id, value: id, label: name, count })),
    hotelEnvironments: valuesOf('environment').map(({ id, name, count }) => ({
      key: id,
      label: name,
      count,
    })),
    hotelStyles: valuesOf('style').map(({ id, name, count }) => ({ name: id, label: name, count })),
    meals: valuesOf('meal').map(({ id, name, count }) => ({ value: id, label: name, count })),
    freeCancellation: valuesOf('cancellation')[0]?.count ?? 0,
    promotions: valuesOf('promotion')[0]?.count ?? 0,
    prices: valuesOf('price')
      .map(({ id, count }) => ({ from: Number(id), count }))
      .sort((first, second) => first.from - second.from),
    tags: new Map(valuesOf('tag').map(({ id, count }) => [Number(id), count])),
  };
};

/** The activity list with facet counts. An activity missing from the facets counts 0. @spec FILT-055 */
export const toActivityGroups = (
  { listActivities }: ActivityListResponse,
  { tags }: Pick<SearchFacets, 'tags'>,
): readonly ActivityGroup[] =>
  listActivities.map(({ name, list }) => ({
    name,
    list: list.map((activity) => ({
      id: activity.id,
      name: activity.name,
      count: tags.get(activity.id) ?? 0,
    })),
  }));
