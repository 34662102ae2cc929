import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An installed Chromium, or undefined: then Playwright's own is used. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROMIUM'], ...candidates].find((path) => path !== undefined && existsSync(path));

/** Installs Debian's Chromium where none is there and we may; else Playwright's own download. */
export const ensureBrowser = (): void => {
  if (findBrowser()) return;
  process.stdout.write('Installing a browser for the tests (once)…\n');
  const apt = (...args: string[]): boolean => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;
  if (
    process.getuid?.() === 0 &&
    apt('update') &&
    apt('install', '-y', '--no-install-recommends', 'chromium')
  )
    return;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
};
