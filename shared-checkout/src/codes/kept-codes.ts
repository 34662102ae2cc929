import type { PaidPurchase } from '@detour/shared-contracts/rules';
import type { CheckoutDraft, DraftStore } from '../buyer/checkout-draft';

/** Kind of purchase. Each kind stores its own codes, because a code for a stay may not apply to a gift. */
export type CodeScope = PaidPurchase | 'change';

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

const nameOf = (scope: CodeScope, member: keyof KeptCodes): string => `code.${scope}.${member}`;

/** Total: a missing value counts as empty. */
export const readKeptCodes = (extra: Extra, scope: CodeScope): KeptCodes => {
  const read = (member: keyof KeptCodes): string => extra[nameOf(scope, member)] ?? '';
  return {
    promotion: read('promotion'),
    giftCards: read('giftCards').split(' ').filter(Boolean).slice(0, mostGiftCards),
    typedPromotion: read('typedPromotion'),
    typedGiftCard: read('typedGiftCard'),
    offeredGift: read('offeredGift'),
  };
};

/** Keeps all other values of the checkout draft. */
export const writeKeptCodes = (extra: Extra, scope: CodeScope, codes: KeptCodes): Extra => ({
  ...extra,
  [nameOf(scope, 'promotion')]: codes.promotion,
  [nameOf(scope, 'giftCards')]: codes.giftCards.join(' '),
  [nameOf(scope, 'typedPromotion')]: codes.typedPromotion,
  [nameOf(scope, 'typedGiftCard')]: codes.typedGiftCard,
  [nameOf(scope, 'offeredGift')]: codes.offeredGift,
});

/** Forgets the codes of a purchase that needs no payment page, which would clear the whole draft. `now`: ms UTC. */
export const forgetKeptCodes = (draft: DraftStore, scope: CodeScope, now: number): void => {
  const own = `code.${scope}.`;
  const { extra } = draft.read(now);
  if (!Object.keys(extra).some((name) => name.startsWith(own))) return;
  draft.write(now, {
    extra: Object.fromEntries(Object.entries(extra).filter(([name]) => !name.startsWith(own))),
  });
};
