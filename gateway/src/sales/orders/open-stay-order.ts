import { findStayProduct } from '../inventory/stay-product.repository';
import type { StoredProgramLine } from '@detour/shared-contracts/catalogue';
import type { Trx } from '../../database/transaction';
import { activityDayProblems } from '../../catalogue/activity-choices';
import { assessOrder } from './assess-order';
import { describeStay } from './describe-stay';
import { insertOrder } from './insert-order';
import { holdRooms, lockNights } from './inventory.repository';
import type { Opening, WantedStay } from './new-order';
import { toOrderLines } from './order-lines';

/** Opens the order of a dated stay and holds its rooms. */
export const openStayOrder = async (trx: Trx, wanted: WantedStay, opening: Opening): Promise<string> => {
  const { order, own, now, refuse, expiresAt } = opening;
  const { offerId, stay, checkout } = wanted;
  const product = await findStayProduct(trx, offerId);
  if (!product) return refuse({ kind: 'PACKAGE_NOT_AVAILABLE', message: `There is no package ${offerId}.` });
  const [problem] = activityDayProblems(
    product.pack.program as readonly StoredProgramLine[],
    stay,
    wanted.activityDays,
  );
  if (problem) return refuse({ kind: 'ACTIVITY_NOT_AVAILABLE', message: problem });
  const nights = { roomTypeId: product.room.id, from: stay.checkin, until: checkout };
  await lockNights(
    trx,
    nights,
    own.map(({ uuid }) => uuid),
  );
  const { assessed, open } = await assessOrder(trx, { product, order, wanted, nights, now }, own, refuse);
  const { price, rooms } = assessed;
  const amount = await opening.settleAmount({ price: price.sellPrice, total: price.amountToPay });
  await opening.checkLimits(open);
  const { locale } = order.request;
  const snapshot = await describeStay(trx, product, {
    ...stay,
    activityDays: wanted.activityDays,
    locale,
    rooms,
    now,
  });
  const orderUuid = await insertOrder(trx, opening, {
    thing: {
      kind: 'stay',
      amount: amount.due,
      tax_at_hotel: price.taxAtHotel,
      package_id: product.pack.id,
      room_type_id: nights.roomTypeId,
      checkin: stay.checkin,
      nights: stay.nights,
      rooms,
      stay: snapshot,
    },
    lines: [...toOrderLines(assessed, snapshot.label), ...amount.lines],
  });
  const held = await holdRooms(trx, { ...nights, orderUuid, rooms, expiresAt });
  if (!held)
    refuse({ kind: 'NO_ROOM_LEFT', message: `The last room from ${stay.checkin} has just been taken.` });
  await opening.reserve(orderUuid, amount.uses);
  return orderUuid;
};
