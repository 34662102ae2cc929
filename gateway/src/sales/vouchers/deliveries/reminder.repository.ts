import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { reminderDays } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { sql, type Selectable } from 'kysely';
import { json } from '../../../database/json';
import type { ReminderTable } from '../../../database/tables/sales/giving-tables';
import type { Database } from '../../../database/open-database';

export type ReminderRow = Selectable<ReminderTable>;

export type RemindedKind = ReminderRow['to_kind'];

export const findReminder = (
  db: Database,
  voucherId: string,
  to: RemindedKind,
): Promise<ReminderRow | undefined> =>
  db
    .selectFrom('reminder')
    .selectAll()
    .where('voucher_id', '=', voucherId)
    .where('to_kind', '=', to)
    .executeTakeFirst();

interface Asked {
  readonly voucherId: string;
  readonly to: RemindedKind;
  readonly email: string;
  readonly locale: Locale;
  readonly now: Date;
}

interface Moment {
  /** Last day of the voucher, and today in the market. */
  readonly validUntil: IsoDate;
  readonly today: IsoDate;
}

/** Stores the consent to reminders. A new consent replaces an ended one; reminders that were already sent are not repeated. */
export const askReminder = async (
  db: Database,
  { voucherId, to, email, locale, now, validUntil, today }: Asked & Moment,
): Promise<void> => {
  const columns = { email, locale, asked_at: now, stopped_at: null };
  // Skips reminders whose day has passed: a request 40 days before the end leads to the 14-day reminder.
  const passed = reminderDays.filter((days) => addDays(validUntil, -days) <= today);
  await db
    .insertInto('reminder')
    .values({
      ...columns,
      voucher_id: voucherId,
      to_kind: to,
      sent: json(passed.map((days) => `${validUntil}/${days}`)),
    })
    .onConflict((conflict) => conflict.columns(['voucher_id', 'to_kind']).doUpdateSet(columns))
    .execute();
};

/** Ends the reminders of one person. Idempotent. */
export const stopReminder = async (
  db: Database,
  { voucherId, to, now }: Pick<Asked, 'voucherId' | 'to' | 'now'>,
): Promise<void> => {
  await db
    .updateTable('reminder')
    .set({ stopped_at: now })
    .where('voucher_id', '=', voucherId)
    .where('to_kind', '=', to)
    .where('stopped_at', 'is', null)
    .execute();
};

interface DueReminder {
  readonly voucherId: string;
  readonly to: RemindedKind;
  readonly days: number;
  /** Last day of the voucher. */
  readonly validUntil: string;
}

/**
 * Claims the reminders of vouchers whose last day is at most `days` away, for vouchers that can still be used; the caller
 * queues them in the same transaction. A smaller number of days marks the larger ones as sent, so that two mails are never
 * sent at once.
 */
export const claimDueReminders = async (
  db: Database,
  { days, today }: { readonly days: number; readonly today: string },
): Promise<readonly DueReminder[]> => {
  const { rows } = await sql<DueReminder>`
    with due as (
      select reminder.voucher_id, reminder.to_kind, voucher.valid_until from reminder join voucher on voucher.id = reminder.voucher_id
      where reminder.stopped_at is null and voucher.state in ('issued', 'claimed') and voucher.remaining > 0
        and voucher.valid_until >= ${today}::date and voucher.valid_until <= ${today}::date + ${days}::int
        and not exists (
          select from jsonb_array_elements_text(reminder.sent) as done
          where split_part(done, '/', 1) = voucher.valid_until::text and split_part(done, '/', 2)::int <= ${days}::int)
        and not exists (select from activity_booking as visit where visit.voucher_id = voucher.id and visit.state = 'booked')
      for update of reminder skip locked)
    update reminder set sent = reminder.sent || to_jsonb(due.valid_until::text || '/' || ${days}::int) from due
    where reminder.voucher_id = due.voucher_id and reminder.to_kind = due.to_kind
    returning reminder.voucher_id as "voucherId", reminder.to_kind as "to", ${days}::int as days,
      due.valid_until::text as "validUntil"`.execute(db);
  return rows;
};
