import type { Buyer } from '@detour/shared-contracts/api';
import {
  addDays,
  isoDate,
  zonedNow,
  type Cents,
  type Clock,
  type Result,
} from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import { json } from '../../database/json';
import type { Database } from '../../database/open-database';
import { inTransaction, type Trx } from '../../database/transaction';
import type { Config } from '../../settings/settings';
import { ownRoomsOn } from '../inventory/own-rooms';
import { computeAmountDue, creditLine, type AmountDue } from '../orders/opening/amount-due';
import {
  claimIdempotencyKey,
  storeIdempotentResponse,
  type IdempotencyClaim,
} from '../orders/opening/idempotency.repository';
import type { RequestedStay } from '../orders/opening/opening';
import { supersedeOrder } from '../orders/opening/supersede-order';
import type { Payable } from '../records/payable.repository';
import { insertOrder } from '../orders/opening/write-order';
import { holdRoomsByNight, lockNights, releaseLapsedHolds } from '../orders/room-holds.repository';
import { countAmendmentsSince, holderOf, lockOpenAmendment } from '../records/amendment.repository';
import type { By } from '../records/order-event.repository';
import { orderNotFound } from '../records/order-refusal';
import { lockOrder, type OrderRow } from '../records/order.repository';
import { careChangeRulesOf, changeRulesOf } from '../terms/change-rules';
import { keptTerms } from '../terms/kept-terms';
import { takePromotionUse } from '../promotions/promotion-use.repository';
import { reserveVouchers } from '../vouchers/redemption/voucher-use.repository';
import type { ChangeRefused, RefuseChange } from './change-refusal';
import { completeAmendment, type AmendmentRequest } from './complete-amendment';
import { isSameWish, priceChange, readBooking, type BookedStay, type PricedChange } from './price-change';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMinutes'>;
}

interface ChangeAsk {
  /** The booking. */
  readonly uuid: string;
  readonly requested: RequestedStay;
  /** Difference in cents that the buyer saw; a negative one is refunded. */
  readonly expectedDue: Cents;
  readonly voucherCodes?: readonly string[] | undefined;
  readonly promotionCode?: string | undefined;
  readonly idempotency?: IdempotencyClaim | null;
  /** Customer care changes by its own rules and holds rooms for longer. Absent for the buyer. */
  readonly care?: { readonly by: By; readonly holdMinutes: number };
}

/** `due`: cents still to pay; at 0 the change is applied. */
export interface OpenedChange {
  readonly amendmentUuid: string;
  readonly due: Cents;
}

/** State of the transaction that opens a change. */
interface Opening {
  readonly ask: ChangeAsk;
  readonly booking: OrderRow;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly refuse: RefuseChange;
}

/** Changes of one booking within a day. */
const mostADay = 20;
const dayMs = 86_400_000;

/** Locks the booking, which must be one that its buyer may change, and supersedes its unpaid change: the last click wins. */
const beginOpening = async (
  trx: Trx,
  { clock, config }: Omit<Deps, 'db'>,
  ask: ChangeAsk,
  refuse: RefuseChange,
): Promise<Opening> => {
  const now = new Date(clock.now());
  const booking = await lockOrder(trx, ask.uuid);
  if (!booking) return refuse(orderNotFound(ask.uuid));
  const { refusal, until } = (ask.care ? careChangeRulesOf : changeRulesOf)(booking, now);
  if (refusal) {
    const message = `Order ${booking.uuid} cannot be changed: ${refusal}.`;
    return refuse({ kind: 'CHANGE_NOT_ALLOWED', message, reason: refusal });
  }
  const minutes = ask.care?.holdMinutes ?? config.holdMinutes;
  const end = Math.min(now.getTime() + minutes * 60_000, until?.getTime() ?? Infinity);
  return { ask, booking, now, expiresAt: new Date(end), refuse };
};

/** Locks the nights of the wish, of the booking and of its unpaid change, which is superseded. */
const takeNights = async (trx: Trx, { ask, booking, now }: Opening, roomTypeId: string): Promise<void> => {
  const earlier = await lockOpenAmendment(trx, booking.uuid);
  const { checkin, nights } = ask.requested.stay;
  const stay = { roomTypeId, from: checkin, until: addDays(checkin, nights) };
  await lockNights(trx, stay, [holderOf(booking), ...(earlier ? [earlier.uuid] : [])]);
  if (earlier) await supersedeOrder(trx, earlier, now);
  await releaseLapsedHolds(trx, stay, now);
};

