import { css } from '@emotion/react';
import type { Sort } from '@detour/shared-contracts/criteria';
import { sortsFor } from '@detour/shared-contracts/rules';
import { actionBarPart, ArrowsSortIcon } from '@detour/shared-ui';
import { useText } from '../../text';
import { sortLabels, type SortSelectProps } from './SortSelect';

/** Sort order in the action bar: a native select over the whole part, which works best on phones. */
export const SortAction = ({ search: { flow, criteria, sort: chosen }, onSort }: SortSelectProps) => {
  const text = useText();
  const hasPosition = criteria.position !== undefined;
  return (
    <div css={actionBarPart}>
      <ArrowsSortIcon />
      <span aria-hidden="true">{text('sort.title')}</span>
      <select
        css={select}
        aria-label={text('sort.by')}
        value={chosen}
        onChange={({ target }) => onSort(target.value as Sort)}
        data-testid="sort"
      >
        {sortsFor(flow, hasPosition).map((sort) => (
          <option key={sort} value={sort}>
            {text(sortLabels[sort])}
          </option>
        ))}
      </select>
    </div>
  );
};

const select = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  fontSize: '1rem',
  cursor: 'pointer',
  '& option': { color: 'var(--color-ink)' },
});
