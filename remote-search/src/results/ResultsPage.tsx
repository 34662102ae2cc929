import { css } from '@emotion/react';
import { useMemo } from 'react';
import type { Criteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { filterVariationOf } from '@detour/shared-contracts/platform';
import { criteriaInFlow, priceRangeOf, searchCriteriaOf } from '@detour/shared-contracts/rules';
import { Container, media } from '@detour/shared-ui';
import { useCriteria, useRoute, useShopLocation, useSite, WishlistNotices } from '@detour/remote-kit';
import { ActivityResults } from '../activities/ActivityResults';
import { useText } from '../text';
import { flowOfPage, readPage } from './search/results-query';
import { StayResults } from './StayResults';
import { useHotelRedirect } from './useHotelRedirect';
import { useScrollOnChange } from './useScrollOnChange';

/**
 * The results page of all flows. Server HTML contains results without criteria and a skeleton. With criteria in the hash, the
 * skeleton shows from the first paint until the browser has the right results. @spec FLOW-006
 */
export const ResultsPage = () => {
  const text = useText();
  const { page } = useRoute();
  const { search } = useShopLocation();
  const found = useCriteria();
  const flow = flowOfPage(page, search);
  const { flags } = useSite();
  const isNewer = filterVariationOf(flags) !== 'dropdowns';
  const criteria = useMemo(
    () => criteriaInFlow(found, flow, priceRangeOf(flow, { isNewer })),
    [found, flow, isNewer],
  );
  useHotelRedirect();
  useScrollOnChange(askedOf(criteria, flow, search));
  return (
    <div data-testid="page-search">
      <Container css={frame}>
        {flow === 'activity' ? (
          <ActivityResults criteria={criteria} />
        ) : (
          <StayResults criteria={criteria} flow={flow} />
        )}
      </Container>
      <WishlistNotices text={text} />
    </div>
  );
};

/** Parts of the hash that affect results; anchors and open panels do not. */
const askedOf = (criteria: Criteria, flow: Flow, search: string): string =>
  JSON.stringify([flow, readPage(search), criteria.sort, searchCriteriaOf(criteria, flow)]);

const frame = css({
  paddingBlockStart: '1.25rem',
  [media.mobile]: { paddingBlockStart: '1rem' },
});