const promotionOf = ({ promotionCode = '' }: ChangeAsk): string => promotionCode.trim();

/** Cents still to pay after a promotion and the vouchers, which get locked. */
const computeDue = async (
  trx: Trx,
  { ask, booking, now, refuse }: Opening,
  { booked: { lines }, priced: { due } }: Omit<Written, 'amount'>,
): Promise<AmountDue> => {
  if (due <= 0) return { due: 0, lines: [], uses: [], reduction: null };
  const code = promotionOf(ask);
  if (code !== '' && lines.some(({ kind }) => kind === 'promotion'))
    return refuse({ kind: 'PROMOTION_NOT_VALID', message: `Order ${booking.uuid} has a promotion already.` });
  const locale = booking.locale as Locale;
  const settled = await computeAmountDue(trx, {
    items: { promotionCodeItem: code, voucherCodes: [...(ask.voucherCodes ?? [])] },
    purchase: 'stay',
    price: due,
    total: due,
    locale,
    today: zonedNow(now.getTime(), timeZoneOf(locale)).date,
  });
  return settled.ok ? settled.value : refuse(settled.error);
};

interface Written {
  readonly booked: BookedStay;
  readonly priced: PricedChange;
  readonly amount: AmountDue;
}

const insertAmendment = (
  trx: Trx,
  { ask, booking, now, expiresAt }: Opening,
  { booked, priced, amount }: Written,
): Promise<Payable> =>
  insertOrder(
    trx,
    {
      amends: booking.uuid,
      kind: 'stay',
      amount: amount.due,
      tax_at_hotel: priced.taxAtHotel,
      package_id: priced.product.pack.id,
      room_type_id: priced.product.room.id,
      checkin: priced.requested.stay.checkin,
      nights: priced.requested.stay.nights,
      rooms: priced.rooms,
      stay: json(keptTerms(priced.snapshot, booking, now)),
      voucher: null,
      session_id: booking.session_id,
      address_hash: booking.address_hash,
      locale: booking.locale,
      site: booking.site,
      buyer: json(booking.buyer),
      request: json({
        base: booking.applied,
        ...(ask.care && { by: ask.care.by }),
      } satisfies AmendmentRequest),
      created_at: now,
      hold_expires_at: expiresAt,
    },
    [...priced.lines, creditLine('paid_before', '', booked.paid), ...amount.lines],
    ask.care?.by,
  );

/** Holds the rooms that the booking does not have yet, on each night of the wish. */
const holdDifference = async (
  trx: Trx,
  { expiresAt, refuse }: Opening,
  { booked, priced }: Written,
  orderUuid: string,
): Promise<void> => {
  const { checkin, nights } = priced.requested.stay;
  const roomTypeId = priced.product.room.id;
  const wanted = Array.from({ length: nights }, (_, index) => {
    const night = addDays(isoDate(checkin), index);
    const rooms = priced.rooms - ownRoomsOn(booked.own, { room_type_id: roomTypeId, night });
    return { night, rooms };
  });
  const missing = wanted.filter(({ rooms }) => rooms > 0);
  if (!(await holdRoomsByNight(trx, { orderUuid, roomTypeId, nights: missing, expiresAt })))
    refuse({ kind: 'NO_ROOM_LEFT', message: `No room is left for the stay from ${checkin}.` });
};

