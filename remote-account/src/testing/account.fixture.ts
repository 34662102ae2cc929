import type { Trip, WishlistItem } from '@detour/shared-contracts/api';

export const orderUUID = '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b0aa';

export const tripFixture = (change: Partial<Trip> = {}): Trip => ({
  orderUUID,
  orderNumber: '12345678',
  kind: 'stay',
  status: 'confirmed',
  when: 'upcoming',
  label: 'Face aux falaises',
  image: null,
  hotel: { label: 'Hôtel des Falaises', place: 'Étretat' },
  checkin: '2026-12-11',
  checkout: '2026-12-13',
  nights: 2,
  validUntil: null,
  guests: 2,
  amount: 38_940,
  currency: 'EUR',
  createdAt: '2026-11-20T10:00:00Z',
  uri: `/confirmation/${orderUUID}`,
  ...change,
});

export const wishlistFixture = (id: string, change: Partial<WishlistItem> = {}): WishlistItem => ({
  id,
  type: 'STAY',
  label: `Séjour ${id}`,
  imageUrl: `/images/${id}/960_540.webp`,
  image: null,
  headwords: [{ label: 'Spa' }, { label: 'Vue mer' }],
  uri: `/sejours/recherche/${id}`,
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
  price: null,
  ...change,
});
