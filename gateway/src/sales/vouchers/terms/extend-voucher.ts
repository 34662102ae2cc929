import type { ExtensionRefusal } from '@detour/shared-contracts/api';
import { isoDate, type Clock, type IsoDate, type Result } from '@detour/shared-contracts/base';
import { extensionOf } from '@detour/shared-contracts/rules';
import { sql } from 'kysely';
import type { Database } from '../../../database/open-database';
import { inTransaction, type Trx } from '../../../database/transaction';
import { enqueue } from '../../../outbox/outbox.repository';
import { writeEvent, type By } from '../../records/order-event.repository';
import { marketDayOf } from '../voucher.repository';
import type { VoucherRow } from '../voucher-row';
import { extensionRefusalOf } from './extension-rules';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Cents that the expiry took, given back with a counter-entry. 0 for a voucher that the job has not ended yet. */
const reviveExpired = async (trx: Trx, { id, state }: VoucherRow, now: Date): Promise<number> => {
  if (state !== 'expired') return 0;
  const ended = await trx
    .selectFrom('voucher_ledger')
    .select('amount')
    .where('voucher_id', '=', id)
    .where('kind', '=', 'expired')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const amount = -(ended?.amount ?? 0);
  if (amount > 0) {
    await trx
      .insertInto('voucher_ledger')
      .values({ voucher_id: id, kind: 'returned', amount, order_uuid: null, at: now })
      .execute();
  }
  return amount;
};

type Extended = Pick<VoucherRow, 'id' | 'order_uuid'>;

/** The last day that an extension gives: counted from today for a voucher that ended long ago. */
export const extendedUntil = ({ valid_until }: Pick<VoucherRow, 'valid_until'>, today: IsoDate): IsoDate => {
  const last = isoDate(valid_until);
  return extensionOf(last < today ? today : last).newLastDay;
};

const lockVoucher = async (trx: Trx, { id, order_uuid: orderUuid }: Extended): Promise<VoucherRow> => {
  // The extension writes the journal of the order, so its lock comes first. Uses of the voucher elsewhere need only its key.
  await trx.selectFrom('orders').select('uuid').where('uuid', '=', orderUuid).forNoKeyUpdate().execute();
  return trx.selectFrom('voucher').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
};

interface Extension {
  readonly until: IsoDate;
  readonly by: By;
  readonly now: Date;
}

const writeExtension = async (
  trx: Trx,
  voucher: VoucherRow,
  { until, by, now }: Extension,
): Promise<void> => {
  const { id, order_uuid: orderUuid } = voucher;
  const revived = await reviveExpired(trx, voucher, now);
  await sql`
    update voucher set valid_until = ${until}, extended_at = ${now}, remaining = remaining + ${revived}, closed_at = null,
      state = case when state <> 'expired' then state when remaining + ${revived} = value then 'issued' else 'claimed' end
    where id = ${id}`.execute(trx);
  await trx
    .insertInto('voucher_ledger')
    .values({ voucher_id: id, kind: 'prolonged', amount: 0, order_uuid: null, valid_until: until, at: now })
    .execute();
  await writeEvent(trx, {
    orderUuid,
    kind: 'voucher.extended',
    ...by,
    data: { voucherId: id, until },
    at: now,
  });
};

/**
 * Extends a voucher once, by the terms (`extensionTerms`), in the order of locks: its order, then the voucher. An expired one
 * gets its value back. Who wins against a redemption or the job that expires vouchers does not matter: each sees what the other
 * left.
 */
export const extendVoucher = (
  { db, clock }: Deps,
  extended: Extended,
  locale: string,
): Promise<Result<true, ExtensionRefusal>> =>
  inTransaction<true, ExtensionRefusal>(db, async (trx, refuse) => {
    const now = new Date(clock.now());
    const voucher = await lockVoucher(trx, extended);
    const refusal = extensionRefusalOf(voucher, marketDayOf(locale, now));
    if (refusal) return refuse(refusal);
    const until = extensionOf(isoDate(voucher.valid_until)).newLastDay;
    await writeExtension(trx, voucher, { until, by: { actor: 'recipient' }, now });
    return true;
  });

/**
 * Extends a voucher by the word of customer care, whenever and however often, unless it ended otherwise than by its last day.
 * `today` is that of its market; the transaction is the caller's. Notifies the buyer. Returns false when the voucher has ended.
 */
export const extendByCare = async (
  trx: Trx,
  extended: Extended,
  { by, now, today }: Omit<Extension, 'until'> & { readonly today: IsoDate },
): Promise<boolean> => {
  const voucher = await lockVoucher(trx, extended);
  if (extensionRefusalOf(voucher, today) === 'ended') return false;
  const until = extendedUntil(voucher, today);
  await writeExtension(trx, voucher, { until, by, now });
  const { id: voucherId, order_uuid: orderUuid } = voucher;
  await enqueue(trx, {
    topic: 'mail.voucher-extended',
    payload: { orderUuid, voucherId, until },
    dueAt: now,
    dedupeKey: `mail.voucher-extended:${voucherId}:${until}`,
  });
  return true;
};
