import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startTestPostgres } from '@detour/shared-releases/testing';
import { originsOf, startGatewayAlone } from '../../start/services';
import { inDays, search } from '../bench-calls';
import { percentile } from '../figures';
import { runClosedLoop, type LoadCall } from './closed-loop';
import { copyHotels } from './copy-hotels';

const offers = (name: string, criteria: Readonly<Record<string, unknown>>, more: object = {}): LoadCall => ({
  name,
  method: 'POST',
  path: '/api/offers.json',
  body: { ...search(criteria), ...more },
});

const get = (name: string, path: string): LoadCall => ({ name, method: 'GET', path });

/** Calls by kind; the calls of a kind take turns. */
const kinds = (): readonly (readonly [string, readonly LoadCall[]])[] => {
  const dated = [14, 21, 35, 63, 120].map((days) =>
    offers('dates', { checkin: inDays(days), night: 2 + (days % 3) }),
  );
  const undated = ['priceQuality', 'promo', 'priceAsc', 'popularity'].map((orderBy) =>
    offers('no dates', {}, { orderBy }),
  );
  const around = [
    [48.85, 2.35],
    [43.3, 5.37],
    [50.85, 4.35],
  ].map(([lat, lng]) => offers('around', { lat, lng, distanceMax: 50, checkin: inDays(21), night: 2 }));
  const filters = [
    offers('filters', { stars: '3,4', facilities: 'wifi', priceMax: 40_000 }),
    offers('filters', { checkin: inDays(30), night: 2, minHotelReviewScore: 8, priceMax: 60_000 }),
  ];
  const facets = [
    get(
      'facets',
      `/api/facets.json?locale=fr_FR&orderBy=priceQuality&withNames=true&propertiesRequested=price,score,facility,stars,type,environment&checkin=${inDays(21)}&night=2`,
    ),
  ];
  const calendar = [
    get(
      'calendar',
      `/api/calendar/availabilities.json?locale=fr_FR&fromMonth=${inDays(30).slice(0, 7)}&months=2&stars=3,4,5&adult=2`,
    ),
  ];
  return [
    ['offers with dates', dated],
    ['offers without dates', undated],
    ['50 km around', around],
    ['filters', filters],
    ['facets with dates', facets],
    ['calendar', calendar],
    ['all of them', [...dated, ...undated, ...around, ...filters, ...facets]],
  ];
};

interface Door {
  readonly name: string;
  readonly origin: string;
}

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at < 2 ? String(cell).padEnd(22) : String(cell).padStart(10))).join('');

const measureKind = async (
  kind: string,
  calls: readonly LoadCall[],
  { doors, connections, seconds }: { doors: readonly Door[]; connections: number; seconds: number },
): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const { name, origin } of doors) {
    const { times, statuses, seconds: took } = await runClosedLoop(origin, calls, { connections, seconds });
    const answered = statuses.get(200) ?? 0;
    const others = [...statuses]
      .filter(([status]) => status !== 200)
      .map(([status, count]) => `${count}×${status}`);
    lines.push(
      row([
        kind,
        name,
        connections,
        (answered / took).toFixed(1),
        percentile(times, 0.5, 1),
        percentile(times, 0.95, 1),
        others.join(' '),
      ]),
    );
  }
  return lines;
};

/**
 * Searches at the size of a large shop: one visitor, then `BENCH_CONNECTIONS` (50) at once, answered from memory and from the
 * database by two gateways of one PostgreSQL, one after the other in each row. `BENCH_COPIES` (15) more of each demonstration hotel.
 */
export const benchLoad = async (): Promise<string> => {
  const copies = Number(process.env['BENCH_COPIES'] ?? '15');
  const many = Number(process.env['BENCH_CONNECTIONS'] ?? '50');
  const seconds = Number(process.env['BENCH_SECONDS'] ?? '5');
  const folder = mkdtempSync(join(tmpdir(), 'detour-load-'));
  const ends: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await startTestPostgres();
    ends.unshift(postgres.stop);
    const start = async (name: string, stayIndex: string): Promise<Door> => {
      const gateway = await startGatewayAlone(
        {
          ...process.env,
          DATA_DIR: join(folder, name),
          DATABASE_URL: postgres.url,
          STAY_INDEX: stayIndex,
          RATE_READS: '1000000',
          ENCODE_AHEAD: 'off',
          LOG_LEVEL: 'warn',
          SHOP_ORIGINS: originsOf(8080),
        },
        await freePort(),
      );
      ends.unshift(gateway.stop);
      return { name, origin: gateway.gatewayOrigin };
    };
    const database = await start('database', 'off');
    copyHotels(postgres.url, copies);
    const began = performance.now();
    const memory = await start('memory', 'on');
    const doors = [memory, database];
    const lines = [
      `${copies + 1} times the demonstration hotels; the gateway with the index was ready after ${((performance.now() - began) / 1000).toFixed(1)} s`,
      row(['calls', 'answered from', 'at once', 'per s', 'p50 ms', 'p95 ms', 'not 200']),
    ];
    for (const connections of [1, many])
      for (const [kind, calls] of kinds())
        lines.push(...(await measureKind(kind, calls, { doors, connections, seconds })));
    return lines.join('\n');
  } finally {
    for (const end of ends) await end();
  }
};
