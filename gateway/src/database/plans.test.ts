import { openCatalogueDatabase } from '../../test/catalogue.fixture';
import { runFuzz, type FuzzReport } from '../../test/fuzz/run-fuzz';
import { fuzzSettings } from '../../test/fuzz/settings';
import { collectStatements, findFullReads, type FullRead } from '../../test/plans';
import { openTestApp } from '../../test/test-app';
import type { OpenDatabase } from './open-database';

let database: OpenDatabase;
let report: FuzzReport;
let reads: readonly FullRead[];

beforeAll(async () => {
  let isOn = false;
  const { log, statements } = collectStatements(() => isOn);
  database = await openCatalogueDatabase({ log });
  const shop = await openTestApp(database.db, fuzzSettings);
  const { turn } = shop.app.jobs;
  // Jobs run in the background, and some read all there is.
  Object.assign(shop.app.jobs, {
    async turn() {
      isOn = false;
      await turn();
      isOn = true;
    },
  });
  isOn = true;
  report = await runFuzz(shop, database.db, { seed: 1, requests: 1500 });
  isOn = false;
  reads = await findFullReads(database.db, statements());
  await shop.app.close();
}, 300_000);

afterAll(() => database?.close());

/** Tables of some hundred rows at most, however large the shop is. */
const small = ['activity', 'alarm', 'box', 'care_staff', 'experiment'];

const careRequests =
  'select "request".*, "orders"."number", "orders"."buyer" from "care_request" as "request" inner join "orders" on "orders"."uuid" = "request"."order_uuid"';

/** Statements that need a whole table, by their beginning. */
const whole: readonly (readonly [beginning: string, reason: string])[] = [
  ['select "id", "category", "names", "search_text"', 'places are loaded into memory'],
  [
    'select one.* from content_version one',
    'published content is loaded into memory, once for each publication',
  ],
  ['select "promotion_code".*, (select count(*)', 'the list of promotions shows every promotion'],
  ['select newest.* from promotion_code', 'the list of promotions shows who changed each one last'],
  ['select one.kind', 'the list of editors shows every item'],
  ['select distinct on (one.kind', 'the list of editors shows every item'],
  [`select 'hotel' as kind, hotel.id`, 'the desk of photos finds hotels by any part of a name'],
  [
    'select "hotel"."id" as "id", "hotel"."label" as "name"',
    'the desk of promotions finds hotels by any part of a name',
  ],
  [
    'select "package"."id" as "id", coalesce(package.texts',
    'the desk of promotions finds stays by any part of a name',
  ],
  ['select "code" from "promotion_code"', 'codes of the demonstration, for this test'],
  ['select "hotel"."id", to_char(greatest(', 'the sitemap lists all hotels'],
  ['select "package"."id", to_char(max(price_history.day)', 'the sitemap lists all stays'],
  ['with priced as (', 'searches without the index in memory'],
  [
    'select "package"."id" from "package" inner join "hotel"',
    'customer care finds gifts by any part of a name',
  ],
  ['select count(*) as "count", max("id") as "last" from "stay_change"', 'a small partial index'],
  [`${careRequests} where "decision" is null`, 'a small partial index'],
  ['select "experiment_id", "round", "arm", count(*)', 'staff see the results of all experiments'],
  ['select "id", "uri" from "hotel" order by "id" limit', 'the first rows, for this test'],
  ['select "id", "uri" from "package" order by "id" limit', 'the first rows, for this test'],
  ['select "id", "category" from "place" where "id" in (select', 'the first rows, for this test'],
  ['select "id" from "newsletter_subscription" order by', 'the last row, for this test'],
  ['delete from "attempt"', 'delays after wrong passwords, for this test'],
];

const isExpected = ({ table, text }: FullRead): boolean =>
  small.includes(table) || whole.some(([beginning]) => text.startsWith(beginning));

describe('the statements of calls', () => {
  it('look up rows of tables that grow by an index', () => {
    expect(reads.filter((read) => !isExpected(read))).toEqual([]);
  });

  it('are those of most calls', () => {
    const accepted = Object.values(report.counts).filter((count) => count.accepted > 0);
    expect(accepted.length).toBeGreaterThanOrEqual(100);
  });

  it('are found to read a whole table where they do', () => {
    expect(reads.map(({ table }) => table)).toEqual(expect.arrayContaining(['activity', 'place', 'package']));
  });
});
