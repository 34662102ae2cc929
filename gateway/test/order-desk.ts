import type { OrderRequest } from '@detour/shared-contracts/api';
import { addDays, isoDate, type Result } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../src/database/open-database';
import { checkOrderRequest } from '../src/sales/orders/check-order-request';
import { openOrder, type OpenedOrder } from '../src/sales/orders/open-order';
import type { NewOrder } from '../src/sales/orders/order-wish';
import { cancelOrder, extendHold } from '../src/sales/orders/change-order';
import { expireOrders } from '../src/sales/orders/expire-orders';
import type { OrderRefusal } from '../src/sales/records/order-refusal';
import { payOrder } from '../src/sales/settlement/pay-order';
import { openPayment } from '../src/sales/payments/open-payment';
import type { DirectProvider } from '../src/context/payment-provider';
import { reconcilePayments } from '../src/sales/settlement/reconcile-payments';
import { createSandboxProvider } from '../src/sales/payments/sandbox-provider';
import { type SandboxProvider } from '../src/context/sandbox-provider';
import { createMovingClock, type MovingClock } from './moving-clock';
import { orderRequest, testNow } from './shop.fixture';
import { testKeyring } from './test-keyring';

export const testCards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  threeds: '4000000000003220',
  late: '4000000000000341',
} as const;

interface Visit {
  readonly session?: string;
  readonly key?: string;
  readonly request?: OrderRequest;
}

/** Keys of the desk: codes of vouchers are sealed with them. */
export const secret = testKeyring;

const deskConfig = { holdMinutes: 15, holdMaxMinutes: 30, holdsPerSession: 3, holdsPerAddress: 1000 };

export interface OrderDesk {
  readonly clock: MovingClock;
  readonly provider: SandboxProvider;
  /** A wish as it comes from the shop, placed by nobody yet. */
  newOrder(visit?: Visit): NewOrder;
  place(visit?: Visit): Promise<Result<OpenedOrder, OrderRefusal>>;
  /** Places an order that must succeed. */
  hold(visit?: Visit): Promise<string>;
  pay(uuid: string, card?: keyof typeof testCards, provider?: DirectProvider): ReturnType<typeof payOrder>;
  cancel(uuid: string): ReturnType<typeof cancelOrder>;
  extend(uuid: string): ReturnType<typeof extendHold>;
  expire(): Promise<number>;
  reconcile(): Promise<number>;
  /** `sold` and `held` of type `double` summed over all nights. */
  stock(): Promise<{ readonly sold: number; readonly held: number }>;
  status(uuid: string): Promise<string>;
  /** The books of an order: `authorised 20000`. */
  ledger(uuid: string): Promise<readonly string[]>;
}

const toNewOrder = ({ session = 'session', key, request = orderRequest() }: Visit): NewOrder => {
  return {
    request,
    wanted: checkOrderRequest(request, { physicalVoucher: true }),
    sessionId: session,
    addressHash: 'address',
    idempotency: key ? { scope: session, key, requestHash: JSON.stringify(request) } : null,
  };
};

/** The order desk of the gateway without its HTTP, on a clock that the test moves. */
export const createOrderDesk = (db: Database, overrides: Partial<typeof deskConfig> = {}): OrderDesk => {
  const clock = createMovingClock(testNow);
  const config = { ...deskConfig, ...overrides };
  const provider = createSandboxProvider({ db, clock, webhookSecret: secret, lateMs: 4000 });
  const place = async (visit: Visit = {}) => {
    const placed = await openOrder({ db, clock, config }, toNewOrder(visit));
    if (placed.ok) await openPayment({ db, clock, provider }, placed.value.orderUuid);
    return placed;
  };
  return {
    clock,
    provider,
    newOrder: (visit = {}) => toNewOrder(visit),
    place,
    async hold(visit) {
      const placed = await place(visit);
      if (!placed.ok) throw new Error(`${placed.error.kind}: ${placed.error.message}`);
      return placed.value.orderUuid;
    },
    pay: (uuid, card = 'approved', other = provider) =>
      payOrder({ db, clock, config, secret, provider: other }, uuid, {
        kind: 'card',
        card: { number: testCards[card], expiry: '12/30', cvc: '123' },
      }),
    cancel: (uuid) => cancelOrder({ db, clock, config }, uuid),
    extend: (uuid) => extendHold({ db, clock, config }, uuid),
    expire: () => expireOrders({ db, clock }),
    reconcile: () => reconcilePayments({ db, clock, provider, secret }),
    async stock() {
      const { rows } = await sql<{ sold: number; held: number }>`
        select sum(sold) as sold, sum(held) as held from room_night where room_type_id = 'double'`.execute(
        db,
      );
      return rows[0] ?? { sold: 0, held: 0 };
    },
    async status(uuid) {
      const row = await db
        .selectFrom('orders')
        .select('status')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      return row.status;
    },
    async ledger(uuid) {
      const rows = await db
        .selectFrom('ledger')
        .selectAll()
        .where('order_uuid', '=', uuid)
        .orderBy('id')
        .execute();
      return rows.map(({ kind, amount }) => `${kind} ${amount}`);
    },
  };
};

/** Requests for a number of nights from a day of the fixture. */
export const requestFrom = (checkin: string, nights: number, offerId = 'nights'): OrderRequest =>
  orderRequest({ checkin: addDays(isoDate(checkin), 0), nights, offerId, expectedAmount: 10_000 * nights });
