import { seedGifts } from './gift.fixture';
import { openTestApp, type TestApp, type Visitor } from '../test-app';
import type { TestDatabase } from '../databases/test-databases';

export const ordersPath = '/api/front/purchase/orders';
export const goodCard = { number: '4242424242424242', expiry: '12/30', cvc: '123' };

export interface GiftHarness {
  readonly shop: TestApp;
  /** The buyer. */
  readonly visitor: Visitor;
  /** Buys, pays and sends the mails; returns the order. */
  buy(body: object): Promise<{ readonly url: string; readonly uuid: string }>;
}

/** The whole gateway with the gifts of the fixture, and a buyer. */
export const openGiftHarness = async (database: TestDatabase): Promise<GiftHarness> => {
  await database.clear();
  await seedGifts(database.db);
  const shop = await openTestApp(database.db);
  const visitor = shop.visitor();
  return {
    shop,
    visitor,
    async buy(body) {
      const opened = await visitor.post(ordersPath, { body });
      if (opened.status !== 201) throw new Error(opened.text);
      const uuid: string = opened.json.orderUUID;
      const paid = await visitor.post(`${ordersPath}/${uuid}/card`, { body: goodCard });
      if (paid.json.status !== 'confirmed') throw new Error(paid.text);
      await shop.app.jobs.turn();
      return { url: `${ordersPath}/${uuid}`, uuid };
    },
  };
};

/** Reads the refund of a cancellation, and cancels with it. */
export const cancelAsTold = async (visitor: Visitor, url: string, headers: Record<string, string> = {}) => {
  const { now } = (await visitor.get(`${url}/cancellation`, { headers })).json;
  const amounts: number[] = now.vouchers.map(({ amount }: { amount: number }) => amount);
  const expected = { card: now.card, vouchers: amounts.reduce((sum, one) => sum + one, 0) };
  return visitor.post(`${url}/cancel`, { body: { expected }, headers });
};

/** The token of the signed link in a mail. */
export const tokenOf = (text: string): string => /token=([\w.-]+)/.exec(text)?.[1] ?? '';
