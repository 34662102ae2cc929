import { zonedNow } from '@detour/shared-contracts/base';
import { reminderDays } from '@detour/shared-contracts/rules';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../context/context';
import { transact } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { claimDueReminders } from '../vouchers/deliveries/reminder.repository';

/** Hours of the market's clock in which reminders are sent. */
const hours = { first: 10, last: 18 } as const;

/**
 * Queues the reminders of vouchers that end soon, the nearest end first. Each is claimed and queued in one transaction, so it is sent
 * once by whichever gateway finds it. Resolves with their number.
 */
export const remindVouchers = ({ db, clock }: Pick<GatewayContext, 'db' | 'clock'>): Promise<number> =>
  transact(db, async (trx) => {
    // All our markets share the clock of Paris.
    const { date: today, hour } = zonedNow(clock.now(), timeZoneOf('fr_FR'));
    if (hour < hours.first || hour > hours.last) return 0;
    const now = new Date(clock.now());
    let count = 0;
    for (const days of [...reminderDays].sort((a, b) => a - b)) {
      const due = await claimDueReminders(trx, { days, today });
      for (const payload of due) await enqueue(trx, { topic: 'mail.reminder', payload, dueAt: now });
      count += due.length;
    }
    return count;
  });
