import type { ViewedItem } from '@detour/shared-contracts/rules';

export const viewedFixture = (id: string, change: Partial<ViewedItem> = {}): ViewedItem => ({
  id,
  type: 'STAY',
  label: `Séjour ${id}`,
  imageUrl: `/images/${id}/960_540.webp`,
  uri: `/sejours/recherche/${id}`,
  price: { sellPrice: 23_800, refPrice: 23_800, promo: 0, nights: 2 },
  hotel: {
    id: `h-${id}`,
    label: `Hôtel ${id}`,
    stars: 4,
    uri: `/hotel/h-${id}`,
    review: null,
    location: { label: 'Étretat', area: 'Seine-Maritime', uri: null, lat: 49.7, lng: 0.2 },
    address: '1 rue de la Falaise',
    zipCode: '76790',
  },
  ...change,
});
