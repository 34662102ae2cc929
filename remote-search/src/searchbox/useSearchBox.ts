import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applyPatch, placeKeyOf } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { criteriaInFlow } from '@detour/shared-contracts/rules';
import { mobileQuery, useMedia } from '@detour/shared-ui';
import { useApi, useCriteria, useFormat, useHost, useSite, useSnapshotState } from '@detour/remote-kit';
import { suggestionsQuery } from '../destination/suggestions.query';
import { useRecentSearches } from '../destination/useRecentSearches';
import { toSearchValues, type ValuesContext } from './draft/search-values.view-model';
import { useText } from '../text';
import { toPatch, type Destination, type PlaceLabel, type SearchDraft } from './draft/draft';
import { searchAddress } from './address/search-address';
import { sitePriceRange } from '../results/search/site-price-range';
import { resultsAnchorId, scrollToResults } from '../results/results-anchor';
import { hasDates } from '../calendar/flexible/flexible-dates.view-model';
import { useDatesPrompt, type DatesPrompt } from './useDatesPrompt';
import { useSearchDraft } from './draft/useSearchDraft';
import type { Criteria, Names } from '../contract';

/** The open panel: of the form on the page, or of the full-screen search on a phone. */
type OpenPart = 'dates' | 'guests' | 'modal' | 'modal-destination' | 'modal-dates';

export interface SearchBoxState {
  readonly draft: SearchDraft;
  readonly flow: Flow;
  /** The criteria that a search would use now. They determine the calendar's prices. */
  readonly criteria: Criteria;
  readonly open: OpenPart | null;
  /** The typed text matches no place. */
  readonly notFound: boolean;
  /** Why the dates opened without a click. Null otherwise. */
  readonly datesPrompt: DatesPrompt['prompt'];
  change(change: Partial<SearchDraft>): void;
  setOpen(open: OpenPart | null): void;
  submit(): void;
}

/**
 * State of the search box: draft, open panel, and the search itself, which writes the hash and navigates to the results in
 * one history entry.
 * @spec SBOX-001 SBOX-010 SBOX-021 SBOX-024 SBOX-025
 */
export const useSearchBox = (flow: Flow, pageLabelOf: PlaceLabel): SearchBoxState => {
  const { navigation } = useHost();
  const text = useText();
  const format = useFormat();
  const { locale, flags } = useSite<Names>();
  const criteria = useCriteria<Names>();
  const isMobile = useMedia(mobileQuery);
  const labelOf = usePlaceLabel(pageLabelOf);
  const { draft, change: changeDraft } = useSearchDraft(labelOf);
  const dates = useDatesPrompt(flow);
  const [open, setOpen] = useSnapshotState<OpenPart | null>('search-open', null);
  const [notFound, setNotFound] = useState('');
  const resolve = useTypedPlace();
  const criteriaOf = (of: SearchDraft): Criteria => {
    const patched = applyPatch<Names>(criteria, toPatch(of, criteria));
    return criteriaInFlow(patched, flow, sitePriceRange(flow, flags, hasDates(patched)));
  };
  const change = (changes: Partial<SearchDraft>): void => {
    if (changes.dates !== undefined || changes.weekends) dates.changed(isDated(changes));
    changeDraft(changes);
  };
  const search = (of: SearchDraft): void => {
    if (dates.blocks(isDated(of))) return setOpen(open?.startsWith('modal') ? 'modal-dates' : 'dates');
    setOpen(null);
    // Already on the results page: a phone scrolls to the new results below the fold.
    const glides = isMobile && document.getElementById(resultsAnchorId) !== null;
    const heading = headingOf(of, { text, format, flow });
    void navigation.navigate(searchAddress(locale, flow, criteriaOf(of)), { heading }).then((outcome) => {
      if (outcome === 'committed' && glides) scrollToResults();
    });
  };
  const submit = async (): Promise<void> => {
    if (draft.destination || draft.typed.trim() === '') return search(draft);
    const destination = await resolve(draft.typed);
    if (!destination) return setNotFound(draft.typed);
    change({ destination, typed: '' });
    search({ ...draft, destination, typed: '' });
  };
  return {
    draft,
    flow,
    criteria: criteriaOf(draft),
    open,
    datesPrompt: dates.prompt,
    notFound: notFound !== '' && notFound === draft.typed,
    change,
    setOpen,
    submit: () => void submit(),
  };
};

/** What the heading of the results says besides their number. */
const headingOf = (draft: SearchDraft, context: Omit<ValuesContext, 'pageTheme'>): string => {
  const { destination, theme } = toSearchValues(draft, { ...context, pageTheme: null });
  return [theme, destination].filter(Boolean).join(', ') || context.text('search.results');
};

const isDated = ({ dates, weekends }: Partial<SearchDraft>): boolean => Boolean(dates ?? weekends);

/** Names of places: from the page, otherwise from recent searches, otherwise empty until known. */
const usePlaceLabel = (pageLabelOf: PlaceLabel): PlaceLabel => {
  const { searches } = useRecentSearches();
  return (place) => {
    const recent = searches.find(({ id, category }) => id === place.id && placeKeyOf(category) === place.key);
    return pageLabelOf(place) || (recent?.label ?? '');
  };
};

/** A search with typed text uses its best match, whether it was selected or not. */
const useTypedPlace = (): ((typed: string) => Promise<Destination | null>) => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const queryClient = useQueryClient();
  const { add } = useRecentSearches();
  return async (typed) => {
    const query = suggestionsQuery(api, { locale, term: typed.trim() });
    const [best] = await queryClient.fetchQuery(query).catch(() => []);
    if (!best) return null;
    const { id, label, category } = best;
    add({ id, label, category });
    return { kind: 'place', key: placeKeyOf(category), id, label };
  };
};
