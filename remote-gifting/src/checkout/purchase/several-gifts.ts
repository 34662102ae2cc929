import type { ViewTools } from '../../setup/setup.view-model';
import type { GiftProduct } from './gift-product.client';
import type { PurchaseView } from './purchase.view-model';

/** The purchase of the same gift for several people: one line with their number. `count` includes the first. */
export const withGifts = (
  purchase: PurchaseView,
  { count, price }: { readonly count: number } & Pick<GiftProduct, 'price'>,
  { t, format }: ViewTools,
): PurchaseView => {
  const [first, ...others] = purchase.lines;
  if (count === 1 || !first) return purchase;
  const amount = purchase.amount + (count - 1) * price;
  return {
    ...purchase,
    lines: [
      { label: t('giving.times', { count, label: first.label }), amount: format.price(count * price) },
      ...others,
    ],
    total: format.price(amount),
    amount,
  };
};
