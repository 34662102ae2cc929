import { use, useMemo } from 'react';
import type { ActivitySearchResponse } from '@detour/shared-contracts/api';
import { CardGrid } from '@detour/shared-ui';
import { useApi } from '@detour/remote-kit';
import { ActivityMap } from '../map/ActivityMap';
import { CriteriaContent } from '../results/CriteriaContent';
import { useResultsHead } from '../results/heading/useResultsHead';
import { RankingNote } from '../results/notes/RankingNote';
import { ResultsFrame } from '../results/ResultsFrame';
import { CardColumns } from '../results/split/columns';
import { ResultsPages } from '../results/ResultsPages';
import type { ActivitySearch } from '../results/search/page-search';
import { useSearchAnswer } from '../results/search/useSearchAnswer';
import { NoResults } from '../results/states/NoResults';
import { useResultsShown } from '../results/useResultsShown';
import { SearchBox } from '../searchbox/SearchBox';
import { ActivityCard } from './ActivityCard';
import { listedActivities } from './activity-card.view-model';
import { activitySearchQuery } from './activity-search.query';
import { useActivityCards } from './useActivityCards';
import type { Names } from '../contract';

export interface ActivityResultsProps {
  readonly search: ActivitySearch;
}

/** Day activities: their search box and results. */
export const ActivityResults = ({ search }: ActivityResultsProps) => {
  const { criteria } = search;
  const activities = useSearchAnswer(activitySearchQuery(useApi<Names>(), search.request), 'SEARCH-310');
  const { answer, outdated } = activities;
  const current = outdated ? null : answer;
  const listed = useMemo(
    () => current && listedActivities(current.exactMatch, criteria.adults),
    [current, criteria.adults],
  );
  useResultsShown(current, criteria, listed);
  useResultsHead(current, search);
  const searched = current?.searchDetails.destination;
  return (
    <>
      <SearchBox
        look="row"
        flow="activity"
        labelOf={({ id }) => (searched?.id === id ? searched.label : '')}
      />
      <CriteriaContent>
        <ResultsFrame
          search={search}
          results={activities}
          countMessage="search.activityCount"
          map={(map) => <ActivityMap criteria={criteria} {...map} />}
        >
          {answer && <Cards answer={answer} outdated={outdated} search={search} />}
        </ResultsFrame>
      </CriteriaContent>
    </>
  );
};

interface CardsProps extends ActivityResultsProps {
  readonly answer: ActivitySearchResponse;
  readonly outdated: boolean;
}

const Cards = ({ answer, outdated, search }: CardsProps) => {
  const { criteria, page } = search;
  const cards = useActivityCards(answer.exactMatch, criteria.adults);
  if (cards.length === 0)
    return <NoResults answer={answer} criteria={criteria} page={page} flow="activity" />;
  return (
    <>
      <CardGrid columns={use(CardColumns)} dimmed={outdated}>
        {cards.map((activity, index) => (
          <ActivityCard key={activity.id} activity={activity} eager={index === 0} />
        ))}
      </CardGrid>
      <ResultsPages totalCount={answer.totalCount} criteria={criteria} page={page} />
      <RankingNote search={search} />
    </>
  );
};
