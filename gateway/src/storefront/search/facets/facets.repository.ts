import { sql, type RawBuilder } from 'kysely';
import type { FacetType } from '@detour/shared-contracts/api';
import type { Database } from '../../../database/open-database';
import { findAnnounced } from '../offers/announced.repository';
import {
  candidateSql,
  facetConditions,
  type CandidateInput,
  type FacetFilter,
} from '../offers/candidates.repository';

/** Results by facet and value. */
export type FacetCounts = ReadonlyMap<FacetType, ReadonlyMap<string, number>>;

/** Width of a bar of the price histogram in cents. Divides the slider's range. */
export const priceStep = 1000;
/** Prices from here on share one bar. */
export const priceTop = 100_000;
export const scoreSteps = [9, 8, 7] as const;
/** The only values of their facets. */
export const freeCancellation = 'free';
export const anyPromotion = 'announced';

type Sql = RawBuilder<unknown>;

/** SQL value of each facet as text, with a join where a candidate has several. */
const sources: Readonly<Record<FacetType, { readonly value: Sql; readonly join?: Sql }>> = {
  stars: { value: sql`stars::text` },
  type: { value: sql`type` },
  environment: { value: sql`environment` },
  style: { value: sql`style` },
  facility: {
    value: sql`item.value`,
    join: sql`cross join lateral (select unnest(facilities) as value union all select 'pets' where pets) as item`,
  },
  tag: { value: sql`item.value::text`, join: sql`cross join lateral unnest(tags) as item (value)` },
  score: {
    value: sql`item.value::text`,
    join: sql`join unnest(array[${sql.join(scoreSteps.map((step) => sql.lit(step)))}]) as item (value)
      on review_count > 0 and review_average >= item.value`,
  },
  cancellation: { value: sql`case when cancellable then ${sql.lit(freeCancellation)} end` },
  meal: { value: sql`item.value`, join: sql`cross join lateral unnest(meals) as item (value)` },
  promotion: { value: sql`case when announced then ${sql.lit(anyPromotion)} end` },
  price: {
    value: sql`(least(total, ${sql.lit(priceTop)}) / ${sql.lit(priceStep)} * ${sql.lit(priceStep)})::text`,
  },
};

/** All filters except the facet's own, so that its other values can be counted. */
const othersOf = (facet: FacetType, conditions: Readonly<Record<FacetFilter, Sql>>): Sql =>
  sql.join(
    Object.entries(conditions).flatMap(([name, condition]) => (name === facet ? [] : [condition])),
    sql` and `,
  );

/**
 * Counts the results of a search with so many packages per hotel, one by default, with only this value of the facet chosen.
 * @spec CALL-043 CALL-044
 */
export const countFacets = async (
  db: Database,
  input: CandidateInput,
  facets: readonly FacetType[],
  packagesPerHotel = 1,
): Promise<FacetCounts> => {
  const conditions = facetConditions(input.filter);
  const parts = facets.map((facet) => {
    const { value, join } = sources[facet];
    return sql`select ${sql.lit(facet)}::text as facet, value, sum(least(offers, ${packagesPerHotel}::int))::int as count
      from (select ${value} as value, hotel_id, count(*) as offers
        from candidate ${join ?? sql``} where ${othersOf(facet, conditions)} group by 1, 2) as counted group by value`;
  });
  const needsAnnounced = input.filter.promotions || facets.includes('promotion');
  const announced = needsAnnounced ? await findAnnounced(db, input) : undefined;
  const { rows } = await sql<{ facet: FacetType; value: string | null; count: number }>`
    with ${candidateSql(input, announced)} ${sql.join(parts, sql` union all `)}`.execute(db);
  const counts = new Map<FacetType, Map<string, number>>(facets.map((facet) => [facet, new Map()]));
  for (const { facet, value, count } of rows) if (value !== null) counts.get(facet)?.set(value, count);
  return counts;
};
