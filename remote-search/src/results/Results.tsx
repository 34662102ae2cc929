import type { OffersResponse } from '@detour/shared-contracts/api';
import { useSite } from '@detour/remote-kit';
import { FallbackSections } from '../fallback/FallbackSections';
import { useFallbacks, type Fallbacks } from '../fallback/useFallbacks';
import { StayMap } from '../map/StayMap';
import { useText } from '../text';
import { CancellationRules } from './notes/CancellationRules';
import { CareChangeNote } from './notes/CareChangeNote';
import { FamilyNotice } from './notes/FamilyNotice';
import { GuestsNote } from './notes/GuestsNote';
import { RankingNote } from './notes/RankingNote';
import { ResultsPromises } from './notes/ResultsPromises';
import { SeoText } from './notes/SeoText';
import { SuggestionLinks } from './notes/SuggestionLinks';
import { ResultsGrid } from './offer/ResultsGrid';
import { hasStruckPrice } from './offer/offer.view-model';
import { useOfferContext } from './offer/useOfferContext';
import { resultsStyles as styles } from './results.styles';
import { ResultsFrame } from './ResultsFrame';
import { ResultsPages } from './ResultsPages';
import type { StaySearch } from './search/page-search';
import type { SearchAnswer } from './search/useSearchAnswer';
import { useVariantUsed } from './useVariantUsed';
import { hasDates } from '../calendar/flexible/flexible-dates.view-model';
import { FlexNote } from './notes/FlexNote';
import { DropFilters } from './states/DropFilters';
import { NoResults } from './states/NoResults';
import { CardsSkeleton } from './states/ResultsSkeleton';
import type { Names } from '../contract';

export interface ResultsProps {
  readonly offers: SearchAnswer<OffersResponse>;
  readonly search: StaySearch;
}

/** Results of stays, gifts or hotels, then the alternatives to them. */
export const Results = ({ offers, search }: ResultsProps) => {
  const { flags } = useSite<Names>();
  useVariantUsed('results-promises');
  const { criteria, flow, page } = search;
  const { answer, outdated } = offers;
  const fallbacks = useFallbacks({ answer: outdated ? null : answer, criteria, flow, page });
  return (
    <>
      <ResultsFrame
        search={search}
        results={offers}
        countMessage="search.resultCount"
        notices={
          <>
            <CareChangeNote hasDates={criteria.dates !== undefined} />
            <FamilyNotice criteria={criteria} flow={flow} />
            <GuestsNote criteria={criteria} flow={flow} hasDates={hasDates(criteria)} />
            <FlexNote criteria={criteria} />
            {flags['resultsSellingPoints'] && <ResultsPromises />}
          </>
        }
        map={(map) => <StayMap criteria={criteria} flow={flow} {...map} />}
      >
        {answer && <ResultsCards offers={offers} search={search} fallbacks={fallbacks} />}
      </ResultsFrame>
      <FallbackSections
        found={fallbacks.found}
        afterResults={(answer?.totalCount ?? 0) > 0}
        criteria={criteria}
        flow={flow}
      />
      {answer && <SuggestionLinks sections={answer.suggestionSections ?? []} />}
      {answer?.pageMeta && <SeoText words={answer.pageMeta.serpSeoLargeContent} />}
    </>
  );
};

interface ResultsCardsProps extends ResultsProps {
  readonly fallbacks: Fallbacks;
}

const ResultsCards = ({ offers, search, fallbacks }: ResultsCardsProps) => {
  const { answer, outdated } = offers;
  const { criteria, flow, page } = search;
  const text = useText();
  const context = useOfferContext(criteria, flow);
  if (!answer) return null;
  const cards = answer.exactMatch;
  if (cards.length === 0) {
    // Shows the empty state only after the last fallback search has responded.
    if (fallbacks.loading && fallbacks.found.length === 0) return <CardsSkeleton />;
    return (
      <>
        {fallbacks.found.length === 0 && (
          <NoResults answer={answer} criteria={criteria} flow={flow} page={page} />
        )}
        {answer.totalCount === 0 && !outdated && <DropFilters criteria={criteria} flow={flow} />}
      </>
    );
  }
  return (
    <>
      <ResultsGrid cards={cards} context={context} outdated={outdated} />
      <ResultsPages totalCount={answer.totalCount} criteria={criteria} page={page} />
      <RankingNote search={search} />
      {flow !== 'gifting' && <CancellationRules />}
      {cards.some((card) => hasStruckPrice(card, context)) && (
        <p css={styles.struck}>{text('price.struckNote')}</p>
      )}
    </>
  );
};
