import { createChunk, useChunk } from '../foundation/lazy-chunk';
import { ErrorBlock } from '../state/ErrorBlock';
import type { RangeCalendarProps } from './calendar-types';
import { panelStyles as styles } from './date-range-panel.styles';

/** The calendar with its library (24 KB) as a separate chunk, loaded when dates are requested. */
const calendar = /* @__PURE__ */ createChunk(() => import('./month/RangeCalendar'));

/** Preloads the calendar, for example when pointer or focus reaches the dates field. */
export const preloadCalendar = (): void => void calendar.load();

/** The calendar, a placeholder while it loads, or an error with a retry. */
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
