import type { IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Trx } from '../../../database/transaction';
import { enqueue } from '../../../outbox/outbox.repository';
import { prolongedUntil } from '../voucher-validity';
import { marketDayOf } from '../voucher.repository';

interface ReturnedUse {
  readonly voucherId: string;
  /** Cents. */
  readonly amount: number;
  readonly wasSpent: boolean;
}

interface Moment {
  readonly orderUuid: string;
  readonly now: Date;
}

/** Ends the reserved and spent uses of an order and returns them; a use that was already returned is not found again. */
const endUses = async (trx: Trx, orderUuid: string): Promise<ReturnedUse[]> => {
  const { rows } = await sql<ReturnedUse>`
    update voucher_use as used set state = 'returned', returned = used.amount from voucher_use as before
    where used.order_uuid = ${orderUuid} and used.state <> 'returned'
      and before.order_uuid = used.order_uuid and before.voucher_id = used.voucher_id
    returning used.voucher_id as "voucherId", used.amount - before.returned as amount, before.state = 'spent' as "wasSpent"`.execute(
    trx,
  );
  return rows.sort((a, b) => (a.voucherId < b.voucherId ? -1 : 1));
};

/** Adds the value back in any state of the voucher, so that ledger and balance stay equal. */
const putBack = async (
  trx: Trx,
  { voucherId, amount }: ReturnedUse,
  { orderUuid, now }: Moment,
): Promise<IsoDate> => {
  const { rows } = await sql<{ valid_until: IsoDate }>`
    update voucher set remaining = remaining + ${amount}, state = 'claimed', closed_at = null
    where id = ${voucherId} and state in ('issued', 'claimed', 'redeemed', 'expired', 'exchanged')
    returning valid_until`.execute(trx);
  const [voucher] = rows;
  // A voucher can be withdrawn only while it is unused, so a use of a withdrawn voucher is a bug.
  if (!voucher) throw new Error(`Order ${orderUuid} uses the voucher ${voucherId}, which was withdrawn.`);
  await trx
    .insertInto('voucher_ledger')
    .values({ voucher_id: voucherId, kind: 'returned', amount, order_uuid: orderUuid, at: now })
    .execute();
  return voucher.valid_until;
};

const wasProlonged = async (trx: Trx, voucherId: string): Promise<boolean> => {
  const entry = await trx
    .selectFrom('voucher_ledger')
    .select('id')
    .where('voucher_id', '=', voucherId)
    .where('kind', '=', 'prolonged')
    // An extension by its holder has no order.
    .where('order_uuid', 'is not', null)
    .executeTakeFirst();
  return entry !== undefined;
};

const prolong = async (
  trx: Trx,
  { voucherId, until }: { readonly voucherId: string; readonly until: IsoDate },
  { orderUuid, now }: Moment,
): Promise<void> => {
  await trx.updateTable('voucher').set({ valid_until: until }).where('id', '=', voucherId).execute();
  await trx
    .insertInto('voucher_ledger')
    .values({
      voucher_id: voucherId,
      kind: 'prolonged',
      amount: 0,
      order_uuid: orderUuid,
      valid_until: until,
      at: now,
    })
    .execute();
  await enqueue(trx, {
    topic: 'mail.voucher-prolonged',
    payload: { orderUuid, voucherId },
    dueAt: now,
    dedupeKey: `mail.voucher-prolonged:${orderUuid}:${voucherId}`,
  });
};

/**
 * Returns to every voucher the amount that an order took, once, when the order is abandoned or cancelled. A voucher that has
 * expired in the meantime is extended by the rule of `prolongedUntil`, with a ledger entry and a mail to the order's buyer.
 */
export const returnVouchers = async (trx: Trx, orderUuid: string, now: Date): Promise<void> => {
  const moment = { orderUuid, now };
  await returnUses(trx, await endUses(trx, orderUuid), moment);
};

/** Ends a part of a spent use; the rest of it stays spent. */
const endPart = async (trx: Trx, { orderUuid, voucherId, amount }: VoucherPart): Promise<ReturnedUse> => {
  const { rows } = await sql<{ voucher_id: string }>`
    update voucher_use set returned = returned + ${amount},
      state = case when returned + ${amount} = amount then 'returned' else state end
    where order_uuid = ${orderUuid} and voucher_id = ${voucherId} and state = 'spent' and returned + ${amount} <= amount
    returning voucher_id`.execute(trx);
  if (rows.length !== 1)
    throw new Error(`Order ${orderUuid} has not spent ${amount} cents of the voucher ${voucherId}.`);
  return { voucherId, amount, wasSpent: true };
};

export interface VoucherPart {
  /** Order that used it. */
  readonly orderUuid: string;
  readonly voucherId: string;
  /** Cents, more than 0. */
  readonly amount: number;
}

/** Returns parts of what confirmed orders spent to their vouchers, by the same rules. The booking must be locked. */
export const returnVoucherParts = async (
  trx: Trx,
  parts: readonly VoucherPart[],
  now: Date,
): Promise<void> => {
  const sorted = [...parts].sort((a, b) => (a.voucherId < b.voucherId ? -1 : 1));
  for (const part of sorted)
    await returnUses(trx, [await endPart(trx, part)], { orderUuid: part.orderUuid, now });
};

const returnUses = async (trx: Trx, uses: readonly ReturnedUse[], moment: Moment): Promise<void> => {
  const { now } = moment;
  for (const use of uses) {
    const validUntil = await putBack(trx, use, moment);
    const today = marketDayOf('fr_FR', now);
    if (validUntil >= today) continue;
    const { voucherId, wasSpent } = use;
    const until = prolongedUntil(today, {
      wasSpent,
      wasProlonged: await wasProlonged(trx, voucherId),
    });
    if (until !== null) await prolong(trx, { voucherId, until }, moment);
  }
};
