import type { OrderedStay } from '@detour/shared-contracts/api';
import { err, ok, type Cents, type Result } from '@detour/shared-contracts/base';
import type { StoredProgramLine } from '@detour/shared-contracts/catalogue';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import { activityDayProblems } from '../../catalogue/activity-choices';
import type { Database } from '../../database/open-database';
import { assessStay, momentOf } from '../inventory/assess-stay';
import { freeFor, type HeldRooms, type OwnRooms } from '../inventory/own-rooms';
import { findNights, findStayProduct, type PlacedStayProduct } from '../inventory/stay-product.repository';
import { creditLine } from '../orders/opening/amount-due';
import { describeStay } from '../orders/opening/describe-stay';
import type { RequestedStay } from '../orders/opening/opening';
import { toOrderLines } from '../orders/opening/stay-order-lines';
import { holderOf } from '../records/amendment.repository';
import {
  findOrderLines,
  type NewOrderLine,
  type OrderLineRow,
  type OrderRow,
} from '../records/order.repository';
import { findOrderMoney, type OrderMoney } from '../refunds/order-money';
import type { ChangeRefused } from './change-refusal';
import { toWish } from './change-wish';

/** A confirmed booking in its current state, with its money. */
export interface BookedStay {
  readonly order: OrderRow;
  readonly stay: OrderedStay;
  readonly own: OwnRooms;
  /** Lines of its price: of the stay, its insurance and its promotion. */
  readonly lines: readonly OrderLineRow[];
  readonly money: OrderMoney;
  /** Cents that were paid for it: its price, less the goodwill refunds of customer care. */
  readonly paid: Cents;
}

const sumOf = (lines: readonly Pick<NewOrderLine, 'amount'>[]): Cents =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines that show how an order is paid, not what it costs. */
const payingLines = ['gift_card_payment', 'paid_before', 'paid_later'];

/** Rooms that the unpaid change of a booking holds. */
const findHeldByChange = (db: Database, bookingUuid: string): Promise<HeldRooms[]> =>
  db
    .selectFrom('hold')
    .innerJoin('orders', 'orders.uuid', 'hold.order_uuid')
    .select(['hold.room_type_id', 'hold.night', 'hold.rooms'])
    .where('orders.amends', '=', bookingUuid)
    .where('hold.state', '=', 'held')
    .execute();

export const readBooking = async (db: Database, order: OrderRow): Promise<BookedStay> => {
  const { room_type_id: roomTypeId, checkin, nights, rooms } = order;
  if (roomTypeId === null || checkin === null || nights === null || rooms === null)
    throw new Error(`Order ${order.uuid} is not a stay.`);
  const all = await findOrderLines(db, holderOf(order));
  const lines = all.filter(({ kind }) => !payingLines.includes(kind));
  return {
    order,
    stay: order.stay as OrderedStay,
    own: { roomTypeId, checkin, nights, rooms, held: await findHeldByChange(db, order.uuid) },
    lines,
    money: await findOrderMoney(db, order),
    paid: sumOf(lines),
  };
};

/** The wished stay with its price. */
export interface PricedChange {
  readonly requested: RequestedStay;
  readonly product: PlacedStayProduct;
  readonly snapshot: OrderedStay;
  readonly rooms: number;
  readonly taxAtHotel: Cents;
  /** Lines of the new price: of the stay and its promotion. */
  readonly lines: readonly NewOrderLine[];
  readonly total: Cents;
  /** Cents: positive is to be paid, negative is refunded. */
  readonly due: Cents;
}

export const totalOf = ({ lines }: Pick<BookedStay, 'lines'>): Cents => sumOf(lines);

const sameDays = ({ checkin, nights, guests }: RequestedStay['stay'], booked: OrderedStay): boolean =>
  checkin === booked.checkin &&
  nights === booked.nights &&
  guests.adults === booked.adult &&
  guests.children === booked.child &&
  guests.babies === booked.baby;

/** True when only the days of activities differ: the price and the terms stay as they were sold. */
export const isSameStay = (
  { offerId, stay }: Pick<RequestedStay, 'offerId' | 'stay'>,
  booked: OrderedStay,
): boolean => offerId === booked.offerId && sameDays(stay, booked);

const keyOf = (days: readonly { readonly activityId: number; readonly date: string }[]): string =>
  days
    .map(({ activityId, date }) => `${activityId}.${date}`)
    .sort()
    .join('-');

