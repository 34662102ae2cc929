import { css } from '@emotion/react';
import type { Flow } from '@detour/shared-contracts/mount';
import { TravelLocallyDialog } from '../destination/TravelLocallyDialog';
import { useDestinationEditor } from '../destination/useDestinationEditor';
import { useText } from '../text';
import type { PlaceLabel } from './draft/draft';
import { SearchForm } from './form/SearchForm';
import { SearchModal } from './form/SearchModal';
import { SearchSummary } from './SearchSummary';
import type { PageTheme } from './themes';
import { useSearchBox } from './useSearchBox';

export interface SearchBoxProps {
  readonly look: 'panel' | 'row';
  readonly flow: Flow;
  /** Name of the place in the hash. Empty when the page does not know it. */
  readonly labelOf: PlaceLabel;
  /** The theme in the hash, when the page knows its name. */
  readonly pageTheme?: PageTheme | null;
}

/**
 * The search box: a panel on desktop, stacked fields or a summary on a phone, and its full-screen form.
 * @spec SBOX-001 SRCH-001 SRCH-051
 */
export const SearchBox = ({ look, flow, labelOf, pageTheme = null }: SearchBoxProps) => {
  const text = useText();
  const box = useSearchBox(flow, labelOf);
  const editor = useDestinationEditor(box.draft, box.change);
  const modal = box.open?.startsWith('modal') ?? false;
  const problemId = problemOf(editor.locating === 'failed', box.notFound);
  const problem = problemId && text(problemId);
  return (
    <div data-testid="searchbox">
      {look === 'row' && (
        <SearchSummary
          draft={box.draft}
          flow={flow}
          pageTheme={pageTheme}
          onOpen={() => box.setOpen('modal')}
        />
      )}
      <SearchForm box={box} editor={editor} look={look} pageTheme={pageTheme} hooks={!modal} />
      <p css={problem ? message : undefined} role="status">
        {problem}
      </p>
      <TravelLocallyDialog editor={editor} />
      <SearchModal box={box} editor={editor} pageTheme={pageTheme} problem={problem} />
    </div>
  );
};

const problemOf = (noPosition: boolean, notFound: boolean) => {
  if (noPosition) return 'search.locationFailed' as const;
  return notFound ? ('search.noSuggestion' as const) : null;
};

const message = css({
  marginBlockStart: 'var(--space-2)',
  padding: '0.6rem 1rem',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-danger-tint)',
  color: 'var(--color-danger)',
  fontSize: '0.9375rem',
});
