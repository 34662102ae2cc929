import type { ReactNode } from 'react';
import type { Guests } from '@detour/shared-contracts/rules';
import { DateRangePanel, type DatePicker, type DateRangeSummary, type PopoverProps } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import type { StayCalendar } from '../../calendar/stay-calendar';
import type { Criteria } from '../../contract';
import { useText } from '../../text';
import { guestsLabel } from '../guests/guests';

export interface DatesPanelProps extends Pick<PopoverProps, 'align' | 'className'> {
  readonly picker: DatePicker;
  readonly calendar: StayCalendar;
  readonly dates: Criteria['dates'];
  readonly guests: Guests;
  /** "389,40 €" for the chosen dates, if known. */
  readonly total?: string | undefined;
  /** Explanation of the prices of the days. Defaults to the price of the shortest stay. */
  readonly legend?: string | undefined;
  readonly anchor: ReactNode;
}

/** Calendar of a stay or hotel with its own prices, in a popover or full screen. */
export const DatesPanel = ({
  picker,
  calendar,
  dates,
  guests,
  total,
  legend,
  anchor,
  align = 'end',
  className,
}: DatesPanelProps) => {
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
    <DateRangePanel
      open={picker.open}
      onClose={picker.close}
      align={align}
      className={className}
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
      anchor={anchor}
    />
  );
};
