/** @jest-environment node */
import type { Call } from './testing/balancer.fixture';
import { startLoggedShop, type LoggedShop } from './testing/logged-shop.fixture';

let shop: LoggedShop;

beforeAll(async () => {
  shop = await startLoggedShop();
});

afterAll(() => shop?.close());

const uuid = '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b0aa';
const made = (name: string): string => `${name}-${'Zm9vYmFyYmF6cXV4cXV1eA'.repeat(2)}`;
const planted = [
  'reset',
  'confirm',
  'order',
  'file',
  'unsubscribe',
  'voucher',
  'page',
  'lost',
  'report',
  'bad',
  'paying',
].map(made);
const [reset, confirm, order, file, unsubscribe, voucher, page, lost, report, bad, paying] = planted as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** All places where an old link, an old page or an attacker may put a token. */
const calls: readonly Omit<Call, 'port' | 'from' | 'plain'>[] = [
  {
    method: 'POST',
    path: '/api/account/password/reset',
    body: { token: reset, password: 'a long and odd phrase 7' },
  },
  { method: 'POST', path: '/api/account/confirm', body: { token: confirm } },
  { path: `/api/front/purchase/orders/${uuid}?token=${order}` },
  {
    path: `/api/front/purchase/orders/${uuid}`,
    headers: { 'x-order-link': order, cookie: `order_link=${uuid}:${order}` },
  },
  { path: `/api/front/purchase/orders/${uuid}/voucher.pdf?token=${file}` },
  { path: `/api/front/marketing/newsletter/unsubscribe?id=${uuid}&key=${unsubscribe}` },
  { method: 'POST', path: `/api/front/marketing/newsletter/unsubscribe?id=${uuid}&key=${unsubscribe}` },
  { path: `/api/front/purchase/vouchers/${voucher}?locale=fr_FR` },
  { path: `/account/password?token=${page}` },
  { path: `/booking/payment?order=${uuid}&payment_intent=pi_1&payment_intent_client_secret=${paying}` },
  {
    path: '/api/cms/navigation?locale=fr_FR',
    headers: { referer: `http://fr.localhost/booking/payment?payment_intent_client_secret=${paying}` },
  },
  {
    method: 'POST',
    path: '/_shell/observations',
    headers: { referer: `http://fr.localhost/booking/payment?payment_intent_client_secret=${paying}` },
    body: { message: `failed at /booking/payment?payment_intent_client_secret=${paying}` },
  },
  { path: `/nowhere/${lost}?token=${lost}` },
  { path: `/api/nowhere/${lost}?token=${lost}` },
  { method: 'PUT', path: `/nowhere/${lost}?token=${lost}` },
  {
    path: `/api/%zz?token=${bad}`,
    headers: { referer: `http://fr.localhost/account/password?token=${bad}` },
  },
  {
    method: 'POST',
    path: `/api/log?x=${report}`,
    body: {
      level: 'ERROR',
      locale: 'fr_FR',
      location: '/x',
      message: `http://fr.localhost/p?token=${report} failed at ${report}`,
    },
  },
  { path: `/error?locale=fr_FR&uri=${encodeURIComponent(`/account/password?token=${report}`)}` },
  {
    method: 'POST',
    path: '/api/csp-report',
    body: { 'csp-report': { 'document-uri': `http://fr.localhost/account/password?token=${report}` } },
  },
];

describe('the most detailed logs of both servers', () => {
  it('contain no token from a URL, header, body or report', async () => {
    for (const what of calls) {
      await shop.ask(what);
      await shop.askGateway(what);
    }
    const all = shop.shellLog() + shop.gatewayLog();
    expect(shop.shellLog().split('\n').length).toBeGreaterThan(calls.length);
    expect(shop.gatewayLog()).toContain('/api/account/password/reset');
    expect(shop.shellLog()).toContain('"page":"password"');
    expect(planted.filter((token) => all.includes(token))).toEqual([]);
  });

  it('contain no payment secret of a bank’s check, because the server redirects at once', async () => {
    const answer = await shop.ask({
      path: `/booking/payment?order=${uuid}&payment_intent=pi_1&payment_intent_client_secret=${paying}&redirect_status=succeeded`,
    });
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe(
      `/booking/payment?order=${uuid}&payment_intent=pi_1&redirect_status=succeeded`,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(answer)).not.toContain(paying);
  });

  it('contain no token of a sent and used mail', async () => {
    const email = 'camille@detour.example';
    const signUp = { email, password: 'a long and odd phrase 7', firstName: 'Camille', lastName: 'Martin' };
    const rest = { locale: 'fr_FR', newsletter: false };
    await shop.ask({ method: 'POST', path: '/api/account/signup', body: { ...signUp, ...rest } });
    const first = await shop.mailed(/account\/confirm\?locale=fr_FR#token=([\w-]+)/);
    const confirmed = await shop.ask({
      method: 'POST',
      path: '/api/account/confirm',
      body: { token: first },
    });
    expect(confirmed.status).toBe(200);
    await shop.ask({
      method: 'POST',
      path: '/api/account/password/forgot',
      body: { email, locale: 'fr_FR' },
    });
    const second = await shop.mailed(/account\/password\?locale=fr_FR#token=([\w-]+)/);
    const body = { token: second, password: 'another long and odd phrase 8' };
    const changed = await shop.ask({ method: 'POST', path: '/api/account/password/reset', body });
    expect(changed.status).toBeLessThan(300);
    const all = shop.shellLog() + shop.gatewayLog();
    expect([first, second].filter((token) => all.includes(token.slice(0, 22)))).toEqual([]);
  });
});
