import { solveChallenge } from 'altcha-lib/v1';
import { latestToken, password, signUpBody } from '../accounts/account-desk.fixture';
import { createOrderToken } from '../orders/order-link';
import { signWebhook } from '../payments/webhook-signature';
import { derivedVoucherCode, hashVoucherCode } from '../vouchers/voucher-code';
import { sealVoucherCodes } from '../vouchers/seal-voucher-codes';
import { goodCard, ordersPath } from '../../test/gift-counter';
import { giftRequest, seedGifts } from '../../test/gift.fixture';
import { orderRequest } from '../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../test/test-app';
import { openEmbedded, startTimeout, type TestDatabase } from '../../test/test-databases';
import { createKeyring, type Keyring } from './keyring';

const a = { id: 'a', bytes: Buffer.alloc(32, 'a') };
const b = { id: 'b', bytes: Buffer.alloc(32, 'b') };
const before = createKeyring(a);
const during = createKeyring(b, a);
const after = createKeyring(b);

const staff = { email: 'staff@detour.example', passcode: 'let me in please' };

/** Whether what was issued opens anything at a gateway. */
type Works = (shop: TestApp) => Promise<boolean>;

/** What a gateway issued: named, made at one, tried at others. `mark` tells two of the same test apart. */
const issued: Readonly<Record<string, (shop: TestApp, mark: string) => Promise<Works>>> = {
  async 'the signed link of an order'(shop) {
    const { orderUUID } = (await shop.visitor().post(ordersPath, { body: orderRequest() })).json;
    const token = createOrderToken(
      before,
      { uuid: orderUUID, link_version: 0 },
      shop.clock.now() + 86_400_000,
    );
    return async (other) =>
      (await other.visitor().get(`${ordersPath}/${orderUUID}`, { headers: { 'x-order-link': token } }))
        .status === 200;
  },
  async 'the link that confirms an address'(shop, mark) {
    const email = `${mark}@example.org`;
    await shop.visitor().post('/api/account/signup', { body: signUpBody({ email }) });
    await shop.app.jobs.turn();
    const token = latestToken(shop, email);
    return async (other) =>
      (await other.visitor().post('/api/account/confirm', { body: { token } })).status === 200;
  },
  async 'the link that resets a password'(shop, mark) {
    const email = `${mark}@example.org`;
    await shop.visitor().post('/api/account/signup', { body: signUpBody({ email }) });
    await shop.app.jobs.turn();
    await shop.visitor().post('/api/account/confirm', { body: { token: latestToken(shop, email) } });
    await shop.visitor().post('/api/account/password/forgot', { body: { locale: 'fr_FR', email } });
    await shop.app.jobs.turn();
    const body = { token: latestToken(shop, email), password: `${password} encore` };
    return async (other) =>
      (await other.visitor().post('/api/account/password/reset', { body })).status === 204;
  },
  async 'the link that ends the newsletter'(shop, mark) {
    const body = { email: `${mark}@example.org`, country: 'FR', language: 'fr' };
    await shop.visitor().post('/api/front/marketing/newsletter', { body });
    await shop.app.jobs.turn();
    const { pathname, search } = new URL(shop.mails.at(-1)?.unsubscribe ?? '');
    return async (other) => (await other.visitor().get(pathname + search)).status === 200;
  },
  async 'a session of customer care'(shop) {
    const visitor = shop.visitor();
    const { idToken } = (await visitor.post('/api/care/issuer/tokens', { body: staff })).json;
    await visitor.post('/api/care/session', { body: { idToken } });
    return async (other) =>
      (await visitorWith(other, 'care', visitor).get('/api/care/session')).status === 200;
  },
  async 'an ID token of the demonstration issuer'(shop) {
    const body = (await shop.visitor().post('/api/care/issuer/tokens', { body: staff })).json;
    return async (other) => (await other.visitor().post('/api/care/session', { body })).status === 200;
  },
  async 'the session of an opened gift'(shop) {
    const body = { locale: 'fr_FR', code: (await buyCard(shop)).code, email: 'lea@example.org' };
    const visitor = shop.visitor();
    await visitor.post('/beneficiary/login', { body });
    return async (other) => {
      const holder = visitorWith(other, 'beneficiary', visitor);
      return (await holder.get('/api/beneficiary/session?locale=fr_FR')).json.gift !== null;
    };
  },
  async 'the captcha of the contact page'(shop) {
    const { json } = await shop.visitor().get('/api/captcha/challenge');
    const { algorithm, maxnumber, challenge, salt, signature } = json;
    const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
    const payload = { algorithm, challenge, number: solution?.number, salt, signature };
    const captcha = Buffer.from(JSON.stringify(payload)).toString('base64');
    return async (other) => sendsMessage(other, captcha);
  },
  async 'an event of the sandbox'(shop) {
    const body = JSON.stringify({ id: 'evt_1', type: 'payment_intent.authorised', intentId: 'pi_1' });
    const headers = { 'psp-signature': signWebhook(before, body, shop.clock.now()) };
    return async (other) => {
      const request = { method: 'POST', url: '/api/psp/webhook', payload: body, headers } as const;
      return (await other.app.inject(request)).statusCode === 204;
    };
  },
  async 'the session of a first order, when the request is repeated'(shop, mark) {
    const place = async (at: TestApp) =>
      at.visitor().post(ordersPath, { body: orderRequest(), headers: { 'idempotency-key': mark } });
    const { orderUUID } = (await place(shop)).json;
    return async (other) => (await place(other)).json.orderUUID === orderUUID;
  },
};

