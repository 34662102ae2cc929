import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Debian's headless Chromium, which the tests prefer. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const canApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (...packages: string[]): boolean => {
  const run = (...args: string[]): boolean => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', ...packages);
};

const isThere = (path: string | undefined): boolean => path !== undefined && existsSync(path);

/** Installs Debian's headless Chromium if permitted. Falls back to any installed browser, then to Playwright's download. */
export const ensureBrowser = (): void => {
  if (isThere(process.env['CHROMIUM']) || existsSync(headlessShell)) return;
  process.stdout.write('Installing a browser for the tests (once)…\n');
  if (canApt() && apt('chromium-headless-shell')) return;
  if (browsers.some(isThere)) return;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
};

const hasPostgres = (): boolean => {
  const root = '/usr/lib/postgresql';
  if (existsSync(root) && readdirSync(root).some((version) => existsSync(`${root}/${version}/bin/postgres`)))
    return true;
  return spawnSync('pg_config', ['--bindir'], { stdio: 'ignore' }).status === 0;
};

/** Installs PostgreSQL if it is missing and if permitted, because only a real server shows races. */
export const ensurePostgres = (): void => {
  if (process.env['DATABASE_URL'] || hasPostgres()) return;
  process.stdout.write('Installing PostgreSQL for the race tests (once)…\n');
  if (!canApt() || !apt('postgresql')) {
    throw new Error(
      'The race tests need a PostgreSQL server: install one, or set DATABASE_URL to an empty database.',
    );
  }
};

/** Installs Prometheus's tool for rules if it is missing and if permitted. */
export const ensurePromtool = (): void => {
  if (spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0) return;
  process.stdout.write('Installing Prometheus for the tests of its rules (once)…\n');
  if (!canApt() || !apt('prometheus')) {
    throw new Error('The tests of alert rules need promtool: install Prometheus, and put promtool in PATH.');
  }
};
