import type { OrderedStay } from '@detour/shared-contracts/api';

export interface CalendarEntry {
  readonly uid: string;
  /** Version of the entry: the number of changes (RFC 5545, 3.8.7.4). */
  readonly sequence: number;
  /** ms UTC */
  readonly now: number;
  readonly stay: Pick<OrderedStay, 'checkin' | 'checkout' | 'hotel'>;
  /** In the buyer's language. */
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

/** Escapes a text value (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line at 75 octets without splitting a character (RFC 5545, 3.1). */
export const fold = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
};

const compact = (text: string): string => text.replace(/[-:]/g, '');

/** UTC, `yyyyMMddTHHmmssZ`. */
export const stamp = (now: number): string => `${compact(new Date(now).toISOString()).slice(0, 15)}Z`;

/** An all-day event from check-in to check-out. Dates have no time zone: they are the hotel's local dates. */
export const toCalendarFile = ({
  uid,
  sequence,
  now,
  stay,
  summary,
  description,
  url,
}: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Detour//Order//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${compact(stay.checkin)}`,
    `DTEND;VALUE=DATE:${compact(stay.checkout)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(`${stay.hotel.label}, ${stay.hotel.address}, ${stay.hotel.zipCode} ${stay.hotel.location.label}`)}`,
    `GEO:${stay.hotel.location.lat};${stay.hotel.location.lng}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
