import { join } from 'node:path';
import { rootDir } from '../../webpack/build-context';
import { buildAll, builtPackages } from './build-all';
import { judgeRelease } from './weight/weigh-release';

// `node --import tsx build-all.main.ts [PACKAGE…]`: builds changed packages and checks their size. Publishes nothing.
const names = process.argv.length > 2 ? process.argv.slice(2) : builtPackages;
const buildsDir = process.env['BUILDS_DIR'] ?? join(rootDir, '.cache', 'builds');

const buildAndWeigh = async (): Promise<void> => {
  const versions = await buildAll(names, (name, { version, built, seconds }) =>
    process.stdout.write(
      `${name} ${version} ${built ? `built in ${seconds.toFixed(1)} s` : 'exists already'}\n`,
    ),
  );
  const judged = Object.entries(versions).map(([name, version]) =>
    judgeRelease(rootDir, name, join(buildsDir, name, version)),
  );
  for (const sentence of judged.flatMap(({ warned }) => warned)) process.stdout.write(`${sentence}\n`);
  const refused = judged.flatMap(({ refused: sentences }) => sentences);
  if (refused.length > 0) throw new Error(refused.join('\n'));
};

buildAndWeigh().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
