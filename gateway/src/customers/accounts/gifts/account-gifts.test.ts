import { addDays } from '@detour/shared-contracts/base';
import { codeInHeader, keptGiftLimit } from '@detour/shared-contracts/rules';
import { giftRequest } from '../../../../test/sales/gift.fixture';
import { goodCard, openGiftHarness, ordersPath, type GiftHarness } from '../../../../test/sales/gift-harness';
import { today } from '../../../../test/shop.fixture';
import type { Visitor } from '../../../../test/test-app';
import { startTimeout, testDatabases, type TestDatabase } from '../../../../test/databases/test-databases';
import { checkInvariants } from '../../../operations/invariants/check-invariants';
import { latestToken, openAccount, password } from '../account.fixture';

const email = 'lea@example.org';
const gifts = '/api/account/gifts?locale=fr_FR';
const one = `/api/account/gifts/${codeInHeader}?locale=fr_FR`;
const withCode = (code: string) => ({ headers: { 'x-gift-code': code } });
const delivery = {
  toName: 'Claire',
  toEmail: 'claire@example.org',
  locale: 'fr_FR',
  design: 'birthday',
} as const;

describe.each(testDatabases)('gifts of an account, on %s', (_name, open) => {
  let database: TestDatabase;
  let harness: GiftHarness;
  let lea: Visitor;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    harness = await openGiftHarness(database);
    lea = await openAccount(harness.shop);
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: harness.shop.clock })).toEqual([]);
    await harness.shop.app.close();
  });
  afterAll(() => database.close());

  /** A gift that a stranger bought; returns its code. */
  const given = async (kind: 'gift_stay' | 'gift_card' = 'gift_stay'): Promise<string> => {
    const { url } = await harness.buy(giftRequest(kind));
    return (await harness.visitor.get(url)).json.voucher.code;
  };
  const keep = (code: string, visitor: Visitor = lea) => visitor.call('PUT', one, withCode(code));
  const reminders = () => database.db.selectFrom('reminder').selectAll().execute();
  const prefer = (preferences: object) => lea.call('PATCH', '/api/account/me', { body: { preferences } });

  it('needs a sign-in [ACC-007]', async () => {
    const stranger = harness.shop.visitor();
    const answers = [
      await stranger.get(gifts),
      await keep('X', stranger),
      await stranger.call('DELETE', one),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('keeps a gift by its code, in any spelling and once, with remaining value and last day [BENEF-001, GCARD-002]', async () => {
    const code = await given('gift_card');
    await keep(` ${code.toLowerCase()} `);
    const { json } = await keep(code);
    expect(json.kept).toMatchObject([
      { code, isOwn: false, gift: { kind: 'gift_card', fromName: 'Camille', end: null } },
    ]);
    expect(json.kept[0].gift.remainingValue).toBe(json.kept[0].gift.value);
    expect((await lea.get(gifts)).json).toEqual(json);
    expect(json.given).toEqual([]);
  });

  it('never reveals the order, its buyer or the price of a kept gift', async () => {
    const { url, uuid } = await harness.buy(giftRequest('gift_stay'));
    const order = (await harness.visitor.get(url)).json;
    const { text } = await keep(order.voucher.code);
    for (const secret of [uuid, order.orderNumber, order.buyer.email, order.buyer.lastName])
      expect(text).not.toContain(secret);
  });

  it('returns the same response for an unknown and a malformed code', async () => {
    for (const code of ['AAAA-BBBB-CCCC', '%', '']) {
      const { status, json } = await keep(code);
      expect([status, json.code]).toEqual([404, 'VOUCHER_NOT_FOUND']);
    }
  });

  it('takes a gift out and leaves it valid', async () => {
    const code = await given();
    await keep(code);
    expect((await lea.call('DELETE', one, withCode(code))).json.kept).toEqual([]);
    expect((await lea.call('DELETE', one, withCode(code))).status).toBe(200);
    expect((await keep(code)).json.kept).toMatchObject([{ gift: { state: 'issued' } }]);
  });

  it('keeps at most so many', async () => {
    const code = await given();
    const { id } = await database.db.selectFrom('voucher').selectAll().executeTakeFirstOrThrow();
    const { uuid } = await database.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    const row = await database.db.selectFrom('voucher').selectAll().executeTakeFirstOrThrow();
    await database.db.transaction().execute(async (trx) => {
      for (let index = 0; index < keptGiftLimit; index += 1) {
        const copy = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
        const codes = { code_hash: `hash-${index}`, code_sealed: 'x.y', position: index + 1 };
        await trx
          .insertInto('voucher')
          .values({ ...row, ...codes, id: copy })
          .execute();
        await trx
          .insertInto('account_gift')
          .values({ account_uuid: uuid, voucher_id: copy, added_at: new Date() })
          .execute();
      }
    });
    const { status, json } = await keep(code);
    expect([status, json.code]).toEqual([409, 'TOO_MANY_GIFTS']);
    await database.db.deleteFrom('account_gift').execute();
    await database.db.deleteFrom('voucher').where('id', '<>', id).execute();
  });

  it('lists the state of gifts that the customer gave [GIFT-032]', async () => {
    const wish = { ...delivery, sendAt: null };
    const opened = await lea.post('/api/front/purchase/orders', {
      body: giftRequest('gift_stay', { item: { delivery: wish } }),
    });
    const uuid: string = opened.json.orderUUID;
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    await lea.post(`/api/front/purchase/orders/${uuid}/card`, { body: card });
    await harness.shop.app.jobs.turn();
    const first = (await lea.get(gifts)).json;
    expect(first.kept).toEqual([]);
    expect(first.given).toMatchObject([
      {
        orderUUID: uuid,
        position: 0,
        toName: 'Claire',
        delivery: { state: 'sent', canChange: true },
        openedAt: null,
        usedAt: null,
        end: null,
        uri: `/confirmation/${uuid}`,
      },
    ]);
    const { code } = (await lea.get(`/api/front/purchase/orders/${uuid}`)).json.voucher;
    await harness.shop.visitor().post(`/api/front/vouchers/${codeInHeader}/open`, withCode(code));
    await harness.shop.app.jobs.turn();
    expect((await lea.get(gifts)).json.given).toMatchObject([
      { openedAt: expect.any(String), delivery: { canChange: false } },
    ]);
    expect(harness.shop.mails.filter(({ id }) => id.includes('-gift-opened'))).toHaveLength(1);
  });

  it('sends no news to a giver who does not want any, but reports a failed delivery', async () => {
    await prefer({ giftNews: false });
    const opened = await lea.post('/api/front/purchase/orders', {
      body: giftRequest('gift_stay', { item: { delivery: { ...delivery, sendAt: null } } }),
    });
    const url = `/api/front/purchase/orders/${opened.json.orderUUID}`;
    const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' };
    await lea.post(`${url}/card`, { body: card });
    await harness.shop.app.jobs.turn();
    const { code } = (await lea.get(url)).json.voucher;
    await harness.shop.visitor().post(`/api/front/vouchers/${codeInHeader}/open`, withCode(code));
    await harness.shop.app.jobs.turn();
    expect(harness.shop.mails.filter(({ id }) => id.includes('-gift-opened'))).toEqual([]);
  });

  it('reminds of kept gifts as preferred, now and later, and stops every reminder at once', async () => {
    await keep(await given());
    expect((await lea.get('/api/account/me')).json.preferences).toEqual({ reminders: false, giftNews: true });
    expect(await reminders()).toEqual([]);
    expect((await prefer({ reminders: true })).json.preferences).toEqual({ reminders: true, giftNews: true });
    await keep(await given('gift_card'));
    expect(await reminders()).toMatchObject([
      { email, to_kind: 'recipient', stopped_at: null },
      { email, to_kind: 'recipient', stopped_at: null },
    ]);
    await prefer({ giftNews: false });
    expect((await reminders()).every(({ stopped_at: at }) => at === null)).toBe(true);
    await prefer({ reminders: false });
    expect((await reminders()).every(({ stopped_at: at }) => at !== null)).toBe(true);
  });

  it('leaves the reminder of another holder alone', async () => {
    const code = await given();
    await harness.shop.visitor().post(`/api/front/vouchers/${codeInHeader}/reminder`, {
      ...withCode(code),
      body: { email: 'autre@example.org', locale: 'fr_FR' },
    });
    await prefer({ reminders: true });
    await keep(code);
    await lea.call('DELETE', one, withCode(code));
    expect(await reminders()).toMatchObject([{ email: 'autre@example.org', stopped_at: null }]);
  });

  it('takes the reminder along with a gift that leaves the account', async () => {
    await prefer({ reminders: true });
    const code = await given();
    await keep(code);
    await lea.call('DELETE', one, withCode(code));
    expect((await reminders()).map(({ stopped_at: at }) => at)).toEqual([expect.any(Date)]);
  });

  it('shows why a kept gift ended', async () => {
    const code = await given();
    await keep(code);
    const { valid_until: lastDay } = await database.db
      .selectFrom('voucher')
      .selectAll()
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('voucher')
      .set({ valid_until: addDays(today, -1) })
      .execute();
    expect((await lea.get(gifts)).json.kept).toMatchObject([{ gift: { end: { reason: 'expired' } } }]);
    await database.db.updateTable('voucher').set({ valid_until: lastDay }).execute();
  });

  it('is in the export, and is deleted with the account [ACC-004]', async () => {
    await prefer({ reminders: true });
    const code = await given();
    await keep(code);
    const { json } = await lea.get('/api/account/export');
    expect(json.keptGifts).toMatchObject([{ code, addedAt: expect.any(String) }]);
    expect(json.account.preferences).toEqual({ reminders: true, giftNews: true });
    await lea.post('/api/account/me/delete', { body: { password } });
    expect(await database.db.selectFrom('account_gift').selectAll().execute()).toEqual([]);
    expect(await reminders()).toEqual([]);
    const { status } = await harness.shop
      .visitor()
      .get(`/api/front/purchase/vouchers/${codeInHeader}?locale=fr_FR`, withCode(code));
    expect(status).toBe(200);
  });

  it('shows an own activity that is kept as well once', async () => {
    const body = giftRequest('activity', { item: { ownUse: true } });
    const uuid: string = (await lea.post(ordersPath, { body })).json.orderUUID;
    await lea.post(`${ordersPath}/${uuid}/card`, { body: goodCard });
    const { code } = (await lea.get(`${ordersPath}/${uuid}`)).json.voucher;
    const isOwn = async () => (await lea.get(gifts)).json.kept.map((gift: { isOwn: boolean }) => gift.isOwn);
    expect(await isOwn()).toEqual([true]);
    await keep(code);
    expect(await isOwn()).toEqual([false]);
  });

  it('is in the export with its mail, when the account gave it', async () => {
    const body = giftRequest('gift_card', { item: { delivery: { ...delivery, sendAt: null } } });
    const uuid = (await lea.post(ordersPath, { body })).json.orderUUID;
    expect((await lea.get('/api/account/export')).json.giftDeliveries).toEqual([]);
    await lea.post(`${ordersPath}/${uuid}/card`, { body: goodCard });
    await given();
    await database.db
      .updateTable('gift_delivery')
      .set({ state: 'failed', sent_at: null, failed_reason: '550 no such mailbox' })
      .execute();
    expect((await lea.get('/api/account/export')).json.giftDeliveries).toEqual([
      {
        orderUUID: uuid,
        position: 0,
        ...delivery,
        sendAt: null,
        state: 'failed',
        begunAt: expect.any(String),
        sentAt: null,
        failedReason: '550 no such mailbox',
      },
    ]);
  });

  it('moves the reminders to a changed address', async () => {
    await prefer({ reminders: true });
    await keep(await given());
    await lea.post('/api/account/me/email', { body: { email: 'neuve@example.org' } });
    await harness.shop.app.jobs.turn();
    const token = latestToken(harness.shop, 'neuve@example.org');
    expect((await lea.post('/api/account/email/confirm', { body: { token } })).status).toBe(204);
    expect(await reminders()).toMatchObject([{ email: 'neuve@example.org' }]);
  });
});
