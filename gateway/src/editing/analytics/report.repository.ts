import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Database } from '../../database/open-database';

/** Which events a report counts. */
export interface ReportScope {
  readonly from: Date;
  /** Not included. */
  readonly until: Date;
  /** Null: all sites. */
  readonly site: Locale | null;
  /** A row with fewer visitors is not read. */
  readonly leastVisitors: number;
  /** Most rows of a list. */
  readonly rows: number;
}

/**
 * Events in scope, by visit and visitor: random numbers of the browser. Browsers that keep none have one visit for each event.
 */
const hits = ({ from, until, site }: ReportScope): RawBuilder<unknown> => sql`
  hit as materialized (
    select coalesce(session_id, client_id, id::text) as visit, coalesce(client_id, session_id, id::text) as visitor,
      name, remote, release, place, results, ab_tests
    from analytics_event
    where at >= ${from} and at < ${until} ${site === null ? sql`` : sql`and locale = ${site}`}
  )`;

export interface FunnelRow {
  readonly kind: 'total' | 'release' | 'arm';
  /** Remote, or experiment with its arm: `search-dates:forced`. */
  readonly name: string | null;
  readonly release: string | null;
  readonly visits: number;
  readonly visitors: number;
  readonly lists: number;
  readonly items: number;
  readonly checkouts: number;
  readonly purchases: number;
  /** Rows of this kind, with those that are not read. */
  readonly known: number;
}

/**
 * Funnels of all visits, of each remote, release and arm, most visits first. The first row below `leastVisitors` of each kind comes too,
 * because it knows how many rows there are.
 */
export const readFunnels = async (db: Database, scope: ReportScope): Promise<readonly FunnelRow[]> => {
  const { rows } = await sql<FunnelRow>`
    with ${hits(scope)},
    visit as materialized (
      select visit, min(visitor) as visitor,
        bool_or(name = 'view_item_list') as lists, bool_or(name = 'view_item') as items,
        bool_or(name = 'add_to_cart') as checkouts, bool_or(name = 'purchase') as purchases
      from hit group by visit
    ),
    used as (
      select visit, 'total' as kind, null::text as name, null::text as release from visit
      union all (select distinct visit, 'release', remote, null::text from hit where remote is not null)
      union all (select distinct visit, 'release', remote, release from hit where remote is not null)
      union all (
        select distinct visit, 'arm', test.name, null::text
        from hit cross join lateral jsonb_array_elements_text(ab_tests) as test (name)
      )
    ),
    grouped as (
      select kind, name, release, count(*) as visits, count(distinct visitor) as visitors,
        count(*) filter (where lists) as lists, count(*) filter (where items) as items,
        count(*) filter (where checkouts) as checkouts, count(*) filter (where purchases) as purchases
      from used join visit using (visit) group by kind, name, release
    ),
    ranked as (
      select grouped.*, count(*) over (partition by kind) as known,
        row_number() over (
          partition by kind, visitors >= ${scope.leastVisitors} order by visits desc, name, release nulls first
        ) as rank
      from grouped
    )
    select kind, name, release, visits::int, visitors::int, lists::int, items::int, checkouts::int,
      purchases::int, known::int
    from ranked
    where rank <= case when visitors >= ${scope.leastVisitors} then ${scope.rows}::int else 1 end
    order by rank`.execute(db);
  return rows;
};

export interface SearchRow {
  readonly kind: 'all' | 'empty';
  readonly place: string;
  readonly visits: number;
  readonly empty: number;
  /** Visitors of the row: those with this search, or those to whom it showed nothing. */
  readonly visitors: number;
  readonly known: number;
}

/** Searches by place, and those that found nothing, most visits first. As `readFunnels`, with the first row that is too rare. */
export const readSearches = async (db: Database, scope: ReportScope): Promise<readonly SearchRow[]> => {
  const { rows } = await sql<SearchRow>`
    with ${hits(scope)},
    search as (
      select place, visit, min(visitor) as visitor, bool_or(results = 0) as empty
      from hit where place is not null group by place, visit
    ),
    grouped as (
      select place, count(*) as visits, count(*) filter (where empty) as empty,
        count(distinct visitor) as visitors, count(distinct visitor) filter (where empty) as empty_visitors
      from search group by place
    ),
    listed as (
      select 'all' as kind, place, visits, empty, visitors, visits as weight from grouped
      union all
      select 'empty', place, visits, empty, empty_visitors, empty from grouped where empty > 0
    ),
    ranked as (
      select listed.*, count(*) over (partition by kind) as known,
        row_number() over (partition by kind, visitors >= ${scope.leastVisitors} order by weight desc, place) as rank
      from listed
    )
    select kind, place, visits::int, empty::int, visitors::int, known::int
    from ranked
    where rank <= case when visitors >= ${scope.leastVisitors} then ${scope.rows}::int else 1 end
    order by rank`.execute(db);
  return rows;
};

/** Names of places in a language, by their ids. */
export const findPlaceNames = async (
  db: Database,
  ids: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const places = await db.selectFrom('place').select(['id', 'names']).where('id', 'in', ids).execute();
  return new Map(
    places.flatMap(({ id, names }) => {
      const name = names[language];
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
};
