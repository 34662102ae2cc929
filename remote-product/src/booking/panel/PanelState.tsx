import { css } from '@emotion/react';
import {
  CheckIcon,
  ErrorBlock,
  InfoCircleIcon,
  Note,
  Skeleton,
  StressMessages,
  Tag,
} from '@detour/shared-ui';
import { useText } from '../../text';
import { StayPlanBanner } from '../../instalments/PlanBanner';
import { TripPrice } from '../../trip/TripPrice';
import type { CancellationLine } from '../quote/cancellation-text';
import type { PanelView } from './panel.view-model';
import { OtherStays } from '../other-stays/OtherStays';
import { OtherWays } from './OtherWays';
import { ShownPrice } from './ShownPrice';
import type { Booking } from '../useBooking';

/** Above the fields: urgency messages and price. */
export const PanelHead = ({ view, testId }: { readonly view: PanelView; readonly testId?: string }) => {
  switch (view.kind) {
    case 'from':
      return <ShownPrice shown={view.shown} testId={testId} />;
    case 'quoted':
      return (
        <div css={head}>
          <StressMessages messages={view.stress} />
          {view.hint && (
            <span>
              <Tag>{view.hint}</Tag>
            </span>
          )}
          <ShownPrice shown={view.shown} testId={testId} />
        </div>
      );
    case 'loading':
      return <PriceSkeleton />;
    default:
      return null;
  }
};

const PriceSkeleton = () => (
  <div css={head} aria-busy="true">
    <Skeleton width="8rem" height="2rem" />
    <Skeleton width="14rem" height="1.2rem" />
  </div>
);

export interface PanelBodyProps {
  readonly booking: Booking;
  /** Opens the calendar. Defaults to the one beside the panel. */
  readonly onDates?: () => void;
}

/** Below the fields: price lines, or the reason why there is no price. */
export const PanelBody = ({ booking, onDates = booking.picker.show }: PanelBodyProps) => {
  const t = useText();
  const { view } = booking;
  switch (view.kind) {
    case 'quoted':
      return (
        <div css={head}>
          {booking.adapted && <Note role="status">{t('product.criteriaChanged')}</Note>}
          {view.rooms && <p>{view.rooms}</p>}
          <TripPrice price={view.breakdown} />
          <PanelPlans booking={booking} />
        </div>
      );
    case 'invalid':
      return (
        <div css={head}>
          <Note tone="warning" role="alert" title={view.title}>
            <p>{view.reason}</p>
            <OtherWays booking={booking} party={view.party} onDates={onDates} />
          </Note>
          <OtherStays booking={booking} />
        </div>
      );
    case 'sold-out':
      return <Note tone="warning" title={view.text} />;
    case 'failed':
      return (
        <ErrorBlock
          message={view.text}
          retryLabel={t('ui.retry')}
          onRetry={booking.retry}
          retrying={booking.refreshing}
        />
      );
    case 'loading':
      return (
        <div css={head} aria-busy="true">
          <Skeleton width="100%" height="1.3rem" />
          <Skeleton width="100%" height="1.3rem" />
          <Skeleton width="100%" height="1.8rem" />
        </div>
      );
    case 'from':
      return null;
  }
};

/** Payment in parts of the shown price. */
export const PanelPlans = ({ booking: { view, criteria, policy } }: { readonly booking: Booking }) =>
  view.kind === 'quoted' && criteria.dates ? (
    <StayPlanBanner purchase={{ amount: view.shown.amount, checkin: criteria.dates.checkin, policy }} />
  ) : null;

export const Cancellation = ({ line }: { readonly line: CancellationLine }) => (
  <p css={[cancellation, line.reassuring && reassuring]}>
    {line.reassuring ? <CheckIcon size={20} /> : <InfoCircleIcon size={20} />}
    <span>{line.text}</span>
  </p>
);

const head = css({ display: 'grid', gap: 'var(--space-3)' });

const cancellation = css({
  display: 'flex',
  gap: '0.6rem',
  color: 'var(--color-ink-muted)',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  '& > svg': { flex: 'none' },
});

const reassuring = css({ color: 'var(--color-positive)' });
