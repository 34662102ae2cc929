import { css } from '@emotion/react';
import { Skeleton } from '../skeleton/Skeleton';
import { cardParts as part } from './stay-card.styles';

/** Placeholder boxes of a loading stay card: picture, place, two title lines, hotel, score, keywords, footer. */
export const StayCardSkeleton = () => (
  <div css={part.card} aria-hidden="true" data-skeleton="stay-card">
    <div css={part.picture}>
      <Skeleton width="100%" height="100%" radius="m" />
    </div>
    <div css={part.place}>
      <Bar width="45%" />
    </div>
    <div css={part.title}>
      <Bar width="90%" />
      <Bar width="55%" />
    </div>
    <div css={part.hotel}>
      <Bar width="60%" />
    </div>
    <div css={[part.hotel, score]}>
      <Bar width="30%" />
    </div>
    <div css={part.words}>
      <Bar width="70%" />
    </div>
    <div css={part.foot}>
      <div css={part.footLine}>
        <div css={[part.basis, basis]}>
          <Bar width="80%" />
          <Bar width="60%" />
        </div>
        <Skeleton width="5rem" height="1.5rem" />
      </div>
    </div>
  </div>
);

// Matches the surrounding line height, with a slightly smaller bar, like text.
const Bar = ({ width }: { width: string }) => (
  <span css={bar}>
    <Skeleton width={width} height="0.75em" />
  </span>
);

const bar = css({ display: 'flex', alignItems: 'center', width: '100%', height: '1lh' });
const score = css({ minHeight: '1.475rem' });
const basis = css({ flex: 1 });
