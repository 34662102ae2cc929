import type { StayDetail, StayDetailQuery } from '@detour/shared-contracts/api';
import { addDays } from '@detour/shared-contracts/base';
import { assessStay, type Moment } from '../../sales/inventory/assess-stay';
import { guestsOf } from '../../sales/inventory/availability.routes';
import { toPriceInfo } from '../../sales/inventory/price-info';
import { saleMoment } from '../../sales/inventory/sale-moment';
import { findNights, type StayProduct } from '../../sales/inventory/stay-product.repository';
import type { GatewayContext } from '../../context/context';
import { parseDay } from '../../http/parse-day';
import { fromPriceOf } from './from-price';

type Recommended = NonNullable<StayDetail['recommendedOffer']>;

const fromOffer = (product: StayProduct, moment: Moment): Recommended | null => {
  const from = fromPriceOf(product, moment);
  if (!from) return null;
  const { participants: _, ...price } = from;
  return { id: product.pack.id, priceType: 'from', ...price };
};

/** Price of a recommended stay: final with dates, otherwise the from-price. Null when it is not available. @spec CALL-024 */
export const recommendOffer = async (
  context: Pick<GatewayContext, 'db' | 'clock'>,
  product: StayProduct,
  query: StayDetailQuery,
): Promise<Recommended | null> => {
  const length = query.nights ?? query.night;
  const moment = await saleMoment(context, query.locale);
  if (!query.checkin || !length) return fromOffer(product, moment);
  const checkin = parseDay(query.checkin, 'query/checkin');
  const nights = await findNights(context.db, {
    roomTypeId: product.room.id,
    from: checkin,
    until: addDays(checkin, length),
  });
  const request = { checkin, nights: length, guests: guestsOf(query) };
  const stay = assessStay(product, nights, request, moment);
  if (!stay.ok) return null;
  const info = toPriceInfo(stay.value);
  return {
    id: product.pack.id,
    priceType: 'final',
    sellPrice: info.sellPrice,
    refPrice: info.refPrice,
    promo: info.promoPercentageRounded,
    localTaxTotalAmount: stay.value.price.localTaxTotalAmount,
    amountToPay: stay.value.price.amountToPay,
    nights: info.nights,
  };
};
