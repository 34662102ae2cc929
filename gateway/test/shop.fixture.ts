import type { Buyer, OrderRequest } from '@detour/shared-contracts/api';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import type { Insertable } from 'kysely';
import { json } from '../src/database/json';
import type { Database } from '../src/database/open-database';
import type { PackageTable, RoomNightTable } from '../src/database/tables/catalogue-tables';
import type { TaxColumn } from '@detour/shared-contracts/catalogue';

/** Time of all tests: a Monday, 10:00 in Paris. */
export const testNow = '2026-11-23T09:00:00Z';
export const today = isoDate('2026-11-23');
/** A day on which every stay of the fixture can start. */
export const arrival = addDays(today, 30);

const texts = (label: string, more: object = {}) =>
  json({
    fr: { label, title: label, headwords: [], ...more },
    nl: { label: `${label} nl`, title: `${label} nl`, headwords: [], ...more },
  });

const tax: TaxColumn = {
  type: 'PER_PERSON_PER_NIGHT',
  amount: 150,
  percentage: 0,
  currency: 'EUR',
  toBePaidAtHotel: true,
  exemptionAge: 18,
};

const pets = { allowed: false, price: null, maxWeight: null, maxNumber: 0 };

interface ShopOptions {
  /** Rooms of type `double`, per night. */
  readonly rooms?: number;
  readonly packages?: readonly (Partial<Insertable<PackageTable>> & { id: string })[];
  readonly tax?: TaxColumn | null;
  /** Overrides single nights of type `double`. */
  readonly nights?: Readonly<Record<string, Partial<Insertable<RoomNightTable>>>>;
}

const nightsOf = (roomTypeId: string, capacity: number, price: number): Insertable<RoomNightTable>[] =>
  Array.from({ length: 380 }, (_, index) => ({
    room_type_id: roomTypeId,
    night: addDays(today, index),
    capacity,
    price,
  }));

/** One hotel in Amboise: `double` for two (100 € a night) with the packages `nights` and `dinner`, and `family` for four (180 €). */
export const seedShop = async (db: Database, options: ShopOptions = {}): Promise<void> => {
  await db
    .insertInto('place')
    .values({
      id: '3037656',
      category: 'city',
      names: json({ fr: 'Amboise', es: 'Amboise', nl: 'Amboise', it: 'Amboise' }),
      search_text: 'amboise',
      country: 'FR',
      lat: 47.41,
      lng: 0.98,
    })
    .execute();
  await db
    .insertInto('hotel')
    .values({
      id: 'h1',
      label: 'Les Deux Rives',
      uri: 'les-deux-rives',
      stars: 3,
      place_id: '3037656',
      country: 'FR',
      area_label: 'Indre-et-Loire',
      lat: 47.41,
      lng: 0.98,
      address: '1 quai de Loire',
      zip_code: '37400',
      phone: '+33261910001',
      pets: json(pets),
      checkin_time: '15:00',
      checkout_time: '11:00',
      tax: json(options.tax === undefined ? tax : options.tax),
      scene: 'coast-lighthouse-day',
      review_details: json(null),
      texts: texts('Les Deux Rives', { access: 'La gare est à cinq minutes à pied.' }),
    })
    .execute();
  await db
    .insertInto('room_type')
    .values([
      {
        id: 'double',
        hotel_id: 'h1',
        capacity: 2,
        max_capacity: 2,
        rooms: options.rooms ?? 3,
        scene: 'room',
        texts: texts('Chambre double'),
      },
      {
        id: 'family',
        hotel_id: 'h1',
        capacity: 4,
        max_capacity: 4,
        rooms: 2,
        scene: 'room',
        texts: texts('Chambre familiale'),
      },
    ])
    .execute();
  const pack = {
    hotel_id: 'h1',
    room_type_id: 'double',
    uri: 'sejour',
    min_nights: 1,
    max_nights: 7,
    scene: 'coast-lighthouse-day',
    supplement: 2500,
    child_percent: 50,
    cancellation: 'FLEX' as const,
    cancellation_days: 3,
    program: json([]),
    texts: texts('Escapade au fil de la Loire'),
  };
  const packages = options.packages ?? [
    { id: 'nights', supplement: 0 },
    { id: 'dinner', promo_percent: 20, promo_from: addDays(today, -5), reference_bp: 9000 },
    { id: 'family-nights', room_type_id: 'family', cancellation: 'NCNR' as const },
  ];
  await db
    .insertInto('package')
    .values(packages.map((one) => ({ ...pack, ...one })))
    .execute();
  const nights = [...nightsOf('double', options.rooms ?? 3, 10_000), ...nightsOf('family', 2, 18_000)];
  const changed = nights.map((row) => ({
    ...row,
    ...(row.room_type_id === 'double' ? options.nights?.[row.night] : {}),
  }));
  await db.insertInto('room_night').values(changed).execute();
};

export const buyer: Buyer = {
  email: 'lea@example.org',
  civility: 'MRS',
  firstName: 'Léa',
  lastName: 'Martin',
  phoneNumber: '+33612345678',
  addressLine: '2 rue des Lilas',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
};

/** The order of a dated stay. */
export type StayOrderRequest = Omit<OrderRequest, 'items'> & {
  items: Extract<OrderRequest['items'], { shortStayItem: unknown }>;
};

interface RequestOptions {
  readonly offerId?: string;
  readonly expectedAmount?: number;
  readonly checkin?: string;
  readonly nights?: number;
  readonly adults?: number;
  readonly children?: number;
  readonly locale?: OrderRequest['locale'];
}

/** Two nights of `nights` for two: 200 €, plus 6 € tax at the hotel. */
export const orderRequest = (options: RequestOptions = {}): StayOrderRequest => {
  const checkin = isoDate(options.checkin ?? arrival);
  return {
    locale: options.locale ?? 'fr_FR',
    buyer,
    currency: 'EUR',
    expectedAmount: options.expectedAmount ?? 20_000,
    items: {
      insuranceItem: false,
      promotionCodeItem: '',
      shortStayItem: {
        gift: null,
        specialRequest: '',
        reservationCriteria: {
          offerId: options.offerId ?? 'nights',
          activityDaySelections: [],
          pax: {
            numberOfAdults: options.adults ?? 2,
            numberOfChildren: options.children ?? 0,
            numberOfBabies: 0,
          },
          travelPeriod: { checkinDate: checkin, checkoutDate: addDays(checkin, options.nights ?? 2) },
          minisiteId: null,
        },
      },
    },
  };
};
