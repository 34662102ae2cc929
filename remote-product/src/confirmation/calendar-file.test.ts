import { printCalendarFile, type CalendarEvent } from './calendar-file';

const event: CalendarEvent = {
  uid: 'order-1',
  start: '2026-12-11',
  end: '2026-12-13',
  title: 'Château de Valmerle',
  place: '1 allée des Cyprès; 37400, Amboise',
  note: 'Réservation 12345678\nArrivée à partir de 15 h',
  createdAt: Date.parse('2026-11-21T13:17:00.000Z'),
};

describe('printCalendarFile', () => {
  it('writes an event of whole days that ends on the day of departure', () => {
    const lines = printCalendarFile(event).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261121T131700Z',
        'DTSTART;VALUE=DATE:20261211',
        'DTEND;VALUE=DATE:20261213',
      ]),
    );
  });

  it('escapes what would end a value', () => {
    const file = printCalendarFile(event);
    expect(file).toContain('LOCATION:1 allée des Cyprès\\; 37400\\, Amboise');
    expect(file).toContain('DESCRIPTION:Réservation 12345678\\nArrivée à partir de 15 h');
  });

  it('folds lines at 75 octets, and never inside a letter', () => {
    const title = 'é'.repeat(100);
    const file = printCalendarFile({ ...event, title });
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});
