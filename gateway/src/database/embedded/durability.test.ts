import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { newTemporaryFolder } from '../../../test/temporary-folder';
import { startTimeout } from '../../../test/databases/test-databases';
import { readConfig } from '../../settings/read-config';
import { openDatabase } from '../open-database';

const run = async (script: string, folder: string, kill?: (line: string) => boolean) => {
  const file = join(import.meta.dirname, script);
  const child = spawn(process.execPath, ['--import', 'tsx', file, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (kill?.(line)) child.kill('SIGKILL');
  }
  const [code, signal] = (await exited) as [number | null, string | null];
  return { lines, code, signal };
};

describe('the embedded database with safe durability', () => {
  it(
    'calls fsync before it acknowledges a commit, and never in relaxed mode',
    async () => {
      const { lines, code } = await run('count-syncs.fixture.mjs', await newTemporaryFolder());
      expect(code).toBe(0);
      const { safe, relaxed } = JSON.parse(lines.at(-1) ?? '{}') as Record<string, readonly number[]>;
      expect(safe).toHaveLength(20);
      for (const syncs of safe ?? []) expect(syncs).toBeGreaterThanOrEqual(1);
      expect(relaxed).toEqual(Array.from({ length: 20 }, () => 0));
    },
    startTimeout,
  );

  it(
    'has every acknowledged commit after kill -9 in the middle of commits',
    async () => {
      const folder = await newTemporaryFolder();
      let last = 0;
      for (const stopAt of [40, 90, 150]) {
        const { lines, signal } = await run('commit-until-killed.fixture.ts', folder, (line) => {
          return Number(line) >= stopAt;
        });
        expect(signal).toBe('SIGKILL');
        const acknowledged = Number(lines.at(-1));
        const database = await openDatabase({ dataDir: join(folder, 'database'), durability: 'safe' });
        const { rows } = await sql<{ count: number; highest: number; sum: number }>`
          select count(*) as count, max(id) as highest, sum(pair) as sum from commits`.execute(database.db);
        await database.close();
        const [{ count, highest, sum } = { count: 0, highest: 0, sum: 1 }] = rows;
        // One more commit may exist whose acknowledgement was not printed. Half a transaction may not.
        expect(highest).toBeGreaterThanOrEqual(acknowledged);
        expect(count).toBe(highest * 2);
        expect(sum).toBe(0);
        expect(acknowledged).toBeGreaterThan(last);
        last = acknowledged;
      }
    },
    3 * startTimeout,
  );

  it('is the default', () => {
    expect(readConfig({}).embeddedDurability).toBe('safe');
  });
});
