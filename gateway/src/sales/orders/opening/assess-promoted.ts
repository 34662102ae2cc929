import type { Result } from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { Trx } from '../../../database/transaction';
import {
  assessStay,
  momentOf,
  type AssessedStay,
  type StayRefusal,
  type StayRequest,
} from '../../inventory/assess-stay';
import type { Night, StayProduct } from '../../inventory/stay-product.repository';
import { lockPromotion } from '../../promotions/promotion-use.repository';
import { findSitePromotions } from '../../reductions/live-promotions.repository';

/**
 * Assesses a stay with its automatic promotion. A promotion with a budget or a number of uses is locked, and the stay is assessed again
 * with what is left of it, so that the last use goes to one order.
 */
export const assessPromoted = async (
  trx: Trx,
  product: StayProduct,
  { nights, stay }: { readonly nights: readonly Night[]; readonly stay: StayRequest },
  { now, locale }: { readonly now: number; readonly locale: Locale },
): Promise<Result<AssessedStay, StayRefusal>> => {
  const locked = new Set<string>();
  for (;;) {
    const moment = momentOf(now, timeZoneOf(locale), await findSitePromotions(trx, locale, now));
    const assessed = assessStay(product, nights, stay, moment);
    const promotion = assessed.ok ? assessed.value.price.applied?.promotion : undefined;
    const isLimited = promotion && (promotion.budget !== null || promotion.mostUses !== null);
    if (!isLimited || locked.has(promotion.code)) return assessed;
    await lockPromotion(trx, promotion.code);
    locked.add(promotion.code);
  }
};
