import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
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

/** All promotions, or the one with a code: open ones first, then by code. */
export const listPromotions = async (db: Database, code?: string): Promise<readonly ListedPromotion[]> => {
  const rows = await db
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
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy(sql`ended_at is not null`)
    .orderBy('code')
    .execute();
  const versions = await db
    .selectFrom('promotion_version')
    .selectAll()
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    terms: toTerms(row),
    purchases: row.purchases,
    mostUsesPerBuyer: row.most_uses_per_buyer,
    uses: row.counted,
    spent: row.given,
    endedAt: row.ended_at?.toISOString() ?? null,
    history: versions
      .filter((version) => version.code === row.code)
      .map((version) => ({
        from: version.first_day,
        until: version.last_day,
        by: version.changed_by,
        at: version.at.toISOString(),
        endedBy: version.ended_by,
        endedAt: version.ended_at?.toISOString() ?? null,
        terms: version.terms as WrittenPromotion,
      })),
  }));
};
