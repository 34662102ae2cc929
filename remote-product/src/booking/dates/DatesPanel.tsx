import type { ReactNode } from 'react';
import type { Guests } from '@detour/shared-contracts/rules';
import {
  Anchored,
  DateRange,
  useWasOpen,
  type DatePicker,
  type DateRangeProps,
  type DateRangeSummary,
} from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import type { StayCalendar } from '../../calendar/stay-calendar';
import type { Criteria } from '../../contract';
import { useText } from '../../text';
import { guestsLabel } from '../guests/guests';

export interface DatesPanelProps {
  readonly picker: DatePicker;
  readonly anchor: ReactNode;
  readonly className?: string;
  /** `PricedDates`. */
  readonly children: ReactNode;
}

/** An opener of dates. What only the calendar needs, its requests and the names of all days, is made when it first opens. */
export const DatesPanel = ({ picker, anchor, className, children }: DatesPanelProps) => {
  const wasOpen = useWasOpen(picker.open);
  return (
    <Anchored anchor={anchor} className={className}>
      {wasOpen && children}
    </Anchored>
  );
};

export interface PricedDatesProps extends Pick<DateRangeProps, 'align'> {
  readonly picker: DatePicker;
  readonly calendar: StayCalendar;
  readonly dates: Criteria['dates'];
  readonly guests: Guests;
  /** "389,40 €" for the chosen dates, if known. */
  readonly total?: string | undefined;
  /** Explanation of the prices of the days. Defaults to the price of the shortest stay. */
  readonly legend?: string | undefined;
}

/** Calendar of a stay or hotel with its own prices, in a popover or full screen. */
export const PricedDates = ({
  picker,
  calendar,
  dates,
  guests,
  total,
  legend,
  align = 'end',
}: PricedDatesProps) => {
  const t = useText();
  const format = useFormat();
  const { checkin, checkout } = picker.selection;
  const nights = dates?.nights ?? 0;
  const complete = checkin !== null && checkout !== null;
  const summary: DateRangeSummary | undefined = complete
    ? {
        nights: t('term.nights', { count: nights }),
        dates: `${format.dateRange(checkin, checkout)}, ${t('term.nights', { count: nights })}`,
        ...(total !== undefined && { total, basis: `${total}, ${t('price.taxesIncluded')}` }),
      }
    : undefined;
  const hint = calendar.soldOut
    ? t('booking.yearSoldOut')
    : t(checkin === null ? 'booking.chooseArrival' : 'dates.chooseDeparture');
  return (
    <DateRange
      open={picker.open}
      onClose={picker.close}
      align={align}
      title={t('dates.title')}
      closeLabel={t('ui.close')}
      calendar={{ ...calendar.props, onSelect: picker.select }}
      loadedMonths={calendar.loadedMonths}
      onNeedMore={calendar.needMore}
      legend={[
        calendar.failed
          ? t('dates.failed')
          : (legend ?? t('booking.calendarLegend', { guests: guestsLabel(guests, t) })),
      ]}
      clearLabel={t('dates.clear')}
      onClear={picker.clear}
      summary={summary}
      hint={hint}
      confirmLabel={t('dates.validate')}
      confirmLabelMobile={t('ui.confirm')}
      confirmDisabled={!complete}
      onConfirm={picker.close}
    />
  );
};
