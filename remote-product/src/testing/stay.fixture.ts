import type { CancellationPolicy, HotelDetail, LocalTax, StayDetail } from '@detour/shared-contracts/api';
import { imageFixture, lineFixture } from '@detour/remote-kit/testing';

export const flexible = (deadline: string | null = null): CancellationPolicy => ({
  type: 'FLEX',
  cancellable: true,
  isCancellable: true,
  cancellationDeadline: deadline,
  cancellableUntil: deadline,
  message: null,
});

export const taxAtHotel: LocalTax = {
  type: 'PER_PERSON_PER_NIGHT',
  amount: 185,
  percentage: 0,
  currency: 'EUR',
  toBePaidAtHotel: true,
  exemptionAge: 18,
};

const hotel: HotelDetail = {
  id: '7',
  label: 'Château de Valmerle',
  stars: 4,
  uri: '/hotel/7',
  review: { count: 286, average: 9.2 },
  location: { label: 'Amboise', area: 'Indre-et-Loire', uri: null, lat: 47.41, lng: 0.98 },
  address: '1 allée des Cyprès',
  zipCode: '37400',
  description: 'Une demeure de tuffeau entourée d’eau.',
  highlightedFacilities: [{ label: 'Spa' }, { label: 'Restaurant' }],
  facilities: [
    { id: 'spa', label: 'Spa' },
    { id: 'wifi', label: 'Wi-Fi gratuit' },
  ],
  ecoFacilities: [],
  infoGeneral: [{ code: 'LANGUAGES', facilities: [{ label: 'Français' }] }],
  checkInOut: { checkin: '15:00', checkout: '11:00' },
  policy: { petsAllowed: true, petsPrice: 1500, petsMaxWeight: 10, petsMaxNumberOfPets: 1 },
  importantInfos: ['La piscine ferme à 20 h.'],
  access: 'À vingt minutes à pied de la gare.',
  parking: 'Parking gratuit.',
  localTax: taxAtHotel,
  images: [],
  active: true,
};

/** Two nights in a château; the hotel collects the tax. */
export const stayFixture = (change: Partial<StayDetail> = {}): StayDetail => ({
  id: '123',
  label: 'Deux nuits de château, dîner aux chandelles',
  uri: '/sejours/recherche/123',
  published: true,
  description:
    'Une demeure de tuffeau entourée d’eau, à vingt minutes à pied des quais de la Loire. On y arrive par une allée de cyprès, on y dîne sous les poutres, et le matin le brouillard met une heure à quitter les douves. Le parc se visite librement, en barque ou à vélo.',
  headwords: [{ label: 'Dîner' }, { label: 'Spa' }],
  images: [1, 2, 3, 4, 5, 6].map((role) => imageFixture(`amboise-${role}`, `Illustration ${role}`)),
  breadCrumb: [
    { label: 'Centre-Val de Loire', uri: '/recherche#region=24' },
    { label: 'Amboise', uri: null },
  ],
  hotel,
  room: {
    id: '70',
    title: 'Chambre Douves',
    bedding: 'lit de 160',
    type: 'lit de 160',
    detailsSection: [{ title: 'Lit', details: ['lit de 160'] }],
    importantInfos: ['Pour 3 personnes au plus'],
    imageUrl: null,
    capacity: 2,
    maxCapacity: 3,
    size: 22,
    description: 'Au premier étage, vue sur l’eau.',
    highlightedFacilities: [{ label: 'Baignoire' }],
    images: [imageFixture('amboise-room', 'Illustration de la chambre')],
  },
  programLine: [
    lineFixture({ type: 'room', title: 'Deux nuits en chambre Douves', detail: '22 m², lit de 160' }),
    lineFixture({ type: 'breakfast', title: 'Le petit-déjeuner', detail: 'chaque matin', icon: 'coffee' }),
    lineFixture({
      type: 'dinner',
      title: 'Dîner aux chandelles',
      detail: 'trois services, hors boissons',
      description: 'Le samedi, dans l’ancienne salle des gardes.',
      image: imageFixture('amboise-table'),
      icon: 'dinner',
    }),
  ],
  theme: 23,
  fromPrice: {
    sellPrice: 38200,
    refPrice: 38200,
    promo: 0,
    localTaxTotalAmount: 740,
    amountToPay: 38200,
    nights: 2,
    participants: 2,
  },
  possibleNights: { start: 2, end: 5 },
  cancellationPolicy: flexible(),
  marketingLabels: [],
  expiration: null,
  pageModel: {
    pageTitle: 'Deux nuits de château à Amboise',
    metaDescription: 'Deux nuits et un dîner aux chandelles dans un château de la Loire.',
  },
  ...change,
});
