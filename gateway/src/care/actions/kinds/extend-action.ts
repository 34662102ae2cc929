import { marketDayOf, findVouchersOfOrder } from '../../../sales/vouchers/voucher.repository';
import { extendByCare, extendedUntil } from '../../../sales/vouchers/terms/extend-voucher';
import { extensionRefusalOf } from '../../../sales/vouchers/terms/extension-rules';
import { HttpProblem } from '../../../http/problem';
import { noEffect, type ActionKind } from '../effect';

/** Extends the voucher of an order. Outside of its terms it is a lead's, and what the voucher is worth counts against the limit. */
export const extendAction: ActionKind<'extend'> = {
  async assess({ db, clock }, order) {
    const [voucher] = await findVouchersOfOrder(db, order.uuid);
    if (!voucher) return { ...noEffect, refusal: 'none' };
    const today = marketDayOf(order.locale, new Date(clock.now()));
    const refusal = extensionRefusalOf(voucher, today);
    if (refusal === 'ended') return { ...noEffect, refusal: 'ended' };
    const isBeyond = refusal === 'too-late' || refusal === 'extended';
    return {
      ...noEffect,
      until: extendedUntil(voucher, today),
      goodwill: isBeyond ? voucher.remaining || voucher.value : 0,
      leadOnly: isBeyond,
      mails: ['voucher-extended'],
    };
  },
  async run(trx, { order, by, now }, refuse) {
    const [voucher] = await findVouchersOfOrder(trx, order.uuid);
    const today = marketDayOf(order.locale, now);
    if (voucher && (await extendByCare(trx, voucher, { by, now, today }))) return null;
    return refuse(
      new HttpProblem({
        status: 409,
        code: 'ACTION_REFUSED',
        detail: `The voucher of order ${order.uuid} has ended.`,
        extra: { reason: 'ended' },
      }),
    );
  },
};
