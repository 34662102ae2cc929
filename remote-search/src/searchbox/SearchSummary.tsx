import { SearchSummaryBar } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import type { Flow } from '@detour/shared-contracts/mount';
import type { SearchDraft } from './draft/draft';
import { fieldsOf } from './flow-words';
import { toSearchValues } from './draft/search-values.view-model';
import { CriteriaValue } from './form/SearchField';
import type { PageTheme } from './themes';

export interface SearchSummaryProps {
  readonly draft: SearchDraft;
  readonly flow: Flow;
  readonly pageTheme: PageTheme | null;
  readonly onOpen: () => void;
}

/** The search criteria in one button, above the results on a phone. @spec SRCH-020 SRCH-021 SRCH-051 */
export const SearchSummary = ({ draft, flow, pageTheme, onOpen }: SearchSummaryProps) => {
  const text = useText();
  const format = useFormat();
  const { destination, dates, theme, guests } = toSearchValues(draft, {
    text,
    format,
    flow,
    pageTheme,
  });
  const { hasDates, hasCity } = fieldsOf(flow);
  const place = destination ?? text(hasCity ? 'search.anyCity' : 'search.anywhere');
  return (
    <SearchSummaryBar
      onOpen={onOpen}
      editLabel={text('search.edit')}
      place={<CriteriaValue>{theme ? `${place} · ${theme}` : place}</CriteriaValue>}
      details={
        <CriteriaValue>
          {hasDates
            ? text('search.summary', { dates: dates ?? text('search.anyDatesShort'), guests })
            : guests}
        </CriteriaValue>
      }
    />
  );
};
