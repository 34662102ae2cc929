import type { ActivityListResponse, FacetsResponse, FacetType } from '@detour/shared-contracts/api';

type Value = FacetsResponse['properties'][number]['values'][number];

const valueOf = ([id, name, count]: readonly [string, string, number]): Value => ({ id, name, count });

const values: Readonly<Record<FacetType, readonly (readonly [string, string, number])[]>> = {
  price: [
    ['9000', '90 €', 4],
    ['12000', '120 €', 9],
    ['40000', '400 €', 2],
  ],
  score: [
    ['9', '9+', 0],
    ['8', '8+', 14],
    ['7', '7+', 40],
  ],
  facility: [
    ['pool', 'Piscine', 12],
    ['spa', 'Spa', 0],
    ['pets', 'Animaux acceptés', 7],
  ],
  stars: [
    ['5', '5 étoiles', 0],
    ['4', '4 étoiles', 21],
    ['3', '3 étoiles', 33],
    ['2', '2 étoiles', 3],
  ],
  cancellation: [['free', 'Annulation gratuite', 30]],
  meal: [
    ['breakfast', 'Petit-déjeuner compris', 35],
    ['dinner', 'Dîner compris', 0],
  ],
  promotion: [['announced', 'En promotion', 11]],
  style: [['design', 'Contemporain', 5]],
  type: [['castle', 'Château', 6]],
  environment: [['sea', 'Mer', 8]],
  tag: [
    ['110', 'Massage', 18],
    ['101', 'Visite du chai', 0],
  ],
};

/** Facets as the gateway returns them, including values without results. */
export const facetsOf = (changes: Partial<typeof values> = {}): FacetsResponse => ({
  properties: Object.entries({ ...values, ...changes }).map(([type, list]) => ({
    propertyType: type as FacetType,
    values: list.map(valueOf),
  })),
});

export const activityListOf = (): ActivityListResponse => ({
  listActivities: [
    { name: 'Bien-être', list: [{ id: 110, name: 'Massage' }] },
    { name: 'Goûts et cuisine', list: [{ id: 101, name: 'Visite du chai' }] },
  ],
});
