import type { Trx } from '../../database/transaction';
import { releaseUnlessEnded } from '../payments/request-release';
import { givePromotionUseBack } from '../promotions/promotion-use.repository';
import { returnVouchers } from '../vouchers/redemption/return-vouchers';
import { releaseRooms } from './room-holds.repository';

/** Releases everything that an order has taken: rooms, vouchers, its promotion use and its payment. Its nights must be locked. */
export const releaseOrder = async (trx: Trx, orderUuid: string, now: Date): Promise<void> => {
  await releaseRooms(trx, orderUuid);
  await returnVouchers(trx, orderUuid, now);
  await givePromotionUseBack(trx, orderUuid);
  await releaseUnlessEnded(trx, orderUuid, now);
};
