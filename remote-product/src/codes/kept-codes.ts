import type { CheckoutDraft } from '@detour/shared-checkout';

/** Codes of a checkout, those in force and those that are being typed; a reload finds them again. */
export interface KeptCodes {
  /** Empty without one. */
  readonly promotion: string;
  readonly giftCards: readonly string[];
  readonly typedPromotion: string;
  readonly typedGiftCard: string;
  /** The gift of a session that was put among them, whether or not it still is. */
  readonly offeredGift: string;
}

/** As many as an order takes. */
export const mostGiftCards = 5;

type Extra = CheckoutDraft['extra'];

const names = {
  promotion: 'code.promotion',
  giftCards: 'code.giftCards',
  typedPromotion: 'code.typedPromotion',
  typedGiftCard: 'code.typedGiftCard',
  offeredGift: 'code.offeredGift',
} as const;

/** Total: whatever is not there counts as empty. */
export const readKeptCodes = (extra: Extra): KeptCodes => ({
  promotion: extra[names.promotion] ?? '',
  giftCards: (extra[names.giftCards] ?? '').split(' ').filter(Boolean).slice(0, mostGiftCards),
  typedPromotion: extra[names.typedPromotion] ?? '',
  typedGiftCard: extra[names.typedGiftCard] ?? '',
  offeredGift: extra[names.offeredGift] ?? '',
});

/** With everything else that the checkout keeps there. */
export const writeKeptCodes = (extra: Extra, codes: KeptCodes): Extra => ({
  ...extra,
  [names.promotion]: codes.promotion,
  [names.giftCards]: codes.giftCards.join(' '),
  [names.typedPromotion]: codes.typedPromotion,
  [names.typedGiftCard]: codes.typedGiftCard,
  [names.offeredGift]: codes.offeredGift,
});
