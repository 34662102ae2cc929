import { css } from '@emotion/react';
import { use } from 'react';
import { CardGrid, Skeleton, StayCardSkeleton, text, VisuallyHidden } from '@detour/shared-ui';
import { useText } from '../../text';
import { resultsStyles } from '../results.styles';
import { CardColumns } from '../split/columns';

/** Three columns, two rows. @spec SRCH-008 */
const skeletonCards = 6;

/** Placeholders of heading and cards during the first load, in their final size. @spec SRCH-038 */
export const ResultsSkeleton = () => (
  <>
    <HeadingSkeleton />
    <CardsSkeleton />
  </>
);

export const HeadingSkeleton = () => {
  const translate = useText();
  return (
    <div css={resultsStyles.heading}>
      <div css={resultsStyles.titles}>
        <Skeleton width="9rem" height="1.25rem" />
        <h1 css={[text.h1, title]}>
          <VisuallyHidden>{translate('search.results')}</VisuallyHidden>
          <Skeleton width="min(26rem, 80%)" height="0.8em" />
        </h1>
      </div>
    </div>
  );
};

export const CardsSkeleton = () => (
  <CardGrid columns={use(CardColumns)}>
    {Array.from({ length: skeletonCards }, (_, index) => (
      <StayCardSkeleton key={index} />
    ))}
  </CardGrid>
);

const title = css({ display: 'flex', alignItems: 'center', minHeight: '1.1em' });
