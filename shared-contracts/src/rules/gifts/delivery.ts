import { addDays, addMonths, zonedNow, type IsoDate } from '../../base/iso-date';
import { timeZoneOf, type Locale } from '../../sites/locale';

/** A gift is sent at most so many months ahead, and so many days before its last day at the latest. */
const giftSendTerms = { months: 12, daysBeforeEnd: 30 } as const;

/** First and last day on which a gift that ends on `lastDay` can be sent, in the recipient's market. `until` may be before `from`. */
export const giftSendDays = (
  today: IsoDate,
  lastDay: IsoDate,
): { readonly from: IsoDate; readonly until: IsoDate } => {
  const [furthest, latest] = [
    addMonths(today, giftSendTerms.months),
    addDays(lastDay, -giftSendTerms.daysBeforeEnd),
  ];
  return { from: today, until: furthest < latest ? furthest : latest };
};

export type SendTimeProblem = 'past' | 'too-late';

/**
 * Why a gift that ends on `lastDay` cannot be sent at `sendAt` (ms UTC), or null. The days are those of the recipient's market. The last
 * day for sending counts until midnight.
 */
export const sendTimeProblem = (
  sendAt: number,
  { now, locale, lastDay }: { readonly now: number; readonly locale: Locale; readonly lastDay: IsoDate },
): SendTimeProblem | null => {
  if (sendAt < now) return 'past';
  const dayAt = (at: number) => zonedNow(at, timeZoneOf(locale)).date;
  return dayAt(sendAt) > giftSendDays(dayAt(now), lastDay).until ? 'too-late' : null;
};

/** Days before the last day of a voucher on which its reminders are sent. */
export const reminderDays = [60, 14] as const;
