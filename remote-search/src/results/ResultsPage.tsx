import { css } from '@emotion/react';
import { useMemo } from 'react';
import { criteriaInFlow } from '@detour/shared-contracts';
import { Container, media } from '@detour/shared-ui';
import { useCriteria, useRoute, useShopLocation } from '@detour/shared-ui/remote';
import { ActivityResults } from '../activities/ActivityResults';
import { WishlistNotices } from '../wishlist/WishlistNotices';
import { flowOfPage } from './results-query';
import { StayResults } from './StayResults';

/**
 * The results page of every flow. Server HTML holds the results without criteria and a skeleton beside them; with criteria in the hash
 * the skeleton shows from the first paint until the browser has asked for the right ones. @spec FLOW-006
 */
export const ResultsPage = () => {
  const { page } = useRoute();
  const { search } = useShopLocation();
  const found = useCriteria();
  const flow = flowOfPage(page, search);
  const criteria = useMemo(() => criteriaInFlow(found, flow), [found, flow]);
  return (
    <div data-testid="page-search">
      <Container css={frame}>
        {flow === 'activity' ? (
          <ActivityResults criteria={criteria} />
        ) : (
          <StayResults criteria={criteria} flow={flow} />
        )}
      </Container>
      <WishlistNotices />
    </div>
  );
};

const frame = css({
  paddingBlockStart: '1.25rem',
  [media.mobile]: { paddingBlockStart: '1rem' },
});
