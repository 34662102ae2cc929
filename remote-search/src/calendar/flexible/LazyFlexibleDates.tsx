import { createChunk, LazyPart, Skeleton } from '@detour/shared-ui';
import { useText } from '../../text';
import type { FlexibleDatesProps } from './FlexibleDates';

/** Nobody needs it before the calendar opens. */
const part = /* @__PURE__ */ createChunk(() => import('./FlexibleDates'));

/** The choice of flexible dates, a placeholder until its code has loaded, or an error with a retry. */
export const LazyFlexibleDates = (props: FlexibleDatesProps) => {
  const text = useText();
  return (
    <LazyPart
      chunk={part}
      failed={text('dates.flexFailed')}
      retryLabel={text('ui.retry')}
      waiting={<Skeleton width="100%" height="5rem" radius="m" />}
    >
      {({ FlexibleDates }) => <FlexibleDates {...props} />}
    </LazyPart>
  );
};
