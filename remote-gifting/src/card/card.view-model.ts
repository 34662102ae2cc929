import type { Cents, IsoDate } from '@detour/shared-contracts/base';
import { voucherEndOf, type GiftFormat } from '@detour/shared-contracts/rules';
import { deliveryLine, type PriceLine, type ViewTools } from '../setup/setup.view-model';

export interface CardView {
  readonly lines: readonly PriceLine[];
  readonly total: string;
  /** Cents. */
  readonly amount: Cents;
  readonly basis: string;
  /** "Valable jusqu’au 21 novembre 2027" */
  readonly cardFacts: string;
}

export interface CardFacts {
  readonly value: Cents;
  readonly format: GiftFormat;
  /** Shipping cost in cents; 0 for e-mail. */
  readonly shipping: Cents;
  readonly today: IsoDate;
}

export const toCardView = ({ value, format, shipping, today }: CardFacts, tools: ViewTools): CardView => {
  const { t, format: print } = tools;
  return {
    lines: [
      { label: t('checkout.giftCard'), amount: print.price(value) },
      deliveryLine(format, shipping, tools),
    ],
    total: print.price(value + shipping),
    amount: value + shipping,
    basis: t('card.basis'),
    cardFacts: t('gift.validUntil', { date: print.longDate(voucherEndOf('gift_card', today)) }),
  };
};
