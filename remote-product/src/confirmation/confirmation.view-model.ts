import { orderCall, type Order } from '@detour/shared-contracts';
import type { PriceBreakdown } from '../booking/price-lines.view-model';
import { stayOf } from '../order/stay-order';
import { orderBreakdown } from '../trip/order-price.view-model';
import { tripOfOrder, type TripView, type ViewTools } from '../trip/trip.view-model';

export interface ConfirmationView {
  readonly orderNumber: string;
  readonly trip: TripView;
  readonly price: PriceBreakdown;
  /** What happens next, in order. */
  readonly next: readonly string[];
  /** "Carte bancaire •••• 4242" */
  readonly paidWith: string | null;
  /** The stay as a calendar file, for whoever may see the order. */
  readonly calendar: string;
}

/** What was bought, and what happens next. @spec A-190 */
export const toConfirmation = (order: Order, tools: ViewTools, token?: string): ConfirmationView => {
  const { t, format } = tools;
  const trip = tripOfOrder(order, tools);
  const { hotel } = stayOf(order);
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
    calendar: calendarAddress(order.orderUUID, token),
  };
};

const calendarAddress = (orderUUID: string, token: string | undefined): string =>
  `${orderCall.path.replace(':orderUUID', orderUUID)}/calendar.ics${token ? `?token=${encodeURIComponent(token)}` : ''}`;
