import type { Cents } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { giftPrice } from '@detour/shared-contracts/rules';
import type { TextFunction } from '../text/text-function';

/** Texts that a remote with gift prices has. */
export type GiftTextId = 'gift.covered' | 'gift.onSomeDates' | 'gift.taxAtHotel' | 'price.fromWord';

interface GiftPriced {
  /** Cents that the visitor would pay us without the gift. */
  readonly amountToPay: Cents;
  /** Cents that the hotel collects; a gift does not pay them. */
  readonly atHotel: Cents;
  /** A from-price: on other dates the stay costs more. */
  readonly isFrom: boolean;
  /** With cents, as in panels; otherwise rounded up to euros, as on cards. */
  readonly isExact?: boolean;
}

export interface GiftWords {
  /** Cents left to pay us. */
  readonly due: Cents;
  readonly restAfter: Cents;
  /** "Compris", or "+24 €". */
  readonly price: { readonly amount: string; readonly from?: string };
  /** "7,40 € de taxe de séjour à l’hôtel" */
  readonly taxNote: string | null;
}

/** Texts of a price for a visitor with an open gift of this remaining value. @spec BENEF-009 */
export const giftWords = (
  { amountToPay, atHotel, isFrom, isExact = false }: GiftPriced,
  rest: Cents,
  { text, format }: { readonly text: TextFunction<GiftTextId>; readonly format: Format },
): GiftWords => {
  const { due, restAfter } = giftPrice(amountToPay, rest);
  const print = isExact ? format.signedPrice : format.signedWholePrice;
  return {
    due,
    restAfter,
    price: {
      amount: due === 0 ? text('gift.covered') : print(due),
      ...(isFrom && { from: text(due === 0 ? 'gift.onSomeDates' : 'price.fromWord') }),
    },
    taxNote: atHotel > 0 ? text('gift.taxAtHotel', { amount: format.price(atHotel) }) : null,
  };
};
