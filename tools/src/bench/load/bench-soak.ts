import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startTestPostgres } from '@detour/shared-releases/testing';
import { originsOf, startGatewayAlone } from '../../start/services';
import { inDays, search } from '../bench-calls';
import { percentile } from '../figures';
import type { LoadCall } from './closed-loop';
import { copyHotels } from './copy-hotels';
import { growthOf, keptHeap, readMemory, type MemorySample } from './memory';
import { runOpenLoop, type OpenLoopFigures } from './open-loop';
import { orderCall } from './order-call';
import { findStaysOnSale, type StayOnSale } from './stays-on-sale';

/** Seconds between two samples of memory. */
const sampleSeconds = 5;

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1).padStart(9);

const offers = (criteria: Readonly<Record<string, unknown>>): LoadCall => ({
  name: 'offers',
  method: 'POST',
  path: '/api/offers.json',
  body: search(criteria),
});

const quoteOf = ({ packageId, checkin }: StayOnSale): LoadCall => ({
  name: 'quote',
  method: 'GET',
  path: `/api/product/${packageId}/quote?checkin=${checkin}&nights=2&adult=2&child=0&baby=0&locale=fr_FR`,
});

const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('No stay is on sale. Raise BENCH_COPIES.');
  return one;
};

/** What visitors do: of 20 calls, twelve search, four ask for facets or a calendar, three for a price, and one orders. */
const createVisitors = (stays: readonly StayOnSale[]) => (): LoadCall => {
  const one = Math.random() * 20;
  const checkin = inDays(10 + Math.floor(Math.random() * 200));
  if (one < 4) return offers({});
  if (one < 12) return offers({ checkin, night: 1 + Math.floor(Math.random() * 4) });
  if (one < 14)
    return {
      name: 'facets',
      method: 'GET',
      path: `/api/facets.json?locale=fr_FR&orderBy=priceQuality&withNames=true&propertiesRequested=price,score,facility,stars&checkin=${checkin}&night=2`,
    };
  if (one < 16)
    return {
      name: 'calendar',
      method: 'GET',
      path: `/api/calendar/availabilities.json?locale=fr_FR&fromMonth=${checkin.slice(0, 7)}&months=2&adult=2`,
    };
  return one < 19 ? quoteOf(pick(stays)) : orderCall(pick(stays));
};

const describeMemory = (samples: readonly MemorySample[]): readonly string[] => {
  const step = Math.max(1, Math.floor(samples.length / 12));
  // The first third fills caches.
  const late = samples.slice(Math.floor(samples.length / 3));
  const resident = growthOf(late.map(({ at, resident: bytes }) => ({ at, bytes })));
  return [
    '  minute resident     heap external (MB)',
    ...samples
      .filter((_, index) => index % step === 0 || index === samples.length - 1)
      .map(
        ({ at, resident: whole, heap, external }) =>
          `${(at / 60).toFixed(1).padStart(8)}${megabytes(whole)}${megabytes(heap)}${megabytes(external)}`,
      ),
    `growth an hour in the last two thirds: resident ${megabytes(resident).trim()} MB, smallest heap of each minute ${megabytes(growthOf(keptHeap(late))).trim()} MB`,
  ];
};

const describeCalls = ({ times, outcomes, mostOpen }: OpenLoopFigures): readonly string[] => [
  ...[...times].map(
    ([name, list]) =>
      `${name.padEnd(10)}${String(list.length).padStart(7)} calls, p50 · p95 · p99 ${[0.5, 0.95, 0.99].map((share) => percentile(list, share).trim()).join(' · ')} ms`,
  ),
  `outcomes: ${[...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')}; at most ${mostOpen} open at once`,
];

const watchMemory = (origin: string, samples: MemorySample[]): NodeJS.Timeout => {
  const began = performance.now();
  const sample = async (): Promise<void> => {
    const at = (performance.now() - began) / 1000;
    const text = await (await fetch(`${origin}/api/metrics`)).text();
    samples.push(readMemory(text, at));
  };
  return setInterval(() => void sample().catch(() => {}), sampleSeconds * 1000);
};

/**
 * Visitors who arrive at `BENCH_RATE` (20) calls a second for `BENCH_MINUTES` (30), whatever the gateway takes, and the memory of the
 * gateway meanwhile. `BENCH_COPIES` (3) more of each demonstration hotel, on a real PostgreSQL.
 */
export const benchSoak = async (): Promise<string> => {
  const rate = Number(process.env['BENCH_RATE'] ?? '20');
  const minutes = Number(process.env['BENCH_MINUTES'] ?? '30');
  const copies = Number(process.env['BENCH_COPIES'] ?? '3');
  const folder = mkdtempSync(join(tmpdir(), 'detour-soak-'));
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
    await (await startGatewayAlone(settings, await freePort())).stop();
    copyHotels(postgres.url, copies);
    const gateway = await startGatewayAlone(settings, await freePort());
    ends.unshift(gateway.stop);
    const stays = await findStaysOnSale(postgres.url, gateway.gatewayOrigin, 400);
    const samples: MemorySample[] = [];
    const watch = watchMemory(gateway.gatewayOrigin, samples);
    ends.unshift(async () => clearInterval(watch));
    const figures = await runOpenLoop(gateway.gatewayOrigin, {
      rate,
      seconds: minutes * 60,
      nextCall: createVisitors(stays),
    });
    return [
      `${copies + 1} times the demonstration hotels, ${rate} calls a second for ${minutes} minutes, one gateway`,
      ...describeCalls(figures),
      ...describeMemory(samples),
    ].join('\n');
  } finally {
    for (const end of ends) await end();
  }
};
