import { addDays } from '@detour/shared-contracts/base';
import { checkInvariants } from '../../../operations/invariants/check-invariants';
import { arrival, orderRequest, seedShop, today } from '../../../../test/shop.fixture';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../../test/databases/test-databases';
import { testKeyring as secret } from '../../../../test/test-keyring';
import { findOpenAlarms } from '../../../alarms/alarm.repository';
import { readConfig } from '../../../settings/read-config';
import { createProviders } from '../../payments/create-provider';
import { chargeParts } from './charge-parts';

const orders = '/api/front/purchase/orders';
const config = readConfig({});
const cardOf = (number: string) => ({ number, expiry: '12/30', cvc: '123' });
const approved = cardOf('4242424242424242');
/** Approved with its owner, refused without. */
const refusedLater = cardOf('4000000000009995');
const dayMinutes = 1440;

describe.each(testDatabases)('a stay that is paid in parts on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
    shop = await openTestApp(database.db);
    visitor = shop.visitor();
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: shop.clock })).toEqual([]);
    await shop.app.close();
  });
  afterAll(() => database.close());

  const place = (more: object = {}, who = visitor) =>
    who.post(orders, { body: { ...orderRequest(), paymentPlan: 'INSTALMENTS_3', ...more } });
  const read = async (uuid: string) => (await visitor.get(`${orders}/${uuid}`)).json;
  const statesOf = async (uuid: string) =>
    (await read(uuid)).plan.parts.map(({ state }: { readonly state: string }) => state);
  /** Runs the jobs until messages of messages are sent too. */
  const work = async (app = shop.app): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) {
      shop.clock.advance({ seconds: 31 });
      await app.jobs.turn();
    }
  };
  const later = async (days: number): Promise<void> => {
    shop.clock.advance({ minutes: days * dayMinutes });
    await work();
  };
  const buy = async (card = approved): Promise<string> => {
    const { json } = await place();
    expect((await visitor.post(`${orders}/${json.orderUUID}/card`, { body: card })).json.status).toBe(
      'confirmed',
    );
    await work();
    return json.orderUUID;
  };
  const taken = async (): Promise<readonly number[]> => {
    const rows = await database.db
      .selectFrom('sandbox_intent')
      .select('captured')
      .where('captured', '>', 0)
      .orderBy('updated_at')
      .execute();
    return rows.map(({ captured }) => captured);
  };
  const subjects = () => shop.mails.map(({ subject }) => subject.replaceAll(/\s/g, ' '));
  const lastMail = () => shop.mails.at(-1)?.html.replaceAll(/\s/g, ' ');
  const alarms = async () => (await findOpenAlarms(database.db)).map(({ kind }) => kind);

  it('takes the first part with the order, and shows the plan [INST-010] [INST-011]', async () => {
    const uuid = await buy();
    expect(await taken()).toEqual([6_668]);
    expect(await read(uuid)).toMatchObject({
      status: 'confirmed',
      amount: 20_000,
      lines: [{ kind: 'stay', amount: 20_000 }],
      money: { paidByCard: 6_668, kept: 6_668 },
      plan: {
        type: 'INSTALMENTS_3',
        open: 13_332,
        canPay: false,
        isTest: true,
        parts: [
          { amount: 6_668, date: '2026-11-23', state: 'paid' },
          { amount: 6_666, date: '2026-12-23', state: 'waiting' },
          { amount: 6_666, date: '2027-01-23', state: 'waiting' },
        ],
      },
    });
    const [mail] = shop.mails;
    expect(mail?.html).toContain('Paiement en 3 fois');
    expect(mail?.html).toContain('Ceci est un test');
  });

  it('charges the later parts on their days by the saved card, and writes to the buyer [INST-010]', async () => {
    const uuid = await buy();
    await later(29);
    expect(await taken()).toEqual([6_668]);
    await later(1);
    expect(await taken()).toEqual([6_668, 6_666]);
    expect(await statesOf(uuid)).toEqual(['paid', 'paid', 'waiting']);
    await later(31);
    expect(await taken()).toEqual([6_668, 6_666, 6_666]);
    expect(await read(uuid)).toMatchObject({
      amount: 20_000,
      plan: { open: 0 },
      money: { paidByCard: 20_000 },
    });
    expect(subjects().slice(1)).toEqual([
      'Votre échéance de 66,66 € est réglée',
      'Votre échéance de 66,66 € est réglée',
    ]);
    expect(shop.mails.at(-1)?.html).toContain('Tout est réglé');
  });

  it('charges a part once, however many gateways run the job at the same time', async () => {
    const uuid = await buy();
    const others = await Promise.all([1, 2, 3].map(() => openTestApp(database.db)));
    for (const one of [shop, ...others])
      one.clock.advance({ minutes: (Date.parse('2026-12-23T09:00:00Z') - one.clock.now()) / 60_000 });
    const runs = await Promise.all(
      [shop, ...others, shop, ...others].map(async ({ clock }) => {
        const { provider } = await createProviders({ config, db: database.db, clock, secret });
        return chargeParts({ db: database.db, clock, config, provider, secret });
      }),
    );
    expect(runs.reduce((sum, one) => sum + one, 0)).toBe(1);
    await work();
    expect(await taken()).toEqual([6_668, 6_666]);
    expect(await statesOf(uuid)).toEqual(['paid', 'paid', 'waiting']);
    await Promise.all(others.map(({ app }) => app.close()));
  });

  it('goes on with a charge whose answer was lost, and takes nothing twice', async () => {
    const uuid = await buy();
    shop.clock.advance({ minutes: 30 * dayMinutes });
    const { clock } = shop;
    const { provider } = await createProviders({ config, db: database.db, clock, secret });
    const losing = {
      ...provider,
      chargeSaved: async (intentId: string, savedBy: string) => {
        await provider.chargeSaved(intentId, savedBy);
        throw new Error('the process ended');
      },
    };
    const deps = { db: database.db, clock, config, secret };
    await expect(chargeParts({ ...deps, provider: losing })).rejects.toThrow('the process ended');
    expect(await statesOf(uuid)).toEqual(['paid', 'waiting', 'waiting']);
    expect(await chargeParts({ ...deps, provider })).toBe(0);
    clock.advance({ minutes: 3 });
    expect(await chargeParts({ ...deps, provider })).toBe(1);
    await work();
    expect(await taken()).toEqual([6_668, 6_666]);
    expect(await statesOf(uuid)).toEqual(['paid', 'paid', 'waiting']);
  });

  it('tries a refused card after 3 and 7 days, then tells the buyer and the operators that it tries no more', async () => {
    const uuid = await buy(refusedLater);
    await later(30);
    expect(await statesOf(uuid)).toEqual(['paid', 'refused', 'waiting']);
    expect((await read(uuid)).plan.canPay).toBe(true);
    expect(lastMail()).toContain('26 décembre 2026');
    await later(2);
    expect(subjects()).toHaveLength(2);
    await later(1);
    expect(await alarms()).toEqual([]);
    await later(7);
    expect(await statesOf(uuid)).toEqual(['paid', 'unpaid', 'waiting']);
    expect(subjects().slice(1)).toEqual(Array(3).fill('Votre échéance de 66,66 € n’a pas pu être débitée'));
    expect(shop.mails.at(-1)?.html).toContain('plus de débiter la carte');
    expect(await alarms()).toEqual(['instalment-unpaid']);
    expect(await taken()).toEqual([6_668]);
    expect((await read(uuid)).status).toBe('confirmed');
  });

  it('lets the buyer pay a refused part with another card, which pays the next parts too', async () => {
    const uuid = await buy(refusedLater);
    expect((await visitor.post(`${orders}/${uuid}/instalments/pay`)).status).toBe(409);
    await later(30);
    const opened = await visitor.post(`${orders}/${uuid}/instalments/pay`);
    const part = opened.json.orderUUID;
    expect((await visitor.post(`${orders}/${uuid}/instalments/pay`)).json.orderUUID).toBe(part);
    expect((await shop.visitor().post(`${orders}/${uuid}/instalments/pay`)).status).toBe(404);
    expect(await read(part)).toMatchObject({
      status: 'held',
      amount: 6_666,
      paysPartOf: { orderUUID: uuid },
    });
    expect((await read(uuid)).pendingChange).toBeNull();
    expect((await visitor.post(`${orders}/${part}/card`, { body: approved })).json.status).toBe('confirmed');
    await work();
    expect(await statesOf(uuid)).toEqual(['paid', 'paid', 'waiting']);
    await later(31);
    expect(await statesOf(uuid)).toEqual(['paid', 'paid', 'paid']);
    expect(await taken()).toEqual([6_668, 6_666, 6_666]);
  });

  it('charges the saved card again when the buyer leaves the payment page', async () => {
    const uuid = await buy(refusedLater);
    await later(30);
    await visitor.post(`${orders}/${uuid}/instalments/pay`);
    await later(3);
    await work();
    expect(subjects()).toHaveLength(3);
    expect(await statesOf(uuid)).toEqual(['paid', 'refused', 'waiting']);
  });

  it('gives everything paid back and ends the plan with a free cancellation', async () => {
    const far = addDays(arrival, 40);
    const { json } = await place(orderRequest({ checkin: far }));
    const uuid = json.orderUUID;
    await visitor.post(`${orders}/${uuid}/card`, { body: approved });
    await work();
    await later(30);
    const told = (await visitor.get(`${orders}/${uuid}/cancellation`)).json;
    expect(told).toMatchObject({ unpaid: 6_666, now: { percent: 100, card: 13_334, kept: 0 } });
    const done = await visitor.post(`${orders}/${uuid}/cancel`, {
      body: { expected: { card: 13_334, vouchers: 0 } },
    });
    expect(done.json.status).toBe('cancelled');
    await later(40);
    expect(await read(uuid)).toMatchObject({
      status: 'cancelled',
      plan: { open: 0, parts: [{ state: 'paid' }, { state: 'paid' }, { state: 'ended' }] },
      money: { kept: 0, refunds: [{ amount: 6_666 }, { amount: 6_668 }].reverse() },
    });
    expect(await taken()).toEqual([6_668, 6_666]);
  });

  it('keeps at most what was paid when the terms keep more, and takes nothing afterwards', async () => {
    const uuid = await buy();
    shop.clock.advance({ minutes: 29 * dayMinutes });
    const told = (await visitor.get(`${orders}/${uuid}/cancellation`)).json;
    expect(told).toMatchObject({ unpaid: 13_332, now: { percent: 0, card: 0, kept: 6_668 } });
    await visitor.post(`${orders}/${uuid}/cancel`, { body: { expected: { card: 0, vouchers: 0 } } });
    await work();
    expect(lastMail()).toContain('66,66 €, non débités');
    await later(70);
    expect(await taken()).toEqual([6_668]);
    expect(await read(uuid)).toMatchObject({ status: 'cancelled', money: { kept: 6_668, refunds: [] } });
  });

  it('takes no part that its buyer was about to pay when the booking was cancelled', async () => {
    const uuid = await buy(refusedLater);
    await later(30);
    const part = (await visitor.post(`${orders}/${uuid}/instalments/pay`)).json.orderUUID;
    const expected = { card: 0, vouchers: 0 };
    const cancelled = await visitor.post(`${orders}/${uuid}/cancel`, { body: { expected } });
    expect(cancelled.json.status).toBe('cancelled');
    const late = await visitor.post(`${orders}/${part}/card`, { body: approved });
    expect([late.status, late.json.code]).toEqual([409, 'ORDER_CLOSED']);
    await work();
    expect(await taken()).toEqual([6_668]);
  });

  it('is sold as the page showed it or not at all [INST-003] [INST-005]', async () => {
    const refused = async (more: object, env?: Readonly<Record<string, string>>) => {
      const other = env ? await openTestApp(database.db, env) : shop;
      const { status, json } = await place(more, other.visitor());
      if (env) await other.app.close();
      return [status, json.code];
    };
    const none = [409, 'PAY_LATER_NOT_AVAILABLE'];
    expect(await refused(orderRequest({ checkin: addDays(today, 6) }))).toEqual(none);
    expect(await refused({ paymentPlan: 'INSTALMENTS_4' })).toEqual(none);
    expect(await refused({ paymentPlan: 'PAY_LATER' })).toEqual(none);
    expect(await refused(orderRequest({ locale: 'nl_NL' }))).toEqual(none);
    expect(await refused({}, { FLAG_PAY_LATER: '0' })).toEqual(none);
    expect(await refused({}, { PAY_LATER_PROVIDER: 'none' })).toEqual(none);
    expect(await refused({}, { PAY_LATER_SITES: 'es' })).toEqual(none);
    expect(await refused({}, { PAY_LATER_MINIMUM_CENTS: '20001' })).toEqual(none);
    expect(await refused({ expectedAmount: 1 })).toEqual([409, 'AMOUNT_CHANGED']);
    const held = await database.db.selectFrom('orders').select('uuid').execute();
    expect(held).toEqual([]);
  });

  it('takes no wallet, whose card is not saved', async () => {
    const pspAuthorization = { paymentIntentId: 'wallet-1', paymentMethod: 'sandbox_wallet' };
    const { status, json } = await visitor.post('/api/front/purchase/zeppto', {
      body: { ...orderRequest(), paymentPlan: 'INSTALMENTS_3', pspAuthorization },
    });
    expect([status, json.errors[0].path]).toEqual([400, 'body/paymentPlan']);
  });

  it('is not changed while parts are open, and charges nothing for an order that was never paid', async () => {
    const uuid = await buy();
    expect((await read(uuid)).actions).not.toContain('change');
    const left = (await place()).json.orderUUID;
    await later(1);
    expect(await read(left)).toMatchObject({ status: 'expired', plan: { open: 0 } });
    await later(31);
    expect(await taken()).toEqual([6_668, 6_666]);
  });
});
