import type { OrderedStay } from '@detour/shared-contracts/api';
import { addDays } from '@detour/shared-contracts/base';
import { productPath, timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import { momentOf, type StayRequest } from '../../inventory/assess-stay';
import { cancellationPolicyOf } from '../../inventory/cancellation-policy';
import { townLabelOf, type PlacedStayProduct } from '../../inventory/stay-product.repository';
import { labelOf, roomTitleOf } from '../../inventory/stay-labels';
import type { ActivityDay } from '../../../catalogue/activity-choices';
import { checkoutTimeOf } from '../../../catalogue/checkout-time';
import { hotelSummaryOf } from '../../../catalogue/hotel-summary';
import { programTextsOf } from '../../../catalogue/program-lines';
import { coverImage, galleryImage } from '../../../catalogue/stay-images';

interface Booking extends StayRequest {
  readonly locale: Locale;
  readonly rooms: number;
  readonly activityDays: readonly ActivityDay[];
  /** ms UTC */
  readonly now: number;
}

/** In the order of the programme. */
const activitiesOf = (lines: ReturnType<typeof programTextsOf>, { activityDays }: Booking) =>
  lines.flatMap(({ activityId, title }) => {
    const day = activityDays.find((one) => one.activityId === activityId);
    return day ? [{ ...day, title }] : [];
  });

/** Snapshot of the stay in the buyer's language. The order keeps it when the catalogue changes later. */
export const describeStay = (product: PlacedStayProduct, booking: Booking): OrderedStay => {
  const { pack, hotel } = product;
  const { locale, checkin, nights, guests } = booking;
  const lines = programTextsOf(pack.program, locale);
  const { today } = momentOf(booking.now, timeZoneOf(locale));
  return {
    offerId: pack.id,
    label: labelOf(product, locale),
    uri: productPath(locale, pack.id),
    image:
      hotel.photos.length > 0
        ? coverImage(hotel.photos, pack.scene, locale)
        : galleryImage(pack.scene, '', locale),
    hotel: hotelSummaryOf(hotel, townLabelOf(product, locale), locale),
    roomTitle: roomTitleOf(product, locale),
    checkin,
    checkout: addDays(checkin, nights),
    checkinTime: hotel.checkin_time,
    checkoutTime: checkoutTimeOf(pack.program, hotel.checkout_time),
    nights,
    rooms: booking.rooms,
    adult: guests.adults,
    child: guests.children,
    baby: guests.babies,
    cancellationPolicy: cancellationPolicyOf(product, checkin, today),
    activities: activitiesOf(lines, booking),
    included: lines.map(({ title, detail }) => ({ title, detail })),
  };
};
