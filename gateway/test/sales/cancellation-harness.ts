import { addDays } from '@detour/shared-contracts/base';
import { json } from '../../src/database/json';
import type { Database } from '../../src/database/open-database';
import { previewCancellation } from '../../src/sales/cancellation/preview-cancellation';
import { findOrder, findPayment } from '../../src/sales/records/order.repository';
import { capturePayment, releasePayment } from '../../src/sales/settlement/capture-and-release';
import { confirmFreeOrder } from '../../src/sales/settlement/confirm-free-order';
import { refundPart } from '../../src/sales/settlement/refund-part';
import { voucherCodeOf } from '../../src/sales/vouchers/codes/voucher-seal';
import { createQueue } from '../../src/outbox/queue';
import type { OutboxPayloads } from '../../src/outbox/outbox.repository';
import type { PaymentProvider } from '../../src/context/payment-provider';
import { arrival, orderRequest } from '../shop.fixture';
import { giftRequest, seedGifts } from './gift.fixture';
import { createOrderHarness, secret } from './order-harness';

/** Terms of the fixture's stay `nights`: all of it until 3 days before, half until the day before. */
export const steps = [
  { days: 3, percent: 100 },
  { days: 1, percent: 50 },
];

/** A shop with a stay of two steps, with gifts and cards that pay it. */
export const openCancellationShop = async (db: Database, { rooms = 4 }: { readonly rooms?: number } = {}) => {
  await seedGifts(db, { rooms });
  await db
    .updateTable('package')
    .set({ cancellation_steps: json(steps) })
    .where('id', '=', 'nights')
    .execute();
  const harness = createOrderHarness(db);
  const { clock, provider } = harness;
  const deps = { db, clock, provider, secret };

  const buyGift = async (
    kind: 'gift_card' | 'gift_stay' | 'box',
  ): Promise<{ uuid: string; code: string }> => {
    const uuid = await harness.hold({ session: `giver of ${kind}`, request: giftRequest(kind) });
    await harness.pay(uuid);
    const voucher = await db
      .selectFrom('voucher')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return { uuid, code: voucherCodeOf(secret, voucher) ?? '' };
  };
  /** Books two nights for 200 € and pays what the codes leave. */
  const book = async (
    codes: readonly string[] = [],
    expectedAmount = 20_000,
    session = 'guest',
  ): Promise<string> => {
    const request = orderRequest({ expectedAmount });
    const uuid = await harness.hold({
      session,
      request: { ...request, items: { ...request.items, voucherCodes: [...codes] } },
    });
    await (expectedAmount === 0 ? confirmFreeOrder(deps, uuid) : harness.pay(uuid));
    return uuid;
  };
  /** The same with an insurance, for 12 € more. */
  const bookInsured = async (codes: readonly string[] = [], expectedAmount = 21_200): Promise<string> => {
    const request = orderRequest({ expectedAmount });
    const items = { ...request.items, insuranceItem: true, voucherCodes: [...codes] };
    const uuid = await harness.hold({ session: 'guest', request: { ...request, items } });
    await harness.pay(uuid);
    return uuid;
  };
  const preview = async (uuid: string) => {
    const order = await findOrder(db, uuid);
    if (!order) throw new Error(`no order ${uuid}`);
    return previewCancellation(deps, order);
  };
  const told = async (uuid: string): Promise<{ card: number; vouchers: number }> => {
    const { now } = await preview(uuid);
    return { card: now.card, vouchers: now.vouchers.reduce((sum, { amount }) => sum + amount, 0) };
  };
  const payloadOf = async (orderUuid: string) => {
    const intentId = (await findPayment(db, orderUuid))?.intent_id ?? '';
    return { orderUuid, intentId };
  };
  const handlers = {
    'payment.capture': (payload: object, by: PaymentProvider) =>
      capturePayment({ ...deps, provider: by }, payload as OutboxPayloads['payment.capture']),
    'payment.release': (payload: object, by: PaymentProvider) =>
      releasePayment({ ...deps, provider: by }, payload as OutboxPayloads['payment.release']),
    'payment.refund': (payload: object, by: PaymentProvider) =>
      refundPart({ ...deps, provider: by }, payload as OutboxPayloads['payment.refund']),
  };
  /** Runs the queued money messages, those of `only` or all. */
  const moveMoney = async (
    only: readonly (keyof typeof handlers)[] = ['payment.capture', 'payment.release', 'payment.refund'],
    by: PaymentProvider = provider,
  ): Promise<void> => {
    const queue = createQueue(deps);
    for (const topic of only) {
      for (const claimed of await queue.claim(topic, 100)) {
        await handlers[topic](claimed.payload, by);
        await queue.markSent(claimed);
      }
    }
  };
  return {
    harness,
    deps,
    buyGift,
    book,
    bookInsured,
    preview,
    told,
    payloadOf,
    moveMoney,
    /** Moves the clock to ten in the morning, so many days before check-in. */
    goTo: (daysBefore: number): void => {
      const at = Date.parse(`${addDays(arrival, -daysBefore)}T09:00:00Z`);
      clock.advance({ minutes: (at - clock.now()) / 60_000 });
    },
    cancelAsTold: async (uuid: string) => harness.cancel(uuid, await told(uuid)),
    refunds: () =>
      db.selectFrom('refund').select(['amount', 'state', 'cause']).orderBy('planned_at').execute(),
    vouchers: async () =>
      (await db.selectFrom('voucher').selectAll().orderBy('issued_at').orderBy('kind').execute()).map(
        ({ kind, state, remaining }) => `${kind} ${state} ${remaining}`,
      ),
    events: async (uuid: string) =>
      (
        await db.selectFrom('order_event').selectAll().where('order_uuid', '=', uuid).orderBy('id').execute()
      ).map(({ kind, data }) => ({ kind, ...(data as object) })),
  };
};

export type CancellationShop = Awaited<ReturnType<typeof openCancellationShop>>;
