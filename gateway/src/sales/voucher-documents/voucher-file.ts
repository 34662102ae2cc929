import type { Buyer } from '@detour/shared-contracts/api';
import { giftDesignLooks, giftDesignOf, type GiftDesign } from '@detour/shared-contracts/rules';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { GatewayContext } from '../../context/context';
import { viewOrder } from '../orders/access/order-access';
import type { OrderRefusal } from '../records/order-refusal';
import type { OrderRow } from '../records/order.repository';
import { toVoucherSheet } from './sheet/voucher-sheet';
import { recipientNameOf } from '../vouchers/status/recipient-name';
import { findSnapshotAt } from '../vouchers/gift-snapshots';
import type { VoucherSnapshot } from '../vouchers/voucher-snapshot';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'readPicture'>;

/** As wide as the sheet at 150 dpi. PDF supports JPEG and PNG; our pictures are WebP. */
const coverOf = async (
  snapshot: VoucherSnapshot,
  design: GiftDesign,
  { readPicture }: Context,
): Promise<Buffer | null> => {
  const { scene } = giftDesignLooks[design];
  const sizes = snapshot.image?.sizes ?? {};
  const own = sizes['1440_960'] ?? sizes['1280_587'] ?? sizes['960_540'];
  const path = scene === null ? own : `/images/${scene}/1440_960`;
  const picture = path ? await readPicture(`${path}.webp`) : null;
  if (!picture) return null;
  const { default: sharp } = await import('sharp');
  return sharp(picture).resize(1240).jpeg({ quality: 84 }).toBuffer();
};

/** Creates the printable voucher of a gift of a paid order, by its position. It is drawn for each request; nothing is stored. */
export const createVoucherFile = async (
  context: Context,
  row: OrderRow,
  position = 0,
): Promise<Result<{ readonly filename: string; readonly content: Buffer }, OrderRefusal>> => {
  const order = await viewOrder(context, row.uuid);
  const voucher = order.vouchers?.[position];
  const snapshot = await findSnapshotAt(context.db, row, position);
  const isOver = voucher?.state === 'refunded' || voucher?.state === 'expired';
  if (!snapshot || !voucher?.code || !voucher.validUntil || isOver) {
    return err({
      kind: 'ORDER_CLOSED',
      message: `Order ${row.uuid} is ${order.status} and has no valid voucher ${position}.`,
    });
  }
  const sheet = toVoucherSheet({
    order,
    voucher: { ...voucher, code: voucher.code, validUntil: voucher.validUntil },
    content: snapshot.content,
    toName: voucher.toName || recipientNameOf(snapshot, row.buyer as Buyer),
    config: context.config,
  });
  // The PDF library with its fonts is the heaviest module of the gateway. Loaded with the first voucher, not with the process.
  const { drawSheet } = await import('./sheet/draw-sheet');
  const content = await drawSheet(sheet, {
    cover: await coverOf(snapshot, giftDesignOf(voucher.design), context),
    look: giftDesignLooks[giftDesignOf(voucher.design)],
    created: row.confirmed_at ?? row.created_at,
  });
  const name = position === 0 ? order.orderNumber : `${order.orderNumber}-${position + 1}`;
  return ok({ filename: `detour-${name}.pdf`, content });
};