/** Opens a change within a transaction of the caller. */
export const openAmendmentIn = async (
  trx: Trx,
  deps: Omit<Deps, 'db'>,
  ask: ChangeAsk,
  refuse: RefuseChange,
): Promise<OpenedChange> => {
  const opening = await beginOpening(trx, deps, ask, refuse);
  const { booking, now } = opening;
  const { uuid } = booking;
  if ((await countAmendmentsSince(trx, uuid, new Date(now.getTime() - dayMs))) >= mostADay)
    return refuse({
      kind: 'TOO_MANY_CHANGES',
      message: `Order ${uuid} was changed ${mostADay} times today.`,
    });
  const roomTypeId = await roomTypeOf(trx, ask.requested.offerId);
  if (roomTypeId === null)
    return refuse({
      kind: 'PACKAGE_NOT_AVAILABLE',
      message: `There is no package ${ask.requested.offerId}.`,
    });
  await takeNights(trx, opening, roomTypeId);
  const booked = await readBooking(trx, booking);
  if (isSameWish(ask.requested, booked.stay)) {
    const message = `Order ${uuid} is booked like this already.`;
    return refuse({ kind: 'CHANGE_NOT_ALLOWED', message, reason: 'same' });
  }
  const priced = await priceChange(trx, booked, { requested: ask.requested, now: now.getTime() });
  if (!priced.ok) return refuse(priced.error);
  const { due } = priced.value;
  if (due !== ask.expectedDue) {
    const message = `The change of order ${uuid} costs ${due} cents, not ${ask.expectedDue}.`;
    return refuse({ kind: 'AMOUNT_CHANGED', message, due });
  }
  return writeChange(trx, opening, { booked, priced: priced.value });
};

/** The room type, which never changes for a package, so that its nights can be locked before anything is priced. */
const roomTypeOf = async (trx: Trx, packageId: string): Promise<string | null> => {
  const pack = await trx
    .selectFrom('package')
    .select('room_type_id')
    .where('id', '=', packageId)
    .executeTakeFirst();
  return pack?.room_type_id ?? null;
};

const usePromotion = async (
  trx: Trx,
  { booking, refuse }: Opening,
  { uuid: orderUuid, reduction }: { readonly uuid: string; readonly reduction: AmountDue['reduction'] },
): Promise<void> => {
  const { email } = booking.buyer as Buyer;
  if (reduction && !(await takePromotionUse(trx, { orderUuid, email, ...reduction })))
    refuse({
      kind: 'PROMOTION_NOT_VALID',
      message: `The code "${reduction.code}" is not valid for this change.`,
    });
};

const writeChange = async (
  trx: Trx,
  opening: Opening,
  change: Omit<Written, 'amount'>,
): Promise<OpenedChange> => {
  const { now, refuse } = opening;
  const amount = await computeDue(trx, opening, change);
  const written = { ...change, amount };
  const { uuid } = await insertAmendment(trx, opening, written);
  await holdDifference(trx, opening, written, uuid);
  if (!(await reserveVouchers(trx, uuid, amount.uses, now)))
    refuse({ kind: 'VOUCHER_NOT_USABLE', message: 'A voucher was used in the meantime.' });
  await usePromotion(trx, opening, { uuid, reduction: amount.reduction });
  if (amount.due > 0) return { amendmentUuid: uuid, due: amount.due };
  const amendment = await lockOrder(trx, uuid);
  const isDone =
    amendment && (await completeAmendment(trx, amendment, { now, back: Math.max(0, -change.priced.due) }));
  if (!isDone) throw new Error(`The change ${uuid} could not be applied to order ${opening.booking.uuid}.`);
  await trx
    .updateTable('payment')
    .set({ status: 'authorised', method: 'voucher', captured: true, updated_at: now })
    .where('order_uuid', '=', uuid)
    .execute();
  return { amendmentUuid: uuid, due: 0 };
};

/**
 * Opens a change of a booking in one transaction. A difference to pay becomes an order of its own, and the booking stays as it is
 * until that is paid; without one the change is applied at once. Computes the difference again and compares it with the one that the
 * buyer saw.
 */
export const openAmendment = (deps: Deps, ask: ChangeAsk): Promise<Result<OpenedChange, ChangeRefused>> =>
  inTransaction<OpenedChange, ChangeRefused>(deps.db, async (trx, refuse) => {
    const { idempotency } = ask;
    if (!idempotency) return openAmendmentIn(trx, deps, ask, refuse);
    const claim = await claimIdempotencyKey<OpenedChange>(trx, idempotency, new Date(deps.clock.now()));
    if (claim.kind === 'replay') return claim.response;
    if (claim.kind === 'mismatch') {
      const message = `The Idempotency-Key "${idempotency.key}" was used for another change.`;
      return refuse({ kind: 'IDEMPOTENCY_KEY_REUSED', message });
    }
    const opened = await openAmendmentIn(trx, deps, ask, refuse);
    await storeIdempotentResponse(trx, idempotency, opened);
    return opened;
  });
