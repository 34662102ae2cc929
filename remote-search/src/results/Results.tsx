import type { Criteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { LiveRegion, mobileQuery, Note, useMedia } from '@detour/shared-ui';
import { useShopLocation, useSite, useSnapshotState } from '@detour/remote-kit';
import { FallbackSections } from '../fallback/FallbackSections';
import { useFallbacks, type Fallbacks } from '../fallback/useFallbacks';
import { FilterBar } from '../filters/FilterBar';
import { FiltersDrawer } from '../filters/FiltersDrawer';
import { useFilters } from '../filters/useFilters';
import { MapButton } from '../map/MapButton';
import { StayMap } from '../map/StayMap';
import { useText } from '../text';
import { CancellationRules } from './notes/CancellationRules';
import { FamilyNotice } from './notes/FamilyNotice';
import { NoResults } from './states/NoResults';
import { readPage } from './search/results-query';
import { resultsStyles as styles } from './results.styles';
import { RankingNote } from './notes/RankingNote';
import { ResultActions } from './heading/ResultActions';
import { resultsAnchorId } from './results-anchor';
import { ResultsError } from './states/ResultsError';
import { ResultsGrid } from './offer/ResultsGrid';
import { ResultsHeader } from './heading/ResultsHeader';
import { ResultsPromises } from './notes/ResultsPromises';
import { ResultsPages } from './ResultsPages';
import { CardsSkeleton, HeadingSkeleton } from './states/ResultsSkeleton';
import { SeoText } from './notes/SeoText';
import { SuggestionLinks } from './notes/SuggestionLinks';
import type { Offers } from './search/useOffers';
import { useSorting } from './heading/useSorting';
import { useOfferCards } from './offer/useOfferCards';

export interface ResultsProps {
  readonly offers: Offers;
  readonly criteria: Criteria;
  readonly flow: Flow;
}

/** Heading, cards, pagination and empty state. Each state keeps the previous content. */
export const Results = ({ offers, criteria, flow }: ResultsProps) => {
  const text = useText();
  const isMobile = useMedia(mobileQuery);
  const { flags } = useSite();
  const page = readPage(useShopLocation().search);
  const { state, answer, outdated } = offers;
  const fallbacks = useFallbacks({ answer: outdated ? null : answer, criteria, flow, page });
  const details = answer?.searchDetails ?? null;
  const filters = useFilters({ criteria, flow, details });
  const onSort = useSorting(criteria, flow);
  const [mapOpen, setMapOpen] = useSnapshotState<boolean>('map-open', false);
  return (
    <>
      <LiveRegion
        message={answer && !outdated ? text('search.resultCount', { count: answer.totalCount }) : ''}
      />
      {answer ? (
        <ResultsHeader details={answer.searchDetails} criteria={criteria} flow={flow} onSort={onSort} />
      ) : (
        <HeadingSkeleton />
      )}
      <FilterBar filters={filters} end={<MapButton onClick={() => setMapOpen(true)} />} />
      <FamilyNotice criteria={criteria} flow={flow} />
      {flags['resultsSellingPoints'] && <ResultsPromises />}
      {offers.offline && (
        <div css={styles.note}>
          <Note role="status">{text('search.offline')}</Note>
        </div>
      )}
      <section
        id={resultsAnchorId}
        css={styles.anchor}
        data-testid="results"
        data-state={state}
        aria-label={text('search.results')}
      >
        {state === 'error' && <ResultsError search={offers} />}
        {state === 'loading' && !answer && <CardsSkeleton />}
        {answer && (
          <ResultsCards offers={offers} criteria={criteria} flow={flow} page={page} fallbacks={fallbacks} />
        )}
      </section>
      <FiltersDrawer filters={filters} />
      <StayMap
        criteria={criteria}
        flow={flow}
        details={details}
        open={mapOpen}
        onClose={() => setMapOpen(false)}
      />
      {isMobile && (
        <ResultActions
          filters={filters}
          flow={flow}
          criteria={criteria}
          onSort={onSort}
          onMap={() => setMapOpen(true)}
        />
      )}
      <FallbackSections found={fallbacks.found} afterResults={(answer?.totalCount ?? 0) > 0} flow={flow} />
      {answer && <SuggestionLinks sections={answer.suggestionSections ?? []} />}
      {answer?.pageMeta && <SeoText words={answer.pageMeta.serpSeoLargeContent} />}
    </>
  );
};

interface ResultsCardsProps extends ResultsProps {
  readonly page: number;
  readonly fallbacks: Fallbacks;
}

const ResultsCards = ({ offers, criteria, flow, page, fallbacks }: ResultsCardsProps) => {
  const { answer, outdated } = offers;
  const text = useText();
  const cards = useOfferCards(answer?.exactMatch, criteria, flow);
  if (!answer) return null;
  if (cards.length === 0) {
    // Shows the empty state only after the last fallback search has answered.
    if (fallbacks.found.length > 0) return null;
    return fallbacks.loading ? (
      <CardsSkeleton />
    ) : (
      <NoResults answer={answer} criteria={criteria} flow={flow} page={page} />
    );
  }
  return (
    <>
      <ResultsGrid cards={cards} flow={flow} outdated={outdated} />
      <ResultsPages totalCount={answer.totalCount} criteria={criteria} page={page} />
      <RankingNote flow={flow} criteria={criteria} />
      {flow !== 'gifting' && <CancellationRules />}
      {cards.some(({ card }) => card.price.reference) && (
        <p css={styles.struck}>{text('price.struckNote')}</p>
      )}
    </>
  );
};
