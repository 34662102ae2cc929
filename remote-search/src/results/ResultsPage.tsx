import { css } from '@emotion/react';
import { Container, media } from '@detour/shared-ui';
import { useCriteria, useHydrated, useShopLocation, useSite } from '@detour/shared-ui/remote';
import { SearchBox } from '../searchbox/SearchBox';
import { Results } from './Results';
import { readFlow } from './results-query';
import { resultsRequest } from './results-request';
import { ResultsSkeleton } from './ResultsSkeleton';
import { useOffers } from './useOffers';
import { useResultsHead } from './useResultsHead';
import { useResultsShown } from './useResultsShown';

/**
 * The results page. Server HTML holds the results without criteria and a skeleton beside them; with criteria in the hash the skeleton
 * shows from the first paint until the browser has asked for the right ones.
 */
export const ResultsPage = () => {
  const { locale } = useSite();
  const { search } = useShopLocation();
  const criteria = useCriteria();
  const hydrated = useHydrated();
  const flow = readFlow(search);
  const offers = useOffers(resultsRequest(locale, search, criteria));
  const current = offers.outdated ? null : offers.answer;
  useResultsShown(current, criteria);
  useResultsHead(current);
  const searched = current?.searchDetails.destination;
  return (
    <div data-testid="page-search">
      <Container css={page}>
        <SearchBox look="row" flow={flow} labelOf={({ id }) => (searched?.id === id ? searched.label : '')} />
        <div {...(hydrated ? {} : { 'data-default-content': '' })}>
          <Results offers={offers} criteria={criteria} flow={flow} />
        </div>
        {!hydrated && (
          <div data-criteria-skeleton="">
            <ResultsSkeleton />
          </div>
        )}
      </Container>
    </div>
  );
};

const page = css({
  paddingBlockStart: '1.25rem',
  [media.mobile]: { paddingBlockStart: '1rem' },
});
