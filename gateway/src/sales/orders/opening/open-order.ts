import { randomUUID } from 'node:crypto';
import { zonedNow, type Clock, type Result } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import type { Config } from '../../../settings/settings';
import type { Database } from '../../../database/open-database';
import { inTransaction, type Trx } from '../../../database/transaction';
import { countAutomaticUse, takePromotionUse } from '../../promotions/promotion-use.repository';
import type { OrderRefusal } from '../../records/order-refusal';
import {
  countOpenOrdersOfAddress,
  lockHeldOrdersOfSession,
  type HeldOrder,
} from '../../records/order.repository';
import { priceExchange } from '../../vouchers/terms/exchange-voucher';
import type { Payable } from '../../records/payable.repository';
import { findOrdersHolding, reserveVouchers } from '../../vouchers/redemption/voucher-use.repository';
import { supersedeOrder } from './supersede-order';
import { claimIdempotencyKey, lockSession } from './idempotency.repository';
import { holdRooms } from '../room-holds.repository';
import type { OpeningRequest, Opening, PricedOrder, Refuse } from './opening';
import { priceStayOrder } from './price-stay-order';
import { priceVoucherOrder } from './price-voucher-order';
import { computeAmountDue, type AmountDue } from './amount-due';
import { writeInstalments } from '../../instalments/plan.repository';
import type { PlanSettings } from '../../instalments/plan-offer';
import { splitOrder } from './split-order';
import { writeOrder } from './write-order';

export interface OpenOrderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMinutes' | 'holdsPerSession' | 'holdsPerAddress'> &
    Partial<PlanSettings>;
}

export interface OpenedOrder {
  readonly orderUuid: string;
  /** As this call wrote it. Absent when an earlier call did. */
  readonly written?: Payable;
  readonly replayed: boolean;
}

/**
 * Opens an order in one transaction: rooms, order, lines, payment and idempotency key are written together or not at all. Computes the
 * amount again and compares it with the one that the visitor saw. `openPayment` opens the provider's intent afterwards.
 * @spec CALL-075 CALL-089 CALL-090
 */
export const openOrder = (
  deps: OpenOrderDeps,
  order: OpeningRequest,
): Promise<Result<OpenedOrder, OrderRefusal>> =>
  inTransaction<OpenedOrder, OrderRefusal>(deps.db, async (trx, refuse) => {
    const { idempotency } = order;
    if (!idempotency) {
      const written = await openOrderIn(trx, deps, order, refuse);
      return { orderUuid: written.uuid, written, replayed: false };
    }
    const orderUuid: string = randomUUID();
    const claim = await claimIdempotencyKey(trx, idempotency, new Date(deps.clock.now()), {
      response: { orderUuid },
      locking: order.sessionId,
    });
    if (claim.kind === 'replay') return { orderUuid: claim.response.orderUuid, replayed: true };
    if (claim.kind === 'mismatch') {
      return refuse({
        kind: 'IDEMPOTENCY_KEY_REUSED',
        message: `The Idempotency-Key "${idempotency.key}" was used for another order.`,
      });
    }
    const written = await openLocked(trx, deps, { ...order, uuid: orderUuid }, refuse);
    return { orderUuid, written, replayed: false };
  });

/** Opens an order within a transaction of the caller, once per call. */
export const openOrderIn = async (
  trx: Trx,
  deps: Omit<OpenOrderDeps, 'db'>,
  order: OpeningRequest,
  refuse: Refuse,
): Promise<Payable> => {
  await lockSession(trx, order.sessionId);
  return openLocked(trx, deps, order, refuse);
};

/** Opens an order whose session is locked, so that limits are exact and concurrent clicks see each other. */
const openLocked = async (
  trx: Trx,
  deps: Omit<OpenOrderDeps, 'db'>,
  order: OpeningRequest,
  refuse: Refuse,
): Promise<Payable> => {
  const opening = await beginOpening(trx, deps, order, refuse);
  const { requested } = order;
  const priced =
    requested.kind === 'stay'
      ? await priceStayOrder(trx, requested, opening)
      : await priceVoucherOrder(trx, requested, opening);
  const open = await freeVouchers(trx, opening, priced.open);
  const sold = await exchangeIfAsked(trx, opening, priced);
  const amount = await checkAmountDue(trx, opening, sold);
  await keepLimits(trx, deps, opening, open);
  const orderUuid = order.uuid ?? randomUUID();
  const split = splitOrder(deps.config, opening, { product: sold.product, due: amount.due });
  const written = await writeOrder(trx, opening, {
    uuid: orderUuid,
    product: { ...sold.product, ...split.columns },
    lines: [...sold.lines, ...amount.lines, ...split.lines],
  });
  await writeInstalments(trx, orderUuid, split.later);
  await reserve(trx, opening, { orderUuid, amount, ...sold });
  return written;
};

/** Locks the visitor's unpaid orders. A statement of its own: one that waits for the session does not see what ended meanwhile. */
const beginOpening = async (
  trx: Trx,
  { config, clock }: Omit<OpenOrderDeps, 'db'>,
  order: OpeningRequest,
  refuse: Refuse,
): Promise<Opening> => {
  const now = clock.now();
  const own = await lockHeldOrdersOfSession(trx, order.sessionId);
  return { order, own, now, expiresAt: new Date(now + config.holdMinutes * 60_000), refuse };
};

