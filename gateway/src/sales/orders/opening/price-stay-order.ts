import { addDays, type IsoDate, type Result } from '@detour/shared-contracts/base';
import type { StoredProgramLine } from '@detour/shared-contracts/catalogue';
import { promotedStayOf, type AssessedStay, type StayRefusal } from '../../inventory/assess-stay';
import { assessPromoted } from './assess-promoted';
import {
  findNights,
  findStayProduct,
  type Night,
  type StayProduct,
} from '../../inventory/stay-product.repository';
import { activityDayProblems } from '../../../catalogue/activity-choices';
import type { Trx } from '../../../database/transaction';
import type { HeldOrder } from '../../records/order.repository';
import { supersedeOrder } from './supersede-order';
import { describeStay } from './describe-stay';
import { lockNights, releaseLapsedHolds, type StayNights } from '../room-holds.repository';
import { insuranceLine, toOrderLines } from './stay-order-lines';
import type { Opening, PricedOrder, RequestedStay } from './opening';

const takesNightsOf = ({ room_type_id, checkin, nights }: HeldOrder, stay: StayNights): boolean =>
  checkin !== null &&
  nights !== null &&
  room_type_id === stay.roomTypeId &&
  checkin < stay.until &&
  addDays(checkin as IsoDate, nights) > stay.from;

interface LockedStay {
  readonly nights: StayNights;
  /** The nights, as they are since they are locked. */
  readonly locked: readonly Night[];
  readonly stay: RequestedStay['stay'];
}

interface Assessment {
  readonly assessed: AssessedStay;
  readonly open: readonly HeldOrder[];
}

/**
 * With the nights locked: returns the price of the stay, or the reason to reject it. When rooms are missing, lapsed holds are released,
 * then the visitor's own unpaid orders on these nights are superseded; `open` contains the others.
 */
const assessNights = async (
  trx: Trx,
  product: StayProduct,
  { nights, locked, stay }: LockedStay,
  { order, own, now, refuse }: Opening,
): Promise<Assessment> => {
  const assessWith = (found: readonly Night[]): Promise<Result<AssessedStay, StayRefusal>> =>
    assessPromoted(trx, product, { nights: found, stay }, { now, locale: order.request.locale });
  const first = await assessWith(locked);
  if (first.ok) return { assessed: first.value, open: own };
  if (first.error.kind !== 'NO_ROOM_LEFT') return refuse(first.error);
  const assess = async () => assessWith(await findNights(trx, nights));
  await releaseLapsedHolds(trx, nights, new Date(now));
  const second = await assess();
  if (second.ok) return { assessed: second.value, open: own };
  const inTheWay = own.filter((row) => takesNightsOf(row, nights));
  if (inTheWay.length === 0) return refuse(second.error);
  for (const row of inTheWay) await supersedeOrder(trx, row, new Date(now));
  const third = await assess();
  if (!third.ok) return refuse(third.error);
  return { assessed: third.value, open: own.filter((row) => !inTheWay.includes(row)) };
};

/** Prices a dated stay and locks its nights, so that no other order takes them before they are held. */
export const priceStayOrder = async (
  trx: Trx,
  requested: RequestedStay,
  opening: Opening,
): Promise<PricedOrder> => {
  const { order, own, now, refuse } = opening;
  const { offerId, stay, checkout, activityDays, insurer } = requested;
  const product = await findStayProduct(trx, offerId);
  if (!product) return refuse({ kind: 'PACKAGE_NOT_AVAILABLE', message: `There is no package ${offerId}.` });
  const program = product.pack.program as readonly StoredProgramLine[];
  const [problem] = activityDayProblems(program, stay, activityDays);
  if (problem) return refuse({ kind: 'ACTIVITY_NOT_AVAILABLE', message: problem });
  const nights = { roomTypeId: product.room.id, from: stay.checkin, until: checkout };
  const locked = await lockNights(
    trx,
    nights,
    own.map(({ uuid }) => uuid),
  );
  const { assessed, open } = await assessNights(trx, product, { nights, locked, stay }, opening);
  const { price, rooms } = assessed;
  const { locale } = order.request;
  const snapshot = describeStay(product, { ...stay, activityDays, locale, rooms, now });
  const insured = { amount: price.amountToPay, cancellationType: snapshot.cancellationPolicy.type };
  const insurance = insurer ? [insuranceLine(insurer, insured, locale)] : [];
  return {
    product: {
      kind: 'stay',
      tax_at_hotel: price.taxAtHotel,
      package_id: product.pack.id,
      room_type_id: nights.roomTypeId,
      checkin: stay.checkin,
      nights: stay.nights,
      rooms,
      stay: snapshot,
    },
    price: price.sellPrice,
    total: insurance.reduce((sum, { amount }) => sum + amount, price.amountToPay),
    lines: [...toOrderLines(assessed, { label: snapshot.label, locale }), ...insurance],
    promoted: { stay: promotedStayOf(product, stay), applied: price.applied },
    rooms: { ...nights, rooms },
    open,
  };
};
