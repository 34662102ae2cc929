import type { HotelDay, HotelOffer, HotelPage, HotelRoom, NearbyHotel } from '@detour/shared-contracts/api';
import { imageFixture } from '@detour/remote-kit/testing';
import { flexible, stayFixture } from './stay.fixture';

/** 210,00 € for one night, 3,70 € of tax at the hotel. */
export const hotelOfferFixture = (change: Partial<HotelOffer> = {}): HotelOffer => ({
  id: '124',
  label: 'Une nuit et une matinée au potager',
  uri: '/sejours/recherche/124',
  nights: 1,
  sellPrice: 21000,
  refPrice: 21000,
  promoPercentageRounded: 0,
  localTaxTotalAmount: 370,
  amountToPay: 21000,
  priceType: 'from',
  checkin: null,
  paxCount: 2,
  hasSelectedDates: false,
  shortProgramIntroWithoutRoom: ['Petit-déjeuner', 'Atelier cuisine'],
  cancellationPolicy: flexible(),
  nbRooms: 1,
  availableRooms: null,
  room: { id: '70', title: 'Chambre Douves' },
  ...change,
});

export const hotelRoomFixture = (change: Partial<HotelRoom> = {}): HotelRoom => ({
  id: '70',
  uuid: 'room-70',
  label: 'Chambre Douves',
  description: 'Au premier étage, vue sur l’eau.',
  size: 22,
  type: 'lit de 160',
  capacity: 2,
  maxCapacity: 3,
  highlights: [{ label: 'Baignoire' }],
  images: [imageFixture('amboise-room', 'Illustration de la chambre')],
  offers: [
    hotelOfferFixture(),
    hotelOfferFixture({
      id: '123',
      label: 'Deux nuits de château',
      nights: 2,
      sellPrice: 47000,
      amountToPay: 47000,
    }),
  ],
  ...change,
});

const { hotel: house } = stayFixture();

export const nearbyFixture = (change: Partial<NearbyHotel> = {}): NearbyHotel => ({
  id: '8',
  label: 'Auberge du Mail',
  stars: 3,
  uri: '/hotel/8',
  review: { count: 12, average: 8.4 },
  location: { label: 'Chaumont', area: 'Loir-et-Cher', uri: null, lat: 47.48, lng: 1.18 },
  address: '2 quai du Mail',
  zipCode: '41150',
  images: [imageFixture('chaumont-1')],
  distance: 16.4,
  fromPrice: {
    sellPrice: 12900,
    refPrice: 12900,
    promo: 0,
    localTaxTotalAmount: 250,
    amountToPay: 12900,
    nights: 1,
    participants: 2,
  },
  ...change,
});

/** The stay fixture's hotel as a page. */
export const hotelFixture = (change: Partial<HotelPage> = {}): HotelPage => ({
  ...house,
  images: [1, 2, 3, 4, 5].map((role) => imageFixture(`amboise-${role}`, `Illustration ${role}`)),
  breadCrumb: [
    { label: 'Centre-Val de Loire', uri: '/recherche#region=24' },
    { label: 'Amboise', uri: '/recherche#city=3037' },
    { label: house.label, uri: null },
  ],
  weekends: [{ id: '124', label: 'Une nuit et une matinée au potager', uri: '/sejours/recherche/124' }],
  rooms: [hotelRoomFixture()],
  nearbyHotels: [nearbyFixture()],
  transport: { airportLabel: 'Tours-Val de Loire, 22 km', trainStationLabel: 'Amboise, 1 km' },
  ...change,
});

export const hotelDayFixture = (day: string, change: Partial<HotelDay> = {}): HotelDay => ({
  day,
  price: 21370,
  amount: 21000,
  promo: 0,
  bestPriceOfTheMonth: false,
  minLos: 1,
  maxLos: 3,
  availableRooms: 4,
  ...change,
});