/**
 * Supersedes the visitor's unpaid orders that hold a voucher of this order, so that a visitor who goes back can use it
 * again. Returns the other orders of `open`.
 */
const freeVouchers = async (
  trx: Trx,
  { order, own, now }: Opening,
  open: readonly HeldOrder[],
): Promise<readonly HeldOrder[]> => {
  const codes = order.request.items.voucherCodes ?? [];
  if (codes.length === 0 || own.length === 0) return open;
  const holding = await findOrdersHolding(trx, codes);
  for (const row of own.filter(({ uuid }) => holding.has(uuid)))
    await supersedeOrder(trx, row, new Date(now));
  return open.filter(({ uuid }) => !holding.has(uuid));
};

const isExchange = ({ request: { items } }: OpeningRequest): boolean =>
  'voucherItem' in items && items.exchange === true;

/** The price of an exchange, which uses the whole remaining value of the old voucher. Other orders keep their price. */
const exchangeIfAsked = async (
  trx: Trx,
  { order, refuse }: Opening,
  priced: PricedOrder,
): Promise<PricedOrder> => {
  const { voucher: snapshot } = priced.product;
  if (!isExchange(order) || !snapshot) return priced;
  const { items, locale } = order.request;
  const [code = ''] = items.voucherCodes ?? [];
  const { total, lines } = priced;
  const exchanged = await priceExchange(trx, code, { snapshot, total, lines, locale });
  if (!exchanged)
    return refuse({ kind: 'VOUCHER_NOT_USABLE', message: 'There is no voucher with this code.' });
  return {
    ...priced,
    product: { ...priced.product, voucher: exchanged.snapshot },
    total: exchanged.total,
    lines: exchanged.lines,
  };
};

/** Computes the amount due and compares it with the one that the visitor saw. */
const checkAmountDue = async (
  trx: Trx,
  { order, now, refuse }: Opening,
  { price, total, promoted }: PricedOrder,
): Promise<AmountDue> => {
  const { request, requested } = order;
  const { expectedAmount, items, locale } = request;
  const settled = await computeAmountDue(trx, {
    price,
    total,
    items,
    purchase: requested.kind === 'stay' ? 'stay' : isExchange(order) ? 'exchange' : requested.item.kind,
    locale,
    today: zonedNow(now, timeZoneOf(locale)).date,
    ...(promoted && { promoted }),
  });
  if (!settled.ok) return refuse(settled.error);
  const { due } = settled.value;
  if (expectedAmount === due) return settled.value;
  return refuse({
    kind: 'AMOUNT_CHANGED',
    message: `The amount due is ${due} cents, not ${expectedAmount}.`,
    newAmount: due,
  });
};

/**
 * Enforces the limits of unpaid orders. Supersedes the visitor's own oldest orders, but no order of another visitor at the
 * same address. Locks the nights of all of them.
 */
const keepLimits = async (
  trx: Trx,
  { config }: Pick<OpenOrderDeps, 'config'>,
  { order, now, refuse }: Opening,
  open: readonly HeldOrder[],
): Promise<void> => {
  const surplus = Math.max(0, open.length + 1 - config.holdsPerSession);
  for (const row of open.slice(0, surplus)) await supersedeOrder(trx, row, new Date(now));
  const others = await countOpenOrdersOfAddress(trx, order.addressHash, new Date(now));
  if (others >= config.holdsPerAddress)
    refuse({ kind: 'TOO_MANY_HOLDS', message: 'Too many unpaid orders from this network address are open.' });
};

interface Reservation extends Pick<PricedOrder, 'rooms' | 'promoted'> {
  readonly orderUuid: string;
  readonly amount: AmountDue;
}

/** Reserves rooms, vouchers and the uses of promotions for the order. */
const reserve = async (
  trx: Trx,
  { order, now, expiresAt, refuse }: Opening,
  { orderUuid, rooms, promoted, amount }: Reservation,
): Promise<void> => {
  if (rooms && !(await holdRooms(trx, { ...rooms, orderUuid, expiresAt })))
    refuse({ kind: 'NO_ROOM_LEFT', message: `No room is left for the stay from ${rooms.from}.` });
  if (!(await reserveVouchers(trx, orderUuid, amount.uses, new Date(now))))
    refuse({ kind: 'VOUCHER_NOT_USABLE', message: 'A voucher was used in the meantime.' });
  const { email } = order.request.buyer;
  const applied = promoted?.applied;
  // Its row is locked since its discount was computed.
  if (applied)
    await countAutomaticUse(trx, {
      orderUuid,
      code: applied.promotion.code,
      email,
      amount: applied.discount,
    });
  const { reduction } = amount;
  if (reduction && !(await takePromotionUse(trx, { orderUuid, email, ...reduction })))
    refuse({
      kind: 'PROMOTION_NOT_VALID',
      message: `The code "${reduction.code}" is not valid for this order.`,
    });
};
