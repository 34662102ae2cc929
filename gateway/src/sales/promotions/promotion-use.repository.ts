import type { Cents } from '@detour/shared-contracts/base';
import { normaliseEmail } from '@detour/shared-contracts/rules';
import { sql } from 'kysely';
import type { Trx } from '../../database/transaction';
import { sha256 } from '../../http/signing';

interface PromotionUse {
  readonly orderUuid: string;
  /** Upper case. */
  readonly code: string;
  readonly email: string;
  /** What the order gets off. */
  readonly amount: Cents;
}

const buyerHashOf = ({ code, email }: PromotionUse): string =>
  sha256(`promotion\n${code}\n${normaliseEmail(email)}`);

/** Locks a promotion until the transaction ends, so that orders take what is left of it one after the other. */
export const lockPromotion = async (trx: Trx, code: string): Promise<void> => {
  await trx.selectFrom('promotion_code').select('code').where('code', '=', code).forNoKeyUpdate().execute();
};

const writeUse = async (trx: Trx, use: PromotionUse): Promise<void> => {
  const { orderUuid, code, amount } = use;
  await trx
    .insertInto('promotion_use')
    .values({ order_uuid: orderUuid, code, buyer_hash: buyerHashOf(use), amount })
    .execute();
};

/** Counts a use of an automatic promotion, whose row the caller has locked if it has a limit. */
export const countAutomaticUse = writeUse;

const countUsesOfBuyer = async (trx: Trx, use: PromotionUse): Promise<number> => {
  const { uses } = await trx
    .selectFrom('promotion_use')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('code', '=', use.code)
    .where('buyer_hash', '=', buyerHashOf(use))
    .executeTakeFirstOrThrow();
  return Number(uses);
};

/**
 * Counts a use of a code in the transaction that opens the order. Returns false when the code, its budget or the buyer has none left. Locks
 * the code's row, so that the last use goes to one order. Buyers are identified by the hash of their e-mail address.
 */
export const takePromotionUse = async (trx: Trx, use: PromotionUse): Promise<boolean> => {
  const row = await trx
    .selectFrom('promotion_code')
    .select(['most_uses', 'most_uses_per_buyer', 'budget', 'uses', sql<number>`spent::float8`.as('spent')])
    .where('code', '=', use.code)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return false;
  if (row.most_uses !== null && row.uses >= row.most_uses) return false;
  if (row.budget !== null && row.spent + use.amount > row.budget) return false;
  if (row.most_uses_per_buyer !== null && (await countUsesOfBuyer(trx, use)) >= row.most_uses_per_buyer)
    return false;
  await writeUse(trx, use);
  return true;
};

/** Returns the uses of an order that ended to its promotions. In the order of codes, so that two orders do not wait for each other. */
export const givePromotionUseBack = async (trx: Trx, orderUuid: string): Promise<void> => {
  await trx.deleteFrom('promotion_use').where('order_uuid', '=', orderUuid).execute();
};
