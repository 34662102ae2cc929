import type { Order } from '@detour/shared-contracts';
import type { PriceBreakdown } from '../booking/price-lines.view-model';
import { orderBreakdown } from '../trip/order-price.view-model';
import { tripOfOrder, type TripView, type ViewTools } from '../trip/trip.view-model';
import { printCalendarFile } from './calendar-file';

export interface ConfirmationView {
  readonly orderNumber: string;
  readonly trip: TripView;
  readonly price: PriceBreakdown;
  /** What happens next, in order. */
  readonly next: readonly string[];
  /** "Carte bancaire •••• 4242" */
  readonly paidWith: string | null;
  readonly calendar: { readonly name: string; readonly content: string };
}

/** What was bought, and what happens next. @spec A-190 */
export const toConfirmation = (order: Order, tools: ViewTools): ConfirmationView => {
  const { t, format } = tools;
  const trip = tripOfOrder(order, tools);
  const { hotel } = order.stay;
  return {
    orderNumber: order.orderNumber,
    trip,
    price: orderBreakdown(order, tools),
    next: [
      t('confirmation.nextMail', { email: order.buyer.email }),
      t('confirmation.nextArrival', {
        hotel: hotel.label,
        address: `${hotel.address}, ${hotel.zipCode} ${hotel.location.label}`,
      }),
      ...(order.taxAtHotel > 0
        ? [t('price.touristTaxAtHotel', { amount: format.price(order.taxAtHotel) })]
        : []),
      trip.cancellation.text,
    ],
    paidWith: order.payment?.last4 ? t('confirmation.paidByCard', { last4: order.payment.last4 }) : null,
    calendar: {
      name: `detour-${order.orderNumber}.ics`,
      content: printCalendarFile({
        uid: order.orderUUID,
        start: order.stay.checkin,
        end: order.stay.checkout,
        title: hotel.label,
        place: `${hotel.label}, ${hotel.address}, ${hotel.zipCode} ${hotel.location.label}`,
        note: [
          order.stay.label,
          t('confirmation.number', { number: order.orderNumber }),
          trip.arrival.time,
          trip.departure.time,
        ].join('\n'),
        createdAt: Date.parse(order.createdAt),
      }),
    },
  };
};
