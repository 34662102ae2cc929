import { codeInHeader } from '@detour/shared-contracts/rules';
import { giftRequest, kayakPin } from '../../../test/sales/gift.fixture';
import { cancelAsTold, openGiftHarness, type GiftHarness } from '../../../test/sales/gift-harness';
import { queuedPayloads } from '../../../test/queued-messages';
import type { TestApp, Visitor } from '../../../test/test-app';
import { openPostgres, startTimeout, type TestDatabase } from '../../../test/databases/test-databases';
import { checkInvariants } from '../../operations/invariants/check-invariants';
import { usePastVisits } from './end-visit';

const rounds = 6;
const guest = { name: 'Claire Petit', email: 'claire@example.org' };
const first = { day: '2026-11-27', starts: '10:00' };
const second = { day: '2026-11-27', starts: '14:00' };

// PGlite runs transactions one after another, so only a real server shows these races.
describe('days with a partner at the same time', () => {
  let database: TestDatabase;
  let shop: TestApp;
  let buyer: Visitor;
  let buy: GiftHarness['buy'];
  beforeAll(async () => {
    database = await openPostgres();
  }, startTimeout);
  beforeEach(async () => {
    ({ shop, visitor: buyer, buy } = await openGiftHarness(database));
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: shop.clock })).toEqual([]);
    await shop.app.close();
  });
  afterAll(() => database.close());

  const buyOne = async () => {
    const { url } = await buy(giftRequest('activity'));
    return { url, code: (await buyer.get(url)).json.voucher.code as string };
  };
  const book = async (code: string, slot: object) => {
    const { status } = await shop.visitor().post(`/api/front/vouchers/${codeInHeader}/activity/booking`, {
      body: { locale: 'fr_FR', guest, ...slot },
      headers: { 'x-gift-code': code },
    });
    return status;
  };
  const cancel = async (code: string) =>
    (
      await shop
        .visitor()
        .call('DELETE', `/api/front/vouchers/${codeInHeader}/activity/booking?locale=fr_FR`, {
          headers: { 'x-gift-code': code },
        })
    ).status;
  const redeem = async (code: string) =>
    (await shop.visitor().post('/api/partner/redeem', { body: { locale: 'fr_FR', code, pin: kayakPin } }))
      .status;
  const taken = async () => {
    const rows = await database.db
      .selectFrom('activity_slot')
      .select('taken')
      .where('taken', '>', 0)
      .execute();
    return rows.reduce((sum, slot) => sum + slot.taken, 0);
  };
  const stateOf = async () =>
    (await database.db.selectFrom('voucher').select(['state', 'remaining']).executeTakeFirstOrThrow()).state;
  const onlyPlaces = (capacity: number) =>
    database.db.updateTable('activity_slot').set({ capacity }).execute();

  it('give the last slot to one of many vouchers', async () => {
    await onlyPlaces(2);
    const vouchers = [];
    for (let count = 0; count < 5; count += 1) vouchers.push(await buyOne());
    const answers = await Promise.all(vouchers.map(({ code }) => book(code, first)));
    expect(answers.sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await taken()).toBe(2);
  });

  it('book one voucher once, however often it is requested', async () => {
    const { code } = await buyOne();
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(code, first)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await taken()).toBe(2);
    expect(await queuedPayloads(database.db, 'mail.visit')).toHaveLength(2);
  });

  it('swap two bookings between two full slots without a deadlock', async () => {
    const [one, other] = [await buyOne(), await buyOne()];
    for (let round = 0; round < rounds; round += 1) {
      await onlyPlaces(5);
      await Promise.all([book(one.code, first), book(other.code, second)]);
      await Promise.all([book(one.code, second), book(other.code, first)]);
      expect(await taken()).toBe(4);
    }
  });

  it('either move or cancel a booking, and keep one place at most', async () => {
    const { code } = await buyOne();
    for (let round = 0; round < rounds; round += 1) {
      await book(code, first);
      await Promise.all([book(code, second), cancel(code), cancel(code)]);
      expect([0, 2]).toContain(await taken());
      await cancel(code);
      expect(await taken()).toBe(0);
    }
  });

  it('book or redeem a voucher; it is used in the end', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await database.clear();
      await shop.app.close();
      ({ shop, visitor: buyer, buy } = await openGiftHarness(database));
      const { code } = await buyOne();
      const [, used, again] = await Promise.all([
        book(code, first),
        redeem(code),
        redeem(code),
        cancel(code),
      ]);
      expect([used, again].sort()).toEqual([200, 409]);
      expect([await stateOf(), await taken()]).toEqual(['redeemed', 0]);
    }
  }, 60_000);

  it('either withdraw from a voucher or use it', async () => {
    const { url, code } = await buyOne();
    await book(code, first);
    const [withdrawn, used] = await Promise.all([cancelAsTold(buyer, url), redeem(code)]);
    expect([withdrawn.status, used].filter((status) => status === 200)).toHaveLength(1);
    expect(['redeemed', 'refunded']).toContain(await stateOf());
    expect(await taken()).toBe(0);
  });

  it('end a past day once on two gateways', async () => {
    const { code } = await buyOne();
    await book(code, first);
    shop.clock.advance({ minutes: 6 * 1440 });
    const use = () => usePastVisits(database.db, '2026-11-28', { now: new Date(shop.clock.now()) });
    expect((await Promise.all([use(), use(), use()])).sort()).toEqual([0, 0, 1]);
    expect(await stateOf()).toBe('redeemed');
  });
});
