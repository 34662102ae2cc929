import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startTestPostgres } from '@detour/shared-releases/testing';
import { originsOf, startGatewayAlone } from '../start/services';
import { measure, subjects, type Door } from './bench-calls';

const origin = 'http://fr.localhost:8080';

/** Running gateways by name: `pglite=http://127.0.0.1:8081 postgresql=http://127.0.0.1:8091`. */
const named = (text: string): readonly Door[] =>
  text.split(' ').map((entry) => {
    const [, name, address] = /^([\w-]+)=(http:\S+)$/.exec(entry) ?? [];
    if (!name || !address)
      throw new Error(`BENCH_GATEWAYS: "${entry}" is not like name=http://127.0.0.1:8081.`);
    return { name, origin: address, headers: { origin } };
  });

const searches = (doors: readonly Door[]): Promise<string> =>
  measure(
    doors,
    subjects().filter(({ path }) => path.startsWith('/api/')),
  );

/**
 * Compares searches on the embedded database and on PostgreSQL, each behind its own gateway with the demo catalogue.
 * `BENCH_GATEWAYS` uses other gateways.
 */
export const benchDatabases = async (): Promise<string> => {
  const others = process.env['BENCH_GATEWAYS'];
  if (others) return searches(named(others));
  const folder = mkdtempSync(join(tmpdir(), 'detour-databases-'));
  const ends: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await startTestPostgres();
    ends.unshift(postgres.stop);
    const doors: Door[] = [];
    for (const [name, url] of [
      ['pglite', ''],
      ['postgresql', postgres.url],
    ] as const) {
      const env = { ...process.env, DATA_DIR: join(folder, name), DATABASE_URL: url };
      const limits = { RATE_READS: '100000', ENCODE_AHEAD: 'off', LOG_LEVEL: 'warn' };
      const gateway = await startGatewayAlone(
        { ...env, ...limits, SHOP_ORIGINS: originsOf(8080) },
        await freePort(),
      );
      ends.unshift(gateway.stop);
      doors.push({ name, origin: gateway.gatewayOrigin, headers: { origin } });
    }
    return await searches(doors);
  } finally {
    for (const end of ends) await end();
  }
};
