import type {
  ActivityPartner,
  ActivityTexts,
  BoxTexts,
  ByLanguage,
  HotelTexts,
  PetsColumn,
  ReviewDetailsColumn,
  RoomTexts,
  StayTexts,
  TaxColumn,
} from '@detour/shared-contracts/catalogue';
import type { ColumnType, Generated } from 'kysely';
import type { Day, Defaulted, Json, Optional } from './column-types';
import type { CopiedPhotos } from './photo-tables';

interface PlaceTable {
  /** GeoNames id. */
  id: string;
  category: string;
  /** By language: `{ fr: 'Amboise', nl: … }`. */
  names: Json<Readonly<Record<string, string>>>;
  /** All names, lower case, without accents. */
  search_text: string;
  country: string;
  lat: number;
  lng: number;
  population: Defaulted<number>;
  department_id: string | null;
  region_id: string | null;
  postal_code: string | null;
  scene: string | null;
}

export interface HotelTable {
  id: string;
  label: string;
  uri: string;
  stars: number;
  place_id: string;
  department_id: string | null;
  region_id: string | null;
  country: string;
  area_label: string;
  lat: number;
  lng: number;
  address: string;
  zip_code: string;
  /** E.164. Null when it is not known. */
  phone: Optional<string>;
  environment: string | null;
  style: string | null;
  type: string | null;
  facilities: Defaulted<string[]>;
  /** Keys of `ecoMeasures` in `@detour/shared-contracts`. */
  eco_facilities: Defaulted<string[]>;
  /** Every destination that contains the hotel: town, resorts, department, region, country, touristic regions. */
  place_ids: Defaulted<string[]>;
  pets: Json<PetsColumn>;
  /** `HH:mm` */
  checkin_time: string;
  checkout_time: string;
  tax: Json<TaxColumn | null>;
  scene: string;
  review_average: Defaulted<number>;
  review_count: Defaulted<number>;
  review_details: Json<ReviewDetailsColumn | null>;
  /** By language. */
  texts: Json<ByLanguage<HotelTexts>>;
  active: Defaulted<boolean>;
  origin: Defaulted<'demo' | 'import'>;
  /** Name of the channel manager that the rooms come from. Null for a house that enters them itself. */
  connectivity: Optional<string>;
  /** Id of the house there. Null without a channel manager, or when it is not known. */
  channel_manager_id: Optional<string>;
  photos: CopiedPhotos;
}

export interface RoomTypeTable {
  id: string;
  hotel_id: string;
  /** Maximum number of guests without an extra bed. */
  capacity: number;
  /** Maximum number of guests. Babies are not counted. */
  max_capacity: number;
  size_m2: number | null;
  /** Number of rooms of this type. Stock is in `room_night`. */
  rooms: number;
  scene: string;
  texts: Json<ByLanguage<RoomTexts>>;
  photos: CopiedPhotos;
}

export interface RoomNightTable {
  room_type_id: string;
  night: Day;
  capacity: number;
  sold: Defaulted<number>;
  held: Defaulted<number>;
  /** Price of the night for one room and two adults, in cents. */
  price: number;
  /** Minimum nights of a stay that starts on this night. */
  min_los: Defaulted<number>;
  closed_to_arrival: Defaulted<boolean>;
  /** Stop-sell: no stay may contain this night. */
  closed: Defaulted<boolean>;
}

/** Until so many days before check-in, `percent` of the price comes back. */
interface CancellationStep {
  readonly days: number;
  readonly percent: number;
}

