import { css } from '@emotion/react';
import type { Criteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { Fragment, useShopLocation, useSite } from '@detour/remote-kit';
import { SearchBox } from '../searchbox/SearchBox';
import { CriteriaContent } from './CriteriaContent';
import { Results } from './Results';
import { resultsRequest } from './search/results-request';
import { useOffers } from './search/useOffers';
import { useResultsHead } from './heading/useResultsHead';
import { useResultsShown } from './useResultsShown';

export interface StayResultsProps {
  /** Criteria after adapting them to the flow. */
  readonly criteria: Criteria;
  readonly flow: Flow;
}

/** Stays, gifts or hotels: the search box and what it found. @spec SRCH-001 */
export const StayResults = ({ criteria, flow }: StayResultsProps) => {
  const { locale, mode, flags } = useSite();
  const { search } = useShopLocation();
  const offers = useOffers(resultsRequest(locale, flow, search, criteria));
  const current = offers.outdated ? null : offers.answer;
  useResultsShown(current, criteria);
  useResultsHead(current, flow);
  const searched = current?.searchDetails.destination;
  return (
    <>
      <SearchBox look="row" flow={flow} labelOf={({ id }) => (searched?.id === id ? searched.label : '')} />
      <CriteriaContent>
        <Results offers={offers} criteria={criteria} flow={flow} />
      </CriteriaContent>
      {flow === 'gifting' && mode === 'visitor' && flags['boxes'] !== false && (
        <div css={boxes}>
          <Fragment remote="remote-boxes" name="box-block" props={{}} />
        </div>
      )}
    </>
  );
};

const boxes = css({ marginBlock: 'var(--space-section)' });
