import { err, ok, type Cents, type IsoDate, type Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { OrderRefusal } from '../records/order-refusal';
import type { Purchase } from '../records/purchase';
import {
  discountOf,
  isForBookingDay,
  isForDates,
  isForProduct,
  isForSite,
} from '../reductions/choose-promotion';
import { leftOf } from '../reductions/live-promotions.repository';
import type { AppliedPromotion, PromotedStay, Promotion } from '../reductions/promotion';
import { toTerms, type PromotionRow } from './promotion-terms';

export interface Reduction {
  readonly code: string;
  /** Cents, positive. */
  readonly amount: Cents;
}

export interface PromotionAsk {
  readonly purchase: Purchase;
  /** Cents of the product without taxes and shipping, after an automatic promotion. */
  readonly amount: Cents;
  readonly today: IsoDate;
  readonly locale: Locale;
  /** The dated stay, and its automatic promotion. Without it, conditions about the stay are not checked: the order does. */
  readonly promoted?: { readonly stay: PromotedStay; readonly applied: AppliedPromotion | null };
}

const isForStay = (promotion: Promotion, { promoted, today }: PromotionAsk): boolean => {
  if (!promoted) return true;
  const { stay, applied } = promoted;
  const isAlone = applied === null || !(promotion.exclusive || applied.promotion.exclusive);
  return isAlone && isForProduct(promotion, stay) && isForDates(promotion, stay, today);
};

const findRow = (db: Database, code: string): Promise<PromotionRow | undefined> =>
  db
    .selectFrom('promotion_code')
    .selectAll()
    .select(sql<number>`spent::float8`.as('spent'))
    .where('code', '=', code)
    .where('automatic', '=', false)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/**
 * Returns the reduction of a code, at most the amount itself. Unknown, expired, used up and non-matching codes get the same
 * refusal.
 */
export const findReduction = async (
  db: Database,
  typed: string,
  ask: PromotionAsk,
): Promise<Result<Reduction, OrderRefusal>> => {
  const code = typed.trim().toUpperCase();
  const row = await findRow(db, code);
  const terms = row && toTerms(row);
  const promotion = terms && { ...terms, left: leftOf(terms, row) };
  const isOpen =
    promotion !== undefined &&
    row?.purchases.includes(ask.purchase) === true &&
    isForBookingDay(promotion, ask.today) &&
    isForSite(promotion, ask.locale) &&
    isForStay(promotion, ask);
  const amount = isOpen ? discountOf(promotion, ask.amount) : 0;
  return amount > 0
    ? ok({ code, amount })
    : err({ kind: 'PROMOTION_NOT_VALID', message: `The code "${code}" is not valid for this order.` });
};
