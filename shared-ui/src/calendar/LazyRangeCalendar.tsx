import { createChunk } from '../foundation/lazy-chunk';
import { LazyPart } from '../state/LazyPart';
import type { RangeCalendarProps } from './calendar-types';
import { panelStyles as styles } from './date-range-panel.styles';

/** The calendar with its library (24 KB) as a separate chunk, loaded when dates are requested. */
const calendar = /* @__PURE__ */ createChunk(() => import('./month/RangeCalendar'));

/** Preloads the calendar, for example when pointer or focus reaches the dates field. */
export const preloadCalendar = (): void => void calendar.load();

/** The calendar, a placeholder while it loads, or an error with a retry. */
export const LazyRangeCalendar = (props: RangeCalendarProps) => (
  <LazyPart
    chunk={calendar}
    failed={props.labels.failed}
    retryLabel={props.labels.retry}
    waiting={<div css={styles.waiting} aria-busy="true" />}
    minHeight="25.5rem"
  >
    {({ RangeCalendar }) => <RangeCalendar {...props} />}
  </LazyPart>
);
