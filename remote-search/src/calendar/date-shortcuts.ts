import { addDays, isoDate, zonedNow, type IsoDate } from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import { isDayClosed, weekendsFrom } from '@detour/shared-contracts/rules';

export type ShortcutKind = 'this-weekend' | 'next-weekend' | 'may' | 'ascension' | 'pentecost' | 'bridge';

export interface DateShortcut {
  readonly kind: ShortcutKind;
  readonly checkin: IsoDate;
  readonly checkout: IsoDate;
}

const may: DateShortcut = { kind: 'may', checkin: isoDate('2024-05-01'), checkout: isoDate('2024-05-05') };
const ascension: DateShortcut = {
  kind: 'ascension',
  checkin: isoDate('2024-05-08'),
  checkout: isoDate('2024-05-12'),
};
const pentecost: DateShortcut = {
  kind: 'pentecost',
  checkin: isoDate('2024-05-17'),
  checkout: isoDate('2024-05-19'),
};
// The documents name the Spanish bridge weekend without dates.
const bridge: DateShortcut = { ...may, kind: 'bridge' };

/** Dated data: past campaigns are not shown. @spec DATE-015 DATE-016 DATE-017 */
const campaigns: Readonly<Record<Locale, readonly DateShortcut[]>> = {
  fr_FR: [may, ascension, pentecost],
  fr_BE: [may, ascension, pentecost],
  nl_BE: [may, ascension, pentecost],
  es_ES: [bridge],
  it_IT: [],
  nl_NL: [],
};

const weekend = (kind: ShortcutKind, saturday: IsoDate): DateShortcut => ({
  kind,
  checkin: saturday,
  checkout: addDays(saturday, 1),
});

/**
 * Date picker shortcuts that are still open for check-in: weekends (Saturday to Sunday) and the market's campaigns. There is no
 * current weekend on a Sunday, nor on a Saturday from 20:00. `now` in ms UTC.
 * @spec DATE-012 DATE-013 DATE-014 DATE-015 DATE-016 DATE-017
 */
export const dateShortcutsOf = (locale: Locale, now: number): readonly DateShortcut[] => {
  const timeZone = timeZoneOf(locale);
  const { current, next } = weekendsFrom(zonedNow(now, timeZone).date);
  return [weekend('this-weekend', current), weekend('next-weekend', next), ...campaigns[locale]].filter(
    ({ checkin }) => !isDayClosed(checkin, now, timeZone),
  );
};
