import type { VisitCalendar } from '@detour/shared-contracts/api';
import { createFormat } from '@detour/shared-contracts/format';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { Locale } from '@detour/shared-contracts/sites';
import { createTranslate } from '../../messages/message-catalogue';
import { startOf, type BookingRow } from '../slots/booking.repository';
import { escapeText, fold, stamp } from '../orders/calendar-file';
import type { VisitedActivity } from './visit.repository';

interface Visit {
  readonly booking: Pick<BookingRow, 'id' | 'version' | 'day' | 'starts' | 'party'>;
  readonly activity: VisitedActivity;
  readonly locale: Locale;
  /** ms UTC */
  readonly now: number;
}

/** Name, street, postcode and town in one line. */
const addressLineOf = ({ partner }: VisitedActivity): string =>
  partner ? `${partner.name}, ${partner.address}, ${partner.zip} ${partner.town}` : '';

/** A timed event. Its id stays when the booking moves, and its sequence grows, so that calendars replace the entry. */
export const createVisitCalendar = ({ booking, activity, locale, now }: Visit): VisitCalendar => {
  const t = createTranslate(locale);
  const start = startOf(booking, activity.country).getTime();
  const { partner, lat, lng } = activity;
  const label = activity.texts[wordingOf(locale)].label;
  const description = [
    t('voucher.people', { adults: booking.party }),
    ...(partner ? [createFormat(locale).phone(partner.phone), partner.email] : []),
    t('voucher.stepBring'),
  ].join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Detour//Visit//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${booking.id}@detour`,
    `SEQUENCE:${booking.version - 1}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + activity.duration_minutes * 60_000)}`,
    `SUMMARY:${escapeText(label)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(addressLineOf(activity))}`,
    `GEO:${lat};${lng}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return { filename: `detour-${booking.day}.ics`, content: lines.map(fold).join('\r\n') };
};
