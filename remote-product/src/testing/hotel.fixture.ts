import type { HotelDay, HotelOffer, HotelPage, HotelRoom, NearbyHotel } from '@detour/shared-contracts/api';
import { recorded } from '@detour/shared-contracts/recorded';
import { flexible, stayFixture } from './stay.fixture';

const page = recorded('hotel');
const recordedRoom = page.rooms[0] as HotelRoom;
const recordedOffer = recordedRoom.offers[0] as HotelOffer;

/** A recorded offer as 210,00 € for one night, 3,70 € of tax at the hotel. */
export const hotelOfferFixture = (change: Partial<HotelOffer> = {}): HotelOffer => ({
  ...recordedOffer,
  id: '124',
  label: 'Une nuit et une matinée au potager',
  uri: '/sejours/recherche/124',
  nights: 1,
  sellPrice: 21000,
  refPrice: 21000,
  promoPercentageRounded: 0,
  localTaxTotalAmount: 370,
  amountToPay: 21000,
  shortProgramIntroWithoutRoom: ['Petit-déjeuner', 'Atelier cuisine'],
  cancellationPolicy: flexible(),
  room: { id: '70', title: 'Chambre Douves' },
  ...change,
});

export const hotelRoomFixture = (change: Partial<HotelRoom> = {}): HotelRoom => ({
  ...recordedRoom,
  id: '70',
  uuid: 'room-70',
  label: 'Chambre Douves',
  size: 22,
  type: 'lit de 160',
  maxCapacity: 3,
  highlights: [{ label: 'Baignoire' }],
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
  images: page.images.slice(0, 1),
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

/** The recorded page as that of the stay fixture's hotel. */
export const hotelFixture = (change: Partial<HotelPage> = {}): HotelPage => ({
  ...page,
  ...house,
  images: [...page.images, ...page.images]
    .slice(0, 5)
    .map((image, index) => ({ ...image, alt: `Illustration ${index + 1}` })),
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
  ...(recorded('hotel-days')[0] as HotelDay),
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
