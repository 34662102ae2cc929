import { addDays } from '@detour/shared-contracts/base';
import fc from 'fast-check';
import { giftRequest, seedGifts } from '../../../test/sales/gift.fixture';
import { createOrderHarness, secret, testCards, type OrderHarness } from '../../../test/sales/order-harness';
import { orderRequest } from '../../../test/shop.fixture';
import { startTimeout, testDatabases, type TestDatabase } from '../../../test/databases/test-databases';
import { confirmFreeOrder } from '../../sales/settlement/confirm-free-order';
import { capturePayment, releasePayment } from '../../sales/settlement/capture-and-release';
import { json } from '../../database/json';
import { previewCancellation } from '../../sales/cancellation/preview-cancellation';
import { findOrder } from '../../sales/records/order.repository';
import { refundPart } from '../../sales/settlement/refund-part';
import type { OutboxPayloads } from '../../outbox/outbox.repository';
import { createQueue } from '../../outbox/queue';
import { voucherCodeOf } from '../../sales/vouchers/codes/voucher-seal';
import { expireVouchers, marketDayOf } from '../../sales/vouchers/voucher.repository';
import { checkInvariants } from './check-invariants';

type MoneyMessage = OutboxPayloads['payment.capture'];

type Step =
  | { readonly kind: 'buy'; readonly gift: 'gift_card' | 'box' | 'gift_stay' }
  | { readonly kind: 'hold'; readonly vouchers: readonly number[]; readonly isInsured?: boolean }
  | { readonly kind: 'pay'; readonly order: number; readonly card: keyof typeof testCards }
  | { readonly kind: 'cancel'; readonly order: number }
  | { readonly kind: 'advance'; readonly minutes: number }
  | { readonly kind: 'expire' }
  | { readonly kind: 'lapse' }
  | { readonly kind: 'money' };

const index = fc.nat(8);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('buy'), gift: fc.constantFrom('gift_card', 'box', 'gift_stay') }),
  fc.record({
    kind: fc.constant('hold'),
    vouchers: fc.array(index, { maxLength: 2 }),
    isInsured: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('hold'), vouchers: fc.array(index, { minLength: 1, maxLength: 2 }) }),
  fc.record({
    kind: fc.constant('pay'),
    order: index,
    card: fc.constantFrom<keyof typeof testCards>('approved', 'approved', 'declined', 'late'),
  }),
  fc.record({ kind: fc.constant('cancel'), order: index }),
  fc.record({ kind: fc.constant('advance'), minutes: fc.constantFrom(1, 1, 16, 70, 15 * 1440, 28 * 1440) }),
  fc.record({ kind: fc.constant('expire') }),
  fc.record({ kind: fc.constant('lapse') }),
  fc.record({ kind: fc.constant('money') }),
) as fc.Arbitrary<Step>;

/** Gives most sequences a voucher to use. */
const opening: readonly Step[] = [
  { kind: 'buy', gift: 'gift_card' },
  { kind: 'buy', gift: 'box' },
  { kind: 'buy', gift: 'gift_card' },
  { kind: 'hold', vouchers: [0] },
];

