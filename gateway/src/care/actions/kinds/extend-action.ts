import type { IsoDate } from '@detour/shared-contracts/base';
import type { Database } from '../../../database/open-database';
import type { OrderRow } from '../../../sales/records/order.repository';
import type { VoucherRow } from '../../../sales/vouchers/voucher-row';
import { marketDayOf, findVouchersOfOrder } from '../../../sales/vouchers/voucher.repository';
import { extendByCare, extendedUntil } from '../../../sales/vouchers/terms/extend-voucher';
import { extensionRefusalOf } from '../../../sales/vouchers/terms/extension-rules';
import { HttpProblem } from '../../../http/problem';
import { noEffect, type ActionKind } from '../effect';

/** Vouchers of an order that are live or expired, in the order of locks. */
const findLive = async (db: Database, order: OrderRow, today: IsoDate): Promise<readonly VoucherRow[]> =>
  (await findVouchersOfOrder(db, order.uuid))
    .filter((voucher) => extensionRefusalOf(voucher, today) !== 'ended')
    .sort((a, b) => (a.id < b.id ? -1 : 1));

const lastOf = (days: readonly IsoDate[]): IsoDate | null => [...days].sort().at(-1) ?? null;

/** Extends the vouchers of an order. Outside their terms it needs a lead, and their value counts against the limit. */
export const extendAction: ActionKind<'extend'> = {
  async assess({ db, clock }, order) {
    if (order.kind === 'stay' || order.confirmed_at === null) return { ...noEffect, refusal: 'none' };
    const today = marketDayOf(order.locale, new Date(clock.now()));
    const live = await findLive(db, order, today);
    if (live.length === 0) return { ...noEffect, refusal: 'ended' };
    const beyond = live.filter((voucher) =>
      ['too-late', 'extended'].includes(extensionRefusalOf(voucher, today) ?? ''),
    );
    return {
      ...noEffect,
      until: lastOf(live.map((voucher) => extendedUntil(voucher, today))),
      given: beyond.reduce((sum, { remaining, value }) => sum + (remaining || value), 0),
      leadOnly: beyond.length > 0,
      mails: ['voucher-extended'],
    };
  },
  async run(trx, { order, by, now }, refuse) {
    const today = marketDayOf(order.locale, now);
    for (const voucher of await findLive(trx, order, today)) {
      if (await extendByCare(trx, voucher, { by, now, today })) continue;
      refuse(
        new HttpProblem({
          status: 409,
          code: 'ACTION_REFUSED',
          detail: `A voucher of order ${order.uuid} has ended.`,
          extra: { reason: 'ended' },
        }),
      );
    }
    return null;
  },
};
