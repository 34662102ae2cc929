import { useCodes, type Codes, type DraftStore } from '@detour/shared-checkout';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import { useExchange, type Exchange } from '../exchange/useExchange';
import type { GiftCheckoutFacts } from '../checkout-facts';
import { withGifts } from './several-gifts';
import { withCodes } from './purchase-codes';
import type { PurchaseView } from './purchase.view-model';
import type { Names } from '../../contract';

export interface Purchase {
  /** What is left to pay: after codes, or after the exchange that the visitor has chosen. */
  readonly purchase: PurchaseView;
  readonly exchange: Exchange;
  /** Code of the gift that is exchanged; null without an exchange. */
  readonly exchanged: string | null;
  readonly codes: Codes;
  /** Codes for the order request. An exchange takes no other code. */
  readonly inOrder: Codes['inOrder'];
}

const noCodes: Codes['inOrder'] = { promotionCode: '', voucherCodes: [] };

/**
 * The purchase of the gift and of `further` ones, with its reductions: promotion code and gift cards, or the exchange of an
 * open gift. @spec CHK-011
 */
export const usePurchase = (facts: GiftCheckoutFacts, draft: DraftStore, further: number): Purchase => {
  const t = useText();
  const format = useFormat();
  const { exchange, purchase: afterExchange, exchanged } = useExchange(facts);
  const { wish, product } = facts;
  const count = exchanged === null ? further + 1 : 1;
  const full = withGifts(facts.purchase, { count, price: product.price }, { t, format });
  const codes = useCodes<Names>({
    t,
    draft,
    purchase: wish.kind,
    price: count * product.price,
    total: full.amount,
  });
  return {
    purchase: exchanged === null ? withCodes(full, codes.deductions, format) : afterExchange,
    exchange,
    exchanged,
    codes,
    inOrder: exchanged === null ? codes.inOrder : noCodes,
  };
};
