import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startTestPostgres } from '@detour/shared-releases/testing';
import { originsOf, startGatewayAlone } from '../../start/services';
import { percentile } from '../figures';
import { copyHotels } from './copy-hotels';
import { orderOf, orderPath } from './order-call';
import { execute, readRows } from './psql';
import { findStaysOnSale, type StayOnSale } from './stays-on-sale';

interface Attempt {
  /** Milliseconds of this answer. */
  readonly ms: number;
  /** `201`, or `409 NO_ROOM_LEFT`. */
  readonly outcome: string;
}

const send = async (origin: string, stay: StayOnSale, key: string): Promise<Attempt> => {
  const began = performance.now();
  const answer = await fetch(`${origin}${orderPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://fr.localhost:8080',
      'idempotency-key': key,
    },
    body: JSON.stringify(orderOf(stay)),
  });
  const { code } = (await answer.json()) as { code?: string };
  return { ms: performance.now() - began, outcome: code ? `${answer.status} ${code}` : `${answer.status}` };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Mean pauses (ms) of the shop's page while the gateway is busy; see `while-busy.ts`. */
const busyPauses = [1000, 2000, 4000] as const;

/** Orders like the shop's page: again under the same key while the gateway is busy. */
const buy = async (origin: string, stay: StayOnSale): Promise<readonly Attempt[]> => {
  const key = randomUUID();
  const attempts = [await send(origin, stay, key)];
  for (const ms of busyPauses) {
    if (!attempts.at(-1)?.outcome.startsWith('503')) break;
    await pause(ms * (0.5 + Math.random()));
    attempts.push(await send(origin, stay, key));
  }
  return attempts;
};

const counted = (outcomes: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
};

const describe = (name: string, buyers: readonly (readonly Attempt[])[]): string => {
  const attempts = buyers.flat();
  const times = attempts.map(({ ms }) => ms);
  const last = counted(buyers.map((all) => all.at(-1)?.outcome ?? 'none'));
  const answers = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).trim());
  return `${name}: answers in ${answers.join(' · ')} ms (p50 · p95 · p99 · slowest); ${counted(attempts.map(({ outcome }) => outcome))}; in the end ${last}`;
};

/** `connections` buyers, each with the next stay as soon as the last order is answered. */
const buyInTurns = async (
  origin: string,
  stays: readonly StayOnSale[],
  connections: number,
): Promise<readonly (readonly Attempt[])[]> => {
  const done: (readonly Attempt[])[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let stay = stays[next++]; stay; stay = stays[next++]) done.push(await buy(origin, stay));
  };
  await Promise.all(Array.from({ length: connections }, work));
  return done;
};

/** Nights with more rooms given away than exist, or whose counters differ from their holds. */
const wrongNights = `select count(*) from room_night n
  left join (select room_type_id, night, sum(rooms) filter (where state = 'held') as held,
    sum(rooms) filter (where state = 'sold') as sold from hold group by 1, 2) h using (room_type_id, night)
  where n.held + n.sold > n.capacity or (h.held is not null and n.held <> h.held)`;

/**
 * Orders at the size of a large shop, on a real PostgreSQL: one buyer, `BENCH_CONNECTIONS` (50) on different rooms, 500 on one room
 * type, 500 on different rooms. `BENCH_COPIES` (15) more of each demonstration hotel.
 */
export const benchOrders = async (): Promise<string> => {
  const copies = Number(process.env['BENCH_COPIES'] ?? '15');
  const many = Number(process.env['BENCH_CONNECTIONS'] ?? '50');
  const folder = mkdtempSync(join(tmpdir(), 'detour-orders-'));
  const ends: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await startTestPostgres();
    ends.unshift(postgres.stop);
    const settings = {
      ...process.env,
      DATA_DIR: join(folder, 'gateway'),
      DATABASE_URL: postgres.url,
      RATE_READS: '1000000',
      RATE_PURCHASES: '1000000',
      HOLDS_PER_ADDRESS: '100000',
      ENCODE_AHEAD: 'off',
      LOG_LEVEL: 'warn',
      SHOP_ORIGINS: originsOf(8080),
    };
    // The first gateway writes the catalogue; the second reads the large one into its memory.
    await (await startGatewayAlone(settings, await freePort())).stop();
    copyHotels(postgres.url, copies);
    // A budget that ends in the middle would refuse orders rightly: the price of the quote is no longer the price.
    execute(postgres.url, 'update promotion_code set budget = null, most_uses = null');
    const gateway = await startGatewayAlone(settings, await freePort());
    ends.unshift(gateway.stop);
    const origin = gateway.gatewayOrigin;
    const stays = await findStaysOnSale(postgres.url, origin, 1600);
    const [alone, wave, crowd] = [stays.slice(0, 100), stays.slice(100, 1000), stays.slice(1000, 1500)];
    const coveted = stays[1500];
    if (!coveted) throw new Error(`Only ${stays.length} stays are on sale. Raise BENCH_COPIES.`);
    const lines = [
      `${copies + 1} times the demonstration hotels, one gateway; each buyer repeats a 503 after about 1, 2 and 4 s`,
    ];
    lines.push(describe('1 buyer, 100 rooms', await buyInTurns(origin, alone, 1)));
    lines.push(describe(`${many} buyers, ${wave.length} rooms`, await buyInTurns(origin, wave, many)));
    const onOne = await Promise.all(Array.from({ length: 500 }, () => buy(origin, coveted)));
    lines.push(describe(`500 buyers, one room type with ${coveted.rooms} rooms`, onOne));
    lines.push(describe('500 buyers, 500 rooms', await buyInTurns(origin, crowd, 500)));
    lines.push(`nights with wrong counters: ${readRows(postgres.url, wrongNights)[0]?.[0]}`);
    return lines.join('\n');
  } finally {
    for (const end of ends) await end();
  }
};