/** A shop that accepts any sequence of steps; a rejected step changes nothing. */
const createShop = (database: TestDatabase, harness: OrderHarness) => {
  const { db } = database;
  const deps = { db, clock: harness.clock, provider: harness.provider, secret };
  const now = () => new Date(harness.clock.now());
  const orders: string[] = [];
  const codes: string[] = [];
  const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];

  const settle = async (uuid: string, card: keyof typeof testCards): Promise<void> => {
    const free = await confirmFreeOrder(deps, uuid);
    if (!free.ok && free.error.kind === 'PAYMENT_FAILED') await harness.pay(uuid, card);
  };
  const buy = async (gift: 'gift_card' | 'box' | 'gift_stay'): Promise<void> => {
    const opened = await harness.open({ session: `giver ${orders.length}`, request: giftRequest(gift) });
    if (!opened.ok) return;
    orders.push(opened.value.orderUuid);
    await settle(opened.value.orderUuid, 'approved');
    const voucher = await db
      .selectFrom('voucher')
      .selectAll()
      .where('order_uuid', '=', opened.value.orderUuid)
      .executeTakeFirst();
    const code = voucher && voucherCodeOf(secret, voucher);
    if (code) codes.push(code);
  };
  const hold = async (wanted: readonly number[], insuranceItem: boolean): Promise<void> => {
    const voucherCodes = [...new Set(wanted.flatMap((at) => pick(codes, at) ?? []))];
    const ask = (expectedAmount: number) => {
      const request = orderRequest({ expectedAmount });
      const items = { ...request.items, voucherCodes, insuranceItem };
      return harness.open({ session: `guest ${orders.length}`, request: { ...request, items } });
    };
    const opened = await ask(20_000);
    const again =
      !opened.ok && opened.error.kind === 'AMOUNT_CHANGED' ? await ask(opened.error.newAmount ?? 0) : opened;
    if (again.ok) orders.push(again.value.orderUuid);
  };
  /** Runs pending captures, releases and refunds. */
  const moveMoney = async (): Promise<void> => {
    const queue = createQueue(deps);
    for (const claimed of await queue.claim('payment.capture', 100)) {
      await capturePayment(deps, claimed.payload as MoneyMessage);
      await queue.markSent(claimed);
    }
    for (const claimed of await queue.claim('payment.release', 100)) {
      await releasePayment(deps, claimed.payload as MoneyMessage);
      await queue.markSent(claimed);
    }
    for (const claimed of await queue.claim('payment.refund', 100)) {
      await refundPart(deps, claimed.payload as OutboxPayloads['payment.refund']);
      await queue.markSent(claimed);
    }
  };
  /** Cancels for what the preview shows. */
  const cancel = async (uuid: string): Promise<void> => {
    const order = await findOrder(db, uuid);
    if (!order) return;
    const { now: told } = await previewCancellation(deps, order);
    const vouchers = told.vouchers.reduce((sum, { amount }) => sum + amount, 0);
    await harness.cancel(uuid, { card: told.card, vouchers });
  };
  /** Moves the clock past the last day of every voucher. */
  const lapse = async (): Promise<void> => {
    const today = marketDayOf('fr_FR', now());
    await db
      .updateTable('voucher')
      .set({ valid_until: addDays(today, -1) })
      .execute();
    await expireVouchers(db, today, now());
  };
  const perform = async (one: Step): Promise<unknown> => {
    switch (one.kind) {
      case 'buy':
        return buy(one.gift);
      case 'hold':
        return hold(one.vouchers, one.isInsured ?? false);
      case 'pay': {
        const uuid = pick(orders, one.order);
        return uuid && settle(uuid, one.card);
      }
      case 'cancel': {
        const uuid = pick(orders, one.order);
        return uuid && cancel(uuid);
      }
      case 'advance':
        // Captures and releases take seconds, so they run before hours pass.
        if (one.minutes > 60) await moveMoney();
        return harness.clock.advance({ minutes: one.minutes });
      case 'expire':
        return harness.expire();
      case 'lapse':
        return lapse();
      case 'money':
        return moveMoney();
    }
  };
  return { perform, moveMoney };
};

describe.each(testDatabases)('any sequence of purchases on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  afterAll(() => database.close());

  it('keeps every invariant', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }), async (steps) => {
        await database.clear();
        await seedGifts(database.db, { rooms: 4 });
        const cancellationSteps = [
          { days: 15, percent: 100 },
          { days: 1, percent: 50 },
        ];
        await database.db
          .updateTable('package')
          .set({ cancellation_days: 15, cancellation_steps: json(cancellationSteps) })
          .where('id', '=', 'nights')
          .execute();
        const harness = createOrderHarness(database.db);
        const shop = createShop(database, harness);
        for (const one of [...opening, ...steps]) await shop.perform(one);
        expect(await checkInvariants({ db: database.db, clock: harness.clock })).toEqual([]);
        await harness.reconcile();
        await harness.expire();
        await shop.moveMoney();
        expect(await checkInvariants({ db: database.db, clock: harness.clock })).toEqual([]);
      }),
      { numRuns: process.env['PROOF'] ? 20 : 6, endOnFailure: true },
    );
  }, 120_000);
});
