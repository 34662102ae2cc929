import type { CancellationPolicy, HotelDetail, LocalTax, StayDetail } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';
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

const { hotel: recordedHotel, room: recordedRoom, ...recordedStay } = recorded('stay');

const hotel: HotelDetail = {
  ...recordedHotel,
  id: '7',
  label: 'Château de Valmerle',
  stars: 4,
  uri: '/hotel/7',
  review: { count: 286, average: 9.2 },
  location: { label: 'Amboise', area: 'Indre-et-Loire', uri: null, lat: 47.41, lng: 0.98 },
  address: '1 allée des Cyprès',
  zipCode: '37400',
  highlightedFacilities: [{ label: 'Spa' }, { label: 'Restaurant' }],
  checkInOut: { checkin: '15:00', checkout: '11:00' },
  parking: 'Parking gratuit.',
  policy: { petsAllowed: true, petsPrice: 1500, petsMaxWeight: 10, petsMaxNumberOfPets: 1 },
  localTax: taxAtHotel,
};

/** The recorded stay as two nights in a château; the hotel collects the tax. */
export const stayFixture = (change: Partial<StayDetail> = {}): StayDetail => ({
  ...recordedStay,
  id: '123',
  label: 'Deux nuits de château, dîner aux chandelles',
  uri: '/sejours/recherche/123',
  breadCrumb: [
    { label: 'Centre-Val de Loire', uri: '/recherche#region=24' },
    { label: 'Amboise', uri: null },
  ],
  hotel,
  images: [1, 2, 3, 4, 5, 6].map((role) => imageFixture(`amboise-${role}`, `Illustration ${role}`)),
  room: {
    ...recordedRoom,
    id: '70',
    title: 'Chambre Douves',
    bedding: 'lit de 160',
    type: 'lit de 160',
    maxCapacity: 3,
    size: 22,
    highlightedFacilities: [{ label: 'Baignoire' }],
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
  pageModel: {
    pageTitle: 'Deux nuits de château à Amboise',
    metaDescription: 'Deux nuits et un dîner aux chandelles dans un château de la Loire.',
  },
  ...change,
});