const visitorWith = (shop: TestApp, cookie: string, from: Visitor): Visitor => {
  const visitor = shop.visitor();
  visitor.setCookie(cookie, from.cookie(cookie) ?? '');
  return visitor;
};

const sendsMessage = async (shop: TestApp, captcha: string): Promise<boolean> => {
  const visitor = shop.visitor();
  const { fields } = (await visitor.get('/api/contact/settings?locale=fr_FR')).json;
  const form = {
    ...fields,
    Booking_ID__c: '12345678',
    contact_reason: 'emailconf',
    requestType: 'Information/request',
    requestSubtype: 'Confirmation email',
    description: 'Merci !',
    email: 'lea@example.org',
    name: 'Léa Martin',
    phone: '+33 6 12 34',
    captcha,
  };
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/contact/web-to-case',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://fr.localhost:8080' },
    payload: new URLSearchParams(form).toString(),
  });
  return answer.statusCode === 303 && !String(answer.headers.location).includes('error');
};

const buyCard = async (shop: TestApp) => {
  const visitor = shop.visitor();
  const { orderUUID } = (await visitor.post(ordersPath, { body: giftRequest('gift_card') })).json;
  await visitor.post(`${ordersPath}/${orderUUID}/card`, { body: goodCard });
  const code: string = (await visitor.get(`${ordersPath}/${orderUUID}`)).json.voucher.code;
  return { uuid: orderUUID as string, code };
};

