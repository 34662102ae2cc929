import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';

/** A phone four times slower than this machine, on 1.6 Mbit/s with 150 ms. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
} as const;
const slowdown = 4;

export interface SlowPhone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** A new visitor with empty caches on a slow phone. The caller closes the context. */
export const openPhone = async (browser: Browser): Promise<SlowPhone> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
};

/** Settings of the benches of pages. */
export const rounds = Number(process.env['BENCH_ROUNDS'] || 7);
export const only = (process.env['BENCH_PAGES'] ?? '').split(',').filter(Boolean);
export const shop = new URL(process.env['SHOP_ORIGIN'] || 'http://fr.localhost:8080');

const browsers = [process.env['CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** The caller closes it. */
export const openBrowser = (): Promise<Browser> => {
  const executable = browsers.find((path) => path !== '' && existsSync(path));
  return chromium.launch({
    ...(executable !== undefined && { executablePath: executable }),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
};
