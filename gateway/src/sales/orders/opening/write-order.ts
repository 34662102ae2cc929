import { randomInt, randomUUID } from 'node:crypto';
import type { OrderRequest } from '@detour/shared-contracts/api';
import { siteOf } from '@detour/shared-contracts/sites';
import { json } from '../../../database/json';
import type { Trx } from '../../../database/transaction';
import { writeEvent } from '../../records/order-event.repository';
import { insertOrderLines, type NewOrderLine } from '../../records/order.repository';
import { hashVoucherCode, readVoucherCode } from '../../vouchers/codes/voucher-code';
import type { OrderedProduct, Opening } from './opening';

/** Inserts the order and its lines, retrying until the random order number is free. Returns the order's id. */
export const writeOrder = async (
  trx: Trx,
  { order, now, expiresAt }: Pick<Opening, 'order' | 'now' | 'expiresAt'>,
  { product, lines }: { readonly product: OrderedProduct; readonly lines: readonly NewOrderLine[] },
): Promise<string> => {
  const { request } = order;
  const { stay, voucher, ...columns } = product;
  for (;;) {
    const inserted = await trx
      .insertInto('orders')
      .values({
        ...columns,
        stay: stay ? json(stay) : null,
        voucher: voucher ? json(voucher) : null,
        uuid: randomUUID(),
        number: String(randomInt(10_000_000, 100_000_000)),
        session_id: order.sessionId,
        account_uuid: order.accountUuid ?? null,
        address_hash: order.addressHash,
        locale: request.locale,
        site: siteOf(request.locale),
        buyer: json(request.buyer),
        request: json(toStoredRequest(request)),
        created_at: new Date(now),
        hold_expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('uuid')
      .executeTakeFirst();
    if (!inserted) continue;
    await insertOrderLines(trx, inserted.uuid, lines);
    await writeEvent(trx, {
      orderUuid: inserted.uuid,
      kind: 'opened',
      actor: 'buyer',
      at: new Date(now),
    });
    return inserted.uuid;
  }
};

/** The stored part of a request. Voucher codes are worth money, so only their hashes are stored. */
export const toStoredRequest = ({ expectedAmount, items }: OrderRequest): object => ({
  expectedAmount,
  items: items.voucherCodes
    ? {
        ...items,
        voucherCodes: items.voucherCodes.map((code) => hashVoucherCode(readVoucherCode(code) ?? code)),
      }
    : items,
});
