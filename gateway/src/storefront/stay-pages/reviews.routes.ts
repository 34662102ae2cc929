import type { ReviewsResponse } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { fallbackLocaleOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { notFoundProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';

/** @spec CALL-079 */
const pageSize = 10;

const orders = {
  DATE_DESC: ['day', 'desc'],
  DATE_ASC: ['day', 'asc'],
  SCORE_DESC: ['average', 'desc'],
  SCORE_ASC: ['average', 'asc'],
} as const;

const nothing: ReviewsResponse['details'] = {
  welcoming: 0,
  comfort: 0,
  cleanliness: 0,
  food: 0,
  localization: 0,
  priceQualityRatio: 0,
};

/** Maps fr_BE to fr_FR and nl_BE to nl_NL. */
const languageLocale = (locale: Locale): Locale => fallbackLocaleOf(locale) ?? locale;

interface ReviewSearch {
  readonly hotelId: string;
  readonly locale: Locale | null;
  readonly sort: keyof typeof orders;
  readonly page: number;
}

const findReviews = async (db: Database, { hotelId, locale, sort, page }: ReviewSearch) => {
  const all = db
    .selectFrom('review')
    .where('hotel_id', '=', hotelId)
    .$if(locale !== null, (query) => query.where('locale', '=', locale ?? ''));
  const { total } = await all.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const [column, direction] = orders[sort];
  const rows = await all
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  return { total: Number(total), rows };
};

/** Lowest average of each band of scores; the last one holds all below. */
const bands = [9, 8, 7, 0];

/** How many reviews of a hotel, in every language, are in each band, and of each kind of traveller. */
const findOverview = async (
  db: Database,
  hotelId: string,
): Promise<NonNullable<ReviewsResponse['overview']>> => {
  const rows = await db
    .selectFrom('review')
    .select(['type', ({ fn }) => fn.countAll<string>().as('count')])
    .select(
      sql<number>`case when average >= 9 then 9 when average >= 8 then 8 when average >= 7 then 7 else 0 end`.as(
        'band',
      ),
    )
    .where('hotel_id', '=', hotelId)
    .groupBy(['type', 'band'])
    .execute();
  const countOf = (kept: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(kept).reduce((sum, { count }) => sum + Number(count), 0);
  const types = [...new Set(rows.map(({ type }) => type))].sort();
  return {
    scores: bands.map((from) => ({ from, count: countOf(({ band }) => band === from) })),
    types: types
      .map((type) => ({ type, count: countOf((row) => row.type === type) }))
      .sort((a, b) => b.count - a.count),
  };
};

/** Reviews of a hotel, ten per page. @spec CALL-078 CALL-079 CALL-080 CALL-081 */
export const registerReviews = (app: FastifyInstance, { db }: Pick<GatewayContext, 'db'>): void =>
  registerCall(app, callSchemas.reviews, async ({ params, query }) => {
    const hotel = await db.selectFrom('hotel').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!hotel) throw notFoundProblem(`There is no hotel ${params.id}.`);
    const search = {
      hotelId: hotel.id,
      locale: query.locale ? languageLocale(query.locale) : null,
      sort: query.sort ?? 'DATE_DESC',
      page: query.page ?? 0,
    } as const;
    const own = await findReviews(db, search);
    const wantsOthers = own.total === 0 && query.withOtherLanguageFallback === true;
    const found = wantsOthers ? await findReviews(db, { ...search, locale: null }) : own;
    return {
      totalCount: found.total,
      score: hotel.review_count > 0 ? hotel.review_average : null,
      list: found.rows.map((row) => ({
        id: row.id,
        locale: row.locale as Locale,
        customer: row.customer,
        type: row.type,
        date: row.day,
        average: row.average,
        positive: row.positive,
        negative: row.negative,
      })),
      details: hotel.review_details ?? nothing,
      ...(search.page === 0 && { overview: await findOverview(db, hotel.id) }),
    };
  });
