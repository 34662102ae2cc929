import type { Clock, Result } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import { inTransaction } from '../../database/transaction';
import { supersedeOrder } from '../orders/opening/supersede-order';
import { lockNightsOfOrder } from '../orders/room-holds.repository';
import { lockOpenAmendment } from '../records/amendment.repository';
import { orderNotFound, type OrderRefusal } from '../records/order-refusal';
import { lockOrder } from '../records/order.repository';

/** Gives up the unpaid change of a booking, which stays as it is. Idempotent. */
export const giveUpChange = (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  uuid: string,
): Promise<Result<true, OrderRefusal>> =>
  inTransaction<true, OrderRefusal>(db, async (trx, refuse) => {
    if (!(await lockOrder(trx, uuid))) return refuse(orderNotFound(uuid));
    const change = await lockOpenAmendment(trx, uuid);
    // A part of a payment plan is no change.
    if (!change || change.part !== null) return true;
    await lockNightsOfOrder(trx, change.uuid);
    await supersedeOrder(trx, change, new Date(clock.now()));
    return true;
  });
