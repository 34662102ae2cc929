import type { Order } from '@detour/shared-contracts/api';
import {
  changeAddress,
  giftCheckoutAddress,
  printAddress,
  printPath,
  summaryAddress,
  type Locale,
} from '@detour/shared-contracts/sites';
import { stayAddress } from '../booking/checkout-address';
import type { Text } from '../text';
import { criteriaOfOrder } from './order-criteria';
import { methodName } from '../payment/methods/method-names';
import { wishOf } from './voucher.view-model';
import type { Names } from '../contract';

interface WayOn {
  readonly label: string;
  readonly href: string;
}

/** Address of the page that orders the same again. The input is still there. */
const again = (order: Order, locale: Locale, t: Text): WayOn | null => {
  if (order.stay) {
    const href = summaryAddress<Names>(locale, { id: order.stay.offerId, criteria: criteriaOfOrder(order) });
    return { label: t('payment.bookAgain'), href };
  }
  const wish = order.voucher && wishOf(order.voucher);
  return wish && { label: t('voucher.again'), href: giftCheckoutAddress<Names>(locale, wish) };
};

export interface EndedOrder {
  readonly title: string;
  readonly sentence: string;
  readonly wayOn: WayOn;
}

interface Words {
  readonly locale: Locale;
  readonly t: Text;
}

/** A change that is not paid any more: the booking stays as it was. */
const endedChange = (orderUUID: string, { locale, t }: Words): EndedOrder => ({
  title: t('change.overTitle'),
  sentence: t('change.overText'),
  wayOn: { label: t('change.again'), href: changeAddress<Names>(locale, orderUUID) },
});

/** A part of a plan that is not paid any more: the plan goes on. */
const endedPart = (orderUUID: string, { locale, t }: Words): EndedOrder => ({
  title: t('plan.overTitle'),
  sentence: t('plan.overText'),
  wayOn: { label: t('plan.overWay'), href: printAddress<Names>('confirmation', locale, { orderUUID }) },
});

/** Why an order can no longer be paid, with one next step. `unknown`: the visitor may not see the order. */
export const endedOrder = (
  kind: 'unknown' | 'expired' | 'closed',
  order: Order | null,
  { locale, t }: Words,
): EndedOrder => {
  const isVoucher = order?.voucher != null;
  const home = { label: t('ui.home'), href: printPath<Names>('home', locale) };
  const stay = order?.stay;
  const wayOn = order ? (again(order, locale, t) ?? home) : home;
  if (order?.changes) return endedChange(order.changes.orderUUID, { locale, t });
  if (order?.paysPartOf) return endedPart(order.paysPartOf.orderUUID, { locale, t });
  switch (kind) {
    case 'unknown':
      return { title: t('payment.unknownTitle'), sentence: t('payment.unknownText'), wayOn: home };
    case 'expired':
      return {
        title: t(isVoucher ? 'voucher.overTitle' : 'payment.holdOverTitle'),
        sentence: order?.paymentReturn
          ? t('payment.returnText', { method: methodName(order.paymentReturn.method, t) })
          : t(isVoucher ? 'voucher.overText' : 'payment.holdOverText'),
        wayOn,
      };
    case 'closed':
      return {
        title: t(isVoucher ? 'voucher.closedTitle' : 'payment.closedTitle'),
        sentence: t(isVoucher ? 'voucher.closedText' : 'payment.closedText'),
        wayOn:
          order && stay
            ? { label: t('trip.seeStay'), href: stayAddress(locale, stay.offerId, criteriaOfOrder(order)) }
            : wayOn,
      };
  }
};
