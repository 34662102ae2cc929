import type { Order } from '@detour/shared-contracts/api';
import { stayOf } from '../order/stay-order';
import type { PriceBreakdown, PriceLine } from '../booking/quote/price-lines.view-model';
import type { TextId } from '../text';
import type { ViewTools } from './trip.view-model';

type LineKind = Order['lines'][number]['kind'];

/** Kinds with texts of this shop. The others (an activity, an extra) have their own name. */
const names: Partial<Record<LineKind, TextId>> = {
  local_tax: 'panel.taxLine',
  shipping: 'voucher.lineShipping',
};

/**
 * Price of an order including all taxes. `order.amount` is what we charge. A tax that the hotel collects is a separate line.
 * @spec CHK-012 PROD-068
 */
export const orderBreakdown = (
  order: Pick<Order, 'amount' | 'changes' | 'lines' | 'paysPartOf' | 'status' | 'taxAtHotel' | 'stay'>,
  { t, format }: ViewTools,
): PriceBreakdown => {
  const line = (id: string, label: string, amount: number): PriceLine => ({
    id,
    label,
    amount: format.price(amount),
  });
  const labelOf = (entry: Order['lines'][number]): string => {
    // The line of a part of a plan names the part.
    if (entry.kind === 'stay' && !order.paysPartOf)
      return t('panel.stayLine', { nights: stayOf(order).nights });
    const name = names[entry.kind];
    return name ? t(name) : entry.label;
  };
  const totalAmount = order.amount + order.taxAtHotel;
  const atHotel = order.taxAtHotel > 0;
  return {
    lines: [
      ...order.lines.map((entry, index) => line(`${entry.kind}-${index}`, labelOf(entry), entry.amount)),
      ...(order.changes ? [line('paid-before', t('change.paidBefore'), -order.changes.paid)] : []),
      ...(atHotel ? [line('tax-at-hotel', t('panel.taxAtHotelLine'), order.taxAtHotel)] : []),
    ],
    total: line('total', t('panel.total'), totalAmount),
    split: atHotel
      ? [
          line('pay-now', t(order.status === 'confirmed' ? 'order.paidToUs' : 'price.payNow'), order.amount),
          line('pay-at-hotel', t('panel.payAtHotel'), order.taxAtHotel),
        ]
      : [],
    amountToPay: order.amount,
    totalAmount,
  };
};
