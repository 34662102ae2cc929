/** @jest-environment node */
import { startLoggedShop, type LoggedShop } from './testing/logged-shop.fixture';

let shop: LoggedShop;

beforeAll(async () => {
  shop = await startLoggedShop();
});

afterAll(() => shop?.close());

const orders = '/api/front/purchase/orders';
const email = 'lea@detour.example';
const value = 10_000;

const giftCard = {
  locale: 'fr_FR',
  currency: 'EUR',
  expectedAmount: value,
  buyer: {
    email,
    civility: 'MRS',
    firstName: 'Lea',
    lastName: 'Martin',
    phoneNumber: '+33612345678',
    addressLine: '2 rue des Lilas',
    postalCode: '75011',
    city: 'Paris',
    country: 'FR',
  },
  items: {
    insuranceItem: false,
    promotionCodeItem: '',
    voucherItem: {
      kind: 'gift_card',
      productId: '',
      nights: null,
      value,
      bucket: null,
      adults: 2,
      format: 'digital',
      ownUse: false,
      deliveryAddress: null,
      customization: { fromName: 'Lea', message: '' },
    },
  },
};

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.ask({ method: 'POST', path, body, headers });

/** Buys a gift card and returns the voucher code and the order id. */
const buy = async () => {
  const placed = await post(orders, giftCard);
  expect([placed.status, placed.text]).toEqual([201, expect.stringContaining('orderUUID')]);
  const session = [placed.headers['set-cookie']].flat().join(';').split(';')[0] ?? '';
  const { orderUUID } = JSON.parse(placed.text) as { orderUUID: string };
  const path = `${orders}/${orderUUID}`;
  await post(
    `${path}/card`,
    { number: '4242424242424242', expiry: '12/40', cvc: '123' },
    { cookie: session },
  );
  const order = await shop.ask({ path, headers: { cookie: session } });
  const { voucher } = JSON.parse(order.text) as { voucher: { code: string } };
  return { path, code: voucher.code };
};

/** Error reports from browsers and old pages, with full URLs. */
const tell = async (address: string): Promise<void> => {
  const message = `plum-marker failed at ${address}`;
  await post('/api/log', { level: 'ERROR', locale: 'fr_FR', location: address, message });
  await post('/api/csp-report', { 'csp-report': { 'document-uri': address, 'violated-directive': 'x' } });
  await shop.ask({ path: `/error?locale=fr_FR&uri=${encodeURIComponent(address)}` });
  const item = {
    kind: 'error',
    route: 'boxes',
    remote: 'remote-search',
    release: '1',
    code: 'SHELL-101',
    message,
    bad: true,
  };
  const told = { composition: 'c1', locale: 'fr_FR', items: [item] };
  const answer = await post('/_shell/observations', told, { 'sec-fetch-site': 'same-origin' });
  expect(answer.status).toBe(204);
};

describe('real secrets of visitors', () => {
  it('never appear in a log, observation or table after they were sent, used, mistyped into URLs and reported', async () => {
    const { path, code } = await buy();
    const token = await shop.mailed(/confirmation\/[\da-f-]{36}\?locale=fr_FR#token=([\w.-]+)/);
    const opened = await shop.ask({ path, headers: { 'x-order-link': token } });
    expect(opened.status).toBe(200);
    const status = { path: '/api/front/purchase/vouchers/current?locale=fr_FR' };
    expect((await shop.ask({ ...status, headers: { 'x-gift-code': code } })).status).toBe(200);
    expect((await post('/beneficiary/login', { locale: 'fr_FR', code, email })).status).toBe(200);

    const wish = { email, country: 'FR', language: 'fr' };
    expect((await post('/api/front/marketing/newsletter', wish)).status).toBe(201);
    const confirm = await shop.mailed(/newsletter\/confirm\?locale=fr_FR#token=([\w-]+)/);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const confirmPath = '/api/front/marketing/newsletter/confirm?locale=fr_FR';
    expect((await post(confirmPath, `token=${confirm}`, form)).status).toBe(200);
    const key = await shop.mailed(/newsletter\/unsubscribe\?locale=fr_FR#token=[\da-f-]{36}\.([\w-]+)/);
    const id = await shop.mailed(/newsletter\/unsubscribe\?locale=fr_FR#token=([\da-f-]{36})\./);
    const oneClick = `/api/front/marketing/newsletter/unsubscribe?id=${id}&key=${key}`;
    expect((await shop.ask({ method: 'POST', path: oneClick })).status).toBe(200);

    const misplaced = [
      `${path}?token=${token}`,
      `/confirmation/${token}?token=${token}`,
      `/api/front/purchase/vouchers/${code}?locale=fr_FR`,
      `/api/front/box-offers/${code}?locale=fr_FR`,
      `/beneficiary/offers?code=${code}`,
      oneClick,
    ];
    for (const address of misplaced) {
      await shop.ask({ path: address });
      await shop.askGateway({ path: address });
      await tell(`http://fr.localhost${address}`);
    }
    const credentials = Buffer.from('anna:open sesame').toString('base64');
    const page = { path: '/_shell/errors', headers: { authorization: `Basic ${credentials}` } };
    const observations = (await shop.ask(page)).text;
    const kept = await shop.kept();
    for (const place of [observations, kept]) expect(place).toContain('plum-marker failed at');
    const places = { shell: shop.shellLog(), gateway: shop.gatewayLog(), observations, kept };
    const secrets = { token, code, confirm, key };
    const found = Object.entries(places).flatMap(([where, text]) =>
      Object.entries(secrets).flatMap(([what, secret]) => (text.includes(secret) ? [[where, what]] : [])),
    );
    expect(found).toEqual([]);
  });
});
