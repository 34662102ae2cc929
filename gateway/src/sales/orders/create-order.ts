import { timeZoneOf, zonedNow, type Clock, type Result } from '@detour/shared-contracts';
import { sql } from 'kysely';
import type { Config } from '../../settings/settings';
import type { Database } from '../../database/open-database';
import { inTransaction, type Trx } from '../../database/transaction';
import { closeOwnOrder } from './assess-order';
import { claimIdempotencyKey, storeIdempotentResponse } from './idempotency.repository';
import type { NewOrder, Opening, Refuse } from './new-order';
import { openStayOrder } from './open-stay-order';
import { openVoucherOrder } from './open-voucher-order';
import type { OrderRefusal } from '../records/order-refusal';
import { findOrdersHolding, reserveVouchers } from '../vouchers/voucher-use.repository';
import { takePromotionUse } from '../promotions/promotion-use.repository';
import { settleOrderAmount } from './settle-order-amount';
import {
  countOpenOrdersOfAddress,
  lockHeldOrdersOfSession,
  type OrderRow,
} from '../records/order.repository';

export interface CreateOrderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMinutes' | 'holdsPerSession' | 'holdsPerAddress'>;
}

export interface CreatedOrder {
  readonly orderUuid: string;
  readonly replayed: boolean;
}

/** The visitor's unpaid orders that hold one of these vouchers: whoever goes back and orders anew may use them again. */
const findUsersOf = async (
  trx: Trx,
  codes: readonly string[],
  own: readonly OrderRow[],
): Promise<readonly OrderRow[]> => {
  if (codes.length === 0 || own.length === 0) return [];
  const users = await findOrdersHolding(trx, codes);
  return own.filter(({ uuid }) => users.has(uuid));
};

const createOpening = async (
  trx: Trx,
  { config, clock }: CreateOrderDeps,
  order: NewOrder,
  refuse: Refuse,
): Promise<Opening> => {
  const now = clock.now();
  // One order at a time for a visitor, so that the limits are exact and two clicks see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${order.sessionId}, 0))`.execute(trx);
  const { wanted } = order;
  const { expectedAmount, items, locale } = order.request;
  const own = await lockHeldOrdersOfSession(trx, order.sessionId);
  const gone = new Set<string>();
  const giveWay = async (rows: readonly OrderRow[]): Promise<void> => {
    for (const row of rows) {
      gone.add(row.uuid);
      await closeOwnOrder(trx, row, new Date(now));
    }
  };
  return {
    order,
    own,
    now,
    expiresAt: new Date(now + config.holdMinutes * 60_000),
    refuse,
    async settleAmount(priced) {
      await giveWay(await findUsersOf(trx, items.voucherCodes ?? [], own));
      const settled = await settleOrderAmount(trx, {
        ...priced,
        items,
        purchase: wanted.kind === 'stay' ? 'stay' : wanted.item.kind,
        locale,
        today: zonedNow(now, timeZoneOf(locale)).date,
      });
      if (!settled.ok) return refuse(settled.error);
      const { due } = settled.value;
      if (expectedAmount === due) return settled.value;
      return refuse({
        kind: 'AMOUNT_CHANGED',
        message: `Of the order ${due} cents are to be paid, not ${expectedAmount}.`,
        newAmount: due,
      });
    },
    async reserve(orderUuid, uses) {
      if (await reserveVouchers(trx, orderUuid, uses, new Date(now))) return;
      refuse({ kind: 'VOUCHER_NOT_USABLE', message: 'A voucher has just been used.' });
    },
    async checkLimits(rows) {
      const open = rows.filter(({ uuid }) => !gone.has(uuid));
      const surplus = Math.max(0, open.length + 1 - config.holdsPerSession);
      await giveWay(open.slice(0, surplus));
      const others = await countOpenOrdersOfAddress(trx, order.addressHash, new Date(now));
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
  const { wanted } = order;
  const orderUuid =
    wanted.kind === 'stay'
      ? await openStayOrder(trx, wanted, opening)
      : await openVoucherOrder(trx, wanted, opening);
  const { buyer, items } = order.request;
  const code = items.promotionCodeItem;
  if (code.trim() !== '' && !(await takePromotionUse(trx, { orderUuid, code, email: buyer.email })))
    refuse({ kind: 'PROMOTION_NOT_VALID', message: `The code "${code}" takes nothing off here.` });
  await trx
    .insertInto('payment')
    .values({ order_uuid: orderUuid, updated_at: new Date(opening.now) })
    .execute();
  return orderUuid;
};

/**
 * Opens an order and holds its rooms, if it has any, all in one transaction: rooms, order, lines, payment and the idempotency key are
 * there together or not at all. The amount is computed anew and compared with what the visitor saw. The provider's intent is opened
 * afterwards, by `openPayment`.
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
