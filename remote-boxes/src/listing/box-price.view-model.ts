import type { Cents } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { boxPromo } from '@detour/shared-contracts/rules';
import type { PriceProps } from '@detour/shared-ui';
import type { Text } from '../text';

export interface BoxPrice {
  /** Exact price of the box in cents. */
  readonly amount: Cents;
  /** Input of the price block. Reference and percentage only if the discount exceeds the limit. */
  readonly shown: Pick<PriceProps, 'amount' | 'reference' | 'referenceLabel' | 'amountLabel' | 'promo'>;
  /** Explanation of the crossed-out price; null without one. */
  readonly reference: string | null;
}

interface Prices {
  readonly value: Cents;
  readonly reference: Cents;
}

/**
 * Price of a box: whole euros rounded up on cards, with cents on its own page.
 * @spec BOX-020 BOX-021 BOX-022
 */
export const toBoxPrice = (
  { value, reference }: Prices,
  { format, text, exact }: { readonly format: Format; readonly text: Text; readonly exact: boolean },
): BoxPrice => {
  const print = exact ? format.price : format.wholePrice;
  const percent = boxPromo(value, reference);
  if (percent === null) return { amount: value, shown: { amount: print(value) }, reference: null };
  return {
    amount: value,
    shown: {
      amount: print(value),
      reference: print(reference),
      referenceLabel: text('boxes.reference'),
      amountLabel: text('boxes.now'),
      promo: text('boxes.discount', { discount: percent }),
    },
    reference: print(reference),
  };
};
