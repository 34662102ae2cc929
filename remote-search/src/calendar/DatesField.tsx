import { css } from '@emotion/react';
import type { Flow } from '@detour/shared-contracts/mount';
import {
  Anchored,
  CalendarEventIcon,
  DateRange,
  media,
  mobileQuery,
  preloadCalendar,
  useMedia,
  useWasOpen,
} from '@detour/shared-ui';
import { useFormat, useNow, useSite } from '@detour/remote-kit';
import type { Criteria } from '../contract';
import { SearchField } from '../searchbox/form/SearchField';
import { useText } from '../text';
import { toDateSummary, toShortcuts } from './date-panel.view-model';
import { useCalendarMonths } from './useCalendarMonths';
import { anyDates, toDatesText, type SearchedDates } from './flexible/flexible-dates.view-model';
import { LazyFlexibleDates } from './flexible/LazyFlexibleDates';
import { useDateSelection } from './useDateSelection';
import { useSearchCalendar } from './useSearchCalendar';

export interface DatesFieldProps {
  /** Search whose place, theme and guests determine the prices. */
  readonly criteria: Criteria;
  readonly flow: Flow;
  readonly searched: SearchedDates;
  readonly onChange: (change: Partial<SearchedDates>) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Reason why the dates opened without a click. @spec SBOX-021 SBOX-022 */
  readonly prompt?: string | undefined;
  readonly testId?: string | undefined;
}

/**
 * Date field: a calendar with prices in a popover on desktop, full screen on mobile. What only the calendar shows is made when it
 * opens first: names of days and months take a slow phone longer than the rest of the search box.
 * @spec CAL-001 CAL-002 CAL-009
 */
export const DatesField = ({ testId, ...props }: DatesFieldProps) => {
  const { searched, open, onOpenChange } = props;
  const wasOpen = useWasOpen(open);
  return (
    <Anchored
      css={underTheBox}
      anchor={
        <DatesAnchor searched={searched} open={open} onClick={() => onOpenChange(!open)} testId={testId} />
      }
    >
      {wasOpen && <Calendar {...props} />}
    </Anchored>
  );
};

type CalendarProps = Omit<DatesFieldProps, 'testId'>;

const Calendar = ({ criteria, flow, searched, onChange, open, onOpenChange, prompt }: CalendarProps) => {
  const { dates } = searched;
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const now = useNow();
  const state = useDateSelection(dates, {
    open,
    onChange: (next) => onChange(next ? { dates: next, weekends: null } : anyDates),
  });
  const calendar = useSearchCalendar(criteria, { flow, mobile: useMedia(mobileQuery), enabled: open });
  const months = useCalendarMonths(calendar, { dates, open });
  const { selection } = state;
  const close = (): void => onOpenChange(false);
  return (
    <DateRange
      title={text('dates.title')}
      closeLabel={text('ui.close')}
      open={open}
      onClose={close}
      calendar={{ ...months.calendar, selection, dayOf: months.dayOf(selection), onSelect: state.select }}
      loadedMonths={months.loaded}
      onNeedMore={calendar.loadMore}
      shortcuts={toShortcuts({ locale, now, selection }, text, ({ checkin, checkout }) =>
        state.choose(checkin, checkout),
      )}
      legend={[...(calendar.failed ? [text('dates.failed')] : []), text('dates.legend')]}
      clearLabel={text('ui.clear')}
      onClear={state.clear}
      flexible={<LazyFlexibleDates searched={searched} onChange={onChange} />}
      summary={state.incomplete ? undefined : toDateSummary(searched, calendar.prices, { text, format })}
      hint={state.incomplete ? text('dates.chooseDeparture') : prompt}
      confirmLabel={text('dates.validate')}
      confirmLabelMobile={text('ui.confirm')}
      // A check-in alone is not a range: the hint beside the button says what is missing.
      onConfirm={() => (state.incomplete ? undefined : close())}
    />
  );
};

type DatesAnchorProps = Pick<DatesFieldProps, 'searched' | 'open' | 'testId'> & {
  readonly onClick: () => void;
};

/** The field that opens the calendar. Loads its chunk when pointer or focus approaches. */
const DatesAnchor = ({ searched, open, onClick, testId }: DatesAnchorProps) => {
  const text = useText();
  const format = useFormat();
  const value = toDatesText(searched, { text, format });
  return (
    <SearchField
      label={text('term.dates')}
      value={value ?? <AnyDates />}
      empty={value === null}
      icon={<CalendarEventIcon />}
      open={open}
      onClick={onClick}
      onPointerEnter={preloadCalendar}
      onFocus={preloadCalendar}
      data-testid={testId}
    />
  );
};

/** The placeholder, shortened in a narrow field. */
const AnyDates = () => {
  const text = useText();
  return (
    <>
      <span css={wide}>{text('search.anyDates')}</span>
      <span css={narrow}>{text('search.anyDatesShort')}</span>
    </>
  );
};

const wide = css({ [media.belowDesktop]: { display: 'none' } });
const narrow = css({ display: 'none', [media.belowDesktop]: { display: 'inline' } });

// The panel is wider than its field, so it is anchored to the whole box, which is positioned.
const underTheBox = css({ [media.fromTablet]: { position: 'static' } });
