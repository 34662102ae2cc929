import type { Image } from '@detour/shared-contracts/api';
import type { Cents, IsoDate } from '@detour/shared-contracts/base';
import { extrasPrice, type ExtraOption } from '../../extras/gift-extras';
import { giftCardScene } from '../../setup/gift-options';
import { voucherEndOf, type GiftFormat } from '@detour/shared-contracts/rules';
import type { GiftWish } from '@detour/shared-contracts/sites';
import { deliveryLine, type PriceLine, type ViewTools } from '../../setup/setup.view-model';
import type { GiftProduct } from './gift-product.client';

/** The purchase as shown beside and above the form. */
export interface PurchaseView {
  readonly title: string;
  readonly venue: string;
  readonly image: Image | string;
  /** "2 nuits, 2 personnes", "Valable jusqu’au …", "Envoi par e-mail" */
  readonly facts: readonly string[];
  readonly lines: readonly PriceLine[];
  readonly total: string;
  /** Exact cents that we charge. */
  readonly amount: Cents;
  /** Last day of the gift, one of the facts. */
  readonly until: IsoDate;
}

export interface PurchaseFacts {
  readonly wish: GiftWish;
  readonly product: GiftProduct;
  readonly format: GiftFormat;
  /** Shipping cost in cents. */
  readonly shipping: Cents;
  /** Selected extras. Free ones are named but have no price line. */
  readonly extras: readonly ExtraOption[];
  readonly today: IsoDate;
}

const names = {
  gift_stay: 'checkout.giftStay',
  box: 'checkout.giftBox',
  gift_card: 'checkout.giftCard',
  activity: 'checkout.activity',
} as const;

export const toPurchaseView = (
  { wish, product, format, shipping, extras, today }: PurchaseFacts,
  tools: ViewTools,
): PurchaseView => {
  const { t, format: print } = tools;
  const people = t('checkout.people', { count: product.adults });
  const amount = product.price + shipping + extrasPrice(extras);
  const until = voucherEndOf(wish.kind, today);
  const title = product.title || t('checkout.cardOf', { amount: print.wholePrice(product.price) });
  return {
    title,
    venue: product.venue,
    image: product.image ?? `/images/${giftCardScene}/640_360.webp`,
    facts: [
      ...(product.nights !== null
        ? [t('checkout.nightsPeople', { nights: product.nights, people })]
        : wish.kind === 'gift_card'
          ? []
          : [people]),
      t('gift.validUntil', { date: print.longDate(until) }),
      t(format === 'digital' ? 'gift.byMail' : 'gift.byPost'),
    ],
    lines: [
      {
        label: product.nights === null ? t(names[wish.kind]) : t('gift.stayLine', { nights: product.nights }),
        amount: print.price(product.price),
      },
      ...extras
        .filter(({ price }) => price > 0)
        .map(({ label, price }) => ({ label, amount: print.price(price) })),
      deliveryLine(format, shipping, tools),
    ],
    total: print.price(amount),
    amount,
    until,
  };
};
