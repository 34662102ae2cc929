import type { PriceInfo } from '@detour/shared-contracts/api';
import type { AssessedStay } from './assess-stay';
import { savedPercent } from './pricing';

/** Cents, for the chosen dates and guests. @spec QUOTE-002 QUOTE-007 */
export const toPriceInfo = ({ price, rooms, nights }: AssessedStay): PriceInfo => ({
  sellPrice: price.sellPrice,
  refPrice: price.refPrice,
  promoPercentageRounded: savedPercent(price),
  moneySaved: price.refPrice - price.sellPrice,
  priceType: 'final',
  nbRooms: rooms,
  nights: nights.length,
});
