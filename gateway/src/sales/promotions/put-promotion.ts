import { zonedNow } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { changeCatalogue } from '../../content/store/catalogue-revision.repository';
import type { Database } from '../../database/open-database';
import { transact, type Trx } from '../../database/transaction';
import type { WrittenPromotion } from './read-promotion';

export interface Written {
  /** Who wrote it: a member of staff, or the command line. */
  readonly by: string;
  readonly at: Date;
}

// Versions count days. All sites have the same day.
const dayOf = (at: Date): string => zonedNow(at.getTime(), 'Europe/Paris').date;

const columnsOf = (promotion: WrittenPromotion) => {
  const {
    code,
    automatic,
    percent,
    amount,
    leastAmount,
    budget,
    mostUses,
    mostUsesPerBuyer,
    purchases,
    validFrom,
    validUntil,
    ...rules
  } = promotion;
  return {
    code,
    automatic,
    percent,
    amount,
    least_amount: leastAmount,
    budget,
    most_uses: mostUses,
    most_uses_per_buyer: mostUsesPerBuyer,
    purchases: [...purchases],
    valid_from: validFrom,
    valid_until: validUntil,
    rules: JSON.stringify(rules),
    ended_at: null,
  };
};

const endVersion = async (trx: Trx, code: string, { by, at }: Written): Promise<void> => {
  await trx
    .updateTable('promotion_version')
    .set({ last_day: dayOf(at), ended_by: by })
    .where('code', '=', code)
    .where('last_day', 'is', null)
    .execute();
};

/** The trigger counts only while there is a limit: a new limit counts the open orders that came before it. */
const countAgain = async (trx: Trx, code: string): Promise<void> => {
  await sql`
    update promotion_code set uses = counted.uses, spent = counted.spent
    from (select count(*)::int as uses, coalesce(sum(amount), 0) as spent from promotion_use where code = ${code}) as counted
    where promotion_code.code = ${code}`.execute(trx);
};

/**
 * Creates or changes a promotion, and starts a version of its terms. Orders that are open keep what they got. A change of the value or the
 * conditions counts as a new price from today on, for the reference price.
 */
export const putPromotion = (db: Database, promotion: WrittenPromotion, written: Written): Promise<void> =>
  transact(db, async (trx) => {
    const { code, ...rest } = columnsOf(promotion);
    await trx
      .insertInto('promotion_code')
      .values({ code, ...rest })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(rest))
      .execute();
    await countAgain(trx, code);
    await endVersion(trx, code, written);
    await trx
      .insertInto('promotion_version')
      .values({
        code,
        terms: JSON.stringify(promotion),
        automatic: promotion.automatic,
        first_day: dayOf(written.at),
        last_day: null,
        changed_by: written.by,
        at: written.at,
      })
      .execute();
    await changeCatalogue(trx);
  });

/** Ends a promotion at once. Returns false when none with this code is open. Open orders keep what they got. */
export const endPromotion = (db: Database, code: string, written: Written): Promise<boolean> =>
  transact(db, async (trx) => {
    const ended = await trx
      .updateTable('promotion_code')
      .set({ ended_at: written.at })
      .where('code', '=', code)
      .where('ended_at', 'is', null)
      .returning('code')
      .executeTakeFirst();
    if (!ended) return false;
    await endVersion(trx, code, written);
    await changeCatalogue(trx);
    return true;
  });
