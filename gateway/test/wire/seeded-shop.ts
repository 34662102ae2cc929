import type { OrderRequest } from '@detour/shared-contracts/api';
import { addDays, createFixedClock, isoDate } from '@detour/shared-contracts/base';
import type { RecordingName } from '@detour/shared-contracts/testing';
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../../src/database/open-database';
import { ensureCatalogue } from '../../src/seed/ensure-catalogue';
import { catalogueConfig, catalogueHash } from '../catalogue.fixture';
import { openEmbeddedTestDatabase, templateFolder } from '../databases/embedded';
import { goodCard, ordersPath } from '../sales/gift-harness';
import { passcode } from '../staff.fixture';
import { openTestApp, type Answer, type TestApp, type Visitor } from '../test-app';

/** Time of the recordings, and of the pages in component tests: a Saturday, 11:00 in Paris. */
const recordedAt = '2026-11-21T10:00:00Z';
const recordedDay = isoDate('2026-11-21');
/** Days after `recordedDay`. */
export const dayAfter = (days: number): string => addDays(recordedDay, days);

/** The seeded catalogue with everything that the shop of `npm start` has, in memory. */
const openSeededDatabase = async (): Promise<OpenDatabase> => {
  const hash = createHash('sha256').update(`${recordedAt} ${catalogueHash()}`).digest('hex').slice(0, 12);
  const template = join(templateFolder(), `seeded-${hash}.tar`);
  if (existsSync(template)) return openDatabase({ template });
  const database = await openEmbeddedTestDatabase();
  await ensureCatalogue({ db: database.db, clock: createFixedClock(recordedAt), config: catalogueConfig });
  writeFileSync(template, (await database.dump?.()) ?? new Uint8Array());
  return database;
};

/** The seeded shop in this process, and the responses that it has recorded. */
export interface SeededShop {
  readonly shop: TestApp;
  readonly db: OpenDatabase['db'];
  readonly visitor: Visitor;
  readonly recordings: ReadonlyMap<RecordingName, unknown>;
  /** A read that must succeed. Lists of the query are joined by commas, and undefined members are left out. */
  read(path: string, query?: Readonly<Record<string, unknown>>): Promise<Answer['json']>;
  /** A call that must succeed. */
  send(path: string, body: unknown, by?: Visitor): Promise<Answer['json']>;
  /** Opens an order for the amount that the gateway asks, and pays it by card unless it is to stay open. */
  buy(body: OrderRequest, options?: { readonly open?: boolean; readonly by?: Visitor }): Promise<string>;
  /** Keeps a response under its name. Returns it. */
  record(name: RecordingName, answer: Answer['json']): Answer['json'];
  close(): Promise<void>;
}

const checked = (answer: Answer, what: string): Answer['json'] => {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.text}`);
  return answer.json;
};

const queryOf = (values: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();

export const openSeededShop = async (): Promise<SeededShop> => {
  const database = await openSeededDatabase();
  const shop = await openTestApp(
    database.db,
    { CATALOGUE_SIZE: 'small', CARE_PASSCODE: passcode },
    undefined,
    { now: recordedAt },
  );
  const visitor = shop.visitor();
  const recordings = new Map<RecordingName, unknown>();
  const send = async (path: string, body: unknown, by = visitor) =>
    checked(await by.post(path, { body }), `POST ${path}`);
  return {
    shop,
    db: database.db,
    visitor,
    recordings,
    async read(path, query = {}) {
      const url = `${path}${path.includes('?') ? '&' : '?'}${queryOf(query)}`;
      return checked(await visitor.get(url), `GET ${url}`);
    },
    send,
    async buy(body, { open = false, by = visitor } = {}) {
      const asked = await by.post(ordersPath, { body });
      const amount: number = asked.json?.error?.newAmount ?? body.expectedAmount;
      const order =
        asked.status === 201 ? asked.json : await send(ordersPath, { ...body, expectedAmount: amount }, by);
      const url = `${ordersPath}/${order.orderUUID}`;
      if (!open) await send(`${url}/card`, goodCard, by);
      await shop.app.jobs.turn();
      return url;
    },
    record(name, answer) {
      recordings.set(name, answer);
      return answer;
    },
    async close() {
      await shop.app.close();
      await database.close();
    },
  };
};
