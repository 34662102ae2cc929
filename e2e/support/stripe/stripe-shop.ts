import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright/test';
import { freePort } from '@detour/shared-releases/testing';
import { serveStores } from '../faults/fault-shop';
import { rootDir } from '../shop';
import { createShopStores } from '../releases/shop-stores';

export interface StripeShop {
  /** Origin of the French site. */
  readonly origin: string;
  readonly gateway: string;
  /** Requests of gateway and browser to Stripe's API. */
  readonly stripe: string;
  stop(): Promise<void>;
}

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
} as const;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const run = (script: string, env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: rootDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const waitFor = async (address: string, server: ChildProcess): Promise<void> => {
  const isUp = async (): Promise<boolean> => (await fetch(address).catch(() => null))?.ok ?? false;
  for (let round = 0; !(await isUp()); round += 1) {
    if (server.exitCode !== null || round === 1200) throw new Error(`No server responds at ${address}.`);
    await pause(100);
  }
};

const end = async (server: ChildProcess): Promise<void> => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null) server.kill('SIGTERM');
  await Promise.race([ended, pause(10_000)]);
};

/**
 * A separate shop with Stripe payments: a local stand-in for Stripe's API, a gateway with a small catalogue, and a shell
 * server.
 */
export const startStripeShop = async (): Promise<StripeShop> => {
  const [stripePort, gatewayPort] = [await freePort(), await freePort()];
  const stripe = `http://127.0.0.1:${stripePort}`;
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  const stores = await createShopStores(join(rootDir, '.cache', 'faults', `stripe-${process.pid}`));
  const api = run('gateway/test/stripe/serve.ts', { PORT: String(stripePort) });
  let books: ChildProcess | null = null;
  const shell = await serveStores('stripe', stores, (port) => {
    const origins = ['fr', 'es', 'it', 'nl', 'be'].map((site) => `${site}=http://${site}.localhost:${port}`);
    books = run('gateway/src/server.ts', {
      ...keys,
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_API_BASE: stripe,
      PORT: String(gatewayPort),
      DATA_DIR: join(stores.folder, 'gateway'),
      DATABASE_URL: '',
      CATALOGUE_SIZE: 'small',
      ENCODE_AHEAD: 'off',
      LOG_LEVEL: 'warn',
      SHOP_ORIGINS: origins.join(','),
    });
    return { GATEWAY_ORIGIN: gateway, STRIPE_PUBLISHABLE_KEY: keys.STRIPE_PUBLISHABLE_KEY };
  });
  const running = books as ChildProcess | null;
  if (!running) throw new Error('The gateway did not start.');
  await waitFor(`${gateway}/api/health/ready`, running);
  return {
    origin: shell.origin,
    gateway,
    stripe,
    async stop() {
      await end(running);
      await end(api);
      await shell.stop();
    },
  };
};

const script = readFileSync(join(rootDir, 'e2e', 'support', 'stripe', 'stripe-script.js'), 'utf8');

const frame = `<!doctype html><meta charset="utf-8"><style>input{font:16px system-ui;width:100%;box-sizing:border-box;padding:14px 16px;border:1px solid #85857a;border-radius:8px}</style>
<label>Card number <input autocomplete="cc-number" inputmode="numeric"></label>
<script>document.querySelector('input').addEventListener('input', ({ target }) => parent.postMessage(target.value, '*'))</script>`;

/** What Stripe's documented `confirm` event says of the device's wallet. */
interface Wallet {
  readonly expressPaymentType: 'apple_pay' | 'google_pay' | 'link';
  readonly billingDetails: {
    readonly name: string;
    readonly email: string;
    readonly phone?: string;
    readonly address: Readonly<Record<'line1' | 'city' | 'state' | 'postal_code' | 'country', string>> & {
      readonly line2: string | null;
    };
  };
}

/** The wallet that the tests pay with before there is an order. */
export const applePay: Wallet = {
  expressPaymentType: 'apple_pay',
  billingDetails: {
    name: 'Maud Delorme',
    email: 'maud.delorme@example.org',
    phone: '+33 6 39 98 00 12',
    address: {
      line1: '8 quai des Chartrons',
      line2: null,
      city: 'Bordeaux',
      state: '',
      postal_code: '33000',
      country: 'FR',
    },
  },
};

/** Stripe's hosts, answered by the tests. Passes all requests of the browser to `heard`. Without `wallet`, the device has none. */
export const standInForStripe = async (
  page: Page,
  { stripe }: StripeShop,
  heard: (request: Request) => void = () => undefined,
  wallet: Wallet | null = null,
): Promise<void> => {
  await page.route('https://js.stripe.com/**', (route) => {
    heard(route.request());
    const isFrame = route.request().url().endsWith('frame.html');
    return route.fulfill({
      contentType: isFrame ? 'text/html' : 'text/javascript',
      body: isFrame ? frame : `window.walletOfTheTests = ${JSON.stringify(wallet)};\n${script}`,
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
    });
  });
  await page.route('https://api.stripe.com/**', async (route) => {
    const request = route.request();
    heard(request);
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const answer = await fetch(`${stripe}${new URL(request.url()).pathname}`, {
      method: request.method(),
      headers: {
        authorization: (await request.allHeaders())['authorization'] ?? '',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: request.postData() ?? '',
    });
    return route.fulfill({
      status: answer.status,
      headers: { ...cors, 'content-type': 'application/json' },
      body: await answer.text(),
    });
  });
};
