import type { HotelOffer, HotelPage, HotelRoom, NearbyHotel } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Moment } from '../../sales/inventory/assess-stay';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import { fromPriceOf } from '../stay-pages/from-price';
import { breadcrumbOf, toHotelDetail, toRoom } from '../stay-pages/hotel-detail';
import { hotelSummaryOf } from '../../catalogue/hotel-summary';
import { coverImage } from '../../catalogue/stay-images';
import type { StayPlaces } from '../../catalogue/stay-places.repository';
import type { HotelRow, NearbyRow, RoomTypeRow } from './hotels.repository';
import { transportOf } from './transport';

export interface HotelPageInput {
  readonly hotel: HotelRow;
  readonly places: StayPlaces;
  readonly rooms: readonly RoomTypeRow[];
  readonly offers: readonly HotelOffer[];
  readonly weekends: HotelPage['weekends'];
  readonly nearby: readonly NearbyRow[];
  readonly locale: Locale;
  readonly moment: Moment;
}

const toHotelRoom = (row: RoomTypeRow, { offers, locale }: HotelPageInput): HotelRoom => {
  const room = toRoom(row, locale);
  return {
    id: room.id,
    uuid: `room-${row.id}`,
    label: room.title,
    description: room.description,
    size: room.size,
    type: room.bedding,
    capacity: room.capacity,
    maxCapacity: room.maxCapacity,
    highlights: room.highlightedFacilities,
    images: room.images,
    offers: offers.filter(({ room: { id } }) => id === row.id),
  };
};

const toNearby = (
  { hotel, placeNames, areaNames, km, pack }: NearbyRow,
  locale: Locale,
  moment: Moment,
): NearbyHotel => ({
  ...hotelSummaryOf(hotel, placeNames[wordingOf(locale)] ?? '', locale, areaNames?.[wordingOf(locale)]),
  images: [coverImage(hotel.photos, hotel.scene, locale)],
  distance: Math.round(km * 10) / 10,
  fromPrice: pack && fromPriceOf({ pack, hotel }, moment),
});

/** Available rooms come first, ordered by their cheapest offer. */
const byOffer = (a: HotelRoom, b: HotelRoom): number => {
  const cost = ({ offers: [first] }: HotelRoom): number =>
    first ? first.sellPrice + first.localTaxTotalAmount : Infinity;
  const [one, other] = [cost(a), cost(b)];
  return one === other ? 0 : one - other;
};

/** @spec HOTEL-022 HOTEL-023 HOTEL-031 */
export const toHotelPage = (input: HotelPageInput): HotelPage => {
  const { hotel, places, locale, rooms, weekends, nearby, moment } = input;
  return {
    ...toHotelDetail({ hotel, places, locale }),
    breadCrumb: breadcrumbOf({ hotel, places, locale }),
    weekends,
    rooms: rooms.map((row) => toHotelRoom(row, input)).sort(byOffer),
    nearbyHotels: nearby.map((row) => toNearby(row, locale, moment)),
    transport: transportOf(hotel, locale),
  };
};
