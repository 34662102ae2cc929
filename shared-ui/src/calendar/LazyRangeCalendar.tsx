import { createChunk, useChunk } from '../foundation/lazy-chunk';
import { ErrorBlock } from '../state/ErrorBlock';
import type { RangeCalendarProps } from './calendar-types';
import { panelStyles as styles } from './date-range-panel.styles';

/** The calendar with its library, 24 KB, as a chunk of its own: it is only needed once somebody asks for dates. */
const calendar = /* @__PURE__ */ createChunk(() => import('./RangeCalendar'));

/** Starts loading the calendar, for example when the pointer or the focus reaches the dates field. */
export const preloadCalendar = (): void => void calendar.load();

/** The calendar, its box while it loads, and where it cannot be loaded a sentence with a retry. */
export const LazyRangeCalendar = (props: RangeCalendarProps) => {
  const { value, failed } = useChunk(calendar, true);
  const { labels } = props;
  if (value) return <value.RangeCalendar {...props} />;
  if (failed && labels.failed) {
    return (
      <ErrorBlock
        message={labels.failed}
        retryLabel={labels.retry}
        onRetry={preloadCalendar}
        minHeight="25.5rem"
      />
    );
  }
  return <div css={styles.waiting} aria-busy="true" />;
};
