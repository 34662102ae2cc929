import type { PriceInfo } from '@detour/shared-contracts/api';
import type { AssessedStay } from './assess-stay';
import { savedPercent } from './pricing';

/** Cents, for the chosen dates and guests, with the automatic promotion. @spec QUOTE-002 QUOTE-007 */
export const toPriceInfo = ({ price, rooms, nights }: AssessedStay): PriceInfo => ({
  sellPrice: price.sellPrice,
  refPrice: price.refPrice,
  promoPercentageRounded: savedPercent(price),
  moneySaved: price.refPrice - price.sellPrice,
  priceType: 'final',
  nbRooms: rooms,
  nights: nights.length,
});

/** The same before the announced automatic discount, which the final price of a quote has. */
export const toQuotedPriceInfo = (stay: AssessedStay): PriceInfo =>
  toPriceInfo({ ...stay, price: { ...stay.price, sellPrice: stay.price.basePrice } });
