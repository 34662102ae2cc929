import { SearchSummaryBar } from './SearchSummaryBar';

export const SearchSummary = () => (
  <SearchSummaryBar
    editLabel="Modifier la recherche"
    place="Étretat · Bien-être"
    details="11–13 déc., 2 voyageurs"
    onOpen={() => undefined}
  />
);
