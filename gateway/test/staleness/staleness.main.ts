import { addDays, createFixedClock, type IsoDate } from '@detour/shared-contracts/base';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../src/database/open-database';
import { ensureCatalogue } from '../../src/seed/ensure-catalogue';
import { startTestPostgres } from '../databases/postgres';
import { bodyOf } from '../search-desk';
import { startStandby } from '../servers/standby';
import { testNow, today } from '../shop.fixture';
import { openTestApp } from '../test-app';

// Prints how long a change on the primary takes to be in the searches of three gateways, of which one follows a read replica.
const rounds = Number(process.env['BENCH_ROUNDS'] ?? '200');
const checkin = addDays(today, 40);

/** A stay that is on sale alone for its room type, and where it is. */
interface Watched {
  readonly id: string;
  readonly room: string;
  readonly city: string;
}

interface Watching {
  readonly name: string;
  readonly app: FastifyInstance;
}

const percentile = (ms: readonly number[], share: number): string =>
  (ms.toSorted((a, b) => a - b)[Math.ceil(ms.length * share) - 1] ?? 0).toFixed(0);

const setHeld = (db: Database, room: string, night: IsoDate, isFull: boolean): Promise<unknown> =>
  sql`update room_night set held = ${isFull ? sql`capacity - sold` : sql`0`}
    where room_type_id = ${room} and night = ${night}`.execute(db);

const isOffered = async ({ app }: Watching, { id, city }: Watched): Promise<boolean> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/offers.json',
    payload: bodyOf({ checkin, night: 1, city }, { numberOfPackagesPerHotel: 20 }),
  });
  if (answer.statusCode !== 200) throw new Error(`A search answered ${answer.statusCode}: ${answer.body}`);
  return answer.body.includes(`"id":"${id}"`);
};

/** Milliseconds until the searches of a gateway agree with the database. */
const timeUntil = async (watching: Watching, stay: Watched, expected: boolean): Promise<number> => {
  const began = performance.now();
  while ((await isOffered(watching, stay)) !== expected) {
    if (performance.now() - began > 30_000) throw new Error(`${watching.name} never showed the change.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now() - began;
};

const findWatched = async (db: Database, watching: Watching): Promise<readonly Watched[]> => {
  const { rows } = await sql<Watched>`
    select min(package.id) as id, room_type_id as room, min(hotel.place_id) as city
    from package join hotel on hotel.id = package.hotel_id
    group by room_type_id order by md5(room_type_id) limit 200`.execute(db);
  const offered: Watched[] = [];
  for (const stay of rows) if (offered.length < 20 && (await isOffered(watching, stay))) offered.push(stay);
  if (offered.length === 0) throw new Error('No stay is on sale.');
  return offered;
};

const open = async (name: string, db: Database, replicaDb?: Database): Promise<Watching> => {
  const { app } = await openTestApp(db, {}, undefined, replicaDb ? { replicaDb } : {});
  app.stayIndex.start();
  return { name, app };
};

const isLoaded = async ({ app }: Watching): Promise<boolean> =>
  /^gateway_stay_index_age_seconds \d/m.test((await app.inject('/api/metrics')).body);

/** Milliseconds of each round by gateway. */
const measure = async (
  db: Database,
  gateways: readonly Watching[],
  stays: readonly Watched[],
): Promise<readonly (readonly number[])[]> => {
  const times: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stay = stays[round % stays.length];
    if (!stay) throw new Error('No stay is on sale.');
    const isSold = Math.floor(round / stays.length) % 2 === 0;
    await setHeld(db, stay.room, checkin, isSold);
    times.push(await Promise.all(gateways.map((gateway) => timeUntil(gateway, stay, !isSold))));
  }
  return gateways.map((_, index) => times.map((round) => round[index] ?? 0));
};

const ends: (() => Promise<unknown>)[] = [];

const run = async (): Promise<void> => {
  const postgres = await startTestPostgres();
  ends.push(postgres.stop);
  const url = await postgres.createDatabase();
  const standby = await startStandby(postgres);
  ends.push(standby.stop);
  const primary = await openDatabase({ url });
  ends.push(primary.close);
  await ensureCatalogue({
    db: primary.db,
    clock: createFixedClock(testNow),
    config: { catalogueSeed: 'detour', catalogueSize: 'full' },
  });
  const replica = await openDatabase({ url: standby.addressOf(url) });
  ends.push(replica.close);
  const first = await open('first gateway, primary', primary.db);
  const gateways = [
    first,
    await open('second gateway, primary', primary.db),
    await open('third gateway, replica', primary.db, replica.db),
  ];
  ends.push(() => Promise.all(gateways.map(({ app }) => app.close())));
  for (const gateway of gateways)
    while (!(await isLoaded(gateway))) await new Promise((resolve) => setTimeout(resolve, 50));
  const times = await measure(primary.db, gateways, await findWatched(primary.db, first));
  const lines = gateways.map(
    ({ name }, index) =>
      `${name}: ${[0.5, 0.95, 0.99, 1].map((share) => percentile(times[index] ?? [], share)).join(' · ')}`,
  );
  process.stdout.write(
    `${rounds} sales and returned rooms, ms from the commit to the search (p50 · p95 · p99 · slowest)\n${lines.join('\n')}\n`,
  );
};

try {
  await run();
} finally {
  for (const end of ends.reverse()) await end();
}
