import { latestToken, openAccount } from '../../src/customers/accounts/account.fixture';
import { giftRequest } from '../sales/gift.fixture';
import { goodCard, ordersPath } from '../sales/gift-harness';
import { orderRequest } from '../shop.fixture';
import type { TestApp, Visitor } from '../test-app';
import type { Values } from './catalogue-values';
import { carePasscode } from './settings';

export type OrderBody = ReturnType<typeof giftRequest> | ReturnType<typeof orderRequest>;

/** Requests a wrong amount, and takes the right one from the rejection. */
const priced = async (visitor: Visitor, body: OrderBody): Promise<OrderBody | null> => {
  const { json } = await visitor.post(ordersPath, { body: { ...body, expectedAmount: 1 } });
  const amount: unknown = json?.error?.newAmount;
  return typeof amount === 'number' ? { ...body, expectedAmount: amount } : null;
};

/** Valid orders of stays, gift cards, boxes, activities and gift stays. */
export const orderBodies = async (visitor: Visitor, values: Values): Promise<readonly OrderBody[]> => {
  const first = (name: string): string => String(values[name]?.[0] ?? '');
  const inputs: OrderBody[] = [
    giftRequest('gift_card'),
    giftRequest('box', { item: { productId: first('boxCode') } }),
    giftRequest('activity', { item: { productId: first('activityDetail.id') } }),
    giftRequest('gift_stay', { item: { productId: first('offerId'), bucket: 'freedom' } }),
    ...(values['offerId'] ?? []).slice(0, 10).map((id) => orderRequest({ offerId: String(id) })),
  ];
  const found: OrderBody[] = [];
  for (const input of inputs) {
    const body = await priced(visitor, input);
    if (body) found.push(body);
  }
  return found;
};

export interface Bought {
  readonly uuid: string;
  readonly number: string;
  readonly intent: string;
  /** Set for a paid voucher. */
  readonly code: string | null;
}

/** Opens one order for each body; every third one stays unpaid. */
export const buyAll = async (visitor: Visitor, bodies: readonly OrderBody[]): Promise<readonly Bought[]> => {
  const bought: Bought[] = [];
  for (const [index, body] of bodies.entries()) {
    const { json, status } = await visitor.post(ordersPath, { body });
    if (status !== 201) continue;
    const url = `${ordersPath}/${json.orderUUID}`;
    if (index % 3 < 2) await visitor.post(`${url}/card`, { body: goodCard });
    const order = await visitor.get(url);
    bought.push({
      uuid: json.orderUUID,
      number: json.orderNumber,
      intent: json.paymentIntent.id,
      code: order.json?.voucher?.code ?? null,
    });
  }
  return bought;
};

/** Visitors who have each opened one gift. */
export const openGifts = async (shop: TestApp, codes: readonly string[]): Promise<readonly Visitor[]> => {
  const visitors = codes.map(() => shop.visitor());
  for (const [index, code] of codes.entries())
    await visitors[index]?.post('/beneficiary/login', {
      body: { locale: 'fr_FR', code, email: 'lea@example.org' },
    });
  return visitors;
};

export interface Staff {
  readonly visitor: Visitor;
  readonly idToken: string;
  readonly passcode: string;
  readonly email: string;
}

export const joinStaff = async (shop: TestApp): Promise<Staff> => {
  const [visitor, email] = [shop.visitor(), 'nora@detour.example'];
  const { json } = await visitor.post('/api/care/issuer/tokens', { body: { email, passcode: carePasscode } });
  await visitor.post('/api/care/session', { body: { idToken: json.idToken } });
  return { visitor, email, passcode: carePasscode, idToken: json.idToken };
};

export interface Doomed {
  readonly visitor: Visitor;
  /** Token of the mail about a new password. */
  readonly token: string;
}

/** An account for the calls that end an account, session or password; other accounts are not affected. */
export const openDoomed = async (shop: TestApp, email: string): Promise<Doomed> => {
  const visitor = await openAccount(shop, shop.visitor(), { email });
  await visitor.post('/api/account/password/forgot', { body: { locale: 'fr_FR', email } });
  await shop.app.jobs.turn();
  return { visitor, token: latestToken(shop, email) };
};
