import type { StayDetail } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';

const { hotel, room, ...stay } = recorded('stay');

/** The recorded stay with the names that the tests of gifts use. */
export const stayFixture = (change: Partial<StayDetail> = {}): StayDetail => ({
  ...stay,
  id: '123',
  label: 'Une parenthèse au château',
  uri: '/sejours/recherche/123',
  description: 'Une demeure de tuffeau entourée d’eau.',
  hotel: {
    ...hotel,
    id: '7',
    label: 'Château de Valmerle',
    stars: 4,
    uri: '/hotel/7',
    address: '1 allée des Cyprès',
    zipCode: '37400',
    location: { label: 'Amboise', area: 'Indre-et-Loire', uri: null, lat: 47.41, lng: 0.98 },
  },
  room: { ...room, id: '70', title: 'Chambre Douves' },
  possibleNights: { start: 1, end: 3 },
  ...change,
});
