import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { planOf, PlanError } from '../new-remote/remote-plan';
import { repositoryFiles, type Versions } from './repository-files';

const usage =
  'npm create detour-remote remote-reviews -- --shop https://fr.shop.example --route /reviews --owner reviews\n' +
  '  --shop    the address of the shop that takes its releases\n' +
  '  --route   one path for all languages, or fr=/avis,es=/opiniones,it=/recensioni,nl=/beoordelingen\n' +
  '  --owner   the team: its key signs the releases, and contract.json contains its name\n';

/** Takes `--shop` out of the arguments. Throws `PlanError` for an address that is none. */
const takeShop = (args: readonly string[]): { readonly shop: string; readonly rest: readonly string[] } => {
  const at = args.indexOf('--shop');
  if (at < 0) return { shop: 'http://localhost:8080', rest: args };
  const shop = args[at + 1] ?? '';
  if (!/^https?:\/\/[^/]+\/?$/.test(shop))
    throw new PlanError(
      `--shop must be the address of a shop such as https://fr.shop.example, not "${shop}".`,
    );
  return { shop: shop.replace(/\/$/, ''), rest: args.filter((_, index) => index !== at && index !== at + 1) };
};

try {
  const { shop, rest } = takeShop(process.argv.slice(2));
  const plan = planOf(rest);
  const folder = resolve(plan.name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new PlanError(`The folder ${plan.name} exists already.`);
  const versions = JSON.parse(readFileSync(process.env['DETOUR_VERSIONS'] ?? '', 'utf8')) as Versions;
  const files = repositoryFiles(plan, { shop, versions });
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (text.startsWith('#!')) chmodSync(path, 0o755);
  }
  process.stdout.write(
    `${plan.name}: ${Object.keys(files).length} files written.\n\nNext:\n  cd ${plan.name}\n  npm install\n  npx detour key\n  .ci/run\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${error instanceof PlanError ? `\n${usage}` : ''}`);
  process.exitCode = error instanceof PlanError ? 2 : 1;
}
