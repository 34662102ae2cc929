import { orderCall, type Order } from '@detour/shared-contracts/api';
import { parseIsoDate } from '@detour/shared-contracts/base';
import type { PriceBreakdown } from '../booking/quote/price-lines.view-model';
import { purchaseOf } from '../order/purchase.view-model';
import { stayOf } from '../order/stay-order';
import { nextOfVoucher } from '../order/voucher.view-model';
import { orderBreakdown } from '../trip/order-price.view-model';
import { tripOfOrder, type PurchaseView, type ViewTools } from '../trip/trip.view-model';

/** Data of vouchers only. */
export interface VoucherWords {
  readonly code: string | null;
  /** Address of the printable voucher. */
  readonly pdf: string | null;
  readonly message: string;
  readonly from: string;
}

export interface ConfirmationView {
  /** "Votre séjour est réservé !" */
  readonly title: string;
  /** "Numéro de réservation" */
  readonly numberLabel: string;
  readonly orderNumber: string;
  /** Heading of the purchase. */
  readonly label: string;
  readonly purchase: PurchaseView;
  readonly price: PriceBreakdown;
  /** Next steps, in order. */
  readonly next: readonly string[];
  /** "Carte bancaire •••• 4242" */
  readonly paidWith: string | null;
  /** Address of the stay's calendar file, for visitors who may see the order; null for a voucher. */
  readonly calendar: string | null;
  readonly voucher: VoucherWords | null;
}

/** Purchase and next steps. @spec A-190 */
export const toConfirmation = (order: Order, tools: ViewTools): ConfirmationView => {
  const { t } = tools;
  return {
    orderNumber: order.orderNumber,
    purchase: purchaseOf(order, tools),
    price: orderBreakdown(order, tools),
    paidWith: order.payment?.last4 ? t('confirmation.paidByCard', { last4: order.payment.last4 }) : null,
    ...(order.voucher ? wordsOfVoucher(order, order.voucher, tools) : wordsOfStay(order, tools)),
  };
};

type OwnWords = Pick<ConfirmationView, 'title' | 'numberLabel' | 'label' | 'next' | 'calendar' | 'voucher'>;

const wordsOfStay = (order: Order, tools: ViewTools): OwnWords => {
  const { t, format } = tools;
  const { hotel } = stayOf(order);
  return {
    title: t('order.confirmed'),
    numberLabel: t('order.bookingNumber'),
    label: t('checkout.yourStay'),
    next: [
      t('confirmation.nextMail', { email: order.buyer.email }),
      t('confirmation.nextArrival', {
        hotel: hotel.label,
        address: `${hotel.address}, ${hotel.zipCode} ${hotel.location.label}`,
      }),
      ...(order.taxAtHotel > 0
        ? [t('price.touristTaxAtHotel', { amount: format.price(order.taxAtHotel) })]
        : []),
      tripOfOrder(order, tools).cancellation.text,
    ],
    calendar: `${orderCall.path.replace(':orderUUID', order.orderUUID)}/calendar.ics`,
    voucher: null,
  };
};

const wordsOfVoucher = (
  { buyer }: Order,
  voucher: NonNullable<Order['voucher']>,
  { t, format }: ViewTools,
): OwnWords => {
  const lastDay = parseIsoDate(voucher.withdrawUntil);
  return {
    title: t(voucher.ownUse ? 'voucher.ready' : 'gift.sent'),
    numberLabel: t('voucher.orderNumber'),
    label: t('voucher.yourOrder'),
    next: [
      ...nextOfVoucher(voucher, buyer, { t }),
      ...(lastDay ? [t('voucher.withdrawUntil', { date: format.longDate(lastDay) })] : []),
    ],
    calendar: null,
    voucher: {
      code: voucher.code,
      pdf: voucher.pdf,
      message: voucher.message,
      from: voucher.fromName,
    },
  };
};
