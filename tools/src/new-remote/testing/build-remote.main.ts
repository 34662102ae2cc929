import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { openBuilder } from '../../release/build/builder';
import { rootDir } from '../../webpack/build-context';
import { createRemote } from '../create-remote';
import { planOf } from '../remote-plan';

// For browser tests: makes a remote as `npm run new:remote` does, in a folder instead of this checkout, and builds it. Arguments: the
// folder, a French address to write into `contract.json` instead of the planned one (or nothing), and those of `new:remote`. Prints the
// folder of the build.
const [folder = '', address = '', ...args] = process.argv.slice(2);
const plan = planOf(args);
const checkout = join(folder, 'checkout');
rmSync(checkout, { recursive: true, force: true });
for (const file of ['package.json', 'remote-search/package.json']) {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  cpSync(join(rootDir, file), join(checkout, file));
}
createRemote(checkout, plan);
const contract = join(checkout, plan.name, 'contract.json');
if (address !== '')
  writeFileSync(
    contract,
    readFileSync(contract, 'utf8').replace(`"fr_FR": "${plan.paths.fr}"`, `"fr_FR": "${address}"`),
  );
const builder = openBuilder({
  ...process.env,
  BUILD_SOURCE: relative(rootDir, join(checkout, plan.name)),
  BUILDS_DIR: join(folder, 'builds'),
  NODE_ENV: 'production',
});
const { version } = await builder.build(plan.name);
builder.close();
process.stdout.write(join(folder, 'builds', plan.name, version));
