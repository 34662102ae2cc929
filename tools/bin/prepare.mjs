// Prerequisites of each command before the first package import: a supported Node version and the installed packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from './file-stamp.mjs';

export const rootDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`This shop needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
};

/** Entries without a hash are binaries of other platforms and follow from their dependants (decision 0725). */
const hashOfLock = () => {
  const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8'));
  const counts = ([place, { integrity, link }]) => !place.includes('node_modules/') || link || integrity;
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(counts));
  return createHash('sha256')
    .update(`${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
    .digest('hex');
};

/**
 * Whether somebody has run `npm ci` or `npm install` for this lockfile: npm writes what it has installed last, after everything else.
 */
export const isInstalled = (wanted, installed) => {
  const isSame = ([place, { version, integrity }]) =>
    wanted[place]?.version === version && wanted[place]?.integrity === integrity;
  const isMissing = ([place, { optional, integrity }]) =>
    place.includes('node_modules/') && integrity && !optional && !(place in installed);
  return Object.entries(installed).every(isSame) && !Object.entries(wanted).some(isMissing);
};

const readPackages = (path) => JSON.parse(readFileSync(join(rootDir, path), 'utf8')).packages;

/** Installs exactly the lockfile, once per version. Records its hash in node_modules. */
const installOnce = () => {
  const lock = hashOfLock();
  const note = join(rootDir, 'node_modules', '.detour-lock');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return;
  if (
    existsSync(join(rootDir, 'node_modules/.package-lock.json')) &&
    isInstalled(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'))
  ) {
    writeFileSync(note, lock);
    return;
  }
  // Standard output belongs to the command, which may print JSON.
  process.stderr.write('Installing packages (once per lockfile)…\n');
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const install = (flags) =>
    spawnSync('npm', ['ci', ...quiet, ...flags], {
      cwd: rootDir,
      // Unpacking 70,000 files makes short-lived buffers; a larger nursery halves their collection.
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
      },
      stdio: ['inherit', 2, 'inherit'],
    }).status === 0;
  // The lockfile fixes versions and hashes, so npm can use its cached package metadata, even when it is outdated.
  if (!install(['--prefer-offline']) && !install([])) {
    process.stderr.write('npm could not install the packages; see its message above.\n');
    process.exit(1);
  }
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, lock);
};

/** What the validators are generated from, and the validators. */
const schemas = [
  'shared-contracts/src',
  'shared-contracts/build',
  'shared-contracts/generated',
  'package-lock.json',
];

/** Generates validators from the schemas, once per state of these files. Writes nothing when nothing changed. */
const generate = () => {
  const note = join(rootDir, 'node_modules', '.detour-validators');
  if (existsSync(note) && readFileSync(note, 'utf8') === stampOf(rootDir, schemas)) return;
  const done = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'shared-contracts/build/generate-validators.ts'],
    {
      cwd: rootDir,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (done.status !== 0) process.exit(1);
  writeFileSync(note, stampOf(rootDir, schemas));
};

/** Fonts with the letters of the shop. Their names change with their content. */
const makeFonts = () => {
  if (existsSync(join(rootDir, 'shared-ui/generated/fonts/fraunces-mark-1.woff2'))) return;
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'shared-ui/build/fonts/subset-fonts.ts'], {
    cwd: rootDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) process.exit(1);
};

export const prepare = () => {
  checkNode();
  installOnce();
  generate();
  makeFonts();
};

/** Runs a program of the gateway on the shop's data folder, with the arguments of this command. */
export const runOnShop = (program) => {
  prepare();
  const dataDir = join(process.env.DATA_DIR ?? join(rootDir, '.data'), 'gateway');
  const run = spawnSync(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], {
    cwd: rootDir,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  process.exit(run.status ?? 1);
};
