/** One event of whole days, for the visitor's own calendar (RFC 5545). */
export interface CalendarEvent {
  readonly uid: string;
  /** `yyyy-MM-dd`; the end is the day of departure, which all-day events leave out. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  /** ms UTC */
  readonly createdAt: number;
}

const escape = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const encoder = new TextEncoder();

/** 75 octets a line at most; a continued line starts with a space. */
const fold = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const sign of line) {
    if (encoder.encode(current + sign).length > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      current = '';
    }
    current += sign;
  }
  return [...lines, current].join('\r\n ');
};

const compact = (date: string): string => date.replaceAll('-', '');

export const printCalendarFile = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Detour//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${new Date(event.createdAt).toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(event.start)}`,
    `DTEND;VALUE=DATE:${compact(event.end)}`,
    `SUMMARY:${escape(event.title)}`,
    `LOCATION:${escape(event.place)}`,
    `DESCRIPTION:${escape(event.note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
