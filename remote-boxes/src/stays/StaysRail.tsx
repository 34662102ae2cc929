import { css } from '@emotion/react';
import { useRef, type RefObject } from 'react';
import { media, Skeleton, useInView } from '@detour/shared-ui';
import type { BoxStayView } from './box-stay.view-model';
import { BoxStayCard } from './BoxStayCard';

export interface StaysRailProps {
  readonly label: string;
  readonly stays: readonly BoxStayView[];
  readonly rail: RefObject<HTMLUListElement | null>;
  readonly hasMore: boolean;
  /** The last page failed, so automatic loading stops. */
  readonly failed: boolean;
  readonly onMore: () => void;
}

/** A scrolling row. Loads the next page when the loader at its end becomes visible. @spec BOX-007 BOX-015 */
export const StaysRail = ({ label, stays, rail, hasMore, failed, onMore }: StaysRailProps) => {
  const loader = useRef<HTMLLIElement>(null);
  useInView({ element: loader, active: hasMore && !failed, onVisible: onMore });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard
    <ul ref={rail} css={row} role="list" aria-label={label} tabIndex={0}>
      {stays.map((stay) => (
        <li key={stay.id} css={item}>
          <BoxStayCard stay={stay} />
        </li>
      ))}
      {hasMore && !failed && (
        <li ref={loader} css={item} data-testid="box-offers-loader" aria-hidden="true">
          <Skeleton width="100%" height="13rem" radius="m" />
          <Skeleton width="60%" />
          <Skeleton width="90%" height="1.5rem" />
          <Skeleton width="40%" />
        </li>
      )}
    </ul>
  );
};

const row = css({
  display: 'flex',
  gap: 'var(--space-6)',
  minWidth: 0,
  // Space for a card's focus ring, which the scroll container would clip.
  margin: '-0.5rem',
  padding: '0.5rem',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '1rem',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  [media.mobile]: {
    gap: 'var(--space-4)',
    marginInline: '-1.25rem',
    paddingInline: '1.25rem',
    scrollPaddingInline: '1.25rem',
  },
});

const item = css({
  flex: '0 0 calc(50% - var(--space-3))',
  minWidth: 0,
  scrollSnapAlign: 'start',
  [media.mobile]: { flexBasis: '17.5rem' },
  '&[aria-hidden]': { display: 'grid', alignContent: 'start', gap: '0.5rem' },
});
