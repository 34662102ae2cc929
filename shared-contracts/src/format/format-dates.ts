import { monthOf, zonedNow, type IsoDate } from '../base/iso-date';
import { languageOf, languageTagOf, timeZoneOf, type Locale } from '../sites/locale';

type NameWidth = 'long' | 'short' | 'narrow';

/** Dates use no-break spaces, except after a written weekday and after the dash between two months. */
export interface DateFormat {
  /** `14/05/2026`, in the Netherlands `14-05-2026` */
  numericDate(date: IsoDate): string;
  /** `jeu. 14 mai` */
  chipDate(date: IsoDate): string;
  /** `14 mai 2026`: deadlines, validity dates */
  longDate(date: IsoDate): string;
  /** `jeudi 14 mai 2026`: full date for screen readers */
  fullDate(date: IsoDate): string;
  /** `14–17 mai`, `14 mai – 2 juin`; prints years when they differ */
  dateRange(first: IsoDate, last: IsoDate): string;
  /** `14–17 mai 2026`, `14 mai – 2 juin 2026`: days of an order, always with years */
  longDateRange(first: IsoDate, last: IsoDate): string;
  /** `décembre 2026`, from `2026-12` */
  monthTitle(month: string): string;
  /** Monday first. @spec DATE-014 */
  weekdayNames(width?: NameWidth): readonly string[];
  /** `15 h 30` from `15:30`; Dutch messages append *uur*. Returns any other text unchanged. */
  time(text: string): string;
  /** Time of day of an instant (ms UTC) in the market's time zone. */
  timeOf(instant: number): string;
}

const noBreak = '\u00a0';
const monday = '2026-01-05' as IsoDate;

const toInstant = (date: IsoDate, addedDays = 0): number =>
  Date.parse(`${date}T00:00:00Z`) + addedDays * 86_400_000;

/** French writes "1er"; Chromium's Italian may write "02". Server and browser must agree. */
const printDay = (locale: Locale, text: string): string => {
  const day = String(Number(text));
  return day === '1' && languageOf(locale) === 'fr' ? '1er' : day;
};

type DatePrinter = (instant: number) => string;

/** Without it a line may break after the dash of `14–17`. */
const wordJoiner = '\u2060';
const rangeDash = `–${wordJoiner}`;
/** Allows a line break between the two dates. */
const monthsDash = `${noBreak}– `;

const createPrinter = (locale: Locale, options: Intl.DateTimeFormatOptions): DatePrinter => {
  let intl: Intl.DateTimeFormat | undefined;
  return (instant) => {
    intl ??= new Intl.DateTimeFormat(languageTagOf(locale), { ...options, timeZone: 'UTC' });
    return intl
      .formatToParts(instant)
      .map(({ type, value }) => (type === 'day' ? printDay(locale, value) : value.replace(/\s/g, noBreak)))
      .join('');
  };
};

const printTime = (locale: Locale, hour: string, minute: string): string => {
  const language = languageOf(locale);
  if (language === 'it') return `${hour}:${minute}`;
  if (language === 'es') return `${Number(hour)}:${minute}`;
  if (language === 'nl') return `${Number(hour)}.${minute}`;
  const hours = `${Number(hour)}${noBreak}h`;
  return minute === '00' ? hours : `${hours}${noBreak}${minute}`;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Date formats of one locale. Dates have no time zone; only `timeOf` uses the market's. */
export const createDateFormat = (locale: Locale): DateFormat => {
  const chip = createPrinter(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const long = createPrinter(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const full = createPrinter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const longDayMonth = createPrinter(locale, { day: 'numeric', month: 'long' });
  const dayMonth = createPrinter(locale, { day: 'numeric', month: 'short' });
  const dayMonthYear = createPrinter(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const month = createPrinter(locale, { month: 'long', year: 'numeric' });
  const weekdays: Readonly<Record<NameWidth, DatePrinter>> = {
    long: createPrinter(locale, { weekday: 'long' }),
    short: createPrinter(locale, { weekday: 'short' }),
    narrow: createPrinter(locale, { weekday: 'narrow' }),
  };
  const separator = locale === 'nl_NL' ? '-' : '/';

  return {
    numericDate: (date) => date.split('-').reverse().join(separator),
    chipDate: (date) => chip(toInstant(date)),
    longDate: (date) => long(toInstant(date)),
    // The unabbreviated word does not fit a narrow column.
    fullDate: (date) => full(toInstant(date)).replace(noBreak, ' '),
    // Never `formatRange`: Node and browsers put different spaces around the dash.
    dateRange: (first, last) => {
      if (first === last) return dayMonth(toInstant(last));
      if (monthOf(first) === monthOf(last))
        return `${printDay(locale, first.slice(8))}${rangeDash}${dayMonth(toInstant(last))}`;
      const print = first.slice(0, 4) === last.slice(0, 4) ? dayMonth : dayMonthYear;
      return `${print(toInstant(first))}${monthsDash}${print(toInstant(last))}`;
    },
    longDateRange: (first, last) => {
      if (first === last) return long(toInstant(last));
      if (monthOf(first) === monthOf(last))
        return `${printDay(locale, first.slice(8))}${rangeDash}${long(toInstant(last))}`;
      const print = first.slice(0, 4) === last.slice(0, 4) ? longDayMonth : long;
      return `${print(toInstant(first))}${monthsDash}${long(toInstant(last))}`;
    },
    monthTitle: (text) =>
      /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? month(Date.parse(`${text}-01T00:00:00Z`)) : text,
    weekdayNames: (width = 'short') =>
      Array.from({ length: 7 }, (_, index) => weekdays[width](toInstant(monday, index))),
    time: (text) => {
      const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
      return match ? printTime(locale, match[1] ?? '', match[2] ?? '') : text;
    },
    timeOf: (instant) => {
      const { hour } = zonedNow(instant, timeZoneOf(locale));
      // Every market's offset is a whole number of hours, so minutes equal UTC minutes.
      return printTime(locale, twoDigits(hour), twoDigits(new Date(instant).getUTCMinutes()));
    },
  };
};
