import { css } from '@emotion/react';
import { media, SearchIcon, VisuallyHidden } from '@detour/shared-ui';
import { useFormat } from '@detour/shared-ui/remote';
import { useText } from '../text';
import type { SearchDraft } from './draft';
import { toSearchValues } from './search-values.view-model';
import { CriteriaValue } from './SearchField';

export interface SearchSummaryProps {
  readonly draft: SearchDraft;
  readonly onOpen: () => void;
}

/** The whole search in one pill, on a phone above results; it opens the search. @spec SRCH-051 */
export const SearchSummary = ({ draft, onOpen }: SearchSummaryProps) => {
  const text = useText();
  const format = useFormat();
  const { destination, dates, theme, guests } = toSearchValues(draft, { text, format });
  const place = destination ?? text('search.anywhere');
  return (
    <button type="button" css={pill} onClick={onOpen} aria-haspopup="dialog">
      <SearchIcon />
      <span css={words}>
        <VisuallyHidden>{text('search.edit')}</VisuallyHidden>
        <strong css={strong}>
          <CriteriaValue>{theme ? `${place} · ${theme}` : place}</CriteriaValue>
        </strong>
        <span css={small}>
          <CriteriaValue>
            {text('search.summary', { dates: dates ?? text('search.anyDatesShort'), guests })}
          </CriteriaValue>
        </span>
      </span>
    </button>
  );
};

const pill = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  width: '100%',
  minHeight: '3.5rem',
  padding: '0.4rem 1rem',
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { color: 'var(--color-brand)' },
  [media.fromTablet]: { display: 'none' },
});

const words = css({ flex: 1, minWidth: 0 });
const strong = css({ display: 'block', fontWeight: 560 });
const small = css({
  display: 'block',
  color: 'var(--color-ink-muted)',
  '& > span': { fontSize: '0.875rem' },
});
