import type { Trx } from '../database/transaction';
import { returnVouchers } from '../vouchers/return-vouchers';
import { releaseRooms } from './inventory.repository';

/** Gives back all that an order has taken: rooms, and what it took of cards and vouchers. Its nights must be locked. */
export const releaseOrder = async (trx: Trx, orderUuid: string, now: Date): Promise<void> => {
  await releaseRooms(trx, orderUuid);
  await returnVouchers(trx, orderUuid, now);
};