/** True when the wish equals the booking. */
export const isSameWish = (requested: RequestedStay, booked: OrderedStay): boolean =>
  isSameStay(requested, booked) && keyOf(requested.activityDays) === keyOf(toWish(booked).activityDays);

/**
 * Promotions, automatic or by code, keep their amounts, together limited to the new price. They are reductions and are never refunded. A
 * changed stay gets no other automatic promotion.
 */
const promotionOf = ({ lines }: BookedStay, price: Cents): readonly NewOrderLine[] => {
  let left = price;
  return lines.flatMap(({ kind, label, amount }) => {
    if (kind !== 'promotion') return [];
    const kept = Math.min(-amount, left);
    left -= kept;
    return [creditLine('promotion', label, kept)];
  });
};

/** The insurance goes on for the changed stay at the price that it was sold for. A change of dates neither sells it again nor gives it back. */
const insuranceOf = ({ lines }: BookedStay): readonly NewOrderLine[] =>
  lines.flatMap(({ kind, label, quantity, amount, vat_rate_bp, voucher_type }) =>
    kind === 'insurance' ? [{ kind, label, quantity, amount, vat_rate_bp, voucher_type }] : [],
  );

const stayPriceOf = async (
  db: Database,
  booked: BookedStay,
  {
    product,
    requested,
    now,
  }: { readonly product: PlacedStayProduct; readonly requested: RequestedStay; readonly now: number },
) => {
  const locale = booked.order.locale as Locale;
  const { stay, checkout, activityDays } = requested;
  const range = { roomTypeId: product.room.id, from: stay.checkin, until: checkout };
  const nights = freeFor(await findNights(db, range), booked.own);
  const assessed = assessStay(product, nights, stay, momentOf(now, timeZoneOf(locale)));
  if (!assessed.ok) return assessed;
  const { price, rooms } = assessed.value;
  const snapshot = describeStay(product, { ...stay, activityDays, locale, rooms, now });
  const lines = [
    ...toOrderLines(assessed.value, { label: snapshot.label, locale }),
    ...insuranceOf(booked),
    ...promotionOf(booked, price.sellPrice),
  ];
  return ok({ snapshot, rooms, taxAtHotel: price.taxAtHotel, lines });
};

const keptPriceOf = (
  { order, stay, own, lines }: BookedStay,
  {
    product,
    requested,
    now,
  }: { readonly product: PlacedStayProduct; readonly requested: RequestedStay; readonly now: number },
) => {
  const locale = order.locale as Locale;
  const { activityDays } = requested;
  const described = describeStay(product, {
    ...requested.stay,
    activityDays,
    locale,
    rooms: own.rooms,
    now,
  });
  const snapshot: OrderedStay = { ...stay, activities: described.activities ?? [] };
  return { snapshot, rooms: own.rooms, taxAtHotel: order.tax_at_hotel, lines };
};

/**
 * Prices the wished stay for a booking, whose own rooms are free for it. Changes nothing; with the booking and the nights locked, the
 * result holds until the transaction ends.
 */
export const priceChange = async (
  db: Database,
  booked: BookedStay,
  { requested, now }: { readonly requested: RequestedStay; readonly now: number },
): Promise<Result<PricedChange, ChangeRefused>> => {
  const { offerId, stay, activityDays } = requested;
  const product = await findStayProduct(db, offerId);
  if (!product || product.hotel.id !== booked.stay.hotel.id) {
    const message = `The hotel of order ${booked.order.uuid} has no package ${offerId}.`;
    return err({ kind: 'PACKAGE_NOT_AVAILABLE', message });
  }
  const [problem] = activityDayProblems(
    product.pack.program as readonly StoredProgramLine[],
    stay,
    activityDays,
  );
  if (problem) return err({ kind: 'ACTIVITY_NOT_AVAILABLE', message: problem });
  const ask = { product, requested, now };
  const priced = isSameStay(requested, booked.stay)
    ? ok(keptPriceOf(booked, ask))
    : await stayPriceOf(db, booked, ask);
  if (!priced.ok) return priced;
  const total = sumOf(priced.value.lines);
  const due = isSameStay(requested, booked.stay) ? 0 : total - booked.paid;
  return ok({ ...priced.value, requested, product, total, due });
};
