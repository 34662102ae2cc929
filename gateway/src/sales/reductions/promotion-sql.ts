import type { IsoDate } from '@detour/shared-contracts/base';
import { sql, type RawBuilder } from 'kysely';
import { isForBookingDay } from './choose-promotion';
import type { Promotion } from './promotion';

type Sql = RawBuilder<unknown>;

/** Expressions of a stay in a query; `kind`, `themes`, `hotelId` and `packageId` are columns of its package. */
export interface PromotedStaySql {
  readonly packageId: Sql;
  readonly hotelId: Sql;
  readonly kind: Sql;
  readonly themes: Sql;
  readonly checkin: Sql;
  readonly nights: Sql;
  /** Cents before automatic promotions. */
  readonly price: Sql;
}

const condition = <T>(value: T | null, make: (value: T) => Sql): readonly Sql[] =>
  value === null ? [] : [make(value)];

const listed = <T>(values: readonly T[], make: () => Sql): readonly Sql[] =>
  values.length === 0 ? [] : [make()];

const appliesSql = (one: Promotion, stay: PromotedStaySql, today: IsoDate): Sql => {
  const kinds = one.flows.map((flow) => (flow === 'hotel' ? 'night' : 'stay'));
  const before = sql`(${stay.checkin} - ${today}::date)`;
  const conditions = [
    ...condition(one.stayFrom, (day) => sql`${stay.checkin} >= ${day}::date`),
    ...condition(one.stayUntil, (day) => sql`${stay.checkin} <= ${day}::date`),
    ...condition(one.leastDaysBefore, (days) => sql`${before} >= ${days}::int`),
    ...condition(one.mostDaysBefore, (days) => sql`${before} <= ${days}::int`),
    ...condition(one.leastNights, (nights) => sql`${stay.nights} >= ${nights}::int`),
    ...condition(one.mostNights, (nights) => sql`${stay.nights} <= ${nights}::int`),
    ...listed(kinds, () => sql`${stay.kind} = any(${kinds}::text[])`),
    ...listed(one.hotels, () => sql`${stay.hotelId} = any(${[...one.hotels]}::text[])`),
    ...listed(one.packages, () => sql`${stay.packageId} = any(${[...one.packages]}::text[])`),
    ...listed(one.themes, () => sql`${stay.themes} && ${[...one.themes]}::int[]`),
    sql`${stay.price} >= ${one.leastAmount}::int`,
  ];
  return sql.join(conditions, sql` and `);
};

const discountSql = (one: Promotion, stay: PromotedStaySql, today: IsoDate): Sql => {
  const wanted =
    one.percent === null
      ? sql`${one.amount ?? 0}::int`
      : sql`${stay.price}::bigint * ${one.percent}::int / 100`;
  const most = one.mostPerOrder === null ? sql`` : sql`, ${one.mostPerOrder}::int`;
  const discount = sql`least(${stay.price}, ${wanted}${most})`;
  const fits = one.left === null ? sql`` : sql` and ${discount} <= ${one.left}::bigint`;
  return sql`case when ${appliesSql(one, stay, today)}${fits} then ${discount} else 0 end`;
};

/**
 * Cents that the automatic promotion takes off a stay: the twin of `chooseAutomatic`, which a test compares. 0 without one. SQL
 * integer division truncates, like `Math.floor` there.
 */
export const automaticDiscountSql = (
  live: readonly Promotion[],
  stay: PromotedStaySql,
  today: IsoDate,
): RawBuilder<number> => {
  const open = live.filter((promotion) => isForBookingDay(promotion, today));
  if (open.length === 0) return sql<number>`0`;
  const priorities = [...new Set(open.map(({ priority }) => priority))].sort((a, b) => b - a);
  const levels = priorities.map((priority) => {
    const discounts = open
      .filter((one) => one.priority === priority)
      .map((one) => discountSql(one, stay, today));
    return sql`nullif(greatest(${sql.join(discounts)}), 0)`;
  });
  return sql<number>`coalesce(${sql.join(levels)}, 0)::int`;
};
