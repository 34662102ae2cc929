import { css } from '@emotion/react';
import { Container, media } from '@detour/shared-ui';
import { WishlistNotices } from '@detour/remote-kit';
import { ActivityResults } from '../activities/ActivityResults';
import { useText } from '../text';
import { usePageSearch } from './search/usePageSearch';
import { StayResults } from './StayResults';
import { useHotelRedirect } from './useHotelRedirect';
import { useScrollOnChange } from './useScrollOnChange';
import type { Names } from '../contract';

/**
 * The results page of all flows. Server HTML contains results without criteria and a skeleton. With criteria in the hash, the
 * skeleton shows from the first paint until the browser has the right results. @spec FLOW-006
 */
export const ResultsPage = () => {
  const text = useText();
  const search = usePageSearch();
  useHotelRedirect();
  useScrollOnChange(JSON.stringify([search.flow, search.request]));
  return (
    <div data-testid="page-search">
      <Container css={frame}>
        {search.flow === 'activity' ? <ActivityResults search={search} /> : <StayResults search={search} />}
      </Container>
      <WishlistNotices<Names> text={text} />
    </div>
  );
};

const frame = css({
  paddingBlockStart: '1.25rem',
  [media.mobile]: { paddingBlockStart: '1rem' },
});
