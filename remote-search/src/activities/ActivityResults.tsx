import type { ActivitySearchResponse } from '@detour/shared-contracts/api';
import type { Criteria } from '@detour/shared-contracts/criteria';
import { CardGrid, LiveRegion, mobileQuery, Note, useMedia } from '@detour/shared-ui';
import { useApi, useShopLocation, useSite, useSnapshotState } from '@detour/remote-kit';
import { FilterBar } from '../filters/FilterBar';
import { FiltersDrawer } from '../filters/FiltersDrawer';
import { useFilters } from '../filters/useFilters';
import { ActivityMap } from '../map/ActivityMap';
import { MapButton } from '../map/MapButton';
import { CriteriaContent } from '../results/CriteriaContent';
import { NoResults } from '../results/states/NoResults';
import { RankingNote } from '../results/notes/RankingNote';
import { ResultActions } from '../results/heading/ResultActions';
import { resultsAnchorId } from '../results/results-anchor';
import { readPage } from '../results/search/results-query';
import { resultsStyles as styles } from '../results/results.styles';
import { ResultsError } from '../results/states/ResultsError';
import { ResultsHeader } from '../results/heading/ResultsHeader';
import { ResultsPages } from '../results/ResultsPages';
import { CardsSkeleton, HeadingSkeleton } from '../results/states/ResultsSkeleton';
import { useResultsHead } from '../results/heading/useResultsHead';
import { useResultsShown } from '../results/useResultsShown';
import { useSearchAnswer, type SearchAnswer } from '../results/search/useSearchAnswer';
import { useSorting } from '../results/heading/useSorting';
import { SearchBox } from '../searchbox/SearchBox';
import { useText } from '../text';
import { ActivityCard } from './ActivityCard';
import { activityRequest } from './activity-request';
import { activitySearchQuery } from './activity-search.query';
import { useActivityCards } from './useActivityCards';

export interface ActivityResultsProps {
  /** Criteria after adapting them to the flow. */
  readonly criteria: Criteria;
}

type Activities = SearchAnswer<ActivitySearchResponse>;

/** Day activities: their search box and results. */
export const ActivityResults = ({ criteria }: ActivityResultsProps) => {
  const { locale } = useSite();
  const page = readPage(useShopLocation().search);
  const query = activitySearchQuery(useApi(), activityRequest(criteria, locale, { page }));
  const activities: Activities = useSearchAnswer(query, 'SEARCH-310');
  const current = activities.outdated ? null : activities.answer;
  useResultsShown(current, criteria);
  useResultsHead(current, 'activity');
  const searched = current?.searchDetails.destination;
  return (
    <>
      <SearchBox
        look="row"
        flow="activity"
        labelOf={({ id }) => (searched?.id === id ? searched.label : '')}
      />
      <CriteriaContent>
        <Found activities={activities} criteria={criteria} page={page} />
      </CriteriaContent>
    </>
  );
};

interface FoundProps extends ActivityResultsProps {
  readonly activities: Activities;
  /** Zero-based. */
  readonly page: number;
}

const Found = ({ activities, criteria, page }: FoundProps) => {
  const text = useText();
  const isMobile = useMedia(mobileQuery);
  const { state, answer, outdated } = activities;
  const details = answer?.searchDetails ?? null;
  const filters = useFilters({ criteria, flow: 'activity', details });
  const onSort = useSorting(criteria, 'activity');
  const [mapOpen, setMapOpen] = useSnapshotState<boolean>('map-open', false);
  const shared = { criteria, flow: 'activity', onSort } as const;
  return (
    <>
      <LiveRegion
        message={answer && !outdated ? text('search.activityCount', { count: answer.totalCount }) : ''}
      />
      {details ? <ResultsHeader details={details} {...shared} /> : <HeadingSkeleton />}
      <FilterBar filters={filters} end={<MapButton onClick={() => setMapOpen(true)} />} />
      {activities.offline && (
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
        {state === 'error' && <ResultsError search={activities} />}
        {state === 'loading' && !answer && <CardsSkeleton />}
        {answer && <Cards answer={answer} outdated={outdated} criteria={criteria} page={page} />}
      </section>
      <FiltersDrawer filters={filters} />
      <ActivityMap criteria={criteria} details={details} open={mapOpen} onClose={() => setMapOpen(false)} />
      {isMobile && <ResultActions filters={filters} {...shared} onMap={() => setMapOpen(true)} />}
    </>
  );
};

interface CardsProps extends ActivityResultsProps {
  readonly answer: ActivitySearchResponse;
  readonly outdated: boolean;
  readonly page: number;
}

const Cards = ({ answer, outdated, criteria, page }: CardsProps) => {
  const cards = useActivityCards(answer.exactMatch, criteria.adults);
  if (cards.length === 0)
    return <NoResults answer={answer} criteria={criteria} page={page} flow="activity" />;
  return (
    <>
      <CardGrid dimmed={outdated}>
        {cards.map((activity, index) => (
          <ActivityCard key={activity.id} activity={activity} eager={index < eagerCards} />
        ))}
      </CardGrid>
      <ResultsPages totalCount={answer.totalCount} criteria={criteria} page={page} />
      <RankingNote flow="activity" criteria={criteria} />
    </>
  );
};

/** The first row on desktop. */
const eagerCards = 3;
