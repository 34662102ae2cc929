import { join } from 'node:path';
import { openStores } from '@detour/shared-releases/stores';
import { buildAll } from '../release/build/build-all';
import { runRelease } from '../release/run-release';
import { rootDir } from '../webpack/build-context';

// `live-check.main.ts remote-search…`: compares the present build with what is live, where something is. Publishes nothing, changes nothing.

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const channel = process.env['CHANNEL'] || 'production';
const buildsDir = process.env['BUILDS_DIR'] ?? join(rootDir, '.cache', 'builds');

const check = async (names: readonly string[]): Promise<number> => {
  const { channels } = openStores(process.env, rootDir);
  if (!(await channels.channels()).includes(channel)) {
    say(`There is no channel ${channel} in ${channels.place}, so nothing was compared.`);
    return 0;
  }
  const versions = await buildAll(names, () => undefined);
  let worst = 0;
  for (const name of names) {
    const folder = join(buildsDir, name, versions[name] ?? '');
    const world = { env: process.env, rootDir, now: Date.now, print: say, say };
    worst = Math.max(worst, await runRelease(['check', name, '--from', folder, '--channel', channel], world));
  }
  return worst;
};

check(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    say(error.message);
    process.exit(1);
  },
);
