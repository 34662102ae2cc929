import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { ports, dataDir, rootDir } from './support/shop';

/** Prefers the headless shell: it loads a page with a third less work than the full browser. */
const browser = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

// Each run starts a fresh shop: earlier orders affect stock, and an earlier release takes over where a test breaks the newest. A
// running shop keeps its data.
if (!process.env['TEST_WORKER_INDEX'] && !process.env['SHOP_ORIGIN'])
  rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(rootDir, '.cache', 'browser'),
  workers: 2,
  fullyParallel: true,
  // Two browsers, two servers and their render processes share two cores. A test that passes when repeated is reported
  // as such.
  retries: process.env['PROOF'] ? 0 : 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['SHOP_ORIGIN'] ?? `http://fr.localhost:${ports.shell}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off',
    // A step that finds nothing ends its test, not the run.
    actionTimeout: 45_000,
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // `SHOP_ORIGIN` names a running shop. Without it, one is started.
  ...(process.env['SHOP_ORIGIN']
    ? {}
    : {
        webServer: {
          command: 'node --import tsx tools/src/start/start.main.ts',
          cwd: rootDir,
          url: `http://127.0.0.1:${ports.shell}/api/health/ready`,
          timeout: 600_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
          env: {
            SHELL_PORT: String(ports.shell),
            GATEWAY_PORT: String(ports.gateway),
            DATA_DIR: dataDir,
            // All visitors of the tests share one address.
            RATE_READS: '100000',
            RATE_PURCHASES: '10000',
            RATE_REPORTS: '10000',
            HOLDS_PER_ADDRESS: '1000',
            ATTEMPTS_PER_ADDRESS: '10000',
            // Pictures are rendered on request, because the browsers need both cores.
            ENCODE_AHEAD: 'off',
          },
        },
      }),
});
