import type { VoucherKind } from './gift';

/** What an order buys. */
export type PaidPurchase = 'stay' | VoucherKind;

/** Whether a voucher pays for a purchase: a card pays everything but a card, a voucher of a stay or box a stay; an activity is used at its partner. */
export const voucherPays = (kind: VoucherKind, purchase: PaidPurchase): boolean => {
  switch (kind) {
    case 'gift_card':
      return purchase !== 'gift_card';
    case 'gift_stay':
    case 'box':
      return purchase === 'stay';
    case 'activity':
      return false;
  }
};
