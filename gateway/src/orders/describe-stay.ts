import {
  addDays,
  languageOf,
  productPath,
  timeZoneOf,
  type HotelSummary,
  type Locale,
  type Order,
} from '@detour/shared-contracts';
import { momentOf, type StayRequest } from '../availability/assess-stay';
import { cancellationPolicyOf } from '../availability/cancellation-policy';
import type { StayProduct } from '../availability/stay-product.repository';
import { labelOf, roomTitleOf } from '../availability/stay-wording';
import type { Database } from '../database/open-database';
import { imageOf } from '../images/image-of';
import { findScene } from '../images/scenes';

interface Booking extends StayRequest {
  readonly locale: Locale;
  readonly rooms: number;
  /** ms UTC */
  readonly now: number;
}

const summaryOf = async (db: Database, { hotel }: StayProduct, locale: Locale): Promise<HotelSummary> => {
  const place = await db
    .selectFrom('place')
    .select('names')
    .where('id', '=', hotel.place_id)
    .executeTakeFirstOrThrow();
  return {
    id: hotel.id,
    label: hotel.label,
    stars: hotel.stars,
    uri: hotel.uri,
    review: hotel.review_count > 0 ? { count: hotel.review_count, average: hotel.review_average } : null,
    location: {
      label: place.names[languageOf(locale)] ?? '',
      area: hotel.area_label,
      uri: null,
      lat: hotel.lat,
      lng: hotel.lng,
    },
    address: hotel.address,
    zipCode: hotel.zip_code,
  };
};

/** What is bought, in the buyer's language, as it is called now. It is kept with the order, whatever the catalogue says later. */
export const describeStay = async (
  db: Database,
  product: StayProduct,
  booking: Booking,
): Promise<Order['stay']> => {
  const { pack, hotel } = product;
  const { locale, checkin, nights, guests } = booking;
  const scene = findScene(pack.scene);
  const { today } = momentOf(booking.now, timeZoneOf(locale));
  return {
    offerId: pack.id,
    label: labelOf(product, locale),
    uri: productPath(locale, pack.id),
    image: scene ? imageOf(scene, '') : null,
    hotel: await summaryOf(db, product, locale),
    roomTitle: roomTitleOf(product, locale),
    checkin,
    checkout: addDays(checkin, nights),
    checkinTime: hotel.checkin_time,
    checkoutTime: hotel.checkout_time,
    nights,
    rooms: booking.rooms,
    adult: guests.adults,
    child: guests.children,
    baby: guests.babies,
    cancellationPolicy: cancellationPolicyOf(product, checkin, today),
  };
};
