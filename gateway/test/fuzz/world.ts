import { randomUUID } from 'node:crypto';
import { codeInHeader } from '@detour/shared-contracts/rules';
import { openAccount, password } from '../../src/customers/accounts/account.fixture';
import type { Database } from '../../src/database/open-database';
import { headerLinkOf, unsubscribeLink } from '../../src/customers/mail-pages/signed-link';
import { createOrderToken } from '../../src/sales/orders/access/order-link';
import { signWebhook } from '../../src/sales/payments/webhook-signature';
import { writeDemonstrationCodes } from '../../src/seed/demonstration-codes';
import { buyer, testNow } from '../shop.fixture';
import type { TestApp, Visitor } from '../test-app';
import { catalogueValues, type Values } from './catalogue-values';
import { buyAll, joinStaff, openDoomed, openGifts, orderBodies, type Bought, type OrderBody } from './people';

/** Existing objects that a request can refer to. */
export interface World {
  readonly values: Values;
  /** `Cookie` headers of customers, including those whose session or account the calls end. */
  readonly cookies: readonly string[];
  readonly doomedCookies: readonly string[];
  /** The payment provider's signature of a body. */
  readonly sign: (body: string) => string;
}

const newsletterLinks = async (shop: TestApp, db: Database): Promise<Values> => {
  const since = new Date(shop.clock.now());
  const row = { id: randomUUID(), country: 'FR', language: 'fr', subscribed_at: since };
  await db
    .insertInto('newsletter_subscription')
    .values({ ...row, email: `${row.id}@example.org` })
    .execute();
  const rows = await db
    .selectFrom('newsletter_subscription')
    .select('id')
    .orderBy('subscribed_at', 'desc')
    .limit(5)
    .execute();
  const links = rows.map(
    ({ id }) =>
      new URL(headerLinkOf(shop.app.gateway, unsubscribeLink, { locale: 'fr_FR', id })).searchParams,
  );
  const queries = links.map((link) => Object.fromEntries(link));
  return { 'unsubscribe.query': queries, 'unsubscribePage.query': queries };
};

const orderValues = (
  { app, clock }: TestApp,
  bought: readonly Bought[],
  bodies: readonly OrderBody[],
): Values => {
  const uuids = bought.map(({ uuid }) => uuid);
  const tokens = uuids.map((uuid) =>
    createOrderToken(app.gateway.secret, { uuid, link_version: 0 }, clock.now() + 86_400_000),
  );
  const codes = bought.flatMap(({ code }) => code ?? []);
  const intents = bought.map(({ intent }) => intent);
  return {
    orderUUID: uuids,
    orderNumber: bought.map(({ number }) => number),
    'attachTrip.orderUUID': uuids.slice(0, 1),
    'attachTrip.token': tokens.slice(0, 1),
    orderLink: tokens,
    code: [...codes, codeInHeader],
    serialNumber: codes,
    'createOrder.body': bodies,
    'walletOrder.body': bodies.map((body, index) => ({
      ...body,
      pspAuthorization: { paymentIntentId: intents[index] ?? 'pi_x', paymentMethod: 'sandbox_wallet' },
    })),
    'webhook.body': intents.map((intentId) => ({ id: `evt_${intentId}`, type: 'payment.updated', intentId })),
    'bookingLookup.body': bought.map(({ number }) => ({ orderNumber: number, email: buyer.email })),
  };
};

const cookiesOf = (visitors: readonly Visitor[]): readonly string[] =>
  visitors.map((visitor) => visitor.cookieHeader());

/** Opens accounts with sessions, orders in each state, vouchers, opened gifts and a session of customer care. */
export const openWorld = async (shop: TestApp, db: Database, label: string): Promise<World> => {
  const values = await catalogueValues(db);
  await writeDemonstrationCodes(db, new Date(testNow));
  const email = `lea-${label}@example.org`;
  const visitor = await openAccount(shop, shop.visitor(), { email, newsletter: true });
  const bodies = await orderBodies(visitor, values);
  const bought = await buyAll(visitor, bodies);
  await shop.app.jobs.turn();
  const gifts = await openGifts(
    shop,
    bought.flatMap(({ code }) => code ?? []),
  );
  const staff = await joinStaff(shop);
  const doomedEmail = `doomed-${label}@example.org`;
  const doomed = await openDoomed(shop, doomedEmail);
  const { secret } = shop.app.gateway;
  return {
    cookies: cookiesOf([...Array.from({ length: 6 }, () => visitor), staff.visitor, ...gifts]),
    doomedCookies: cookiesOf([...Array.from({ length: 4 }, () => doomed.visitor), ...gifts]),
    sign: (body) => signWebhook(secret, body, shop.clock.now()),
    values: {
      ...values,
      ...(await newsletterLinks(shop, db)),
      ...orderValues(shop, bought, bodies),
      email: [email, doomedEmail, 'nobody@example.org'],
      password: [password],
      current: [password],
      next: ['another long password of mine'],
      token: [doomed.token],
      idToken: [staff.idToken],
      'careToken.body': [{ email: staff.email, passcode: staff.passcode }],
      'signIn.body': [{ email, password }],
      number: ['4242424242424242', '4000000000000002', '4000000000003220', '4000000000000341'],
      expiry: ['12/30', '01/20'],
      'promotionCheck.code': ['DETOUR10'],
      promotionCodeItem: ['', 'DETOUR10'],
    },
  };
};
