import type { OrderRequest } from '@detour/shared-contracts/api';
import { addDays, isoDate, type Result } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../src/database/open-database';
import { validateOrderRequest } from '../../src/sales/orders/opening/validate-order-request';
import { openOrder, type OpenedOrder } from '../../src/sales/orders/opening/open-order';
import type { OpeningRequest } from '../../src/sales/orders/opening/opening';
import { cancelBooking } from '../../src/sales/cancellation/cancel-booking';
import { extendHold } from '../../src/sales/orders/extend-hold';
import { expireOrders } from '../../src/sales/orders/expire-orders';
import type { OrderRefusal } from '../../src/sales/records/order-refusal';
import { payOrder } from '../../src/sales/settlement/pay-order';
import { openPayment } from '../../src/sales/payments/open-payment';
import type { DirectProvider } from '../../src/context/payment-provider';
import { reconcilePayments } from '../../src/sales/settlement/reconcile-payments';
import { createSandboxProvider } from '../../src/sales/payments/sandbox-provider';
import { type SandboxProvider } from '../../src/context/sandbox-provider';
import { insurerOf } from '../../src/sales/insurance/insurer-of';
import { readConfig } from '../../src/settings/read-config';
import { createMovingClock, type MovingClock } from '../moving-clock';
import { orderRequest, testNow } from '../shop.fixture';
import { testKeyring } from '../test-keyring';

export const testCards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  threeds: '4000000000003220',
  late: '4000000000000341',
} as const;

const settings = readConfig({});

interface Visit {
  readonly session?: string;
  readonly key?: string;
  readonly request?: OrderRequest;
}

/** Keys of the harness: they seal the codes of vouchers. */
export const secret = testKeyring;

const harnessConfig = { holdMinutes: 15, holdMaxMinutes: 30, holdsPerSession: 3, holdsPerAddress: 1000 };

export interface OrderHarness {
  readonly clock: MovingClock;
  readonly provider: SandboxProvider;
  /** A valid request of a visitor, not opened yet. */
  openingRequest(visit?: Visit): OpeningRequest;
  open(visit?: Visit): Promise<Result<OpenedOrder, OrderRefusal>>;
  /** Opens an order; throws when it is rejected. */
  hold(visit?: Visit): Promise<string>;
  pay(uuid: string, card?: keyof typeof testCards, provider?: DirectProvider): ReturnType<typeof payOrder>;
  /** Cancels an order; without `expected` only for a full refund. */
  cancel(uuid: string, expected?: { card: number; vouchers: number }): ReturnType<typeof cancelBooking>;
  extend(uuid: string): ReturnType<typeof extendHold>;
  expire(): Promise<number>;
  reconcile(): Promise<number>;
  /** Sums of `sold` and `held` over all nights of type `double`. */
  stock(): Promise<{ readonly sold: number; readonly held: number }>;
  status(uuid: string): Promise<string>;
  /** Ledger entries of an order, such as `authorised 20000`. */
  ledger(uuid: string): Promise<readonly string[]>;
}

const toOpeningRequest = ({ session = 'session', key, request = orderRequest() }: Visit): OpeningRequest => {
  return {
    request,
    requested: validateOrderRequest(request, {
      physicalVoucher: true,
      now: Date.parse(testNow),
      insurer: insurerOf(settings, request.locale),
    }),
    sessionId: session,
    addressHash: 'address',
    idempotency: key ? { scope: session, key, requestHash: JSON.stringify(request) } : null,
  };
};

/** Opens, pays, extends, cancels and expires orders without HTTP, on a clock that the test moves. */
export const createOrderHarness = (
  db: Database,
  overrides: Partial<typeof harnessConfig> = {},
): OrderHarness => {
  const clock = createMovingClock(testNow);
  const config = { ...harnessConfig, ...overrides };
  const provider = createSandboxProvider({ db, clock, webhookSecret: secret, lateMs: 4000 });
  const open = async (visit: Visit = {}) => {
    const opened = await openOrder({ db, clock, config }, toOpeningRequest(visit));
    if (opened.ok) await openPayment({ db, clock, provider }, opened.value.orderUuid);
    return opened;
  };
  return {
    clock,
    provider,
    openingRequest: (visit = {}) => toOpeningRequest(visit),
    open,
    async hold(visit) {
      const opened = await open(visit);
      if (!opened.ok) throw new Error(`${opened.error.kind}: ${opened.error.message}`);
      return opened.value.orderUuid;
    },
    pay: (uuid, card = 'approved', other = provider) =>
      payOrder({ db, clock, config, secret, provider: other }, uuid, {
        kind: 'card',
        card: { number: testCards[card], expiry: '12/30', cvc: '123' },
      }),
    cancel: (uuid, expected) => cancelBooking({ db, clock }, { uuid, expected }),
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

/** A request for a number of nights from a day of the fixture. */
export const requestFrom = (checkin: string, nights: number, offerId = 'nights'): OrderRequest =>
  orderRequest({ checkin: addDays(isoDate(checkin), 0), nights, offerId, expectedAmount: 10_000 * nights });
