import type { Clock, Result } from '@detour/shared-contracts';
import { sql } from 'kysely';
import type { Config } from '../config';
import type { Database } from '../database/open-database';
import { inTransaction, type Trx } from '../database/transaction';
import { closeOwnOrder } from './assess-order';
import { claimIdempotencyKey, storeIdempotentResponse } from './idempotency.repository';
import type { NewOrder, Opening, Refuse } from './new-order';
import { openStayOrder } from './open-stay-order';
import { openVoucherOrder } from './open-voucher-order';
import type { OrderRefusal } from './order-refusal';
import { countOpenOrdersOfAddress, lockHeldOrdersOfSession } from './order.repository';

export interface CreateOrderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMinutes' | 'holdsPerSession' | 'holdsPerAddress'>;
}

export interface CreatedOrder {
  readonly orderUuid: string;
  readonly replayed: boolean;
}

const createOpening = async (
  trx: Trx,
  { config, clock }: CreateOrderDeps,
  order: NewOrder,
  refuse: Refuse,
): Promise<Opening> => {
  const now = clock.now();
  // One order at a time for a visitor, so that the limits are exact and two clicks see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${order.sessionId}, 0))`.execute(trx);
  const { expectedAmount } = order.request;
  return {
    order,
    own: await lockHeldOrdersOfSession(trx, order.sessionId),
    now,
    expiresAt: new Date(now + config.holdMinutes * 60_000),
    refuse,
    checkAmount(amount) {
      if (expectedAmount === amount) return;
      refuse({
        kind: 'AMOUNT_CHANGED',
        message: `The order costs ${amount} cents, not ${expectedAmount}.`,
        newAmount: amount,
      });
    },
    async checkLimits(open) {
      const surplus = Math.max(0, open.length + 1 - config.holdsPerSession);
      for (const row of open.slice(0, surplus)) await closeOwnOrder(trx, row, new Date(now));
      const others = order.countAddress
        ? await countOpenOrdersOfAddress(trx, order.addressHash, new Date(now))
        : 0;
      if (others < config.holdsPerAddress) return;
      refuse({ kind: 'TOO_MANY_HOLDS', message: 'Too many unpaid orders are open from this address.' });
    },
  };
};

const openOrder = async (
  trx: Trx,
  deps: CreateOrderDeps,
  order: NewOrder,
  refuse: Refuse,
): Promise<string> => {
  const opening = await createOpening(trx, deps, order, refuse);
  const { wanted, intent } = order;
  const orderUuid =
    wanted.kind === 'stay'
      ? await openStayOrder(trx, wanted, opening)
      : await openVoucherOrder(trx, wanted, opening);
  await trx
    .insertInto('payment')
    .values({
      order_uuid: orderUuid,
      intent_id: intent.id,
      client_secret: intent.clientSecret,
      updated_at: new Date(opening.now),
    })
    .execute();
  return orderUuid;
};

/**
 * Opens an order and holds its rooms, if it has any, all in one transaction: rooms, order, lines, payment and the idempotency key are
 * there together or not at all. The amount is computed anew and compared with what the visitor saw.
 * @spec CALL-075 CALL-089 CALL-090
 */
export const createOrder = (
  deps: CreateOrderDeps,
  order: NewOrder,
): Promise<Result<CreatedOrder, OrderRefusal>> =>
  inTransaction<CreatedOrder, OrderRefusal>(deps.db, async (trx, refuse) => {
    const { idempotency } = order;
    if (!idempotency) return { orderUuid: await openOrder(trx, deps, order, refuse), replayed: false };
    const claim = await claimIdempotencyKey<{ orderUuid: string }>(
      trx,
      idempotency,
      new Date(deps.clock.now()),
    );
    if (claim.kind === 'replay') return { orderUuid: claim.response.orderUuid, replayed: true };
    if (claim.kind === 'mismatch') {
      return refuse({
        kind: 'IDEMPOTENCY_KEY_REUSED',
        message: `The key "${idempotency.key}" was used for another order.`,
      });
    }
    const orderUuid = await openOrder(trx, deps, order, refuse);
    await storeIdempotentResponse(trx, idempotency, { orderUuid });
    return { orderUuid, replayed: false };
  });
