import type {
  ByLanguage,
  EcoMeasure,
  FacilityKey,
  HotelTexts,
  HotelType,
  PetsColumn,
  ReviewDetailsColumn,
  RoomTexts,
  StyleKey,
  TaxColumn,
} from '@detour/shared-contracts/catalogue';
import type { Country } from '@detour/shared-contracts/sites';
import type { SettingKey } from '../texts/settings/settings';

export interface RoomType {
  readonly id: string;
  readonly kind: string;
  readonly capacity: number;
  readonly maxCapacity: number;
  readonly sizeM2: number;
  /** Number of rooms of this type. */
  readonly rooms: number;
  readonly scene: string;
  /** Price of a regular night in cents, before season and weekend. */
  readonly basePrice: number;
  readonly texts: ByLanguage<RoomTexts>;
}

/** An invented hotel at a real place. */
export interface Hotel {
  readonly id: string;
  readonly label: string;
  readonly uri: string;
  readonly stars: number;
  readonly townId: string;
  readonly departmentId: string | null;
  readonly regionId: string | null;
  readonly country: Country;
  readonly areaLabel: string;
  readonly lat: number;
  readonly lng: number;
  readonly address: string;
  readonly zipCode: string;
  /** E.164, of a range that is never assigned. */
  readonly phone: string;
  readonly setting: SettingKey;
  readonly type: HotelType;
  readonly style: StyleKey;
  readonly facilities: readonly FacilityKey[];
  readonly ecoMeasures: readonly EcoMeasure[];
  readonly pets: PetsColumn;
  readonly checkinTime: string;
  readonly checkoutTime: string;
  readonly tax: TaxColumn | null;
  readonly scene: string;
  /** 0 to 100, from stars, reviews and facilities. */
  readonly quality: number;
  readonly reviewAverage: number;
  readonly reviewCount: number;
  readonly reviewDetails: ReviewDetailsColumn | null;
  /** Every destination that contains the hotel: town, resort, department, region, country, touristic regions, nearby sights. */
  readonly placeIds: readonly string[];
  readonly rooms: readonly RoomType[];
  readonly texts: ByLanguage<HotelTexts>;
}
