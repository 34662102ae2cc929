import type { Trx } from '../../database/transaction';
import type { VoucherRow } from './voucher-row';

/**
 * Locks a voucher before its journal is written. Locks the key of the order that sold it first, because events reference the
 * order, and a withdrawal locks the order, then its vouchers.
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
