import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@detour/shared-releases/testing';
import { originsOf, startGatewayAlone } from '../start/services';
import { buyGiftCard } from './buy-gift-card';
import { percentile } from './figures';

const modes = ['relaxed', 'safe'] as const;
const rounds = 40;
/** Concurrent buyers for the orders-per-second figure. */
const together = 8;

interface Times {
  readonly order: number[];
  readonly perSecond: number[];
}

const limits = {
  CATALOGUE_SIZE: 'none',
  ENCODE_AHEAD: 'off',
  LOG_LEVEL: 'warn',
  DATABASE_URL: '',
  RATE_PURCHASES: '1000000',
  HOLDS_PER_ADDRESS: '100000',
  HOLDS_PER_SESSION: '1000',
};

const measureRound = async (origin: string, { order, perSecond }: Times): Promise<void> => {
  const began = performance.now();
  await buyGiftCard(origin);
  order.push(performance.now() - began);
  const crowd = performance.now();
  await Promise.all(Array.from({ length: together }, () => buyGiftCard(origin)));
  perSecond.push((1000 * together) / (performance.now() - crowd));
};

const table = (times: ReadonlyMap<string, Times>): string =>
  [
    `${'durability'.padEnd(12)}${'order p50 ms'.padStart(14)}${'p95 ms'.padStart(8)}${'orders/s'.padStart(10)}`,
    ...[...times].map(
      ([mode, { order, perSecond }]) =>
        mode.padEnd(12) +
        percentile(order, 0.5, 1).padStart(14) +
        percentile(order, 0.95, 1) +
        percentile(perSecond, 0.5, 1).padStart(10),
    ),
  ].join('\n');

/**
 * Cost of durable commits: a gift card order (placed, paid, confirmed) on the embedded database with each durability,
 * alternating. Medians, without the first three rounds.
 */
export const benchDurability = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'detour-durability-'));
  const ends: (() => Promise<void>)[] = [];
  try {
    const doors: { readonly mode: string; readonly origin: string }[] = [];
    for (const mode of modes) {
      const env = { ...process.env, ...limits, DATA_DIR: join(folder, mode), EMBEDDED_DURABILITY: mode };
      const gateway = await startGatewayAlone({ ...env, SHOP_ORIGINS: originsOf(8080) }, await freePort());
      ends.push(gateway.stop);
      doors.push({ mode, origin: gateway.gatewayOrigin });
    }
    const times = new Map<string, Times>(modes.map((mode) => [mode, { order: [], perSecond: [] }]));
    for (let round = -3; round < rounds; round += 1)
      for (const { mode, origin } of round % 2 === 0 ? doors : doors.toReversed())
        await measureRound(origin, (round < 0 ? undefined : times.get(mode)) ?? { order: [], perSecond: [] });
    return table(times);
  } finally {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true, force: true });
  }
};
