import { zonedNow, type Result } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { changeCatalogue } from '../../content/store/catalogue-revision.repository';
import type { Database } from '../../database/open-database';
import { inTransaction, type Trx } from '../../database/transaction';
import type { WrittenPromotion } from './read-promotion';

export interface Written {
  /** Who wrote it: a member of staff, or the command line. */
  readonly by: string;
  readonly at: Date;
  /** Number of changes that the author has seen. Another number is a conflict. Without it, the last writer wins. */
  readonly base?: number;
}

/** `conflict`: somebody else changed the promotion meanwhile. `closed`: none with this code is open. */
export type PromotionRefusal = 'conflict' | 'closed';

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
    .set({ last_day: dayOf(at), ended_by: by, ended_at: at })
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

/** Number of changes of a promotion: 0 without one. Each change and each end raises it, also those of older gateways. */
export const countPromotionChanges = async (db: Database, code: string): Promise<number> => {
  const { rows } = await sql<{ readonly changes: number }>`
    select (select count(*) from promotion_code where code = ${code})
      + (select count(*) + count(ended_by) from promotion_version where code = ${code}) as changes`.execute(
    db,
  );
  return rows[0]?.changes ?? 0;
};

type Work = (trx: Trx, refuse: (reason: PromotionRefusal) => never) => Promise<void>;

/** Changes of one promotion wait for each other, also the first ones of a code that has no row yet. Returns the new number of changes. */
const change = (
  db: Database,
  code: string,
  { base }: Written,
  work: Work,
): Promise<Result<number, PromotionRefusal>> =>
  inTransaction(db, async (trx, refuse) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`promotion ${code}`}, 0))`.execute(trx);
    if (base !== undefined && (await countPromotionChanges(trx, code)) !== base) refuse('conflict');
    await work(trx, refuse);
    await changeCatalogue(trx);
    return countPromotionChanges(trx, code);
  });

/**
 * Creates or changes a promotion, or starts an ended one again, and starts a version of its terms. Orders that are open keep what they got.
 * A change of the value or the conditions counts as a new price from today on, for the reference price. Returns the new number of changes.
 */
export const changePromotion = (
  db: Database,
  promotion: WrittenPromotion,
  written: Written,
): Promise<Result<number, PromotionRefusal>> =>
  change(db, promotion.code, written, async (trx) => {
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
  });

/** Writes a promotion whatever others wrote meanwhile: for the operator. */
export const putPromotion = async (
  db: Database,
  promotion: WrittenPromotion,
  { by, at }: Pick<Written, 'by' | 'at'>,
): Promise<void> => {
  await changePromotion(db, promotion, { by, at });
};

/** Ends a promotion at once. Open orders keep what they got. Returns the new number of changes. */
export const closePromotion = (
  db: Database,
  code: string,
  written: Written,
): Promise<Result<number, PromotionRefusal>> =>
  change(db, code, written, async (trx, refuse) => {
    const ended = await trx
      .updateTable('promotion_code')
      .set({ ended_at: written.at })
      .where('code', '=', code)
      .where('ended_at', 'is', null)
      .returning('code')
      .executeTakeFirst();
    if (!ended) refuse('closed');
    await endVersion(trx, code, written);
  });

/** Ends a promotion whatever others wrote meanwhile. Returns false when none with this code is open. */
export const endPromotion = async (
  db: Database,
  code: string,
  { by, at }: Pick<Written, 'by' | 'at'>,
): Promise<boolean> => (await closePromotion(db, code, { by, at })).ok;
