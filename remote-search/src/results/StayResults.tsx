import { css } from '@emotion/react';
import { useMemo } from 'react';
import { Fragment, useApi, useSite } from '@detour/remote-kit';
import { SearchBox } from '../searchbox/SearchBox';
import { CriteriaContent } from './CriteriaContent';
import { useResultsHead } from './heading/useResultsHead';
import { useVariantUsed } from './useVariantUsed';
import { Results } from './Results';
import type { StaySearch } from './search/page-search';
import { offersQuery } from './search/offers.query';
import { useSearchAnswer } from './search/useSearchAnswer';
import { listedStays, useResultsShown } from './useResultsShown';
import type { Names } from '../contract';

/** Results of stays, gifts or hotels, with their search box. @spec SRCH-001 */
export const StayResults = ({ search }: { readonly search: StaySearch }) => {
  const { mode, flags } = useSite<Names>();
  const { flow } = search;
  const offers = useSearchAnswer(offersQuery(useApi<Names>(), search.request), 'SEARCH-301');
  const current = offers.outdated ? null : offers.answer;
  const listed = useMemo(() => current && listedStays(current), [current]);
  useResultsShown(current, search.criteria, listed);
  useResultsHead(current, search);
  const searched = current?.searchDetails.destination;
  return (
    <>
      <SearchBox
        look="row"
        flow={flow}
        labelOf={({ id }) => (searched?.id === id ? searched.label : '')}
        pageTheme={current?.searchDetails.theme ?? null}
      />
      <CriteriaContent>
        <Results offers={offers} search={search} />
      </CriteriaContent>
      {flow === 'gifting' && mode === 'visitor' && flags['boxes'] !== false && <BoxesAmongGifts />}
    </>
  );
};

const BoxesAmongGifts = () => {
  useVariantUsed('box-migration');
  return (
    <div css={boxes}>
      <Fragment<Names> remote="remote-boxes" name="box-block" props={{}} />
    </div>
  );
};

const boxes = css({ marginBlock: 'var(--space-section)' });
