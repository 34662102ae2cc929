import { zonedNow } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import type { MailHouse } from '../../blocks/mail-house';

const timeOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );

/** Date and time of an instant in the market, for a sentence. */
export const momentOf = (
  at: Date,
  { locale, format }: MailHouse,
): { readonly date: string; readonly time: string } => {
  const timeZone = timeZoneOf(locale);
  return {
    date: format.longDate(zonedNow(at.getTime(), timeZone).date),
    time: format.time(timeOf(at, timeZone)),
  };
};
