import { err, ok, type Cents, type IsoDate, type Result } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import type { OrderRefusal } from '../records/order-refusal';
import type { Purchase } from '../records/purchase';

export interface Reduction {
  readonly code: string;
  /** Cents, positive. */
  readonly amount: Cents;
}

interface PromotionAsk {
  readonly purchase: Purchase;
  /** Cents of the product without taxes and shipping. */
  readonly amount: Cents;
  readonly today: IsoDate;
}

/** Returns the reduction of a code, at most the amount itself. Unknown, expired and non-matching codes get the same refusal. */
export const findReduction = async (
  db: Database,
  typed: string,
  { purchase, amount, today }: PromotionAsk,
): Promise<Result<Reduction, OrderRefusal>> => {
  const code = typed.trim().toUpperCase();
  const row = await db.selectFrom('promotion_code').selectAll().where('code', '=', code).executeTakeFirst();
  const isOpen =
    row !== undefined &&
    (row.valid_from === null || row.valid_from <= today) &&
    (row.valid_until === null || today <= row.valid_until) &&
    row.purchases.includes(purchase) &&
    row.least_amount <= amount;
  if (!isOpen) {
    return err({ kind: 'PROMOTION_NOT_VALID', message: `The code "${code}" is not valid for this order.` });
  }
  const wanted = row.percent === null ? (row.amount ?? 0) : Math.floor((amount * row.percent) / 100);
  return ok({ code, amount: Math.min(amount, wanted) });
};
