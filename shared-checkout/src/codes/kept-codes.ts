import type { CheckoutDraft } from '../buyer/checkout-draft';

/** Applied and typed codes of a checkout. They survive a reload. */
export interface KeptCodes {
  /** Empty without a code. */
  readonly promotion: string;
  readonly giftCards: readonly string[];
  readonly typedPromotion: string;
  readonly typedGiftCard: string;
  /** The session's gift that was added once, even if removed since. */
  readonly offeredGift: string;
}

/** Maximum number of codes of an order. */
export const mostGiftCards = 5;

type Extra = CheckoutDraft['extra'];

const names = {
  promotion: 'code.promotion',
  giftCards: 'code.giftCards',
  typedPromotion: 'code.typedPromotion',
  typedGiftCard: 'code.typedGiftCard',
  offeredGift: 'code.offeredGift',
} as const;

/** Total: a missing value counts as empty. */
export const readKeptCodes = (extra: Extra): KeptCodes => ({
  promotion: extra[names.promotion] ?? '',
  giftCards: (extra[names.giftCards] ?? '').split(' ').filter(Boolean).slice(0, mostGiftCards),
  typedPromotion: extra[names.typedPromotion] ?? '',
  typedGiftCard: extra[names.typedGiftCard] ?? '',
  offeredGift: extra[names.offeredGift] ?? '',
});

/** Keeps all other values of the checkout draft. */
export const writeKeptCodes = (extra: Extra, codes: KeptCodes): Extra => ({
  ...extra,
  [names.promotion]: codes.promotion,
  [names.giftCards]: codes.giftCards.join(' '),
  [names.typedPromotion]: codes.typedPromotion,
  [names.typedGiftCard]: codes.typedGiftCard,
  [names.offeredGift]: codes.offeredGift,
});
