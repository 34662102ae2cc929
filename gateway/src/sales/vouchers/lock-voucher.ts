import type { Trx } from '../../database/transaction';
import type { VoucherRow } from './voucher-row';

/**
 * Locks a voucher whose journal is going to be written. Its events refer to the order that sold it, so the key of that order is locked first:
 * a withdrawal locks the order, then its vouchers.
 */
export const lockVoucher = async (trx: Trx, id: string): Promise<VoucherRow | undefined> => {
  await trx
    .selectFrom('orders')
    .select('uuid')
    .where('uuid', '=', (vouchers) =>
      vouchers.selectFrom('voucher').select('order_uuid').where('id', '=', id),
    )
    .forKeyShare()
    .execute();
  return trx.selectFrom('voucher').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
};
