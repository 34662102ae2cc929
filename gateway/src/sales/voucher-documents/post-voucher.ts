import type { GatewayContext } from '../../context/context';
import { findOrder } from '../records/order.repository';
import { createVoucherFile } from './voucher-file';
import type { VoucherSnapshot } from '../vouchers/voucher-snapshot';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'readPicture' | 'post'>;

/** Hands the voucher of a paid order to the post; skips one that was withdrawn in the meantime. @spec GIFT-012 */
export const postVoucher = async (context: Context, orderUuid: string): Promise<void> => {
  const row = await findOrder(context.db, orderUuid);
  if (!row) throw new Error(`There is no order ${orderUuid} to post.`);
  const { deliveryAddress, extras = [] } = row.voucher as VoucherSnapshot;
  const file = await createVoucherFile(context, row);
  if (!file.ok || !deliveryAddress) return;
  await context.post.hand({
    number: row.number,
    address: deliveryAddress,
    extras: extras.map(({ label }) => label),
    sheet: file.value.content,
  });
};
