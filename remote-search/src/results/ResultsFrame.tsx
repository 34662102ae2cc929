import type { ReactNode } from 'react';
import type { SearchDetails } from '@detour/shared-contracts/api';
import { LiveRegion, mobileQuery, Note, useMedia } from '@detour/shared-ui';
import { useSnapshotState } from '@detour/remote-kit';
import { FilterBar } from '../filters/FilterBar';
import { FiltersDrawer } from '../filters/FiltersDrawer';
import { useFilters } from '../filters/useFilters';
import { MapButton } from '../map/MapButton';
import { useText } from '../text';
import { ResultActions } from './heading/ResultActions';
import { ResultsHeader, UnknownHeader } from './heading/ResultsHeader';
import { useSorting } from './heading/useSorting';
import { resultsAnchorId } from './results-anchor';
import { resultsStyles as styles } from './results.styles';
import type { PageSearch } from './search/page-search';
import type { SearchAnswer } from './search/useSearchAnswer';
import { SplitLayout, splitQuery, type SplitLink } from './split/SplitLayout';
import { ResultsError } from './states/ResultsError';
import { CardsSkeleton, HeadingSkeleton } from './states/ResultsSkeleton';

interface Found {
  readonly totalCount: number;
  readonly searchDetails: SearchDetails;
}

interface MapState {
  readonly open: boolean;
  /** The link to the list, while the map is beside it. */
  readonly link: SplitLink | null;
  readonly details: SearchDetails | null;
  readonly onClose: () => void;
}

export interface ResultsFrameProps {
  readonly search: PageSearch;
  readonly results: SearchAnswer<Found>;
  readonly countMessage: 'search.resultCount' | 'search.activityCount';
  /** Below the filter bar. */
  readonly notices?: ReactNode;
  readonly map: (state: MapState) => ReactNode;
  /** Cards of the response or its empty state. */
  readonly children: ReactNode;
}

/** Heading, filters, cards and map of a search, in all flows. Each state keeps the previous content. */
export const ResultsFrame = ({
  search,
  results,
  countMessage,
  notices,
  map,
  children,
}: ResultsFrameProps) => {
  const text = useText();
  const isMobile = useMedia(mobileQuery);
  const { criteria, flow } = search;
  const { answer, outdated } = results;
  const details = answer?.searchDetails ?? null;
  const filters = useFilters({ criteria, flow, details });
  const onSort = useSorting(criteria, flow);
  const [mapOpen, setMapOpen] = useSnapshotState<boolean>('map-open', false);
  const isWide = useMedia(splitQuery);
  const sorting = { search, onSort };
  return (
    <>
      <LiveRegion message={answer && !outdated ? text(countMessage, { count: answer.totalCount }) : ''} />
      {details ? <ResultsHeader details={details} {...sorting} /> : <Unknown state={results.state} />}
      <FilterBar
        filters={filters}
        end={<MapButton beside={isWide} open={mapOpen} onClick={() => setMapOpen(!isWide || !mapOpen)} />}
      />
      {notices}
      <SplitLayout
        active={mapOpen && isWide}
        map={(link) => map({ open: mapOpen, link, details, onClose: () => setMapOpen(false) })}
      >
        <CardsSection results={results}>{children}</CardsSection>
      </SplitLayout>
      <FiltersDrawer filters={filters} />
      {isMobile && <ResultActions filters={filters} {...sorting} onMap={() => setMapOpen(true)} />}
    </>
  );
};

const Unknown = ({ state }: Pick<SearchAnswer<Found>, 'state'>) =>
  state === 'error' ? <UnknownHeader /> : <HeadingSkeleton />;

const CardsSection = ({ results, children }: Pick<ResultsFrameProps, 'results' | 'children'>) => {
  const text = useText();
  const { state, answer, offline } = results;
  return (
    <>
      {offline && (
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
        {state === 'error' && <ResultsError search={results} />}
        {state === 'loading' && !answer && <CardsSkeleton />}
        {children}
      </section>
    </>
  );
};