export interface PackageTable {
  id: string;
  hotel_id: string;
  room_type_id: string;
  uri: string;
  min_nights: number;
  max_nights: number;
  theme: number | null;
  /** All themes of the stay, including `theme`. */
  themes: Defaulted<number[]>;
  /** Activity ids. */
  tags: Defaulted<number[]>;
  /** Families of the gift boxes that unlock this stay. */
  box_families: Defaulted<string[]>;
  headwords: Defaulted<string[]>;
  scene: string;
  /** Cents per adult and night, added to the price of the room. */
  supplement: Defaulted<number>;
  /** Percentage of the supplement that a child pays, 0 to 100. */
  child_percent: Defaulted<number>;
  /** Integer percent off the regular price from `promo_from` to `promo_until`, both included. A null date: no limit. */
  promo_percent: Defaulted<number>;
  promo_from: Day | null;
  promo_until: Day | null;
  /**
   * Reference price in 1/10000 of the regular price. It must not exceed the lowest price of the 30 days before the promotion
   * (honesty rules). `seed/refresh/refresh-promotions` sets it when a promotion changes.
   */
  reference_bp: Defaulted<number>;
  cancellation: 'FLEX' | 'NCNR';
  /** FLEX: the guest can cancel for free until this many days before check-in. */
  cancellation_days: Defaulted<number>;
  /** FLEX: all steps, most days first. Null: the only step is 100 % until `cancellation_days` before. */
  cancellation_steps: ColumnType<
    readonly CancellationStep[] | null,
    string | null | undefined,
    string | null
  >;
  program: Json<readonly object[]>;
  /** Meals of the programme, in alphabetical order. The database sets them with the programme. */
  meals: Generated<string[]>;
  /** `night`: a room without extras, for the hotel flow (FLOW-004). Its program is empty. */
  kind: Defaulted<'stay' | 'night'>;
  texts: Json<ByLanguage<StayTexts>>;
  labels: Defaulted<string[]>;
  published: Defaulted<boolean>;
  expiration: Day | null;
  popularity: Defaulted<number>;
  quality: Defaulted<number>;
  /**
   * The `from_` columns describe the cheapest bookable stay of the coming year: two adults, `min_nights` nights, amounts in cents.
   * All are null when there is none.
   */
  from_price: number | null;
  from_ref_price: number | null;
  from_tax: number | null;
  from_amount_to_pay: number | null;
  from_nights: number | null;
  from_checkin: Day | null;
}

/** Append-only: the from-price of a package in cents. A day has a row only when the price changed on it. */
interface PriceHistoryTable {
  package_id: string;
  day: Day;
  price: number;
}

interface ReviewTable {
  id: string;
  hotel_id: string;
  locale: string;
  customer: string;
  type: 'couple' | 'family' | 'friends' | 'solo' | 'business';
  day: Day;
  average: number;
  positive: Defaulted<string>;
  negative: Defaulted<string>;
}

export interface BoxTable {
  /** Code of the digital format. */
  code: string;
  slug: string;
  /** Today's price in cents. */
  price: number;
  /** Lowest price of the 30 days before a reduction, in cents. Equal to `price` without a reduction. */
  reference_price: number;
  /** Last day of a reduction. */
  promo_until: Day | null;
  /** Selects the stays that the box unlocks (see `package.box_families`). */
  family: Defaulted<string>;
  nights: Defaulted<number>;
  with_dinner: Defaulted<boolean>;
  gallery: Defaulted<string[]>;
  origin: Defaulted<'demo' | 'operator'>;
  scene: string;
  texts: Json<ByLanguage<BoxTexts>>;
  position: Defaulted<number>;
  published: Defaulted<boolean>;
}

export interface ActivityTable {
  id: string;
  uri: string;
  place_id: string;
  label: string;
  lat: number;
  lng: number;
  duration_minutes: number;
  /** Cents by number of adults. */
  prices: Json<Readonly<Record<string, { readonly barPrice: number; readonly sellPrice: number }>>>;
  scene: string;
  /** Pictures in addition to the cover. */
  scenes: Defaulted<string[]>;
  tags: Defaulted<number[]>;
  texts: Json<ByLanguage<ActivityTexts>>;
  /** Null: the catalogue knows no more than the texts. */
  partner: ColumnType<ActivityPartner | null, string | null | undefined, string | null>;
  /** Argon2id of the PIN with which the partner redeems vouchers. Null: vouchers cannot be redeemed with a PIN. */
  pin_hash: Optional<string>;
  published: Defaulted<boolean>;
  photos: CopiedPhotos;
}

interface ContentTable {
  key: string;
  locale: string;
  body: Json<object>;
}

/** State of the catalogue: seed, seeded day, horizon, progress. */
interface CatalogueStateTable {
  key: string;
  value: Json<object>;
}

/** A change of what the gateways hold in memory. Triggers write it. */
interface StayChangeTable {
  id: Generated<number>;
  /** Number of the transaction (`xid8`). */
  tx: Generated<string>;
  kind: 'hotel' | 'nights' | 'place';
  /** Id of the hotel, room type or place. */
  key: string;
  first_night: Day | null;
  last_night: Day | null;
  at: Generated<Date>;
}

/** The catalogue: places, hotels, stays, boxes, activities, and texts of editors. */
export interface CatalogueTables {
  place: PlaceTable;
  hotel: HotelTable;
  room_type: RoomTypeTable;
  room_night: RoomNightTable;
  package: PackageTable;
  price_history: PriceHistoryTable;
  review: ReviewTable;
  box: BoxTable;
  activity: ActivityTable;
  content: ContentTable;
  catalogue_state: CatalogueStateTable;
  stay_change: StayChangeTable;
}
