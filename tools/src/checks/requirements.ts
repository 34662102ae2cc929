import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const canApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (...packages: string[]): boolean => {
  const run = (...args: string[]): boolean => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', ...packages);
};

/** Installs Debian's Chromium where no browser is there and we may; else Playwright's own download. */
export const ensureBrowser = (): void => {
  if ([process.env['CHROMIUM'], ...browsers].some((path) => path !== undefined && existsSync(path))) return;
  process.stdout.write('Installing a browser for the tests (once)…\n');
  if (canApt() && apt('chromium')) return;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
};

const hasPostgres = (): boolean => {
  const root = '/usr/lib/postgresql';
  if (existsSync(root) && readdirSync(root).some((version) => existsSync(`${root}/${version}/bin/postgres`)))
    return true;
  return spawnSync('pg_config', ['--bindir'], { stdio: 'ignore' }).status === 0;
};

/** Races are shown on a real PostgreSQL server, installed where it is missing and we may. */
export const ensurePostgres = (): void => {
  if (process.env['DATABASE_URL'] || hasPostgres()) return;
  process.stdout.write('Installing PostgreSQL for the race tests (once)…\n');
  if (!canApt() || !apt('postgresql')) {
    throw new Error(
      'The race tests need a PostgreSQL server: install one, or set DATABASE_URL to an empty database.',
    );
  }
};
