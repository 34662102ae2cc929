import { latestToken, openAccount, password, signUpBody } from '../src/customers/accounts/account.fixture';
import { createOrderToken } from '../src/sales/orders/access/order-link';
import { signWebhook } from '../src/sales/payments/webhook-signature';
import { contactForm, solvedCaptcha } from './contact-form.fixture';
import { goodCard, ordersPath } from './sales/gift-harness';
import { giftRequest } from './sales/gift.fixture';
import { orderRequest } from './shop.fixture';
import type { TestApp, Visitor } from './test-app';
import { createKeyring } from '../src/settings/keyring';

export const a = { id: 'a', bytes: Buffer.alloc(32, 'a') };
/** The keys under which everything is issued. */
export const before = createKeyring(a);

export const staff = { email: 'staff@detour.example', passcode: 'let me in please' };

/** True when the issued object is accepted by a gateway. */
type Works = (shop: TestApp) => Promise<boolean>;

/** Objects that a gateway issues, by name: issued by one gateway, tried on others. `mark` distinguishes two of the same test. */
export const issued: Readonly<Record<string, (shop: TestApp, mark: string) => Promise<Works>>> = {
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
  async 'the links of a change of address'(shop, mark) {
    const [former, next] = [`${mark}@example.org`, `${mark}.new@example.org`];
    const visitor = await openAccount(shop, shop.visitor(), { email: former });
    await visitor.post('/api/account/me/email', { body: { email: next } });
    await shop.app.jobs.turn();
    const press = (at: TestApp, what: string, token: string) =>
      at.visitor().post(`/api/account/email/${what}`, { body: { token } });
    return async (other) => {
      const confirmed = await press(other, 'confirm', latestToken(shop, next));
      return (
        confirmed.status === 204 && (await press(other, 'undo', latestToken(shop, former))).status === 204
      );
    };
  },
  async 'the link that confirms the newsletter'(shop, mark) {
    const token = await askForNewsletter(shop, mark);
    return async (other) => (await confirmNewsletter(other, token)) === 200;
  },
  async 'the link that ends the newsletter'(shop, mark) {
    await confirmNewsletter(shop, await askForNewsletter(shop, mark));
    await shop.app.jobs.turn();
    const { pathname, search } = new URL(shop.mails.at(-1)?.unsubscribe ?? '');
    return async (other) => (await other.visitor().get(pathname + search)).status === 200;
  },
  async 'the session of a visitor'(shop) {
    const visitor = shop.visitor();
    const { orderUUID } = (await visitor.post(ordersPath, { body: orderRequest() })).json;
    return async (other) => {
      const same = visitorWith(other, 'session', visitor);
      return (await same.get(`${ordersPath}/${orderUUID}`)).status === 200;
    };
  },
  async 'a session of customer care'(shop) {
    const visitor = shop.visitor();
    const { idToken } = (await visitor.post('/api/care/issuer/tokens', { body: staff })).json;
    await visitor.post('/api/care/session', { body: { idToken } });
    return async (other) =>
      (await visitorWith(other, 'care', visitor).get('/api/care/session')).status === 200;
  },
  async 'an ID token of the demonstration issuer'(shop) {
    const visitor = shop.visitor();
    const body = (await visitor.post('/api/care/issuer/tokens', { body: staff })).json;
    return async (other) => {
      const same = visitorWith(other, 'care_login', visitor);
      return (await same.post('/api/care/session', { body })).status === 200;
    };
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
    const captcha = await solvedCaptcha(shop.visitor());
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

const askForNewsletter = async (shop: TestApp, mark: string): Promise<string> => {
  const body = { email: `${mark}@example.org`, country: 'FR', language: 'fr' };
  await shop.visitor().post('/api/front/marketing/newsletter', { body });
  await shop.app.jobs.turn();
  return /#token=([\w-]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1] ?? '';
};

const confirmNewsletter = async (shop: TestApp, token: string): Promise<number> => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://fr.localhost:8080',
  };
  const path = '/api/front/marketing/newsletter/confirm?locale=fr_FR';
  return (await shop.visitor().post(path, { body: `token=${token}`, headers })).status;
};

const visitorWith = (shop: TestApp, cookie: string, from: Visitor): Visitor => {
  const visitor = shop.visitor();
  visitor.setCookie(cookie, from.cookie(cookie) ?? '');
  return visitor;
};

const sendsMessage = async (shop: TestApp, captcha: string): Promise<boolean> => {
  const visitor = shop.visitor();
  const form = { ...(await contactForm(visitor)), captcha };
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/contact/web-to-case',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://fr.localhost:8080' },
    payload: new URLSearchParams(form).toString(),
  });
  return answer.statusCode === 303 && !String(answer.headers.location).includes('error');
};

/** A paid gift card: its order and code. */
export const buyCard = async (shop: TestApp) => {
  const visitor = shop.visitor();
  const { orderUUID } = (await visitor.post(ordersPath, { body: giftRequest('gift_card') })).json;
  await visitor.post(`${ordersPath}/${orderUUID}/card`, { body: goodCard });
  const code: string = (await visitor.get(`${ordersPath}/${orderUUID}`)).json.voucher.code;
  return { uuid: orderUUID as string, code };
};
