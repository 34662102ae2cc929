import { isoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Database } from '../../../database/open-database';
import type { AccountRow } from '../../../sessions/account.repository';
import { sql } from 'kysely';
import { askReminder, findReminder } from '../../../sales/vouchers/deliveries/reminder.repository';
import { stateOn } from '../../../sales/vouchers/voucher-validity';
import type { VoucherRow } from '../../../sales/vouchers/voucher-row';
import { marketDayOf } from '../../../sales/vouchers/voucher.repository';
import { findKeptGifts } from './kept-gift.repository';

type Owner = Pick<AccountRow, 'uuid' | 'email' | 'locale'>;

/** Requests the reminders of one kept voucher. An earlier request of another holder of the code stays active. */
export const remindOfGift = async (
  db: Database,
  { email, locale }: Pick<Owner, 'email' | 'locale'>,
  { voucher, now }: { readonly voucher: VoucherRow; readonly now: Date },
): Promise<void> => {
  const today = marketDayOf(locale, now);
  const state = stateOn(voucher, today);
  if (state !== 'issued' && state !== 'claimed') return;
  const present = await findReminder(db, voucher.id, 'recipient');
  if (present && present.stopped_at === null) return;
  const whose = { voucherId: voucher.id, to: 'recipient', email, locale: locale as Locale } as const;
  await askReminder(db, { ...whose, now, today, validUntil: isoDate(voucher.valid_until) });
};

/** Asks for the reminders of all kept vouchers. */
export const remindOfGifts = async (db: Database, owner: Owner, now: Date): Promise<void> => {
  for (const { voucher } of await findKeptGifts(db, owner.uuid))
    await remindOfGift(db, owner, { voucher, now });
};

const remindersTo = (db: Database, email: string) =>
  db
    .updateTable('reminder')
    .where(sql`lower(email)`, '=', email)
    .where('stopped_at', 'is', null);

/** Ends every reminder to the address: of kept gifts and of gifts that the customer gave. */
export const stopAllReminders = async (db: Database, email: string, now: Date): Promise<void> => {
  await remindersTo(db, email).set({ stopped_at: now }).execute();
};

/** Ends the reminder of a voucher that leaves the account. */
export const stopRemindersOf = async (
  db: Database,
  { email, voucherId }: { readonly email: string; readonly voucherId: string },
  now: Date,
): Promise<void> => {
  await remindersTo(db, email)
    .set({ stopped_at: now })
    .where('voucher_id', '=', voucherId)
    .where('to_kind', '=', 'recipient')
    .execute();
};

/** Reminders follow the address of their account. */
export const moveReminders = async (
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await db
    .updateTable('reminder')
    .set({ email: to })
    .where(sql`lower(email)`, '=', from)
    .execute();
};

/** Deletes the reminders of a deleted account. */
export const deleteReminders = async (db: Database, email: string): Promise<void> => {
  await db
    .deleteFrom('reminder')
    .where(sql`lower(email)`, '=', email)
    .execute();
};