describe('a change of keys', () => {
  let database: TestDatabase;
  const shops: TestApp[] = [];
  beforeAll(async () => {
    database = await openEmbedded();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedGifts(database.db, { rooms: 9 });
  });
  afterEach(async () => {
    for (const shop of shops.splice(0)) await shop.app.close();
  });
  afterAll(() => database.close());

  const open = async (keyring: Keyring): Promise<TestApp> => {
    const env = { CAPTCHA_MAX_NUMBER: '1000', CARE_PASSCODE: staff.passcode, HOLDS_PER_ADDRESS: '1000' };
    const shop = await openTestApp(database.db, env, keyring);
    shops.push(shop);
    return shop;
  };

  it.each(Object.entries(issued))('keeps %s until its key is dropped', async (_name, issue) => {
    const shop = await open(before);
    const works = [await issue(shop, 'first'), await issue(shop, 'second'), await issue(shop, 'third')];
    const tried = [await open(before), await open(during), await open(after)];
    const results = [];
    for (const [index, one] of tried.entries()) results.push(await works[index]?.(one));
    expect(results).toEqual([true, true, false]);
  });

  it('keeps the passcode of the demonstration issuer until its key is dropped', async () => {
    const passcodeAt = async (keyring: Keyring) => {
      const shop = await openTestApp(database.db, {}, keyring);
      shops.push(shop);
      return (passcode: string) =>
        shop.visitor().post('/api/care/issuer/tokens', { body: { email: staff.email, passcode } });
    };
    const { carePasscodesOf } = await import('../care/care-issuer');
    const [passcode] = carePasscodesOf({ config: { carePasscode: undefined } as never, secret: before });
    const statuses = [];
    for (const keyring of [before, during, after])
      statuses.push((await (await passcodeAt(keyring))(passcode)).status);
    expect(statuses).toEqual([200, 200, 401]);
  });

  const showCode = async (keyring: Keyring, uuid: string): Promise<string | null> => {
    const shop = await open(keyring);
    const token = createOrderToken(keyring, { uuid, link_version: 0 }, shop.clock.now() + 86_400_000);
    return (await shop.visitor().get(`${ordersPath}/${uuid}`, { headers: { 'x-order-link': token } })).json
      .voucher.code;
  };
  const opens = async (keyring: Keyring, code: string): Promise<boolean> => {
    const body = { locale: 'fr_FR', code, email: 'lea@example.org' };
    const shop = await open(keyring);
    return (await shop.visitor().post('/beneficiary/login', { body })).status === 200;
  };
  /** As vouchers were kept before codes were sealed. */
  const makeOld = async (uuid: string): Promise<string> => {
    const { id } = await database.db
      .selectFrom('voucher')
      .select('id')
      .where('order_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const code = derivedVoucherCode(a, id);
    await database.db
      .updateTable('voucher')
      .set({ code_hash: hashVoucherCode(code), code_sealed: null as never })
      .where('id', '=', id)
      .execute();
    return code;
  };

  it('keeps the codes of vouchers for ever, those of the time before too', async () => {
    const shop = await open(before);
    const [present, old] = [await buyCard(shop), await buyCard(shop)];
    const codes = [present.code, await makeOld(old.uuid)];
    expect(await showCode(before, old.uuid)).toBe(codes[1]);
    const sealed = await sealVoucherCodes({ db: database.db, secret: during });
    expect(sealed).toEqual({ sealed: 2, byKey: { b: 2 }, unreadable: 0 });
    expect([await showCode(after, present.uuid), await showCode(after, old.uuid)]).toEqual(codes);
    for (const code of codes) expect(await opens(after, code)).toBe(true);
  });

  it('tells which keys still seal codes, and a code whose key was dropped too early can be redeemed', async () => {
    const { uuid, code } = await buyCard(await open(before));
    const sealed = await sealVoucherCodes({ db: database.db, secret: after });
    expect(sealed).toEqual({ sealed: 0, byKey: { a: 1 }, unreadable: 1 });
    expect(await showCode(after, uuid)).toBeNull();
    const body = { locale: 'fr_FR', code, email: 'lea@example.org' };
    const found = await (await open(after)).visitor().post('/beneficiary/login', { body });
    expect(found.status).toBe(200);
  });

  it('seals a code for one voucher: moved to another row it shows nothing', async () => {
    const shop = await open(before);
    const [first, second] = [await buyCard(shop), await buyCard(shop)];
    const row = await database.db
      .selectFrom('voucher')
      .select('code_sealed')
      .where('order_uuid', '=', first.uuid)
      .executeTakeFirstOrThrow();
    expect(row.code_sealed).not.toContain(first.code);
    await database.db
      .updateTable('voucher')
      .set({ code_sealed: row.code_sealed ?? '' })
      .where('order_uuid', '=', second.uuid)
      .execute();
    expect(await showCode(before, second.uuid)).toBeNull();
  });
});
