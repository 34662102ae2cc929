import type { Card } from '../../api/products/card.schema';
import type { Flow } from '../../mount/host';

export type PriceWording = 'from' | 'final';

/**
 * Wording of a price: for the chosen options, or "from". Gift prices and the amount that a beneficiary still pays are final
 * (A-072, A-186).
 */
export const priceWordingOf = (priceType: Card['priceType']): PriceWording =>
  priceType === 'from' ? 'from' : 'final';

/** Final with a check-in, for vouchers, for activities and in gifting; otherwise a from-price. @spec CARD-001 */
export const priceTypeOf = (offer: {
  readonly flow: Flow;
  readonly hasCheckin: boolean;
  readonly itemCategory: Card['itemCategory'];
}): PriceWording =>
  offer.hasCheckin || offer.flow === 'gifting' || offer.itemCategory !== 'weekend' ? 'final' : 'from';
