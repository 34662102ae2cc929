import type { Format } from '@detour/shared-contracts/format';
import { dateShortcutsOf, type ShortcutKind } from './date-shortcuts';
import type { DateSelection } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { DateRangeProps } from '@detour/shared-ui';
import type { MessageId, Text } from '../text';
import { sumOfNights, type CalendarPrices } from './calendar-days.view-model';
import { toDatesText, type SearchedDates } from './flexible/flexible-dates.view-model';
import type { Dates } from './useDateSelection';

interface Words {
  readonly text: Text;
  readonly format: Format;
}

/**
 * Sum of the day prices of the chosen nights. Each is the cheapest stay of its day, so the sum is labelled as an estimate: no
 * single hotel may offer it.
 */
export const toDateSummary = (
  searched: SearchedDates,
  { days }: Pick<CalendarPrices, 'days'>,
  { text, format }: Words,
): DateRangeProps['summary'] => {
  const { dates, flexDays } = searched;
  const words = toDatesText(searched, { text, format });
  if (!dates) return words === null ? undefined : { nights: words, dates: words };
  // The sum is of these days, not of the cheapest ones around them.
  if (flexDays) return { nights: words ?? '', dates: words ?? '' };
  const sum = sumOfNights(days, dates);
  const total = sum === null ? undefined : text('dates.about', { price: format.wholePrice(sum) });
  const range = format.dateRange(dates.checkin, dates.checkout);
  return {
    nights: text('term.nights', { count: dates.nights }),
    total,
    dates: text('dates.chosen', { range, count: dates.nights }),
    basis: total,
  };
};

const words: Readonly<Record<ShortcutKind, MessageId>> = {
  'this-weekend': 'dates.shortcutThis',
  'next-weekend': 'dates.shortcutNext',
  may: 'dates.campaignMay',
  ascension: 'dates.campaignAscension',
  pentecost: 'dates.campaignPentecost',
  bridge: 'dates.campaignBridge',
};

/** Week-ends and campaigns of the market that are still open for check-in. */
export const toShortcuts = (
  {
    locale,
    now,
    selection,
  }: { readonly locale: Locale; readonly now: number; readonly selection: DateSelection },
  text: Text,
  onChoose: (range: Pick<Dates, 'checkin' | 'checkout'>) => void,
): NonNullable<DateRangeProps['shortcuts']> =>
  dateShortcutsOf(locale, now).map(({ kind, checkin, checkout }) => ({
    id: kind,
    label: text(words[kind]),
    selected: selection.checkin === checkin && selection.checkout === checkout,
    onSelect: () => onChoose({ checkin, checkout }),
  }));
