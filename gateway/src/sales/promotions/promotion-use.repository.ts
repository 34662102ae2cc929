import { normaliseEmail } from '@detour/shared-contracts/rules';
import type { Trx } from '../../database/transaction';
import { sha256 } from '../../http/signing';

interface PromotionUse {
  readonly orderUuid: string;
  /** As typed. */
  readonly code: string;
  readonly email: string;
}

const countUses = async (trx: Trx, code: string, buyerHash?: string): Promise<number> => {
  const { uses } = await trx
    .selectFrom('promotion_use')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('code', '=', code)
    .$if(buyerHash !== undefined, (query) => query.where('buyer_hash', '=', buyerHash ?? ''))
    .executeTakeFirstOrThrow();
  return Number(uses);
};

/**
 * Counts a use of a code in the transaction that opens the order. Returns false when the code or the buyer has no use left. Locks the
 * code's row, so that the last use goes to one order. Buyers are identified by the hash of their e-mail address.
 */
export const takePromotionUse = async (
  trx: Trx,
  { orderUuid, code: typed, email }: PromotionUse,
): Promise<boolean> => {
  const code = typed.trim().toUpperCase();
  const row = await trx
    .selectFrom('promotion_code')
    .select(['most_uses', 'most_uses_per_buyer'])
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const buyerHash = sha256(`promotion\n${code}\n${normaliseEmail(email)}`);
  if (row.most_uses !== null && (await countUses(trx, code)) >= row.most_uses) return false;
  if (row.most_uses_per_buyer !== null && (await countUses(trx, code, buyerHash)) >= row.most_uses_per_buyer)
    return false;
  await trx
    .insertInto('promotion_use')
    .values({ order_uuid: orderUuid, code, buyer_hash: buyerHash })
    .execute();
  return true;
};

/** Returns the use of an order that ended to the code. */
export const givePromotionUseBack = async (trx: Trx, orderUuid: string): Promise<void> => {
  await trx.deleteFrom('promotion_use').where('order_uuid', '=', orderUuid).execute();
};
