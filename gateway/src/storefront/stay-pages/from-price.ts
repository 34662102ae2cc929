import type { FromPrice } from '@detour/shared-contracts/api';
import { promotedStayOf, type Moment } from '../../sales/inventory/assess-stay';
import { savedPercent } from '../../sales/inventory/pricing';
import { amountsOf } from '../../sales/inventory/stay-amounts';
import { lawfulPrice, type ProductReduction } from '../../sales/reductions/lawful-price';
import type { StayProduct } from '../../sales/inventory/stay-product.repository';

/** What a from-price is made of. */
export interface FromPriced {
  readonly pack: Pick<
    StayProduct['pack'],
    | 'id'
    | 'hotel_id'
    | 'kind'
    | 'themes'
    | keyof ProductReduction
    | 'from_price'
    | 'from_ref_price'
    | 'from_tax'
    | 'from_amount_to_pay'
    | 'from_nights'
    | 'from_checkin'
  >;
  readonly hotel: Pick<StayProduct['hotel'], 'tax'>;
}

const guests = 2;

/** The cheapest bookable start of the coming year for two adults, with the automatic promotion of that stay, or null. */
export const fromPriceOf = ({ pack, hotel }: FromPriced, moment: Moment): FromPrice | null => {
  const { from_price: sell, from_nights: nights, from_checkin: checkin } = pack;
  if (sell === null || nights === null) return null;
  const ref = pack.from_ref_price ?? sell;
  const price =
    checkin && lawfulPrice({ sell, ref }, pack, promotedStayOf({ pack }, { checkin, nights }), moment);
  const stored = {
    sellPrice: sell,
    refPrice: ref,
    localTaxTotalAmount: pack.from_tax ?? 0,
    amountToPay: pack.from_amount_to_pay ?? sell,
  };
  const reduced = (): typeof stored => {
    if (!price || price.sellPrice === sell) return price ? { ...stored, refPrice: price.refPrice } : stored;
    const { sellPrice, refPrice } = price;
    const { localTax, amountToPay } = amountsOf(hotel.tax, { sellPrice, nights, adults: guests });
    return { sellPrice, refPrice, localTaxTotalAmount: localTax, amountToPay };
  };
  const shown = reduced();
  return { ...shown, promo: savedPercent(shown), nights, participants: guests };
};
