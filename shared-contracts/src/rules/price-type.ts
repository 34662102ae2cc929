import type { Card } from '../api/card.schema';
import type { Flow } from '../remote/host';

export type PriceWording = 'from' | 'final';

/**
 * How a price is worded: as the price of what was chosen, or as "from". Gift prices and what a beneficiary has left to pay are final
 * (A-072, A-186).
 */
export const priceWordingOf = (priceType: Card['priceType']): PriceWording =>
  priceType === 'from' ? 'from' : 'final';

/** Final with a check-in, for vouchers and activities, and in gifting; else a from-price. @spec CARD-001 */
export const priceTypeOf = (offer: {
  readonly flow: Flow;
  readonly hasCheckin: boolean;
  readonly itemCategory: Card['itemCategory'];
}): PriceWording =>
  offer.hasCheckin || offer.flow === 'gifting' || offer.itemCategory !== 'weekend' ? 'final' : 'from';
