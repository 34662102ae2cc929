import { sql, type Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type { VoucherTables } from '../../database/tables/sales/voucher-tables';
import type { PromotionTerms } from '../reductions/promotion';
import type { WrittenPromotion } from './read-promotion';
import { toTerms } from './promotion-terms';

/** Terms of a promotion from `from` to `until`, days of the market, both included; null for the present terms. */
interface ListedVersion {
  readonly from: string;
  readonly until: string | null;
  readonly by: string;
  readonly at: string;
  readonly endedBy: string | null;
  /** Null also for terms that an older gateway ended. */
  readonly endedAt: string | null;
  readonly terms: WrittenPromotion;
}

export interface ListedPromotion {
  readonly terms: PromotionTerms;
  readonly purchases: readonly string[];
  readonly mostUsesPerBuyer: number | null;
  /** Open orders that have it, and the cents that they got. */
  readonly uses: number;
  readonly spent: number;
  readonly endedAt: string | null;
  /** Newest first. Empty for a code of an older gateway. */
  readonly history: readonly ListedVersion[];
}

/** A promotion without its history. */
type PromotionHead = Omit<ListedPromotion, 'history'> & {
  /** The newest version. Null for a code of an older gateway. */
  readonly newest: Pick<ListedVersion, 'by' | 'at' | 'endedBy' | 'endedAt'> | null;
};

const select = (db: Database) =>
  db
    .selectFrom('promotion_code')
    .selectAll('promotion_code')
    .select([
      sql<number>`(select count(*)::int from promotion_use where promotion_use.code = promotion_code.code)`.as(
        'counted',
      ),
      sql<number>`(select coalesce(sum(amount), 0)::float8 from promotion_use where promotion_use.code = promotion_code.code)`.as(
        'given',
      ),
    ])
    .orderBy(sql`ended_at is not null`)
    .orderBy('code');

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const toListed = (row: Row): Omit<ListedPromotion, 'history'> => ({
  terms: toTerms(row),
  purchases: row.purchases,
  mostUsesPerBuyer: row.most_uses_per_buyer,
  uses: row.counted,
  spent: row.given,
  endedAt: row.ended_at?.toISOString() ?? null,
});

type VersionRow = Selectable<VoucherTables['promotion_version']>;

const toVersion = (row: VersionRow): ListedVersion => ({
  from: row.first_day,
  until: row.last_day,
  by: row.changed_by,
  at: row.at.toISOString(),
  endedBy: row.ended_by,
  endedAt: row.ended_at?.toISOString() ?? null,
  terms: row.terms as WrittenPromotion,
});

/** All promotions with their history: open ones first, then by code. */
export const listPromotions = async (db: Database): Promise<readonly ListedPromotion[]> => {
  const rows = await select(db).execute();
  const versions = await db.selectFrom('promotion_version').selectAll().orderBy('id', 'desc').execute();
  return rows.map((row) => ({
    ...toListed(row),
    history: versions.filter(({ code }) => code === row.code).map(toVersion),
  }));
};

/** The promotion of a code with its history. Undefined for a free code. */
export const findPromotion = async (db: Database, code: string): Promise<ListedPromotion | undefined> => {
  const row = await select(db).where('code', '=', code).executeTakeFirst();
  if (!row) return undefined;
  const versions = await db
    .selectFrom('promotion_version')
    .selectAll()
    .where('code', '=', code)
    .orderBy('id', 'desc')
    .execute();
  return { ...toListed(row), history: versions.map(toVersion) };
};

/** All promotions without their histories, which grow: open ones first, then by code. */
export const listPromotionHeads = async (db: Database): Promise<readonly PromotionHead[]> => {
  const rows = await select(db).execute();
  const { rows: newest } = await sql<VersionRow>`
    select newest.* from promotion_code as promotion
    cross join lateral (
      select * from promotion_version where code = promotion.code order by id desc limit 1
    ) as newest`.execute(db);
  const byCode = new Map(newest.map((row) => [row.code, toVersion(row)]));
  return rows.map((row) => ({ ...toListed(row), newest: byCode.get(row.code) ?? null }));
};
