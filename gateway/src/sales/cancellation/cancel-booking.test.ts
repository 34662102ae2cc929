import { openCancellationShop, type CancellationShop } from '../../../test/sales/cancellation-harness';
import { queuedPayloads } from '../../../test/queued-messages';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { findOpenAlarms } from '../../alarms/alarm.repository';
import { ProviderError, type ProviderState } from '../../context/payment-provider';
import { checkInvariants } from '../../operations/invariants/check-invariants';
import { releasePayment } from '../settlement/capture-and-release';
import { settlePayment } from '../settlement/settle-payment';

const done = { ok: true, value: true };
const refused = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) as object });

describe.each(testDatabases)('a cancellation on %s', (_name, open) => {
  let database: TestDatabase;
  let shop: CancellationShop;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    shop = await openCancellationShop(database.db);
  });
  afterEach(async () => {
    expect(await checkInvariants({ db: database.db, clock: shop.harness.clock })).toEqual([]);
  });
  afterAll(() => database.close());

  const alarms = async () => (await findOpenAlarms(database.db)).map(({ kind }) => kind);

  it('shows the refund of each open step in advance', async () => {
    const { code } = await shop.buyGift('gift_card');
    const uuid = await shop.book([code], 10_000);
    const gift = { kind: 'gift_card', codeEnd: code.slice(-4), amount: 10_000 };
    expect(await shop.preview(uuid)).toEqual({
      allowed: true,
      reason: null,
      right: 'terms',
      steps: [
        expect.objectContaining({ day: '2026-12-20', percent: 100, card: 10_000, vouchers: [gift], kept: 0 }),
        expect.objectContaining({ day: '2026-12-22', percent: 50, card: 10_000, vouchers: [], kept: 10_000 }),
      ],
      now: { percent: 100, card: 10_000, vouchers: [gift], kept: 0 },
      card: { method: 'card', last4: '4242' },
      daysToCard: { least: 5, most: 10 },
    });
  });

  it('refunds everything at 100 %: the card by a release, the gift card at once', async () => {
    const { code } = await shop.buyGift('gift_card');
    const uuid = await shop.book([code], 10_000);
    await shop.moveMoney();
    expect(await shop.vouchers()).toEqual(['gift_card redeemed 0']);
    expect(await shop.cancelAsTold(uuid)).toEqual(done);
    expect(await shop.vouchers()).toEqual(['gift_card claimed 10000']);
    expect(await shop.refunds()).toEqual([{ amount: 10_000, state: 'planned', cause: 'cancellation' }]);
    await shop.moveMoney();
    expect(await shop.refunds()).toMatchObject([{ state: 'settled' }]);
    expect(await shop.harness.stock()).toEqual({ sold: 0, held: 0 });
    expect(await shop.events(uuid)).toEqual([
      { kind: 'opened' },
      { kind: 'confirmed' },
      { kind: 'cancelled', right: 'terms', percent: 100, card: 10_000, vouchers: 10_000, kept: 0 },
      { kind: 'refund.settled', amount: 10_000 },
    ]);
  });

  it('voids an authorisation that is not captured yet', async () => {
    const uuid = await shop.book();
    await shop.cancelAsTold(uuid);
    await shop.moveMoney();
    expect(await shop.harness.ledger(uuid)).toEqual(['authorised 20000', 'voided -20000']);
    expect(await shop.refunds()).toMatchObject([{ amount: 20_000, state: 'settled' }]);
  });

  it('refunds half of a captured payment once, and keeps the other half', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    shop.goTo(2);
    expect(await shop.told(uuid)).toEqual({ card: 10_000, vouchers: 0 });
    expect(await shop.cancelAsTold(uuid)).toEqual(done);
    await shop.moveMoney();
    const { intentId } = await shop.payloadOf(uuid);
    const state = await shop.harness.provider.retrieve(intentId);
    expect(state).toMatchObject({ status: 'captured', captured: 20_000, refunds: [{ amount: 10_000 }] });
    // Later reports of the refund are not booked again.
    await settlePayment(shop.deps, { orderUuid: uuid, intentId, state });
    shop.harness.clock.advance({ minutes: 11 });
    expect(await shop.harness.reconcile()).toBe(0);
    expect(await shop.harness.ledger(uuid)).toEqual([
      'authorised 20000',
      'captured 20000',
      'refund_pending -10000',
      'refunded -10000',
    ]);
    expect(await alarms()).toEqual([]);
    expect(await shop.harness.stock()).toEqual({ sold: 0, held: 0 });
  });

  it('refunds half of a mixed payment to the card first, and to the voucher last', async () => {
    const { code } = await shop.buyGift('gift_card');
    const uuid = await shop.book([code], 10_000);
    shop.goTo(2);
    expect(await shop.told(uuid)).toEqual({ card: 10_000, vouchers: 0 });
    await shop.cancelAsTold(uuid);
    await shop.moveMoney();
    expect(await shop.vouchers()).toEqual(['gift_card redeemed 0']);
    expect(await shop.refunds()).toMatchObject([{ amount: 10_000, state: 'settled' }]);
  });

  it('returns a part to a voucher that paid everything', async () => {
    const { code } = await shop.buyGift('gift_stay');
    const uuid = await shop.book([code], 0);
    await shop.moveMoney();
    shop.goTo(2);
    expect(await shop.told(uuid)).toEqual({ card: 0, vouchers: 10_000 });
    await shop.cancelAsTold(uuid);
    expect(await shop.vouchers()).toEqual(['gift_stay claimed 10600']);
    expect(await shop.refunds()).toEqual([]);
  });

  it('captures first when half is refunded before the capture', async () => {
    shop.goTo(2);
    const uuid = await shop.book();
    await shop.cancelAsTold(uuid);
    await shop.moveMoney(['payment.refund']);
    expect(await shop.harness.ledger(uuid)).toEqual([
      'authorised 20000',
      'refund_pending -10000',
      'captured 20000',
      'refunded -10000',
    ]);
    await shop.moveMoney();
  });

  it('keeps and captures everything when the last step is over', async () => {
    const uuid = await shop.book();
    shop.goTo(0);
    expect(await shop.preview(uuid)).toMatchObject({
      allowed: true,
      steps: [],
      now: { percent: 0, kept: 20_000 },
    });
    expect(await shop.harness.cancel(uuid)).toEqual(refused('ORDER_CLOSED'));
    expect(await shop.harness.cancel(uuid, { card: 0, vouchers: 0 })).toEqual(done);
    await shop.moveMoney();
    expect(await shop.harness.ledger(uuid)).toEqual(['authorised 20000', 'captured 20000']);
    expect(await shop.harness.stock()).toEqual({ sold: 0, held: 0 });
  });

  it('refuses a stay that has begun', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    shop.goTo(0);
    shop.harness.clock.advance({ minutes: 5 * 60 });
    expect(await shop.preview(uuid)).toMatchObject({ allowed: false, reason: 'started' });
    expect(await shop.harness.cancel(uuid, { card: 0, vouchers: 0 })).toEqual(refused('ORDER_CLOSED'));
  });

  it('refuses other sums than the buyer saw, as when a step passes meanwhile, and changes nothing', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    const told = await shop.told(uuid);
    shop.goTo(2);
    expect(await shop.harness.cancel(uuid, told)).toEqual(refused('REFUND_CHANGED'));
    expect(await shop.harness.status(uuid)).toBe('confirmed');
    expect(await shop.refunds()).toEqual([]);
    expect(await shop.harness.cancel(uuid)).toEqual(refused('ORDER_CLOSED'));
    expect(await shop.cancelAsTold(uuid)).toEqual(done);
    // A repeated request, after a lost response, is the same cancellation.
    expect(await shop.harness.cancel(uuid, told)).toEqual(done);
    expect(await shop.refunds()).toHaveLength(1);
    expect(await queuedPayloads(database.db, 'mail.cancellation')).toHaveLength(1);
    await shop.moveMoney();
  });

  it('withdraws from an unused gift for its full price, and from a used one not at all', async () => {
    const { uuid, code } = await shop.buyGift('gift_card');
    expect(await shop.preview(uuid)).toMatchObject({
      allowed: true,
      right: 'withdrawal',
      now: { card: 10_000 },
    });
    const stay = await shop.book([code], 10_000);
    expect(await shop.preview(uuid)).toMatchObject({ allowed: false, reason: 'used' });
    expect(await shop.harness.cancel(uuid)).toEqual(refused('ORDER_CLOSED'));
    await shop.cancelAsTold(stay);
    expect(await shop.cancelAsTold(uuid)).toEqual(done);
    await shop.moveMoney();
    expect(await shop.vouchers()).toEqual(['gift_card refunded 0']);
  });

  it('retries a refund that the provider refuses to take, under one key', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    shop.goTo(2);
    await shop.cancelAsTold(uuid);
    const { provider } = shop.harness;
    const down = { ...provider, refund: () => Promise.reject(new ProviderError('unavailable', 'no route')) };
    await expect(shop.moveMoney(['payment.refund'], down)).rejects.toThrow('no route');
    expect(await shop.harness.status(uuid)).toBe('cancelled');
    shop.harness.clock.advance({ minutes: 11 });
    expect(await shop.harness.reconcile()).toBe(1);
    expect(await shop.refunds()).toMatchObject([{ amount: 10_000, state: 'settled' }]);
    shop.harness.clock.advance({ minutes: 11 });
    expect(await shop.harness.reconcile()).toBe(0);
  });

  it('follows a refund that is pending, fails, and arrives in the next attempt', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    shop.goTo(2);
    await shop.cancelAsTold(uuid);
    const { orderUuid, intentId } = await shop.payloadOf(uuid);
    const { id: key } = await database.db.selectFrom('refund').select('id').executeTakeFirstOrThrow();
    const told = await shop.harness.provider.retrieve(intentId);
    const report = (...refunds: ProviderState['refunds']) =>
      settlePayment(shop.deps, { orderUuid, intentId, state: { ...told, refunds } });
    const first = { id: 're_1', amount: 10_000, key };
    await report({ ...first, status: 'pending' });
    expect(await shop.refunds()).toMatchObject([{ state: 'pending' }]);
    await report({ ...first, status: 'failed' });
    expect(await shop.refunds()).toMatchObject([{ state: 'failed' }]);
    expect(await alarms()).toEqual(['refund-failed']);
    // In any order: an attempt that arrived decides.
    await report({ ...first, status: 'failed' }, { ...first, id: 're_2', status: 'pending' });
    expect(await shop.refunds()).toMatchObject([{ state: 'pending' }]);
    await report({ ...first, status: 'failed' }, { ...first, id: 're_2', status: 'settled' });
    expect(await shop.refunds()).toMatchObject([{ state: 'settled' }]);
    expect((await shop.events(uuid)).map(({ kind }) => kind).slice(3)).toEqual([
      'refund.failed',
      'refund.settled',
    ]);
  });

  it('releases nothing of a payment that the terms keep in part, by any caller', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    shop.goTo(2);
    await shop.cancelAsTold(uuid);
    await releasePayment(shop.deps, await shop.payloadOf(uuid));
    await shop.moveMoney();
    expect((await shop.harness.ledger(uuid)).filter((entry) => entry.startsWith('refunded'))).toEqual([
      'refunded -10000',
    ]);
  });

  it('still raises the alarm for a manual refund of money that the terms keep', async () => {
    const uuid = await shop.book();
    await shop.moveMoney();
    shop.goTo(2);
    await shop.cancelAsTold(uuid);
    await shop.moveMoney();
    const { orderUuid, intentId } = await shop.payloadOf(uuid);
    const state = await shop.harness.provider.retrieve(intentId);
    const byHand = { id: 're_hand', amount: 10_000, status: 'settled' as const, key: null };
    const both = { ...state, refunds: [...state.refunds, byHand] };
    await settlePayment(shop.deps, { orderUuid, intentId, state: both });
    expect(await alarms()).toEqual(['refund-unasked']);
    expect(await checkInvariants({ db: database.db, clock: shop.harness.clock })).toMatchObject([
      { kind: 'order-paid-differs' },
    ]);
    await database.clear();
  });
});
