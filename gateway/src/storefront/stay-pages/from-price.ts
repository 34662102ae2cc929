import type { FromPrice } from '@detour/shared-contracts/api';
import { savedPercent } from '../../sales/inventory/pricing';
import type { StayProduct } from '../../sales/inventory/stay-product.repository';

type Priced = Pick<
  StayProduct['pack'],
  'from_price' | 'from_ref_price' | 'from_tax' | 'from_amount_to_pay' | 'from_nights'
>;

/** The cheapest bookable start of the coming year for two adults, or null. */
export const fromPriceOf = (pack: Priced): FromPrice | null =>
  pack.from_price === null || pack.from_nights === null
    ? null
    : {
        sellPrice: pack.from_price,
        refPrice: pack.from_ref_price ?? pack.from_price,
        promo: savedPercent({ refPrice: pack.from_ref_price ?? pack.from_price, sellPrice: pack.from_price }),
        localTaxTotalAmount: pack.from_tax ?? 0,
        amountToPay: pack.from_amount_to_pay ?? pack.from_price,
        nights: pack.from_nights,
        participants: 2,
      };
