import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { buildAll, builtPackages } from './build-all';
import { promote } from './channel';

const dataDir = process.env['DATA_DIR'] ?? join(rootDir, '.data');
const names = process.argv.length > 2 ? process.argv.slice(2) : builtPackages;

buildAll(names, (name, { version, built, seconds }) =>
  process.stdout.write(`${name} ${version} ${built ? `built in ${seconds.toFixed(1)} s` : 'is there'}\n`),
).then(
  (versions) =>
    void promote(process.env['CHANNEL_FILE'] ?? join(dataDir, 'channels', 'production.json'), versions),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
